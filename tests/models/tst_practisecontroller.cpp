// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises in counting, from the start button to the kept result: each kind answered as the system says, wrong answers
// explained, weak spots kept and told, one account's apart from another's.
#include "formats/counts.h"
#include "models/archive/archive.h"
#include "models/practise/practisecontroller.h"
#include "models/practise/practisewords.h"
#include "models/words/amounts.h"
#include "patience.h"
#include "player.h"
#include "testprogram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;
using namespace openshoe::storage;
using drills::Drill;

namespace {

QString numberOf(int halves, int scale = 2) {
    return QString::number(halves / static_cast<double>(scale));
}

} // namespace

class TestPractiseController : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everySystemsCountIsAsked_data();
    void everySystemsCountIsAsked();
    void cardsComeByThemselves();
    void aTableIsDealtCardByCard();
    void aDeckAgainstTheClock();
    void spokenCardsAreNotShown();
    void decksInTheTray();
    void aTrueCount();
    void whatCantBePractised();
    void playsByTheCount();
    void playsAreShownAsCards_data();
    void playsAreShownAsCards();
    void insurance();
    void weakSpotsAreKept();
    void stoppedEarly();
    void anotherAccount();
    void nonsenseIsNoAnswer();
    void anAnswerIsToldAsItWasTyped();
    void whatWasChosenIsRemembered();
    void systemsOfOnesOwn();
    void aSurveyServesEveryone();

private:
    void choose(Drill drill, const char* system = "hi-lo", const char* game = "classic") {
        m_practise->drills()->choose(QString::fromLatin1(drills::name(drill)));
        m_practise->systems()->choose(QString::fromLatin1(system));
        m_practise->games()->choose(QString::fromLatin1(game));
        m_practise->speeds()->choose(QStringLiteral("0"));
        m_practise->groups()->choose(QStringLiteral("1"));
    }
    std::unique_ptr<PractiseController> practise() {
        auto made = std::make_unique<PractiseController>(
            m_archive, CountTools{*m_systems, m_analyser}, *m_settings,
            PractiseController::Chance{.now = [this] { return m_now; }, .seed = [] { return 7; }});
        made->work().setEnough(CountWork::firstRounds, 30);
        return made;
    }
    [[nodiscard]] int rightAnswer() const { return m_practise->exercise()->best(); }
    void start() {
        m_practise->start();
        QTRY_VERIFY_WITH_TIMEOUT(m_practise->stage() == PractiseStage::Showing ||
                                     m_practise->stage() == PractiseStage::Asking,
                                 testprogram::patience);
    }
    /// Lets the cards go by until the count is asked.
    void toTheQuestion() {
        for (int i = 0; i < 500 && m_practise->stage() == PractiseStage::Showing; ++i)
            m_practise->goOn();
        QCOMPARE(m_practise->stage(), PractiseStage::Asking);
    }
    void answer(bool right) {
        if (!m_practise->answers().isEmpty())
            return m_practise->answerChoice(right ? rightAnswer() : 1 - rightAnswer());
        const int scale = m_practise->drill() == Drill::Tray ? 4 : 2;
        m_practise->answerNumber(numberOf(rightAnswer() + (right ? 0 : 2), scale));
    }
    void answerAll(bool right) {
        for (int i = 0; i < 100 && m_practise->stage() != PractiseStage::Finished; ++i) {
            toTheQuestion();
            while (m_practise->stage() == PractiseStage::Asking)
                answer(right);
            QCOMPARE(m_practise->stage(), PractiseStage::Told);
            QCOMPARE(m_practise->wasRight(), right);
            m_practise->goOn();
        }
        QCOMPARE(m_practise->stage(), PractiseStage::Finished);
    }
    [[nodiscard]] std::vector<DrillRow> kept(const DrillKey& key) {
        return m_store->call([&](Tables& t) { return t.drills.last(m_archive.account, key, 100); }).value();
    }

    catalogue::Catalogue m_games;
    Archive m_archive{m_games};
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<CountSystems> m_systems;
    std::shared_ptr<analysis::Analyser> m_analyser = std::make_shared<analysis::Analyser>();
    std::unique_ptr<PractiseController> m_practise;
    qint64 m_now = 0;
};

