// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/spokenround.h"

#include <QObject>
#include <QTimer>

namespace openshoe::models {

class CoachController;
class LimitsController;
class Notices;
class TableController;

/// What a person who doesn't see the window is told without searching: what happens at the table, what is asked, why
/// something was refused, what the coach and the limits say, that time runs out. It makes nothing up: the words are
/// those that are shown. What comes in one moment is told in one piece. While nothing is connected to `spoken` it only
/// remembers what was said last.
class Announcer : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    Announcer(TableController& table, CoachController& coach, LimitsController& limits, Notices& notices,
              QObject* parent = nullptr);

public slots:
    /// Something else that is shown in passing: that a page was copied, where a file was written.
    void say(const QString& sentence);

signals:
    /// To be spoken now: sentences, each in a line of its own.
    void spoken(const QString& words);

private:
    [[nodiscard]] bool isHeard() const;
    void followRound();
    void followMessage();
    void followCoach();
    void followNotes();
    void onQuestion();
    void onClock();
    void onAside();
    /// As the last time on that matter, it isn't said again.
    void sayNew(QString& last, const QString& sentence);
    void tellAll();
    void speak();

    TableController& m_table;
    CoachController& m_coach;
    LimitsController& m_limits;
    Notices& m_notices;
    SpokenRound m_round;
    QTimer m_soon;      ///< at the end of this moment
    bool m_all = false; ///< nothing more comes by itself: what others do is told too
    bool m_urgent = false;
    QString m_question; ///< to be asked behind all else
    // As last said.
    QString m_asked;
    QString m_advice;
    QString m_mark;
    QString m_rules;
    QString m_pause;
    QString m_reminder;
    QString m_hint;
    QString m_notice;
};

} // namespace openshoe::models
