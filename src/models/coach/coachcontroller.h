// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "models/words/markwords.h"
#include "session/worth/analyst.h"
#include "session/worth/pricing.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace openshoe::models {

class SettingsController;
class TableController;

/// Says what each answer to the table's question is worth with the shoe as it stands, and what the answer given cost:
/// off, on request, or always. It watches the table without ever holding it up; its verdict follows the question or the
/// answer a moment later.
class CoachController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    /// Whether the coach speaks only when asked.
    Q_PROPERTY(bool onRequest READ isOnRequest NOTIFY changed)
    /// Whether ask() would do something: a question is open that the coach hasn't commented on, or, while none is open,
    /// there is a last decision to mark.
    Q_PROPERTY(bool canAsk READ canAsk NOTIFY changed)
    /// "Best: Give up −0.500 · Hit −0.527 · Stand −0.541"; "Equally good: Insurance 0.000 · No 0.000"; empty while
    /// there is nothing to say.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// "Best: Give up −0.500".
    Q_PROPERTY(QString shortText READ shortText NOTIFY changed)
    /// The best answer, a value of Intent, and any that is as good; empty while it isn't known.
    Q_PROPERTY(QList<int> best READ best NOTIFY changed)
    /// By Intent, what each answer is worth, "−0.527", in the unit of session::Worths; empty if it isn't known.
    Q_PROPERTY(QList<QString> worths READ worths NOTIFY changed)

    /// How good the last decision was, a value of DecisionMark; None while there is no verdict.
    Q_PROPERTY(int mark READ mark NOTIFY markChanged)
    /// "Mistake".
    Q_PROPERTY(QString markTitle READ markTitle NOTIFY markChanged)
    /// "Hitting was worth 0.09 of a stake more."
    Q_PROPERTY(QString markText READ markText NOTIFY markChanged)
    /// Whether the coach can be asked about the last decision.
    Q_PROPERTY(bool canAskMark READ canAskMark NOTIFY markChanged)

public:
    /// All must outlive it.
    CoachController(TableController& table, SettingsController& settings, session::Analyst& analyst,
                    QObject* parent = nullptr);

    [[nodiscard]] bool isOnRequest() const;
    [[nodiscard]] bool canAsk() const;
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QString shortText() const { return m_shortText; }
    [[nodiscard]] QList<int> best() const { return m_best; }
    [[nodiscard]] QStringList worths() const { return m_worths; }
    [[nodiscard]] DecisionMark::Value mark() const { return m_mark; }
    [[nodiscard]] QString markTitle() const { return m_markTitle; }
    [[nodiscard]] QString markText() const { return m_markText; }
    [[nodiscard]] bool canAskMark() const { return m_decided && !m_markAsked && isOnRequest(); }
    /// Forgets what was said, because the language has changed.
    void retranslate();

public slots:
    /// Advises on the open question or, if there is none, marks the last decision. Does nothing while the coach is off.
    void ask();
    /// Says how good the last decision was.
    void askMark();

signals:
    void changed();
    void markChanged();

private:
    /// What a piece of advice depends on.
    struct Moment {
        engine::Question question;
        qint64 round = 0;
        int shoeDrawn = 0;
        std::size_t events = 0;
        friend bool operator==(const Moment&, const Moment&) = default;
    };

    [[nodiscard]] std::optional<Moment> moment() const;
    void update();
    void forget();
    void onTableChanged();
    void onOpened();
    void watch();
    void onPlayed(const engine::Events& events);
    void forgetMark();
    void say(const session::Worths& worths);

    TableController& m_table;
    SettingsController& m_settings;
    session::Analyst& m_analyst;
    const QObject* m_session = nullptr; ///< the table's session when last checked; only compared
    std::optional<Moment> m_moment;
    QTimer m_askSoon; ///< runs once everyone has received the events that led to the question
    bool m_asked = false;
    QString m_text;
    QString m_shortText;
    QList<int> m_best;
    QStringList m_worths;
    std::optional<session::SeenDecision> m_decided; ///< the latest decision of the round
    bool m_markAsked = false;
    DecisionMark::Value m_mark = DecisionMark::None;
    QString m_markTitle;
    QString m_markText;
};

} // namespace openshoe::models
