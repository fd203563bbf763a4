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

/// What a person who can't see the window is told without having to look for it: what happens at the table, what is
/// asked, why something was refused, what the coach and the limits say, that time is running out. It invents nothing:
/// the words are those on screen. Whatever falls into one moment is spoken as one piece. While nothing is connected to
/// `spoken`, it only remembers what it last said.
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
    /// To be spoken now: sentences, one per line.
    void spoken(const QString& words);

private:
    [[nodiscard]] bool isHeard() const;
    void connectRound();
    void connectMessage();
    void connectCoach();
    void connectNotes();
    void onQuestion();
    void onClock();
    void onAside();
    /// Says the sentence unless it is the one last said on that matter.
    void sayNew(QString& last, const QString& sentence);
    void tellAll();
    void speak();

    TableController& m_table;
    CoachController& m_coach;
    LimitsController& m_limits;
    Notices& m_notices;
    SpokenRound m_round;
    QTimer m_soon;      ///< fires at the end of this moment
    bool m_all = false; ///< nothing more comes by itself, so what others do is told too
    bool m_urgent = false;
    QString m_question; ///< to be asked after everything else
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
