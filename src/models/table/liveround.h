// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/actionsmodel.h"
#include "models/table/commonquestion.h"
#include "models/table/confirmation.h"
#include "models/table/questionwords.h"
#include "models/table/showntable.h"
#include "models/table/tablemessage.h"
#include "session/round/tableclock.h"
#include "session/table/tablesession.h"

#include <QElapsedTimer>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <utility>

namespace openshoe::models {

class SettingsController;

/// The round being played: its phase, what the person is asked, and the time left to answer. Shows what the session
/// reports.
class LiveRound : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    /// Something else is being shown: a replay, or a decision to be made again.
    Q_PROPERTY(bool aside READ isAside NOTIFY turned)
    /// "Your turn: hand 1, 15 against 6"; empty while nothing is asked.
    Q_PROPERTY(QString questionText READ questionText NOTIFY questionChanged)
    /// What the question's word of the trade means ("Insurance"); empty for a turn and without a question.
    Q_PROPERTY(QString questionHelp READ questionHelp NOTIFY questionChanged)
    /// The possible answers.
    Q_PROPERTY(openshoe::models::ActionsModel* actions READ actions CONSTANT)
    /// The share of the time left: 1 … 0; -1 while no clock runs.
    Q_PROPERTY(double clockFraction READ clockFraction NOTIFY clockChanged)
    Q_PROPERTY(QString clockText READ clockText NOTIFY clockChanged)
    /// "Time left: 12 s", as read aloud.
    Q_PROPERTY(QString clockName READ clockName NOTIFY clockChanged)
    /// Less than a third of the time is left.
    Q_PROPERTY(bool urgent READ isUrgent NOTIFY clockChanged)
    /// For how many milliseconds after the actions change click() is ignored; 300. With animation off there is no
    /// guard.
    Q_PROPERTY(int clickGuard READ clickGuard WRITE setClickGuard NOTIFY clickGuardChanged)

public:
    enum Phase {
        Betting, ///< stakes are being drafted
        Playing, ///< from Deal until the result has been shown
        Over,    ///< the outcome lies on the table until the next stakes
    };
    Q_ENUM(Phase)

    /// All must outlive it.
    LiveRound(ShownTable& shown, session::PlaybackQueue& playback, session::TableClock& clock, TableMessage& message,
              const SettingsController& settings, QObject* parent = nullptr);

    /// The session whose rounds these are; null if nobody sits here. It must outlive the next call.
    void setSession(session::TableSession* session);
    [[nodiscard]] session::TableSession* session() const { return m_session; }
    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] QString questionText() const { return question(Telling::Written); }
    [[nodiscard]] QString questionHelp() const;
    /// The same as read aloud: "Your turn: hand 1, soft 17 against 6".
    [[nodiscard]] QString questionName() const { return question(Telling::Spoken); }
    [[nodiscard]] ActionsModel* actions() { return &m_actions; }
    [[nodiscard]] double clockFraction() const { return m_clock.fraction(); }
    [[nodiscard]] QString clockText() const;
    [[nodiscard]] QString clockName() const;
    [[nodiscard]] bool isUrgent() const { return m_clock.isRunning() && m_clock.fraction() < 1.0 / 3; }
    [[nodiscard]] int clickGuard() const { return m_clickGuard; }
    void setClickGuard(int milliseconds);

    /// One question stands for several hands.
    [[nodiscard]] bool asksForAll() const { return m_asked && m_common.stands(); }
    /// What the person is asked, once everything before it has been shown.
    [[nodiscard]] const std::optional<engine::Question>& asked() const { return m_asked; }
    /// A round is being played, or its end has not been shown yet.
    [[nodiscard]] bool isInRound() const { return m_session && m_phase == Playing; }
    /// What will become of the current round if the person leaves the table; empty if none is in progress.
    [[nodiscard]] QString leavingText() const;
    /// Stakes may be drafted: no round is being played or written, and the table isn't set aside for a replay.
    [[nodiscard]] bool takesStakes() const;
    /// Something else is shown for now: nothing is asked and no clock runs.
    void setAside(bool aside);
    [[nodiscard]] bool isAside() const { return m_aside; }

    /// The outcome has left the table: stakes are drafted.
    void beginBetting() { setPhase(Betting); }
    /// Opens the round with the session's slip. Returns the refusal of a stake, if there is one.
    [[nodiscard]] std::optional<engine::Refusal> deal();
    /// The same for a round of the others alone.
    [[nodiscard]] std::optional<engine::Refusal> watch();
    /// The betting clock runs from the first stake until none is left.
    void updateClock();
    /// The same after the time allowed has changed.
    void restartClock();
    /// Tries a failed journal again; opened() or troubled() follows.
    void retry();
    /// The language has changed: makes the texts anew.
    void retranslate();

