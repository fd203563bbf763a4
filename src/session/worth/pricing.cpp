// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worth/pricing.h"

#include "analysis/advice.h"
#include "analysis/dealer_bets.h"
#include "base/worth.h"
#include "engine/settlement.h"
#include "formats/roundjson.h"
#include "session/round/decisions.h"
#include "session/round/seencards.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace openshoe::session {

using base::said;

using namespace engine;
using namespace storage;

namespace {

double units(base::Money amount) {
    return static_cast<double>(amount.minorUnits());
}

void set(Worths& worth, Action action, std::optional<double> value) {
    worth[static_cast<std::size_t>(action)] = value;
}

std::optional<double> of(const Worths& worth, Action action) {
    return worth[static_cast<std::size_t>(action)];
}

std::optional<double> bestPlayed(const analysis::Advice& advice) {
    std::optional<double> best;
    for (const analysis::Play play :
         {analysis::Play::Stand, analysis::Play::Hit, analysis::Play::Double, analysis::Play::Split}) {
        if (const auto worth = advice.of(play); worth && (!best || *worth > *best))
            best = worth;
    }
    return best;
}

// Someone behind who doesn't follow keeps one hand of two after a split, or the first stake on the double's card.
// `adds`: the part of the worth that following adds.
void setFollow(Worths& worth, Action follow, std::optional<double> all, double adds) {
    if (!all)
        return;
    set(worth, follow, all);
    set(worth, Action::Decline, *all - adds);
}

DecisionKind kindOf(const SeenDecision& seen, Action best) {
    switch (seen.question.kind) {
    case QuestionKind::Insurance: return DecisionKind::Insurance;
    case QuestionKind::EvenMoney: return DecisionKind::EvenMoney;
    case QuestionKind::Surrender: return DecisionKind::Surrender;
    case QuestionKind::FollowDouble:
    case QuestionKind::FollowSplit: return DecisionKind::Follow;
    case QuestionKind::Turn: break;
    }
    if (best == Action::Surrender || seen.answer == Action::Surrender)
        return DecisionKind::Surrender;
    const bool splits = std::ranges::any_of(seen.offers, [](const Offer& o) { return o.action == Action::Split; });
    if (splits)
        return DecisionKind::Pair;
    return seen.decision && handValue(seen.decision->hand).soft ? DecisionKind::Soft : DecisionKind::Hard;
}

} // namespace

Worths worthsOf(const SeenDecision& seen, const analysis::Advice& advice) {
    Worths worth{};
    switch (seen.question.kind) {
    case QuestionKind::Insurance:
        if (advice.insurance) { // the adviser stakes half a play
            set(worth, Action::Insurance, 2 * *advice.insurance);
            set(worth, Action::Decline, 0.0);
        }
        break;
    case QuestionKind::EvenMoney:
        set(worth, Action::EvenMoney, advice.evenMoney);
        set(worth, Action::Decline, advice.declined);
        break;
    case QuestionKind::Surrender: // before the peek: whoever plays on may meet a dealer blackjack
        set(worth, Action::Surrender, advice.of(analysis::Play::Surrender));
        if (const auto best = bestPlayed(advice))
            set(worth, Action::Decline, (1 - advice.blackjack) * *best - advice.blackjack);
        break;
    case QuestionKind::Turn:
        for (const Offer& offer : seen.offers) {
            if (const auto play = analysis::playOf(offer.action); play && offer.affordable)
                set(worth, offer.action, advice.of(*play));
        }
        break;
    case QuestionKind::FollowDouble:
        setFollow(worth, Action::FollowDouble, advice.of(analysis::Play::Double),
                  seen.decision->doubleShare * advice.doubleAdds);
        break;
    case QuestionKind::FollowSplit: {
        const auto all = advice.of(analysis::Play::Split);
        setFollow(worth, Action::FollowSplit, all, all.value_or(0) / 2);
        break;
    }
    }
    return worth;
}

DecisionPrice priceOf(const RuleSet& rules, const SeenDecision& seen) {
    analysis::Adviser adviser(rules);
    return priceOf(rules, seen, adviser);
}

