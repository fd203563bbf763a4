// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/speech/announcer.h"

#include "models/coach/coachcontroller.h"
#include "models/limits/limitscontroller.h"
#include "models/notices/notices.h"
#include "models/table/tablecontext.h"
#include "models/table/tablecontroller.h"
#include "session/round/me.h"
#include "session/table/tablesession.h"

#include <QMetaMethod>

#include <utility>

namespace openshoe::models {

Announcer::Announcer(TableController& table, CoachController& coach, LimitsController& limits, Notices& notices,
                     QObject* parent)
    : QObject(parent), m_table(table), m_coach(coach), m_limits(limits), m_notices(notices),
      m_round(session::me()) {
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &Announcer::speak);
    connectRound();
    connectMessage();
    connectCoach();
    connectNotes();
}

bool Announcer::isHeard() const {
    return isSignalConnected(QMetaMethod::fromSignal(&Announcer::spoken));
}

void Announcer::connectRound() {
    ShownTable* shown = m_table.shown();
    LiveRound* live = m_table.live();
    connect(shown, &ShownTable::presented, this, [this, shown, live](const engine::Event& event) {
        if (live->isAside() || !isHeard())
            return;
        m_round.follow(shown->table(), event);
        if (m_round.isDue())
            m_soon.start();
    });
    connect(shown, &ShownTable::dealerChanged, this, [this, shown, live] {
        if (live->isAside() || !isHeard())
            return;
        m_round.updateOutcome(shown->table());
        if (m_round.isDue())
            m_soon.start();
    });
    // Others at the table decide one after another: where that got them is told when it is the person's turn.
    connect(shown, &ShownTable::finished, this, [this] { m_soon.start(); });
    connect(shown, &ShownTable::begun, this, [this] { m_round.forget(); });
    connect(live, &LiveRound::turned, this, &Announcer::onAside);
    connect(live, &LiveRound::questionChanged, this, &Announcer::onQuestion);
    connect(live, &LiveRound::clockChanged, this, &Announcer::onClock);
    connect(m_table.quiz(), &TableQuiz::questionChanged, this, &Announcer::onQuestion);
}

// A refusal is spoken every time, anything else when it is new.
void Announcer::connectMessage() {
    TableMessage* message = m_table.message();
    connect(message, &TableMessage::refusal, this, [this, message] { say(message->text()); });
    connect(message, &TableMessage::changed, this, [this, message] {
        if (!message->isRefused())
            say(message->text());
    });
}

void Announcer::connectCoach() {
    connect(&m_coach, &CoachController::changed, this, [this] { sayNew(m_advice, m_coach.shortText()); });
    connect(&m_coach, &CoachController::markChanged, this, [this] {
        sayNew(m_mark, m_coach.mark() == DecisionMark::None ? QString()
                                                            : Table::tr("%1: %2", "how a decision is marked, and why")
                                                                  .arg(m_coach.markTitle(), m_coach.markText()));
    });
}

// The strips above the felt, and the passing notices at the foot of the window.
void Announcer::connectNotes() {
    TableRules* rules = m_table.rules();
    connect(rules, &TableRules::changed, this, [this, rules] { sayNew(m_rules, rules->text()); });
    connect(&m_limits, &LimitsController::changed, this, [this] {
        sayNew(m_pause, m_limits.pauseText());
        sayNew(m_reminder, m_limits.reminderText());
    });
    TableBets* bets = m_table.bets();
    connect(bets, &TableBets::abilitiesChanged, this, [this, bets] {
        const bool over = m_table.live()->phase() == LiveRound::Over && bets->canRepeat();
        sayNew(m_hint, over ? bets->dealHint() : QString());
    });
    connect(&m_notices, &Notices::changed, this, [this] { sayNew(m_notice, m_notices.text()); });
}

// Something else is shown for now, and the person steps through it: what was waiting is dropped.
void Announcer::onAside() {
    if (m_table.live()->isAside())
        m_round.forget();
}

void Announcer::onQuestion() {
    const bool aside = m_table.live()->isAside();
    const QString question = aside ? m_table.quiz()->questionText() : m_table.live()->questionName();
    if (std::exchange(m_asked, question) == question)
        return;
    m_question = question;
    if (!question.isEmpty())
        tellAll();
}

void Announcer::onClock() {
    const bool urgent = m_table.live()->isUrgent();
    if (!std::exchange(m_urgent, urgent) && urgent)
        say(m_table.live()->clockName());
}

void Announcer::sayNew(QString& last, const QString& sentence) {
    if (std::exchange(last, sentence) != sentence)
        say(sentence);
}

void Announcer::say(const QString& sentence) {
    if (sentence.isEmpty() || !isHeard())
        return;
    m_round.say(sentence);
    m_soon.start();
}

void Announcer::tellAll() {
    m_all = true;
    m_soon.start();
}

void Announcer::speak() {
    SpokenRound::HandKey asked;
    const auto& question = m_table.live()->asked();
    const bool totalFollows = question && question->kind == engine::QuestionKind::Turn &&
                              !m_table.live()->asksForAll() && !m_question.isEmpty();
    if (totalFollows)
        asked = {question->seat.value, question->hand.value};
    QStringList sentences = std::exchange(m_all, false) ? m_round.takeAll(asked) : m_round.takeDue();
    if (!m_question.isEmpty())
        sentences << std::exchange(m_question, QString());
    if (!sentences.isEmpty())
        emit spoken(sentences.join(u'\n'));
}

} // namespace openshoe::models

#include "moc_announcer.cpp"
