// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/dealer_bets.h"

#include "engine/settlement.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace openshoe::analysis {

using engine::Card;
using engine::cardsPerDeck;
using engine::DealerEnd;
using engine::DecidingCards;
using engine::SideOutcome;

namespace {

// Less than any outcome of a real shoe has, and more than what rounding leaves of those that can't happen.
constexpr double noChance = 1e-15;

class Endings {
public:
    Endings(const PointShoe& shoe, const engine::DealerRule& drawing, PointSet holes)
        : m_shoe(shoe), m_drawing(drawing), m_holes(holes), m_chances(cardsKinds * totalKinds * lastKinds) {}

    std::vector<DealerEnding> fromStart() {
        draw({}, 0, false, 1.0);
        return listedEndings();
    }
    std::vector<DealerEnding> from(int up) {
        draw({.cards = 1, .last = up + 1}, up + 1, up == analysis::ace, 1.0);
        return listedEndings();
    }

private:
    static constexpr std::size_t cardsKinds = engine::maxHandCards + 1;
    static constexpr std::size_t totalKinds = 32; // 21 and ten more are the most
    static constexpr std::size_t lastKinds = pointKinds + 1;

    void draw(DealerEnd end, int hard, bool ace, double chance) {
        const engine::HandValue value = engine::handValue(hard, ace);
        if (value.isBust() || (end.cards >= 2 && !m_drawing.draws(value.total, value.soft))) {
            const auto at = (static_cast<std::size_t>(end.cards) * totalKinds + static_cast<std::size_t>(value.total));
            m_chances[at * lastKinds + static_cast<std::size_t>(end.last)] += chance;
            return;
        }
        const PointSet drawn = end.cards == 1 ? m_holes : allPoints;
        int possible = 0;
        for (std::size_t p = 0; p < pointKinds; ++p)
            possible += contains(drawn, static_cast<int>(p)) ? m_shoe.of[p] : 0;
        const double each = possible > 0 ? chance / possible : 0;
        for (std::size_t p = 0; p < pointKinds; ++p) {
            if (m_shoe.of[p] == 0 || !contains(drawn, static_cast<int>(p)))
                continue;
            const double next = each * m_shoe.of[p];
            const int points = static_cast<int>(p) + 1;
            --m_shoe.of[p];
            --m_shoe.total;
            draw({.cards = end.cards + 1, .last = points}, hard + points, ace || p == analysis::ace, next);
            ++m_shoe.of[p];
            ++m_shoe.total;
        }
    }

    [[nodiscard]] std::vector<DealerEnding> listedEndings() const {
        std::vector<DealerEnding> list;
        for (std::size_t at = 0; at < m_chances.size(); ++at) {
            if (m_chances[at] > 0)
                list.push_back({{.cards = static_cast<int>(at / lastKinds / totalKinds),
                                 .total = static_cast<int>(at / lastKinds % totalKinds),
                                 .last = static_cast<int>(at % lastKinds)},
                                m_chances[at]});
        }
        return list;
    }

    PointShoe m_shoe;
    engine::DealerRule m_drawing;
    PointSet m_holes;
    std::vector<double> m_chances;
};

} // namespace

// The rows of what a bet pays, by what they look at. A row's place is the lower, the more it takes precedence.
class DealerRows {
public:
    explicit DealerRows(const engine::SideBet& bet) : m_bet(bet) {
        auto pays = bet.pays;
        std::ranges::sort(pays, [&](const auto& a, const auto& b) { return engine::precedes(bet.kind, a, b); });
        for (const auto& pay : pays) {
            const engine::SideOutcomeInfo& row = engine::infoOf(pay.outcome);
            (!row.withHand ? m_ofDealer : row.waits ? m_ofBoth : m_ofHand).push_back(m_rows.size());
            m_dealersFirst = m_dealersFirst || (row.ofHole && !row.withHand);
            m_dealersDraws = m_dealersDraws || (!row.ofHole && !row.withHand);
            m_rows.push_back({&row, pay.odds.ratio() + 1});
        }
    }

