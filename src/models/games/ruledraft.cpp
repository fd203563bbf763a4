// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/games/ruledraft.h"

#include <QJsonArray>
#include <QStringList>

namespace openshoe::models {

namespace {

QStringList stepsOf(const QString& place) {
    return place.split(u'/').mid(1);
}

QJsonValue valueAt(const QJsonValue& document, const QString& place) {
    QJsonValue at = document;
    for (const QString& step : stepsOf(place))
        at = at.isArray() ? at[step.toInt()] : at[step];
    return at;
}

/// The value with the part at the end of `steps` replaced; a missing section is created.
QJsonValue with(const QJsonValue& at, const QStringList& steps, const QJsonValue& value) {
    if (steps.isEmpty())
        return value;
    const QStringList rest = steps.mid(1);
    if (!at.isArray()) {
        QJsonObject object = at.toObject();
        object.insert(steps[0], with(object.value(steps[0]), rest, value));
        return object;
    }
    QJsonArray list = at.toArray();
    const int index = steps[0].toInt();
    if (index >= list.size())
        list.append(with({}, rest, value));
    else if (rest.isEmpty() && value.isUndefined())
        list.removeAt(index);
    else
        list[index] = with(list.at(index), rest, value);
    return list;
}

} // namespace

RuleDraft::RuleDraft(const engine::RuleSet& saved)
    : m_begun(formats::ruleSetToJson(saved)), m_savedRules(saved),
      m_saved(m_begun), m_states{State{.document = m_begun, .preset = nullptr, .typedAt = {}}} {
    read();
}

QJsonValue RuleDraft::at(const QString& place) const {
    return valueAt(m_document, place);
}
QJsonValue RuleDraft::reference(const QString& place) const {
    return valueAt(m_reference, place);
}

void RuleDraft::change(const QString& place, const QJsonValue& value, By by) {
    const State& now = m_states[m_at];
    const QStringList steps = stepsOf(place);
    State next{.document = with(now.document, steps, value).toObject(),
               .preset = now.preset,
               .typedAt = by == By::Typing ? place : QString()};
    // Removes an empty section. Its type must be checked too: in Qt 6.11 any array equals an empty object.
    if (const QJsonValue section = next.document.value(steps[0]);
        steps.size() == 2 && section.isObject() && section.toObject().isEmpty())
        next.document.remove(steps[0]);
    if (next.document == now.document)
        return;
    if (by == By::Typing && now.typedAt == place && !canRedo()) {
        m_states[m_at] = std::move(next);
        read();
        return;
    }
    step(std::move(next));
}

void RuleDraft::lay(const formats::Preset& preset) {
    State next{.document = formats::overlaid(m_states[m_at].document, preset), .preset = &preset, .typedAt = {}};
    if (next.document != m_states[m_at].document || next.preset != m_states[m_at].preset)
        step(std::move(next));
}

void RuleDraft::undo() {
    if (canUndo())
        move(m_at - 1);
}

void RuleDraft::redo() {
    if (canRedo())
        move(m_at + 1);
}

void RuleDraft::setSaved(const engine::RuleSet& saved) {
    m_savedRules = saved;
    m_saved = formats::ruleSetToJson(saved);
    m_states[m_at].typedAt.clear(); // further typing is a new step
    read();
}

void RuleDraft::step(State next) {
    m_states.resize(m_at + 1);
    m_states.push_back(std::move(next));
    move(m_at + 1);
}

void RuleDraft::move(std::size_t to) {
    m_before = isPlayable() ? std::optional(m_rules) : std::nullopt;
    m_at = to;
    read();
}

void RuleDraft::read() {
    const State& now = m_states[m_at];
    m_document = formats::relabelled(now.document, m_begun);
    m_reference = now.preset ? formats::overlaid(m_saved, *now.preset) : m_saved;
    auto read = formats::readRules(m_document, {});
    if (read.rules)
        m_rules = std::move(*read.rules);
    m_problems = std::move(read.problems);
    for (base::Error& problem : m_problems)
        problem.where = problem.where.substr(problem.where.find('/'));
}

} // namespace openshoe::models
