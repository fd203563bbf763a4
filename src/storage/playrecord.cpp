// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/playrecord.h"

#include "engine/settlement.h"
#include "storage/database.h"

#include <algorithm>

namespace openshoe::storage {

using base::Result;
using engine::PlayResult;
using engine::SideOutcome;
using engine::StakeKind;

namespace {

constexpr int largestPage = 10'000;
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

PlayRow readPlay(const Cursor& row) {
    PlayRow play{.round = row.integer(0),
                 .number = row.number(1),
                 .time = row.time(2),
                 .variant = row.text(3),
                 .accountKey = row.text(17),
                 .currency = row.text(4),
                 .seat = row.number(5),
                 .hand = row.number(6),
                 .kind = stored(row, 7, engine::enumCount<StakeKind>, StakeKind::Main),
                 .on = stored(row, 8, engine::enumCount<StakeKind>, StakeKind::Main),
                 .stake = row.money(10),
                 .returned = row.money(11),
                 .result = stored(row, 12, engine::enumCount<PlayResult>, PlayResult::Lose),
                 .balance = row.money(15)};
    const auto outcome = stored(row, 13, engine::sideOutcomeCount, SideOutcome::None);
    const bool won = play.kind == StakeKind::Side && outcome != SideOutcome::None;
    play.outcome = won ? engine::sideResultName(outcome, stored(row, 14, engine::sideOutcomeCount, SideOutcome::None))
                       : engine::name(play.result);
    return play;
}

void addFilter(const PlayFilter& filter, QString& text, QVariantList& values) {
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
    if (filter.result)
        add(" AND p.result = ?", static_cast<int>(*filter.result));
    if (filter.from)
        add(" AND r.ended >= ?", sqlValue(*filter.from));
    if (filter.to)
        add(" AND r.ended < ?", sqlValue(*filter.to));
}

// Reads plays, each with the rules it was played by, which give a side bet's number its id.
Result<std::vector<PlayRow>> readPlays(Database& db, const QString& statement, const QVariantList& values) {
    std::vector<PlayRow> plays;
    std::vector<std::pair<std::int64_t, int>> bets;
    {
        Cursor row = db.sql().select(statement, values);
        while (row.next()) {
            plays.push_back(readPlay(row));
            bets.emplace_back(row.integer(16), row.number(9));
        }
    }
    for (std::size_t i = 0; i < plays.size(); ++i) {
        if (plays[i].kind != StakeKind::Side) {
            plays[i].rules = db.ruleSets().ifReadable(bets[i].first);
            continue;
        }
        const auto rules = plays[i].rules = db.ruleSets().at(bets[i].first);
        const auto place = static_cast<std::size_t>(bets[i].second);
        if (rules && bets[i].second >= 0 && place < rules->sideBets.size())
            plays[i].bet = rules->sideBets[place].id;
    }
    return db.sql().result(std::move(plays));
}

} // namespace

Result<std::vector<PlayRow>> PlayRecord::list(const PlayFilter& filter, int limit, std::optional<PlayPlace> before) {
    QString text =
        QLatin1String(playColumns) + QLatin1String(playTables) + QLatin1String(andAccounts) + QLatin1String("WHERE 1");
    QVariantList values;
    addFilter(filter, text, values);
    if (before) {
        text += QLatin1String(" AND (p.round, p.number) < (?, ?)");
        values << sqlValue(before->round) << before->number;
    }
    text += QLatin1String(" ORDER BY p.round DESC, p.number DESC LIMIT ?");
    values << std::clamp(limit, 1, largestPage);
    return readPlays(m_db, text, values);
}

Result<std::vector<PlayRow>> PlayRecord::ofRound(RoundId round) {
    static const QString text = QLatin1String(playColumns) + QLatin1String(playTables) + QLatin1String(andAccounts) +
                                QLatin1String("WHERE p.round = ? ORDER BY p.number");
    return readPlays(m_db, text, {sqlValue(round)});
}

Result<std::vector<PlayTotals>> PlayRecord::totals(const PlayFilter& filter) {
    QString text =
        QLatin1String(
            "SELECT g.variant, r.currency, count(DISTINCT p.round), count(*), sum(p.stake), sum(p.returned)") +
        QLatin1String(playTables) + QLatin1String("WHERE 1");
    QVariantList values;
    addFilter(filter, text, values);
    text += QLatin1String(" GROUP BY r.game, r.currency ORDER BY r.game, r.currency");
    std::vector<PlayTotals> totals;
    Cursor row = m_db.sql().select(text, values);
    while (row.next())
        totals.push_back({row.text(0), row.text(1), row.integer(2), row.integer(3), row.money(4), row.money(5)});
    return m_db.sql().result(std::move(totals));
}

Result<std::vector<TransferRow>> PlayRecord::transfers(AccountId account) {
    std::vector<TransferRow> transfers;
    Cursor row = m_db.sql().query(
        "SELECT t.id, b.account, t.at, b.currency, t.reason, t.amount FROM transfers t JOIN books b ON b.id = t.credit"
        " WHERE b.account = ? ORDER BY t.id DESC",
        account);
    while (row.next())
        transfers.push_back({row.integer(0), row.integer(1), row.time(2), row.text(3), row.text(4), row.money(5)});
    return m_db.sql().result(std::move(transfers));
}

} // namespace openshoe::storage
