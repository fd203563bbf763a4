// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen, with a scripted round on its table: the cards and chips, the furniture around them, and
// the dealer's words. Nothing covers anything that is to be read.
#include "tabletest.h"
#include "testprogram.h"

#include "models/preferences/settingscontroller.h"

#include <QElapsedTimer>
#include <QQuickItem>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace openshoe;
using namespace openshoe::models;

namespace {

/// The area that a card covers; a doubled one lies across.
QRectF boxOfCard(const QQuickItem* card) {
    QRectF box = boxOf(card);
    if (!card->property("across").toBool())
        return box;
    const QPointF centre = box.center();
    box.setSize(box.size().transposed());
    box.moveCenter(centre);
    return box;
}

/// What an item among the marks of the stakes says.
QString wordsOf(const QQuickItem* mark) {
    const QString amount = mark->property("text").toString();
    return amount.isEmpty() ? mark->property("letter").toString() : amount;
}

/// Whether both mark the same stake: its amount and its owner.
bool isOfOneStake(const QQuickItem* a, const QQuickItem* b) {
    return a->parentItem() == b->parentItem();
}

/// Whether they overlap by more than a pixel.
bool touch(const QRectF& a, const QRectF& b) {
    return a.adjusted(1, 1, -1, -1).intersects(b);
}

} // namespace

class TabletopTest : public TableTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void theDealerCallsWhatHappens();
    void theDealersWordsAreNotToldTwice();
    void aTotalIsCalledOnceItsCardLies();
    void theFurnitureFollowsTheRound();
    void theCutCardIsInSight();
    void aNewShoeIsShownAndThenNothingMoves();
    void theShuffleWaitsForTheTable_data();
    void theShuffleWaitsForTheTable();
    void burnedCardsLieInTheTray_data();
    void burnedCardsLieInTheTray();
    void everyStakeBehindIsRead_data();
    void everyStakeBehindIsRead();
    void celebrationsLeaveTheCardsInSight_data();
    void celebrationsLeaveTheCardsInSight();
    void nothingLiesOnWhatIsRead_data();
    void nothingLiesOnWhatIsRead();
    void answersAreReadWhereThereIsLittleRoom();
    void aNarrowFeltHasRoomForItsWords_data();
    void aNarrowFeltHasRoomForItsWords();
    void winningsStandBesideTheStake();
    void theHintNamesItsCards();
    void goldenRulesAreCelebrated();
    void tipsSayAmountsAsPeopleWriteThem();

private:
    [[nodiscard]] QQuickItem* one(const char* type) const { return all(type).value(0); }
    /// The dealer's current words.
    [[nodiscard]] QString words() const {
        const QQuickItem* speech = one("DealerSpeech");
        return speech ? speech->property("words").toString() : QString();
    }
};

void TabletopTest::init() {
    newFolder();
    open();
    QVERIFY(m_app->data->isReady());
}

// Live and in a replay alike: the words follow the events.
// A chip's tip said 1000000, and a side bet's limits had no unit.
void TabletopTest::tipsSayAmountsAsPeopleWriteThem() {
    openGame(QStringLiteral("premium"));
    QStringList tips;
    for (const QQuickItem* chip : all("ChipButton"))
        tips << chip->property("tip").toString();
    QVERIFY2(tips.contains(QStringLiteral("Chip 1,000,000")), qPrintable(tips.join(u'\n')));
    QVERIFY(names().contains(QStringLiteral("Chip 1000000"))); // for scripts
    openGame(QStringLiteral("rundown"));
    tips.clear();
    for (const QQuickItem* spot : all("BetSpot"))
        tips << spot->property("tip").toString();
    QVERIFY2(!tips.filter(QStringLiteral("($1–500)")).isEmpty(), qPrintable(tips.join(u'\n')));
}

