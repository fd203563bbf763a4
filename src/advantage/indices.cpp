// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/indices.h"

#include "advantage/least_squares.h"
#include "analysis/chart.h"
#include "analysis/layout.h"
#include "counting/count_table.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace openshoe::advantage {

using analysis::pointKinds;
using analysis::Switch;
using analysis::TotalPlay;
using counting::CountSystem;
using counting::CountTable;
using Kind = Switch::Kind;

namespace {

constexpr int depths = 3;

// What a system's count says of a shoe, in points.
struct Points {
    std::array<double, pointKinds> tags;  ///< less their mean
    std::array<double, pointKinds> usual; ///< how each point's frequency goes with the count

    explicit Points(const CountSystem& system) : tags(counting::tagsByPoint(system.tags, system.convention.pack)) {
        const analysis::PointShoe deck = analysis::fullPointShoe({1, system.convention.pack});
        const auto share = [&](std::size_t p) { return deck.of[p] / static_cast<double>(deck.total); };
        double mean = 0;
        for (std::size_t p = 0; p < pointKinds; ++p)
            mean += tags[p] * share(p);
        double square = 0;
        for (std::size_t p = 0; p < pointKinds; ++p) {
            tags[p] -= mean;
            square += tags[p] * tags[p] * share(p);
        }
        for (std::size_t p = 0; p < pointKinds; ++p)
            usual[p] = -share(p) * tags[p] / (deck.total * square);
    }
};

// One decision's gain as a function of the count and the depth: constant, count, count squared, depth; then the
// frequencies that the count doesn't tell, which are nothing on average.
constexpr std::size_t curveTerms = 4;
constexpr std::size_t features = curveTerms + pointKinds - 1;
using Curve = std::array<double, features>;

// Inside, counts and depths are per so many cards, whatever the game's decks hold.
constexpr double deckCards = engine::cardsPerDeck;

// What a card adds on average, in half points.
double meanTag(const CountSystem& system) {
    return system.sumOfDeck() / static_cast<double>(cardsIn(system.convention.pack));
}

double depthOf(int left, int full) {
    return deckCards / left - deckCards / full;
}

double at(const Curve& curve, double count, double depth) {
    return curve[0] + count * (curve[1] + count * curve[2]) + depth * curve[3];
}

// How often each state of the shoe comes before a round: the count before, what it shows at a decision, and the chance.
struct State {
    int part = 0;     ///< which third
    double count = 0; ///< points per deckCards, over what is usual
    double depth = 0;
    double chance = 0;
    int running = 0; ///< in half points, from the start of the shoe
    int left = 0;
};

std::vector<State> statesOf(const engine::RuleSet& rules, const CountSystem& system) {
    const CountTable table(system.tags, counting::fullDecks(rules.newShoe()));
    const int cards = rules.cards();
    const int cut = rules.cutPosition();
    const double mean = meanTag(system);
    constexpr int step = 4;
    std::vector<State> states;
    const double each = 1.0 / ((cut - 1) / step + 1);
    for (int seen = 0; seen < cut; seen += step) {
        const int left = cards - seen;
        for (int sum = table.least(); sum <= table.most(); sum += table.step()) {
            const double chance = table.chance(left, sum);
            if (chance < 1e-9)
                continue;
            const int gone = table.allTags() - sum;
            states.push_back({.part = std::min(depths - 1, depths * seen / cut),
                              .count = (gone - mean * seen) / counting::halvesPerPoint * deckCards / left,
                              .depth = depthOf(left, cards),
                              .chance = chance * each,
                              .running = gone + system.startFor(rules.decks),
                              .left = left});
        }
    }
    return states;
}

// Gains by the count shown, in order.
struct Shown {
    std::map<int, double> flat;
    std::map<int, double> spread;
    std::array<std::map<int, double>, depths> byDepth;
};

struct Threshold {
    bool atOrAbove = true;
    int count = 0;
    double gain = 0; ///< of all counts at which it is taken
};

// The threshold that gains most, of one direction.
Threshold bestFrom(const std::map<int, double>& gains, bool atOrAbove) {
    Threshold best{.atOrAbove = atOrAbove, .count = 0, .gain = 0};
    double sum = 0;
    const auto look = [&](int count, double gain) {
        sum += gain;
        if (sum > best.gain)
            best = {atOrAbove, count, sum};
    };
    if (atOrAbove) {
        for (auto each = gains.rbegin(); each != gains.rend(); ++each)
            look(each->first, each->second);
    } else {
        for (const auto& [count, gain] : gains)
            look(count, gain);
    }
    return best;
}

// What the dealer's cards add to the count where a decision is met: the up card, or both if they are open, on average
// over the pairs that make the total.
double dealerTags(const analysis::Views& views, const Switch& which, const std::array<int, pointKinds>& tags,
                  const analysis::PointShoe& full) {
    const auto view = static_cast<std::size_t>(which.view);
    if (analysis::isOfSight(which.kind))
        return tags[static_cast<std::size_t>(views.sights[view].up)];
    double sum = 0;
    double chance = 0;
    for (const int c : views.groups[view].columns) {
        const analysis::Column& column = views.columns[static_cast<std::size_t>(c)];
        const auto up = static_cast<std::size_t>(column.up);
        if (!column.open)
            return tags[up];
        for (std::size_t hole = 0; hole < pointKinds; ++hole) {
            if (!analysis::contains(column.holes, static_cast<int>(hole)))
                continue;
            const double both = static_cast<double>(full.of[up]) * full.of[hole];
            sum += both * (tags[up] + tags[hole]);
            chance += both;
        }
    }
    return sum / chance;
}

bool isOfPair(Kind kind) {
    return kind == Kind::StandPair || kind == Kind::DoublePair || kind == Kind::Split || kind == Kind::SurrenderPair ||
           kind == Kind::EarlySurrenderPair;
}

double sumOfAll(const std::map<int, double>& gains) {
    double sum = 0;
    for (const auto& [count, gain] : gains)
        sum += gain;
    return sum;
}

double gainOf(const std::map<int, double>& gains, const IndexPlay& index) {
    double sum = 0;
    for (const auto& [count, gain] : gains)
        sum += index.takenAt(count) ? gain : 0;
    return sum;
}

} // namespace

