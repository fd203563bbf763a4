// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/spread.h"

#include "analysis/analysis.h"
#include "analysis/core.h"
#include "analysis/game_value.h"

#include <array>

namespace openshoe::analysis {

using engine::Card;
using engine::cardsPerDeck;

namespace {

constexpr auto kinds = static_cast<std::size_t>(cardsPerDeck);

// What a hand of two values is worth against an up card, over all its sights.
class Worths {
public:
    Worths(const Core& core, const PayRules& pay) {
        const Offers offers(core, pay);
        const bool peek = core.solver().rules().dealer.peek;
        std::array<std::array<double, startingHands>, pointKinds> weight{};
        for (int sight = 0; sight < static_cast<int>(core.views().sights.size()); ++sight) {
            for (int i = 0; i < startingHands; ++i) {
                const DealtHand hand = offers.dealt(i, sight);
                const auto up = static_cast<std::size_t>(hand.up);
                const auto at = static_cast<std::size_t>(i);
                m_net[up][at] += bestPlay(hand, pay, peek).net;
                weight[up][at] += hand.weight;
            }
        }
        for (std::size_t up = 0; up < pointKinds; ++up) {
            for (std::size_t i = 0; i < startingHands; ++i) {
                const StartingHand& hand = core.hands()[i];
                const double net = weight[up][i] > 0 ? m_net[up][i] / weight[up][i] : 0;
                m_given[static_cast<std::size_t>(hand.a)][static_cast<std::size_t>(hand.b)][up] = net;
                m_given[static_cast<std::size_t>(hand.b)][static_cast<std::size_t>(hand.a)][up] = net;
            }
        }
    }
    [[nodiscard]] double of(int a, int b, int up) const { return m_given[point(a)][point(b)][point(up)]; }

private:
    static std::size_t point(int card) { return static_cast<std::size_t>(pointIndex(Card::fromIndex(card))); }
    std::array<std::array<double, startingHands>, pointKinds> m_net{};
    std::array<std::array<std::array<double, pointKinds>, pointKinds>, pointKinds> m_given{};
};

// A bet on the first cards: its gross return per unit, by hand and up card.
struct FirstCardBet {
    explicit FirstCardBet(const engine::SideBet& bet, const Shoe& shoe) : cards(bet), back(kinds * kinds * kinds) {
        const double total = shoe.total();
        const double all = total * (total - 1) * (total - 2);
        for (const WinningCards::Entry& entry : cards.entries()) {
            back[place(entry)] = entry.pays + 1;
            const double chance = WinningCards::ways(entry, shoe) / all;
            mean += chance * back[place(entry)];
            byUp[entry.up] += chance * back[place(entry)];
        }
    }
    static std::size_t place(const WinningCards::Entry& entry) {
        return (entry.a * kinds + entry.b) * kinds + entry.up;
    }

    WinningCards cards;
    std::vector<double> back;
    double mean = 0;
    std::array<double, kinds> byUp{}; ///< joint with the up card
};

class Spreading {
public:
    Spreading(const engine::RuleSet& rules, Analyser& analyser)
        : m_rules(rules), m_shoe(Shoe::full(rules.decks)), m_pay(PayRules::of(rules)), m_game(analyser.analyse(rules)),
          m_core(Core::make(PlayRules::of(rules), fullPointShoe(rules.decks))), m_two(twoHands(*m_core, m_pay)),
          m_worths(*m_core, m_pay) {
        for (const engine::SideBet& bet : rules.sideBets)
            m_bets.push_back(engine::waitsForDealer(bet.kind) ? nullptr : std::make_unique<FirstCardBet>(bet, m_shoe));
    }

