// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis.h"

#include "analysis/used_shoe.h"

#include "engine/rulekeys.h"
#include "engine/settlement.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <concepts>
#include <fmt/format.h>
#include <list>
#include <mutex>
#include <stdexcept>

namespace openshoe::analysis {

using base::said;

namespace {

constexpr std::size_t resultsKept = 64;
constexpr std::size_t gamesKept = 2;
constexpr std::size_t coresKept = 4;
constexpr std::size_t edgesKept = 1000;
constexpr std::size_t sideBetsKept = 64;

using engine::RuleKey;
using engine::RuleRole;

// The values of the rules that have one role, as text.
class KeyText {
public:
    explicit KeyText(RuleRole role) : m_role(role) {}

    [[nodiscard]] std::string of(const engine::RuleSet& rules) {
        engine::visitRules(rules, *this);
        return std::move(m_text);
    }

    template <typename T, typename... Form> void operator()(const RuleKey& key, const T& value, Form...) {
        if (key.role == m_role)
            add(value);
    }

private:
    void add(const std::integral auto& value) { m_text += fmt::format(" {}", value); }
    template <typename E>
        requires std::is_enum_v<E>
    void add(const E& value) {
        m_text += fmt::format(" {}", name(value));
    }
    void add(const base::Odds& value) { m_text += ' ' + value.text(); }
    void add(const engine::RuleSet::EvenMoney& value) { m_text += fmt::format(" {} {}", value.onAce, value.onTen); }
    void add(const std::vector<engine::SideBet>& bets) {
        for (const engine::SideBet& bet : bets) {
            m_text += fmt::format(" | {}\t{} {}", bet.id, bet.name, name(bet.kind));
            for (const auto& pay : bet.pays)
                m_text += fmt::format(" {} {}", name(pay.outcome), pay.odds.text());
        }
    }
    template <typename T> void add(const T&) {
        throw std::logic_error("a rule of a kind that no figure depends on yet");
    }

    RuleRole m_role;
    std::string m_text;
};

std::string surrenderKey(const engine::RuleSet& rules) { return KeyText(RuleRole::Surrender).of(rules); }

// The part of the key that the costly figures depend on.
std::string playKey(const engine::RuleSet& rules) {
    const std::string hands = KeyText(RuleRole::Hands).of(rules);
    return rules.surrendersLater() || rules.voidsSurrender() ? hands + " |" + surrenderKey(rules) : hands;
}

/// What a side bet's chances depend on; whatever they don't depend on is left at its default.
struct SideBetKey {
    engine::Decks decks;
    engine::SideBet bet;
    engine::DealerRule drawing;

