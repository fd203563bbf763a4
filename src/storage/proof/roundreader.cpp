// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/proof/roundreader.h"

#include "formats/eventbytes.h"
#include "storage/record/rowreading.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace openshoe::storage {

using base::said;

using What = Problem::What;

namespace {

constexpr std::size_t roundsAtOnce = 512;

QString lineStatement() {
    // Adds what the shared columns leave out: the results as stored.
    return QString::fromLatin1(roundColumns)
               .replace(QLatin1String(" FROM rounds r "), QLatin1String(", r.results FROM rounds r ")) +
           QLatin1String("ORDER BY r.id");
}

// The round with that id, searching on from `at`; null if it isn't among them or was given up.
ReadRound* roundAt(std::span<ReadRound> rounds, std::size_t& at, RoundId id) {
    while (at < rounds.size() && rounds[at].row.id < id)
        ++at;
    const bool wanted = at < rounds.size() && rounds[at].row.id == id && !rounds[at].lost;
    return wanted && rounds[at].unreadable.empty() ? &rounds[at] : nullptr;
}

} // namespace

RoundReader::RoundReader(Database& db) : m_db(db), m_sql(db.sql()), m_lines(m_sql.select(lineStatement(), {})) {}

std::optional<base::Said> RoundReader::takeError() {
    const auto read = m_sql.result(0);
    return read ? std::nullopt : std::optional(read.error().what);
}

std::vector<ReadRound> RoundReader::next() {
    std::vector<ReadRound> rounds;
    while (rounds.size() < roundsAtOnce && m_error.empty() && m_lines.next())
        rounds.push_back(readLine());
    if (const auto error = takeError())
        m_error = *error;
    if (rounds.empty())
        return rounds;
    readLogs(rounds);
    readMoney(rounds);
    readShoes(rounds);
    return rounds;
}

ReadRound RoundReader::readLine() {
    ReadRound round{.row = readRound(m_lines)};
    const RoundId id = round.row.id;
    const auto lose = [&](What what, base::Said detail) {
        round.problems.push_back({what, id, std::nullopt, std::move(detail)});
        round.lost = true;
    };
    if (const auto error = takeError()) {
        lose(What::Result, said("Errors", "its line: {}").with(*error));
        return round;
    }
    round.hands = m_lines.text(12);
    round.sideBets = m_lines.text(14);
    round.results = m_lines.number(18);
    round.rules = m_db.ruleSets().at(m_lines.integer(roundRuleSetColumn));
    if (const auto error = takeError())
        lose(What::Missing, said("Errors", "its rules: {}").with(*error));
    else
        round.lost = !round.rules;
    return round;
}

void RoundReader::readLogs(std::span<ReadRound> rounds) {
    const RoundId first = rounds.front().row.id;
    const RoundId last = rounds.back().row.id;
    std::set<RoundId> inJournal;
    {
        Cursor row = m_sql.query("SELECT DISTINCT round FROM journal WHERE round BETWEEN ? AND ?", first, last);
        while (row.next())
            inJournal.insert(row.integer(0));
    }
    {
        Cursor row =
            m_sql.query("SELECT round, events FROM logs WHERE round BETWEEN ? AND ? ORDER BY round", first, last);
        for (std::size_t at = 0; row.next();) {
            ReadRound* round = roundAt(rounds, at, row.integer(0));
            if (round && round->row.state != RoundState::Open && !inJournal.contains(round->row.id))
                round->log = row.bytes(1);
        }
    }
    const bool oneByOne = takeError().has_value();
    for (ReadRound& round : rounds) {
        if (oneByOne)
            round.log.reset();
        if (!round.lost && !round.log)
            readLog(round);
    }
}

// For a round in progress, or one whose log isn't as it should be.
void RoundReader::readLog(ReadRound& round) {
    const RoundId id = round.row.id;
    const std::int64_t packed = m_sql.integer("SELECT count(*) FROM logs WHERE round = ?", id).value_or(0);
    const std::int64_t parts = m_sql.integer("SELECT count(*) FROM journal WHERE round = ?", id).value_or(0);
    const bool open = round.row.state == RoundState::Open;
    if ((packed > 0) == open || (parts > 0) != open)
        round.problems.push_back(
            {What::Missing, id, std::nullopt, said("Errors", "its log is missing or is there twice")});
    auto events = readEvents(m_sql, id);
    if (open && events)
        readJournal(round, round.problems);
    if (const auto error = takeError()) {
        round.problems.push_back({What::Events, id, std::nullopt, said("Errors", "its log: {}").with(*error)});
        round.lost = true;
    } else if (events) {
        round.events = std::move(*events);
    } else {
        round.lost = true;
    }
}