DecisionPrice priceOf(const RuleSet& rules, const SeenDecision& seen, analysis::Adviser& adviser) {
    DecisionPrice price{.event = seen.event,
                        .question = seen.question,
                        .chosen = *seen.answer,
                        .best = *seen.answer,
                        .stake = seen.question.kind == QuestionKind::Insurance ? seen.stake.half() : seen.stake,
                        .exact = false};
    if (seen.decision) {
        if (const auto advice = adviser.advise(*seen.decision))
            price.worth = worthsOf(seen, *advice);
    }
    if (const auto chosen = of(price.worth, price.chosen)) {
        // Split hands that can be split again are priced for fixed plays, see analysis/splitting.cpp.
        price.exact = seen.question.kind != QuestionKind::FollowSplit || rules.split.hands <= 2;
        double best = *chosen;
        for (int i = 0; i < actionCount; ++i) {
            const auto worth = of(price.worth, static_cast<Action>(i));
            if (worth && base::isMore(*worth, best)) {
                best = *worth;
                price.best = static_cast<Action>(i);
            }
        }
        price.cost = best - *chosen;
    } else {
        price.worth = {};
    }
    price.kind = kindOf(seen, price.best);
    return price;
}

std::optional<Action> bestAnswer(const RuleSet& rules, SeenDecision seen) {
    if (!seen.answer && !seen.offers.empty())
        seen.answer = seen.offers.front().action;
    if (!seen.answer)
        return std::nullopt;
    const DecisionPrice price = priceOf(rules, seen);
    return of(price.worth, price.best) ? std::optional(price.best) : std::nullopt;
}

/// A round at the moments that are priced.
struct Pricer::RoundTrace {
    TableState end;
    std::optional<PlayerNumber> person;
    std::vector<Play> staked;     ///< by the person, before the first card
    std::vector<Card> seenBefore; ///< of the shoe, by then
    TableState dealt;             ///< once the initial cards were dealt
    std::optional<SeenCards> seenDealt;
    std::vector<SeenDecision> answered; ///< the person's decisions
    std::vector<DecisionPrice> decisions;

    /// Follows the round, which `watcher` begins with. Returns what is wrong with the log, if anything.
    [[nodiscard]] base::Said follow(const Events& events, const std::string& name, Watcher& watcher);

private:
    void look(const Event& event, const std::string& name, const Watcher& watcher);
};

base::Said Pricer::RoundTrace::follow(const Events& events, const std::string& name, Watcher& watcher) {
    watcher.beginRound();
    for (std::size_t at = 0; at < events.size(); ++at) {
        auto decision = watcher.follow(events[at]);
        if (!decision)
            return said("Errors", "event {}: {}").with(at, decision.error().said());
        if (*decision)
            answered.push_back(std::move(**decision));
        look(events[at], name, watcher);
    }
    end = watcher.state();
    return {};
}

void Pricer::RoundTrace::look(const Event& event, const std::string& name, const Watcher& watcher) {
    const TableState& now = watcher.state();
    if (std::holds_alternative<BettingClosed>(event)) {
        seenBefore = watcher.seen().cards();
        person = now.playerNamed(name);
        std::ranges::copy_if(now.plays, std::back_inserter(staked),
                             [&](const Play& play) { return play.player == person; });
    }
    const auto* card = std::get_if<CardDealt>(&event);
    const bool last =
        std::holds_alternative<DealEnded>(event) || (card && card->seat.isDealer() && now.phase == Phase::Offers);
    if (last || std::holds_alternative<HintGiven>(event)) {
        dealt = now;
        seenDealt = watcher.seen();
    }
}

Pricer::Pricer(RuleSet rules, std::shared_ptr<analysis::Analyser> analyser, int exactAtMost)
    : m_rules(std::move(rules)), m_analyser(std::move(analyser)), m_adviser(m_rules), m_exactLeft(exactAtMost),
      m_outset(m_rules) {
    for (const SideBet& bet : m_rules.sideBets) {
        m_winning.emplace_back();
        if (!waitsForDealer(bet))
            m_winning.back().emplace(bet);
    }
}