void TabletopTest::theDealerCallsWhatHappens() {
    openGame(QStringLiteral("classic"));
    QCOMPARE(words(), QStringLiteral("Place your bets"));
    stake(1);
    key(Qt::Key_Space, QStringLiteral(" "));
    finishRound();
    QTRY_VERIFY(!words().isEmpty() && words() != u"Place your bets");
    key(Qt::Key_N, QStringLiteral("n"));
    QTRY_COMPARE(words(), QStringLiteral("Place your bets"));

    show(QStringLiteral("deluxe-full"));
    QStringList said{words()};
    for (int moment = 0; moment < replay().moments()->count(); ++moment) {
        replay().go(moment);
        QTRY_COMPARE(words(), m_app->table->shown()->dealersLine());
        if (said.last() != words())
            said << words();
    }
    said.removeAll(QString());
    QVERIFY2(said.indexOf(QStringLiteral("No more bets")) >= 0, qPrintable(said.join(u'/')));
    QVERIFY2(said.indexOf(QStringLiteral("Sixteen")) > said.indexOf(QStringLiteral("No more bets")),
             qPrintable(said.join(u'/')));
    QCOMPARE(said.last(), QStringLiteral("Nineteen"));
    // A won side bet is told beside the cards that made it, and nowhere else.
    QVERIFY2(said.filter(QStringLiteral("Pair")).isEmpty(), qPrintable(said.join(u'/')));
    m_app->settings->setDealersWords(false);
    QTRY_VERIFY(words().isEmpty());
}

void TabletopTest::theDealersWordsAreNotToldTwice() {
    show(QStringLiteral("deluxe-full"));
    for (int moment = 0; moment < replay().moments()->count() && words() != u"No more bets"; ++moment) {
        replay().go(moment);
        QTRY_COMPARE(words(), m_app->table->shown()->dealersLine());
    }
    QVERIFY(names().contains(QStringLiteral("No more bets")));
    replay().toEnd();
    QTRY_COMPARE(words(), QStringLiteral("Nineteen"));
    QVERIFY(!names().contains(QStringLiteral("Nineteen"))); // "Dealer: 19" is read instead
    QTRY_VERIFY(names().contains(QStringLiteral("Dealer: 19")));
}

// The dealer called a total while its last card was still on the way.
void TabletopTest::aTotalIsCalledOnceItsCardLies() {
    show(QStringLiteral("deluxe-full"));
    replay().setSpeed(DealingSpeed::Normal);
    while (m_app->table->shown()->dealersLine() != u"Nineteen") {
        QVERIFY(replay().moment() + 1 < replay().moments()->count());
        replay().go(replay().moment() + 1);
    }
    int early = 0;
    for (; !names().contains(QStringLiteral("Dealer: 19")); ++early) { // what is under the cards waits for them as well
        QVERIFY(early < 500);
        QVERIFY(words() != u"Nineteen");
        QTest::qWait(10);
    }
    QVERIFY(early > 2); // the card was under way
    QTRY_COMPARE(words(), QStringLiteral("Nineteen"));
}

void TabletopTest::theFurnitureFollowsTheRound() {
    show(QStringLiteral("deluxe-full"));
    QQuickItem* shoe = one("ShoeBox");
    QQuickItem* rack = one("ChipTray");
    QVERIFY(shoe && rack && one("DiscardTray"));
    const double full = shoe->property("block").toReal();
    const double level = rack->property("level").toReal();
    // Completely in sight: neither bar covers it.
    QQuickItem* felt = one("TableFelt");
    QVERIFY(boxOf(felt).contains(boxOf(rack)));
    replay().toEnd();
    QVERIFY(shoe->property("block").toReal() < full);
    QVERIFY(rack->property("level").toReal() < level); // the house has paid out more than it took
    const double piled = one("DiscardTray")->property("rise").toReal();
    replay().stop();
    QTRY_VERIFY(!replay().isActive());
    // Played cards pile up.
    openGame(QStringLiteral("boxes"));
    const double before = one("DiscardTray")->property("rise").toReal();
    QVERIFY(piled >= 0);
    for (int round = 0; round < 3; ++round) {
        stake(1);
        key(Qt::Key_Space, QStringLiteral(" "));
        finishRound();
        key(Qt::Key_N, QStringLiteral("n"));
        QTRY_COMPARE(table().live()->phase(), LiveRound::Betting);
    }
    QVERIFY(one("DiscardTray")->property("rise").toReal() > before);
    QVERIFY(!names().filter(QRegularExpression(QStringLiteral("^Limits: .*\\d"))).isEmpty());
    QVERIFY(boxOf(one("TableFelt")).contains(boxOf(one("LimitsSign"))));
}

