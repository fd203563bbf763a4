// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/challenge.h"

#include "engine/repeat.h"
#include "formats/eventbytes.h"
#include "formats/eventtools.h"
#include "formats/json.h"
#include "formats/jsoncursor.h"
#include "formats/rulesjson.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QtEndian>

#include <algorithm>
#include <array>

namespace openshoe::formats {

using base::inputError;
using base::Result;
using base::said;

using namespace engine;

namespace {

constexpr int version = 1;
constexpr qsizetype saltSize = 16;
constexpr qsizetype sealSize = 32;

QByteArray keyFor(const char* use) {
    return QCryptographicHash::hash(QByteArray("Open Shoe challenge 1: ") + use, QCryptographicHash::Sha256);
}

// The same again gives the text back.
QByteArray covered(QByteArray text, const QByteArray& salt) {
    const QByteArray key = keyFor("cover");
    QByteArray stream;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (i % sealSize == 0) {
            QByteArray block(4, '\0');
            qToBigEndian(static_cast<quint32>(i / sealSize), block.data());
            stream = QCryptographicHash::hash(key + salt + block, QCryptographicHash::Sha256);
        }
        text[i] = static_cast<char>(text[i] ^ stream[i % sealSize]);
    }
    return text;
}

QByteArray sealOf(const QByteArray& salt, const QByteArray& text) {
    return QMessageAuthenticationCode::hash(salt + text, keyFor("seal"), QCryptographicHash::Sha256);
}

// --- Writing.

QJsonArray logsToJson(const std::vector<Events>& logs) {
    QJsonArray list;
    for (const Events& log : logs)
        list << QString::fromLatin1(eventsToBytes(log).toBase64());
    return list;
}

QJsonObject contents(const Challenge& challenge) {
    QString cards;
    for (const Card card : challenge.shoe)
        cards += QString::fromStdString(card.text());
    QJsonObject json{{QStringLiteral("rules"), ruleSetToJson(challenge.rules)},
                     {QStringLiteral("sender"), jsonText(challenge.sender)},
                     {QStringLiteral("shoe"), cards},
                     {QStringLiteral("rounds"), logsToJson(challenge.rounds)}};
    if (!challenge.answers.empty()) {
        json[QStringLiteral("answerer")] = jsonText(challenge.answerer);
        json[QStringLiteral("answers")] = logsToJson(challenge.answers);
    }
    return json;
}

// --- Reading.

std::vector<Events> logsFrom(const JsonCursor& json) {
    std::vector<Events> logs;
    for (const JsonCursor& one : json.list(mostChallengeRounds)) {
        const auto bytes = QByteArray::fromBase64Encoding(QByteArray::fromStdString(one.text(1, mostChallengeBytes)),
                                                          QByteArray::AbortOnBase64DecodingErrors);
        auto events = bytes ? eventsFromBytes(*bytes, {}) : Result<Events>(Events());
        if (!bytes)
            one.fail(said("Errors", "is not base64"));
        else if (!events)
            one.fail(events.error().what);
        else
            logs.push_back(std::move(*events));
    }
    return logs;
}

std::vector<Card> shoeFrom(const JsonCursor& json) {
    const std::string text = json.text(0, 2 * largestShoe);
    std::vector<Card> cards;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const auto card = Card::parse(std::string_view(text).substr(i, 2));
        if (!card) {
            json.fail(said("Errors", "card {} is no card").with(i / 2 + 1));
            return {};
        }
        cards.push_back(*card);
    }
    return cards;
}

Result<Challenge> contentsFrom(const QByteArray& text, const std::string& source) {
    const auto json = parseJson(text, source);
    if (!json)
        return tl::make_unexpected(json.error());
    JsonProblems problems(source);
    const JsonFields fields =
        JsonCursor(problems, *json).object({"rules", "sender", "shoe", "rounds", "answerer", "answers"});
    const auto rules = ruleSetFromJson(fields.required("rules").value(), source);
    if (!rules)
        return tl::make_unexpected(rules.error());
    Challenge challenge{.rules = *rules};
    challenge.sender = fields.required("sender").plainText(0, longestNickname);
    challenge.shoe = shoeFrom(fields.required("shoe"));
    challenge.rounds = logsFrom(fields.required("rounds"));
    if (const auto answerer = fields.optional("answerer"))
        challenge.answerer = answerer->plainText(0, longestNickname);
    if (const auto answers = fields.optional("answers"))
        challenge.answers = logsFrom(*answers);
    return problems.result(std::move(challenge));
}

// --- Checking.

// Everything before the cards: who sits where, with which stakes.
std::span<const Event> openingOf(const Events& log) {
    const auto closed =
        std::ranges::find_if(log, [](const Event& event) { return std::holds_alternative<BettingClosed>(event); });
    return {log.begin(), closed};
}

bool isWholeShoe(const std::vector<Card>& shoe, Decks decks) {
    std::array<int, cardsPerDeck> count{};
    for (const Card card : shoe)
        ++count[static_cast<std::size_t>(card.index())];
    for (int i = 0; i < cardsPerDeck; ++i) {
        if (count[static_cast<std::size_t>(i)] != decks.countOf(Card::fromIndex(i)))
            return false;
    }
    return true;
}

