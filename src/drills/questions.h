// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/indices.h"
#include "counting/system.h"
#include "drills/spots.h"

#include <optional>
#include <string>
#include <vector>

namespace openshoe::drills {

/// Questions one after another, weak ones more often, never the same twice in a row.
class Asker {
public:
    Asker(WeakSpots& spots, std::uint64_t seed) : m_spots(spots), m_random(seed, 0) {}

    /// Which of the items is asked next.
    std::size_t next(const std::vector<std::string>& items);
    [[nodiscard]] analysis::Random& random() { return m_random; }
    /// A whole number, both ends included.
    int between(int least, int most);
    /// The item asked last was answered.
    void answered(bool right, bool slow) { m_spots.answered(m_last, right, slow); }

private:
    WeakSpots& m_spots;
    analysis::Random m_random;
    std::string m_last;
};

/// In how many quarters a tray is judged: as the system judges decks, by halves if it counts every card.
[[nodiscard]] int quartersAStep(const counting::Convention& convention);

/// Cards lying in a discard tray, to be judged in steps of a deck.
struct TrayQuestion {
    int cards = 0;
    int quartersAStep = 2;
    int cardsAStep = 26;
    /// The nearest number of steps.
    [[nodiscard]] int steps() const;
    /// How many cards an answer is off, less than none for too few.
    [[nodiscard]] int cardsOff(int steps) const;
};
/// Never so near the middle between two steps that both could be right.
[[nodiscard]] TrayQuestion askTray(Asker& asker, const counting::Convention& convention, int decks);

/// A running count and the cards left, to be made a true count.
struct TrueCountQuestion {
    int running = 0; ///< in half points
    int cards = 0;
    int right = 0;
};
/// Only for systems whose convention divides.
[[nodiscard]] TrueCountQuestion askTrueCount(Asker& asker, const counting::CountSystem& system, int decks);

/// A play that depends on the count, and a count near where it changes.
struct PlayQuestion {
    std::size_t play = 0; ///< in the list given
    int count = 0;
    bool taken = false; ///< whether it is right to take it
};
/// `items` names each play. None of the lists may be empty.
[[nodiscard]] PlayQuestion askPlay(Asker& asker, const std::vector<advantage::IndexPlay>& plays,
                                   const std::vector<std::string>& items);

/// From which count on insurance is worth taking: the dealer shows an ace, and so far that ace and whatever went before
/// was counted. Exact: of all ways in which cards can be left, weighed with their chances. `pays`: what a unit insured
/// wins. Nothing if no count tells.
[[nodiscard]] std::optional<int> insuranceFrom(const counting::CountSystem& system, int decks, double pays);

/// A count near where insurance becomes worth taking.
struct InsuranceQuestion {
    int count = 0;
    bool taken = false;
};
[[nodiscard]] InsuranceQuestion askInsurance(Asker& asker, int from);

} // namespace openshoe::drills
