// SPDX-License-Identifier: GPL-3.0-or-later
// Does the shuffle favour anything? Counts shoes from fixed seeds and compares them with exact chance:
//
//     shuffle_statistics [SHOES]            default 20000; the campaign's 2000000 take some minutes
//     shuffle_statistics SHOES SERIES       the same with other seeds (default series 1)
//     shuffle_statistics SHOES --biased     the same with a slightly faulty shuffle: must fail
//     shuffle_statistics --words            the words that decide the shuffles, endlessly, as bytes (for dieharder)
//
// Prints each test with its p-value (the chance of a result at least as far off); exits with 1 if one is beyond belief.
// All shoes are independent of each other, and from each only independent observations are counted, so that chi-square
// holds exactly; where every position of a shoe is counted, the statistic is scaled by (N-1)/N for drawing without
// replacement.
#include "fairness/shuffle.h"

#include <QByteArray>
#include <QMessageAuthenticationCode>
#include <QtEndian>

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

using namespace openshoe;
using engine::Card;

namespace {

/// The chance that chi-square with this many degrees of freedom is at least x: the upper incomplete gamma function
/// Q(k/2, x/2).
double chanceOf(double x, double degrees) {
    const double a = degrees / 2;
    const double z = x / 2;
    const double scale = std::exp(-z + a * std::log(z) - std::lgamma(a));
    if (z < a + 1) { // the series for P
        double term = 1 / a;
        double sum = term;
        for (int n = 1; n < 100'000 && term > sum * 1e-15; ++n)
            sum += term *= z / (a + n);
        return 1 - sum * scale;
    }
    double b = z + 1 - a; // Lentz's continued fraction for Q
    double c = 1e300;
    double d = 1 / b;
    double h = d;
    for (int i = 1; i < 100'000; ++i) {
        const double an = -i * (i - a);
        b += 2;
        d = 1 / (an * d + b);
        c = b + an / c;
        h *= d * c;
        if (std::fabs(d * c - 1) < 1e-15)
            break;
    }
    return scale * h;
}

int failures = 0;

void report(const char* what, double chiSquare, double degrees) {
    const double p = chanceOf(chiSquare, degrees);
    // The seeds are fixed: a true shuffle always passes or never, so the bound can be set where belief ends.
    const bool good = p > 1e-4 && p < 1 - 1e-4;
    failures += good ? 0 : 1;
    std::printf("%-58s chi2 %12.1f  on %8.0f  p %.4f%s\n", what, chiSquare, degrees, p, good ? "" : "   FAILED");
}

/// Independent observations in cells of known probability; a cell with probability zero may not be hit.
class Cells {
public:
    explicit Cells(std::vector<double> chances) : m_chances(std::move(chances)), m_counts(m_chances.size()) {}
    void add(std::size_t cell) { ++m_counts[cell]; }
    void tell(const char* what) const {
        double total = 0;
        for (const double count : m_counts)
            total += count;
        double chiSquare = 0;
        int cells = 0;
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            const double expected = total * m_chances[i];
            if (expected > 0) {
                chiSquare += (m_counts[i] - expected) * (m_counts[i] - expected) / expected;
                ++cells;
            } else if (m_counts[i] > 0) {
                chiSquare = 1e9;
            }
        }
        report(what, chiSquare, cells - 1);
    }

private:
    std::vector<double> m_chances;
    std::vector<double> m_counts;
};

/// What is at each position of the shoe, by kind: a card, a suit, a rank.
class Positions {
public:
    Positions(int positions, int kinds)
        : m_positions(positions), m_kinds(kinds), m_counts(static_cast<std::size_t>(positions * kinds)) {}
    void add(int position, int kind) { ++m_counts[static_cast<std::size_t>(position * m_kinds + kind)]; }
    void tell(const char* what, double shoes) const {
        const double expected = shoes / m_kinds;
        double chiSquare = 0;
        for (const double count : m_counts)
            chiSquare += (count - expected) * (count - expected) / expected;
        report(what, chiSquare * (m_positions - 1) / m_positions, (m_positions - 1.0) * (m_kinds - 1));
    }

private:
    int m_positions;
    int m_kinds;
    std::vector<double> m_counts;
};

enum DealerEnd { Total17, Total18, Total19, Total20, Total21, Blackjack, Bust, dealerEnds };

DealerEnd endOf(int total, int cards) {
    if (total > 21)
        return Bust;
    return total == 21 && cards == 2 ? Blackjack : static_cast<DealerEnd>(total - 17);
}

/// How the hand of a dealer who stands on every 17 ends, from a fresh shoe, summed over all draws.
void addEnds(std::vector<double>& ends, std::array<int, 11>& left, int leftInAll, int hard, bool ace, int cards,
             double chance) {
    const int total = ace && hard + 10 <= 21 ? hard + 10 : hard;
    if (total >= 17) {
        ends[endOf(total, cards)] += chance;
        return;
    }
    for (std::size_t value = 1; value <= 10; ++value) {
        if (left[value] == 0)
            continue;
        const double next = chance * left[value] / leftInAll;
        --left[value];
        addEnds(ends, left, leftInAll - 1, hard + static_cast<int>(value), ace || value == 1, cards + 1, next);
        ++left[value];
    }
}

std::vector<double> dealerChances(int decks) {
    std::array<int, 11> left{};
    for (std::size_t value = 1; value <= 10; ++value)
        left[value] = (value == 10 ? 16 : 4) * decks;
    std::vector<double> ends(dealerEnds);
    addEnds(ends, left, decks * 52, 0, false, 0, 1);
    return ends;
}

DealerEnd dealerEnd(const std::vector<Card>& shoe, std::size_t at) {
    engine::Cards hand;
    while (hand.size() < 2 || engine::handValue(hand).total < 17)
        hand.add(shoe[at++]);
    return endOf(engine::handValue(hand).total, hand.size());
}

/// Two cards in order, by their positions in a deck.
std::vector<double> pairChances(int decks) {
    const double cards = decks * 52;
    std::vector<double> chances;
    for (int a = 0; a < 52; ++a) {
        for (int b = 0; b < 52; ++b)
            chances.push_back(decks * (a == b ? decks - 1.0 : decks) / (cards * (cards - 1)));
    }
    return chances;
}

/// Blackjack or not; a pair of one rank: none, mixed, of one color, of one suit.
std::vector<double> blackjackChances(int decks) {
    const double cards = decks * 52;
    const double blackjack = 2.0 * (4 * decks) * (16 * decks) / (cards * (cards - 1));
    return {1 - blackjack, blackjack};
}
std::vector<double> rankPairChances(int decks) {
    const double others = decks * 52 - 1;
    const double mixed = 2 * decks / others;
    const double colored = decks / others;
    const double perfect = (decks - 1) / others;
    return {1 - mixed - colored - perfect, mixed, colored, perfect};
}
std::size_t rankPair(Card a, Card b) {
    if (a.rank != b.rank)
        return 0;
    return a.suit == b.suit ? 3 : engine::isRed(a.suit) == engine::isRed(b.suit) ? 2 : 1;
}

fairness::ShoeSeed seedOf(std::uint64_t index, int decks) {
    std::mt19937_64 random(index);
    fairness::Seed::Bytes bytes{};
    for (auto& byte : bytes)
        byte = static_cast<std::uint8_t>(random() >> 56);
    return {.seed = fairness::Seed(bytes),
            .clientSeed = {},
            .number = static_cast<std::int64_t>(index % 1000 + 1),
            .decks = decks};
}

std::vector<Card> shuffled(std::uint64_t index, int decks, bool biased) {
    auto shoe = fairness::shuffle(seedOf(index, decks));
    // The fault: in one shoe in eight, an ace in the top third is swapped with the top card.
    for (std::size_t k = 1; biased && index % 8 == 0 && k < shoe.size() / 3; ++k) {
        if (shoe[k].rank == engine::Rank::Ace) {
            std::swap(shoe[0], shoe[k]);
            break;
        }
    }
    return shoe;
}

void statistics(int decks, std::uint64_t first, long shoes, bool biased) {
    const int cards = decks * 52;
    Positions byCard(cards, 52);
    Positions bySuit(cards, 4);
    Positions byRank(cards, 13);
    Cells top(pairChances(decks));
    Cells bottom(pairChances(decks));
    Cells moving(pairChances(decks));
    Cells blackjacks(blackjackChances(decks));
    Cells pairs(rankPairChances(decks));
    Cells dealer(dealerChances(decks));
    Cells dealerMidway(dealerChances(decks));
    const auto ordered = [](Card a, Card b) { return static_cast<std::size_t>(a.index() * 52 + b.index()); };
    for (long i = 0; i < shoes; ++i) {
        const auto shoe = shuffled(first + static_cast<std::uint64_t>(i), decks, biased);
        for (int k = 0; k < cards; ++k) {
            const Card card = shoe[static_cast<std::size_t>(k)];
            byCard.add(k, card.index());
            bySuit.add(k, static_cast<int>(card.suit));
            byRank.add(k, static_cast<int>(card.rank) - 1);
        }
        const auto at = static_cast<std::size_t>(i % (cards - 1));
        top.add(ordered(shoe[0], shoe[1]));
        bottom.add(ordered(shoe[shoe.size() - 2], shoe.back()));
        moving.add(ordered(shoe[at], shoe[at + 1]));
        blackjacks.add(engine::handValue(std::span(shoe).first(2)).total == 21 ? 1 : 0);
        pairs.add(rankPair(shoe[0], shoe[2])); // dealing order: player, dealer, player
        dealer.add(dealerEnd(shoe, 0));
        dealerMidway.add(dealerEnd(shoe, shoe.size() / 2));
    }
    std::printf("-- %ld shoes of %d deck%s\n", shoes, decks, decks == 1 ? "" : "s");
    byCard.tell("each card by position", static_cast<double>(shoes));
    bySuit.tell("suit by position", static_cast<double>(shoes));
    byRank.tell("rank by position", static_cast<double>(shoes));
    top.tell("neighbours: the first two cards, in order");
    bottom.tell("neighbours: the last two cards, in order");
    moving.tell("neighbours: two cards at a place that moves, in order");
    blackjacks.tell("dealt: blackjack");
    pairs.tell("dealt: pairs (none, mixed, one color, one suit)");
    dealer.tell("dealt: the dealer's end, from the top");
    dealerMidway.tell("dealt: the dealer's end, from the middle of the shoe");
}

/// The words of one shoe according to the published method, implemented a second time here.
QByteArray wordsOf(const fairness::ShoeSeed& shoe, int blocks) {
    QMessageAuthenticationCode mac(
        QCryptographicHash::Sha256,
        QByteArray(reinterpret_cast<const char*>(shoe.seed.bytes().data()), fairness::Seed::byteCount));
    QByteArray words;
    for (int i = 0; i < blocks; ++i) {
        mac.reset();
        mac.addData(':' + QByteArray::number(qint64{shoe.number}) + ':' + QByteArray::number(i));
        words += mac.result();
    }
    return words;
}

/// Checks that these are the words the shuffle uses: following the method by hand gives its cards.
bool agrees(const fairness::ShoeSeed& shoe) {
    const QByteArray words = wordsOf(shoe, 100);
    std::vector<Card> cards;
    for (int i = 0; i < shoe.decks.cards(); ++i)
        cards.push_back(Card::fromIndex(i % 52));
    qsizetype at = 0;
    for (std::size_t k = cards.size() - 1; k >= 1; --k) {
        const quint64 limit = (quint64{1} << 32) / (k + 1) * (k + 1);
        quint32 word = 0;
        do {
            word = qFromBigEndian<quint32>(words.constData() + at);
            at += 4;
        } while (word >= limit);
        std::swap(cards[k], cards[word % (k + 1)]);
    }
    return cards == fairness::shuffle(shoe);
}

int writeWords() {
    for (std::uint64_t index = 0;; ++index) {
        const QByteArray words = wordsOf(seedOf(index, 8), 52); // 416 words, enough for a shoe of eight decks
        if (std::fwrite(words.constData(), 1, static_cast<std::size_t>(words.size()), stdout) !=
            static_cast<std::size_t>(words.size()))
            return 0; // the reader has had enough
    }
}

} // namespace

int main(int argc, char* argv[]) {
    for (std::uint64_t index = 0; index < 20; ++index) {
        if (!agrees(seedOf(index, 8))) {
            std::printf("the words written here are not those of the shuffle\n");
            return 1;
        }
    }
    if (argc > 1 && std::string_view(argv[1]) == "--words")
        return writeWords();
    const long shoes = argc > 1 ? std::atol(argv[1]) : 20'000;
    const bool biased = argc > 2 && std::string_view(argv[2]) == "--biased";
    const long series = argc > 2 && !biased ? std::atol(argv[2]) : 1;
    if (shoes < 1000 || series < 1)
        return 2;
    const std::uint64_t first = static_cast<std::uint64_t>(series) * 2'000'000'000;
    statistics(1, first, shoes, biased);
    statistics(6, first + 1'000'000'000, shoes / 2, biased);
    std::printf("%d failed\n", failures);
    return failures == 0 ? 0 : 1;
}
