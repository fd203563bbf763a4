// SPDX-License-Identifier: GPL-3.0-or-later
// What TablePlay tries although it isn't allowed: each attempt is refused with a reason, and nothing is dealt.
#include "tableplay.h"

#include <QTest>

#include <algorithm>

using namespace openshoe::engine;
using namespace openshoe::models;
using openshoe::base::Money;
using openshoe::session::Place;

namespace {

constexpr SeatNumber first{1};
const QString spot1 = QStringLiteral("Spot 1");

} // namespace

void TablePlay::tryRefusals() {
    const RuleSet& rules = session().rules();
    if (rules.table.behind) {
        tryThirdSeat();
        press({QStringLiteral("Take seat")}, QStringLiteral("Seat 1"));
    }
    tryTooLittle({first, StakeKind::Main, -1});
    tryTooMuch({first, StakeKind::Main, -1});
    if (!rules.sideBets.empty())
        trySideBetAlone();
    if (rules.table.behind)
        press({QStringLiteral("Leave seat")}, QStringLiteral("Seat 1"));
}

// `because`: the amount, if any, that the message must contain. The message is in the table's status line.
void TablePlay::isRefused(const QString& what, std::optional<Money> because) {
    const auto before = session().round();
    QStringList said;
    const auto told = [&] {
        said.clear();
        const Screen screen(m_window);
        for (const Thing* thing : screen.all(QAccessible::AlertMessage)) {
            if (!thing->onFelt && !thing->name.isEmpty())
                said << thing->name;
        }
        return std::any_of(said.begin(), said.end(), [&](const QString& words) {
            const std::vector<Money> amounts = amountsIn(words);
            return !because || std::find(amounts.begin(), amounts.end(), *because) != amounts.end();
        });
    };
    if (!QTest::qWaitFor(told, 500))
        complain(QStringLiteral("%1 is refused with the words “%2”").arg(what, said.join(QStringLiteral("” “"))));
    if (session().round() != before || table().live()->phase() != LiveRound::Betting)
        complain(QStringLiteral("%1 is dealt").arg(what));
}

void TablePlay::takeBack() {
    if (!draft().stakes.empty())
        press({QStringLiteral("Clear")});
    look(QStringLiteral("a refusal"));
}

void TablePlay::tryThirdSeat() {
    const int most = session().rules().table.seatsPerPlayer;
    for (int seat = 1; seat <= most; ++seat)
        press({QStringLiteral("Take seat")}, QStringLiteral("Seat %1").arg(seat));
    (void)m_player.putChip(QStringLiteral("Spot %1").arg(most + 1));
    if (table().message()->text().isEmpty())
        complain(QStringLiteral("a seat too many is refused without a word"));
    else
        isRefused(QStringLiteral("a seat too many"));
    for (int seat = 1; seat <= most; ++seat)
        press({QStringLiteral("Leave seat")}, QStringLiteral("Seat %1").arg(seat));
}

void TablePlay::tryTooLittle(const Place& place) {
    const ChipRow chip = table().bets()->chips()->rows().front();
    const Money value = Money::minor(static_cast<std::int64_t>(chip.value));
    const Money least = session().slip().limit(place)->min;
    if (value >= least || !done(m_player.takeInHand(chip.accessibleName)) || !putChip(place, spot1, value))
        return;
    (void)m_player.deal(QStringLiteral("Deal"));
    isRefused(QStringLiteral("a stake under the minimum"), least);
    takeBack();
}

// Adds the largest chip until the place is full or the wallet is empty.
void TablePlay::tryTooMuch(const Place& place) {
    const ChipRow chip = table().bets()->chips()->rows().back();
    if (!done(m_player.takeInHand(chip.accessibleName)))
        return;
    constexpr int mostChips = 25;
    Money before = Money::minor(-1);
    for (int i = 0; i < mostChips && draft().at(place) != before; ++i) {
        before = draft().at(place);
        (void)m_player.putChip(spot1);
    }
    const Money most = session().slip().limit(place)->max;
    const bool full = draft().at(place) == most;
    if (table().message()->text().isEmpty())
        complain(QStringLiteral("a chip too many is refused without a word"));
    else
        isRefused(QStringLiteral("a chip too many"), full ? std::optional(most) : std::nullopt);
    takeBack();
}

void TablePlay::trySideBetAlone() {
    const SideBet& bet = session().rules().sideBets.front();
    const QString circle =
        QStringLiteral("%1, spot 1").arg(QString::fromStdString(bet.name.empty() ? bet.id : bet.name));
    bringUpToMinimum({first, StakeKind::Side, 0}, circle);
    (void)m_player.deal(QStringLiteral("Deal"));
    isRefused(QStringLiteral("a side bet without a stake"));
    takeBack();
}
