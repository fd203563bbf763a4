// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/history.h"

#include "cli/output.h"
#include "cli/store.h"
#include "cli/texts.h"
#include "session/record/recordexport.h"

#include <QFile>

#include <cstdio>

namespace openshoe::cli {

using base::Result;
using Form = session::RecordExport::Form;

namespace {

// Shows progress to a person; a script sees nothing.
bool tellState(const session::ExportState& state) {
    if (showsProgress())
        tellProgress(Cli::tr("%n rounds, %1", nullptr, counted(state.rounds))
                         .arg(QString::asprintf("%.0f %%", 100 * state.part)));
    return true;
}

Result<int> exportRounds(const QStringList& arguments) {
    CommandLine line("history export",
                     Cli::tr("Writes the record to a file: as JSON one round per line, as CSV one play per line."));
    line.addOption("format", "csv|json", Cli::tr("the format (default csv)"));
    line.addOption("out", "FILE", Cli::tr("the file; - writes to standard output"));
    addRoundFilters(line);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const QString format = line.isSet("format") ? line.value("format") : QStringLiteral("csv");
    if (format != QLatin1String("csv") && format != QLatin1String("json"))
        return tl::make_unexpected(
            line.wrong(Cli::tr("%1: %2 or %3 is needed")
                           .arg("--format " + shortened(format), QStringLiteral("csv"), QStringLiteral("json")),
                       format, {QStringLiteral("csv"), QStringLiteral("json")}));
    const QString path = line.value("out");
    if (path.isEmpty())
        return tl::make_unexpected(
            line.wrong(Cli::tr("%1 is needed; - writes to standard output").arg(QStringLiteral("--out FILE"))));
    const auto store = openRecord(line);
    if (!store)
        return tl::make_unexpected(store.error());
    const auto filter = roundFilter(line, **store);
    if (!filter)
        return tl::make_unexpected(filter.error());
    const session::RecordExport wanted{.what = *filter,
                                       .form = format == QLatin1String("json") ? Form::Json : Form::Csv};
    if (path == QLatin1String("-")) {
        QFile out;
        if (!out.open(stdout, QIODevice::WriteOnly))
            return unwritable();
        const auto written = session::exportRecord(**store, wanted, out, tellState);
        clearProgress();
        return written ? Result<int>(Done) : tl::make_unexpected(written.error());
    }
    // Naming a file means that file: it is replaced as a whole or not at all.
    const auto written = session::exportToFile(**store, wanted, path, session::Existing::Replace, tellState);
    clearProgress();
    if (!written)
        return tl::make_unexpected(written.error());
    if (line.json())
        print(QJsonObject{{"rounds", static_cast<qint64>(written->rounds)}, {"file", path}});
    else
        print(Cli::tr("%n rounds written to %1", nullptr, counted(written->rounds)).arg(path) + '\n');
    return Done;
}

} // namespace

Command historyExportCommand() {
    return {"history export", QT_TRANSLATE_NOOP("Cli", "writes the record to a file"), exportRounds};
}

} // namespace openshoe::cli
