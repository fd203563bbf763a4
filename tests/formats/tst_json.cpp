// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json.h"
#include "formats/jsoncursor.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QStringConverter>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <utility>

using namespace openshoe;
using formats::JsonCursor;
using formats::JsonProblems;

using Reader = std::function<void(const JsonCursor&)>;
Q_DECLARE_METATYPE(Reader)

namespace {

QString errorOf(const QByteArray& json) {
    const auto parsed = formats::parseJson(json, "FILE");
    return parsed ? QString() : QString::fromStdString(parsed.error().text());
}

QByteArray nested(int levels, const char* open, const char* close) {
    return QByteArray(open).repeated(levels) + QByteArray(close).repeated(levels);
}

} // namespace

class TestJson : public QObject {
    Q_OBJECT

private slots:
    void parses_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("problem"); // a part of the message; empty if the document is good
        const auto row = [](const char* tag, const QByteArray& json, const QString& problem) {
            QTest::newRow(tag) << json << problem;
        };
        row("object", R"({"a":1,"b":{"a":2},"c":[{"a":1},{"a":2}]})", "");
        row("list", "[]", "");
        row("64 lists", nested(64, "[", "]"), "");
        row("brackets in text", "[\"" + QByteArray(100, '[') + "\"]", "");
        row("quotes in text", "{\"a\\\"b\":1,\"a\":\"\\\\\",\"b\":\"\\\"{\"}", "");
        row("empty", "", "FILE: /: not JSON at line 1, column");
        row("half", "{\n \"a\": [1,\n", "FILE: /: not JSON at line 3, column");
        row("a word", "hello", "not JSON");
        row("two documents", "{} {}", "not JSON");
        row("trailing comma", "{\"a\":1,}", "not JSON");
        row("comment", "{} // no", "not JSON");
        row("single quotes", "{'a':1}", "not JSON");
        row("not a number", "[NaN]", "not JSON");
        row("not UTF-8", "{\"a\":\"\xFF\"}", "not JSON");
        row("zero bytes", QByteArray(8, '\0'), "not JSON");
        row("65 lists", nested(65, "[", "]"), "/0/0: nested too deeply; at most 64 levels are allowed");
        row("65 objects", QByteArray("{\"a\":").repeated(65) + "1" + QByteArray("}").repeated(65),
            "/a/a: nested too deeply");
        row("2000 lists", nested(2000, "[", "]"), "FILE: /: nested too deeply");
        row("a million lists", QByteArray(1'000'000, '['), "FILE: /: nested too deeply");
        row("key twice", R"({"x":{"a":1,"b":2,"a":3}})", "FILE: /x/a: appears twice; a key may appear once");
        row("key twice, escaped", R"({"a":1,"\u0061":2})", "FILE: /a: appears twice");
        row("key twice in a list", R"([1,{"a/b":1,"a/b":1}])", "FILE: /1/a~1b: appears twice");
        row("too large", QByteArray(16 * 1024 * 1024 + 1, ' '), "FILE: /: too large; at most 16 MiB is allowed");
        row("16 MiB", QByteArray(16 * 1024 * 1024 - 2, ' ') + "[]", "");
    }

    void parses() {
        QFETCH(QByteArray, json);
        QFETCH(QString, problem);
        const QString error = errorOf(json);
        if (problem.isEmpty())
            QCOMPARE(error, QString());
        else
            QVERIFY2(error.contains(problem), qPrintable(error));
    }

    // As editors on Windows write them, and PowerShell what it redirects.
    void otherSystemsText_data() {
        QTest::addColumn<int>("encoding");
        QTest::addColumn<QString>("lineEnd");
        const std::pair<const char*, int> encodings[] = {{"no mark", -1},
                                                         {"UTF-8", QStringConverter::Utf8},
                                                         {"UTF-16, low byte first", QStringConverter::Utf16LE},
                                                         {"UTF-16, high byte first", QStringConverter::Utf16BE}};
        for (const auto& [name, encoding] : encodings) {
            QTest::addRow("%s, LF", name) << encoding << "\n";
            QTest::addRow("%s, CR LF", name) << encoding << "\r\n";
        }
    }
    void otherSystemsText() {
        QFETCH(int, encoding);
        QFETCH(QString, lineEnd);
        const auto written = [&, encode = encoding](const QString& text) {
            if (encode < 0)
                return text.toUtf8();
            QStringEncoder encoder(static_cast<QStringConverter::Encoding>(encode),
                                   QStringConverter::Flag::WriteBom);
            return QByteArray(encoder(text));
        };
        const auto read = formats::parseJson(written(QString("{%1\"a\": \"Blé 遊戲\"%1}%1").arg(lineEnd)), "FILE");
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE((*read)["a"].toString(), QString("Blé 遊戲"));
        // A mark takes no column.
        for (const QString& wrong : {QString("{%1 no}").arg(lineEnd), QString("no}")})
            QCOMPARE(errorOf(written(wrong)), errorOf(wrong.toUtf8()));
        QVERIFY(errorOf(written(QString("{%1 no}").arg(lineEnd))).contains("line 2, column 3"));
    }

    void halfACharacter() {
        QVERIFY(errorOf(QByteArray("\xFF\xFE{\0}\0\0\xD8", 8)).contains("not JSON"));
        QVERIFY(errorOf("\xFF\xFE").contains("not JSON"));
    }

    void readsFiles() {
        QTemporaryDir folder;
        QFile file(folder.filePath("a.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"a\":1}");
        file.close();
        QVERIFY(formats::readJsonFile(file.fileName()).has_value());

        for (const QString& path : {folder.filePath("absent.json"), folder.path()}) {
            const auto error = QString::fromStdString(formats::readJsonFile(path).error().text());
            QVERIFY2(error.startsWith(path + ": cannot be read: "), qPrintable(error));
        }
#ifdef Q_OS_UNIX
        QVERIFY(formats::readJsonFile("/dev/zero").error().what.english().starts_with("too large"));
#endif
    }

    void reads_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<Reader>("read");
        QTest::addColumn<QString>("problem");
        const auto row = [](const QByteArray& json, const Reader& read, const QString& problem) {
            QTest::newRow((QByteArray::number(problem.size()) + ' ' + json).left(60).constData())
                << json << read << problem;
        };
        const auto at0 = [](auto read) {
            return Reader([read](const JsonCursor& root) {
                for (const JsonCursor& entry : root.list())
                    read(entry);
            });
        };
        const auto integer = at0([](const JsonCursor& c) { (void)c.integer(1, 8); });
        row("[1, 8, 3.0]", integer, "");
        row("[0]", integer, "FILE: /0: 0 is out of range; allowed: 1 to 8");
        row("[9]", integer, "FILE: /0: 9 is out of range; allowed: 1 to 8");
        row("[-1]", integer, "-1 is out of range");
        row("[1.5]", integer, "FILE: /0: 1.5 is not a whole number; allowed: 1 to 8");
        row("[1e300]", integer, "1e+300 is out of range; allowed: 1 to 8");
        row("[99999999999999999999999]", integer, "is out of range; allowed: 1 to 8");
        row("[9223372036854775807]", integer, "9223372036854775807 is out of range");
        row("[1, \"2\"]", integer, "FILE: /1: is text; a whole number is needed");
        row("[null]", integer, "FILE: /0: is null; a whole number is needed");
        row("[true]", integer, "FILE: /0: is true or false; a whole number is needed");

        const auto number = at0([](const JsonCursor& c) { (void)c.number(0.3, 0.9); });
        row("[0.3, 0.9]", number, "");
        row("[0.29]", number, "FILE: /0: 0.29 is out of range; allowed: 0.3 to 0.9");
        row("[\"0.5\"]", number, "is text; a number is needed");

        const auto boolean = at0([](const JsonCursor& c) { (void)c.boolean(); });
        row("[true, false]", boolean, "");
        row("[0]", boolean, "is a number; true or false is needed");

        const auto text = at0([](const JsonCursor& c) { (void)c.text(1, 5); });
        row(R"(["a", "12345"])", text, "");
        row(R"([""])", text, "is too short; allowed: 1 to 5 bytes");
        row(R"(["123456"])", text, "6 bytes are too many; allowed: 1 to 5");
        row(R"(["\ud800"])", text, "lone surrogate");
        row("[[]]", text, "is a list; text is needed");
        const auto plain = at0([](const JsonCursor& c) { (void)c.plainText(1, 5); });
        row(R"(["a\nb"])", plain, "control character");

        const auto amount = at0([](const JsonCursor& c) { (void)c.amount(); });
        row(R"(["12.50", "0", "1234567890123.99"])", amount, "");
        row("[12.5]", amount, "is a number; an amount as decimal text");
        row(R"(["12.505"])", amount, "\"12.505\" is not an amount; decimal text such as \"12.50\" is needed");
        row(R"(["-1"])", amount, "is not an amount");
        row(R"(["1e3"])", amount, "is not an amount");
        row(R"([" 1"])", amount, "is not an amount");
        row(R"(["12345678901234"])", amount, "is not an amount");

        const auto odds = at0([](const JsonCursor& c) { (void)c.odds(); });
        row(R"(["3:2", "1000:1"])", odds, "");
        row(R"(["3/2"])", odds, "\"3/2\" is not a payout; text such as \"3:2\"");
        row(R"(["0:1"])", odds, "is not a payout");
        row(R"(["1001:1"])", odds, "is not a payout");
        row("[1.5]", odds, "is a number; a payout as text");

        const auto card = at0([](const JsonCursor& c) { (void)c.card(); });
        row(R"(["AS", "10d", "td"])", card, "");
        row(R"(["1S"])", card, "\"1S\" is not a card; a rank");
        row("[7]", card, "is a number; a card such as");

        const auto choice = at0([](const JsonCursor& c) { (void)c.choiceIndex({"one", "two"}); });
        row(R"(["two"])", choice, "");
        row(R"(["three"])", choice, "\"three\" is not known; allowed: one, two");
        row("[1]", choice, "is a number; allowed: one, two");
        row("[\"" + QByteArray(500, 'x') + "\"]", choice, "\"" + QString(60, 'x') + "\" is not known");

        const Reader object = [](const JsonCursor& root) {
            const auto fields = root.object({"a", "b"});
            (void)fields.required("a").integer(0, 9);
            if (const auto b = fields.optional("b"))
                (void)b->boolean();
        };
        row(R"({"a":1})", object, "");
        row(R"({"a":1,"b":true})", object, "");
        row("{}", object, "FILE: /a: missing; this key is needed");
        row(R"({"a":1,"c":1})", object, "FILE: /c: unknown key; allowed: a, b");
        row(R"({"A":1})", object, "FILE: /A: unknown key; allowed: a, b");
        row(R"({"a":1,"b":null})", object, "FILE: /b: is null; true or false is needed");
        row("[]", object, "FILE: /: is a list; an object is needed");
        row(R"({"a":1,"x\ny~/":1})", object, "FILE: /x\uFFFDy~0~1: unknown key");
        row("{}", at0([](const JsonCursor&) {}), "FILE: /: is an object; a list is needed");
        row(
            "[1,2,3]", [](const JsonCursor& c) { (void)c.list(2); }, "3 entries are too many; at most 2 are allowed");
    }

    void reads() {
        QFETCH(QByteArray, json);
        QFETCH(Reader, read);
        QFETCH(QString, problem);
        const auto parsed = formats::parseJson(json, "FILE");
        QVERIFY2(parsed.has_value(), parsed ? "" : parsed.error().text().c_str());
        JsonProblems problems("FILE");
        read(JsonCursor(problems, *parsed));
        const QString error = problems.none() ? QString() : QString::fromStdString(problems.first()->text());
        if (problem.isEmpty())
            QCOMPARE(error, QString());
        else
            QVERIFY2(error.contains(problem), qPrintable(error));
    }

    void theFirstMistakeStays() {
        JsonProblems problems("FILE");
        const JsonCursor root(problems, QJsonArray{1, "x", false});
        for (const JsonCursor& entry : root.list())
            (void)entry.boolean();
        QCOMPARE(QString::fromStdString(problems.result(0).error().text()),
                 "FILE: /0: is a number; true or false is needed");
    }
};

OPENSHOE_TEST(TestJson, None)
#include "tst_json.moc"
