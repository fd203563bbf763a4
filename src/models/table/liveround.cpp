// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/liveround.h"

#include "engine/settlement.h"
#include "models/keys/intents.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/questionwords.h"
#include "models/table/seatsmodel.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"
#include "models/words/refusalwords.h"
#include "models/words/termwords.h"
#include "session/round/me.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace openshoe::models {

using namespace engine;
using base::Money;
using session::TableSession;

LiveRound::LiveRound(ShownTable& shown, session::PlaybackQueue& playback, session::TableClock& clock,
                     TableMessage& message, const SettingsController& settings, QObject* parent)
    : QObject(parent), m_shown(shown), m_playback(playback), m_clock(clock), m_message(message), m_settings(settings) {
    connect(&m_shown, &ShownTable::finished, this, &LiveRound::onFinished);
    connect(&m_clock, &session::TableClock::changed, this, &LiveRound::clockChanged);
    connect(&m_clock, &session::TableClock::timeUp, this, &LiveRound::onTimeUp);
    connect(&m_settings, &SettingsController::changed, this, &LiveRound::applySettings);
    applySettings();
}

void LiveRound::applySettings() {
    const std::pair clocks(m_settings.betClock(), m_settings.decisionClock());
    if (std::exchange(m_clocks, clocks) == clocks)
        return;
    restartClock();
}

void LiveRound::restartClock() {
    m_clock.stop();
    updateClock();
}

// --- Coming and going.

void LiveRound::setSession(TableSession* session) {
    m_session = session;
    m_clock.stop();
    m_asked.reset();
    m_common.reset();
    m_timeUp.reset();
    m_roundToReport = false;
    m_message.clear();
    if (session) {
        connect(session, &TableSession::opened, this, &LiveRound::onOpened);
        connect(session, &TableSession::played, this, &LiveRound::onPlayed);
        connect(session, &TableSession::failed, this, &LiveRound::onFailed);
        connect(session, &TableSession::busyChanged, this, &LiveRound::turned);
        connect(session, &TableSession::shoeChanged, this, [this] {
            updateShoe();
            emit turned();
        });
    }
    updateQuestion();
    setPhase(Betting);
    emit turned();
}

void LiveRound::setAside(bool aside) {
    m_aside = aside;
    if (aside)
        m_clock.stop();
    updateShoe();
    updateClock();
    emit turned();
}

void LiveRound::retry() {
    m_retrying = true;
    m_session->retry();
}

void LiveRound::onOpened() {
    const bool again = std::exchange(m_retrying, false) && !std::exchange(m_endedByFailure, false);
    if (!again || m_session->isPlaying())
        showSession();
    emit turned();
    emit opened();
    onFinished();
}

// Shows what the session knows, at once. An interrupted round is shown with the rules it began with.
void LiveRound::showSession() {
    const bool fresh = m_session->round() == 0 || m_session->state().phase == engine::Phase::Idle;
    m_shown.begin(std::make_shared<const RuleSet>(m_session->rules()), m_session->key().currency,
                  fresh ? m_session->state() : TableState{});
    if (const auto* shoe = m_session->shoe())
        m_shown.setShoe(*shoe);
    if (fresh) {
        setPhase(Betting);
        return;
    }
    m_shown.showAtOnce(m_session->events());
    m_roundToReport = m_shown.table().isOver();
    setPhase(m_shown.table().isOver() ? Over : Playing);
}

QString LiveRound::leavingText() const {
    if (!isInRound() || !m_session->isPlaying())
        return {};
    return m_shown.rules().onSilence == OnSilence::Resume
               ? tr("Your round stays as it is, stakes included, and resumes when you come back to this game.")
               : tr("The round is finished for you: a hand of 11 or less hits until it is above 11, any other stands; "
                    "insurance is declined. Whatever is returned goes into your wallet.");
}

// --- What happens.

void LiveRound::onPlayed(const Events& events) {
    m_clock.stop();
    setPhase(Playing);
    m_asked.reset();
    m_roundToReport = m_session->state().phase == engine::Phase::Over;
    if (const auto asked = std::exchange(m_timeUp, std::nullopt))
        m_message.tell(silenceText(m_shown.rules(), m_session->state(), *asked, events));
    const auto insures = [](const Event& event) { return std::holds_alternative<InsuranceTaken>(event); };
    if (std::any_of(events.begin(), events.end(), insures))
        m_message.tell(allInsuredText(m_session->state(), session::me()));
    updateQuestion();
    m_shown.play(events);
}

