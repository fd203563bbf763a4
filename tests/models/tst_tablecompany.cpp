// SPDX-License-Identifier: GPL-3.0-or-later
// The other people at the table as the window shows them: before the deal, while they think, once they have decided, at
// the end of the round and in a replay.
#include "models/table/dealervoice.h"
#include "session/company/people.h"
#include "tablebench.h"
#include "testprogram.h"

#include <QSignalSpy>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;
using namespace std::chrono_literals;

namespace {

/// A full table of deluxe, with time advanced by hand.
struct Company : test::Bench {
    explicit Company(int speed = DealingSpeed::Off, session::CompanyWish wish = session::CompanyWish::Full)
        : Bench(speed) {
        settings.setCompany(true);
        settings.setCompanyFor(QStringLiteral("deluxe"), wish);
        sit("deluxe");
        table.company()->driver()->setManualClock(true);
    }
    [[nodiscard]] const std::vector<PersonRow>& people() { return table.company()->people()->rows(); }
    [[nodiscard]] int freeSeat() {
        for (const SeatRow& row : table.seats()->rows()) {
            if (row.canTake)
                return row.seatNumber;
        }
        return 0;
    }
    [[nodiscard]] std::vector<PersonRow> thinking() {
        std::vector<PersonRow> found;
        std::ranges::copy_if(people(), std::back_inserter(found), [](const PersonRow& row) { return row.thinking; });
        return found;
    }
    // The person isn't being asked anything.
    [[nodiscard]] bool isWaiting() { return !table.live()->asked() && table.live()->phase() == LiveRound::Playing; }
    void deal() {
        const int seat = freeSeat();
        table.bets()->takeSeat(seat);
        table.bets()->minStake(seat, TableBets::MainPlace);
        table.bets()->deal();
    }
    // The person stands or declines and the others answer, until the round is over.
    void toTheEnd() {
        (void)QTest::qWaitFor(
            [this] { // basic strategy is computed on another thread
                table.shown()->skip();
                table.company()->driver()->advance(1h);
                if (table.live()->asked())
                    table.live()->act(offers(Intent::Stand) ? Intent::Stand : Intent::Decline);
                return table.live()->phase() != LiveRound::Playing;
            },
            testprogram::patience);
        table.shown()->skip();
    }
};

} // namespace

class TestTableCompany : public QObject {
    Q_OBJECT

private slots:
    // They are there before anything is staked, with their intended stakes; no two share a seat.
    void theyAreSeenBeforeTheDeal() {
        Company bench;
        QVERIFY(bench.people().size() >= 4);
        std::set<int> seats;
        int stakes = 0;
        for (const PersonRow& row : bench.people()) {
            QVERIFY2(!row.name.isEmpty() && row.monogram.size() >= 2 && !row.line.isEmpty(), qPrintable(row.name));
            QVERIFY(row.accessibleName.startsWith(row.name) && row.accessibleName.contains(row.stackText));
            QVERIFY(row.colour >= 0 && row.colour < PeopleModel::colours);
            if (row.seat > 0) {
                QVERIFY2(seats.insert(row.seat).second, qPrintable(row.name));
                const SeatRow& seat = bench.table.seats()->rows()[static_cast<std::size_t>(row.seat - 1)];
                QCOMPARE(seat.occupant, row.name);
                QVERIFY(!seat.mine && !seat.open);
                QCOMPARE(seat.mainPlace, int(TableBets::BehindPlace));
            }
        }
        for (const StakeRow& row : bench.table.shown()->stakes()->rows()) {
            QVERIFY(row.player > 0 && !row.monogram.isEmpty());
            ++stakes;
        }
        QVERIFY(stakes >= 4);
        QVERIFY(bench.freeSeat() > 0);
    }

    // A seat somebody only meant to take goes to the person who asks for it.
    void whoOnlyMeantToSitThereGivesWay() {
        Company bench;
        const int seat = bench.freeSeat();
        bench.table.bets()->takeSeat(seat);
        for (const PersonRow& row : bench.people())
            QVERIFY(row.seat != seat);
        QVERIFY(bench.table.seats()->rows()[static_cast<std::size_t>(seat - 1)].mine);
    }

