// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/record/shoerecord.h"

#include "engine/repeat.h"
#include "fairness/verify.h"
#include "session/record/recordjson.h"

#include <QJsonArray>

namespace openshoe::session {

using namespace storage;
using base::Result;
using base::Said;
using base::said;

namespace {

// A round has a card at least.
constexpr int mostFromOneShoe = 8 * engine::cardsPerDeck;

QString cardsInARow(const std::vector<engine::Card>& cards) {
    QStringList texts;
    for (const engine::Card card : cards)
        texts << QString::fromStdString(card.text());
    return texts.join(u' ');
}

} // namespace

Result<ShoeRecord> shoeRecord(Tables& tables, ShoeId id) {
    auto shoe = tables.shoes.find(id);
    if (!shoe)
        return tl::make_unexpected(shoe.error());
    if (!*shoe)
        return base::inputError(said("Errors", "shoe"), said("Errors", "there is none with that number"));
    ShoeRecord record{.shoe = std::move(**shoe), .rounds = {}};
    const auto rows = tables.rounds.list({.shoe = id}, mostFromOneShoe);
    if (!rows)
        return tl::make_unexpected(rows.error());
    for (auto row = rows->rbegin(); row != rows->rend(); ++row) {
        auto round = tables.rounds.record(row->id);
        if (!round)
            return tl::make_unexpected(round.error());
        // A log that is missing reads as one in which nothing happened.
        if (std::ssize(engine::drawnCards(round->events)) != row->cards)
            return base::environmentError(
                said("Errors", "shoe"),
                said("Errors", "round {} is not complete: its rules, shoe or log are missing").with(row->id));
        record.rounds.push_back(std::move(*round));
    }
    return record;
}

std::optional<Said> mismatchOf(const ShoeRecord& record) {
    const ShoeRow& shoe = record.shoe;
    if (const auto mismatch = fairness::verify(shoe.seed, shoe.commitment, 0, {}))
        return mismatch->what;
    int next = 0;
    for (const RoundRecord& round : record.rounds) {
        const auto wrong = [&](const Said& what) { return said("Errors", "round {}: {}").with(round.row.id, what); };
        if (round.row.firstCard != next)
            return wrong(said("Errors", "it begins at card {} of its shoe, not at {}")
                             .with(std::int64_t{round.row.firstCard} + 1, std::int64_t{next} + 1));
        const auto cards = drawnCards(round.events);
        if (const auto mismatch = fairness::verify(shoe.seed, shoe.commitment, next, cards))
            return wrong(mismatch->what);
        next += static_cast<int>(cards.size());
    }
    if (next != shoe.drawn)
        return said("Errors", "{} of its cards are recorded as drawn, its rounds have {}").with(shoe.drawn, next);
    return std::nullopt;
}

QJsonObject shoeRecordJson(const ShoeRecord& record) {
    std::vector<engine::Card> all;
    QJsonArray rounds;
    for (const RoundRecord& round : record.rounds) {
        const auto cards = drawnCards(round.events);
        all.insert(all.end(), cards.begin(), cards.end());
        QJsonObject json = roundRowJson(round.row);
        json.remove(QLatin1StringView("account"));
        json.remove(QLatin1StringView("variant"));
        json.insert("firstCard", round.row.firstCard);
        json.insert("drawnCards", cardsInARow(cards));
        rounds.append(json);
    }
    return {{"format", "openshoe-shoe"},
            {"version", 1},
            {"variant", QString::fromStdString(record.shoe.variant)},
            {"fairness", fairnessJson(record.shoe, 0)},
            {"drawnCards", cardsInARow(all)},
            {"rounds", rounds}};
}

} // namespace openshoe::session
