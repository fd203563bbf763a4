// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/history.h"

#include "cli/output.h"
#include "cli/store.h"
#include "cli/texts.h"
#include "formats/roundjson.h"
#include "formats/variants.h"
#include "session/record/recordedcards.h"
#include "session/round/decisions.h"

#include <QJsonArray>

#include <fmt/format.h>

namespace openshoe::cli {

using namespace storage;
using base::Result;
using session::Elsewhere;
using session::RecordedCards;
using session::StakeElsewhere;

namespace {

const char* name(Elsewhere::End end) {
    switch (end) {
    case Elsewhere::End::Played: return "played";
    case Elsewhere::End::NoStake: return "no-stake";
    case Elsewhere::End::ShortOfCards: return "short-of-cards";
    case Elsewhere::End::Cancelled: break;
    }
    return "cancelled";
}

std::string whyNot(RecordedCards::Trouble trouble) {
    switch (trouble) {
    case RecordedCards::Trouble::StillPlayed: return Cli::tr("is still being played", "a round").toStdString();
    case RecordedCards::Trouble::Unreadable:
        return Cli::tr("its record can't be read to the end", "a round").toStdString();
    case RecordedCards::Trouble::NoCards:
        return Cli::tr("no cards were dealt in it, or they are not those of its shoe", "a round").toStdString();
    case RecordedCards::Trouble::None: break;
    }
    return {};
}

QJsonArray stakesJson(const engine::RuleSet& rules, const std::vector<StakeElsewhere>& stakes) {
    QJsonArray all;
    for (const StakeElsewhere& stake : stakes) {
        QJsonObject one{{"seat", stake.place.seat.value},
                        {"kind", engine::name(stake.place.kind)},
                        {"stake", QString::fromStdString(stake.amount.text())},
                        {"taken", QString::fromStdString(stake.taken.text())}};
        if (stake.place.kind == engine::StakeKind::Side)
            one.insert("bet", QString::fromStdString(rules.sideBets[static_cast<std::size_t>(stake.place.sideBet)].id));
        all.append(one);
    }
    return all;
}

// The decisions of best play, in order.
QJsonArray decisionsJson(const engine::RuleSet& rules, const engine::Events& events, const std::string& person) {
    QJsonArray all;
    const auto decisions = session::decisionsSeen(rules, std::span(&events, 1), person);
    for (std::size_t i = 0; decisions && i < decisions->size(); ++i) {
        const session::SeenDecision& one = (*decisions)[i];
        if (one.answer)
            all.append(QJsonObject{{"seat", one.question.seat.value},
                                   {"hand", one.question.hand.value},
                                   {"question", engine::name(one.question.kind)},
                                   {"chosen", engine::name(*one.answer)}});
    }
    return all;
}

Result<QJsonObject> gameJson(const RecordedCards& round, const engine::RuleSet& there, const Elsewhere& told,
                             const std::string& person) {
    const bool played = told.end == Elsewhere::End::Played;
    QJsonObject json{{"variant", QString::fromStdString(there.id)},
                     {"name", QString::fromStdString(there.name)},
                     {"end", name(told.end)},
                     {"currency", QString::fromStdString(told.currency)},
                     {"likePlayed", told.isLikePlayed()},
                     {"stakes", stakesJson(round.record.rules, told.stakes)},
                     {"decisions", decisionsJson(there, told.events, person)},
                     {"wagered", played ? QJsonValue(QString::fromStdString(told.staked.text())) : QJsonValue()},
                     {"returned", played ? QJsonValue(QString::fromStdString(told.returned.text())) : QJsonValue()},
                     {"net", played ? QJsonValue(QString::fromStdString(told.net().text())) : QJsonValue()},
                     {"round", QJsonValue()}};
    if (!played)
        return json;
    const auto imagined = formats::roundToJson(there, told.events);
    if (!imagined)
        return tl::make_unexpected(imagined.error());
    json["round"] = *imagined;
    return json;
}

std::string totalsOf(const QJsonObject& round) {
    std::string totals;
    for (const QJsonValue& seat : round["seats"].toArray()) {
        for (const QJsonValue& hand : seat["hands"].toArray())
            totals += fmt::format("{}{}", totals.empty() ? "" : " ", hand["total"].toInt());
    }
    return totals;
}

QString noteOf(const QJsonObject& game) {
    if (game["end"] == QLatin1String("no-stake"))
        return game["stakes"].toArray().isEmpty() ? Cli::tr("nothing was staked")
                                                  : Cli::tr("none of the stakes can be placed there");
    if (game["end"] == QLatin1String("short-of-cards"))
        return Cli::tr("it would need cards that are still in the shoe");
    QStringList chosen;
    for (const QJsonValue& decision : game["decisions"].toArray())
        chosen << decision["chosen"].toString();
    const QString note = chosen.join(QStringLiteral(", "));
    if (game["likePlayed"].toBool())
        return note;
    return note.isEmpty() ? Cli::tr("other stakes") : Cli::tr("%1; other stakes", "what was played").arg(note);
}

std::vector<Text> lineOf(const QJsonObject& game) {
    const QJsonObject round = game["round"].toObject();
    const auto text = [&](const char* key) { return game[QLatin1StringView(key)].toString().toStdString(); };
    return {text("variant"),  totalsOf(round),  round.isEmpty() ? "" : std::to_string(round["dealer"]["total"].toInt()),
            text("wagered"),  text("returned"), text("net"),
            text("currency"), noteOf(game)};
}

std::string asText(const QJsonObject& json) {
    Rows rows{{Cli::tr("game"), Cli::tr("hands"), Cli::tr("dealer"), Cli::tr("staked"), Cli::tr("returned"),
               Cli::tr("net"), "", ""}};
    for (const QJsonValue& game : json["games"].toArray())
        rows.push_back(lineOf(game.toObject()));
    const QString title =
        Cli::tr("round %1 of %2 came to %3 %4; its cards with best play:", "its number, game, net, currency")
            .arg(QString::number(json["id"].toInteger()), json["variant"].toString(), json["net"].toString(),
                 json["currency"].toString());
    return title.toStdString() + '\n' + aligned(rows, {2, 3, 4, 5});
}

// The round's own rules first, as they were then; followed by every other known game.
std::vector<engine::RuleSet> gamesToPlay(const CommandLine& line, const engine::RuleSet& own) {
    std::vector<engine::RuleSet> games{own};
    const formats::VariantCatalogue catalogue(formats::ownVariantsFolder(line.dataFolder()));
    for (const formats::UnusableVariant& file : catalogue.unusable())
        printError(file.error);
    for (const auto& entry : catalogue.entries()) {
        if (entry.rules.id != own.id)
            games.push_back(entry.rules);
    }
    return games;
}

Result<int> elsewhere(const QStringList& arguments) {
    CommandLine line("history elsewhere",
                     Cli::tr("What one round's cards would have paid in every known game, your own included: alone at "
                             "the table, the shoe from the round's first card on, best play from what can be seen, the "
                             "same stakes or the nearest the game allows. The round's own game comes first."));
    const auto asked = askForRound(line, arguments);
    if (!asked || !*asked)
        return asked ? Result<int>(Done) : tl::make_unexpected(asked.error());
    const auto id = (*asked)->id;
    const auto& store = (*asked)->store;
    const auto round = store->call([&](Tables& t) { return session::cardsOnRecord(t, id); });
    if (!round)
        return tl::make_unexpected(round.error());
    const std::string place = Cli::tr("round %1").arg(id).toStdString();
    if (round->trouble == RecordedCards::Trouble::StillPlayed)
        return base::inputError(place, whyNot(round->trouble));
    if (round->trouble != RecordedCards::Trouble::None)
        return base::environmentError(place, whyNot(round->trouble));
    const RoundRow& row = round->record.row;
    QJsonArray games;
    for (const engine::RuleSet& there : gamesToPlay(line, round->record.rules)) {
        const auto game = gameJson(*round, there, session::playElsewhere(round->played, there), row.accountKey);
        if (!game)
            return tl::make_unexpected(game.error());
        games.append(*game);
    }
    const QJsonObject json{{"id", static_cast<qint64>(id)},
                           {"variant", QString::fromStdString(row.variant)},
                           {"currency", QString::fromStdString(row.currency)},
                           {"wagered", QString::fromStdString(row.wagered.text())},
                           {"returned", QString::fromStdString(row.returned.text())},
                           {"net", QString::fromStdString(row.net().text())},
                           {"games", games}};
    if (line.json())
        print(json);
    else
        print(asText(json));
    return Done;
}

} // namespace

Command historyElsewhereCommand() {
    return {"history elsewhere", QT_TRANSLATE_NOOP("Cli", "a round's cards in the other games"), elsewhere};
}

} // namespace openshoe::cli
