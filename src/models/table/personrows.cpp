// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/personrows.h"

#include "models/table/tablecontext.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/results.h"
#include "session/company/people.h"
#include "session/table/tablesession.h"

#include <QCoreApplication>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cstdint>

namespace openshoe::models {

using namespace engine;
using base::Money;
using session::TableSession;

namespace {

QString lineOf(const std::string& id) {
    QStringList sentences;
    for (const char* line : session::linesOf(session::characterOf(id)))
        sentences << QCoreApplication::translate("Company", line);
    return sentences.join(u' ');
}

PersonRow rowOf(const std::string& id, int player, Money balance) {
    PersonRow row{.player = player, .name = personName(id), .colour = personColour(id), .line = lineOf(id)};
    row.monogram = monogramOf(row.name);
    row.stackText = amountText(balance);
    return row;
}

// Everything the row says, as an accessible name.
void nameRow(PersonRow& row) {
    const QString who = row.seat > 0 ? Table::tr("%1, seat %2", "who sits where").arg(row.name).arg(row.seat)
                                     : Table::tr("%1, betting behind", "somebody without a seat").arg(row.name);
    const QString told = !row.netText.isEmpty()        ? row.netText
                         : row.thinking                ? Table::tr("thinking", "of somebody else at the table")
                         : !row.decisionText.isEmpty() ? row.decisionText
                                                       : QString();
    row.accessibleName =
        told.isEmpty()
            ? Table::tr("%1: %2", "who, and what they have left").arg(who, row.stackText)
            : Table::tr("%1: %2, %3", "who, what they have left, what they do").arg(who, row.stackText, told);
}

// The net of somebody's plays in this round; nothing while one of them is unsettled.
std::optional<Money> netOf(const TableState& state, PlayerNumber player) {
    std::optional<Money> net;
    for (const Play& play : state.plays) {
        if (play.player != player)
            continue;
        if (!play.settled)
            return std::nullopt;
        net = net.value_or(Money{}) + (play.returned - play.stake);
    }
    return net;
}

void addRows(std::vector<PersonRow>& rows, PersonRow row, const std::vector<SeatNumber>& seats) {
    if (seats.empty()) {
        nameRow(row);
        rows.push_back(std::move(row));
        return;
    }
    for (const SeatNumber seat : seats) {
        row.seat = seat.value;
        nameRow(row);
        rows.push_back(row);
    }
}

std::vector<PersonRow> rowsOfRound(const ShownTable& shown, const std::optional<Question>& thinking) {
    const TableState& state = shown.table().state();
    const auto& decided = shown.table().decided();
    std::vector<PersonRow> rows;
    for (std::size_t i = 1; i < state.players.size(); ++i) {
        const PlayerNumber number{static_cast<std::uint16_t>(i)};
        const Player& player = state.players[i];
        PersonRow row = rowOf(player.id, static_cast<int>(i), player.balance);
        if (shown.table().isOver()) {
            if (const auto net = netOf(state, number)) {
                row.netText = netText(*net);
                row.netKind = net->isZero() ? ResultKind::Push : net->isPositive() ? ResultKind::Win : ResultKind::Lose;
            }
        }
        const std::vector<SeatNumber> seats = state.seatsOf(number);
        const std::size_t before = rows.size();
        addRows(rows, std::move(row), seats);
        for (std::size_t r = before; r < rows.size(); ++r) {
            PersonRow& mine = rows[r];
            const bool here = mine.seat == 0 || seats.size() == 1;
            mine.thinking = thinking && thinking->player == number && (here || thinking->seat.value == mine.seat);
            if (decided && decided->player == number && (here || decided->seat.value == mine.seat))
                mine.decisionText = decisionText(shown.rules(), decided->action);
            nameRow(mine);
        }
    }
    return rows;
}

} // namespace

QString decisionText(const RuleSet& rules, Action action) {
    const bool follows = action == Action::FollowDouble || action == Action::FollowSplit;
    return follows ? Table::tr("Follows", "somebody else's double or split, with the bet behind")
                   : actionCaption(rules, action);
}

QString personName(const std::string& id) {
    const session::Person* person = session::personOf(id);
    return person ? QString::fromUtf8(person->name) : text(id);
}

QString monogramOf(const QString& name) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    for (int i = 0; i < 2 && finder.position() < name.size(); ++i)
        finder.toNextBoundary();
    return name.left(finder.position());
}

int personColour(const std::string& id) {
    std::uint32_t hash = 2166136261U; // FNV-1a
    for (const char c : id)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return static_cast<int>((hash >> 16) % PeopleModel::colours);
}

std::vector<PersonRow> personRows(const ShownTable& shown, const std::optional<Question>& thinking) {
    std::vector<PersonRow> rows;
    if (shown.isDrafting()) {
        int player = 0;
        for (const session::Guest& guest : shown.laid()->company.guests) {
            ++player;
            addRows(rows, rowOf(guest.id, player, guest.balance - guest.draft.total()), guest.draft.seats);
        }
    } else {
        rows = rowsOfRound(shown, thinking);
    }
    std::ranges::stable_sort(rows, {}, [](const PersonRow& row) { return row.seat == 0 ? maxSeats + 1 : row.seat; });
    int standing = 0;
    for (PersonRow& row : rows)
        row.standing = row.seat == 0 ? standing++ : 0;
    return rows;
}

void PeopleModel::setRows(std::vector<PersonRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_peoplemodel.cpp"
