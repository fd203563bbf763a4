// SPDX-License-Identifier: GPL-3.0-or-later
#include "fairness/shuffle.h"

#include <QMessageAuthenticationCode>
#include <QtEndian>

#include <utility>

namespace openshoe::fairness {

namespace {

/// The endless row of 32-bit words that a shoe's seeds give.
class WordStream {
public:
    explicit WordStream(const ShoeSeed& shoe)
        : m_mac(QCryptographicHash::Sha256,
                QByteArray(reinterpret_cast<const char*>(shoe.seed.bytes().data()), Seed::byteCount)),
          m_prefix(QByteArray::fromStdString(shoe.clientSeed.text()) + ':' + QByteArray::number(shoe.number) + ':') {}

    quint32 next() {
        if (m_offset == m_block.size()) {
            m_mac.reset();
            m_mac.addData(m_prefix + QByteArray::number(m_blockIndex++));
            m_block = m_mac.result();
            m_offset = 0;
        }
        const auto word = qFromBigEndian<quint32>(m_block.constData() + m_offset);
        m_offset += static_cast<qsizetype>(sizeof(quint32));
        return word;
    }

    /// Uniform in 0 … bound−1.
    quint32 below(quint32 bound) {
        const quint64 range = quint64{1} << 32;
        const quint64 limit = range / bound * bound;
        quint32 word = next();
        while (word >= limit)
            word = next();
        return word % bound;
    }

private:
    QMessageAuthenticationCode m_mac;
    QByteArray m_prefix;
    QByteArray m_block;
    qsizetype m_offset = 0;
    quint64 m_blockIndex = 0;
};

} // namespace

std::vector<engine::Card> shuffle(const ShoeSeed& shoe) {
    const auto count = static_cast<std::size_t>(shoe.decks) * engine::cardsPerDeck;
    std::vector<engine::Card> cards;
    cards.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        cards.push_back(engine::Card::fromIndex(static_cast<int>(i % engine::cardsPerDeck)));

    WordStream words(shoe);
    for (std::size_t k = count; k-- > 1;)
        std::swap(cards[k], cards[words.below(static_cast<quint32>(k + 1))]);
    return cards;
}

} // namespace openshoe::fairness
