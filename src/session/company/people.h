// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace openshoe::session {

/// How someone plays a hand.
enum class PlayStyle : std::uint8_t {
    Basic,      ///< basic strategy to the letter
    Cautious,   ///< basic strategy without doubling; splits only aces, stands from 15
    NeverBusts, ///< never draws to a hand that one card can bust
    LikeDealer, ///< draws and stands by the dealer's rule
    Hunches,    ///< basic strategy, except for hands they have a hunch about
    SplitsTens, ///< basic strategy, but splits every pair of tens
};

/// How a stake follows from the one before.
enum class StakeStyle : std::uint8_t {
    Flat,         ///< stays the same
    PressesWins,  ///< doubled after a win, up to four times the usual stake
    ChasesLosses, ///< doubled after a loss, up to eight times
};

enum class InsuranceStyle : std::uint8_t {
    ByStrategy,
    GoodHands, ///< insures 20 and blackjack
    Always,
};

/// How someone puts chips on the felt.
enum class ChipManner : std::uint8_t {
    Places, ///< down on the spot, without fuss
    Slides, ///< slowly along the felt
    Tosses, ///< in a high arc
};

/// A person's habits at the table; the same in every game.
struct Character {
    PlayStyle play = PlayStyle::Basic;
    StakeStyle stakes = StakeStyle::Flat;
    InsuranceStyle insurance = InsuranceStyle::ByStrategy;
    int units = 1;          ///< the usual stake, in multiples of the table's smallest
    int bankroll = 40;      ///< brought along, in usual stakes
    int hands = 1;          ///< seats wanted; 0: stands behind the others' chairs and bets on their hands
    int thinking = 100;     ///< time for a decision, in percent of the usual
    int sideBets = 0;       ///< percent of rounds with a side bet
    int behind = 0;         ///< percent of rounds with a bet behind someone else
    int follows = 50;       ///< percent of that person's doubles and splits that are followed
    int rounds = 30;        ///< rounds stayed on average
    int sitsOut = 2;        ///< percent of rounds
    bool buysAgain = false; ///< once the money is gone
};

struct Person {
    const char* id;   ///< the name used in a round's log
    const char* name; ///< UTF-8; a proper name, the same in every language
    Character character;
};

/// Everyone who may come to a table.
[[nodiscard]] std::span<const Person> people();

/// The person with that id in a round's log; null if nobody of the company.
[[nodiscard]] const Person* personOf(std::string_view id);

/// For someone unknown (or no longer known): plays basic strategy with the smallest stake.
[[nodiscard]] const Character& characterOf(std::string_view id);

/// It follows from how they play: the careful slide their chips, those who play by feel or chase losses toss them.
[[nodiscard]] ChipManner mannerOf(const Character& character);

/// One or two English sentences describing someone, to be translated in the context "Company".
[[nodiscard]] std::vector<const char*> linesOf(const Character& character);

} // namespace openshoe::session
