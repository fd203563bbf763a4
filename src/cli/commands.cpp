// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"

namespace openshoe::cli {

const std::vector<Command>& commands() {
    static const std::vector<Command> all{
        variantsCommand(),
        rulesCommand(),
        playCommand(),
        analyzeCommand(),
        strategyCommand(),
        adviseCommand(),
        simulateCommand(),
        fairnessVerifyCommand(),
    };
    return all;
}

} // namespace openshoe::cli
