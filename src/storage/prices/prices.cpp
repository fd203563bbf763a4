// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/prices/prices.h"

#include "storage/prices/decisioncards.h"
#include "storage/prices/pricerows.h"
#include "storage/record/rowreading.h"
#include "storage/tallies/tallies.h"

#include <algorithm>
#include <climits>
#include <fmt/format.h>

namespace openshoe::storage {

using base::inputError;
using base::Result;
using base::said;

namespace {

// Stores one round's price in place of the previous one. Within a transaction.
class PriceWriter {
public:
    PriceWriter(Sql& sql, const RoundPrice& price) : m_sql(sql), m_price(price) {}

    void run() {
        if (!takeOutBefore())
            return;
        keepRound();
        for (const DecisionPrice& decision : m_price.decisions)
            m_sql.run("INSERT INTO decision_prices(round, number, kind, cost, stake, rest, spot)"
                      " VALUES(?, ?, ?, ?, ?, ?, ?)",
                      m_price.round, decision.number, static_cast<int>(decision.kind), decision.cost, decision.stake,
                      packedRest(decision), spotKeyOf(decision));
        for (const SideBetPrice& bet : m_price.sideBets)
            keepSideBet(bet);
    }

private:
    void refuse(base::Sentence what) {
        m_sql.fail(base::errorAt(base::Error::Kind::Input, said("Errors", "round {}").with(m_price.round), what));
    }

    // False, with an error recorded, if the round can't have a price.
    bool takeOutBefore() {
        std::optional<int> version;
        int decisions = 0;
        bool troubled = false;
        {
            Cursor row = m_sql.query("SELECT r.state <> 0, p.version, p.decisions, p.trouble <> '' FROM rounds r"
                                     " LEFT JOIN round_prices p ON p.round = r.id WHERE r.id = ?",
                                     m_price.round);
            if (!row.next() || !row.boolean(0)) {
                refuse(said("Errors", "there is no such finished round to price"));
                return false;
            }
            if (!row.isNull(1))
                version = row.number(1);
            decisions = row.number(2);
            troubled = row.boolean(3);
        }
        if (version) {
            count(*version, -1, -decisions, troubled ? -1 : 0);
            m_sql.run("DELETE FROM decision_prices WHERE round = ?", m_price.round);
            m_sql.run("DELETE FROM side_bet_prices WHERE round = ?", m_price.round);
        }
        return !m_sql.failed();
    }

    void keepRound() {
        std::optional<int> worst;
        if (const auto mark = m_price.worst())
            worst = static_cast<int>(*mark);
        int mistakes = 0;
        for (const DecisionPrice& decision : m_price.decisions)
            mistakes += decision.mark() >= firstMistake ? 1 : 0;
        const int decisions = static_cast<int>(m_price.decisions.size());
        m_sql.run("INSERT OR REPLACE INTO round_prices(round, version, trouble, up, main_at_start, side_at_start,"
                  " after_deal, cost, main_variance, side_variance, covariance, error, main_net, side_net, decisions,"
                  " mistakes, worst) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                  m_price.round, m_price.version, m_price.trouble.english(), m_price.up, m_price.mainAtStart,
                  m_price.sideAtStart, m_price.afterDeal, m_price.cost, m_price.mainVariance, m_price.sideVariance,
                  m_price.covariance, m_price.error, m_price.mainNet, m_price.sideNet, decisions, mistakes, worst);
        count(m_price.version, 1, decisions, m_price.trouble.empty() ? 0 : 1);
    }

    std::optional<std::int64_t> spotKeyOf(const DecisionPrice& decision) {
        if (decision.mark() < firstMistake)
            return std::nullopt;
        if (!m_events)
            m_events = readableEvents(m_sql, m_price.round).value_or(engine::Events());
        const auto spot = spotOf(*m_events, decision, m_price.up);
        return spot ? std::optional(spot->key()) : std::nullopt;
    }

    void keepSideBet(const SideBetPrice& bet) {
        m_sql.run("INSERT INTO side_bet_prices(round, play, expectation) SELECT round, number, ? FROM plays"
                  " WHERE round = ? AND number = ? AND kind = ?",
                  bet.expectation, m_price.round, bet.play, static_cast<int>(engine::StakeKind::Side));
        if (!m_sql.failed() && m_sql.changedRows() != 1)
            refuse(said("Errors", "the price of a side bet is given for a play that is not a side bet"));
    }

    void count(int version, int rounds, int decisions, int troubled) {
        m_sql.run("INSERT INTO pricings(version, rounds, decisions, troubled) VALUES(?, ?, ?, ?)"
                  " ON CONFLICT(version) DO UPDATE SET rounds = rounds + excluded.rounds,"
                  " decisions = decisions + excluded.decisions, troubled = troubled + excluded.troubled",
                  version, rounds, decisions, troubled);
    }

