// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/solver.h"

#include "analysis/all_bust.h"

#include <algorithm>

namespace openshoe::analysis {

Solver::Solver(PlayRules rules, PointShoe shoe, std::vector<Column> columns, Layout layout)
    : m_rules(rules), m_shoe(shoe), m_columns(std::move(columns)), m_layout(std::move(layout)) {}

bool Solver::solve(const std::function<bool()>& cancelled) {
    const bool with22 = m_rules.dealer.push22 != engine::Push22::None;
    const engine::DealerRule& drawing = m_rules.dealer.drawing;
    const auto program = m_columns.size() == 1 ? DealerProgram::ofOne(m_columns.front(), drawing, with22)
                                               : std::make_shared<const DealerProgram>(m_columns, drawing, with22);
    m_dealer = program->run(m_shoe, m_layout.rows());
    m_played.clear();
    m_played.resize(m_layout.branches().size());
    for (std::size_t i = 0; i < m_played.size(); ++i) {
        if (cancelled && cancelled())
            return false;
        m_played[i].branch = &m_layout.branches()[i];
        // Hands of a split are played knowing only the pair: with further cards of it gone, the plays stay the same.
        const bool further = m_played[i].branch->gone > 1;
        play(m_played[i], further ? &m_played[i - 1] : nullptr);
    }
    return true;
}

void Solver::play(PlayedBranch& played, const PlayedBranch* follow) const {
    const auto cells = static_cast<std::size_t>(played.branch->size()) * m_columns.size();
    played.stand.resize(cells);
    played.best.resize(cells);
    played.choice.resize(cells, Choice::Hit);
    std::vector<double> scratch(m_columns.size());
    for (int position = played.branch->size() - 1; position >= 0; --position)
        playHand(played, position, follow, scratch);
}

void Solver::playHand(PlayedBranch& played, int position, const PlayedBranch* follow,
                      std::vector<double>& scratch) const {
    const Branch& branch = *played.branch;
    const auto at = static_cast<std::size_t>(position);
    const HandInfo& hand = handTable()[branch.hands[at]];
    const std::size_t columns = m_columns.size();
    double* stand = played.stand.data() + at * columns;
    double* best = played.best.data() + at * columns;
    Choice* choice = played.choice.data() + at * columns;
    const bool stands = branch.rows[at] >= 0;
    if (stands)
        standReturns(m_dealer.at(branch.rows[at]), hand, isFromSplit(branch), stand);
    if (hand.total == 21 || (branch.oneCard && hand.size >= 2)) {
        std::copy_n(stand, columns, best);
        std::fill_n(choice, columns, Choice::Stand);
        return;
    }
    std::fill_n(best, columns, 0.0);
    const auto chances = drawChances(branch, hand);
    for (std::size_t p = 0; p < pointKinds; ++p) {
        if (hand.child[p] < 0 || chances[p] <= 0)
            continue;
        const double* next = played.best.data() + static_cast<std::size_t>(branch.position(hand.child[p])) * columns;
        for (std::size_t c = 0; c < columns; ++c)
            best[c] += chances[p] * next[c];
    }
    const bool doubles = branch.pair >= 0 && mayDouble(hand, true);
    if (doubles)
        doubleReturns(played, position, scratch.data());
    if (follow) {
        const Choice* decided = follow->choice.data() + at * columns;
        for (std::size_t c = 0; c < columns; ++c) {
            choice[c] = decided[c];
            best[c] = decided[c] == Choice::Stand ? stand[c] : decided[c] == Choice::Double ? scratch[c] : best[c];
        }
        return;
    }
    for (std::size_t c = 0; stands && c < columns; ++c) {
        choice[c] = stand[c] >= best[c] ? Choice::Stand : Choice::Hit;
        best[c] = std::max(stand[c], best[c]);
    }
    for (std::size_t c = 0; doubles && c < columns; ++c) {
        if (scratch[c] > best[c]) {
            choice[c] = Choice::Double;
            best[c] = scratch[c];
        }
    }
}

std::array<double, pointKinds> Solver::drawChances(const Branch& branch, const HandInfo& hand) const {
    std::array<double, pointKinds> chances{};
    const int total = m_shoe.total - hand.size - branch.gone;
    if (total <= 0)
        return chances;
    const double each = 1.0 / total;
    for (std::size_t p = 0; p < pointKinds; ++p) {
        const int left = m_shoe.of[p] - hand.count[p] - (static_cast<int>(p) == branch.pair ? branch.gone : 0);
        chances[p] = std::max(0, left) * each;
    }
    return chances;
}

bool Solver::mayDouble(const HandInfo& hand, bool afterSplit) const {
    if (hand.size != 2 || hand.total == 21 || (afterSplit && !m_rules.doubling.afterSplit))
        return false;
    switch (m_rules.doubling.on) {
    case engine::DoubleOn::AnyTwo: return true;
    case engine::DoubleOn::NineToEleven: return hand.total >= 9 && hand.total <= 11;
    case engine::DoubleOn::TenToEleven: break;
    }
    return hand.total == 10 || hand.total == 11;
}

bool Solver::winsAgainst22(const HandInfo& hand, bool fromSplit) const {
    return engine::winsAgainst22(m_rules.dealer.push22, hand.total, hand.gold, hand.size == 2 && !fromSplit);
}

void Solver::standReturns(const double* row, const HandInfo& hand, bool fromSplit, double* out) const {
    const auto slots = static_cast<std::size_t>(m_dealer.slotCount());
    const bool with22 = slots > DealerTable::On22;
    const bool pushes22 = with22 && !winsAgainst22(hand, fromSplit);
    const bool spared = isSparedHand(fromSplit);
    const bool losesTies = m_rules.dealer.ties != engine::Ties::Push;
    constexpr int lowest = engine::DealerRule::lowestStand;
    const int mine = std::max(lowest - 1, static_cast<int>(hand.total));
    for (std::size_t c = 0; c < m_columns.size(); ++c, row += slots) {
        const double blackjack = slots > DealerTable::Natural ? row[DealerTable::Natural] : 0.0;
        double lost = spared ? 0.0 : blackjack;
        for (int theirs = mine + 1; theirs <= 21; ++theirs)
            lost += row[DealerTable::on(theirs)];
        const double tied = mine >= lowest ? row[DealerTable::on(mine)] : 0.0;
        lost += losesTies ? tied : 0.0;
        double pushed = (losesTies ? 0.0 : tied) + (spared ? blackjack : 0.0);
        if (pushes22)
            pushed += row[DealerTable::On22];
        out[c] = 2 * (row[DealerTable::Weight] - lost) - pushed;
    }
}

namespace {

HandCounts goneWith(const Branch& branch, const HandInfo& hand) {
    HandCounts gone = hand.count;
    if (branch.pair >= 0)
        gone[static_cast<std::size_t>(branch.pair)] =
            static_cast<std::uint8_t>(gone[static_cast<std::size_t>(branch.pair)] + branch.gone);
    return gone;
}

} // namespace

void Solver::doubleReturns(const PlayedBranch& played, int position, double* out) const {
    const Branch& branch = *played.branch;
    const HandInfo& hand = handTable()[branch.hands[static_cast<std::size_t>(position)]];
    const std::size_t columns = m_columns.size();
    const auto chances = drawChances(branch, hand);
    std::fill_n(out, columns, 0.0);
    for (std::size_t p = 0; p < pointKinds; ++p) {
        if (hand.child[p] < 0 || chances[p] <= 0)
            continue;
        const double* next = played.stand.data() + static_cast<std::size_t>(branch.position(hand.child[p])) * columns;
        for (std::size_t c = 0; c < columns; ++c)
            out[c] += 2 * chances[p] * next[c];
    }
    const HandCounts gone = goneWith(branch, hand);
    for (std::size_t c = 0; c < columns; ++c)
        out[c] += leftOfDouble(branch, position, c) - weight(static_cast<int>(c), gone, hand.size + branch.gone);
}

namespace {

// With these cards gone, the joint probability of the column's up card and a hole card from its set.
double weightOf(const PointShoe& shoe, const Column& seen, const HandCounts& gone, int size) {
    const int total = shoe.total - size;
    if (total < 2)
        return 0;
    const auto left = [&](int p) {
        return std::max(0, shoe.of[static_cast<std::size_t>(p)] - gone[static_cast<std::size_t>(p)]);
    };
    int holes = contains(seen.holes, seen.up) ? -1 : 0;
    for (int p = 0; p < pointKinds; ++p)
        holes += contains(seen.holes, p) ? left(p) : 0;
    return static_cast<double>(left(seen.up)) * std::max(0, holes) / (static_cast<double>(total) * (total - 1));
}

} // namespace

double Solver::weight(int column, const HandCounts& gone, int size) const {
    return weightOf(m_shoe, m_columns[static_cast<std::size_t>(column)], gone, size);
}

double Solver::blackjackWeight(int column, const HandCounts& gone, int size) const {
    Column seen = m_columns[static_cast<std::size_t>(column)];
    seen.holes = static_cast<PointSet>(seen.holes & blackjackHoles(seen.up));
    return seen.holes == 0 ? 0.0 : weightOf(m_shoe, seen, gone, size);
}

double Solver::leftOfDouble(const Branch& branch, int position, std::size_t column) const {
    const engine::BlackjackTakes taken = m_rules.dealer.taken();
    if (taken == engine::BlackjackTakes::All || isSparedHand(isFromSplit(branch)))
        return 0; // a spared hand's double is as spared as the hand
    const HandInfo& hand = handTable()[branch.hands[static_cast<std::size_t>(position)]];
    const int c = static_cast<int>(column);
    HandCounts gone = goneWith(branch, hand);
    const int size = hand.size + branch.gone;
    const double blackjack = blackjackWeight(c, gone, size);
    if (blackjack <= 0 || taken == engine::BlackjackTakes::Original)
        return blackjack;
    double left = 0;
    const auto chances = drawChances(branch, hand);
    for (std::size_t p = 0; p < pointKinds; ++p) {
        if (hand.child[p] < 0 || chances[p] <= 0)
            continue;
        ++gone[p];
        left += chances[p] * blackjackWeight(c, gone, size + 1);
        --gone[p];
    }
    return left;
}

double Solver::leftOfSplitHand(std::size_t column, const HandCounts& gone, int size) const {
    return m_rules.dealer.taken() == engine::BlackjackTakes::Original
               ? blackjackWeight(static_cast<int>(column), gone, size)
               : 0;
}

double Solver::leftOfSplit(const Branch& branch, std::size_t column, int splitHands,
                           const std::function<Choice(int)>& choose) const {
    const engine::BlackjackTakes taken = m_rules.dealer.taken();
    if (taken != engine::BlackjackTakes::Original && taken != engine::BlackjackTakes::BustedPlusOne)
        return 0;
    HandCounts pair{};
    pair[static_cast<std::size_t>(branch.pair)] = 2;
    const double blackjack = blackjackWeight(static_cast<int>(column), pair, 2);
    if (blackjack <= 0 || taken == engine::BlackjackTakes::Original)
        return -blackjack;
    const AllBust allBust(*this, branch, static_cast<int>(column), choose);
    double everyHand = 0;
    for (int hands = 2; hands <= splitHands; ++hands)
        everyHand += handShares(branch.pair, splitHands)[static_cast<std::size_t>(hands)] * allBust.of(hands);
    return everyHand - blackjack;
}

HandFigures Solver::figures(int hand, bool afterSplit, int splitHands) const {
    HandFigures figures;
    const std::size_t columns = m_columns.size();
    const PlayedBranch& main = m_played[0];
    const HandInfo& info = handTable()[hand];
    const int position = main.branch->position(hand);
    const auto at = static_cast<std::size_t>(position) * columns;
    figures.weight.resize(columns);
    for (std::size_t c = 0; c < columns; ++c)
        figures.weight[c] = weight(static_cast<int>(c), info.count, info.size);
    const auto net = [&](double returned, std::size_t c) { return returned - figures.weight[c]; };
    figures.stand.resize(columns);
    for (std::size_t c = 0; c < columns; ++c)
        figures.stand[c] = net(main.stand[at + c], c);
    if (info.total == 21 || (main.branch->oneCard && info.size >= 2)) {
        figures.hit = {};
    } else {
        figures.hit.assign(columns, 0.0);
        const auto chances = drawChances(*main.branch, info);
        for (std::size_t p = 0; p < pointKinds; ++p) {
            if (info.child[p] < 0 || chances[p] <= 0)
                continue;
            const double* next =
                main.best.data() + static_cast<std::size_t>(main.branch->position(info.child[p])) * columns;
            for (std::size_t c = 0; c < columns; ++c)
                figures.hit[c] += chances[p] * next[c];
        }
        for (std::size_t c = 0; c < columns; ++c)
            figures.hit[c] = net(figures.hit[c], c);
    }
    if (!main.branch->oneCard && mayDouble(info, afterSplit)) {
        figures.doubled.resize(columns);
        doubleReturns(main, position, figures.doubled.data());
        for (std::size_t c = 0; c < columns; ++c)
            figures.doubled[c] = net(figures.doubled[c], c);
    }
    for (int pair = 0; pair < pointKinds && info.size == 2; ++pair) {
        if (info.count[static_cast<std::size_t>(pair)] == 2 && splitHands > 1)
            figures.split = splitFigures(pair, splitHands);
    }
    return figures;
}

} // namespace openshoe::analysis
