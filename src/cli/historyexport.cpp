// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/history.h"

#include "cli/output.h"
#include "cli/store.h"

#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>

namespace openshoe::cli {

using namespace storage;
using base::Result;

namespace {

constexpr int pageSize = 500;

// A field is put in quotes where it has to be (RFC 4180).
std::string csv(const std::string& field) {
    if (field.find_first_of(",\"\r\n") == std::string::npos)
        return field;
    std::string quoted = "\"";
    for (const char c : field)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

constexpr const char* csvHead =
    "round,play,time,variant,account,currency,seat,hand,kind,on,bet,stake,returned,net,result,balance\r\n";

std::string csvLine(const PlayRow& play, const std::string& account) {
    const std::string on = play.kind == engine::StakeKind::Insurance ? engine::name(play.on) : "";
    return fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\r\n", play.round, play.number,
                       timeText(play.time).toStdString(), csv(play.variant), csv(account), csv(play.currency),
                       play.seat, play.hand, engine::name(play.kind), on, csv(play.bet), play.stake.text(),
                       play.returned.text(), (play.returned - play.stake).text(), csv(play.outcome),
                       play.balance.text());
}

// Reads one page of rounds at a time, newest first, so that a long record needs no more memory than a short one.
class Export {
public:
    Export(Store& store, RoundFilter filter, bool asJson, QIODevice& out)
        : m_store(store), m_filter(std::move(filter)), m_json(asJson), m_out(out) {}

    Result<std::int64_t> run() {
        std::int64_t count = 0;
        if (!m_json)
            write(csvHead);
        for (std::optional<RoundId> before;;) {
            const auto page = m_store.call([&](Tables& t) { return t.rounds.list(m_filter, pageSize, before); });
            if (!page)
                return tl::make_unexpected(page.error());
            for (const RoundRow& round : *page) {
                if (auto done = m_json ? writeRound(round) : writePlays(round); !done)
                    return tl::make_unexpected(done.error());
            }
            count += static_cast<std::int64_t>(page->size());
            if (showsProgress())
                std::fprintf(stderr, "\r%lld rounds", static_cast<long long>(count));
            if (page->size() < pageSize || m_failed)
                break;
            before = page->back().id;
        }
        if (showsProgress())
            std::fputs("\r\033[K", stderr);
        return count;
    }

    [[nodiscard]] bool failed() const { return m_failed; }

private:
    void write(const std::string& text) {
        m_failed =
            m_failed || m_out.write(text.data(), static_cast<qint64>(text.size())) != static_cast<qint64>(text.size());
    }

    Result<void> writeRound(const RoundRow& round) {
        const auto record = m_store.call([&](Tables& t) { return t.rounds.record(round.id); });
        if (!record)
            return tl::make_unexpected(record.error());
        const auto json = toJson(*record);
        if (!json)
            return tl::make_unexpected(json.error());
        write(QJsonDocument(*json).toJson(QJsonDocument::Compact).toStdString() + "\n");
        return {};
    }

    Result<void> writePlays(const RoundRow& round) {
        const auto plays = m_store.call([&](Tables& t) { return t.plays.ofRound(round.id); });
        if (!plays)
            return tl::make_unexpected(plays.error());
        for (const PlayRow& play : *plays)
            write(csvLine(play, round.accountKey));
        return {};
    }

    Store& m_store;
    RoundFilter m_filter;
    bool m_json;
    QIODevice& m_out;
    bool m_failed = false;
};

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
    const bool asJson = format == QLatin1String("json");
    if (path == QLatin1String("-")) {
        QFile out;
        if (!out.open(stdout, QIODevice::WriteOnly))
            return base::environmentError("standard output", "could not be written to");
        const auto count = Export(**store, *filter, asJson, out).run();
        return count ? Result<int>(Done) : tl::make_unexpected(count.error());
    }
    // An existing file is replaced only when the new one is whole.
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly))
        return base::environmentError(path.toStdString(), "can't be written: " + out.errorString().toStdString());
    Export writer(**store, *filter, asJson, out);
    const auto count = writer.run();
    if (!count)
        return tl::make_unexpected(count.error());
    if (writer.failed() || !out.commit())
        return base::environmentError(path.toStdString(), "can't be written: " + out.errorString().toStdString());
    if (line.json())
        print(QJsonObject{{"rounds", static_cast<qint64>(*count)}, {"file", path}});
    else
        print(fmt::format("{} rounds written to {}\n", *count, path.toStdString()));
    return Done;
}

} // namespace

Command historyExportCommand() {
    return {"history export", "writes the record to a file", exportRounds};
}

} // namespace openshoe::cli
