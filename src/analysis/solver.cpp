// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/solver.h"

#include "analysis/all_over.h"

#include <algorithm>

namespace openshoe::analysis {

Solver::Solver(PlayRules rules, PointShoe shoe, std::vector<Column> columns, Layout layout)
    : m_rules(rules), m_shoe(shoe), m_columns(std::move(columns)), m_layout(std::move(layout)) {}

namespace {

HandCounts goneWith(const Branch& branch, const HandInfo& hand) {
    HandCounts gone = hand.count;
    if (branch.pair >= 0)
        gone[static_cast<std::size_t>(branch.pair)] =
            static_cast<std::uint8_t>(gone[static_cast<std::size_t>(branch.pair)] + branch.gone);
    return gone;
}

} // namespace

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
        m_played[i].free = i == 0 && m_free;
        play(m_played[i], further ? &m_played[i - 1] : nullptr);
    }
    m_playedFree.clear();
    for (const Branch& branch : m_layout.branches()) {
        if (branch.pair < 0 || !m_rules.splitsFree(branch.pair))
            continue;
        if (cancelled && cancelled())
            return false;
        PlayedBranch played;
        played.branch = &branch;
        played.free = true;
        play(played, branch.gone > 1 ? &m_playedFree.back() : nullptr);
        m_playedFree.push_back(std::move(played));
    }
    return true;
}

