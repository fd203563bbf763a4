// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/indices.h"
#include "advantage/risk.h"
#include "analysis/automaton.h"
#include "analysis/final_hand.h"
#include "analysis/random.h"
#include "base/result.h"
#include "counting/system.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace openshoe::advantage {

/// Rounds that began at one count: enough to price any stake on them later.
struct CountBin {
    int count = 0; ///< shown before the round, by the system's convention
    std::uint64_t rounds = 0;
    double net = 0;    ///< sum, per unit of the initial play
    double square = 0; ///< sum of the squares of each round's net
    double stake = 0;  ///< sum, with doubles and splits, without insurance

    CountBin& operator+=(const CountBin& other);
    friend bool operator==(const CountBin&, const CountBin&) = default;
};

/// The bins of a simulation by count, those that occurred. Add up over any number of runs.
using CountBins = std::vector<CountBin>;
[[nodiscard]] CountBins merged(const CountBins& one, const CountBins& other);

struct CountingSetup {
    engine::RuleSet rules; ///< cut card and burn as the game has them; a shoe shuffled every round stays at its start
    counting::CountSystem system;
    int company = 0;                   ///< other hands at the table, by basic strategy, seated after the person
    std::uint64_t rounds = 20'000'000; ///< in all; half of them settle the figures on seeds of their own
    std::uint64_t seed = 1;
    int threads = 1;
    /// Every round is dealt when exactly this many cards of a new shoe have been seen. For checks against exact
    /// figures.
    std::optional<int> after;

    static constexpr std::uint64_t mostRounds = 1'000'000'000'000;
    static constexpr int mostThreads = 256;
    static constexpr int mostCompany = 6;
};

/// The error's `where` names the field.
[[nodiscard]] base::Result<void> check(const CountingSetup& setup);

struct CountingResult {
    CountBins fitted;  ///< half of the rounds: stakes are chosen on these …
    CountBins settled; ///< … and told from these, dealt from other seeds: what luck chose doesn't flatter itself
    Outcomes results;  ///< how often a round ends with each net, per unit of the initial play: of both, at any count
    std::uint64_t rounds = 0; ///< of both
    bool stopped = false;     ///< before all were played; the bins hold what was
    double seconds = 0;
};

/// Plays by a strategy and its indices and counts every card when it is seen: hands and up card at once, the hole card
/// when it is turned, burned cards if they are shown.
class CountedPlayer {
public:
    /// All must outlive it.
    CountedPlayer(const CountingSetup& setup, const analysis::Views& views, const analysis::BasicStrategy& basic,
                  const std::vector<IndexPlay>& indices);

    /// A round with these cards from a fresh count, for checks against the engine; nobody else plays.
    struct Checked {
        analysis::SimOutcome outcome;
        std::size_t drawn = 0;
    };
    [[nodiscard]] Checked play(std::span<const engine::Card> cards);

    /// Deals rounds to bins by count, shoe after shoe.
    void deal(std::uint64_t rounds, analysis::Random& random);
    [[nodiscard]] CountBins bins() const;
    /// Rounds by their net; fractions of one where a blackjack of one suit pays more.
    [[nodiscard]] std::vector<std::pair<double, double>> results() const;

private:
    struct Kind {
        std::uint8_t point = 0;
        std::int16_t tag = 0; ///< in units
        double side = 0;      ///< side counts' points, weighed
        friend bool operator==(const Kind&, const Kind&) = default;
    };
    struct Hand {
        int state = 0; ///< 2 × points with aces as 1, and 1 if there is an ace
        int cards = 0;
        int gold = 0;
        analysis::BonusHand lead = analysis::BonusHand::None;
    };
    using Final = analysis::FinalHand;
    static constexpr int states = 64;
    enum First : std::uint8_t { Stands, Hits, Doubles, GivesUp, Leaves }; ///< Leaves: splits, or there is more to it
    static constexpr int mostBins = 1024; ///< counts beyond −512 … 511 share the last

