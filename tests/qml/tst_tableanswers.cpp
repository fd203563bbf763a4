// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen: where the answers to a question stand, and answers for several hands at once.
#include "play/arrangedshoe.h"
#include "tabletest.h"
#include "testprogram.h"

#include "models/coach/coachcontroller.h"
#include "models/preferences/settingscontroller.h"
#include "models/rules/rulesmodel.h"

#include <QQuickItem>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace openshoe::models;
using openshoe::engine::Action;
using openshoe::engine::EvenMoneyTaken;
using openshoe::engine::Event;
using openshoe::engine::InsuranceTaken;
using openshoe::engine::QuestionKind;

namespace {

const QStringList answerNames{QStringLiteral("Hit"),       QStringLiteral("Stand"),      QStringLiteral("Double"),
                              QStringLiteral("Split"),     QStringLiteral("Give up"),    QStringLiteral("Surrender"),
                              QStringLiteral("Insurance"), QStringLiteral("No"),         QStringLiteral("Even money"),
                              QStringLiteral("Choose"),    QStringLiteral("Insure all"), QStringLiteral("Insure none")};

} // namespace

class TableAnswersTest : public TableTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void answersKeepTheirPlaces_data();
    void answersKeepTheirPlaces();
    void insuranceIsAskedOnceForAllHands_data();
    void insuranceIsAskedOnceForAllHands();
    void insuranceIsChosenHandByHand();
    void evenMoneyIsAskedOnceForAllHands();
    void whatTheWalletDoesNotCoverIsToldForAllHands();
    void aRefusalLeavesTheQuestionInSight();
    void theQuestionIsExplained();
    void aTopUpTakesBackWhatItCovers();
    void aHandGivenUpWasGivenUp_data();
    void aHandGivenUpWasGivenUp();
    void aDealersBlackjackIsNoTwentyOne();

private:
    /// Checks that every visible answer is where `seen` has it, and adds new ones.
    void look(QHash<QString, QRect>& seen);
    /// Stakes that many spots of the game, and arranges for the question to come first.
    void dealTo(const QString& game, QuestionKind kind, int spots, int hands);
    template <typename E> int count() const {
        const auto& events = m_app->table->session()->events();
        return static_cast<int>(std::count_if(events.begin(), events.end(),
                                              [](const Event& event) { return std::holds_alternative<E>(event); }));
    }
};

void TableAnswersTest::init() {
    newFolder();
    open();
    QVERIFY(m_app->data->isReady());
}

void TableAnswersTest::look(QHash<QString, QRect>& seen) {
    const QStringList shown = names();
    QList<QRect> boxes;
    for (const QString& name : answerNames) {
        if (!shown.contains(name))
            continue;
        const QRect box = rectOf(name);
        QVERIFY2(QRect(QPoint(), m_window->size()).contains(box), qPrintable(name));
        QVERIFY2(!seen.contains(name) || seen.value(name) == box, qPrintable(name));
        for (const QRect& other : std::as_const(boxes))
            QVERIFY2(!other.intersects(box), qPrintable(name));
        seen.insert(name, box);
        boxes << box;
    }
}

void TableAnswersTest::answersKeepTheirPlaces_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("least"); // minimum height of a button
    QTest::addRow("960x600") << QSize(960, 600) << 48;
    QTest::addRow("1280x800") << QSize(1280, 800) << 48;
    QTest::addRow("2560x1440") << QSize(2560, 1440) << 60;
}

// Whatever is offered, with the coach's figures or without.
void TableAnswersTest::answersKeepTheirPlaces() {
    QFETCH(QSize, size);
    QFETCH(int, least);
    m_window->resize(size);
    m_app->settings->setCoach(CoachMode::OnRequest);
    openGame(QStringLiteral("boxes"));
    QHash<QString, QRect> seen;
    for (const Action wanted : {Action::Split, Action::Insurance, Action::Surrender}) {
        if (wanted != Action::Split) {
            close();
            init();
            m_window->resize(size);
            m_app->settings->setCoach(CoachMode::OnRequest);
            openGame(QStringLiteral("boxes"));
        }
        stake(1);
        QVERIFY(arrangeOffer(*table().session(), wanted));
        key(Qt::Key_Space, QStringLiteral(" "));
        for (int i = 0; i < 12 && table().live()->phase() == LiveRound::Playing; ++i) {
            QTRY_VERIFY(table().live()->phase() != LiveRound::Playing || table().live()->actions()->count() > 0);
            if (table().live()->phase() != LiveRound::Playing)
                break;
            look(seen);
            key(Qt::Key_K, QStringLiteral("k"));
            QTRY_VERIFY(!m_app->coach->shortText().isEmpty());
            look(seen);
            if (QTest::currentTestFailed())
                return;
            if (offers(Intent::Split))
                key(Qt::Key_P, QStringLiteral("p"));
            else if (offers(Intent::Stand))
                key(Qt::Key_S, QStringLiteral("s"));
            else
                key(Qt::Key_N, QStringLiteral("n"));
        }
        finishRound();
    }
    for (const char* name : {"Hit", "Stand", "Double", "Split", "Insurance", "No", "Give up"}) {
        const QRect box = seen.value(QString::fromLatin1(name));
        QVERIFY2(box.height() >= least && box.width() >= 88, name);
    }
    QSet<int> places;
    for (const char* name : {"Hit", "Stand", "Double", "Split", "Give up", "Insurance", "No"})
        places << seen.value(QString::fromLatin1(name)).x();
    QCOMPARE(places.size(), 7);
}

