// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the results of the engine and the analysis, without Qt: figures INPUTS, with the lines that inputs.py writes.
// Different numbers are always printed differently, so builds by different compilers agree to the last bit if and only
// if their outputs are the same bytes (packaging/portable compares them).
#include "inputs.h"

#include "../engine/randomtable.h"
#include "analysis/analysis.h"
#include "analysis/simulator.h"

#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <stdexcept>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

using namespace openshoe;
using namespace openshoe::engine;

namespace {

constexpr int commandsATable = 3000;
constexpr int tablesAGame = 4;
constexpr std::uint64_t seed = 20261123;

void line(const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fputc('\n', stdout);
}

/// The shortest digits that read back as exactly this number.
std::string text(double value) {
    return fmt::format("{}", value);
}
std::string text(const std::optional<double>& value) {
    return value ? text(*value) : "-";
}

// --- Events.

/// An event's type and fields, as words.
struct FieldWriter {
    std::string& words;

    void operator()(const char* key, const bool& value) { add(key, value ? "true" : "false"); }
    void operator()(const char* key, const int& value) { add(key, fmt::format("{}", value)); }
    void operator()(const char* key, const std::string& value) { add(key, value); }
    void operator()(const char* key, const base::Money& value) { add(key, value.text()); }
    void operator()(const char* key, const Card& value) { add(key, value.text()); }
    template <typename E>
    requires std::is_enum_v<E>
    void operator()(const char* key, const E& value) { add(key, name(value)); }
    template <typename Number>
    requires requires(Number n) { n.value; }
    void operator()(const char* key, const Number& value) { add(key, fmt::format("{}", value.value)); }

    void add(const char* key, std::string_view value) { words.append(1, ' ').append(key).append(1, '=').append(value); }
};

void print(const Events& events) {
    for (const Event& event : events) {
        std::visit(
            [](const auto& e) {
                using Type = std::decay_t<decltype(e)>;
                std::string words = Type::type;
                Type::fields(e, FieldWriter{words});
                line(words);
            },
            event);
    }
}

void playTable(const tests::ScriptedTable& table) {
    line("scenario " + table.name);
    TableState state;
    state.currency = table.currency;
    state.players = table.players;
    std::vector<Card> shoe;
    for (const auto& round : table.rounds) {
        if (!round.shoe.empty()) {
            shoe = round.shoe;
            changeShoe(table.rules, state, true);
        }
        const auto played = playScript(table.rules, state, round.script, shoe);
        if (!played)
            throw std::runtime_error(table.name + ": " + name(played.error()));
        print(played->events);
        for (const auto& refusals : {played->bets, played->actions}) {
            for (const auto& refusal : refusals)
                line(refusal ? name(*refusal) : "taken");
        }
    }
}

/// Random commands at tables with these rules, and with randomly varied ones: the tables' own checks apply here too.
void playAtRandom(const RuleSet& rules) {
    for (std::uint64_t table = 0; table < tablesAGame; ++table) {
        const RuleSet played = table == 0 ? rules : randomRules(rules, seed + table);
        if (!validate(played))
            continue;
        line(fmt::format("table {} {}", rules.id, table));
        RandomTable players(played, seed + table);
        for (int i = 0; i < commandsATable; ++i) {
            const long before = players.rounds();
            if (const std::string wrong = players.step(); !wrong.empty())
                throw std::runtime_error(fmt::format("{}, table {}, command {}: {}", rules.id, table, i, wrong));
            if (players.state().phase == Phase::Over || players.rounds() != before)
                print(players.log());
        }
    }
}

// --- Figures.

void print(const char* what, const std::vector<analysis::ChartRow>& rows,
           const std::vector<std::vector<analysis::CellFigures>>& figures) {
    const auto worth = [](const analysis::PlayValues& plays) {
        std::string words;
        for (const auto& value : plays.value)
            words += ' ' + text(value);
        return words + ' ' + name(plays.best) + ' ' + text(plays.lead);
    };
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].cells.size(); ++column) {
            const analysis::CellFigures& cell = figures[row][column];
            std::string words =
                fmt::format("{} {} {} {}", what, rows[row].label, column, code(rows[row].cells[column]));
            if (cell.first)
                words += " first" + worth(*cell.first);
            if (cell.later)
                words += " later" + worth(*cell.later);
            line(words);
            for (const analysis::Departure& other : cell.departures) {
                std::string cards;
                for (const auto count : other.cards)
                    cards += fmt::format("{}", count);
                line(fmt::format("  {} {} {}{}", cards, text(other.share), name(other.charted), worth(other.plays)));
            }
        }
    }
}