void TabletopTest::theCutCardIsInSight() {
    openGame(QStringLiteral("boxes"));
    QQuickItem* shoe = one("ShoeBox");
    QVERIFY(shoe->property("cutCardAt").toInt() > 0);
    QVERIFY(!shoe->property("cut").toBool());
    openGame(QStringLiteral("classic")); // a new shoe for every round
    QCOMPARE(one("ShoeBox")->property("cutCardAt").toInt(), -1);
}

// The played cards go into the new shoe, once; a table at rest draws no frames.
void TabletopTest::aNewShoeIsShownAndThenNothingMoves() {
    m_app->settings->setAnimationSpeed(DealingSpeed::Fast);
    openGame(QStringLiteral("classic"));
    stake(1);
    key(Qt::Key_Space, QStringLiteral(" "));
    bool shown = false;
    const auto over = [&] {
        shown = shown || one("ShuffleShow");
        if (table().shown()->isAnimating())
            return false;
        if (!shown && table().live()->phase() == LiveRound::Over)
            key(Qt::Key_Space, QStringLiteral(" ")); // the table is cleared, then the new shoe is shuffled
        else if (offers(Intent::Stand))
            key(Qt::Key_S, QStringLiteral("s"));
        else if (table().live()->phase() == LiveRound::Playing && table().live()->actions()->count() > 0)
            key(Qt::Key_N, QStringLiteral("n"));
        return shown && table().live()->phase() == LiveRound::Over;
    };
    QVERIFY(QTest::qWaitFor(over, testprogram::patience));
    QTRY_VERIFY(!one("ShuffleShow"));
    QSignalSpy frames(m_window, &QQuickWindow::frameSwapped);
    const auto rests = [&] {
        frames.clear();
        QTest::qWait(300);
        return frames.isEmpty();
    };
    QVERIFY(QTest::qWaitFor(rests, testprogram::patience));
}

void TabletopTest::theShuffleWaitsForTheTable_data() {
    QTest::addColumn<bool>("again");
    QTest::newRow("deal again") << true;
    QTest::newRow("change bets") << false;
}

// The cards on the table go into the new shoe: nobody shuffles before they are in the tray, and nobody deals before
// the shuffle is over.
void TabletopTest::theShuffleWaitsForTheTable() {
    QFETCH(bool, again);
    m_app->settings->setAnimationSpeed(DealingSpeed::Normal);
    openGame(QStringLiteral("classic"));
    stake(1);
    key(Qt::Key_Space, QStringLiteral(" "));
    table().shown()->skip();
    const auto over = [&] {
        if (table().shown()->isAnimating())
            table().shown()->skip();
        else if (offers(Intent::Stand))
            key(Qt::Key_S, QStringLiteral("s"));
        else if (table().live()->actions()->count() > 0)
            key(Qt::Key_N, QStringLiteral("n"));
        return table().live()->phase() == LiveRound::Over && table().shown()->shoeNumber() == 2;
    };
    QVERIFY(QTest::qWaitFor(over, testprogram::patience));
    const int full = table().shown()->shoeCards();
    QCOMPARE(table().shown()->cardsLeft(), full); // the commitment to the new shoe is told at once
    const auto left = [this] { return one("ShoeBox")->property("cardsLeft").toInt(); };
    const int before = left();
    QVERIFY2(before < full, qPrintable(QStringLiteral("%1 of %2 cards left in shoe %3, %4 cards on the table")
                                           .arg(before).arg(full).arg(table().shown()->boxNumber())
                                           .arg(table().shown()->cards()->rows().size())));
    QTest::qWait(300);
    QVERIFY(!one("ShuffleShow"));
    QCOMPARE(left(), before);
    if (again)
        key(Qt::Key_Space, QStringLiteral(" "));
    else
        key(Qt::Key_N, QStringLiteral("n"));
    bool lay = false; // cards, while it was shuffled
    int shuffled = 0;
    const auto done = [&] {
        const bool shuffles = one("ShuffleShow");
        shuffled += shuffles ? 1 : 0;
        // The last packet may still be landing when the first card comes.
        lay = lay || (shuffles && one("ShuffleShow")->property("run").toReal() < 0.9 && !all("TableCard").isEmpty());
        return shuffled > 0 && !shuffles;
    };
    QVERIFY(QTest::qWaitFor(done, testprogram::patience));
    QVERIFY(shuffled > 3);
    QVERIFY(!lay);
    if (again)
        QTRY_VERIFY(!all("TableCard").isEmpty());
    else
        QCOMPARE(left(), full);
}

