// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"
#include "testprogram.h"

#include "places.h"
#include "storage/file/files.h"
#include "storage/folder/migrations.h"
#include "storage/record/database.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace openshoe;
using namespace openshoe::storage;

/// Stores as each earlier version of the schema left them, written by the program of its time (data/README.md): once
/// upgraded they hold what their notes say, pass the check, and can be played on.
class TestUpgrades : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyVersionHasItsStore();
    void broughtUpToDate_data() { addVersions(); }
    void broughtUpToDate();
    void playedOn_data() { addVersions(); }
    void playedOn();
    void whatWasFoundStays();
    void aNewerOneIsRefusedUnharmed();

private:
    static QString golden(int version, const char* ending) {
        return QStringLiteral(OPENSHOE_SOURCE_DIR "/tests/storage/data/version%1.%2")
            .arg(version)
            .arg(QLatin1String(ending));
    }
    static int newest() { return static_cast<int>(migrations().size()); }
    static void addVersions();
    /// The figures stored alongside: "rounds 33", "coin 5007.51".
    static std::map<QString, QString> notes(int version);
    void put(int version);
    [[nodiscard]] QString file() const { return databasePath(m_folder->path()); }
    [[nodiscard]] static QByteArray bytes(const QString& path);
    static std::int64_t count(Store& store, const char* statement) {
        return store.call([&](Tables& t) { return t.db.sql().integer(statement).value_or(-1); });
    }
    static void proveWhole(Store& store);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestUpgrades::init() {
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestUpgrades::addVersions() {
    QTest::addColumn<int>("version");
    for (int version = 1; version < newest(); ++version)
        QTest::addRow("version %d", version) << version;
}

std::map<QString, QString> TestUpgrades::notes(int version) {
    std::map<QString, QString> read;
    for (const QByteArray& line : bytes(golden(version, "txt")).split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 2)
            read.emplace(QString::fromLatin1(words[0]), QString::fromLatin1(words[1]));
    }
    return read;
}

QByteArray TestUpgrades::bytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestUpgrades::put(int version) {
    QVERIFY(QFile::copy(golden(version, "db"), file()));
    QVERIFY(QFile(file()).setPermissions(QFile::ReadOwner | QFile::WriteOwner));
}

void TestUpgrades::proveWhole(Store& store) {
    const auto report = store.call([](Tables& t) { return t.checker.run(); });
    QVERIFY(report);
    QVERIFY2(report->problems.empty(),
             report->problems.empty() ? "" : report->problems.front().detail.english().c_str());
}

// Whoever adds a step to the schema keeps a store of the schema before it.
void TestUpgrades::everyVersionHasItsStore() {
    for (int version = 1; version < newest(); ++version) {
        QVERIFY2(QFile::exists(golden(version, "db")), qPrintable(golden(version, "db")));
        QVERIFY2(!notes(version).empty(), qPrintable(golden(version, "txt")));
        // The lowest byte of SQLite's big-endian user_version.
        QCOMPARE(static_cast<int>(bytes(golden(version, "db")).at(63)), version);
    }
}

void TestUpgrades::broughtUpToDate() {
    QFETCH(int, version);
    put(version);
    QCOMPARE(inspect(m_folder->path()), FileState::Older);
    QVERIFY(!Store::open(m_folder->path(), Access::Read)); // reading alone changes nothing
    QCOMPARE(bytes(file()), bytes(golden(version, "db")));

    const auto store = Store::open(m_folder->path(), Access::Play);
    QVERIFY2(store, store ? "" : store.error().text().c_str());
    QCOMPARE(inspect(m_folder->path()), FileState::Good);
    const auto figures = notes(version);
    const auto account = (*store)->call([](Tables& t) { return t.accounts.find("you"); }).value().value();
    for (const auto& [what, figure] : figures) {
        if (what == u"rounds")
            QCOMPARE(QString::number((*store)->call([](Tables& t) { return t.rounds.count({}); }).value()), figure);
        else if (what == u"open")
            QCOMPARE(QString::number((*store)->call([](Tables& t) { return t.journal.openRounds(); })->size()), figure);
        else {
            const auto balance = (*store)->call(
                [&, currency = what.toStdString()](Tables& t) { return t.accounts.balance(account.id, currency); });
            QVERIFY(balance);
            QCOMPARE(QString::fromStdString(balance->text()), figure);
        }
    }
    proveWhole(**store);

    // The copy made before any change is the store as it was.
    const auto copies = Backups(m_folder->path()).list();
    QCOMPARE(copies.size(), std::size_t(1));
    QVERIFY(Backups::examine(copies.front().path));
    QCOMPARE(static_cast<int>(bytes(copies.front().path).at(63)), version);
}

