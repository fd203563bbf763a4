// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/random.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace openshoe::drills {

/// How an item (a rank, a play, a number of decks) has gone so far.
struct Spot {
    int asked = 0;
    int wrong = 0;
    int slow = 0; ///< right, but slowly
    int box = 2;
    friend bool operator==(const Spot&, const Spot&) = default;
};

/// Items answered wrong or slowly come more often, as with flash cards in five boxes (Leitner's way of learning): one
/// answered right at once moves a box up, one answered slowly a box down, one answered wrong to the lowest. An item of
/// a box comes twice as often as one of the next box; new ones start in the middle.
class WeakSpots {
public:
    static constexpr int boxes = 5;
    /// In these two an item counts as weak.
    static constexpr int weakBoxes = 2;

    WeakSpots() = default;
    explicit WeakSpots(std::map<std::string, Spot> known) : m_spots(std::move(known)) {}

    void answered(const std::string& item, bool right, bool slow);
    [[nodiscard]] Spot of(const std::string& item) const;
    /// 16, 8, 4, 2, 1.
    [[nodiscard]] int weight(const std::string& item) const { return 1 << (boxes - 1 - of(item).box); }
    [[nodiscard]] const std::map<std::string, Spot>& all() const { return m_spots; }
    /// Those in the lowest boxes, the weakest first.
    [[nodiscard]] std::vector<std::string> weakest(std::size_t most) const;

    /// One of the items, by their weights; not `last` if there is another. `items` must not be empty.
    [[nodiscard]] std::size_t pick(const std::vector<std::string>& items, const std::string& last,
                                   analysis::Random& random) const;

private:
    std::map<std::string, Spot> m_spots;
};

} // namespace openshoe::drills
