// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/counted_play.h"

#include "analysis/layout.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <thread>

namespace openshoe::advantage {

using analysis::ace;
using analysis::AfterDouble;
using analysis::BasicStrategy;
using analysis::contains;
using analysis::pointKinds;
using analysis::quietPoint;
using analysis::Random;
using analysis::SimOutcome;
using analysis::Switch;
using analysis::ten;
using analysis::TotalPlay;
using base::said;

namespace {

constexpr int lowFinal = engine::DealerRule::lowestStand - 1; // a lower total ends the same against any dealer
constexpr std::uint64_t roundsBetweenLooks = 1U << 16U;
constexpr std::size_t mostStrategies = 64;
/// Beyond the cut card, what a round may take; more is mixed if one does.
constexpr std::size_t margin = 24;
/// No round of one hand that isn't split takes more, whatever its cards are.
constexpr std::size_t longest = 40;

// Counts at which some play changes, in order.
std::vector<int> boundariesOf(const std::vector<IndexPlay>& indices) {
    std::set<int> boundaries;
    for (const IndexPlay& index : indices) {
        if (boundaries.size() + 1 < mostStrategies) // those worth most come first
            boundaries.insert(index.atOrAbove ? index.count : index.count + 1);
    }
    return {boundaries.begin(), boundaries.end()};
}

BasicStrategy with(const BasicStrategy& basic, const std::vector<IndexPlay>& indices, const engine::RuleSet& rules,
                   const std::vector<int>& boundaries, std::size_t bucket) {
    BasicStrategy strategy = basic;
    for (const IndexPlay& index : indices) {
        const int boundary = index.atOrAbove ? index.count : index.count + 1;
        if (!std::ranges::binary_search(boundaries, boundary))
            continue;
        const bool above = bucket > 0 && boundaries[bucket - 1] >= boundary;
        const int hands =
            index.which.kind == Switch::Kind::Split ? analysis::mostHands(rules.split, index.which.place) : 0;
        analysis::take(strategy, index.which, above == index.atOrAbove, hands);
    }
    return strategy;
}

} // namespace

CountBin& CountBin::operator+=(const CountBin& other) {
    rounds += other.rounds;
    net += other.net;
    square += other.square;
    stake += other.stake;
    return *this;
}

CountBins merged(const CountBins& one, const CountBins& other) {
    CountBins all = one;
    for (const CountBin& bin : other) {
        const auto place = std::ranges::lower_bound(all, bin.count, {}, &CountBin::count);
        if (place != all.end() && place->count == bin.count)
            *place += bin;
        else
            all.insert(place, bin);
    }
    return all;
}

base::Result<void> check(const CountingSetup& setup) {
    const auto outside = [](auto value, auto least, auto most) {
        return said("Errors", "{} is out of range; allowed: {} to {}").with(value, least, most);
    };
    if (setup.rounds < 1 || setup.rounds > CountingSetup::mostRounds)
        return base::inputError("rounds", outside(setup.rounds, 1, CountingSetup::mostRounds));
    if (setup.threads < 1 || setup.threads > CountingSetup::mostThreads)
        return base::inputError("threads", outside(setup.threads, 1, CountingSetup::mostThreads));
    if (setup.company < 0 || setup.company > CountingSetup::mostCompany)
        return base::inputError("company", outside(setup.company, 0, CountingSetup::mostCompany));
    const int most = setup.rules.cards() - 40 * (1 + setup.company);
    if (setup.after && (*setup.after < 0 || *setup.after > most))
        return base::inputError("after", outside(*setup.after, 0, most));
    if (const auto faults = counting::faults(setup.system); !faults.empty())
        return tl::make_unexpected(faults.front());
    return engine::validate(setup.rules);
}

CountedPlayer::CountedPlayer(const CountingSetup& setup, const analysis::Views& views, const BasicStrategy& basic,
                             const std::vector<IndexPlay>& indices)
    : m_rules(setup.rules), m_play(analysis::PlayRules::of(setup.rules)),
      m_blackjack(analysis::BlackjackPay::of(setup.rules)), m_system(setup.system.dealtFrom(setup.rules.pack)),
      m_views(views), m_basic(basic), m_company(setup.company), m_after(setup.after), m_groups(views.groups.size()),
      m_upSecond(setup.rules.isFirstCardUp()), m_late(!setup.rules.dealer.dealsBoth()),
      m_open(setup.rules.dealer.isOpen()),
      m_endsPlainly(setup.rules.dealer.push22 == engine::Push22::None && setup.rules.charlie.number() == 0 &&
                    !m_play.doublesLater() && m_play.doublesThatDecide() == 0 && !m_play.playsFree() &&
                    !m_play.bonus.any() && !m_play.surrendersLater && !m_play.voidsSurrender &&
                    !m_play.dealer.winsOn21() && !m_late && !m_open),
      m_start(m_system.startFor(setup.rules.decks)), m_bins(mostBins) {
    const analysis::PayRules pay = analysis::PayRules::of(setup.rules);
    m_rules.insurance = pay.insurance;
    m_rules.evenMoney = pay.evenMoney;
    for (auto& row : m_groupOf)
        row.fill(-1);
    for (std::size_t s = 0; s < views.sights.size(); ++s) {
        const analysis::Sight& sight = views.sights[s];
        const auto up = static_cast<std::size_t>(sight.up);
        for (std::size_t hole = 0; hole < pointKinds; ++hole) {
            if (!contains(sight.holes, static_cast<int>(hole)))
                continue;
            m_sightOf[up][hole] = static_cast<int>(s);
            for (int c = sight.firstColumn; c < sight.firstColumn + sight.columns; ++c) {
                if (contains(views.columns[static_cast<std::size_t>(c)].holes, static_cast<int>(hole)))
                    m_groupOf[up][hole] = views.groupOf(c);
            }
        }
    }
    for (int state = 0; state < states; ++state) {
        const int hard = state / 2;
        const bool soft = state % 2 == 1 && hard <= 11;
        const int best = soft ? hard + 10 : hard;
        const auto at = static_cast<std::size_t>(state);
        m_best[at] = static_cast<std::uint8_t>(best);
        m_class[at] = static_cast<std::uint8_t>(best <= 21 ? TotalPlay::classOf(best, soft) : 0);
        m_dealerDraws[at] = m_rules.dealer.drawing.draws(best, soft);
    }
    // The strategies between boundaries, and which of them each count means.
    const auto boundaries = boundariesOf(indices);
    for (std::size_t bucket = 0; bucket <= boundaries.size(); ++bucket) {
        m_strategies.push_back(with(basic, indices, m_rules, boundaries, bucket));
        m_plays.insert(m_plays.end(), m_strategies.back().groups.begin(), m_strategies.back().groups.end());
    }
    const int cards = m_rules.cards();
    m_unit = 0;
    double square = 0;
    for (const int tag : m_system.tags) {
        m_unit = std::gcd(m_unit, tag);
        square += static_cast<double>(tag) * tag / engine::cardsPerDeck;
    }
    m_unit = std::max(1, m_unit);
    // As far as ten standard deviations of half a shoe, and what an unbalanced count adds.
    const double far = 10 * std::sqrt(square * cards / 4) + std::abs(m_system.sumOfDeck()) * m_rules.decks;
    m_width = 2 * static_cast<int>(std::ceil(far / m_unit)) + 2;
    m_bucket.resize(static_cast<std::size_t>((cards + 12) * m_width));
    m_shown.resize(m_bucket.size());
    for (int left = 0; left < cards + 12; ++left) {
        for (int i = 0; i < m_width; ++i) {
            const int running = m_start + (i - m_width / 2) * m_unit;
            const int shown = counting::shownCount(m_system.convention, running, left);
            const auto at = static_cast<std::size_t>(left * m_width + i);
            m_shown[at] = static_cast<std::int16_t>(std::clamp(shown, -mostBins / 2, mostBins / 2 - 1));
            m_bucket[at] = static_cast<std::uint8_t>(std::ranges::upper_bound(boundaries, shown) - boundaries.begin());
        }
    }
    const auto decidesBefore = [&](const BasicStrategy& strategy, std::size_t sight) {
        const TotalPlay& before = strategy.beforePeek[sight];
        return (m_rules.insurance.offered && views.sights[sight].up == ace && strategy.insures[sight]) ||
               std::ranges::find(before.surrender, true) != before.surrender.end() ||
               std::ranges::find(before.surrenderPair, true) != before.surrenderPair.end();
    };
    for (std::size_t i = 0; i < m_special.size(); ++i) {
        const std::size_t a = i / 1000;
        const std::size_t b = i / 100 % 10;
        const std::size_t up = i / 10 % 10;
        const std::size_t hole = i % 10;
        const bool natural = (a == ace && b == ten) || (a == ten && b == ace);
        const auto sight = static_cast<std::size_t>(m_sightOf[up][hole]);
        const bool sometimes = std::ranges::any_of(
            m_strategies, [&](const BasicStrategy& strategy) { return decidesBefore(strategy, sight); });
        m_special[i] =
            static_cast<std::uint8_t>((natural || m_groupOf[up][hole] < 0 ? Always : 0) | (sometimes ? Sometimes : 0));
    }
    for (std::size_t i = 0; i < m_strategies.size(); ++i) {
        for (std::size_t sight = 0; sight < views.sights.size(); ++sight) {
            if (decidesBefore(m_strategies[i], sight))
                m_asks[i] = Always | Sometimes;
        }
    }

    std::vector<std::uint8_t> shoe;
    for (int i = 0; i < engine::cardsPerDeck; ++i) {
        const engine::Card card = engine::Card::fromIndex(i);
        Kind kind{static_cast<std::uint8_t>(analysis::pointIndex(card)),
                  static_cast<std::int16_t>(m_system.tag(card) / m_unit), 0};
        for (const counting::SideCount& side : m_system.sideCounts)
            kind.side += side.weight * side.tags[static_cast<std::size_t>(i)] / counting::halvesPerPoint;
        auto found = std::ranges::find(m_kinds, kind);
        if (found == m_kinds.end())
            found = m_kinds.insert(m_kinds.end(), kind);
        const auto number = static_cast<std::size_t>(found - m_kinds.begin());
        m_point[number] = kind.point;
        m_tag[number] = kind.tag;
        m_sideOf[number] = kind.side;
        m_given[number] = {kind.tag, static_cast<std::uint8_t>(2 * (kind.point + 1)),
                           static_cast<std::uint8_t>(kind.point == ace ? 1 : 0)};
        m_kindOf[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(number);
        const int there = m_rules.newShoe().countOf(card);
        m_allSides += kind.side * there;
        shoe.insert(shoe.end(), static_cast<std::size_t>(there), static_cast<std::uint8_t>(number));
    }
    m_tables.resize(playsTogether() ? tables : 1);
    for (Table& table : m_tables)
        table.shoe = shoe;
    m_t = m_tables.data();
    for (const TotalPlay& play : m_plays) {
        auto& first = m_firsts.emplace_back();
        auto& hits = m_hits.emplace_back();
        for (int a = 0; a < pointKinds; ++a) {
            for (int b = 0; b < pointKinds; ++b) {
                Hand hand;
                give(hand, a);
                give(hand, b);
                const auto pair = static_cast<std::size_t>(a);
                const auto cls = m_class[static_cast<std::size_t>(hand.state)];
                const bool doubles = (a == b ? play.doublePair[pair] : play.doubled[cls]) &&
                                     mayDouble(hand);
                first[static_cast<std::size_t>(a * 10 + b)] = (a == b ? play.surrenderPair[pair] : play.surrender[cls])
                                                                  ? GivesUp
                                                              : a == b && play.splitInto[pair] > 0            ? Leaves
                                                              : doubles                                       ? Doubles
                                                              : (a == b ? play.hitPair[pair] : play.hit[cls]) ? Hits
                                                                                                              : Stands;
            }
        }
        for (std::size_t state = 0; state < states; ++state)
            hits[state] = m_best[state] < 21 && play.hit[m_class[state]] ? 1 : 0;
    }
    m_hasSides = !m_system.sideCounts.empty();
    m_cards = shoe.size();
    m_cut = m_rules.shuffle.when == engine::ShuffleWhen::EveryRound || m_after
                ? 0
                : static_cast<std::size_t>(m_rules.cutPosition());
    for (std::size_t i = 0; i < m_bins.size(); ++i)
        m_bins[i].count = static_cast<int>(i) - mostBins / 2;
}

// With side counts: how many more of their cards are left than usual, for each deck left.
int CountedPlayer::betCountWithSides() const {
    int left = static_cast<int>(m_t->shoe.size() - m_t->at);
    if (m_system.convention.left == counting::CardsLeft::Unseen)
        left += m_t->burned;
    const double usual = m_allSides * left / static_cast<double>(m_t->shoe.size());
    const double more = (m_allSides - m_t->side - usual) / counting::decksLeft(m_system.convention, left).decks();
    const double count = counting::exactCount(m_system.convention, m_start + m_t->running * m_unit, left) + more;
    const double whole = m_system.convention.rounding == counting::Rounding::Floor      ? std::floor(count)
                         : m_system.convention.rounding == counting::Rounding::Truncate ? std::trunc(count)
                                                                                        : std::round(count);
    return std::clamp(static_cast<int>(whole), -mostBins / 2, mostBins / 2 - 1);
}

void CountedPlayer::mix(std::size_t end, Random& random) {
    end = std::min(end, m_t->shoe.size());
    std::uint8_t* const shoe = m_t->shoe.data();
    auto left = static_cast<std::uint32_t>(m_t->shoe.size() - m_t->mixed);
    std::size_t at = m_t->mixed;
    // Two cards from one random number.
    for (; at + 1 < end; at += 2, left -= 2) {
        const std::uint64_t bits = random.next();
        const auto first = at + ((bits >> 32U) * left >> 32U);
        std::swap(shoe[at], shoe[first]);
        const auto second = at + 1 + ((bits & 0xFFFFFFFFU) * (left - 1) >> 32U);
        std::swap(shoe[at + 1], shoe[second]);
    }
    for (; at < end; ++at, --left)
        std::swap(shoe[at], shoe[at + random.below(left)]);
    m_t->mixed = end;
}

void CountedPlayer::burn() {
    m_t->burned = 0;
    if (m_rules.shuffle.burn == engine::Burn::None || m_after)
        return;
    m_t->burned = drawSeen() + 1;
    m_t->at += static_cast<std::size_t>(m_t->burned);
}

void CountedPlayer::shuffle(Random& random) {
    m_t->mixed = 0;
    m_t->at = 0;
    m_t->running = 0;
    m_t->side = 0;
    m_t->ranOut = false;
    const std::size_t others = static_cast<std::size_t>(m_company);
    mix((m_after ? static_cast<std::size_t>(*m_after) : m_cut) + margin * (1 + others), random);
    burn();
    for (int gone = m_after.value_or(0); gone > 0; --gone)
        (void)drawSeen();
}

CountedPlayer::Final CountedPlayer::finalOf(const Hand& hand, analysis::Stakes stakes, bool fromSplit) const {
    const int total = best(hand);
    const bool wins22 = m_rules.dealer.pays22(total, hand.gold, hand.cards == 2 && !fromSplit);
    return {.units = stakes.own,
            .house = stakes.house,
            .total = total > 21 ? 22 : std::max(lowFinal, total),
            .wins22 = wins22,
            .charlie = m_rules.charlie.isMadeBy(hand.cards, total),
            .bonus =
                stakes.all() > 1 ? analysis::BonusHand::None : analysis::bonusHandOf(hand.lead, hand.cards, total)};
}

CountedPlayer::Final CountedPlayer::surrendered() {
    return {.units = 1, .total = lowFinal, .wins22 = false, .rescued = true};
}

CountedPlayer::Final CountedPlayer::playDouble(Hand& hand, int group, bool fromSplit, bool free, bool counting) {
    const bool soft = hand.state % 2 == 1 && hand.state / 2 <= 11;
    const analysis::Stakes first = analysis::PlayRules::doubledStakes(
        analysis::PlayRules::stakes(free), m_rules.doubling.isFree(hand.cards, best(hand), soft));
    for (int times = 1;; ++times) {
        give(hand, drawSeen());
        Final final = finalOf(hand, times == 1 ? first : analysis::Stakes{1 << times, 0}, fromSplit);
        if (first.house > 0 || times > m_play.doublesThatDecide() || ends(hand))
            return final;
        const TotalPlay& play = playNow(group, counting);
        const AfterDouble wanted = play.doubledPlay(times, m_class[static_cast<std::size_t>(hand.state)]);
        if (wanted == AfterDouble::Double && times < m_play.mostDoubles() && m_rules.doubling.allowsTotal(best(hand)))
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

// A hand of two cards or more that isn't split any further.
CountedPlayer::Final CountedPlayer::playOut(Hand& hand, int group, From from, bool free, bool counting) {
    const bool split = from != From::Deal;
    const bool doubles =
        !split || (m_rules.doubling.afterSplit && (from != From::Aces || m_rules.split.acesDouble()));
    while (!ends(hand)) {
        const TotalPlay& play = playNow(group, counting);
        const auto cls = m_class[static_cast<std::size_t>(hand.state)];
        const bool first = !split && hand.cards == 2; // its double was decided before
        if (m_play.surrendersLater && !first && !free && play.surrender[cls])
            return surrendered();
        if (doubles && !first && mayDouble(hand) && (free ? play.freeDoubled : play.doubled)[cls])
            return playDouble(hand, group, split, free, counting);
        if (!(free ? play.freeHit : play.hit)[cls])
            break;
        give(hand, drawSeen());
    }
    return finalOf(hand, analysis::PlayRules::stakes(free), split);
}

// A new hand is played right after the one it came from.
void CountedPlayer::playSplit(int pair, int group, bool counting) {
    const TotalPlay& play = playNow(group, counting);
    const int most = play.splitInto[static_cast<std::size_t>(pair)];
    Hand one;
    give(one, pair);
    std::array<Hand, 4> hands{one, one};
    int count = 2;
    give(hands[0], drawSeen());
    give(hands[1], drawSeen());
    const bool oneCard = pair == ace && m_rules.split.acesStand();
    for (int i = 0; i < count; ++i) {
        auto& hand = hands[static_cast<std::size_t>(i)];
        while (count < most && hand.state / 2 == 2 * (pair + 1)) {
            for (int later = count; later > i + 1; --later)
                hands[static_cast<std::size_t>(later)] = hands[static_cast<std::size_t>(later - 1)];
            ++count;
            hand = one;
            hands[static_cast<std::size_t>(i + 1)] = one;
            give(hand, drawSeen());
            give(hands[static_cast<std::size_t>(i + 1)], drawSeen());
        }
        const bool free = i > 0 && m_play.splitsFree(pair); // the first is the one that its player staked
        m_finals[static_cast<std::size_t>(i)] =
            oneCard ? finalOf(hand, analysis::PlayRules::stakes(free), true)
                    : playOut(hand, group, pair == ace ? From::Aces : From::Pair, free, counting);
        m_finals[static_cast<std::size_t>(i)].free = free;
    }
    m_hands = count;
}

// The other hands' turns, after the person's; their first two cards lie in m_others.
void CountedPlayer::playOthers(int group, int up) {
    const bool high = up == ace || up == ten;
    const bool evenMoney = (up == ace && m_rules.evenMoney.onAce) || (up == ten && m_rules.evenMoney.onTen);
    const auto finals = m_finals;
    const int hands = m_hands;
    for (int other = 0; other < m_company; ++other) {
        const auto& [a, b] = m_others[static_cast<std::size_t>(other)];
        const TotalPlay& play = m_basic.groups[static_cast<std::size_t>(group)];
        Hand hand;
        give(hand, a);
        give(hand, b);
        const auto pair = static_cast<std::size_t>(a);
        const auto cls = m_class[static_cast<std::size_t>(hand.state)];
        if (best(hand) == 21) {
            const auto sight = static_cast<std::size_t>(m_sightOf[static_cast<std::size_t>(up)][quietPoint]);
            const bool paid =
                engine::paysBothBlackjacks(m_rules.dealer.ties) || (evenMoney && m_basic.takesEvenMoney[sight]);
            m_othersWait = m_othersWait || (high && !paid);
            continue;
        }
        if (a == b ? play.surrenderPair[pair] : play.surrender[cls]) {
            m_othersWait = m_othersWait || needsSecondCard(m_play, std::array{surrendered()}, high);
            continue;
        }
        if (a == b && play.splitInto[pair] > 0) {
            playSplit(a, group, false);
            for (int i = 0; i < m_hands; ++i)
                m_othersOpen = m_othersOpen || isOpen(m_play, m_finals[static_cast<std::size_t>(i)]);
            m_othersWait = m_othersWait ||
                           needsSecondCard(m_play, std::span(m_finals).first(static_cast<std::size_t>(m_hands)), high);
            continue;
        }
        Final final;
        if (mayDouble(hand) && (a == b ? play.doublePair[pair] : play.doubled[cls])) {
            final = playDouble(hand, group, false, false, false);
        } else {
            if (a == b) {
                if (play.hitPair[pair]) {
                    give(hand, drawSeen());
                    final = playOut(hand, group, From::Deal, false, false);
                } else {
                    final = finalOf(hand, {}, false);
                }
            } else {
                final = playOut(hand, group, From::Deal, false, false);
            }
        }
        m_othersOpen = m_othersOpen || isOpen(m_play, final);
        m_othersWait = m_othersWait || needsSecondCard(m_play, std::span(&final, 1), high);
    }
    m_finals = finals;
    m_hands = hands;
}

void CountedPlayer::round() {
    const int a = drawSeen();
    for (int other = 0; other < m_company; ++other)
        m_others[static_cast<std::size_t>(other)].first = drawSeen();
    const int dealerFirst = draw();
    const int b = drawSeen();
    for (int other = 0; other < m_company; ++other)
        m_others[static_cast<std::size_t>(other)].second = drawSeen();
    const int dealerSecond = m_late ? -1 : draw();
    const int upKind = m_upSecond ? dealerFirst : dealerSecond;
    int holeKind = m_upSecond ? dealerSecond : dealerFirst;
    m_t->running += m_tag[static_cast<std::size_t>(upKind)];
    m_t->side += m_sideOf[static_cast<std::size_t>(upKind)];
    if (m_open) {
        m_t->running += m_tag[static_cast<std::size_t>(holeKind)];
        m_t->side += m_sideOf[static_cast<std::size_t>(holeKind)];
    }
    const auto up = m_point[static_cast<std::size_t>(upKind)];
    // No play depends on a card that isn't dealt yet.
    const std::uint8_t seen = m_late ? quietPoint : m_point[static_cast<std::size_t>(holeKind)];
    const int group = m_groupOf[up][seen];
    const bool high = up == ace || up == ten;
    m_net = 0;
    m_blackjackPaid = false;
    m_stake = 1;
    m_hands = 0;
    m_othersOpen = m_othersWait = false;
    bool over = false;    // for the person
    bool insured = false; // these two wait for the dealer's second card
    bool unpaid = false;  // a blackjack
    const auto sight = static_cast<std::size_t>(m_sightOf[up][seen]);

    const auto number = static_cast<std::size_t>(a * 1000 + b * 100 + up * 10 + seen);
    Hand hand;
    give(hand, a);
    give(hand, b);
    const auto pair = static_cast<std::size_t>(a);
    if (m_special[number] != 0) {
        const BasicStrategy& strategy = m_strategies[m_bucket[place(hidden())]];
        const bool natural = m_best[static_cast<std::size_t>(hand.state)] == 21;
        insured = insurance(static_cast<int>(sight), quietPoint, natural, strategy.insures[sight]) != 0;
        const TotalPlay& before = strategy.beforePeek[sight];
        const auto cls = m_class[static_cast<std::size_t>(hand.state)];
        if (natural) {
            const bool evenMoney = (up == ace && m_rules.evenMoney.onAce) || (up == ten && m_rules.evenMoney.onTen);
            if (evenMoney && strategy.takesEvenMoney[sight])
                m_net = 1;
            else if (high && !engine::paysBothBlackjacks(m_rules.dealer.ties))
                unpaid = true;
            else
                payBlackjack();
            over = true;
        } else if (a == b ? before.surrenderPair[pair] : before.surrender[cls]) {
            m_net -= 0.5;
            over = true;
        } else if (group < 0) {
            m_net -= 1;
            over = true;
        }
    }
    if (!over) {
        const TotalPlay& play = playFor(hidden(), group);
        const auto cls = m_class[static_cast<std::size_t>(hand.state)];
        if (a == b ? play.surrenderPair[pair] : play.surrender[cls]) {
            m_hands = 1;
            m_finals[0] = surrendered();
        } else if (a == b && play.splitInto[pair] > 0) {
            playSplit(a, group, true);
        } else {
            m_hands = 1;
            if ((a == b ? play.doublePair[pair] : play.doubled[cls]) &&
                mayDouble(hand)) {
                m_finals[0] = playDouble(hand, group, false, false, true);
            } else if (a == b) {
                if (play.hitPair[pair]) {
                    give(hand, drawSeen());
                    m_finals[0] = playOut(hand, group, From::Deal, false, true);
                } else {
                    m_finals[0] = finalOf(hand, {}, false);
                }
            } else {
                m_finals[0] = playOut(hand, group, From::Deal, false, true);
            }
        }
    }
    if (m_company > 0 && group >= 0)
        playOthers(group, up);
    const std::span played(m_finals.data(), static_cast<std::size_t>(m_hands));
    bool drawn = true;
    if (m_late) {
        drawn = insured || unpaid || m_othersWait || needsSecondCard(m_play, played, high);
        holeKind = drawn ? draw() : -1;
    }
    bool open = m_othersOpen;
    for (int i = 0; i < m_hands; ++i)
        open = open || isOpen(m_play, m_finals[static_cast<std::size_t>(i)]);
    Hand dealer;
    give(dealer, up);
    if (drawn && !m_open) {
        m_t->running += m_tag[static_cast<std::size_t>(holeKind)];
        m_t->side += m_sideOf[static_cast<std::size_t>(holeKind)];
    }
    if (drawn)
        give(dealer, m_point[static_cast<std::size_t>(holeKind)]);
    const bool blackjack = drawn && m_best[static_cast<std::size_t>(dealer.state)] == 21;
    if (insured)
        m_net += insurance(static_cast<int>(sight), m_point[static_cast<std::size_t>(holeKind)], false, true);
    if (unpaid && !blackjack)
        payBlackjack();
    while (open && m_dealerDraws[static_cast<std::size_t>(dealer.state)])
        give(dealer, drawSeen());
    if (m_hands > 0) {
        m_stake = 0;
        const int total = m_best[static_cast<std::size_t>(dealer.state)];
        m_net += analysis::netOf(m_play, played, total, blackjack);
        for (const Final& final : played)
            m_stake += final.units;
    }
}

CountedPlayer::Checked CountedPlayer::play(std::span<const engine::Card> cards) {
    const std::vector<std::uint8_t> kept = m_t->shoe;
    for (std::size_t i = 0; i < cards.size(); ++i)
        m_t->shoe[i] = m_kindOf[static_cast<std::size_t>(cards[i].index())];
    m_t->at = 0;
    m_t->burned = 0;
    m_t->running = 0;
    m_t->side = 0;
    m_t->ranOut = false;
    round();
    m_t->shoe = kept;
    return {{m_net, m_stake}, m_t->at};
}

void CountedPlayer::add(std::size_t bin) {
    if (m_t->ranOut)
        return;
    CountBin& there = m_bins[bin];
    ++there.rounds;
    there.net += m_net;
    const bool suited = m_blackjackPaid && m_blackjack.chance > 0;
    there.square += m_net * m_net + (suited ? m_blackjack.square - m_blackjack.mean * m_blackjack.mean : 0);
    there.stake += m_stake;
    auto& ended = suited ? m_suitedResults : m_otherResults;
    const auto known = std::ranges::find(ended, m_net, &std::pair<double, std::uint64_t>::first);
    if (known == ended.end())
        ended.emplace_back(m_net, 1);
    else
        ++known->second;
}

void CountedPlayer::dealOne(Random& random) {
    if (m_t->mixed == 0 || m_t->at >= m_cut)
        shuffle(random);
    // A round may take more cards than were mixed.
    const std::size_t room = margin * (1 + static_cast<std::size_t>(m_company));
    if (m_t->at + room > m_t->mixed)
        mix(m_t->mixed + room, random);
    const auto bin = static_cast<std::size_t>(betCount() + mostBins / 2);
    round();
    add(bin);
}

// A round on each of many tables, step by step. Whoever is done with a step drops out of its list; no branch depends on
// a card.
void CountedPlayer::dealTogether(std::size_t rounds, Random& random) {
    using List = std::array<std::uint8_t, tables + 1>;
    struct Open {
        Table* table = nullptr;
        const std::uint8_t* shoe = nullptr;
        std::uint32_t group = 0;
        std::int16_t bin = 0;
        std::uint8_t hole = 0;   ///< its kind
        std::uint8_t hand = 0;   ///< a state
        std::uint8_t dealer = 0; ///< the same
        std::uint8_t units = 1;
        bool gaveUp = false;
        bool blackjack = false; ///< the dealer's, found only now: it beats whatever was played on against it
    };
    std::array<Open, tables> open;
    std::array<List, Leaves + 1> lists;
    std::array<std::size_t, Leaves + 1> counts{};
    const std::size_t most = std::min(rounds, tables);
    for (std::size_t i = 0; i < most; ++i) {
        m_t = &m_tables[i];
        if (m_t->mixed == 0 || m_t->at >= m_cut)
            shuffle(random);
        if (m_t->at + margin > m_t->mixed)
            mix(m_t->mixed + margin, random);
        open[i].bin = static_cast<std::int16_t>(betCount());
    }
    // Bytes written below may be anything to the compiler; what doesn't change is kept out of their way.
    const std::uint8_t* const buckets = m_bucket.data();
    const std::array<std::uint8_t, states>* const hits = m_hits.data();
    const Given* const given = m_given.data();
    const std::uint8_t* const best = m_best.data();
    const int width = m_width;
    const int middle = m_width / 2;
    const std::size_t groups = m_groups;
    const auto cards = static_cast<int>(m_cards);
    const bool unseen = m_system.convention.left == counting::CardsLeft::Unseen;
    const bool sides = m_hasSides;
    const int tie = engine::signOfTie(m_rules.dealer.ties, 20);
    const int tieOn21 = engine::signOfTie(m_rules.dealer.ties, 21);
    const bool leavesDoubles = m_rules.dealer.taken() != engine::BlackjackTakes::All;
    const bool leavesBusts = m_rules.dealer.taken() == engine::BlackjackTakes::Original;
    const auto playAt = [&](const Table& table, std::size_t group) {
        const int left = cards - static_cast<int>(table.at) + (unseen ? 1 + table.burned : 0);
        const int at = left * width + std::clamp(table.running + middle, 0, width - 1);
        return std::pair<std::size_t, std::size_t>(buckets[at], buckets[at] * groups + group);
    };
    const std::size_t upAt = m_upSecond ? 1 : 3;
    const auto seeFirst = [&](Table& table, int sign) {
        for (const std::size_t at : {std::size_t{0}, std::size_t{2}, upAt})
            table.side += sides ? sign * m_sideOf[table.shoe[table.at - 4 + at]] : 0;
    };
    for (std::size_t i = 0; i < most; ++i) {
        Table& table = m_tables[i];
        Open& one = open[i];
        one.table = &table;
        one.shoe = table.shoe.data();
        const std::uint8_t* const dealt = one.shoe + table.at;
        const std::size_t up = dealt[upAt];
        one.hole = dealt[4 - upAt];
        const std::size_t a = m_point[dealt[0]];
        const std::size_t b = m_point[dealt[2]];
        const std::size_t upPoint = m_point[up];
        const std::size_t hole = m_point[one.hole];
        const int group = std::max(0, m_groupOf[upPoint][hole]);
        table.at += 4;
        table.running += given[dealt[0]].tag + given[dealt[2]].tag + given[up].tag;
        if (sides)
            seeFirst(table, 1);
        const auto [bucket, play] = playAt(table, static_cast<std::size_t>(group));
        std::size_t first = m_firsts[play][a * 10 + b];
        const bool special = (m_special[a * 1000 + b * 100 + upPoint * 10 + hole] & m_asks[bucket]) != 0;
        // A shoe that might run out is dealt card by card.
        first = special || table.at + longest > m_cards ? std::size_t{Leaves} : first;
        one.group = static_cast<std::uint32_t>(group);
        one.hand = static_cast<std::uint8_t>((2 * (a + b + 2)) | (a == ace || b == ace ? 1U : 0U));
        one.dealer = static_cast<std::uint8_t>((2 * (upPoint + hole + 2)) | (upPoint == ace || hole == ace ? 1U : 0U));
        one.units = first == Doubles ? 2 : 1;
        one.gaveUp = first == GivesUp;
        one.blackjack = best[one.dealer] == 21;
        lists[first][counts[first]++] = static_cast<std::uint8_t>(i);
    }
    const auto draw = [&](Open& one, std::uint8_t state) {
        Table& table = *one.table;
        const std::size_t kind = one.shoe[table.at++];
        const Given card = given[kind];
        table.running += card.tag;
        if (sides)
            table.side += m_sideOf[kind];
        return static_cast<std::uint8_t>((state + card.more) | card.ace);
    };
    // Splits, blackjacks and what is decided before the peek: one after another, from the first card.
    for (std::size_t i = 0; i < counts[Leaves]; ++i) {
        const Open& one = open[lists[Leaves][i]];
        m_t = one.table;
        if (sides)
            seeFirst(*m_t, -1);
        m_t->at -= 4;
        for (const std::size_t at : {std::size_t{0}, std::size_t{2}, upAt})
            m_t->running -= given[one.shoe[m_t->at + at]].tag;
        round();
        add(static_cast<std::size_t>(one.bin + mostBins / 2));
    }
    for (std::size_t i = 0; i < counts[Doubles]; ++i) {
        Open& one = open[lists[Doubles][i]];
        one.hand = draw(one, one.hand);
    }
    List taking = lists[Hits];
    for (std::size_t hitting = counts[Hits]; hitting > 0;) {
        std::size_t left = 0;
        for (std::size_t i = 0; i < hitting; ++i) {
            const std::uint8_t which = taking[i];
            Open& one = open[which];
            const std::uint8_t hand = draw(one, one.hand);
            one.hand = hand;
            taking[left] = which;
            left += hits[playAt(*one.table, one.group).second][hand];
        }
        hitting = left;
    }
    // The dealer draws only against a hand that is still in.
    List drawing;
    std::size_t dealers = 0;
    for (const First first : {Stands, Hits, Doubles, GivesUp}) {
        for (std::size_t i = 0; i < counts[first]; ++i) {
            const std::uint8_t which = lists[first][i];
            Open& one = open[which];
            one.table->running += given[one.hole].tag;
            if (sides)
                one.table->side += m_sideOf[one.hole];
            drawing[dealers] = which;
            dealers += best[one.hand] <= 21 && first != GivesUp && m_dealerDraws[one.dealer] ? 1U : 0U;
        }
    }
    while (dealers > 0) {
        std::size_t left = 0;
        for (std::size_t i = 0; i < dealers; ++i) {
            const std::uint8_t which = drawing[i];
            Open& one = open[which];
            const std::uint8_t dealer = draw(one, one.dealer);
            one.dealer = dealer;
            drawing[left] = which;
            left += m_dealerDraws[dealer] ? 1U : 0U;
        }
        dealers = left;
    }
    for (const First first : {Stands, Hits, Doubles, GivesUp}) {
        for (std::size_t i = 0; i < counts[first]; ++i) {
            const Open& one = open[lists[first][i]];
            const int mine = best[one.hand];
            const int theirs = best[one.dealer];
            const int compared = theirs > 21 ? 1 : (mine > theirs ? 1 : 0) - (mine < theirs ? 1 : 0);
            const int won = mine > 21 || one.blackjack ? -1 : compared != 0 ? compared : mine == 21 ? tieOn21 : tie;
            const int staked = one.blackjack && leavesDoubles && (leavesBusts || mine <= 21) ? 1 : one.units;
            const double net = one.gaveUp ? -0.5 : staked * won;
            CountBin& there = m_bins[static_cast<std::size_t>(one.bin + mostBins / 2)];
            ++there.rounds;
            there.net += net;
            there.square += net * net;
            there.stake += one.units;
            ++m_plainResults[one.gaveUp ? 5U : static_cast<std::size_t>(staked * won + 2)];
        }
    }
}

void CountedPlayer::deal(std::uint64_t rounds, Random& random) {
    while (rounds > 0) {
        const std::uint64_t now = playsTogether() ? std::min<std::uint64_t>(rounds, tables) : 1;
        if (playsTogether())
            dealTogether(static_cast<std::size_t>(now), random);
        else
            dealOne(random);
        rounds -= now;
    }
}

CountBins CountedPlayer::bins() const {
    CountBins found;
    std::ranges::copy_if(m_bins, std::back_inserter(found), [](const CountBin& bin) { return bin.rounds > 0; });
    return found;
}

void CountedPlayer::payBlackjack() {
    m_net += m_blackjack.mean;
    m_blackjackPaid = true;
}

std::vector<std::pair<double, double>> CountedPlayer::results() const {
    std::vector<std::pair<double, double>> found;
    for (const auto& [net, rounds] : m_otherResults)
        found.emplace_back(net, static_cast<double>(rounds));
    // Nobody here sees suits: what is paid on the mean is told apart by how often it is the one and the other.
    for (const auto& [net, rounds] : m_suitedResults) {
        const double without = net - m_blackjack.mean;
        found.emplace_back(without + m_blackjack.plain, static_cast<double>(rounds) * (1 - m_blackjack.chance));
        found.emplace_back(without + m_blackjack.suited, static_cast<double>(rounds) * m_blackjack.chance);
    }
    for (std::size_t i = 0; i < m_plainResults.size(); ++i)
        found.emplace_back(i == 5 ? -0.5 : static_cast<double>(i) - 2, static_cast<double>(m_plainResults[i]));
    return found;
}

CountingResult simulateCounting(const CountingSetup& setup, const analysis::Views& views, const BasicStrategy& basic,
                                const std::vector<IndexPlay>& indices, const Cancelled& cancelled,
                                const Progress& progress) {
    const auto begin = std::chrono::steady_clock::now();
    CountingResult result;
    const auto threads = static_cast<std::uint64_t>(setup.threads);
    std::atomic<std::uint64_t> done{0};
    std::atomic<bool> stopped{false};
    std::vector<std::array<CountBins, 2>> found(threads);
    std::vector<std::vector<std::pair<double, double>>> results(threads);
    const auto work = [&](std::uint64_t thread) {
        for (std::uint64_t half = 0; half < 2; ++half) {
            CountedPlayer player(setup, views, basic, indices);
            Random random(setup.seed, 2 * thread + half);
            const std::uint64_t share = (setup.rounds + half) / 2;
            std::uint64_t rounds = share / threads + (thread < share % threads ? 1 : 0);
            while (rounds > 0 && !stopped) {
                const auto now = std::min(rounds, roundsBetweenLooks);
                player.deal(now, random);
                rounds -= now;
                done += now;
                if (progress)
                    progress(static_cast<double>(done) / static_cast<double>(setup.rounds));
                if (cancelled && cancelled())
                    stopped = true;
            }
            found[thread][half] = player.bins();
            const auto ended = player.results();
            results[thread].insert(results[thread].end(), ended.begin(), ended.end());
        }
    };
    std::vector<std::thread> others;
    for (std::uint64_t t = 1; t < threads; ++t)
        others.emplace_back(work, t);
    work(0);
    for (std::thread& other : others)
        other.join();
    for (const auto& [fitted, settled] : found) {
        result.fitted = merged(result.fitted, fitted);
        result.settled = merged(result.settled, settled);
    }
    for (const CountBin& bin : merged(result.fitted, result.settled))
        result.rounds += bin.rounds;
    std::map<double, double> ended;
    for (const auto& each : results) {
        for (const auto& [net, rounds] : each)
            ended[net] += rounds;
    }
    for (const auto& [net, rounds] : ended) {
        if (rounds > 0)
            result.results.push_back({net, rounds / static_cast<double>(result.rounds)});
    }
    result.stopped = done < setup.rounds;
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

} // namespace openshoe::advantage
