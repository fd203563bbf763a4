// SPDX-License-Identifier: GPL-3.0-or-later
#include "fairness/shuffle.h"
#include "session/worth/exercise.h"
#include "session/worth/pricing.h"

#include <algorithm>
#include <array>
#include <random>

namespace openshoe::session {

using namespace engine;

namespace {

constexpr int mostTries = 50'000; // of three cards; the rarest class occurs once in some 2,500
constexpr int mostDeals = 50;     // in many the dealer has a blackjack, or another question is asked

constexpr const char* practising = "practice";
constexpr int stakesHeld = maxHands << maxDoubles; // in the wallet: enough for every double and split

// Deals one hand with the smallest stake, and declines whatever is offered before the wanted question.
class Dealing {
public:
    Dealing(const RuleSet& rules, const std::vector<Card>& shoe) : m_rules(rules), m_shoe(shoe) {
        const Limit& limit = rules.limits.front();
        m_state.currency = limit.currency;
        Player player{.id = practising};
        for (int i = 0; i < stakesHeld; ++i)
            player.balance += limit.min;
        m_state.players.push_back(std::move(player));
        changeShoe(m_rules, m_state, false);
        const PlayerNumber me{0};
        for (const Command& command : std::initializer_list<Command>{
                 engine::OpenRound{}, PlaceStake{.player = me, .seat = SeatNumber{1}, .amount = limit.min}, Deal{}})
            perform(command);
    }

    [[nodiscard]] const Events& events() const { return m_events; }
    [[nodiscard]] std::optional<Question> asked() const {
        return m_refused ? std::nullopt : question(m_rules, m_state);
    }
    void decline(const Question& asked) {
        perform(Act{.player = asked.player, .seat = asked.seat, .hand = asked.hand, .action = Action::Decline});
    }

private:
    void perform(const Command& command) {
        if (!m_refused)
            m_refused = applyTo(m_rules, m_state, command, m_shoe, m_events).has_value();
    }

