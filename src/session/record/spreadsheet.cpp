// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/record/spreadsheet.h"

#include "session/record/recordjson.h"
#include "storage/store.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace openshoe::session {

using namespace storage;
using engine::StakeKind;

namespace {

constexpr std::array names{"round", "play", "time",        "variant",     "account",  "currency", "seat",    "hand",
                           "kind",  "on",   "bet",         "stake",       "returned", "net",      "result",  "balance",
                           "note",  "tags", "local",       "cards",       "up",       "dealer",   "actions", "best",
                           "cost",  "luck", "sessionnote", "sessiontags", "house"};

constexpr QLatin1StringView tagsApart("; ");

/// Joins cells to a line.
class Line {
public:
    explicit Line(const SpreadsheetForm& form) : m_form(form) {}

    void add(const std::string& cell) {
        if (m_begun)
            m_text += m_form.separator;
        m_begun = true;
        m_text += needsQuotes(cell) ? quoted(cell) : cell;
    }
    void add(std::int64_t number) { add(std::to_string(number)); }
    /// A figure as it is printed, with a decimal point.
    void addFigure(std::string figure) {
        std::ranges::replace(figure, '.', m_form.decimal);
        add(figure);
    }
    void add(base::Money amount) { addFigure(amount.text()); }
    /// What somebody wrote: a spreadsheet takes a cell that begins with one of these for a formula.
    void addWritten(const QString& written) {
        const bool formula = !written.isEmpty() && QStringLiteral("=+-@\t").contains(written.front());
        add((formula ? u'\'' + written : written).toStdString());
    }
    [[nodiscard]] std::string ended() && { return std::move(m_text) + "\r\n"; }

private:
    [[nodiscard]] bool needsQuotes(const std::string& cell) const {
        return cell.find_first_of("\"\r\n") != std::string::npos || cell.find(m_form.separator) != std::string::npos;
    }
    static std::string quoted(const std::string& cell) {
        std::string text = "\"";
        for (const char c : cell)
            text += c == '"' ? std::string("\"\"") : std::string(1, c);
        return text + '"';
    }

