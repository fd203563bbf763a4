// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/composition.h"

#include "models/fairness/fairnesscontroller.h"
#include "models/history/playrecordmodel.h"
#include "models/keys/intents.h"
#include "models/lobby/lobbymodel.h"
#include "models/rules/rulesmodel.h"
#include "models/strategy/strategycontroller.h"
#include "models/table/tablevalues.h"
#include "models/words/amounts.h"
#include "models/words/markwords.h"
#include "models/words/results.h"
#include "modeltester.h"
#include "places.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <atomic>
#include <map>

using namespace openshoe;
using namespace openshoe::models;

namespace {

/// Counts the jobs that stores are given without waiting, as their log tells.
class CountedJobs {
public:
    CountedJobs() {
        count = 0;
        m_before = qInstallMessageHandler(handle);
        QLoggingCategory::setFilterRules(QStringLiteral("openshoe.storage.debug=true"));
    }
    ~CountedJobs() {
        QLoggingCategory::setFilterRules({});
        qInstallMessageHandler(m_before);
    }
    Q_DISABLE_COPY_MOVE(CountedJobs)

    inline static std::atomic<int> count = 0;

private:
    static void handle(QtMsgType type, const QMessageLogContext& context, const QString& text) {
        if (qstrcmp(context.category, "openshoe.storage") == 0)
            ++count;
        else if (m_before)
            m_before(type, context, text);
    }
    inline static QtMessageHandler m_before = nullptr;
};

} // namespace

