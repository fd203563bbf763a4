// SPDX-License-Identifier: GPL-3.0-or-later
#include "counting/system.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace openshoe::counting {

using base::said;

const char* name(Estimate value) {
    static constexpr std::array<const char*, 4> names{"exact", "quarter-deck", "half-deck", "deck"};
    return names[static_cast<std::size_t>(value)];
}

const char* name(Rounding value) {
    static constexpr std::array<const char*, 3> names{"floor", "truncate", "nearest"};
    return names[static_cast<std::size_t>(value)];
}

const char* name(CardsLeft value) {
    return value == CardsLeft::InShoe ? "shoe" : "unseen";
}

void setTag(Tags& tags, engine::Rank rank, int halves) {
    for (int suit = 0; suit < 4; ++suit)
        tags[static_cast<std::size_t>(engine::Card{rank, static_cast<engine::Suit>(suit)}.index())] = halves;
}

std::array<double, 10> tagsByPoint(const Tags& tags, engine::Pack pack) {
    std::array<double, 10> means{};
    for (int i = 0; i < engine::cardsPerDeck; ++i) {
        const engine::Card card = engine::Card::fromIndex(i);
        const int point = engine::pointValue(card);
        if (has(pack, card))
            means[static_cast<std::size_t>(point - 1)] +=
                tags[static_cast<std::size_t>(i)] /
                static_cast<double>(halvesPerPoint * (point == 10 ? tensIn(pack) : 4));
    }
    return means;
}

int deckSum(const Tags& tags, engine::Pack pack) {
    int sum = 0;
    for (int i = 0; i < engine::cardsPerDeck; ++i)
        sum += has(pack, engine::Card::fromIndex(i)) ? tags[static_cast<std::size_t>(i)] : 0;
    return sum;
}

CountSystem CountSystem::dealtFrom(engine::Pack pack) const {
    CountSystem same = *this;
    same.convention.pack = pack;
    return same;
}

namespace {

// A quotient made whole; the divisor is positive.
int whole(std::int64_t number, std::int64_t by, Rounding rounding) {
    const std::int64_t down = number / by - (number % by < 0 ? 1 : 0);
    switch (rounding) {
    case Rounding::Floor: return static_cast<int>(down);
    case Rounding::Truncate: return static_cast<int>(number / by);
    case Rounding::Nearest: break;
    }
    const std::int64_t size = (2 * std::abs(number) + by) / (2 * by);
    return static_cast<int>(number < 0 ? -size : size);
}

struct Fraction {
    std::int64_t over = 0;
    std::int64_t under = 1;
};

Fraction countOf(const Convention& convention, int running, int cards) {
    if (!convention.divides())
        return {running, halvesPerPoint};
    const DecksLeft left = decksLeft(convention, cards);
    return {static_cast<std::int64_t>(running) * convention.quarterDecks * left.of,
            static_cast<std::int64_t>(halvesPerPoint) * left.quarters};
}

} // namespace

DecksLeft decksLeft(const Convention& convention, int cards) {
    const int left = std::max(1, cards);
    if (convention.decks == Estimate::Exact)
        return {left, convention.cardsAQuarter()};
    const int step = quartersAStep(convention.decks);
    const int cardsAStep = step * convention.cardsAQuarter();
    const int steps = (2 * left + cardsAStep) / (2 * cardsAStep);
    return {std::max(1, steps) * step, 1};
}

int shownCount(const Convention& convention, int running, int cards) {
    const Fraction count = countOf(convention, running, cards);
    return whole(count.over, count.under, convention.rounding);
}

double exactCount(const Convention& convention, int running, int cards) {
    const Fraction count = countOf(convention, running, cards);
    return static_cast<double>(count.over) / static_cast<double>(count.under);
}

std::vector<base::Error> faults(const CountSystem& system) {
    std::vector<base::Error> found;
    const auto add = [&](const std::string& where, base::Said what) {
        found.push_back({base::Error::Kind::Input, where, std::move(what)});
    };
    const auto checkTags = [&](const Tags& tags, const std::string& where) {
        if (std::ranges::all_of(tags, [](int tag) { return tag == 0; }))
            add(where, said("Errors", "every tag is 0, so the count would never move; at least one other is needed"));
        else if (std::ranges::all_of(tags, [&](int tag) { return tag == tags.front(); }))
            add(where, said("Errors", "all tags are the same, so the count tells only how many cards are gone; at "
                                      "least two different tags are needed"));
        if (std::ranges::any_of(tags, [](int tag) { return std::abs(tag) > mostTag; }))
            add(where, said("Errors", "a tag is out of range; allowed: {} to {}")
                           .with(-mostTag / halvesPerPoint, mostTag / halvesPerPoint));
    };
    checkTags(system.tags, "/tags");
    for (std::size_t i = 0; i < system.sideCounts.size(); ++i)
        checkTags(system.sideCounts[i].tags, "/sideCounts/" + std::to_string(i) + "/tags");
    if (system.convention.quarterDecks < 0)
        add("/per", said("Errors", "{} is no divisor; allowed: 0.25 to 8 decks, or \"none\" for the running count")
                        .with(system.convention.quarterDecks / 4.0));
    return found;
}

} // namespace openshoe::counting
