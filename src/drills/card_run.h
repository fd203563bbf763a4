// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "counting/count_table.h"
#include "counting/system.h"
#include "drills/spots.h"

#include <vector>

namespace openshoe::drills {

/// How cards are dealt to be counted.
struct CardRunSetup {
    static constexpr int wholeTable = 0;
    static constexpr int mostSeats = 7;

    counting::CountSystem system;
    int decks = 1;
    int atATime = 1; ///< 1, 2, 3, or wholeTable
    int seats = 4;   ///< of a whole table
    /// The dealer of a whole table draws to this.
    int dealerStandsOn = 17;
    /// The count is asked once so many cards have gone by; 0: at the end alone.
    int stretch = 10;
    /// So many cards stay in the shoe, face down, so that a balanced count doesn't end at a number known beforehand.
    int heldBack = 1;
    /// Weak ranks come before others; a shoe holds each as often as always.
    bool weakFirst = true;

    [[nodiscard]] engine::Decks newShoe() const { return {decks, system.convention.pack}; }
};

/// Cards from a shoe, to be counted: they go by in groups, and now and then their count is asked. The one who counts
/// goes on from the right count, not from the one answered.
class CardRun {
public:
    /// A hand is a list of cards; of a whole table the dealer's is the last.
    using Hands = std::vector<std::vector<engine::Card>>;

    CardRun(CardRunSetup setup, WeakSpots& spots, std::uint64_t seed);

    [[nodiscard]] const CardRunSetup& setup() const { return m_setup; }
    /// The next group. Empty if the shoe has no more.
    const Hands& next();
    [[nodiscard]] const Hands& shown() const { return m_shown; }
    /// Whether the count is asked now.
    [[nodiscard]] bool asks() const;
    [[nodiscard]] bool isOver() const { return m_left <= m_setup.heldBack; }

    /// Cards seen, in all and since the count was asked.
    [[nodiscard]] int seen() const { return m_seen; }
    [[nodiscard]] int sinceAsked() const { return static_cast<int>(m_stretch.size()); }
    /// The running count and that of a side count, its cards seen so far; both in half points.
    [[nodiscard]] int running() const { return m_running; }
    [[nodiscard]] int sideCount(std::size_t side) const { return m_sides[side]; }

    /// The count was answered: what went by since the last question becomes weaker or stronger.
    void answered(bool right, bool slow);

    /// What a card is as an item: its rank, "5", "T" (tens are one), with its suit where the system tells suits apart,
    /// "7H".
    [[nodiscard]] static std::string itemOf(const counting::CountSystem& system, engine::Card card);

private:
    engine::Card draw();
    void dealTable();

    CardRunSetup m_setup;
    WeakSpots& m_spots;
    analysis::Random m_random;
    counting::Composition m_shoe{};
    int m_left = 0;
    int m_seen = 0;
    int m_running = 0;
    std::vector<int> m_sides;
    std::vector<engine::Card> m_stretch;
    Hands m_shown;
};

/// The time for a card, which gets shorter with success and longer without it.
class Pace {
public:
    static constexpr double fastest = 0.25;
    static constexpr double slowest = 3;
    /// The mark of the trade: a deck in half a minute.
    static constexpr double secondsADeck = 30;

    explicit Pace(double seconds) : m_seconds(seconds) {}
    [[nodiscard]] double secondsPerCard() const { return m_seconds; }
    void answered(bool right);

private:
    double m_seconds;
};

} // namespace openshoe::drills