double spreadStake(double trueCount) {
    return std::clamp(1 + 2 * std::floor(trueCount), 1.0, 8.0);
}

SystemWorth systemWorth(const Survey& survey, const CountSystem& given, const ByCard& effects, double least) {
    const engine::RuleSet& rules = survey.rules;
    const CountSystem system = given.dealtFrom(rules.pack);
    SystemWorth worth;
    worth.betting = correlation(asFigures(system.tags), effects, rules.pack);
    worth.insurance = std::abs(correlation(
        asFigures(system.tags), insuranceRemoval(rules, analysis::fullPointShoe(rules.newShoe())).effect, rules.pack));
    const Points points(system);
    const int full = rules.cards();

    std::vector<Curve> rows;
    std::vector<double> counts;
    for (const Survey::Shoe& shoe : survey.shoes) {
        const double count = Survey::trueCount(points.tags, shoe);
        Curve row{1, count, count * count, depthOf(shoe.left, full)};
        for (std::size_t p = 0; p + 1 < pointKinds; ++p)
            row[curveTerms + p] = shoe.excess[p] - points.usual[p] * count;
        rows.push_back(row);
        counts.push_back(count);
    }
    worth.bettingSeen = [&] {
        double n = 0, a = 0, b = 0, aa = 0, bb = 0, ab = 0;
        for (std::size_t s = 0; s < rows.size(); ++s) {
            const double x = counts[s];
            const double y = survey.shoes[s].best;
            n += 1, a += x, b += y, aa += x * x, bb += y * y, ab += x * y;
        }
        return (ab - a * b / n) / std::sqrt((aa - a * a / n) * (bb - b * b / n));
    }();

    const double favour = worth.betting < 0 ? -1 : 1; // more is staked where the shoe is better
    const auto states = statesOf(rules, system);
    const LeastSquares<features> fit(rows);
    const std::array<int, pointKinds> tagOf = [&] {
        std::array<int, pointKinds> halves{};
        const auto means = counting::tagsByPoint(system.tags, rules.pack);
        for (std::size_t p = 0; p < pointKinds; ++p)
            halves[p] = static_cast<int>(std::lround(means[p] * 1000));
        return halves;
    }();
    // A surveyed shoe's running count, from nothing, in half points.
    const auto runningOf = [&](std::size_t s) {
        const int left = survey.shoes[s].left;
        const double usual = meanTag(system) * (full - left);
        return static_cast<int>(std::lround(counts[s] * left / deckCards * counting::halvesPerPoint + usual));
    };
    std::vector<double> gains(survey.shoes.size());
    std::vector<double> earned(survey.shoes.size(), 0.0);
    for (std::size_t d = 0; d < survey.decisions.size(); ++d) {
        const auto& decision = survey.decisions[d];
        for (std::size_t s = 0; s < gains.size(); ++s)
            gains[s] = survey.shoes[s].gains[d];
        const Curve curve = fit.solve(gains);
        // What the hand and the dealer's cards that are seen add to the count before the decision, and how many cards
        // are out.
        const bool open = rules.dealer.isOpen();
        double added = dealerTags(survey.views, decision.which, tagOf, analysis::fullPointShoe(rules.newShoe()));
        double out = open ? 2 : 1;
        for (std::size_t p = 0; p < pointKinds; ++p) {
            added += tagOf[p] * decision.cards[p];
            out += decision.cards[p];
        }
        const int halves = static_cast<int>(std::lround(added * counting::halvesPerPoint / 1000));
        const int gone = static_cast<int>(std::lround(out)) +
                         (system.convention.left == counting::CardsLeft::InShoe && !open ? 1 : 0);
        Shown shown;
        for (const State& state : states) {
            const double gain = state.chance * at(curve, state.count, state.depth);
            const int count = counting::shownCount(system.convention, state.running + halves, state.left - gone);
            shown.flat[count] += gain;
            shown.spread[count] += gain * spreadStake(favour * state.count);
            shown.byDepth[static_cast<std::size_t>(state.part)][count] += gain;
        }
        IndexPlay index{.which = decision.which, .basic = analysis::isTaken(survey.strategy, decision.which)};
        const Threshold up1 = bestFrom(shown.spread, true);
        const Threshold down = bestFrom(shown.spread, false);
        const Threshold& best = up1.gain >= down.gain ? up1 : down;
        const double whole = index.basic ? sumOfAll(shown.spread) : 0;
        if (best.gain - std::max(whole, 0.0) < least || best.gain <= 0)
            continue;
        index.atOrAbove = best.atOrAbove;
        index.count = best.count;
        // Always or never isn't an index.
        if (index.takenAt(shown.spread.begin()->first) == index.takenAt(shown.spread.rbegin()->first))
            continue;
        index.worthSpread = best.gain - whole;
        index.worth = gainOf(shown.flat, index) - (index.basic ? sumOfAll(shown.flat) : 0);
        for (const auto& gainsThere : shown.byDepth)
            index.byDepth.push_back(bestFrom(gainsThere, index.atOrAbove).count);
        const double bend = curve[2];
        const double root = curve[1] * curve[1] - 4 * bend * curve[0];
        index.crossing = std::abs(bend) < 1e-12 || root < 0
                             ? -curve[0] / curve[1]
                             : 2 * -curve[0] / (curve[1] + std::copysign(std::sqrt(root), curve[1]));
        for (std::size_t s = 0; s < earned.size(); ++s) {
            const int count = counting::shownCount(
                system.convention, runningOf(s) + system.startFor(rules.decks) + halves, survey.shoes[s].left - gone);
            earned[s] += (index.takenAt(count) ? gains[s] : 0) - (index.basic ? gains[s] : 0);
        }
        worth.indices.push_back(std::move(index));
    }
    // What the count says a round is worth, played by the indices; from where it is favourable, that is staked on.
    std::vector<double> played(earned.size());
    for (std::size_t s = 0; s < played.size(); ++s)
        played[s] = survey.shoes[s].kept + earned[s];
    const Curve whole = fit.solve(played);
    std::map<int, double> staked;
    for (const State& state : states)
        staked[counting::shownCount(system.convention, state.running, state.left)] +=
            state.chance * at(whole, state.count, state.depth);
    const Threshold above = bestFrom(staked, true);
    const Threshold below = bestFrom(staked, false);
    const Threshold& stakes = above.gain >= below.gain ? above : below;
    worth.caught.count = stakes.count;
    worth.caught.atOrAbove = stakes.atOrAbove;
    double all = 0;
    double ours = 0;
    double shoes = 0;
    for (std::size_t s = 0; s < earned.size(); ++s) {
        const Survey::Shoe& shoe = survey.shoes[s];
        if (full - shoe.left > rules.cutPosition())
            continue;
        shoes += 1;
        all += shoe.best - shoe.kept;
        ours += earned[s];
        worth.caught.perfect += std::max(0.0, shoe.best);
        const int count =
            counting::shownCount(system.convention, runningOf(s) + system.startFor(rules.decks), shoe.left);
        const bool favourable = stakes.atOrAbove ? count >= stakes.count : count <= stakes.count;
        worth.caught.system += stakes.gain > 0 && favourable ? played[s] : 0;
    }
    worth.playing = all > 0 ? ours / all : 0;
    worth.caught.perfect /= std::max(1.0, shoes);
    worth.caught.system /= std::max(1.0, shoes);
    std::ranges::stable_sort(worth.indices, std::greater<>(), &IndexPlay::worthSpread);
    return worth;
}

