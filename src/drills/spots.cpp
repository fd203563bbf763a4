// SPDX-License-Identifier: GPL-3.0-or-later
#include "drills/spots.h"

#include <algorithm>

namespace openshoe::drills {

void WeakSpots::answered(const std::string& item, bool right, bool slow) {
    Spot& spot = m_spots[item];
    ++spot.asked;
    if (!right) {
        ++spot.wrong;
        spot.box = 0;
    } else if (slow) {
        ++spot.slow;
        spot.box = std::max(0, spot.box - 1);
    } else {
        spot.box = std::min(boxes - 1, spot.box + 1);
    }
}

Spot WeakSpots::of(const std::string& item) const {
    const auto found = m_spots.find(item);
    return found == m_spots.end() ? Spot{} : found->second;
}

std::vector<std::string> WeakSpots::weakest(std::size_t most) const {
    std::vector<std::string> items;
    for (const auto& [item, spot] : m_spots) {
        if (spot.box < weakBoxes)
            items.push_back(item);
    }
    std::ranges::stable_sort(items, [this](const std::string& a, const std::string& b) {
        const Spot left = of(a);
        const Spot right = of(b);
        return left.box != right.box ? left.box < right.box : left.wrong > right.wrong;
    });
    items.resize(std::min(items.size(), most));
    return items;
}

std::size_t WeakSpots::pick(const std::vector<std::string>& items, const std::string& last,
                            analysis::Random& random) const {
    const bool another = std::ranges::any_of(items, [&](const std::string& item) { return item != last; });
    const auto weightOf = [&](const std::string& item) { return another && item == last ? 0 : weight(item); };
    int all = 0;
    for (const std::string& item : items)
        all += weightOf(item);
    int left = static_cast<int>(random.below(static_cast<std::uint32_t>(all)));
    for (std::size_t i = 0; i < items.size(); ++i) {
        left -= weightOf(items[i]);
        if (left < 0)
            return i;
    }
    return items.size() - 1;
}

} // namespace openshoe::drills
