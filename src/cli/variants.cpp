// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/variants.h"
#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "formats/names.h"

#include <fmt/format.h>

namespace openshoe::cli {

namespace {

using Listed = formats::VariantCatalogue::Entry;

QJsonObject toJson(const Listed& entry) {
    QJsonArray currencies;
    for (const engine::Limit& limit : entry.rules.limits)
        currencies.append(QString::fromStdString(limit.currency));
    QJsonArray sideBets;
    for (const engine::SideBet& bet : entry.rules.sideBets)
        sideBets.append(QString::fromStdString(bet.id));
    const auto rtp = entry.rules.publishedRtp;
    return {{"id", QString::fromStdString(entry.rules.id)},
            {"name", QString::fromStdString(entry.rules.name)},
            {"decks", entry.rules.decks},
            {"seats", entry.rules.table.seats},
            {"currencies", currencies},
            {"sideBets", sideBets},
            {"published", rtp ? QJsonValue(*rtp) : QJsonValue()},
            {"builtIn", entry.builtIn},
            {"path", entry.builtIn ? QJsonValue() : QJsonValue(entry.path)}};
}

std::string toText(const formats::VariantCatalogue& catalogue) {
    Rows rows{{"ID", Cli::tr("NAME"), Cli::tr("DECKS"), Cli::tr("SEATS"), Cli::tr("LIMITS"), Cli::tr("PUBLISHED RTP")}};
    for (const Listed& entry : catalogue.entries()) {
        QStringList limits;
        for (const engine::Limit& limit : entry.rules.limits)
            limits << Cli::tr("%1 to %2 %3", "two amounts and their currency")
                          .arg(QString::fromStdString(limit.min.text()), QString::fromStdString(limit.max.text()),
                               QString::fromStdString(limit.currency));
        const auto rtp = entry.rules.publishedRtp;
        rows.push_back({entry.rules.id, formats::gameName(entry.rules), std::to_string(entry.rules.decks),
                        std::to_string(entry.rules.table.seats), limits.join(QStringLiteral(", ")),
                        rtp ? fmt::format("{:.2f} %", *rtp * 100) : "-"});
    }
    return aligned(rows, {2, 3});
}

base::Result<int> runVariants(const QStringList& arguments) {
    CommandLine line("variants", Cli::tr("All known rule sets, one per row."));
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;

    const formats::VariantCatalogue catalogue(formats::ownVariantsFolder(line.dataFolder()));
    // A custom game's file that can't be read doesn't keep the others from being listed.
    for (const formats::UnusableVariant& file : catalogue.unusable())
        printError(file.error);
    if (!line.json()) {
        print(toText(catalogue));
        return Done;
    }
    QJsonArray variants;
    for (const Listed& entry : catalogue.entries())
        variants.append(toJson(entry));
    print(QJsonObject{{"variants", variants}});
    return Done;
}

} // namespace

Command variantsCommand() {
    return {"variants", QT_TRANSLATE_NOOP("Cli", "all known rule sets, one per row"), runVariants};
}

} // namespace openshoe::cli