    SideBetKey(const engine::RuleSet& rules, const engine::SideBet& of) : decks(rules.newShoe()) {
        bet.kind = of.kind;
        bet.pays = of.pays;
        std::ranges::sort(bet.pays, {}, &engine::SideBet::Pay::outcome);
        // A combination pays its best-paying outcome, so the odds determine how often each one is paid.
        for (engine::SideBet::Pay& pay : bet.pays) {
            if (bet.kind != engine::SideBetKind::Combination)
                pay.odds = {};
        }
        if (engine::waitsForDealer(bet))
            drawing = rules.dealer.drawing;
    }
    friend bool operator==(const SideBetKey&, const SideBetKey&) = default;
};

base::Said methodOf(const engine::RuleSet& rules) {
    if (rules.split.hands == 2 && rules.dealer.taken() == engine::BlackjackTakes::BustedPlusOne)
        return said("Errors",
                    "exact for these plays: each hand of a pair is played as if a dealer's blackjack took its "
                    "one stake from the other");
    if (rules.split.hands <= 2)
        //: How figures were computed
        return said("Errors", "exact");
    return said("Errors",
                "exact for these plays: up to {} hands of a pair, each played as best for the pair's two cards gone; "
                "pairs are split again always or up to a number of hands, whichever is worth most; other hands' "
                "second cards are known only not to be of the pair")
        .with(rules.split.hands);
}

// A few values by key; keeps the most recently used.
template <typename T, typename Key = std::string> class Recent {
public:
    explicit Recent(std::size_t most) : m_most(most) {}

    [[nodiscard]] const T* find(const Key& key) {
        const auto found =
            std::find_if(m_entries.begin(), m_entries.end(), [&](const auto& entry) { return entry.first == key; });
        if (found == m_entries.end())
            return nullptr;
        m_entries.splice(m_entries.begin(), m_entries, found);
        return &m_entries.front().second;
    }
    void put(const Key& key, T value) {
        m_entries.remove_if([&](const auto& entry) { return entry.first == key; });
        m_entries.emplace_front(key, std::move(value));
        if (m_entries.size() > m_most)
            m_entries.pop_back();
    }
    void clear() { m_entries.clear(); }

private:
    std::size_t m_most;
    std::list<std::pair<Key, T>> m_entries;
};

// A core and everything that goes with it.
struct Game {
    std::shared_ptr<const Core> core;
    std::vector<Squares> squares;
    std::array<DealerOutcomes, pointKinds> dealer{};
    std::unique_ptr<const BasicStrategist> strategist;
};

struct Strategy {
    BasicStrategy strategy;
    Chart chart;
    std::shared_ptr<const ChartFigures> cells;
};

// Everything that goes with a core; null without one, or if cancelled.
std::shared_ptr<Game> playedFrom(std::shared_ptr<const Core> core, const Cancelled& cancelled,
                                 const Progress& progress) {
    if (!core)
        return nullptr;
    auto game = std::make_shared<Game>();
    game->core = std::move(core);
    progress(0.6);
    const auto stopped = [&] { return cancelled && cancelled(); };
    game->squares = game->core->squares();
    if (stopped())
        return nullptr;
    game->dealer = game->core->dealerOutcomes();
    if (stopped())
        return nullptr;
    game->strategist = std::make_unique<const BasicStrategist>(game->core);
    progress(0.8);
    return game;
}

std::shared_ptr<Strategy> strategyOf(const PayRules& pay, const Game& game) {
    auto strategy = std::make_shared<Strategy>();
    strategy->strategy = game.strategist->solve(pay);
    strategy->chart = chartOf(*game.core, strategy->strategy);
    strategy->cells = std::make_shared<const ChartFigures>(figuresOf(*game.core, pay, strategy->chart));
    return strategy;
}

std::shared_ptr<GameAnalysis> figuresOfGame(const engine::RuleSet& rules, const Game& game, const Strategy& strategy) {
    auto result = std::make_shared<GameAnalysis>();
    const PayRules pay = PayRules::of(rules);
    const GameValue value = bestPlayValue(*game.core, pay, &game.squares);
    result->method = methodOf(rules);
    result->expectation = value.expectation;
    result->averageStake = value.averageStake;
    result->standardDeviation = std::sqrt(std::max(0.0, value.square - value.expectation * value.expectation));
    result->byUp = value.byUp;
    result->insurance = value.insurance;
    result->evenMoney = value.evenMoney;
    result->dealer = game.dealer;
    result->strategy = strategy.strategy;
    result->views = game.core->views();
    result->basicStrategy = setOffers(*game.core, pay, result->strategy);
    result->chart = strategy.chart;
    result->cells = strategy.cells;
    return result;
}

} // namespace

std::string cacheKey(const engine::RuleSet& rules) {
    return playKey(rules) + " |" + surrenderKey(rules) + " |" + KeyText(RuleRole::Payout).of(rules);
}

struct Analyser::Memory {
    mutable std::mutex mutex;
    Recent<std::shared_ptr<const GameAnalysis>> results{resultsKept};
    Recent<std::shared_ptr<const Core>> cores{coresKept};
    Recent<std::shared_ptr<const Game>> games{gamesKept};
    Recent<GameValue> edges{edgesKept};
    Recent<std::shared_ptr<const Strategy>> strategies{resultsKept};
    Recent<SideChances, SideBetKey> sideBets{sideBetsKept};

