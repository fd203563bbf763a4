// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does with the games in a folder: copying, naming, ordering, hiding, deleting and undoing that, also
// with a full disk or a missing folder.
#include "testprogram.h"

#include "catalogue/folderwatch.h"
#include "catalogue/owngames.h"

#include "formats/rulesjson.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace openshoe;
using catalogue::Catalogue;
using catalogue::OwnGames;

class TestOwnGames : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_data;

    [[nodiscard]] QString folder() const { return formats::ownVariantsFolder(m_data->path()); }
    [[nodiscard]] QString own(const QString& name) const { return folder() + '/' + name; }
    static engine::RuleSet rulesOf(const std::string& id, int decks = 6) {
        engine::RuleSet rules = *Catalogue().find("classic");
        rules.id = id;
        rules.name = "Game " + id;
        rules.decks = decks;
        return rules;
    }
    static void write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static QByteArray read(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
    }
    static QStringList idsOf(const Catalogue& games) {
        QStringList ids;
        for (const auto& game : games.games())
            ids << QString::fromStdString(game.rules->id);
        return ids;
    }
    [[nodiscard]] QStringList files() const { return QDir(folder()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }
    static std::string wordsOf(const base::Result<void>& result) {
        return result ? std::string() : result.error().text();
    }

private slots:
    void init() { m_data = std::make_unique<QTemporaryDir>(); }

    void addedSavedAndRenamed() {
        Catalogue games(folder());
        OwnGames own(games);
        QSignalSpy changed(&games, &Catalogue::changed);
        QVERIFY(own.add(rulesOf("mine"))); // the folder is created
        QCOMPARE(files(), QStringList{"mine.json"});
        QCOMPARE(games.find("mine")->decks, 6);
        QVERIFY(own.save(rulesOf("mine", 7))); // the same size, perhaps the same millisecond
        QCOMPARE(games.find("mine")->decks, 7);
        QVERIFY(own.rename("mine", QString::fromUtf8("Été à deux")));
        QCOMPARE(games.find("mine")->name, std::string("Été à deux"));
        QCOMPARE(games.find("mine")->decks, 7);
        QCOMPARE(changed.size(), 3);
        QVERIFY(Catalogue(folder()).find("mine")->name == "Été à deux");
        QCOMPARE(files(), QStringList{"mine.json"});
    }

    void whatIsRefused() {
        Catalogue games(folder());
        OwnGames own(games);
        QVERIFY(own.add(rulesOf("mine")));
        const QByteArray before = read(this->own("mine.json"));
        QVERIFY(wordsOf(own.add(rulesOf("mine"))).find("is taken by another rule set") != std::string::npos);
        QCOMPARE(wordsOf(own.rename("classic", "x")),
                 std::string("classic: is a built-in game; copy it to change it"));
        QVERIFY(wordsOf(own.rename("nobody", "x")).find("no such game") != std::string::npos);
        for (const char* name : {"", "a\x1b[1m", "Classic\u202Enosj", "../../etc/passwd", "two\nlines"}) {
            QVERIFY2(wordsOf(own.rename("mine", QString::fromUtf8(name))).find("/name: ") != std::string::npos, name);
            QVERIFY2(own.problemOfName(QString::fromUtf8(name)), name);
        }
        QVERIFY(!own.problemOfName("Blackjack 6/5"));
        QVERIFY(wordsOf(own.rename("mine", QString(101, 'x'))).find("are too many") != std::string::npos);
        engine::RuleSet contradiction = rulesOf("mine");
        contradiction.split.hands = 1;
        contradiction.doubling.afterSplit = true;
        QVERIFY(wordsOf(own.save(contradiction)).find("/double/afterSplit") != std::string::npos);
        QCOMPARE(read(this->own("mine.json")), before);
        // A game opened from elsewhere isn't one of the player's own.
        const QString elsewhere = m_data->filePath("guest.json");
        write(elsewhere, QJsonDocument(formats::ruleSetToJson(rulesOf("guest"))).toJson());
        QVERIFY(games.open(elsewhere));
        QVERIFY(wordsOf(own.rename("guest", "x")).find("was opened from a file elsewhere") != std::string::npos);
        const auto removed = own.remove(elsewhere);
        QVERIFY(!removed && removed.error().text().find("is not in the folder of your own games") != std::string::npos);
        QVERIFY(QFile::exists(elsewhere));
    }

    void freeIdsAndNames() {
        Catalogue games(folder());
        OwnGames own(games);
        QCOMPARE(own.freeId("classic"), std::string("classic-2"));
        QCOMPARE(own.freeName("Classic Blackjack"), QString("Classic Blackjack 2"));
        engine::RuleSet copy = rulesOf("classic-2");
        copy.name = "Classic Blackjack 2";
        QVERIFY(own.add(copy));
        QCOMPARE(own.freeId("classic"), std::string("classic-3"));
        QCOMPARE(own.freeName("Classic Blackjack"), QString("Classic Blackjack 3"));
        QCOMPARE(own.freeId("mine"), std::string("mine"));
        // Even at the maximum length there is room for the number.
        engine::RuleSet lengthy = rulesOf(std::string(64, 'x'));
        lengthy.name = QString(33, QChar(0x4e8c)).toStdString() + "x";
        QVERIFY(own.add(lengthy));
        lengthy.id = own.freeId(lengthy.id);
        lengthy.name = own.freeName(QString::fromStdString(lengthy.name)).toStdString();
        QCOMPARE(lengthy.id, std::string(62, 'x') + "-2");
        QVERIFY(lengthy.name.size() <= 100);
        QVERIFY(own.add(lengthy));
    }

    void deletedAndPutBackByteForByte() {
        QVERIFY(QDir().mkpath(folder()));
        const QByteArray bytes = '\n' + QJsonDocument(formats::ruleSetToJson(rulesOf("mine"))).toJson() + "  \n";
        write(own("mine.json"), bytes);
        write(own("broken.json"), "{ not yet");
        Catalogue games(folder());
        {
            OwnGames own(games);
            const auto game = own.remove(this->own("mine.json"));
            const auto file = own.remove(this->own("broken.json"));
            QVERIFY(game && file);
            QVERIFY(!games.find("mine") && games.unusable().empty());
            QVERIFY(Catalogue(folder()).unusable().empty());
            QCOMPARE(own.putBack(*game).value(), this->own("mine.json"));
            QVERIFY(games.find("mine"));
            QCOMPARE(read(this->own("mine.json")), bytes);
            // Its name has been taken meanwhile: neither file is lost.
            write(this->own("broken.json"), "somebody's");
            QCOMPARE(own.putBack(*file).value(), this->own("broken-2.json"));
            QCOMPARE(read(this->own("broken-2.json")), QByteArray("{ not yet"));
            QCOMPARE(read(this->own("broken.json")), QByteArray("somebody's"));
            QCOMPARE(games.unusable().size(), std::size_t{2});
            QVERIFY(!own.putBack(*file)); // only once
            QVERIFY(own.remove(this->own("mine.json")) && !own.remove(this->own("absent.json")));
            QCOMPARE(files(), (QStringList{"broken-2.json", "broken.json", "mine.json.deleted"}));
        }
        QCOMPARE(files(), (QStringList{"broken-2.json", "broken.json"})); // the program was closed
    }

    void orderAndHidingLast() {
        Catalogue games(folder());
        OwnGames own(games);
        QVERIFY(own.add(rulesOf("mine")) && own.add(rulesOf("yours")));
        QStringList ids = idsOf(games);
        QSignalSpy changed(&games, &Catalogue::changed);
        QVERIFY(own.move("mine", 0));
        ids.move(6, 0);
        QCOMPARE(idsOf(games), ids);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().toStringList(), QStringList());
        QVERIFY(own.move("mine", 3));
        ids.move(0, 3);
        QCOMPARE(idsOf(games), ids);
        QVERIFY(own.move("classic", 7));
        ids.move(ids.indexOf("classic"), 7);
        QCOMPARE(idsOf(games), ids);
        QVERIFY(own.move("classic", 8)); // there is no such place
        QCOMPARE(idsOf(games), ids);
        QVERIFY(own.setHidden("classic", true));
        QVERIFY(games.isHidden("classic") && games.find("classic"));
        QCOMPARE(idsOf(games), ids);
        // The same for anyone who reads the folder afresh, and for the command line.
        QCOMPARE(idsOf(Catalogue(folder())), ids);
        QVERIFY(Catalogue(folder()).isHidden("classic"));
        QStringList files;
        const formats::VariantCatalogue read(folder());
        for (const auto& entry : read.entries())
            files << QString::fromStdString(entry.rules.id);
        QCOMPARE(files, ids);
        QVERIFY(own.setHidden("classic", false));
        QVERIFY(!games.isHidden("classic"));
    }

    void aGameThatComesBackFindsItsPlace() {
        Catalogue games(folder());
        OwnGames own(games);
        QVERIFY(own.add(rulesOf("mine")) && own.move("mine", 2) && own.setHidden("mine", true));
        const QStringList ids = idsOf(games);
        const auto removed = own.remove(this->own("mine.json"));
        QVERIFY(own.move("classic", 0)); // between others, while it is gone
        QVERIFY(own.putBack(*removed));
        QVERIFY(games.isHidden("mine"));
        QCOMPARE(idsOf(games).indexOf("mine"), 3);
        QCOMPARE(formats::readArrangement(folder())->order.size(), std::size_t{7});
    }

    void anArrangementThatCantBeRead_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no JSON") << QByteArray("mine, yours") << "/: not JSON";
        QTest::newRow("another type") << QByteArray(R"({"order": "mine"})") << "/order: is text; a list is needed";
        QTest::newRow("numbers") << QByteArray(R"({"hidden": [1]})") << "/hidden/0: is a number; text is needed";
        QTest::newRow("unknown") << QByteArray(R"({"sorted": []})") << "/sorted: unknown key; allowed: order, hidden";
        QTest::newRow("huge") << QByteArray(17 * 1024 * 1024, ' ') << "/: too large";
        QTest::newRow("a control character") << QByteArray("{\"order\": [\"\\u0007\"]}") << "/order/0: holds a control";
    }
    void anArrangementThatCantBeRead() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, problem);
        QVERIFY(QDir().mkpath(folder()));
        const QString file = formats::arrangementFile(folder());
        write(file, bytes);
        Catalogue games(folder());
        OwnGames own(games);
        QCOMPARE(idsOf(games), idsOf(Catalogue()));
        QCOMPARE(games.unusable().size(), std::size_t{1});
        QCOMPARE(games.unusable().front().path, file);
        const auto told = QString::fromStdString(games.unusable().front().error.text());
        QVERIFY2(told.startsWith(file + ": " + problem), qPrintable(told));
        // The file is somebody's: it is not overwritten.
        QVERIFY(wordsOf(own.move("classic", 0)).find("lobby.order: /") != std::string::npos);
        QVERIFY(!own.setHidden("classic", true));
        QCOMPARE(read(file), bytes);
        // Once it is deleted, the games can be arranged, and it can still be put back.
        const auto removed = own.remove(file);
        QVERIFY(removed && games.unusable().empty());
        QVERIFY(own.move("classic", 0));
        QCOMPARE(idsOf(games).front(), QString("classic"));
        QCOMPARE(read(own.putBack(*removed).value()), bytes);
    }

    // They are reported as files that can't be used, and nothing is written through them.
    void linksOutAreNotFollowed() {
#ifdef Q_OS_UNIX
        QTemporaryDir elsewhere;
        const QString theirs = elsewhere.filePath("theirs.json");
        QVERIFY(QDir().mkpath(folder()));
        QVERIFY(formats::saveVariant(rulesOf("theirs"), theirs));
        const QString order = formats::arrangementFile(folder());
        QVERIFY(QFile::link(theirs, this->own("linked.json")));
        QVERIFY(QFile::link(elsewhere.filePath("theirs.order"), order));
        Catalogue games(folder());
        OwnGames own(games);
        QVERIFY(!games.find("theirs"));
        QCOMPARE(games.unusable().size(), std::size_t{2});
        for (const auto& file : games.unusable())
            QVERIFY(file.error.what.english().find("is not followed") != std::string::npos);
        QVERIFY(wordsOf(own.move("classic", 0)).find("is not followed") != std::string::npos);
        QVERIFY(!QFile::exists(elsewhere.filePath("theirs.order")));
        QCOMPARE(formats::VariantCatalogue(folder()).unusable().size(), std::size_t{2});
        QVERIFY(games.open(theirs)); // named by the person, so allowed wherever it is
        // The folder itself.
        QVERIFY(QDir(folder()).removeRecursively() && QFile::link(elsewhere.path(), folder()));
        games.reload();
        QVERIFY(wordsOf(own.add(rulesOf("mine"))).find("is not followed") != std::string::npos);
        QVERIFY(!QFile::exists(elsewhere.filePath("mine.json")));
        QFile::remove(folder());
#endif
    }

    void idsOfNoGameAreKept() {
        QVERIFY(QDir().mkpath(folder()));
        write(formats::arrangementFile(folder()),
              R"({"order": ["gone", "classic", "classic", "later", "boxes"], "hidden": ["gone"]})");
        Catalogue games(folder());
        OwnGames own(games);
        QVERIFY(games.unusable().empty());
        QCOMPARE(idsOf(games).mid(0, 3), (QStringList{"classic", "boxes", idsOf(Catalogue()).front()}));
        QVERIFY(own.setHidden("boxes", true) && own.move("boxes", 0));
        const auto kept = formats::readArrangement(folder()).value();
        QCOMPARE(kept.hidden, (std::vector<std::string>{"gone", "boxes"}));
        QVERIFY(std::ranges::find(kept.order, "gone") != kept.order.end());
        QVERIFY(std::ranges::find(kept.order, "later") != kept.order.end());
        QCOMPARE(idsOf(games).mid(0, 2), (QStringList{"boxes", "classic"}));
    }

    // What the disk refuses is reported in words, and everything is as it was.
    void aFullDiskAndAFolderThatIsGone() {
        Catalogue games(folder());
        OwnGames own(games);
        QVERIFY(own.add(rulesOf("mine")) && own.move("mine", 0));
        const QByteArray before = read(this->own("mine.json"));
        const QByteArray order = read(formats::arrangementFile(folder()));
        const QStringList listed = files();
#ifdef Q_OS_UNIX
        rlimit old{};
        getrlimit(RLIMIT_FSIZE, &old);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{.rlim_cur = 20, .rlim_max = old.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        const std::string saved = wordsOf(own.save(rulesOf("mine", 2)));
        const std::string named = wordsOf(own.rename("mine", "Another"));
        const std::string copied = wordsOf(own.add(rulesOf("copy")));
        const std::string moved = wordsOf(own.move("mine", 3));
        const std::string hidden = wordsOf(own.setHidden("mine", true));
        const auto removed = own.remove(this->own("mine.json")); // needs no space
        const auto back = removed ? own.putBack(*removed) : base::Result<QString>();
        setrlimit(RLIMIT_FSIZE, &old);
        std::signal(SIGXFSZ, handler);
        for (const std::string& words : {saved, named, copied, moved, hidden})
            QVERIFY2(words.find("cannot be written: ") != std::string::npos, words.c_str());
        QVERIFY(removed && back);
        QCOMPARE(files(), listed);
        QCOMPARE(read(this->own("mine.json")), before);
        QCOMPARE(read(formats::arrangementFile(folder())), order);
        QCOMPARE(games.find("mine")->decks, 6);
        QCOMPARE(idsOf(games).front(), QString("mine"));
        QVERIFY(!games.isHidden("mine") && !games.find("copy"));
#endif
        // The folder is moved away, and a file takes its place.
        QVERIFY(QDir().rename(folder(), folder() + "-elsewhere"));
        write(folder(), "a file");
        for (const std::string& words : {wordsOf(own.add(rulesOf("copy"))), wordsOf(own.move("classic", 1)),
                                         wordsOf(own.setHidden("classic", true))})
            QVERIFY2(words.find("the folder of your own games cannot be created") != std::string::npos, words.c_str());
        const auto gone = own.remove(this->own("mine.json"));
        QVERIFY(!gone && gone.error().text().find("cannot be moved: ") != std::string::npos);
    }

    void theFolderIsWatched() {
        QVERIFY(QDir().mkpath(folder()));
        Catalogue games(folder());
        catalogue::FolderWatch watch(games);
        QTest::qWait(300); // it begins a moment after the start
        QSignalSpy changed(&games, &Catalogue::changed);
        const auto bytes = [](int decks) {
            return QJsonDocument(formats::ruleSetToJson(rulesOf("mine", decks))).toJson();
        };
        write(own("mine.json"), bytes(6));
        QTRY_VERIFY(games.find("mine"));
        write(own("mine.json"), bytes(2) + '\n'); // rewritten in place
        QTRY_COMPARE(games.find("mine")->decks, 2);
        QVERIFY(formats::saveVariant(rulesOf("mine", 4), own("mine.json"))); // replaced by another file
        QTRY_COMPARE(games.find("mine")->decks, 4);
        write(own("mine.json"), bytes(8) + "\n\n"); // that one rewritten in place
        QTRY_COMPARE(games.find("mine")->decks, 8);
        write(own("mine.json"), "{");
        QTRY_COMPARE(games.unusable().size(), std::size_t{1});
        QVERIFY(QFile::remove(own("mine.json")));
        QTRY_VERIFY(games.unusable().empty());
        QVERIFY(!changed.isEmpty());
    }
};

OPENSHOE_TEST(TestOwnGames, Core)
#include "tst_owngames.moc"