    /// A shoe in use and what has been counted of it. Many are dealt in turn, so that what one waits for is hidden
    /// behind the others.
    struct Table {
        std::vector<std::uint8_t> shoe; ///< kinds
        std::size_t mixed = 0;
        std::size_t at = 0;
        int burned = 0;  ///< unseen
        int running = 0; ///< in units, from nothing
        double side = 0;
        bool ranOut = false;
    };
    static constexpr std::size_t tables = 64;

    void shuffle(analysis::Random& random);
    void mix(std::size_t end, analysis::Random& random);
    void burn();
    [[nodiscard]] int draw() {
        if (m_t->at >= m_t->shoe.size()) {
            m_t->ranOut = true;
            return m_t->shoe.back();
        }
        return m_t->shoe[m_t->at++];
    }
    /// Draws a card that is seen at once.
    [[nodiscard]] int drawSeen() {
        const int kind = draw();
        m_t->running += m_tag[static_cast<std::size_t>(kind)];
        m_t->side += m_sideOf[static_cast<std::size_t>(kind)];
        return m_point[static_cast<std::size_t>(kind)];
    }
    void give(Hand& hand, int point) const {
        hand.lead = analysis::leadAfter(hand.lead, hand.cards, hand.state / 2, point);
        hand.state = (hand.state + 2 * (point + 1)) | (point == analysis::ace ? 1 : 0);
        ++hand.cards;
        hand.gold += point == analysis::ace || point == analysis::ten ? 1 : 0;
    }
    /// Where m_bucket and m_shown keep the present count; `hidden`: 1 while a hole card is.
    [[nodiscard]] std::size_t place(int hidden) const {
        const bool unseen = m_system.convention.left == counting::CardsLeft::Unseen;
        const int left = static_cast<int>(m_t->shoe.size() - m_t->at) + (unseen ? hidden + m_t->burned : 0);
        return static_cast<std::size_t>(left * m_width + std::clamp(m_t->running + m_width / 2, 0, m_width - 1));
    }
    [[nodiscard]] int betCount() const { return m_hasSides ? betCountWithSides() : m_shown[place(0)]; }
    [[nodiscard]] int betCountWithSides() const;
    /// What the person plays now if it is their hand (`counting`), or anybody else.
    [[nodiscard]] const analysis::TotalPlay& playNow(int group, bool counting) {
        return counting ? playFor(hidden(), group) : m_basic.groups[static_cast<std::size_t>(group)];
    }
    [[nodiscard]] const analysis::TotalPlay& playFor(int hidden, int group) const {
        return m_plays[m_bucket[place(hidden)] * m_groups + static_cast<std::size_t>(group)];
    }
    [[nodiscard]] int hidden() const { return m_late || m_open ? 0 : 1; }
    void round();
    void add(std::size_t bin);
    void payBlackjack();
    void dealOne(analysis::Random& random);
    void dealTogether(std::size_t rounds, analysis::Random& random);
    [[nodiscard]] bool playsTogether() const { return m_company == 0 && m_endsPlainly; }
    /// What a hand comes from: a deal, a split pair, or one of aces.
    enum class From : std::uint8_t { Deal, Pair, Aces };
    /// `free`: the house staked the hand.
    [[nodiscard]] Final playOut(Hand& hand, int group, From from, bool free, bool counting);
    /// From the card of its double on.
    [[nodiscard]] Final playDouble(Hand& hand, int group, bool fromSplit, bool free, bool counting);
    [[nodiscard]] Final finalOf(const Hand& hand, analysis::Stakes stakes, bool fromSplit) const;
    [[nodiscard]] static Final surrendered();
    void playSplit(int pair, int group, bool counting);
    void playOthers(int group, int up);
    [[nodiscard]] int best(const Hand& hand) const { return m_best[static_cast<std::size_t>(hand.state)]; }
    [[nodiscard]] bool ends(const Hand& hand) const { return m_play.ends(hand.cards, best(hand)); }
    [[nodiscard]] bool mayDouble(const Hand& hand) const {
        return !ends(hand) && m_rules.doubling.allows(hand.cards, best(hand));
    }
    [[nodiscard]] double insurance(int sight, int hole, bool natural, bool insures) const;