// The round being played then is finished from where it stopped, and every game can be continued.
void TestUpgrades::playedOn() {
    QFETCH(int, version);
    put(version);
    const auto store = Store::open(m_folder->path(), Access::Play);
    QVERIFY2(store, store ? "" : store.error().text().c_str());
    const auto before = (*store)->call([](Tables& t) { return t.rounds.count({}); }).value();
    const auto open = (*store)->call([](Tables& t) { return t.journal.recover(); });
    QVERIFY(open);
    for (const OpenRound& round : *open) {
        QVERIFY(round.state.phase != engine::Phase::Betting); // it was interrupted in the middle
        QVERIFY(TestPlayer::finish(**store, round));
    }
    playAllGames(**store, 3, 4);
    QVERIFY((*store)->call([](Tables& t) { return t.rounds.count({}); }).value() > before + 6);
    QVERIFY((*store)->call([](Tables& t) { return t.journal.openRounds(); })->empty());
    proveWhole(**store);
}

// What was added beside the rounds over time: prices since version 4, limits since 5, lessons since 7.
void TestUpgrades::whatWasFoundStays() {
    for (int version = 4; version < newest(); ++version) {
        m_folder = std::make_unique<QTemporaryDir>();
        put(version);
        const auto store = Store::open(m_folder->path(), Access::Play);
        QVERIFY2(store, store ? "" : store.error().text().c_str());
        QVERIFY(count(**store, "SELECT count(*) FROM round_prices WHERE trouble = ''") >= 15);
        const auto mistakes = (*store)->call([](Tables& t) { return t.prices.mistakes({}, 100); });
        QVERIFY(mistakes && mistakes->size() >= 3);
        // Each has got its place on the board, which the steps since then gave it.
        const auto onHands = std::ranges::count_if(
            *mistakes, [](const MistakeRow& row) { return row.decision.kind <= DecisionKind::Pair; });
        const auto placed = count(**store, "SELECT count(*) FROM decision_prices WHERE spot IS NOT NULL");
        QVERIFY(onHands > 0 && placed >= onHands);
        if (version >= 5) {
            const auto limits = (*store)->call([](Tables& t) { return t.limits.read(); });
            QVERIFY(limits && limits->rows.size() >= 4 && limits->clock);
            QCOMPARE(limits->rows.front().kind, LimitKind::Loss);
            QCOMPARE(limits->rows.front().value, std::optional<std::int64_t>(500'00));
        }
        if (version >= 7) {
            const auto lessons = (*store)->call([](Tables& t) { return t.lessons.list({}, 100); });
            QVERIFY(lessons);
            QCOMPARE(std::ranges::count_if(*lessons, [](const LessonRow& row) { return row.due.has_value(); }), 3);
            QCOMPARE(std::ranges::count(*lessons, 1, &LessonRow::right), 2);
        }
    }
}

void TestUpgrades::aNewerOneIsRefusedUnharmed() {
    playAllGames(**Store::open(m_folder->path(), Access::Play), 1, 1);
    QByteArray newer = bytes(file());
    newer[63] = static_cast<char>(newest() + 1);
    QFile written(file());
    QVERIFY(written.open(QIODevice::WriteOnly) && written.write(newer) == newer.size());
    written.close();
    QCOMPARE(inspect(m_folder->path()), FileState::Newer);
    for (const Access access : {Access::Play, Access::Read}) {
        const auto store = Store::open(m_folder->path(), access);
        QVERIFY(!store);
        QCOMPARE(store.error().obstacle, Obstacle::Newer);
        QCOMPARE(QString::fromStdString(store.error().where), file());
    }
    QCOMPARE(bytes(file()), newer);
    QVERIFY(Backups(m_folder->path()).list().empty());
}

OPENSHOE_TEST(TestUpgrades, Core)
#include "tst_upgrades.moc"
