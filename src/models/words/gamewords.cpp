// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/gamewords.h"

#include "analysis/rule_costs.h"
#include "formats/names.h"
#include "languages/translated.h"
#include "models/words/amounts.h"
#include "models/words/terms.h"

#include <algorithm>
#include <functional>

namespace openshoe::models {

using namespace engine;

QString oddsText(base::Odds odds) {
    return Words::tr("%1 to %2").arg(odds.pays).arg(odds.to);
}

bool isGivenUp(const RuleSet& rules) {
    return rules.surrender.when == SurrenderWhen::Early;
}

QString actionCaption(const RuleSet& rules, Action action) {
    switch (action) {
    case Action::Hit: return Terms::tr("Hit");
    case Action::Stand: return Terms::tr("Stand");
    case Action::Double: return Terms::tr("Double");
    case Action::Split: return Terms::tr("Split");
    case Action::Surrender: return isGivenUp(rules) ? Terms::tr("Give up") : Terms::tr("Surrender");
    case Action::Insurance: return Terms::tr("Insurance");
    case Action::EvenMoney: return Terms::tr("Even money");
    case Action::Decline: return Words::tr("No");
    case Action::FollowDouble: return Terms::tr("Follow double");
    case Action::FollowSplit: return Terms::tr("Follow split");
    }
    return {};
}

QString outcomeText(SideOutcome outcome, SideOutcome second) {
    const QString one = languages::translated(infoOf(outcome).caption);
    return second == SideOutcome::None ? one : one + QStringLiteral(" + ") + outcomeText(second, SideOutcome::None);
}

QString outcomeName(SideOutcome outcome, SideOutcome second) {
    const QString one = formats::sideOutcomeName(outcome);
    return second == SideOutcome::None ? one : one + QStringLiteral(" + ") + formats::sideOutcomeName(second);
}

QString feltName(const RuleSet& rules) {
    return rules.look.felt ? QString::fromLatin1(name(*rules.look.felt)) : QString();
}

QString dealerLine(const RuleSet& rules) {
    const DealerRule& drawing = rules.dealer.drawing;
    return (drawing.hitsSoft ? Words::tr("Dealer must draw to %1 and hit soft %2")
                             : Words::tr("Dealer must draw to %1 and stand on all %2s"))
        .arg(drawing.standsOn - 1)
        .arg(drawing.standsOn);
}

QStringList feltLines(const RuleSet& rules) {
    QStringList lines;
    lines << Words::tr("Blackjack pays %1").arg(oddsText(rules.blackjackPays));
    // Second, where no hand of many cards reaches (`TableGeometry.handCeiling`).
    if (rules.insurance.offered)
        lines << Words::tr("Insurance pays %1").arg(oddsText(rules.insurance.pays));
    lines << dealerLine(rules);
    if (rules.dealer.push22 != Push22::None)
        lines << Words::tr("Dealer's 22 pushes");
    return lines;
}

QStringList currenciesOf(const RuleSet& rules) {
    QStringList all;
    for (const Limit& limit : rules.limits)
        all << text(limit.currency);
    return all;
}

QString summaryText(const RuleSet& rules) {
    using analysis::Trait;
    std::vector<std::pair<double, QString>> parts;
    const auto say = [&](Trait trait, const QString& words) {
        parts.emplace_back(analysis::roughCost(trait, rules), words);
    };
    say(Trait::BlackjackPays, Words::tr("Blackjack pays %1").arg(oddsText(rules.blackjackPays)));
    say(Trait::Decks, Words::tr("%n decks", "", rules.decks));
    const DealerRule& drawing = rules.dealer.drawing;
    say(Trait::DealerDraws,
        (drawing.hitsSoft ? Words::tr("dealer hits soft %1") : Words::tr("dealer stands on %1")).arg(drawing.standsOn));
    say(Trait::Peek, rules.dealer.peek ? Words::tr("dealer peeks") : Words::tr("no peek"));
    if (rules.doubling.on != DoubleOn::AnyTwo)
        say(Trait::DoubleOn, rules.doubling.on == DoubleOn::NineToEleven ? Words::tr("doubles on 9 to 11 only")
                                                                         : Words::tr("doubles on 10 and 11 only"));
    if (rules.split.hands == 1)
        say(Trait::Splitting, Words::tr("no splits"));
    else if (!rules.doubling.afterSplit)
        say(Trait::DoubleAfterSplit, Words::tr("no doubles after a split"));
    if (rules.dealer.push22 != Push22::None)
        say(Trait::Push22, Words::tr("22 pushes"));
    if (rules.table.seatsPerPlayer > 1) // neither costs nor gains
        parts.emplace_back(0, Words::tr("up to %n hands", "", rules.table.seatsPerPlayer));
    if (rules.surrender.when != SurrenderWhen::None)
        say(Trait::Surrender, isGivenUp(rules) ? Words::tr("hands can be given up") : Words::tr("surrender"));
    std::ranges::stable_sort(parts, std::ranges::greater(), &std::pair<double, QString>::first);
    QStringList line;
    for (const auto& [cost, words] : parts)
        line << words;
    if (!rules.sideBets.empty()) {
        QStringList names;
        for (const SideBet& bet : rules.sideBets)
            names << sideBetName(bet);
        line << names.join(QStringLiteral(", "));
    }
    return line.join(QStringLiteral(" · "));
}

} // namespace openshoe::models
