// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/playrecord.h"

#include "formats/eventbytes.h"
#include "storage/record/database.h"
#include "storage/record/roundwhere.h"
#include "storage/record/rowreading.h"
#include "storage/tallies/tallywalk.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace openshoe::storage {

using base::Result;
using engine::PlayResult;
using engine::SideOutcome;
using engine::StakeKind;

namespace {

constexpr const char* playColumns = "SELECT p.round, p.number, r.ended, g.variant, r.currency, p.seat, p.hand, p.kind, "
                                    "p.insures, p.side_bet, p.stake, p.returned,"
                                    " p.result, p.outcome, p.second, p.balance, r.rule_set, a.key";
constexpr const char* playTables =
    " FROM plays p CROSS JOIN rounds r ON r.id = p.round CROSS JOIN games g ON g.id = r.game ";
constexpr const char* andAccounts = "CROSS JOIN accounts a ON a.id = r.account ";

template <typename E> E stored(const Cursor& row, int column, int count, E otherwise) {
    const std::int64_t value = row.integer(column);
    return value >= 0 && value < count ? static_cast<E>(value) : otherwise;
}

/// A play as read, with what its line takes from its round.
struct ReadPlay {
    RoundRow round;
    int number = 0;
    StoredPlay play;
    std::int64_t ruleSet = 0;
};

ReadPlay readPlay(const Cursor& row) {
    ReadPlay read{.number = row.number(1), .ruleSet = row.integer(16)};
    read.round.id = row.integer(0);
    read.round.ended = row.time(2);
    read.round.variant = row.text(3);
    read.round.currency = row.text(4);
    read.round.accountKey = row.text(17);
    read.play = {.seat = row.number(5),
                 .hand = row.number(6),
                 .kind = stored(row, 7, engine::enumCount<StakeKind>, StakeKind::Main),
                 .on = stored(row, 8, engine::enumCount<StakeKind>, StakeKind::Main),
                 .sideBet = row.number(9),
                 .stake = row.money(10),
                 .returned = row.money(11),
                 .result = stored(row, 12, engine::enumCount<PlayResult>, PlayResult::Lose),
                 .outcome = stored(row, 13, engine::sideOutcomeCount, SideOutcome::None),
                 .second = stored(row, 14, engine::sideOutcomeCount, SideOutcome::None),
                 .balance = row.money(15)};
    return read;
}

// A play filter's conditions on the rounds.
RoundFilter ofRounds(const PlayFilter& filter) {
    return {.account = filter.account,
            .variant = filter.variant,
            .currency = filter.currency,
            .from = filter.from,
            .to = filter.to};
}

// Those on the plays.
PlayTraits traitsOf(const PlayFilter& filter) {
    return {.kind = filter.kind, .result = filter.result, .ending = filter.ending};
}

QString whereOf(const PlayFilter& filter, QVariantList& values) {
    QString text = QStringLiteral("WHERE p.round BETWEEN ? AND ?");
    const auto add = [&](const char* condition, const QVariant& value) {
        text += QLatin1String(condition);
        values.append(value);
    };
    if (filter.account)
        add(" AND r.account = ?", sqlValue(*filter.account));
    if (filter.variant)
        add(" AND r.game = (SELECT id FROM games WHERE variant = ?)", sqlValue(*filter.variant));
    if (filter.currency)
        add(" AND r.currency = ?", sqlValue(*filter.currency));
    if (filter.kind)
        add(" AND p.kind = ?", static_cast<int>(*filter.kind));
    if (filter.result) {
        // A hand that the house staked is lost at no cost, but lost.
        const QString lost = QStringLiteral("p.stake = 0 AND p.result IN (%1, %2)")
                                 .arg(static_cast<int>(PlayResult::Lose))
                                 .arg(static_cast<int>(PlayResult::Bust));
        const QString net = QStringLiteral("p.returned %1 p.stake").arg(QLatin1String(netComparison(*filter.result)));
        text += *filter.result == NetResult::Lost ? QStringLiteral(" AND (%1 OR %2)").arg(net, lost)
                                                  : QStringLiteral(" AND %1 AND NOT (%2)").arg(net, lost);
    }
    if (filter.ending)
        add(" AND p.result = ?", static_cast<int>(*filter.ending));
    if (filter.from)
        add(" AND r.ended >= ?", sqlValue(*filter.from));
    if (filter.to)
        add(" AND r.ended < ?", sqlValue(*filter.to));
    return text;
}

// The table as a round left it, as far as its log can be read: a damaged one doesn't hide the plays.
std::optional<engine::TableState> endOf(Sql& sql, RoundId round) {
    Cursor row = sql.query("SELECT events FROM logs WHERE round = ?", round);
    if (!row.next())
        return std::nullopt;
    const auto events = formats::eventsFromBytes(row.bytes(0), {});
    auto end = events ? engine::replay(*events) : base::Result<engine::TableState>(engine::TableState());
    return end ? std::optional(*std::move(end)) : std::nullopt;
}

// What the house staked is only in the logs. Few games have it.
void tellHouse(Sql& sql, std::span<PlayRow> plays) {
    for (std::size_t first = 0, next = 0; first < plays.size(); first = next) {
        while (next < plays.size() && plays[next].round == plays[first].round)
            ++next;
        const auto& round = plays.subspan(first, next - first);
        const auto known = std::ranges::find_if(round, [](const PlayRow& play) { return play.rules != nullptr; });
        if (known == round.end() || !known->rules->hasFreePlays())
            continue;
        if (const auto end = endOf(sql, plays[first].round))
            addHouse(round, *end);
    }
}

// Reads plays, each with the rules it was played by. Only a side bet can't do without them: they name it.
Result<std::vector<PlayRow>> readPlays(Database& db, const QString& statement, const QVariantList& values) {
    std::vector<ReadPlay> all;
    {
        Cursor row = db.sql().select(statement, values);
        while (row.next())
            all.push_back(readPlay(row));
    }
    std::vector<PlayRow> plays;
    for (const ReadPlay& read : all) {
        const bool side = read.play.kind == StakeKind::Side;
        plays.push_back(playRow(read.round, read.number, read.play,
                                side ? db.ruleSets().at(read.ruleSet) : db.ruleSets().ifReadable(read.ruleSet)));
    }
    tellHouse(db.sql(), plays);
    return db.sql().result(std::move(plays));
}

} // namespace