void TableAnswersTest::dealTo(const QString& game, QuestionKind kind, int spots, int hands) {
    openGame(game);
    for (int spot = 1; spot <= spots; ++spot)
        table().bets()->minStake(spot, TableBets::MainPlace);
    QVERIFY(arrangeQuestion(*table().session(), kind, hands));
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().live()->actions()->count() > 0);
}

void TableAnswersTest::insuranceIsAskedOnceForAllHands_data() {
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("button"); // pressed instead of the key
    QTest::addColumn<int>("insured");
    QTest::addRow("all, key") << int(Qt::Key_I) << QString() << 3;
    QTest::addRow("all, button") << 0 << QStringLiteral("Insure all") << 3;
    QTest::addRow("none, key") << int(Qt::Key_N) << QString() << 0;
    QTest::addRow("none, button") << 0 << QStringLiteral("Insure none") << 0;
}

void TableAnswersTest::insuranceIsAskedOnceForAllHands() {
    QFETCH(int, code);
    QFETCH(QString, button);
    QFETCH(int, insured);
    dealTo(QStringLiteral("rundown"), QuestionKind::Insurance, 3, 3);
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(table().live()->questionText(), QStringLiteral("Hands 1, 2, 3: insurance?"));
    QHash<QString, QRect> places;
    look(places);
    QVERIFY(places.contains(QStringLiteral("Insure all")) && places.contains(QStringLiteral("Insure none")) &&
            places.contains(QStringLiteral("Choose")));
    QVERIFY(!names().contains(QStringLiteral("Insurance")) && !names().contains(QStringLiteral("No")));
    if (button.isEmpty())
        key(code, QString(QChar(code)).toLower());
    else
        click(button);
    QTRY_VERIFY(table().live()->phase() == LiveRound::Over ||
                (table().live()->asked() && table().live()->asked()->kind != QuestionKind::Insurance));
    QCOMPARE(count<InsuranceTaken>(), insured);
    QCOMPARE(names().filter(QStringLiteral("All insured")).isEmpty(), insured == 0);
}

void TableAnswersTest::insuranceIsChosenHandByHand() {
    dealTo(QStringLiteral("rundown"), QuestionKind::Insurance, 3, 3);
    if (QTest::currentTestFailed())
        return;
    key(Qt::Key_O, QStringLiteral("o"));
    QVERIFY(names().contains(QStringLiteral("Insurance")) && names().contains(QStringLiteral("No")));
    QVERIFY(!names().contains(QStringLiteral("Insure all")) && !names().contains(QStringLiteral("Choose")));
    QVERIFY(table().live()->questionText().startsWith(QStringLiteral("Hand ")));
    int asked = 0;
    for (; asked < 5 && table().live()->asked() && table().live()->asked()->kind == QuestionKind::Insurance; ++asked) {
        const auto hand = table().live()->asked()->seat;
        key(asked == 1 ? Qt::Key_I : Qt::Key_N, asked == 1 ? QStringLiteral("i") : QStringLiteral("n"));
        QTRY_VERIFY(table().live()->phase() == LiveRound::Over ||
                    (table().live()->asked() && (table().live()->asked()->seat != hand ||
                                                 table().live()->asked()->kind != QuestionKind::Insurance)));
    }
    QCOMPARE(asked, 3);
    QCOMPARE(count<InsuranceTaken>(), 1);
    QVERIFY(names().filter(QStringLiteral("All insured")).isEmpty());
}

