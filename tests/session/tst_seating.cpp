// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/table/seating.h"

#include "engine/staking.h"
#include "session/table/storagejournal.h"
#include "session/table/tablesession.h"
#include "tables.h"
#include "testprogram.h"

#include <QTemporaryDir>

using namespace openshoe;
using namespace openshoe::test;
using session::TableSession;

class TestSeating : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<storage::Store> m_store;
    std::int64_t m_account = 0;

    session::TableKey at(const char* game, const char* currency) const {
        auto table = key(game, currency);
        table.account = m_account;
        return table;
    }
    static storage::OpenRound waiting(std::int64_t account, const char* game, const char* currency) {
        storage::OpenRound round{.account = account,
                                 .rules = {},
                                 .shoe = {.seed = {fairness::Seed::draw(), {}, 1, 1}, .commitment = {}, .variant = {}},
                                 .events = {},
                                 .state = {}};
        round.rules.id = game;
        round.state.currency = currency;
        return round;
    }
    /// Leaves a round of that table unfinished.
    void leaveInTheMiddle(const session::TableKey& table) {
        session::StorageJournal journal(*m_store);
        TableSession s(journal, table);
        s.open();
        QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
        do {
            QVERIFY(!s.change(&session::BetSlip::set, mainAt(1), s.rules().limitIn(table.currency)->min).refusal);
            QVERIFY(!s.deal());
            QTRY_VERIFY(!s.isBusy());
        } while (!s.isPlaying());
    }
    session::Coming come(const session::TableKey& wanted) {
        return m_store->call([&](storage::Tables& t) { return session::comeToTable(t, wanted); }).value();
    }

private slots:
    void init() {
        m_store.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = std::move(*storage::Store::open(m_folder->path(), storage::Access::Play));
        const auto account = m_store->call(
            [](storage::Tables& t) { return t.accounts.obtain("player", QStringLiteral("Player")); });
        m_account = account.value().id;
    }

    void aTrialAccountSitsWhereNobodyBetsBehind() {
        for (const QString& id : allGames()) {
            const engine::RuleSet rules = game(qPrintable(id));
            QVERIFY(engine::mayTakeSeat(rules, false));
            QCOMPARE(engine::mayTakeSeat(rules, true), !rules.table.behind);
        }
        QVERIFY(!engine::mayTakeSeat(game("deluxe"), true));
    }

    void whatStandsInTheWay_data() {
        QTest::addColumn<int>("account");
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("currency");
        QTest::addColumn<QByteArray>("played");
        QTest::addColumn<bool>("refused");
        // Someone comes to boxes to play with coins.
        const auto row = [](const char* name, int account, const char* game, const char* money, const char* played,
                            bool refused) {
            QTest::newRow(name) << account << QByteArray(game) << QByteArray(money) << QByteArray(played) << refused;
        };
        row("another's round", 2, "classic", "coins", "coins", false);
        row("other money", 1, "classic", "gold", "coins", false);
        row("the same money", 1, "classic", "coins", "coins", true);
        row("here", 1, "boxes", "coins", "coins", false);
        row("here, other money", 1, "boxes", "gold", "gold", false);
    }
    void whatStandsInTheWay() {
        QFETCH(int, account);
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, currency);
        QFETCH(QByteArray, played);
        QFETCH(bool, refused);
        session::TableKey wanted{.account = 1, .rules = {}, .currency = "coins", .clientSeed = {}};
        wanted.rules.id = "boxes";
        const std::vector open{waiting(account, game.constData(), currency.constData())};
        const session::Admission admission = session::admit(wanted, open);
        QCOMPARE(admission.currency, played.toStdString());
        QCOMPARE(admission.elsewhere, refused ? &open.front() : nullptr);
        QVERIFY(!session::admit(wanted, {}).elsewhere);
    }

    // The money of a round waiting here is also the money that counts elsewhere; the first round in the way is named.
    void theMoneyOfTheRoundHereDecides() {
        session::TableKey wanted{.account = 1, .rules = {}, .currency = "coins", .clientSeed = {}};
        wanted.rules.id = "boxes";
        const std::vector open{waiting(1, "classic", "coins"), waiting(1, "boxes", "gold"),
                               waiting(1, "premium", "gold"), waiting(1, "rundown", "gold")};
        const session::Admission admission = session::admit(wanted, open);
        QCOMPARE(admission.currency, std::string("gold"));
        QCOMPARE(admission.elsewhere, &open[2]);
    }

    void aRoundThatWaitsGoesOn() {
        const auto table = at("boxes", "coin");
        leaveInTheMiddle(table);
        const session::Coming coming = come(table);
        QVERIFY(!coming.elsewhere);
        QCOMPARE(coming.finished, 0);
        QVERIFY(coming.table.round && coming.table.shoe);
        session::StorageJournal journal(*m_store);
        TableSession s(journal, coming.key);
        s.open(coming.table); // without asking the journal again
        QCOMPARE(s.stage(), TableSession::Stage::Ready);
        QVERIFY(s.question());
        QCOMPARE(s.events(), coming.table.round->events);
    }

    void itsMoneyCantBeStakedElsewhere() {
        leaveInTheMiddle(at("boxes", "coin"));
        const session::Coming refused = come(at("deluxe", "coin"));
        QVERIFY(refused.elsewhere.has_value());
        QCOMPARE(refused.elsewhere->rules.id, std::string("boxes"));
        const session::Coming free = come(at("classic", "gold"));
        QVERIFY(!free.elsewhere);
        QCOMPARE(free.key.currency, std::string("gold"));
        QVERIFY(!free.table.round);
        const auto balance = m_store->call([&](storage::Tables& t) { return t.accounts.balance(m_account, "gold"); });
        QCOMPARE(free.table.wallet, balance.value());
    }

    void roundsLeftToSilenceAreFinishedOnTheWay() {
        leaveInTheMiddle(at("deluxe", "coin"));
        const session::Coming coming = come(at("boxes", "coin"));
        QVERIFY(!coming.elsewhere);
        QCOMPARE(coming.finished, 1);
        // What was returned is in the wallet one arrives with.
        const auto balance = m_store->call([&](storage::Tables& t) { return t.accounts.balance(m_account, "coin"); });
        QCOMPARE(coming.table.wallet, balance.value());
    }
};

OPENSHOE_TEST(TestSeating, Core)
#include "tst_seating.moc"