Result<void> checkRound(const Challenge& challenge, const Events& log, const std::string& source) {
    auto played = Result<RepeatResult>(RepeatResult());
    try {
        played = repeat(challenge.rules, log, challenge.shoe);
    } catch (const base::MoneyOverflow&) {
        return inputError(source, said("Errors", "an amount larger than a wallet can hold"));
    }
    if (!played)
        return inputError(
            source, said("Errors", "a round isn't what its rules and cards lead to: {}").with(played.error().said()));
    const TableState& table = played->state;
    const auto isTheirs = [](const Play& play) { return play.player == PlayerNumber{0}; };
    if (table.phase != Phase::Over || !played->missing.empty())
        return inputError(source, said("Errors", "a round ends before its end"));
    if (table.players.empty() || table.players.front().id != challenger || std::ranges::none_of(table.plays, isTheirs))
        return inputError(source, said("Errors", "a round has no stake of whoever played it"));
    return {};
}

} // namespace

Result<void> checkChallenge(const Challenge& challenge, const std::string& source) {
    if (!isWholeShoe(challenge.shoe, challenge.rules.newShoe()))
        return inputError(
            source,
            said("Errors", "the shoe doesn't hold each card of its {} decks once a deck").with(challenge.rules.decks));
    if (challenge.rounds.empty())
        return inputError(source, said("Errors", "there is no round in it"));
    if (!challenge.answers.empty() && challenge.answers.size() != challenge.rounds.size())
        return inputError(
            source,
            said("Errors", "{} answers don't fit {} rounds").with(challenge.answers.size(), challenge.rounds.size()));
    for (std::size_t i = 0; i < challenge.rounds.size(); ++i) {
        if (auto good = checkRound(challenge, challenge.rounds[i], source); !good)
            return good;
        if (std::holds_alternative<RoundCancelled>(challenge.rounds[i].back()))
            return inputError(source, said("Errors", "a round was given up, so its stakes were returned"));
        if (challenge.answers.empty())
            continue;
        if (auto good = checkRound(challenge, challenge.answers[i], source); !good)
            return good;
        if (!std::ranges::equal(openingOf(challenge.rounds[i]), openingOf(challenge.answers[i])))
            return inputError(source, said("Errors", "an answer has other stakes than its round"));
    }
    return {};
}

QByteArray challengeToBytes(const Challenge& challenge) {
    return sealedChallenge(challengeText(challenge));
}

QByteArray challengeText(const Challenge& challenge) {
    return QJsonDocument(contents(challenge)).toJson(QJsonDocument::Compact);
}

QByteArray sealedChallenge(const QByteArray& text) {
    QByteArray salt(saltSize, '\0');
    for (char& byte : salt)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    const QByteArray hidden = covered(text, salt);
    const QByteArray sealed = salt + sealOf(salt, hidden) + hidden;
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), QStringLiteral("openshoe-challenge")},
                                     {QStringLiteral("version"), version},
                                     {QStringLiteral("sealed"), QString::fromLatin1(sealed.toBase64())}})
        .toJson();
}

Result<Challenge> challengeFromBytes(const QByteArray& bytes, const std::string& source) {
    if (bytes.size() > mostChallengeBytes)
        return inputError(source, said("Errors", "is larger than a challenge can be: at most {} bytes")
                                      .with(static_cast<std::int64_t>(mostChallengeBytes)));
    const auto json = parseJson(bytes, source);
    if (!json)
        return tl::make_unexpected(json.error());
    if (json->toObject().value(QLatin1StringView("format")) != QLatin1StringView("openshoe-challenge"))
        return inputError(source, said("Errors", "is not a challenge"));
    if (json->toObject().value(QLatin1StringView("version")).toInt() > version)
        return inputError(source,
                          said("Errors", "is a challenge of a newer program; this one knows version {}").with(version));
    JsonProblems problems(source);
    const JsonFields fields = JsonCursor(problems, *json).object({"format", "version", "sealed"});
    (void)fields.required("version").integer(version, version);
    const auto sealed =
        QByteArray::fromBase64Encoding(QByteArray::fromStdString(fields.required("sealed").text(1, mostChallengeBytes)),
                                       QByteArray::AbortOnBase64DecodingErrors);
    if (!problems.none())
        return tl::make_unexpected(*problems.first());
    const QByteArray salt = sealed.decoded.left(saltSize);
    const QByteArray hidden = sealed.decoded.mid(saltSize + sealSize);
    if (!sealed || sealed.decoded.mid(saltSize, sealSize) != sealOf(salt, hidden))
        return inputError(source, said("Errors", "its seal is broken: the file was changed or is not whole. Ask for it "
                                                 "once more"));
    auto challenge = contentsFrom(covered(hidden, salt), source);
    if (!challenge)
        return challenge;
    if (auto good = checkChallenge(*challenge, source); !good)
        return tl::make_unexpected(good.error());
    return challenge;
}

} // namespace openshoe::formats
