// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario: refused with a place, or played; then the books balance, and the log folds to the table and reads back.
#include "check.h"
#include "eventchecks.h"
#include "fairness/shuffle.h"
#include "formats/json.h"
#include "formats/scenario.h"

using namespace openshoe;

namespace {

base::Result<engine::RuleSet> findRules(const std::string& id) {
    for (std::size_t i = 0; i < 6; ++i) {
        if (fuzz::game(i).id == id)
            return fuzz::game(i);
    }
    return base::inputError(id, base::Said::verbatim("no such game"));
}

std::optional<std::vector<engine::Card>> shoeOf(const formats::ScenarioRound& round, int decks) {
    if (const auto* cards = std::get_if<std::vector<engine::Card>>(&*round.shoe))
        return *cards;
    const auto& seeded = std::get<formats::SeededShoe>(*round.shoe);
    const auto seed = fairness::Seed::fromHex(seeded.seedHex, "seed");
    FUZZ_CHECK(seed);
    const auto client = fairness::ClientSeed::fromText(seeded.clientSeed, "clientSeed");
    FUZZ_CHECK(client);
    return fairness::shuffle({.seed = *seed, .clientSeed = *client, .number = seeded.number, .decks = decks});
}

base::Money wallets(const engine::TableState& state) {
    base::Money sum;
    for (const engine::Player& player : state.players) {
        FUZZ_CHECK(player.balance >= base::Money{});
        sum += player.balance;
    }
    return sum;
}

void play(const formats::Scenario& scenario) {
    engine::TableState state;
    state.currency = scenario.currency;
    state.players = scenario.players;
    std::vector<engine::Card> shoe;
    for (const formats::ScenarioRound& round : scenario.rounds) {
        if (round.shoe) {
            shoe = *shoeOf(round, scenario.rules.decks);
            engine::changeShoe(scenario.rules, state, std::holds_alternative<std::vector<engine::Card>>(*round.shoe));
        }
        const engine::TableState before = state;
        const auto played = engine::playScript(scenario.rules, state, round.script, shoe);
        if (!played) {
            FUZZ_CHECK(played.error() == engine::Refusal::ShoeExhausted ||
                       played.error() == engine::Refusal::AmountOverflow);
            FUZZ_CHECK(state == before);
            return;
        }
        FUZZ_CHECK(state.phase == engine::Phase::Over);
        base::Money house;
        for (const engine::Play& p : state.plays)
            house += p.stake - p.returned;
        FUZZ_CHECK(wallets(before) == wallets(state) + house);
        fuzz::checkPlayed(scenario.rules, played->events, state);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto json =
        formats::parseJson(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)), "scenario");
    if (!json)
        return 0;
    const auto scenario = formats::scenarioFromJson(*json, "scenario", findRules);
    if (scenario)
        play(*scenario);
    else
        FUZZ_CHECK(scenario.error().where.starts_with("scenario: /"));
    return 0;
}

#ifdef OPENSHOE_FUZZ
#include "jsonmutator.h"
FUZZ_JSON_MUTATORS(0)
#endif