public slots:
    /// What to ask before doing that; empty if it isn't offered or the person doesn't want to be asked.
    [[nodiscard]] openshoe::models::Confirmation confirmation(int intent) const;
    /// Answers the question with a value of Intent, from keys, scripts or the accessibility bus. A question for several
    /// hands is answered for all of them, unless EachHand was chosen.
    void act(int intent);
    /// The same from a pointer: ignored if the actions changed less than clickGuard ago.
    void click(int intent);
    /// Registers a decision for that seat before its turn.
    void early(int seat, int intent);

signals:
    void phaseChanged();
    void questionChanged();
    void clockChanged();
    void clickGuardChanged();

    /// What may be done now has changed: the phase, whether something is being written, whether a replay is shown.
    void turned();
    /// The person has dealt or answered a question.
    void acted();
    /// The time for placing stakes is up.
    void bettingTimeUp();
    /// The session has answered, and what lies on the table is shown.
    void opened();
    /// The round's result has been shown in full. It was on disk before any of it was shown.
    void roundShown(qint64 round);
    /// The journal can't go on. `inRound`: a round was in progress, and has been ended on the table.
    void troubled(const openshoe::base::Error& error, bool inRound);

private:
    struct AskedQuestion {
        engine::Question question;
        std::size_t after = 0; ///< events of the round before it: the same question may come up again
        bool common = false;   ///< for several hands
        friend bool operator==(const AskedQuestion&, const AskedQuestion&) = default;
    };

    template <typename Opening> std::optional<engine::Refusal> begin(Opening&& opening);
    void onOpened();
    void onPlayed(const engine::Events& events);
    void onFinished();
    void onFailed(const base::Error& error, const engine::Events& ending);
    void onTimeUp();
    void applySettings();
    void showSession();
    void setPhase(Phase phase);
    void updateShoe();
    void lookForQuestion();
    void give(engine::Action action);
    void updateQuestion();
    [[nodiscard]] QString question(Telling telling) const;
    [[nodiscard]] std::vector<ActionRow> actionRows() const;
    [[nodiscard]] Confirmation surrenderConfirmation() const;

    ShownTable& m_shown;
    session::PlaybackQueue& m_playback;
    session::TableClock& m_clock;
    TableMessage& m_message;
    const SettingsController& m_settings;
    session::TableSession* m_session = nullptr;
    ActionsModel m_actions;
    QElapsedTimer m_actionsSince;
    std::pair<int, int> m_clocks; ///< the clock settings last applied: betting, decision
    std::optional<engine::Question> m_asked;
    CommonQuestion m_common;
    std::optional<AskedQuestion> m_announced;
    std::optional<engine::Question> m_timeUp; ///< its time ran out: what the silence rule answers is told
    Phase m_phase = Betting;
    int m_clickGuard = 300;
    bool m_aside = false;
    bool m_roundToReport = false;
    bool m_endedByFailure = false; ///< the round on the table was ended because it could not be stored
    bool m_retrying = false;
};

} // namespace openshoe::models
