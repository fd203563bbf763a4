// SPDX-License-Identifier: GPL-3.0-or-later
// Input that is too big, too deep or odd is refused with its place, in bounded time and memory.
#include "eventchecks.h"
#include "formats/eventbytes.h"
#include "formats/eventsjson.h"
#include "formats/json.h"
#include "formats/rulesjson.h"
#include "formats/scenario.h"
#include "hostile.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QTemporaryFile>
#include <QTest>

#ifdef Q_OS_LINUX
#include <malloc.h>
#endif

using namespace openshoe;

namespace {

/// The growth of the process's peak memory since construction, in MiB; 0 if the system doesn't report it (only Linux
/// does) or a sanitizer keeps memory of its own.
class Growth {
public:
    Growth() {
#if defined(Q_OS_LINUX) && !defined(OPENSHOE_SANITIZED)
        malloc_trim(0);
        QFile reset("/proc/self/clear_refs"); // 5: restart the peak
        m_told = reset.open(QIODevice::WriteOnly) && reset.write("5") == 1;
        reset.close();
        m_before = peak();
#endif
    }
    [[nodiscard]] long mebibytes() const { return m_told ? (peak() - m_before) / 1024 : 0; }

private:
    static long peak() {
        QFile status("/proc/self/status");
        if (status.open(QIODevice::ReadOnly)) {
            for (const QByteArray& line : status.readAll().split('\n')) {
                if (line.startsWith("VmHWM:"))
                    return line.mid(6).simplified().split(' ').first().toLong();
            }
        }
        return 0;
    }

    bool m_told = false;
    long m_before = 0;
};

std::string refusal(const QByteArray& bytes) {
    const auto json = formats::parseJson(bytes, "big");
    if (!json)
        return json.error().text();
    const auto rules = formats::ruleSetFromJson(*json, "big");
    const auto scenario = formats::scenarioFromJson(*json, "big", [](const std::string&) { return fuzz::game(0); });
    const auto events = formats::eventsFromJson(fuzz::game(0), *json, "big");
    return rules ? "read" : scenario ? "played" : events ? "listed" : rules.error().text();
}

} // namespace

