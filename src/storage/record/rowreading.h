// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/record/bookkeeping.h"
#include "storage/record/database.h"
#include "storage/rows/rows.h"

namespace openshoe::storage {

// Reading of rows that is needed in more than one place. Internal to storage; errors are recorded in Sql.

/// The most rows a list returns at once.
inline constexpr int largestPage = 10'000;

/// The columns readRound() expects, from rounds r with its account a and game g. CROSS JOIN keeps rounds outermost, so
/// that its index determines the order.
inline constexpr const char* roundColumns =
    "SELECT r.id, r.account, a.key, g.variant, r.currency, r.shoe, r.first_card, r.cards, r.started, r.ended, r.state,"
    " r.recovered, r.hands, r.dealer, r.side_bets, r.wagered, r.returned, r.rule_set"
    " FROM rounds r CROSS JOIN accounts a ON a.id = r.account CROSS JOIN games g ON g.id = r.game ";
inline constexpr int roundRuleSetColumn = 17;

[[nodiscard]] RoundRow readRound(const Cursor& row);
/// A game's public id.
[[nodiscard]] std::string gameName(Sql& sql, std::int64_t game);
/// The id of a side bet, from its key (sideBetKey(): the rule set it was placed under and its index there); empty if
/// those rules can't be read.
[[nodiscard]] std::string sideBetName(Database& db, std::int64_t key);
/// The amount staked from the account's wallet in an open round.
[[nodiscard]] base::Money stakedInOpenRound(Sql& sql, const RoundRow& round);
[[nodiscard]] std::optional<RoundRow> findRound(Sql& sql, RoundId round);

/// A play as a line of the Play Record. `rules`: those it was played by; null if they can't be read.
[[nodiscard]] PlayRow playRow(const RoundRow& round, int number, const StoredPlay& play,
                              std::shared_ptr<const engine::RuleSet> rules);

/// Adds what the house staked to the plays of one round, whose table ended like that.
void addHouse(std::span<PlayRow> plays, const engine::TableState& end);

/// The columns readShoe() expects.
inline constexpr const char* shoeColumns =
    "SELECT s.id, s.account, s.number, s.seed, s.commitment, s.client_seed, s.decks, s.drawn, s.staked, s.finished, "
    "g.variant, CASE WHEN json_valid(q.json) THEN json_extract(q.json, '$.pack') END"
    " FROM shoes s JOIN rule_sets q ON q.id = s.rule_set JOIN games g ON g.id = q.game ";

/// nullopt, with an error recorded, if the stored data isn't a shoe.
[[nodiscard]] std::optional<ShoeRow> readShoe(Sql& sql, const Cursor& row);
[[nodiscard]] std::optional<ShoeRow> findShoe(Sql& sql, ShoeId shoe);

/// Finishes the shoe: its seed may be shown from now on. Call within a transaction.
void finishShoe(Sql& sql, ShoeId shoe);

/// The round's log, from the journal or the packed form. nullopt, with an error recorded, if it can't be read.
[[nodiscard]] std::optional<engine::Events> readEvents(Sql& sql, RoundId round);

/// Lower-case hex.
[[nodiscard]] inline std::string hexOf(const QByteArray& bytes) {
    return bytes.toHex().toStdString();
}

} // namespace openshoe::storage
