// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/check.h"

#include "fairness/verify.h"
#include "engine/repeat.h"
#include "formats/eventbytes.h"
#include "storage/bookscheck.h"
#include "storage/limits.h"
#include "storage/rowreading.h"
#include "storage/schema.h"
#include "storage/seals.h"
#include "storage/tallies.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <unordered_map>

namespace openshoe::storage {

using base::Money;
using base::Result;
using What = Problem::What;

namespace {

constexpr std::size_t mostProblems = 10'000;
/// The most rounds or shoes an account can have: a higher number was written there by somebody else.
constexpr std::int64_t mostCounted = std::int64_t{1} << 40;

class CheckRun {
public:
    CheckRun(Database& db, const CheckProgress& progress)
        : m_db(db), m_sql(db.sql()), m_progress(progress),
          m_books(m_sql, [this](std::optional<RoundId> round, What what, std::string detail) {
              problem(what, round, std::nullopt, std::move(detail));
          }) {}

    CheckReport run() {
        try {
            checkAll();
        } catch (const base::MoneyOverflow&) {
            problem(What::Books, std::nullopt, std::nullopt, "amounts beyond what a book holds");
        }
        return std::move(m_report);
    }

private:
    void checkAll() {
        checkFile();
        m_report.bookings = m_books.read();
        unreadable("the books");
        checkRuleSets();
        checkShoes();
        checkRounds();
        checkCounters();
        checkOrphans();
        checkSeals();
        checkLimits(m_sql, [this](std::string detail, bool missing) {
            problem(missing ? What::Missing : What::File, std::nullopt, std::nullopt, std::move(detail));
        });
        unreadable("the limits");
        checkTallies();
        m_books.finish(m_report.stopped);
        unreadable("the file");
    }

    void problem(What what, std::optional<RoundId> round, std::optional<ShoeId> shoe, std::string detail) {
        if (m_report.problems.size() < mostProblems)
            m_report.problems.push_back({what, round, shoe, std::move(detail)});
    }

    // Turns a reading error into a problem of the file, so that the check goes on; true if there was one.
    bool unreadable(const std::string& of, What what = What::File, std::optional<RoundId> round = {}) {
        const auto read = m_sql.result(0);
        if (!read)
            problem(what, round, std::nullopt, fmt::format("{}: {}", of, read.error().what));
        return !read;
    }

    void checkFile() {
        if (m_db.notice() && !m_db.isPlaying()) // opened to play, it has been told already
            problem(What::File, std::nullopt, std::nullopt, *m_db.notice());
        Cursor row = m_sql.query("PRAGMA integrity_check(20)");
        while (row.next()) {
            if (row.string(0) != QLatin1String("ok"))
                problem(What::File, std::nullopt, std::nullopt, row.text(0));
        }
        unreadable("the file");
        // A file can be whole and still have other tables than the record's: one changed byte of the schema does that.
        if (schemaOf(m_sql) != newSchema())
            problem(What::File, std::nullopt, std::nullopt, "its tables are not the ones that this program makes");
        unreadable("the schema");
    }

    // Every rule set has the hash and the game that are stored with it.
    void checkRuleSets() {
        std::vector<std::int64_t> ids;
        {
            Cursor row = m_sql.query("SELECT q.id, q.hash, q.json, g.variant FROM rule_sets q LEFT JOIN games g"
                                     " ON g.id = q.game ORDER BY q.id");
            while (row.next()) {
                const QByteArray text = row.string(2).toUtf8();
                const auto id = QJsonDocument::fromJson(text).object().value(QLatin1String("id")).toString();
                if (row.bytes(1) != QCryptographicHash::hash(text, QCryptographicHash::Sha256) || id != row.string(3))
                    ids.push_back(row.integer(0));
            }
        }
        unreadable("the rules");
        for (const std::int64_t id : ids)
            problem(What::Missing, std::nullopt, std::nullopt,
                    fmt::format("the rules number {} are not the ones that were stored", id));
    }

