// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/fairnessrounds.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "fairness/verify.h"
#include "formats/json.h"
#include "formats/jsoncursor.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <limits>

namespace openshoe::cli {

namespace {

using formats::JsonCursor;
using formats::JsonFields;
using formats::JsonProblems;

/// What a round claims about its shoe.
struct Claim {
    fairness::ShoeSeed shoe;
    std::string commitment;
    int firstCard = 0;
    std::vector<engine::Card> drawn;
};

std::vector<engine::Card> readCards(const JsonCursor& json, JsonProblems& problems) {
    std::vector<engine::Card> cards;
    if (!json.isText()) {
        for (const JsonCursor& card : json.list(8 * engine::cardsPerDeck))
            cards.push_back(card.card());
        return cards;
    }
    const QString text = QString::fromStdString(json.text(0, 4 * 8 * engine::cardsPerDeck));
    for (const QString& word : text.split(QRegularExpression("\\s+"), Qt::SkipEmptyParts))
        cards.push_back(JsonCursor(problems, word, json.pointer()).card());
    return cards;
}

/// Reads either a bare `fairness` object or a whole round, which has one beside the cards drawn.
base::Result<Claim> readClaim(const QJsonValue& document, const std::string& source) {
    JsonProblems problems(source);
    const QJsonObject whole = document.toObject();
    const bool isRound = whole.contains("fairness");
    const JsonCursor root =
        isRound ? JsonCursor(problems, whole.value("fairness"), "/fairness") : JsonCursor(problems, document);
    const JsonFields fields =
        root.object({"commitment", "seed", "clientSeed", "number", "decks", "pack", "firstCard", "drawnCards"});

    const JsonCursor commitment = fields.required("commitment");
    const auto committed = fairness::Seed::fromHex(commitment.text(), {});
    if (!committed)
        commitment.fail(base::said("Errors", "not a commitment; 64 hex digits, the SHA-256 of the seed, are needed"));
    const JsonCursor seedText = fields.required("seed");
    if (seedText.isNull() && problems.none()) {
        return base::environmentError(formats::jsonPlace(source, seedText.pointer()), "null: " + stillInUse());
    }
    const auto seed = fairness::Seed::fromHex(seedText.text(), {});
    if (!seed)
        seedText.fail(seed.error().what);
    fairness::ClientSeed clientSeed;
    if (const auto json = fields.optional("clientSeed")) {
        if (const auto read = fairness::ClientSeed::fromText(json->text(), {}))
            clientSeed = *read;
        else
            json->fail(read.error().what);
    }
    const qint64 number = fields.required("number").integer(1, std::numeric_limits<qint64>::max());
    engine::Decks decks = fields.required("decks").smallInteger(1, 8);
    if (const auto pack = fields.optional("pack"))
        decks.pack = pack->choice(std::vector{engine::Pack::Full, engine::Pack::Spanish});
    const auto first = fields.optional("firstCard");
    const int firstCard = first ? first->smallInteger(0, decks.cards()) : 0;
    std::vector<engine::Card> drawn;
    if (const auto cards = fields.optional("drawnCards"))
        drawn = readCards(*cards, problems);
    else if (isRound && whole.contains("drawnCards"))
        drawn = readCards(JsonCursor(problems, whole.value("drawnCards"), "/drawnCards"), problems);
    if (!problems.none())
        return tl::make_unexpected(*problems.first());
    return Claim{fairness::ShoeSeed{*seed, clientSeed, number, decks}, committed->hex(), firstCard, std::move(drawn)};
}

base::Result<int> runVerify(const QStringList& arguments) {
    CommandLine line("fairness verify", Cli::tr("Checks a round's shuffle against its commitment."));
    line.addArgument(
        "FILE|ROUND-ID",
        Cli::tr("A round as \"%1\" prints it, or its fairness object alone (- is standard input); or the number of a "
                "round in the data folder.")
            .arg(QStringLiteral("history show --json")),
        true);
    line.addFlag("all", Cli::tr("every finished shoe in the data folder"));
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;

    const QString path = line.argument(0);
    if (line.isSet("all") != path.isEmpty())
        return tl::make_unexpected(
            line.wrong(Cli::tr("%1, %2 or %3 is needed")
                           .arg(QStringLiteral("FILE"), QStringLiteral("ROUND-ID"), QStringLiteral("--all"))));
    if (path.isEmpty())
        return verifyAllShoes(line);
    static const QRegularExpression digits(QStringLiteral("^\\d+$"));
    if (digits.match(path).hasMatch() && !QFileInfo::exists(path))
        return verifyRound(line, path);
    const auto document = formats::readJsonFile(path);
    if (!document)
        return tl::make_unexpected(document.error());
    const auto claim = readClaim(*document, path == "-" ? "standard input" : path.toStdString());
    if (!claim)
        return tl::make_unexpected(claim.error());

    const auto mismatch = fairness::verify(claim->shoe, claim->commitment, claim->firstCard, claim->drawn);
    if (line.json()) {
        print(QJsonObject{
            {"verified", !mismatch},
            {"commitment", QString::fromStdString(claim->commitment)},
            {"cards", static_cast<int>(claim->drawn.size())},
            {"problem", mismatch ? QJsonValue(QString::fromStdString(mismatch->what.english())) : QJsonValue()}});
    } else {
        print(verdict(mismatch, claim->drawn.size(), claim->firstCard) + '\n');
    }
    return mismatch ? Failed : Done;
}

} // namespace

Command fairnessVerifyCommand() {
    return {"fairness verify", QT_TRANSLATE_NOOP("Cli", "checks a round's shuffle against its commitment"), runVerify};
}

} // namespace openshoe::cli
