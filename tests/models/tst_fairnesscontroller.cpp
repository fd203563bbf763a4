// SPDX-License-Identifier: GPL-3.0-or-later
// The Fairness page's models over a record of six games: when shoes were used, their rounds, their check, the recipe.
#include "app/composition.h"
#include "models/fairness/fairnesscontroller.h"
#include "models/history/rundownmodel.h"
#include "models/keys/intents.h"
#include "models/words/dates.h"
#include "modeltester.h"
#include "player.h"
#include "session/record/shoerecord.h"
#include "storage/record/database.h"
#include "testprogram.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <set>

using namespace openshoe;
using namespace openshoe::models;

class TestFairnessController : public QObject {
    Q_OBJECT

    QTemporaryDir m_played;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<AppController> m_app;
    FairnessController* m_fairness = nullptr;

    void start() {
        m_app = app::compose({m_folder->path(), {}, session::Speed::Off});
        m_app->data->open();
        QTRY_VERIFY(m_app->data->isReady());
        m_fairness = m_app->controller<FairnessController>();
        m_app->setPage(Page::Fairness);
        readAll();
    }
    // The whole list, from where it begins.
    void readAll() {
        const auto all = m_app->data->store()->call([](storage::Tables& t) { return t.shoes.list(1, 1000); });
        const auto finished = std::ranges::count_if(all.value(), &storage::ShoeRow::finished);
        const auto readAll = [&] {
            shoes().fetchMore({});
            return shoes().count() == finished;
        };
        QTRY_VERIFY(readAll());
    }
    void tell(const char* statement) {
        const auto told = m_app->data->store()->call([&](storage::Tables& tables) {
            tables.db.sql().run(statement);
            return tables.db.sql().result(0);
        });
        QVERIFY(told);
    }
    void checkAll() {
        QSignalSpy finished(m_fairness->checks(), &ShoeChecks::finished);
        m_fairness->checks()->start();
        QVERIFY(m_fairness->checks()->isRunning());
        QVERIFY(finished.wait(60'000));
    }
    [[nodiscard]] FinishedShoesModel& shoes() const { return *m_fairness->finished(); }
    [[nodiscard]] const FinishedShoeRow& row(std::size_t at) const { return shoes().rows().at(at); }
    // The place in the list of the first shoe with some rounds.
    [[nodiscard]] std::size_t used(int rounds) const {
        const auto& rows = shoes().rows();
        const auto found = std::ranges::find_if(rows, [&](const FinishedShoeRow& row) { return row.rounds >= rounds; });
        if (found == rows.end())
            qFatal("no shoe with %d rounds", rounds);
        return static_cast<std::size_t>(found - rows.begin());
    }
    [[nodiscard]] session::ShoeRecord record(qint64 shoe) const {
        return m_app->data->store()
            ->call([&](storage::Tables& tables) { return session::shoeRecord(tables, shoe); })
            .value();
    }

private slots:
    void initTestCase() {
        const auto store = storage::Store::open(m_played.path(), storage::Access::Play).value();
        (void)playAllGames(*store, 60, 5);
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        const QString file = QStringLiteral("openshoe.db");
        QVERIFY(QFile::copy(m_played.filePath(file), m_folder->filePath(file)));
        start();
    }
    void cleanup() { m_app.reset(); }

    void eachSaysWhenItWasUsed() {
        const test::ModelTester tester(&shoes());
        const std::size_t at = used(2);
        const session::ShoeRecord shoe = record(row(at).shoeId);
        QCOMPARE(row(at).rounds, static_cast<int>(shoe.rounds.size()));
        QVERIFY(row(at).whenText.startsWith(dateTimeText(shoe.rounds.front().row.started)));
        QVERIFY(row(at).whenText.endsWith(timeOfDayText(*shoe.rounds.back().row.ended)));
    }

    void itsRoundsAreShown() {
        const FinishedShoeRow shoe = row(used(2));
        auto* rundown = m_app->controller<RundownModel>();
        m_fairness->showRounds(shoe.shoeId, shoe.number);
        QCOMPARE(m_app->page(), Page::Rundown);
        QTRY_COMPARE(static_cast<int>(rundown->total()), shoe.rounds);
        QTRY_COMPARE(rundown->count(), shoe.rounds);
        std::set<qint64> dealt;
        for (const storage::RoundRecord& round : record(shoe.shoeId).rounds)
            dealt.insert(round.row.id);
        for (int i = 0; i < rundown->count(); ++i)
            QVERIFY(dealt.contains(rundown->rows()[static_cast<std::size_t>(i)].roundId));
        QVERIFY(rundown->filter()->narrows());
        Choices* spans = rundown->filter()->dates()->spans();
        QCOMPARE(spans->rows()[static_cast<std::size_t>(spans->current())].text,
                 QStringLiteral("Shoe %1").arg(shoe.number));
        // In another order, and with what only a search can find.
        rundown->filter()->setNetAtLeast(QStringLiteral("-100000"));
        QTRY_COMPARE(rundown->count(), shoe.rounds);
        rundown->filter()->clear();
        QVERIFY(!rundown->filter()->narrows());
        QTRY_VERIFY(rundown->total() > 100);
    }

    void goingBackFindsTheListWhereItWas() {
        const qint64 shoe = row(used(2)).shoeId;
        m_fairness->finished()->beginWith(shoe);
        QTRY_VERIFY(shoes().count() > 0 && row(0).shoeId == shoe);
        m_fairness->showRounds(shoe, row(0).number);
        m_app->back();
        QCOMPARE(m_app->page(), Page::Fairness);
        QTest::qWait(100);
        QVERIFY(shoes().isFromOlder() && row(0).shoeId == shoe);
        m_app->setPage(Page::Lobby);
        m_app->setPage(Page::Fairness); // by itself it begins with the newest
        QTRY_VERIFY(!shoes().isFromOlder() && shoes().count() > 0 && row(0).shoeId > shoe);
    }

    void allAreAsCommitted() {
        const test::ModelTester tester(m_fairness->checks());
        QVERIFY(m_fairness->checks()->summary().isEmpty());
        checkAll();
        const ShoeChecks& checks = *m_fairness->checks();
        QVERIFY(!checks.hasFailed() && checks.count() == 0);
        const auto finished = m_app->data->store()->call([](storage::Tables& t) { return t.shoes.list(1, 1000); });
        const auto inUse = std::ranges::count_if(*finished, [](const auto& shoe) { return !shoe.finished; });
        QVERIFY(inUse > 1);
        QCOMPARE(checks.summary(),
                 QStringLiteral("%1 shoes checked, all as committed. %2 can't be checked yet: the seed stays secret "
                                "while a shoe is in use.")
                     .arg(std::ssize(*finished) - inUse)
                     .arg(inUse));
        QCOMPARE(row(0).verdict, ShoeVerdict::Verified);
        QCOMPARE(row(static_cast<std::size_t>(shoes().count()) - 1).verdict, ShoeVerdict::Verified);
    }

    // Three are damaged, each in another way; each is named, and one step away.
    void whatIsWrongIsNamed() {
        const std::size_t at = used(3);
        const FinishedShoeRow seed = row(at);
        const session::ShoeRecord other = record(row(at + 1).shoeId);
        const session::ShoeRecord lost = record(row(at + 2).shoeId);
        tell(qPrintable(QStringLiteral("UPDATE shoes SET seed = zeroblob(32) WHERE id = %1").arg(seed.shoeId)));
        tell(qPrintable(QStringLiteral("UPDATE rounds SET first_card = first_card + 1 WHERE id = %1")
                            .arg(other.rounds.front().row.id)));
        tell(qPrintable(QStringLiteral("DELETE FROM logs WHERE round = %1").arg(lost.rounds.front().row.id)));
        checkAll();
        const ShoeChecks& checks = *m_fairness->checks();
        QVERIFY(checks.hasFailed());
        QVERIFY2(checks.summary().contains(QStringLiteral(" shoes checked. 2 are not as committed. 1 can't be checked, "
                                                          "because what was dealt can't be read. ")),
                 qPrintable(checks.summary()));
        QCOMPARE(checks.count(), 3);
        QCOMPARE(checks.rows()[0].name, QStringLiteral("Shoe %1").arg(seed.number));
        QVERIFY(checks.rows()[0].problem.startsWith(QStringLiteral("the seed's SHA-256 is ")));
        QVERIFY(checks.rows()[1].problem.contains(QStringLiteral("it begins at card 2 of its shoe, not at 1")));
        QCOMPARE(row(at).verdict, ShoeVerdict::Failed);
        QCOMPARE(row(at + 1).verdict, ShoeVerdict::Failed);
        QCOMPARE(row(at + 2).verdict, ShoeVerdict::Unreadable);
        QCOMPARE(row(at).problem, checks.rows()[0].problem);
        m_fairness->finished()->beginWith(checks.rows()[2].shoeId);
        QTRY_VERIFY(shoes().count() > 0 && row(0).shoeId == lost.shoe.id);
        QCOMPARE(row(0).verdict, ShoeVerdict::Unreadable);
        // Alone it comes to the same.
        QSignalSpy examined(m_fairness, &FairnessController::examined);
        m_fairness->verify(lost.shoe.id);
        QTRY_COMPARE(examined.count(), 1);
        QCOMPARE(row(0).verdict, ShoeVerdict::Unreadable);
        // It can neither be copied nor worked out, and says why.
        QSignalSpy wrong(m_fairness, &FairnessController::wentWrong);
        m_fairness->copyRecord(lost.shoe.id);
        m_fairness->workOut(lost.shoe.id);
        QTRY_COMPARE(wrong.count(), 2);
        QVERIFY(!wrong[0][0].toString().isEmpty());
        m_fairness->workOut(other.shoe.id);
        QTRY_COMPARE(m_fairness->steps()->shoeId(), other.shoe.id);
        QVERIFY(m_fairness->steps()->rows()[4].words.contains(QStringLiteral("This shoe isn't as committed: ")));
    }

    void stoppedItKeepsWhatItHas() {
        QSignalSpy finished(m_fairness->checks(), &ShoeChecks::finished);
        m_fairness->checks()->start();
        m_fairness->checks()->stop();
        QVERIFY(finished.wait(60'000));
        QVERIFY(m_fairness->checks()->summary().endsWith(QStringLiteral("Stopped before the end.")));
        QVERIFY(!m_fairness->checks()->isRunning());
    }

    void aShoeIsCopiedWhole() {
        const FinishedShoeRow shoe = row(used(2));
        QSignalSpy copied(m_fairness, &FairnessController::copied);
        m_fairness->copyRecord(shoe.shoeId);
        QTRY_COMPARE(copied.count(), 1);
        QCOMPARE(QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8()).object(),
                 session::shoeRecordJson(record(shoe.shoeId)));
    }

    void aShoeIsWorkedOut() {
        const test::ModelTester tester(m_fairness->steps());
        QTRY_COMPARE(m_fairness->steps()->shoeId(), row(0).shoeId); // the newest, unless another is asked for
        const std::size_t at = used(2);
        m_fairness->workOut(row(at).shoeId);
        QTRY_COMPARE(m_fairness->steps()->shoeId(), row(at).shoeId);
        QVERIFY(m_fairness->steps()->title().contains(row(at).game));
        const auto& steps = m_fairness->steps()->rows();
        QVERIFY(steps[0].figures.contains(row(at).seed) && steps[0].figures.count(row(at).commitment) == 2);
        const session::ShoeRecord shoe = record(row(at).shoeId);
        const auto worked = fairness::workedShuffle(shoe.shoe.seed);
        QVERIFY(steps[2].figures.contains(QString::fromStdString(fairness::hexOf(worked.block))));
        QVERIFY(steps[3].figures.startsWith(QStringLiteral("k = %1: %2 mod %3 = ")
                                                .arg(worked.cards.size() - 1)
                                                .arg(worked.swaps[0].word)
                                                .arg(worked.cards.size())));
        QStringList cards;
        for (std::size_t i = 0; i < 10; ++i)
            cards << QString::fromStdString(worked.cards[i].text());
        QCOMPARE(steps[4].figures.count(cards.join(' ')), 2); // by the shuffle, and dealt
        QVERIFY(steps[4].words.contains(QStringLiteral("cards dealt from this shoe are the first of them")));
        QVERIFY(!steps[5].words.isEmpty() && steps[5].figures.isEmpty());
    }

    // Until there is one, the published example.
    void aMadeUpShoeIsWorkedOut() {
        ShuffleSteps steps;
        QCOMPARE(steps.shoeId(), 0);
        QVERIFY(steps.rows()[4].figures.contains(QStringLiteral("KC 9D QD 6C JS")));
    }

    void spanishDecksAreListedWithoutTens() {
        const fairness::ShoeSeed seed{.seed = fairness::Seed(fairness::Seed::Bytes{}),
                                      .clientSeed = {},
                                      .number = 1,
                                      .decks = {8, engine::Pack::Spanish}};
        ShuffleSteps steps;
        QVERIFY(steps.rows()[1].words.contains(QStringLiteral("9 T J")));
        steps.show({.shoe = {.seed = seed, .commitment = seed.seed.commitment(), .variant = {}, .finished = true},
                    .rounds = {}},
                   QStringLiteral("Spanish 21"));
        QVERIFY(steps.rows()[1].words.contains(QStringLiteral("9 J Q K")));
        QVERIFY(steps.rows()[1].figures.contains(QStringLiteral("47 KC")));
    }

    void theVerifierIsSaved() {
        FileSaver* saver = m_fairness->verifier();
        const auto file = [&](const QString& name) { return QUrl::fromLocalFile(m_folder->filePath(name)); };
        saver->save(file(QStringLiteral("check")), QStringLiteral("html"), false);
        QVERIFY(!saver->hasFailed() && saver->outcome().contains(QStringLiteral("check.html")));
        QFile saved(m_folder->filePath(QStringLiteral("check.html")));
        QVERIFY(saved.open(QIODevice::ReadWrite));
        const QByteArray page = saved.readAll();
        QVERIFY(page.startsWith("<!DOCTYPE html>") && page.trimmed().endsWith("</html>"));
        QVERIFY(saved.resize(10));
        saved.close();
        QSignalSpy asked(saver, &FileSaver::replaceAsked);
        saver->save(file(QStringLiteral("check.html")), QStringLiteral("html"), false);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(saved.size(), 10);
        saver->save(file(QStringLiteral("check.html")), {}, true);
        QCOMPARE(saved.size(), page.size());
        QSignalSpy wrong(saver, &FileSaver::wentWrong);
        saver->save(file(QStringLiteral("nowhere/check.html")), {}, false);
        saver->save(QUrl(QStringLiteral("https://example.org/x.html")), {}, false);
        QCOMPARE(wrong.count(), 2);
        QVERIFY(saver->hasFailed());
    }
};

OPENSHOE_TEST(TestFairnessController, Window)
#include "tst_fairnesscontroller.moc"