    void checkShoes() {
        static const QString statement = QLatin1String(shoeColumns) + QLatin1String("ORDER BY s.id");
        std::map<AccountId, std::int64_t> numbers;
        std::int64_t next = 1;
        Cursor row = m_sql.select(statement, {});
        while (row.next()) {
            ++m_report.shoes;
            const auto shoe = readShoe(m_sql, row);
            const ShoeId id = row.integer(0);
            eachMissing(next, id,
                        [&](ShoeId missing) { problem(What::Missing, std::nullopt, missing, "the shoe is missing"); });
            next = after(id);
            if (!shoe) {
                unreadable(fmt::format("shoe {}", id), What::Commitment);
                continue;
            }
            if (const std::int64_t number = after(numbers[shoe->account]); shoe->seed.number != number)
                problem(What::Missing, std::nullopt, id,
                        fmt::format("it has number {}, the account's next is {}", shoe->seed.number, number));
            numbers[shoe->account] = shoe->seed.number;
            if (shoe->seed.seed.commitment() != shoe->commitment)
                problem(What::Commitment, std::nullopt, id, "its seed is not the one committed to");
            m_drawn[id] = {0, shoe->drawn};
        }
        m_lastShoe = next - 1;
        unreadable("the shoes");
    }

    void checkRounds() {
        const std::int64_t all = m_sql.integer("SELECT count(*) FROM rounds").value_or(0);
        // What the shared columns don't read: the texts as they are stored.
        static const QString statement =
            QString::fromLatin1(roundColumns)
                .replace(QLatin1String(" FROM rounds r "), QLatin1String(", r.results FROM rounds r ")) +
            QLatin1String("ORDER BY r.id");
        Cursor row = m_sql.select(statement, {});
        std::int64_t next = 1;
        while (row.next()) {
            const RoundId id = row.integer(0);
            eachMissing(next, id, [&](RoundId missing) {
                problem(What::Missing, missing, std::nullopt, "the round is missing");
            });
            next = after(id);
            ++m_roundsOf[row.integer(1)];
            ++m_report.rounds;
            RoundRow line = readRound(row);
            if (unreadable("its line", What::Result, id))
                continue;
            checkStored(std::move(line), row.text(12), row.text(14), row.number(18), row.integer(roundRuleSetColumn));
            if (m_progress && m_report.rounds % 100 == 0 && !m_progress(m_report.rounds, all)) {
                m_report.stopped = true;
                break;
            }
        }
        m_lastRound = next - 1;
        unreadable("the rounds");
    }

    void checkStored(RoundRow row, std::string hands, std::string sideBets, int results, std::int64_t ruleSet) {
        const RoundId id = row.id;
        const auto rules = m_db.ruleSets().at(ruleSet);
        if (unreadable("its rules", What::Missing, id) || !rules)
            return;
        const auto events = readLog(row);
        if (!events)
            return;
        StoredRound round{.row = std::move(row),
                          .hands = std::move(hands),
                          .sideBets = std::move(sideBets),
                          .results = results,
                          .rules = *rules,
                          .events = *events};
        readPlays(round);
        m_report.bookings += m_books.readBookings(round);
        if (unreadable("its plays and bookings", What::File, id))
            return;
        const auto state = checkRound(
            round, [&](What what, std::string detail) { problem(what, id, std::nullopt, std::move(detail)); });
        checkCards(round, state);
        if (state)
            m_books.checkWallet(round, *state);
    }

    std::optional<engine::Events> readLog(const RoundRow& row) {
        const std::int64_t packed = m_sql.integer("SELECT count(*) FROM logs WHERE round = ?", row.id).value_or(0);
        const std::int64_t parts = m_sql.integer("SELECT count(*) FROM journal WHERE round = ?", row.id).value_or(0);
        const bool open = row.state == RoundState::Open;
        if ((packed > 0) == open || (parts > 0) != open)
            problem(What::Missing, row.id, std::nullopt, "its log is missing or there twice");
        auto events = readEvents(m_sql, row.id);
        if (open && events) {
            std::int64_t count = 0;
            Cursor part = m_sql.query("SELECT first, events FROM journal WHERE round = ? ORDER BY first", row.id);
            while (part.next()) {
                if (part.integer(0) != count)
                    problem(What::Missing, row.id, std::nullopt,
                            fmt::format("the events from {} on are missing", count));
                const auto read = formats::eventsFromBytes(part.bytes(1), {});
                const std::int64_t more = read ? static_cast<std::int64_t>(read->size()) : 0;
                count = std::min(part.integer(0), INT64_MAX - more) + more;
            }
        }
        if (unreadable("its log", What::Events, row.id))
            return std::nullopt;
        return events;
    }

