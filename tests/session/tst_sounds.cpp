// SPDX-License-Identifier: GPL-3.0-or-later
// Which event makes which sound, and that none was forgotten.
#include "formats/eventtools.h"
#include "session/round/me.h"
#include "session/round/sounds.h"

#include "testprogram.h"

#include <QTest>

#include <set>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::session;
using base::Money;

namespace {

constexpr PlayerNumber other{1};
constexpr SeatNumber mine{1};
constexpr SeatNumber theirs{2};

// One chip per hundred.
int chipsIn(Money amount) {
    return static_cast<int>(amount.minorUnits() / 100);
}

class SoundTable {
public:
    SoundTable() {
        m_state.seat(mine).holder = me();
        m_state.seat(theirs).holder = other;
        m_state.plays = {{.player = me(), .seat = mine, .stake = Money::minor(100)},
                         {.player = other, .seat = theirs, .stake = Money::minor(100)}};
        m_rules.shuffle.when = ShuffleWhen::CutCard;
    }

    [[nodiscard]] std::vector<SoundCue> hear(const Event& event) const {
        return soundsOf(event, {me(), &m_state, &m_rules, chipsIn});
    }
    /// The round is over, and this much of the person's hundred came back.
    [[nodiscard]] std::vector<SoundCue> settle(std::int64_t returned, PlayResult result) {
        m_state.plays.front().returned = Money::minor(returned);
        m_state.plays.front().result = result;
        return hear(RoundSettled{});
    }

    /// The turns have begun, and one of the two has a blackjack that the dealer can't have.
    void dealBlackjackTo(SeatNumber seat) {
        m_state.phase = Phase::Turns;
        for (const SeatNumber each : {mine, theirs}) {
            m_state.seat(each).handCount = 1;
            Cards& cards = m_state.seat(each).hands[0].cards;
            cards.add({each == seat ? Rank::Ace : Rank::Nine, Suit::Spades});
            cards.add({Rank::King, Suit::Hearts});
        }
        m_state.dealer.cards.add({Rank::Eight, Suit::Clubs});
        m_state.dealer.cards.add({Rank::Nine, Suit::Clubs});
    }

    TableState m_state;
    RuleSet m_rules;
};

std::string_view typeOf(const Event& event) {
    return std::visit([](const auto& e) { return std::string_view(e.type); }, event);
}

PlaySettled settled(PlayerNumber player, PlayResult result, std::int64_t returned) {
    return {.player = player,
            .seat = player == me() ? mine : theirs,
            .stake = Money::minor(100),
            .returned = Money::minor(returned),
            .result = result};
}

} // namespace

class TestSounds : public QObject {
    Q_OBJECT

private slots:
    // Each type of event either makes a sound or is in the table of silent ones with its reason, but not both.
    void everyEventIsHeardOrSilentOnPurpose() {
        SoundTable table;
        table.dealBlackjackTo(mine);
        std::set<std::string_view> known;
        for (int i = 0; i < formats::eventTypeCount; ++i) {
            const Event event = formats::makeEvent(i);
            known.insert(typeOf(event));
            QVERIFY2(table.hear(event).empty() == isSilent(typeOf(event)), typeOf(event).data());
        }
        QCOMPARE(static_cast<int>(known.size()), formats::eventTypeCount);
        for (const SilentEvent& silent : silentEvents) {
            QVERIFY2(known.contains(silent.type), silent.type.data());
            QVERIFY2(std::string_view(silent.why).size() > 10, silent.type.data());
        }
    }

