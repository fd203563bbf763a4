// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/counted_play.h"

#include "analysis/game_value.h"

#include <algorithm>

namespace openshoe::advantage {

using analysis::ace;
using analysis::AfterDouble;
using analysis::BasicStrategy;
using analysis::quietPoint;
using analysis::Random;
using analysis::ten;
using analysis::TotalPlay;

namespace {

constexpr int lowFinal = engine::DealerRule::lowestStand - 1; // a lower total ends the same against any dealer

// Insurance and even money as the analysis offers them.
engine::RuleSet asAnalysed(engine::RuleSet rules) {
    const analysis::PayRules pay = analysis::PayRules::of(rules);
    rules.insurance = pay.insurance;
    rules.evenMoney = pay.evenMoney;
    return rules;
}

// Whether the totals alone decide, only a hand's first two cards are doubled, which ends it, and the dealer has two
// cards of which one is seen.
bool endsPlainly(const engine::RuleSet& rules, const analysis::PlayRules& play) {
    return rules.dealer.push22 == engine::Push22::None && rules.charlie.number() == 0 && !play.doublesLater() &&
           play.doublesThatDecide() == 0 && !play.playsFree() && !play.bonus.any() && !play.surrendersLater &&
           !play.voidsSurrender && !play.dealer.winsOn21() && rules.dealer.dealsBoth() && !rules.dealer.isOpen();
}

analysis::FinalHand surrendered() {
    return {.units = 1, .total = lowFinal, .wins22 = false, .rescued = true};
}

} // namespace

CountedPlayer::CountedPlayer(const CountingSetup& setup, const analysis::Views& views, const BasicStrategy& basic,
                             const std::vector<IndexPlay>& indices)
    : m_rules(asAnalysed(setup.rules)), m_play(analysis::PlayRules::of(setup.rules)),
      m_blackjack(analysis::BlackjackPay::of(setup.rules)), m_system(setup.system.dealtFrom(setup.rules.pack)),
      m_views(views), m_basic(basic), m_states(m_play), m_cards(m_rules, m_system),
      m_plays(m_rules, m_play, m_states, views, basic, indices),
      m_scale(m_rules, m_system, m_cards.unit, m_plays.boundaries()), m_company(setup.company), m_after(setup.after),
      m_upSecond(setup.rules.isFirstCardUp()), m_late(!setup.rules.dealer.dealsBoth()),
      m_open(setup.rules.dealer.isOpen()), m_unseen(m_system.convention.left == counting::CardsLeft::Unseen),
      m_cut(m_rules.shuffle.when == engine::ShuffleWhen::EveryRound || m_after
                ? 0
                : static_cast<std::size_t>(m_rules.cutPosition())),
      m_shoes(m_company == 0 && endsPlainly(m_rules, m_play) ? mostTogether : 1, CountedShoe{.cards = m_cards.shoe}),
      m_shoe(m_shoes.data()), m_tally(m_blackjack) {}

int CountedPlayer::betCountWithSides() const {
    // How many more of the side counts' cards are left than usual.
    const int left = cardsLeft(0);
    const double usual = m_cards.allSides * left / static_cast<double>(m_shoe->cards.size());
    return m_scale.shownWith(left, m_shoe->running, m_cards.allSides - m_shoe->side - usual);
}

void CountedPlayer::shuffle(Random& random) {
    m_shoe->mixed = 0;
    m_shoe->restart();
    m_shoe->mixTo((m_after ? static_cast<std::size_t>(*m_after) : m_cut) + room(), random);
    if (m_rules.shuffle.burn != engine::Burn::None && !m_after) {
        m_shoe->burned = drawSeen() + 1;
        m_shoe->at += static_cast<std::size_t>(m_shoe->burned);
    }
    for (int gone = m_after.value_or(0); gone > 0; --gone)
        (void)drawSeen();
}

CountedPlayer::Final CountedPlayer::finalOf(const Hand& hand, analysis::Stakes stakes, bool fromSplit) const {
    const int total = m_states.best(hand);
    const bool wins22 = m_rules.dealer.pays22(total, hand.gold, hand.cards == 2 && !fromSplit);
    return {.units = stakes.own,
            .house = stakes.house,
            .total = total > 21 ? 22 : std::max(lowFinal, total),
            .wins22 = wins22,
            .charlie = m_rules.charlie.isMadeBy(hand.cards, total),
            .bonus =
                stakes.all() > 1 ? analysis::BonusHand::None : analysis::bonusHandOf(hand.lead, hand.cards, total)};
}

CountedPlayer::Final CountedPlayer::playDouble(Hand& hand, int group, bool fromSplit, bool free, bool counting) {
    const analysis::Stakes first = analysis::PlayRules::doubledStakes(
        analysis::PlayRules::stakes(free), m_rules.doubling.isFree(hand.cards, m_states.best(hand), hand.isSoft()));
    for (int times = 1;; ++times) {
        hand.take(drawSeen());
        Final final = finalOf(hand, times == 1 ? first : analysis::Stakes{1 << times, 0}, fromSplit);
        if (first.house > 0 || times > m_play.doublesThatDecide() || m_play.ends(hand.cards, m_states.best(hand)))
            return final;
        const TotalPlay& play = playNow(group, counting);
        const AfterDouble wanted = play.doubledPlay(times, m_states.classOf(hand));
        if (wanted == AfterDouble::Double && times < m_play.mostDoubles() &&
            m_rules.doubling.allowsTotal(m_states.best(hand)))
            continue;
        final.rescued = m_play.rescues() && wanted == AfterDouble::Surrender;
        return final;
    }
}

double CountedPlayer::insurance(int sight, int hole, bool natural, bool insures) const {
    if (!insures || !m_rules.insurance.offered || m_views.sights[static_cast<std::size_t>(sight)].up != ace)
        return 0;
    if (natural && (m_rules.evenMoney.onAce || !m_rules.insurance.withBlackjack))
        return 0;
    return hole == ten ? 0.5 * m_rules.insurance.pays.ratio() : -0.5;
}

CountedPlayer::Final CountedPlayer::playOut(Hand& hand, int group, From from, bool free, bool counting) {
    const bool split = from != From::Deal;
    const bool doubles = !split || (m_rules.doubling.afterSplit && (from != From::Aces || m_rules.split.acesDouble()));
    while (!m_play.ends(hand.cards, m_states.best(hand))) {
        const TotalPlay& play = playNow(group, counting);
        const auto cls = m_states.classOf(hand);
        const bool first = !split && hand.cards == 2; // its double was decided before
        if (m_play.surrendersLater && !first && !free && play.surrender[cls])
            return surrendered();
        if (doubles && !first && m_states.mayDouble(m_play, hand) && (free ? play.freeDoubled : play.doubled)[cls])
            return playDouble(hand, group, split, free, counting);
        if (!(free ? play.freeHit : play.hit)[cls])
            break;
        hand.take(drawSeen());
    }
    return finalOf(hand, analysis::PlayRules::stakes(free), split);
}

// A new hand is played right after the one it came from.
void CountedPlayer::playSplit(int pair, int group, bool counting) {
    const TotalPlay& play = playNow(group, counting);
    const int most = play.splitInto[static_cast<std::size_t>(pair)];
    Hand one;
    one.take(pair);
    std::array<Hand, 4> hands{one, one};
    int count = 2;
    hands[0].take(drawSeen());
    hands[1].take(drawSeen());
    const bool oneCard = pair == ace && m_rules.split.acesStand();
    for (int i = 0; i < count; ++i) {
        auto& hand = hands[static_cast<std::size_t>(i)];
        while (count < most && hand.state / 2 == 2 * (pair + 1)) {
            for (int later = count; later > i + 1; --later)
                hands[static_cast<std::size_t>(later)] = hands[static_cast<std::size_t>(later - 1)];
            ++count;
            hand = one;
            hands[static_cast<std::size_t>(i + 1)] = one;
            hand.take(drawSeen());
            hands[static_cast<std::size_t>(i + 1)].take(drawSeen());
        }
        const bool free = i > 0 && m_play.splitsFree(pair); // the first is the one that its player staked
        m_finals[static_cast<std::size_t>(i)] =
            oneCard ? finalOf(hand, analysis::PlayRules::stakes(free), true)
                    : playOut(hand, group, pair == ace ? From::Aces : From::Pair, free, counting);
        m_finals[static_cast<std::size_t>(i)].free = free;
    }
    m_hands = static_cast<std::size_t>(count);
}

void CountedPlayer::playHand(Pair dealt, int group, bool counting) {
    const auto [a, b] = dealt;
    const TotalPlay& play = playNow(group, counting);
    Hand hand;
    hand.take(a);
    hand.take(b);
    const auto pair = static_cast<std::size_t>(a);
    const std::size_t cls = m_states.classOf(hand);
    if (a == b && !play.surrenderPair[pair] && play.splitInto[pair] > 0) {
        playSplit(a, group, counting);
        return;
    }
    m_hands = 1;
    Final& final = m_finals.front();
    if (a == b ? play.surrenderPair[pair] : play.surrender[cls]) {
        final = surrendered();
    } else if ((a == b ? play.doublePair[pair] : play.doubled[cls]) && m_states.mayDouble(m_play, hand)) {
        final = playDouble(hand, group, false, false, counting);
    } else if (a == b && !play.hitPair[pair]) {
        final = finalOf(hand, {}, false);
    } else {
        if (a == b)
            hand.take(drawSeen());
        final = playOut(hand, group, From::Deal, false, counting);
    }
}

bool CountedPlayer::isAnyOpen() const {
    return std::ranges::any_of(played(), [&](const Final& final) { return isOpen(m_play, final); });
}

bool CountedPlayer::hasEvenMoney(int up) const {
    return (up == ace && m_rules.evenMoney.onAce) || (up == ten && m_rules.evenMoney.onTen);
}

// The other hands' turns, after the person's; their first two cards lie in m_others.
void CountedPlayer::playOthers(int group, int up) {
    const bool high = up == ace || up == ten;
    const auto sight = static_cast<std::size_t>(m_plays.sightOf(static_cast<std::size_t>(up), quietPoint));
    const auto finals = m_finals;
    const std::size_t hands = m_hands;
    for (int other = 0; other < m_company; ++other) {
        const Pair& dealt = m_others[static_cast<std::size_t>(other)];
        if (isNatural(dealt.first, dealt.second)) {
            const bool paid =
                engine::paysBothBlackjacks(m_rules.dealer.ties) || (hasEvenMoney(up) && m_basic.takesEvenMoney[sight]);
            m_othersWait = m_othersWait || (high && !paid);
            continue;
        }
        playHand(dealt, group, false);
        m_othersOpen = m_othersOpen || isAnyOpen();
        m_othersWait = m_othersWait || needsSecondCard(m_play, played(), high);
    }
    m_finals = finals;
    m_hands = hands;
}

bool CountedPlayer::playBefore(Pair dealt, std::size_t up, std::size_t seen) {
    const auto [a, b] = dealt;
    const auto pair = static_cast<std::size_t>(a);
    const int sight = m_plays.sightOf(up, seen);
    const auto at = static_cast<std::size_t>(sight);
    const BasicStrategy& strategy = m_plays.strategy(strategyNow());
    const TotalPlay& before = strategy.beforePeek[at];
    const bool natural = isNatural(dealt.first, dealt.second);
    m_insured = insurance(sight, quietPoint, natural, strategy.insures[at]) != 0;
    if (natural) {
        if (hasEvenMoney(static_cast<int>(up)) && strategy.takesEvenMoney[at])
            m_net = 1;
        else if ((up == ace || up == ten) && !engine::paysBothBlackjacks(m_rules.dealer.ties))
            m_unpaid = true;
        else
            payBlackjack();
        return true;
    }
    Hand hand;
    hand.take(a);
    hand.take(b);
    if (a == b ? before.surrenderPair[pair] : before.surrender[m_states.classOf(hand)]) {
        m_net -= 0.5;
        return true;
    }
    if (m_plays.groupOf(up, seen) < 0) {
        m_net -= 1;
        return true;
    }
    return false;
}

void CountedPlayer::round() {
    Pair dealt;
    dealt.first = drawSeen();
    for (int other = 0; other < m_company; ++other)
        m_others[static_cast<std::size_t>(other)].first = drawSeen();
    const int dealerFirst = m_shoe->draw();
    dealt.second = drawSeen();
    for (int other = 0; other < m_company; ++other)
        m_others[static_cast<std::size_t>(other)].second = drawSeen();
    const int dealerSecond = m_late ? -1 : m_shoe->draw();
    const int upKind = m_upSecond ? dealerFirst : dealerSecond;
    int holeKind = m_upSecond ? dealerSecond : dealerFirst;
    m_shoe->count(m_cards, upKind);
    if (m_open)
        m_shoe->count(m_cards, holeKind);
    const int up = pointOf(upKind);
    // No play depends on a card that isn't dealt yet.
    const int seen = m_late ? quietPoint : pointOf(holeKind);
    const auto upAt = static_cast<std::size_t>(up);
    const auto seenAt = static_cast<std::size_t>(seen);
    const int group = m_plays.groupOf(upAt, seenAt);
    m_net = 0;
    m_blackjackPaid = false;
    m_stake = 1;
    m_hands = 0;
    m_insured = m_unpaid = false;
    m_othersOpen = m_othersWait = false;

    const bool special = m_plays.special(static_cast<std::size_t>(dealt.first), static_cast<std::size_t>(dealt.second),
                                         upAt, seenAt) != 0;
    if (!special || !playBefore(dealt, upAt, seenAt))
        playHand(dealt, group, true);
    if (m_company > 0 && group >= 0)
        playOthers(group, up);
    bool drawn = true;
    if (m_late) {
        drawn = m_insured || m_unpaid || m_othersWait || needsSecondCard(m_play, played(), up == ace || up == ten);
        holeKind = drawn ? m_shoe->draw() : -1;
    }
    const bool open = m_othersOpen || isAnyOpen();
    Hand dealer;
    dealer.take(up);
    if (drawn && !m_open)
        m_shoe->count(m_cards, holeKind);
    if (drawn)
        dealer.take(pointOf(holeKind));
    const bool blackjack = drawn && m_states.best(dealer) == 21;
    if (m_insured)
        m_net += insurance(m_plays.sightOf(upAt, seenAt), pointOf(holeKind), false, true);
    if (m_unpaid && !blackjack)
        payBlackjack();
    while (open && m_states.draws(dealer))
        dealer.take(drawSeen());
    if (m_hands > 0) {
        m_stake = 0;
        m_net += analysis::netOf(m_play, played(), m_states.best(dealer), blackjack);
        for (const Final& final : played())
            m_stake += final.units;
    }
}

void CountedPlayer::payBlackjack() {
    m_net += m_blackjack.mean;
    m_blackjackPaid = true;
}

CountedPlayer::Checked CountedPlayer::play(std::span<const engine::Card> cards) {
    const std::vector<std::uint8_t> kept = m_shoe->cards;
    for (std::size_t i = 0; i < cards.size(); ++i)
        m_shoe->cards[i] = m_cards.kindOf[static_cast<std::size_t>(cards[i].index())];
    m_shoe->restart();
    round();
    m_shoe->cards = kept;
    return {{m_net, m_stake}, m_shoe->at};
}

void CountedPlayer::dealOne(int count) {
    round();
    if (!m_shoe->ranOut)
        m_tally.add(count, m_net, m_stake, m_blackjackPaid);
}

void CountedPlayer::deal(std::uint64_t rounds, Random& random) {
    if (m_shoes.size() == 1) {
        for (; rounds > 0; --rounds)
            dealOne(readyForRound(random));
        return;
    }
    while (rounds > 0) {
        const auto now = std::min<std::uint64_t>(rounds, m_shoes.size());
        dealTogether(static_cast<std::size_t>(now), random);
        rounds -= now;
    }
}

} // namespace openshoe::advantage