void LiveRound::onFinished() {
    if (m_aside)
        return;
    if (m_phase == Playing && m_shown.table().isOver())
        setPhase(Over);
    lookForQuestion();
    if (m_asked && m_common.answer()) { // for all hands, so for this one too
        give(*m_common.answer());
        return;
    }
    if (m_asked)
        m_shown.endBanner();
    updateQuestion();
    updateShoe();
    updateClock();
    emit turned();
    if (m_roundToReport && m_phase == Over) {
        m_roundToReport = false;
        emit roundShown(m_session->round());
    }
}

void LiveRound::onFailed(const base::Error& error, const Events& ending) {
    m_clock.stop();
    m_asked.reset();
    if (std::exchange(m_retrying, false)) { // the failure is on screen already
        updateQuestion();
        emit turned();
        emit troubled(error, m_endedByFailure);
        return;
    }
    m_playback.skip();
    m_endedByFailure = !ending.empty();
    if (m_endedByFailure) {
        m_roundToReport = false;
        m_shown.play(ending);
        m_playback.skip();
        setPhase(Over);
    } else if (m_phase == Playing) {
        setPhase(Betting);
    }
    updateQuestion();
    updateShoe();
    emit turned();
    emit troubled(error, m_endedByFailure);
}

void LiveRound::onTimeUp() {
    if (!m_session || m_aside)
        return;
    if (m_phase != Playing) {
        emit bettingTimeUp();
        return;
    }
    m_timeUp = m_asked;
    (void)m_session->silence();
}

void LiveRound::setPhase(Phase phase) {
    if (m_phase == phase)
        return;
    m_phase = phase;
    emit phaseChanged();
    emit turned();
}

// While cards are being dealt, the shoe is shown as of the events presented.
void LiveRound::updateShoe() {
    if (!m_session || m_aside || (m_phase == Playing && m_shown.hasShoe()))
        return;
    const auto* shoe = m_session->shoe();
    m_shown.setShoe(shoe ? std::optional(*shoe) : std::nullopt);
}

void LiveRound::updateClock() {
    if (!m_session || m_aside || m_session->stage() != TableSession::Stage::Ready)
        return;
    const auto run = [this](int seconds) {
        if (seconds > 0)
            m_clock.start(std::chrono::seconds(seconds));
        else
            m_clock.stop();
    };
    const RuleSet& rules = m_shown.rules();
    if (m_phase == Playing && m_asked) {
        run(m_settings.decisionSeconds(rules.clock.decision));
    } else if (m_phase == Betting && m_session->slip().isEmpty()) {
        m_clock.stop(); // with no stakes down, nobody is waiting
    } else if (m_phase == Betting && !m_clock.isRunning()) {
        run(m_settings.betSeconds(rules.clock.bet));
    }
}

QString LiveRound::clockText() const {
    return m_clock.isRunning() ? tr("%1 s").arg(m_clock.secondsLeft()) : QString();
}

QString LiveRound::clockName() const {
    return m_clock.isRunning() ? tr("Time left: %1").arg(clockText()) : QString();
}

bool LiveRound::takesStakes() const {
    return m_session && !m_aside && m_phase != Playing && !m_session->isBusy() &&
           m_session->stage() == TableSession::Stage::Ready && !m_session->isPlaying();
}

std::optional<Refusal> LiveRound::deal() {
    return begin([this] { return m_session->deal(); });
}

std::optional<Refusal> LiveRound::watch() {
    return begin([this] { return m_session->watch(); });
}

template <typename Opening> std::optional<Refusal> LiveRound::begin(Opening&& opening) {
    emit acted();
    m_clock.stop();
    m_common.reset();
    setPhase(Playing);
    const auto refusal = opening();
    if (refusal)
        setPhase(Betting);
    return refusal;
}

// --- What is asked.

void LiveRound::lookForQuestion() {
    m_asked.reset();
    if (m_session && !m_aside && m_phase == Playing && m_playback.isIdle() && !m_session->isBusy())
        m_asked = m_session->question();
    if (m_session)
        m_common.update(m_shown.rules(), m_session->state(), m_asked);
}

void LiveRound::updateQuestion() {
    m_shown.ask(m_asked);
    const auto now =
        m_asked ? std::optional(AskedQuestion{*m_asked, m_session->events().size(), m_common.stands()}) : std::nullopt;
    if (std::exchange(m_announced, now) == now)
        return;
    auto rows = actionRows();
    if (rows != m_actions.rows())
        m_actionsSince.start();
    m_actions.setRows(std::move(rows));
    emit questionChanged();
}