    void eventsHaveTheirSounds() {
        using S = Sound;
        const std::vector<std::pair<Event, std::vector<SoundCue>>> expected{
            {RoundOpened{.firstCard = 0}, {{S::Shuffle}}},
            {RoundOpened{.firstCard = 12}, {}},
            {CardBurned{}, {{S::CardBurn}}},
            {CardDealt{}, {{S::CardSlide}}}, // the dealer's
            {CardDealt{.seat = mine}, {{S::CardSlide}}},
            {CardDealt{.seat = theirs}, {{S::CardSlide, true}}},
            {HoleTurned{}, {{S::CardTurn}}},
            {DealerExposed{}, {{S::CardTurn}, {S::GoldenRule}}},
            {DealerPeeked{}, {{S::CardPeek}}},
            {TwentyTwoPushed{}, {{S::GoldenRule}}},
            {HintGiven{}, {{S::Hint}}},
            {InsuranceTaken{.player = me(), .stake = Money::minor(100)}, {{S::Chip}}},
            {HandDoubled{.seat = mine, .stake = Money::minor(200)}, {{S::ChipsFew}}},
            {HandSplit{.seat = theirs, .stake = Money::minor(900)}, {{S::ChipsMany, true}}},
            {HandDoubledFree{.seat = mine, .stake = Money::minor(900)}, {{S::Chip}}}, // one marker
            {HandSplitFree{.seat = theirs, .stake = Money::minor(900)}, {{S::Chip, true}}},
            {Followed{.player = other, .stake = Money::minor(100)}, {{S::Chip, true}}},
            {StakeReturned{.player = me()}, {{S::ChipBack}}},
            {HandStood{.seat = mine}, {{S::Button}}},
            {HandStood{.seat = theirs}, {{S::Button, true}}},
            {HandStood{.seat = mine, .cause = Cause::Silence}, {}},
            {HandSurrendered{.seat = mine}, {{S::Button}}},
            {EvenMoneyTaken{.player = me()}, {{S::Button}}},
            {EarlyRegistered{.seat = mine}, {{S::Button}}},
            {OfferDeclined{.player = other}, {{S::Button, true}}},
            {OfferDeclined{.player = me(), .cause = Cause::Silence}, {}},
            {FollowDeclined{.player = me()}, {{S::Button}}},
            {settled(me(), PlayResult::Lose, 0), {{S::ChipsCollect}}},
            {settled(me(), PlayResult::Bust, 0), {}}, // heard when its last card had landed
            {settled(other, PlayResult::Lose, 0), {{S::ChipsCollect, true}}},
            {TurnsStarted{}, {}},
            {settled(me(), PlayResult::Push, 100), {{S::ChipBack}}},
            {settled(me(), PlayResult::Surrender, 50), {{S::ChipBack}}},
            {settled(me(), PlayResult::Win, 200), {{S::ChipsPaid}}},
            {settled(me(), PlayResult::Side, 200), {{S::ChipsPaid}, {S::SideWin}}},
            {settled(me(), PlayResult::Blackjack, 250), {{S::ChipsPaid}, {S::Blackjack}}},
            {settled(other, PlayResult::Blackjack, 250), {{S::ChipsPaid, true}}},
            {settled(other, PlayResult::Side, 250), {{S::ChipsPaid, true}}},
            {RoundCancelled{}, {{S::Refused}}},
        };
        const SoundTable table;
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(table.hear(expected[i].first) == expected[i].second, qPrintable(QString::number(i)));
    }

    // A blackjack that is paid as the turns begin is heard then, and not again when the round is settled.
    void aBlackjackPaidAtOnceIsHeardOnce() {
        for (const SeatNumber seat : {mine, theirs}) {
            SoundTable table;
            table.dealBlackjackTo(seat);
            const PlayerNumber player = seat == mine ? me() : other;
            const std::vector<SoundCue> paid = seat == mine
                                                   ? std::vector<SoundCue>{{Sound::ChipsPaid}, {Sound::Blackjack}}
                                                   : std::vector<SoundCue>{{Sound::ChipsPaid, true}};
            QCOMPARE(table.hear(TurnsStarted{}), paid);
            QCOMPARE(table.hear(settled(player, PlayResult::Blackjack, 250)), std::vector<SoundCue>());
            const PlayerNumber loser = seat == mine ? other : me();
            QCOMPARE(table.hear(settled(loser, PlayResult::Lose, 0)),
                     (std::vector<SoundCue>{{Sound::ChipsCollect, loser == other}}));
        }
    }

    void theResultIsHeard() {
        SoundTable table;
        QVERIFY(table.settle(200, PlayResult::Win) == std::vector<SoundCue>{{Sound::Win}});
        QVERIFY(table.settle(100, PlayResult::Push) == std::vector<SoundCue>{{Sound::Push}});
        QVERIFY(table.settle(50, PlayResult::Surrender) == std::vector<SoundCue>{{Sound::Lose}});
        QVERIFY(table.settle(0, PlayResult::Lose) == std::vector<SoundCue>{{Sound::Lose}});
        QVERIFY(table.settle(250, PlayResult::Blackjack).empty()); // it was heard when it was paid
        table.m_state.plays.erase(table.m_state.plays.begin());
        QVERIFY(table.hear(RoundSettled{}).empty()); // only watched
    }

    // The card that reaches the cut card, and no other.
    void theCutCardIsHeard() {
        SoundTable table;
        for (int behind = -2; behind <= 2; ++behind) {
            table.m_state.shoeDrawn = table.m_rules.cutPosition() + behind;
            const auto heard = table.hear(CardDealt{.seat = mine});
            QCOMPARE(heard.front().sound, behind == 0 ? Sound::CutCard : Sound::CardSlide);
        }
        table.m_rules.shuffle.when = ShuffleWhen::EveryRound;
        table.m_state.shoeDrawn = table.m_rules.cutPosition();
        QCOMPARE(table.hear(CardDealt{.seat = mine}).front().sound, Sound::CardSlide);
    }
};

OPENSHOE_TEST(TestSounds, Core)
#include "tst_sounds.moc"
