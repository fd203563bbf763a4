// SPDX-License-Identifier: GPL-3.0-or-later
// The sounds of real rounds, from the table's signals to the sink.
#include "app/composition.h"
#include "app/tablesounds.h"
#include "fakesink.h"
#include "testprogram.h"

#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

using namespace openshoe;
using namespace openshoe::models;
using namespace std::chrono_literals;
using session::Sound;
using test::FakeSink;

class TestTableSounds : public QObject {
    Q_OBJECT

    std::chrono::milliseconds m_now{0};
    FakeSink m_sink;
    std::unique_ptr<sound::SoundBoard> m_board;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<AppController> m_app;

    TableController& table() { return *m_app->table; }

    void begin(session::Speed speed) {
        m_sink.played.clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_board = std::make_unique<sound::SoundBoard>([this] { return m_now; });
        m_board->setSink(&m_sink);
        m_app = app::compose({.dataFolder = m_folder->path(), .variant = {}, .speed = speed});
        app::connectSounds(*m_app, *m_board);
        table().playback().setManualClock(true);
        table().clock().setManualClock(true);
        m_app->data->open();
        QTRY_VERIFY(m_app->data->isReady());
        m_app->seating->open(QStringLiteral("classic"));
        QTRY_VERIFY(table().bets()->canNew() || !table().shown()->commitment().isEmpty());
    }
    /// Stakes and plays one round to its end, with each event at its time.
    void playARound() {
        table().bets()->newBets();
        table().bets()->clear();
        m_now += 1s;
        table().bets()->minStake(1, TableBets::MainPlace);
        m_now += 1s;
        table().bets()->deal();
        for (int i = 0; i < 3000 && table().live()->phase() == LiveRound::Playing; ++i) {
            QTRY_VERIFY(!table().session()->isBusy()); // each step goes to disk first
            m_now += 20ms;
            table().playback().advance(20ms);
            if (table().live()->actions()->count() > 0)
                table().live()->act(answer());
        }
        QCOMPARE(table().live()->phase(), LiveRound::Over);
        QTRY_VERIFY(table().bets()->canNew());
    }
    Intent::Value answer() {
        for (const ActionRow& row : table().live()->actions()->rows()) {
            if (row.intent == Intent::Stand)
                return row.intent;
        }
        return Intent::Decline;
    }

private slots:
    void cleanup() {
        m_app.reset();
        m_board.reset();
    }

    // A few dozen rounds of a new shoe: every sound that standing can lead to is played.
    void aTableIsHeard() {
        begin(session::Speed::Normal);
        int cards = 0;
        for (int round = 0; round < 60; ++round) {
            m_sink.played.clear();
            playARound();
            if (QTest::currentTestFailed())
                return;
            QCOMPARE(m_sink.count(Sound::Shuffle), round == 0 ? 1 : m_sink.count(Sound::Shuffle));
            QCOMPARE(m_sink.count(Sound::Chip) > 0, true); // the stake
            // The first card of a new shoe sounds together with the shuffle.
            cards = static_cast<int>(table().shown()->cards()->count());
            QVERIFY(m_sink.count(Sound::CardSlide) + m_sink.count(Sound::CutCard) >= cards - 2);
            const ResultKind::Value kind = table().shown()->resultKind();
            const Sound expected = kind == ResultKind::Win    ? Sound::Win
                                   : kind == ResultKind::Lose ? Sound::Lose
                                                              : Sound::Push;
            const Sound last = m_sink.played.back().sound;
            QVERIFY(last == expected || (kind == ResultKind::Win && m_sink.count(Sound::Blackjack) == 1));
            if (kind == ResultKind::Lose)
                QVERIFY(m_sink.count(Sound::ChipsCollect) > 0);
        }
    }

    void clearingTheTableIsHeard() {
        begin(session::Speed::Normal);
        playARound();
        m_sink.played.clear();
        m_now += 1s;
        table().bets()->newBets();
        QCOMPARE(m_sink.count(Sound::ChipsCollect), 1);
        m_now += 1s;
        table().bets()->minStake(1, TableBets::MainPlace);
        m_now += 1s;
        table().bets()->undo();
        QCOMPARE(m_sink.count(Sound::ChipBack), 1);
        QCOMPARE(m_sink.count(Sound::ChipsCollect), 1);
    }

    // The draft grows by a few chips, or many, or shrinks.
    void chipsAreHeardByTheirNumber() {
        begin(session::Speed::Off);
        const auto heard = [&](const QString& stake) {
            m_sink.played.clear();
            m_now += 1s;
            table().bets()->setStake(1, TableBets::MainPlace, stake);
            return m_sink.played.empty() ? std::nullopt : std::optional(m_sink.played.back().sound);
        };
        QVERIFY(heard(QStringLiteral("25")) == Sound::Chip);
        QVERIFY(heard(QStringLiteral("40")) == Sound::ChipsFew);   // 15 more: three
        QVERIFY(heard(QStringLiteral("194")) == Sound::ChipsMany); // 154 more: 100, 25, 25, and four of 1
        QVERIFY(heard(QStringLiteral("100")) == Sound::ChipBack);
        QVERIFY(heard(QStringLiteral("100")) == Sound::Button);
    }

    // Repeating the same stakes: the felt is cleared, then they are placed again.
    void repeatedStakesAreHeardComing() {
        begin(session::Speed::Normal);
        playARound();
        m_sink.played.clear();
        m_now += 1s;
        table().bets()->deal();
        QCOMPARE(m_sink.count(Sound::Chip), 0);
        m_now += 1s;
        QTRY_COMPARE(m_sink.count(Sound::Chip), 1);
    }