void TableAnswersTest::evenMoneyIsAskedOnceForAllHands() {
    dealTo(QStringLiteral("rundown"), QuestionKind::EvenMoney, 3, 2);
    if (QTest::currentTestFailed())
        return;
    QVERIFY2(table().live()->questionText().endsWith(QStringLiteral(": even money?")),
             qPrintable(table().live()->questionText()));
    const QStringList shown = names();
    QVERIFY(shown.contains(QStringLiteral("Even money, all")) && shown.contains(QStringLiteral("None")) &&
            shown.contains(QStringLiteral("Choose")));
    key(Qt::Key_E, QStringLiteral("e"));
    // A hand in between may be asked about insurance; decline that.
    const auto done = [this] {
        const auto& asked = table().live()->asked();
        if (asked && asked->kind == QuestionKind::Insurance)
            key(Qt::Key_N, QStringLiteral("n"));
        return count<EvenMoneyTaken>() >= 2;
    };
    QVERIFY(QTest::qWaitFor(done, testprogram::patience));
}

void TableAnswersTest::whatTheWalletDoesNotCoverIsToldForAllHands() {
    openGame(QStringLiteral("rundown"));
    // Nine tenths of the wallet: the rest covers one insurance bet, not three.
    const auto stake = table().session()->wallet().minorUnits() * 3 / 1000;
    for (int spot = 1; spot <= 3; ++spot)
        table().bets()->setStake(spot, TableBets::MainPlace, QString::number(stake));
    QVERIFY(table().bets()->canDeal());
    QVERIFY(arrangeQuestion(*table().session(), QuestionKind::Insurance, 3));
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().live()->actions()->count() > 0);
    key(Qt::Key_I, QStringLiteral("i"));
    QVERIFY2(table().message()->text().contains(QStringLiteral("all hands")), qPrintable(table().message()->text()));
    QCOMPARE(count<InsuranceTaken>(), 0);
}

// Under the pointer and by Tab, clear of the answers; a turn's question needs no explanation.
void TableAnswersTest::theQuestionIsExplained() {
    dealTo(QStringLiteral("classic"), QuestionKind::Insurance, 1, 1);
    if (QTest::currentTestFailed())
        return;
    const QString question = table().live()->questionText();
    const QString meaning = table().live()->questionHelp();
    QVERIFY2(meaning.contains(QStringLiteral("blackjack")), qPrintable(meaning));
    QTRY_VERIFY(opensTip(question));
    QVERIFY(tip().bottom() <= rectOf(QStringLiteral("Insurance")).top());
    QTest::mouseMove(m_window, QPoint(2, m_window->height() / 2));
    QTRY_VERIFY(tip().isNull());
    tabTo(question);
    QTRY_VERIFY(!tip().isNull());
    key(Qt::Key_N, QStringLiteral("n"));
    QTRY_VERIFY(table().live()->questionHelp().isEmpty());
    QTRY_VERIFY(tip().isNull());
}

// An answer that isn't offered is refused below the question, and the outcome of a round stays in sight too.
void TableAnswersTest::aRefusalLeavesTheQuestionInSight() {
    dealTo(QStringLiteral("rundown"), QuestionKind::Insurance, 3, 3);
    if (QTest::currentTestFailed())
        return;
    const QString question = table().live()->questionText();
    const auto boxes = [&] { return std::pair(rectOf(question), rectOf(table().message()->text())); };
    for (const QSize size : {QSize(960, 600), QSize(1280, 800)}) {
        m_window->resize(size);
        key(Qt::Key_H, QStringLiteral("h"));
        QTRY_VERIFY(table().message()->isRefused());
        QTRY_VERIFY2(names().contains(question) && names().contains(table().message()->text()),
                     qPrintable(names().join(u'\n')));
        QTest::qWait(50);
        const auto [asked, refused] = boxes();
        const int answers = rectOf(QStringLiteral("Choose")).top();
        QVERIFY(asked.bottom() <= refused.top() + 1 && refused.bottom() <= answers);
    }
    key(Qt::Key_N, QStringLiteral("n"));
    finishRound();
    table().message()->refuse(QStringLiteral("Not that."));
    QTRY_VERIFY(names().contains(QStringLiteral("Not that.")));
    QVERIFY(names().contains(table().shown()->resultLine()));
}

