// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/history.h"

namespace openshoe::cli {

const std::vector<Command>& commands() {
    static const std::vector<Command> all{
        variantsCommand(),
        variantsCheckCommand(),
        variantsAddCommand(),
        variantsRemoveCommand(),
        presetsCommand(),
        rulesCommand(),
        playCommand(),
        analyzeCommand(),
        strategyCommand(),
        adviseCommand(),
        simulateCommand(),
        compareCommand(),
        countSystemsCommand(),
        countEffectsCommand(),
        countCorrelationsCommand(),
        countIndicesCommand(),
        countSimulateCommand(),
        countRiskCommand(),
        fairnessVerifyCommand(),
        historyListCommand(),
        historyShowCommand(),
        historyExportCommand(),
        historyStatsCommand(),
        historyPriceCommand(),
        historyReviewCommand(),
        historyMistakesCommand(),
        historyElsewhereCommand(),
        historyCheckCommand(),
        historyBackupCommand(),
        historyRestoreCommand(),
        limitsCommand(),
    };
    return all;
}

} // namespace openshoe::cli
