// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tablerows.h"

#include "models/keys/intents.h"
#include "models/table/feltrows.h"
#include "models/table/liveround.h"
#include "models/table/personrows.h"
#include "models/table/questionwords.h"
#include "models/table/tablebets.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "session/round/me.h"

#include <QCoreApplication>

#include <algorithm>

namespace openshoe::models {

using namespace engine;
using base::Money;
using session::TableSession;

namespace {

/// The translation context of these words.
struct Places {
    Q_DECLARE_TR_FUNCTIONS(TableController)
};

// The draft: laid on the felt or, while the outcome still lies there, only in the slip.
const session::Draft& draftOf(const ShownTable& shown) {
    static const session::Draft none;
    return shown.laid() ? shown.laid()->draft : none;
}

void fillStaking(SeatRow& row, const LiveRound& live, SeatNumber number, bool shared, bool drafted, bool others) {
    if (!live.takesStakes())
        return;
    row.canTake = shared && !drafted && !others && !live.session()->slip().checkTakeSeat(number);
    row.canLeave = shared && drafted;
    row.canStake = !shared || drafted || row.canTake;
}

void fillEarly(SeatRow& row, const RuleSet& rules, const TableState& state, SeatNumber seat) {
    for (const Action action : {Action::Hit, Action::Stand, Action::Double, Action::Split, Action::Surrender}) {
        if (checkEarly(rules, state, session::me(), seat, HandNumber{1}, action))
            continue;
        row.earlyActions << intentOf(action);
        row.earlyCaptions << turnCaption(rules, state.seat(seat).hands[0], action);
    }
}

} // namespace

std::vector<SideBetRow> sideBetRows(const RuleSet& rules, const std::string& money) {
    std::vector<SideBetRow> rows;
    for (std::size_t i = 0; i < rules.sideBets.size(); ++i) {
        const SideBet& bet = rules.sideBets[i];
        SideBetRow row{.sideBet = static_cast<int>(i), .betId = text(bet.id), .name = sideBetName(bet)};
        for (const Limit& limit : bet.limits) {
            if (limit.currency == money)
                row.limitsText = limitText(limit);
        }
        QStringList pays;
        for (const SideBet::Pay& pay : bet.pays)
            pays << Places::tr("%1 %2", "an outcome and what it pays")
                        .arg(outcomeText(pay.outcome, SideOutcome::None), oddsText(pay.odds));
        row.paysText = pays.join(QStringLiteral(" · "));
        rows.push_back(std::move(row));
    }
    return rows;
}

SeatRow seatRow(const ShownTable& shown, const LiveRound& live, SeatNumber number) {
    const RuleSet& rules = shown.rules();
    const TableState& state = shown.table().state();
    const Seat& seat = state.seat(number);
    const bool drafting = shown.isDrafting();
    const session::Draft& draft = draftOf(shown);
    const Money stake = drafting ? draft.at({number, StakeKind::Main, -1}) : state.mainStake(number);
    const bool shared = rules.table.behind;
    const bool drafted = session::contains(draft.seats, number);
    // While stakes are drafted, the last round's holder may have left and somebody else taken the seat.
    const session::Guest* const guest = drafting ? shown.laid()->company.at(number) : nullptr;
    const bool others = drafting ? guest != nullptr : seat.holder && *seat.holder != session::me();
    SeatRow row{.seatNumber = number.value};
    if (drafting)
        row.mine = shared ? drafted : stake.isPositive();
    else
        row.mine = seat.holder == session::me();
    row.open = !row.mine && !others;
    row.mainPlace = shared && others && !row.mine ? TableBets::BehindPlace : TableBets::MainPlace;
    if (row.mine)
        row.occupant = Places::tr("You");
    else if (others)
        row.occupant = personName(guest ? guest->id : state.player(*seat.holder).id);
    const QString spot = Places::tr("Spot %1").arg(number.value);
    row.spotName = stake.isPositive() ? Places::tr("Spot %1, %2").arg(number.value).arg(plainAmount(stake)) : spot;
    const auto turn = attended(shown.table(), shown.asked());
    row.active = turn && turn->seat == number;
    fillStaking(row, live, number, shared, drafted, others);
    row.canStake = row.canStake || row.mainPlace == TableBets::BehindPlace;
    row.canStakeSides = row.canStake || !row.occupant.isEmpty();
    if (seat.early && row.mine)
        row.earlyText = actionCaption(rules, *seat.early);
    if (shared && live.isInRound() && !live.session()->isBusy())
        fillEarly(row, rules, live.session()->state(), number);
    return row;
}

void SeatsModel::setRows(std::vector<SeatRow> rows) {
    update(m_rows, std::move(rows));
}

void SideBetsModel::setRows(std::vector<SideBetRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_seatsmodel.cpp"
#include "moc_sidebetsmodel.cpp"
