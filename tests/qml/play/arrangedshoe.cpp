// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrangedshoe.h"

#include "fairness/shuffle.h"

#include <algorithm>

using namespace openshoe;
using namespace openshoe::engine;

namespace {

// Plays the round to its end without touching a first hand: everything is declined, every hand stands.
bool isOffered(const RuleSet& rules, TableState state, const std::vector<Command>& commands,
               const std::vector<Card>& shoe, Action wanted) {
    Events events;
    for (const Command& command : commands) {
        if (applyTo(rules, state, command, shoe, events))
            return false;
    }
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

} // namespace

bool arrangeOffer(session::TableSession& session, Action wanted) {
    if (!session.clientSeedIsOpen() || session.shoe()->drawn > 0)
        return false;
    session::BetSlip slip = session.slip();
    if (slip.isEmpty())
        (void)slip.repeat(session.lastDraft());
    std::vector<Command> commands{OpenRound{}};
    for (Command& command : slip.commands(session::TableSession::me(), session.heldSeats()))
        commands.push_back(std::move(command));
    commands.emplace_back(Deal{});
    fairness::ShoeSeed shoe = session.shoe()->seed;
    constexpr int mostTexts = 4000;
    for (int i = 0; i < mostTexts; ++i) {
        shoe.clientSeed = *fairness::ClientSeed::fromText("arranged " + std::to_string(i), "test");
        if (isOffered(session.rules(), session.state(), commands, fairness::shuffle(shoe), wanted))
            return session.setClientSeed(shoe.clientSeed);
    }
    return false;
}
