// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/scenariorun.h"

#include "cli/texts.h"
#include "fairness/shuffle.h"
#include "formats/json.h"
#include "formats/roundjson.h"

#include <fmt/format.h>

namespace openshoe::cli {

using namespace engine;

namespace {

base::Result<std::vector<Card>> shuffled(const formats::SeededShoe& shoe, Decks decks, const std::string& place) {
    auto seed = fairness::Seed::fromHex(shoe.seedHex, place + "/seed");
    if (!seed)
        return tl::make_unexpected(seed.error());
    auto clientSeed = fairness::ClientSeed::fromText(shoe.clientSeed, place + "/clientSeed");
    if (!clientSeed)
        return tl::make_unexpected(clientSeed.error());
    return fairness::shuffle({.seed = *seed, .clientSeed = *clientSeed, .number = shoe.number, .decks = decks});
}

std::vector<formats::RefusedEntry> refusedOf(const ScriptResult& result) {
    std::vector<formats::RefusedEntry> refused;
    const auto collect = [&](const auto& list, formats::RefusedEntry::List which) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (list[i])
                refused.push_back({.list = which, .index = static_cast<int>(i), .reason = *list[i]});
        }
    };
    collect(result.bets, formats::RefusedEntry::List::Bets);
    collect(result.actions, formats::RefusedEntry::List::Actions);
    return refused;
}

} // namespace

base::Result<void> runScenario(const formats::Scenario& scenario, const std::string& source, const RoundTold& told) {
    TableState state;
    state.currency = scenario.currency;
    state.players = scenario.players;
    std::vector<Card> shoe;
    for (std::size_t i = 0; i < scenario.rounds.size(); ++i) {
        const formats::ScenarioRound& round = scenario.rounds[i];
        const std::string pointer = fmt::format("/rounds/{}", i);
        if (round.shoe) {
            if (const auto* cards = std::get_if<std::vector<Card>>(&*round.shoe)) {
                shoe = *cards;
            } else {
                auto order = shuffled(std::get<formats::SeededShoe>(*round.shoe), scenario.rules.newShoe(),
                                      formats::jsonPlace(source, pointer + "/shoe"));
                if (!order)
                    return tl::make_unexpected(order.error());
                shoe = std::move(*order);
            }
            changeShoe(scenario.rules, state, std::holds_alternative<std::vector<Card>>(*round.shoe));
        }
        const auto played = playScript(scenario.rules, state, round.script, shoe);
        if (!played && played.error() == Refusal::ShoeExhausted)
            return base::inputError(formats::jsonPlace(source, pointer + "/shoe"),
                                    Cli::tr("the round needs more cards than the shoe has; it began with %1")
                                        .arg(shoe.size())
                                        .toStdString());
        if (!played)
            return base::inputError(formats::jsonPlace(source, pointer),
                                    Cli::tr("an amount exceeds what a wallet can hold").toStdString());
        if (!told)
            continue;
        auto json = formats::roundToJson(scenario.rules, played->events, refusedOf(*played));
        if (!json)
            return tl::make_unexpected(json.error());
        told(*json);
    }
    return {};
}

} // namespace openshoe::cli
