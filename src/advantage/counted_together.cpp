// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds of one hand, from many shoes step by step.
#include "advantage/counted_play.h"

#include <algorithm>
#include <array>
#include <utility>

namespace openshoe::advantage {

using analysis::ace;

namespace {

/// No round of one hand that isn't split takes more, whatever its cards are.
constexpr std::size_t longest = 40;

} // namespace

// Whoever is done with a step drops out of its list; no branch depends on a card.
void CountedPlayer::dealTogether(std::size_t rounds, analysis::Random& random) {
    using List = std::array<std::uint8_t, mostTogether + 1>;
    using Plays = CountedPlays;
    struct Open {
        CountedShoe* shoe = nullptr;
        const std::uint8_t* cards = nullptr; ///< of the shoe
        std::uint32_t group = 0;
        std::int16_t count = 0;  ///< before the round
        std::uint8_t hole = 0;   ///< its kind
        std::uint8_t hand = 0;   ///< a state
        std::uint8_t dealer = 0; ///< the same
        std::uint8_t units = 1;
        bool gaveUp = false;
        bool blackjack = false; ///< the dealer's, found only now: it beats whatever was played on against it
    };
    std::array<Open, mostTogether> open;
    std::array<List, Plays::Leaves + 1> lists;
    std::array<std::size_t, Plays::Leaves + 1> counts{};
    for (std::size_t i = 0; i < rounds; ++i) {
        m_shoe = &m_shoes[i];
        open[i].count = static_cast<std::int16_t>(readyForRound(random));
    }
    // Bytes written below may be anything to the compiler; what doesn't change is kept out of their way.
    const std::uint8_t* const strategies = m_scale.strategies();
    const std::array<std::uint8_t, HandStates::count>* const hits = m_plays.hits();
    const CountedCards::Given* const given = m_cards.given.data();
    const std::uint8_t* const best = m_states.bestOf.data();
    const int width = m_scale.width();
    const int middle = width / 2;
    const std::size_t groups = m_plays.groups();
    const std::size_t size = m_cards.shoe.size();
    const auto cards = static_cast<int>(size);
    const bool unseen = m_unseen;
    const bool sides = m_cards.hasSides;
    const int tie = engine::signOfTie(m_rules.dealer.ties, 20);
    const int tieOn21 = engine::signOfTie(m_rules.dealer.ties, 21);
    const bool leavesDoubles = m_rules.dealer.taken() != engine::BlackjackTakes::All;
    const bool leavesBusts = m_rules.dealer.taken() == engine::BlackjackTakes::Original;
    const auto playAt = [&](const CountedShoe& shoe, std::size_t group) {
        const int left = cards - static_cast<int>(shoe.at) + (unseen ? 1 + shoe.burned : 0);
        const std::size_t strategy = strategies[left * width + std::clamp(shoe.running + middle, 0, width - 1)];
        return std::pair(strategy, strategy * groups + group);
    };
    const std::size_t upAt = m_upSecond ? 1 : 3;
    const auto seeFirst = [&](CountedShoe& shoe, int sign) {
        for (const std::size_t at : {std::size_t{0}, std::size_t{2}, upAt})
            shoe.side += sides ? sign * m_cards.side[shoe.cards[shoe.at - 4 + at]] : 0;
    };
    for (std::size_t i = 0; i < rounds; ++i) {
        CountedShoe& shoe = m_shoes[i];
        Open& one = open[i];
        one.shoe = &shoe;
        one.cards = shoe.cards.data();
        const std::uint8_t* const dealt = one.cards + shoe.at;
        const std::size_t up = dealt[upAt];
        one.hole = dealt[4 - upAt];
        const std::size_t a = m_cards.point[dealt[0]];
        const std::size_t b = m_cards.point[dealt[2]];
        const std::size_t upPoint = m_cards.point[up];
        const std::size_t hole = m_cards.point[one.hole];
        const int group = std::max(0, m_plays.groupOf(upPoint, hole));
        shoe.at += 4;
        shoe.running += given[dealt[0]].tag + given[dealt[2]].tag + given[up].tag;
        if (sides)
            seeFirst(shoe, 1);
        const auto [strategy, play] = playAt(shoe, static_cast<std::size_t>(group));
        const bool special = (m_plays.special(a, b, upPoint, hole) & m_plays.asked(strategy)) != 0;
        // A shoe that might run out is dealt card by card.
        const Plays::First first = special || shoe.at + longest > size ? Plays::Leaves : m_plays.first(play, a, b);
        one.group = static_cast<std::uint32_t>(group);
        one.hand = static_cast<std::uint8_t>((2 * (a + b + 2)) | (a == ace || b == ace ? 1U : 0U));
        one.dealer = static_cast<std::uint8_t>((2 * (upPoint + hole + 2)) | (upPoint == ace || hole == ace ? 1U : 0U));
        one.units = first == Plays::Doubles ? 2 : 1;
        one.gaveUp = first == Plays::GivesUp;
        one.blackjack = best[one.dealer] == 21;
        lists[first][counts[first]++] = static_cast<std::uint8_t>(i);
    }
    const auto draw = [&](Open& one, std::uint8_t state) {
        CountedShoe& shoe = *one.shoe;
        const std::size_t kind = one.cards[shoe.at++];
        const CountedCards::Given card = given[kind];
        shoe.running += card.tag;
        if (sides)
            shoe.side += m_cards.side[kind];
        return static_cast<std::uint8_t>((state + card.more) | card.ace);
    };
    // Splits, blackjacks and what is decided before the peek: one after another, from the first card.
    for (std::size_t i = 0; i < counts[Plays::Leaves]; ++i) {
        const Open& one = open[lists[Plays::Leaves][i]];
        m_shoe = one.shoe;
        if (sides)
            seeFirst(*m_shoe, -1);
        m_shoe->at -= 4;
        for (const std::size_t at : {std::size_t{0}, std::size_t{2}, upAt})
            m_shoe->running -= given[one.cards[m_shoe->at + at]].tag;
        dealOne(one.count);
    }
    for (std::size_t i = 0; i < counts[Plays::Doubles]; ++i) {
        Open& one = open[lists[Plays::Doubles][i]];
        one.hand = draw(one, one.hand);
    }
    List taking = lists[Plays::Hits];
    for (std::size_t hitting = counts[Plays::Hits]; hitting > 0;) {
        std::size_t left = 0;
        for (std::size_t i = 0; i < hitting; ++i) {
            const std::uint8_t which = taking[i];
            Open& one = open[which];
            const std::uint8_t hand = draw(one, one.hand);
            one.hand = hand;
            taking[left] = which;
            left += hits[playAt(*one.shoe, one.group).second][hand];
        }
        hitting = left;
    }
    // The dealer draws only against a hand that is still in.
    List drawing;
    std::size_t dealers = 0;
    for (const Plays::First first : {Plays::Stands, Plays::Hits, Plays::Doubles, Plays::GivesUp}) {
        for (std::size_t i = 0; i < counts[first]; ++i) {
            const std::uint8_t which = lists[first][i];
            Open& one = open[which];
            one.shoe->running += given[one.hole].tag;
            if (sides)
                one.shoe->side += m_cards.side[one.hole];
            drawing[dealers] = which;
            dealers += best[one.hand] <= 21 && first != Plays::GivesUp && m_states.dealerDraws[one.dealer] ? 1U : 0U;
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
            left += m_states.dealerDraws[dealer] ? 1U : 0U;
        }
        dealers = left;
    }
    for (const Plays::First first : {Plays::Stands, Plays::Hits, Plays::Doubles, Plays::GivesUp}) {
        for (std::size_t i = 0; i < counts[first]; ++i) {
            const Open& one = open[lists[first][i]];
            const int mine = best[one.hand];
            const int theirs = best[one.dealer];
            const int compared = theirs > 21 ? 1 : (mine > theirs ? 1 : 0) - (mine < theirs ? 1 : 0);
            const int won = mine > 21 || one.blackjack ? -1 : compared != 0 ? compared : mine == 21 ? tieOn21 : tie;
            const int staked = one.blackjack && leavesDoubles && (leavesBusts || mine <= 21) ? 1 : one.units;
            m_tally.addPlain(one.count, staked * won, one.units, one.gaveUp);
        }
    }
}

} // namespace openshoe::advantage
