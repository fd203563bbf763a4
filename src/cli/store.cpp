// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/store.h"

#include "cli/output.h"
#include "cli/texts.h"
#include "formats/ownvariants.h"
#include "formats/variants.h"

#include <set>

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

enum class Bound { First, Last };

// By this computer's clock a date means its start or, for the last one, its end; with a time and a zone, that moment.
Result<QDateTime> moment(const CommandLine& line, const char* option, Bound bound) {
    const QString value = line.value(option);
    const QDate date = QDate::fromString(value, QStringLiteral("yyyy-MM-dd"));
    const QDateTime time = date.isValid() ? (bound == Bound::First ? date : date.addDays(1)).startOfDay()
                                          : QDateTime::fromString(value, Qt::ISODate);
    if (!time.isValid())
        return tl::make_unexpected(line.wrong(
            Cli::tr("%1: a date (%2) or a moment (%3) is needed")
                .arg(given(line, option), QStringLiteral("2026-01-31"), QStringLiteral("2026-01-31T12:00:00Z"))));
    return time.toUTC();
}

/// Words that an option takes.
template <typename E> struct Word {
    E value;
    const char* word;
};

// A word for each value below `count`; `name` gives it, or null for none.
template <typename E, typename Name> std::vector<Word<E>> wordsOf(int count, Name name) {
    std::vector<Word<E>> words;
    for (int i = 0; i < count; ++i) {
        if (const char* word = name(static_cast<E>(i)))
            words.push_back({static_cast<E>(i), word});
    }
    return words;
}

template <typename E> QString listed(const std::vector<Word<E>>& words) {
    QStringList all;
    for (const Word<E>& word : words)
        all << QLatin1StringView(word.word);
    return all.join(QStringLiteral(", "));
}

// What can be asked for is listed once, for the help as for the errors.
std::vector<Word<NetResult>> resultWords() {
    return wordsOf<NetResult>(netResultCount, [](NetResult result) { return name(result); });
}
std::vector<Word<engine::PlayResult>> endingWords() {
    return wordsOf<engine::PlayResult>(engine::enumCount<engine::PlayResult>, [](engine::PlayResult ending) {
        return ending == engine::PlayResult::Side ? nullptr : engine::name(ending); // no hand ends that way
    });
}
std::vector<Word<RoundState>> stateWords() {
    return wordsOf<RoundState>(roundStateCount, [](RoundState state) { return name(state); });
}
std::vector<Word<Mark>> markWords() {
    return wordsOf<Mark>(markCount, [](Mark mark) { return mark == Mark::Best ? nullptr : name(mark); });
}

// Reads an option that takes one of these words; false, with the error kept, if it is another.
template <typename E>
bool take(const CommandLine& line, const char* option, const std::vector<Word<E>>& words, std::optional<E>& value,
          std::optional<base::Error>& error) {
    for (const Word<E>& word : words) {
        if (line.value(option) == QLatin1StringView(word.word))
            value = word.value;
    }
    if (line.isSet(option) && !value)
        error = notOneOf(line, option, listed(words));
    return !error;
}

// The value of an option that must be one of the `known`; empty if it isn't given.
Result<std::optional<std::string>> knownValue(const CommandLine& line, const char* option,
                                              const std::set<std::string>& known) {
    if (!line.isSet(option))
        return std::optional<std::string>();
    const std::string value = line.value(option).toStdString();
    if (known.contains(value))
        return std::optional(value);
    QStringList names;
    for (const std::string& one : known)
        names << QString::fromStdString(one);
    return tl::make_unexpected(notOneOf(line, option, names.join(QStringLiteral(", "))));
}

/// What games and currencies there are: those that can be played, and those that have been.
struct KnownNames {
    std::set<std::string> variants;
    std::set<std::string> currencies;
};

Result<KnownNames> knownNames(const CommandLine& line, Store& store) {
    KnownNames known;
    const formats::VariantCatalogue catalogue(formats::ownVariantsFolder(line.dataFolder()));
    for (const auto& entry : catalogue.entries()) {
        known.variants.insert(entry.rules.id);
        for (const engine::Limit& limit : entry.rules.limits)
            known.currencies.insert(limit.currency);
    }
    const auto played = store.call([](Tables& t) { return t.rounds.variants(); });
    const auto wallets = store.call([](Tables& t) { return t.rounds.currencies(); });
    if (!played || !wallets)
        return tl::make_unexpected(played ? wallets.error() : played.error());
    known.variants.insert(played->begin(), played->end());
    known.currencies.insert(wallets->begin(), wallets->end());
    return known;
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
    line.addOption("to", "DATE", Cli::tr("only up to and including this day, or before this moment"));
}

void addRoundFilters(CommandLine& line) {
    addCommonFilters(line);
    line.addOption("result", "RESULT",
                   Cli::tr("only with this result, over all hands and side bets: %1").arg(listed(resultWords())));
    line.addOption("ending", "ENDING", Cli::tr("only where a hand ended this way: %1").arg(listed(endingWords())));
    line.addFlag("side-bet-won", Cli::tr("only where a side bet was won"));
    line.addOption("state", "STATE",
                   Cli::tr("only rounds in this state: %1").arg(listed(stateWords())));
    line.addFlag("recovered", Cli::tr("only those that were interrupted and finished later"));
    line.addOption("mistake", "MARK",
                   Cli::tr("only those with a decision, or a side bet, priced at least this bad: %1")
                       .arg(listed(markWords())));
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
    if (line.isSet("variant") || line.isSet("currency")) {
        const auto known = knownNames(line, store);
        if (!known)
            return tl::make_unexpected(known.error());
        const auto variant = knownValue(line, "variant", known->variants);
        const auto currency = knownValue(line, "currency", known->currencies);
        if (!variant || !currency)
            return tl::make_unexpected(variant ? currency.error() : variant.error());
        filter.variant = *variant;
        filter.currency = *currency;
    }
    for (const char* option : {"from", "to"}) {
        if (!line.isSet(option))
            continue;
        const Bound bound = option[0] == 'f' ? Bound::First : Bound::Last;
        const auto time = moment(line, option, bound);
        if (!time)
            return tl::make_unexpected(time.error());
        (bound == Bound::First ? filter.from : filter.to) = *time;
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
    std::optional<base::Error> wrong;
    if (!take(line, "result", resultWords(), filter.result, wrong) ||
        !take(line, "ending", endingWords(), filter.ending, wrong) ||
        !take(line, "state", stateWords(), filter.state, wrong) ||
        !take(line, "mistake", markWords(), filter.mistake, wrong))
        return tl::make_unexpected(*wrong);
    filter.sideBetWon = line.isSet("side-bet-won");
    if (line.isSet("recovered"))
        filter.recovered = true;
    return filter;
}

} // namespace openshoe::cli