void Solver::play(PlayedBranch& played, const PlayedBranch* follow) const {
    const auto cells = static_cast<std::size_t>(played.branch->size()) * m_columns.size();
    played.stand.resize(cells);
    played.best.resize(cells);
    played.choice.resize(cells, Choice::Hit);
    played.plain.resize(m_rules.paysBonuses() || played.free ? cells : 0);
    played.won.resize(m_rules.playsFree() ? cells : 0);
    played.raise.resize(m_rules.doublesLater() || m_rules.mostDoubles() > 1 ? cells : 0);
    // What the house staked isn't doubled again.
    played.doubled.resize(played.free ? (m_rules.rescues() ? 1 : 0)
                                      : static_cast<std::size_t>(m_rules.doublesThatDecide()));
    for (std::size_t i = 0; i < played.doubled.size(); ++i) {
        played.doubled[i].play.resize(cells, AfterDouble::Stand);
        played.doubled[i].best.resize(cells);
        played.doubled[i].raise.resize(static_cast<int>(i) + 1 < m_rules.mostDoubles() ? cells : 0);
    }
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
    const auto slots = static_cast<std::size_t>(m_dealer.slotCount());
    if (stands)
        standReturns(m_dealer.at(branch.rows[at]), branch, hand, stand);
    if (stands && !played.won.empty()) {
        const Standing ends = standing(branch, hand);
        for (std::size_t c = 0; c < columns; ++c)
            played.won[at * columns + c] = ends.won(m_dealer.at(branch.rows[at]) + c * slots, m_dealer.slotCount());
    }
    if (stands && !played.plain.empty())
        std::copy_n(stand, columns, played.plain.data() + at * columns);
    setDoubled(played, position, follow);
    if (stands && played.free)
        std::copy_n(played.won.data() + at * columns, columns, stand);
    if (stands && m_rules.paysBonuses())
        addBonus(played, position, stand);
    if (isFinished(m_rules, branch, hand)) {
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
    // What is best with a hand's first two cards is for figures() to say.
    const bool doubles = (branch.pair >= 0 || hand.size > 2) && mayDouble(branch, hand);
    if (doubles)
        doubleReturns(played, position, scratch.data());
    if (follow) {
        const Choice* decided = follow->choice.data() + at * columns;
        for (std::size_t c = 0; c < columns; ++c) {
            choice[c] = decided[c];
            best[c] = decided[c] == Choice::Stand       ? stand[c]
                      : decided[c] == Choice::Double    ? scratch[c]
                      : decided[c] == Choice::Surrender ? surrendered(branch, position, c)
                                                        : best[c];
        }
        addRaises(played, position);
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
    const bool surrenders = !played.free && maySurrenderLater(branch, hand);
    for (std::size_t c = 0; surrenders && c < columns; ++c) {
        const double half = m_rules.givesUpLater(m_columns[c].up) ? surrendered(branch, position, c) : 0.0;
        if (half > best[c]) {
            choice[c] = Choice::Surrender;
            best[c] = half;
        }
    }
    addRaises(played, position);
}

// Half of all stakes is gross half of each. Of a hand that the house staked only the second stake may be given up, and
// the house's wins nothing then.
void Solver::setDoubled(PlayedBranch& played, int position, const PlayedBranch* follow) const {
    const auto at = static_cast<std::size_t>(position) * m_columns.size();
    const HandInfo& hand = handTable()[played.branch->hands[static_cast<std::size_t>(position)]];
    if (played.doubled.empty() || played.branch->rows[static_cast<std::size_t>(position)] < 0)
        return;
    const bool rescues = m_rules.rescues() && !m_rules.ends(hand.size, hand.total);
    std::vector<double> again(m_columns.size());
    for (int times = static_cast<int>(played.doubled.size()); times > 0; --times) {
        // Each double has a card; where only two cards are doubled, a hand has no others.
        if (hand.size < 2 + times || (hand.size > 2 + times && !m_rules.doublesLater()))
            continue;
        const auto level = static_cast<std::size_t>(times - 1);
        DoubledHands& mine = played.doubled[level];
        const bool doubles = !played.free && mayDoubleAgain(hand, times);
        if (doubles)
            doubleReturns(played, position, times + 1, again.data());
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            const double stand = standDoubled(played, at + c);
            const double half = rescues ? rescued(*played.branch, position, c, played.free ? 1 : 2) : 0;
            AfterDouble play = AfterDouble::Stand;
            if (follow)
                play = follow->doubled[level].play[at + c];
            else if (rescues && half > stand && !(doubles && again[c] > half))
                play = AfterDouble::Surrender;
            else if (doubles && again[c] > stand)
                play = AfterDouble::Double;
            mine.play[at + c] = play;
            mine.best[at + c] = play == AfterDouble::Double ? again[c] : play == AfterDouble::Surrender ? half : stand;
            if (play == AfterDouble::Double)
                mine.raise[at + c] = weightAt(*played.branch, position, c) + raiseAgain(played, position, times + 1, c);
        }
    }
}

double Solver::raiseAgain(const PlayedBranch& played, int position, int times, std::size_t column) const {
    if (times >= m_rules.mostDoubles() || played.free)
        return 0;
    const Branch& branch = *played.branch;
    const HandInfo& hand = handTable()[branch.hands[static_cast<std::size_t>(position)]];
    const std::vector<double>& later = played.doubled[static_cast<std::size_t>(times - 1)].raise;
    const auto chances = drawChances(branch, hand);
    double raise = 0;
    for (std::size_t p = 0; p < pointKinds; ++p) {
        if (hand.child[p] >= 0 && chances[p] > 0)
            raise += 2 * chances[p] *
                     later[static_cast<std::size_t>(branch.position(hand.child[p])) * m_columns.size() + column];
    }
    return raise;
}

template <typename F> double Solver::afterDoublesCard(const PlayedBranch& played, int position, F&& f) const {
    const Branch& branch = *played.branch;
    const HandInfo& hand = handTable()[branch.hands[static_cast<std::size_t>(position)]];
    const auto chances = drawChances(branch, hand);
    double sum = 0;
    for (std::size_t p = 0; p < pointKinds; ++p) {
        if (hand.child[p] >= 0 && chances[p] > 0)
            sum += chances[p] * f(branch.position(hand.child[p]));
    }
    return sum;
}

double Solver::wonDoubled(const PlayedBranch& played, int position, std::size_t column) const {
    return afterDoublesCard(played, position, [&](int next) {
        const bool wins = afterDouble(played, next, column, 1) != AfterDouble::Surrender;
        return wins ? played.won[static_cast<std::size_t>(next) * m_columns.size() + column] : 0.0;
    });
}

double Solver::leftOfRescued(const PlayedBranch& played, int position, std::size_t column) const {
    return afterDoublesCard(played, position, [&](int next) {
        const bool rescued = afterDouble(played, next, column, 1) == AfterDouble::Surrender;
        return rescued ? leftOfDoubled(*played.branch, next, column) : 0.0;
    });
}

PerColumn Solver::doubledAgain(int hand, int times) const {
    PerColumn net;
    const HandInfo& info = handTable()[hand];
    if (!mayDoubleAgain(info, times))
        return net;
    net.resize(m_columns.size());
    doubleReturns(m_played[0], m_played[0].branch->position(hand), times + 1, net.data());
    for (std::size_t c = 0; c < net.size(); ++c)
        net[c] -= weight(static_cast<int>(c), info.count, info.size);
    return net;
}

double Solver::weightAt(const Branch& branch, int position, std::size_t column) const {
    const HandInfo& hand = handTable()[branch.hands[static_cast<std::size_t>(position)]];
    return weight(static_cast<int>(column), goneWith(branch, hand), hand.size + branch.gone);
}

double Solver::blackjackAt(const Branch& branch, int position, std::size_t column) const {
    const HandInfo& hand = handTable()[branch.hands[static_cast<std::size_t>(position)]];
    return blackjackWeight(static_cast<int>(column), goneWith(branch, hand), hand.size + branch.gone);
}

void Solver::addRaises(PlayedBranch& played, int position) const {
    if (played.raise.empty())
        return;
    const Branch& branch = *played.branch;
    const HandInfo& hand = handTable()[branch.hands[static_cast<std::size_t>(position)]];
    const auto at = static_cast<std::size_t>(position) * m_columns.size();
    const HandCounts gone = goneWith(branch, hand);
    const int raised = doubledStakes(played, hand).own - played.stakes().own;
    const PerColumn byHit = m_rules.doublesLater() ? raiseByHit(played, position) : PerColumn(m_columns.size(), 0.0);
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        const Choice chosen = played.choice[at + c];
        played.raise[at + c] = chosen == Choice::Double
                                   ? raised * (weight(static_cast<int>(c), gone, hand.size + branch.gone) +
                                               raiseAgain(played, position, 1, c))
                               : chosen == Choice::Hit ? byHit[c]
                                                       : 0.0;
    }
}

