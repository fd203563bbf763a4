// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/liveround.h"
#include "models/table/momentsmodel.h"
#include "session/replaylog.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace openshoe::models {

/// A finished round shown once more, on the table at which the person sits, or on an empty one: by itself, moment by
/// moment, back and forth. Each moment is the fold of the events up to it. Afterwards the table is as it was before.
class TableReplay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

    /// A replay is being shown, or stands at one of its moments.
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// The number of the round that it is of; 0 for one that isn't on record.
    Q_PROPERTY(double roundId READ roundId NOTIFY changed)
    Q_PROPERTY(openshoe::models::MomentsModel* moments READ moments CONSTANT)
    /// The moment that is shown, an index into `moments`; -1 where there is none.
    Q_PROPERTY(int moment READ moment NOTIFY moved)
    /// What happens in it: "Ten of spades to hand 1".
    Q_PROPERTY(QString words READ words NOTIFY moved)
    /// It goes on by itself.
    Q_PROPERTY(bool playing READ isPlaying NOTIFY playingChanged)
    /// The settings' words, for this replay alone.
    Q_PROPERTY(QString speed READ speed WRITE setSpeed NOTIFY speedChanged)
    /// What has been found of the shoe, or why the round is shown no further; empty for neither.
    Q_PROPERTY(QString note READ note NOTIFY noteChanged)
    /// The note tells of something that is wrong.
    Q_PROPERTY(bool noteWarns READ noteWarns NOTIFY noteChanged)
    /// A value of ShoeVerdict, for the shoe that the round was played from.
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
    [[nodiscard]] QString speed() const { return m_speed; }
    /// Any word but the settings' is left alone.
    void setSpeed(const QString& speed);
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool noteWarns() const;
    [[nodiscard]] ShoeVerdict::Value verdict() const { return m_verdict; }

    /// Shows that round from the shoe it was played from, from its first moment on. Refused in words while a round is
    /// being played. Of a log that doesn't fold to its end, as much is shown as does.
    void start(engine::RuleSet rules, const engine::Events& events, session::KeptShoe shoe, const QString& title,
               qint64 roundId = 0);
    /// What the verification that verifyAsked() asked for has found.
    void setVerdict(qint64 shoe, ShoeVerdict::Value verdict, const QString& problem);
    /// Another language is spoken: what is shown is said anew.
    void retranslate();

public slots:
    /// Shows that moment, and from now on none by itself; nothing where there is none.
    void go(int moment);
    void toStart() { go(0); }
    void toEnd() { go(m_moments.count() - 1); }
    void back() { go(moment() - 1); }
    /// The next moment as it happened, with its sounds.
    void step();
    /// Goes on by itself; from the end, from the start.
    void play();
    void pause();
    void playOrPause() { m_playing ? pause() : play(); }
    void faster();
    void slower();
    /// Has the round's shoe verified.
    void verify();
    void stop();

signals:
    void changed();
    void moved();
    void playingChanged();
    void speedChanged();
    void noteChanged();
    void verifyAsked(qint64 shoe);
    /// It is over, and the table as it was.
    void ended();

private:
    /// The table at which the person sits, as it was before the replay.
    struct Before {
        ShownTable::Kept table;
        TableMessage::Kept message;
    };

    struct Shoe {
        qint64 id = 0;
        qint64 number = 0; ///< of the account's
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
    std::size_t m_happened = 0; ///< of the log's events
    MomentsModel m_moments;
    Shoe m_shoe;
    ShoeVerdict::Value m_verdict = ShoeVerdict::Unknown;
    QString m_found; ///< what is wrong with the shoe
    QString m_speed = QStringLiteral("normal");
    QString m_title;
    qint64 m_round = 0;
    bool m_active = false;
    bool m_playing = false;
};

} // namespace openshoe::models
