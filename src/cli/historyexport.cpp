// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/history.h"

#include "cli/output.h"
#include "cli/store.h"
#include "session/recordexport.h"

#include <QFile>

#include <cstdio>
#include <fmt/format.h>

namespace openshoe::cli {

using base::Result;
using Form = session::RecordExport::Form;

namespace {

// A person sees how far it has come; a script sees nothing.
bool tellProgress(const session::ExportState& state) {
    if (showsProgress())
        std::fprintf(stderr, "\r%lld rounds, %.0f %%", static_cast<long long>(state.rounds), 100 * state.part);
    return true;
}

void clearProgress() {
    if (showsProgress())
        std::fputs("\r\033[K", stderr);
}

Result<int> exportRounds(const QStringList& arguments) {
    CommandLine line("history export",
                     "Writes the record to a file: as JSON one round a line, as CSV one play a line.");
    line.addOption("format", "csv|json", "how; csv where it isn't given");
    line.addOption("out", "FILE", "where to; - writes to standard output");
    addRoundFilters(line);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const QString format = line.isSet("format") ? line.value("format") : QStringLiteral("csv");
    if (format != QLatin1String("csv") && format != QLatin1String("json"))
        return tl::make_unexpected(line.wrong(fmt::format("--format {}: csv or json is needed", shortened(format))));
    const QString path = line.value("out");
    if (path.isEmpty())
        return tl::make_unexpected(line.wrong("--out FILE is needed; - writes to standard output"));
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
            return base::environmentError("standard output", "could not be written to");
        const auto written = session::exportRecord(**store, wanted, out, tellProgress);
        clearProgress();
        return written ? Result<int>(Done) : tl::make_unexpected(written.error());
    }
    // Who names a file means that one; it is replaced by a whole one or not at all.
    const auto written = session::exportToFile(**store, wanted, path, session::Existing::Replace, tellProgress);
    clearProgress();
    if (!written)
        return tl::make_unexpected(written.error());
    if (line.json())
        print(QJsonObject{{"rounds", static_cast<qint64>(written->rounds)}, {"file", path}});
    else
        print(fmt::format("{} rounds written to {}\n", written->rounds, path.toStdString()));
    return Done;
}

} // namespace

Command historyExportCommand() {
    return {"history export", "writes the record to a file", exportRounds};
}

} // namespace openshoe::cli
