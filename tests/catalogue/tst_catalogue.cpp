// SPDX-License-Identifier: GPL-3.0-or-later
#include "testprogram.h"

#include "catalogue/catalogue.h"

#include "formats/rulesjson.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace openshoe;
using catalogue::Catalogue;
using catalogue::Game;

class TestCatalogue : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_data;

    [[nodiscard]] QString folder() const { return formats::ownVariantsFolder(m_data->path()); }
    [[nodiscard]] QString own(const QString& name) const { return folder() + '/' + name; }

    /// Classic's rules under another id and name, with this many decks.
    static QByteArray rulesOf(const QString& id, int decks = 6) {
        engine::RuleSet rules = *Catalogue().find("classic");
        rules.id = id.toStdString();
        rules.name = "Game " + rules.id;
        rules.decks = decks;
        return QJsonDocument(formats::ruleSetToJson(rules)).toJson();
    }
    static void write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
    }
    static QStringList idsOf(const Catalogue& games) {
        QStringList ids;
        for (const Game& game : games.games())
            ids << QString::fromStdString(game.rules->id);
        return ids;
    }
    static QStringList builtIn() { return idsOf(Catalogue()); }

private slots:
    void init() {
        m_data = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(folder()));
    }

    void builtInThenOwnThenOpened() {
        write(own("mine.json"), rulesOf("mine"));
        write(own("broken.json"), "{");
        write(own("again.json"), rulesOf("premium", 2));
        const QString elsewhere = m_data->filePath("guest.json");
        write(elsewhere, rulesOf("guest"));

        Catalogue games(folder());
        QSignalSpy changed(&games, &Catalogue::changed);
        QCOMPARE(idsOf(games), builtIn() << "mine");
        QCOMPARE(games.games().front().source, Game::Source::BuiltIn);
        QVERIFY(games.games().front().path.isEmpty());
        QCOMPARE(games.games().back().source, Game::Source::Own);
        QCOMPARE(games.games().back().path, own("mine.json"));
        QCOMPARE(games.unusable().size(), std::size_t{2});
        QCOMPARE(games.unusable()[0].path, own("again.json"));
        QVERIFY(games.unusable()[0].error.text().ends_with("again.json: /id: \"premium\" is taken by another rule set; "
                                                           "a different id is needed"));
        QCOMPARE(games.unusable()[1].path, own("broken.json"));

        const auto opened = games.open(elsewhere);
        QVERIFY(opened.has_value());
        QCOMPARE((*opened)->name, std::string("Game guest"));
        QCOMPARE(idsOf(games), builtIn() << "mine" << "guest");
        QCOMPARE(games.games().back().source, Game::Source::Opened);
        QCOMPARE(games.games().back().path, elsewhere);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().toStringList(), QStringList{"guest"});

        // Opened again, by whatever name, it is the same object.
        QCOMPARE(games.open("guest").value(), *opened);
        QCOMPARE(games.open(elsewhere).value(), *opened);
        QCOMPARE(games.open(own("mine.json")).value(), games.find("mine"));
        QCOMPARE(changed.size(), 1);
    }

    void whatCantBeOpenedIsNamed() {
        Catalogue games(folder());
        QSignalSpy changed(&games, &Catalogue::changed);
        QVERIFY(games.open("poker").error().text().starts_with("poker: no such game; use one of deluxe, "));
        QVERIFY(games.open("absent.json").error().text().starts_with("absent.json: cannot be read: "));
        const QString copy = m_data->filePath("copy.json");
        write(copy, rulesOf("classic", 1));
        QVERIFY(games.open(copy).error().text().ends_with("copy.json: /id: \"classic\" is taken by another rule set; "
                                                          "a different id is needed"));
        QCOMPARE(idsOf(games), builtIn());
        QCOMPARE(changed.size(), 0);
    }

    void filesThatChangeAreReadAgain() {
        write(own("a.json"), rulesOf("a"));
        write(own("b.json"), rulesOf("b"));
        Catalogue games(folder());
        QSignalSpy changed(&games, &Catalogue::changed);
        games.reload();
        QCOMPARE(changed.size(), 0);

        // One file is rewritten, one appears, one stays: whoever plays by the old rules keeps them.
        const catalogue::Rules old = games.find("a");
        const catalogue::Rules stays = games.find("b");
        write(own("a.json"), rulesOf("a", 2) + '\n');
        write(own("c.json"), rulesOf("c"));
        games.reload();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.takeFirst().first().toStringList(), (QStringList{"a", "c"}));
        QCOMPARE(games.find("a")->decks, 2);
        QCOMPARE(old->decks, 6);
        QCOMPARE(games.find("b"), stays);

        // Broken, it is no longer a game; repaired, it is one again.
        write(own("a.json"), "[]");
        games.reload();
        QCOMPARE(changed.takeFirst().first().toStringList(), QStringList{"a"});
        QVERIFY(!games.find("a"));
        QCOMPARE(games.unusable().size(), std::size_t{1});
        write(own("a.json"), "{}  ");
        games.reload();
        QCOMPARE(changed.takeFirst().first().toStringList(), QStringList()); // another error, the same games
        write(own("a.json"), rulesOf("a"));
        QVERIFY(QFile::remove(own("b.json")));
        games.reload();
        QCOMPARE(changed.takeFirst().first().toStringList(), (QStringList{"b", "a"}));
        QCOMPARE(idsOf(games), builtIn() << "a" << "c");
        QVERIFY(games.unusable().empty());

        // Rewritten with the same rules, it is the same game.
        const catalogue::Rules same = games.find("a");
        write(own("a.json"), rulesOf("a") + "\n\n");
        games.reload();
        QCOMPARE(changed.size(), 0);
        QCOMPARE(games.find("a"), same);
    }

    // As left by a tool that copies dates too: as many bytes as before, and the same date.
    void anOldDateHidesNoChange() {
        write(own("a.json"), rulesOf("a"));
        const QDateTime modified = QFileInfo(own("a.json")).lastModified();
        Catalogue games(folder());
        QTest::qWait(50);
        write(own("a.json"), rulesOf("a", 8));
        QFile file(own("a.json"));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(modified, QFileDevice::FileModificationTime));
        file.close();
        games.reload();
        QCOMPARE(games.find("a")->decks, 8);
    }

    void anOpenedFileIsFollowedToo() {
        const QString path = m_data->filePath("guest.json");
        write(path, rulesOf("guest"));
        Catalogue games(folder());
        QVERIFY(games.open(path).has_value());
        QSignalSpy changed(&games, &Catalogue::changed);
        write(path, rulesOf("guest", 2) + '\n');
        games.reload();
        QCOMPARE(changed.takeFirst().first().toStringList(), QStringList{"guest"});
        QCOMPARE(games.find("guest")->decks, 2);
        // An own file that takes its id has precedence.
        write(own("mine.json"), rulesOf("guest", 4));
        games.reload();
        QCOMPARE(changed.takeFirst().first().toStringList(), QStringList{"guest"});
        QCOMPARE(games.find("guest")->decks, 4);
        QCOMPARE(games.unusable().size(), std::size_t{1});
        QCOMPARE(games.unusable().front().path, path);
        QVERIFY(QFile::remove(own("mine.json")));
        QVERIFY(QFile::remove(path));
        games.reload();
        QVERIFY(!games.find("guest"));
        QVERIFY(games.unusable().front().error.text().find("guest.json: cannot be read: ") != std::string::npos);
    }

    // Files that appear in the folder while a file is opened are still found by the next look.
    void openingHidesNothing() {
        Catalogue games(folder());
        const QString path = m_data->filePath("guest.json");
        write(path, rulesOf("guest"));
        write(own("mine.json"), rulesOf("mine"));
        QVERIFY(games.open(path).has_value());
        QVERIFY(!games.find("mine"));
        games.reload();
        QCOMPARE(idsOf(games), builtIn() << "mine" << "guest");
    }

    // Many files are read on another thread: the built-in games are there at once, the others a moment later.
    void manyFilesAreReadElsewhere() {
        const int many = int(Catalogue::readAtOnce) + 40;
        QStringList own;
        for (int i = 0; i < many; ++i) {
            own << QStringLiteral("own-%1").arg(i, 3, 10, QLatin1Char('0'));
            write(this->own(own.back() + ".json"), rulesOf(own.back(), 1 + i % 8));
        }
        write(this->own("broken.json"), "{");
        Catalogue games(folder());
        QVERIFY(games.isReading());
        QCOMPARE(idsOf(games), builtIn());
        QVERIFY(games.unusable().empty());
        QSignalSpy changed(&games, &Catalogue::changed);
        QTRY_COMPARE(changed.size(), 1);
        QVERIFY(!games.isReading());
        QCOMPARE(changed.first().first().toStringList(), own);
        QCOMPARE(idsOf(games), builtIn() + own);
        QCOMPARE(games.unusable().size(), std::size_t{1});
        // Whoever asks for one of them at once waits for it; whoever leaves meanwhile doesn't.
        Catalogue impatient(folder());
        QVERIFY(impatient.isReading());
        QVERIFY(impatient.open("own-001").has_value());
        QVERIFY(!impatient.isReading());
        { const Catalogue gone(folder()); }
        // If held back, they wait until they are let in.
        Catalogue held(folder());
        held.holdBack();
        QSignalSpy let(&held, &Catalogue::changed);
        QTest::qWait(300);
        QVERIFY(held.isReading() && let.isEmpty());
        held.letIn();
        QTRY_COMPARE(let.size(), 1); // immediate if they have been read by now
        QCOMPARE(idsOf(held), builtIn() + own);
        // A file that was rewritten is the only one read again.
        const catalogue::Rules stays = games.find("own-002");
        write(this->own("own-001.json"), rulesOf("own-001", 7) + "\n\n");
        games.reload();
        QVERIFY(!games.isReading());
        QCOMPARE(changed.size(), 2);
        QCOMPARE(changed.last().first().toStringList(), QStringList{"own-001"});
        QCOMPARE(games.find("own-001")->decks, 7);
        QCOMPARE(games.find("own-002"), stays);
    }

    // A second look at the same moment may not be able to tell that a file changed: the writer has to say so.
    void whatWasWrittenIsReadInAnyCase() {
        write(own("a.json"), rulesOf("a", 6));
        const QDateTime time = QFileInfo(own("a.json")).lastModified();
        Catalogue games(folder());
        write(own("a.json"), rulesOf("a", 7));
        QFile file(own("a.json"));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(time, QFileDevice::FileModificationTime));
        file.close();
        games.reload({own("a.json")});
        QCOMPARE(games.find("a")->decks, 7);
    }

    void storedRulesAreDressed() {
        const Catalogue games;
        engine::RuleSet stored = *games.find("deluxe");
        const auto look = stored.look;
        stored.look = {};
        stored.decks = 1;
        QVERIFY(games.dressed(stored).look == look);
        QCOMPARE(games.dressed(stored).decks, 1);
        stored.id = "gone";
        QVERIFY(games.dressed(stored).look == engine::RuleSet::Look());
    }
};

OPENSHOE_TEST(TestCatalogue, Core)
#include "tst_catalogue.moc"
