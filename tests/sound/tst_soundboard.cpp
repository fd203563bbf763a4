// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakesink.h"

#include <QTest>

using namespace openshoe::sound;
using namespace openshoe::engine;
using namespace std::chrono_literals;
using openshoe::session::soundOf;
using openshoe::test::FakeSink;

class TestSoundBoard : public QObject {
    Q_OBJECT

    std::chrono::milliseconds m_now{0};
    FakeSink m_sink;
    SoundBoard m_board{[this] { return m_now; }};

private slots:
    void init() {
        m_now += 1h;
        m_sink.played.clear();
        m_sink.silenced = 0;
        m_board.setSink(&m_sink);
        m_board.setVolumes({});
    }

    void eachCategoryHasItsVolume() {
        m_board.setVolumes({.master = 0.5, .cards = 0.4, .chips = 0.6, .results = 0.8});
        for (const Entry& entry : entries) {
            m_now += 1s;
            m_board.play(entry.sound);
            QCOMPARE(m_sink.played.back().sound, entry.sound);
            const double expected = entry.category == Category::Cards   ? 0.2
                                    : entry.category == Category::Chips ? 0.3
                                                                        : 0.4;
            QCOMPARE(m_sink.played.back().volume, expected);
        }
        QCOMPARE(m_sink.played.size(), entries.size());
    }

    void whatIsMutedIsNotHeard_data() {
        QTest::addColumn<bool>("on");
        QTest::addColumn<double>("master");
        QTest::addColumn<double>("chips");
        QTest::addColumn<bool>("cardsHeard");
        QTest::newRow("off") << false << 1.0 << 1.0 << false;
        QTest::newRow("master 0") << true << 0.0 << 1.0 << false;
        QTest::newRow("chips 0") << true << 1.0 << 0.0 << true;
    }
    void whatIsMutedIsNotHeard() {
        QFETCH(bool, on);
        QFETCH(double, master);
        QFETCH(double, chips);
        QFETCH(bool, cardsHeard);
        m_board.setVolumes({.on = on, .master = master, .chips = chips});
        m_board.play(Sound::Chip);
        QVERIFY(m_sink.played.empty());
        m_board.play(Sound::CardSlide);
        QCOMPARE(m_sink.played.size() == 1, cardsHeard);
        m_board.setVolumes({});
        m_now += 1s;
        m_board.play(Sound::Chip);
        QCOMPARE(m_sink.played.back().sound, Sound::Chip);
    }

    void muteEndsWhatIsBeingHeard() {
        m_board.play(Sound::Blackjack);
        QCOMPARE(m_sink.silenced, 0);
        m_board.setVolumes({.on = false});
        QCOMPARE(m_sink.silenced, 1);
    }

    void repeatedSoundsAreHeardAtAPace() {
        for (int i = 0; i < 100; ++i, m_now += 1ms)
            m_board.play(i % 2 == 0 ? Sound::CardSlide : Sound::CardTurn);
        QCOMPARE(m_sink.played.size(), std::size_t{2}); // at 0 and 60
        m_now += SoundBoard::gap;
        m_board.play(Sound::CardTurn);
        QCOMPARE(m_sink.played.size(), std::size_t{3});
    }

    void categoriesDontWaitForEachOther() {
        for (int i = 0; i < 10; ++i) {
            for (const Entry& entry : entries)
                m_board.play(entry.sound);
        }
        QCOMPARE(m_sink.played.size(), std::size_t{3});
    }

    void withoutASinkNothingIsHeardAndNothingLate() {
        m_board.setSink(nullptr);
        m_board.play(Sound::Win);
        m_board.setVolumes({.on = false});
        m_board.setVolumes({});
        m_board.setSink(&m_sink);
        QVERIFY(m_sink.played.empty());
        m_board.play(Sound::Win); // nothing was heard that it would have to wait for
        QCOMPARE(m_sink.played.size(), std::size_t{1});
    }

    // Which event makes which sound; together with the results every sound has its event.
    void eventsHaveTheirSounds() {
        const PlayerNumber me{1};
        const PlayerNumber other{2};
        const auto settled = [](PlayerNumber player, PlayResult result, std::int64_t returned) {
            return Event(
                PlaySettled{.player = player, .returned = openshoe::base::Money::minor(returned), .result = result});
        };
        const std::vector<std::pair<Event, std::optional<Sound>>> expected{
            {RoundOpened{.firstCard = 0}, Sound::Shuffle},
            {RoundOpened{.firstCard = 12}, std::nullopt},
            {BettingClosed{}, std::nullopt},
            {CardBurned{}, Sound::CardSlide},
            {CardDealt{}, Sound::CardSlide},
            {HoleTurned{}, Sound::CardTurn},
            {DealerExposed{}, Sound::CardTurn},
            {DealerPeeked{}, std::nullopt},
            {InsuranceTaken{}, Sound::Chip},
            {HandDoubled{}, Sound::Chip},
            {HandSplit{}, Sound::Chip},
            {Followed{}, Sound::Chip},
            {HandHit{}, std::nullopt}, // its card is heard
            {HandStood{}, Sound::Button},
            {HandStood{.cause = Cause::Silence}, std::nullopt},
            {HandSurrendered{}, Sound::Button},
            {EvenMoneyTaken{}, Sound::Button},
            {EarlyRegistered{}, Sound::Button},
            {OfferDeclined{}, Sound::Button},
            {OfferDeclined{.cause = Cause::Silence}, std::nullopt},
            {FollowDeclined{}, Sound::Button},
            {settled(me, PlayResult::Lose, 0), Sound::ChipsCollect},
            {settled(me, PlayResult::Bust, 0), Sound::ChipsCollect},
            {settled(me, PlayResult::Push, 100), Sound::Chip},
            {settled(me, PlayResult::Win, 200), Sound::Chip},
            {settled(me, PlayResult::Side, 200), Sound::Win},
            {settled(me, PlayResult::Blackjack, 250), Sound::Blackjack},
            {settled(other, PlayResult::Blackjack, 250), Sound::Chip},
            {settled(other, PlayResult::Side, 250), Sound::Chip},
        };
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(soundOf(expected[i].first, me) == expected[i].second, qPrintable(QString::number(i)));
    }
};

QTEST_GUILESS_MAIN(TestSoundBoard)
#include "tst_soundboard.moc"