    // The key to follow goes to the question that is asked, at the table and when it is asked again; no other answer is
    // tried.
    void theKeyFollowsWhateverIsAsked() {
        Company bench;
        TableController& table = bench.table;
        QTRY_VERIFY(table.session()->companyIsReady());
        const auto follows = [&]() -> std::optional<Question> {
            const auto& asked = table.live()->asked();
            return asked && (asked->kind == QuestionKind::FollowDouble || asked->kind == QuestionKind::FollowSplit)
                       ? asked
                       : std::nullopt;
        };
        for (int round = 0; round < 100 && !follows(); ++round) {
            table.bets()->newBets();
            table.bets()->clear();
            for (const SeatRow& row : std::vector<SeatRow>(table.seats()->rows())) {
                if (row.mainPlace == TableBets::BehindPlace)
                    table.bets()->minStake(row.seatNumber, TableBets::BehindPlace);
            }
            table.bets()->deal();
            QVERIFY(QTest::qWaitFor(
                [&] {
                    table.shown()->skip();
                    table.company()->driver()->advance(1h);
                    if (table.live()->asked() && !follows())
                        table.live()->act(Intent::Decline);
                    return follows() || table.live()->phase() != LiveRound::Playing;
                },
                testprogram::patience));
        }
        const auto asked = follows();
        QVERIFY(asked);
        const Events before = table.session()->events();
        const bool isDouble = asked->kind == QuestionKind::FollowDouble;
        QSignalSpy refused(table.message(), &TableMessage::refusal);
        table.live()->act(Intent::Follow);
        QCOMPARE(table.session()->lastDecision()->question, *asked);
        QCOMPARE(table.session()->lastDecision()->answer, isDouble ? Action::FollowDouble : Action::FollowSplit);
        QCOMPARE(refused.count(), 0);
        bench.toTheEnd();
        QVERIFY(table.quiz()->begin());
        table.quiz()->ask(std::make_shared<const RuleSet>(table.session()->rules()), before, *asked);
        QSignalSpy answered(table.quiz(), &TableQuiz::answered);
        table.quiz()->answer(Intent::Follow);
        QCOMPARE(answered.count(), 1);
        QCOMPARE(answered.first().first().value<Action>(), isDouble ? Action::FollowDouble : Action::FollowSplit);
        table.quiz()->stop();
    }

    void theyThinkAndDecideInTurn() {
        Company bench(DealingSpeed::Normal);
        bool thought = false;
        bool decided = false;
        bool followed = false;
        (void)QTest::qWaitFor([&] { return bench.table.session()->companyIsReady(); }, testprogram::patience);
        // With a dealer's blackjack nobody is asked.
        for (int round = 0; round < 10 && !(thought && decided && followed); ++round) {
            if (round == 0)
                bench.deal();
            else
                bench.table.bets()->deal();
            QCOMPARE(bench.table.live()->phase(), LiveRound::Playing);
            for (int i = 0; i < 5000 && bench.table.live()->phase() == LiveRound::Playing; ++i) {
                bench.table.playback().advance(50ms);
                bench.table.company()->driver()->advance(50ms);
                QCoreApplication::processEvents();
                const auto thinking = bench.thinking();
                QVERIFY(thinking.size() <= 1);
                if (!thinking.empty()) {
                    thought = true;
                    QVERIFY(!bench.table.live()->asked());
                    QCOMPARE(bench.table.company()->thinkingText(), thinking[0].name + QStringLiteral(" is thinking."));
                    QVERIFY(thinking[0].accessibleName.endsWith(QStringLiteral("thinking")));
                    // Their hand is the one to be followed: its cards, its total, its spot.
                    const auto& hands = bench.table.shown()->hands()->rows();
                    const auto hand = std::ranges::find_if(hands, [](const HandRow& row) { return row.active; });
                    const auto question = *bench.table.session()->companyQuestion();
                    const bool turn = question.kind == QuestionKind::Turn;
                    // Whoever bets behind a hand thinks about that hand too.
                    const bool follows =
                        question.kind == QuestionKind::FollowDouble || question.kind == QuestionKind::FollowSplit;
                    QCOMPARE(hand != hands.end(), turn || follows);
                    if (turn || follows)
                        QCOMPARE(std::pair(hand->seat, hand->hand),
                                 std::pair(int(question.seat.value), int(question.hand.value)));
                    if (turn && thinking[0].seat > 0) {
                        QCOMPARE(hand->seat, thinking[0].seat);
                        QVERIFY(bench.table.seats()->rows()[static_cast<std::size_t>(hand->seat - 1)].active);
                        const auto& cards = bench.table.shown()->cards()->rows();
                        QVERIFY(std::ranges::all_of(cards, [&](const CardRow& card) {
                            return card.active == (card.seat == hand->seat && card.hand == hand->hand);
                        }));
                    }
                }
                for (const HandRow& row : bench.table.shown()->hands()->rows()) {
                    QVERIFY(row.decisionText.isEmpty() || !row.mine);
                    followed = followed || row.decisionText == u"Stand";
                }
                decided = decided || std::ranges::any_of(bench.people(), [](const PersonRow& row) {
                              return row.decisionText == u"Stand" || row.decisionText == u"Hit";
                          });
                if (bench.table.live()->asked()) {
                    QVERIFY(bench.table.company()->thinkingText().isEmpty());
                    bench.table.live()->act(bench.offers(Intent::Stand) ? Intent::Stand : Intent::Decline);
                }
            }
            QCOMPARE(bench.table.live()->phase(), LiveRound::Over);
        }
        QVERIFY(thought && decided && followed);
    }

