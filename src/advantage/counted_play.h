// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/count_bins.h"
#include "advantage/counted_plays.h"
#include "advantage/counted_shoe.h"
#include "advantage/counting_run.h"
#include "analysis/automaton.h"
#include "analysis/final_hand.h"
#include "analysis/random.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace openshoe::advantage {

/// Plays by a strategy and its indices and counts every card when it is seen: hands and up card at once, the hole card
/// when it is turned, burned cards if they are shown.
class CountedPlayer {
public:
    /// `views` and `basic` must outlive it.
    CountedPlayer(const CountingSetup& setup, const analysis::Views& views, const analysis::BasicStrategy& basic,
                  const std::vector<IndexPlay>& indices);

    /// A round with these cards from a fresh count, for checks against the engine; nobody else plays.
    struct Checked {
        analysis::SimOutcome outcome;
        std::size_t drawn = 0;
    };
    [[nodiscard]] Checked play(std::span<const engine::Card> cards);

    /// Deals rounds, shoe after shoe.
    void deal(std::uint64_t rounds, analysis::Random& random);
    [[nodiscard]] const RoundTally& tally() const { return m_tally; }

private:
    using Hand = CountedHand;
    using Final = analysis::FinalHand;
    /// What a hand comes from: a deal, a split pair, or one of aces.
    enum class From : std::uint8_t { Deal, Pair, Aces };
    /// The two cards a hand is dealt, by their points.
    using Pair = std::pair<int, int>;
    /// Shoes that are dealt in turn, so that what one waits for is hidden behind the others.
    static constexpr std::size_t mostTogether = 64;

    void shuffle(analysis::Random& random);
    /// Has the shoe ready for a round; returns its count.
    [[nodiscard]] int readyForRound(analysis::Random& random) {
        if (m_shoe->mixed == 0 || m_shoe->at >= m_cut)
            shuffle(random);
        if (m_shoe->at + room() > m_shoe->mixed)
            m_shoe->mixTo(m_shoe->mixed + room(), random);
        return m_cards.hasSides ? betCountWithSides() : m_scale.shown(place(0));
    }
    /// How many cards are mixed for a round beyond the cut card; it may take more.
    [[nodiscard]] std::size_t room() const { return 24 * static_cast<std::size_t>(1 + m_company); }
    /// Draws a card that is seen at once.
    [[nodiscard]] int drawSeen() {
        const int kind = m_shoe->draw();
        m_shoe->count(m_cards, kind);
        return pointOf(kind);
    }
    [[nodiscard]] int pointOf(int kind) const { return m_cards.point[static_cast<std::size_t>(kind)]; }
    /// Cards left as the count sees them; `hidden`: 1 while a hole card is.
    [[nodiscard]] int cardsLeft(int hidden) const { return m_shoe->left() + (m_unseen ? hidden + m_shoe->burned : 0); }
    [[nodiscard]] std::size_t place(int hidden) const { return m_scale.place(cardsLeft(hidden), m_shoe->running); }
    [[nodiscard]] int hidden() const { return m_late || m_open ? 0 : 1; }
    /// What the person's present count means.
    [[nodiscard]] std::size_t strategyNow() const { return m_scale.strategy(place(hidden())); }
    /// What the person plays now if it is their hand (`counting`), or anybody else.
    [[nodiscard]] const analysis::TotalPlay& playNow(int group, bool counting) const {
        return counting ? m_plays.play(strategyNow(), group) : m_basic.groups[static_cast<std::size_t>(group)];
    }
    [[nodiscard]] int betCountWithSides() const;

    void round();
    /// What comes before the hand is played, if anything: insurance, a blackjack, giving up early, the peek. True if
    /// the person's round ends there.
    [[nodiscard]] bool playBefore(Pair dealt, std::size_t up, std::size_t seen);
    /// A hand from its first two cards on, into m_finals.
    void playHand(Pair dealt, int group, bool counting);
    void playOthers(int group, int up);
    /// A hand of two cards or more that isn't split any further. `free`: the house staked it.
    [[nodiscard]] Final playOut(Hand& hand, int group, From from, bool free, bool counting);
    /// From the card of its double on.
    [[nodiscard]] Final playDouble(Hand& hand, int group, bool fromSplit, bool free, bool counting);
    void playSplit(int pair, int group, bool counting);
    [[nodiscard]] Final finalOf(const Hand& hand, analysis::Stakes stakes, bool fromSplit) const;
    [[nodiscard]] std::span<const Final> played() const { return {m_finals.data(), m_hands}; }
    [[nodiscard]] bool isAnyOpen() const;
    [[nodiscard]] double insurance(int sight, int hole, bool natural, bool insures) const;
    [[nodiscard]] bool hasEvenMoney(int up) const;
    void payBlackjack();

    /// A round that began at this count.
    void dealOne(int count);
    /// A round from each of so many shoes.
    void dealTogether(std::size_t rounds, analysis::Random& random);

    engine::RuleSet m_rules;
    analysis::PlayRules m_play;
    analysis::BlackjackPay m_blackjack;
    counting::CountSystem m_system; ///< dealt from this pack: for the tables below
    const analysis::Views& m_views;
    const analysis::BasicStrategy& m_basic;
    HandStates m_states;
    CountedCards m_cards;
    CountedPlays m_plays;
    CountScale m_scale;
    int m_company = 0;
    std::optional<int> m_after;
    bool m_upSecond = true;
    bool m_late = false;   ///< the dealer's second card waits for the hands
    bool m_open = false;   ///< both of the dealer's cards are seen at once
    bool m_unseen = false; ///< cards nobody has seen count among those left
    std::size_t m_cut = 0;

    std::vector<CountedShoe> m_shoes;
    CountedShoe* m_shoe = nullptr; ///< the one being played

    std::array<Pair, CountingSetup::mostCompany> m_others{}; ///< their first cards
    std::array<Final, 4> m_finals{};
    std::size_t m_hands = 0;
    bool m_insured = false; ///< the person's insurance and blackjack wait for the dealer's second card
    bool m_unpaid = false;
    bool m_othersOpen = false;
    bool m_othersWait = false; ///< for the dealer's second card
    double m_net = 0;
    bool m_blackjackPaid = false; ///< part of it
    double m_stake = 0;
    RoundTally m_tally;
};

} // namespace openshoe::advantage
