// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/playback.h"

#include <QTimerEvent>

#include <algorithm>
#include <iterator>
#include <utility>

namespace openshoe::session {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using std::chrono::steady_clock;
using namespace engine;

namespace {

// Whether paying the hands begins with this event.
bool paysHands(const Event& event) {
    if (std::holds_alternative<TwentyTwoPushed>(event))
        return true;
    const auto* settled = std::get_if<PlaySettled>(&event);
    return settled && settled->kind != StakeKind::Side;
}

// One overload for each event that takes time; the others take none.
struct PaceOf {
    const Event* next;

    // After the dealer's last card there is a moment to read the total.
    [[nodiscard]] Pace lastLook() const { return next && paysHands(*next) ? paceOf(Beat::ReadTotal) : Pace{}; }

    Pace operator()(const CardDealt& e) const {
        Pace pace = paceOf(Beat::CardFlight) + lastLook();
        if (!e.faceUp)
            pace.motion += paceOf(Beat::CardFlip).motion / 2;
        return next && std::holds_alternative<CardDealt>(*next) ? pace + paceOf(Beat::CardInterval) : pace;
    }
    Pace operator()(const CardBurned&) const { return paceOf(Beat::CardInterval); }
    Pace operator()(const SeatTaken&) const { return {}; }
    Pace operator()(const HintGiven&) const { return paceOf(Beat::Banner) + paceOf(Beat::ReadBanner); }
    Pace operator()(const DealerExposed&) const { return paceOf(Beat::CardFlip) + paceOf(Beat::ReadBanner); }
    Pace operator()(const TwentyTwoPushed&) const { return paceOf(Beat::Banner) + paceOf(Beat::ReadBanner); }
    Pace operator()(const DealerPeeked&) const { return paceOf(Beat::CardFlip) + paceOf(Beat::Peek); }
    Pace operator()(const HoleTurned&) const {
        return paceOf(Beat::CardFlip) + paceOf(Beat::CardInterval) + lastLook();
    }
    Pace operator()(const InsuranceTaken&) const { return paceOf(Beat::ChipFlight); }
    Pace operator()(const EvenMoneyTaken&) const { return paceOf(Beat::ChipFlight); }
    Pace operator()(const HandDoubled&) const { return paceOf(Beat::ChipFlight); }
    Pace operator()(const HandSplit&) const { return paceOf(Beat::ChipFlight) + paceOf(Beat::CardInterval); }
    Pace operator()(const HandDoubledFree&) const { return paceOf(Beat::ChipFlight); }
    Pace operator()(const HandSplitFree&) const { return paceOf(Beat::ChipFlight) + paceOf(Beat::CardInterval); }
    Pace operator()(const HandSurrendered&) const { return paceOf(Beat::CardFlip); }
    Pace operator()(const Followed&) const { return paceOf(Beat::ChipFlight); }
    Pace operator()(const PlaySettled& e) const {
        if (e.result == PlayResult::Side)
            return paceOf(Beat::Celebration);
        // Losing side bets are collected together, and a hand with its insurance; hands are paid one after another.
        const auto* after = next ? std::get_if<PlaySettled>(next) : nullptr;
        const bool lostSide = after && e.kind == StakeKind::Side && after->kind == StakeKind::Side;
        const bool sameHand = after && e.kind != StakeKind::Side && after->kind != StakeKind::Side &&
                              after->player == e.player && after->seat == e.seat && after->hand == e.hand;
        return lostSide || sameHand ? Pace{} : paceOf(Beat::Collect);
    }
    Pace operator()(const RoundSettled&) const { return end(); }
    Pace operator()(const RoundCancelled&) const { return end(); }
    template <typename E> Pace operator()(const E&) const { return {}; }