void TableAnswersTest::aTopUpTakesBackWhatItCovers() {
    openGame(QStringLiteral("rundown"));
    m_app->seating->useCurrency(QStringLiteral("usd"));
    QTRY_COMPARE(table().currency(), QStringLiteral("usd"));
    QTRY_VERIFY(table().session() && !table().session()->isBusy());
    QTest::qWait(50);
    for (int spot = 1; spot <= table().seats()->count(); ++spot)
        table().bets()->maxStake(spot, TableBets::MainPlace);
    for (int i = 0; i < 20; ++i)
        key(Qt::Key_BracketRight, QStringLiteral("]"));
    const auto tooDear = [this] { return table().message()->text().contains(QStringLiteral("doesn't cover that")); };
    for (int spot = 1; spot <= table().seats()->count() && !tooDear(); ++spot) {
        key(Qt::Key_0 + spot, QString::number(spot));
        key(Qt::Key_Plus, QStringLiteral("+"));
    }
    QVERIFY2(tooDear(), qPrintable(table().message()->text()));
    m_app->accounts->topUp(QStringLiteral("usd"));
    QTRY_VERIFY2(table().message()->text().isEmpty(), qPrintable(table().message()->text()));
    key(Qt::Key_Plus, QStringLiteral("+"));
    QVERIFY(!tooDear());
}

void TableAnswersTest::aHandGivenUpWasGivenUp_data() {
    QTest::addColumn<QSize>("size");
    QTest::addRow("960x600") << QSize(960, 600);
    QTest::addRow("1280x800") << QSize(1280, 800);
}

// What the button is called is what became of the hand, on its plate, in the result, the Rundown and the details.
void TableAnswersTest::aHandGivenUpWasGivenUp() {
    QFETCH(QSize, size);
    m_window->resize(size);
    openGame(QStringLiteral("boxes"));
    for (int spot = 1; spot <= 5; ++spot)
        table().bets()->setStake(spot, TableBets::MainPlace, QStringLiteral("25"));
    QVERIFY(arrangeOffer(*table().session(), Action::Surrender));
    key(Qt::Key_Space, QStringLiteral(" "));
    const auto over = [&] {
        if (table().live()->actions()->count() > 0) {
            const bool may = offers(Intent::Surrender);
            key(may ? Qt::Key_R : offers(Intent::Stand) ? Qt::Key_S : Qt::Key_N,
                may ? QStringLiteral("r") : offers(Intent::Stand) ? QStringLiteral("s") : QStringLiteral("n"));
            if (focusName().startsWith(QStringLiteral("Give up, "))) // asks first
                key(Qt::Key_Return);
        }
        return table().live()->phase() == LiveRound::Over;
    };
    QVERIFY(QTest::qWaitFor(over, testprogram::patience));
    const int givenUp = count<openshoe::engine::HandSurrendered>();
    QVERIFY(givenUp > 0);
    QTRY_COMPARE(names().filter(QRegularExpression(QStringLiteral("^Hand \\d: given up, 12\\.50$"))).size(), givenUp);
    int plates = 0;
    for (const QQuickItem* plate : all("HandResult"))
        plates += plate->property("said").toString().contains(QStringLiteral("Given up \u221212.50")) ? 1 : 0;
    QCOMPARE(plates, givenUp);
    m_app->setPage(Page::Rundown);
    QTRY_VERIFY(!names().filter(QRegularExpression(QStringLiteral("^Round 1, .*iven up"))).isEmpty());
    m_app->controller<RulesModel>()->setVariantId(QStringLiteral("boxes"));
    m_app->setPage(Page::Rules);
    QTRY_VERIFY(!names().filter(QStringLiteral("given up")).isEmpty());
    m_app->setPage(Page::Record);
    QTRY_VERIFY(!names().filter(QStringLiteral("Given up")).isEmpty());
    m_app->setPage(Page::Table);
    QTRY_VERIFY(names().contains(QStringLiteral("Deal again")));
    QVERIFY2(names().filter(QStringLiteral("urrender")).isEmpty(),
             qPrintable(names().filter(QStringLiteral("urrender")).join(u'/')));
}

// Every hand is played before the dealer's hidden card is turned; 21 doesn't lose to 21.
void TableAnswersTest::aDealersBlackjackIsNoTwentyOne() {
    m_window->resize(1280, 800);
    openGame(QStringLiteral("boxes"));
    stake(1);
    QVERIFY(arrangeDealerBlackjack(*table().session()));
    key(Qt::Key_Space, QStringLiteral(" "));
    finishRound();
    QVERIFY2(table().shown()->resultLine().contains(QStringLiteral(" against blackjack")),
             qPrintable(table().shown()->resultLine()));
    QTRY_VERIFY(!names().filter(QRegularExpression(QStringLiteral("^Round 1, .* against "))).isEmpty());
    const QStringList rows = names().filter(QRegularExpression(QStringLiteral("^Round 1, .* against ")));
    QVERIFY2(rows.front().contains(QStringLiteral(" against blackjack, ")), qPrintable(rows.front()));
}

OPENSHOE_TEST(TableAnswersTest, Window)
#include "tst_tableanswers.moc"
