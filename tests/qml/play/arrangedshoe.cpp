// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrangedshoe.h"

#include "fairness/shuffle.h"
#include "session/round/me.h"

#include <algorithm>
#include <functional>

using namespace openshoe;
using namespace openshoe::engine;

namespace {

// The condition on the table after the initial deal.
using Wanted = std::function<bool(const RuleSet&, TableState, const std::vector<Card>&)>;

// Plays the round without touching any initial hand (declining everything, standing on every hand) until the action is
// offered and affordable.
bool isOffered(const RuleSet& rules, TableState state, const std::vector<Card>& shoe, Action wanted) {
    Events events;
    while (const auto asked = question(rules, state)) {
        const auto list = offers(rules, state, *asked);
        if (std::any_of(list.begin(), list.end(), [&](const Offer& o) { return o.action == wanted && o.affordable; }))
            return true;
        const Act pass{.player = asked->player,
                       .seat = asked->seat,
                       .hand = asked->hand,
                       .action = asked->kind == QuestionKind::Turn ? Action::Stand : Action::Decline};
        if (applyTo(rules, state, pass, shoe, events))
            return false;
    }
    return false;
}

bool isAsked(const RuleSet& rules, const TableState& state, QuestionKind wanted, int hands) {
    const auto asked = question(rules, state);
    const auto later = laterQuestions(rules, state);
    return asked && asked->kind == wanted &&
           1 + std::count_if(later.begin(), later.end(), [&](const Question& q) { return q.kind == wanted; }) >= hands;
}

bool arrange(session::TableSession& session, int mostTexts, const Wanted& wanted) {
    if (!session.clientSeedIsOpen() || session.shoe()->drawn > 0)
        return false;
    session::BetSlip slip = session.slip();
    if (slip.isEmpty())
        (void)slip.repeat(session.lastDraft());
    std::vector<Command> commands{OpenRound{}};
    for (Command& command : slip.commands(session::me(), session.heldSeats()))
        commands.push_back(std::move(command));
    commands.emplace_back(Deal{});
    fairness::ShoeSeed seed = session.shoe()->seed;
    for (int i = 0; i < mostTexts; ++i) {
        seed.clientSeed = *fairness::ClientSeed::fromText("arranged " + std::to_string(i), "test");
        const auto shoe = fairness::shuffle(seed);
        TableState state = session.state();
        Events events;
        const bool dealt = std::none_of(commands.begin(), commands.end(), [&](const Command& command) {
            return applyTo(session.rules(), state, command, shoe, events).has_value();
        });
        if (dealt && wanted(session.rules(), std::move(state), shoe))
            return session.setClientSeed(seed.clientSeed);
    }
    return false;
}

} // namespace

bool arrangeOffer(session::TableSession& session, Action wanted) {
    return arrange(session, 4000, [wanted](const RuleSet& rules, TableState state, const std::vector<Card>& shoe) {
        return isOffered(rules, std::move(state), shoe, wanted);
    });
}

bool arrangeQuestion(session::TableSession& session, QuestionKind wanted, int hands) {
    return arrange(session, 40'000, [=](const RuleSet& rules, const TableState& state, const std::vector<Card>&) {
        return isAsked(rules, state, wanted, hands);
    });
}

bool arrangeDealerBlackjack(session::TableSession& session) {
    return arrange(session, 4000, [](const RuleSet& rules, const TableState& state, const std::vector<Card>&) {
        return isNatural(state.dealer.cards) && isAsked(rules, state, QuestionKind::Turn, 1);
    });
}
