// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/events.h"
#include "storage/rows/rows.h"

#include <QByteArray>

#include <vector>

namespace openshoe::storage {

// Which hands were held in a round and what was decided on them, each as a number, so that "A7 against 9" is found
// among a million rounds without reading their logs. Packed for a whole block beside its RoundLines. Internal to
// storage.

/// A hand against an up card, with what was decided.
using HandCode = std::uint16_t;

/// The hands of that player: each as it was at each decision, and those that nothing was decided on as they were dealt.
/// Of a damaged log, as far as it goes.
[[nodiscard]] std::vector<HandCode> handsPlayed(const engine::Events& events, const std::string& own);

/// Which codes are sought.
class HandTest {
public:
    explicit HandTest(const HandSought& sought);
    [[nodiscard]] bool has(HandCode code) const { return m_wanted[code] != 0; }
    [[nodiscard]] bool hasAny(const std::vector<HandCode>& codes) const;

private:
    std::vector<char> m_wanted;
};

/// Of consecutive rounds, in their order.
[[nodiscard]] QByteArray packHands(const std::vector<std::vector<HandCode>>& rounds);
/// Without the hands of the rounds marked in `gone`. Empty if the bytes didn't come from packHands().
[[nodiscard]] QByteArray withoutHands(const QByteArray& packed, const std::vector<char>& gone);
/// For each of `rounds` rounds whether one of its hands is sought. Empty if the bytes didn't come from packHands().
[[nodiscard]] std::vector<char> roundsWith(const QByteArray& packed, const HandTest& test, std::size_t rounds);

} // namespace openshoe::storage
