// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace openshoe::session {

/// How someone plays a hand.
enum class PlayStyle : std::uint8_t {
    Basic,      ///< basic strategy, to the letter
    Cautious,   ///< basic strategy without doubles, splits only aces, stands from 15
    NeverBusts, ///< never draws to a hand that one card can break
    LikeDealer, ///< draws and stands as the dealer has to
    Hunches,    ///< basic strategy, but for the hands about which there is a feeling
    SplitsTens, ///< basic strategy, but splits every pair of tens
};

/// How a stake follows from the one before.
enum class StakeStyle : std::uint8_t {
    Flat,         ///< stays as it is
    PressesWins,  ///< is doubled after a win, up to four times the ordinary one
    ChasesLosses, ///< is doubled after a loss, up to eight times
};

enum class InsuranceStyle : std::uint8_t {
    ByStrategy,
    GoodHands, ///< insures 20 and blackjack
    Always,
};

/// What someone is like at a table; the same in every game.
struct Character {
    PlayStyle play = PlayStyle::Basic;
    StakeStyle stakes = StakeStyle::Flat;
    InsuranceStyle insurance = InsuranceStyle::ByStrategy;
    int units = 1;          ///< an ordinary stake, in the table's smallest
    int bankroll = 40;      ///< brought along, in ordinary stakes
    int hands = 1;          ///< seats wanted; 0: stays behind the others' chairs and bets on their hands
    int thinking = 100;     ///< time for a decision, percent of the usual
    int sideBets = 0;       ///< of a hundred rounds, with a side bet
    int behind = 0;         ///< of a hundred rounds, with a bet behind somebody else
    int follows = 50;       ///< of a hundred doubles and splits of whoever that is, followed
    int rounds = 30;        ///< stays that many on average
    int sitsOut = 2;        ///< of a hundred rounds
    bool buysAgain = false; ///< once the money is gone
};

struct Person {
    const char* id;   ///< how a round's log names them
    const char* name; ///< UTF-8; a name, the same in every language
    Character character;
};

/// Everyone who may come to a table.
[[nodiscard]] std::span<const Person> people();

/// Who that id of a round's log is; null if nobody of the company.
[[nodiscard]] const Person* personOf(std::string_view id);

/// Of somebody who isn't known (any more): plays basic strategy with the smallest stake.
[[nodiscard]] const Character& characterOf(std::string_view id);

/// What is said of someone, one or two sentences in English, to be translated in the context "Company".
[[nodiscard]] std::vector<const char*> linesOf(const Character& character);

} // namespace openshoe::session