    // The dealer has a word for what is rarely seen, about the others only.
    void theDealerTalksAboutTheOthers() {
        RuleSet rules = test::game("deluxe");
        const SeatNumber seat{3};
        const HandNumber first{};
        const auto said = [&](const char* player, const char* cards, const Event& event) {
            TableState state;
            state.phase = Phase::Turns;
            state.players = {Player{.id = "you"}, Player{.id = player}};
            Seat& there = state.seat(seat);
            there.holder = PlayerNumber{static_cast<std::uint16_t>(*player == 0 ? 0 : 1)};
            there.handCount = 1;
            const QStringList words = QString::fromLatin1(cards).split(u' ');
            for (const QString& word : words)
                there.hands[0].cards.add(*Card::parse(word.toStdString()));
            return dealersLine(rules, state, event).value_or(DealerLine{QStringLiteral("nothing")}).text;
        };
        const Event hit = HandHit{.seat = seat, .hand = first};
        QCOMPARE(said("company-mira", "TS 7D", hit), QStringLiteral("A card for Mira on 17?"));
        for (const char* cards : {"AS 6D", "TS 6D"}) // soft, and nothing rare
            QCOMPARE(said("company-mira", cards, hit), QString());
        QCOMPARE(said("", "TS 7D", hit), QString()); // the person
        const Event doubled = HandDoubled{.seat = seat, .hand = first, .stake = {}};
        QCOMPARE(said("company-mira", "7S 5D", doubled), QStringLiteral("Mira doubles on 12!"));
        QCOMPARE(said("company-mira", "6S 5D", doubled), QString());
        const Event split = HandSplit{.seat = seat, .hand = first, .stake = {}};
        QCOMPARE(said("company-mira", "KS", split), QStringLiteral("Tens to be split, for Mira."));
        QCOMPARE(said("company-mira", "8S", split), QString());
        QCOMPARE(said("company-mira", "6S 5D", HandDoubledFree{.seat = seat, .hand = first}),
                 QStringLiteral("A free double for Mira."));
        QCOMPARE(said("company-mira", "8S", HandSplitFree{.seat = seat, .hand = first}),
                 QStringLiteral("A free split for Mira."));
        QCOMPARE(said("", "8S", HandSplitFree{.seat = seat, .hand = first}), QString()); // the person
        const Event dealt = CardDealt{.seat = seat, .hand = first, .card = {}};
        QCOMPARE(said("company-mira", "5S 4D 2H TC", dealt), QStringLiteral("Twenty-one for Mira, in 4 cards."));
        QCOMPARE(said("company-mira", "2S 2D 2H 3C 3D", dealt), QStringLiteral("Mira has 5 cards."));
        for (const char* cards : {"5S 4D 2H", "2S 2D TH 6C 9D"}) // few, and bust
            QCOMPARE(said("company-mira", cards, dealt), QStringLiteral("nothing"));
        QCOMPARE(said("", "5S 4D 2H TC", dealt), QStringLiteral("nothing"));
        rules.bonus.mixed678 = {3, 2};
        QCOMPARE(said("company-mira", "6S 7D 8H", dealt), QStringLiteral("This 21 pays 3 to 2, Mira."));
        QCOMPARE(said("company-mira", "6S 9D 6H", dealt), QStringLiteral("nothing"));
        rules.charlie.cards = CharlieCards::Five;
        QCOMPARE(said("company-mira", "2S 2D 2H 3C 3D", dealt), QStringLiteral("5 cards: a Charlie for Mira."));
        QCOMPARE(said("company-mira", "5S 4D 2H TC", dealt), QStringLiteral("Twenty-one for Mira, in 4 cards."));
        QCOMPARE(said("", "2S 2D 2H 3C 3D", dealt), QStringLiteral("nothing"));
    }

