// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/preferences/settingvalues.h"
#include "models/table/liveround.h"
#include "models/table/momentsmodel.h"
#include "session/record/replaylog.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace openshoe::models {

/// A replay of a finished round, on the table the person sits at or on an empty one: playing by itself, or moment by
/// moment, back and forth. Each moment is the fold of the events up to it. Afterwards the table is as it was before.
class TableReplay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

    /// A replay is being shown, playing or paused.
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// The number of its round; 0 for one that isn't on record.
    Q_PROPERTY(double roundId READ roundId NOTIFY changed)
    Q_PROPERTY(openshoe::models::MomentsModel* moments READ moments CONSTANT)
    /// The moment shown, an index into `moments`; -1 if there is none.
    Q_PROPERTY(int moment READ moment NOTIFY moved)
    /// What happens in it: "Ten of spades to hand 1".
    Q_PROPERTY(QString words READ words NOTIFY moved)
    /// It advances by itself.
    Q_PROPERTY(bool playing READ isPlaying NOTIFY playingChanged)
    /// A value of DealingSpeed, for this replay alone.
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY speedChanged)
    /// What verifying the shoe found, or why the round can't be shown any further; empty for neither.
    Q_PROPERTY(QString note READ note NOTIFY noteChanged)
    /// The note reports something wrong.
    Q_PROPERTY(bool noteWarns READ noteWarns NOTIFY noteChanged)
    /// A value of ShoeVerdict, for the shoe the round was played from.
    Q_PROPERTY(int verdict READ verdict NOTIFY noteChanged)

public:
    /// All must outlive it.
    TableReplay(ShownTable& shown, session::PlaybackQueue& playback, LiveRound& live, TableMessage& message,
                const SettingsController& settings, QObject* parent = nullptr);

    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] qint64 roundId() const { return m_round; }
    [[nodiscard]] MomentsModel* moments() { return &m_moments; }
    [[nodiscard]] int moment() const { return m_log.momentAt(m_happened); }
    [[nodiscard]] QString words() const;
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    [[nodiscard]] DealingSpeed::Value speed() const { return m_speed; }
    /// Ignores names the settings don't have.
    void setSpeed(int speed);
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool noteWarns() const;
    [[nodiscard]] ShoeVerdict::Value verdict() const { return m_verdict; }

    /// Shows that round and the shoe it was played from, starting at its first moment. Refused with a message while a
    /// round is being played. If the log doesn't fold to its end, it is shown as far as it does. The balance shown is
    /// the one of that time, unless the money is made up.
    void start(engine::RuleSet rules, const engine::Events& events, session::KeptShoe shoe, const QString& title,
               qint64 roundId = 0, PresentedTable::Purse purse = PresentedTable::Purse::Booked);
    /// The result of the verification requested by verifyAsked().
    void setVerdict(qint64 shoe, ShoeVerdict::Value verdict, const QString& problem);
    /// The language has changed: makes the texts anew.
    void retranslate();

public slots:
    /// Shows that moment and pauses; does nothing if there is no such moment.
    void go(int moment);
    void toStart() { go(0); }
    void toEnd() { go(m_moments.count() - 1); }
    void back() { go(moment() - 1); }
    /// Plays the next moment as it happened, with its sounds.
    void step();
    /// Advances by itself; from the end it starts over.
    void play();
    void pause();
    void playOrPause() { m_playing ? pause() : play(); }
    void faster();
    void slower();
    /// Requests verification of the round's shoe.
    void verify();
    void stop();

signals:
    void changed();
    void moved();
    void playingChanged();
    void speedChanged();
    void noteChanged();
    void verifyAsked(qint64 shoe);
    /// The replay is over, and the table is as it was before.
    void ended();

private:
    /// The table the person sits at, as it was before the replay.
    struct Before {
        ShownTable::Snapshot table;
        TableMessage::Snapshot message;
    };

    struct Shoe {
        qint64 id = 0;
        qint64 number = 0; ///< among the account's shoes
    };

    void onPresent(const engine::Events& events);
    void show(int moment);
    void setPlaying(bool playing);
    void clearVerdict();

    ShownTable& m_shown;
    session::PlaybackQueue& m_playback;
    LiveRound& m_live;
    TableMessage& m_message;
    const SettingsController& m_settings;
    std::optional<Before> m_before;
    PresentedTable m_start; ///< before the first event
    session::ReplayLog m_log;
    std::size_t m_happened = 0; ///< how many of the log's events have been shown
    MomentsModel m_moments;
    Shoe m_shoe;
    ShoeVerdict::Value m_verdict = ShoeVerdict::Unknown;
    QString m_found; ///< what is wrong with the shoe
    DealingSpeed::Value m_speed = DealingSpeed::Normal;
    QString m_title;
    qint64 m_round = 0;
    bool m_active = false;
    bool m_playing = false;
};

} // namespace openshoe::models
