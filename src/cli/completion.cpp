// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/completion.h"

#include "cli/output.h"

#include <QSet>

namespace openshoe::cli {

void printCompletions(const std::vector<Completion>& completions, const QString& begun) {
    QSet<QString> told;
    for (const auto& [word, what] : completions) {
        const bool ofShell = word.startsWith(QLatin1Char(':'));
        if ((!ofShell && !word.startsWith(begun)) || told.contains(word))
            continue;
        told.insert(word);
        print(what.isEmpty() ? word + '\n' : word + '\t' + what.simplified() + '\n');
    }
}

} // namespace openshoe::cli