    // The last five seconds tick one by one.
    void theClockIsHeardRunningOut() {
        begin(session::Speed::Normal);
        m_sink.played.clear();
        table().clock().start(12s);
        for (int i = 0; i < 119; ++i) {
            m_now += 100ms;
            table().clock().advance(100ms);
        }
        QCOMPARE(m_sink.count(Sound::Tick), session::TableClock::lastSeconds);
        QCOMPARE(m_sink.played.size(), static_cast<std::size_t>(session::TableClock::lastSeconds));
    }

    // Other people's chips and cards are quieter than one's own.
    void theCompanyIsHeardFromAfar() {
        begin(session::Speed::Normal);
        const double own = m_app->settings->volumeChips();
        m_sink.played.clear();
        m_now += 1s;
        m_app->seating->open(QStringLiteral("deluxe"));
        QTRY_VERIFY(!m_sink.played.empty()); // their stakes are on the table
        QCOMPARE(m_sink.played.front().volume, own * sound::SoundBoard::distantShare);
        m_sink.played.clear();
        m_now += 1s;
        table().bets()->minStake(4, TableBets::MainPlace);
        QCOMPARE(m_sink.played.front().volume, own);
        m_now += 1s;
        table().bets()->deal();
        double loudest = 0;
        double quietest = 1;
        for (int i = 0; i < 3000 && table().live()->actions()->count() == 0; ++i) {
            QTRY_VERIFY(!table().session()->isBusy());
            m_now += 20ms;
            table().playback().advance(20ms);
            table().company()->hurry();
            if (table().live()->phase() == LiveRound::Over)
                break;
        }
        for (const FakeSink::Played& one : m_sink.played) {
            if (one.sound != Sound::CardSlide)
                continue;
            loudest = std::max(loudest, one.volume);
            quietest = std::min(quietest, one.volume);
        }
        QCOMPARE(loudest, m_app->settings->volumeCards());
        QCOMPARE(quietest, m_app->settings->volumeCards() * sound::SoundBoard::distantShare);
    }

    // Each refused stake makes the sound of refusal and not of a chip; what isn't requested is silent.
    void whatIsRefusedIsHeard() {
        begin(session::Speed::Normal);
        m_sink.played.clear();
        for (int i = 0; i < 2; ++i) {
            m_now += 1s;
            table().bets()->setStake(1, TableBets::MainPlace, QStringLiteral("many"));
        }
        QCOMPARE(m_sink.count(Sound::Refused), 2);
        QCOMPARE(m_sink.played.size(), std::size_t{2});
        m_now += 1s;
        table().bets()->undo();
        table().live()->act(Intent::Hit);
        QCOMPARE(m_sink.played.size(), std::size_t{2});
    }

    void withoutAnimationARoundIsNoBurst() {
        begin(session::Speed::Off);
        m_now += 1s;
        table().bets()->minStake(1, TableBets::MainPlace);
        m_now += 1s;
        m_sink.played.clear();
        table().bets()->deal();
        QTRY_VERIFY(table().live()->actions()->count() > 0 || table().live()->phase() == LiveRound::Over);
        QVERIFY(m_sink.played.size() <= 3);
        QVERIFY(!m_sink.played.empty());
    }

    // The room is silent without a visible window.
    void theRoomGoesWithTheWindow() {
        begin(session::Speed::Off);
        m_app->settings->setRoomOn(true);
        QWindow window;
        app::connectRoom(window, *m_board);
        QCOMPARE(m_sink.room, 0.0); // it hasn't been shown yet
        window.show();
        QTRY_COMPARE(m_sink.room, m_app->settings->volumeRoom());
        window.showMinimized();
        QTRY_COMPARE(m_sink.room, 0.0);
        window.showNormal();
        QTRY_COMPARE(m_sink.room, m_app->settings->volumeRoom());
        window.hide();
        QTRY_COMPARE(m_sink.room, 0.0);
    }

    void settingsActAtOnce() {
        begin(session::Speed::Off);
        SettingsController* settings = m_app->settings;
        const auto chip = [&] {
            m_sink.played.clear();
            m_now += 1s;
            emit table().sounded({Sound::Chip});
            return m_sink.played.empty() ? 0.0 : m_sink.played.back().volume;
        };
        settings->setVolumeMaster(0.5);
        settings->setVolumeChips(0.5);
        QCOMPARE(chip(), 0.25);
        settings->setVolumeCards(0.1);
        settings->setVolumeResults(0.1);
        QCOMPARE(chip(), 0.25);
        settings->setVolumeChips(1);
        QCOMPARE(chip(), 0.5);
        const int silenced = m_sink.silenced;
        settings->setSoundOn(false);
        QCOMPARE(m_sink.silenced, silenced + 1);
        QCOMPARE(chip(), 0.0);
        settings->setSoundOn(true);
        QCOMPARE(chip(), 0.5);
        settings->setVolumeMaster(0);
        QCOMPARE(chip(), 0.0);
        settings->setVolumeMaster(0.5);
        QCOMPARE(m_sink.room, 0.0); // off until it is wanted
        settings->setRoomOn(true);
        QCOMPARE(m_sink.room, 0.25);
        settings->setVolumeRoom(1);
        QCOMPARE(m_sink.room, 0.5);
        settings->setSoundOn(false);
        QCOMPARE(m_sink.room, 0.0);
    }
};

OPENSHOE_TEST(TestTableSounds, Window)
#include "tst_tablesounds.moc"
