// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sidebets.h"

#include <algorithm>
#include <array>

namespace openshoe::engine {

using base::said;

namespace {

constexpr bool isPair(const DecidingCards& c) {
    return c.first.rank == c.second.rank;
}
constexpr bool isSuited(const DecidingCards& c) {
    return c.first.suit == c.second.suit && c.second.suit == c.up.suit;
}
constexpr bool isTriple(const DecidingCards& c) {
    return isPair(c) && c.second.rank == c.up.rank;
}

// Whether the cards have these ranks, each once.
constexpr bool areRanks(const DecidingCards& c, int low, int middle, int high) {
    const auto bit = [](int rank) { return 1U << static_cast<unsigned>(rank); };
    const auto bitOf = [&](Card card) { return bit(static_cast<int>(card.rank)); };
    return (bitOf(c.first) | bitOf(c.second) | bitOf(c.up)) == (bit(low) | bit(middle) | bit(high));
}

bool isStraight(const DecidingCards& c) {
    const int low =
        std::min({static_cast<int>(c.first.rank), static_cast<int>(c.second.rank), static_cast<int>(c.up.rank)});
    return areRanks(c, low, low + 1, low + 2) || areRanks(c, 1, 12, 13); // Q-K-A
}

constexpr bool isSixSevenEight(const DecidingCards& c) {
    return areRanks(c, 6, 7, 8);
}
constexpr bool isSevens(const DecidingCards& c) {
    return isTriple(c) && c.up.rank == Rank::Seven;
}

template <int points> constexpr bool isTotal(const DecidingCards& c) {
    const bool ace = c.first.rank == Rank::Ace || c.second.rank == Rank::Ace || c.up.rank == Rank::Ace;
    return handValue(pointValue(c.first) + pointValue(c.second) + pointValue(c.up), ace).total == points;
}

template <int cards> constexpr bool isBustWith(const DecidingCards& c) {
    return c.bustWith == cards;
}

constexpr std::array kindTable{
    SideBetKindInfo{
        .kind = SideBetKind::Pairs,
        .name = "pairs",
        .title = said("Errors", "Pairs"),
        .explained = said("Errors", "Wins if the first two cards of a hand have the same rank (a king and a queen "
                                    "are not a pair): mixed in colour, of one colour, or of one suit."),
        .special = SideOutcome::SuitedTrips,
        .specialExplained = said("Errors", "Wins if the first two cards of a hand have the same rank (a king and a "
                                           "queen are not a pair): mixed in colour, of one colour, or of one suit; "
                                           "best of all if the dealer's first card is the same card."),
        .withUpCard = false,
    },
    SideBetKindInfo{
        .kind = SideBetKind::Poker3,
        .name = "poker3",
        .title = said("Errors", "Three-card poker"),
        .explained = said("Errors", "Wins if the first two cards of a hand and the dealer's up card make a "
                                    "three-card poker hand. Ace-2-3 and queen-king-ace are straights."),
    },
    SideBetKindInfo{
        .kind = SideBetKind::DealerMatch,
        .name = "dealer-match",
        .title = said("Errors", "Dealer match"),
        .explained = said("Errors", "Each of the first two cards of a hand wins if it matches the rank of the "
                                    "dealer's up card, and more if it matches the suit too. Two matches add up."),
        .eachCard = true,
    },
    SideBetKindInfo{
        .kind = SideBetKind::Lucky,
        .name = "lucky",
        .title = said("Errors", "Lucky totals"),
        .explained = said("Errors", "Pays on the total of the first two cards of a hand and the dealer's up card, "
                                    "aces counting 1 or 11, whichever is better."),
    },
    SideBetKindInfo{
        .kind = SideBetKind::Combination,
        .name = "combination",
        .title = said("Errors", "Combination of outcomes"),
        .explained = said("Errors", "Pays on the first two cards of a hand, alone or with the dealer's up card; the "
                                    "best outcome counts."),
    },
    SideBetKindInfo{
        .kind = SideBetKind::DealerBust,
        .name = "dealer-bust",
        .title = said("Errors", "Dealer bust"),
        .explained = said("Errors", "Wins if the dealer busts; what it pays depends on the number of cards."),
        .waitsForDealer = true,
    },
};

// Kind by kind, best last.
constexpr auto outcomeTable = [] {
    using enum SideOutcome;
    using Of = SideBetKind;
    return std::array{
        SideOutcomeInfo{None, {}, "none", said("Errors", "Lost"), said("Errors", "lost")},

        SideOutcomeInfo{Mixed, Of::Pairs, "mixed", said("Errors", "Mixed pair"), said("Errors", "mixed pair"), isPair,
                        None, false},
        SideOutcomeInfo{Colored, Of::Pairs, "colored", said("Errors", "Colored pair"), said("Errors", "colored pair"),
                        [](const DecidingCards& c) { return isPair(c) && isRed(c.first.suit) == isRed(c.second.suit); },
                        Mixed, false},
        SideOutcomeInfo{Perfect, Of::Pairs, "perfect", said("Errors", "Perfect pair"), said("Errors", "perfect pair"),
                        [](const DecidingCards& c) { return c.first == c.second; }, Mixed, false},
        SideOutcomeInfo{SuitedTrips, Of::Pairs, "suited-trips", said("Errors", "Suited trips"),
                        said("Errors", "suited trips"),
                        [](const DecidingCards& c) { return isTriple(c) && isSuited(c); }, Mixed},

        SideOutcomeInfo{Flush, Of::Poker3, "flush", said("Errors", "Flush"), said("Errors", "flush"), isSuited},
        SideOutcomeInfo{Straight, Of::Poker3, "straight", said("Errors", "Straight"), said("Errors", "straight"),
                        isStraight},
        SideOutcomeInfo{ThreeOfAKind, Of::Poker3, "three-of-a-kind", said("Errors", "Three of a kind"),
                        said("Errors", "three of a kind"), isTriple},
        SideOutcomeInfo{StraightFlush, Of::Poker3, "straight-flush", said("Errors", "Straight flush"),
                        said("Errors", "straight flush"),
                        [](const DecidingCards& c) { return isSuited(c) && isStraight(c); }, Straight},
        SideOutcomeInfo{SuitedThreeOfAKind, Of::Poker3, "suited-three-of-a-kind",
                        said("Errors", "Suited three of a kind"), said("Errors", "suited three of a kind"),
                        [](const DecidingCards& c) { return isTriple(c) && isSuited(c); }, ThreeOfAKind},

        SideOutcomeInfo{Match, Of::DealerMatch, "match", said("Errors", "Match"), said("Errors", "match"),
                        [](const DecidingCards& c) { return c.first.rank == c.up.rank || c.second.rank == c.up.rank; }},
        SideOutcomeInfo{SuitedMatch, Of::DealerMatch, "suited-match", said("Errors", "Suited match"),
                        said("Errors", "suited match"),
                        [](const DecidingCards& c) { return c.first == c.up || c.second == c.up; }, Match},

        SideOutcomeInfo{Total19, Of::Lucky, "total-19", said("Errors", "Total 19"), said("Errors", "total of 19"),
                        isTotal<19>},
        SideOutcomeInfo{Total20, Of::Lucky, "total-20", said("Errors", "Total 20"), said("Errors", "total of 20"),
                        isTotal<20>},
        SideOutcomeInfo{Total21, Of::Lucky, "total-21", said("Errors", "Total 21"), said("Errors", "total of 21"),
                        isTotal<21>},
        SideOutcomeInfo{Suited21, Of::Lucky, "suited-21", said("Errors", "Suited 21"), said("Errors", "suited 21"),
                        [](const DecidingCards& c) { return isSuited(c) && isTotal<21>(c); }, Total21},
        SideOutcomeInfo{SixSevenEight, Of::Lucky, "6-7-8", said("Errors", "6-7-8"), said("Errors", "6-7-8"),
                        isSixSevenEight, Total21},
        SideOutcomeInfo{SevenSevenSeven, Of::Lucky, "7-7-7", said("Errors", "7-7-7"), said("Errors", "7-7-7"), isSevens,
                        Total21},
        SideOutcomeInfo{SuitedSixSevenEight, Of::Lucky, "suited-6-7-8", said("Errors", "Suited 6-7-8"),
                        said("Errors", "suited 6-7-8"),
                        [](const DecidingCards& c) { return isSuited(c) && isSixSevenEight(c); }, Total21},
        SideOutcomeInfo{SuitedSevenSevenSeven, Of::Lucky, "suited-7-7-7", said("Errors", "Suited 7-7-7"),
                        said("Errors", "suited 7-7-7"),
                        [](const DecidingCards& c) { return isSuited(c) && isSevens(c); }, Total21},

        SideOutcomeInfo{DealerBust, Of::DealerBust, "dealer-bust", said("Errors", "Dealer bust"),
                        said("Errors", "dealer bust"), [](const DecidingCards& c) { return c.bustWith >= 3; }},
        SideOutcomeInfo{DealerBust3, Of::DealerBust, "dealer-bust-3", said("Errors", "Dealer bust, 3 cards"),
                        said("Errors", "dealer bust with 3 cards"), isBustWith<3>},
        SideOutcomeInfo{DealerBust4, Of::DealerBust, "dealer-bust-4", said("Errors", "Dealer bust, 4 cards"),
                        said("Errors", "dealer bust with 4 cards"), isBustWith<4>},
        SideOutcomeInfo{DealerBust5, Of::DealerBust, "dealer-bust-5", said("Errors", "Dealer bust, 5 cards"),
                        said("Errors", "dealer bust with 5 cards"), isBustWith<5>},
        SideOutcomeInfo{DealerBust6, Of::DealerBust, "dealer-bust-6", said("Errors", "Dealer bust, 6 cards"),
                        said("Errors", "dealer bust with 6 cards"), isBustWith<6>},
        SideOutcomeInfo{DealerBust7, Of::DealerBust, "dealer-bust-7", said("Errors", "Dealer bust, 7 cards"),
                        said("Errors", "dealer bust with 7 cards"), isBustWith<7>},
        SideOutcomeInfo{DealerBust8, Of::DealerBust, "dealer-bust-8", said("Errors", "Dealer bust, 8 cards or more"),
                        said("Errors", "dealer bust with 8 cards or more"),
                        [](const DecidingCards& c) { return c.bustWith >= 8; }},
    };
}();

// The row of each value; `count` for one without.
template <std::size_t count, typename Rows, typename Value>
constexpr std::array<std::uint8_t, count> rowsOf(const Rows& rows, Value value) {
    static_assert(std::tuple_size_v<Rows> == count, "as many rows as values");
    std::array<std::uint8_t, count> rowOf{};
    rowOf.fill(count);
    for (std::size_t row = 0; row < rows.size(); ++row)
        rowOf.at(static_cast<std::size_t>(rows[row].*value)) = static_cast<std::uint8_t>(row);
    return rowOf;
}

constexpr auto kindRows = rowsOf<enumCount<SideBetKind>>(kindTable, &SideBetKindInfo::kind);
constexpr auto outcomeRows = rowsOf<enumCount<SideOutcome>>(outcomeTable, &SideOutcomeInfo::outcome);
static_assert(std::ranges::find(kindRows, kindRows.size()) == kindRows.end(), "a kind without a row");
static_assert(std::ranges::find(outcomeRows, outcomeRows.size()) == outcomeRows.end(), "an outcome without a row");

} // namespace

const SideBetKindInfo& infoOf(SideBetKind kind) {
    return kindTable[kindRows[static_cast<std::size_t>(kind)]];
}

const SideOutcomeInfo& infoOf(SideOutcome outcome) {
    return outcomeTable[outcomeRows[static_cast<std::size_t>(outcome)]];
}

int rankOf(SideOutcome outcome) {
    return outcomeRows[static_cast<std::size_t>(outcome)];
}

bool canHave(SideBetKind kind, SideOutcome outcome) {
    if (outcome == SideOutcome::None)
        return false;
    const SideBetKind own = infoOf(outcome).kind;
    return kind == SideBetKind::Combination ? !waitsForDealer(own) : own == kind;
}

std::vector<SideOutcome> outcomesOf(SideBetKind kind) {
    std::vector<SideOutcome> list;
    for (const SideOutcomeInfo& info : outcomeTable) {
        if (canHave(kind, info.outcome))
            list.push_back(info.outcome);
    }
    return list;
}

} // namespace openshoe::engine