    void readPlays(StoredRound& round) {
        Cursor row = m_sql.query(
            "SELECT number, seat, hand, kind, insures, side_bet, stake, returned, result, outcome, second, balance"
            " FROM plays WHERE round = ? ORDER BY number",
            round.row.id);
        while (row.next()) {
            round.plays.push_back({.seat = row.number(1),
                                   .hand = row.number(2),
                                   .kind = row.choice<engine::StakeKind>(3),
                                   .on = row.choice<engine::StakeKind>(4),
                                   .sideBet = row.number(5),
                                   .stake = row.money(6),
                                   .returned = row.money(7),
                                   .result = row.choice<engine::PlayResult>(8),
                                   .outcome = row.choice<engine::SideOutcome>(9),
                                   .second = row.choice<engine::SideOutcome>(10),
                                   .balance = row.money(11)});
            round.numbersInOrder =
                round.numbersInOrder && row.integer(0) == static_cast<std::int64_t>(round.plays.size());
        }
    }

    void checkCards(const StoredRound& round, const std::optional<engine::TableState>& state) {
        const ShoeId shoeId = round.row.shoe;
        const auto known = m_drawn.find(shoeId);
        const auto* opened = std::get_if<engine::RoundOpened>(round.events.empty() ? nullptr : &round.events.front());
        if (known == m_drawn.end() || !opened) {
            problem(What::Missing, round.row.id, shoeId, "its shoe or its opening is missing");
            return;
        }
        const auto cards = drawnCards(round.events);
        if (opened->firstCard != round.row.firstCard || opened->firstCard != known->second.first)
            problem(What::Cards, round.row.id, shoeId,
                    fmt::format("it begins at card {} of its shoe, not at {}", opened->firstCard, known->second.first));
        known->second.first = opened->firstCard + static_cast<int>(cards.size());
        if (state && (m_shoe ? m_shoe->id : 0) != shoeId) {
            m_shoe = findShoe(m_sql, shoeId);
            if (unreadable("its shoe", What::Missing, round.row.id) || !m_shoe)
                return;
            if (m_shoe->account != round.row.account || m_shoe->seed.decks != round.rules.decks)
                problem(What::Cards, round.row.id, shoeId, "its shoe is not one of this account and game");
            m_order = fairness::shuffle(m_shoe->seed);
        }
        if (state)
            checkPlayed(round);
        for (std::size_t i = 0; state && i < cards.size(); ++i) {
            const std::size_t place = static_cast<std::size_t>(opened->firstCard) + i;
            if (place < m_order.size() && m_order[place] == cards[i])
                continue;
            problem(What::Cards, round.row.id, shoeId,
                    fmt::format("card {} is {}, the shuffle has {}", i, cards[i].text(),
                                place < m_order.size() ? m_order[place].text() : "none"));
            break;
        }
    }

    // The same commands under the same rules on the same shoe produce the same log.
    void checkPlayed(const StoredRound& round) {
        if (const auto repeated = engine::repeat(round.rules, round.events, m_order); !repeated)
            problem(What::Events, round.row.id, std::nullopt, repeated.error().text());
    }

    void checkCounters() {
        if (m_report.stopped)
            return;
        std::int64_t rounds = 0;
        std::int64_t shoes = 0;
        {
            Cursor row = m_sql.query("SELECT id, rounds, shoes FROM accounts ORDER BY id");
            while (row.next()) {
                rounds += std::clamp(row.integer(1), -mostCounted, mostCounted);
                shoes += std::clamp(row.integer(2), -mostCounted, mostCounted);
                if (m_roundsOf[row.integer(0)] != row.integer(1))
                    problem(What::Missing, std::nullopt, std::nullopt,
                            fmt::format("account {} has {} rounds on record, and {} were counted", row.integer(0),
                                        m_roundsOf[row.integer(0)], row.integer(1)));
            }
        }
        eachMissing(after(m_lastRound), after(rounds),
                    [&](RoundId id) { problem(What::Missing, id, std::nullopt, "the round is missing"); });
        eachMissing(after(rounds), after(m_lastRound), [&](RoundId id) {
            problem(What::Missing, id, std::nullopt, "there is a round more than were counted");
        });
        eachMissing(after(m_lastShoe), after(shoes),
                    [&](ShoeId id) { problem(What::Missing, std::nullopt, id, "the shoe is missing"); });
        eachMissing(after(shoes), after(m_lastShoe), [&](ShoeId id) {
            problem(What::Missing, std::nullopt, id, "there is a shoe more than were counted");
        });
        for (const auto& [id, drawn] : m_drawn) {
            if (drawn.first != drawn.second)
                problem(
                    What::Cards, std::nullopt, id,
                    fmt::format("{} of its cards are said to be drawn, its rounds have {}", drawn.second, drawn.first));
        }
        unreadable("the accounts");
    }

