// SPDX-License-Identifier: GPL-3.0-or-later
#include "productwords.h"

#include <array>

using namespace openshoe::engine;

QString spoken(Card card) {
    static const std::array ranks{"Ace",   "Two",  "Three", "Four", "Five",  "Six", "Seven",
                                  "Eight", "Nine", "Ten",   "Jack", "Queen", "King"};
    static const std::array suits{"spades", "hearts", "diamonds", "clubs"};
    return QStringLiteral("%1 of %2")
        .arg(QLatin1String(ranks[static_cast<std::size_t>(card.rank) - 1]),
             QLatin1String(suits[static_cast<std::size_t>(card.suit)]));
}

QString spoken(HandValue value) {
    const QString total = QString::number(value.total);
    return value.soft && value.total < 21 ? QStringLiteral("soft ") + total : total;
}

QRegularExpression wordsFor(PlayResult result) {
    static const std::array words{"blackjack",  "win|won",  "push",
                                  "lose|lost",  "bust",     "surrender|give up|gave up|given up",
                                  "even money", "returned", "win|won"};
    return QRegularExpression(QLatin1String(words[static_cast<std::size_t>(result)]),
                              QRegularExpression::CaseInsensitiveOption);
}

QString captionOf(const RuleSet& rules, Action action) {
    if (action == Action::Surrender && rules.surrender.when == SurrenderWhen::Early)
        return QStringLiteral("Give up");
    static const std::array captions{"Hit",       "Stand",      "Double", "Split",         "Surrender",
                                     "Insurance", "Even money", "No",     "Follow double", "Follow split"};
    return QLatin1String(captions[static_cast<std::size_t>(action)]);
}

std::vector<Action> possibleActions(const RuleSet& rules) {
    std::vector<Action> list{Action::Hit, Action::Stand, Action::Double};
    const bool evenMoney = rules.evenMoney.onAce || rules.evenMoney.onTen;
    const bool surrenderAsked = rules.surrender.when == SurrenderWhen::Early && rules.dealer.peek;
    if (rules.split.hands > 1)
        list.push_back(Action::Split);
    if (rules.surrender.when != SurrenderWhen::None)
        list.push_back(Action::Surrender);
    if (rules.insurance.offered)
        list.push_back(Action::Insurance);
    if (evenMoney)
        list.push_back(Action::EvenMoney);
    if (rules.insurance.offered || evenMoney || surrenderAsked)
        list.push_back(Action::Decline);
    return list;
}
