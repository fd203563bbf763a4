// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/games/ruleeditor.h"

#include "formats/names.h"
#include "languages/translated.h"
#include "models/games/editorrow.h"
#include "models/games/newsidebet.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace openshoe::models {

namespace {

const catalogue::Game* gameOf(const catalogue::Catalogue& games, const QString& id) {
    const auto found =
        std::ranges::find(games.games(), id.toStdString(), [](const catalogue::Game& game) { return game.rules->id; });
    return found == games.games().end() ? nullptr : &*found;
}

} // namespace

RuleEditor::RuleEditor(catalogue::Catalogue& games, session::Analyst& analyst, SettingsController& settings,
                       QObject* parent)
    : QObject(parent), m_games(games), m_figures(analyst, settings) {
    connect(&games, &catalogue::Catalogue::changed, this, &RuleEditor::compareWithFile);
    connect(&m_figures, &EditorFigures::priced, this, &RuleEditor::show);
}

// --- Opening and closing.

void RuleEditor::open(const QString& gameId) {
    if (gameId == this->gameId())
        return;
    const auto* game = gameOf(m_games, gameId);
    if (!game)
        return;
    if (hasChanges())
        m_aside.insert_or_assign(m_now->gameId, std::move(*m_now));
    if (const auto kept = m_aside.find(gameId); kept != m_aside.end()) {
        Edited edited = std::move(kept->second);
        m_aside.erase(kept);
        begin(std::move(edited));
        compareWithFile();
        return;
    }
    const bool own = game->source != catalogue::Game::Source::BuiltIn;
    begin({.gameId = gameId,
           .path = game->path,
           .own = own,
           .known = game->rules,
           .draft = RuleDraft(own ? *game->rules : copyOf(*game->rules)),
           .typed = {},
           .file = File::Same,
           .fileError = {}});
}

engine::RuleSet RuleEditor::copyOf(const engine::RuleSet& game) const {
    engine::RuleSet copy = game;
    copy.id = m_files.freeId(game.id);
    copy.name = m_files.freeName(tr("My %1").arg(models::gameName(game))).toStdString();
    copy.look.order.reset();
    return copy;
}

std::optional<engine::RuleSet> RuleEditor::startOf(const formats::Preset& preset) const {
    std::optional<engine::RuleSet> start;
    for (const catalogue::Game& game : m_games.games()) {
        const bool simpler = !start || game.rules->sideBets.size() < start->sideBets.size();
        if (game.source != catalogue::Game::Source::BuiltIn || !simpler)
            continue;
        if (auto laid = formats::withPreset(*game.rules, preset))
            start = std::move(*laid);
    }
    if (start) {
        start->id = m_files.freeId(preset.id);
        start->name = m_files.freeName(formats::presetName(preset)).toStdString();
        start->look.order.reset();
        start->publishedRtp.reset();
    }
    return start;
}

void RuleEditor::openNew(int preset) {
    const auto& all = formats::presets();
    if (preset < 0 || preset >= static_cast<int>(all.size()))
        return;
    const formats::Preset& wanted = all[static_cast<std::size_t>(preset)];
    const auto start = startOf(wanted);
    if (!start)
        return;
    if (hasChanges())
        m_aside.insert_or_assign(m_now->gameId, std::move(*m_now));
    if (const auto kept = m_aside.find(text(start->id)); kept != m_aside.end()) {
        Edited edited = std::move(kept->second);
        m_aside.erase(kept);
        begin(std::move(edited));
        return;
    }
    RuleDraft draft(*start);
    draft.lay(wanted);
    begin({.gameId = text(start->id),
           .path = {},
           .own = false,
           .brief = true,
           .known = nullptr,
           .draft = std::move(draft),
           .typed = {},
           .file = File::Same,
           .fileError = {}});
}

void RuleEditor::begin(Edited edited) {
    m_now = std::move(edited);
    m_saveProblem = {};
    m_sought.clear();
    m_figures.begin(m_now->draft.saved());
    if (m_now->draft.hasChanges())
        m_figures.update(m_now->draft);
    show();
    emit openChanged();
}