void TabletopTest::burnedCardsLieInTheTray_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(960, 600), QSize(1280, 800), QSize(2560, 1440)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

// At the size of the cards already there, and not beneath the bar.
void TabletopTest::burnedCardsLieInTheTray() {
    QFETCH(QSize, size);
    m_window->resize(size);
    openGame(QStringLiteral("deluxe"));
    stake(1);
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(!table().shown()->cards()->rows().empty());
    const QRectF tray = boxOf(one("DiscardTray"));
    int burned = 0;
    for (const QQuickItem* card : all("TableCard")) {
        if (!card->property("gone").toBool())
            continue;
        ++burned;
        QVERIFY2(tray.contains(boxOf(card)), qPrintable(QStringLiteral("%1 from %2 in a tray %3 from %4")
                                                            .arg(boxOf(card).height()).arg(boxOf(card).top())
                                                            .arg(tray.height()).arg(tray.top())));
        QVERIFY(boxOf(one("TableFelt")).contains(boxOf(card)));
    }
    QVERIFY(burned >= 2);
}

void TabletopTest::everyStakeBehindIsRead_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(960, 600), QSize(1280, 800), QSize(2560, 1440)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

// Several people bet behind one seat: every amount and every owner is in sight, before and after they are paid.
void TabletopTest::everyStakeBehindIsRead() {
    QFETCH(QSize, size);
    m_window->resize(size);
    show(QStringLiteral("deluxe-behind"));
    if (QTest::currentTestFailed())
        return;
    for (const bool paid : {false, true}) {
        if (paid)
            replay().toEnd();
        else
            replay().go(2); // the stakes are down, no card is dealt
        QTest::qWait(50);
        QQuickItem* marks = nullptr;
        double highest = 0;
        QSet<QString> amounts;
        for (const QQuickItem* pile : all("StakePile")) {
            marks = pile->property("marks").value<QQuickItem*>();
            QVERIFY(marks && marks->parentItem() == pile->parentItem());
            highest = std::max(highest, pile->z());
            const bool there = !pile->property("gone").toBool() || pile->property("told").toBool();
            if (pile->property("kind").toInt() == StakeOn::Behind && there)
                amounts << pile->property(pile->property("told").toBool() ? "netText" : "amountText").toString();
        }
        QVERIFY(marks && marks->z() > highest); // no chip lies on them
        QVERIFY(amounts.size() >= (paid ? 3 : 10));
        QList<QQuickItem*> read = itemsOf("Plate", marks);
        read << itemsOf("Monogram", marks);
        for (const QQuickItem* mark : std::as_const(read)) {
            amounts.remove(mark->property("text").toString());
            QVERIFY(boxOf(one("TableFelt")).contains(boxOf(mark)));
            for (const QQuickItem* other : std::as_const(read)) {
                const QRectF box = boxOf(mark).adjusted(2, 2, -2, -2);
                if (other != mark && !isOfOneStake(mark, other) && box.intersects(boxOf(other).adjusted(2, 2, -2, -2)))
                    QFAIL(qPrintable(QStringLiteral("“%1” lies on “%2”, paid: %3")
                                         .arg(wordsOf(mark), wordsOf(other)).arg(paid)));
            }
            for (const QQuickItem* card : all("TableCard")) {
                if (!card->property("gone").toBool() && touch(boxOfCard(card), boxOf(mark)))
                    QFAIL(qPrintable(QStringLiteral("a card lies on “%1”, paid: %2").arg(wordsOf(mark)).arg(paid)));
            }
        }
        QVERIFY2(amounts.isEmpty(), qPrintable(amounts.values().join(u'/')));
    }
}

void TabletopTest::celebrationsLeaveTheCardsInSight_data() {
    QTest::addColumn<QString>("scene");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(960, 600), QSize(1280, 800), QSize(2560, 1440)}) {
        for (const char* scene : {"deluxe-full", "rundown-won"})
            QTest::addRow("%s %dx%d", scene, size.width(), size.height()) << QString::fromLatin1(scene) << size;
    }
}

