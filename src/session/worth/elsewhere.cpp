// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worth/elsewhere.h"

#include "engine/staking.h"
#include "session/round/decisions.h"
#include "session/round/me.h"
#include "session/round/refit.h"
#include "session/round/seencards.h"
#include "session/worth/pricing.h"

#include <algorithm>
#include <map>

namespace openshoe::session {

using namespace engine;
using base::Money;

namespace {

/// This many times the largest stake covers everything that can be doubled, split and insured.
constexpr int enough = 1000;

const RoundOpened& openingOf(const Events& events) {
    static const RoundOpened none;
    const auto* opened = events.empty() ? nullptr : std::get_if<RoundOpened>(&events.front());
    return opened ? *opened : none;
}

// --- The stakes.

const Limit* limitThere(const RuleSet& rules, const RuleSet& before, const Place& place, const std::string& currency) {
    if (place.kind != StakeKind::Side)
        return rules.limitIn(currency);
    const SideBet* bet = rules.sideBet(before.sideBets[static_cast<std::size_t>(place.sideBet)].id);
    return bet ? limitIn(bet->limits, currency) : nullptr;
}

// The spots for the round's hands, as many as one person may have there, so that they are dealt in the same order.
std::map<SeatNumber, SeatNumber> spotsThere(const Draft& draft, const RuleSet& before, const RuleSet& there,
                                            StakeKind hands) {
    std::vector<SeatNumber> dealt;
    for (const SeatNumber seat : seatOrder(before)) {
        if (draft.at({seat, hands, -1}).isPositive())
            dealt.push_back(seat);
    }
    dealt.resize(
        std::min(dealt.size(), static_cast<std::size_t>(std::min(there.table.seats, there.table.seatsPerPlayer))));
    std::map<SeatNumber, SeatNumber> spots;
    for (const SeatNumber seat : seatOrder(there)) {
        if (seat.value <= dealt.size() && spots.size() < dealt.size())
            spots.emplace(dealt[spots.size()], seat);
    }
    return spots;
}

// The stakes as that table accepts them; `into` records what happens to each.
Draft stakesThere(const CardsPlayed& played, const BetSlip::Table& table, std::vector<StakeElsewhere>& into) {
    const Draft draft = Draft::of(played.events, me(), {});
    const bool hasHands =
        std::ranges::any_of(draft.stakes, [](const DraftStake& s) { return s.place.kind == StakeKind::Main; });
    const StakeKind hands = hasHands ? StakeKind::Main : StakeKind::Behind;
    const auto spots = spotsThere(draft, played.rules, *table.rules, hands);
    Draft moved;
    std::vector<std::optional<Place>> places; // by index of the stake
    for (const DraftStake& stake : draft.stakes) {
        const auto spot = spots.find(stake.place.seat);
        const bool left = spot == spots.end() || (hasHands && stake.place.kind == StakeKind::Behind);
        places.push_back(std::nullopt);
        if (left)
            continue;
        Place place = stake.place;
        place.seat = spot->second;
        place.kind = place.kind == hands ? StakeKind::Main : place.kind;
        const Limit* limit = limitThere(*table.rules, played.rules, place, table.currency);
        moved.stakes.push_back({place, limit ? std::max(stake.amount, limit->min) : stake.amount});
        places.back() = place;
    }
    if (table.rules->table.behind) {
        for (const auto& [was, spot] : spots)
            moved.seats.push_back(spot);
    }
    const Refit fitted = refit(moved, played.rules, table);
    for (std::size_t i = 0; i < draft.stakes.size(); ++i) {
        StakeElsewhere told{draft.stakes[i].place, draft.stakes[i].amount, {}};
        if (places[i]) {
            const auto misfit = std::ranges::find(fitted.misfits, *places[i], &Misfit::place);
            told.taken = misfit == fitted.misfits.end() ? moved.at(*places[i]) : misfit->kept;
        }
        into.push_back(told);
    }
    return fitted.draft;
}

// --- The round.

class Imagined {
public:
    Imagined(const CardsPlayed& played, const RuleSet& rules, const std::string& currency)
        : m_played(played), m_rules(rules), m_sight(rules) {
        // With cards that are not in that game's shoe, nobody at the table could count them by its own decks.
        m_sight.decks = std::max(rules.decks, played.rules.decks);
        if (played.rules.pack == engine::Pack::Full)
            m_sight.pack = engine::Pack::Full;
        m_state.currency = currency;
        m_state.players.push_back({.id = nameOf(played.events), .balance = rules.limitIn(currency)->max.times(enough)});
        changeShoe(rules, m_state, !openingOf(played.events).burnDue);
    }

