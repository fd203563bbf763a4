// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/cards.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::counting {

/// How finely a person judges the decks left.
enum class Estimate : std::uint8_t { Exact, QuarterDeck, HalfDeck, Deck };
/// How a count is made a whole number: down, towards zero, to the nearest (halves away from zero).
enum class Rounding : std::uint8_t { Floor, Truncate, Nearest };
/// Which cards are left: those in the shoe, as the discard tray shows, or all that haven't been seen, which are a hole
/// card and burned cards more.
enum class CardsLeft : std::uint8_t { InShoe, Unseen };

/// Decks are judged, told and stored in quarters of a deck.
inline constexpr int quartersADeck = 4;
/// In how many quarters decks are judged; by card, told in quarters, if exactly.
[[nodiscard]] constexpr int quartersAStep(Estimate estimate) {
    return estimate == Estimate::Deck ? quartersADeck : estimate == Estimate::HalfDeck ? quartersADeck / 2 : 1;
}

[[nodiscard]] const char* name(Estimate value);
[[nodiscard]] const char* name(Rounding value);
[[nodiscard]] const char* name(CardsLeft value);

/// From the running count to the number that decides: the same for stakes, plays, drills and figures.
struct Convention {
    int quarterDecks = 4; ///< the true count is per this many quarters of a deck; 0: the running count decides
    Estimate decks = Estimate::HalfDeck;
    Rounding rounding = Rounding::Floor;
    CardsLeft left = CardsLeft::InShoe;
    engine::Pack pack = engine::Pack::Full; ///< the game's decks; see CountSystem::dealtFrom()

    [[nodiscard]] int cardsAQuarter() const { return cardsIn(pack) / quartersADeck; }
    [[nodiscard]] bool divides() const { return quarterDecks > 0; }
    friend bool operator==(const Convention&, const Convention&) = default;
};

/// A number for each card, by engine::Card::index. In half points, so that tags of a half are whole.
using Tags = std::array<int, engine::cardsPerDeck>;
inline constexpr int halvesPerPoint = 2;
inline constexpr int mostTag = 20 * halvesPerPoint;

/// What a rank adds, the same in every suit.
void setTag(Tags& tags, engine::Rank rank, int halves);
/// The mean over the suits, and over the ten-value ranks, by point value: 0 the ace, 1 … 8 the cards 2 … 9, 9 the tens.
[[nodiscard]] std::array<double, 10> tagsByPoint(const Tags& tags, engine::Pack pack = engine::Pack::Full);
/// What a whole deck adds, in half points.
[[nodiscard]] int deckSum(const Tags& tags, engine::Pack pack = engine::Pack::Full);

/// Cards counted besides, for stakes alone: how many more of them are left than usual is added to the true count,
/// `weight` for each card a deck.
struct SideCount {
    std::string name;
    Tags tags{};
    double weight = 0;
    friend bool operator==(const SideCount&, const SideCount&) = default;
};

struct CountSystem {
    std::string id;
    std::string name;
    std::string source; ///< where its tags are published; may be empty
    Tags tags{};
    int start = 0;            ///< the count of a new shoe: this …
    int startPerDeck = 0;     ///< … and this for each deck, in half points
    std::optional<int> pivot; ///< the count that means the same at any depth, in half points
    std::vector<SideCount> sideCounts;
    Convention convention;

    /// The same system for a game's decks. Cards that a deck lacks count as seen, so that a count means the same as
    /// with full decks.
    [[nodiscard]] CountSystem dealtFrom(engine::Pack pack) const;
    /// The count of a new shoe, in half points.
    [[nodiscard]] int startFor(int decks) const { return start + (startPerDeck + deckSum(tags) - sumOfDeck()) * decks; }
    /// What one of the game's decks adds, in half points.
    [[nodiscard]] int sumOfDeck() const { return deckSum(tags, convention.pack); }
    [[nodiscard]] int tag(engine::Card card) const { return tags[static_cast<std::size_t>(card.index())]; }
    [[nodiscard]] bool isBalanced() const { return deckSum(tags) == 0; }
    friend bool operator==(const CountSystem&, const CountSystem&) = default;
};

/// Decks left, in quarters of a deck as judged, as a fraction: cards over those of a quarter, or whole steps over 1.
/// Never none: who sees nothing left still divides by the smallest step (by one card if exact).
struct DecksLeft {
    int quarters = 0; ///< over …
    int of = 1;
    [[nodiscard]] double decks() const { return quarters / (static_cast<double>(quartersADeck) * of); }
};
[[nodiscard]] DecksLeft decksLeft(const Convention& convention, int cards);

/// The count that decides, from the running count in half points, with this many cards left. Exact: no tie is rounded
/// the wrong way.
[[nodiscard]] int shownCount(const Convention& convention, int running, int cards);
/// The same before rounding.
[[nodiscard]] double exactCount(const Convention& convention, int running, int cards);

/// Everything wrong with a system: each error's `where` is a JSON pointer into its file. Empty if it can be used.
[[nodiscard]] std::vector<base::Error> faults(const CountSystem& system);

} // namespace openshoe::counting
