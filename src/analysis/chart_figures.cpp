// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/chart_figures.h"

#include <algorithm>

namespace openshoe::analysis {

namespace {

constexpr int lowestHard = 5;
constexpr int highestTotal = 20;
constexpr int lowestSoft = 13;

// Joint figures of plays, summed over hands.
struct PlaySums {
    double weight = 0;
    double escaped = 0; ///< weight of the blackjack before the peek
    std::array<double, playCount> net{};
    std::array<bool, playCount> offered{true, true, true, true, true};

    void add(double times, const PlaySums& other) {
        weight += times * other.weight;
        escaped += times * other.escaped;
        for (std::size_t play = 0; play < playCount; ++play) {
            net[play] += times * other.net[play];
            offered[play] = offered[play] && other.offered[play];
        }
    }
    [[nodiscard]] PlayValues values() const {
        PlayValues values;
        for (std::size_t play = 0; play < playCount; ++play) {
            if (offered[play])
                values.value[play] = net[play] / weight;
        }
        values.choose(escaped / (escaped + weight));
        return values;
    }
};

// One column's cell while it is being filled.
struct Filling {
    ChartCell cell;
    PlaySums first;
    PlaySums later;
    std::vector<Departure> departures; ///< with joint weights in place of shares
};

// All cells of one of the chart's columns.
class ColumnFigures {
public:
    ColumnFigures(const Core& core, const PayRules& pay, const Chart& chart, std::size_t place);

    void fill();
    [[nodiscard]] CellFigures hard(int total) { return finished(m_totals[index(total, false)]); }
    [[nodiscard]] CellFigures soft(int total) { return finished(m_totals[index(total, true)]); }
    [[nodiscard]] CellFigures pair(int point) { return finished(m_pairs[static_cast<std::size_t>(point)]); }

private:
    [[nodiscard]] static std::size_t index(int total, bool soft) {
        return static_cast<std::size_t>(TotalPlay::classOf(total, soft));
    }
    [[nodiscard]] static CellFigures finished(Filling& filling);
    [[nodiscard]] PlaySums startingHand(std::size_t start) const;
    [[nodiscard]] PlaySums laterHand(int position) const;
    [[nodiscard]] double hit(int position) const;
    [[nodiscard]] bool givesUpLater() const {
        const Column& seen = m_core.views().columns[static_cast<std::size_t>(m_columns.front())];
        return m_core.solver().rules().givesUpLater(seen.up);
    }
    [[nodiscard]] Play laterPlay(const ChartCell& cell, const HandInfo& hand) const;
    void addHand(Filling& filling, bool first, double reach, const HandInfo& hand, const PlaySums& sum);
    void draw(int position);