Pricer::~Pricer() = default;

std::vector<RoundPrice> Pricer::price(const ShoeToPrice& shoe, const std::function<bool()>& cancelled) {
    m_cancelled = cancelled;
    std::vector<base::Said> troubles(shoe.rounds.size());
    std::vector<RoundTrace> traces(shoe.rounds.size());
    Watcher watcher(m_rules, shoe.accountKey);
    for (std::size_t i = 0; i < shoe.rounds.size(); ++i) {
        troubles[i] = shoe.trouble.empty() ? shoe.rounds[i].trouble : shoe.trouble;
        if (!troubles[i].empty())
            continue;
        Watcher after = watcher;
        troubles[i] = traces[i].follow(shoe.rounds[i].events, shoe.accountKey, after);
        if (troubles[i].empty()) // otherwise it can't be told what this round showed
            watcher = std::move(after);
    }
    std::vector<RoundPrice> prices;
    for (std::size_t i = 0; i < shoe.rounds.size(); ++i) {
        if (!shoe.rounds[i].due)
            continue;
        if (cancelled && cancelled())
            return {};
        RoundPrice price{.round = shoe.rounds[i].id, .version = pricingVersion, .trouble = troubles[i]};
        if (price.trouble.empty()) {
            for (const SeenDecision& decision : traces[i].answered) {
                auto& mine = traces[i].decisions;
                mine.push_back(priceOf(m_rules, decision, m_adviser));
                mine.back().number = static_cast<int>(mine.size());
            }
            priceRound(traces[i], price);
        }
        prices.push_back(std::move(price));
    }
    if (cancelled && cancelled())
        return {};
    return prices;
}

analysis::Outset::Worth Pricer::outset(const analysis::PointShoe& unseen) {
    if (m_exactLeft > 0 || (!m_outset.isFitted() && !m_outset.fit(m_cancelled))) {
        const bool full = unseen.total == m_rules.cards();
        if (!full && m_exactLeft != always)
            --m_exactLeft;
        return m_outset.exact(unseen);
    }
    return m_outset.quick(unseen);
}

double Pricer::sideBetAtStart(std::size_t bet, const analysis::Shoe& unseen) {
    if (m_winning[bet])
        return base::evened(m_winning[bet]->expectation(unseen));
    const SideBet& rule = m_rules.sideBets[bet];
    return base::evened(
        analysis::sideBetFigures(rule, analysis::sideChances(rule, unseen, m_rules.dealer.drawing)).expectation);
}

// A bet is decided once the first cards are dealt, unless it waits for the dealer's hand.
double Pricer::sideBetDealt(const RoundTrace& trace, const Play& play) {
    const SideBet& bet = m_rules.sideBets[static_cast<std::size_t>(play.sideBet)];
    const Cards& hand = trace.dealt.seat(play.seat).hand(HandNumber{1}).cards;
    if (hand.size() < 2)
        return 0;
    const DecidingCards dealt{.first = hand[0], .second = hand[1], .up = upCard(m_rules, trace.dealt.dealer)};
    if (!waitsForDealer(bet, dealt))
        return units(returnedBy(bet, evaluate(bet, dealt), play.stake) - play.stake);
    auto unseen = analysis::Shoe::without(m_rules.newShoe(), trace.seenDealt->cards());
    if (!unseen)
        return 0;
    auto holes = trace.dealt.dealer.hint ? analysis::pointsOf(*trace.dealt.dealer.hint) : analysis::allPoints;
    if (m_rules.dealer.isOpen()) {
        const Card second = holeCard(m_rules, trace.dealt.dealer);
        holes = analysis::only(analysis::pointIndex(second));
        unseen->add(second);
    }
    return units(play.stake) * analysis::dealerBetWorth(bet, *unseen, m_rules.dealer.drawing, dealt, holes);
}