// While a side bet's win rises from its spot, the cards that won it can be seen, and all totals.
void TabletopTest::celebrationsLeaveTheCardsInSight() {
    QFETCH(QString, scene);
    QFETCH(QSize, size);
    m_window->resize(size);
    m_app->settings->setAnimationSpeed(DealingSpeed::Normal);
    show(scene);
    if (QTest::currentTestFailed())
        return;
    int celebrated = 0;
    for (int moment = 0; moment < replay().moments()->count(); ++moment) {
        replay().go(moment);
        QTest::qWait(0);
        for (const QQuickItem* win : all("Celebration")) {
            ++celebrated;
            QElapsedTimer time;
            const QByteArray title = win->property("title").toString().toUtf8();
            for (time.start(); time.elapsed() < 700; QTest::qWait(40)) {
                const QRectF box = boxOf(win->childItems().value(0));
                for (const QQuickItem* card : all("TableCard")) {
                    QVERIFY2(card->property("gone").toBool() || !touch(boxOfCard(card), box),
                             (title + " lies on a card").constData());
                }
                for (const QQuickItem* total : all("HandMarks")) {
                    for (const QQuickItem* plate : total->childItems()) {
                        QVERIFY2(!plate->isVisible() || plate->opacity() == 0 || !touch(boxOf(plate), box),
                                 (title + " lies on a total").constData());
                    }
                }
            }
        }
    }
    QVERIFY(celebrated > 0);
}

void TabletopTest::nothingLiesOnWhatIsRead_data() {
    QTest::addColumn<QString>("scene");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(960, 600), QSize(1280, 800), QSize(2560, 1440)}) {
        for (const char* scene :
             {"deluxe-full", "deluxe-behind", "deluxe-crowd", "boxes-five", "premium-split", "classic-double",
              "rundown-three", "rundown-won", "down-under-22"})
            QTest::addRow("%s %dx%d", scene, size.width(), size.height()) << QString::fromLatin1(scene) << size;
    }
}

void TabletopTest::aNarrowFeltHasRoomForItsWords_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"classic", "down-under", "boxes", "deluxe"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

// "Surrender" was set in tiny letters beside its key.
void TabletopTest::answersAreReadWhereThereIsLittleRoom() {
    openGame(QStringLiteral("deluxe"));
    stake(1);
    for (const QSize size : {QSize(960, 600), QSize(1280, 800)}) {
        m_window->resize(size);
        dealToATurn();
        while (!offers(Intent::Surrender)) {
            finishRound();
            dealToATurn();
        }
        const auto contents = itemsOf("ButtonContent", one("ActionBar"));
        QVERIFY(contents.size() >= 4);
        for (QQuickItem* content : contents) {
            const QString words = content->property("text").toString();
            const auto hints = itemsOf("KeyHint", content);
            const bool hasKey = std::ranges::any_of(hints, [](const QQuickItem* hint) { return hint->isVisible(); });
            QVERIFY2(hasKey || words != u"Hit", "\"Hit\" has room for its key");
            for (const QQuickItem* text : itemsOf("PlainText", content)) {
                const double part = text->property("contentWidth").toDouble() / text->implicitWidth();
                QVERIFY2(text->property("text").toString() != words || part > 0.89 || !hasKey, qPrintable(words));
            }
        }
        finishRound();
    }
}

// The rules being edited take two fifths of the window. All that is behind the hands, from the tray to the shoe, still
// stands side by side and can be read.
void TabletopTest::aNarrowFeltHasRoomForItsWords() {
    QFETCH(QString, game);
    m_window->resize(1280, 800);
    openGame(game);
    key(Qt::Key_G, QStringLiteral("g"));
    QTRY_VERIFY(one("TableFelt")->width() < 800);
    QTRY_COMPARE(words(), QStringLiteral("Place your bets"));
    QQuickItem* speech = one("DealerSpeech");
    const QQuickItem* line = itemsOf("PlainText", speech).value(0);
    QVERIFY(line);
    QTRY_VERIFY2(line->property("contentWidth").toDouble() <= line->width(),
                 qPrintable(QString::number(line->width())));
    QVERIFY(line->property("lineCount").toInt() <= 2);
    QVERIFY(!touch(boxOf(speech), boxOf(one("ShoeBox"))));
    const QQuickItem* sign = one("LimitsSign");
    QVERIFY2(sign->width() > one("DiscardTray")->width(), qPrintable(QString::number(sign->width())));
    QVERIFY(!touch(boxOf(sign), boxOf(one("DiscardTray"))));
}

