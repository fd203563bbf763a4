// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counts/countwork.h"

#include "analysis/spread.h"
#include "formats/counts.h"
#include "models/archive/background.h"

#include <QThread>

#include <algorithm>
#include <map>

namespace openshoe::models {

using advantage::CountingResult;

namespace {

constexpr int lookInterval = 100;
constexpr std::size_t mostKept = 24;

// One processor is left to the window.
int threads() {
    return std::clamp(QThread::idealThreadCount() - 1, 1, 32);
}

advantage::Outcomes mixed(const CountingResult& one, const CountingResult& other) {
    std::map<double, double> chances;
    const auto all = static_cast<double>(one.rounds + other.rounds);
    for (const CountingResult* result : {&one, &other}) {
        for (const advantage::Outcome& each : result->results)
            chances[each.net] += each.chance * static_cast<double>(result->rounds) / all;
    }
    advantage::Outcomes outcomes;
    for (const auto& [net, chance] : chances)
        outcomes.push_back({net, chance});
    return outcomes;
}

// The entry that `is` finds, moved to the front; otherwise a new one.
template <typename Entry, typename Is> Entry* entryOf(std::list<Entry>& kept, Is is, Entry fresh) {
    const auto found = std::find_if(kept.begin(), kept.end(), is);
    if (found != kept.end())
        kept.splice(kept.begin(), kept, found);
    else
        kept.push_front(std::move(fresh));
    if (kept.size() > mostKept)
        kept.pop_back();
    return &kept.front();
}

struct Removals {
    std::optional<advantage::GameRemoval> game;
    advantage::Removal insurance;
    std::vector<advantage::Removal> sideBets;
};

struct Gains {
    std::vector<counting::CountSystem> systems;
    std::vector<advantage::SideBetGain> gains;
};

struct Figures {
    std::shared_ptr<const analysis::GameAnalysis> game;
    double covariance = 0;
};

} // namespace

CountingResult together(const CountingResult& one, const CountingResult& other) {
    if (one.rounds == 0)
        return other;
    CountingResult sum;
    sum.fitted = advantage::merged(one.fitted, other.fitted);
    sum.settled = advantage::merged(one.settled, other.settled);
    sum.results = mixed(one, other);
    sum.rounds = one.rounds + other.rounds;
    sum.seconds = one.seconds + other.seconds;
    return sum;
}

Surveys::Survey Surveys::of(const engine::RuleSet& rules) const {
    const auto found = std::ranges::find_if(m_made, [&](const Survey& survey) { return survey->rules == rules; });
    return found == m_made.end() ? nullptr : *found;
}

void Surveys::keep(Survey survey) {
    m_made.push_front(std::move(survey));
    if (m_made.size() > mostKept)
        m_made.pop_back();
}

CountWork::CountWork(std::shared_ptr<analysis::Analyser> analyser, std::shared_ptr<Surveys> surveys, QObject* parent)
    : QObject(parent), m_analyser(std::move(analyser)), m_surveys(std::move(surveys)) {
    m_look.setInterval(lookInterval);
    connect(&m_look, &QTimer::timeout, this, &CountWork::progressed);
}

CountWork::~CountWork() {
    cease(m_quick);
    cease(m_slow);
}

double CountWork::progress() const {
    const Lane& lane = m_quick.run ? m_quick : m_slow;
    if (!lane.run)
        return 1;
    const double done = std::clamp(lane.run->done.load(), 0.0, 1.0);
    if (lane.task != Task::Rounds)
        return done;
    // Of all rounds, whichever piece of them is being dealt.
    const auto before = static_cast<double>(rounds().rounds);
    const double piece = before == 0 ? static_cast<double>(std::min(firstRounds, m_enough))
                                     : std::min<double>(4 * before, static_cast<double>(m_enough) - before);
    return (before + done * piece) / static_cast<double>(m_enough);
}

void CountWork::want(const Wish& wish) {
    if (m_game && wish == m_wish)
        return;
    const bool sameGame = m_game && wish.rules == m_wish.rules;
    cease(m_quick);
    if (!sameGame)
        cease(m_slow);
    m_wish = wish;
    m_stopped = false;
    m_game = entryOf(
        m_games, [&](const Game& game) { return game.rules == wish.rules; }, Game{.rules = wish.rules});
    m_system = entryOf(
        m_systems, [&](const System& system) { return system.rules == wish.rules && system.system == wish.system; },
        System{.rules = wish.rules, .system = wish.system});
    next();
}

void CountWork::stop() {
    cease(m_quick);
    cease(m_slow);
    m_stopped = true;
    m_look.stop();
    emit progressed();
}

void CountWork::goOn() {
    m_stopped = false;
    next();
}

void CountWork::cease(Lane& lane) {
    if (lane.run)
        lane.run->stopped = true;
    lane.run.reset();
}

template <typename Result>
void CountWork::begin(Lane& lane, Task task, std::function<Result(Run&)> work, std::function<void(Result)> take) {
    const auto run = std::make_shared<Run>();
    lane.run = run;
    lane.task = task;
    if (!m_look.isActive())
        m_look.start();
    inBackground(
        this, [run, work = std::move(work)] { return work(*run); },
        [this, &lane, run, take = std::move(take)](Result result) {
            if (run->stopped)
                return;
            lane.run.reset();
            take(std::move(result));
            emit found();
            next();
        });
}

void CountWork::next() {
    if (m_stopped || !m_game)
        return;
    if (!m_game->survey)
        m_game->survey = m_surveys->of(m_game->rules);
    if (!m_quick.run)
        nextQuick();
    if (!m_slow.run)
        nextSlow();
    if (!isWorking())
        m_look.stop();
    emit progressed();
}

void CountWork::nextQuick() {
    Game* game = m_game;
    System* system = m_system;
    const engine::RuleSet rules = m_wish.rules;
    if (!game->figures) {
        begin<Figures>(
            m_quick, Task::Game,
            [rules, analyser = m_analyser](Run& run) {
                Figures figures{.game = analyser->analyse(rules, [&run] { return run.stopped.load(); })};
                if (figures.game)
                    figures.covariance = analysis::spreadOf(rules, *analyser).twoHands;
                return figures;
            },
            [game](const Figures& figures) {
                game->figures = figures.game;
                game->covariance = figures.covariance;
            });
        return;
    }
    if (needsPlays() && !system->worth && game->survey && game->removal) {
        begin<std::shared_ptr<const advantage::SystemWorth>>(
            m_quick, Task::Plays,
            [survey = game->survey, counted = system->system, effects = game->removal->kept.effect](Run&) {
                return std::make_shared<const advantage::SystemWorth>(
                    advantage::systemWorth(*survey, counted, effects));
            },
            [system](const auto& worth) { system->worth = worth; });
        return;
    }
    CountingResult& rounds = m_wish.byCount ? system->byCount : system->basic;
    if (m_wish.rounds && rounds.rounds < m_enough && (!m_wish.byCount || system->worth)) {
        advantage::CountingSetup setup{.rules = rules, .system = system->system};
        setup.rounds = rounds.rounds == 0 ? std::min(firstRounds, m_enough)
                                          : std::min(4 * rounds.rounds, m_enough - rounds.rounds);
        setup.seed = 1 + rounds.rounds;
        setup.threads = threads();
        begin<CountingResult>(
            m_quick, Task::Rounds,
            [setup, figures = game->figures,
             plays = m_wish.byCount ? system->worth->indices : std::vector<advantage::IndexPlay>()](Run& run) {
                return advantage::simulateCounting(
                    setup, figures->views, figures->strategy, plays, [&run] { return run.stopped.load(); },
                    [&run](double done) { run.done = done; });
            },
            [&rounds](const CountingResult& more) { rounds = together(rounds, more); });
        return;
    }
    if ((m_wish.removal || needsPlays()) && !game->removal) {
        begin<Removals>(
            m_quick, Task::Removal,
            [rules](Run& run) {
                Removals found{.game = advantage::gameRemoval(rules, analysis::fullPointShoe(rules.newShoe()),
                                                              [&run] { return run.stopped.load(); })};
                found.insurance = advantage::insuranceRemoval(rules, analysis::fullPointShoe(rules.newShoe()));
                for (const engine::SideBet& bet : rules.sideBets)
                    found.sideBets.push_back(
                        advantage::sideBetRemoval(bet, analysis::Shoe::full(rules.newShoe()), rules.dealer.drawing));
                return found;
            },
            [game](Removals found) {
                game->removal = found.game;
                game->insurance = found.insurance;
                game->sideRemoval = std::move(found.sideBets);
            });
        return;
    }
    const bool caught = std::ranges::find(game->gainSystems, m_wish.system) != game->gainSystems.end();
    if (m_wish.sideBets && !rules.sideBets.empty() && !caught) {
        std::vector<counting::CountSystem> systems = formats::countSystems();
        for (counting::CountSystem& one : systems)
            one = one.dealtFrom(rules.pack);
        if (std::ranges::find(systems, m_wish.system) == systems.end())
            systems.push_back(m_wish.system);
        begin<Gains>(
            m_quick, Task::SideBets,
            [rules, systems](Run& run) {
                Gains found{.systems = systems};
                for (const engine::SideBet& bet : rules.sideBets) {
                    if (run.stopped)
                        break;
                    found.gains.push_back(advantage::sideBetGain(rules, bet, systems));
                    run.done = static_cast<double>(found.gains.size()) / static_cast<double>(rules.sideBets.size());
                }
                return found;
            },
            [game](Gains found) {
                game->gains = std::move(found.gains);
                game->gainSystems = std::move(found.systems);
            });
    }
}

void CountWork::nextSlow() {
    if (!needsPlays() || m_game->survey || m_system->worth)
        return;
    begin<Surveys::Survey>(
        m_slow, Task::Survey,
        [rules = m_wish.rules, shoes = m_shoes](Run& run) {
            return advantage::Survey::make(
                rules, shoes, threads(), [&run] { return run.stopped.load(); },
                [&run](double done) { run.done = done; });
        },
        [this, game = m_game](const Surveys::Survey& survey) {
            game->survey = survey;
            if (survey)
                m_surveys->keep(survey);
        });
}

} // namespace openshoe::models

#include "moc_countwork.cpp"