PerColumn Solver::raiseByHit(const PlayedBranch& played, int position) const {
    const Branch& branch = *played.branch;
    const HandInfo& hand = handTable()[branch.hands[static_cast<std::size_t>(position)]];
    const auto chances = drawChances(branch, hand);
    PerColumn raise(m_columns.size(), 0.0);
    for (std::size_t p = 0; p < pointKinds; ++p) {
        if (hand.child[p] < 0 || chances[p] <= 0)
            continue;
        const double* next =
            played.raise.data() + static_cast<std::size_t>(branch.position(hand.child[p])) * m_columns.size();
        for (std::size_t c = 0; c < m_columns.size(); ++c)
            raise[c] += chances[p] * next[c];
    }
    return raise;
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

bool Solver::mayDouble(const Branch& branch, const HandInfo& hand) const {
    if (isFinished(m_rules, branch, hand) || (isFromSplit(branch) && !m_rules.doubling.afterSplit) ||
        (branch.fromAces && !m_rules.split.acesDouble()))
        return false;
    return m_rules.doubling.allows(hand.size, hand.total);
}

bool Solver::maySurrenderLater(const Branch& branch, const HandInfo& hand) const {
    return m_rules.surrendersLater && hand.size >= 2 && (isFromSplit(branch) || hand.size > 2) &&
           !isFinished(m_rules, branch, hand);
}

Standing Solver::standing(const Branch& branch, const HandInfo& hand) const {
    Standing standing;
    constexpr int lowest = engine::DealerRule::lowestStand;
    standing.mine = std::max(lowest - 1, static_cast<int>(hand.total));
    const bool charlie = m_rules.charlie.isMadeBy(hand.size, hand.total);
    for (int theirs = lowest; theirs <= 21; ++theirs) {
        standing.onTotal[static_cast<std::size_t>(theirs - lowest)] =
            charlie && m_rules.charlie.beats(theirs, false) ? 1
            : theirs == standing.mine                       ? engine::signOfTie(m_rules.dealer.ties, theirs)
            : theirs < standing.mine                        ? 1
                                                            : -1;
    }
    const bool beatsBlackjack = winsAlways(hand) || (charlie && m_rules.charlie.beats(21, true));
    standing.natural = beatsBlackjack ? 1 : isSparedHand(branch) ? 0 : -1;
    const bool wins22 = charlie || m_rules.dealer.pays22(hand.total, hand.gold, hand.size == 2 && !isFromSplit(branch));
    standing.on22 = wins22 ? 1 : 0;
    return standing;
}

Standing Solver::bonusStanding(const Branch& branch, const HandInfo& hand) const {
    Standing wins = standing(branch, hand);
    wins.onTotal.fill(1);
    wins.on22 = 1;
    return wins;
}

double Standing::won(const double* row, int slots) const {
    return row[DealerTable::Weight] - lost(row, slots) - pushed(row, slots);
}

double Standing::lost(const double* row, int slots) const {
    constexpr int lowest = engine::DealerRule::lowestStand;
    double lost = natural < 0 && slots > DealerTable::Natural ? row[DealerTable::Natural] : 0.0;
    const auto losesTo = [&](int theirs) { return onTotal[static_cast<std::size_t>(theirs - lowest)] < 0; };
    for (int theirs = mine + 1; theirs <= 21; ++theirs)
        lost += losesTo(theirs) ? row[DealerTable::on(theirs)] : 0.0;
    if (mine >= lowest && losesTo(mine))
        lost += row[DealerTable::on(mine)];
    return lost;
}

double Standing::pushed(const double* row, int slots) const {
    constexpr int lowest = engine::DealerRule::lowestStand;
    double pushed = 0;
    if (mine >= lowest && onTotal[static_cast<std::size_t>(mine - lowest)] == 0)
        pushed = row[DealerTable::on(mine)];
    if (natural == 0 && slots > DealerTable::Natural)
        pushed += row[DealerTable::Natural];
    return on22 == 0 && slots > DealerTable::On22 ? pushed + row[DealerTable::On22] : pushed;
}

void Solver::standReturns(const double* row, const Branch& branch, const HandInfo& hand, double* out) const {
    const int slots = m_dealer.slotCount();
    const Standing ends = standing(branch, hand);
    for (std::size_t c = 0; c < m_columns.size(); ++c, row += slots)
        out[c] = 2 * (row[DealerTable::Weight] - ends.lost(row, slots)) - ends.pushed(row, slots);
}

void Solver::addBonus(const PlayedBranch& played, int position, double* returns) const {
    const Branch& branch = *played.branch;
    const HandInfo& hand = handTable()[branch.hands[static_cast<std::size_t>(position)]];
    const BonusShare& share = bonus(branch, hand);
    if (share.chance <= 0)
        return;
    const double* row = m_dealer.at(branch.rows[static_cast<std::size_t>(position)]);
    const int slots = m_dealer.slotCount();
    const Standing ends = bonusStanding(branch, hand);
    const double staked = played.free ? 0 : share.chance; // comes back with what it wins, or in a push
    for (std::size_t c = 0; c < m_columns.size(); ++c, row += slots) {
        const double paid = (staked + share.won) * ends.won(row, slots) + staked * ends.pushed(row, slots);
        returns[c] = (1 - share.chance) * returns[c] + paid;
    }
}

void Solver::doubleReturns(const PlayedBranch& played, int position, int times, double* out) const {
    const Branch& branch = *played.branch;
    const HandInfo& hand = handTable()[branch.hands[static_cast<std::size_t>(position)]];
    const std::size_t columns = m_columns.size();
    const auto chances = drawChances(branch, hand);
    const Stakes stakes = doubledStakes(played, hand);
    const bool raised = stakes.own > played.stakes().own;
    // A single own stake that the house's stands beside, or two own ones.
    const auto afterOneCard = [&](std::size_t place) {
        if (!raised)
            return stakes.own * played.standDoubled()[place] + stakes.house * played.won[place];
        const bool decides = times <= static_cast<int>(played.doubled.size());
        return stakes.own * (decides ? played.doubled[static_cast<std::size_t>(times - 1)].best[place]
                                     : standDoubled(played, place));
    };
    std::fill_n(out, columns, 0.0);
    for (std::size_t p = 0; p < pointKinds; ++p) {
        if (hand.child[p] < 0 || chances[p] <= 0)
            continue;
        const auto next = static_cast<std::size_t>(branch.position(hand.child[p])) * columns;
        for (std::size_t c = 0; c < columns; ++c)
            out[c] += chances[p] * afterOneCard(next + c);
    }
    const HandCounts gone = goneWith(branch, hand);
    for (std::size_t c = 0; c < columns && raised; ++c)
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
    if (taken == engine::BlackjackTakes::All || isSparedHand(branch))
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
        if (hand.child[p] < 0 || chances[p] <= 0 || winsAlways(handTable()[hand.child[p]]))
            continue;
        ++gone[p];
        left += chances[p] * blackjackWeight(c, gone, size + 1);
        --gone[p];
    }
    return left;
}