class TestAppController : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    std::shared_ptr<AppController> started(const QString& variant = {}) {
        auto app = app::compose({m_folder->path(), variant, session::Speed::Off});
        app->data->open();
        [&] { QTRY_VERIFY(app->data->isReady()); }();
        return app;
    }

    /// Done in the background after each round.
    static bool isPriced(AppController& app, storage::RoundId round) {
        return app.data->store()->call([round](storage::Tables& tables) {
            const auto price = tables.prices.find(round);
            return price && price->has_value();
        });
    }

    static void open(AppController& app, const QString& game) {
        QSignalSpy opened(app.table, &TableController::opened);
        app.seating->open(game);
        QVERIFY(opened.wait(5000));
        QCOMPARE(app.page(), Page::Table);
    }

    static void act(TableController& table) {
        QTRY_VERIFY(table.live()->actions()->count() > 0 || table.live()->phase() != LiveRound::Playing);
        if (table.live()->phase() != LiveRound::Playing)
            return;
        int action = table.live()->actions()->value(0, "intent").toInt();
        for (const ActionRow& row : table.live()->actions()->rows()) {
            if (row.intent == Intent::Stand || row.intent == Intent::Decline)
                action = row.intent;
        }
        table.live()->act(action);
    }

    static void finish(TableController& table) {
        for (int i = 0; i < 50 && table.live()->phase() == LiveRound::Playing; ++i)
            act(table);
        QCOMPARE(table.live()->phase(), LiveRound::Over);
    }

    static void playRound(TableController& table, int sideBets = 0) {
        QTRY_VERIFY(table.session() && !table.session()->isBusy());
        table.bets()->newBets();
        table.bets()->clear();
        table.bets()->minStake(1, -1);
        for (int bet = 0; bet < sideBets; ++bet)
            table.bets()->minStake(1, bet);
        QTRY_VERIFY(table.bets()->canDeal());
        table.bets()->deal();
        finish(table);
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theLobbyHasSixGames() {
        auto app = started();
        const test::ModelTester tester(app->controller<LobbyModel>());
        QCOMPARE(app->controller<LobbyModel>()->count(), 6);
        for (const GameRow& row : app->controller<LobbyModel>()->rows()) {
            QVERIFY(!row.name.isEmpty() && !row.summary.isEmpty() && !row.limitsText.isEmpty());
            QVERIFY(row.currencies.contains(row.currency));
        }
        QCOMPARE(app->accounts->currentName(), QStringLiteral("Player"));
    }

    void playedRoundsAreInTheRundown() {
        auto app = started();
        const test::ModelTester rundown(app->rundown);
        const test::ModelTester record(app->controller<PlayRecordModel>());
        open(*app, QStringLiteral("classic"));
        for (int round = 1; round <= 3; ++round) {
            playRound(*app->table);
            QTRY_COMPARE(app->rundown->count(), round);
        }
        const RundownRow& row = app->rundown->rows().front();
        QCOMPARE(row.roundId, 3);
        QVERIFY(row.accessibleName.startsWith(QStringLiteral("Round 3, Classic Blackjack, ")));
        const std::unique_ptr<RoundDetails> details(app->rundown->details(3));
        QTRY_VERIFY(details->ready);
        QCOMPARE(details->handsInitial.size(), 1);
        QCOMPARE(details->dealerInitial.cards.filter(QString()).size(), 2);
        QVERIFY(details->dealerInitial.cards.contains(QString()));
        QVERIFY(!details->dealerFinal.cards.contains(QString()));
        QVERIFY(details->fairness.contains(QStringLiteral("seed ")));
        app->setPage(Page::Record);
        QTRY_VERIFY(app->controller<PlayRecordModel>()->count() >= 3);
        QCOMPARE(app->controller<PlayRecordModel>()->filter()->wallets()->value(),
                 QStringLiteral("gold")); // the one last played with
        app->rundown->filter()->refresh();
        QTRY_VERIFY(app->rundown->filter()->games()->count() > 6);
        app->rundown->filter()->games()->choose(QStringLiteral("boxes"));
        QTRY_COMPARE(app->rundown->count(), 0);
        app->rundown->filter()->clear();
        app->rundown->filter()->setSearch(QStringLiteral("2"));
        QTRY_COMPARE(app->rundown->count(), 1);
        QCOMPARE(app->rundown->rows().front().roundId, 2);
        for (const QString& none : {QStringLiteral("4"), QStringLiteral("-1"), QStringLiteral("two"),
                                    QString::number(std::numeric_limits<qint64>::max())}) {
            QSignalSpy answered(app->rundown, &RundownModel::totalChanged);
            app->rundown->filter()->setSearch(none);
            QTRY_COMPARE(answered.size(), 1);
            QCOMPARE(app->rundown->count(), 0);
        }
    }

    void manyRoundsAreReadPageByPage() {
        auto app = started();
        open(*app, QStringLiteral("premium"));
        constexpr int rounds = 120;
        for (int round = 0; round < rounds; ++round)
            playRound(*app->table);
        RundownModel& rundown = *app->rundown;
        rundown.reload();
        QTRY_COMPARE(rundown.count(), 50);
        QCOMPARE(rundown.total(), rounds);
        // Rows already read stay put: a view scrolling through a million rounds lays out only the new page.
        QSignalSpy inserted(&rundown, &RundownModel::rowsInserted);
        QSignalSpy changed(&rundown, &RundownModel::dataChanged);
        for (const auto& [from, to] : {std::pair(50, 100), std::pair(100, rounds)}) {
            QVERIFY(rundown.canFetchMore({}));
            rundown.fetchMore({});
            rundown.fetchMore({}); // one page is under way at a time
            QTRY_COMPARE(rundown.count(), to);
            QCOMPARE(inserted.size(), 1);
            const QVariantList range = inserted.takeFirst();
            QCOMPARE(range.at(1).toInt(), from);
            QCOMPARE(range.at(2).toInt(), to - 1);
        }
        QVERIFY(!rundown.canFetchMore({}));
        for (int row = 0; row < rounds; ++row)
            QCOMPARE(rundown.rows()[static_cast<std::size_t>(row)].roundId, rounds - row);
        playRound(*app->table);
        QTRY_COMPARE(rundown.count(), rounds + 1);
        QCOMPARE(inserted.takeFirst().at(2).toInt(), 0);
        QCOMPARE(rundown.rows().front().roundId, rounds + 1);
        QCOMPARE(rundown.total(), rounds + 1);
        for (const QVariantList& change : changed) // one row at a time, when its decisions are priced
            QCOMPARE(change.at(0).toModelIndex().row(), change.at(1).toModelIndex().row());
        // The money: its totals cover all plays from the first page on.
        PlayRecordModel& record = *app->controller<PlayRecordModel>();
        app->setPage(Page::Record);
        QTRY_COMPARE(record.count(), 100);
        const QString totals = record.totalsText();
        while (record.canFetchMore({})) {
            const int before = record.count();
            record.fetchMore({});
            QTRY_VERIFY(record.count() > before);
        }
        // Below all plays is the wallet's opening money; together they make up what it holds.
        const auto plays = record.sums().plays;
        QVERIFY(plays >= rounds + 1);
        QCOMPARE(record.count(), plays + 1);
        QVERIFY(record.rows().back().addition);
        QVERIFY2(totals.startsWith(QStringLiteral("%1 plays, ").arg(plays)), qPrintable(totals));
        QCOMPARE(record.sums().added + record.sums().net(), app->table->session()->wallet());
        QCOMPARE(record.rows().front().balance, app->table->session()->wallet());
        QCOMPARE(record.totalsText(), totals);
        // Even a view that asks for more at every signal gets each round only once.
        {
            const test::ModelTester eager(&rundown);
            rundown.reload();
            QTRY_VERIFY(rundown.count() > 0 && !rundown.canFetchMore({}));
            QTRY_COMPARE(rundown.count(), rounds + 1);
            QCOMPARE(rundown.rows().back().roundId, 1);
        }
        // An answer for a filter that has been changed since is dropped.
        rundown.filter()->results()->setCurrent(1);
        rundown.filter()->results()->setCurrent(2);
        QCOMPARE(rundown.filter()->rounds().result, storage::NetResult::Lost);
        QTRY_VERIFY(rundown.count() > 0);
        QTest::qWait(50);
        for (const RundownRow& row : rundown.rows())
            QCOMPARE(row.resultKind, ResultKind::Lose);
    }

    void aRoundInTheMiddleWaits() {
        QString question;
        {
            auto app = started(QStringLiteral("boxes"));
            TableController& table = *app->table;
            QTRY_VERIFY(table.isSeated() && table.session()->stage() == session::TableSession::Stage::Ready);
            for (int i = 0; i < 20; ++i) {
                table.bets()->newBets();
                table.bets()->minStake(1, -1);
                table.bets()->deal();
                QTRY_VERIFY(table.live()->phase() == LiveRound::Over || table.live()->actions()->count() > 0);
                if (table.live()->phase() == LiveRound::Playing)
                    break;
            }
            question = table.live()->questionText();
            QVERIFY(!question.isEmpty());
        }
        auto app = started();
        int interrupted = 0;
        QTRY_VERIFY(app->controller<LobbyModel>()->rows()[2].interrupted);
        for (const GameRow& row : app->controller<LobbyModel>()->rows())
            interrupted += row.interrupted ? 1 : 0;
        QCOMPARE(interrupted, 1);
        // That currency can't be staked elsewhere in the meantime.
        QSignalSpy failed(app->seating, &SeatingController::sittingFailed);
        app->seating->open(QStringLiteral("deluxe"));
        QVERIFY(failed.wait(5000));
        QVERIFY(app->notices->text().contains(QStringLiteral("Black Jack in Boxes")));
        open(*app, QStringLiteral("boxes"));
        QCOMPARE(app->table->live()->questionText(), question);
        finish(*app->table);
        QTRY_COMPARE(app->rundown->count() > 0, true);
        QTRY_VERIFY(app->rundown->rows().front().recovered);
    }

    void leavingASilentGameFinishesTheRound() {
        auto app = started();
        open(*app, QStringLiteral("deluxe"));
        TableController& table = *app->table;
        for (int i = 0; i < 20; ++i) {
            table.bets()->newBets();
            table.bets()->clear();
            table.bets()->minStake(1, -1);
            table.bets()->deal();
            QTRY_VERIFY(table.live()->phase() == LiveRound::Over || table.live()->actions()->count() > 0);
            if (table.live()->phase() == LiveRound::Playing)
                break;
        }
        QCOMPARE(table.live()->phase(), LiveRound::Playing);
        const auto round = table.session()->round();
        QSignalSpy asked(app->seating, &SeatingController::leavingAsked);
        app->seating->leave(); // the person is asked first, and told what will happen
        QCOMPARE(asked.count(), 1);
        QVERIFY(asked.first()[0].toString().contains(QStringLiteral("finished for you")));
        QCOMPARE(app->page(), Page::Table);
        app->seating->open(QStringLiteral("classic"));
        QCOMPARE(asked.count(), 2);
        QVERIFY(table.isSeated());
        app->seating->leave();
        app->seating->leaveAnyway();
        QCOMPARE(app->page(), Page::Lobby);
        QVERIFY(!table.isSeated());
        QTRY_VERIFY(app->rundown->count() > 0 && app->rundown->rows().front().roundId == round);
    }

    void accountsAndMoney() {
        auto app = started();
        const test::ModelTester tester(app->accounts);
        QVERIFY(app->accounts->rows()[0].walletsText.contains(QStringLiteral("$5,000")));
        app->accounts->topUp(QStringLiteral("usd"));
        QTRY_VERIFY(app->accounts->rows()[0].walletsText.contains(QStringLiteral("$10,000")));
        app->accounts->create(QStringLiteral("Ann Example"), true);
        QTRY_COMPARE(app->accounts->count(), 2);
        app->accounts->create(QStringLiteral("Ann Example"), false);
        QTRY_COMPARE(app->accounts->count(), 3);
        app->accounts->select(app->accounts->rows()[1].accountId);
        QTRY_COMPARE(app->accounts->currentName(), QStringLiteral("Ann Example"));
        QVERIFY(app->accounts->currentTrial());
        QTRY_VERIFY(!app->controller<LobbyModel>()->rows()[0].sheetNote.isEmpty());
        open(*app, QStringLiteral("deluxe"));
        app->table->bets()->takeSeat(1);
        QVERIFY(app->table->message()->text().contains(QStringLiteral("rial accounts")));
        app->accounts->create(QString(), false);
        QTRY_COMPARE(app->notices->kind(), Notices::Warning);
    }

    void anAccountIsRenamed() {
        {
            auto app = started();
            const qint64 account = app->accounts->current()->accountId;
            open(*app, QStringLiteral("classic"));
            playRound(*app->table);
            app->accounts->rename(account, QStringLiteral("  Ann "));
            QTRY_COMPARE(app->accounts->currentName(), QStringLiteral("Ann"));
            playRound(*app->table); // renaming changes nothing at the table
            app->accounts->rename(account, QStringLiteral(" "));
            QTRY_COMPARE(app->notices->kind(), Notices::Warning);
            QCOMPARE(app->accounts->currentName(), QStringLiteral("Ann"));
        }
        auto app = started();
        QCOMPARE(app->accounts->currentName(), QStringLiteral("Ann"));
        const auto store = storage::Store::open(m_folder->path(), storage::Access::Read);
        QVERIFY(store);
        const auto findings = (*store)->call([](storage::Tables& tables) { return tables.checker.run(); });
        QVERIFY(findings && findings->problems.empty() && findings->rounds == 2);
    }

    void theCurrencyIsChosenAtTheTable() {
        auto app = started();
        open(*app, QStringLiteral("classic"));
        QCOMPARE(app->table->currency(), QStringLiteral("gold"));
        QSignalSpy opened(app->table, &TableController::opened);
        app->table->useCurrency(QStringLiteral("sweeps"));
        QVERIFY(opened.wait(5000));
        QCOMPARE(app->table->currency(), QStringLiteral("sweeps"));
        playRound(*app->table);
        app->seating->leave();
        open(*app, QStringLiteral("classic"));
        QCOMPARE(app->table->currency(), QStringLiteral("sweeps"));
    }

    void shoesAreVerified() {
        auto app = started();
        const test::ModelTester tester(app->controller<FairnessController>()->finished());
        open(*app, QStringLiteral("rundown"));
        app->controller<FairnessController>()->setClientSeed(QStringLiteral("my words"));
        QCOMPARE(app->controller<FairnessController>()->clientSeed(), QStringLiteral("my words"));
        const QString commitment = app->controller<FairnessController>()->commitment();
        playRound(*app->table);
        playRound(*app->table);
        app->setPage(Page::Fairness);
        QTRY_COMPARE(app->controller<FairnessController>()->finished()->count(), 2);
        QCOMPARE(app->controller<FairnessController>()->finished()->rows()[1].commitment, commitment);
        QCOMPARE(app->controller<FairnessController>()->finished()->rows()[1].clientSeed, QStringLiteral("my words"));
        app->controller<FairnessController>()->checks()->start();
        QTRY_COMPARE(app->controller<FairnessController>()->finished()->rows()[0].verdict, ShoeVerdict::Verified);
        QTRY_COMPARE(app->controller<FairnessController>()->finished()->rows()[1].verdict, ShoeVerdict::Verified);
    }

    // It belongs to the person, not the shoe, and goes into each new one, also at other tables and after a restart.
    void theClientSeedIsKeptForShoesToCome() {
        {
            auto app = started();
            app->controller<FairnessController>()->setClientSeed(QStringLiteral("before any table"));
            open(*app, QStringLiteral("rundown"));
            QCOMPARE(app->controller<FairnessController>()->shoeClientSeed(), QStringLiteral("before any table"));
            app->controller<FairnessController>()->setClientSeed(QStringLiteral("mine"));
            QCOMPARE(app->controller<FairnessController>()->shoeClientSeed(), QStringLiteral("mine"));
            playRound(*app->table);
            playRound(*app->table);
            app->setPage(Page::Fairness);
            QTRY_COMPARE(app->controller<FairnessController>()->finished()->count(), 2);
            for (const FinishedShoeRow& row : app->controller<FairnessController>()->finished()->rows())
                QCOMPARE(row.clientSeed, QStringLiteral("mine"));
            app->controller<FairnessController>()->setClientSeed(QString(65, u'x'));
            QVERIFY(!app->controller<FairnessController>()->problem().isEmpty());
            QCOMPARE(app->controller<FairnessController>()->clientSeed(), QStringLiteral("mine"));
        }
        auto app = started();
        QCOMPARE(app->controller<FairnessController>()->clientSeed(), QStringLiteral("mine"));
        open(*app, QStringLiteral("boxes"));
        QCOMPARE(app->controller<FairnessController>()->shoeClientSeed(), QStringLiteral("mine"));
        playRound(*app->table);
        QVERIFY(!app->controller<FairnessController>()->shoeTakesClientSeed()); // this shoe lasts many rounds
        app->controller<FairnessController>()->setClientSeed(QStringLiteral("for the next"));
        QCOMPARE(app->controller<FairnessController>()->shoeClientSeed(), QStringLiteral("mine"));
        QCOMPARE(app->controller<FairnessController>()->clientSeed(), QStringLiteral("for the next"));
    }

    // Shoes beyond the first page are read as the list is scrolled, and all of them are verified.
    void everyFinishedShoeCanBeRead() {
        auto app = started();
        open(*app, QStringLiteral("rundown")); // a new shoe every round
        constexpr int shoes = 120;
        for (int i = 0; i < shoes; ++i)
            playRound(*app->table);
        FinishedShoesModel* finished = app->controller<FairnessController>()->finished();
        app->setPage(Page::Fairness);
        QTRY_VERIFY(finished->count() > 0);
        QVERIFY(finished->count() < shoes);
        app->controller<FairnessController>()->checks()->start();
        for (int i = 0; i < 1000 && finished->count() < shoes; ++i) {
            if (finished->canFetchMore({}))
                finished->fetchMore({});
            QTest::qWait(5);
        }
        QCOMPARE(finished->count(), shoes);
        for (int i = 1; i < shoes; ++i)
            QVERIFY(finished->rows()[std::size_t(i)].shoeId < finished->rows()[std::size_t(i - 1)].shoeId);
        const auto isVerified = [](const FinishedShoeRow& row) { return row.verdict == ShoeVerdict::Verified; };
        QTRY_VERIFY(std::all_of(finished->rows().begin(), finished->rows().end(), isVerified));
        app->controller<FairnessController>()->reload();
        QTRY_VERIFY(finished->count() > 0);
        QVERIFY(isVerified(finished->rows().front())); // verdicts are remembered
    }

    void theRulesTellTheComputedReturn() {
        auto app = started();
        app->controller<RulesModel>()->setVariantId(QStringLiteral("classic"));
        const auto said = [&] {
            const auto& rows = app->controller<RulesModel>()->rows();
            return std::any_of(rows.begin(), rows.end(), [](const RuleRow& row) {
                return row.text.startsWith(QStringLiteral("Computed from these rules"));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(said(), 120'000);
    }

    void aRoundIsReplayed() {
        auto app = started();
        open(*app, QStringLiteral("classic"));
        playRound(*app->table);
        const QString result = app->table->shown()->resultLine();
        app->seating->leave();
        app->rundown->replay(1);
        QTRY_VERIFY(app->table->replay()->isActive());
        QCOMPARE(app->page(), Page::Table);
        QTRY_COMPARE(app->table->shown()->resultLine(), result);
        app->table->replay()->stop();
        open(*app, QStringLiteral("classic"));
        playRound(*app->table);
    }

    void theRecordIsExported() {
        auto app = started();
        open(*app, QStringLiteral("classic"));
        playRound(*app->table);
        playRound(*app->table);
        QTRY_VERIFY(isPriced(*app, 1) && isPriced(*app, 2)); // the files tell their prices
        app->controller<PlayRecordModel>()->show(); // the wallet that was played from
        QTRY_VERIFY(app->controller<PlayRecordModel>()->count() > 0);
        RecordExporter* exporter = app->controller<PlayRecordModel>()->exporter();
        QVERIFY(exporter->folder().isLocalFile());
        const auto at = [&](const char* name) {
            return QUrl::fromLocalFile(m_folder->filePath(QString::fromUtf8(name)));
        };
        const auto written = [&](const char* name) {
            QFile file(m_folder->filePath(QString::fromUtf8(name)));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        exporter->start(at("plays.csv"), QStringLiteral("json"), false);
        QVERIFY(exporter->isRunning());
        QTRY_VERIFY(!exporter->isRunning());
        QCOMPARE(exporter->outcome(),
                 QStringLiteral("Written to %1").arg(m_folder->filePath(QStringLiteral("plays.csv"))));
        QCOMPARE(exporter->progress(), 1.0);
        QVERIFY(written("plays.csv").startsWith("round,play,time,") && written("plays.csv").count('\n') >= 3);
        // A name without an ending gets the chosen one, and the Rundown's file contains what its filter lets through.
        app->rundown->filter()->setSearch(QStringLiteral("2"));
        app->rundown->exporter()->start(at("rounds"), QStringLiteral("json"), false);
        QTRY_VERIFY(!app->rundown->exporter()->isRunning());
        QCOMPARE(written("rounds.json").count('\n'), 1);
        QVERIFY(written("rounds.json").contains("\"id\":2,"));
        // Before replacing an existing file, it asks.
        QSignalSpy asked(exporter, &RecordExporter::replaceAsked);
        exporter->start(at("rounds.json"), {}, false);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().toUrl(), at("rounds.json"));
        QVERIFY(!exporter->isRunning() && written("rounds.json").count('\n') == 1);
        exporter->start(at("rounds.json"), {}, true);
        QTRY_VERIFY(!exporter->isRunning());
        QCOMPARE(written("rounds.json").count('\n'), 2);
        // A bare path, as Qt 6.4's dialogue returns it; nothing is written to a place that isn't on this computer.
        exporter->start(QUrl(m_folder->filePath(QStringLiteral("typed"))), QStringLiteral("csv"), false);
        QTRY_VERIFY(!exporter->isRunning());
        QCOMPARE(written("typed.csv"), written("plays.csv"));
        exporter->start(QUrl(QStringLiteral("https://example.org/plays.csv")), {}, false);
        QCOMPARE(exporter->outcome(), QStringLiteral("https://example.org/plays.csv is not a file on this computer."));
        // The obstacle is reported.
        exporter->start(at("no/such/plays.csv"), {}, false);
        QTRY_VERIFY(!exporter->isRunning());
        QVERIFY2(exporter->outcome().endsWith(QLatin1String("the folder doesn't exist")),
                 qPrintable(exporter->outcome()));
    }

    void aSecondProgramSaysSo() {
        auto first = started();
        const auto second = app::compose({m_folder->path(), {}, {}});
        second->data->open();
        QTRY_COMPARE(second->trouble->kind(), TroubleController::InUse);
        QVERIFY(!second->data->isReady());
        open(*first, QStringLiteral("classic"));
        playRound(*first->table);
    }

    void aDamagedFileIsLeftAlone() {
        QFile file(m_folder->filePath(QStringLiteral("openshoe.db")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(20000, 'x'));
        file.close();
        const auto app = app::compose({m_folder->path(), {}, {}});
        app->data->open();
        QTRY_COMPARE(app->trouble->kind(), TroubleController::Damaged);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray(20000, 'x'));
    }

    // Data is read when it is shown, and what is already known isn't read again.
    void nothingIsReadForNobody() {
        auto app = started();
        const auto isComputed = [&] {
            const auto& games = app->controller<LobbyModel>()->rows();
            return std::ranges::none_of(games, [](const GameRow& game) { return game.rtpText.isEmpty(); });
        };
        QTRY_VERIFY(isComputed()); // the lobby gets each game's return whatever else happens
        open(*app, QStringLiteral("boxes")); // many rounds per shoe
        playRound(*app->table);
        QTRY_COMPARE(app->rundown->count(), 1);
        app->seating->leave();
        storage::Store& store = *app->data->store();
        const auto idle = [&] { store.call([](storage::Tables&) { return 0; }); QTest::qWait(20); };
        QTRY_VERIFY(isPriced(*app, 1));
        QTest::qWait(50); // the result has been delivered
        idle();
        const CountedJobs counted;
        const auto asked = [] { return CountedJobs::count.exchange(0); };

        open(*app, QStringLiteral("boxes"));
        QCOMPARE(asked(), 1); // rounds left behind, rounds in the way, and the table, in one request

        QSignalSpy lobby(app->controller<LobbyModel>(), &LobbyModel::dataChanged);
        QSignalSpy accounts(app->accounts, &AccountsModel::currentChanged);
        QSignalSpy wallets(app->accounts, &AccountsModel::dataChanged);
        TableController& table = *app->table;
        QTRY_VERIFY(!table.session()->isBusy());
        int steps = 0;
        const QObject counting;
        connect(table.session(), &session::TableSession::played, &counting, [&] { ++steps; });
        playRound(table);
        QTRY_COMPARE(app->rundown->count(), 2);
        idle();
        // Wallets move as the books do: when the stake is taken and after each step, without anything being read.
        std::map<int, int> moves; // by the row in the lobby: two games share this wallet
        for (const auto& change : lobby) {
            QCOMPARE(change.at(2).value<QList<int>>().size(), 1);
            ++moves[change.at(0).toModelIndex().row()];
        }
        for (const auto& [row, count] : moves)
            QVERIFY2(count <= 1 + steps, qPrintable(QStringLiteral("row %1: %2").arg(row).arg(count)));
        QCOMPARE(accounts.count(), 0);
        QVERIFY(wallets.count() <= 1 + steps);
        QTRY_VERIFY(isPriced(*app, 2));
        QTest::qWait(50);
        idle();
        QCOMPARE(asked(), steps); // each step to disk; the Rundown's new row and its price are passed on
        const auto kept = store.call([](storage::Tables& t) { return readAccounts(t); });
        QStringList amounts;
        for (const storage::WalletRow& wallet : kept->front().wallets)
            amounts << moneyText(wallet.balance, wallet.currency);
        QCOMPARE(app->accounts->rows()[0].walletsText, amounts.join(QStringLiteral(" · ")));

        app->setPage(Page::Rules);
        app->setPage(Page::Strategy);
        app->setPage(Page::Settings);
        app->setPage(Page::Table);
        idle();
        QCOMPARE(asked(), 0);
        app->seating->leave();
        idle();
        QCOMPARE(asked(), 2); // what is left at the table, and the lobby, which is shown
        app->accounts->topUp(QStringLiteral("usd"));
        app->settings->setCurrencyFor(QStringLiteral("classic"), QStringLiteral("sweeps"));
        idle();
        QCOMPARE(asked(), 1);
        QVERIFY(app->accounts->rows()[0].walletsText.contains(QStringLiteral("$10,000")));
        QCOMPARE(app->controller<LobbyModel>()->rows()[4].currency, QStringLiteral("sweeps"));
    }

    void anUnknownGameIsToldOf() {
        auto app = started();
        app->seating->open(QStringLiteral("poker"));
        QCOMPARE(app->notices->kind(), Notices::Warning);
        QVERIFY(app->notices->text().contains(QStringLiteral("poker: no such game; use one of deluxe, ")));
    }

    void aGameOpenedByItsFileIsKnownEverywhere() {
        const QString file = m_folder->filePath(QStringLiteral("harbour.json"));
        QVERIFY(QFile::copy(QStringLiteral(OPENSHOE_TEST_DATA "/games/harbour.json"), file));
        auto app = started(file);
        QTRY_COMPARE(app->table->variantId(), QStringLiteral("harbour"));
        QTRY_COMPARE(app->controller<StrategyController>()->variantId(), QStringLiteral("harbour"));
        app->controller<RulesModel>()->setVariantId(QStringLiteral("harbour"));
        QCOMPARE(app->controller<RulesModel>()->gameName(), QStringLiteral("Harbour Blackjack"));
        QTRY_COMPARE(app->controller<LobbyModel>()->count(), 7);
        playRound(*app->table);
        QTRY_COMPARE(app->rundown->count(), 1);
        QVERIFY(app->rundown->rows().front().accessibleName.contains(QStringLiteral("Harbour Blackjack")));
        app.reset();
        // The game is gone: its rounds are found by the name it had.
        app = started();
        app->setPage(Page::Rundown);
        RecordFilter& filter = *app->controller<RundownModel>()->filter();
        QTRY_COMPARE(filter.games()->count(), 8); // "all", the six and this one
        QCOMPARE(filter.games()->rows().back().text, QStringLiteral("Harbour Blackjack"));
        filter.games()->choose(QStringLiteral("classic"));
        QTRY_VERIFY(!app->controller<RundownModel>()->isReading());
        QCOMPARE(app->controller<RundownModel>()->count(), 0);
        filter.games()->choose(QStringLiteral("harbour"));
        QTRY_COMPARE(app->controller<RundownModel>()->count(), 1);
        QCOMPARE(app->controller<RundownModel>()->rows().front().gameName, QStringLiteral("Harbour Blackjack"));
        QCOMPARE(filter.games()->count(), 8);
    }

    // They are priced in the background, then shown by a mark, by their cost and by the filter.
    void decisionsAreMarkedOnceTheyArePriced() {
        auto app = started();
        open(*app, QStringLiteral("classic"));
        RundownModel& beside = *app->rundown;
        const auto marked = [&] {
            for (std::size_t i = 0; i < beside.rows().size(); ++i) {
                if (!beside.rows()[i].mistake.isEmpty())
                    return beside.rows()[i].roundId;
            }
            return qint64(0);
        };
        for (int round = 1; round <= 40 && marked() == 0; ++round) { // standing on everything can't go well for long
            playRound(*app->table);
            QTRY_COMPARE(beside.count(), round);
            QTest::qWait(50);
        }
        QTRY_VERIFY(marked() != 0);
        const qint64 round = marked();
        const std::unique_ptr<RoundDetails> details(beside.details(round));
        QTRY_VERIFY(details->ready);
        const auto costly = [](const DetailDecision& decision) { return decision.mark >= DecisionMark::Inaccuracy; };
        const auto bad = std::find_if(details->decisions.begin(), details->decisions.end(), costly);
        QVERIFY(bad != details->decisions.end());
        QVERIFY2(!bad->markText.isEmpty() && bad->costText.contains(QStringLiteral("% of the stake more")),
                 qPrintable(bad->costText));
        RundownModel& rounds = *app->controller<RundownModel>();
        app->setPage(Page::Rundown);
        rounds.filter()->mistakes()->setCurrent(1);
        QTRY_VERIFY(rounds.count() > 0);
        for (const RundownRow& row : rounds.rows())
            QVERIFY(!row.mistake.isEmpty());
    }

    // Cards, bets, results, game and day go to others; the account's name, wallet and note don't.
    void aRoundIsSharedWithoutItsAccount() {
        auto app = started();
        open(*app, QStringLiteral("rundown"));
        RundownModel& rundown = *app->rundown;
        playRound(*app->table, static_cast<int>(app->table->session()->rules().sideBets.size()));
        QTRY_COMPARE(rundown.count(), 1);
        const std::unique_ptr<RoundDetails> details(rundown.details(rundown.rows()[0].roundId));
        QVERIFY(!details->exporter()->isReady());
        QTRY_VERIFY(details->ready);
        QVERIFY(details->exporter()->isReady());
        rundown.keepNote(details.get(), QStringLiteral("for me alone"), QStringLiteral("tilt"));
        QTRY_COMPARE(details->note, QStringLiteral("for me alone"));

        const QString text = paper::plainText({details->sheet});
        QStringList wanted{app->table->gameName(), details->startedText, details->wageredText};
        for (const DetailHand& hand : std::as_const(details->handsFinal))
            wanted << hand.total << paper::cardsText(hand.cards);
        for (const DetailSettlement& bet : std::as_const(details->settlements))
            wanted << bet.label << bet.stake << bet.result;
        for (const QString& words : std::as_const(wanted))
            QVERIFY2(!words.isEmpty() && text.contains(words), qPrintable(words + " isn't in " + text));
        for (const QString& secret : {app->accounts->current()->name, QStringLiteral("for me alone"),
                                      QStringLiteral("tilt"), app->table->shown()->balanceAmount()})
            QVERIFY2(!text.contains(secret), qPrintable(secret));
    }

    // A new row is made of what the round's last step stored, and of its price, and yet is the one that is read later.
    void aNewRowIsAsItWouldBeRead() {
        auto app = started();
        open(*app, QStringLiteral("rundown"));
        RundownModel& rundown = *app->rundown;
        const int sideBets = static_cast<int>(app->table->session()->rules().sideBets.size());
        QVERIFY(sideBets > 0);
        constexpr int rounds = 25;
        for (int round = 1; round <= rounds; ++round) {
            playRound(*app->table, round % 3 == 0 ? 0 : sideBets);
            QTRY_COMPARE(rundown.count(), round);
            QCOMPARE(rundown.total(), round);
        }
        QTRY_VERIFY(isPriced(*app, rounds));
        QTest::qWait(50); // the last price has been delivered
        std::vector<RundownRow> shown;
        for (int row = 0; row < rounds; ++row)
            shown.push_back(rundown.rows()[static_cast<std::size_t>(row)]);
        rundown.reload();
        QTRY_COMPARE(rundown.count(), rounds);
        const auto has = [&](auto what) { return std::ranges::any_of(shown, what); };
        QVERIFY(has([](const RundownRow& row) { return !row.sideBetsLost.isEmpty(); }));
        QVERIFY(has([](const RundownRow& row) { return !row.mistake.isEmpty(); }));
        for (int row = 0; row < rounds; ++row) {
            const RundownRow& read = rundown.rows()[static_cast<std::size_t>(row)];
            QVERIFY2(shown[static_cast<std::size_t>(row)] == read, qPrintable(read.accessibleName));
        }
        // With a filter, only what passes comes, and what only the price decides comes with it.
        rundown.filter()->results()->choose(QString::number(static_cast<int>(storage::NetResult::Won)));
        QTRY_VERIFY(!rundown.isReading());
        for (int round = 0; round < 10; ++round)
            playRound(*app->table);
        QTest::qWait(50);
        for (int row = 0; row < rundown.count(); ++row)
            QCOMPARE(rundown.rows()[static_cast<std::size_t>(row)].resultKind, ResultKind::Win);
        const int won = rundown.count();
        rundown.reload();
        QTRY_COMPARE(rundown.count(), won);
        rundown.filter()->clear();
        rundown.filter()->mistakes()->setCurrent(1);
        QTRY_VERIFY(!rundown.isReading());
        const int before = rundown.count();
        for (int round = 0; round < 40 && rundown.count() == before; ++round) {
            playRound(*app->table, sideBets);
            QTest::qWait(50);
        }
        QVERIFY(rundown.count() > before);
    }

    // The rounds of one account at a time, or of all.
    void theRundownOfAnotherAccount() {
        auto app = started();
        open(*app, QStringLiteral("classic"));
        playRound(*app->table);
        app->seating->leave();
        app->accounts->create(QStringLiteral("Ada"), false);
        QTRY_COMPARE(app->accounts->count(), 2);
        app->setPage(Page::Rundown);
        RundownModel& rounds = *app->controller<RundownModel>();
        QTRY_COMPARE(rounds.filter()->accounts()->count(), 3);
        QTRY_VERIFY(!rounds.isReading());
        const QString playing = rounds.filter()->accounts()->rows().front().text;
        QCOMPARE(playing, app->accounts->currentName());
        const QString other = playing == u"Ada" ? QStringLiteral("Player") : QStringLiteral("Ada");
        QCOMPARE(rounds.filter()->accounts()->rows()[1].text, other);
        QCOMPARE(rounds.count(), playing == u"Ada" ? 0 : 1);
        rounds.filter()->accounts()->setCurrent(1);
        QTRY_VERIFY(!rounds.isReading());
        QCOMPARE(rounds.count(), playing == u"Ada" ? 1 : 0);
        QVERIFY(rounds.filter()->narrows());
        rounds.filter()->accounts()->setCurrent(2);
        QTRY_COMPARE(rounds.count(), 1);
        QCOMPARE(rounds.total(), 1);
    }

    // Money added is listed among the plays, with the balance after it; everything listed adds up to the wallet.
    void moneyAddedIsOnRecord() {
        auto app = started();
        open(*app, QStringLiteral("classic"));
        playRound(*app->table);
        const base::Money before = app->table->session()->wallet();
        app->seating->leave();
        app->accounts->topUp(QStringLiteral("gold"));
        app->accounts->topUp(QStringLiteral("usd"));
        open(*app, QStringLiteral("classic"));
        playRound(*app->table);
        PlayRecordModel& record = *app->controller<PlayRecordModel>();
        app->setPage(Page::Record);
        QTRY_VERIFY(record.count() > 3);
        QCOMPARE(record.filter()->wallets()->value(), QStringLiteral("gold"));
        QCOMPARE(record.rows().back().kind, QStringLiteral("Starting money"));
        base::Money running = record.rows().back().balance;
        int topUps = 0;
        for (std::size_t above = record.rows().size() - 1; above > 0; --above) {
            const PlayRecordRow& row = record.rows()[above - 1];
            if (row.kind == u"Top-up") {
                ++topUps;
                QCOMPARE(running, before);
                QVERIFY(row.balance > running && row.roundText.isEmpty());
            }
            running = row.balance;
        }
        QCOMPARE(topUps, 1);
        QCOMPARE(running, app->table->session()->wallet());
        QCOMPARE(record.sums().added + record.sums().net(), running);
        // Only the money added.
        record.filter()->kinds()->setCurrent(record.filter()->kinds()->count() - 1);
        QTRY_COMPARE(record.count(), 2);
        QCOMPARE(record.sums().plays, 0);
        // A wallet that nothing was played from.
        record.filter()->clear();
        record.filter()->wallets()->choose(QStringLiteral("usd"));
        QTRY_COMPARE(record.sums().plays, 0);
        QTRY_COMPARE(record.count(), 2);
        QVERIFY(record.rows()[0].addition && record.rows()[1].addition);
        // The notice offers to take it back, and so do the settings.
        QCOMPARE(app->accounts->takeBackTexts().filter(QStringLiteral("$")).size(), 1);
        app->accounts->topUp(QStringLiteral("usd"));
        QTRY_COMPARE(app->notices->actionText(), QStringLiteral("Take back"));
        app->notices->act();
        QTRY_VERIFY(app->notices->text().startsWith(QStringLiteral("The top-up was taken back. ")));
        QVERIFY(app->notices->actionText().isEmpty());
        app->accounts->takeBackTopUp(QStringLiteral("usd"));
        QTRY_VERIFY(app->accounts->takeBackTexts().filter(QStringLiteral("$")).isEmpty());
        record.filter()->clear();
        record.filter()->wallets()->choose(QStringLiteral("usd"));
        record.show();
        QTRY_COMPARE(record.count(), 5);
        QCOMPARE(record.rows()[0].kind, QStringLiteral("Top-up taken back"));
        QCOMPARE(record.rows()[0].resultText, QStringLiteral("Taken"));
        QCOMPARE(record.rows()[0].balance, record.rows()[4].balance);
        QCOMPARE(record.sums().added - record.sums().takenBack + record.sums().net(), record.rows()[0].balance);
        QVERIFY2(record.totalsText().endsWith(QStringLiteral(", taken back 10,000")), qPrintable(record.totalsText()));
        // At the table its wallet follows, and more isn't taken back than was given.
        app->accounts->takeBackTopUp(QStringLiteral("gold"));
        const base::Money less = running - base::Money::minor(5'000'000'00);
        QTRY_COMPARE(app->table->session()->wallet(), less);
        QTRY_VERIFY(!app->accounts->canTakeBack());
        app->accounts->takeBackTopUp(QStringLiteral("gold"));
        QTRY_COMPARE(app->notices->kind(), Notices::Warning);
        QCOMPARE(app->accounts->balance("gold"), less);
    }

    void aFileLaidInTheFolderIsFoundInTheLobby() {
        auto app = started();
        app->setPage(Page::Rules);
        const QString own = formats::ownVariantsFolder(m_folder->path());
        QVERIFY(QDir().mkpath(own));
        QVERIFY(QFile::copy(QStringLiteral(OPENSHOE_TEST_DATA "/games/harbour.json"),
                            own + QStringLiteral("/harbour.json")));
        app->setPage(Page::Lobby);
        QTRY_COMPARE(app->controller<LobbyModel>()->count(), 7);
        QCOMPARE(app->controller<LobbyModel>()->rows().back().variantId, QStringLiteral("harbour"));
        open(*app, QStringLiteral("harbour"));
        playRound(*app->table);
        // Somebody at its table plays on when the file is gone.
        QVERIFY(QFile::remove(own + QStringLiteral("/harbour.json")));
        app->setPage(Page::Lobby);
        QTRY_COMPARE(app->controller<LobbyModel>()->count(), 6);
        app->table->useCurrency(QStringLiteral("sweeps"));
        QTRY_COMPARE(app->table->currency(), QStringLiteral("sweeps"));
        playRound(*app->table);
    }
};

OPENSHOE_TEST(TestAppController, Core)
#include "tst_appcontroller.moc"
