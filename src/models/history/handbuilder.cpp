// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/handbuilder.h"

#include "engine/state.h"
#include "models/history/handsought.h"
#include "models/words/amounts.h"

#include <QStringList>

#include <array>
#include <utility>

namespace openshoe::models {

namespace {

using storage::HandSought;
using Kind = HandSought::Kind;

constexpr int aceLow = 1;
constexpr int aceHigh = 11;

// The values of the options are what can be typed in every language.
QString valueOf(const HandSought& hand) {
    const QString points = hand.first == aceLow ? QStringLiteral("A") : QString::number(hand.first);
    switch (hand.kind) {
    case Kind::Hard: return QStringLiteral("hard ") + points;
    case Kind::Soft: return QStringLiteral("soft ") + points;
    case Kind::Pair: return QStringLiteral("pair ") + points;
    case Kind::Cards: {
        const bool soft = hand.first == aceLow || hand.second == aceLow;
        const int total = hand.first + hand.second + (soft ? aceHigh - aceLow : 0);
        return (soft ? QStringLiteral("soft %1") : QStringLiteral("hard %1")).arg(total);
    }
    case Kind::Any: break;
    }
    return {};
}

QString upValue(int up) {
    return up == 0 ? QString() : QStringLiteral("v ") + (up == aceLow ? QStringLiteral("A") : QString::number(up));
}

} // namespace

HandBuilder::HandBuilder(QObject* parent) : QObject(parent) {
    offer();
    for (const Choices* choices : {&m_hands, &m_ups, &m_actions}) {
        connect(choices, &Choices::chosen, this, [this] {
            if (!m_quiet)
                emit changed();
        });
    }
}

void HandBuilder::retranslate() {
    m_quiet = true;
    offer();
    m_quiet = false;
}

void HandBuilder::offer() {
    constexpr int ten = 10;
    constexpr int lowestHard = 5;
    constexpr int lowestSoft = 13;
    constexpr int highest = 20;
    std::vector<ChoiceRow> hands{{tr("Any hand"), {}}};
    for (int total = highest; total >= lowestHard; --total)
        hands.push_back({tr("Hard %1").arg(numberText(total)), QStringLiteral("hard %1").arg(total)});
    for (int total = highest; total >= lowestSoft; --total)
        hands.push_back({tr("Soft %1").arg(numberText(total)), QStringLiteral("soft %1").arg(total)});
    const auto points = [](int card) { return card == aceLow ? tr("A", "an ace") : numberText(card); };
    hands.push_back({tr("Pair of %1").arg(points(aceLow)), QStringLiteral("pair A")});
    for (int card = ten; card > aceLow; --card)
        hands.push_back({tr("Pair of %1").arg(points(card)), QStringLiteral("pair %1").arg(card)});
    m_hands.offer(std::move(hands));
    std::vector<ChoiceRow> ups{{tr("Any up card"), {}}};
    for (int card = aceLow + 1; card <= ten; ++card)
        ups.push_back({points(card), upValue(card)});
    ups.push_back({points(aceLow), upValue(aceLow)});
    m_ups.offer(std::move(ups));
    std::vector<ChoiceRow> actions{{tr("Any decision"), {}}};
    for (const auto action : {engine::Action::Hit, engine::Action::Stand, engine::Action::Double,
                              engine::Action::Split, engine::Action::Surrender}) {
        const QString value = QString::fromLatin1(engine::name(action));
        actions.push_back({handText({.action = action}), value});
    }
    m_actions.offer(std::move(actions));
}

void HandBuilder::show(const std::optional<HandSought>& hand) {
    const HandSought shown = hand.value_or(HandSought());
    m_quiet = true;
    for (const auto& [choices, value] :
         {std::pair(&m_hands, valueOf(shown)), std::pair(&m_ups, upValue(shown.up)),
          std::pair(&m_actions, shown.action ? QString::fromLatin1(engine::name(*shown.action)) : QString())}) {
        choices->choose({});
        choices->choose(value);
    }
    m_quiet = false;
}

QString HandBuilder::text() const {
    QStringList parts;
    for (const Choices* choices : {&m_hands, &m_ups, &m_actions}) {
        if (choices->narrows())
            parts << choices->value();
    }
    const auto hand = handFrom(parts.join(u' '));
    return hand ? handText(*hand) : QString();
}

} // namespace openshoe::models

#include "moc_handbuilder.cpp"
