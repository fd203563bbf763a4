// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/coach/coachcontroller.h"

#include "base/worth.h"
#include "models/keys/intents.h"
#include "models/preferences/settingscontroller.h"
#include "models/strategy/chartwords.h"
#include "models/table/tablecontroller.h"
#include "models/words/gamewords.h"
#include "models/words/markwords.h"
#include "session/worth/pricing.h"

#include <algorithm>

namespace openshoe::models {

using namespace engine;

namespace {

struct Answer {
    Action action = Action::Stand;
    double worth = 0;
};

// The answers that can be priced, best first.
std::vector<Answer> answersTo(const session::Worths& worths) {
    std::vector<Answer> answers;
    for (int i = 0; i < actionCount; ++i) {
        if (const auto worth = worths[static_cast<std::size_t>(i)])
            answers.push_back({static_cast<Action>(i), *worth});
    }
    std::stable_sort(answers.begin(), answers.end(),
                     [](const Answer& a, const Answer& b) { return a.worth > b.worth; });
    return answers;
}

} // namespace

CoachController::CoachController(TableController& table, SettingsController& settings, session::Analyst& analyst,
                                 QObject* parent)
    : QObject(parent), m_table(table), m_settings(settings), m_analyst(analyst) {
    m_askSoon.setSingleShot(true);
    connect(&m_askSoon, &QTimer::timeout, this, &CoachController::ask);
    connect(&table, &TableController::opened, this, &CoachController::onOpened);
    connect(&table, &TableController::tableChanged, this, &CoachController::onTableChanged);
    connect(table.live(), &LiveRound::questionChanged, this, &CoachController::update);
    connect(&settings, &SettingsController::changed, this, [this] {
        m_moment.reset();
        forget();
        forgetMark();
        update();
    });
}

// A decision's mark belongs to the table it was made at.
void CoachController::watch() {
    if (m_session == m_table.session())
        return;
    m_session = m_table.session();
    m_decided.reset();
    forgetMark();
    if (auto* session = m_table.session())
        connect(session, &session::TableSession::played, this, &CoachController::onPlayed);
}

void CoachController::onTableChanged() {
    if (m_session == m_table.session())
        return;
    watch();
    update();
}

void CoachController::onOpened() {
    watch();
    m_moment.reset();
    update();
}

std::optional<CoachController::Moment> CoachController::moment() const {
    const auto* session = m_table.session();
    const auto& question = m_table.live()->asked();
    if (!question || question->kind == QuestionKind::FollowDouble || question->kind == QuestionKind::FollowSplit)
        return std::nullopt;
    return Moment{.question = *question, .round = session->round(), .shoeDrawn = session->state().shoeDrawn,
                  .events = session->events().size()};
}

bool CoachController::isOnRequest() const {
    return m_settings.coach() == CoachMode::OnRequest;
}
bool CoachController::canAsk() const {
    return m_moment ? !m_asked && isOnRequest() : canAskMark();
}

void CoachController::update() {
    const auto now = moment();
    if (now == m_moment)
        return;
    m_moment = now;
    forget();
    if (m_moment && m_settings.coach() == CoachMode::Always)
        m_askSoon.start(0);
}

void CoachController::forget() {
    m_analyst.cancelAdvice();
    m_askSoon.stop();
    m_asked = false;
    m_text.clear();
    m_shortText.clear();
    m_best.clear();
    m_worths.clear();
    emit changed();
}

void CoachController::ask() {
    if (!m_moment)
        askMark();
    if (!m_moment || m_asked || m_settings.coach() == CoachMode::Off)
        return;
    const auto* session = m_table.session();
    const auto asked = session->openDecision();
    m_asked = true;
    emit changed();
    if (!asked || !asked->decision)
        return;
    m_analyst.advise(session->rules(), *asked->decision, this,
                     [this, moment = *m_moment, asked = *asked](const session::Analyst::Advice& advice) {
                         if (advice && m_moment == moment)
                             say(session::worthsOf(asked, *advice));
                     });
}

// Decisions answered by silence, and those made before this call, are not marked.
void CoachController::onPlayed(const Events& events) {
    const auto* session = m_table.session();
    const bool opened =
        std::ranges::any_of(events, [](const Event& event) { return std::holds_alternative<RoundOpened>(event); });
    const auto& last = session->lastDecision();
    const bool isNew = last && last->event >= session->events().size() - events.size();
    if (!isNew && !opened)
        return;
    m_decided = isNew && last->cause != Cause::Silence ? last : std::nullopt;
    forgetMark();
    if (m_settings.coach() == CoachMode::Always)
        askMark();
}

void CoachController::askMark() {
    if (!m_decided || m_markAsked || m_settings.coach() == CoachMode::Off)
        return;
    m_markAsked = true;
    emit markChanged();
    emit changed();
    m_analyst.judge(m_table.session()->rules(), *m_decided, this, [this](const storage::DecisionPrice& price) {
        m_mark = markOf(price);
        m_markTitle = models::markTitle(price);
        m_markText = models::markText(price);
        emit markChanged();
    });
}

void CoachController::forgetMark() {
    m_analyst.cancelJudgement();
    m_markAsked = false;
    m_mark = DecisionMark::None;
    m_markTitle.clear();
    m_markText.clear();
    emit markChanged();
    emit changed();
}

void CoachController::retranslate() {
    m_moment.reset();
    forget();
    forgetMark();
    update();
}

void CoachController::say(const session::Worths& worths) {
    const RuleSet& rules = m_table.session()->rules();
    const auto answers = answersTo(worths);
    if (answers.empty())
        return;
    const QString between = QStringLiteral(" · ");
    QStringList best;
    QStringList others;
    m_worths.resize(actionCount + 1);
    for (const Answer& answer : answers) {
        const QString caption = actionCaption(rules, answer.action);
        const QString worth = worthText(answer.worth, 3);
        const bool isBest = !base::isMore(answers.front().worth, answer.worth);
        (isBest ? best : others) << QStringLiteral("%1 %2").arg(caption, worth);
        m_worths[intentOf(answer.action)] = worth;
        if (isBest)
            m_best << intentOf(answer.action);
    }
    const QString joined = best.join(between);
    m_shortText = best.size() == 1 ? tr("Best: %1").arg(joined) : tr("Equally good: %1").arg(joined);
    m_text = best.size() == 1   ? tr("Best: %1").arg((best + others).join(between))
             : others.isEmpty() ? m_shortText
                                : tr("Equally good: %1. Others: %2").arg(joined, others.join(between));
    emit changed();
}

} // namespace openshoe::models

#include "moc_coachcontroller.cpp"
