// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/mistakeboard.h"

#include "models/review/mistakewords.h"
#include "models/strategy/chartwords.h"
#include "models/words/amounts.h"
#include "models/words/markwords.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace openshoe::models {

using storage::DecisionKind;
using storage::Spot;
using storage::SpotSums;

namespace {

constexpr std::array upCards{2, 3, 4, 5, 6, 7, 8, 9, 10, 1};

char rankOf(int points) {
    return points == 1 ? 'A' : points == 10 ? 'T' : static_cast<char>('0' + points);
}

// As the chart labels its rows: "16", "A7", "88".
std::string labelOf(DecisionKind kind, int value) {
    switch (kind) {
    case DecisionKind::Soft: return {'A', rankOf(value - 11)};
    case DecisionKind::Pair: return {rankOf(value), rankOf(value)};
    default: return std::to_string(value);
    }
}

ChartSection::Value sectionOf(DecisionKind kind) {
    return kind == DecisionKind::Soft   ? ChartSection::Soft
           : kind == DecisionKind::Pair ? ChartSection::Pairs
                                        : ChartSection::Hard;
}

// The hands with a choice in most games, as in the chart; others are added if a mistake was made with them.
std::set<std::pair<DecisionKind, int>> usualHands() {
    std::set<std::pair<DecisionKind, int>> hands;
    for (int total = 5; total <= 18; ++total)
        hands.emplace(DecisionKind::Hard, total);
    for (int total = 13; total <= 20; ++total)
        hands.emplace(DecisionKind::Soft, total);
    for (int points = 1; points <= 10; ++points)
        hands.emplace(DecisionKind::Pair, points);
    return hands;
}

// From the largest total down, aces first among the pairs: as the chart is read.
bool isAbove(const std::pair<DecisionKind, int>& a, const std::pair<DecisionKind, int>& b) {
    const auto order = [](const std::pair<DecisionKind, int>& hand) {
        return std::pair(hand.first, hand.first == DecisionKind::Pair && hand.second == 1 ? -11 : -hand.second);
    };
    return order(a) < order(b);
}

} // namespace

MistakeBoard::MistakeBoard(QObject* parent) : RowModel(BoardLine::staticMetaObject, parent) {
    makeColumns();
}

QList<QString> MistakeBoard::columns() const {
    QList<QString> texts;
    for (const Column& column : m_columns)
        texts << (column.up > 0 ? columnText({.up = column.up - 1}) // the analyser counts points from 0
                                : shortText({.total = column.open, .soft = column.softOpen}));
    return texts;
}

QList<int> MistakeBoard::lengths() const {
    QList<int> counts{0, 0, 0};
    for (const BoardLine& line : m_rows)
        ++counts[line.block];
    return counts;
}

QString MistakeBoard::nameAt(int row, int column) const {
    return row >= 0 && row < size() ? m_rows[static_cast<std::size_t>(row)].names.value(column) : QString();
}

QString MistakeBoard::cellText(const Spot& spot, const Sum& sum) {
    const ChartSection::Value section = sectionOf(spot.kind);
    const std::string label = labelOf(spot.kind, spot.value);
    const QString title = spot.open == 0 ? cellTitle(section, label, analysis::Column{.up = spot.up - 1})
                                         : cellTitle(section, label, {.total = spot.open, .soft = spot.softOpen});
    if (sum.count == 0)
        return tr("%1: no mistakes.", "a hand against an up card").arg(title);
    QStringList amounts;
    for (const auto& [currency, cost] : sum.cost)
        amounts << moneyText(base::Money::minor(std::llround(cost)), currency);
    return tr("%1: %n mistakes, %2, %3 stakes.", "a hand against an up card, an amount", static_cast<int>(sum.count))
        .arg(title, amounts.join(tr(", ", "between amounts")), costText(sum.stakes));
}

double MistakeBoard::weight(const Sum& sum) const {
    return m_currency && sum.cost.contains(*m_currency) ? sum.cost.at(*m_currency) : sum.stakes;
}

