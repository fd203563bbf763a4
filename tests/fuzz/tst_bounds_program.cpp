// SPDX-License-Identifier: GPL-3.0-or-later
// The program itself, with memory and time limited by the system, on input that is too big, too deep, endless or odd: a
// usage error (exit 2), nothing on standard output, one short line that names the file, the place and what is allowed.
#include "../cli/program.h"
#include "hostile.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <optional>
#include <sys/resource.h>
#include <sys/stat.h>

namespace {

#ifdef OPENSHOE_SANITIZED
constexpr bool limitsMemory = false; // a sanitizer maps terabytes for itself, and is slow
constexpr rlim_t mostSeconds = 300;
#else
constexpr bool limitsMemory = true;
constexpr rlim_t mostSeconds = 120; // a million rounds take 35, and longer beside other work
#endif
constexpr rlim_t mebibyte = 1024 * 1024;
/// Everything mapped, including libraries: enough for a document of 16 MiB that consists of small parts.
constexpr rlim_t mostMemory = 1536 * mebibyte;

/// openshoe-cli with its memory and processor time limited and `input` as its standard input.
Call limitedCall(const QStringList& arguments, const QString& input) {
    QProcess process;
    process.setStandardInputFile(input);
    process.setChildProcessModifier([] {
        const rlimit memory{mostMemory, mostMemory};
        const rlimit seconds{mostSeconds, mostSeconds};
        if (limitsMemory)
            (void)::setrlimit(RLIMIT_AS, &memory);
        (void)::setrlimit(RLIMIT_CPU, &seconds);
    });
    process.start(OPENSHOE_CLI, arguments);
    Call result;
    if (!process.waitForFinished(-1)) { // the limit on its processor time ends it
        process.kill();
        process.waitForFinished();
        return result;
    }
    if (process.exitStatus() == QProcess::NormalExit)
        result.code = process.exitCode();
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    return result;
}

QByteArray ruleSet(const QByteArray& more = {}) {
    return "{\n\"id\": \"own\",\n\"name\": \"Own\",\n\"decks\": 6,\n"
           "\"limits\": [{\"currency\": \"coin\", \"min\": \"1\", \"max\": \"5\"}]" + more + "\n}\n";
}

QByteArray utf16(const QString& text, bool mark) {
    const QString marked = (mark ? QString(QChar(QChar::ByteOrderMark)) : QString()) + text;
    return QByteArray(reinterpret_cast<const char*>(marked.utf16()), marked.size() * 2);
}

const QString nothing("/dev/null");
/// The commands that read a document, up to its file.
const QStringList rules{"rules"}; // takes an id or a file, so "-" doesn't work
const QList<QStringList> readers{rules, {"play"}, {"fairness", "verify"}};

} // namespace

