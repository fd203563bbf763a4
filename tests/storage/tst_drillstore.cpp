// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"
#include "testprogram.h"
#include "verified.h"

#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;
using namespace openshoe::storage;

/// How exercises in counting went: kept for each account, kind, system and game.
class TestDrillStore : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_store.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        open();
        m_you = m_store->call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); })->id;
    }

    void keptInOrder() {
        for (int i = 1; i <= 5; ++i)
            VERIFIED(keep(m_you, running, rowOf(i)));
        VERIFIED(keep(m_you, plays, rowOf(9)));
        open();
        const auto rows = last(m_you, running, 3);
        QCOMPARE(rows.size(), 3U);
        for (int i = 0; i < 3; ++i)
            QVERIFY(rows[static_cast<std::size_t>(i)] == rowOf(i + 3));
        QCOMPARE(last(m_you, running, 100).size(), 5U);
        QVERIFY(last(m_you, plays, 100) == std::vector<DrillRow>{rowOf(9)});
        QVERIFY(last(m_you, {"plays", "hi-lo", "deluxe"}, 100).empty());
        QVERIFY(last(m_you + 1, running, 100).empty());
    }

    void weakSpotsStayUntilTheyAreGivenAgain() {
        VERIFIED(keep(m_you, plays, rowOf(1), {{"16 10", {4, 2, 1, 0}}, {"ü", {1, 0, 0, 3}}}));
        VERIFIED(keep(m_you, plays, rowOf(2), {{"16 10", {5, 2, 1, 1}}}));
        const auto spots = spotsOf(m_you, plays);
        QCOMPARE(spots.size(), 2U);
        QVERIFY(spots.at("16 10") == (WeakSpotRow{5, 2, 1, 1}));
        QVERIFY(spots.at("ü") == (WeakSpotRow{1, 0, 0, 3}));
        QVERIFY(spotsOf(m_you, running).empty());
        QVERIFY(spotsOf(m_you + 1, plays).empty());
    }

    // An impossible result is refused as a whole.
    void nothingOfAFaultyOneIsKept() {
        DrillRow faulty = rowOf(1);
        faulty.right = faulty.items + 1;
        QVERIFY(!keep(m_you, plays, faulty, {{"16 10", {4, 2, 1, 0}}}));
        QVERIFY(last(m_you, plays, 100).empty());
        QVERIFY(spotsOf(m_you, plays).empty());
        VERIFIED(keep(m_you, plays, rowOf(1)));
    }

private:
    const DrillKey running{"running", "hi-lo", ""};
    const DrillKey plays{"plays", "hi-lo", "classic"};

    void open() {
        m_store.reset();
        m_store = Store::open(m_folder->path(), Access::Play).value();
    }
    static DrillRow rowOf(int i) {
        return {.at = QDateTime::fromMSecsSinceEpoch(1'000'000 + i).toUTC(),
                .items = 10,
                .right = i,
                .cards = 100 + i,
                .spentMs = 60'000 + i};
    }
    [[nodiscard]] base::Result<void> keep(AccountId account, const DrillKey& key, const DrillRow& row,
                                          const std::map<std::string, WeakSpotRow>& spots = {}) {
        return m_store->call([&](Tables& t) { return t.drills.keep(account, key, row, spots); });
    }
    [[nodiscard]] std::vector<DrillRow> last(AccountId account, const DrillKey& key, int limit) {
        return m_store->call([&](Tables& t) { return t.drills.last(account, key, limit); }).value();
    }
    [[nodiscard]] std::map<std::string, WeakSpotRow> spotsOf(AccountId account, const DrillKey& key) {
        return m_store->call([&](Tables& t) { return t.drills.spots(account, key); }).value();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
    AccountId m_you = 0;
};

OPENSHOE_TEST(TestDrillStore, Core)
#include "tst_drillstore.moc"