    // Each puts their chips down in their own way.
    void chipsMoveAsTheirOwnersDo() {
        const auto manner = [](const char* id) { return session::mannerOf(session::characterOf(id)); };
        QCOMPARE(manner("company-tomasz"), session::ChipManner::Slides); // cautious
        QCOMPARE(manner("company-kwame"), session::ChipManner::Tosses);  // plays by feel
        QCOMPARE(manner("company-freya"), session::ChipManner::Tosses);  // chases losses
        QCOMPARE(manner("company-mira"), session::ChipManner::Places);
        Company bench;
        bool own = false;
        for (const StakeRow& row : bench.table.shown()->stakes()->rows())
            own = own || row.manner != StakesModel::Placed;
        bench.deal();
        for (const StakeRow& row : bench.table.shown()->stakes()->rows())
            QVERIFY(row.player > 0 || row.manner == StakesModel::Placed);
        QVERIFY(own);
    }

    // Everybody appears once, or once per seat, at every moment of rounds that people come to and leave.
    void nobodyIsSeenTwice() {
        Company bench(DealingSpeed::Normal);
        (void)QTest::qWaitFor([&] { return bench.table.session()->companyIsReady(); }, testprogram::patience);
        std::set<QString> everybody;
        for (int round = 0; round < 25 || (everybody.size() <= 8 && round < 200); ++round) {
            bench.table.bets()->deal();
            for (int i = 0; i < 5000 && bench.table.live()->phase() != LiveRound::Over; ++i) {
                bench.table.playback().advance(100ms);
                bench.table.company()->driver()->advance(1h);
                QCoreApplication::processEvents();
                std::set<std::pair<QString, int>> seen;
                std::map<QString, int> player;
                for (const PersonRow& row : bench.people()) {
                    QVERIFY2(seen.insert({row.name, row.seat}).second, qPrintable(row.accessibleName));
                    QVERIFY2(player.emplace(row.name, row.player).first->second == row.player, qPrintable(row.name));
                    everybody.insert(row.name);
                }
            }
            QCOMPARE(bench.table.live()->phase(), LiveRound::Over);
            QCOMPARE(bench.table.shown()->table().state().players, bench.table.session()->state().players);
        }
        QVERIFY(everybody.size() > 8); // somebody joined
    }

    // What each of them won or lost is shown at the end, and matches the stakes on the table.
    void theyWinAndLose() {
        Company bench;
        for (int round = 0; round < 5; ++round) {
            if (round == 0)
                bench.deal();
            else
                bench.table.bets()->deal();
            bench.toTheEnd();
            QCOMPARE(bench.table.live()->phase(), LiveRound::Over);
            const TableState& state = bench.table.shown()->table().state();
            for (const PersonRow& row : bench.people()) {
                base::Money net;
                bool any = false;
                for (const Play& play : state.plays) {
                    if (play.player.value != row.player)
                        continue;
                    any = true;
                    net += play.returned - play.stake;
                }
                QCOMPARE(row.netText.isEmpty(), !any);
                if (any)
                    QCOMPARE(row.netKind, net.isZero()       ? ResultKind::Push
                                          : net.isPositive() ? ResultKind::Win
                                                             : ResultKind::Lose);
            }
        }
    }

    // Without a stake, Deal deals to the others; the person's money stays untouched, and so again at the next Deal.
    void aRoundIsWatched() {
        Company bench;
        QVERIFY(bench.table.bets()->watches() && bench.table.bets()->canDeal());
        QVERIFY(bench.table.bets()->dealHint().isEmpty());
        const base::Money wallet = bench.table.session()->wallet();
        bench.table.bets()->deal();
        // With a dealer's blackjack there is nothing to play.
        for (int again = 0; again < 20 && bench.table.live()->phase() == LiveRound::Over; ++again)
            bench.table.bets()->deal();
        QCOMPARE(bench.table.live()->phase(), LiveRound::Playing);
        bench.toTheEnd();
        QCOMPARE(bench.table.live()->phase(), LiveRound::Over);
        QCOMPARE(bench.table.session()->wallet(), wallet);
        QVERIFY(bench.table.bets()->watches());
        bench.table.bets()->deal();
        bench.toTheEnd();
        QCOMPARE(bench.table.session()->wallet(), wallet);
        // With a stake it is the person's round again.
        bench.table.bets()->newBets();
        bench.deal();
        QVERIFY(!bench.table.bets()->watches());
        bench.toTheEnd();
        QVERIFY(!bench.table.shown()->resultLine().isEmpty());
    }

