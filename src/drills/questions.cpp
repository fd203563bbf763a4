// SPDX-License-Identifier: GPL-3.0-or-later
#include "drills/questions.h"

#include "counting/count_table.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace openshoe::drills {

using counting::Convention;
using counting::CountSystem;
using counting::Estimate;

namespace {

/// Counts asked about lie so far from where a play changes, at most.
constexpr int nearby = 3;

/// Cards that are clearly `steps` steps: a quarter of a step off at most.
int cardsNear(Asker& asker, const Convention& convention, int steps, int quarters) {
    const int each = quarters * convention.cardsAQuarter();
    return steps * each + asker.between(-each / 4, each / 4);
}

std::vector<std::string> numbered(int from, int to, const char* suffix) {
    std::vector<std::string> items;
    for (int i = from; i <= to; ++i)
        items.push_back(std::to_string(i) + suffix);
    return items;
}

} // namespace

std::size_t Asker::next(const std::vector<std::string>& items) {
    const std::size_t at = m_spots.pick(items, m_last, m_random);
    m_last = items[at];
    return at;
}

int Asker::between(int least, int most) {
    return least + static_cast<int>(m_random.below(static_cast<std::uint32_t>(most - least + 1)));
}

int quartersAStep(const Convention& convention) {
    return counting::quartersAStep(convention.decks == Estimate::Exact ? Estimate::HalfDeck : convention.decks);
}

int TrayQuestion::steps() const {
    return (2 * cards + cardsAStep) / (2 * cardsAStep);
}

int TrayQuestion::cardsOff(int steps) const {
    return steps * cardsAStep - cards;
}

TrayQuestion askTray(Asker& asker, const Convention& convention, int decks) {
    const int quarters = quartersAStep(convention);
    const int most = std::max(1, decks * 4 / quarters - 1);
    const int steps = static_cast<int>(asker.next(numbered(1, most, ""))) + 1;
    return {.cards = cardsNear(asker, convention, steps, quarters),
            .quartersAStep = quarters,
            .cardsAStep = quarters * convention.cardsAQuarter()};
}

TrueCountQuestion askTrueCount(Asker& asker, const CountSystem& system, int decks) {
    const int quarters = quartersAStep(system.convention);
    const int most = std::max(1, decks * 4 / quarters - 1);
    auto items = numbered(1, most, "+");
    const auto negative = numbered(1, most, "-");
    items.insert(items.end(), negative.begin(), negative.end());
    const auto item = static_cast<int>(asker.next(items));
    const int steps = item % most + 1;
    TrueCountQuestion question;
    question.cards = cardsNear(asker, system.convention, steps, quarters);
    // A running count as it comes with so many decks left: seldom beyond six a deck.
    const int widest = std::max(1, 6 * steps * quarters / 4);
    const int tag = std::ranges::max(system.tags, {}, [](int each) { return std::abs(each); });
    const bool halves = std::ranges::any_of(system.tags, [](int each) { return each % counting::halvesPerPoint != 0; });
    const int points = asker.between(1, widest * std::max(1, std::abs(tag) / counting::halvesPerPoint));
    question.running = (item < most ? 1 : -1) * points * counting::halvesPerPoint;
    if (halves && asker.between(0, 1) == 1)
        question.running += 1;
    question.right = counting::shownCount(system.convention, question.running, question.cards);
    return question;
}

PlayQuestion askPlay(Asker& asker, const std::vector<advantage::IndexPlay>& plays,
                     const std::vector<std::string>& items) {
    PlayQuestion question;
    question.play = asker.next(items);
    const advantage::IndexPlay& play = plays[question.play];
    question.count = play.count + asker.between(-nearby, nearby);
    question.taken = play.takenAt(question.count);
    return question;
}

std::optional<int> insuranceFrom(const CountSystem& system, int decks, double pays) {
    constexpr engine::Card ace{engine::Rank::Ace, engine::Suit::Spades};
    counting::Composition cards = counting::fullDecks({decks, system.convention.pack});
    --cards[static_cast<std::size_t>(ace.index())];
    const counting::Expected tens(system.tags, cards, counting::tenValues());
    const counting::CountTable& table = tens.table();
    const int hole = system.convention.left == counting::CardsLeft::InShoe ? 1 : 0;
    std::map<int, double> gains; // by the count shown
    const int least = std::max(8, table.cards() / 5);
    constexpr int step = 4;
    for (int left = table.cards(); left >= least; left -= step) {
        for (int sum = table.least(); sum <= table.most(); sum += table.step()) {
            const double chance = table.chance(left, sum);
            if (chance < 1e-9)
                continue;
            const auto there = tens.cards(left, sum);
            if (!there)
                continue;
            const int running = system.startFor(decks) + system.tag(ace) + table.allTags() - sum;
            gains[counting::shownCount(system.convention, running, left - hole)] +=
                chance * ((1 + pays) * *there / left - 1);
        }
    }
    std::optional<int> from;
    double best = 0;
    double gain = 0;
    for (auto each = gains.rbegin(); each != gains.rend(); ++each) {
        gain += each->second;
        if (gain > best) {
            best = gain;
            from = each->first;
        }
    }
    // Always isn't an index.
    return from && *from > gains.begin()->first ? from : std::nullopt;
}

InsuranceQuestion askInsurance(Asker& asker, int from) {
    const int off = static_cast<int>(asker.next(numbered(-nearby, nearby, ""))) - nearby;
    return {.count = from + off, .taken = off >= 0};
}

} // namespace openshoe::drills
