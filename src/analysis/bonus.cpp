// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/bonus.h"

namespace openshoe::analysis {

namespace {

void add(BonusShare& share, double chance, base::Odds odds) {
    if (odds == base::Odds{})
        return;
    share.chance += chance;
    share.won += chance * odds.ratio();
    share.square += chance * odds.ratio() * odds.ratio();
}

template <typename OddsOf> BonusShare shareOf(const SuitChances& suits, OddsOf&& oddsOf) {
    using enum engine::RuleSet::Bonus::Suits;
    BonusShare share;
    if (oddsOf(Spades) == oddsOf(Mixed)) {
        add(share, 1, oddsOf(Mixed));
        return share;
    }
    add(share, suits.spades, oddsOf(Spades));
    add(share, suits.suited - suits.spades, oddsOf(Same));
    add(share, 1 - suits.suited, oddsOf(Mixed));
    return share;
}

} // namespace

Bonuses Bonuses::of(const engine::RuleSet::Bonus& bonus, int decks) {
    const double n = decks;
    const double sevens = (n - 1) * (n - 2) / ((4 * n - 1) * (4 * n - 2));
    return of(bonus, {1.0 / 16, 1.0 / 64}, {sevens, sevens / 4});
}

Bonuses Bonuses::of(const engine::RuleSet::Bonus& bonus, SuitChances straight, SuitChances sevens) {
    Bonuses all;
    if (!bonus.any())
        return all;
    const auto share = [&](BonusHand hand) -> BonusShare& { return all.shares[static_cast<std::size_t>(hand)]; };
    add(share(BonusHand::FiveCards), 1, bonus.ofCards(5));
    add(share(BonusHand::SixCards), 1, bonus.ofCards(6));
    add(share(BonusHand::SevenCards), 1, bonus.ofCards(7));
    share(BonusHand::Straight) = shareOf(straight, [&](auto suits) { return bonus.of678(suits); });
    share(BonusHand::Sevens) = shareOf(sevens, [&](auto suits) { return bonus.of777(suits); });
    return all;
}

BlackjackPay BlackjackPay::of(const engine::RuleSet& rules) {
    const double plain = rules.blackjackPays.ratio();
    if (!rules.paysSuitedBlackjack())
        return {.plain = plain, .suited = plain, .chance = 0, .mean = plain, .square = plain * plain};
    const double suited = rules.suitedBlackjack.pays.ratio();
    const double chance = rules.suitedBlackjack.suit == engine::BlackjackSuit::Any ? 1.0 / 4 : 1.0 / 16;
    return {.plain = plain,
            .suited = suited,
            .chance = chance,
            .mean = plain + chance * (suited - plain),
            .square = plain * plain + chance * (suited * suited - plain * plain)};
}

int Bonuses::mostCards() const {
    const auto same = [&](BonusHand a, BonusHand b) { return (*this)[a] == (*this)[b]; };
    return !same(BonusHand::SevenCards, BonusHand::SixCards)  ? 7
           : !same(BonusHand::SixCards, BonusHand::FiveCards) ? 6
           : !same(BonusHand::FiveCards, BonusHand::None)     ? 5
                                                              : 0;
}

} // namespace openshoe::analysis