void RuleEditor::close() {
    if (!isOpen())
        return;
    m_now.reset();
    m_saveProblem = {};
    m_figures.end();
    show();
    emit openChanged();
}

// --- Showing.

EditorContext RuleEditor::context() const {
    EditorContext context;
    std::set<std::string> currencies;
    for (const catalogue::Game& game : m_games.games()) {
        for (const engine::Limit& limit : game.rules->limits)
            currencies.insert(limit.currency);
    }
    context.currencies = {currencies.begin(), currencies.end()};
    context.sideBets = m_figures.sideBetFigures();
    context.problems = idProblems();
    context.typed = m_now->typed;
    return context;
}

void RuleEditor::show() {
    m_all = m_now ? editorRows(m_now->draft, context()) : std::vector<EditorRow>();
    list();
}

void RuleEditor::list() {
    m_rows.setRows(withheld() > 0 ? thatMatter(m_all) : found(m_all, m_sought));
    emit changed();
}

int RuleEditor::withheld() const {
    if (!m_now || !m_now->brief || !m_sought.isEmpty())
        return 0;
    return static_cast<int>(std::ranges::count_if(m_all, [](const EditorRow& row) { return !row.isListedFirst(); }));
}

void RuleEditor::showAll() {
    if (!m_now)
        return;
    m_now->brief = false;
    list();
}

void RuleEditor::setSought(const QString& sought) {
    if (sought == m_sought)
        return;
    m_sought = sought;
    list();
}

void RuleEditor::retranslate() {
    m_figures.retranslate();
    show();
    emit languageChanged();
}

QString RuleEditor::gameName() const {
    return m_now ? m_now->draft.at(QStringLiteral("/name")).toString() : QString();
}

// A game may keep its own id, but not take another game's.
std::vector<base::Error> RuleEditor::idProblems() const {
    const std::string& id = m_now->draft.rules().id;
    const bool taken = m_games.find(id) && !(m_now->own && text(id) == m_now->gameId);
    if (!taken)
        return {};
    return {{base::Error::Kind::Input, "/id",
             base::Said::verbatim(
                 tr("“%1” is another game's id; choose a different one").arg(text(id)).toStdString())}};
}

int RuleEditor::problemCount() const {
    return m_now ? static_cast<int>(m_now->draft.problems().size() + idProblems().size()) : 0;
}

QString RuleEditor::firstProblem() const {
    const auto found = std::ranges::find_if(m_all, [](const EditorRow& row) { return !row.problem.isEmpty(); });
    return found == m_all.end() ? QString() : found->place;
}

bool RuleEditor::canSave() const {
    return m_now && problemCount() == 0 && m_now->file <= File::Taken && (hasChanges() || m_now->path.isEmpty());
}

QStringList RuleEditor::presetNames() const {
    QStringList names;
    for (const formats::Preset& preset : formats::presets())
        names << formats::presetName(preset);
    return names;
}

int RuleEditor::preset() const {
    return m_now && m_now->draft.preset() ? static_cast<int>(m_now->draft.preset() - formats::presets().data()) : -1;
}

QString RuleEditor::presetSource() const {
    return m_now && m_now->draft.preset() ? formats::presetSource(*m_now->draft.preset()) : QString();
}

QString RuleEditor::presetFigures() const {
    const formats::Preset* preset = m_now ? m_now->draft.preset() : nullptr;
    if (!preset || !preset->published)
        return {};
    const auto written = [](const formats::PrintedEdge& edge) { return percentText(edge.edge, edge.decimals); };
    const QString sentence =
        preset->published->basicStrategy
            ? tr("House edge of this preset with basic strategy: %1 computed, %2 published; source: %3")
            : tr("House edge of this preset with best play: %1 computed, %2 published; source: %3");
    return sentence.arg(written(preset->computed()), written(preset->published->houseEdge), preset->published->source);
}

QString RuleEditor::presetDifference() const {
    return m_now && m_now->draft.preset() ? formats::presetDifference(*m_now->draft.preset()) : QString();
}

// --- Changing.

