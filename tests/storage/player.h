// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "storage/store.h"

#include <functional>
#include <random>

/// Plays one game on a store with random but legal decisions, alone or with company; every command's events are stored
/// before the next one is given. Does what the window does, without a window.
class TestPlayer {
public:
    template <typename T> using Result = openshoe::base::Result<T>;

    TestPlayer(openshoe::storage::Store& store, openshoe::storage::AccountRow account, openshoe::engine::RuleSet rules,
               std::string currency, std::uint64_t seed);

    /// Plays one whole round; returns its number, or 0 if nothing was staked and it has none.
    [[nodiscard]] Result<openshoe::storage::RoundId> playRound();
    /// Ends an open round: cancels it if nothing was dealt, otherwise lets the rule for silence answer.
    [[nodiscard]] static Result<void> finish(openshoe::storage::Store& store, const openshoe::storage::OpenRound& open,
                                             const std::function<void()>& confirmed = {});

    /// Called after each step that is on disk, with the round (0 for one that ended before the deal and is gone), its
    /// number of events, and whether it stays on record however it ends (betting was closed with stakes placed).
    std::function<void(openshoe::storage::RoundId, int events, bool stays)> onStored;
    /// Called with each round that is over and stays on record.
    std::function<void(const openshoe::storage::FinishedRound&)> onFinished;
    /// Called after anything that reaches the disk: steps, top-ups, shoes.
    std::function<void()> onConfirmed;
    /// How many of a hundred rounds are cancelled midway.
    int cancelPercent = 2;

private:
    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }
    openshoe::base::Money someStake(const openshoe::engine::Limit& limit);
    Result<void> takeShoe();
    openshoe::fairness::Seed someSeed();
    void confirmed();
    Result<void> refill();
    void gatherCompany();
    Result<openshoe::storage::RoundId> open();
    Result<void> give(const openshoe::engine::Command& command);
    Result<void> stake();
    Result<void> stakeFor(openshoe::engine::PlayerNumber player, int seats);
    Result<void> answer();

    openshoe::storage::Store& m_store;
    openshoe::storage::AccountRow m_account;
    openshoe::engine::RuleSet m_rules;
    std::mt19937_64 m_random;
    openshoe::engine::TableState m_state;
    std::optional<openshoe::storage::ShoeRow> m_shoe;
    std::vector<openshoe::engine::Card> m_cards;
    openshoe::storage::RoundId m_round = 0;
    int m_events = 0;
};

/// A built-in game's rules.
[[nodiscard]] openshoe::engine::RuleSet rulesOf(const char* variant);
/// A game and a currency it is played in.
struct TestGame {
    const char* variant;
    const char* currency;
};
/// All six.
inline constexpr TestGame testGames[] = {{"deluxe", "coin"},    {"rundown", "usd"},  {"boxes", "coin"},
                                         {"down-under", "usd"}, {"classic", "gold"}, {"premium", "sweeps"}};
/// Begins a round for the account "you", with 5.00 staked, and leaves it open; returns its number. Throws if it can't.
openshoe::storage::RoundId leaveOpen(openshoe::storage::Tables& tables, openshoe::storage::AccountId account);
/// Plays that many rounds of each on the store, for the account "you", which is created if missing. Ends the program if
/// one can't be played.
openshoe::storage::AccountRow playAllGames(openshoe::storage::Store& store, int rounds, std::uint64_t seed);
