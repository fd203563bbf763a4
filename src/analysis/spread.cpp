// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/spread.h"

#include "analysis/analysis.h"
#include "analysis/core.h"
#include "analysis/dealer_bets.h"
#include "analysis/game_value.h"
#include "engine/settlement.h"

#include <array>
#include <map>

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
        const bool peek = core.solver().rules().dealer.blackjackEndsRound();
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

// What a bet returns per unit for the first cards, by hand and up card, and for the dealer's finished hand alone.
struct SpreadBet {
    struct Hand {
        std::size_t place = 0; ///< of two cards and the up card
        std::size_t a = 0;
        std::size_t b = 0;
        std::size_t up = 0;
        double chance = 0;
        double back = 0;
    };

    SpreadBet(const engine::SideBet& bet, const Shoe& shoe, const engine::DealerRule& drawing)
        : back(kinds * kinds * kinds) {
        if (engine::waitsForDealer(bet)) {
            const DealerBet dealers(bet, shoe, drawing);
            for (const DealerBet::ForHand& hand : dealers.forHands())
                add({.a = hand.a, .b = hand.b, .up = hand.up}, hand.back, shoe);
            alone = dealers.alone();
            byFirstCards = dealers.byFirstCards();
        } else {
            const WinningCards cards(bet);
            for (const WinningCards::Entry& entry : cards.entries())
                add(entry, entry.pays + 1, shoe);
        }
        for (const DealerBet::Alone& each : alone)
            aloneMean += each.chance * each.back;
    }

    std::vector<Hand> hands;
    std::vector<double> back;
    double mean = 0;                  ///< for the first cards
    std::array<double, kinds> byUp{}; ///< joint with the up card
    std::vector<DealerBet::Alone> alone;
    bool byFirstCards = false;
    double aloneMean = 0;

private:
    void add(const WinningCards::Entry& cards, double returned, const Shoe& shoe) {
        const double total = shoe.total();
        const double chance = WinningCards::ways(cards, shoe) / (total * (total - 1) * (total - 2));
        const std::size_t place = (cards.a * kinds + cards.b) * kinds + cards.up;
        hands.push_back({place, cards.a, cards.b, cards.up, chance, returned});
        back[place] = returned;
        mean += chance * returned;
        byUp[cards.up] += chance * returned;
    }
};

class Spreading {
public:
    Spreading(const engine::RuleSet& rules, Analyser& analyser)
        : m_shoe(Shoe::full(rules.newShoe())), m_pay(PayRules::of(rules)), m_game(analyser.analyse(rules)),
          m_core(Core::make(PlayRules::of(rules), fullPointShoe(rules.newShoe()))), m_two(twoHands(*m_core, m_pay)),
          m_worths(*m_core, m_pay) {
        for (const engine::SideBet& bet : rules.sideBets)
            m_bets.emplace_back(bet, m_shoe, rules.dealer.drawing);
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
            const double withDealers = withDealer(m_bets[i]);
            bet.withHand = withOwnHand(m_bets[i]) + withDealers;
            bet.withOther = withOtherHand(m_bets[i]) + withDealers;
            for (std::size_t j = 0; j < m_bets.size(); ++j) {
                const double dealers = sharedDealer(m_bets[i], m_bets[j]);
                bet.same[j] = together(m_bets[i], m_bets[j]) + dealers;
                bet.other[j] = sharedUp(m_bets[i], m_bets[j]) + dealers;
            }
            spread.bets.push_back(std::move(bet));
        }
        return spread;
    }

private:
    [[nodiscard]] double withOwnHand(const SpreadBet& bet) const {
        double product = 0;
        for (const SpreadBet::Hand& hand : bet.hands)
            product += hand.chance * hand.back *
                       m_worths.of(static_cast<int>(hand.a), static_cast<int>(hand.b), static_cast<int>(hand.up));
        return product - bet.mean * m_game->expectation;
    }

    [[nodiscard]] double withOtherHand(const SpreadBet& bet) const {
        double product = 0;
        for (std::size_t up = 0; up < kinds; ++up) {
            const int point = pointIndex(Card::fromIndex(static_cast<int>(up)));
            product += bet.byUp[up] * m_game->byUp[static_cast<std::size_t>(point)];
        }
        return product - bet.mean * m_game->expectation;
    }

    [[nodiscard]] static double together(const SpreadBet& a, const SpreadBet& b) {
        double product = 0;
        for (const SpreadBet::Hand& hand : a.hands)
            product += hand.chance * hand.back * b.back[hand.place];
        return product - a.mean * b.mean;
    }

    [[nodiscard]] static double sharedUp(const SpreadBet& a, const SpreadBet& b) {
        double product = 0;
        for (std::size_t up = 0; up < kinds; ++up)
            product += a.byUp[up] * b.byUp[up] * kinds;
        return product - a.mean * b.mean;
    }

    // Bets on the dealer's hand win and lose together: one hand ends for all of them.
    [[nodiscard]] static double sharedDealer(const SpreadBet& a, const SpreadBet& b) {
        if (a.alone.empty() || b.alone.empty())
            return 0;
        if (a.byFirstCards != b.byFirstCards)
            return a.byFirstCards ? sharedEnd(a, b) : sharedEnd(b, a);
        double product = 0;
        for (std::size_t i = 0; i < a.alone.size(); ++i)
            product += a.alone[i].chance * a.alone[i].back * b.alone[i].back;
        return product - a.aloneMean * b.aloneMean;
    }

    // Where only one of them tells the dealer's first two cards apart: what the other returns depends on the end alone.
    [[nodiscard]] static double sharedEnd(const SpreadBet& fine, const SpreadBet& coarse) {
        std::map<engine::DealerEnd, double> back;
        for (const DealerBet::Alone& each : coarse.alone)
            back[each.end] = each.back;
        double product = 0;
        for (const DealerBet::Alone& each : fine.alone)
            product += each.chance * each.back * back[each.end];
        return product - fine.aloneMean * coarse.aloneMean;
    }

    // Assumes that a hand wins as much however many cards the dealer ends with: close to true.
    [[nodiscard]] double withDealer(const SpreadBet& bet) const {
        decltype(TwoHands::whenDealer) back{};
        decltype(TwoHands::whenDealer) chance{};
        for (const DealerBet::Alone& each : bet.alone) {
            back[dealerResult(each.end)] += each.chance * each.back;
            chance[dealerResult(each.end)] += each.chance;
        }
        double product = 0;
        for (std::size_t r = 0; r < back.size(); ++r)
            product += chance[r] > 0 ? back[r] / chance[r] * m_two.whenDealer[r] : 0;
        return product - bet.aloneMean * m_game->expectation;
    }

    Shoe m_shoe;
    PayRules m_pay;
    std::shared_ptr<const GameAnalysis> m_game;
    std::shared_ptr<const Core> m_core;
    TwoHands m_two;
    Worths m_worths;
    std::vector<SpreadBet> m_bets;
};

} // namespace

Spread spreadOf(const engine::RuleSet& rules, Analyser& analyser) {
    return Spreading(rules, analyser).run();
}

} // namespace openshoe::analysis