const EditorRow* RuleEditor::rowAt(const QString& place) const {
    const auto found = std::ranges::find(m_all, place, &EditorRow::place);
    return found == m_all.end() ? nullptr : &*found;
}

void RuleEditor::stepTaken() {
    m_saveProblem = {};
    m_figures.update(m_now->draft);
    show();
}

void RuleEditor::change(const QString& place, const QJsonValue& value) {
    m_now->draft.change(place, value);
    stepTaken();
}

void RuleEditor::undo() {
    if (!canUndo())
        return;
    m_now->draft.undo();
    stepTaken();
}

void RuleEditor::redo() {
    if (!canRedo())
        return;
    m_now->draft.redo();
    stepTaken();
}

void RuleEditor::turn(const QString& place, bool on) {
    const EditorRow* row = rowAt(place);
    if (!row || row->checked == on)
        return;
    if (row->entry == RuleEntry::Switch)
        change(place, on);
    else if (row->entry == RuleEntry::Pay)
        change(place, on ? QJsonValue(QStringLiteral("1:1")) : QJsonValue(QJsonValue::Undefined));
}

void RuleEditor::type(const QString& place, const QString& text) {
    typeAt(place, {}, text);
}
void RuleEditor::typeLeast(const QString& place, const QString& text) {
    typeAt(place, QStringLiteral("/min"), text);
}
void RuleEditor::typeMost(const QString& place, const QString& text) {
    typeAt(place, QStringLiteral("/max"), text);
}

void RuleEditor::typeAt(const QString& place, const QString& part, const QString& text) {
    const EditorRow* row = rowAt(place);
    if (!row)
        return;
    m_now->typed.insert(place + part, text);
    m_now->draft.change(place + part, typedValue(*row, text), RuleDraft::By::Typing);
    stepTaken();
}

void RuleEditor::step(const QString& place, int by) {
    const EditorRow* row = rowAt(place);
    if (!row || row->entry != RuleEntry::Number)
        return;
    const QJsonValue value = m_now->draft.at(place);
    // To the row's next step, starting from anywhere.
    const double from = value.isDouble() ? value.toDouble() : row->least;
    const double steps = (from - row->least) / row->step;
    const double next = by > 0 ? std::floor(steps + 1e-9) + by : std::ceil(steps - 1e-9) + by;
    const double number = std::clamp(row->least + next * row->step, row->least, row->greatest);
    // Rounds off the error of counting in steps.
    change(place, std::round(number * 1e9) / 1e9);
}

void RuleEditor::choose(const QString& place, int label) {
    const EditorRow* row = rowAt(place);
    if (!row || label < 0 || label >= row->labels.size())
        return;
    const QJsonValue value = row->values[static_cast<std::size_t>(label)];
    const engine::RuleSet& rules = m_now->draft.rules();
    switch (row->act) {
    case EditorRow::Act::Set: change(place, value); break;
    case EditorRow::Act::SetKind: {
        const QString bet = place.section(u'/', 0, -2);
        change(bet, withKind(m_now->draft.at(bet).toObject(), value.toString(), rules));
        break;
    }
    case EditorRow::Act::AddBet:
        append(*row, value.isObject() ? formats::placedIn(value.toObject(), rules)
                                      : newSideBet(value.toString(), rules, m_games));
        break;
    case EditorRow::Act::AddLimit: append(*row, newLimit(m_now->draft.at(place).toArray(), value.toString())); break;
    }
}

void RuleEditor::append(const EditorRow& row, const QJsonValue& element) {
    const auto count = m_now->draft.at(row.place).toArray().size();
    change(QStringLiteral("%1/%2").arg(row.place).arg(count), element);
}

void RuleEditor::include(const QString& place, int label, bool on) {
    const EditorRow* row = rowAt(place);
    if (!row || label < 0 || label >= row->chosen.size())
        return;
    QJsonArray next;
    for (qsizetype i = 0; i < row->chosen.size(); ++i) {
        if (i == label ? on : row->chosen[i])
            next.append(row->values[static_cast<std::size_t>(i)]);
    }
    change(place, next);
}