namespace {

// What basic strategy does with a hand against this group of columns if it does not do `without`.
const char* playWithout(const Survey& survey, std::size_t group, const Switch& which) {
    const TotalPlay& play = survey.strategy.groups[group];
    const auto place = static_cast<std::size_t>(which.place);
    const bool pair = isOfPair(which.kind);
    if (pair && which.kind != Kind::Split && which.kind != Kind::StandPair && which.kind != Kind::DoublePair &&
        play.splitInto[place] > 0)
        return "split";
    const bool ofDouble = which.kind == Kind::Double || which.kind == Kind::DoublePair;
    const int total = pair ? 2 * (which.place + 1) : which.place % 22;
    const bool offered = survey.rules.doubling.allows(2, total);
    if (!ofDouble && offered && (pair ? play.doublePair[place] : play.doubled[place]))
        return "double";
    return (pair ? play.hitPair[place] : play.hit[place]) ? "hit" : "stand";
}

} // namespace

PlayName nameOf(const Survey& survey, const Switch& which) {
    const auto view = static_cast<std::size_t>(which.view);
    const bool ofSight = analysis::isOfSight(which.kind);
    const auto& sights = survey.views.sights;
    const std::size_t group = ofSight ? static_cast<std::size_t>(survey.views.groupOf(sights[view].firstColumn)) : view;
    PlayName name{.hand = {}, .up = {}, .play = {}, .otherwise = {}};
    analysis::Column seen = survey.views.first(static_cast<int>(group));
    seen.exposed = seen.exposed && !ofSight;
    name.up = analysis::columnName(seen);
    if (isOfPair(which.kind))
        name.hand = std::string(2, analysis::pointLetter(which.place));
    else if (which.place < 22)
        name.hand = std::to_string(which.place);
    else
        name.hand = std::string("A") + analysis::pointLetter(std::clamp(which.place - 22 - 12, 0, 9));
    switch (which.kind) {
    case Kind::Stand:
    case Kind::StandPair: name.play = "stand", name.otherwise = "hit"; return name;
    case Kind::Insurance: name.hand = "insurance", name.play = "take", name.otherwise = "decline"; return name;
    case Kind::EvenMoney: name.hand = "even money", name.play = "take", name.otherwise = "decline"; return name;
    case Kind::Double:
    case Kind::DoublePair: name.play = "double"; break;
    case Kind::Split: name.play = "split"; break;
    default: name.play = "surrender"; break;
    }
    name.otherwise = playWithout(survey, group, which);
    return name;
}

analysis::BasicStrategy playedAt(const Survey& survey, const std::vector<IndexPlay>& indices, int shown) {
    analysis::BasicStrategy strategy = survey.strategy;
    for (const IndexPlay& index : indices)
        analysis::take(strategy, index.which, index.takenAt(shown),
                       index.which.kind == Kind::Split ? analysis::mostHands(survey.rules.split, index.which.place)
                                                       : 0);
    return strategy;
}

} // namespace openshoe::advantage
