// SPDX-License-Identifier: GPL-3.0-or-later
// The player's own games as files: added, checked, removed, saved on a full disk; presets laid over every game.
#include "formats/names.h"
#include "formats/ownvariants.h"

#include "engine/rulefields.h"
#include "formats/presets.h"
#include "formats/rulesjson.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace openshoe;
using formats::VariantCatalogue;

namespace {

const engine::RuleSet& premium() {
    static const engine::RuleSet rules = VariantCatalogue().find("premium")->rules;
    return rules;
}

QJsonObject own(const QString& id) {
    QJsonObject json = formats::ruleSetToJson(premium());
    json["id"] = id;
    return json;
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray bytesOf(const QJsonObject& json) {
    return QJsonDocument(json).toJson();
}

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

} // namespace

class TestOwnVariants : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_data = std::make_unique<QTemporaryDir>();
        m_folder = m_data->filePath("variants");
        m_file = m_data->filePath("game.json");
    }

    void takenInAndRemoved() {
        write(m_file, bytesOf(own("mine")));
        const auto added = formats::addVariant(VariantCatalogue(m_folder), m_folder, m_file);
        QVERIFY2(added, added ? "" : added.error().text().c_str());
        QCOMPARE(*added, QDir(m_folder).filePath("mine.json"));
        const VariantCatalogue with(m_folder);
        QVERIFY(with.find("mine"));
        engine::RuleSet expected = premium();
        expected.id = "mine";
        QVERIFY(with.find("mine")->rules == expected);
        // Again, under its old path or from the folder itself.
        for (const QString& path : {m_file, *added}) {
            const auto again = formats::addVariant(with, m_folder, path);
            QVERIFY(!again);
            QVERIFY2(again.error().text().find(path == m_file
                                                   ? "/id: \"mine\" is taken by"
                                                   : "is already one of your own games") != std::string::npos,
                     again.error().text().c_str());
        }
        QVERIFY(formats::checkVariantFile(with, *added).empty()); // its own id is not another's
        const auto removed = formats::removeVariant(with, "mine");
        QCOMPARE(removed.value(), *added);
        QVERIFY(!QFile::exists(*added) && QFile::exists(m_file));
    }

    void nothingIsOverwritten() {
        QVERIFY(QDir().mkpath(m_folder));
        write(QDir(m_folder).filePath("mine.json"), "not a game, yet somebody's");
        write(m_file, bytesOf(own("mine")));
        const auto added = formats::addVariant(VariantCatalogue(m_folder), m_folder, m_file);
        QCOMPARE(added.value(), QDir(m_folder).filePath("mine-2.json"));
        QCOMPARE(read(QDir(m_folder).filePath("mine.json")), QByteArray("not a game, yet somebody's"));
    }

    void namesThatNoFileMayHave_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("file");
        QTest::newRow("dots") << ".."
                              << "__.json";
        QTest::newRow("a drive, a wildcard") << "C:*?"
                                             << "C___.json";
        QTest::newRow("blanks") << "my game"
                                << "my_game.json";
        QTest::newRow("other letters") << QString::fromUtf8("jeu-été_二") << QString::fromUtf8("jeu-été_二.json");
        QTest::newRow("right to left") << QString::fromUtf8("משחק") << QString::fromUtf8("משחק.json");
        QTest::newRow("a mark that is not seen") << QString::fromUtf8("\u200Eabc") << "_abc.json";
    }
    void namesThatNoFileMayHave() {
        QFETCH(QString, id);
        QFETCH(QString, file);
        QCOMPARE(formats::freeVariantPath(m_folder, id.toStdString()), QDir(m_folder).filePath(file));
        write(m_file, bytesOf(own(id)));
        const auto added = formats::addVariant(VariantCatalogue(m_folder), m_folder, m_file);
        QVERIFY2(added, added ? "" : added.error().text().c_str());
        QCOMPARE(*added, QDir(m_folder).filePath(file));
        QVERIFY(VariantCatalogue(m_folder).find(id.toStdString()));
    }

    void badFiles_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("problems"); ///< what is wrong with each file, in order
        const auto row = [](const char* name, const QByteArray& bytes, const char* problems) {
            QTest::newRow(name) << bytes << QString(problems);
        };
        const auto with = [](const char* key, const QJsonValue& value) {
            QJsonObject json = own("mine");
            json[QLatin1StringView(key)] = value;
            return bytesOf(json);
        };
        row("nothing", "", "/: not JSON at line 1");
        row("no JSON", "{\n \"id\": }", "/: not JSON at line 2");
        row("another document", "[1]", "/: is a list; an object is needed");
        row("huge", QByteArray(17 * 1024 * 1024, ' '), "/: too large; at most 16 MiB is allowed");
        row("deep", QByteArray("{\"id\":").append(QByteArray(100, '[')).append(QByteArray(100, ']')).append('}'),
            "nested too deeply; at most 64 levels are allowed");
        row("doubled", R"({"id":"mine","id":"other"})", "/id: appears twice");
        row("doubled in disguise", R"({"id":"mine","\u0069d":"other"})", "/id: appears twice");
        row("unknown", with("deck", 6), "/deck: unknown key; allowed: id, name");
        row("wrong types, all told", R"({"id":7,"name":"x","decks":"six","limits":{},"dealer":{"peek":1}})",
            "/id: is a number|/decks: is text|/dealer/peek: is a number|/limits: is an object; a list is needed");
        row("a path for an id", with("id", "../../etc/passwd"), "/id: holds a slash");
        row("a path of another system", with("id", "..\\x"), "/id: holds a slash");
        row("a control character", with("name", "a\x1b[31mb"), "/name: holds a control character");
        row("text turned round", with("name", QString::fromUtf8("Classic\u202Enosj.exe")),
            "/name: holds a character that reverses the text around it; plain text is needed");
        row("an isolate left open", with("id", QString::fromUtf8("a\u2067b")), "/id: holds a character that reverses");
        row("two lines in one", with("name", QString::fromUtf8("a\u2028b")), "/name: holds a character that breaks");
        row("a path for a name", with("name", "../../etc/passwd"), "/name: is the path of a file");
        row("a drive's path for a name", with("name", "C:/games/x"), "/name: is the path of a file");
        row("a zero", with("id", QString(QChar(u'\0'))), "/id: holds a control character");
        row("too long", with("name", QString(101, 'x')), "bytes are too many; allowed: 1 to 100");
        row("too long in bytes", with("name", QString(60, QChar(0x4e8c))), "bytes are too many; allowed: 1 to 100");
        row("off the chips' grid",
            with("limits", QJsonArray{QJsonObject{{"currency", "coin"}, {"min", "0.05"}, {"max", "10.01"}}}),
            "/limits/0/min: must be above 0.00 and a multiple of 0.02|/limits/0/max: must be a multiple of 0.02");
        row("a built-in game's id", with("id", "classic"),
            "/id: \"classic\" is taken by a built-in game; a different id is needed");
        row("contradictions, all told", with("split", QJsonObject{{"hands", 1}}),
            "/double/afterSplit: a double after a split needs splits");
    }
    void aSlashAloneMakesNoPath() {
        QJsonObject json = own("mine");
        for (const char* name : {"Blackjack 6/5", "Blackjack 3/2, 6 decks", "Mine. And yours", "~ 21 ~"}) {
            json["name"] = QString::fromUtf8(name);
            write(m_file, bytesOf(json));
            QVERIFY2(formats::checkVariantFile(VariantCatalogue(m_folder), m_file).empty(), name);
        }
    }
    void badFiles() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, problems);
        write(m_file, bytes);
        const auto found = formats::checkVariantFile(VariantCatalogue(m_folder), m_file);
        const QStringList expected = problems.split('|');
        QStringList told;
        for (const base::Error& error : found)
            told << QString::fromStdString(error.text());
        QVERIFY2(told.size() == expected.size(), qPrintable(told.join("\n")));
        for (qsizetype i = 0; i < told.size(); ++i) {
            QVERIFY2(told[i].startsWith(m_file + ": /") && told[i].contains(expected[i]), qPrintable(told[i]));
            QVERIFY2(told[i].size() < 600 + m_file.size(), qPrintable(told[i]));
        }
        const auto added = formats::addVariant(VariantCatalogue(m_folder), m_folder, m_file);
        QVERIFY(!added);
        QCOMPARE(QString::fromStdString(added.error().text()), told.first());
        QVERIFY(!QFile::exists(m_folder) || QDir(m_folder).isEmpty());
    }

    void onlyOnesOwnIsRemoved() {
        const VariantCatalogue games(m_folder);
        QCOMPARE(formats::removeVariant(games, "classic").error().text(),
                 std::string("classic: is a built-in game; only your own can be removed"));
        QCOMPARE(formats::removeVariant(games, "nobody").error().text(),
                 std::string("nobody: no such game; there are none of your own"));
        write(m_file, bytesOf(own("mine")));
        QVERIFY(formats::addVariant(games, m_folder, m_file));
        const VariantCatalogue with(m_folder);
        QCOMPARE(formats::removeVariant(with, "nobody").error().text(),
                 std::string("nobody: no such game; your own are mine"));
        QVERIFY(QFile::remove(with.find("mine")->path));
        QCOMPARE(formats::removeVariant(with, "mine").error().kind, base::Error::Kind::Environment);
    }

    void theFormerVersionStaysWhereTheDiskIsFull() {
#ifdef Q_OS_UNIX
        QVERIFY(formats::saveVariant(premium(), m_file));
        const QByteArray before = read(m_file);
        engine::RuleSet changed = premium();
        changed.decks = 3;
        rlimit old{};
        getrlimit(RLIMIT_FSIZE, &old);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{.rlim_cur = 100, .rlim_max = old.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        const auto saved = formats::saveVariant(changed, m_file);
        setrlimit(RLIMIT_FSIZE, &old);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!saved);
        QVERIFY(saved.error().kind == base::Error::Kind::Environment);
        QVERIFY2(saved.error().text().find("what was there before is unchanged") != std::string::npos,
                 saved.error().text().c_str());
        QCOMPARE(read(m_file), before);
        QCOMPARE(QDir(m_data->path()).entryList(QDir::Files).size(), 1); // no half-written file is left behind
        QVERIFY(formats::saveVariant(changed, m_file));
        QVERIFY(read(m_file) != before);
#endif
        write(m_folder, "a file where the folder should be");
        write(m_file, bytesOf(own("mine")));
        const auto added = formats::addVariant(VariantCatalogue(m_folder), m_folder, m_file);
        QVERIFY(!added && added.error().kind == base::Error::Kind::Environment);
    }

    void aPresetLiesOverADocument() {
        const auto& presets = formats::presets();
        for (const formats::Preset& preset : presets) {
            const QJsonObject over = formats::overlaid(formats::ruleSetToJson(premium()), preset);
            auto expected = *formats::withPreset(premium(), preset);
            auto read = *formats::readRules(over, "over").rules;
            expected.houseChoices = read.houseChoices;
            expected.publishedRtp = read.publishedRtp;
            QVERIFY2(read == expected, preset.id.c_str());
            QCOMPARE(formats::presetName(preset), preset.name);
            QCOMPARE(formats::presetSource(preset), preset.source);
            QCOMPARE(formats::presetDifference(preset), preset.published ? preset.published->difference : QString());
        }
    }

    void presetsLieOverEveryGame() {
        QVERIFY(formats::presets().size() >= 6);
        QStringList ids;
        const VariantCatalogue games;
        for (const formats::Preset& preset : formats::presets()) {
            QVERIFY2(!ids.contains(preset.id.c_str()), preset.id.c_str());
            ids << preset.id.c_str();
            for (const auto& entry : games.entries()) {
                const auto rules = formats::withPreset(entry.rules, preset);
                QVERIFY2(rules, rules ? "" : rules.error().text().c_str());
                QCOMPARE(rules->id, entry.rules.id);
                QVERIFY(rules->limits == entry.rules.limits && rules->sideBets == entry.rules.sideBets &&
                        rules->table == entry.rules.table);
                QVERIFY(!rules->publishedRtp);
                // A preset names everything that affects how hands are played.
                for (const engine::RuleField& field : engine::ruleFields()) {
                    if (field.key.role == engine::RuleRole::Hands || field.key.role == engine::RuleRole::Surrender)
                        QVERIFY2(preset.rules.contains(
                                     QLatin1StringView(*field.key.group ? field.key.group : field.key.name)),
                                 field.key.path().c_str());
                }
            }
        }
        const auto find = [&](const char* id) { return formats::presets()[static_cast<std::size_t>(ids.indexOf(id))]; };
        const auto european = formats::withPreset(premium(), find("european"));
        QVERIFY(!european->dealer.peek && european->doubling.on == engine::DoubleOn::NineToEleven &&
                european->split.hands == 2);
        const auto single = formats::withPreset(premium(), find("single-6-5"));
        QCOMPARE(single->decks, 1);
        QVERIFY(single->blackjackPays == (base::Odds{6, 5}));
        const auto strip = formats::withPreset(premium(), find("strip-h17"));
        QVERIFY(strip->decks == 6 && strip->dealer.drawing.hitsSoft &&
                strip->surrender.when == engine::SurrenderWhen::Late);
        // A preset that contradicts what remains of the game says so, and the error names the preset.
        formats::Preset bad;
        bad.id = "bad";
        bad.rules = {{"split", QJsonObject{{"hands", 1}}}};
        const auto refused = formats::withPreset(premium(), bad);
        QVERIFY(!refused);
        QCOMPARE(refused.error().where, std::string("preset bad: /double/afterSplit"));
    }

    void presetsAreReadStrictly_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to"); ///< instead of that
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const char* from, const char* to, const char* error) {
            QTest::newRow(name) << QString(from) << QString(to) << QString(error);
        };
        row("good", "0.527%", "-0.5%", "");
        row("whole", "0.527%", "9%", "");
        row("no percentage", "0.527%", "0.527",
            "p: /published/houseEdge: \"0.527\" is not a house edge; a percentage with its digits, such as \"0.53%\", "
            "is "
            "needed");
        row("seven digits", "0.527%", "0.5270000%", "p: /published/houseEdge: \"0.5270000%\" is not a house edge");
        row("three figures", "0.527%", "100%", "p: /published/houseEdge: \"100%\" is not a house edge");
        row("a number", "\"0.527%\"", "0.527", "p: /published/houseEdge: is a number; text is needed");
        row("long", "0.527%", "0.52700000000%", "p: /published/houseEdge: 14 bytes are too many; allowed: 2 to 11");
        row("computed", "0.5272%", "about a half", "p: /houseEdge/best: 12 bytes are too many; allowed: 2 to 11");
        row("other play", "\"best\",", "\"perfect\",",
            "p: /published/play: \"perfect\" is not known; allowed: best, basic");
        row("other key", "\"play\"", "\"strategy\"", "p: /published/strategy: ");
        row("no source", "\"source\": \"somebody\",", "", "p: /published/source: ");
        row("two lines", "somebody", "some\\nbody",
            "p: /published/source: holds a control character; plain text on one line is needed");
        row("rules", "{\"decks\": 1}", "[]", "p: /rules: is a list; an object is needed");
        row("no rules", ", \"rules\": {\"decks\": 1}", "", "p: /rules: ");
        row("order", "77", "0", "p: /order: 0 is out of range; allowed: 1 to 999");
    }
    void presetsAreReadStrictly() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, error);
        QString text = QStringLiteral(
            R"({"id": "x", "name": "X", "order": 77, "houseEdge": {"best": "0.5272%", "basic": "0.5283%"},
                "published": {"houseEdge": "0.527%", "play": "best", "source": "somebody", "difference": "none"},
                "rules": {"decks": 1}})");
        text.replace(QStringLiteral(",\n                \"rules\""), QStringLiteral(", \"rules\""));
        QVERIFY(text.contains(from));
        text.replace(from, to);
        const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
        QVERIFY(!document.isNull());
        const auto preset = formats::readPreset(document.object(), "p");
        if (!error.isEmpty()) {
            QVERIFY(!preset);
            QVERIFY2(QString::fromStdString(preset.error().text()).startsWith(error), preset.error().text().c_str());
            return;
        }
        QVERIFY2(preset, preset ? "" : preset.error().text().c_str());
        QCOMPARE(preset->published->source, QStringLiteral("somebody"));
        QCOMPARE(preset->published->difference, QStringLiteral("none"));
        QVERIFY(!preset->published->basicStrategy && &preset->computed() == &preset->bestPlay);
        QCOMPARE(preset->bestPlay.decimals, 4);
        QCOMPARE(preset->published->houseEdge.edge, to == "9%" ? 0.09 : -0.005);
        QCOMPARE(preset->published->houseEdge.decimals, to.contains('.') ? 1 : 0);
    }

    // Printed with its digits: what rounds to them agrees, and nothing else does.
    void printedEdgesAgree() {
        const formats::PrintedEdge two{.edge = 0.0035, .decimals = 2};
        QVERIFY(two.agrees(0.003451) && two.agrees(0.003549) && !two.agrees(0.003449) && !two.agrees(0.003551));
        const formats::PrintedEdge three{.edge = 0.0035, .decimals = 3};
        QVERIFY(three.agrees(0.0035049) && !three.agrees(0.0035051) && !three.agrees(0.003451));
        const formats::PrintedEdge players{.edge = -0.000423, .decimals = 4};
        QVERIFY(players.agrees(-0.0004234) && !players.agrees(0.000423));
        QCOMPARE(formats::presetWithId("european")->id, std::string("european"));
        QVERIFY(!formats::presetWithId("classic"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_data;
    QString m_folder;
    QString m_file;
};

OPENSHOE_TEST(TestOwnVariants, None)
#include "tst_ownvariants.moc"
