// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tablecontroller.h"

#include "models/settings/settingscontroller.h"
#include "models/shared/words.h"

#include <algorithm>
#include <utility>

namespace openshoe::models {

using namespace engine;
using base::Money;
using session::Sound;
using session::TableSession;
using RoundPhase = engine::Phase;

TableController::TableController(SettingsController& settings, QObject* parent)
    : QObject(parent), m_settings(settings) {
    m_shown.reset(m_rules, {});
    connect(&m_playback, &session::PlaybackQueue::present, this, &TableController::onPresent);
    connect(&m_playback, &session::PlaybackQueue::dealerDone, this, &TableController::onDealerDone);
    connect(&m_playback, &session::PlaybackQueue::finished, this, &TableController::onFinished);
    connect(&m_clock, &session::TableClock::changed, this, &TableController::clockChanged);
    connect(&m_clock, &session::TableClock::timeUp, this, &TableController::onTimeUp);
    connect(&m_settings, &SettingsController::changed, this, &TableController::applySettings);
    m_sweep.setSingleShot(true);
    connect(&m_sweep, &QTimer::timeout, this, &TableController::onSwept);
    applySettings();
}

TableController::~TableController() = default;

void TableController::applySettings() {
    m_playback.setReducedMotion(m_settings.reducedMotion());
    m_playback.setSpeed(m_settings.speed());
    const std::pair clocks(m_settings.betClock(), m_settings.decisionClock());
    if (std::exchange(m_clocks, clocks) != clocks) { // a clock that runs is set anew
        m_clock.stop();
        startClock();
    }
    emit tableChanged();
}

// --- Coming and going.

void TableController::sitDown(session::Journal& journal, session::TableKey key, const QStringList& currencies) {
    standUp();
    m_rules = key.rules;
    m_currencies = currencies;
    m_session = std::make_unique<TableSession>(journal, std::move(key));
    TableSession* session = m_session.get();
    sitAtShown(session->state());
    connect(session, &TableSession::opened, this, &TableController::onOpened);
    connect(session, &TableSession::played, this, &TableController::onPlayed);
    connect(session, &TableSession::failed, this, &TableController::onFailed);
    connect(session, &TableSession::busyChanged, this, &TableController::abilitiesChanged);
    connect(session, &TableSession::shoeChanged, this, [this] {
        if (m_phase != Playing)
            refresh();
    });
    refreshTableModels(m_session->key().currency);
    emit tableChanged();
    session->open();
}

void TableController::sitAtShown(const TableState& state) {
    m_sweep.stop();
    m_playback.clear();
    m_clock.stop();
    m_shown.reset(m_rules, state);
    m_asked.reset();
    m_dealt.reset();
    m_timeUp.reset();
    tell({});
    m_roundToReport = false;
    m_phase = Betting;
}

void TableController::standUp() {
    if (m_replaying)
        stopReplay();
    const bool sat = m_session != nullptr;
    m_session.reset();
    m_shoe.reset();
    sitAtShown({});
    refresh();
    if (sat)
        emit tableChanged();
}

void TableController::retry() {
    if (!hasFailed())
        return;
    m_retrying = true;
    m_session->retry();
}

void TableController::onOpened() {
    // An interrupted round is played by the rules it began with.
    m_rules = m_session->rules();
    refreshTableModels(m_session->key().currency);
    const bool again = std::exchange(m_retrying, false) && !std::exchange(m_endedByFailure, false);
    if (!again || m_session->isPlaying())
        showSession();
    emit tableChanged();
    emit opened();
    onFinished();
}

// What the session knows, at once.
void TableController::showSession() {
    m_shown.reset(m_rules, TableState{});
    if (m_session->round() == 0) {
        m_shown.reset(m_rules, m_session->state());
        setPhase(Betting);
        return;
    }
    for (const Event& event : m_session->events())
        m_shown.present(event);
    m_roundToReport = m_shown.isOver();
    setPhase(m_shown.isOver() ? Over : Playing);
}

void TableController::walletChanged(Money wallet) {
    if (!m_session)
        return;
    m_session->setWallet(wallet);
    refresh();
}

// --- What happens.

void TableController::onPlayed(const Events& events) {
    m_clock.stop();
    setPhase(Playing);
    m_asked.reset();
    m_roundToReport = m_session->state().phase == RoundPhase::Over;
    if (const auto asked = std::exchange(m_timeUp, std::nullopt))
        tell(silenceText(m_rules, m_session->state(), *asked, events));
    // What lies on the table is cleared first, and repeated stakes come from the player's side.
    if (m_sweep.isActive()) {
        const bool stakesCome = m_shown.isCollecting() && m_dealt && !m_dealt->lay;
        m_playback.hold(std::chrono::milliseconds(m_sweep.remainingTime()) +
                        (stakesCome ? m_playback.timeOf(session::Moment::PlaceStakes) : std::chrono::milliseconds(0)));
    }
    m_playback.enqueue(events);
    if (!m_playback.isIdle())
        refresh();
}

void TableController::onPresent(const Events& events) {
    m_sweep.stop();
    for (const Event& event : events) {
        if (std::holds_alternative<BettingClosed>(event))
            m_dealt.reset();
        m_shown.present(event);
        if (const auto sound = session::soundOf(event, TableSession::me()))
            emit sounded(*sound);
        if (std::holds_alternative<RoundSettled>(event) && !m_shown.state().plays.empty())
            soundResult();
    }
    refresh();
}

void TableController::onDealerDone() {
    m_shown.sayOutcome();
    refresh();
}

void TableController::onFinished() {
    if (m_replaying) {
        refresh();
        return;
    }
    const bool over = m_phase == Playing && m_shown.isOver();
    if (over)
        setPhase(Over);
    refreshAsked();
    if (m_asked)
        m_shown.endBanner();
    refresh();
    startClock();
    if (m_roundToReport && m_phase == Over) {
        m_roundToReport = false;
        emit roundShown(m_session->round());
    }
}

void TableController::onFailed(const base::Error& error, const Events& ending) {
    m_clock.stop();
    m_asked.reset();
    if (m_retrying) { // it is shown already
        m_retrying = false;
        emit troubled(error, m_endedByFailure);
        return;
    }
    m_playback.skip();
    m_endedByFailure = !ending.empty();
    if (m_endedByFailure) {
        m_roundToReport = false;
        m_playback.enqueue(ending);
        m_playback.skip();
        setPhase(Over);
    } else if (m_phase == Playing) {
        setPhase(Betting);
    }
    refresh();
    emit troubled(error, m_endedByFailure);
}

void TableController::onTimeUp() {
    if (!m_session || m_replaying)
        return;
    if (m_phase == Playing) {
        m_timeUp = m_asked;
        (void)m_session->silence();
        return;
    }
    if (canDeal()) {
        deal();
        return;
    }
    const QString why = dealHint();
    m_session->resetSlip();
    say(tr("Time's up: the stakes are taken back. %1").arg(why));
    refresh();
}

void TableController::startClock() {
    if (!m_session || m_replaying || m_session->stage() != TableSession::Stage::Ready)
        return;
    using std::chrono::seconds;
    if (m_phase == Playing && m_asked) {
        m_clock.start(seconds(m_settings.decisionSeconds(m_rules.clock.decision)));
    } else if (m_phase == Betting && m_session->slip().isEmpty()) {
        m_clock.stop(); // alone at the table nobody is waiting
    } else if (m_phase == Betting && !m_clock.isRunning()) {
        m_clock.start(seconds(m_settings.betSeconds(m_rules.clock.bet)));
    }
}

// A blackjack has been heard when it was paid.
void TableController::soundResult() {
    const auto& plays = m_shown.state().plays;
    const bool blackjack = std::any_of(plays.begin(), plays.end(), [](const Play& play) {
        return play.player == TableSession::me() && play.result == PlayResult::Blackjack;
    });
    const QString kind = m_shown.resultKind(TableSession::me());
    if (kind == u"win" && !blackjack)
        emit sounded(Sound::Win);
    else if (kind == u"lose")
        emit sounded(Sound::Lose);
    else if (kind == u"push")
        emit sounded(Sound::Push);
}

// --- Replays.

void TableController::startReplay(RuleSet rules, Events events, const session::KeptShoe& shoe, const QString& title) {
    if (m_phase == Playing && !m_replaying) {
        say(tr("Finish this round first, then replay another."));
        return;
    }
    if (!m_replaying && m_session) {
        if (m_sweep.isActive())
            onSwept();
        m_before = Before{m_shown, m_phase, m_selectedChip};
    }
    sitAtShown({});
    m_rules = std::move(rules);
    m_replaying = true;
    m_replayTitle = title;
    m_replayShoe = shoe;
    m_shown.reset(m_rules, {});
    m_phase = Playing;
    const auto* opened = events.empty() ? nullptr : std::get_if<RoundOpened>(&events.front());
    refreshTableModels(opened ? opened->currency : std::string());
    emit tableChanged();
    emit phaseChanged();
    m_playback.enqueue(events);
    refresh();
}

void TableController::stepReplay() {
    if (!m_replaying)
        return;
    m_playback.setStepping(true);
    m_playback.step();
    refresh();
}

void TableController::stopReplay() {
    if (!m_replaying)
        return;
    m_playback.clear();
    m_playback.setStepping(false);
    m_replaying = false;
    m_replayTitle.clear();
    m_replayShoe.reset();
    sitAtShown({});
    if (m_session) {
        m_rules = m_session->rules();
        refreshTableModels(m_session->key().currency);
    }
    if (auto before = std::exchange(m_before, std::nullopt); before && m_session) {
        m_shown = std::move(before->shown);
        m_phase = before->phase;
        m_selectedChip = before->selectedChip;
        emit selectedChipChanged();
    }
    emit tableChanged();
    emit phaseChanged();
    refresh();
    startClock();
}

// --- The models follow what is shown.

void TableController::setPhase(Phase phase) {
    if (m_phase == phase)
        return;
    m_phase = phase;
    emit phaseChanged();
}

void TableController::refreshAsked() {
    m_asked.reset();
    if (m_session && !m_replaying && m_phase == Playing && m_playback.isIdle() && !m_session->isBusy())
        m_asked = m_session->question();
}

// --- Words.

void TableController::say(const QString& refusal) {
    const bool refused = !refusal.isEmpty();
    if (m_message == refusal && m_refused == refused)
        return;
    m_message = refusal;
    m_refused = refused;
    emit messageChanged();
}

void TableController::tell(const QString& message) {
    if (m_message == message && !m_refused)
        return;
    m_message = message;
    m_refused = false;
    emit messageChanged();
}

void TableController::dismissMessage() {
    say({});
}

} // namespace openshoe::models
