// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakesink.h"
#include "testprogram.h"

#include <QTest>

#include <algorithm>

using namespace openshoe::sound;
using namespace std::chrono_literals;
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
        m_board.setVolumes({.master = 0.5, .cards = 0.4, .chips = 0.6, .cues = 0.2, .results = 0.8});
        for (const Entry& entry : entries) {
            m_now += 1s;
            m_board.play({entry.sound});
            QCOMPARE(m_sink.played.back().sound, entry.sound);
            const double expected = entry.category == Category::Cards   ? 0.2
                                    : entry.category == Category::Chips ? 0.3
                                    : entry.category == Category::Cues  ? 0.1
                                                                        : 0.4;
            QCOMPARE(m_sink.played.back().volume, expected);
            m_now += 1s;
            m_board.play({entry.sound, true}); // the same from another person's seat
            QCOMPARE(m_sink.played.back().volume, expected * SoundBoard::distantShare);
        }
        QCOMPARE(m_sink.played.size(), 2 * entries.size());
    }

    // Never the same twice running, each of them sooner or later, and the same sequence from the same seed.
    void aSoundHasVariants() {
        const auto variants = [this](std::uint32_t seed, Sound sound) {
            SoundBoard board([this] { return m_now += 1s; }, seed);
            board.setSink(&m_sink);
            m_sink.played.clear();
            std::vector<int> heard;
            for (int i = 0; i < 200; ++i)
                board.play({sound});
            for (const FakeSink::Played& one : m_sink.played)
                heard.push_back(one.variant);
            return heard;
        };
        for (const Entry& entry : entries) {
            const std::vector<int> heard = variants(7, entry.sound);
            QCOMPARE(heard.size(), std::size_t{200});
            QCOMPARE(*std::ranges::min_element(heard), 1);
            QCOMPARE(*std::ranges::max_element(heard), entry.variants);
            for (int variant = 1; variant <= entry.variants; ++variant)
                QVERIFY(std::ranges::count(heard, variant) > 0);
            if (entry.variants > 1)
                QVERIFY2(std::ranges::adjacent_find(heard) == heard.end(), entry.file);
            QCOMPARE(variants(7, entry.sound), heard);
        }
        QVERIFY(variants(7, Sound::CardSlide) != variants(8, Sound::CardSlide));
    }

    void whatIsNearDoesntWaitForWhatIsDistant() {
        m_board.play({Sound::Chip, true});
        m_board.play({Sound::Chip, true});
        QCOMPARE(m_sink.played.size(), std::size_t{1});
        m_board.play({Sound::ChipsPaid});
        QCOMPARE(m_sink.played.size(), std::size_t{2});
        m_board.play({Sound::Chip, true});
        m_board.play({Sound::Chip});
        QCOMPARE(m_sink.played.size(), std::size_t{2});
    }

    // The room follows its volume, muting, and whether a window is visible.
    void theRoomIsHeardWhereItIsWanted() {
        m_board.setVolumes({});
        QCOMPARE(m_sink.room, 0.0); // off by default
        m_board.setVolumes({.master = 0.5, .room = 0.4});
        QCOMPARE(m_sink.room, 0.2);
        m_board.setAwake(false);
        QCOMPARE(m_sink.room, 0.0);
        m_board.setVolumes({.room = 0.6});
        QCOMPARE(m_sink.room, 0.0);
        m_board.setAwake(true);
        QCOMPARE(m_sink.room, 0.6);
        m_board.setVolumes({.on = false, .room = 0.6});
        QCOMPARE(m_sink.room, 0.0);
        FakeSink other;
        m_board.setVolumes({.room = 0.6});
        m_board.setSink(&other); // the sink is set later than the settings
        QCOMPARE(other.room, 0.6);
        m_board.setSink(&m_sink);
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
        m_board.play({Sound::Chip});
        QVERIFY(m_sink.played.empty());
        m_board.play({Sound::CardSlide});
        QCOMPARE(m_sink.played.size() == 1, cardsHeard);
        m_board.setVolumes({});
        m_now += 1s;
        m_board.play({Sound::Chip});
        QCOMPARE(m_sink.played.back().sound, Sound::Chip);
    }

    void muteEndsWhatIsBeingHeard() {
        m_board.play({Sound::Blackjack});
        QCOMPARE(m_sink.silenced, 0);
        m_board.setVolumes({.on = false});
        QCOMPARE(m_sink.silenced, 1);
    }

    void repeatedSoundsAreHeardAtAPace() {
        for (int i = 0; i < 100; ++i, m_now += 1ms)
            m_board.play({i % 2 == 0 ? Sound::CardSlide : Sound::CardTurn});
        QCOMPARE(m_sink.played.size(), std::size_t{2}); // at 0 and 60
        m_now += SoundBoard::gap;
        m_board.play({Sound::CardTurn});
        QCOMPARE(m_sink.played.size(), std::size_t{3});
    }

    void categoriesDontWaitForEachOther() {
        for (int i = 0; i < 10; ++i) {
            for (const Entry& entry : entries)
                m_board.play({entry.sound});
        }
        QCOMPARE(m_sink.played.size(), categoryCount);
    }

    void withoutASinkNothingIsHeardAndNothingLate() {
        m_board.setSink(nullptr);
        m_board.play({Sound::Win});
        m_board.setVolumes({.on = false});
        m_board.setVolumes({});
        m_board.setSink(&m_sink);
        QVERIFY(m_sink.played.empty());
        m_board.play({Sound::Win}); // no earlier sound holds it up
        QCOMPARE(m_sink.played.size(), std::size_t{1});
    }
};

OPENSHOE_TEST(TestSoundBoard, Core)
#include "tst_soundboard.moc"
