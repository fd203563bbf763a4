// SPDX-License-Identifier: GPL-3.0-or-later
// The table's intents: stakes before the deal, decisions after it.
#include "models/settings/settingscontroller.h"
#include "models/table/tablecontroller.h"
#include "models/shared/words.h"

namespace openshoe::models {

using namespace engine;
using base::Money;
using session::BetSlip;
using session::TableSession;

session::Place TableController::placeAt(int seat, int place) {
    const SeatNumber number{static_cast<std::uint8_t>(seat >= 0 && seat <= maxSeats ? seat : 0)};
    if (place == BehindPlace)
        return {number, StakeKind::Behind, -1};
    return place < 0 ? session::Place{number, StakeKind::Main, -1} : session::Place{number, StakeKind::Side, place};
}

bool TableController::mayStake() const {
    return m_session && !m_replaying && m_phase != Playing && !m_session->isBusy() &&
           m_session->stage() == TableSession::Stage::Ready && !m_session->isPlaying();
}

// Stakes begin: what lay on the table from the round before goes away.
bool TableController::beginStakes() {
    if (!mayStake()) {
        if (m_replaying)
            say(tr("This is a replay. Stop it to play on."));
        return false;
    }
    say({});
    if (m_phase == Over) {
        m_session->resetSlip();
        sweep();
        setPhase(Betting);
    }
    return true;
}

void TableController::sweep() {
    emit sounded(session::Sound::ChipsCollect);
    const auto time = m_playback.timeOf(session::Moment::Collect);
    if (time.count() == 0) {
        m_shown.clear();
        return;
    }
    m_shown.collect();
    m_sweep.start(time);
}

void TableController::onSwept() {
    m_sweep.stop();
    m_shown.clear();
    refresh();
}

void TableController::answerTo(const BetSlip::Answer& answer, const session::Place& place) {
    const Limit* limit = place.seat.value > 0 ? m_session->slip().limit(place) : nullptr;
    if (answer.refusal)
        say(refusalText(*answer.refusal, limit));
    else if (answer.clipped && limit)
        say(tr("At most %1 may lie there: the stake was brought down to it.").arg(amountText(limit->max)));
    else if (answer.clipped)
        say(tr("Stakes over a maximum were brought down to it."));
    else if (place.seat.value > 0 && place.kind == StakeKind::Main && m_rules.table.behind && m_session->slip().draft().seats.size() > 1)
        tell(tr("Both of your spots carry %1 now.").arg(amountText(answer.amount)));
    if (!answer.refusal)
        emit sounded(session::Sound::Chip);
    startClock();
    refresh();
}

void TableController::setSelectedChip(int index) {
    if (index == m_selectedChip || index < 0 || index >= m_chips.count())
        return;
    m_selectedChip = index;
    emit selectedChipChanged();
}

void TableController::addChip(int seat, int place) {
    if (m_selectedChip >= static_cast<int>(m_rack.size()) || !beginStakes())
        return;
    const session::Place at = placeAt(seat, place);
    answerTo(m_session->slip().add(at, m_rack[static_cast<std::size_t>(m_selectedChip)]), at);
}

void TableController::removeChip(int seat, int place) {
    if (m_selectedChip >= static_cast<int>(m_rack.size()) || !beginStakes())
        return;
    const session::Place at = placeAt(seat, place);
    answerTo(m_session->slip().takeOff(at, m_rack[static_cast<std::size_t>(m_selectedChip)]), at);
}

void TableController::setStake(int seat, int place, const QString& typed) {
    if (!beginStakes())
        return;
    const auto amount = amountFrom(typed);
    if (!amount) {
        say(tr("Write an amount like 12.50."));
        return;
    }
    const session::Place at = placeAt(seat, place);
    answerTo(m_session->slip().set(at, *amount), at);
}

void TableController::minStake(int seat, int place) {
    if (!beginStakes())
        return;
    const session::Place at = placeAt(seat, place);
    const Limit* limit = m_session->slip().limit(at);
    answerTo(m_session->slip().set(at, limit ? limit->min : Money{}), at);
}

void TableController::halfStake(int seat, int place) {
    if (!beginStakes())
        return;
    const session::Place at = placeAt(seat, place);
    answerTo(m_session->slip().set(at, m_session->slip().at(at).half().roundedDownTo(base::stakeStep)), at);
}

void TableController::doubleStake(int seat, int place) {
    if (!beginStakes())
        return;
    const session::Place at = placeAt(seat, place);
    answerTo(m_session->slip().set(at, m_session->slip().at(at).times(2)), at);
}

void TableController::maxStake(int seat, int place) {
    if (!beginStakes())
        return;
    const session::Place at = placeAt(seat, place);
    answerTo(m_session->slip().set(at, m_session->slip().most(at)), at);
}

void TableController::undo() {
    if (!canUndo())
        return;
    say({});
    m_session->slip().undo();
    emit sounded(session::Sound::Button);
    startClock();
    refresh();
}

void TableController::clear() {
    if (!canClear())
        return;
    say({});
    m_session->slip().clear();
    emit sounded(session::Sound::Button);
    startClock();
    refresh();
}

void TableController::doubleBets() {
    if (canDoubleBets())
        answerTo(m_session->slip().doubleAll(), {});
}

void TableController::repeatBets() {
    if (!canRepeat())
        return;
    const session::Draft before = m_session->lastDraft();
    if (beginStakes())
        answerTo(m_session->slip().repeat(before), {});
}

void TableController::newBets() {
    if (!canNew())
        return;
    beginStakes();
    refresh();
}

void TableController::deal() {
    if (!mayStake())
        return;
    say({});
    const bool again = m_phase == Over && m_session->slip().isEmpty();
    if (again) {
        const auto answer = m_session->slip().repeat(m_session->lastDraft());
        if (answer.refusal) {
            say(refusalText(*answer.refusal));
            return;
        }
    }
    if (const auto problem = m_session->slip().problem()) {
        say(problemText(*problem, m_rules));
        return;
    }
    m_clock.stop();
    m_dealt = Dealt{m_session->slip().draft(), m_session->slip().left(), !again};
    if (m_phase == Over)
        sweep();
    setPhase(Playing);
    refresh();
    if (const auto refusal = m_session->deal()) {
        m_dealt.reset();
        setPhase(Betting);
        say(refusalText(*refusal));
        refresh();
    }
}

void TableController::act(const QString& actionId) {
    const auto action = fromName<Action>(actionId.toStdString());
    if (!m_session || !action || !m_asked)
        return;
    say({});
    m_asked.reset();
    m_clock.stop();
    if (const auto refusal = *action == Action::Decline ? m_session->decline() : m_session->act(*action)) {
        say(refusalText(*refusal));
        refreshAsked();
        startClock();
    }
    refresh();
}

void TableController::click(const QString& actionId) {
    const bool guarded = m_playback.speed() != session::Speed::Off && m_actionsSince.isValid() &&
                         m_actionsSince.elapsed() < m_clickGuard;
    if (!guarded)
        act(actionId);
}

void TableController::setClickGuard(int milliseconds) {
    if (m_clickGuard == milliseconds || milliseconds < 0)
        return;
    m_clickGuard = milliseconds;
    emit clickGuardChanged();
}

void TableController::early(int seat, const QString& actionId) {
    const auto action = fromName<Action>(actionId.toStdString());
    if (!m_session || !action || m_replaying)
        return;
    if (const auto refusal = m_session->early(placeAt(seat, -1).seat, *action))
        say(refusalText(*refusal));
    refresh();
}

void TableController::takeSeat(int seat) {
    if (!beginStakes())
        return;
    if (const auto refusal = m_session->slip().takeSeat(placeAt(seat, -1).seat))
        say(refusalText(*refusal));
    else
        emit sounded(session::Sound::Button);
    refresh();
}

void TableController::leaveSeat(int seat) {
    if (!beginStakes())
        return;
    m_session->slip().leaveSeat(placeAt(seat, -1).seat);
    emit sounded(session::Sound::Button);
    refresh();
}

void TableController::skip() {
    m_playback.skip();
}

void TableController::useCurrency(const QString& currency) {
    if (m_phase == Playing || !m_currencies.contains(currency) || currency == this->currency())
        return;
    emit currencyAsked(currency);
}

bool TableController::canDeal() const {
    if (!mayStake())
        return false;
    if (m_phase == Over && m_session->slip().isEmpty())
        return canRepeat();
    return !m_session->slip().problem();
}

bool TableController::canUndo() const {
    return mayStake() && m_phase == Betting && m_session->slip().canUndo();
}
bool TableController::canClear() const {
    return mayStake() && m_phase == Betting && !m_session->slip().isEmpty();
}
bool TableController::canDoubleBets() const {
    return canClear() && m_session->slip().draft().total() <= m_session->slip().left();
}

bool TableController::canRepeat() const {
    if (!mayStake())
        return false;
    const session::Draft& last = m_session->lastDraft();
    return !last.stakes.empty() && last.total() <= m_session->wallet() &&
           (m_phase == Over || m_session->slip().isEmpty());
}

bool TableController::canNew() const {
    return mayStake() && m_phase == Over;
}

QString TableController::dealHint() const {
    if (!m_session || m_phase == Playing || m_replaying)
        return {};
    if (m_phase == Over) {
        const bool isShort = m_session->wallet() < m_session->lastDraft().total();
        return canRepeat() ? QString()
               : isShort    ? tr("Your balance doesn't cover the last stakes. Stake less, or top up.")
                           : tr("Place new stakes.");
    }
    const auto problem = m_session->slip().problem();
    return problem ? problemText(*problem, m_rules) : QString();
}

} // namespace openshoe::models
