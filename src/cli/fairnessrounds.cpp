// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/fairnessrounds.h"

#include "cli/command.h"
#include "cli/output.h"
#include "cli/store.h"
#include "cli/texts.h"
#include "engine/repeat.h"
#include "languages/translated.h"

#include <QJsonArray>

#include <set>

namespace openshoe::cli {

using namespace storage;
using base::Result;

namespace {

// A log that is missing reads as one in which nothing happened.
std::optional<fairness::Mismatch> verified(const RoundRecord& record) {
    const auto cards = drawnCards(record.events);
    if (std::ssize(cards) != record.row.cards)
        return fairness::Mismatch{
            fairness::Mismatch::Kind::Cards,
            base::said("Errors", "its line says {} cards, its log has {}").with(record.row.cards, cards.size()),
            {}};
    return fairness::verify(record.shoe.seed, record.shoe.commitment, record.row.firstCard, cards);
}

struct Verification {
    std::int64_t rounds = 0;
    std::set<ShoeId> shoes;
    struct Problem {
        std::optional<RoundId> round;
        ShoeId shoe = 0;
        base::Said what;
    };
    std::vector<Problem> problems;
};

// Checks every round of the finished shoes, page by page.
Result<void> verifyRounds(Store& store, Verification& result) {
    for (std::optional<RoundId> before;;) {
        const auto page = store.call([&](Tables& t) { return t.rounds.list({}, 500, before); });
        if (!page)
            return tl::make_unexpected(page.error());
        for (const RoundRow& round : *page) {
            const auto record = store.call([&](Tables& t) { return t.rounds.record(round.id); });
            if (!record)
                return tl::make_unexpected(record.error());
            if (!record->shoe.finished)
                continue;
            ++result.rounds;
            result.shoes.insert(record->shoe.id);
            if (const auto mismatch = verified(*record))
                result.problems.push_back({round.id, record->shoe.id, mismatch->what});
        }
        if (page->size() < 500)
            return {};
        before = page->back().id;
    }
}

// A finished shoe from which nothing was dealt has a commitment too.
Result<void> verifyUnplayed(Store& store, Verification& result) {
    const auto accounts = store.call([](Tables& t) { return t.accounts.list(); });
    if (!accounts)
        return tl::make_unexpected(accounts.error());
    for (const AccountRow& account : *accounts) {
        for (std::optional<ShoeId> before;;) {
            const auto page = store.call([&](Tables& t) { return t.shoes.list(account.id, 500, before); });
            if (!page)
                return tl::make_unexpected(page.error());
            for (const ShoeRow& shoe : *page) {
                if (!shoe.finished || !result.shoes.insert(shoe.id).second)
                    continue;
                if (const auto mismatch = fairness::verify(shoe.seed, shoe.commitment, 0, {}))
                    result.problems.push_back({std::nullopt, shoe.id, mismatch->what});
            }
            if (page->size() < 500)
                break;
            before = page->back().id;
        }
    }
    return {};
}

} // namespace

std::string stillInUse() {
    return Cli::tr("the shoe is still in use; its seed is shown when it ends, and can be checked then").toStdString();
}

QString verdict(const std::optional<fairness::Mismatch>& mismatch, std::size_t cards, int firstCard) {
    if (mismatch)
        return Cli::tr("failed: %1").arg(languages::translated(mismatch->what));
    if (cards == 0)
        return Cli::tr("OK: the seed matches the commitment (no drawn cards to compare)");
    return Cli::tr("OK: the seed matches the commitment, and the %n cards drawn match the shuffle from card %1 of the "
                   "shoe on",
                   nullptr, static_cast<int>(cards))
        .arg(QString::number(firstCard + 1)); // people count from 1
}

Result<int> verifyRound(const CommandLine& line, const QString& number) {
    const auto asked = askedRound(line, number);
    if (!asked)
        return tl::make_unexpected(asked.error());
    const auto id = asked->id;
    const auto record = asked->store->call([&](Tables& t) { return t.rounds.record(id); });
    if (!record)
        return tl::make_unexpected(record.error());
    if (!record->shoe.finished)
        return base::environmentError(Cli::tr("round %1").arg(id).toStdString(), stillInUse());
    const auto mismatch = verified(*record);
    const std::size_t cards = drawnCards(record->events).size();
    if (line.json()) {
        print(QJsonObject{
            {"round", static_cast<qint64>(id)},
            {"verified", !mismatch},
            {"commitment", QString::fromStdString(record->shoe.commitment)},
            {"cards", static_cast<qint64>(cards)},
            {"problem", mismatch ? QJsonValue(QString::fromStdString(mismatch->what.english())) : QJsonValue()}});
    } else {
        print(verdict(mismatch, cards, record->row.firstCard) + '\n');
    }
    return mismatch ? Failed : Done;
}

namespace {

QJsonArray toJson(const std::vector<Verification::Problem>& problems) {
    QJsonArray array;
    for (const Verification::Problem& problem : problems)
        array.append(
            QJsonObject{{"round", problem.round ? QJsonValue(static_cast<qint64>(*problem.round)) : QJsonValue()},
                        {"shoe", static_cast<qint64>(problem.shoe)},
                        {"what", QString::fromStdString(problem.what.english())}});
    return array;
}

std::string asText(const Verification& result) {
    std::string text;
    for (const Verification::Problem& problem : result.problems) {
        const QString failed = Cli::tr("failed: shoe %1, round %2: %3")
                                   .arg(QString::number(problem.shoe), QString::number(problem.round.value_or(0)),
                                        languages::translated(problem.what));
        text += failed.toStdString() + '\n';
    }
    const QString shoes = Cli::tr("%n finished shoes", nullptr, static_cast<int>(result.shoes.size()));
    const QString rounds = Cli::tr("%n rounds", "so many finished shoes with …", counted(result.rounds));
    const QString problems = Cli::tr("%n problems", nullptr, static_cast<int>(result.problems.size()));
    const QString sum = result.problems.empty()
                            ? Cli::tr("%1 with %2: all match their "
                                      "commitments", "so many finished shoes, so many rounds")
                                  .arg(shoes, rounds)
                            : Cli::tr("%1 with %2: %3", "so many finished shoes, so many rounds; so many problems")
                                  .arg(shoes, rounds, problems);
    return text + sum.toStdString() + '\n';
}

} // namespace

Result<int> verifyAllShoes(const CommandLine& line) {
    const auto store = openRecord(line);
    if (!store)
        return tl::make_unexpected(store.error());
    Verification result;
    auto done = verifyRounds(**store, result);
    if (done)
        done = verifyUnplayed(**store, result);
    if (!done)
        return tl::make_unexpected(done.error());
    if (line.json()) {
        print(QJsonObject{{"verified", result.problems.empty()},
                          {"shoes", static_cast<qint64>(result.shoes.size())},
                          {"rounds", static_cast<qint64>(result.rounds)},
                          {"problems", toJson(result.problems)}});
    } else {
        print(asText(result));
    }
    return result.problems.empty() ? Done : Failed;
}

} // namespace openshoe::cli
