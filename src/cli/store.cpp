// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/store.h"

#include "cli/output.h"
#include <fmt/format.h>

namespace openshoe::cli {

using namespace storage;
using base::Result;

namespace {

// Whole, from 1.
Result<RoundId> roundNumber(const CommandLine& line, const QString& value) {
    bool whole = false;
    const qint64 number = value.toLongLong(&whole);
    if (!whole || number < 1)
        return tl::make_unexpected(
            line.wrong(fmt::format("{}: the number of a round, from 1, is needed", shortened(value))));
    return number;
}

// A date means its beginning by the clock of this computer; with a time and a zone, that moment.
Result<QDateTime> moment(const CommandLine& line, const char* option) {
    const QString value = line.value(option);
    const QDate date = QDate::fromString(value, QStringLiteral("yyyy-MM-dd"));
    const QDateTime time = date.isValid() ? date.startOfDay() : QDateTime::fromString(value, Qt::ISODate);
    if (!time.isValid())
        return tl::make_unexpected(line.wrong(fmt::format(
            "--{} {}: a date (2026-01-31) or a moment (2026-01-31T12:00:00Z) is needed", option, shortened(value))));
    return time.toUTC();
}

template <typename E> Result<E> named(const CommandLine& line, const char* option) {
    const std::string value = line.value(option).toStdString();
    if (const auto known = engine::fromName<E>(value))
        return *known;
    std::string names;
    for (int i = 0; i < engine::enumCount<E>; ++i)
        names += (names.empty() ? "" : ", ") + std::string(engine::name(static_cast<E>(i)));
    return tl::make_unexpected(
        line.wrong(fmt::format("--{} {}: one of {} is needed", option, shortened(line.value(option)), names)));
}

} // namespace

FileResult<std::unique_ptr<Store>> openRecord(const CommandLine& line) {
    return Store::open(line.dataFolder(), Access::Read);
}

Result<RoundAsked> askedRound(const CommandLine& line, const QString& number) {
    const auto id = roundNumber(line, number);
    if (!id)
        return tl::make_unexpected(id.error());
    auto store = openRecord(line);
    if (!store)
        return tl::make_unexpected(store.error());
    return RoundAsked{*id, std::move(*store)};
}

Result<std::optional<RoundAsked>> askForRound(CommandLine& line, const QStringList& arguments) {
    line.addArgument("ID", "The round's number.");
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return std::nullopt;
    auto asked = askedRound(line, line.argument(0));
    if (!asked)
        return tl::make_unexpected(asked.error());
    return std::move(*asked);
}

void addCommonFilters(CommandLine& line) {
    line.addOption("account", "KEY", "only this account's");
    line.addOption("variant", "ID", "only this game's");
    line.addOption("currency", "NAME", "only in this currency");
    line.addOption("from", "DATE", "only from this day on (2026-01-31), or from this moment (2026-01-31T12:00:00Z)");
    line.addOption("to", "DATE", "only before this day or moment");
}

void addRoundFilters(CommandLine& line) {
    addCommonFilters(line);
    line.addOption("result", "RESULT",
                   "only where a hand ended so: blackjack, win, push, lose, bust, surrender, even-money, returned");
    line.addFlag("side-bet-won", "only where a side bet was won");
    line.addOption("state", "STATE", "only open, settled or returned rounds");
    line.addFlag("recovered", "only those that were interrupted and finished later");
    line.addOption(
        "mistake", "MARK",
        "only those with a decision, or a side bet taken, priced at least so bad: fine, inaccuracy, mistake, "
        "blunder");
}

Result<RoundFilter> commonFilter(const CommandLine& line, Store& store) {
    RoundFilter filter;
    if (line.isSet("account")) {
        const std::string key = line.value("account").toStdString();
        const auto account = store.call([&](Tables& t) { return t.accounts.find(key); });
        if (!account)
            return tl::make_unexpected(account.error());
        if (!*account)
            return tl::make_unexpected(
                line.wrong(fmt::format("--account {}: there is no such account", shortened(line.value("account")))));
        filter.account = (*account)->id;
    }
    if (line.isSet("variant"))
        filter.variant = line.value("variant").toStdString();
    if (line.isSet("currency"))
        filter.currency = line.value("currency").toStdString();
    for (const char* option : {"from", "to"}) {
        if (!line.isSet(option))
            continue;
        const auto time = moment(line, option);
        if (!time)
            return tl::make_unexpected(time.error());
        (option[0] == 'f' ? filter.from : filter.to) = *time;
    }
    if (filter.from && filter.to && *filter.to <= *filter.from)
        return tl::make_unexpected(line.wrong(fmt::format("--to {} does not come after --from {}",
                                                          shortened(line.value("to")), shortened(line.value("from")))));
    return filter;
}

Result<RoundFilter> roundFilter(const CommandLine& line, Store& store) {
    auto common = commonFilter(line, store);
    if (!common)
        return common;
    RoundFilter filter = std::move(*common);
    if (line.isSet("result")) {
        const auto result = named<engine::PlayResult>(line, "result");
        if (!result)
            return tl::make_unexpected(result.error());
        filter.result = *result;
    }
    filter.sideBetWon = line.isSet("side-bet-won");
    if (line.isSet("state")) {
        for (const RoundState state : {RoundState::Open, RoundState::Settled, RoundState::Returned}) {
            if (line.value("state") == QLatin1StringView(name(state)))
                filter.state = state;
        }
        if (!filter.state)
            return tl::make_unexpected(line.wrong(fmt::format("--state {}: one of open, settled, returned is needed",
                                                              shortened(line.value("state")))));
    }
    if (line.isSet("recovered"))
        filter.recovered = true;
    for (int i = static_cast<int>(Mark::Fine); i < markCount && line.isSet("mistake"); ++i) {
        if (line.value("mistake") == QLatin1StringView(name(static_cast<Mark>(i))))
            filter.mistake = static_cast<Mark>(i);
    }
    if (line.isSet("mistake") && !filter.mistake)
        return tl::make_unexpected(line.wrong(fmt::format(
            "--mistake {}: one of fine, inaccuracy, mistake, blunder is needed", shortened(line.value("mistake")))));
    return filter;
}

} // namespace openshoe::cli