    engine::RuleSet m_rules;
    analysis::PlayRules m_play;
    analysis::BlackjackPay m_blackjack;
    counting::CountSystem m_system;
    const analysis::Views& m_views;
    const analysis::BasicStrategy& m_basic;
    int m_company = 0;
    std::optional<int> m_after;
    std::size_t m_groups = 0;
    bool m_upSecond = true;
    bool m_late = false;       ///< the dealer's second card waits for the hands
    bool m_open = false;       ///< both of the dealer's cards are seen at once
    bool m_endsPlainly = true; ///< the totals alone decide, and only a hand's first two cards are doubled, which
                               ///< ends it; neither of these two
    std::array<std::array<int, analysis::pointKinds>, analysis::pointKinds> m_sightOf{};
    std::array<std::array<int, analysis::pointKinds>, analysis::pointKinds> m_groupOf{}; ///< −1: over at the peek
    /// Whether there is more to a deal than playing the hand: always, or where insurance or giving up early is chosen.
    enum Special : std::uint8_t { Always = 1, Sometimes = 2 };
    std::array<std::uint8_t, 10'000> m_special{}; ///< by a, b, up, hole
    std::array<std::uint8_t, 64> m_asks = [] {
        std::array<std::uint8_t, 64> always{};
        always.fill(Always);
        return always;
    }(); ///< by strategy: which of these concern it
    std::array<std::uint8_t, states> m_best{};
    std::array<std::uint8_t, states> m_class{};
    std::array<bool, states> m_dealerDraws{};

    std::vector<std::uint8_t> m_bucket; ///< by cards left and running count: which of the strategies
    std::vector<std::int16_t> m_shown;  ///< the same: the count before a round
    std::vector<analysis::BasicStrategy> m_strategies;
    std::vector<analysis::TotalPlay> m_plays;             ///< by strategy and group of columns
    std::vector<std::array<std::uint8_t, 100>> m_firsts;  ///< the same by the first two cards: First
    std::vector<std::array<std::uint8_t, states>> m_hits; ///< and whether a hand takes another card

    std::vector<Kind> m_kinds;
    /// A card of each kind as it goes to a hand and into the count, in one word.
    struct Given {
        std::int16_t tag = 0;
        std::uint8_t more = 0; ///< to the hand's state
        std::uint8_t ace = 0;
    };
    std::array<Given, 64> m_given{};
    std::array<std::uint8_t, 256> m_point{};
    std::array<std::int16_t, 256> m_tag{};
    std::array<double, 256> m_sideOf{};
    std::array<std::uint8_t, engine::cardsPerDeck> m_kindOf{};
    double m_allSides = 0;
    bool m_hasSides = false;

    std::vector<Table> m_tables;
    Table* m_t = nullptr; ///< the one being played
    std::size_t m_cards = 0;
    std::size_t m_cut = 0;
    int m_start = 0; ///< in half points
    int m_unit = 1;  ///< half points: every tag is a multiple of it
    int m_width = 1; ///< of a row of m_bucket, in units

    std::array<std::pair<int, int>, CountingSetup::mostCompany> m_others{}; ///< their first cards
    std::array<Final, 4> m_finals{};
    int m_hands = 0;
    bool m_othersOpen = false;
    bool m_othersWait = false; ///< for the dealer's second card
    double m_net = 0;
    bool m_blackjackPaid = false; ///< part of it
    double m_stake = 0;
    std::vector<CountBin> m_bins;
    std::array<std::uint64_t, 6> m_plainResults{}; ///< of −2 … 2 units, and half a unit lost
    std::vector<std::pair<double, std::uint64_t>> m_otherResults;
    std::vector<std::pair<double, std::uint64_t>> m_suitedResults; ///< of blackjacks that may pay more for their suit
};

/// Plays until all rounds are played or `cancelled` says so. The same setup gives the same figures.
[[nodiscard]] CountingResult simulateCounting(const CountingSetup& setup, const analysis::Views& views,
                                              const analysis::BasicStrategy& basic,
                                              const std::vector<IndexPlay>& indices, const Cancelled& cancelled = {},
                                              const Progress& progress = {});

} // namespace openshoe::advantage