    Spread run() {
        Spread spread;
        const double mean = m_game->expectation;
        spread.hand = m_game->standardDeviation * m_game->standardDeviation;
        spread.twoHands = m_two.product - mean * mean;
        for (std::size_t i = 0; i < m_bets.size(); ++i) {
            const double deviation = m_game->sideBets[i].standardDeviation;
            Spread::Bet bet{.variance = deviation * deviation};
            bet.same.resize(m_bets.size());
            bet.other.resize(m_bets.size());
            bet.withHand = m_bets[i] ? withOwnHand(*m_bets[i]) : withDealer(i);
            bet.withOther = m_bets[i] ? withOtherHand(*m_bets[i]) : bet.withHand;
            for (std::size_t j = 0; j < m_bets.size(); ++j) {
                const bool dealers = !m_bets[i] && !m_bets[j];
                bet.same[j] = dealers                  ? sharedDealer(i, j)
                              : m_bets[i] && m_bets[j] ? together(*m_bets[i], *m_bets[j])
                                                       : 0;
                bet.other[j] = dealers ? bet.same[j] : m_bets[i] && m_bets[j] ? sharedUp(*m_bets[i], *m_bets[j]) : 0;
            }
            spread.bets.push_back(std::move(bet));
        }
        return spread;
    }

private:
    [[nodiscard]] double chanceOf(const WinningCards::Entry& entry) const {
        const double total = m_shoe.total();
        return WinningCards::ways(entry, m_shoe) / (total * (total - 1) * (total - 2));
    }

    [[nodiscard]] double withOwnHand(const FirstCardBet& bet) const {
        double product = 0;
        for (const WinningCards::Entry& entry : bet.cards.entries())
            product += chanceOf(entry) * (entry.pays + 1) * m_worths.of(entry.a, entry.b, entry.up);
        return product - bet.mean * m_game->expectation;
    }

    [[nodiscard]] double withOtherHand(const FirstCardBet& bet) const {
        double product = 0;
        for (std::size_t up = 0; up < kinds; ++up) {
            const int point = pointIndex(Card::fromIndex(static_cast<int>(up)));
            product += bet.byUp[up] * m_game->byUp[static_cast<std::size_t>(point)];
        }
        return product - bet.mean * m_game->expectation;
    }

    [[nodiscard]] double together(const FirstCardBet& a, const FirstCardBet& b) const {
        double product = 0;
        for (const WinningCards::Entry& entry : a.cards.entries())
            product += chanceOf(entry) * (entry.pays + 1) * b.back[FirstCardBet::place(entry)];
        return product - a.mean * b.mean;
    }

    [[nodiscard]] static double sharedUp(const FirstCardBet& a, const FirstCardBet& b) {
        double product = 0;
        for (std::size_t up = 0; up < kinds; ++up)
            product += a.byUp[up] * b.byUp[up] * kinds;
        return product - a.mean * b.mean;
    }

    // Bets on the dealer's hand win and lose together: the same outcomes at different odds.
    [[nodiscard]] double sharedDealer(std::size_t a, std::size_t b) const {
        const auto back = [&](std::size_t bet, engine::SideOutcome outcome) {
            const auto odds = m_rules.sideBets[bet].oddsFor(outcome);
            return odds ? odds->ratio() + 1 : 0.0;
        };
        double product = 0;
        for (const SideChance& chance : dealerChances(a).outcomes)
            product += chance.probability * back(a, chance.outcome) * back(b, chance.outcome);
        return product - (m_game->sideBets[a].expectation + 1) * (m_game->sideBets[b].expectation + 1);
    }

    // Assumes that a hand wins as much however many cards the dealer busts with: close to true.
    [[nodiscard]] double withDealer(std::size_t bet) const {
        double bust = 0;
        for (std::size_t up = 0; up < pointKinds; ++up)
            bust += m_core->upChance(static_cast<int>(up)) * m_game->dealer[up].bust;
        const double back = m_game->sideBets[bet].expectation + 1;
        return bust > 0 ? back / bust * (m_two.whenDealerBusts - bust * m_game->expectation) : 0;
    }

    [[nodiscard]] SideChances dealerChances(std::size_t bet) const {
        return sideChances(m_rules.sideBets[bet], m_shoe, m_rules.dealer.drawing);
    }

    const engine::RuleSet& m_rules;
    Shoe m_shoe;
    PayRules m_pay;
    std::shared_ptr<const GameAnalysis> m_game;
    std::shared_ptr<const Core> m_core;
    TwoHands m_two;
    Worths m_worths;
    std::vector<std::unique_ptr<FirstCardBet>> m_bets;
};

} // namespace

Spread spreadOf(const engine::RuleSet& rules, Analyser& analyser) {
    return Spreading(rules, analyser).run();
}

} // namespace openshoe::analysis