    void asManyAsWanted() {
        Company bench(DealingSpeed::Off, session::CompanyWish::Nobody);
        QVERIFY(bench.people().empty());
        QVERIFY(bench.table.company()->isOffered());
        bench.table.company()->setWish(CompanySize::Full);
        const std::size_t full = bench.people().size();
        QVERIFY(full >= 4);
        bench.table.company()->setWish(CompanySize::Few);
        QVERIFY(!bench.people().empty() && bench.people().size() < full);
        bench.settings.setCompany(false);
        QVERIFY(bench.people().empty() && !bench.table.company()->isOffered());
        QCOMPARE(bench.table.company()->wish(), CompanySize::Nobody);
        bench.settings.setCompany(true);
        QVERIFY(!bench.people().empty());
        bench.sit("classic"); // one plays alone against the dealer, by its rules
        QVERIFY(!bench.table.company()->isOffered());
        QVERIFY(bench.people().empty());
    }

    // A trial account may not sit here: it is told so, and plays behind the others.
    void aTrialAccountPlaysBehind() {
        Company bench;
        bench.sit("deluxe", nullptr, true);
        bench.table.company()->driver()->setManualClock(true);
        QCOMPARE(bench.freeSeat(), 0);
        bench.table.bets()->takeSeat(7);
        QVERIFY(bench.table.message()->isRefused() && !bench.table.message()->text().isEmpty());
        int behind = 0;
        for (const PersonRow& row : bench.people()) {
            const bool plays = row.seat > 0 && bench.table.session()->companyDraft().plays(seatAt(row.seat));
            behind = behind == 0 && plays ? row.seat : behind;
        }
        QVERIFY(behind > 0);
        bench.table.bets()->minStake(behind, TableBets::BehindPlace);
        QVERIFY2(bench.table.bets()->canDeal(), qPrintable(bench.table.message()->text()));
        bench.table.bets()->deal();
        bench.toTheEnd();
        QCOMPARE(bench.table.live()->phase(), LiveRound::Over);
        QVERIFY(!bench.table.shown()->resultLine().isEmpty());
        QVERIFY(bench.table.shown()->resultLine() != u"Watched");
        // If the hand's holder has left, the bet can't be repeated, and the hint says why.
        QVERIFY(bench.table.bets()->canRepeat() || !bench.table.bets()->dealHint().isEmpty());
    }

    // Two seats at the same stake, as long as two are free.
    void anotherSeatAsSoonAsItIsFree() {
        Company bench(DealingSpeed::Off, session::CompanyWish::Few);
        const int first = bench.freeSeat();
        bench.table.bets()->takeSeat(first);
        const int second = bench.freeSeat();
        QVERIFY(second > 0 && second != first);
        bench.table.bets()->takeSeat(second);
        bench.table.bets()->minStake(first, TableBets::MainPlace);
        QCOMPARE(bench.freeSeat(), 0); // nobody may have a third
        bench.table.bets()->deal();
        bench.toTheEnd();
        int mine = 0;
        for (const HandRow& row : bench.table.shown()->hands()->rows())
            mine += row.mine ? 1 : 0;
        QVERIFY(mine >= 2);
    }

    // The log alone is enough to name them.
    void aReplayShowsThem() {
        Company bench;
        bench.deal();
        bench.toTheEnd();
        std::vector<QString> before;
        for (const PersonRow& row : bench.people())
            before.push_back(row.accessibleName);
        const auto rules = bench.table.session()->rules();
        const Events events = bench.table.session()->events();
        test::Bench other;
        other.table.replay()->start(rules, events, {.seed = {fairness::Seed::draw(), {}, 1, rules.newShoe()}},
                                    QStringLiteral("Round 1"));
        other.table.playback().advance(1000s);
        std::vector<QString> replayed;
        for (const PersonRow& row : other.table.company()->people()->rows())
            replayed.push_back(row.accessibleName);
        QCOMPARE(replayed, before);
    }
};

OPENSHOE_TEST(TestTableCompany, Core)
#include "tst_tablecompany.moc"
