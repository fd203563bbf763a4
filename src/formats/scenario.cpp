// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/scenario.h"

#include "formats/json.h"
#include "formats/jsoncursor.h"

#include <QRegularExpression>

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::formats {

using base::said;

using namespace engine;

namespace {

constexpr int maxPlayers = 1000;

std::vector<std::string> actionNames() {
    std::vector<std::string> names;
    for (int i = 0; i < actionCount; ++i)
        names.emplace_back(name(static_cast<Action>(i)));
    return names;
}

std::string quotedList(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

// Reads the parts that depend on the game and its players.
class RoundReader {
public:
    explicit RoundReader(const Scenario& scenario) : m_scenario(scenario) {}

    ScenarioRound round(const JsonCursor& json) const {
        ScenarioRound round;
        const JsonFields fields = json.object({"shoe", "bets", "actions"});
        if (const auto shoe = fields.optional("shoe"))
            readShoe(*shoe, round);
        if (const auto bets = fields.optional("bets")) {
            for (const JsonCursor& bet : bets->list())
                round.script.bets.push_back(readBet(bet));
        }
        if (const auto actions = fields.optional("actions")) {
            for (const JsonCursor& action : actions->list())
                round.script.actions.push_back(readAction(action));
        }
        return round;
    }

private:
    static void readShoe(const JsonCursor& json, ScenarioRound& round) {
        if (json.isText()) {
            std::vector<Card> cards;
            const QStringList words = QString::fromStdString(json.text(0, static_cast<int>(maxScriptedShoe)))
                                          .split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts);
            for (const QString& word : words) {
                const auto card = Card::parse(word.toStdString());
                if (!card) {
                    json.fail(
                        said("Errors",
                             "\"{}\" is not a card; a card is a rank A 2 … 9 T J Q K and a suit S H D C, such as TS")
                            .with(word.left(20).toStdString()));
                    break;
                }
                cards.push_back(*card);
            }
            round.shoe = std::move(cards);
            return;
        }
        if (!json.isObject()) {
            json.fail(said(
                "Errors", "must be a text of cards (\"9S KD …\") or an object {\"seed\", \"clientSeed\", \"number\"}"));
            return;
        }
        SeededShoe shoe;
        const JsonFields fields = json.object({"seed", "clientSeed", "number"});
        const JsonCursor seed = fields.required("seed");
        shoe.seedHex = seed.text(0, 1000);
        const bool hex =
            shoe.seedHex.size() == 64 && shoe.seedHex.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
        if (!hex)
            seed.fail(said("Errors", "must be 64 hex digits"));
        if (const auto clientSeed = fields.optional("clientSeed"))
            shoe.clientSeed = clientSeed->text(0, 64);
        if (const auto number = fields.optional("number"))
            shoe.number = number->integer(1, maxShoeNumber);
        round.shoe = std::move(shoe);
    }

    PlayerNumber player(const JsonFields& fields) const {
        const auto json = fields.optional("player");
        if (!json) {
            if (m_scenario.players.size() != 1)
                fields.owner().fail(
                    said("Errors", "\"player\" is missing; it may be left out only where there is one"));
            return {};
        }
        const std::string id = json->text(0, 1000);
        for (std::size_t i = 0; i < m_scenario.players.size(); ++i) {
            if (m_scenario.players[i].id == id)
                return PlayerNumber{static_cast<std::uint16_t>(i)};
        }
        json->fail(said("Errors", "there is no player \"{}\" at this table").with(id));
        return {};
    }

    SeatNumber seat(const JsonFields& fields) const {
        const int seats = m_scenario.rules.table.seats;
        if (const auto json = fields.optional("seat"))
            return SeatNumber{static_cast<std::uint8_t>(json->smallInteger(1, seats))};
        if (seats != 1)
            fields.owner().fail(said("Errors", "\"seat\" is missing; this game has {}").with(seats));
        return SeatNumber{1};
    }

    PlaceStake readBet(const JsonCursor& json) const {
        PlaceStake bet;
        const JsonFields fields = json.object({"player", "seat", "main", "behind", "side", "stake"});
        bet.player = player(fields);
        bet.seat = seat(fields);
        if (int{fields.has("main")} + int{fields.has("behind")} + int{fields.has("side")} != 1) {
            json.fail(said("Errors", "a bet has exactly one of \"main\", \"behind\", \"side\""));
            return bet;
        }
        if (fields.has("stake") != fields.has("side")) {
            json.fail(said("Errors", "\"stake\" goes with \"side\", and only with it"));
            return bet;
        }
        if (fields.has("main")) {
            bet.amount = fields.required("main").amount();
        } else if (fields.has("behind")) {
            bet.kind = StakeKind::Behind;
            bet.amount = fields.required("behind").amount();
        } else {
            bet.kind = StakeKind::Side;
            bet.amount = fields.required("stake").amount();
            const std::string id = fields.required("side").text(0, 1000);
            const auto& sideBets = m_scenario.rules.sideBets;
            const auto found =
                std::find_if(sideBets.begin(), sideBets.end(), [&](const SideBet& b) { return b.id == id; });
            bet.sideBet = found == sideBets.end() ? -1 : static_cast<int>(found - sideBets.begin());
        }
        return bet;
    }

    Act readAction(const JsonCursor& json) const {
        Act act;
        const JsonFields fields = json.object({"player", "seat", "hand", "do", "early"});
        act.player = player(fields);
        act.seat = seat(fields);
        if (const auto hand = fields.optional("hand"))
            act.hand = HandNumber{static_cast<std::uint8_t>(hand->smallInteger(1, maxHands))};
        act.action = static_cast<Action>(fields.required("do").choiceIndex(actionNames()));
        if (const auto early = fields.optional("early"))
            act.early = early->boolean();
        return act;
    }

    static constexpr std::size_t maxScriptedShoe = 1'000'000;
    static constexpr std::int64_t maxShoeNumber = 9'007'199'254'740'991; // 2⁵³ − 1, exact in every JSON reader

    const Scenario& m_scenario;
};

std::vector<engine::Player> readPlayers(const JsonCursor& json, bool shared) {
    std::vector<engine::Player> players;
    for (const JsonCursor& item : json.list(maxPlayers)) {
        const JsonFields fields = item.object({"id", "balance", "trial"});
        const JsonCursor id = fields.required("id");
        engine::Player player{.id = id.text(1, 200), .balance = fields.required("balance").amount()};
        if (const auto trial = fields.optional("trial"))
            player.trial = trial->boolean();
        const bool twice =
            std::any_of(players.begin(), players.end(), [&](const auto& p) { return p.id == player.id; });
        if (twice)
            id.fail(said("Errors", "\"{}\" appears twice").with(player.id));
        players.push_back(std::move(player));
    }
    if (players.empty())
        json.fail(said("Errors", "nobody plays; at least one player is needed"));
    else if (!shared && players.size() != 1)
        json.fail(said("Errors", "{} players; this game has exactly one").with(players.size()));
    return players;
}

} // namespace

base::Result<Scenario> scenarioFromJson(const QJsonValue& json, const std::string& source,
                                        const RuleSetFinder& findRules) {
    JsonProblems problems(source);
    const JsonCursor root(problems, json);
    const JsonFields fields = root.object({"variant", "currency", "players", "rounds"});
    const JsonCursor variant = fields.required("variant");
    const std::string variantName = variant.text(1, 4096);
    Scenario scenario;
    if (!problems.none())
        return tl::make_unexpected(*problems.first());
    auto rules = findRules(variantName);
    if (!rules) {
        // A mistake inside a rule file keeps its place in that file; an unknown name is placed in the scenario.
        base::Error error = rules.error();
        if (error.where == variantName)
            error.where = jsonPlace(source, variant.pointer());
        return tl::make_unexpected(std::move(error));
    }
    scenario.rules = std::move(*rules);
    scenario.currency = scenario.rules.limits.front().currency;
    if (const auto currency = fields.optional("currency")) {
        scenario.currency = currency->text(0, 1000);
        if (!scenario.rules.limitIn(scenario.currency)) {
            std::vector<std::string> known;
            for (const Limit& limit : scenario.rules.limits)
                known.push_back(limit.currency);
            currency->fail(said("Errors", "this game is not played in \"{}\"; allowed: {}")
                               .with(scenario.currency, quotedList(known)));
        }
    }
    scenario.players = readPlayers(fields.required("players"), scenario.rules.table.behind);
    if (problems.none()) {
        const RoundReader reader(scenario);
        for (const JsonCursor& round : fields.required("rounds").list())
            scenario.rounds.push_back(reader.round(round));
    }
    return problems.result(std::move(scenario));
}

} // namespace openshoe::formats