class TestBounds : public QObject {
    Q_OBJECT

private slots:
    void oddTextsAreRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("problem");
        QTest::newRow("nothing") << QByteArray() << "big: /: not JSON at line 1, column 1";
        QTest::newRow("NaN") << QByteArray("{\"decks\": NaN}") << "big: /: not JSON at line 1";
        QTest::newRow("Infinity") << QByteArray("{\"decks\": Infinity}") << "big: /: not JSON";
        QTest::newRow("beyond a double") << QByteArray("{\"decks\": 1e999}") << "big: /";
        QTest::newRow("lone surrogate") << QByteArray("{\"id\": \"\\ud800\"}") << "big: /id: holds half a character";
        QTest::newRow("lone surrogate as a key") << QByteArray("{\"\\ud800\": 1}") << "big: /";
        QTest::newRow("raw surrogate") << QByteArray("{\"id\": \"\xED\xA0\x80\"}") << "big: /";
        QTest::newRow("overlong") << QByteArray("{\"id\": \"\xC0\x80\"}") << "big: /";
        QTest::newRow("two documents") << QByteArray("{}{}") << "big: /: not JSON";
        QTest::newRow("a key twice") << QByteArray("{\"id\": \"a\", \"id\": \"b\"}") << "big: /id: appears twice";
        QTest::newRow("a key twice, spelled otherwise")
            << QByteArray("{\"id\": \"a\", \"\\u0069d\": \"b\"}") << "big: /id: appears twice";
        QTest::newRow("a key twice, deep")
            << QByteArray("{\"table\": {\"seats\": 1, \"seats\": 2}}") << "big: /table/seats: appears twice";
        QTest::newRow("a number where a document belongs") << QByteArray("7") << "big: /: not JSON";
        QTest::newRow("trailing comma") << QByteArray("{\"id\": \"a\",}") << "big: /: not JSON";
        QTest::newRow("a zero byte") << QByteArray("{\"id\": \"a\"}\0", 12) << "big: /";
    }
    void oddTextsAreRefused() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, problem);
        const QString said = QString::fromStdString(refusal(bytes));
        QVERIFY2(said.startsWith(problem), qPrintable(said));
    }

    void lineEndsAndOrderMarksDoNotMatter() {
        const QByteArray plain = "{\n\"id\": \"own\",\n\"name\": \"Own\",\n\"decks\": 6,\n"
                                 "\"limits\": [{\"currency\": \"coin\", \"min\": \"1\", \"max\": \"5\"}]\n}\n";
        QCOMPARE(refusal(plain), std::string("read"));
        QCOMPARE(refusal(QByteArray(plain).replace("\n", "\r\n")), std::string("read"));
        QCOMPARE(refusal("\xEF\xBB\xBF" + plain), std::string("read"));
    }

    void deepNestingIsRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("lists") << QByteArray(1'000'000, '[');
        QTest::newRow("closed lists") << QByteArray(1'000'000, '[') + QByteArray(1'000'000, ']');
        QTest::newRow("objects") << QByteArray("{\"a\":").repeated(1'000'000);
        QTest::newRow("just too many") << QByteArray(65, '[') + QByteArray(65, ']');
    }
    void deepNestingIsRefused() {
        QFETCH(QByteArray, bytes);
        const Growth growth;
        const QString said = QString::fromStdString(refusal(bytes));
        QVERIFY2(said.contains("nested too deeply") || said.contains("not JSON"), qPrintable(said.left(200)));
        QVERIFY(!formats::RuleOverride::parse("decks=" + QString::fromLatin1(bytes)));
        QVERIFY2(growth.mebibytes() < 100, qPrintable(QString::number(growth.mebibytes())));
    }

    void aHugeFileIsNotReadToItsEnd() {
        QTemporaryFile file;
        QVERIFY(file.open());
        QVERIFY(file.resize(100 * 1024 * 1024));
        const Growth growth;
        const auto json = formats::readJsonFile(file.fileName());
        QVERIFY(!json);
        QVERIFY(QString::fromStdString(json.error().text()).contains("too large; at most 16 MiB is allowed"));
        QVERIFY2(growth.mebibytes() < 100, qPrintable(QString::number(growth.mebibytes())));
    }

    // Stored events can't make the program use more memory than their limit, whatever length they claim.
    void compressedEventsAreBounded() {
        QByteArray bomb = '\2' + qCompress(QByteArray(256 * 1024 * 1024, '\0'), 1);
        const Growth growth;
        for (const quint32 claimed : {1u, 1000u, 4u * 1024 * 1024}) {
            for (int i = 0; i < 4; ++i)
                bomb[1 + i] = static_cast<char>(claimed >> (24 - 8 * i));
            QVERIFY(!formats::eventsFromBytes(bomb, "round 1"));
        }
        QVERIFY2(growth.mebibytes() < 32, qPrintable(QString::number(growth.mebibytes())));
    }

    void hostileDocumentsTakeBoundedMemory_data() {
        QTest::addColumn<int>("document");
        const auto names = fuzz::hostileDocuments();
        for (int i = 0; i < names.size(); ++i)
            QTest::addRow("%s", names[i].first) << i;
    }
    void hostileDocumentsTakeBoundedMemory() {
        QFETCH(int, document);
        const QByteArray bytes = fuzz::hostileDocuments()[document].second();
        QVERIFY(bytes.size() <= formats::maxJsonBytes);
        const Growth growth;
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!refusal(bytes).empty());
        qInfo().noquote() << growth.mebibytes() << "MiB," << timer.elapsed()
                          << "ms"; // a hang ends in the test's time-out
        QVERIFY2(growth.mebibytes() < 1024, qPrintable(QString::number(growth.mebibytes())));
    }
};

QTEST_APPLESS_MAIN(TestBounds)
#include "tst_bounds.moc"
