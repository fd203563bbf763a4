// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/record/challenge.h"

#include "fairness/shuffle.h"
#include "session/record/duplicate.h"
#include "session/round/me.h"

#include <algorithm>

namespace openshoe::session {

using namespace engine;
using base::inputError;
using base::Result;
using base::said;
using formats::Challenge;

namespace {

/// This many times the table's maximum covers everything that can be doubled, split and insured.
constexpr int enough = 1000;

// The log without the account's name and wallet.
Events withoutAccount(Events log, const RuleSet& rules) {
    std::string currency;
    for (Event& event : log) {
        if (const auto* opened = std::get_if<RoundOpened>(&event))
            currency = opened->currency;
        auto* present = std::get_if<PlayerPresent>(&event);
        if (!present || present->player != me())
            continue;
        present->id = formats::challenger;
        if (const Limit* limit = rules.limitIn(currency))
            present->balance = limit->max.times(enough);
    }
    return log;
}

} // namespace

Result<Challenge> challengeOnRecord(storage::Tables& tables, storage::RoundId round, Reach reach,
                                    const std::string& sender) {
    const auto record = tables.rounds.record(round);
    if (!record)
        return tl::make_unexpected(record.error());
    const auto where = said("Errors", "round {}").with(round);
    if (record->row.state == storage::RoundState::Open)
        return inputError(where, said("Errors", "is still being played"));
    if (!record->shoe.finished)
        return inputError(where, said("Errors", "its shoe is still in use, and its next cards must stay unknown. A "
                                                "challenge can be made once the shoe has ended"));
    Challenge challenge{.rules = record->rules, .sender = sender};
    challenge.shoe = fairness::shuffle(record->shoe.seed);
    if (reach == Reach::Round) {
        challenge.rounds.push_back(withoutAccount(record->events, record->rules));
        if (const auto good = formats::checkChallenge(challenge, where.english()); !good)
            return inputError(where, good.error().what);
    } else {
        const auto shoe = tables.prices.shoeOf(round);
        if (!shoe)
            return tl::make_unexpected(shoe.error());
        for (const auto& one : shoe->rounds) {
            Challenge alone{.rules = challenge.rules, .sender = {}, .shoe = challenge.shoe};
            alone.rounds.push_back(withoutAccount(one.events, challenge.rules));
            // Not those that were watched, given up, or played by other rules before these.
            if (formats::checkChallenge(alone, {}))
                challenge.rounds.push_back(std::move(alone.rounds.front()));
        }
    }
    const auto decides = [&](const Events& log) { return decisionsIn(challenge.rules, log) > 0; };
    if (std::ranges::none_of(challenge.rounds, decides))
        return inputError(where, said("Errors", "there was nothing to decide"));
    return challenge;
}

} // namespace openshoe::session
