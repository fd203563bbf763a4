// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/games/newsidebet.h"

#include "analysis/side_bets.h"
#include "formats/sidebetpresets.h"
#include "models/words/amounts.h"
#include "models/words/rulewords.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace openshoe::models {

using namespace engine;

namespace {

/// The share of the stakes that the outcomes of a new bet return together.
constexpr double givenBack = 0.8;
constexpr double mostGivenBack = 0.95;
/// The most often such a bet may win.
constexpr double oftenWon = 0.15;
constexpr int mostPaid = 1000;
constexpr int mostTries = 30;

SideBetKind kindOf(const QString& word) {
    for (int kind = 0; kind < enumCount<SideBetKind>; ++kind) {
        if (word == QLatin1StringView(name(static_cast<SideBetKind>(kind))))
            return static_cast<SideBetKind>(kind);
    }
    return SideBetKind::Pairs;
}

double chanceOf(const analysis::SideChances& chances, SideOutcome outcome) {
    double chance = 0;
    for (const analysis::SideChance& each : chances.outcomes) {
        if (each.outcome == outcome)
            chance += each.probability;
    }
    return chance;
}

// The pay tables most often seen at tables. Figures of theirs are published, and tst_sidebetodds has them.
std::vector<SideBet::Pay> usualPays(SideBetKind kind) {
    using enum SideOutcome;
    switch (kind) {
    case SideBetKind::DealerBust:
        return {{DealerBust3, {2, 1}},  {DealerBust4, {2, 1}},  {DealerBust5, {4, 1}},
                {DealerBust6, {12, 1}}, {DealerBust7, {50, 1}}, {DealerBust8, {250, 1}}};
    case SideBetKind::OverUnder: return {{Over13, {1, 1}}};
    case SideBetKind::Twenty:
        return {{Twenty, {4, 1}},
                {TwentySuited, {9, 1}},
                {TwentyMatched, {19, 1}},
                {QueensOfHearts, {125, 1}},
                {QueensOfHeartsAgainstBlackjack, {1000, 1}}};
    case SideBetKind::RoyalMatch: return {{SuitedCards, {5, 2}}, {RoyalMatch, {25, 1}}};
    case SideBetKind::DealerTotal: return {{Dealer22, {11, 1}}};
    default: return {};
    }
}

// Pays the rarest outcomes, each returning an equal share as far as whole payouts allow. If a hand can be several of
// them at once, that is too generous: the payouts are then halved, and outcomes dropped, until the house has an edge.
std::vector<SideBet::Pay> fairPays(SideBetKind kind, const RuleSet& rules) {
    SideBet bet{.kind = kind};
    for (const SideOutcome outcome : outcomesOf(kind)) { // best last: of several at once, the best counts
        if (kind != SideBetKind::Combination || !infoOf(outcome).waits) // a few to begin with
            bet.pays.push_back({outcome, {static_cast<int>(bet.pays.size()) + 1, 1}});
    }
    const auto shoe = analysis::Shoe::full(rules.newShoe());
    auto chances = analysis::sideChances(bet, shoe, rules.dealer.drawing);
    std::vector<std::pair<double, SideOutcome>> rarest;
    for (const SideBet::Pay& pay : bet.pays)
        rarest.emplace_back(chanceOf(chances, pay.outcome), pay.outcome);
    std::ranges::sort(rarest);
    double won = 0;
    std::set<SideOutcome> paid;
    for (const auto& [chance, outcome] : rarest) {
        won += chance;
        if (won < oftenWon)
            paid.insert(outcome);
    }
    std::erase_if(bet.pays, [&](const SideBet::Pay& pay) { return !paid.contains(pay.outcome); });
    const double share = givenBack / static_cast<double>(bet.pays.size());
    for (SideBet::Pay& pay : bet.pays) {
        const double chance = chanceOf(chances, pay.outcome);
        const double fair = chance > 0 ? std::floor(share / chance - 1) : mostPaid;
        pay.odds.pays = static_cast<int>(std::clamp(fair, 1.0, static_cast<double>(mostPaid)));
    }
    const auto isLeast = [](const SideBet::Pay& pay) { return pay.odds.pays == 1; };
    for (int i = 0; i < mostTries; ++i) {
        chances = analysis::sideChances(bet, shoe, rules.dealer.drawing);
        if (analysis::sideBetFigures(bet, chances).expectation <= mostGivenBack - 1)
            break;
        if (std::ranges::all_of(bet.pays, isLeast)) {
            bet.pays.erase(std::ranges::max_element(
                bet.pays, {}, [&](const SideBet::Pay& pay) { return chanceOf(chances, pay.outcome); }));
            continue;
        }
        for (SideBet::Pay& pay : bet.pays)
            pay.odds.pays = std::max(1, pay.odds.pays / 2);
    }
    return bet.pays;
}

QJsonObject paysToJson(const std::vector<SideBet::Pay>& pays) {
    QJsonObject json;
    for (const SideBet::Pay& pay : pays)
        json.insert(QLatin1StringView(name(pay.outcome)), text(pay.odds.text()));
    return json;
}

QJsonObject limitToJson(const std::string& currency, base::Money min, base::Money max) {
    return {{"currency", text(currency)}, {"min", text(min.text())}, {"max", text(max.text())}};
}

std::vector<SideBet::Pay> firstPays(SideBetKind kind, const RuleSet& rules) {
    auto pays = usualPays(kind);
    return pays.empty() ? fairPays(kind, rules) : pays;
}

const SideBet* exampleOf(SideBetKind kind, const catalogue::Catalogue& games) {
    for (const catalogue::Game& game : games.games()) {
        const auto& bets = game.rules->sideBets;
        const auto found = std::ranges::find(bets, kind, &SideBet::kind);
        if (found != bets.end())
            return &*found;
    }
    return nullptr;
}

} // namespace

QJsonObject newSideBet(const QString& kind, const RuleSet& rules, const catalogue::Catalogue& games) {
    const SideBetKind which = kindOf(kind);
    const SideBet* example = exampleOf(which, games);
    return formats::placedIn({{"id", kind},
                              {"name", sideBetKindName(which)},
                              {"kind", kind},
                              {"pays", paysToJson(example ? example->pays : firstPays(which, rules))}},
                             rules);
}

QJsonObject withKind(QJsonObject bet, const QString& kind, const RuleSet& rules) {
    const SideBetKind which = kindOf(kind);
    const QJsonObject before = bet.value("pays").toObject();
    QJsonObject pays;
    for (const SideOutcome outcome : outcomesOf(which)) {
        const QString word = QLatin1StringView(name(outcome));
        if (before.contains(word))
            pays.insert(word, before.value(word));
    }
    bet.insert("kind", kind);
    bet.insert("pays", pays.isEmpty() ? paysToJson(firstPays(which, rules)) : pays);
    return bet;
}

QJsonObject newLimit(const QJsonArray& limits, const QString& currency) {
    QJsonObject limit = limits.first().toObject();
    if (limit.isEmpty())
        limit = limitToJson({}, base::Money::minor(100), base::Money::minor(10'000));
    limit.insert("currency", currency);
    return limit;
}

} // namespace openshoe::models