double Solver::leftOfDoubled(const Branch& branch, int position, std::size_t column) const {
    return m_rules.dealer.taken() == engine::BlackjackTakes::All || isSparedHand(branch)
               ? 0
               : blackjackAt(branch, position, column);
}

double Solver::leftOfSplitHand(std::size_t column, const HandCounts& gone, int size) const {
    return m_rules.dealer.taken() == engine::BlackjackTakes::Original
               ? blackjackWeight(static_cast<int>(column), gone, size)
               : 0;
}

double Solver::leftOfSplit(const Branch& branch, std::size_t column, int splitHands, const HandPlays& plays) const {
    const engine::BlackjackTakes taken = m_rules.dealer.taken();
    if (taken != engine::BlackjackTakes::Original && taken != engine::BlackjackTakes::BustedPlusOne)
        return 0;
    if (isOfFreePair(branch) && (m_free || taken == engine::BlackjackTakes::BustedPlusOne))
        return 0; // each hand pays for itself, if there is anything to pay
    HandCounts pair{};
    pair[static_cast<std::size_t>(branch.pair)] = 2;
    const double blackjack = blackjackWeight(static_cast<int>(column), pair, 2);
    if (blackjack <= 0 || taken == engine::BlackjackTakes::Original)
        return -blackjack;
    const AllOver allOver(*this, branch, static_cast<int>(column), plays);
    double everyHand = 0;
    for (int hands = 2; hands <= splitHands; ++hands)
        everyHand += handShares(branch.pair, splitHands)[static_cast<std::size_t>(hands)] * allOver.of(hands);
    return everyHand - blackjack;
}

