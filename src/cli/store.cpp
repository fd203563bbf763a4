// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/store.h"

#include "cli/output.h"
#include "cli/texts.h"

namespace openshoe::cli {

using namespace storage;
using base::Result;

namespace {

// The option as given: "--state VALUE".
QString given(const CommandLine& line, const char* option) {
    return QStringLiteral("--%1 %2").arg(QLatin1StringView(option), shortened(line.value(option)));
}

} // namespace

base::Error notOneOf(const CommandLine& line, const char* option, const QString& words) {
    return line.wrong(Cli::tr("%1: one of %2 is needed").arg(given(line, option), words), line.value(option),
                      words.split(QStringLiteral(", ")));
}

namespace {

// A whole number from 1.
Result<RoundId> roundNumber(const CommandLine& line, const QString& value) {
    bool whole = false;
    const qint64 number = value.toLongLong(&whole);
    if (!whole || number < 1)
        return tl::make_unexpected(
            line.wrong(Cli::tr("%1: the number of a round, from 1, is needed").arg(shortened(value))));
    return number;
}

// A date means its start by this computer's clock; with a time and a zone, that moment.
Result<QDateTime> moment(const CommandLine& line, const char* option) {
    const QString value = line.value(option);
    const QDate date = QDate::fromString(value, QStringLiteral("yyyy-MM-dd"));
    const QDateTime time = date.isValid() ? date.startOfDay() : QDateTime::fromString(value, Qt::ISODate);
    if (!time.isValid())
        return tl::make_unexpected(line.wrong(
            Cli::tr("%1: a date (%2) or a moment (%3) is needed")
                .arg(given(line, option), QStringLiteral("2026-01-31"), QStringLiteral("2026-01-31T12:00:00Z"))));
    return time.toUTC();
}

template <typename E> Result<E> named(const CommandLine& line, const char* option) {
    const std::string value = line.value(option).toStdString();
    if (const auto known = engine::fromName<E>(value))
        return *known;
    QStringList names;
    for (int i = 0; i < engine::enumCount<E>; ++i)
        names << QLatin1StringView(engine::name(static_cast<E>(i)));
    return tl::make_unexpected(notOneOf(line, option, names.join(QStringLiteral(", "))));
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
    line.addArgument("ID", Cli::tr("The round's number."));
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
    line.addOption("account", "KEY", Cli::tr("only this account's"));
    line.addOption("variant", "ID", Cli::tr("only this game's"));
    line.addOption("currency", "NAME", Cli::tr("only in this currency"));
    line.addOption("from", "DATE",
                   Cli::tr("only from this day on (%1), or from this moment (%2)")
                       .arg(QStringLiteral("2026-01-31"), QStringLiteral("2026-01-31T12:00:00Z")));
    line.addOption("to", "DATE", Cli::tr("only before this day or moment"));
}

void addRoundFilters(CommandLine& line) {
    addCommonFilters(line);
    line.addOption("result", "RESULT",
                   Cli::tr("only where a hand ended this way: %1")
                       .arg(QStringLiteral("blackjack, win, push, lose, bust, surrender, even-money, returned")));
    line.addFlag("side-bet-won", Cli::tr("only where a side bet was won"));
    line.addOption("state", "STATE",
                   Cli::tr("only rounds in this state: %1").arg(QStringLiteral("open, settled, returned")));
    line.addFlag("recovered", Cli::tr("only those that were interrupted and finished later"));
    line.addOption("mistake", "MARK",
                   Cli::tr("only those with a decision, or a side bet, priced at least this bad: %1")
                       .arg(QStringLiteral("fine, inaccuracy, mistake, blunder")));
}

Result<RoundFilter> commonFilter(const CommandLine& line, Store& store) {
    RoundFilter filter;
    if (line.isSet("account")) {
        const std::string key = line.value("account").toStdString();
        const auto account = store.call([&](Tables& t) { return t.accounts.find(key); });
        if (!account)
            return tl::make_unexpected(account.error());
        if (!*account)
            return tl::make_unexpected(line.wrong(Cli::tr("%1: there is no such account").arg(given(line, "account"))));
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
        return tl::make_unexpected(
            line.wrong(Cli::tr("%1 does not come after %2").arg(given(line, "to"), given(line, "from"))));
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
            return tl::make_unexpected(notOneOf(line, "state", QStringLiteral("open, settled, returned")));
    }
    if (line.isSet("recovered"))
        filter.recovered = true;
    for (int i = static_cast<int>(Mark::Fine); i < markCount && line.isSet("mistake"); ++i) {
        if (line.value("mistake") == QLatin1StringView(name(static_cast<Mark>(i))))
            filter.mistake = static_cast<Mark>(i);
    }
    if (line.isSet("mistake") && !filter.mistake)
        return tl::make_unexpected(notOneOf(line, "mistake", QStringLiteral("fine, inaccuracy, mistake, blunder")));
    return filter;
}

} // namespace openshoe::cli
