// SPDX-License-Identifier: GPL-3.0-or-later
// What is spoken about a round in each game, sentence by sentence, as it is asked, dealt and paid.
#include "formats/scenario.h"
#include "formats/variants.h"
#include "models/table/feltwords.h"
#include "models/table/questionwords.h"
#include "models/table/spokenround.h"
#include "places.h"
#include "session/round/decisions.h"
#include "session/round/playback.h"
#include "testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;

namespace {

constexpr PlayerNumber me{0};

/// Whether that event is the person's answer.
bool isMyAnswer(const TableState& state, const Event& event) {
    const auto whose = [&](const auto& e) {
        if constexpr (requires { e.player; })
            return e.player == me;
        else if constexpr (requires { e.seat; })
            return state.seat(e.seat).holder == me;
        else
            return false;
    };
    return session::answerIn(state, event) && std::visit(whose, event);
}

/// Everything spoken in that scenario's first round when each question is answered at once.
QStringList spokenOf(const QString& scenario) {
    QFile file(QStringLiteral(OPENSHOE_TEST_DATA "/scenarios/%1.json").arg(scenario));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no such scenario");
    const formats::VariantCatalogue games;
    const auto read =
        formats::scenarioFromJson(QJsonDocument::fromJson(file.readAll()).object(), scenario.toStdString(),
                                  [&](const std::string& id) { return games.load(QString::fromStdString(id)); });
    if (!read)
        qFatal("%s", read.error().text().c_str());
    TableState state;
    state.currency = read->currency;
    state.players = read->players;
    const TableState before = state;
    const auto& shoe = std::get<std::vector<Card>>(*read->rounds.front().shoe);
    const auto played = playScript(read->rules, state, read->rounds.front().script, shoe);
    if (!played)
        qFatal("the script can't be played");
    PresentedTable table;
    table.reset(std::make_shared<const RuleSet>(read->rules), before);
    SpokenRound round(me);
    QStringList told;
    for (const Event& event : session::inShownOrder(played->events)) {
        if (isMyAnswer(table.state(), event)) {
            const auto asked = question(read->rules, table.state());
            if (!asked)
                qFatal("nothing was asked");
            const bool turn = asked->kind == QuestionKind::Turn;
            told << round.takeAll(turn ? SpokenRound::HandKey{asked->seat.value, asked->hand.value}
                                       : SpokenRound::HandKey{});
            told << questionText(read->rules, table.state(), *asked, dealerWords(table).totalText, Telling::Spoken);
        }
        table.present(event);
        round.follow(table, event);
        if (round.isDue())
            told << round.takeDue();
    }
    return told << round.takeAll();
}

} // namespace

class SpokenRoundTest : public QObject {
    Q_OBJECT

private slots:
    void tellsInOrder_data();
    void tellsInOrder();
};