HandFigures HandFigures::sum(const std::vector<int>& columns) const {
    const auto of = [&](const PerColumn& each) {
        PerColumn sum;
        if (each.empty())
            return sum;
        sum.assign(1, 0.0);
        for (const int column : columns)
            sum[0] += each[static_cast<std::size_t>(column)];
        return sum;
    };
    HandFigures sum{.weight = of(weight),
                    .givenUp = of(givenUp),
                    .stand = of(stand),
                    .hit = of(hit),
                    .hitRaise = of(hitRaise),
                    .doubled = of(doubled),
                    .doubleAdds = of(doubleAdds),
                    .doubledRaise = of(doubledRaise),
                    .doublesFree = doublesFree,
                    .split = {}};
    sum.split.offered = split.offered;
    sum.split.net = of(split.net);
    sum.split.stake = of(split.stake);
    return sum;
}

HandFigures Solver::figures(int hand, int splitHands) const {
    HandFigures figures;
    const std::size_t columns = m_columns.size();
    const PlayedBranch& main = m_played[0];
    const HandInfo& info = handTable()[hand];
    const int position = main.branch->position(hand);
    const auto at = static_cast<std::size_t>(position) * columns;
    figures.weight.resize(columns);
    for (std::size_t c = 0; c < columns; ++c)
        figures.weight[c] = weight(static_cast<int>(c), info.count, info.size);
    for (std::size_t c = 0; c < columns; ++c)
        figures.givenUp.push_back(surrendered(*main.branch, position, c) - figures.weight[c]);
    const auto net = [&](double returned, std::size_t c) {
        return main.free ? returned : returned - figures.weight[c];
    };
    figures.stand.resize(columns);
    for (std::size_t c = 0; c < columns; ++c)
        figures.stand[c] = net(main.stand[at + c], c);
    if (isFinished(m_rules, *main.branch, info)) {
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
        if (m_rules.doublesLater())
            figures.hitRaise = raiseByHit(main, position);
    }
    if (mayDouble(*main.branch, info)) {
        figures.doublesFree = doubledStakes(main, info).own == main.stakes().own;
        figures.doubled.resize(columns);
        doubleReturns(main, position, figures.doubled.data());
        for (std::size_t c = 0; c < columns; ++c) {
            figures.doubled[c] = net(figures.doubled[c], c);
            const double left = leftOfDouble(*main.branch, position, c) - leftOfRescued(main, position, c);
            figures.doubleAdds.push_back(main.free ? figures.doubled[c] - wonDoubled(main, position, c)
                                                   : (figures.doubled[c] + left) / 2);
        }
        for (std::size_t c = 0; c < columns && m_rules.mostDoubles() > 1; ++c)
            figures.doubledRaise.push_back(figures.doublesFree ? 0 : raiseAgain(main, position, 1, c));
    }
    for (int pair = 0; pair < pointKinds && info.size == 2; ++pair) {
        if (info.count[static_cast<std::size_t>(pair)] == 2 && splitHands > 1)
            figures.split = splitFigures(pair, splitHands);
    }
    return figures;
}

} // namespace openshoe::analysis