// The journal's parts must be consecutive.
void RoundReader::readJournal(const ReadRound& round, std::vector<Problem>& problems) {
    std::int64_t count = 0;
    Cursor part = m_sql.query("SELECT first, events FROM journal WHERE round = ? ORDER BY first", round.row.id);
    while (part.next()) {
        if (part.integer(0) != count)
            problems.push_back({What::Missing, round.row.id, std::nullopt,
                                said("Errors", "the events from {} on are missing").with(count)});
        const auto read = formats::eventsFromBytes(part.bytes(1), {});
        const std::int64_t more = read ? static_cast<std::int64_t>(read->size()) : 0;
        count = std::min(part.integer(0), INT64_MAX - more) + more;
    }
}

void RoundReader::readMoney(std::span<ReadRound> rounds) {
    if (readPlays(rounds) && readBookings(rounds))
        return;
    (void)takeError();
    for (ReadRound& round : rounds) {
        round.plays.clear();
        round.bookings.clear();
        round.numbersInOrder = true;
        round.unreadable = {};
        const std::span<ReadRound> one(&round, 1);
        if (!readPlays(one) || !readBookings(one))
            round.unreadable = takeError().value_or(base::Said());
    }
}

// The statement takes the first and the last round's id; its first column says whose part each row is.
template <typename Take> bool RoundReader::readParts(std::span<ReadRound> rounds, const char* statement, Take take) {
    Cursor row = m_sql.query(statement, rounds.front().row.id, rounds.back().row.id);
    for (std::size_t at = 0; row.next();) {
        ReadRound* round = roundAt(rounds, at, row.integer(0));
        if (!round)
            continue;
        take(*round, row);
        if (const auto error = takeError()) // an amount that no wallet can hold
            round->unreadable = *error;
    }
    return !m_sql.failed();
}

bool RoundReader::readPlays(std::span<ReadRound> rounds) {
    return readParts(rounds,
                     "SELECT round, number, seat, hand, kind, insures, side_bet, stake, returned, result, outcome,"
                     " second, balance FROM plays WHERE round BETWEEN ? AND ? ORDER BY round, number",
                     [](ReadRound& round, const Cursor& row) {
                         round.plays.push_back({.seat = row.number(2),
                                                .hand = row.number(3),
                                                .kind = row.choice<engine::StakeKind>(4),
                                                .on = row.choice<engine::StakeKind>(5),
                                                .sideBet = row.number(6),
                                                .stake = row.money(7),
                                                .returned = row.money(8),
                                                .result = row.choice<engine::PlayResult>(9),
                                                .outcome = row.choice<engine::SideOutcome>(10),
                                                .second = row.choice<engine::SideOutcome>(11),
                                                .balance = row.money(12)});
                         round.numbersInOrder =
                             round.numbersInOrder && row.integer(1) == static_cast<std::int64_t>(round.plays.size());
                     });
}

bool RoundReader::readBookings(std::span<ReadRound> rounds) {
    return readParts(rounds,
                     "SELECT round, debit, credit, amount FROM bookings WHERE round BETWEEN ? AND ?"
                     " ORDER BY round, debit, credit",
                     [](ReadRound& round, const Cursor& row) {
                         round.bookings.push_back({row.integer(1), row.integer(2), row.money(3)});
                     });
}

void RoundReader::readShoes(std::span<ReadRound> rounds) {
    std::map<ShoeId, std::shared_ptr<const ShuffledShoe>> shoes;
    for (ReadRound& round : rounds) {
        if (round.lost)
            continue;
        auto& shoe = shoes[round.row.shoe];
        if (const auto known = m_shoes.find(round.row.shoe); !shoe && known != m_shoes.end())
            shoe = known->second;
        if (!shoe) {
            auto read = std::make_shared<ShuffledShoe>(findShoe(m_sql, round.row.shoe));
            read->unreadable = takeError().value_or(base::Said());
            shoe = std::move(read);
        }
        round.shoe = shoe;
    }
    m_shoes = std::move(shoes);
}

} // namespace openshoe::storage