void Pricer::priceRound(const RoundTrace& trace, RoundPrice& price) {
    if (trace.end.cancelled || trace.staked.empty() || !trace.seenDealt)
        return; // nothing was played for: all stakes were returned
    const auto unseen = analysis::Shoe::without(m_rules.newShoe(), trace.seenBefore);
    if (!unseen || unseen->total() < analysis::fewestUnseen) {
        price.trouble = unseen ? said("Errors", "too few cards were left in the shoe")
                               : said("Errors", "its cards are not those of its decks");
        return;
    }
    price.up = analysis::pointIndex(upCard(m_rules, trace.dealt.dealer)) + 1;
    std::vector<std::optional<double>> atStart(m_rules.sideBets.size()); // the same wherever the bet was placed
    for (const Play& play : trace.staked) {
        const double stake = units(play.stake);
        if (play.kind == StakeKind::Side) {
            const auto bet = static_cast<std::size_t>(play.sideBet);
            if (!atStart[bet])
                atStart[bet] = sideBetAtStart(bet, *unseen);
            price.sideAtStart += stake * *atStart[bet];
            price.afterDeal += sideBetDealt(trace, play);
            continue;
        }
        const auto worth = outset(unseen->points());
        price.mainAtStart += stake * worth.net;
        price.error += stake * worth.error;
        if (m_rules.dealer.isOpen() && isNatural(trace.dealt.dealer.cards)) { // everything is decided
            const Hand& hand = trace.dealt.seat(play.seat).hand(HandNumber{1});
            const Settlement settled = settleHand(m_rules, hand, trace.dealt.dealer.cards, play.stake);
            price.afterDeal += units(settled.returned - play.stake);
            continue;
        }
        const Question asked{.player = play.player, .seat = play.seat, .on = play.kind};
        const auto decision = trace.seenDealt->decision(m_rules, trace.dealt, asked);
        const auto advice =
            decision ? m_adviser.advise(*decision) : base::inputError("hand", said("Errors", "has no cards"));
        if (!advice || !advice->dealt) {
            price.trouble = advice ? said("Errors", "its first cards can't be priced") : advice.error().said();
            return;
        }
        price.afterDeal += stake * *advice->dealt;
    }
    int number = 0;
    for (const Play& play : formats::sortedPlays(trace.end)) {
        if (play.player != trace.person)
            continue;
        ++number;
        (play.kind == StakeKind::Side ? price.sideNet : price.mainNet) += play.returned - play.stake;
        if (play.kind == StakeKind::Side)
            price.sideBets.push_back({.play = number, .expectation = *atStart[static_cast<std::size_t>(play.sideBet)]});
    }
    price.decisions = trace.decisions;
    for (const DecisionPrice& decision : price.decisions)
        price.cost += decision.cost * units(decision.stake);
    scatter(trace, price);
}

// The variances of the stakes on the table before the first card.
void Pricer::scatter(const RoundTrace& trace, RoundPrice& price) {
    if (!m_spread)
        m_spread = analysis::spreadOf(m_rules, *m_analyser);
    std::array<double, maxSeats> onHand{}; // main and behind stakes win and lose together
    for (const Play& play : trace.staked) {
        if (play.kind != StakeKind::Side)
            onHand[play.seat.index()] += units(play.stake);
    }
    for (std::size_t a = 0; a < onHand.size(); ++a) {
        for (std::size_t b = 0; b < onHand.size(); ++b)
            price.mainVariance += onHand[a] * onHand[b] * (a == b ? m_spread->hand : m_spread->twoHands);
    }
    for (const Play& play : trace.staked) {
        if (play.kind != StakeKind::Side)
            continue;
        const auto& bet = m_spread->bets[static_cast<std::size_t>(play.sideBet)];
        const double stake = units(play.stake);
        for (std::size_t seat = 0; seat < onHand.size(); ++seat)
            price.covariance += stake * onHand[seat] * (seat == play.seat.index() ? bet.withHand : bet.withOther);
        for (const Play& other : trace.staked) {
            if (other.kind != StakeKind::Side)
                continue;
            const auto place = static_cast<std::size_t>(other.sideBet);
            const double product = other.seat == play.seat ? bet.same[place] : bet.other[place];
            price.sideVariance += stake * units(other.stake) * product;
        }
    }
}

} // namespace openshoe::session