void TestPractiseController::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = Store::open(m_folder->path(), Access::Play).value();
    m_archive.open(*m_store);
    m_archive.account = m_store->call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); })->id;
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    m_systems = std::make_unique<CountSystems>(*m_settings);
    m_practise = practise();
}

void TestPractiseController::cleanup() {
    m_practise.reset();
    m_archive.close();
    m_store.reset();
}

void TestPractiseController::everySystemsCountIsAsked_data() {
    QTest::addColumn<QByteArray>("system");
    for (const counting::CountSystem& system : formats::countSystems())
        QTest::newRow(system.id.c_str()) << QByteArray::fromStdString(system.id);
}

void TestPractiseController::everySystemsCountIsAsked() {
    QFETCH(QByteArray, system);
    choose(Drill::Running, system.constData(), "deluxe");
    start();
    const counting::CountSystem& counted =
        *std::ranges::find(formats::countSystems(), system.toStdString(), &counting::CountSystem::id);
    const int decks = m_games.find("deluxe")->decks;
    int sum = counted.startFor(decks);
    QCOMPARE(m_practise->aboutText().contains(QStringLiteral("starts at")), sum != 0);
    for (int cards = 1; cards <= 10; ++cards) {
        QCOMPARE(m_practise->hands().size(), 1);
        sum += counted.tag(*engine::Card::parse(m_practise->hands().constFirst().toStdString()));
        m_practise->goOn();
    }
    QCOMPARE(m_practise->stage(), PractiseStage::Asking);
    QVERIFY(m_practise->hands().isEmpty());
    QCOMPARE(m_practise->question(), QStringLiteral("What is the running count?"));
    m_practise->answerNumber(numberOf(sum));
    for (std::size_t side = 0; side < counted.sideCounts.size(); ++side) {
        QCOMPARE(m_practise->stage(), PractiseStage::Asking);
        QCOMPARE(m_practise->question(), QStringLiteral("Side count, aces: how many have gone by?"));
        answer(true);
    }
    QCOMPARE(m_practise->stage(), PractiseStage::Told);
    QVERIFY(m_practise->wasRight());
    QVERIFY(m_practise->why().startsWith(QStringLiteral("Gone by since then: ")));
}

void TestPractiseController::cardsComeByThemselves() {
    choose(Drill::Running);
    m_practise->groups()->choose(QStringLiteral("3"));
    m_practise->speeds()->choose(QStringLiteral("0.5"));
    m_practise->start();
    QTRY_COMPARE(m_practise->stage(), PractiseStage::Showing);
    QVERIFY(!m_practise->isOwnPace());
    QCOMPARE(m_practise->hands().constFirst().split(u' ').size(), 3);
    const QString first = m_practise->hands().constFirst();
    m_practise->goOn(); // they come in their own time
    QCOMPARE(m_practise->hands().constFirst(), first);
    QTRY_VERIFY(m_practise->hands().value(0) != first);
    m_practise->stop();
    QCOMPARE(m_practise->stage(), PractiseStage::Choosing);
}

void TestPractiseController::aTableIsDealtCardByCard() {
    choose(Drill::Running);
    m_practise->groups()->choose(QStringLiteral("0"));
    start();
    QCOMPARE(m_practise->hands().size(), 5); // four hands and the dealer, at once at one's own pace
    QVERIFY(m_practise->isDealerShown());
    for (const QString& hand : m_practise->hands())
        QVERIFY(hand.split(u' ').size() >= 2);
    m_practise->stop();
    m_practise->speeds()->choose(QStringLiteral("0.5"));
    start();
    QCOMPARE(m_practise->hands().size(), 5);
    QCOMPARE(m_practise->hands().join(QString()).size(), 2);
    QTRY_COMPARE(m_practise->hands().join(QString()).size(), 4);
    QVERIFY(!m_practise->hands()[1].isEmpty());
}

