// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/record/recordjson.h"

#include "engine/repeat.h"
#include "formats/eventsjson.h"
#include "formats/roundjson.h"

#include <QJsonArray>

#include <fmt/format.h>

namespace openshoe::session {

using namespace storage;
using base::Result;
using base::said;

namespace {

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}
QString text(base::Money amount) {
    return text(amount.text());
}

} // namespace

QJsonObject fairnessJson(const ShoeRow& shoe, int firstCard) {
    QJsonObject json{{"commitment", text(shoe.commitment)},
                     {"seed", shoe.finished ? QJsonValue(text(shoe.seed.seed.hex())) : QJsonValue()},
                     {"clientSeed", text(shoe.seed.clientSeed.text())},
                     {"number", static_cast<qint64>(shoe.seed.number)},
                     {"decks", shoe.seed.decks.number},
                     {"firstCard", firstCard}};
    if (shoe.seed.decks.pack != engine::Pack::Full)
        json.insert("pack", engine::name(shoe.seed.decks.pack));
    return json;
}

QString momentText(const QDateTime& time) {
    return time.toUTC().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ssZ"));
}

QJsonObject roundRowJson(const RoundRow& round) {
    QJsonArray values;
    for (const int value : round.values)
        values.append(value);
    QJsonArray results;
    for (const engine::PlayResult result : round.results)
        results.append(engine::name(result));
    QJsonArray sideBets;
    for (const std::string& bet : round.sideBets)
        sideBets.append(text(bet));
    return {{"id", static_cast<qint64>(round.id)},
            {"variant", text(round.variant)},
            {"account", text(round.accountKey)},
            {"currency", text(round.currency)},
            {"started", momentText(round.started)},
            {"ended", round.ended ? QJsonValue(momentText(*round.ended)) : QJsonValue()},
            {"state", name(round.state)},
            {"recovered", round.recovered},
            {"values", values},
            {"dealer", round.dealer ? QJsonValue(*round.dealer) : QJsonValue()},
            {"results", results},
            {"sideBets", sideBets},
            {"wagered", text(round.wagered)},
            {"returned", text(round.returned)},
            {"net", text(round.net())}};
}

Result<QJsonObject> roundRecordJson(const RoundRecord& record, const RoundNotes& notes) {
    auto json = formats::roundToJson(record.rules, record.events);
    if (!json)
        return base::environmentError(said("Errors", "round {}").with(record.row.id), json.error().said());
    const QJsonObject line = roundRowJson(record.row);
    for (const char* key : {"id", "variant", "account", "currency", "started", "ended", "state", "recovered"})
        json->insert(QLatin1StringView(key), line[QLatin1StringView(key)]);
    QJsonArray cards;
    for (const engine::Card card : drawnCards(record.events))
        cards.append(text(card.text()));
    json->insert("drawnCards", cards);
    json->insert("events", formats::eventsToJson(record.rules, record.events));
    json->insert("fairness", fairnessJson(record.shoe, record.row.firstCard));
    const auto insert = [&](const Note& note, const char* text, const char* tags) {
        if (!note.text.isEmpty())
            json->insert(QLatin1StringView(text), note.text);
        if (!note.tags.isEmpty())
            json->insert(QLatin1StringView(tags), QJsonArray::fromStringList(note.tags));
    };
    insert(notes.round, "note", "tags");
    insert(notes.session, "sessionNote", "sessionTags");
    return json;
}

} // namespace openshoe::session
