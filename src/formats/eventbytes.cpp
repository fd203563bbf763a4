// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/eventbytes.h"

#include "formats/eventtools.h"

#include <QCborStreamReader>
#include <QCborStreamWriter>
#include <QtEndian>

#include <array>
#include <fmt/format.h>
#include <limits>
#include <string>
#include <vector>

namespace openshoe::formats {

using base::said;

using namespace engine;

namespace {

constexpr char plainVersion = 1;
constexpr char compressedVersion = 2;
/// A round of seven seats with a hundred people betting behind takes some ten thousand bytes.
constexpr qsizetype mostBytes = 4 * 1024 * 1024;
/// qUncompress() doesn't stop at the length it is given, and one byte can inflate to 1032. So a log longer than this is
/// stored plain, and longer compressed data is not read at all.
constexpr qsizetype mostCompressed = 32 * 1024;
/// The log of a round alone at the table is shorter; compressing it takes many times as long as everything else stored
/// for it, and saves a tenth of its length.
constexpr qsizetype leastToCompress = 256;

/// A field's value as a number, for everything but texts.
qint64 toNumber(PlayerNumber player) { return player.value; }
qint64 toNumber(SeatNumber seat) { return seat.value; }
qint64 toNumber(HandNumber hand) { return hand.value; }
qint64 toNumber(Card card) { return card.index(); }
qint64 toNumber(base::Money amount) { return amount.minorUnits(); }
qint64 toNumber(bool value) { return value ? 1 : 0; }
qint64 toNumber(int value) { return value; }
template <typename E>
    requires std::is_enum_v<E>
qint64 toNumber(E value) {
    return static_cast<qint64>(value);
}

bool inRange(qint64 number, qint64 min, qint64 max) { return number >= min && number <= max; }

/// Sets the field from a number; false if that isn't one of its values.
bool fromNumber(PlayerNumber& player, qint64 number) {
    player.value = static_cast<std::uint16_t>(number);
    return inRange(number, 0, mostPlayers);
}
bool fromNumber(SeatNumber& seat, qint64 number) {
    seat.value = static_cast<std::uint8_t>(number);
    return inRange(number, 0, maxSeats);
}
bool fromNumber(HandNumber& hand, qint64 number) {
    hand.value = static_cast<std::uint8_t>(number);
    return inRange(number, 1, maxHands);
}
bool fromNumber(Card& card, qint64 number) {
    if (!inRange(number, 0, cardsPerDeck - 1))
        return false;
    card = Card::fromIndex(static_cast<int>(number));
    return true;
}
bool fromNumber(base::Money& amount, qint64 number) {
    amount = base::Money::minor(number);
    return number >= 0;
}
bool fromNumber(bool& value, qint64 number) {
    value = number != 0;
    return inRange(number, 0, 1);
}
bool fromNumber(int& value, qint64 number) {
    value = static_cast<int>(number);
    return inRange(number, 0, largestShoe);
}
template <typename E>
    requires std::is_enum_v<E>
bool fromNumber(E& value, qint64 number) {
    value = static_cast<E>(number);
    return inRange(number, 0, enumCount<E> - 1);
}

/// A field's value, for comparison.
class Value {
public:
    explicit Value(const std::string& text) : m_text(text) {}
    template <typename T> explicit Value(const T& value) : m_number(toNumber(value)) {}
    friend bool operator==(const Value&, const Value&) = default;

private:
    qint64 m_number = 0;
    std::string m_text;
};

/// The fields of an event of this type at their defaults.
const std::vector<Value>& defaultsOf(std::size_t type) {
    static const auto all = [] {
        std::array<std::vector<Value>, eventTypeCount> defaults;
        for (std::size_t i = 0; i < defaults.size(); ++i)
            visitFields(makeEvent(static_cast<int>(i)),
                        [&](const char*, const auto& value) { defaults[i].emplace_back(value); });
        return defaults;
    }();
    return all[type];
}

/// Counts the fields that have to be written: all up to the last that differs from its default.
class Counter {
public:
    explicit Counter(std::size_t type) : m_defaults(defaultsOf(type)) {}

    template <typename T> void operator()(const char*, const T& value) {
        if (Value(value) != m_defaults[m_at++])
            m_needed = m_at;
    }
    [[nodiscard]] std::size_t needed() const { return m_needed; }

private:
    const std::vector<Value>& m_defaults;
    std::size_t m_at = 0;
    std::size_t m_needed = 0;
};

class ByteWriter {
public:
    ByteWriter(QCborStreamWriter& cbor, std::size_t fields) : m_cbor(cbor), m_left(fields) {}

    void operator()(const char*, const std::string& value) {
        if (take())
            m_cbor.appendTextString(value.data(), static_cast<qsizetype>(value.size()));
    }
    template <typename T> void operator()(const char*, const T& value) {
        if (take())
            m_cbor.append(toNumber(value));
    }

private:
    bool take() {
        if (m_left == 0)
            return false;
        --m_left;
        return true;
    }