    Sql& m_sql;
    const RoundPrice& m_price;
    std::optional<engine::Events> m_events; ///< read for the first mistake
};

// An unreadable log is reported with its round: the shoe's other rounds can still be priced.
void readEventsOrTrouble(Sql& sql, ShoeToPrice::Round& round) {
    auto events = readEvents(sql, round.id);
    if (const auto read = sql.result(0); !read)
        round.trouble = read.error().said();
    else if (!events || events->empty())
        round.trouble = said("Errors", "round {}: {}").with(round.id, said("Errors", "its log is missing"));
    else
        round.events = std::move(*events);
}

// `isDue` gets a row with a round's id and the version it is priced by.
template <typename IsDue> Result<ShoeToPrice> readShoeToPrice(Database& db, ShoeId id, IsDue isDue) {
    Sql& sql = db.sql();
    ShoeToPrice shoe{.shoe = id};
    std::int64_t ruleSet = 0;
    {
        Cursor row = sql.query("SELECT s.account, a.key, s.rule_set FROM shoes s JOIN accounts a ON a.id = s.account"
                               " WHERE s.id = ?",
                               id);
        if (!row.next()) {
            sql.inconsistent(said("Errors", "shoe {} is missing, and rounds were played from it").with(id));
            return sql.result(std::move(shoe));
        }
        shoe.account = row.integer(0);
        shoe.accountKey = row.text(1);
        ruleSet = row.integer(2);
    }
    {
        Cursor row = sql.query("SELECT r.id, p.version FROM rounds r LEFT JOIN round_prices p ON p.round = r.id"
                               " WHERE r.shoe = ? AND r.state <> 0 ORDER BY r.id",
                               id);
        while (row.next())
            shoe.rounds.push_back({.id = row.integer(0), .events = {}, .due = isDue(row), .trouble = {}});
    }
    if (const auto rules = db.ruleSets().at(ruleSet))
        shoe.rules = *rules;
    else if (const auto read = sql.result(0); !read)
        shoe.trouble = read.error().said();
    for (ShoeToPrice::Round& round : shoe.rounds)
        readEventsOrTrouble(sql, round);
    return sql.result(std::move(shoe));
}

} // namespace

std::optional<Mark> RoundPrice::worst() const {
    std::optional<Mark> worst;
    for (const DecisionPrice& decision : decisions)
        worst = std::max(worst.value_or(Mark::Best), decision.mark());
    for (const SideBetPrice& bet : sideBets)
        worst = std::max(worst.value_or(Mark::Best), bet.mark());
    return worst;
}

Result<void> PriceStore::keep(const std::vector<RoundPrice>& rounds) {
    Sql& sql = m_db.sql();
    return sql
        .transaction([&] {
            std::vector<RoundId> ids;
            int version = INT_MAX;
            for (const RoundPrice& price : rounds) {
                PriceWriter(sql, price).run();
                if (sql.failed())
                    return 0;
                ids.push_back(price.round);
                version = std::min(version, price.version);
            }
            Tallies(sql).priced(ids, version);
            return 0;
        })
        .map([](int) {});
}

Result<std::optional<ShoeToPrice>> PriceStore::nextDue(int version, ShoeId after) {
    Sql& sql = m_db.sql();
    const auto shoe = sql.integer("SELECT r.shoe FROM rounds r WHERE r.state <> 0 AND r.shoe > ? AND NOT EXISTS"
                                  " (SELECT 1 FROM round_prices p WHERE p.round = r.id AND p.version >= ?)"
                                  " ORDER BY r.shoe LIMIT 1",
                                  after, version);
    if (!shoe || sql.failed())
        return sql.result(std::optional<ShoeToPrice>());
    return readShoeToPrice(m_db, *shoe, [&](const Cursor& row) { return row.isNull(1) || row.number(1) < version; })
        .map([](ShoeToPrice&& found) { return std::optional(std::move(found)); });
}

Result<ShoeToPrice> PriceStore::shoeOf(RoundId round) {
    Sql& sql = m_db.sql();
    const auto shoe = sql.integer("SELECT shoe FROM rounds WHERE id = ? AND state <> 0", round);
    if (!shoe && !sql.failed())
        return inputError(said("Errors", "round {}").with(round), said("Errors", "there is no such finished round"));
    if (sql.failed())
        return sql.result(ShoeToPrice());
    return readShoeToPrice(m_db, *shoe, [&](const Cursor& row) { return row.integer(0) == round; });
}

Result<PricingProgress> PriceStore::progress(int version) {
    Sql& sql = m_db.sql();
    PricingProgress progress;
    progress.rounds = sql.integer("SELECT (SELECT coalesce(sum(rounds), 0) FROM accounts) -"
                                  " (SELECT count(*) FROM rounds WHERE state = 0)")
                          .value_or(0);
    Cursor row =
        sql.query("SELECT sum(rounds), sum(decisions), sum(troubled) FROM pricings WHERE version >= ?", version);
    if (row.next()) {
        progress.priced = row.integer(0);
        progress.decisions = row.integer(1);
        progress.troubled = row.integer(2);
    }
    return sql.result(progress);
}

Result<void> PriceStore::forget() {
    Sql& sql = m_db.sql();
    return sql
        .transaction([&] {
            for (const char* table : {"round_prices", "decision_prices", "side_bet_prices", "pricings"})
                sql.execute(QStringLiteral("DELETE FROM %1").arg(QLatin1String(table)), {});
            Tallies(sql).makeAll();
            return 0;
        })
        .map([](int) {});
}

Result<std::optional<RoundPrice>> PriceStore::find(RoundId round) {
    Sql& sql = m_db.sql();
    std::optional<RoundPrice> price;
    {
        static const QString statement =
            QStringLiteral("SELECT %1 FROM round_prices p WHERE p.round = ?").arg(QLatin1String(priceColumns));
        Cursor row = sql.select(statement, {sqlValue(round)});
        if (row.next())
            price = readPrice(row);
    }
    if (!price)
        return sql.result(std::move(price));
    {
        static const QString statement =
            QStringLiteral("SELECT %1 FROM decision_prices d WHERE d.round = ? ORDER BY d.number")
                .arg(QLatin1String(decisionColumns));
        Cursor row = sql.select(statement, {sqlValue(round)});
        while (row.next()) {
            if (auto decision = readDecision(sql, row))
                price->decisions.push_back(*decision);
        }
    }
    Cursor row = sql.query("SELECT play, expectation FROM side_bet_prices WHERE round = ? ORDER BY play", round);
    while (row.next())
        price->sideBets.push_back({row.number(0), row.real(1)});
    return sql.result(std::move(price));
}

} // namespace openshoe::storage
