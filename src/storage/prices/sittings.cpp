// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/prices/sittings.h"

#include "storage/record/database.h"
#include "storage/record/rounds.h"

#include <climits>

namespace openshoe::storage {

using base::Result;

namespace {

/// So many rounds are gone through in a fraction of a second.
constexpr std::int64_t mostRoundsRead = 10'000;

class SittingReader {
public:
    SittingReader(Database& db, const RoundFilter& filter, std::optional<DecisionKind> kind)
        : m_db(db), m_sql(db.sql()), m_filter(filter), m_kind(kind) {
        if (filter.variant)
            m_game = m_sql.integer("SELECT id FROM games WHERE variant = ?", *filter.variant).value_or(0);
    }

    std::vector<SittingPrice> read(int limit) {
        std::vector<SittingPrice> all;
        RoundId before = firstTooLate();
        std::int64_t rounds = 0;
        while (static_cast<int>(all.size()) < limit && rounds < mostRoundsRead) {
            const RoundId last = newestBelow(before);
            const auto sitting = RoundStore(m_db).sittingUntil(last);
            if (last == 0 || !sitting || sitting->first == 0)
                break;
            before = sitting->first;
            rounds += sitting->rounds;
            SittingPrice price{.sitting = *sitting, .started = {}, .variant = {}, .currency = {}};
            if (sitting->rounds == 0 || !place(price))
                continue;
            if (m_filter.from && price.started < *m_filter.from)
                break;
            decide(price);
            if (price.decisions > 0)
                all.push_back(std::move(price));
        }
        return all;
    }

private:
    // Times are in the order of the ids.
    RoundId firstTooLate() {
        if (!m_filter.to)
            return INT64_MAX;
        return m_sql
            .integer("SELECT id FROM rounds WHERE account = ? AND started >= ? ORDER BY started LIMIT 1",
                     *m_filter.account, *m_filter.to)
            .value_or(INT64_MAX);
    }

    // 0 if there is none.
    RoundId newestBelow(RoundId before) {
        if (m_game)
            return m_sql
                .integer("SELECT max(id) FROM rounds WHERE account = ? AND game = ? AND id < ?", *m_filter.account,
                         *m_game, before)
                .value_or(0);
        return m_sql
            .integer("SELECT max((SELECT max(r.id) FROM rounds r WHERE r.account = ? AND r.game = g.id AND r.id < ?))"
                     " FROM games g",
                     *m_filter.account, before)
            .value_or(0);
    }

    // False if it isn't one of the filter's.
    bool place(SittingPrice& price) {
        Cursor row = m_sql.query("SELECT r.started, g.variant, r.currency FROM rounds r JOIN games g ON g.id = r.game"
                                 " WHERE r.id = ?",
                                 price.sitting.first);
        if (!row.next())
            return false;
        price.started = row.time(0);
        price.variant = row.text(1);
        price.currency = row.text(2);
        return !m_filter.currency || price.currency == *m_filter.currency;
    }

    void decide(SittingPrice& price) {
        QString text = QStringLiteral(
            "SELECT d.cost, d.stake FROM decision_prices d CROSS JOIN rounds r ON r.id = d.round"
            " WHERE d.round BETWEEN ? AND ? AND r.account = ?");
        QVariantList values{sqlValue(price.sitting.first), sqlValue(price.sitting.last), sqlValue(*m_filter.account)};
        if (m_kind) {
            text += QLatin1String(" AND d.kind = ?");
            values << static_cast<int>(*m_kind);
        }
        Cursor row = m_sql.select(text, values);
        while (row.next()) {
            const double cost = row.real(0);
            const base::Money stake = row.money(1);
            ++price.decisions;
            price.mistakes += markOf(cost) >= firstMistake ? 1 : 0;
            price.staked = m_sql.amount(price.staked.minorUnits() + stake.minorUnits());
            price.cost += cost * static_cast<double>(stake.minorUnits());
        }
    }

    Database& m_db;
    Sql& m_sql;
    const RoundFilter& m_filter;
    std::optional<DecisionKind> m_kind;
    std::optional<std::int64_t> m_game;
};

} // namespace

Result<std::vector<SittingPrice>> sittingPrices(Database& db, const RoundFilter& filter, int limit,
                                                std::optional<DecisionKind> kind) {
    if (!filter.account)
        return std::vector<SittingPrice>();
    auto found = SittingReader(db, filter, kind).read(limit);
    return db.sql().result(std::move(found));
}

} // namespace openshoe::storage