void MistakeBoard::show(const std::vector<SpotSums>& spots, std::optional<DecisionKind> kind, storage::Mark atLeast) {
    m_cells.clear();
    std::set<std::string> currencies;
    for (const SpotSums& sums : spots) {
        if (kind && sums.kind != *kind)
            continue;
        Sum more;
        for (auto mark = static_cast<std::size_t>(atLeast); mark < storage::markCount; ++mark) {
            more.count += sums.marks[mark];
            more.stakes += sums.stakes[mark];
            more.cost[sums.currency] += sums.cost[mark];
        }
        if (more.count == 0)
            continue;
        currencies.insert(sums.currency);
        Sum& cell = m_cells[sums.spot];
        cell.count += more.count;
        cell.stakes += more.stakes;
        cell.cost[sums.currency] += more.cost[sums.currency];
    }
    m_currency = currencies.size() == 1 ? std::optional(*currencies.begin()) : std::nullopt;
    makeColumns();
    makeLines();
    emit changed();
}

Spot MistakeBoard::spotOf(const std::pair<DecisionKind, int>& hand, const Column& column) {
    return {
        .kind = hand.first, .value = hand.second, .up = column.up, .open = column.open, .softOpen = column.softOpen};
}

void MistakeBoard::makeColumns() {
    std::set<std::pair<bool, int>> open; // hard totals before soft ones
    for (const auto& [spot, sum] : m_cells) {
        if (spot.open > 0)
            open.emplace(spot.softOpen, spot.open);
    }
    const bool allOpen =
        !open.empty() && std::ranges::all_of(m_cells, [](const auto& cell) { return cell.first.open > 0; });
    m_columns.clear();
    for (const int up : upCards) {
        if (!allOpen)
            m_columns.push_back({.up = up});
    }
    for (const auto& [soft, total] : open)
        m_columns.push_back({.open = total, .softOpen = soft});
}

void MistakeBoard::makeLines() {
    auto hands = usualHands();
    const std::pair<const Spot, Sum>* worst = nullptr;
    for (const auto& cell : m_cells) {
        hands.emplace(cell.first.kind, cell.first.value);
        if (!worst || weight(cell.second) > weight(worst->second))
            worst = &cell;
    }
    m_hands.assign(hands.begin(), hands.end());
    std::ranges::sort(m_hands, isAbove);
    std::vector<BoardLine> lines;
    for (const auto& [kind, value] : m_hands) {
        const ChartSection::Value section = sectionOf(kind);
        const bool first = lines.empty() || lines.back().block != section;
        BoardLine line{.label = rowText(section, labelOf(kind, value)),
                       .heading = first ? headingOf(section) : QString(),
                       .block = section,
                       .line = first ? 0 : lines.back().line + 1};
        for (const Column& column : m_columns) {
            const Spot spot = spotOf({kind, value}, column);
            const auto found = m_cells.find(spot);
            const Sum sum = found == m_cells.end() ? Sum() : found->second;
            line.parts << (sum.count == 0 || !worst ? 0 : weight(sum) / weight(worst->second));
            line.counts << (sum.count == 0 ? QString() : numberText(sum.count));
            line.names << cellText(spot, sum);
        }
        lines.push_back(std::move(line));
    }
    const QString rest = tr("Insurance, even money and side bets aren't on the board.");
    const QString most = worst ? tr("Most: %1", "a sentence").arg(cellText(worst->first, worst->second))
                               : tr("There are no mistakes in playing a hand.");
    m_text = tr("%1 %2", "two sentences").arg(most, rest);
    update(m_rows, std::move(lines));
}

std::optional<Spot> MistakeBoard::spotAt(int row, int column) const {
    if (row < 0 || row >= size() || column < 0 || column >= static_cast<int>(m_columns.size()))
        return std::nullopt;
    const Spot spot = spotOf(m_hands[static_cast<std::size_t>(row)], m_columns[static_cast<std::size_t>(column)]);
    return m_cells.contains(spot) ? std::optional(spot) : std::nullopt;
}

} // namespace openshoe::models

#include "moc_mistakeboard.cpp"
