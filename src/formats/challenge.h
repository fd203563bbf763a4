// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/events.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace openshoe::formats {

/// Rounds somebody played, for somebody else to play with the same cards, rules and stakes. Each begins with the same
/// card as it did there, whatever was drawn in the round before it.
struct Challenge {
    engine::RuleSet rules;
    std::string sender;                  ///< as they want to be called; may be empty
    std::vector<engine::Card> shoe;      ///< whole, in drawing order
    std::vector<engine::Events> rounds;  ///< as the sender played them, in the order of the shoe
    std::string answerer;                ///< who played them too; may be empty
    std::vector<engine::Events> answers; ///< how: one for each round, or none

    friend bool operator==(const Challenge&, const Challenge&) = default;
};

/// Whoever plays is named so in the rounds, whatever their account is called.
inline constexpr const char* challenger = "player";
/// The extension of a challenge's file.
inline constexpr const char* challengeEnding = "shoe-challenge";
/// Bounds on a file that comes from outside.
inline constexpr qsizetype mostChallengeBytes = 8 * 1024 * 1024;
inline constexpr int mostChallengeRounds = 400;
inline constexpr int longestNickname = 80; ///< bytes

/// A short JSON document around a sealed text: nobody sees the cards by looking at it, and a change of any byte is
/// noticed. The key is in this program's source, so whoever knows how can read it.
[[nodiscard]] QByteArray challengeToBytes(const Challenge& challenge);
/// The same in two steps: the text, and the file around any text.
[[nodiscard]] QByteArray challengeText(const Challenge& challenge);
[[nodiscard]] QByteArray sealedChallenge(const QByteArray& text);

/// Reads it back. Any bytes are safe to read. What is returned can be played: every round and answer is what these
/// rules make of that shoe, to its end; no round was given up. `source` names the file in errors.
[[nodiscard]] base::Result<Challenge> challengeFromBytes(const QByteArray& bytes, const std::string& source);

/// Whether the rounds and answers can be played as challengeFromBytes() promises; the error says what is wrong.
[[nodiscard]] base::Result<void> checkChallenge(const Challenge& challenge, const std::string& source);

} // namespace openshoe::formats
