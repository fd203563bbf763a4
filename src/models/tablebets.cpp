// SPDX-License-Identifier: GPL-3.0-or-later
// The table's intents: stakes before the deal, decisions after it.
#include "models/settingscontroller.h"
#include "models/tablecontroller.h"
#include "models/words.h"

namespace openshoe::models {

using namespace engine;
using base::Money;
using session::BetSlip;
using session::TableSession;

session::Place TableController::placeAt(int seat, int sideBet) {
    const SeatNumber number{static_cast<std::uint8_t>(seat >= 0 && seat <= maxSeats ? seat : 0)};
    if (sideBet == -2)
        return {number, StakeKind::Behind, -1};
    return sideBet < 0 ? session::Place{number, StakeKind::Main, -1} : session::Place{number, StakeKind::Side, sideBet};
}

const BetSlip* TableController::slip() const {
    return m_session && !m_replaying ? &m_session->slip() : nullptr;
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
    if (m_playback.speed() == session::Speed::Off) {
        m_shown.clearCards();
        return;
    }
    m_shown.collectCards();
    m_sweep.start(m_playback.speed() == session::Speed::Slow ? 600 : 300);
}

void TableController::answerTo(const BetSlip::Answer& answer, const session::Place& place) {
    const Limit* limit = place.seat.value > 0 ? m_session->slip().limit(place) : nullptr;
    if (answer.refusal)
        say(refusalText(*answer.refusal, limit));
    else if (answer.clipped && limit)
        say(tr("At most %1 may lie there: the stake was brought down to it.").arg(amountText(limit->max)));
    else if (answer.clipped)
        say(tr("Stakes over a maximum were brought down to it."));
    if (!answer.refusal)
        emit sounded(QStringLiteral("chip"));
    startClock();
    refresh();
}

void TableController::setSelectedChip(int index) {
    if (index == m_selectedChip || index < 0 || index >= m_chips.count())
        return;
    m_selectedChip = index;
    emit selectedChipChanged();
}

void TableController::addChip(int seat, int sideBet) {
    if (m_selectedChip >= static_cast<int>(m_rack.size()) || !beginStakes())
        return;
    const session::Place place = placeAt(seat, sideBet);
    answerTo(m_session->slip().add(place, m_rack[static_cast<std::size_t>(m_selectedChip)]), place);
}

void TableController::removeChip(int seat, int sideBet) {
    if (m_selectedChip >= static_cast<int>(m_rack.size()) || !beginStakes())
        return;
    const session::Place place = placeAt(seat, sideBet);
    answerTo(m_session->slip().takeOff(place, m_rack[static_cast<std::size_t>(m_selectedChip)]), place);
}

void TableController::setStake(int seat, int sideBet, const QString& typed) {
    if (!beginStakes())
        return;
    QString plain = typed.trimmed();
    plain.replace(u',', u'.');
    const auto amount = Money::parse(plain.toStdString());
    if (!amount) {
        say(tr("Write an amount like 12.50."));
        return;
    }
    const session::Place place = placeAt(seat, sideBet);
    answerTo(m_session->slip().set(place, *amount), place);
}

void TableController::minStake(int seat, int sideBet) {
    if (!beginStakes())
        return;
    const session::Place place = placeAt(seat, sideBet);
    const Limit* limit = m_session->slip().limit(place);
    answerTo(m_session->slip().set(place, limit ? limit->min : Money{}), place);
}

void TableController::halfStake(int seat, int sideBet) {
    if (!beginStakes())
        return;
    const session::Place place = placeAt(seat, sideBet);
    answerTo(m_session->slip().set(place, m_session->slip().at(place).half().roundedDownTo(base::stakeStep)), place);
}

void TableController::doubleStake(int seat, int sideBet) {
    if (!beginStakes())
        return;
    const session::Place place = placeAt(seat, sideBet);
    answerTo(m_session->slip().set(place, m_session->slip().at(place).times(2)), place);
}

void TableController::maxStake(int seat, int sideBet) {
    if (!beginStakes())
        return;
    const session::Place place = placeAt(seat, sideBet);
    answerTo(m_session->slip().set(place, m_session->slip().most(place)), place);
}

void TableController::undo() {
    if (!canUndo())
        return;
    say({});
    m_session->slip().undo();
    startClock();
    refresh();
}

void TableController::clear() {
    if (!canClear())
        return;
    say({});
    m_session->slip().clear();
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
    if (m_phase == Over && m_session->slip().isEmpty()) {
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
    m_sweep.stop();
    m_shown.clearCards();
    m_clock.stop();
    setPhase(Playing);
    refresh();
    if (const auto refusal = m_session->deal()) {
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
    refresh();
}

void TableController::leaveSeat(int seat) {
    if (!beginStakes())
        return;
    m_session->slip().leaveSeat(placeAt(seat, -1).seat);
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
    if (m_phase == Over)
        return canRepeat() ? QString() : tr("Place new stakes.");
    const auto problem = m_session->slip().problem();
    return problem ? problemText(*problem, m_rules) : QString();
}

} // namespace openshoe::models