    [[nodiscard]] bool lookAtDealerAlone() const { return !m_ofDealer.empty(); }
    [[nodiscard]] bool lookAtDealersFirst() const { return m_dealersFirst; }
    [[nodiscard]] bool lookAtHole() const { return engine::waitsForHole(m_bet); }
    [[nodiscard]] bool lookAtHand() const { return !m_ofHand.empty() || !m_ofBoth.empty(); }
    /// Whether it matters how the dealer's hand ends.
    [[nodiscard]] bool wait(const DecidingCards& dealt) const {
        return m_dealersDraws || engine::waitsForDealer(m_bet, dealt);
    }
    /// Whether these two cards make something with any up card and any hand of the dealer's.
    [[nodiscard]] bool mayWin(Card first, Card second) const {
        const DecidingCards two{.first = first, .second = second};
        return std::ranges::any_of(m_ofHand,
                                   [&](std::size_t at) { return rowAt(at).withUpCard || rowAt(at).happens(two); }) ||
               std::ranges::any_of(m_ofBoth, [&](std::size_t at) {
                   const SideOutcome within = rowAt(at).within;
                   return within == SideOutcome::None || engine::infoOf(within).happens(two);
               });
    }

    /// The places of what counts; `none` if nothing does.
    [[nodiscard]] std::size_t none() const { return m_rows.size(); }
    [[nodiscard]] std::size_t ofDealer(const DecidingCards& cards) const { return first(m_ofDealer, cards); }
    [[nodiscard]] std::size_t ofHand(const DecidingCards& cards) const { return first(m_ofHand, cards); }
    [[nodiscard]] std::size_t ofBoth(const DecidingCards& cards) const { return first(m_ofBoth, cards); }

    [[nodiscard]] SideOutcome outcome(std::size_t place) const {
        return place < none() ? rowAt(place).outcome : SideOutcome::None;
    }
    [[nodiscard]] double back(std::size_t place) const { return place < none() ? m_rows[place].back : 0; }

private:
    struct Row {
        const engine::SideOutcomeInfo* info = nullptr;
        double back = 0;
    };
    [[nodiscard]] const engine::SideOutcomeInfo& rowAt(std::size_t place) const { return *m_rows[place].info; }
    [[nodiscard]] std::size_t first(const std::vector<std::size_t>& places, const DecidingCards& cards) const {
        const auto found = std::ranges::find_if(places, [&](std::size_t at) { return rowAt(at).happens(cards); });
        return found == places.end() ? none() : *found;
    }

    const engine::SideBet& m_bet;
    std::vector<Row> m_rows;
    bool m_dealersFirst = false;
    bool m_dealersDraws = false;
    std::vector<std::size_t> m_ofHand;
    std::vector<std::size_t> m_ofDealer;
    std::vector<std::size_t> m_ofBoth;
};

namespace {

// How the dealer's hand ends after a hand of these points, by up card and, if it is told, hole card: found once for
// each.
class EndingsAfter {
public:
    EndingsAfter(const DealerRows& rows, const Shoe& shoe, const engine::DealerRule& drawing)
        : m_rows(rows), m_shoe(shoe.points()), m_drawing(drawing) {}

    const std::vector<DealerEnding>& of(const DecidingCards& cards) {
        const std::array points{pointIndex(cards.first), pointIndex(cards.second), pointIndex(cards.up)};
        const int hole = cards.hole ? pointIndex(*cards.hole) : pointKinds;
        auto& found = m_found[{std::min(points[0], points[1]), std::max(points[0], points[1]), points[2], hole}];
        if (!found) {
            PointShoe left = m_shoe;
            for (const int point : points)
                --left.of[static_cast<std::size_t>(point)];
            left.total -= static_cast<int>(points.size());
            found = dealerEndings(left, m_drawing, points[2], cards.hole ? only(hole) : allPoints);
            for (DealerEnding& ending : *found)
                ending.alone = m_rows.ofDealer({.dealer = ending.end});
        }
        return *found;
    }

private:
    const DealerRows& m_rows;
    PointShoe m_shoe;
    engine::DealerRule m_drawing;
    std::map<std::array<int, 4>, std::optional<std::vector<DealerEnding>>> m_found;
};

} // namespace

