// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/strategy/handcalculator.h"

#include "base/worth.h"
#include "engine/holeclass.h"
#include "languages/translated.h"
#include "models/preferences/settingscontroller.h"
#include "models/strategy/chartwords.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"
#include "models/words/terms.h"

#include <algorithm>
#include <cmath>

namespace openshoe::models {

using namespace engine;

namespace {

constexpr int oddsDecimals = 2;
constexpr std::array hints{HoleClass::Small, HoleClass::Medium, HoleClass::Large};
constexpr std::array everyPlace{CardPlace::Own, CardPlace::Up, CardPlace::Hole, CardPlace::Gone};

QStringList codesOf(const formats::TypedCards& cards) {
    QStringList codes;
    for (const formats::TypedCard& one : cards)
        codes << text(one.card.text());
    return codes;
}

Action actionOf(analysis::Play play) {
    for (int i = 0; i < actionCount; ++i) {
        if (analysis::playOf(static_cast<Action>(i)) == play)
            return static_cast<Action>(i);
    }
    return Action::Stand;
}

// "7", "T" as typed; "7♠" if its suit was.
QString labelOf(const formats::TypedCard& typed) {
    const QString code = text(typed.card.text());
    return typed.hasSuit ? code : code.first(1).replace(u'T', QStringLiteral("10"));
}

} // namespace

HandCalculator::HandCalculator(session::Analyst& analyst, SettingsController& settings, QObject* parent)
    : QObject(parent), m_analyst(analyst), m_hourly(settings) {
    connect(&m_hourly, &HourlyMoney::changed, this, &HandCalculator::tell);
}

// --- What is asked.

void HandCalculator::setRules(const RuleSet& rules) {
    m_pageRules = rules;
    m_rules = rules;
    m_round.clear();
    m_doubled = 0;
    m_free = false;
    m_doubleShare = 1;
    m_hourly.setGame(rules);
    m_sight = std::min(m_sight, sightCount() - 1);
    m_split = std::min(m_split, static_cast<int>(splits().size()) - 1);
    read();
}

void HandCalculator::show(const RuleSet& rules, const session::SeenDecision& seen, const QString& round) {
    const analysis::Decision& decision = *seen.decision;
    const bool same = analysis::cacheKey(rules) == analysis::cacheKey(m_pageRules);
    m_rules = same ? m_pageRules : rules;
    m_round = same ? QString() : round;
    m_hourly.setGame(m_rules);
    QStringList own;
    QStringList gone;
    analysis::Shoe left = analysis::Shoe::full(rules.newShoe());
    for (const Card card : decision.hand) {
        own << text(card.text());
        (void)left.remove(card);
    }
    (void)left.remove(decision.up);
    for (int rank = 1; rank <= 13; ++rank) {
        for (int suit = 0; suit < 4; ++suit) {
            const Card card{static_cast<Rank>(rank), static_cast<Suit>(suit)};
            for (int i = left.count(card) - decision.unseen.count(card); i > 0; --i)
                gone << text(card.text());
        }
    }
    m_typed[CardPlace::Own] = own.join(u' ');
    m_typed[CardPlace::Up] = text(decision.up.text());
    m_typed[CardPlace::Hole] = decision.hole ? text(decision.hole->text()) : QString();
    m_typed[CardPlace::Gone] = gone.join(u' ');
    m_sight = decision.hole ? sightCount() - 1 : decision.hint && hasHints() ? 1 + static_cast<int>(*decision.hint) : 0;
    m_split = decision.fromSplit ? std::clamp(decision.hands - 1, 1, std::max(1, rules.split.hands - 1)) : 0;
    m_doubled = decision.doubled;
    m_free = decision.free;
    m_doubleShare = decision.doubleShare;
    const auto kind = seen.question.kind;
    m_peeked = kind != QuestionKind::Insurance && kind != QuestionKind::EvenMoney && kind != QuestionKind::Surrender;
    read();
}

void HandCalculator::setShown(bool shown) {
    if (shown == m_shown)
        return;
    m_shown = shown;
    emit shownChanged();
    read();
}

void HandCalculator::type(CardPlace::Value place, const QString& text) {
    if (text == m_typed[place])
        return;
    m_typed[place] = text;
    if (place == CardPlace::Own) { // another hand: nobody said that it was doubled, or whose stake it has
        m_doubled = 0;
        m_free = false;
        m_doubleShare = 1;
    }
    read();
}

void HandCalculator::add(int place, const QString& card) {
    const auto found = std::ranges::find(everyPlace, place);
    if (found == everyPlace.end() || !formats::typedCard(card))
        return;
    const bool single = *found == CardPlace::Up || *found == CardPlace::Hole;
    const QString before = m_typed[*found].trimmed();
    type(*found, single || before.isEmpty() ? card : before + u' ' + card);
}

void HandCalculator::takeBack(int place) {
    const auto found = std::ranges::find(everyPlace, place);
    if (found == everyPlace.end())
        return;
    // What can't be read loses its last letter: the rest may be cards.
    QString left = m_typed[*found].trimmed();
    const auto before = formats::cardsFrom(left);
    do {
        left.chop(1);
    } while (before && !left.isEmpty() && formats::cardsFrom(left).value_or(*before).size() == before->size());
    type(*found, left.trimmed());
}

void HandCalculator::clear() {
    m_typed = {};
    m_sight = 0;
    m_split = 0;
    m_doubled = 0;
    m_free = false;
    m_doubleShare = 1;
    m_peeked = true;
    m_rules = m_pageRules;
    m_round.clear();
    m_hourly.setGame(m_rules);
    read();
}

int HandCalculator::sightCount() const {
    if (!m_rules.dealer.hasHole())
        return 1;
    return 2 + (hasHints() ? static_cast<int>(hints.size()) : 0);
}

QStringList HandCalculator::sights() const {
    if (m_rules.dealer.isOpen())
        return {tr("Both cards open")};
    if (!m_rules.dealer.hasHole())
        return {tr("No hidden card")};
    QStringList all{tr("Hidden card unknown")};
    if (hasHints()) {
        for (const HoleClass hint : hints)
            all << hintRangeText(hint);
    }
    return all << tr("Hidden card seen");
}

void HandCalculator::setSight(int sight) {
    if (sight == m_sight || sight < 0 || sight >= sightCount())
        return;
    m_sight = sight;
    read();
}

bool HandCalculator::mayPeek() const {
    const auto& up = m_cards[CardPlace::Up];
    return up.size() == 1 && analysis::peekTells(m_rules, up.front().card) && m_cards[CardPlace::Own].size() == 2 &&
           m_split == 0;
}

void HandCalculator::setPeeked(bool peeked) {
    if (peeked == m_peeked)
        return;
    m_peeked = peeked;
    read();
}

QStringList HandCalculator::splits() const {
    QStringList all{tr("Not from a split")};
    for (int hands = 2; hands <= m_rules.split.hands; ++hands)
        all << tr("One of %n hands from a split", "", hands);
    return all;
}

void HandCalculator::setSplit(int split) {
    if (split == m_split || split < 0 || split >= splits().size())
        return;
    m_split = split;
    read();
}

QString HandCalculator::sourceText() const {
    return m_round.isEmpty() ? QString()
                             : tr("With the rules of %1, %2", "a game, a round").arg(gameName(m_rules), m_round);
}

// --- Reading.

void HandCalculator::readPlace(CardPlace::Value place) {
    m_cards[place].clear();
    m_problems[place].clear();
    auto cards = formats::cardsFrom(m_typed[place]);
    const auto most = static_cast<std::size_t>(m_rules.cards());
    if (!cards) {
        constexpr int shown = 12;
        const QString word = cards.error().size() > shown ? cards.error().first(shown) + u'…' : cards.error();
        m_problems[place] =
            tr("“%1” isn't a card. Cards are A, 2 to 10, J, Q and K, with a suit if you like: A 7, 10♠, KH.").arg(word);
    } else if (const bool single = place == CardPlace::Up || place == CardPlace::Hole; single && cards->size() > 1) {
        m_problems[place] = tr("Only one card lies there, like 9 or 10♠.");
    } else if (cards->size() > most) {
        m_problems[place] = tr("The shoe holds only %Ln cards.", "", static_cast<int>(most));
    } else {
        m_cards[place] = std::move(*cards);
    }
}

// A ten without a suit may be any card worth ten, once the tens themselves are gone.
void HandCalculator::spreadTens() {
    std::array<int, cardsPerDeck> named{};
    const auto count = [&named](Card card) -> int& { return named[static_cast<std::size_t>(card.index())]; };
    for (const Cards& cards : m_cards) {
        for (const formats::TypedCard& one : cards)
            ++count(one.card);
    }
    for (Cards& cards : m_cards) {
        for (formats::TypedCard& one : cards) {
            if (one.hasSuit || pointValue(one.card) != 10 || count(one.card) <= m_rules.newShoe().countOf(one.card))
                continue;
            for (int i = 0; i < cardsPerDeck; ++i) {
                const Card other = Card::fromIndex(i);
                if (pointValue(other) != 10 || count(other) >= m_rules.newShoe().countOf(other))
                    continue;
                --count(one.card);
                one.card = other;
                ++count(other);
                break;
            }
        }
    }
}

bool HandCalculator::takeFromShoe() {
    std::vector<Card> seen;
    std::vector<std::pair<CardPlace::Value, std::size_t>> from;
    for (const CardPlace::Value place : everyPlace) {
        for (std::size_t i = 0; i < m_cards[place].size(); ++i) {
            seen.push_back(m_cards[place][i].card);
            from.emplace_back(place, i);
        }
    }
    const auto left = analysis::Shoe::without(m_rules.newShoe(), seen);
    m_unseen = left ? left->total() : 0;
    if (left)
        return true;
    const auto [place, at] = from[left.error()];
    const formats::TypedCard& card = m_cards[place][at];
    const int ofIt = card.hasSuit                  ? m_rules.newShoe().countOf(card.card)
                     : pointValue(card.card) == 10 ? m_rules.decks * tensIn(m_rules.pack)
                                                   : m_rules.decks * 4;
    //: How often a card, "7", "10" or "AS", is in the shoe
    m_problems[place] = tr("That is too often: this shoe holds %1 only %n times.", "", ofIt).arg(labelOf(card));
    return false;
}

bool HandCalculator::hasProblem() const {
    return std::ranges::any_of(m_problems, [](const QString& problem) { return !problem.isEmpty(); });
}

void HandCalculator::read() {
    for (const CardPlace::Value place : everyPlace)
        readPlace(place);
    if (!isHoleSeen()) { // it is kept for later
        m_cards[CardPlace::Hole].clear();
        m_problems[CardPlace::Hole].clear();
    }
    formats::chooseSuits(
        {&m_cards[CardPlace::Own], &m_cards[CardPlace::Up], &m_cards[CardPlace::Hole], &m_cards[CardPlace::Gone]},
        m_rules.pack);
    spreadTens();
    m_analyst.cancelCalculation(this);
    m_working = false;
    if (takeFromShoe() && m_shown)
        calculate();
    if (!m_working)
        m_result.reset();
    tell();
}

std::optional<analysis::Decision> HandCalculator::decision() {
    const Cards& own = m_cards[CardPlace::Own];
    if (own.size() > static_cast<std::size_t>(maxHandCards)) {
        m_problems[CardPlace::Own] = tr("A hand has at most %Ln cards.", "", maxHandCards);
        return std::nullopt;
    }
    analysis::Decision decision;
    for (const formats::TypedCard& one : own)
        decision.hand.add(one.card);
    if (const HandValue value = handValue(decision.hand); value.isBust()) {
        m_problems[CardPlace::Own] =
            tr("These cards are worth %1. More than 21 is bust, and there is nothing to decide.").arg(value.total);
        return std::nullopt;
    }
    if (hasProblem() || !needText().isEmpty())
        return std::nullopt;
    decision.up = m_cards[CardPlace::Up].front().card;
    std::vector<Card> seen(decision.hand.begin(), decision.hand.end());
    seen.push_back(decision.up);
    for (const formats::TypedCard& one : m_cards[CardPlace::Gone])
        seen.push_back(one.card);
    decision.unseen = *analysis::Shoe::without(m_rules.newShoe(), seen);
    decision.fromSplit = m_split > 0;
    decision.hands = m_split + 1;
    decision.doubled = m_doubled;
    decision.doubleShare = m_doubleShare;
    decision.free = m_free && m_split > 0 && m_rules.split.isFree(pointValue(decision.hand[0]));
    if (isHoleSeen())
        decision.hole = m_cards[CardPlace::Hole].front().card;
    else if (m_sight > 0)
        decision.hint = hints[static_cast<std::size_t>(m_sight - 1)];
    return decision;
}

void HandCalculator::calculate() {
    const auto asked = decision();
    if (!asked)
        return;
    m_working = true;
    m_analyst.calculate(m_rules, *asked, m_peeked, this, [this](const session::Analyst::Calculation& calculation) {
        m_working = false;
        m_result.reset();
        if (calculation) {
            m_result = *calculation;
        } else {
            const base::Error& error = calculation.error();
            const auto place = error.where == "hole"   ? CardPlace::Hole
                               : error.where == "seen" ? CardPlace::Gone
                                                       : CardPlace::Own;
            // What is known of the hidden card stands beside the up card.
            m_problems[place == CardPlace::Hole && !isHoleSeen() ? CardPlace::Up : place] =
                languages::translated(error.said());
        }
        tell();
    });
}

// --- Telling.

QStringList HandCalculator::ownCards() const {
    return codesOf(m_cards[CardPlace::Own]);
}

QStringList HandCalculator::dealerCards() const {
    QStringList cards = codesOf(m_cards[CardPlace::Up]);
    if (!cards.isEmpty())
        cards << codesOf(m_cards[CardPlace::Hole]).value(0);
    return cards;
}

QString HandCalculator::totalText() const {
    const std::vector<Card> cards = formats::plainCards(m_cards[CardPlace::Own]);
    return cards.empty() ? QString() : spokenTotal(handValue(cards));
}

QString HandCalculator::shoeText() const {
    const int gone = static_cast<int>(m_cards[CardPlace::Gone].size());
    return m_unseen == 0 ? QString()
                         : tr("%Ln cards gone, %1 not seen", "from the shoe", gone).arg(numberText(m_unseen));
}

QString HandCalculator::needText() const {
    if (m_cards[CardPlace::Own].size() < 2)
        return tr("Give your hand two cards or more.");
    if (m_cards[CardPlace::Up].empty())
        return tr("Give the dealer a card.");
    if (!isHoleSeen() || !m_cards[CardPlace::Hole].empty())
        return {};
    return m_rules.dealer.isOpen() ? tr("Give the dealer a second card.") : tr("Say which hidden card you have seen.");
}

QString HandCalculator::moneyOf(double stakes) const {
    const Pace pace = m_hourly.pace();
    const double minor = std::round(stakes * static_cast<double>(pace.stake.minorUnits()));
    return netMoneyText(base::Money::minor(static_cast<std::int64_t>(minor)), pace.currency);
}

CalculatedPlay HandCalculator::offer(const QString& name, double worth, const QString& verdict, bool best) const {
    CalculatedPlay row{.name = name,
                       .stakes = worthText(worth),
                       .money = moneyOf(worth),
                       .best = best,
                       .verdict = verdict,
                       .accessibleName = {}};
    row.accessibleName =
        verdict.isEmpty()
            ? tr("%1: %2 stakes, %3", "a play, its worth").arg(name, row.stakes, row.money)
            : tr("%1: %2 stakes, %3. %4", "a play, its worth, “Best”").arg(name, row.stakes, row.money, verdict);
    return row;
}

void HandCalculator::tell() {
    std::vector<CalculatedPlay> plays;
    std::vector<DealerEnd> ends;
    if (m_result) {
        const analysis::Advice& advice = m_result->advice;
        for (const analysis::Play play : analysis::everyPlay) {
            if (const auto worth = advice.of(play))
                plays.push_back(offer(actionCaption(m_rules, actionOf(play)), *worth,
                                      advice.isBest(play) ? tr("Best", "of all plays") : QString(),
                                      advice.isBest(play)));
        }
        const auto verdict = [](double taken, double left) {
            return base::isMore(taken, left)    ? tr("Take it", "an offer")
                   : base::isEqual(taken, left) ? tr("Even", "an offer: taking it or not is worth the same")
                                                : tr("Decline", "an offer");
        };
        if (const auto worth = advice.insurance)
            plays.push_back(offer(tr("Insurance, half a stake"), *worth, verdict(*worth, 0), base::isMore(*worth, 0)));
        if (const auto worth = advice.evenMoney)
            plays.push_back(offer(actionCaption(m_rules, Action::EvenMoney), *worth, verdict(*worth, *advice.declined),
                                  base::isMore(*worth, *advice.declined)));
        const analysis::DealerOutcomes& dealer = m_result->dealer;
        std::vector<std::pair<QString, double>> chances;
        for (int total = m_rules.dealer.drawing.standsOn; total <= 21; ++total)
            chances.emplace_back(numberText(total),
                                 dealer.onTotal[static_cast<std::size_t>(total - DealerRule::lowestStand)]);
        const bool apart = m_rules.dealer.push22 != Push22::None;
        if (apart)
            chances.emplace_back(tr("22, a push by the rules"), dealer.on22);
        chances.emplace_back(Terms::tr("Bust"), dealer.bust - (apart ? dealer.on22 : 0));
        if (dealer.blackjack > 0)
            chances.emplace_back(Terms::tr("Blackjack"), dealer.blackjack);
        const double most = std::ranges::max(chances, {}, [](const auto& one) { return one.second; }).second;
        for (const auto& [name, chance] : chances)
            ends.push_back({.name = name,
                            .chance = percentText(std::max(0.0, chance), oddsDecimals),
                            .share = std::clamp(chance / most, 0.0, 1.0)});
    }
    m_plays.setRows(std::move(plays));
    m_dealer.setRows(std::move(ends));
    emit changed();
}

QString HandCalculator::noteText() const {
    if (!m_result)
        return {};
    const bool manyHands = m_result->advice.of(analysis::Play::Split) && m_rules.split.hands > 2;
    const QString method =
        manyHands ? tr("With each of the %Ln cards counted that weren't seen; on splits into more than two hands, see "
                       "openshoe-cli analyze.",
                       "", m_unseen + static_cast<int>(m_cards[CardPlace::Hole].size()))
                  : tr("Exact, with each of the %Ln cards counted that weren't seen.", "",
                       m_unseen + static_cast<int>(m_cards[CardPlace::Hole].size()));
    return mayPeek() && !m_peeked
               ? tr("The dealer hasn't looked yet: a blackjack, %1 of the time, is in these figures.")
                         .arg(percentText(m_result->dealer.blackjack, oddsDecimals)) +
                     u' ' + method
               : method;
}

QString HandCalculator::stakeText() const {
    const Pace pace = m_hourly.pace();
    return tr("Amounts for a stake of %1").arg(moneyText(pace.stake, pace.currency));
}

} // namespace openshoe::models

#include "moc_handcalculator.cpp"