    const Core& m_core;
    const PayRules& m_pay;
    const PlayedBranch& m_main;
    std::vector<int> m_columns; ///< in the core
    int m_sight = 0;
    std::array<Filling, TotalPlay::classes> m_totals;
    std::array<Filling, pointKinds> m_pairs;
    std::vector<double> m_reach; ///< by position: chance of reaching the hand, whatever the dealer has
};

ColumnFigures::ColumnFigures(const Core& core, const PayRules& pay, const Chart& chart, std::size_t place)
    : m_core(core), m_pay(pay), m_main(core.solver().played()[0]),
      m_reach(static_cast<std::size_t>(m_main.branch->size())) {
    const Views& views = core.views();
    const auto at = std::ranges::find(views.columns, chart.columns[place]) - views.columns.begin();
    const Group& group = views.groups[static_cast<std::size_t>(views.groupOf(static_cast<int>(at)))];
    m_columns = group.columns;
    m_sight = group.sight;
    for (int total = lowestHard; total <= highestTotal; ++total)
        m_totals[index(total, false)].cell = chart.hard[static_cast<std::size_t>(total - lowestHard)].cells[place];
    for (int total = lowestSoft; total <= highestTotal; ++total)
        m_totals[index(total, true)].cell = chart.soft[static_cast<std::size_t>(total - lowestSoft)].cells[place];
    for (std::size_t i = 0; i < pointKinds; ++i)
        m_pairs[(i + 1) % pointKinds].cell = chart.pairs[i].cells[place];
}

PlaySums ColumnFigures::startingHand(std::size_t start) const {
    const HandFigures figures = m_core.figures(static_cast<int>(start)).sum(m_columns);
    PlaySums sum;
    sum.weight = figures.weight[0];
    const auto set = [&](Play play, bool offered, double net) {
        sum.offered[static_cast<std::size_t>(play)] = offered;
        sum.net[static_cast<std::size_t>(play)] = net;
    };
    const bool peek = m_core.solver().rules().dealer.blackjackEndsRound();
    const Column& seen = m_core.views().columns[static_cast<std::size_t>(m_columns.front())];
    const bool early = surrendersBeforePeek(m_pay, peek, seen.up) && !seen.exposed;
    sum.escaped = early ? m_core.blackjackWeight(static_cast<int>(start), m_sight) : 0;
    set(Play::Stand, true, figures.stand[0]);
    set(Play::Hit, !figures.hit.empty(), figures.hit.empty() ? 0 : figures.hit[0]);
    set(Play::Double, !figures.doubled.empty(), figures.doubled.empty() ? 0 : figures.doubled[0]);
    set(Play::Split, figures.split.offered, figures.split.offered ? figures.split.net[0] : 0);
    set(Play::Surrender, early || mayGiveUp(m_pay, peek, seen.up), early ? -0.5 * sum.weight : figures.givenUp[0]);
    return sum;
}

double ColumnFigures::hit(int position) const {
    const std::size_t columns = m_core.views().columns.size();
    const HandInfo& hand = handTable()[m_main.branch->hands[static_cast<std::size_t>(position)]];
    const auto chances = m_core.solver().drawChances(*m_main.branch, hand);
    double returned = 0;
    for (std::size_t p = 0; p < pointKinds; ++p) {
        if (hand.child[p] < 0 || chances[p] <= 0)
            continue;
        const auto next = static_cast<std::size_t>(m_main.branch->position(hand.child[p]));
        for (const int column : m_columns)
            returned += chances[p] * m_main.best[next * columns + static_cast<std::size_t>(column)];
    }
    return returned;
}

PlaySums ColumnFigures::laterHand(int position) const {
    const auto at = static_cast<std::size_t>(position);
    const HandInfo& hand = handTable()[m_main.branch->hands[at]];
    PlaySums sum;
    const std::size_t columns = m_core.views().columns.size();
    for (const int column : m_columns)
        sum.weight += m_core.solver().weight(column, hand.count, hand.size);
    // Standing isn't evaluated if it is certainly no better.
    const bool stands = m_main.branch->rows[at] >= 0;
    sum.offered = {stands, true, false, false, givesUpLater()};
    double& givenUp = sum.net[static_cast<std::size_t>(Play::Surrender)] = -sum.weight;
    for (const int column : m_columns)
        givenUp += m_core.solver().surrendered(*m_main.branch, position, static_cast<std::size_t>(column));
    double& stood = sum.net[static_cast<std::size_t>(Play::Stand)];
    for (std::size_t i = 0; stands && i < m_columns.size(); ++i)
        stood += m_main.stand[at * columns + static_cast<std::size_t>(m_columns[i])];
    stood -= stands ? sum.weight : 0;
    sum.net[static_cast<std::size_t>(Play::Hit)] = hit(position) - sum.weight;
    if (m_core.solver().mayDouble(*m_main.branch, hand)) {
        std::vector<double> doubled(columns);
        m_core.solver().doubleReturns(m_main, position, doubled.data());
        sum.offered[static_cast<std::size_t>(Play::Double)] = true;
        double& net = sum.net[static_cast<std::size_t>(Play::Double)];
        for (const int column : m_columns)
            net += doubled[static_cast<std::size_t>(column)];
        net -= sum.weight;
    }
    return sum;
}

// What the chart says for a hand of three cards or more.
Play ColumnFigures::laterPlay(const ChartCell& cell, const HandInfo& hand) const {
    if (cell.play == Play::Surrender && givesUpLater())
        return Play::Surrender;
    const bool doubles = cell.play == Play::Double && m_core.solver().mayDouble(*m_main.branch, hand);
    return doubles ? Play::Double : cell.otherwise;
}

void ColumnFigures::addHand(Filling& filling, bool first, double reach, const HandInfo& hand, const PlaySums& sum) {
    if (reach * sum.weight <= 0)
        return;
    (first ? filling.first : filling.later).add(reach, sum);
    const Play charted = first ? filling.cell.play : laterPlay(filling.cell, hand);
    const PlayValues plays = sum.values();
    if (!plays.isBest(charted))
        filling.departures.push_back(
            {.cards = hand.count, .share = reach * sum.weight, .charted = charted, .plays = plays});
}

// Follows the next card if the chart draws one.
void ColumnFigures::draw(int position) {
    const auto at = static_cast<std::size_t>(position);
    const HandInfo& hand = handTable()[m_main.branch->hands[at]];
    const auto chances = m_core.solver().drawChances(*m_main.branch, hand);
    for (std::size_t p = 0; p < pointKinds; ++p) {
        if (hand.child[p] >= 0)
            m_reach[static_cast<std::size_t>(m_main.branch->position(hand.child[p]))] += m_reach[at] * chances[p];
    }
}

void ColumnFigures::fill() {
    for (std::size_t i = 0; i < startingHands; ++i) {
        const StartingHand& start = m_core.hands()[i];
        if (start.natural || start.chance <= 0)
            continue;
        const HandInfo& hand = handTable()[start.hand];
        Filling& filling =
            start.a == start.b ? m_pairs[static_cast<std::size_t>(start.a)] : m_totals[index(hand.total, hand.soft)];
        addHand(filling, true, start.chance, hand, startingHand(i));
        const int position = m_main.branch->position(start.hand);
        m_reach[static_cast<std::size_t>(position)] = start.chance;
        if (filling.cell.play == Play::Hit)
            draw(position);
    }
    // Parents come before children.
    for (int position = 0; position < m_main.branch->size(); ++position) {
        const HandInfo& hand = handTable()[m_main.branch->hands[static_cast<std::size_t>(position)]];
        const double reach = m_reach[static_cast<std::size_t>(position)];
        if (hand.size < 3 || isFinished(m_core.solver().rules(), *m_main.branch, hand) || reach <= 0)
            continue;
        Filling& filling = m_totals[index(hand.total, hand.soft)];
        addHand(filling, false, reach, hand, laterHand(position));
        if (laterPlay(filling.cell, hand) == Play::Hit)
            draw(position);
    }
}

CellFigures ColumnFigures::finished(Filling& filling) {
    CellFigures cell;
    if (filling.first.weight > 0)
        cell.first = filling.first.values();
    if (filling.later.weight > 0)
        cell.later = filling.later.values();
    cell.departures = std::move(filling.departures);
    for (Departure& departure : cell.departures)
        departure.share /= filling.first.weight + filling.later.weight;
    // Ties are broken by the cards; otherwise each standard library would have its own order.
    std::sort(cell.departures.begin(), cell.departures.end(), [](const Departure& a, const Departure& b) {
        return a.share != b.share ? a.share > b.share : a.cards < b.cards;
    });
    return cell;
}

} // namespace

ChartFigures figuresOf(const Core& core, const PayRules& pay, const Chart& chart) {
    ChartFigures figures;
    figures.hard.resize(chart.hard.size());
    figures.soft.resize(chart.soft.size());
    figures.pairs.resize(chart.pairs.size());
    for (std::size_t place = 0; place < chart.columns.size(); ++place) {
        ColumnFigures column(core, pay, chart, place);
        column.fill();
        for (int total = lowestHard; total <= highestTotal; ++total)
            figures.hard[static_cast<std::size_t>(total - lowestHard)].push_back(column.hard(total));
        for (int total = lowestSoft; total <= highestTotal; ++total)
            figures.soft[static_cast<std::size_t>(total - lowestSoft)].push_back(column.soft(total));
        for (int i = 0; i < pointKinds; ++i)
            figures.pairs[static_cast<std::size_t>(i)].push_back(column.pair((i + 1) % pointKinds));
    }
    return figures;
}

} // namespace openshoe::analysis