std::vector<DealerEnding> dealerEndings(const PointShoe& shoe, const engine::DealerRule& drawing) {
    return Endings(shoe, drawing, allPoints).fromStart();
}

std::vector<DealerEnding> dealerEndings(const PointShoe& unseen, const engine::DealerRule& drawing, int up,
                                        PointSet holes) {
    return Endings(unseen, drawing, holes).from(up);
}

DealerBet::DealerBet(const engine::SideBet& bet, const Shoe& shoe, const engine::DealerRule& drawing) {
    const DealerRows rows(bet);
    m_byFirstCards = rows.lookAtDealersFirst();
    if (m_byFirstCards)
        addByFirstCards(rows, shoe, drawing);
    else if (rows.lookAtDealerAlone())
        addAlone(rows, {}, 1, dealerEndings(shoe.points(), drawing));
    if (rows.lookAtHand())
        addHands(rows, shoe, drawing);
}

void DealerBet::addAlone(const DealerRows& rows, const DecidingCards& cards, double chance,
                         const std::vector<DealerEnding>& endings) {
    DecidingCards decides = cards;
    for (const DealerEnding& ending : endings) {
        decides.dealer = ending.end;
        const std::size_t place = rows.ofDealer(decides);
        m_sums[static_cast<std::size_t>(rows.outcome(place))] += chance * ending.chance;
        m_alone.push_back({ending.end, chance * ending.chance, rows.back(place)});
    }
}

void DealerBet::addByFirstCards(const DealerRows& rows, const Shoe& shoe, const engine::DealerRule& drawing) {
    std::array<std::optional<std::vector<DealerEnding>>, pointKinds * pointKinds> after;
    const double all = static_cast<double>(shoe.total()) * (shoe.total() - 1);
    for (int up = 0; up < cardsPerDeck; ++up) {
        for (int hole = 0; hole < cardsPerDeck; ++hole) {
            const DecidingCards cards{.up = Card::fromIndex(up), .hole = Card::fromIndex(hole)};
            const double ways =
                static_cast<double>(shoe.count(cards.up)) * (shoe.count(*cards.hole) - (hole == up ? 1 : 0));
            if (ways <= 0)
                continue;
            const int point = pointIndex(cards.up);
            auto& endings = after[static_cast<std::size_t>(point * pointKinds + pointIndex(*cards.hole))];
            if (!endings) {
                PointShoe left = shoe.points();
                --left.of[static_cast<std::size_t>(point)];
                --left.total;
                endings = dealerEndings(left, drawing, point, only(pointIndex(*cards.hole)));
            }
            addAlone(rows, cards, ways / all, *endings);
        }
    }
}

// What the hand's cards change of what the dealer's hand alone makes.
double DealerBet::more(const DealerRows& rows, std::size_t ofHand, DecidingCards decides, double chance,
                       const std::vector<DealerEnding>& endings) {
    double more = 0;
    // Endings are told by points; with the hole card told, suits may make more of it.
    const std::size_t ofFirst = rows.lookAtDealersFirst() ? rows.ofDealer(decides) : rows.none();
    for (const DealerEnding& ending : endings) {
        decides.dealer = ending.end;
        const std::size_t alone = std::min(ending.alone, ofFirst);
        const std::size_t place = std::min({ofHand, alone, rows.ofBoth(decides)});
        if (place == alone)
            continue;
        m_sums[static_cast<std::size_t>(rows.outcome(place))] += chance * ending.chance;
        m_sums[static_cast<std::size_t>(rows.outcome(alone))] -= chance * ending.chance;
        more += ending.chance * (rows.back(place) - rows.back(alone));
    }
    return more;
}

