// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/tallies/playedhands.h"

#include "engine/round.h"
#include "engine/state.h"

#include <QtEndian>

#include <algorithm>
#include <array>

namespace openshoe::storage {

using namespace engine;

namespace {

// A code: what is held in eight bits, the up card's points in four, and what was decided in four (0 for nothing).
// Held: two cards by their points, the lower first; or more, by their total.
constexpr int points = 10;
constexpr int moreHard = points * points;
constexpr int moreSoft = moreHard + 30;
constexpr int heldCount = moreSoft + 30;
constexpr int upBit = 8;
constexpr int actionBit = 12;
constexpr int codes = 1 << 16;
static_assert(heldCount <= 1 << upBit && static_cast<int>(Action::Surrender) + 1 < 16);

HandCode codeOf(const Cards& cards, int up, int decided) {
    int held = 0;
    if (cards.size() == 2) {
        const auto [low, high] = std::minmax({pointValue(cards[0]), pointValue(cards[1])});
        held = (low - 1) * points + high - 1;
    } else {
        const HandValue value = handValue(cards);
        held = (value.soft ? moreSoft : moreHard) + std::min(value.total, 29);
    }
    return static_cast<HandCode>(held | up << upBit | decided << actionBit);
}

bool isHeld(int held, const HandSought& sought) {
    using Kind = HandSought::Kind;
    if (sought.kind == Kind::Any)
        return true;
    if (held >= moreHard) {
        const bool soft = held >= moreSoft;
        return sought.kind == (soft ? Kind::Soft : Kind::Hard) && held - (soft ? moreSoft : moreHard) == sought.first;
    }
    const int low = held / points + 1;
    const int high = held % points + 1;
    const HandValue value = handValue(low + high, low == 1);
    switch (sought.kind) {
    case Kind::Pair: return low == high && low == sought.first;
    case Kind::Cards:
        return std::pair(low, high) ==
               std::pair(std::min(sought.first, sought.second), std::max(sought.first, sought.second));
    case Kind::Hard: return !value.soft && value.total == sought.first;
    case Kind::Soft: return value.soft && value.total == sought.first;
    case Kind::Any: break;
    }
    return true;
}

// Follows a log and notes the hands of one player.
class Follower {
public:
    explicit Follower(const std::string& own) : m_own(own) {}

    std::vector<HandCode> follow(const Events& events) {
        for (const Event& event : events) {
            note(event);
            try {
                if (!fold(m_state, event))
                    break;
            } catch (const base::MoneyOverflow&) {
                break;
            }
        }
        noteRest();
        return std::move(m_codes);
    }

private:
    void note(const Event& event) {
        if (const auto* dealt = std::get_if<CardDealt>(&event); dealt && dealt->seat.isDealer() && dealt->faceUp) {
            if (m_up == 0)
                m_up = pointValue(dealt->card);
        } else if (const auto* hit = std::get_if<HandHit>(&event)) {
            decided(hit->seat, hit->hand, Action::Hit);
        } else if (const auto* stood = std::get_if<HandStood>(&event)) {
            decided(stood->seat, stood->hand, Action::Stand);
        } else if (const auto* doubled = std::get_if<HandDoubled>(&event)) {
            decided(doubled->seat, doubled->hand, Action::Double);
        } else if (const auto* split = std::get_if<HandSplit>(&event)) {
            decided(split->seat, split->hand, Action::Split);
        } else if (const auto* doubledFree = std::get_if<HandDoubledFree>(&event)) {
            decided(doubledFree->seat, doubledFree->hand, Action::Double);
        } else if (const auto* splitFree = std::get_if<HandSplitFree>(&event)) {
            decided(splitFree->seat, splitFree->hand, Action::Split);
        } else if (const auto* surrendered = std::get_if<HandSurrendered>(&event)) {
            decided(surrendered->seat, surrendered->hand, Action::Surrender);
        }
    }

    [[nodiscard]] bool isOwn(std::size_t seat) const {
        const auto me = m_state.playerNamed(m_own);
        return me && m_state.seats[seat].holder == me;
    }

    void decided(SeatNumber seat, HandNumber hand, Action action) {
        if (seat.index() >= m_state.seats.size() || hand.index() >= maxHands || !isOwn(seat.index()))
            return;
        add(m_state.seat(seat).hand(hand).cards, 1 + static_cast<int>(action));
        m_decided[seat.index()] = true;
    }

    void noteRest() {
        for (std::size_t seat = 0; seat < m_state.seats.size(); ++seat) {
            if (!m_decided[seat] && isOwn(seat))
                add(m_state.seats[seat].hands[0].cards, 0);
        }
    }

    void add(const Cards& cards, int decided) {
        if (cards.size() >= 2)
            m_codes.push_back(codeOf(cards, m_up, decided));
    }

    const std::string& m_own;
    TableState m_state;
    int m_up = 0;
    std::array<bool, maxSeats> m_decided{};
    std::vector<HandCode> m_codes;
};

} // namespace

std::vector<HandCode> handsPlayed(const Events& events, const std::string& own) {
    return Follower(own).follow(events);
}

HandTest::HandTest(const HandSought& sought) : m_wanted(codes) {
    for (int held = 0; held < heldCount; ++held) {
        if (!isHeld(held, sought))
            continue;
        for (int up = 0; up <= points; ++up) {
            for (int decided = 0; decided < 16; ++decided) {
                if ((sought.up == 0 || up == sought.up) &&
                    (!sought.action || decided == 1 + static_cast<int>(*sought.action)))
                    m_wanted[static_cast<std::size_t>(held | up << upBit | decided << actionBit)] = 1;
            }
        }
    }
}

bool HandTest::hasAny(const std::vector<HandCode>& given) const {
    return std::ranges::any_of(given, [this](HandCode code) { return has(code); });
}

QByteArray packHands(const std::vector<std::vector<HandCode>>& rounds) {
    QByteArray bytes;
    for (const auto& hands : rounds) {
        const std::size_t count = std::min<std::size_t>(hands.size(), 255);
        bytes.append(static_cast<char>(count));
        for (std::size_t i = 0; i < count; ++i) {
            char raw[2];
            qToLittleEndian<quint16>(hands[i], raw);
            bytes.append(raw, 2);
        }
    }
    return bytes;
}

QByteArray withoutHands(const QByteArray& packed, const std::vector<char>& gone) {
    QByteArray left;
    const char* at = packed.constData();
    const char* const end = at + packed.size();
    for (const char removed : gone) {
        const int size = at == end ? -1 : 1 + 2 * static_cast<quint8>(*at);
        if (size < 0 || end - at < size)
            return {};
        if (removed != 0)
            left.append('\0');
        else
            left.append(at, size);
        at += size;
    }
    return at == end ? left : QByteArray();
}

std::vector<char> roundsWith(const QByteArray& packed, const HandTest& test, std::size_t rounds) {
    std::vector<char> found;
    found.reserve(rounds);
    const char* at = packed.constData();
    const char* const end = at + packed.size();
    while (at != end && found.size() < rounds) {
        const int count = static_cast<quint8>(*at++);
        if (end - at < 2 * count)
            return {};
        bool any = false;
        for (int i = 0; i < count; ++i, at += 2)
            any = any || test.has(qFromLittleEndian<quint16>(at));
        found.push_back(any ? 1 : 0);
    }
    return at == end && found.size() == rounds ? found : std::vector<char>();
}

} // namespace openshoe::storage