    QCborStreamWriter& m_cbor;
    std::size_t m_left;
};

/// Reads as many fields of an event as its list holds; the rest keep their defaults.
class ByteReader {
public:
    explicit ByteReader(QCborStreamReader& cbor) : m_cbor(cbor) {}

    [[nodiscard]] bool good() const { return m_good; }

    void operator()(const char*, std::string& value) {
        if (!m_good || !m_cbor.hasNext())
            return;
        m_good = m_cbor.isString() && m_cbor.isLengthKnown() && m_cbor.length() <= longestEventText;
        if (!m_good)
            return;
        const auto text = m_cbor.readString();
        m_good = text.status == QCborStreamReader::Ok && text.data.isValidUtf16();
        value = text.data.toStdString();
        // A text must be read to its end, which comes as a chunk of its own.
        m_good = m_good && m_cbor.readString().status == QCborStreamReader::EndOfString;
    }
    template <typename T> void operator()(const char*, T& value) {
        if (!m_good || !m_cbor.hasNext())
            return;
        m_good = m_cbor.isUnsignedInteger() && m_cbor.toUnsignedInteger() <= quint64(std::numeric_limits<qint64>::max())
                 && fromNumber(value, static_cast<qint64>(m_cbor.toUnsignedInteger())) && m_cbor.next();
    }

private:
    QCborStreamReader& m_cbor;
    bool m_good = true;
};

tl::unexpected<base::Error> damaged(const std::string& where, base::Said what) {
    return base::environmentError(where, said("Errors", "the stored events are damaged: {}").with(std::move(what)));
}

base::Result<QByteArray> payloadOf(const QByteArray& bytes, const std::string& where) {
    if (bytes.isEmpty())
        //: The stored events are damaged: they are empty
        return damaged(where, said("Errors", "empty"));
    const QByteArray payload = bytes.mid(1);
    if (bytes.front() == plainVersion)
        return payload;
    if (bytes.front() != compressedVersion) {
        return base::environmentError(where,
                                      said("Errors", "the stored events have version {}; this program knows 1 and 2")
                                          .with(static_cast<int>(static_cast<unsigned char>(bytes.front()))));
    }
    // qUncompress() allocates as much memory as the first four bytes claim.
    if (payload.size() < 5 || payload.size() > mostCompressed ||
        qFromBigEndian<quint32>(payload.constData()) > mostBytes)
        return damaged(where, said("Errors", "the compressed length is wrong"));
    const QByteArray plain = qUncompress(payload);
    if (plain.isEmpty() || plain.size() != qFromBigEndian<quint32>(payload.constData()))
        return damaged(where, said("Errors", "they can't be decompressed"));
    return plain;
}

bool readEvent(QCborStreamReader& cbor, Event& event) {
    if (!cbor.isArray() || !cbor.isLengthKnown() || !cbor.enterContainer())
        return false;
    int type = 0;
    if (!cbor.hasNext() || !cbor.isUnsignedInteger() || cbor.toUnsignedInteger() >= quint64(eventTypeCount))
        return false;
    type = static_cast<int>(cbor.toUnsignedInteger());
    if (!cbor.next())
        return false;
    event = makeEvent(type);
    ByteReader reader(cbor);
    visitFields(event, reader);
    return reader.good() && !cbor.hasNext() && cbor.leaveContainer();
}

} // namespace

QByteArray eventsToBytes(const Events& events) {
    QByteArray payload;
    QCborStreamWriter cbor(&payload);
    cbor.startArray(static_cast<quint64>(events.size()));
    for (const Event& event : events) {
        Counter counter(event.index());
        visitFields(event, counter);
        cbor.startArray(1 + counter.needed());
        cbor.append(static_cast<qint64>(event.index()));
        visitFields(event, ByteWriter(cbor, counter.needed()));
        cbor.endArray();
    }
    cbor.endArray();
    if (payload.size() < leastToCompress)
        return plainVersion + payload;
    const QByteArray compressed = qCompress(payload, 9);
    const bool shorter =
        compressed.size() < payload.size() && compressed.size() <= mostCompressed && payload.size() <= mostBytes;
    return shorter ? compressedVersion + compressed : plainVersion + payload;
}

base::Result<Events> eventsFromBytes(const QByteArray& bytes, const std::string& where) {
    const auto payload = payloadOf(bytes, where);
    if (!payload)
        return tl::make_unexpected(payload.error());
    Events events;
    QCborStreamReader cbor(*payload);
    if (!cbor.isArray() || !cbor.isLengthKnown() || !cbor.enterContainer())
        return damaged(where, said("Errors", "they are not a list"));
    while (cbor.hasNext()) {
        Event event;
        if (!readEvent(cbor, event) || cbor.lastError() != QCborError::NoError)
            return damaged(where, said("Errors", "event {} can't be read").with(events.size()));
        events.push_back(std::move(event));
    }
    if (!cbor.leaveContainer() || cbor.currentOffset() != payload->size())
        return damaged(where, said("Errors", "more data follows them"));
    return events;
}

} // namespace openshoe::formats
