// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tablebets.h"

#include "languages/translated.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/seatsmodel.h"
#include "models/words/amounts.h"
#include "models/words/refusalwords.h"
#include "session/round/me.h"

#include <algorithm>

namespace openshoe::models {

using namespace engine;
using base::Money;
using session::BetSlip;
using session::Sound;
using session::TableSession;

TableBets::TableBets(ShownTable& shown, LiveRound& live, TableMessage& message, const SettingsController& settings,
                     QObject* parent)
    : QObject(parent), m_shown(shown), m_live(live), m_message(message), m_settings(settings) {
    connect(&m_live, &LiveRound::turned, this, &TableBets::update);
    connect(&m_live, &LiveRound::bettingTimeUp, this, &TableBets::onTimeUp);
    connect(&m_shown, &ShownTable::moved, this, &TableBets::updateTotal);
}

// --- Chips.

void TableBets::layRack(const RuleSet& rules, const std::string& money) {
    m_rack.lay(rules, money);
    updateChips();
    emit selectedChipChanged();
}

void TableBets::updateRules() {
    m_rack.layAnew(m_live.session()->rules(), m_live.session()->key().currency);
    emit selectedChipChanged();
    update();
}

void TableBets::updateChips() {
    m_chips.setRows(m_live.session() ? m_rack.rows(slip().left()) : std::vector<ChipRow>());
}

void TableBets::setSelectedChip(int index) {
    if (m_rack.select(index))
        emit selectedChipChanged();
}

void TableBets::walletChanged(Money wallet) {
    if (!m_live.session())
        return;
    m_live.session()->setWallet(wallet);
    const bool told = m_unpaid.still && m_message.isRefused() && m_message.text() == m_unpaid.text;
    if (told && !m_unpaid.still(slip()))
        m_message.clear();
    update();
}

// --- Stakes.

// The place shown there. While an outcome still lies on the felt of other rules, a side bet may have another index in
// the next round.
session::Place TableBets::placeAt(int seat, int place) const {
    if (place == BehindPlace)
        return {seatAt(seat), StakeKind::Behind, -1};
    if (place < 0)
        return {seatAt(seat), StakeKind::Main, -1};
    const auto& shown = m_shown.rules().sideBets;
    const auto index = static_cast<std::size_t>(place);
    if (m_live.takesStakes() && index < shown.size()) {
        const auto& offered = m_live.session()->rules().sideBets;
        const auto same = std::ranges::find(offered, shown[index].id, &SideBet::id);
        place = same == offered.end() ? -1 : static_cast<int>(same - offered.begin());
    }
    return {seatAt(seat), StakeKind::Side, place};
}

bool TableBets::mayDraft() {
    if (m_live.takesStakes()) {
        m_message.clear();
        return true;
    }
    if (m_live.isAside())
        m_message.refuse(tr("This is a replay. Stop it to continue playing."));
    return false;
}

void TableBets::change(const Edit& edit, const session::Place& place) {
    if (!mayDraft())
        return;
    const bool anew = isOver();
    if (anew)
        m_live.session()->resetSlip();
    const Money before = slip().draft().total();
    const auto answer = m_live.session()->change(edit);
    tell(answer, place);
    if (answer.refusal == Refusal::InsufficientBalance)
        keepUnpaid([edit](BetSlip slip) { return edit(slip).refusal; });
    if (!answer.refusal)
        soundChange(before, slip().draft().total());
    if (anew)
        clearOutcome();
    else
        update();
    m_live.updateClock();
}

// Makes room for the stakes drafted; what may be done now follows from the change of phase, and so does the felt if the
// rules have changed: until then it doesn't have the places of the new ones.
void TableBets::clearOutcome() {
    if (m_shown.rules() == m_live.session()->rules())
        m_shown.lay(laid(true));
    m_shown.sweep();
    m_live.beginBetting();
}

// The wallet doesn't cover what was asked for, as the message says; once it does, the message isn't true any more.
void TableBets::keepUnpaid(std::function<std::optional<Refusal>(BetSlip)> refusal) {
    m_unpaid = {m_message.text(), [refusal = std::move(refusal)](const BetSlip& slip) {
                    return refusal(slip) == Refusal::InsufficientBalance;
                }};
}

void TableBets::tell(const BetSlip::Answer& answer, const session::Place& place) {
    const Limit* limit = place.seat.value > 0 ? slip().limit(place) : nullptr;
    if (answer.refusal)
        m_message.refuse(refusalText(*answer.refusal, limit));
    else if (answer.clipped && limit)
        m_message.refuse(tr("The maximum there is %1: the stake was lowered to it.")
                             .arg(moneyText(limit->max, limit->currency)));
    else if (answer.clipped)
        m_message.refuse(tr("Stakes above a maximum were lowered to it."));
    else if (place.seat.value > 0 && place.kind == StakeKind::Main && m_live.session()->rules().table.behind &&
             slip().draft().seats.size() > 1)
        m_message.tell(tr("Both of your spots now carry %1.").arg(moneyText(answer.amount, m_shown.currency())));
}

// Chips come or go; if the total is the same, a button is heard.
void TableBets::soundChange(Money before, Money now) {
    emit sounded({now > before   ? session::soundOfChips(chipCount(now - before))
                  : now < before ? Sound::ChipBack
                                 : Sound::Button});
}

void TableBets::addChip(int seat, int place) {
    const session::Place at = placeAt(seat, place);
    if (const auto chip = m_rack.inHand())
        change([at, chip = *chip](BetSlip& slip) { return slip.add(at, chip); }, at);
}

void TableBets::removeChip(int seat, int place) {
    const session::Place at = placeAt(seat, place);
    if (const auto chip = m_rack.inHand())
        change([at, chip = *chip](BetSlip& slip) { return slip.takeOff(at, chip); }, at);
}

void TableBets::setStake(int seat, int place, const QString& typed) {
    const auto amount = amountFrom(typed, m_shown.currency());
    if (amount)
        setTo(seat, place, [amount = *amount](const BetSlip&, const session::Place&) { return amount; });
    else if (mayDraft())
        m_message.refuse(languages::translated(amount.error()));
}

template <typename Amount> void TableBets::setTo(int seat, int place, Amount&& amount) {
    const session::Place at = placeAt(seat, place);
    change([at, amount](BetSlip& slip) { return slip.set(at, amount(slip, at)); }, at);
}

void TableBets::minStake(int seat, int place) {
    setTo(seat, place, [](const BetSlip& slip, const session::Place& at) {
        const Limit* limit = slip.limit(at);
        return limit ? limit->min : Money{};
    });
}

void TableBets::halfStake(int seat, int place) {
    setTo(seat, place, [](const BetSlip& slip, const session::Place& at) {
        return slip.at(at).half().roundedDownTo(base::stakeStep);
    });
}

void TableBets::doubleStake(int seat, int place) {
    setTo(seat, place, [](const BetSlip& slip, const session::Place& at) { return slip.at(at).times(2); });
}

void TableBets::maxStake(int seat, int place) {
    setTo(seat, place, [](const BetSlip& slip, const session::Place& at) { return slip.most(at); });
}

void TableBets::takeSeat(int seat) {
    change([at = seatAt(seat)](BetSlip& slip) { return BetSlip::Answer{.refusal = slip.takeSeat(at)}; });
}

void TableBets::leaveSeat(int seat) {
    change([at = seatAt(seat)](BetSlip& slip) {
        slip.leaveSeat(at);
        return BetSlip::Answer{};
    });
}

void TableBets::undo() {
    if (canUndo())
        change([](BetSlip& slip) {
            slip.undo();
            return BetSlip::Answer{};
        });
}

void TableBets::clear() {
    if (canClear())
        change([](BetSlip& slip) {
            slip.clear();
            return BetSlip::Answer{};
        });
}

void TableBets::doubleBets() {
    if (canDoubleBets())
        change(&BetSlip::doubleAll);
}

void TableBets::repeatBets() {
    if (canRepeat())
        change([before = last()](BetSlip& slip) { return slip.repeat(before); });
}

void TableBets::newBets() {
    if (!canNew())
        return;
    m_message.clear();
    m_live.session()->resetSlip();
    clearOutcome();
}

void TableBets::changeBets() {
    if (!canNew())
        return;
    if (canRepeat())
        repeatBets();
    else
        newBets();
}

// --- Deal.

void TableBets::deal() {
    if (!m_live.takesStakes())
        return;
    m_message.clear();
    if (const QString why = hindrance(); !why.isEmpty()) {
        m_message.refuse(why);
        update();
        return;
    }
    if (isOver() && isShownOtherwise()) { // the outcome goes first: the next round is on another table
        const session::Draft next = slip().isEmpty() ? last() : slip().draft();
        m_live.session()->resetSlip();
        (void)m_live.session()->change(&BetSlip::repeat, next);
        clearOutcome();
    }
    if (watches()) {
        m_shown.lay(laid(true));
        if (isOver())
            m_shown.sweep();
        if (const auto refusal = m_live.watch())
            m_message.refuse(refusalText(*refusal));
        return;
    }
    const bool again = isOver() && slip().isEmpty();
    if (again) {
        const auto answer = m_live.session()->change(&BetSlip::repeat, last());
        if (answer.refusal) {
            m_message.refuse(refusalText(*answer.refusal));
            keepUnpaid([before = last()](BetSlip slip) { return slip.repeat(before).refusal; });
            return;
        }
    }
    if (const auto problem = slip().problem()) {
        m_message.refuse(problemText(*problem, m_shown.rules(), m_shown.currency()));
        keepUnpaid([](const BetSlip& slip) {
            const auto left = slip.problem();
            return left ? std::optional(left->refusal) : std::nullopt;
        });
        return;
    }
    m_shown.lay(laid(!again));
    if (isOver())
        m_shown.sweep();
    if (const auto refusal = m_live.deal())
        m_message.refuse(refusalText(*refusal));
}

// The round on the table was played by the others alone.
bool TableBets::hasWatched() const {
    return std::ranges::none_of(m_shown.table().state().plays,
                                [](const Play& play) { return play.player == session::me(); });
}

ShownTable::ShownDraft TableBets::laid(bool onFelt) const {
    return {slip().draft(), slip().left(), onFelt, m_live.session()->companyDraft()};
}

void TableBets::onTimeUp() {
    if (canDeal()) {
        deal();
        return;
    }
    const QString why = dealHint();
    m_live.session()->resetSlip();
    m_message.refuse(tr("Time's up: your stakes are returned. %1").arg(why));
    update();
}

Confirmation TableBets::confirmation() const {
    if (!m_settings.confirmAllIn() || !isAllIn())
        return {};
    return {.question = tr("Stake all you have?"),
            .explanation = tr("Your whole wallet goes on this round."),
            .accept = tr("Stake it all"),
            .reject = tr("Go back")};
}

bool TableBets::isAllIn() const {
    if (!m_live.takesStakes())
        return false;
    if (isOver() && slip().isEmpty())
        return !last().stakes.empty() && last().total() == m_live.session()->wallet();
    return !slip().isEmpty() && slip().left().isZero();
}

// --- What follows from the slip.

// While a round is played its stakes lie on the table, though the slip may already be for the next one.
void TableBets::update() {
    updateChips();
    if (!m_live.session())
        m_shown.lay({});
    else if (m_live.phase() != LiveRound::Playing && !m_live.isAside())
        m_shown.lay(laid(true));
    if (auto can = abilities(); can != m_can) {
        m_can = std::move(can);
        emit abilitiesChanged();
    }
    updateTotal();
    emit drafted();
}

TableBets::Abilities TableBets::abilities() const {
    Abilities can;
    if (m_live.takesStakes()) {
        const bool betting = m_live.phase() == LiveRound::Betting;
        can.undo = betting && slip().canUndo();
        can.clear = betting && !slip().isEmpty();
        can.doubleBets = can.clear && slip().draft().total() <= slip().left();
        can.repeat = !last().stakes.empty() && last().total() <= m_live.session()->wallet() &&
                     (isOver() || slip().isEmpty());
        can.fresh = isOver();
        can.deal = isOver() && slip().isEmpty() ? can.repeat && !slip().problemIn(last()) : !slip().problem();
        can.watch = (betting || (isOver() && hasWatched())) && m_live.session()->canWatch();
        can.deal = can.deal || can.watch;
    }
    can.dealHint = hindrance();
    can.deal = can.deal && can.dealHint.isEmpty();
    can.watch = can.watch && can.deal;
    if (can.dealHint.isEmpty() && !can.watch)
        can.dealHint = whyNoDeal(can.repeat);
    return can;
}

// The person's own limits, applied to the stakes Deal would take; with none placed yet, to the smallest possible stake.
QString TableBets::hindrance() const {
    if (!m_hindrance || !m_live.session() || m_live.isAside() || m_live.phase() == LiveRound::Playing)
        return {};
    const Money stake = isOver() && slip().isEmpty() ? last().total() : slip().draft().total();
    return m_hindrance(std::max(stake, Money::minor(1)));
}

QString TableBets::whyNoDeal(bool canRepeat) const {
    if (!m_live.session() || m_live.isAside() || m_live.phase() == LiveRound::Playing)
        return {};
    if (isOver()) {
        const bool isShort = m_live.session()->wallet() < last().total();
        const auto problem = slip().problemIn(last());
        return canRepeat ? (problem ? problemText(*problem, m_live.session()->rules(), m_shown.currency()) : QString())
               : isShort ? tr("Your balance doesn't cover the last stakes. Stake less, or top up.")
                         : tr("Place new stakes.");
    }
    const auto problem = slip().problem();
    return problem ? problemText(*problem, m_shown.rules(), m_shown.currency()) : QString();
}

Money TableBets::total() const {
    if (m_shown.isDrafting())
        return m_shown.laid()->draft.total();
    if (isOver())
        return last().total();
    Money sum;
    for (const Play& play : m_shown.table().state().plays) {
        if (play.player == session::me())
            sum += play.stake;
    }
    return sum;
}

void TableBets::updateTotal() {
    const QString now = m_live.session() ? moneyText(total(), m_shown.currency()) : QString();
    if (now == m_totalStake)
        return;
    m_totalStake = now;
    emit totalStakeChanged();
}

} // namespace openshoe::models

#include "moc_tablebets.cpp"
