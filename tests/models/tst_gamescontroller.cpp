// SPDX-License-Identifier: GPL-3.0-or-later
// The list of games and what a person does with it: copying, renaming, ordering, hiding, deleting, taking files in and
// sharing them.
#include "models/games/gamescontroller.h"

#include "formats/rulesjson.h"
#include "models/notices/notices.h"
#include "modeltester.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace openshoe;
using namespace openshoe::models;

class TestGamesController : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<catalogue::Catalogue> m_games;
    std::unique_ptr<session::Analyst> m_analyst;
    std::unique_ptr<GameFigures> m_figures;
    std::unique_ptr<Notices> m_notices;
    std::unique_ptr<GamesController> m_kept;
    std::unique_ptr<test::ModelTester> m_tester;

    [[nodiscard]] QString folder() const { return formats::ownVariantsFolder(m_data->path()); }
    [[nodiscard]] QString own(const char* name) const { return folder() + '/' + name; }
    [[nodiscard]] QString elsewhere(const char* name) const { return m_data->filePath(name); }
    static QByteArray rulesOf(const QString& id, int decks = 6) {
        engine::RuleSet rules = *catalogue::Catalogue().find("classic");
        rules.id = id.toStdString();
        rules.name = "Game " + rules.id;
        rules.decks = decks;
        return QJsonDocument(formats::ruleSetToJson(rules)).toJson();
    }
    static void write(const QString& path, const QByteArray& bytes) {
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static QByteArray read(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
    }
    void start() {
        m_tester.reset();
        m_kept.reset();
        m_figures.reset();
        m_games = std::make_unique<catalogue::Catalogue>(folder());
        m_analyst = std::make_unique<session::Analyst>();
        m_figures = std::make_unique<GameFigures>(*m_games, *m_analyst);
        m_notices = std::make_unique<Notices>();
        m_kept = std::make_unique<GamesController>(*m_games, *m_figures, *m_notices);
        m_tester = std::make_unique<test::ModelTester>(m_kept->list());
    }
    [[nodiscard]] QStringList ids() const {
        QStringList all;
        for (const GameEntryRow& row : m_kept->list()->rows())
            all << row.entryId;
        return all;
    }
    [[nodiscard]] const GameEntryRow& row(const QString& id) const {
        static const GameEntryRow none;
        const GameEntryRow* found = m_kept->list()->row(id);
        return found ? *found : none;
    }
    [[nodiscard]] QString told() const { return m_notices->text(); }
    static QList<QUrl> urls(const QStringList& paths) {
        QList<QUrl> all;
        for (const QString& path : paths)
            all << QUrl::fromLocalFile(path);
        return all;
    }

private slots:
    void init() { m_data = std::make_unique<QTemporaryDir>(); }
    void cleanup() {
        m_tester.reset();
        m_kept.reset();
        m_figures.reset();
        m_notices.reset();
        m_analyst.reset();
        m_games.reset();
    }

    void everyGameWithItsRulesAndEdge() {
        write(own("mine.json"), rulesOf("mine"));
        start();
        QCOMPARE(m_kept->list()->count(), 7);
        const GameEntryRow first = m_kept->list()->rows().front();
        QCOMPARE(first.name, QStringLiteral("Deluxe Blackjack"));
        QCOMPARE(first.kind, GameEntry::BuiltIn);
        QCOMPARE(first.summary,
                 QStringLiteral("8 decks · Blackjack pays 3 to 2 · dealer stands on 17 · dealer peeks · up to 2 hands "
                                "· surrender · Pair"));
        QCOMPARE(first.detail, QStringLiteral("House edge …"));
        QVERIFY(!first.mayRise && first.mayFall);
        QCOMPARE(row("mine").kind, GameEntry::Own);
        QVERIFY(row("mine").mayRise && !row("mine").mayFall);
        QTRY_COMPARE_WITH_TIMEOUT(row("mine").detail, QStringLiteral("House edge 0.78%"), 60000);
        QTRY_COMPARE(row("boxes").detail, QStringLiteral("House edge −1.12%"));
        QVERIFY(row("mine").accessibleName.contains(QStringLiteral("House edge 0.78%")));
    }

    void copiesAndNames() {
        start();
        QSignalSpy copied(m_kept.get(), &GamesController::copied);
        m_kept->copy("classic");
        QCOMPARE(copied.size(), 1);
        QCOMPARE(copied.first().first().toInt(), 6);
        QCOMPARE(row("classic-2").name, QStringLiteral("Classic Blackjack 2"));
        QCOMPARE(row("classic-2").kind, GameEntry::Own);
        QCOMPARE(row("classic-2").summary, row("classic").summary);
        QVERIFY(told().contains("Classic Blackjack 2"));
        m_kept->copy("classic-2");
        QCOMPARE(row("classic-2-2").name, QStringLiteral("Classic Blackjack 2 2"));
        m_kept->rename("classic-2", QStringLiteral("  Mine  "));
        QCOMPARE(row("classic-2").name, QStringLiteral("Mine"));
        QCOMPARE(m_kept->problemOfName(QStringLiteral("Yours")), QString());
        QVERIFY(m_kept->problemOfName(QStringLiteral("a\u202Eb")).contains("reverses the text"));
        m_kept->rename("classic-2", QStringLiteral("../x"));
        QVERIFY2(told().contains("is the path of a file"), qPrintable(told()));
        m_kept->rename("classic", QStringLiteral("x"));
        QCOMPARE(row("classic").name, QStringLiteral("Classic Blackjack"));
        m_kept->copy("gone");
        QCOMPARE(m_kept->list()->count(), 8);
    }

    void orderAndHiding() {
        start();
        QStringList all = ids();
        m_kept->move("classic", -1);
        all.move(4, 3);
        QCOMPARE(ids(), all);
        m_kept->move("classic", 1);
        m_kept->move("classic", 1);
        all.move(3, 5);
        QCOMPARE(ids(), all);
        QVERIFY(!row("classic").mayFall && row("premium").mayFall);
        m_kept->move("classic", 1); // it is already last
        m_kept->move("gone", 1);
        QCOMPARE(ids(), all);
        m_kept->move("classic", -50);
        QCOMPARE(ids().front(), QStringLiteral("classic"));
        m_kept->setHidden("classic", true);
        QVERIFY(row("classic").hidden);
        QVERIFY(row("classic").accessibleName.contains("hidden"));
        start();
        QVERIFY(row("classic").hidden);
        QCOMPARE(ids().front(), QStringLiteral("classic"));
    }

    void deletedAndUndone() {
        const QByteArray bytes = rulesOf("mine") + "\n ";
        write(own("mine.json"), bytes);
        start();
        m_kept->move("mine", -6);
        m_kept->remove("classic"); // built in
        QVERIFY(m_games->find("classic"));
        m_notices->dismiss();
        m_kept->remove("mine");
        QVERIFY(!m_games->find("mine") && !QFile::exists(own("mine.json")));
        QCOMPARE(told(), QStringLiteral("“Game mine” was deleted."));
        QCOMPARE(m_notices->actionText(), QStringLiteral("Undo"));
        QCOMPARE(m_kept->list()->rows().back().kind, GameEntry::Deleted);
        QCOMPARE(m_kept->list()->rows().back().name, QStringLiteral("Game mine"));
        m_notices->act();
        QCOMPARE(read(own("mine.json")), bytes);
        QCOMPARE(ids().front(), QStringLiteral("mine")); // back in its place
        QCOMPARE(m_kept->list()->count(), 7);
        m_notices->act(); // a second time does nothing
        // Later, from the list.
        m_kept->remove("mine");
        m_notices->dismiss();
        m_kept->copy("premium");
        const QString entry = m_kept->list()->rows().back().entryId;
        m_kept->putBack(entry);
        QCOMPARE(read(own("mine.json")), bytes);
        m_kept->putBack(entry);
        QCOMPARE(m_kept->list()->count(), 8);
    }

    void filesThatCantBeUsedAreNotHidden() {
        write(own("broken.json"), "{\"id\": \"x\",\n");
        write(own("decks.json"), rulesOf("mine", 12));
        write(own("again.json"), rulesOf("classic"));
        write(own("lobby.order"), "nothing");
        start();
        QCOMPARE(m_kept->list()->count(), 10);
        const auto find = [&](const char* name) { return row(own(name)); };
        QCOMPARE(find("broken.json").kind, GameEntry::Unusable);
        QVERIFY2(find("broken.json").summary.startsWith("/: not JSON at line 2"),
                 qPrintable(find("broken.json").summary));
        QCOMPARE(find("broken.json").detail, QDir::toNativeSeparators(own("broken.json")));
        QCOMPARE(find("decks.json").summary, QStringLiteral("/decks: 12 is out of range; allowed: 1 to 8"));
        QVERIFY(find("again.json").summary.contains("\"classic\" is taken"));
        QCOMPARE(find("lobby.order").name, QStringLiteral("lobby.order"));
        m_kept->tryAgain(own("decks.json"));
        QCOMPARE(told(), QStringLiteral("decks.json still can't be used."));
        write(own("decks.json"), rulesOf("mine", 2));
        m_kept->tryAgain(own("decks.json"));
        QCOMPARE(row("mine").kind, GameEntry::Own);
        m_kept->remove(own("broken.json"));
        QVERIFY(!QFile::exists(own("broken.json")));
        m_notices->act();
        QCOMPARE(read(own("broken.json")), QByteArray("{\"id\": \"x\",\n"));
        QCOMPARE(m_kept->folderOf(own("broken.json")), QUrl::fromLocalFile(folder()));
        // While the file with the order is unreadable, arranging is refused with a message.
        m_kept->move("classic", 1);
        QVERIFY(told().contains("lobby.order: /"));
        QCOMPARE(read(own("lobby.order")), QByteArray("nothing"));
    }

    void filesAreTakenIn() {
        start();
        write(elsewhere("a.json"), rulesOf("a"));
        write(elsewhere("b.json"), rulesOf("b"));
        QSignalSpy asked(m_kept.get(), &GamesController::takeInAsked);
        m_kept->takeIn(urls({elsewhere("a.json")}));
        QCOMPARE(told(), QStringLiteral("“Game a” was imported."));
        QVERIFY(m_games->find("a") && QFile::exists(own("a.json")) && QFile::exists(elsewhere("a.json")));
        QCOMPARE(asked.size(), 0);
        m_notices->dismiss();
        // Several at once: those that can be taken in are, and each problem of the others is reported with its place.
        write(elsewhere("bad.json"), R"({"id": "../x", "name": "x", "decks": 9, "limits": []})");
        write(elsewhere("classic.json"), rulesOf("classic", 1));
        m_kept->takeIn(urls({elsewhere("b.json"), elsewhere("bad.json"), elsewhere("classic.json"), elsewhere("a.json"),
                             elsewhere("absent.json")})
                       << QUrl("https://example.org/x.json"));
        QVERIFY(m_games->find("b"));
        QCOMPARE(told(), QStringLiteral("“Game b” was imported."));
        QCOMPARE(asked.size(), 1);
        const QString refused = m_kept->refusedText();
        for (const char* words : {"/id: holds a slash", "/decks: 9 is out of range", "It is already one of your games",
                                  "absent.json\ncannot be read", "https://example.org/x.json is not a file"})
            QVERIFY2(refused.contains(words), qPrintable(QString(words) + " isn't in\n" + refused));
        QVERIFY(refused.indexOf(elsewhere("bad.json")) == refused.lastIndexOf(elsewhere("bad.json")));
        QCOMPARE(m_kept->takenText(), QStringLiteral("“Game classic” has the same id as “Classic Blackjack”. "
                                                     "It would be imported as “Game classic”."));
        m_notices->dismiss();
        m_kept->takeInAsNew();
        QCOMPARE(row("classic-2").name, QStringLiteral("Game classic"));
        QCOMPARE(m_games->find("classic-2")->decks, 1);
        QVERIFY(m_kept->takenText().isEmpty());
        m_kept->takeInAsNew();
        QCOMPARE(m_kept->list()->count(), 9);
    }

    void sharedAsAFile() {
        start();
        m_kept->share("classic", QUrl::fromLocalFile(elsewhere("mine")), false);
        QCOMPARE(told(), QStringLiteral("Written to %1").arg(QDir::toNativeSeparators(elsewhere("mine.json"))));
        QCOMPARE(*catalogue::Catalogue().find("classic"), formats::readVariantFile(elsewhere("mine.json")).value());
        // Before replacing an existing file, it asks.
        write(elsewhere("mine.json"), "as it was");
        QSignalSpy asked(m_kept.get(), &GamesController::replaceAsked);
        m_kept->share("classic", QUrl::fromLocalFile(elsewhere("mine.json")), false);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(read(elsewhere("mine.json")), QByteArray("as it was"));
        m_kept->share("classic", QUrl::fromLocalFile(elsewhere("mine.json")), true);
        QVERIFY(read(elsewhere("mine.json")).contains("\"classic\""));
        m_kept->share("classic", QUrl::fromLocalFile(elsewhere("no/such/folder.json")), false);
        QVERIFY2(told().contains("cannot be written: "), qPrintable(told()));
        m_notices->dismiss();
        m_kept->share("classic", QUrl("https://example.org/x.json"), false);
        QVERIFY(told().contains("is not a file on this computer"));
        QCOMPARE(m_kept->fileNameOf("a:b c"), QStringLiteral("a_b_c.openshoe"));
    }

    void anEditorIsOfferedWhereThereIsOne() {
        start();
        QVERIFY(!m_kept->isEditable());
        QSignalSpy edited(m_kept.get(), &GamesController::editAsked);
        QVERIFY(m_kept->isEditable());
        m_kept->edit("classic");
        QCOMPARE(edited.first().first().toString(), QStringLiteral("classic"));
    }
};

OPENSHOE_TEST(TestGamesController, Core)
#include "tst_gamescontroller.moc"