QString LiveRound::question(Telling telling) const {
    if (m_asked && m_common.stands())
        return m_common.text(m_shown.rules(), m_session->state());
    return m_asked ? models::questionText(m_shown.rules(), m_shown.table().state(), *m_asked, m_shown.dealerTotalText(),
                                          telling)
                   : QString();
}

QString LiveRound::questionHelp() const {
    return m_asked ? explanation(termOf(m_shown.rules(), m_asked->kind)) : QString();
}

std::vector<ActionRow> LiveRound::actionRows() const {
    if (m_asked && m_common.stands())
        return m_common.rows(m_shown.rules(), m_session->state());
    return m_asked ? models::actionRows(m_shown.rules(), m_session->state(), *m_asked) : std::vector<ActionRow>();
}

void LiveRound::retranslate() {
    m_actions.setRows(actionRows());
    emit questionChanged();
    emit clockChanged();
}

void LiveRound::act(int intent) {
    const auto action = m_asked ? answerTo(*m_asked, intent) : std::nullopt;
    if (m_asked && m_common.stands()) {
        if (intent == Intent::EachHand) {
            m_common.askEach();
            updateQuestion();
            return;
        }
        const auto& rows = m_actions.rows();
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const ActionRow& r) { return r.intent == intent; });
        if (row != rows.end() && !row->enabled) {
            m_message.refuse(row->disabledReason);
            return;
        }
        if (action && row != rows.end())
            m_common.answer(*action);
    }
    if (action)
        give(*action);
}

void LiveRound::give(Action action) {
    emit acted();
    m_message.clear();
    m_asked.reset();
    m_clock.stop();
    if (const auto refusal = action == Action::Decline ? m_session->decline() : m_session->act(action)) {
        m_message.refuse(refusalText(*refusal));
        m_common.takeBack();
        lookForQuestion();
        updateClock();
    }
    updateQuestion();
}

void LiveRound::click(int intent) {
    const bool guarded = m_playback.speed() != session::Speed::Off && m_actionsSince.isValid() &&
                         m_actionsSince.elapsed() < m_clickGuard;
    if (!guarded)
        act(intent);
}

void LiveRound::setClickGuard(int milliseconds) {
    if (m_clickGuard == milliseconds || milliseconds < 0)
        return;
    m_clickGuard = milliseconds;
    emit clickGuardChanged();
}

void LiveRound::early(int seat, int intent) {
    const auto action = actionOf(intent);
    if (!m_session || !action || m_aside)
        return;
    if (const auto refusal = m_session->early(seatAt(seat), *action))
        m_message.refuse(refusalText(*refusal));
    emit turned();
}

Confirmation LiveRound::confirmation(int intent) const {
    const bool asks = intent == Intent::Surrender && m_settings.confirmSurrender() && m_asked;
    return asks ? surrenderConfirmation() : Confirmation{};
}

Confirmation LiveRound::surrenderConfirmation() const {
    const auto& offered = m_actions.rows();
    const auto row = std::find_if(offered.begin(), offered.end(),
                                  [](const ActionRow& action) { return action.intent == Intent::Surrender; });
    if (row == offered.end())
        return {};
    const RuleSet& rules = m_shown.rules();
    const TableState& state = m_shown.table().state();
    const Seat& seat = state.seat(m_asked->seat);
    Hand hand = seat.hand(m_asked->hand);
    hand.surrendered = true;
    const Play* play = state.find(StakeKind::Main, m_asked->player, m_asked->seat, m_asked->hand);
    const Money back = settleHand(rules, hand, state.dealer.cards, play ? play->stake : Money{}).returned;
    const QString number = handNumber(rules, m_asked->seat, m_asked->hand, seat.handCount);
    return {.question = (isGivenUp(rules) ? tr("Give up hand %1?") : tr("Surrender hand %1?")).arg(number),
            .explanation = tr("You get %1 back.").arg(moneyText(back, m_shown.currency())),
            .accept = tr("%1, %2 back", "an action, an amount").arg(row->caption, amountText(back)),
            .reject = tr("Play on")};
}

} // namespace openshoe::models

#include "moc_confirmation.cpp"
#include "moc_liveround.cpp"
#include "moc_tablemessage.cpp"