Result<std::vector<PlayRow>> PlayRecord::list(const PlayFilter& filter, int limit, std::optional<PlayPlace> before) {
    std::vector<PlayRow> plays;
    QVariantList values;
    const auto most = static_cast<std::size_t>(std::clamp(limit, 1, largestPage));
    const PlayPlace end = before.value_or(PlayPlace{INT64_MAX, 0});
    const QString statement = QLatin1String(playColumns) + QLatin1String(playTables) + QLatin1String(andAccounts) +
                              whereOf(filter, values) +
                              QLatin1String(" AND (p.round, p.number) < (?, ?)"
                                            " ORDER BY p.round DESC, p.number DESC LIMIT ?");
    Result<void> read;
    const RoundId after = end.round < INT64_MAX ? end.round + 1 : end.round; // the round of `end` may itself have some
    TallyWalk walk(m_db.sql(), ofRounds(filter), true);
    walk.plays(after, traitsOf(filter), [&](const RoundRange& range) {
        const int left = static_cast<int>(most - plays.size());
        auto some = readPlays(m_db, statement, QVariantList{sqlValue(range.first), sqlValue(range.last)} + values +
                                                   QVariantList{sqlValue(end.round), end.number, left});
        if (!some) {
            read = tl::make_unexpected(some.error());
            return false;
        }
        plays.insert(plays.end(), std::make_move_iterator(some->begin()), std::make_move_iterator(some->end()));
        return plays.size() < most;
    });
    if (!read)
        return tl::make_unexpected(read.error());
    return m_db.sql().result(std::move(plays));
}

Result<std::vector<PlayRow>> PlayRecord::ofRound(RoundId round) {
    static const QString text = QLatin1String(playColumns) + QLatin1String(playTables) + QLatin1String(andAccounts) +
                                QLatin1String("WHERE p.round = ? ORDER BY p.number");
    return readPlays(m_db, text, {sqlValue(round)});
}

Result<std::vector<PlayTotals>> PlayRecord::totals(const PlayFilter& filter) {
    Sql& sql = m_db.sql();
    const TallyCells sum = TallyWalk(sql, ofRounds(filter), true).sum({Topic::Plays});
    const std::int64_t wanted = playKey(traitsOf(filter));
    std::map<std::pair<std::int64_t, std::string>, Tally> all; // by game and currency
    for (const auto& [key, tally] : sum.cells) {
        if (key.key == wanted)
            all[{key.place.game, key.place.currency}] += tally;
    }
    std::vector<PlayTotals> totals;
    for (const auto& [place, tally] : all)
        totals.push_back({gameName(sql, place.first), place.second, tally.rounds, tally.plays,
                          sql.amount(tally.staked), sql.amount(tally.returned)});
    return sql.result(std::move(totals));
}

Result<std::vector<TransferRow>> PlayRecord::transfers(AccountId account) {
    std::vector<TransferRow> transfers;
    Cursor row = m_db.sql().query(
        "SELECT t.id, b.account, t.at, b.currency, t.reason, CASE t.credit WHEN b.id THEN t.amount ELSE -t.amount END"
        " FROM books b JOIN transfers t ON b.id IN (t.credit, t.debit) WHERE b.account = ? ORDER BY t.id DESC",
        account);
    while (row.next())
        transfers.push_back({row.integer(0), row.integer(1), row.time(2), row.text(3), row.text(4), row.money(5)});
    return m_db.sql().result(std::move(transfers));
}

} // namespace openshoe::storage
