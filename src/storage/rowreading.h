// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/database.h"
#include "storage/rows.h"

namespace openshoe::storage {

// Rows as they are read in more than one place. Internal to storage; errors are noted with Sql.

/// The most rows that a list gives at once.
inline constexpr int largestPage = 10'000;

/// The columns that readRound() takes, from rounds r with its account a and game g. CROSS JOIN keeps rounds outermost,
/// so that its index decides the order.
inline constexpr const char* roundColumns =
    "SELECT r.id, r.account, a.key, g.variant, r.currency, r.shoe, r.first_card, r.cards, r.started, r.ended, r.state,"
    " r.recovered, r.hands, r.dealer, r.side_bets, r.wagered, r.returned, r.rule_set"
    " FROM rounds r CROSS JOIN accounts a ON a.id = r.account CROSS JOIN games g ON g.id = r.game ";
inline constexpr int roundRuleSetColumn = 17;

[[nodiscard]] RoundRow readRound(const Cursor& row);
/// A game's public id.
[[nodiscard]] std::string gameName(Sql& sql, std::int64_t game);
/// The id of a side bet, by the rules it was laid by and its place in them (sideBetKey()); empty where they can't be
/// read.
[[nodiscard]] std::string sideBetName(Database& db, std::int64_t key);
/// What lies on the table in an open round from the account's wallet.
[[nodiscard]] base::Money stakedInOpenRound(Sql& sql, const RoundRow& round);
[[nodiscard]] std::optional<RoundRow> findRound(Sql& sql, RoundId round);

/// The columns that readShoe() takes.
inline constexpr const char* shoeColumns =
    "SELECT s.id, s.account, s.number, s.seed, s.commitment, s.client_seed, s.decks, s.drawn, s.staked, s.finished, "
    "g.variant"
    " FROM shoes s JOIN rule_sets q ON q.id = s.rule_set JOIN games g ON g.id = q.game ";

/// Nothing, and an error is noted, if what is stored is no shoe.
[[nodiscard]] std::optional<ShoeRow> readShoe(Sql& sql, const Cursor& row);
[[nodiscard]] std::optional<ShoeRow> findShoe(Sql& sql, ShoeId shoe);

/// Finishes the shoe: its seed may be shown from now on. Within a transaction.
void finishShoe(Sql& sql, ShoeId shoe);

/// The log of a round, from the journal or packed. Nothing, and an error is noted, if it can't be read.
[[nodiscard]] std::optional<engine::Events> readEvents(Sql& sql, RoundId round);

/// Hex of 32 bytes.
[[nodiscard]] inline std::string hexOf(const QByteArray& bytes) {
    return bytes.toHex().toStdString();
}

} // namespace openshoe::storage
