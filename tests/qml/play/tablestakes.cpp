// SPDX-License-Identifier: GPL-3.0-or-later
// TablePlay's stakes: taking and leaving seats, chips on spots and circles, and second thoughts.
#include "tableplay.h"

#include <algorithm>

using namespace openshoe::engine;
using namespace openshoe::models;
using openshoe::base::Money;
using openshoe::session::Place;

namespace {

Money valueOf(const ChipRow& chip) {
    return Money::minor(static_cast<std::int64_t>(chip.value));
}

QString spot(SeatNumber seat) {
    return QStringLiteral("Spot %1").arg(seat.value);
}

} // namespace

bool TablePlay::putChip(const Place& place, const QString& called, Money chip) {
    const Money before = draft().at(place);
    if (!done(m_player.putChip(called)))
        return false;
    if (draft().at(place) == before + chip)
        return true;
    complain(QStringLiteral("a chip of %1 on “%2” makes %3 of %4 there")
                 .arg(plain(chip), called, plain(draft().at(place)), plain(before)));
    return false;
}

// Uses the largest chip that doesn't exceed the minimum, or else the smallest.
void TablePlay::bringUpToMinimum(const Place& place, const QString& called) {
    const Limit* limit = session().slip().limit(place);
    const auto& chips = table().bets()->chips()->rows();
    const ChipRow* chosen = &chips.front();
    for (const ChipRow& chip : chips) {
        if (valueOf(chip) <= limit->min)
            chosen = &chip;
    }
    const QString name = chosen->accessibleName;
    const Money value = valueOf(*chosen);
    if (draft().at(place) >= limit->min || !done(m_player.takeInHand(name)))
        return;
    constexpr int mostChips = 8;
    for (int i = 0; i < mostChips && draft().at(place) < limit->min; ++i) {
        if (!putChip(place, called, value))
            table().bets()->minStake(place.seat.value, place.sideBet); // so that play goes on
    }
}

void TablePlay::drawSeats() {
    if (!draft().seats.empty() && chance(0.3))
        press({QStringLiteral("Leave seat")}, QStringLiteral("Seat %1").arg(draft().seats.front().value));
    const std::size_t most = chance(0.7) ? 2 : 1;
    for (int tries = 0; tries < 6 && draft().seats.size() < most; ++tries) {
        const int seat = 1 + upTo(session().rules().table.seats);
        const std::size_t before = draft().seats.size();
        if (std::find(draft().seats.begin(), draft().seats.end(), seatAt(seat)) != draft().seats.end())
            continue;
        press({QStringLiteral("Take seat")}, QStringLiteral("Seat %1").arg(seat));
        if (draft().seats.size() != before + 1)
            complain(QStringLiteral("Take seat at seat %1 gives none").arg(seat));
    }
}

void TablePlay::drawStakes() {
    const RuleSet& rules = session().rules();
    topUpInTime();
    std::vector<SeatNumber> seats;
    if (rules.table.behind) {
        drawSeats();
        seats = draft().seats;
    } else {
        for (int i = 1; i <= rules.table.seats; ++i) {
            if (draft().at({seatAt(i), StakeKind::Main, -1}).isPositive() || chance(0.6))
                seats.push_back(seatAt(i));
        }
        if (seats.empty())
            seats.push_back(seatAt(1));
    }
    for (const SeatNumber seat : seats) {
        bringUpToMinimum({seat, StakeKind::Main, -1}, spot(seat));
        for (int bet = 0; bet < static_cast<int>(rules.sideBets.size()); ++bet) {
            const SideBet& side = rules.sideBets[static_cast<std::size_t>(bet)];
            const QString name = QString::fromStdString(side.name.empty() ? side.id : side.name);
            if (chance(0.4))
                bringUpToMinimum({seat, StakeKind::Side, bet}, QStringLiteral("%1, spot %2").arg(name).arg(seat.value));
        }
    }
    if (chance(0.5))
        thinkAgain();
    if (chance(0.2))
        press({QStringLiteral("Sound off"), QStringLiteral("Sound on")});
    look(QStringLiteral("the stakes"));
}

// Changes the stakes and takes the change back: they must be as before.
void TablePlay::thinkAgain() {
    if (draft().stakes.empty())
        return;
    const auto before = draft().stakes;
    const Place place = before[static_cast<std::size_t>(upTo(static_cast<int>(before.size())))].place;
    const Money was = draft().at(place);
    const bool onSpot = place.kind == StakeKind::Main;
    QString thought = QStringLiteral("Clear");
    switch (upTo(4)) {
    case 0:
        if (onSpot && m_player.canType() && !typeMore(place))
            return;
        thought = QStringLiteral("typing");
        break;
    case 1:
        if (onSpot && !putChipMore(place))
            return;
        thought = QStringLiteral("a chip more");
        break;
    case 2: thought = QStringLiteral("Double bet"); break;
    default: break;
    }
    if (draft().stakes == before) { // nothing was typed or added: use a button instead
        const bool twice = thought == u"Double bet" && table().bets()->canDoubleBets();
        press({thought = twice ? thought : QStringLiteral("Clear")});
    }
    look(thought);
    if (thought == u"a chip more" && chance(0.5))
        (void)done(m_player.takeChip(spot(place.seat)));
    else
        press({QStringLiteral("Undo")});
    if (draft().stakes != before)
        complain(QStringLiteral("%1, taken back, leaves %2 on spot %3, not %4")
                     .arg(thought, plain(draft().at(place)))
                     .arg(place.seat.value)
                     .arg(plain(was)));
}

bool TablePlay::typeMore(const Place& place) {
    const Money amount = draft().at(place) + session().slip().limit(place)->min;
    if (!done(m_player.type(spot(place.seat), plain(amount))))
        return false;
    if (draft().at(place) == amount)
        return true;
    complain(QStringLiteral("%1 typed for spot %2 isn't there").arg(plain(amount)).arg(place.seat.value));
    return false;
}

bool TablePlay::putChipMore(const Place& place) {
    const ChipRow chip = table().bets()->chips()->rows().front();
    return done(m_player.takeInHand(chip.accessibleName)) && putChip(place, spot(place.seat), valueOf(chip));
}

// Play money is topped up only on request; with enough of it every action stays affordable.
void TablePlay::topUpInTime() {
    const Limit* limit = session().rules().limitIn(session().key().currency);
    constexpr int stakesAhead = 40;
    if (session().wallet() - draft().total() < limit->min.times(stakesAhead))
        m_app.accounts->topUp(QString::fromStdString(session().key().currency));
}