void DealerBet::addHands(const DealerRows& rows, const Shoe& shoe, const engine::DealerRule& drawing) {
    const std::vector<DealerEnding> undecided{{.chance = 1, .alone = rows.none()}};
    EndingsAfter after(rows, shoe, drawing);
    const double total = shoe.total();
    const double all = total * (total - 1) * (total - 2);
    const bool told = rows.lookAtHole();
    WinningCards::Entry cards;
    for (cards.a = 0; cards.a < cardsPerDeck; ++cards.a) {
        for (cards.b = cards.a; cards.b < cardsPerDeck; ++cards.b) {
            DecidingCards dealt{.first = Card::fromIndex(cards.a), .second = Card::fromIndex(cards.b)};
            if (!rows.mayWin(dealt.first, dealt.second))
                continue;
            for (cards.up = 0; cards.up < cardsPerDeck; ++cards.up) {
                const double ways = WinningCards::ways(cards, shoe);
                if (ways <= 0)
                    continue;
                dealt.up = Card::fromIndex(cards.up);
                dealt.hole.reset();
                const std::size_t ofHand = rows.ofHand(dealt);
                double back = 0;
                const auto add = [&](double part) {
                    back += part * more(rows, ofHand, dealt, part * ways / all,
                                        rows.wait(dealt) ? after.of(dealt) : undecided);
                };
                if (told && (rows.lookAtDealersFirst() || rows.wait(dealt))) {
                    for (int hole = 0; hole < cardsPerDeck; ++hole) {
                        dealt.hole = Card::fromIndex(hole);
                        const int left = shoe.count(*dealt.hole) - (hole == cards.a ? 1 : 0) -
                                         (hole == cards.b ? 1 : 0) - (hole == cards.up ? 1 : 0);
                        if (left > 0)
                            add(left / (total - 3));
                    }
                } else {
                    add(1);
                }
                if (back != 0)
                    m_forHands.push_back({cards.a, cards.b, cards.up, back});
            }
        }
    }
}

SideChances DealerBet::chances() const {
    SideChances chances;
    for (std::size_t outcome = 1; outcome < m_sums.size(); ++outcome) {
        if (m_sums[outcome] > noChance)
            chances.outcomes.push_back({static_cast<SideOutcome>(outcome), SideOutcome::None, m_sums[outcome]});
    }
    return chances;
}

bool looksAtHand(const engine::SideBet& bet) {
    return std::ranges::any_of(bet.pays, [](const auto& pay) { return engine::infoOf(pay.outcome).withHand; });
}

double dealerBetWorth(const engine::SideBet& bet, const Shoe& unseen, const engine::DealerRule& drawing,
                      const DecidingCards& dealt, PointSet holes) {
    DecidingCards decides = dealt;
    double back = 0;
    const auto add = [&](double chance, const std::vector<DealerEnding>& endings) {
        for (const DealerEnding& ending : endings) {
            decides.dealer = ending.end;
            if (const auto odds = bet.oddsFor(engine::evaluate(bet, decides).outcome))
                back += chance * ending.chance * (odds->ratio() + 1);
        }
    };
    const PointShoe points = unseen.points();
    const int up = pointIndex(dealt.up);
    if (!engine::waitsForHole(bet)) {
        add(1, dealerEndings(points, drawing, up, holes));
        return back - 1;
    }
    double possible = 0;
    for (std::size_t p = 0; p < pointKinds; ++p)
        possible += contains(holes, static_cast<int>(p)) ? points.of[p] : 0;
    std::array<std::vector<DealerEnding>, pointKinds> after;
    for (int hole = 0; hole < cardsPerDeck; ++hole) {
        decides.hole = Card::fromIndex(hole);
        const int point = pointIndex(*decides.hole);
        if (unseen.count(*decides.hole) <= 0 || !contains(holes, point))
            continue;
        auto& endings = after[static_cast<std::size_t>(point)];
        if (endings.empty())
            endings = dealerEndings(points, drawing, up, only(point));
        add(unseen.count(*decides.hole) / possible, endings);
    }
    return back - 1;
}

} // namespace openshoe::analysis
