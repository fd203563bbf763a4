// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"
#include "storage/record/database.h"
#include "testprogram.h"
#include "verified.h"

#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;
using namespace openshoe::storage;

/// Counts told at the table: one after a round, told again with the round played by it.
class TestOwnCountStore : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_folder = std::make_unique<QTemporaryDir>();
        open();
        m_you = m_store->call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); })->id;
        const AccountRow account =
            *m_store->call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); });
        TestPlayer player(*m_store, account, rulesOf("boxes"), "coin", 5);
        player.cancelPercent = 0;
        while (m_rounds.size() < 8) {
            const auto round = player.playRound();
            VERIFIED(round);
            if (*round > 0)
                m_rounds.push_back(*round);
        }
        TestPlayer other(*m_store, account, rulesOf("classic"), "gold", 6);
        m_elsewhere = *other.playRound();
    }

    void cleanup() {
        m_store->call([](Tables& t) {
            t.db.sql().run("DELETE FROM own_counts");
            return t.db.sql().result(0);
        });
    }

    void whatIsKeptIsRead() {
        const OwnCountRow told = rowOf(0, 5);
        VERIFIED(keep(told));
        OwnCountRow passed = rowOf(1, 0);
        passed.told.reset();
        passed.toldQuarters.reset();
        passed.atShuffle = true;
        VERIFIED(keep(passed));
        open();
        QVERIFY(after(m_rounds[0]) == told);
        QVERIFY(after(m_rounds[1]) == passed);
        QVERIFY(!after(m_rounds[2]));
        QVERIFY(all() == (std::vector{told, passed}));
    }

    void aSecondAnswerTakesTheFirstsPlace() {
        VERIFIED(keep(rowOf(0, 5)));
        VERIFIED(keep(rowOf(0, -7)));
        QVERIFY(all() == std::vector{rowOf(0, -7)});
    }

    // Before a round is after the one before it, from the same shoe.
    void whatWasToldBeforeARound() {
        VERIFIED(keep(rowOf(2, 5)));
        const auto shoeOf = [&](std::size_t i) {
            return m_store->call([&](Tables& t) { return t.rounds.find(m_rounds[i]); }).value().value().shoe;
        };
        for (std::size_t i = 0; i < m_rounds.size(); ++i) {
            const bool told = i == 3 && shoeOf(2) == shoeOf(3);
            QCOMPARE(before(m_rounds[i]).has_value(), told);
        }
        QCOMPARE(shoeOf(2), shoeOf(3)); // or nothing is shown
        QVERIFY(!before(m_elsewhere));
        QVERIFY(!before(999'999));
    }

    void withTheRoundPlayedByIt() {
        for (std::size_t i = 0; i < m_rounds.size(); ++i)
            VERIFIED(keep(rowOf(i, static_cast<int>(i))));
        OwnCountRow elsewhere = rowOf(0, 1);
        elsewhere.round = m_elsewhere;
        VERIFIED(keep(elsewhere));
        RoundPrice price{.round = m_rounds[4], .version = 1, .up = 7, .mainAtStart = -12.5};
        VERIFIED(m_store->call([&](Tables& t) { return t.prices.keep({price}); }));
        const auto rows = last(m_you, "boxes", "hi-lo", 100);
        QCOMPARE(rows.size(), m_rounds.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QVERIFY(rows[i].count == rowOf(i, static_cast<int>(i)));
            const bool same = i + 1 < rows.size() && rows[i].shoe == rows[i + 1].shoe;
            QCOMPARE(rows[i].next, same ? m_rounds[i + 1] : 0);
            QCOMPARE(rows[i].priced, same && i == 3);
            QVERIFY(rows[i].at.isValid());
        }
        QCOMPARE(rows[3].mainAtStart, -12.5);
        QCOMPARE(rows[3].currency, "coin");
        const auto newest = last(m_you, "boxes", "hi-lo", 2);
        QCOMPARE(newest.size(), 2U);
        QCOMPARE(newest.back().count.round, m_rounds.back());
        QCOMPARE(last(m_you, "classic", "hi-lo", 100).size(), 1U);
        QVERIFY(last(m_you, "boxes", "ko", 100).empty());
        QVERIFY(last(m_you + 1, "boxes", "hi-lo", 100).empty());
        // A price that says why there is none is no price.
        price.trouble = base::said("Errors", "it can't be read");
        VERIFIED(m_store->call([&](Tables& t) { return t.prices.keep({price}); }));
        QVERIFY(!last(m_you, "boxes", "hi-lo", 100)[3].priced);
    }

    void whatCannotBeIsRefused() {
        OwnCountRow faulty = rowOf(0, 1);
        faulty.round = 999'999;
        const auto kept = keep(faulty);
        QVERIFY(!kept);
        QCOMPARE(kept.error().kind, base::Error::Kind::Input);
        faulty = rowOf(0, 1);
        faulty.toldQuarters = 0;
        QVERIFY(!keep(faulty));
        QVERIFY(all().empty());
        VERIFIED(keep(rowOf(0, 1)));
    }

private:
    void open() {
        m_store.reset();
        m_store = Store::open(m_folder->path(), Access::Play).value();
    }
    [[nodiscard]] OwnCountRow rowOf(std::size_t round, int told) const {
        return {.round = m_rounds[round],
                .system = "hi-lo",
                .told = told,
                .toldQuarters = 9,
                .running = 4,
                .cards = 117,
                .aside = -0.25};
    }
    [[nodiscard]] base::Result<void> keep(const OwnCountRow& row) {
        return m_store->call([&](Tables& t) { return t.ownCounts.keep(row); });
    }
    [[nodiscard]] std::optional<OwnCountRow> after(RoundId round) {
        return m_store->call([&](Tables& t) { return t.ownCounts.after(round); }).value();
    }
    [[nodiscard]] std::optional<OwnCountRow> before(RoundId round) {
        return m_store->call([&](Tables& t) { return t.ownCounts.before(round); }).value();
    }
    [[nodiscard]] std::vector<OwnCountRow> all() {
        return m_store->call([&](Tables& t) { return t.ownCounts.all(m_you); }).value();
    }
    [[nodiscard]] std::vector<OwnCountPlayed> last(AccountId account, const std::string& variant,
                                                   const std::string& system, int limit) {
        return m_store->call([&](Tables& t) { return t.ownCounts.last(account, variant, system, limit); }).value();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
    AccountId m_you = 0;
    std::vector<RoundId> m_rounds;
    RoundId m_elsewhere = 0;
};

OPENSHOE_TEST(TestOwnCountStore, Core)
#include "tst_owncountstore.moc"