    const RuleSet& m_rules;
    const std::vector<Card>& m_shoe;
    TableState m_state;
    Events m_events;
    bool m_refused = false;
};

// Positions in the shoe of the hand's two cards and the up card.
struct Places {
    std::size_t first = 0;
    std::size_t second = 0;
    std::size_t up = 0;
};

std::optional<Places> placesOf(const Events& events) {
    std::vector<std::size_t> mine;
    std::optional<std::size_t> up;
    std::size_t drawn = 0;
    for (const Event& event : events) {
        const auto* dealt = std::get_if<CardDealt>(&event);
        if (dealt && dealt->seat.value != 0)
            mine.push_back(drawn);
        else if (dealt && dealt->faceUp && !up)
            up = drawn;
        drawn += dealt || std::holds_alternative<CardBurned>(event) ? 1 : 0;
    }
    if (mine.size() < 2 || !up)
        return std::nullopt;
    return Places{mine[0], mine[1], *up};
}

std::vector<Card> shuffled(const RuleSet& rules, std::mt19937_64& random) {
    fairness::Seed::Bytes bytes{};
    for (auto& byte : bytes)
        byte = static_cast<std::uint8_t>(random());
    return fairness::shuffle({.seed = fairness::Seed(bytes), .clientSeed = {}, .number = 1, .decks = rules.newShoe()});
}

// Puts cards of that class in their places, each such hand as likely as in a deal from the shoe; false if none was
// found.
bool arrange(std::vector<Card>& shoe, const Places& places, const HandClass& wanted, std::mt19937_64& random) {
    std::uniform_int_distribution<std::size_t> any(0, shoe.size() - 1);
    for (int i = 0; i < mostTries; ++i) {
        const std::size_t first = any(random);
        const std::size_t second = any(random);
        const std::size_t up = any(random);
        if (first == second || first == up || second == up || pointValue(shoe[up]) != wanted.up ||
            !wanted.holds(shoe[first], shoe[second]))
            continue;
        const std::array cards{shoe[first], shoe[second], shoe[up]};
        std::array from{first, second, up};
        std::sort(from.begin(), from.end(), std::greater<>());
        for (const std::size_t place : from)
            shoe.erase(shoe.begin() + static_cast<std::ptrdiff_t>(place));
        std::array to{std::pair(places.first, cards[0]), std::pair(places.second, cards[1]),
                      std::pair(places.up, cards[2])};
        std::sort(to.begin(), to.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [place, card] : to)
            shoe.insert(shoe.begin() + static_cast<std::ptrdiff_t>(place), card);
        return true;
    }
    return false;
}

bool isOffer(const Question& asked) {
    return asked.kind == QuestionKind::Insurance || asked.kind == QuestionKind::EvenMoney ||
           asked.kind == QuestionKind::Surrender;
}

bool isOf(storage::DecisionKind kind, const SeenDecision& seen, const storage::DecisionPrice& price) {
    using storage::DecisionKind;
    if (kind == DecisionKind::Surrender)
        return std::ranges::any_of(seen.offers, [](const Offer& o) { return o.action == Action::Surrender; });
    return price.kind == kind || (price.kind == DecisionKind::Surrender && seen.question.kind == QuestionKind::Turn);
}

// The hand's first question of that kind.
std::optional<Exercise> questionOf(const RuleSet& rules, const std::vector<Card>& shoe, storage::DecisionKind kind) {
    Dealing dealing(rules, shoe);
    while (const auto asked = dealing.asked()) {
        const std::array logs{dealing.events()};
        auto decisions = decisionsSeen(rules, logs, practising);
        if (!decisions || decisions->empty() || decisions->back().offers.empty())
            return std::nullopt;
        SeenDecision seen = std::move(decisions->back());
        seen.answer = seen.offers.front().action;
        auto price = priceOf(rules, seen);
        const auto best = price.worth[static_cast<std::size_t>(price.best)];
        if (best && isOf(kind, seen, price)) {
            price.chosen = price.best;
            price.cost = 0;
            price.kind = kind;
            seen.answer.reset();
            auto round = std::make_shared<const ExerciseRound>(ExerciseRound{
                .rules = rules, .earlier = {}, .events = dealing.events(), .person = practising, .shoe = shoe});
            return Exercise{.round = std::move(round), .seen = std::move(seen), .price = price, .outcomes = {}};
        }
        if (!isOffer(*asked))
            return std::nullopt;
        dealing.decline(*asked);
    }
    return std::nullopt;
}

} // namespace

bool HandClass::holds(Card first, Card second) const {
    if (kind == storage::DecisionKind::Insurance)
        return true;
    if (pair != 0)
        return pointValue(first) == pair && pointValue(second) == pair;
    Cards cards;
    cards.add(first);
    cards.add(second);
    const HandValue two = handValue(cards);
    return two.total == value.total && two.soft == value.soft;
}

std::optional<HandClass> classOf(const SeenDecision& seen, storage::DecisionKind kind) {
    // Practice deals hands of two cards, which no doubled hand has.
    if (!seen.decision || seen.decision->doubled || kind == storage::DecisionKind::Follow)
        return std::nullopt;
    const Cards& hand = seen.decision->hand;
    const bool equal = hand.size() == 2 && pointValue(hand[0]) == pointValue(hand[1]);
    HandClass alike{.kind = kind, .value = handValue(hand), .up = pointValue(seen.decision->up)};
    if (kind == storage::DecisionKind::Pair && equal)
        alike.pair = pointValue(hand[0]);
    // A two-card soft hand has 12 points or more, a hard one 4 to 20.
    return alike.value.total >= 4 && (alike.value.total <= 20 || alike.value.soft) ? std::optional(alike)
                                                                                   : std::nullopt;
}

std::optional<Exercise> practiceHand(const RuleSet& rules, const HandClass& wanted, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    if (rules.limits.empty())
        return std::nullopt;
    for (int i = 0; i < mostDeals; ++i) {
        auto shoe = shuffled(rules, random);
        const auto places = placesOf(Dealing(rules, shoe).events());
        if (!places || !arrange(shoe, *places, wanted, random))
            continue;
        if (auto found = questionOf(rules, shoe, wanted.kind)) {
            found->outcomes = outcomesOf(rules, found->seen);
            return found;
        }
    }
    return std::nullopt;
}

} // namespace openshoe::session