// Results and totals lie beneath the cards, the dealer's words beside them; every stake is readable.
void TabletopTest::nothingLiesOnWhatIsRead() {
    QFETCH(QString, scene);
    QFETCH(QSize, size);
    m_window->resize(size);
    show(scene);
    if (QTest::currentTestFailed())
        return;
    for (int back = 0; back < replay().moments()->count(); ++back) {
        replay().go(replay().moments()->count() - 1 - back);
        QTest::qWait(30); // plates get their sizes
        const auto cards = all("TableCard");
        QList<QQuickItem*> read = all("HandResult");
        for (const char* type : {"Plate", "DealerSpeech", "LimitsSign", "PersonPlate", "OwnPlate", "FeltBanner"})
            read << all(type);
        for (const QQuickItem* text : std::as_const(read)) {
            for (const QQuickItem* card : cards) {
                if (!card->property("gone").toBool() && touch(boxOfCard(card), boxOf(text)))
                    QFAIL(qPrintable(
                        QStringLiteral("a card of seat %4 lies on %1 “%2”, %3 moments before the end")
                            .arg(QLatin1String(text->metaObject()->className()), text->property("text").toString())
                            .arg(back).arg(card->property("seat").toInt())));
            }
            for (const QQuickItem* other : std::as_const(read)) {
                if (other == text)
                    break;
                if (touch(boxOf(other), boxOf(text)))
                    QFAIL(qPrintable(QStringLiteral("“%1” lies on “%2”, %3 moments before the end")
                                         .arg(other->property("text").toString(), text->property("text").toString())
                                         .arg(back)));
            }
        }
    }
}

void TabletopTest::winningsStandBesideTheStake() {
    show(QStringLiteral("deluxe-full"));
    replay().toEnd();
    int paid = 0;
    for (QQuickItem* pile : all("StakePile")) {
        if (pile->property("wonValues").toStringList().isEmpty())
            continue;
        const QList<QQuickItem*> stacks = itemsOf("ChipStack", pile);
        QCOMPARE(stacks.size(), 2);
        QVERIFY(stacks[1]->property("chips").toStringList().size() <= 6);
        const double apart = boxOf(stacks[1]).center().x() - boxOf(stacks[0]).center().x();
        QVERIFY2(apart >= pile->property("chipSize").toReal() * 0.4, qPrintable(QString::number(apart)));
        ++paid;
    }
    QVERIFY(paid >= 3);
}

void TabletopTest::theHintNamesItsCards() {
    show(QStringLiteral("down-under-hint"));
    for (int moment = 0; moment < replay().moments()->count() && table().shown()->hintText().isEmpty(); ++moment)
        replay().go(moment);
    QCOMPARE(table().shown()->hintText(), QStringLiteral("Hidden card is large"));
    QVERIFY(names().contains(QStringLiteral("Hidden card is large")));
    const auto plates = all("Plate");
    QVERIFY(std::any_of(plates.begin(), plates.end(), [](const QQuickItem* plate) {
        return plate->property("text").toString() == u"Hidden card: large, 10\u2013\u2060ace";
    }));
}

// The dealer's cards glow, and the text is large.
void TabletopTest::goldenRulesAreCelebrated() {
    show(QStringLiteral("down-under-22"));
    int moment = 0;
    while (moment < replay().moments()->count() && table().shown()->bannerKind() != BannerKind::Golden)
        replay().go(moment++);
    QCOMPARE(table().shown()->bannerText(), QStringLiteral("Player's golden rule: the dealer has 22"));
    QTRY_COMPARE(words(), QStringLiteral("Twenty-two"));
    QVERIFY(one("FeltBanner") && one("FeltBanner")->property("grand").toBool());
    for (const CardRow& card : table().shown()->cards()->rows())
        QCOMPARE(card.glowing, card.seat == 0);
}

OPENSHOE_TEST(TabletopTest, Window)
#include "tst_tabletop.moc"