class TestBoundsProgram : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        if (!limitsMemory)
            m_answerer.emplace();
    }

    void oddDocumentsAreRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("problem"); // after the file's name; a pattern
        const auto row = [](const char* name, const QByteArray& bytes, const char* problem) {
            QTest::newRow(name) << bytes << QString::fromLatin1(problem);
        };
        const QByteArray deep(1'000'000, '[');
        row("nothing", "", "/: not JSON at line 1, column 1 ");
        row("a million levels", deep, "/: (nested too deeply; at most 64 levels are allowed|not JSON at line 1)");
        row("a million levels, closed", deep + QByteArray(1'000'000, ']'),
            "/.*: nested too deeply; at most 64 levels are allowed");
        row("a million levels of objects", QByteArray("{\"a\":").repeated(1'000'000),
            "/.*: (nested too deeply|not JSON)");
        row("65 levels", QByteArray(65, '[') + QByteArray(65, ']'),
            "/(0/)*0: nested too deeply; at most 64 levels are allowed");
        row("NaN", "{\"decks\": NaN}", "/: not JSON at line 1");
        row("Infinity", "{\"decks\": -Infinity}", "/: not JSON at line 1");
        row("1e999", "{\"decks\": 1e999}", "/.*: ");
        row("half a character", "{\"id\": \"\\ud800\"}", "/.*: ");
        row("half a character, raw", "{\"id\": \"\xED\xA0\x80\"}", "/: not JSON at line 1");
        row("half a character as a key", "{\"\\ud800\": 1}", "/.*: unknown key; allowed: ");
        row("a zero byte in a text", QByteArray("{\"id\": \"a\0b\"}", 13), "/.*: ");
        row("a zero byte behind", QByteArray("{\"id\": \"a\"}\0", 12), "/: not JSON");
        row("UTF-16", utf16("{\"id\": \"own\"}", false), "/: not JSON");
        row("UTF-16 with its mark", utf16("{\"id\": \"own\"}", true), // read, as Windows' editors write it
            "/(name: missing; |id: unknown key; )");
        row("a key twice", "{\"id\": \"a\", \"id\": \"b\"}", "/id: appears twice; a key may appear once");
        row("a long key", "{\"" + QByteArray(1'000'000, 'k') + "\": 1}", "/k{60}: unknown key; allowed: ");
        row("a long key twice",
            "{\"" + QByteArray(1'000'000, 'k') + "\": 1, \"" + QByteArray(1'000'000, 'k') + "\": 1}",
            "/k{60,80}: appears twice");
        row("long keys within each other", QByteArray("{\"" + QByteArray(200'000, 'k') + "\":").repeated(70),
            "/.*: (nested|not JSON)");
        row("a million entries", "[0" + QByteArray(",0").repeated(999'999) + "]", "/: is a list; an object is needed");
        row("two documents", "{}\n{}\n", "/: not JSON at line 2, column 1 ");
        row("a lone number", "9007199254740993", "/: ");
    }
    void oddDocumentsAreRefused() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, problem);
        const QString file = write("odd.json", bytes);
        for (const QStringList& reader : readers) {
            refused(call(reader + QStringList(file)), file, problem);
            if (reader != rules)
                refused(call(reader + QStringList("-"), file), "standard input", problem);
        }
    }

    void oddNumbersAreRefused_data() {
        QTest::addColumn<QByteArray>("number");
        QTest::addColumn<QString>("problem");
        QTest::newRow("1e400") << QByteArray("1e400") << "/.*: ";
        QTest::newRow("-0") << QByteArray("-0") << "/decks: 0 is out of range; allowed: 1 to 8";
        QTest::newRow("beyond a double's whole numbers")
            << QByteArray("9007199254740993") << "/decks: 9007199254740993 is out of range; allowed: 1 to 8";
        QTest::newRow("2^64") << QByteArray("18446744073709551616") << "/decks: .*; allowed: 1 to 8";
        QTest::newRow("a fraction") << QByteArray("6.0000001")
                                    << "/decks: 6.0000001 is not a whole number; allowed: 1 to 8";
        QTest::newRow("text") << QByteArray("\"6\"") << "/decks: is text; ";
    }
    void oddNumbersAreRefused() {
        QFETCH(QByteArray, number);
        QFETCH(QString, problem);
        const QString file = write("number.json", ruleSet().replace("\"decks\": 6", "\"decks\": " + number));
        refused(call({"rules", file}), file, problem);
    }

    void theSameRulesInOtherClothes_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("lines of Windows") << ruleSet().replace("\n", "\r\n");
        QTest::newRow("with a byte order mark") << "\xEF\xBB\xBF" + ruleSet();
        QTest::newRow("a whole number with a point") << ruleSet().replace("6", "6.0");
        QTest::newRow("in ten million blanks") << ruleSet() + QByteArray(10'000'000, ' ');
    }
    void theSameRulesInOtherClothes() {
        QFETCH(QByteArray, bytes);
        const Call plain = call({"rules", write("plain.json", ruleSet()), "--json"});
        QCOMPARE(plain.code, 0);
        const Call other = call({"rules", write("other.json", bytes), "--json"});
        QVERIFY2(other.code == 0, other.err.constData());
        QCOMPARE(other.out, plain.out);
    }

    void whatIsNoFile_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("problem");
        const QString large = m_folder.filePath("large");
        QFile file(large);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(100 * mebibyte));
        QTest::newRow("100 MB") << large << "/: too large; at most 16 MiB is allowed";
        QTest::newRow("endless zeros") << "/dev/zero"
                                       << "/: too large; at most 16 MiB is allowed";
        QTest::newRow("endless chance") << "/dev/urandom"
                                        << "/: too large; at most 16 MiB is allowed";
        QTest::newRow("a folder") << m_folder.path() << "";
        QTest::newRow("nothing there") << m_folder.filePath("none/rules.json") << "";
    }
    void whatIsNoFile() {
        QFETCH(QString, path);
        QFETCH(QString, problem);
        for (const QStringList& reader : readers) {
            refused(call(reader + QStringList(path)), path,
                    problem.isEmpty() ? QStringLiteral("cannot be read: ") : problem);
            if (reader != rules && (path.startsWith("/dev/") || path.endsWith("large")))
                refused(call(reader + QStringList("-"), path), "standard input", problem);
        }
        const Call restored = call({"history", "restore", path, "--data", m_folder.filePath("data")});
        QCOMPARE(restored.code, 2);
        QCOMPARE(restored.out, QByteArray());
        QVERIFY(!QFile::exists(m_folder.filePath("data/openshoe.db")));
    }

    void aPipeWithoutEnd() {
        const QString pipe = m_folder.filePath("pipe");
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        for (const QStringList& reader : readers) {
            QProcess writer;
            writer.start("sh", {"-c", "exec yes '{\"a\": [' > \"$0\"", pipe});
            refused(call(reader + QStringList(pipe)), pipe, "/: too large; at most 16 MiB is allowed");
            QVERIFY(writer.waitForFinished());
        }
    }

    void hostileDocuments_data() {
        QTest::addColumn<int>("document");
        const auto names = openshoe::fuzz::hostileDocuments();
        for (int i = 0; i < names.size(); ++i)
            QTest::addRow("%s", names[i].first) << i;
    }
    void hostileDocuments() {
        QFETCH(int, document);
        if (!limitsMemory && QByteArray(QTest::currentDataTag()) == "very many empty rounds")
            QSKIP("the rounds are played, which says nothing of memory here and takes long");
        const QString file = write("hostile.json", openshoe::fuzz::hostileDocuments()[document].second());
        for (const QStringList& reader : readers) {
            // Empty rounds are a valid scenario, however many.
            const Call read = call(reader + QStringList(file));
            if (read.code != 0)
                refused(read, file, "/.*: ");
        }
    }

    void ownRuleSetsTakeNothingAway() {
        const QDir folder(m_folder.filePath("data/variants"));
        QVERIFY(folder.mkpath("."));
        QFile large(folder.filePath("large.json"));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(100 * mebibyte));
        QVERIFY(QFile::link("/dev/zero", folder.filePath("zero.json")));
        QVERIFY(QFile::link(folder.filePath("loop.json"), folder.filePath("loop.json")));
        QCOMPARE(::mkfifo(QFile::encodeName(folder.filePath("pipe.json")).constData(), 0600), 0);
        QVERIFY(folder.mkdir("folder.json"));
        write("data/variants/deep.json", QByteArray(1'000'000, '['));
        write("data/variants/own.json", ruleSet());
        const Call listed = call({"variants", "--data", m_folder.filePath("data")});
        QCOMPARE(listed.code, 0);
        QCOMPARE(listed.out.count('\n'), qsizetype(8));
        QVERIFY2(listed.err.contains("large.json: /: too large; at most 16 MiB is allowed\n"), listed.err.constData());
        QVERIFY2(listed.err.contains("deep.json: /: nested too deeply"), listed.err.constData());
        QDir(folder).removeRecursively();
    }

    void longWordsAreToldInShort_data() {
        QTest::addColumn<QStringList>("words");
        const QString longWord(100'000, 'w');
        QTest::newRow("command") << QStringList{longWord};
        QTest::newRow("option") << QStringList{"variants", "--" + longWord};
        QTest::newRow("argument") << QStringList{"variants", longWord};
        QTest::newRow("variant") << QStringList{"rules", longWord};
        QTest::newRow("change") << QStringList{"rules", "classic", "--set", longWord};
        QTest::newRow("changed key") << QStringList{"rules", "classic", "--set", longWord + "=1"};
        QTest::newRow("changed keys") << QStringList{"rules", "classic", "--set",
                                                     QString("a.").repeated(50'000) + "a=1"};
        QTest::newRow("changed value") << QStringList{"rules", "classic", "--set", "decks=" + longWord};
        QTest::newRow("deep value") << QStringList{"rules", "classic", "--set", "decks=" + QString(100'000, '[')};
        QTest::newRow("hand") << QStringList{"advise", "classic", "--hand", longWord, "--up", "9C"};
        QTest::newRow("cards") << QStringList{"advise", "classic", "--hand", QString("TS ").repeated(30'000),
                                              "--up",   "9C"};
        QTest::newRow("seen") << QStringList{"advise", "classic", "--hand", "TS 6S",
                                             "--up",   "9C",      "--seen", QString("TS,").repeated(30'000)};
        QTest::newRow("hole") << QStringList{"advise", "classic", "--hand", "TS 6S", "--up", "9C", "--hole", longWord};
        QTest::newRow("rounds") << QStringList{"simulate", "classic", "--rounds", QString(100'000, '9')};
        QTest::newRow("round") << QStringList{"history", "show", longWord, "--data", m_folder.path()};
        QTest::newRow("round to verify") << QStringList{"fairness", "verify", QString(100'000, '9'), "--data",
                                                        m_folder.path()};
    }
    void longWordsAreToldInShort() {
        QFETCH(QStringList, words);
        const Call wrong = call(words);
        QCOMPARE(wrong.code, 2);
        QCOMPARE(wrong.out, QByteArray());
        QVERIFY(wrong.err.startsWith("openshoe-cli: "));
        QVERIFY2(wrong.err.size() < 2000, qPrintable(QString::number(wrong.err.size())));
    }

private:
    // Where no process has a limit of its own, one answers all calls but those that read standard input.
    Call call(const QStringList& arguments, const QString& input = nothing) {
        return m_answerer && input == nothing ? m_answerer->call(arguments) : limitedCall(arguments, input);
    }

    QString write(const QString& name, const QByteArray& bytes) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("can't write %s", qPrintable(name));
        return file.fileName();
    }

    static void refused(const Call& call, const QString& file, const QString& problem) {
        QVERIFY2(call.code == 2, (QByteArray::number(call.code) + ' ' + call.err.left(300)).constData());
        QCOMPARE(call.out.left(300), QByteArray());
        const QRegularExpression form("^openshoe-cli: " + QRegularExpression::escape(file) + ": " + problem);
        QVERIFY2(form.match(QString::fromUtf8(call.err)).hasMatch(), call.err.left(500).constData());
        QVERIFY2(call.err.count('\n') == 1 && call.err.size() < 6000, call.err.left(500).constData());
    }

    QTemporaryDir m_folder;
    std::optional<Answerer> m_answerer;
};

QTEST_GUILESS_MAIN(TestBoundsProgram)
#include "tst_bounds_program.moc"