void RuleEditor::remove(const QString& place) {
    const EditorRow* row = rowAt(place);
    if (row && row->removable)
        change(place, QJsonValue::Undefined);
}

void RuleEditor::reset(const QString& place) {
    if (const EditorRow* row = rowAt(place); row && row->differs)
        change(place, m_now->draft.reference(place));
}

void RuleEditor::lay(int preset) {
    const auto& all = formats::presets();
    if (!m_now || preset < 0 || preset >= static_cast<int>(all.size()))
        return;
    m_now->draft.lay(all[static_cast<std::size_t>(preset)]);
    stepTaken();
}

// --- The file.

bool RuleEditor::save() {
    m_games.reload(); // so that the person is asked before outside changes to the file are overwritten
    if (!canSave())
        return false;
    const engine::RuleSet rules = m_now->draft.rules();
    const Edited former = *m_now;
    // The catalogue announces the file while it is being written, so it must already be this draft's.
    m_now->path = former.path.isEmpty() ? m_files.newPath(rules.id) : former.path;
    m_now->own = true;
    m_now->known = std::make_shared<const engine::RuleSet>(rules);
    m_now->gameId = text(rules.id);
    m_now->draft.setSaved(rules);
    if (const auto written = m_files.write(rules, m_now->path); !written) {
        m_now = former;
        m_saveProblem = written.error().said();
        show();
        return false;
    }
    m_saveProblem = {};
    m_figures.setSaved(rules);
    show();
    emit openChanged();
    emit saved(m_now->gameId);
    return true;
}

void RuleEditor::compareWithFile() {
    if (!m_now)
        return;
    if (m_now->own && !m_now->path.isEmpty()) {
        const auto* game = gameOf(m_games, m_now->gameId);
        const auto& unusable = m_games.unusable();
        const auto broken = std::ranges::find(unusable, m_now->path, &formats::UnusableVariant::path);
        m_now->fileError = broken == unusable.end() ? base::Said() : broken->error.said();
        if (game && *game->rules == *m_now->known)
            m_now->file = m_now->file == File::Taken ? File::Taken : File::Same;
        else if (game)
            m_now->file = File::Changed;
        else
            m_now->file = broken == unusable.end() ? File::Gone : File::Unreadable;
        // No unsaved changes would be lost.
        if (m_now->file == File::Changed && !hasChanges()) {
            takeTheirs();
            m_now->file = File::Taken;
            emit changed();
            return;
        }
    }
    show();
}

QString RuleEditor::fileText() const {
    switch (m_now ? m_now->file : File::Same) {
    case File::Same: break;
    case File::Taken: return tr("The game's file has been changed by someone else; these are its new rules.");
    case File::Changed:
        return tr("The game's file has been changed by someone else. Keep your rules, or use the file's?");
    case File::Gone: return tr("The game's file is gone. Keep your rules and save them to create it again.");
    case File::Unreadable:
        return tr("The game's file can no longer be read: %1 Keep your rules and save them to create a new file.")
            .arg(languages::translated(m_now->fileError));
    }
    return {};
}

void RuleEditor::keepMine() {
    if (!m_now)
        return;
    const auto* game = gameOf(m_games, m_now->gameId);
    if (m_now->file == File::Changed && game) {
        m_now->known = game->rules;
        m_now->draft.setSaved(*game->rules);
        m_figures.setSaved(*game->rules);
    } else if (m_now->file > File::Changed) {
        m_now->path.clear();
    }
    m_now->file = File::Same;
    show();
    emit openChanged();
}

void RuleEditor::takeTheirs() {
    const auto* game = m_now ? gameOf(m_games, m_now->gameId) : nullptr;
    if (!game || m_now->file != File::Changed)
        return;
    begin({.gameId = m_now->gameId,
           .path = game->path,
           .own = true,
           .known = game->rules,
           .draft = RuleDraft(*game->rules),
           .typed = {},
           .file = File::Same,
           .fileError = {}});
}

} // namespace openshoe::models

#include "moc_ruleeditor.cpp"
