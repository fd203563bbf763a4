// SPDX-License-Identifier: GPL-3.0-or-later
// A game is a single file: a seventh one (tests/data/games/harbour.json, added to the six built-in ones when this
// program is built) appears in the lobby at the place it asks for, and at the table, in the rules, the strategy and the
// history.
#include "patience.h"

#include "app/composition.h"
#include "models/lobby/lobbymodel.h"
#include "models/rules/rulesmodel.h"
#include "models/strategy/strategycontroller.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe::models;

class TestSeventhGame : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    openshoe::app::Composition m_composition{{m_folder.path(), {}, openshoe::session::Speed::Off}};
    AppController& m_app = m_composition.root();
    static inline const QString id = QStringLiteral("harbour");

private slots:
    void initTestCase() {
        m_app.data->open();
        QTRY_VERIFY(m_app.data->isReady());
    }

    void standsInTheLobby() {
        QCOMPARE(m_app.controller<LobbyModel>()->count(), 7);
        const GameRow& row = m_app.controller<LobbyModel>()->rows()[1]; // its order is between deluxe's and rundown's
        QCOMPARE(row.variantId, id);
        QCOMPARE(row.name, QStringLiteral("Harbour Blackjack"));
        QCOMPARE(row.felt, QStringLiteral("lagoon"));
        QCOMPARE(row.currency, QStringLiteral("gold"));
    }

    void isPlayed() {
        TableController& table = *m_app.table;
        QSignalSpy opened(&table, &TableController::opened);
        m_app.seating->open(id);
        QVERIFY(opened.wait(5000));
        QCOMPARE(table.variantId(), id);
        QCOMPARE(table.felt(), QStringLiteral("lagoon"));
        QVERIFY(table.printedLines().join(' ').contains(QStringLiteral("7 to 5")));
        QTRY_VERIFY(!table.session()->isBusy());
        table.bets()->minStake(1, -1);
        QTRY_VERIFY(table.bets()->canDeal());
        table.bets()->deal();
        for (int i = 0; i < 50 && table.live()->phase() != LiveRound::Over; ++i) {
            QTRY_VERIFY(table.live()->actions()->count() > 0 || table.live()->phase() != LiveRound::Playing);
            QList<int> offered;
            for (const ActionRow& row : table.live()->actions()->rows())
                offered << row.intent;
            table.live()->act(offered.contains(Intent::Decline) ? Intent::Decline : Intent::Stand);
            QTRY_VERIFY(!table.session()->isBusy());
        }
        QCOMPARE(table.live()->phase(), LiveRound::Over);
    }

    void standsInTheHistory() {
        QTRY_COMPARE(m_app.rundown->count(), 1);
        const RundownRow& row = m_app.rundown->rows().front();
        QVERIFY2(row.accessibleName.startsWith(QStringLiteral("Round 1, Harbour Blackjack, ")),
                 qPrintable(row.accessibleName));
        // Its rules are stored without their looks; a replay still shows its felt.
        m_app.seating->leave();
        m_app.rundown->replay(row.roundId);
        QTRY_VERIFY(m_app.table->replay()->isActive());
        QCOMPARE(m_app.table->felt(), QStringLiteral("lagoon"));
        m_app.table->replay()->stop();
    }

    void hasItsRulesWritten() {
        m_app.controller<RulesModel>()->setVariantId(id);
        QCOMPARE(m_app.controller<RulesModel>()->gameName(), QStringLiteral("Harbour Blackjack"));
        QString text;
        for (int i = 0; i < m_app.controller<RulesModel>()->count(); ++i)
            text += m_app.controller<RulesModel>()->value(i, "text").toString() + '\n';
        QVERIFY2(text.contains(QStringLiteral("It pays 7:5.")), qPrintable(text));
    }

    void hasAStrategy() {
        m_app.controller<StrategyController>()->setVariantId(id);
        QCOMPARE(m_app.controller<StrategyController>()->gameName(), QStringLiteral("Harbour Blackjack"));
        QCOMPARE(m_app.controller<StrategyController>()->decks(), 2);
        m_app.controller<StrategyController>()->refresh();
        QTRY_VERIFY(!m_app.controller<StrategyController>()->edgeText().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestSeventhGame)
#include "tst_seventhgame.moc"