void SpokenRoundTest::tellsInOrder_data() {
    QTest::addColumn<QStringList>("sentences");
    QTest::newRow("classic-1-soft-seventeen")
        << QStringList{QStringLiteral("Hand 1: 18, Jack of hearts, Eight of diamonds"),
                       QStringLiteral("Dealer: Ace of spades"),
                       QStringLiteral("Insure for 500?"),
                       QStringLiteral("Your turn: 18 against Ace"),
                       QStringLiteral("The dealer turns the Six of diamonds"),
                       QStringLiteral("Dealer: Ten of clubs"),
                       QStringLiteral("The dealer has 17"),
                       QStringLiteral("Hand 1: win, 2000.00"),
                       QStringLiteral("Insurance, hand 1: lose, 0.00"),
                       QStringLiteral("Balance 5500.00 gold")};
    // One hand becomes two.
    QTest::newRow("premium-1-split-aces") << QStringList{QStringLiteral("Hand 1: Ace of hearts, Ace of clubs"),
                                                         QStringLiteral("Dealer: Nine of diamonds"),
                                                         QStringLiteral("Your turn: soft 12 against 9"),
                                                         QStringLiteral("Hand 1: 21, Ten of hearts"),
                                                         QStringLiteral("Hand 2: 17, Six of spades"),
                                                         QStringLiteral("The dealer turns the Seven of diamonds"),
                                                         QStringLiteral("Dealer: Four of clubs"),
                                                         QStringLiteral("The dealer has 20"),
                                                         QStringLiteral("Hand 1: win, 20000.00"),
                                                         QStringLiteral("Hand 2: lose, 0.00"),
                                                         QStringLiteral("Balance 50000.00 gold")};
    QTest::newRow("boxes-2-insurance-split")
        << QStringList{QStringLiteral("Hand 1: soft 12, Ace of diamonds, Ace of spades"),
                       QStringLiteral("Dealer: Ace of clubs"),
                       QStringLiteral("Insure for 5?"),
                       QStringLiteral("Your turn: soft 12 against Ace"),
                       QStringLiteral("Hand 1.1: Two of clubs"),
                       QStringLiteral("Hand 1.2: 21, Ten of diamonds"),
                       QStringLiteral("Your turn: hand 1.1, soft 13 against Ace"),
                       QStringLiteral("Hand 1.1: Seven of diamonds"),
                       QStringLiteral("Your turn: hand 1.1, soft 20 against Ace"),
                       QStringLiteral("The dealer turns the Six of hearts"),
                       QStringLiteral("The dealer has 17"),
                       QStringLiteral("Hand 1.1: win, 20.00"),
                       QStringLiteral("Insurance, hand 1.1: lose, 0.00"),
                       QStringLiteral("Hand 1.2: win, 20.00"),
                       QStringLiteral("Balance 515.00 coin")};
    QTest::newRow("rundown-1-three-hands")
        << QStringList{QStringLiteral("Hand 1: blackjack, Ace of diamonds, King of hearts"),
                       QStringLiteral("Hand 2: 14, Ten of spades, Four of spades"),
                       QStringLiteral("Hand 3: Five of hearts, Six of diamonds"),
                       QStringLiteral("Dealer: Nine of clubs"),
                       QStringLiteral("Your turn: hand 3, 11 against 9"),
                       QStringLiteral("Hand 3: 21, Ten of diamonds"),
                       QStringLiteral("Your turn: hand 2, 14 against 9"),
                       QStringLiteral("Hand 2: Five of spades"),
                       QStringLiteral("Your turn: hand 2, 19 against 9"),
                       QStringLiteral("The dealer turns the Eight of clubs"),
                       QStringLiteral("The dealer has 17"),
                       QStringLiteral("Hand 3: win, 80.00"),
                       QStringLiteral("Hand 2: win, 10.00"),
                       QStringLiteral("Hand 1: blackjack, 25.00"),
                       QStringLiteral("Balance 560.00 usd")};
    // Losing side bets are told together, with the round's result.
    QTest::newRow("rundown-3-side-bets") << QStringList{
        QStringLiteral("Hand 1: 20, Queen of diamonds, Queen of hearts"),
        QStringLiteral("Hand 2: 20, Queen of hearts, Queen of diamonds"),
        QStringLiteral("Dealer: Jack of clubs"),
        QStringLiteral("Pairs, hand 2: colored pair, 26.00"),
        QStringLiteral("Pairs, hand 1: colored pair, 26.00"),
        QStringLiteral("No dealer blackjack"),
        QStringLiteral("Your turn: hand 2, 20 against 10"),
        QStringLiteral("Your turn: hand 1, 20 against 10"),
        QStringLiteral("The dealer turns the Nine of spades"),
        QStringLiteral("The dealer has 19"),
        QStringLiteral("Hand 2: win, 20.00"),
        QStringLiteral("Hand 1: win, 20.00"),
        QStringLiteral("+64, Pairs 12:1, 2 won"),
        QStringLiteral("Balance 564.00 usd")};
    // What the others' decisions led to, in one sentence; none of their cards.
    QTest::newRow("deluxe-1-table") << QStringList{QStringLiteral("Hand 1: Nine of spades, Two of diamonds"),
                                                   QStringLiteral("Dealer: Six of clubs"),
                                                   QStringLiteral("Your turn: 11 against 6"),
                                                   QStringLiteral("Hand 1: 19, Eight of diamonds"),
                                                   QStringLiteral("Hand 4: 14"),
                                                   QStringLiteral("The dealer turns the Nine of clubs"),
                                                   QStringLiteral("Dealer: Five of hearts"),
                                                   QStringLiteral("The dealer has 20"),
                                                   QStringLiteral("Hand 1: lose, 0.00"),
                                                   QStringLiteral("Balance 460.00 coin")};
    QTest::newRow("deluxe-2-seats") << QStringList{QStringLiteral("Hand 2: Ten of spades, Nine of clubs"),
                                                   QStringLiteral("Hand 6: 11, Eight of spades, Three of clubs"),
                                                   QStringLiteral("Dealer: Seven of diamonds"),
                                                   QStringLiteral("Your turn: hand 2, 19 against 7"),
                                                   QStringLiteral("Your turn: hand 6, 11 against 7"),
                                                   QStringLiteral("The dealer turns the Ten of diamonds"),
                                                   QStringLiteral("The dealer has 17"),
                                                   QStringLiteral("Hand 2: win, 30.00"),
                                                   QStringLiteral("Hand 6: surrender, 7.50"),
                                                   QStringLiteral("Balance 107.50 coin")};
    // A stake behind another person: that hand's questions and result are spoken, its cards are not.
    QTest::newRow("deluxe-3-insurance-early")
        << QStringList{QStringLiteral("Hand 3: 16, Jack of spades, Six of diamonds"),
                       QStringLiteral("Dealer: Ace of clubs"),
                       QStringLiteral("Hand 3 · Insure for 5?"),
                       QStringLiteral("Hand 5 · Insure for 3?"),
                       QStringLiteral("No dealer blackjack"),
                       QStringLiteral("Your turn: hand 3, 16 against Ace"),
                       QStringLiteral("Hand 5: 11"),
                       QStringLiteral("dee doubles on 11 against Ace. Follow with 6?"),
                       QStringLiteral("Hand 5: 21"),
                       QStringLiteral("The dealer turns the Eight of hearts"),
                       QStringLiteral("The dealer has 19"),
                       QStringLiteral("Hand 3: lose, 0.00"),
                       QStringLiteral("Behind, hand 5: win, 24.00"),
                       QStringLiteral("Balance 202.00 coin")};
    // The hint comes before the question, the golden rule before what it pays.
    QTest::newRow("down-under-1-twenty-two") << QStringList{QStringLiteral("Hand 1: Queen of spades, King of diamonds"),
                                                            QStringLiteral("Dealer: Five of spades"),
                                                            QStringLiteral("Hidden card is medium"),
                                                            QStringLiteral("Your turn: 20 against 5"),
                                                            QStringLiteral("The dealer turns the Seven of clubs"),
                                                            QStringLiteral("Dealer: Ten of hearts"),
                                                            QStringLiteral("The dealer busts with 22"),
                                                            QStringLiteral("Player's golden rule: the dealer has 22"),
                                                            QStringLiteral("Hand 1: win, 40.00"),
                                                            QStringLiteral("Balance 520.00 usd")};
    QTest::newRow("down-under-2-side-bets")
        << QStringList{QStringLiteral("Hand 1: 9, Five of hearts, Four of diamonds"),
                       QStringLiteral("Dealer: Five of clubs"),
                       QStringLiteral("Hidden card is large"),
                       QStringLiteral("Dealer Match, hand 1: match, 5.00"),
                       QStringLiteral("Your turn: 9 against 5"),
                       QStringLiteral("Hand 1: 19, Ten of spades"),
                       QStringLiteral("The dealer turns the King of clubs"),
                       QStringLiteral("Dealer: Nine of diamonds"),
                       QStringLiteral("The dealer busts with 24"),
                       QStringLiteral("Hand 1: win, 20.00"),
                       QStringLiteral("+12, Dealer Match 4:1, hand won"),
                       QStringLiteral("Balance 512.00 usd")};
    QTest::newRow("premium-2-peek") << QStringList{QStringLiteral("Hand 1: 11, Five of hearts, Six of clubs"),
                                                   QStringLiteral("Dealer: King of diamonds"),
                                                   QStringLiteral("The dealer has blackjack"),
                                                   QStringLiteral("The dealer turns the Ace of diamonds"),
                                                   QStringLiteral("Hand 1: lose, 0.00"),
                                                   QStringLiteral("Balance 475.00 sweeps")};
}

void SpokenRoundTest::tellsInOrder() {
    QFETCH(QStringList, sentences);
    const QStringList told = spokenOf(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY2(told == sentences, qPrintable(u'\n' + told.join(u'\n')));
}

OPENSHOE_TEST(SpokenRoundTest, Core)
#include "tst_spokenround.moc"
