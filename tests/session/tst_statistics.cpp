// SPDX-License-Identifier: GPL-3.0-or-later
// What statistics read from a played store: however they are broken down, they add up to the same totals, those of the
// rounds.
#include "session/worth/statistics.h"
#include "storage/store.h"

#include "filler.h"
#include "testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace openshoe;
using namespace openshoe::storage;
using base::Money;
using session::Statistics;

namespace {

template <typename Rows> RoundSums sumOf(const Rows& rows) {
    RoundSums all;
    for (const auto& row : rows)
        session::add(all, row.sums);
    return all;
}

bool alike(const RoundSums& a, const RoundSums& b) {
    return a.rounds == b.rounds && a.staked == b.staked && a.returned == b.returned && a.priced == b.priced &&
           a.milliseconds == b.milliseconds && a.pricedNet == b.pricedNet && a.decisions == b.decisions &&
           a.mistakes == b.mistakes && std::abs(a.cost - b.cost) < 1e-3 && std::abs(a.luck() - b.luck()) < 1e-3 &&
           std::abs(a.variance - b.variance) < 1e-6 * (1 + a.variance);
}

} // namespace

Q_DECLARE_METATYPE(openshoe::storage::RoundFilter)

class StatisticsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whateverIsChosenAddsUp_data();
    void whateverIsChosenAddsUp();
    void theLastSessionEndsAtABreak();
    void aSessionIsAtOneTable();
    void stopsWhenAsked();

private:
    [[nodiscard]] Statistics read(const RoundFilter& filter, const session::StatisticsProgress& told = {}) {
        const auto found =
            m_store->call([&](Tables& t) { return session::readStatistics(t, filter, QTimeZone::utc(), told); });
        return found ? *found : Statistics();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Store> m_store;
};

void StatisticsTest::initTestCase() {
    m_store = Store::open(m_folder.path(), Access::Play).value();
    fill(*m_store, 4000, {.accounts = 2, .seed = 5});
    fillPrices(*m_store);
}

void StatisticsTest::whateverIsChosenAddsUp_data() {
    QTest::addColumn<RoundFilter>("filter");
    const auto newest =
        m_store->call([](Tables& t) { return t.rounds.list({.account = 1, .currency = "usd"}, 1); }).value().front();
    const QDateTime today = newest.started.toUTC().date().startOfDay(QTimeZone::utc());
    QTest::newRow("a wallet") << RoundFilter{.account = 1, .currency = "usd"};
    QTest::newRow("a wallet, its last day") << RoundFilter{.account = 1, .currency = "usd", .from = today};
    QTest::newRow("a wallet, two days before")
        << RoundFilter{.account = 1, .currency = "usd", .from = today.addDays(-2), .to = today};
    QTest::newRow("a game") << RoundFilter{.account = 1, .variant = "rundown", .currency = "usd"};
    QTest::newRow("all accounts") << RoundFilter{.currency = "usd"};
    QTest::newRow("nothing") << RoundFilter{.account = 1, .currency = "usd", .to = today.addYears(-30)};
}

