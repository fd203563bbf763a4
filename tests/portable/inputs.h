// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/script.h"

#include <istream>
#include <string>
#include <vector>

namespace openshoe::tests {

struct ScriptedTable {
    struct Round {
        std::vector<engine::Card> shoe; ///< empty: it goes on with the last one
        engine::ScriptedRound script;
    };

    std::string name;
    engine::RuleSet rules;
    std::string currency;
    std::vector<engine::Player> players;
    std::vector<Round> rounds;
};

struct Inputs {
    std::vector<engine::RuleSet> games;
    std::vector<ScriptedTable> tables;
};

/// Reads the lines that inputs.py writes: one thing each, words parted by spaces. Throws std::runtime_error with the
/// line that it can't read: whoever starts the program has made the lines.
[[nodiscard]] Inputs readInputs(std::istream& lines);

} // namespace openshoe::tests