void TestPractiseController::aDeckAgainstTheClock() {
    choose(Drill::Deck);
    QVERIFY(!m_practise->gameMatters());
    start();
    m_now += 26'000;
    toTheQuestion();
    QCOMPARE(m_practise->itemText(), QStringLiteral("51 cards gone by"));
    answer(true);
    m_practise->goOn();
    QCOMPARE(m_practise->stage(), PractiseStage::Finished);
    QCOMPARE(m_practise->results(),
             (QStringList{QStringLiteral("1 of 1 right: 100%"), QStringLiteral("Time for a card: 0.51 s"),
                          QStringLiteral("A deck at this pace: 27 s; the mark of the trade is "
                                         "30 s")}));
    QTRY_COMPARE(m_practise->trend()->diagram().bars.size(), 1U);
    QCOMPARE(m_practise->trend()->diagram().bars[0].values, QList<double>{26.0});
    QCOMPARE(m_practise->trend()->note(), QStringLiteral("Best: 26 s. Last: 26 s."));
    const auto rows = kept({"deck", "hi-lo", ""});
    QCOMPARE(rows.size(), 1U);
    QCOMPARE(rows[0].cards, 51);
    QCOMPARE(rows[0].spentMs, 26'000);
}

void TestPractiseController::spokenCardsAreNotShown() {
    choose(Drill::Spoken);
    QSignalSpy told(m_practise.get(), &PractiseController::told);
    start();
    QStringList said;
    for (int i = 0; i < 6; ++i) {
        QVERIFY(m_practise->spokenCard().contains(QStringLiteral(" of ")));
        said << m_practise->spokenCard();
        m_practise->goOn();
    }
    QCOMPARE(m_practise->stage(), PractiseStage::Asking);
    QCOMPARE(m_practise->spokenCard(), QString());
    said << m_practise->question();
    QStringList heard;
    for (const auto& each : told)
        heard << each.at(0).toString();
    QCOMPARE(heard, said); // in order, each once
}

void TestPractiseController::decksInTheTray() {
    choose(Drill::Tray);
    start();
    const int decks = m_practise->trayDecks();
    QCOMPARE(decks, m_games.find("classic")->decks);
    const int cards = static_cast<int>(std::lround(m_practise->tray() * decks * 52));
    QCOMPARE(rightAnswer(), 2 * static_cast<int>(std::lround(cards / 26.0)));
    QCOMPARE(m_practise->step(), 0.5);
    m_practise->answerNumber(decksText(rightAnswer()).trimmed());
    QVERIFY(m_practise->wasRight());
    QVERIFY2(m_practise->why().startsWith(QStringLiteral("%1 cards lie there.").arg(cards)),
             qPrintable(m_practise->why()));
    m_practise->goOn();
    const int now = static_cast<int>(std::lround(m_practise->tray() * decks * 52));
    m_practise->answerNumber(QString::number(decks));
    QVERIFY(!m_practise->wasRight());
    QVERIFY2(m_practise->why().endsWith(QStringLiteral("Your answer is %1 cards more.").arg(decks * 52 - now)),
             qPrintable(m_practise->why()));
    m_practise->goOn();
    QVERIFY(m_practise->tray() > 0);
    answerAll(true);
    QCOMPARE(m_practise->results().constFirst(), QStringLiteral("9 of 10 right: 90%"));
    QCOMPARE(m_practise->tray(), -1.0);
}

void TestPractiseController::aTrueCount() {
    choose(Drill::TrueCount);
    start();
    answer(false);
    QVERIFY(!m_practise->wasRight());
    QVERIFY2(m_practise->why().endsWith(QStringLiteral(", rounded down.")), qPrintable(m_practise->why()));
    m_practise->goOn();
    answerAll(true);
    QCOMPARE(m_practise->results().constFirst(), QStringLiteral("14 of 15 right: 93%"));
}

void TestPractiseController::whatCantBePractised() {
    choose(Drill::TrueCount, "ko");
    QCOMPARE(m_practise->hindrance(),
             QStringLiteral("With Knock-Out the running count itself decides: there is nothing to convert."));
    m_practise->start();
    QCOMPARE(m_practise->stage(), PractiseStage::Choosing);
    choose(Drill::Running, "ko");
    QCOMPARE(m_practise->hindrance(), QString());
}

void TestPractiseController::playsByTheCount() {
    choose(Drill::Plays);
    m_practise->start();
    QTRY_COMPARE(m_practise->stage(), PractiseStage::Preparing);
    QTRY_COMPARE_WITH_TIMEOUT(m_practise->stage(), PractiseStage::Asking, testprogram::patience);
    QCOMPARE(m_practise->answers().size(), 2);
    QCOMPARE(m_practise->hands().size(), 2);
    answer(false);
    QVERIFY(!m_practise->wasRight());
    QVERIFY(m_practise->verdict().startsWith(QStringLiteral("Not this time: ")));
    QVERIFY(m_practise->why().contains(QStringLiteral("otherwise")));
    m_practise->goOn();
    answerAll(true);
    QTRY_COMPARE(m_practise->weakSpots().size(), m_practise->weakSpots().isEmpty() ? 0 : 1);
    QTRY_COMPARE(kept({"plays", "hi-lo", "classic"}).size(), 1U);
    // The game is known by now.
    m_practise->goOn();
    m_practise->systems()->choose(QStringLiteral("ko"));
    start();
}

void TestPractiseController::playsAreShownAsCards_data() {
    QTest::addColumn<QString>("item");
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("up");
    QTest::newRow("hard") << "16|T|stand|hit"
                          << "TS 6H"
                          << "16"
                          << "TC";
    QTest::newRow("eleven is a total") << "11|A|double|hit"
                                       << "9S 2H"
                                       << "11"
                                       << "AC";
    QTest::newRow("no pair for an even total") << "8|5|double|hit"
                                               << "6S 2H"
                                               << "8"
                                               << "5C";
    QTest::newRow("three cards") << "20|6|double|stand"
                                 << "TS 7H 3D"
                                 << "20"
                                 << "6C";
    QTest::newRow("soft") << "A7|9|double|hit"
                          << "AS 7H"
                          << "soft 18"
                          << "9C";
    QTest::newRow("a pair") << "22|2|split|hit"
                            << "2S 2H"
                            << "2, 2"
                            << "2C";
    QTest::newRow("tens") << "TT|6|split|stand"
                          << "TS TH"
                          << "10, 10"
                          << "6C";
    QTest::newRow("a hint") << "15|T small|stand|hit"
                            << "TS 5H"
                            << "15"
                            << "TC";
    QTest::newRow("nothing") << ""
                             << ""
                             << ""
                             << "C";
}
void TestPractiseController::playsAreShownAsCards() {
    QFETCH(QString, item);
    const PlayItem play = PlayItem::from(item.toStdString());
    QTEST(play.cards().join(u' '), "cards");
    QTEST(play.handText(), "hand");
    QTEST(play.upCard(), "up");
}

void TestPractiseController::insurance() {
    choose(Drill::Insurance, "hi-lo", "premium");
    start();
    QVERIFY(m_practise->question().startsWith(QStringLiteral("The dealer shows an ace, the count is ")));
    answer(true);
    QVERIFY2(m_practise->why().startsWith(QStringLiteral("It is worth taking from +")), qPrintable(m_practise->why()));
    m_practise->goOn();
    answerAll(true);
}

void TestPractiseController::weakSpotsAreKept() {
    choose(Drill::TrueCount);
    start();
    answerAll(false);
    QTRY_VERIFY(!m_practise->weakSpots().isEmpty());
    QVERIFY(m_practise->weakSpots().constFirst().startsWith(QStringLiteral("Decks left: ")));
    const QStringList weak = m_practise->weakSpots();
    // Another system has its own, and coming back they are as they were.
    m_practise->systems()->choose(QStringLiteral("zen"));
    QTRY_VERIFY(m_practise->weakSpots().isEmpty());
    m_practise->systems()->choose(QStringLiteral("hi-lo"));
    QTRY_COMPARE(m_practise->weakSpots(), weak);
    // Started at once, before they have been read: nothing is lost.
    m_practise->systems()->choose(QStringLiteral("zen"));
    m_practise->systems()->choose(QStringLiteral("hi-lo"));
    start();
    answerAll(false);
    QTRY_COMPARE(kept({"true", "hi-lo", ""}).size(), 2U);
    const auto spots = m_store->call([&](Tables& t) {
        return t.drills.spots(m_archive.account, {"true", "hi-lo", ""});
    });
    int asked = 0;
    for (const auto& [item, spot] : spots.value())
        asked += spot.asked;
    QCOMPARE(asked, 30);
}

void TestPractiseController::stoppedEarly() {
    choose(Drill::TrueCount);
    start();
    m_practise->stop();
    QCOMPARE(m_practise->stage(), PractiseStage::Choosing);
    QVERIFY(kept({"true", "hi-lo", ""}).empty());
    start();
    answer(true);
    m_practise->goOn();
    m_practise->stop();
    QCOMPARE(m_practise->stage(), PractiseStage::Finished);
    QTRY_COMPARE(kept({"true", "hi-lo", ""}).size(), 1U);
    QCOMPARE(kept({"true", "hi-lo", ""})[0].items, 1);
}

void TestPractiseController::anotherAccount() {
    choose(Drill::TrueCount);
    start();
    answerAll(false);
    QTRY_VERIFY(!m_practise->weakSpots().isEmpty());
    m_practise->goOn();
    start();
    answer(true);
    m_archive.account = m_store->call([](Tables& t) { return t.accounts.obtain("ann", QStringLiteral("Ann")); })->id;
    m_practise->startAnew(); // what runs is given up, not kept as hers
    QCOMPARE(m_practise->stage(), PractiseStage::Choosing);
    QVERIFY(m_practise->weakSpots().isEmpty());
    QTest::qWait(50);
    QVERIFY(m_practise->weakSpots().isEmpty());
    QVERIFY(m_practise->trend()->isEmpty());
    QVERIFY(kept({"true", "hi-lo", ""}).empty());
}

void TestPractiseController::nonsenseIsNoAnswer() {
    choose(Drill::TrueCount);
    start();
    for (const char* nonsense : {"", "x", "1..2", "--", "½½"}) {
        m_practise->answerNumber(QString::fromUtf8(nonsense));
        QCOMPARE(m_practise->stage(), PractiseStage::Asking);
        QVERIFY2(!m_practise->problem().isEmpty(), nonsense);
    }
    m_practise->answerNumber(QStringLiteral("−") + QString::number(std::abs(rightAnswer() / 2)));
    QCOMPARE(m_practise->stage(), PractiseStage::Told);
}

void TestPractiseController::anAnswerIsToldAsItWasTyped() {
    choose(Drill::TrueCount);
    start();
    const double halfway = rightAnswer() / 2 + 0.25;
    m_practise->answerNumber(QLocale().toString(halfway, 'f', 2));
    QVERIFY(!m_practise->wasRight());
    QVERIFY2(m_practise->verdict().contains(formats::netDecimalText(halfway, 2)), qPrintable(m_practise->verdict()));
}

void TestPractiseController::whatWasChosenIsRemembered() {
    choose(Drill::Running, "zen");
    m_practise->speeds()->choose(QStringLiteral("0.75"));
    m_practise->groups()->choose(QStringLiteral("3"));
    const auto again = practise();
    QCOMPARE(again->drill(), Drill::Running);
    QCOMPARE(again->systems()->value(), QStringLiteral("zen"));
    QCOMPARE(again->speeds()->value(), QStringLiteral("0.75"));
    QCOMPARE(again->groups()->value(), QStringLiteral("3"));
}

void TestPractiseController::systemsOfOnesOwn() {
    QJsonObject system = formats::countSystemToJson(formats::countSystems().front());
    system[QStringLiteral("name")] = QStringLiteral("Mine");
    QFile file(m_folder->filePath(QStringLiteral("mine.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(system).toJson());
    file.close();
    const int before = m_practise->systems()->count();
    const auto value = m_systems->open(QUrl::fromLocalFile(file.fileName()));
    QVERIFY(value.has_value());
    QCOMPARE(m_practise->systems()->count(), before + 1);
    m_practise->systems()->choose(*value);
    QCOMPARE(m_practise->systems()->value(), *value);
    QVERIFY(m_practise->hindrance().isEmpty());
    m_systems->forget(*value);
    QCOMPARE(m_practise->systems()->count(), before);
    QVERIFY(m_practise->systems()->value() != *value);
}

// Whoever looked at the game's plays first, on the page or here.
void TestPractiseController::aSurveyServesEveryone() {
    const CountTools tools{*m_systems, m_analyser};
    CountWork page(m_analyser, tools.surveys);
    page.setEnough(CountWork::firstRounds, 30);
    page.want({.rules = *m_games.find("classic"), .system = formats::countSystems().front(), .plays = true});
    QTRY_VERIFY_WITH_TIMEOUT(page.system().worth, testprogram::patience);
    CountWork exercise(m_analyser, tools.surveys);
    exercise.want({.rules = *m_games.find("classic"), .system = formats::countSystems().back(), .plays = true});
    QCOMPARE(exercise.game().survey, page.game().survey);
}

OPENSHOE_TEST(TestPractiseController, Window)
#include "tst_practisecontroller.moc"
