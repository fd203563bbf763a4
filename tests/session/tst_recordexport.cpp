// SPDX-License-Identifier: GPL-3.0-or-later
// Exports of the record: complete, in the public forms, never over another file unasked.
#include "player.h"
#include "session/record/recordexport.h"
#include "session/record/recordjson.h"
#include "session/worth/historypricing.h"
#include "storage/file/files.h"
#include "testprogram.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

using namespace openshoe;
using namespace openshoe::storage;
using session::Existing;
using session::ExportState;
using session::RecordExport;
using Form = RecordExport::Form;

namespace {

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestRecordExport : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        m_store = Store::open(m_folder.path(), Access::Play).value();
        m_account = playAllGames(*m_store, 60, 7).id;
    }
    void init() { m_target = std::make_unique<QTemporaryDir>(); }

    void everyPlayIsALineOfCsv() {
        const QByteArray text = exported({.what = RoundFilter{.account = m_account}, .form = Form::Csv});
        const QByteArrayList lines = text.split('\n');
        QCOMPARE(lines.first(),
                 "round,play,time,variant,account,currency,seat,hand,kind,on,bet,stake,returned,net,result,balance,"
                 "note,tags,local,cards,up,dealer,actions,best,cost,luck,"
                 "sessionnote,sessiontags,house\r");
        QCOMPARE(lines.last(), QByteArray());
        const auto rounds = m_store->call([&](Tables& t) { return t.rounds.list({.account = m_account}, 10'000); });
        qsizetype at = 1;
        for (const RoundRow& round : *rounds) {
            const auto plays = m_store->call([&](Tables& t) { return t.plays.ofRound(round.id); });
            for (const PlayRow& play : *plays) {
                const QByteArrayList cells = lines.value(at++).trimmed().split(',');
                QCOMPARE(cells.size(), 29);
                QCOMPARE(cells[0].toLongLong(), play.round);
                QCOMPARE(cells[1].toInt(), play.number);
                QCOMPARE(cells[4], "you");
                QCOMPARE(cells[11].toStdString(), play.stake.text());
                QCOMPARE(cells[13].toStdString(), (play.returned - play.stake).text());
                QCOMPARE(cells[15].toStdString(), play.balance.text());
                QCOMPARE(cells[28].toStdString(), play.house.text());
            }
        }
        QCOMPARE(at, lines.size() - 1);
        QVERIFY(rounds->size() > 300); // more than a page
    }

    void everyRoundIsALineOfJson() {
        const QByteArrayList lines = exported({.what = RoundFilter{}, .form = Form::Json}).split('\n');
        const auto rounds = m_store->call([&](Tables& t) { return t.rounds.list({}, 10'000); });
        QCOMPARE(lines.size(), static_cast<qsizetype>(rounds->size()) + 1);
        for (std::size_t i = 0; i < rounds->size(); i += 37) {
            const auto record = m_store->call([&](Tables& t) { return t.rounds.record((*rounds)[i].id); });
            QCOMPARE(QJsonDocument::fromJson(lines[static_cast<qsizetype>(i)]).object(),
                     session::roundRecordJson(*record).value());
        }
    }

    // What was written about a round goes along, as a cell that no spreadsheet computes.
    void notesGoAlong() {
        const RoundId round = m_store->call([](Tables& t) { return t.rounds.list({}, 1); })->front().id;
        const auto keep = [&](const Note& note) {
            return m_store->call([&](Tables& t) { return t.notes.keep(NoteStore::About::Round, round, note); });
        };
        QVERIFY(keep({.text = QStringLiteral("=1+1, \"so\"\nlate"),
                      .tags = {QStringLiteral("a"), QStringLiteral("b")}}));
        const RoundSearch noted{.noted = QStringLiteral("LATE")};
        const QByteArray csv = exported({.what = noted, .form = Form::Csv});
        QVERIFY2(csv.contains(",\"'=1+1, \"\"so\"\"\nlate\",a; b,"), csv.constData());
        const QByteArrayList lines = exported({.what = noted, .form = Form::Json}).trimmed().split('\n');
        QCOMPARE(lines.size(), 1);
        const QJsonObject json = QJsonDocument::fromJson(lines.front()).object();
        QCOMPARE(json["id"].toInteger(), round);
        QCOMPARE(json["note"].toString(), QStringLiteral("=1+1, \"so\"\nlate"));
        QCOMPARE(json["tags"].toArray(), QJsonArray({"a", "b"}));
        QVERIFY(keep({}));
        // What was written about its session goes into other cells.
        const auto sitting = m_store->call([&](Tables& t) { return t.rounds.sittingUntil(round); });
        const auto keepOfSession = [&](const Note& note) {
            const RoundId first = sitting->first;
            return m_store->call([&](Tables& t) { return t.notes.keep(NoteStore::About::Session, first, note); });
        };
        QVERIFY(keepOfSession({.text = QStringLiteral("evening"), .tags = {QStringLiteral("c"), QStringLiteral("d")}}));
        const QByteArrayList plays = exported({.what = RoundFilter{}, .form = Form::Csv}).trimmed().split('\n');
        QSet<qint64> with;
        for (qsizetype i = 1; i < plays.size(); ++i) {
            if (plays[i].trimmed().endsWith(",evening,c; d,0.00"))
                with.insert(plays[i].split(',').first().toLongLong());
        }
        QCOMPARE(with.size(), sitting->rounds);
        QVERIFY(with.contains(sitting->first) && with.contains(round));
        const QJsonObject last = QJsonDocument::fromJson(exported({.what = RoundFilter{.round = round},
                                                                   .form = Form::Json})).object();
        QCOMPARE(last["sessionNote"].toString(), QStringLiteral("evening"));
        QCOMPARE(last["sessionTags"].toArray(), QJsonArray({"c", "d"}));
        QVERIFY(keepOfSession({}));
        QVERIFY(!exported({.what = RoundFilter{}, .form = Form::Json}).contains("\"note\""));
    }

    // Each answer is told once, by the stake it was about; their costs add up to the round's, and so does its luck.
    void answersCostAndLuckAddUp() {
        QTemporaryDir folder;
        const auto store = Store::open(folder.path(), Access::Play).value();
        (void)playAllGames(*store, 12, 5);
        QVERIFY(session::priceHistory(*store, *store, {.threads = 2}));
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QVERIFY(session::exportRecord(*store, {.what = RoundFilter{}, .form = Form::Csv}, buffer));
        struct Told {
            qsizetype actions = 0;
            qsizetype best = 0;
            double cost = 0;
            double luck = 0;
            int lines = 0;
        };
        std::map<qint64, Told> rounds;
        const auto words = [](const QByteArray& cell) { return cell.isEmpty() ? 0 : cell.split(' ').size(); };
        const QByteArrayList lines = buffer.data().trimmed().split('\n');
        int split = 0;
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const QByteArrayList cells = lines[i].trimmed().split(',');
            QCOMPARE(cells.size(), 29);
            const auto at =
                QDateTime::fromString(QString::fromLatin1(cells[18]), QStringLiteral("yyyy-MM-dd HH:mm:ss"));
            QCOMPARE(at, QDateTime::fromString(QString::fromLatin1(cells[2]), Qt::ISODate).toLocalTime());
            QVERIFY2(words(cells[19]) >= 2 && cells[21].split(' ').contains(cells[20]), lines[i].constData());
            Told& told = rounds[cells[0].toLongLong()];
            told.actions += words(cells[22]);
            told.best += words(cells[23]);
            told.cost += cells[24].toDouble();
            told.luck += cells[25].toDouble();
            ++told.lines;
            split += cells[22].contains("split");
            if (cells[8] == "insurance")
                QCOMPARE(cells[22], "insurance");
            if (cells[8] == "side")
                QVERIFY(cells[22].isEmpty());
        }
        QVERIFY(split > 0 && rounds.size() > 60);
        for (const auto& [round, told] : rounds) {
            const RoundId id = round;
            const auto price = store->call([&](Tables& t) { return t.prices.find(id); }).value().value();
            double sideBets = 0;
            for (const SideBetPrice& bet : price.sideBets) {
                const auto plays = store->call([&](Tables& t) { return t.plays.ofRound(id); }).value();
                const base::Money stake = plays[static_cast<std::size_t>(bet.play - 1)].stake;
                sideBets += bet.cost() * static_cast<double>(stake.minorUnits());
            }
            const double net = static_cast<double>((price.mainNet + price.sideNet).minorUnits());
            const double rounding = 1e-4 * told.lines;
            QCOMPARE(told.actions, std::ssize(price.decisions));
            QCOMPARE(told.best, std::ssize(price.decisions));
            QVERIFY(std::abs(told.cost - (price.cost + sideBets) / 100) < rounding);
            QVERIFY(std::abs(told.luck - (net - price.atStart() + price.cost) / 100) < rounding);
        }
    }

    // The same cells for a spreadsheet with a decimal comma.
    void asTheSpreadsheetWantsIt() {
        RecordExport wanted{.what = RoundFilter{.account = m_account}, .form = Form::Csv};
        const QByteArrayList usual = exported(wanted).split('\n');
        wanted.spreadsheet = {.separator = ';', .decimal = ',', .mark = true};
        const QByteArray text = exported(wanted);
        QVERIFY(text.startsWith("\xEF\xBB\xBFround;play;"));
        const QByteArrayList lines = text.split('\n');
        QCOMPARE(lines.size(), usual.size());
        for (qsizetype i = 1; i < lines.size(); ++i)
            QCOMPARE(QByteArray(lines[i]).replace(',', '.'), QByteArray(usual[i]).replace(',', ';'));
        // With commas for both, amounts are quoted.
        wanted.spreadsheet = {.separator = ',', .decimal = ','};
        const QByteArray quoted = exported(wanted).split('\n').value(1);
        const QByteArrayList cells = usual[1].split(',');
        QVERIFY2(quoted.contains(",\"" + QByteArray(cells[11]).replace('.', ',') + "\","), quoted.constData());
    }

    // A log that can't be read leaves its cells empty; the play is told all the same.
    void aDamagedLogLosesItsCellsAlone() {
        QTemporaryDir folder;
        {
            const auto store = Store::open(folder.path(), Access::Play).value();
            (void)playAllGames(*store, 2, 5);
        }
        {
            QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("damage"));
            db.setDatabaseName(databasePath(folder.path()));
            QVERIFY(db.open());
            QSqlQuery query(db);
            QVERIFY(query.exec(QStringLiteral("UPDATE logs SET events = zeroblob(40) WHERE round = 1")));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("damage"));
        const auto store = Store::open(folder.path(), Access::Read).value();
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QVERIFY(session::exportRecord(*store, {.what = RoundFilter{.round = 1}, .form = Form::Csv}, buffer));
        const QByteArrayList cells = buffer.data().trimmed().split('\n').value(1).trimmed().split(',');
        QCOMPARE(cells.size(), 29);
        QVERIFY(!cells[11].isEmpty());
        for (int i = 19; i < 29; ++i)
            QCOMPARE(cells[i], "");
    }

    // Exports of plays and of rounds give the same lines for the same plays.
    void playsAndRoundsGiveTheSameLines() {
        QCOMPARE(sorted(exported({.what = PlayFilter{.account = m_account}, .form = Form::Csv})),
                 sorted(exported({.what = RoundFilter{.account = m_account, .state = {}}, .form = Form::Csv})));
        const PlayFilter sides{.account = m_account, .kind = engine::StakeKind::Side};
        const QByteArrayList lines = exported({.what = sides, .form = Form::Csv}).trimmed().split('\n');
        QVERIFY(lines.size() > 20);
        QSet<qint64> rounds;
        for (qsizetype i = 1; i < lines.size(); ++i) {
            QVERIFY(lines[i].contains(",side,"));
            rounds.insert(lines[i].split(',').first().toLongLong());
        }
        // In JSON, each of their rounds appears once, even if several of its plays pass.
        QSet<qint64> told;
        for (const QByteArray& line : exported({.what = sides, .form = Form::Json}).trimmed().split('\n')) {
            const qint64 id = QJsonDocument::fromJson(line)["id"].toInteger();
            QVERIFY(!told.contains(id));
            told.insert(id);
        }
        QCOMPARE(told, rounds);
    }

    void oneRoundAlone() {
        const auto json = exported({.what = RoundFilter{.round = 3}, .form = Form::Json}).trimmed();
        QCOMPARE(QJsonDocument::fromJson(json)["id"].toInteger(), 3);
        QVERIFY(exported({.what = RoundFilter{.round = 0}, .form = Form::Json}).isEmpty());
    }

    void progressRisesToTheEnd() {
        double last = 0;
        int told = 0;
        const auto state = exportToFile({.what = RoundFilter{}, .form = Form::Csv}, path("a.csv"), Existing::Keep,
                                        [&](const ExportState& now) {
                                            ++told;
                                            const bool rose = now.part > last && now.part <= 1;
                                            last = now.part;
                                            return rose;
                                        });
        QVERIFY(state && !state->stopped);
        QVERIFY(told >= 2);
        QCOMPARE(last, 1.0);
        QCOMPARE(state->rounds, m_store->call([](Tables& t) { return t.rounds.count({}); }).value());
        QCOMPARE(state->plays, contents(path("a.csv")).count("\r\n") - 1);
    }

    void stoppedThereIsNoFile() {
        QVERIFY(put("b.csv", "as it was"));
        for (const char* name : {"a.csv", "b.csv"}) {
            const auto state = exportToFile({.what = RoundFilter{}, .form = Form::Json}, path(name), Existing::Replace,
                                            [](const ExportState&) { return false; });
            QVERIFY(state && state->stopped);
        }
        QCOMPARE(files(), QStringList{QStringLiteral("b.csv")});
        QCOMPARE(contents(path("b.csv")), "as it was");
    }

    void nothingIsReplacedUnasked() {
        QVERIFY(put("a.csv", "as it was"));
        const RecordExport wanted{.what = RoundFilter{}, .form = Form::Csv};
        const auto refused = exportToFile(wanted, path("a.csv"), Existing::Keep);
        QVERIFY(!refused);
        QVERIFY2(refused.error().text().find("already exists") != std::string::npos, refused.error().text().c_str());
        QCOMPARE(contents(path("a.csv")), "as it was");
        QVERIFY(exportToFile(wanted, path("a.csv"), Existing::Replace));
        QVERIFY(contents(path("a.csv")).startsWith("round,play,"));
        // A file that appears while another is being written stays too.
        const auto late = exportToFile(wanted, path("late.csv"), Existing::Keep,
                                       [&](const ExportState&) { return put("late.csv", "somebody else's"); });
        QVERIFY(!late);
        QCOMPARE(contents(path("late.csv")), "somebody else's");
        // An empty file has nothing to lose.
        QVERIFY(put("empty.csv", ""));
        QVERIFY(exportToFile(wanted, path("empty.csv"), Existing::Keep));
        QCOMPARE(files(), (QStringList{"a.csv", "empty.csv", "late.csv"}));
    }

    void whereNothingCanBeWritten_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("words");
        QTest::newRow("no folder") << QStringLiteral("no/such/plays.csv") << QStringLiteral("the folder doesn't exist");
        QTest::newRow("a folder") << QStringLiteral(".") << QStringLiteral("is a folder");
#ifdef Q_OS_UNIX
        QTest::newRow("a device") << QStringLiteral("/dev/null") << QStringLiteral("is a device");
#endif
#ifdef Q_OS_LINUX
        QTest::newRow("read-only") << QStringLiteral("/proc/plays.csv") << QStringLiteral("can't be written");
#endif
    }
    void whereNothingCanBeWritten() {
        QFETCH(QString, target);
        QFETCH(QString, words);
        const QString place = target.startsWith(u'/') ? target : path(qPrintable(target));
        const auto refused = exportToFile({.what = RoundFilter{}, .form = Form::Csv}, place, Existing::Replace);
        QVERIFY(!refused);
        const QString text = QString::fromStdString(refused.error().text());
        QVERIFY2(text.startsWith(place) && text.contains(words), qPrintable(text));
        QCOMPARE(refused.error().kind, base::Error::Kind::Environment);
        QVERIFY(files().isEmpty());
    }

    // The disk becomes full midway: the error says so, and the old file is unchanged.
    void aFullDisk() {
#ifdef Q_OS_UNIX
        QVERIFY(put("a.json", "as it was"));
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
        rlimit small = before;
        small.rlim_cur = 100'000;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto failed =
            exportToFile({.what = RoundFilter{}, .form = Form::Json}, path("a.json"), Existing::Replace);
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, oldHandler);
        QVERIFY(!failed);
        QVERIFY2(failed.error().text().find("can't be written: ") != std::string::npos, failed.error().text().c_str());
        QCOMPARE(contents(path("a.json")), "as it was");
        QCOMPARE(files(), QStringList{QStringLiteral("a.json")});
#else
        QSKIP("no such limit here");
#endif
    }

private:
    [[nodiscard]] QString path(const char* name) const { return m_target->filePath(QString::fromUtf8(name)); }
    [[nodiscard]] QStringList files() const {
        return QDir(m_target->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    bool put(const char* name, const QByteArray& text) const {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    }
    base::Result<ExportState> exportToFile(const RecordExport& wanted, const QString& target, Existing existing,
                                           const session::ExportProgress& progress = {}) const {
        return session::exportToFile(*m_store, wanted, target, existing, progress);
    }
    [[nodiscard]] QByteArray exported(const RecordExport& wanted) const {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        return session::exportRecord(*m_store, wanted, buffer) ? buffer.data() : QByteArray("failed");
    }
    static QByteArrayList sorted(const QByteArray& text) {
        QByteArrayList lines = text.split('\n');
        std::sort(lines.begin(), lines.end());
        return lines;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QTemporaryDir> m_target;
    std::unique_ptr<Store> m_store;
    AccountId m_account = 0;
};

OPENSHOE_TEST(TestRecordExport, Core)
#include "tst_recordexport.moc"
