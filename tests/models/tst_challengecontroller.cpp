// SPDX-License-Identifier: GPL-3.0-or-later
// Challenges: made of recorded rounds, written, opened by somebody else, played on the table, compared, sent back.
#include "models/challenge/challengecontroller.h"

#include "models/history/rundownmodel.h"
#include "models/keys/intents.h"
#include "models/notices/notices.h"
#include "modeltester.h"
#include "player.h"
#include "session/round/decisions.h"
#include "tablebench.h"
#include "testprogram.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;
using storage::Access;
using storage::RoundId;
using storage::Store;

class TestChallengeController : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_data.isValid());
        m_store = Store::open(m_data.path(), Access::Play).value();
        m_account = playAllGames(*m_store, 40, 7).id;
        m_archive.open(*m_store);
        m_archive.account = m_account;
        const auto rounds =
            m_store->call([&](storage::Tables& t) { return t.rounds.list({.account = m_account}, 1000); });
        for (const storage::RoundRow& row : *rounds) {
            const auto made = [&](session::Reach reach) {
                return m_store->call(
                    [&](storage::Tables& t) { return session::challengeOnRecord(t, row.id, reach, {}); });
            };
            const auto record = m_store->call([&](storage::Tables& t) { return t.rounds.record(row.id); });
            const auto alone = made(session::Reach::Round);
            const auto shoe = made(session::Reach::Shoe);
            if (!record->shoe.finished)
                m_inUse = row.id;
            else if (alone && session::decisionsIn(alone->rules, alone->rounds[0]) > 1)
                m_single = row.id;
            if (shoe && shoe->rounds.size() > 2)
                m_inShoe = row.id;
        }
        QVERIFY(m_inUse > 0 && m_single > 0 && m_inShoe > 0);
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_bench = std::make_unique<test::Bench>();
        m_notices = std::make_unique<Notices>();
        m_challenge = std::make_unique<ChallengeController>(m_archive, m_bench->table, *m_notices);
        m_tester = std::make_unique<test::ModelTester>(m_challenge->rows());
    }
    void cleanup() {
        m_challenge->close();
        QVERIFY(!m_bench->table.quiz()->isActive());
        m_tester.reset();
        m_challenge.reset();
        m_bench.reset();
    }

    void aRoundIsSentPlayedComparedAndSentBack() {
        const QString file = written(m_single, false, QStringLiteral(" Ann "));
        QCOMPARE(m_challenge->stage(), ChallengeStage::None);
        m_challenge->open(file);
        QCOMPARE(m_challenge->stage(), ChallengeStage::Offered);
        QVERIFY(m_challenge->title().contains(QStringLiteral("from Ann")));
        QVERIFY(!m_challenge->isAnswered());
        const QStringList lines = m_challenge->lines();
        QCOMPARE(lines.size(), 2); // the rules are those one has
        QVERIFY2(lines[1].startsWith(QStringLiteral("1 ")) && lines[1].contains(QStringLiteral(" staked")),
                 qPrintable(lines[1]));

        QSignalSpy started(m_challenge.get(), &ChallengeController::started);
        m_challenge->play();
        QCOMPARE(started.size(), 1);
        QCOMPARE(m_challenge->stage(), ChallengeStage::Playing);
        QCOMPARE(m_challenge->title(), QStringLiteral("Challenge, round 1 of 1"));
        answerAs(challengeIn(file), 0);
        QTRY_COMPARE(m_challenge->nextText(), QStringLiteral("Compare"));
        QVERIFY(!m_challenge->text().isEmpty());
        m_challenge->next();
        QCOMPARE(m_challenge->stage(), ChallengeStage::Compared);
        QVERIFY(!m_bench->table.quiz()->isActive());
        QTRY_VERIFY(!m_challenge->isRunning());
        QCOMPARE(m_challenge->verdict(), QStringLiteral("Luck being equal, you came out the same."));
        QCOMPARE(m_challenge->totals().size(), 2);
        QVERIFY(m_challenge->totals()[0].startsWith(QStringLiteral("Ann: net ")));
        QVERIFY(m_challenge->totals()[1].startsWith(QStringLiteral("You: net ")));
        QCOMPARE(m_challenge->rows()->count(),
                 session::decisionsIn(challengeIn(file).rules, challengeIn(file).rounds[0]));
        for (const ComparedRow& row : m_challenge->rows()->rows()) {
            QVERIFY(!row.differs);
            QCOMPARE(row.theirs, row.yours);
            QVERIFY(!row.spot.isEmpty() && !row.best.isEmpty() && !row.cards.isEmpty());
            QVERIFY(row.accessibleName.contains(row.spot) && row.accessibleName.contains(QStringLiteral("Ann")));
        }
        QVERIFY(m_challenge->rows()->rows()[0].heading.startsWith(QStringLiteral("Round 1 of 1: Ann ")));

        // It goes back with the answer, under another name, and is compared at once by whoever opens it.
        QVERIFY(m_challenge->isSavable());
        const QString answer = m_folder->filePath(QStringLiteral("answer"));
        m_challenge->save(QUrl::fromLocalFile(answer), QStringLiteral("Bob"), false);
        QCOMPARE(m_challenge->stage(), ChallengeStage::Compared);
        m_challenge->open(answer + QStringLiteral(".shoe-challenge"));
        QVERIFY(m_challenge->isAnswered());
        m_challenge->compare();
        QCOMPARE(m_challenge->stage(), ChallengeStage::Compared);
        QTRY_VERIFY(!m_challenge->isRunning());
        QCOMPARE(m_challenge->yourName(), QStringLiteral("Bob"));
        QVERIFY(!m_challenge->isSavable()); // it is Bob's
        QVERIFY(m_challenge->totals()[1].startsWith(QStringLiteral("Bob: net ")));
    }

    // Nothing is booked or put on record; another play is another result, and is told so.
    void otherAnswersAreComparedAndNothingIsBooked() {
        const auto before = everything();
        const QString file = written(m_inShoe, true, {});
        m_challenge->open(file);
        const auto rounds = static_cast<int>(challengeIn(file).rounds.size());
        QVERIFY(rounds > 2);
        m_challenge->play();
        for (int round = 1; round <= rounds; ++round) {
            if (round == 2) { // left, and gone on with
                m_challenge->stop();
                QCOMPARE(m_challenge->stage(), ChallengeStage::Compared);
                QVERIFY(m_challenge->isUnfinished());
                QVERIFY(!m_challenge->isSavable());
                m_challenge->play();
                QCOMPARE(m_challenge->stage(), ChallengeStage::Playing);
            }
            for (int i = 0; i < 100 && m_challenge->nextText().isEmpty(); ++i) {
                QTRY_VERIFY(!m_challenge->nextText().isEmpty() || m_bench->table.quiz()->actions()->count() > 0);
                if (m_challenge->nextText().isEmpty())
                    m_bench->table.quiz()->answer(m_bench->table.quiz()->actions()->value(0, "intent").toInt());
            }
            QCOMPARE(m_challenge->title(), QStringLiteral("Challenge, round %1 of %2").arg(round).arg(rounds));
            if (round != 1)
                m_challenge->next();
        }
        QCOMPARE(m_challenge->stage(), ChallengeStage::Compared);
        QTRY_VERIFY(!m_challenge->isRunning());
        QVERIFY(!m_challenge->isUnfinished() && m_challenge->isSavable());
        QVERIFY(m_challenge->verdict().startsWith(QStringLiteral("Luck being equal, you came out ")));
        QVERIFY(m_challenge->totals()[0].startsWith(QStringLiteral("Sender: net ")));
        int headings = 0;
        bool differ = false;
        for (const ComparedRow& row : m_challenge->rows()->rows()) {
            headings += row.heading.isEmpty() ? 0 : 1;
            differ = differ || row.differs;
        }
        QCOMPARE(headings, rounds);
        QVERIFY(differ);
        QCOMPARE(everything(), before);
    }

    // As text, as a picture, in a file: the outcome is told, and so is what went wrong.
    void aRoundIsCopiedAndSaved() {
        RundownModel rounds(m_archive);
        const std::unique_ptr<RoundDetails> details(rounds.details(m_single));
        QTRY_VERIFY(details->ready);
        QSignalSpy shared(&rounds, &RundownModel::shared);
        QSignalSpy wrong(&rounds, &RundownModel::wentWrong);
        SheetExporter& exporter = *details->exporter();
        QVERIFY(exporter.isReady());
        exporter.copyText();
        QCOMPARE(QGuiApplication::clipboard()->text(), paper::plainText({details->sheet}));
        exporter.copyPicture();
        QVERIFY(!QGuiApplication::clipboard()->image().isNull());
        const QString path = m_folder->filePath(QStringLiteral("round"));
        exporter.save(QUrl::fromLocalFile(path), QStringLiteral("png"), false);
        QVERIFY(!QImage(path + QStringLiteral(".png")).isNull());
        QCOMPARE(shared.count(), 3);
        exporter.save(QUrl::fromLocalFile(QStringLiteral("/no/such/folder/round")), QStringLiteral("png"), false);
        QCOMPARE(wrong.count(), 1);
    }

    void whatCantBeSentIsRefused() {
        m_challenge->make(m_inUse);
        QTRY_VERIFY(m_notices->text().contains(QStringLiteral("next cards must stay unknown")));
        QCOMPARE(m_challenge->stage(), ChallengeStage::None);
    }

    void filesAreNotReplacedUnasked() {
        const QString file = written(m_single, false, {});
        make(m_single);
        QSignalSpy asked(m_challenge.get(), &ChallengeController::replaceAsked);
        m_challenge->save(QUrl::fromLocalFile(file), {}, false);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(m_challenge->stage(), ChallengeStage::Making);
        m_challenge->save(QUrl::fromLocalFile(file), {}, true);
        QCOMPARE(m_challenge->stage(), ChallengeStage::None);
        make(m_single);
        m_challenge->save(QUrl::fromLocalFile(QStringLiteral("/no/such/folder/one")), {}, false);
        QCOMPARE(m_notices->kind(), Notices::Warning);
        QCOMPARE(m_challenge->stage(), ChallengeStage::Making); // it can be tried elsewhere
        m_notices->dismiss();
        // A name that nobody could read.
        m_challenge->save(QUrl::fromLocalFile(m_folder->filePath(QStringLiteral("odd"))), QStringLiteral("a\u202Eb"),
                          false);
        QVERIFY2(m_notices->text().contains(QStringLiteral("reverses the text")), qPrintable(m_notices->text()));
        QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("odd.shoe-challenge"))));
    }

    // In words, and what was open before stays.
    void badFilesAreRefused() {
        const QString good = written(m_single, false, {});
        m_challenge->open(good);
        QFile file(good);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const QString bad = m_folder->filePath(QStringLiteral("bad.shoe-challenge"));
        const auto refusal = [&](const QByteArray& text) {
            QFile out(bad);
            if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
                return QString();
            out.close();
            m_notices->dismiss();
            m_challenge->open(bad);
            return m_notices->text();
        };
        QVERIFY(refusal(bytes.left(bytes.size() / 2)).contains(QStringLiteral("bad.shoe-challenge")));
        QByteArray changed = bytes;
        const qsizetype at = bytes.indexOf("sealed") + 100;
        changed[at] = changed[at] == 'A' ? 'B' : 'A';
        QVERIFY(refusal(changed).contains(QStringLiteral("its seal is broken")));
        QVERIFY(refusal("{}").contains(QStringLiteral("is not a challenge")));
        QVERIFY(refusal(QByteArray(9'000'000, ' ')).contains(QStringLiteral("larger than a challenge")));
        m_notices->dismiss();
        m_challenge->open(m_folder->filePath(QStringLiteral("none.shoe-challenge")));
        QVERIFY(m_notices->text().contains(QStringLiteral("can't be read")));
        QCOMPARE(m_challenge->stage(), ChallengeStage::Offered);
    }

    // A game one doesn't have comes with its rules; one that was changed says how.
    void rulesThatDifferAreTold() {
        formats::Challenge challenge = challengeIn(written(m_single, false, {}));
        const auto shown = [&] {
            const QString path = m_folder->filePath(QStringLiteral("other.shoe-challenge"));
            QFile out(path);
            if (!out.open(QIODevice::WriteOnly))
                return QString();
            out.write(formats::challengeToBytes(challenge));
            out.close();
            m_challenge->open(path);
            return m_challenge->lines().join(u'\n');
        };
        challenge.rules.clock.decision = 59;
        QVERIFY2(shown().contains(QStringLiteral("Its rules differ")), qPrintable(shown()));
        challenge.rules.id = "unheard-of";
        QVERIFY2(shown().contains(QStringLiteral("You don't have this game")), qPrintable(shown()));
    }

    void droppedFilesAreSortedOut() {
        const QUrl challenge = QUrl::fromLocalFile(written(m_single, false, {}));
        const QUrl rules = QUrl::fromLocalFile(QStringLiteral("/tmp/mine.openshoe.json"));
        QCOMPARE(m_challenge->takeFrom({rules, challenge}), QList<QUrl>{rules});
        QCOMPARE(m_challenge->stage(), ChallengeStage::Offered);
    }

