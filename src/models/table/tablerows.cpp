// SPDX-License-Identifier: GPL-3.0-or-later
// The table's models follow what has been shown.
#include "models/table/tablecontroller.h"
#include "models/shared/words.h"

#include <algorithm>

namespace openshoe::models {

using namespace engine;
using base::Money;
using session::TableSession;
using RoundPhase = engine::Phase;

void TableController::refreshTableModels(const std::string& money) {
    std::vector<SideBetRow> rows;
    for (std::size_t i = 0; i < m_rules.sideBets.size(); ++i) {
        const SideBet& bet = m_rules.sideBets[i];
        SideBetRow row{.sideBet = static_cast<int>(i), .betId = text(bet.id), .name = sideBetName(bet)};
        for (const Limit& limit : bet.limits) {
            if (limit.currency == money)
                row.limitsText = QStringLiteral("%1 – %2").arg(amountText(limit.min), amountText(limit.max));
        }
        QStringList pays;
        for (const SideBet::Pay& pay : bet.pays)
            pays << QStringLiteral("%1 %2").arg(outcomeText(pay.outcome, SideOutcome::None), oddsText(pay.odds));
        row.paysText = pays.join(QStringLiteral(" · "));
        rows.push_back(std::move(row));
    }
    m_sideBets.setRows(std::move(rows));
    m_rack = rackFor(m_rules, money);
    const Limit* limit = m_rules.limitIn(money);
    m_selectedChip = 0;
    for (std::size_t i = 0; i < m_rack.size() && limit; ++i) {
        if (m_rack[i] <= std::max(limit->min, m_rack.front()))
            m_selectedChip = static_cast<int>(i);
    }
    emit selectedChipChanged();
}

// The stakes on the felt are the slip's: until the first event of the round has been shown.
bool TableController::isDrafting() const {
    return m_session && !m_replaying && !m_shown.isInRound() && !m_shown.isOver();
}

const session::Draft& TableController::draft() const {
    return m_phase == Playing && m_dealt ? m_dealt->draft : m_session->slip().draft();
}

Money TableController::left() const {
    return m_phase == Playing && m_dealt ? m_dealt->left : m_session->slip().left();
}

void TableController::refreshStakes() {
    std::vector<StakeRow> rows;
    if (!isDrafting() || m_shown.isCollecting())
        rows = m_shown.stakeRows();
    // Stakes that are repeated come when the table has been cleared.
    if (isDrafting() && !(m_shown.isCollecting() && m_dealt && !m_dealt->lay)) {
        for (StakeRow& row : m_shown.stakeRows(draft(), TableSession::me()))
            rows.push_back(std::move(row));
    }
    m_stakes.setRows(std::move(rows));
}

void TableController::refresh() {
    m_cards.setRows(m_shown.cardRows(m_asked));
    m_hands.setRows(m_shown.handRows(m_asked, TableSession::me()));
    refreshStakes();
    refreshSeats();
    refreshActions();
    refreshChips();
    if (m_session && (m_phase != Playing || !m_shoe)) // while cards fly the line keeps to what was shown
        m_shoe = m_session->shoe() ? std::optional(*m_session->shoe()) : std::nullopt;
    emit moneyChanged();
    emit shoeChanged();
    emit stateChanged();
    emit phaseChanged();
    emit abilitiesChanged();
}

SeatRow TableController::seatRow(int place) const {
    const SeatNumber number{static_cast<std::uint8_t>(place)};
    const Seat& seat = m_shown.state().seat(number);
    const session::Draft drafting = m_session && !m_replaying ? draft() : session::Draft{};
    const Money stake = isDrafting() ? drafting.at(placeAt(place, MainPlace)) : m_shown.state().mainStake(number);
    const bool shared = m_rules.table.behind;
    const bool drafted = std::find(drafting.seats.begin(), drafting.seats.end(), number) != drafting.seats.end();
    // Who held it in the last round is not there any more in games whose seats start empty.
    const bool others = seat.holder && *seat.holder != TableSession::me();
    SeatRow row{.seatNumber = place};
    if (isDrafting())
        row.mine = shared ? drafted : stake.isPositive();
    else
        row.mine = seat.holder == TableSession::me();
    row.open = !row.mine && !others;
    row.mainPlace = shared && others && !row.mine ? BehindPlace : MainPlace;
    if (row.mine)
        row.occupant = tr("You");
    else if (others)
        row.occupant = text(m_shown.state().player(*seat.holder).id);
    row.spotName = stake.isPositive() ? tr("Spot %1, %2").arg(place).arg(plainAmount(stake)) : tr("Spot %1").arg(place);
    row.active = m_asked && m_asked->seat == number;
    if (mayStake()) {
        row.canTake = shared && !drafted && !m_session->slip().checkTakeSeat(number);
        row.canLeave = shared && drafted;
        row.canStake = !shared || drafted || row.canTake;
    }
    if (seat.early && row.mine)
        row.earlyText = actionCaption(m_rules, *seat.early);
    if (shared && m_session && !m_replaying && m_phase == Playing && !m_session->isBusy()) {
        for (const Action action : {Action::Hit, Action::Stand, Action::Double, Action::Split, Action::Surrender}) {
            if (!checkEarly(m_rules, m_session->state(), TableSession::me(), number, HandNumber{1}, action))
                row.earlyActions << QString::fromLatin1(name(action));
        }
    }
    return row;
}

void TableController::refreshSeats() {
    std::vector<SeatRow> rows;
    for (int place = 1; place <= seatCount(); ++place)
        rows.push_back(seatRow(place));
    m_seats.setRows(std::move(rows));
}

void TableController::refreshActions() {
    std::vector<ActionRow> rows;
    if (m_asked && m_session) {
        auto list = offers(m_rules, m_session->state(), *m_asked);
        if (m_asked->kind == QuestionKind::FollowDouble || m_asked->kind == QuestionKind::FollowSplit)
            list.push_back({.action = Action::Decline});
        for (const Offer& offer : list) {
            ActionRow row{.actionId = QString::fromLatin1(name(offer.action))};
            row.caption = actionCaption(m_rules, offer.action);
            row.keyText = actionKey(offer.action);
            row.costText = offer.cost.isPositive() ? amountText(offer.cost) : QString();
            row.enabled = offer.affordable;
            row.disabledReason = offer.affordable ? QString() : refusalText(Refusal::InsufficientBalance);
            rows.push_back(std::move(row));
        }
    }
    if (rows != m_actions.rows())
        m_actionsSince.start();
    m_actions.setRows(std::move(rows));
}

void TableController::refreshChips() {
    std::vector<ChipRow> rows;
    if (m_session) {
        const Money left = m_session->slip().left();
        for (const Money value : m_rack) {
            ChipRow row{.valueText = amountText(value),
                        .label = chipLabel(value),
                        .value = static_cast<double>(value.minorUnits()),
                        .colorKey = chipKey(value)};
            row.accessibleName = tr("Chip %1").arg(chipKey(value));
            row.affordable = left >= value;
            rows.push_back(std::move(row));
        }
    }
    m_chips.setRows(std::move(rows));
}

} // namespace openshoe::models
