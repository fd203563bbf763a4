// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultplay.h"
#include "testprogram.h"

#include "storage/file/files.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <random>

using namespace openshoe;
using namespace openshoe::storage;

/// Damages each page of a small database in turn, cuts the file off at every page, and changes every byte of its
/// header: a start refuses it or the check names it, and whatever passes as intact holds exactly what was stored. Not
/// one byte of a refused file is changed.
class TestDamage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyPage_data();
    void everyPage();
    void cutOff();
    void everyByteOfTheHead();
    void damagedBackups();

private:
    QString attempt(const QByteArray& bytes);

    QByteArray m_whole;
    QByteArray m_digest;
    int m_refused = 0;
    int m_found = 0;
    int m_harmless = 0;
};

namespace {

constexpr int pageSize = 4096;

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(bytes);
}

} // namespace

void TestDamage::initTestCase() {
    m_whole = bytesOf(databasePath(playedFolder()));
    QCOMPARE(m_whole.size() % pageSize, qsizetype(0));
    m_digest = digestOf(*Store::open(playedFolder(), Access::Read).value());
}

// Empty, or what passed as intact although it isn't.
QString TestDamage::attempt(const QByteArray& bytes) {
    const QTemporaryDir folder(quickFolder());
    const QString path = databasePath(folder.path());
    write(path, bytes);
    {
        auto store = Store::open(folder.path(), Access::Play);
        if (!store) {
            ++m_refused;
            if (bytesOf(path) != bytes)
                return QStringLiteral("the refused file was changed");
            if (store.error().text().find("openshoe.db") == std::string::npos)
                return QStringLiteral("the words don't name the file");
            return {};
        }
        const bool same = digestOf(**store) == m_digest;
        auto report = (*store)->call([](Tables& t) { return t.checker.run(); });
        const bool found = !report || !report->problems.empty();
        if (!same && !found)
            return QStringLiteral("something else than what was stored is taken as right");
        m_found += found ? 1 : 0;
        m_harmless += found ? 0 : 1;
        // Plays on anyway: no step may crash the program, and the check still finds the damage.
        for (const TestGame& game : testGames) {
            const auto account = (*store)->call([](Tables& t) { return t.accounts.find("you"); });
            if (account && *account)
                (void)TestPlayer(**store, **account, rulesOf(game.variant), game.currency, 3).playRound();
        }
        report = (*store)->call([](Tables& t) { return t.checker.run(); });
        if (!same && report && report->problems.empty())
            return QStringLiteral("the damage is not found any more after a round");
    }
    return {};
}

void TestDamage::everyPage_data() {
    QTest::addColumn<int>("how");
    QTest::newRow("zeros") << 0;
    QTest::newRow("rubbish") << 1;
    QTest::newRow("a few bytes") << 2;
    QTest::newRow("another page") << 3;
    QTest::newRow("an end of it lost") << 4;
}

void TestDamage::everyPage() {
    QFETCH(int, how);
    std::mt19937_64 random(17);
    m_refused = m_found = m_harmless = 0;
    const int pages = static_cast<int>(m_whole.size() / pageSize);
    for (int page = 0; page < pages; ++page) {
        for (int again = 0; again < (how == 2 ? 4 : 1); ++again) {
            QByteArray bytes = m_whole;
            const qsizetype at = static_cast<qsizetype>(page) * pageSize;
            const auto rubbish = [&](qsizetype from, qsizetype count) {
                for (qsizetype i = from; i < from + count; ++i)
                    bytes[i] = static_cast<char>(random());
            };
            switch (how) {
            case 0: bytes.replace(at, pageSize, QByteArray(pageSize, '\0')); break;
            case 1: rubbish(at, pageSize); break;
            case 2: rubbish(at + static_cast<qsizetype>(random() % (pageSize - 16)), 16); break;
            case 3: bytes.replace(at, pageSize, m_whole.mid((page + 1) % pages * pageSize, pageSize)); break;
            default: bytes.replace(at + 2048, 2048, QByteArray(2048, '\0')); break;
            }
            const QString wrong = attempt(bytes);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("page %1: %2").arg(page + 1).arg(wrong)));
        }
    }
    qInfo("%d refused at the start, %d named by the check, %d where nothing stored was touched", m_refused, m_found,
          m_harmless);
    QVERIFY(m_refused > 0);
}

void TestDamage::cutOff() {
    for (qsizetype size = 0; size < m_whole.size(); size += pageSize) {
        const QString wrong = size == 0 ? QString() : attempt(m_whole.left(size));
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 bytes: %2").arg(size).arg(wrong)));
        if (size > 0) {
            const QString between = attempt(m_whole.left(size + 700));
            QVERIFY2(between.isEmpty(), qPrintable(QStringLiteral("%1 bytes: %2").arg(size + 700).arg(between)));
        }
    }
    const QString longer = attempt(m_whole + QByteArray(3 * pageSize, 'x'));
    QVERIFY2(longer.isEmpty(), qPrintable(longer));
}

void TestDamage::everyByteOfTheHead() {
    for (int i = 0; i < 100; ++i) {
        QByteArray bytes = m_whole;
        bytes[i] = static_cast<char>(bytes[i] ^ (i % 2 ? 0x01 : 0x80));
        const QString wrong = attempt(bytes);
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("byte %1: %2").arg(i).arg(wrong)));
    }
}

// A backup damaged anywhere is refused before anything is moved.
void TestDamage::damagedBackups() {
    const QTemporaryDir folder(quickFolder());
    copyFolder(playedFolder(), folder.path());
    const auto made = Backups(folder.path()).make();
    QVERIFY(made);
    const QByteArray whole = bytesOf(made->path);
    const QByteArray present = bytesOf(databasePath(folder.path()));
    std::mt19937_64 random(5);
    for (qsizetype at = 0; at < whole.size(); at += pageSize) {
        QByteArray bytes = whole;
        for (qsizetype i = at; i < at + pageSize; ++i)
            bytes[i] = static_cast<char>(random());
        write(made->path, bytes);
        const auto restored = Backups(folder.path()).restore(made->path);
        QVERIFY2(!restored, qPrintable(QStringLiteral("page %1").arg(at / pageSize + 1)));
        QCOMPARE(bytesOf(databasePath(folder.path())), present);
        QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("openshoe-*")}).size(), qsizetype(0));
    }
    write(made->path, whole);
    QVERIFY(Backups(folder.path()).restore(made->path));
}

OPENSHOE_TEST(TestDamage, Core)
#include "tst_damage.moc"