    const SpreadsheetForm& m_form;
    std::string m_text;
    bool m_begun = false;
};

// In units of the currency. Fractions of a minor unit add up over many rounds, so two digits aren't enough.
std::string figure(double minorUnits) {
    const std::string text = fmt::format("{:.4f}", minorUnits / base::Money::minorPerUnit);
    return text == "-0.0000" ? "0.0000" : text;
}

std::string textOf(const engine::Cards& cards) {
    std::string all;
    for (const engine::Card card : cards)
        all += (all.empty() ? "" : " ") + card.text();
    return all;
}

const engine::Hand* handOf(const engine::TableState& table, const PlayRow& play) {
    if (play.seat < 1 || play.seat > static_cast<int>(table.seats.size()) || play.hand < 1)
        return nullptr;
    const engine::Seat& seat = table.seats[static_cast<std::size_t>(play.seat - 1)];
    return play.hand <= seat.handCount ? &seat.hand(engine::HandNumber{static_cast<std::uint8_t>(play.hand)})
                                       : nullptr;
}

bool isInsurance(const SeenDecision& decision) {
    return decision.question.kind == engine::QuestionKind::Insurance;
}

// Whether that stake's line tells the answer. Insurance that was taken has a line of its own.
bool isAbout(const PlayRow& play, const SeenDecision& decision) {
    const auto& asked = decision.question;
    if (play.seat != asked.seat.value || play.hand != asked.hand.value)
        return false;
    const bool taken = isInsurance(decision) && decision.answer == engine::Action::Insurance;
    return play.kind == StakeKind::Insurance ? taken && play.on == asked.on : !taken && play.kind == asked.on;
}

void addPlayed(Line& line, const PlayRow& play, const PlayedRound& round) {
    const engine::Hand* hand = handOf(round.table, play);
    line.add(hand ? textOf(hand->cards) : std::string());
    const auto& dealer = round.table.dealer;
    const bool dealt = round.rules && dealer.cards.size() >= (round.rules->dealer.dealsBoth() ? 2 : 1);
    line.add(dealt ? engine::upCard(*round.rules, dealer).text() : textOf(dealer.cards));
    line.add(textOf(dealer.cards));
}

double luckIn(const RoundPrice& price) {
    return static_cast<double>((price.mainNet + price.sideNet).minorUnits()) - price.atStart() + price.cost;
}

void addDecided(Line& line, const PlayRow& play, const PlayedRound& round) {
    std::string actions;
    std::string best;
    double cost = 0;
    for (std::size_t i = 0; i < round.decisions.size(); ++i) {
        const SeenDecision& decision = round.decisions[i];
        if (!decision.answer || !isAbout(play, decision))
            continue;
        actions += (actions.empty() ? "" : " ") + std::string(engine::name(*decision.answer));
        // Prices are numbered in the order answered; a round that couldn't be priced has none.
        if (!round.price || i >= round.price->decisions.size())
            continue;
        const DecisionPrice& price = round.price->decisions[i];
        best += (best.empty() ? "" : " ") + std::string(engine::name(price.best));
        cost += price.cost * static_cast<double>(price.stake.minorUnits());
    }
    for (const SideBetPrice& price : round.price ? round.price->sideBets : std::vector<SideBetPrice>()) {
        if (price.play == play.number)
            cost += price.cost() * static_cast<double>(play.stake.minorUnits());
    }
    line.add(actions);
    line.add(best);
    const bool priced = round.price && round.price->trouble.empty();
    line.addFigure(priced ? figure(cost) : std::string());
    line.addFigure(priced && play.number == 1 ? figure(luckIn(*round.price)) : std::string());
}

} // namespace

PlayedRound readPlayed(Tables& tables, RoundId id) {
    PlayedRound round;
    const auto record = tables.rounds.record(id);
    if (!record)
        return round;
    for (const engine::Event& event : record->events) {
        if (!engine::fold(round.table, event)) {
            round.table = {};
            return round;
        }
    }
    round.rules = record->rules;
    if (auto decisions = decisionsSeen(record->rules, std::span(&record->events, 1), record->row.accountKey))
        round.decisions = std::move(*decisions);
    if (auto price = tables.prices.find(id))
        round.price = std::move(*price);
    return round;
}

std::string spreadsheetHeading(const SpreadsheetForm& form) {
    Line line(form);
    for (const char* name : names)
        line.add(name);
    return (form.mark ? "\xEF\xBB\xBF" : "") + std::move(line).ended();
}

std::string spreadsheetLine(const SpreadsheetForm& form, const PlayRow& play, const PlayedRound& round) {
    Line line(form);
    line.add(play.round);
    line.add(play.number);
    line.add(momentText(play.time).toStdString());
    line.add(play.variant);
    line.add(play.accountKey);
    line.add(play.currency);
    line.add(play.seat);
    line.add(play.hand);
    line.add(engine::name(play.kind));
    line.add(play.kind == StakeKind::Insurance ? engine::name(play.on) : "");
    line.add(play.bet);
    line.add(play.stake);
    line.add(play.returned);
    line.add(play.returned - play.stake);
    line.add(play.outcome);
    line.add(play.balance);
    line.addWritten(round.notes.round.text);
    line.addWritten(round.notes.round.tags.join(tagsApart));
    line.add(play.time.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")).toStdString());
    addPlayed(line, play, round);
    addDecided(line, play, round);
    line.addWritten(round.notes.session.text);
    line.addWritten(round.notes.session.tags.join(tagsApart));
    line.addFigure(handOf(round.table, play) ? play.house.text() : std::string()); // the log tells it
    return std::move(line).ended();
}

} // namespace openshoe::session
