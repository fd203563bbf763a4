// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/script.h"

#include <istream>
#include <string>
#include <vector>

namespace openshoe::tests {

struct ScriptedTable {
    struct Round {
        std::vector<engine::Card> shoe; ///< if empty, the last shoe goes on
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

/// Reads the lines written by inputs.py: one item each, words separated by spaces. Throws std::runtime_error with the
/// line if it can't be read: a malformed line is a mistake of whoever started the program.
[[nodiscard]] Inputs readInputs(std::istream& lines);

} // namespace openshoe::tests