private:
    void make(RoundId round) {
        m_challenge->make(round);
        QTRY_COMPARE(m_challenge->stage(), ChallengeStage::Making);
    }
    // The path of a challenge written for that round.
    QString written(RoundId round, bool wholeShoe, const QString& nickname) {
        make(round);
        if (wholeShoe) {
            [&] { QVERIFY(m_challenge->shoeRounds() > 1); }();
            m_challenge->setProperty("wholeShoe", true);
        }
        const QString path = m_folder->filePath(QStringLiteral("mine"));
        m_challenge->save(QUrl::fromLocalFile(path), nickname, false);
        return path + QStringLiteral(".shoe-challenge");
    }
    static formats::Challenge challengeIn(const QString& path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return formats::challengeFromBytes(file.readAll(), "file").value();
    }
    // Plays a round as its sender did.
    void answerAs(const formats::Challenge& challenge, std::size_t round) {
        TableState state;
        for (const Event& event : challenge.rounds[round]) {
            const auto answer = session::answerIn(state, event);
            const auto asked = question(challenge.rules, state);
            if (answer && asked && asked->player == PlayerNumber{0}) {
                QTRY_VERIFY(m_bench->table.quiz()->actions()->count() > 0);
                m_bench->table.quiz()->answer(intentOf(answer->action));
            }
            QVERIFY(fold(state, event));
        }
    }
    // The number of rounds, and what is in the wallets.
    QString everything() {
        QString all;
        const auto rounds =
            m_store->call([&](storage::Tables& t) { return t.rounds.list({.account = m_account}, 1000); });
        all += QString::number(rounds->size());
        for (const TestGame& game : testGames) {
            const auto balance =
                m_store->call([&](storage::Tables& t) { return t.accounts.balance(m_account, game.currency); });
            all += u' ' + QString::number(balance->minorUnits());
        }
        return all;
    }

    QTemporaryDir m_data;
    std::unique_ptr<Store> m_store;
    storage::AccountId m_account = 0;
    catalogue::Catalogue m_games{m_data.path()};
    Archive m_archive{m_games};
    RoundId m_inUse = 0;
    RoundId m_single = 0;
    RoundId m_inShoe = 0;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<test::Bench> m_bench;
    std::unique_ptr<Notices> m_notices;
    std::unique_ptr<ChallengeController> m_challenge;
    std::unique_ptr<test::ModelTester> m_tester;
};

OPENSHOE_TEST(TestChallengeController, Window)
#include "tst_challengecontroller.moc"