    Elsewhere::End play(const std::vector<Command>& stakes, const std::function<bool()>& cancelled) {
        if (!give(engine::OpenRound{}))
            return Elsewhere::End::ShortOfCards;
        for (const Command& stake : stakes) {
            if (!give(stake))
                return Elsewhere::End::NoStake;
        }
        if (!give(Deal{}))
            return Elsewhere::End::ShortOfCards;
        while (const auto asked = question(m_rules, m_state)) {
            if (cancelled && cancelled())
                return Elsewhere::End::Cancelled;
            if (!give(Act{.player = asked->player, .seat = asked->seat, .hand = asked->hand, .action = best(*asked)}))
                return Elsewhere::End::ShortOfCards;
        }
        return Elsewhere::End::Played;
    }

    [[nodiscard]] const TableState& state() const { return m_state; }
    [[nodiscard]] Events takeEvents() { return std::move(m_events); }

private:
    static std::string nameOf(const Events& events) {
        for (const Event& event : events) {
            const auto* present = std::get_if<PlayerPresent>(&event);
            if (present && present->player == me())
                return present->id;
        }
        return "player";
    }

    // False if it was refused: the stakes are acceptable to that table, so the cards have run out.
    bool give(const Command& command) {
        const std::size_t from = m_events.size();
        if (applyTo(m_rules, m_state, command, m_played.cards, m_events))
            return false;
        for (std::size_t i = from; i < m_events.size(); ++i)
            m_seen.follow(m_events[i]);
        return true;
    }

    Action best(const Question& asked) const {
        SeenDecision seen{.question = asked, .offers = offers(m_rules, m_state, asked)};
        seen.answer = plain(asked, seen.offers);
        seen.decision = m_seen.decision(m_rules, m_state, asked);
        if (!seen.decision)
            seen.decision = m_seen.decision(m_sight, m_state, asked);
        return bestAnswer(m_rules, seen).value_or(*seen.answer);
    }

    // The fallback when a play can't be priced: plays like the dealer, and does nothing that costs more.
    [[nodiscard]] Action plain(const Question& asked, const std::vector<Offer>& offered) const {
        if (asked.kind != QuestionKind::Turn)
            return Action::Decline;
        const bool low = handValue(m_state.seat(asked.seat).hand(asked.hand).cards).total < 17;
        const bool hits = std::ranges::any_of(offered, [](const Offer& o) { return o.action == Action::Hit; });
        return low && hits ? Action::Hit : Action::Stand;
    }

    const CardsPlayed& m_played;
    const RuleSet& m_rules;
    RuleSet m_sight;
    TableState m_state;
    SeenCards m_seen;
    Events m_events;
};

} // namespace

bool Elsewhere::isLikePlayed() const {
    return std::ranges::all_of(stakes, [](const StakeElsewhere& stake) { return stake.taken == stake.amount; });
}

Elsewhere playElsewhere(const CardsPlayed& played, const RuleSet& there, const std::function<bool()>& cancelled) {
    const std::string& wanted = openingOf(played.events).currency;
    Elsewhere elsewhere{.currency = there.limitIn(wanted) ? wanted : there.limits.front().currency};
    const BetSlip::Table table{.rules = &there,
                               .currency = elsewhere.currency,
                               .wallet = there.limitIn(elsewhere.currency)->max.times(enough)};
    const BetSlip slip(table, stakesThere(played, table, elsewhere.stakes));
    if (slip.isEmpty() || slip.problem()) {
        elsewhere.end = Elsewhere::End::NoStake;
        return elsewhere;
    }
    Imagined round(played, there, elsewhere.currency);
    elsewhere.end = round.play(slip.commands(me(), {}), cancelled);
    if (elsewhere.end != Elsewhere::End::Played)
        return elsewhere;
    for (const Play& play : round.state().plays) {
        elsewhere.staked += play.stake;
        elsewhere.returned += play.returned;
    }
    elsewhere.events = round.takeEvents();
    return elsewhere;
}

} // namespace openshoe::session