void print(const analysis::GameAnalysis& found) {
    line(fmt::format("{} {} {} {} {}", found.method.english(), text(found.expectation), text(found.averageStake),
                     text(found.standardDeviation), text(found.basicStrategy)));
    line("insurance " + text(found.insurance) + ", even money " + text(found.evenMoney));
    for (const double figure : found.byUp)
        line("up " + text(figure));
    for (const analysis::DealerOutcomes& dealer : found.dealer) {
        std::string words = "dealer";
        for (const double chance : dealer.onTotal)
            words += ' ' + text(chance);
        line(words + ' ' + text(dealer.blackjack) + ' ' + text(dealer.bust) + ' ' + text(dealer.on22));
    }
    for (const auto& hand : found.strategy.net) {
        for (const double net : hand)
            line("basic " + text(net));
    }
    print("hard", found.chart.hard, found.cells->hard);
    print("soft", found.chart.soft, found.cells->soft);
    print("pair", found.chart.pairs, found.cells->pairs);
    for (const analysis::SideBetFigures& bet : found.sideBets) {
        line(fmt::format("side bet {} {} {} {}", bet.id, text(bet.expectation), text(bet.standardDeviation),
                         text(bet.hitRate)));
        for (const auto& outcome : bet.outcomes)
            line(fmt::format("  {} {} {}", outcome.name, outcome.pays, text(outcome.probability)));
    }
}

void printFigures(const RuleSet& rules, const std::shared_ptr<analysis::Analyser>& analyser) {
    line("figures " + rules.id);
    print(*analyser->analyse(rules));
    for (const bool engine : {false, true}) {
        analysis::Simulation simulation(
            {.rules = rules, .rounds = engine ? 2'000U : 200'000U, .seed = seed, .threads = 2, .throughEngine = engine},
            analyser);
        simulation.start();
        const auto found = simulation.result();
        line(fmt::format("simulated {} {} {} {} {} {}", found.rounds, text(found.expectation),
                         text(found.standardError), text(found.standardDeviation), text(found.averageStake),
                         text(found.exact)));
    }
}

void run(const char* path) {
    std::ifstream file(path);
    if (!file)
        throw std::runtime_error(std::string(path) + ": can't be read");
    const tests::Inputs inputs = tests::readInputs(file);
    if (inputs.games.empty() || inputs.tables.empty())
        throw std::runtime_error(std::string(path) + ": no games or no scenarios");
    for (const tests::ScriptedTable& table : inputs.tables)
        playTable(table);
    const auto analyser = std::make_shared<analysis::Analyser>();
    for (const RuleSet& rules : inputs.games) {
        playAtRandom(rules);
        printFigures(rules, analyser);
    }
}

} // namespace

int main(int argc, char** argv) {
#ifdef _WIN32
    _setmode(_fileno(stdout), _O_BINARY); // the same line ends everywhere
#endif
    if (argc != 2) {
        std::fputs("openshoe_figures INPUTS: a file that tests/portable/inputs.py has written\n", stderr);
        return 2;
    }
    try {
        run(argv[1]);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "openshoe_figures: %s\n", error.what());
        return 1;
    }
    return 0;
}