void StatisticsTest::whateverIsChosenAddsUp() {
    QFETCH(RoundFilter, filter);
    const Statistics found = read(filter);
    RoundSums rounds; // as the rounds say
    filter.state.reset();
    const auto rows = m_store->call([&](Tables& t) { return t.rounds.list(filter, 10'000); }).value();
    for (const RoundRow& row : rows) {
        rounds.rounds += row.ended.has_value();
        rounds.staked += row.ended ? row.wagered : Money{};
        rounds.returned += row.ended ? row.returned : Money{};
    }
    QCOMPARE(found.all.rounds, rounds.rounds);
    QCOMPARE(found.all.staked, rounds.staked);
    QCOMPARE(found.all.returned, rounds.returned);
    QVERIFY(alike(sumOf(found.games), found.all));
    QVERIFY(alike(sumOf(found.days), found.all));
    QVERIFY(alike(sumOf(found.course), found.all));
    std::int64_t decisions = 0;
    double cost = 0;
    // Side bets taken are listed beside the answers: their worth is already part of what the stakes were worth at the
    // start.
    std::int64_t taken = 0;
    double takenCost = 0;
    for (const DecisionSums& one : found.decisions) {
        const bool answer = one.kind != DecisionKind::SideBet;
        std::int64_t& count = answer ? decisions : taken;
        count = std::accumulate(one.marks.begin(), one.marks.end(), count);
        (answer ? cost : takenCost) += one.cost;
    }
    QCOMPARE(decisions, found.all.decisions);
    QVERIFY(std::abs(cost - found.all.cost) < 1e-3);
    std::int64_t priced = 0;
    double expected = 0;
    for (const SideBetSums& bet : found.sideBets) {
        priced += bet.priced;
        expected += bet.expected;
    }
    QVERIFY2(taken <= priced, qPrintable(QStringLiteral("%1 of %2").arg(taken).arg(priced)));
    QVERIFY2(takenCost >= -expected - 1e-3, qPrintable(QStringLiteral("%1, %2").arg(takenCost).arg(expected)));
    const bool single = found.all.rounds <= session::mostSingleRounds;
    QCOMPARE(static_cast<std::int64_t>(found.course.size()),
             single ? found.all.rounds : static_cast<std::int64_t>(found.days.size()));
    QVERIFY(std::is_sorted(found.course.begin(), found.course.end(),
                           [](const auto& a, const auto& b) { return a.at < b.at; }));

    QCOMPARE(found.balances.empty(), !filter.account || filter.variant || found.all.rounds == 0);
    if (found.balances.empty())
        return;
    QCOMPARE(found.balances.back().balance, found.dayBalances.back().balance);
    if (!filter.to) {
        const auto wallets = m_store->call([&](Tables& t) { return t.accounts.wallets(*filter.account); }).value();
        for (const WalletRow& wallet : wallets) {
            if (wallet.currency == *filter.currency)
                QCOMPARE(found.balances.back().balance, wallet.balance);
        }
    }
}

void StatisticsTest::theLastSessionEndsAtABreak() {
    const RoundFilter wallet{.account = 1, .currency = "usd"};
    const auto rows = m_store->call([&](Tables& t) { return t.rounds.list(wallet, 1000); }).value();
    RoundSums expected;
    QDateTime next;
    for (const RoundRow& row : rows) {
        if (!row.ended)
            continue;
        if (next.isValid() && row.ended->secsTo(next) > breakOfSessions * 60)
            break;
        next = *row.ended;
        ++expected.rounds;
        expected.staked += row.wagered;
        expected.returned += row.returned;
    }
    const Statistics found = read({.account = 1, .variant = "down-under", .currency = "usd"}); // regardless of the game
    QVERIFY(expected.rounds > 10);
    QCOMPARE(found.lastSession.rounds, expected.rounds);
    QCOMPARE(found.lastSession.net(), expected.net());
}

// Whatever round it is looked back from.
void StatisticsTest::aSessionIsAtOneTable() {
    auto rows = m_store->call([](Tables& t) { return t.rounds.list({}, 10'000); }).value();
    std::erase_if(rows, [](const RoundRow& row) { return row.account != 1; });
    QVERIFY(rows.size() > 1000);
    std::int64_t longest = 0;
    for (std::size_t from = 0; from < rows.size(); from += 37) {
        Sitting expected;
        QDateTime next;
        for (std::size_t i = from; i < rows.size(); ++i) {
            const RoundRow& row = rows[i];
            const bool goesOn = !next.isValid() || row.ended.value_or(row.started).secsTo(next) <= breakOfSessions * 60;
            if (!goesOn || row.variant != rows[from].variant || row.currency != rows[from].currency)
                break;
            next = row.started;
            expected.first = row.id;
            if (row.state == RoundState::Open)
                continue;
            ++expected.rounds;
            expected.net += row.net();
        }
        const auto found = m_store->call([&](Tables& t) { return t.rounds.sittingUntil(rows[from].id); });
        QVERIFY(found);
        QCOMPARE(found->first, expected.first);
        QCOMPARE(found->rounds, expected.rounds);
        QCOMPARE(found->net, expected.net);
        longest = std::max(longest, found->rounds);
    }
    QVERIFY(longest > 20);
}

void StatisticsTest::stopsWhenAsked() {
    int asked = 0;
    const Statistics stopped = read({.currency = "usd"}, [&](double part) {
        ++asked;
        return part < 0.3;
    });
    QVERIFY(stopped.stopped && asked > 1);
    double last = 0;
    bool rising = true;
    const Statistics whole = read({.currency = "usd"}, [&](double part) {
        rising = rising && part >= last && part <= 1;
        last = part;
        return true;
    });
    QVERIFY(!whole.stopped && rising && last > 0.7);
}

OPENSHOE_TEST(StatisticsTest, Core)
#include "tst_statistics.moc"