    // The last stakes are cleared, and there is time to read the result.
    static Pace end() { return paceOf(Beat::Collect) + Pace{.reading = paceOf(Beat::Banner).motion}; }
};

bool isSideBet(const Event& event) {
    const auto* settled = std::get_if<PlaySettled>(&event);
    return settled && settled->kind == StakeKind::Side;
}

bool isWonSideBet(const Event& event) {
    const auto* settled = std::get_if<PlaySettled>(&event);
    return settled && settled->result == PlayResult::Side;
}

Pace paceOf(Moment moment) {
    switch (moment) {
    case Moment::Collect: return paceOf(Beat::Collect);
    case Moment::PlaceStakes: return paceOf(Beat::ChipFlight);
    case Moment::Shuffle: return paceOf(Beat::Collect) + paceOf(Beat::Collect);
    case Moment::Land: return paceOf(Beat::CardFlight) + Pace{.motion = paceOf(Beat::CardFlip).motion / 2};
    case Moment::Bust: return paceOf(Beat::Collect) + paceOf(Beat::ReadOutcome);
    case Moment::PayNow: return paceOf(Beat::Collect) + paceOf(Beat::ReadBanner);
    case Moment::Outcome: break;
    }
    return paceOf(Beat::ReadOutcome);
}

} // namespace

milliseconds durationOf(const Event& event, const Event* next, Tempo tempo) {
    return tempo.of(std::visit(PaceOf{next}, event));
}

// Side bets are settled in runs, after the deal and after the dealer's play. (std::stable_partition would swap events,
// which takes five seconds to compile.)
Events inShownOrder(std::span<const Event> events) {
    Events shown;
    shown.reserve(events.size());
    const auto show = std::back_inserter(shown);
    for (auto last = events.begin(); last != events.end();) {
        const auto first = std::find_if(last, events.end(), isSideBet);
        std::copy(last, first, show);
        last = std::find_if_not(first, events.end(), isSideBet);
        std::copy_if(first, last, show, isWonSideBet);
        std::remove_copy_if(first, last, show, isWonSideBet);
    }
    return shown;
}

milliseconds durationOf(Moment moment, Tempo tempo) {
    return tempo.of(paceOf(moment));
}

void PlaybackQueue::setSpeed(Speed speed) {
    m_tempo.speed = speed;
    if (speed == Speed::Off && !m_stepping)
        skip();
}

void PlaybackQueue::setStepping(bool stepping) {
    m_stepping = stepping;
    if (!stepping && !m_waiting)
        run();
}

void PlaybackQueue::setPaused(bool paused) {
    if (std::exchange(m_paused, paused) == paused || !m_waiting)
        return;
    if (!paused) {
        startTimer();
        return;
    }
    if (m_timer.isActive())
        m_left -= std::min(m_left, std::chrono::duration_cast<milliseconds>(steady_clock::now() - m_since));
    m_timer.stop();
}

void PlaybackQueue::setManualClock(bool manual) {
    m_manual = manual;
    m_timer.stop();
    if (m_waiting)
        startTimer();
}

void PlaybackQueue::enqueue(const Events& events) {
    std::ranges::move(inShownOrder(events), std::back_inserter(m_events));
    if (!m_waiting && !m_stepping)
        run();
}

// The outcome is announced before the first hand is paid, or the first side bet that waited for the dealer; if nothing
// takes time, it comes with the rest.
bool PlaybackQueue::outcomeIsNext() const {
    const bool pays = !m_events.empty() && (paysHands(m_events.front()) || isSideBet(m_events.front()));
    return m_dealersTurn && pays && timeOf(Moment::Outcome) > 0ms;
}

bool PlaybackQueue::beginsDealersTurn(const Event& event) {
    const auto* card = std::get_if<CardDealt>(&event);
    const bool drawn = m_inTurns && card && card->seat.isDealer();
    if (std::holds_alternative<TurnsStarted>(event))
        m_inTurns = true;
    const bool begins = drawn || std::holds_alternative<HoleTurned>(event) || std::holds_alternative<TurnsEnded>(event);
    if (begins || std::holds_alternative<RoundOpened>(event))
        m_inTurns = false;
    return begins;
}

void PlaybackQueue::run() {
    if (outcomeIsNext()) {
        m_dealersTurn = false;
        wait(timeOf(Moment::Outcome));
        emit dealerDone();
        return;
    }
    Events batch;
    milliseconds duration{0};
    while (!m_events.empty() && duration == 0ms && !outcomeIsNext()) {
        batch.push_back(std::move(m_events.front()));
        m_events.pop_front();
        duration = durationOf(batch.back(), m_events.empty() ? nullptr : &m_events.front(), m_tempo);
        if (beginsDealersTurn(batch.back()))
            m_dealersTurn = true;
        else if (std::holds_alternative<RoundOpened>(batch.back()) || paysHands(batch.back()))
            m_dealersTurn = false;
    }
    if (batch.empty())
        return;
    m_waiting = duration > 0ms;
    if (m_waiting)
        wait(duration);
    m_running = true;
    emit present(batch);
    m_running = false;
    if (!m_waiting && !m_stepping && outcomeIsNext())
        run();
    else if (isIdle())
        emit finished();
}

void PlaybackQueue::wait(milliseconds time) {
    m_waiting = true;
    m_left = time;
    startTimer();
}

void PlaybackQueue::hold(milliseconds time) {
    if (time > 0ms && !m_stepping)
        wait(time);
}

void PlaybackQueue::linger(milliseconds time) {
    if (m_running && time > 0ms)
        wait(m_waiting ? m_left + time : time);
}

bool PlaybackQueue::awaitLanding() {
    if (!m_running || timeOf(Moment::Land) == 0ms)
        return false;
    m_afterLanding = timeOf(Moment::Bust);
    wait(timeOf(Moment::Land));
    return true;
}

void PlaybackQueue::endLanding() {
    if (std::exchange(m_afterLanding, 0ms) > 0ms)
        emit landed();
}

void PlaybackQueue::startTimer() {
    m_since = steady_clock::now();
    if (!m_manual && !m_paused)
        m_timer.start(static_cast<int>(m_left.count()), Qt::PreciseTimer, this);
}

void PlaybackQueue::skip() {
    if (isIdle())
        return;
    m_timer.stop();
    m_waiting = false;
    m_dealersTurn = false;
    endLanding();
    Events batch(std::make_move_iterator(m_events.begin()), std::make_move_iterator(m_events.end()));
    m_events.clear();
    for (const Event& event : batch)
        (void)beginsDealersTurn(event);
    if (!batch.empty())
        emit present(batch);
    if (isIdle())
        emit finished();
}

void PlaybackQueue::step() {
    m_timer.stop();
    m_waiting = false;
    m_dealersTurn = false;
    endLanding();
    if (m_events.empty())
        return;
    Events one{std::move(m_events.front())};
    m_events.pop_front();
    (void)beginsDealersTurn(one.front());
    emit present(one);
    if (m_events.empty())
        emit finished();
}

void PlaybackQueue::clear() {
    m_timer.stop();
    m_waiting = false;
    m_dealersTurn = false;
    m_afterLanding = 0ms;
    m_inTurns = false;
    m_events.clear();
}

void PlaybackQueue::advance(milliseconds time) {
    if (m_paused)
        return;
    while (m_waiting && time >= m_left) {
        time -= m_left;
        m_waiting = false;
        if (m_afterLanding > 0ms) {
            wait(m_afterLanding);
            endLanding();
        } else if (m_events.empty())
            emit finished();
        else if (!m_stepping)
            run();
    }
    if (m_waiting)
        m_left -= time;
}

void PlaybackQueue::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_timer.timerId())
        return;
    m_timer.stop();
    advance(m_left);
}

} // namespace openshoe::session

#include "moc_playback.cpp"
