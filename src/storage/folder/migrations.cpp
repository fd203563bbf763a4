// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/folder/migrations.h"

#include "storage/prices/decisioncards.h"
#include "storage/rows/seals.h"
#include "storage/tallies/tallies.h"

namespace openshoe::storage {

namespace {

// Enumerations are stored as their values, amounts in minor units, times in milliseconds since 1970 (UTC).
// The sums of blocks are made by the last step that changes what is in them, because they are read from columns that
// come with it.
const std::vector<Migration>& steps() {
    static const std::vector<Migration> all{
        {"accounts, books, shoes, rounds, plays",
         {
             // `shoes` and `rounds` count the account's rows, so that a missing last row is noticed.
             "CREATE TABLE accounts(id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL,"
             " kind INTEGER NOT NULL CHECK(kind IN (0, 1)), created INTEGER NOT NULL,"
             " shoes INTEGER NOT NULL DEFAULT 0, rounds INTEGER NOT NULL DEFAULT 0) STRICT",
             "CREATE TABLE games(id INTEGER PRIMARY KEY, variant TEXT NOT NULL UNIQUE) STRICT",
             "CREATE TABLE rule_sets(id INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE,"
             " game INTEGER NOT NULL REFERENCES games, json TEXT NOT NULL) STRICT",
             // kind: 0 wallet (of an account), 1 stakes in play, 2 house, 3 company (the house's, for the others at a
             // table)
             "CREATE TABLE books(id INTEGER PRIMARY KEY, kind INTEGER NOT NULL CHECK(kind BETWEEN 0 AND 3),"
             " account INTEGER REFERENCES accounts, currency TEXT NOT NULL, balance INTEGER NOT NULL DEFAULT 0,"
             " CHECK((kind = 0) = (account IS NOT NULL)), UNIQUE(currency, kind, account)) STRICT",
             "CREATE TABLE transfers(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, reason TEXT NOT NULL,"
             " debit INTEGER NOT NULL REFERENCES books, credit INTEGER NOT NULL REFERENCES books,"
             " amount INTEGER NOT NULL CHECK(amount > 0), CHECK(debit <> credit)) STRICT",
             "CREATE TABLE shoes(id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts,"
             " number INTEGER NOT NULL CHECK(number > 0), rule_set INTEGER NOT NULL REFERENCES rule_sets,"
             " seed BLOB NOT NULL CHECK(length(seed) = 32), commitment BLOB NOT NULL CHECK(length(commitment) = 32),"
             " client_seed TEXT NOT NULL, decks INTEGER NOT NULL CHECK(decks BETWEEN 1 AND 8), drawn INTEGER NOT NULL,"
             " staked INTEGER NOT NULL, finished INTEGER NOT NULL, UNIQUE(account, number)) STRICT",
             "CREATE INDEX shoes_in_use ON shoes(account, rule_set) WHERE finished = 0",
             // hands: "value:result", one per main or behind play; side_bets: ids won; results: a bit for each result
             // in hands
             "CREATE TABLE rounds(id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts,"
             " game INTEGER NOT NULL REFERENCES games, rule_set INTEGER NOT NULL REFERENCES rule_sets,"
             " shoe INTEGER NOT NULL REFERENCES shoes, currency TEXT NOT NULL, first_card INTEGER NOT NULL,"
             " cards INTEGER NOT NULL DEFAULT 0, started INTEGER NOT NULL, ended INTEGER,"
             " state INTEGER NOT NULL DEFAULT 0 CHECK(state BETWEEN 0 AND 2), recovered INTEGER NOT NULL DEFAULT 0,"
             " hands TEXT NOT NULL DEFAULT '', dealer INTEGER, side_bets TEXT NOT NULL DEFAULT '',"
             " results INTEGER NOT NULL DEFAULT 0, wagered INTEGER NOT NULL DEFAULT 0,"
             " returned INTEGER NOT NULL DEFAULT 0, CHECK((state = 0) = (ended IS NULL))) STRICT",
             "CREATE INDEX rounds_open ON rounds(account, currency) WHERE state = 0",
             "CREATE INDEX rounds_by_account ON rounds(account)",
             "CREATE INDEX rounds_by_game ON rounds(account, game)",
             // While a round is open its events are in `journal`, one row per append; afterwards they are all in
             // `logs`.
             "CREATE TABLE journal(round INTEGER NOT NULL REFERENCES rounds, first INTEGER NOT NULL, events BLOB NOT "
             "NULL,"
             " PRIMARY KEY(round, first)) WITHOUT ROWID, STRICT",
             "CREATE TABLE logs(round INTEGER PRIMARY KEY REFERENCES rounds, events BLOB NOT NULL) STRICT",
             // The total moved from one book to another in a round.
             "CREATE TABLE bookings(round INTEGER NOT NULL REFERENCES rounds, debit INTEGER NOT NULL REFERENCES books,"
             " credit INTEGER NOT NULL REFERENCES books, amount INTEGER NOT NULL CHECK(amount > 0), CHECK(debit <> "
             "credit),"
             " PRIMARY KEY(round, debit, credit)) WITHOUT ROWID, STRICT",
             "CREATE TABLE plays(round INTEGER NOT NULL REFERENCES rounds, number INTEGER NOT NULL, seat INTEGER NOT "
             "NULL,"
             " hand INTEGER NOT NULL, kind INTEGER NOT NULL, insures INTEGER NOT NULL, side_bet INTEGER NOT NULL,"
             " stake INTEGER NOT NULL, returned INTEGER NOT NULL, result INTEGER NOT NULL, outcome INTEGER NOT NULL,"
             " second INTEGER NOT NULL, balance INTEGER NOT NULL, PRIMARY KEY(round, number)) WITHOUT ROWID, STRICT",
             // Settings have a file of their own; here is only a backup's number (backups.cpp).
             "CREATE TABLE settings(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT",
         }},
        {"filters by date, by side bet won and by a rare result",
         {
             "CREATE INDEX rounds_by_time ON rounds(account, started)",
             "CREATE INDEX rounds_side_won ON rounds(account) WHERE side_bets <> ''",
             "CREATE INDEX rounds_surrender ON rounds(account) WHERE results & 32",
             "CREATE INDEX rounds_even_money ON rounds(account) WHERE results & 64",
             "CREATE INDEX rounds_returned ON rounds(account) WHERE results & 128",
         }},
        {"a seal on each row that tells what happened",
         {
             "ALTER TABLE accounts ADD COLUMN seal BLOB",
             "ALTER TABLE transfers ADD COLUMN seal BLOB",
             "ALTER TABLE shoes ADD COLUMN seal BLOB",
             "ALTER TABLE rounds ADD COLUMN seal BLOB",
             "ALTER TABLE logs ADD COLUMN seal BLOB",
             "ALTER TABLE journal ADD COLUMN seal BLOB",
         },
         sealAll},
        {"what decisions were worth",
         {
             // Computed after the rounds, and can be rebuilt at any time: no seals and no references. `worst`: the cost
             // of its worst decision as a mark, NULL if it had none. `up`: in points, 0 if no card was dealt.
             "CREATE TABLE round_prices(round INTEGER PRIMARY KEY, version INTEGER NOT NULL,"
             " trouble TEXT NOT NULL, up INTEGER NOT NULL, main_at_start REAL NOT NULL, side_at_start REAL NOT NULL,"
             " after_deal REAL NOT NULL, cost REAL NOT NULL, main_variance REAL NOT NULL, side_variance REAL NOT NULL,"
             " covariance REAL NOT NULL, error REAL NOT NULL, main_net INTEGER NOT NULL, side_net INTEGER NOT NULL,"
             " decisions INTEGER NOT NULL, mistakes INTEGER NOT NULL, worst INTEGER) STRICT",
             "CREATE TABLE decision_prices(round INTEGER NOT NULL, number INTEGER NOT NULL,"
             " kind INTEGER NOT NULL, cost REAL NOT NULL, stake INTEGER NOT NULL, rest BLOB NOT NULL,"
             " PRIMARY KEY(round, number)) WITHOUT ROWID, STRICT",
             "CREATE INDEX decisions_by_cost ON decision_prices(cost DESC, round DESC, number) WHERE cost > 0",
             "CREATE TABLE side_bet_prices(round INTEGER NOT NULL, play INTEGER NOT NULL,"
             " expectation REAL NOT NULL, PRIMARY KEY(round, play)) WITHOUT ROWID, STRICT",
             // How many rounds and decisions each version of the pricing has priced.
             "CREATE TABLE pricings(version INTEGER PRIMARY KEY, rounds INTEGER NOT NULL, decisions INTEGER NOT NULL,"
             " troubled INTEGER NOT NULL) STRICT",
             "CREATE INDEX rounds_by_shoe ON rounds(shoe) WHERE state <> 0",
         }},
        {"limits that people set themselves",
         {
             // kind: 0 loss, 1 stake, 2 time, 3 reminder, 4 break, 5 exclusion; value: minor units, minutes (2, 3) or
             // milliseconds (4, 5), NULL for no limit; times by the clock below; from_at: 0 for at once.
             "CREATE TABLE limits(id INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts,"
             " kind INTEGER NOT NULL CHECK(kind BETWEEN 0 AND 5), currency TEXT NOT NULL,"
             " value INTEGER CHECK(value > 0), set_at INTEGER NOT NULL, from_at INTEGER NOT NULL, seal BLOB) STRICT",
             // One row once the first limit is set; `entries` counts the limits, so that a missing last one is noticed.
             "CREATE TABLE limit_clock(id INTEGER PRIMARY KEY CHECK(id = 1), wall INTEGER NOT NULL DEFAULT 0,"
             " uptime INTEGER NOT NULL DEFAULT 0, boot TEXT NOT NULL DEFAULT '', passed INTEGER NOT NULL DEFAULT 0,"
             " doubtful INTEGER NOT NULL DEFAULT 0, shift INTEGER NOT NULL DEFAULT 0,"
             " entries INTEGER NOT NULL DEFAULT 0, seal BLOB) STRICT",
         }},
        {"sums of blocks of rounds, by which filters find and count",
         {
             // Derived from rounds and prices; see tallies.h. A block's cells are packed, its quarters of an hour
             // separately. first_* and last_*: when its rounds started and ended.
             "CREATE TABLE tallies(level INTEGER NOT NULL, block INTEGER NOT NULL, first_start INTEGER NOT NULL,"
             " last_start INTEGER NOT NULL, first_end INTEGER NOT NULL, last_end INTEGER NOT NULL, quarters BLOB NOT"
             " NULL, cells BLOB NOT NULL, PRIMARY KEY(level, block)) STRICT",
             // Filters used these before.
             "DROP INDEX rounds_by_account",
             "DROP INDEX rounds_side_won",
             "DROP INDEX rounds_surrender",
             "DROP INDEX rounds_even_money",
             "DROP INDEX rounds_returned",
         }},
        {"mistakes asked about again",
         {
             // By round and decision; see lessons.h. Concerns the person, not the record: no seals and no references.
             "CREATE TABLE lessons(round INTEGER NOT NULL, number INTEGER NOT NULL, times_right INTEGER NOT NULL,"
             " due INTEGER NOT NULL, PRIMARY KEY(round, number)) WITHOUT ROWID, STRICT",
         }},
        {"side bets taken among the mistakes",
         {
             "CREATE INDEX side_bets_by_cost ON side_bet_prices(expectation, round DESC, play) WHERE expectation < 0",
             // From here on `worst` includes them.
             "UPDATE round_prices SET worst = max(coalesce(worst, 0), (SELECT CASE WHEN min(s.expectation) > -1e-9 THEN"
             " 0 WHEN min(s.expectation) > -0.01 THEN 1 WHEN min(s.expectation) > -0.05 THEN 2 WHEN min(s.expectation)"
             " > -0.15 THEN 3 ELSE 4 END FROM side_bet_prices s WHERE s.round = round_prices.round))"
             " WHERE round IN (SELECT round FROM side_bet_prices)",
         }},
        {"sums of blocks by what rounds and plays brought", {}},
        {"what rounds are searched and ordered by, what people write about them, where mistakes were made",
         {
             // Derived from rounds, logs and prices, a row for each block of rounds; see roundlines.h, playedhands.h.
             "CREATE TABLE round_lines(block INTEGER PRIMARY KEY, lines BLOB NOT NULL) STRICT",
             "CREATE TABLE round_hands(block INTEGER PRIMARY KEY, hands BLOB NOT NULL) STRICT",
             // about: 0 a round, 1 the session that begins with it. tags: one a line. sought: all of it, case folded.
             // The person's own words, not the record: no seals and no references.
             "CREATE TABLE notes(about INTEGER NOT NULL CHECK(about IN (0, 1)), round INTEGER NOT NULL,"
             " text TEXT NOT NULL, tags TEXT NOT NULL, sought TEXT NOT NULL, PRIMARY KEY(about, round))"
             " WITHOUT ROWID, STRICT",
             // Spot::key() of a mistake in playing a hand, else NULL.
             "ALTER TABLE decision_prices ADD COLUMN spot INTEGER",
             "CREATE INDEX decisions_by_spot ON decision_prices(spot, cost DESC, round DESC, number)"
             " WHERE spot IS NOT NULL",
         },
         [](Sql& sql) {
             keepSpots(sql);
             Tallies(sql).makeAll();
         }},
        {"numbers removed with an account",
         {
             // kind: 0 rounds, 1 shoes, 2 transfers, 3 limits, 4 accounts; see rows/removed.h. removal: which deletion;
             // ranges: how many rows that one has here, so that one of them that is missing is noticed.
             "CREATE TABLE removed(id INTEGER PRIMARY KEY, removal INTEGER NOT NULL, ranges INTEGER NOT NULL,"
             " at INTEGER NOT NULL, kind INTEGER NOT NULL CHECK(kind BETWEEN 0 AND 4),"
             " first INTEGER NOT NULL CHECK(first > 0), last INTEGER NOT NULL CHECK(last BETWEEN first AND"
             " 1152921504606846976), seal BLOB, UNIQUE(kind, first)) STRICT",
         }},
        {"exercises in counting",
         {
             // kind, system, game: which exercise; the game is '' where it doesn't matter. cards: those counted, 0
             // where none are; spent: milliseconds. See drills.h. The person's own practice, not the record: no seals
             // and no references.
             "CREATE TABLE drills(id INTEGER PRIMARY KEY, account INTEGER NOT NULL, kind TEXT NOT NULL,"
             " system TEXT NOT NULL, game TEXT NOT NULL, at INTEGER NOT NULL, items INTEGER NOT NULL CHECK(items > 0),"
             " right_items INTEGER NOT NULL CHECK(right_items BETWEEN 0 AND items), cards INTEGER NOT NULL,"
             " spent INTEGER NOT NULL) STRICT",
             "CREATE INDEX drills_of_a_kind ON drills(account, kind, system, game, id)",
             "CREATE TABLE weak_spots(account INTEGER NOT NULL, kind TEXT NOT NULL, system TEXT NOT NULL,"
             " game TEXT NOT NULL, item TEXT NOT NULL, asked INTEGER NOT NULL, wrong INTEGER NOT NULL,"
             " slow INTEGER NOT NULL, box INTEGER NOT NULL, PRIMARY KEY(account, kind, system, game, item))"
             " WITHOUT ROWID, STRICT",
         }},
        {"counts told at the table",
         {
             // round: after which it was asked. told: half points, NULL if the question was passed over;
             // told_quarters: decks left, NULL if they weren't asked for; running, cards, aside: as they were. See
             // owncounts.h. The person's own practice, not the record: no seals and no references.
             "CREATE TABLE own_counts(round INTEGER PRIMARY KEY, system TEXT NOT NULL, at_shuffle INTEGER NOT NULL"
             " CHECK(at_shuffle IN (0, 1)), told INTEGER, told_quarters INTEGER CHECK(told_quarters > 0),"
             " running INTEGER NOT NULL, cards INTEGER NOT NULL CHECK(cards >= 0), aside REAL NOT NULL) STRICT",
             "CREATE INDEX own_counts_by_system ON own_counts(system, round)",
         }},
    };
    return all;
}

} // namespace

std::span<const Migration> migrations() {
    return steps();
}

} // namespace openshoe::storage
