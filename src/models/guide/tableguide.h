// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <set>

namespace openshoe::models {

class KeyMap;
class TableController;
enum class Telling;

/// What a step of the guide is about: what it says is to be looked at or pressed.
namespace GuideTarget {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    None,
    Spot,    ///< the spot of the guide's seat
    Deal,    ///< the button that deals, also the one that deals again
    Totals,  ///< that of the guide's hand, and the dealer's
    Answers, ///< those to the question being asked
    Dealer,  ///< the dealer's total
    Result,  ///< the line that says how the round ended
};
Q_ENUM_NS(Value)
} // namespace GuideTarget

/// How to play, for somebody who never sat at a table: explains a hand step by step while it is played. It follows what
/// happens at the table, whatever the person does, and does nothing there itself; every figure and reason it gives is
/// the table's own.
class TableGuide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /// It has something to say: not while a replay or a decision under review is shown.
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    /// "3 of 6".
    Q_PROPERTY(QString stepText READ stepText NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// A value of GuideTarget.
    Q_PROPERTY(int target READ target NOTIFY changed)
    // The spot or hand it points at.
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(int hand READ hand NOTIFY changed)
    Q_PROPERTY(int handsOnSeat READ handsOnSeat NOTIFY changed)
    /// There is nothing to be done at the table: goOn() leads on.
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed)
    /// That was the last step: goOn() ends it.
    Q_PROPERTY(bool last READ isLast NOTIFY changed)

public:
    static constexpr int steps = 6;

    /// Both must outlive it.
    TableGuide(TableController& table, const KeyMap& keys, QObject* parent = nullptr);

    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] bool isShown() const { return m_active && m_now.step > 0; }
    [[nodiscard]] int step() const { return m_now.step; }
    [[nodiscard]] QString stepText() const;
    [[nodiscard]] QString text() const { return m_now.text; }
    [[nodiscard]] int target() const { return m_now.target; }
    [[nodiscard]] int seat() const { return m_now.seat; }
    [[nodiscard]] int hand() const { return m_now.hand; }
    [[nodiscard]] int handsOnSeat() const { return m_now.handsOnSeat; }
    [[nodiscard]] bool canGoOn() const { return m_now.canGoOn; }
    [[nodiscard]] bool isLast() const { return m_now.step == steps; }

    /// Begins as soon as the person sits at a table.
    void beginWhenSeated();
    /// Nobody will sit down after all.
    void forget() { m_wanted = false; }
    /// The language has changed: makes the texts anew.
    void retranslate() { update(); }

public slots:
    /// Begins with the step that fits what is on the table.
    void begin();
    /// To the next step, if nothing has to be done for it.
    void goOn();
    void end();

signals:
    void changed();
    /// A step has been reached; to be spoken.
    void told(const QString& sentence);

private:
    enum class Stage { Stake, Deal, Watching, Dealing, Totals, Question, Decision, Dealer, Result, Farewell };
    struct Shown {
        int step = 0; ///< 0: nothing is shown
        GuideTarget::Value target = GuideTarget::None;
        int seat = 0;
        int hand = 1;
        int handsOnSeat = 1;
        bool canGoOn = false;
        QString text;
        friend bool operator==(const Shown&, const Shown&) = default;
    };

    void onOpened();
    void onActed();
    void update();
    /// Nothing once the round that was explained is over and the person goes on to the next.
    [[nodiscard]] std::optional<Stage> stageNow();
    [[nodiscard]] Stage stageOfRound();
    [[nodiscard]] bool isDone() const;
    /// Something is drafted for the round to come.
    [[nodiscard]] bool isStaked() const;
    [[nodiscard]] Shown shownAt(Stage stage, Telling telling) const;
    [[nodiscard]] QString stakeText(int seat) const;
    [[nodiscard]] QString dealText() const;
    [[nodiscard]] QString totalsText(Telling telling) const;
    [[nodiscard]] QString questionText() const;
    [[nodiscard]] QString decisionText(Telling telling) const;
    [[nodiscard]] QString dealerText() const;
    [[nodiscard]] QString resultText() const;
    [[nodiscard]] int seatToStake() const;

    TableController& m_table;
    const KeyMap& m_keys;
    bool m_wanted = false;
    bool m_active = false;
    // How far the round has come that is being explained.
    bool m_dealt = false;
    bool m_asked = false; ///< it was the person's turn
    bool m_totalsRead = false;
    bool m_over = false; ///< the person had a hand in it, and it has ended
    bool m_resultRead = false;
    Stage m_stage = Stage::Stake;
    std::set<Stage> m_told;
    Shown m_now;
};

} // namespace openshoe::models
