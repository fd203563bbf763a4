// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/rowreading.h"

#include "engine/settlement.h"
#include "formats/eventbytes.h"
#include "storage/record/bookkeeping.h"
#include "storage/rows/seals.h"
#include "storage/tallies/tally.h"

#include <QStringList>

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::storage {

using base::said;

RoundRow readRound(const Cursor& row) {
    RoundRow round{.id = row.integer(0),
                   .account = row.integer(1),
                   .accountKey = row.text(2),
                   .variant = row.text(3),
                   .currency = row.text(4),
                   .shoe = row.integer(5),
                   .firstCard = row.number(6),
                   .cards = row.number(7),
                   .started = row.time(8),
                   .state = row.choice<RoundState>(10),
                   .recovered = row.boolean(11),
                   .wagered = row.money(15),
                   .returned = row.money(16)};
    if (!row.isNull(9))
        round.ended = row.time(9);
    for (const QString& hand : row.string(12).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const auto result = engine::fromName<engine::PlayResult>(hand.section(QLatin1Char(':'), 1).toStdString());
        round.values.push_back(hand.section(QLatin1Char(':'), 0, 0).toInt());
        round.results.push_back(result.value_or(engine::PlayResult::Lose)); // an unknown word is left to the check
    }
    if (!row.isNull(13))
        round.dealer = row.number(13);
    for (const QString& bet : row.string(14).split(QLatin1Char(','), Qt::SkipEmptyParts))
        round.sideBets.push_back(bet.toStdString());
    return round;
}

std::string gameName(Sql& sql, std::int64_t game) {
    Cursor row = sql.query("SELECT variant FROM games WHERE id = ?", game);
    return row.next() ? row.text(0) : std::string();
}

namespace {

// Empty without rules, or if they have no such bet.
std::string sideBetId(const engine::RuleSet* rules, std::int64_t place) {
    const auto at = static_cast<std::size_t>(place);
    return rules && at < rules->sideBets.size() ? rules->sideBets[at].id : std::string();
}

} // namespace

std::string sideBetName(Database& db, std::int64_t key) {
    return sideBetId(db.ruleSets().ifReadable(key / sideBetPlaces).get(), key % sideBetPlaces);
}

PlayRow playRow(const RoundRow& round, int number, const StoredPlay& play,
                std::shared_ptr<const engine::RuleSet> rules) {
    const bool side = play.kind == engine::StakeKind::Side;
    const bool won = side && play.outcome != engine::SideOutcome::None;
    return {.round = round.id,
            .number = number,
            .time = round.ended.value_or(QDateTime()),
            .variant = round.variant,
            .accountKey = round.accountKey,
            .currency = round.currency,
            .seat = play.seat,
            .hand = play.hand,
            .kind = play.kind,
            .on = play.on,
            .bet = side ? sideBetId(rules.get(), play.sideBet) : std::string(),
            .rules = rules,
            .stake = play.stake,
            .returned = play.returned,
            .result = play.result,
            .outcome = won ? engine::sideResultName(play.outcome, play.second) : engine::name(play.result),
            .balance = play.balance};
}

void addHouse(std::span<PlayRow> plays, const engine::TableState& end) {
    for (PlayRow& row : plays) {
        const auto player = end.playerNamed(row.accountKey);
        if (!player || !engine::isOnHand(row.kind))
            continue;
        const engine::SeatNumber seat{static_cast<std::uint8_t>(row.seat)};
        const engine::HandNumber hand{static_cast<std::uint8_t>(row.hand)};
        if (const engine::Play* play = end.find(row.kind, *player, seat, hand))
            row.house = play->house;
    }
}

base::Money stakedInOpenRound(Sql& sql, const RoundRow& round) {
    const int wallet = static_cast<int>(BookKind::Wallet);
    return sql.amount(
        sql.integer("SELECT sum(CASE WHEN d.kind = ? THEN b.amount WHEN c.kind = ? THEN -b.amount ELSE 0 END) FROM "
                    "bookings b"
                    " JOIN books d ON d.id = b.debit JOIN books c ON c.id = b.credit WHERE b.round = ?",
                    wallet, wallet, round.id)
            .value_or(0));
}

std::optional<RoundRow> findRound(Sql& sql, RoundId id) {
    std::optional<RoundRow> round;
    {
        static const QString statement = QLatin1String(roundColumns) + QLatin1String("WHERE r.id = ?");
        Cursor row = sql.select(statement, {sqlValue(id)});
        if (row.next())
            round = readRound(row);
    }
    if (round && round->state == RoundState::Open)
        round->wagered = stakedInOpenRound(sql, *round);
    return round;
}

std::optional<ShoeRow> readShoe(Sql& sql, const Cursor& row) {
    const QByteArray bytes = row.bytes(3);
    fairness::Seed::Bytes seed{};
    auto clientSeed = fairness::ClientSeed::fromText(row.text(5), {});
    const int decks = row.number(6);
    // Rules say which cards a deck has. What is wrong with them is told where they are read.
    const engine::Pack pack =
        row.text(11) == engine::name(engine::Pack::Spanish) ? engine::Pack::Spanish : engine::Pack::Full;
    if (bytes.size() != fairness::Seed::byteCount || !clientSeed || row.integer(2) < 1 || decks < 1 || decks > 8) {
        sql.inconsistent(said("Errors", "shoe {} can't be read: the database is damaged").with(row.integer(0)));
        return std::nullopt;
    }
    std::transform(bytes.begin(), bytes.end(), seed.begin(), [](char c) { return static_cast<std::uint8_t>(c); });
    return ShoeRow{.id = row.integer(0),
                   .account = row.integer(1),
                   .seed = {fairness::Seed(seed), std::move(*clientSeed), row.integer(2), {decks, pack}},
                   .commitment = hexOf(row.bytes(4)),
                   .variant = row.text(10),
                   .drawn = row.number(7),
                   .staked = row.boolean(8),
                   .finished = row.boolean(9)};
}

std::optional<ShoeRow> findShoe(Sql& sql, ShoeId shoe) {
    static const QString statement = QLatin1String(shoeColumns) + QLatin1String("WHERE s.id = ?");
    Cursor row = sql.select(statement, {sqlValue(shoe)});
    return row.next() ? readShoe(sql, row) : std::nullopt;
}

void finishShoe(Sql& sql, ShoeId shoe) {
    sql.run("UPDATE shoes SET finished = 1 WHERE id = ?", shoe);
    seal(sql, Sealed::Shoe, shoe);
}

std::optional<engine::Events> readEvents(Sql& sql, RoundId round) {
    engine::Events events;
    Cursor row =
        sql.query("SELECT events FROM logs WHERE round = ? UNION ALL SELECT events FROM (SELECT events FROM journal"
                  " WHERE round = ? ORDER BY first)",
                  round, round);
    while (row.next()) {
        auto part = formats::eventsFromBytes(row.bytes(0), {});
        if (!part) {
            sql.fail(base::errorAt(part.error().kind, said("Errors", "round {}").with(round), part.error().what));
            return std::nullopt;
        }
        events.insert(events.end(), part->begin(), part->end());
    }
    return sql.failed() ? std::nullopt : std::optional(std::move(events));
}

} // namespace openshoe::storage
