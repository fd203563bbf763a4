// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/prices/pricerows.h"

#include <QtEndian>

#include <bit>
#include <fmt/format.h>

namespace openshoe::storage {

using base::said;

namespace {

// One layout byte, then little-endian: event (4 bytes), the question's kind, player (2), seat, hand and stake, chosen,
// best, exact, which actions have a worth (2, one bit each), and those worths (8 each).
constexpr char priceLayout = 1;
constexpr qsizetype headBytes = 16;

template <typename T> void put(QByteArray& bytes, T value) {
    char raw[sizeof(T)];
    qToLittleEndian(value, raw);
    bytes.append(raw, sizeof(T));
}

// Reads sequentially; anything past the end reads as 0 and makes the data invalid.
class PriceReader {
public:
    explicit PriceReader(const QByteArray& bytes) : m_bytes(bytes) {}

    template <typename T> T take() {
        const auto size = static_cast<qsizetype>(sizeof(T));
        m_whole = m_whole && m_bytes.size() - m_at >= size;
        if (!m_whole)
            return {};
        const T value = qFromLittleEndian<T>(m_bytes.constData() + m_at);
        m_at += size;
        return value;
    }
    template <typename E> E choice() {
        const auto value = take<quint8>();
        m_whole = m_whole && value < engine::enumCount<E>;
        return m_whole ? static_cast<E>(value) : E{};
    }
    void want(bool right) { m_whole = m_whole && right; }
    [[nodiscard]] bool whole() const { return m_whole && m_at == m_bytes.size(); }

private:
    const QByteArray& m_bytes;
    qsizetype m_at = 0;
    bool m_whole = true;
};

bool unpack(const QByteArray& bytes, DecisionPrice& decision) {
    PriceReader from(bytes);
    from.want(from.take<quint8>() == priceLayout);
    decision.event = from.take<quint32>();
    decision.question.kind = from.choice<engine::QuestionKind>();
    decision.question.player.value = from.take<quint16>();
    decision.question.seat.value = from.take<quint8>();
    decision.question.hand.value = from.take<quint8>();
    from.want(decision.question.seat.value <= engine::maxSeats && decision.question.hand.value <= engine::maxHands);
    decision.question.on = from.choice<engine::StakeKind>();
    decision.chosen = from.choice<engine::Action>();
    decision.best = from.choice<engine::Action>();
    decision.exact = from.take<quint8>() != 0;
    const auto priced = from.take<quint16>();
    for (std::size_t i = 0; i < decision.worth.size(); ++i) {
        if ((priced >> i & 1) != 0)
            decision.worth[i] = std::bit_cast<double>(from.take<quint64>());
    }
    return from.whole();
}

} // namespace

QByteArray packedRest(const DecisionPrice& decision) {
    QByteArray bytes;
    bytes.reserve(headBytes + 8 * 4);
    put<quint8>(bytes, priceLayout);
    put(bytes, static_cast<quint32>(decision.event));
    put(bytes, static_cast<quint8>(decision.question.kind));
    put(bytes, quint16(decision.question.player.value));
    put(bytes, quint8(decision.question.seat.value));
    put(bytes, quint8(decision.question.hand.value));
    put(bytes, static_cast<quint8>(decision.question.on));
    put(bytes, static_cast<quint8>(decision.chosen));
    put(bytes, static_cast<quint8>(decision.best));
    put(bytes, static_cast<quint8>(decision.exact));
    quint16 priced = 0;
    for (std::size_t i = 0; i < decision.worth.size(); ++i)
        priced = static_cast<quint16>(priced | (decision.worth[i] ? 1U << i : 0U));
    put(bytes, priced);
    for (const auto& worth : decision.worth) {
        if (worth)
            put(bytes, std::bit_cast<quint64>(*worth));
    }
    return bytes;
}

RoundPrice readPrice(const Cursor& row) {
    return {.round = row.integer(0),
            .version = row.number(1),
            .trouble = base::Said::verbatim(row.text(2)),
            .up = row.number(3),
            .mainAtStart = row.real(4),
            .sideAtStart = row.real(5),
            .afterDeal = row.real(6),
            .cost = row.real(7),
            .mainVariance = row.real(8),
            .sideVariance = row.real(9),
            .covariance = row.real(10),
            .error = row.real(11),
            .mainNet = row.money(12),
            .sideNet = row.money(13),
            .decisions = {},
            .sideBets = {}};
}

std::optional<DecisionPrice> readDecision(Sql& sql, const Cursor& row) {
    DecisionPrice decision{
        .number = row.number(1), .kind = row.choice<DecisionKind>(2), .cost = row.real(3), .stake = row.money(4)};
    if (static_cast<int>(decision.kind) >= answerKindCount || !unpack(row.bytes(5), decision)) {
        sql.inconsistent(said("Errors", "the price of decision {} in round {} can't be read: price the rounds again "
                                        "(openshoe-cli history price --again)")
                             .with(row.integer(1), row.integer(0)));
        return std::nullopt;
    }
    return decision;
}

} // namespace openshoe::storage
