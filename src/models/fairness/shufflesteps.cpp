// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/fairness/shufflesteps.h"

#include "engine/repeat.h"
#include "languages/translated.h"
#include "models/words/amounts.h"

#include <algorithm>
#include <span>

namespace openshoe::models {

namespace {

constexpr int firstShown = 3; // swaps
constexpr int lastShown = 5;
constexpr std::size_t cardsShown = 10;

// The example that is published with the method.
fairness::ShoeSeed madeUpShoe() {
    fairness::Seed::Bytes bytes{};
    bytes.back() = 1;
    return {.seed = fairness::Seed(bytes),
            .clientSeed = fairness::ClientSeed::fromText("example", {}).value_or(fairness::ClientSeed()),
            .number = 1,
            .decks = 6};
}

QString cardsInFigures(std::span<const engine::Card> cards) {
    QStringList texts;
    for (const engine::Card card : cards.first(std::min(cards.size(), cardsShown)))
        texts << text(card.text());
    if (cards.size() > cardsShown)
        texts << QStringLiteral("…");
    return texts.join(u' ');
}

// "k = 311: 3405691582 mod 312 = 106: KC ↔ 3S"
QString swapInFigures(const fairness::Swap& swap) {
    return QStringLiteral("k = %1: %2 mod %3 = %4: %5 ↔ %6")
        .arg(swap.at)
        .arg(swap.word)
        .arg(swap.at + 1)
        .arg(swap.with)
        .arg(text(swap.atBefore.text()), text(swap.withBefore.text()));
}

QString newDecks(engine::Decks decks) {
    QStringList cards;
    const std::vector<engine::Card> all = inOrder(decks);
    const auto add = [&](int index) {
        cards << QStringLiteral("%1 %2").arg(index).arg(text(all[static_cast<std::size_t>(index)].text()));
    };
    const int aDeck = cardsIn(decks.pack);
    const int last = decks.cards() - 1;
    for (const int index : {0, 1, 2, aDeck - 1})
        add(index);
    cards.insert(3, QStringLiteral("…"));
    if (decks.number > 1) {
        add(aDeck);
        cards << QStringLiteral("…");
        add(last);
    }
    return QStringLiteral("decks = %1, N = %2\n%3")
        .arg(decks.number)
        .arg(last + 1)
        .arg(cards.join(QStringLiteral("  ")));
}

QString firstBlock(const fairness::WorkedShuffle& worked) {
    QStringList words;
    for (std::size_t i = 0; i + 4 <= worked.block.size(); i += 4) {
        quint32 word = 0;
        for (std::size_t byte = i; byte < i + 4; ++byte)
            word = word << 8 | worked.block[byte];
        words << QString::number(word);
    }
    return QStringLiteral("HMAC-SHA256(seed, \"%1\")\n= %2\n= %3")
        .arg(text(worked.message), text(fairness::hexOf(worked.block)), words.join(QStringLiteral(", ")));
}

QString swaps(const fairness::WorkedShuffle& worked) {
    QStringList lines;
    const int count = static_cast<int>(worked.swaps.size());
    for (int i = 0; i < count; ++i) {
        if (i < firstShown || i >= count - lastShown)
            lines << swapInFigures(worked.swaps[static_cast<std::size_t>(i)]);
        else if (i == firstShown)
            lines << QStringLiteral("…");
    }
    return lines.join(u'\n');
}

} // namespace

ShuffleSteps::ShuffleSteps(QObject* parent) : RowModel(ShuffleStepRow::staticMetaObject, parent) {
    retranslate();
}

QString ShuffleSteps::title() const {
    return m_record ? tr("Shoe %1 · %2", "its number, its game").arg(m_record->shoe.seed.number).arg(m_game)
                    : tr("A made-up shoe, until your first one is finished");
}

void ShuffleSteps::show(session::ShoeRecord record, const QString& game) {
    m_record = std::move(record);
    m_game = game;
    retranslate();
}

void ShuffleSteps::forget() {
    m_record.reset();
    retranslate();
}

void ShuffleSteps::retranslate() {
    const fairness::ShoeSeed shoe = m_record ? m_record->shoe.seed : madeUpShoe();
    const QString commitment = text(m_record ? m_record->shoe.commitment : shoe.seed.commitment());
    const fairness::WorkedShuffle worked = fairness::workedShuffle(shoe);
    std::vector<engine::Card> dealt;
    for (std::size_t i = 0; m_record && i < m_record->rounds.size(); ++i) {
        const auto cards = engine::drawnCards(m_record->rounds[i].events);
        dealt.insert(dealt.end(), cards.begin(), cards.end());
    }
    QString order = QStringLiteral("shuffle    = %1").arg(cardsInFigures(worked.cards));
    QString outcome;
    if (const auto mismatch = m_record ? session::mismatchOf(*m_record) : std::nullopt)
        outcome = tr("This shoe isn't as committed: %1").arg(languages::translated(*mismatch));
    else if (!dealt.empty())
        outcome =
            tr("The %n cards dealt from this shoe are the first of them.", nullptr, static_cast<int>(dealt.size()));
    if (!dealt.empty())
        order += QStringLiteral("\ndrawnCards = %1").arg(cardsInFigures(dealt));
    QString words = tr("Cards leave the shoe in the order that has come about, from number 0 on; where a game burns a "
                       "card, that is the first.");
    if (!outcome.isEmpty())
        words += u' ' + outcome;
    replace(
        m_rows,
        std::vector<ShuffleStepRow>{
            {.title = tr("1. The commitment"),
             .words = tr("Before the first stake on a shoe, the program draws 32 secret bytes, the seed, from the "
                         "operating system, and shows their SHA-256 at once: the commitment. Nobody can find other "
                         "bytes that have it, so the seed can't be exchanged later. When the shoe ends, the seed is "
                         "shown: each byte as two hex digits."),
             .figures = QStringLiteral("seed       = %1\nSHA-256    = %2\ncommitment = %3")
                            .arg(text(shoe.seed.hex()), text(shoe.seed.commitment()), commitment)},
            {.title = tr("2. New decks"),
             .words = shoe.decks.pack == engine::Pack::Spanish
                          ? tr("The cards of all decks lie in order, numbered from 0: in each deck the suits spades, "
                               "hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 J Q K. Spanish decks "
                               "have no tens.")
                          : tr("The cards of all decks lie in order, numbered from 0: in each deck the suits spades, "
                               "hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 T J Q K, where T is "
                               "ten."),
             .figures = newDecks(shoe.decks)},
            {.title = tr("3. Random numbers"),
             .words = tr("Your own part, the client seed, comes in here. You can change it until the first stake, when "
                         "the program is already committed. Block i, from 0, is the HMAC-SHA256, with the seed as its "
                         "key, of a text in UTF-8: the client seed, a colon, the shoe's number, a colon, i. Each block "
                         "makes eight numbers of 32 bits, highest byte first."),
             .figures = QStringLiteral("clientSeed = \"%1\", number = %2\n%3")
                            .arg(text(shoe.clientSeed.text()))
                            .arg(shoe.number)
                            .arg(firstBlock(worked))},
            {.title = tr("4. Shuffling"),
             .words = tr("For each k from N−1 down to 1, the next random number is divided by k+1; the remainder says "
                         "which card changes places with card k. A number at or above the largest multiple of k+1 "
                         "below 2³² is skipped, so that no card is likelier than another."),
             .figures = swaps(worked)},
            {.title = tr("5. The cards"), .words = words, .figures = order},
            {.title = tr("What this proves, and what it doesn't"),
             .words = tr("The order was fixed before the stakes and not touched afterwards, and neither you nor the "
                         "program could choose it alone. But 256 bits can't reach every possible order of so many "
                         "cards; and as the program runs on your own machine, nothing is hidden from someone who reads "
                         "its memory."),
             .figures = {}}});
    emit changed();
}

} // namespace openshoe::models

#include "moc_shufflesteps.cpp"