    // Parts of rounds that aren't there.
    void checkOrphans() {
        const auto look = [&](const char* statement, const char* what) {
            Cursor row = m_sql.query(statement);
            while (row.next())
                problem(What::Missing, row.integer(0), std::nullopt,
                        fmt::format("there are {} of it, but no round", what));
        };
        look("SELECT DISTINCT round FROM plays WHERE round NOT IN (SELECT id FROM rounds)", "plays");
        look("SELECT DISTINCT round FROM bookings WHERE round NOT IN (SELECT id FROM rounds)", "bookings");
        look("SELECT round FROM logs WHERE round NOT IN (SELECT id FROM rounds)", "events");
        look("SELECT DISTINCT round FROM journal WHERE round NOT IN (SELECT id FROM rounds)", "events");
        {
            Cursor row = m_sql.query("SELECT id FROM books WHERE account NOT IN (SELECT id FROM accounts)");
            while (row.next())
                problem(What::Missing, std::nullopt, std::nullopt,
                        fmt::format("book {} is the wallet of no account", row.integer(0)));
        }
        unreadable("the rounds");
    }

    // Last, because the seals show even a changed row that agrees with everything else.
    void checkSeals() {
        const auto look = [&](Sealed table, What what, bool ofRound, bool ofShoe, const char* is) {
            findBrokenSeals(m_sql, table, [&](std::int64_t key) {
                problem(what, ofRound ? std::optional(key) : std::nullopt, ofShoe ? std::optional(key) : std::nullopt,
                        fmt::format("{} is not as it was stored", fmt::format(fmt::runtime(is), key)));
            });
            unreadable("the seals");
        };
        look(Sealed::Account, What::File, false, false, "account {}");
        look(Sealed::Transfer, What::Books, false, false, "transfer {}");
        look(Sealed::Shoe, What::Commitment, false, true, "the shoe");
        look(Sealed::Round, What::Result, true, false, "its line");
        look(Sealed::Log, What::Events, true, false, "its log");
        look(Sealed::JournalPart, What::Events, true, false, "its journal");
    }

    // What filters count by must be what the rounds add up to.
    void checkTallies() {
        Tallies(m_sql).findWrong(
            [&](const RoundRange& range) {
                problem(What::File, std::nullopt, std::nullopt,
                        fmt::format("the sums kept of rounds {} to {} are not those of the rounds; openshoe-cli "
                                    "history price --again makes them anew",
                                    range.first, range.last));
            },
            [](std::int64_t) { return true; });
        unreadable("the sums");
    }

    Database& m_db;
    Sql& m_sql;
    const CheckProgress& m_progress;
    CheckReport m_report;
    BooksCheck m_books;
    std::unordered_map<ShoeId, std::pair<int, int>> m_drawn; ///< by the rounds so far, and as stored
    std::map<AccountId, std::int64_t> m_roundsOf;
    std::int64_t m_lastShoe = 0;
    std::int64_t m_lastRound = 0;
    std::optional<ShoeRow> m_shoe; ///< the one looked at last
    std::vector<engine::Card> m_order;
};

} // namespace

const char* name(Problem::What what) {
    switch (what) {
    case What::Books: return "books";
    case What::Events: return "events";
    case What::Cards: return "cards";
    case What::Result: return "result";
    case What::Commitment: return "commitment";
    case What::Missing: return "missing";
    case What::File: break;
    }
    return "file";
}

Result<CheckReport> Checker::run(const CheckProgress& progress) {
    Sql& sql = m_db.sql();
    // A view of one moment, whatever is stored meanwhile.
    sql.run("BEGIN");
    if (auto begun = sql.result(0); !begun)
        return tl::make_unexpected(begun.error());
    CheckReport report = CheckRun(m_db, progress).run();
    sql.run("ROLLBACK");
    (void)sql.result(0);
    return report;
}

} // namespace openshoe::storage