    [[nodiscard]] std::shared_ptr<const Core> core(const engine::RuleSet& rules, const Cancelled& cancelled);
    [[nodiscard]] std::shared_ptr<const Game> game(const engine::RuleSet& rules, const Cancelled& cancelled,
                                                   const Progress& progress);
    [[nodiscard]] std::shared_ptr<const Strategy> strategy(const engine::RuleSet& rules, const Game& game);
    [[nodiscard]] SideChances sideBet(const engine::RuleSet& rules, const engine::SideBet& bet);
};

std::shared_ptr<const Core> Analyser::Memory::core(const engine::RuleSet& rules, const Cancelled& cancelled) {
    const std::string key = playKey(rules);
    {
        const std::lock_guard lock(mutex);
        if (const auto* found = cores.find(key))
            return *found;
    }
    auto core = Core::make(PlayRules::of(rules), fullPointShoe(rules.newShoe()), cancelled);
    const std::lock_guard lock(mutex);
    if (core)
        cores.put(key, core);
    return core;
}

std::shared_ptr<const Game> Analyser::Memory::game(const engine::RuleSet& rules, const Cancelled& cancelled,
                                                   const Progress& progress) {
    const std::string key = playKey(rules);
    {
        const std::lock_guard lock(mutex);
        if (const auto* found = games.find(key))
            return *found;
    }
    const auto game = playedFrom(core(rules, cancelled), cancelled, progress);
    if (!game)
        return nullptr;
    const std::lock_guard lock(mutex);
    games.put(key, game);
    return game;
}

std::shared_ptr<const Strategy> Analyser::Memory::strategy(const engine::RuleSet& rules, const Game& game) {
    const std::string key = playKey(rules) + surrenderKey(rules);
    {
        const std::lock_guard lock(mutex);
        if (const auto* found = strategies.find(key))
            return *found;
    }
    const auto strategy = strategyOf(PayRules::of(rules), game);
    const std::lock_guard lock(mutex);
    strategies.put(key, strategy);
    return strategy;
}

SideChances Analyser::Memory::sideBet(const engine::RuleSet& rules, const engine::SideBet& bet) {
    const SideBetKey key(rules, bet);
    {
        const std::lock_guard lock(mutex);
        if (const auto* found = sideBets.find(key))
            return *found;
    }
    SideChances chances = sideChances(bet, Shoe::full(rules.newShoe()), rules.dealer.drawing);
    const std::lock_guard lock(mutex);
    sideBets.put(key, chances);
    return chances;
}

Analyser::Analyser() : m_memory(std::make_unique<Memory>()) {}
Analyser::~Analyser() = default;

std::shared_ptr<const GameAnalysis> Analyser::analyse(const engine::RuleSet& rules, const Cancelled& cancelled,
                                                      const Progress& progress) {
    if (auto known = remembered(rules))
        return known;
    const auto begin = std::chrono::steady_clock::now();
    const Progress tell = progress ? progress : [](double) {};
    const auto stopped = [&] { return cancelled && cancelled(); };
    tell(0);
    const auto game = m_memory->game(rules, cancelled, tell);
    if (!game || stopped())
        return nullptr;
    const auto result = figuresOfGame(rules, *game, *m_memory->strategy(rules, *game));
    tell(0.9);
    if (stopped())
        return nullptr;
    result->sideBets = sideBets(rules);
    result->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    tell(1);
    const std::lock_guard lock(m_memory->mutex);
    m_memory->results.put(cacheKey(rules), result);
    return result;
}

std::optional<GameValue> Analyser::edge(const engine::RuleSet& rules, const Cancelled& cancelled) {
    engine::RuleSet plain = rules;
    plain.sideBets.clear();
    const std::string key = cacheKey(plain);
    {
        const std::lock_guard lock(m_memory->mutex);
        if (const auto* found = m_memory->edges.find(key))
            return *found;
    }
    const auto core = m_memory->core(rules, cancelled);
    if (!core)
        return std::nullopt;
    const GameValue value = bestPlayValue(*core, PayRules::of(rules));
    const std::lock_guard lock(m_memory->mutex);
    m_memory->edges.put(key, value);
    return value;
}

std::vector<SideBetFigures> Analyser::sideBets(const engine::RuleSet& rules) {
    std::vector<SideBetFigures> figures;
    for (const engine::SideBet& bet : rules.sideBets)
        figures.push_back(sideBetFigures(bet, m_memory->sideBet(rules, bet)));
    return figures;
}

std::shared_ptr<const GameAnalysis> Analyser::remembered(const engine::RuleSet& rules) const {
    const std::string key = cacheKey(rules);
    const std::lock_guard lock(m_memory->mutex);
    const auto* found = m_memory->results.find(key);
    return found ? *found : nullptr;
}

void Analyser::forget() {
    const std::lock_guard lock(m_memory->mutex);
    m_memory->results.clear();
    m_memory->cores.clear();
    m_memory->edges.clear();
    m_memory->games.clear();
    m_memory->strategies.clear();
    m_memory->sideBets.clear();
}

std::shared_ptr<const GameAnalysis> analyseFrom(const engine::RuleSet& rules, const Shoe& unseen,
                                                const Cancelled& cancelled) {
    const auto begin = std::chrono::steady_clock::now();
    const auto game =
        playedFrom(Core::make(PlayRules::of(rules), unseen.points(), cancelled), cancelled, [](double) {});
    if (!game)
        return nullptr;
    const auto result = figuresOfGame(rules, *game, *strategyOf(PayRules::of(rules), *game));
    for (const engine::SideBet& bet : rules.sideBets)
        result->sideBets.push_back(sideBetFigures(bet, sideChances(bet, unseen, rules.dealer.drawing)));
    result->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

AnalysisRun::AnalysisRun(std::shared_ptr<Analyser> analyser, engine::RuleSet rules)
    : m_analyser(std::move(analyser)), m_rules(std::move(rules)) {}

AnalysisRun::~AnalysisRun() {
    cancel();
    if (m_thread.joinable())
        m_thread.join();
}

void AnalysisRun::start(std::function<void(std::shared_ptr<const GameAnalysis>)> finished) {
    if (m_thread.joinable())
        return;
    m_thread = std::thread([this, finished = std::move(finished)] {
        m_result = m_analyser->analyse(
            m_rules, [this] { return m_cancelled.load(std::memory_order_relaxed); },
            [this](double done) { m_progress.store(done, std::memory_order_relaxed); });
        if (finished)
            finished(m_result);
    });
}

std::shared_ptr<const GameAnalysis> AnalysisRun::result() {
    if (m_thread.joinable())
        m_thread.join();
    return m_result;
}

} // namespace openshoe::analysis
