// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/eventsjson.h"

#include "formats/eventtools.h"
#include "formats/json.h"
#include "formats/jsoncursor.h"

#include <QJsonObject>

#include <fmt/format.h>
#include <unordered_map>

namespace openshoe::formats {

using base::said;

using namespace engine;

namespace {

/// Whether a field is written: "sideBet" only for a side stake, "on" only for an insurance (or an event without a
/// stake). `kind` is the stake's, if the event has one.
bool isTold(std::string_view key, const std::optional<StakeKind>& kind) {
    if (key == "sideBet")
        return kind == StakeKind::Side;
    if (key == "on")
        return !kind || kind == StakeKind::Insurance;
    return true;
}

class EventWriter {
public:
    EventWriter(const RuleSet& rules, std::vector<QString>& players) : m_rules(rules), m_players(players) {}

    QJsonObject write(const Event& event) {
        m_json = {};
        m_kind.reset();
        std::visit([&](const auto& e) { m_json["type"] = std::decay_t<decltype(e)>::type; }, event);
        if (const auto* present = std::get_if<PlayerPresent>(&event))
            m_players.push_back(jsonText(present->id));
        visitFields(event, *this);
        return m_json;
    }

    void operator()(const char* key, PlayerNumber player) {
        m_json[key] =
            player.value < m_players.size() ? m_players[player.value] : QStringLiteral("?%1").arg(player.value);
    }
    void operator()(const char* key, SeatNumber seat) { m_json[key] = seat.value; }
    void operator()(const char* key, HandNumber hand) { m_json[key] = hand.value; }
    void operator()(const char* key, Card card) { m_json[key] = jsonText(card.text()); }
    void operator()(const char* key, base::Money amount) { m_json[key] = jsonText(amount); }
    void operator()(const char* key, bool value) { m_json[key] = value; }
    void operator()(const char* key, int value) {
        if (!isTold(key, m_kind))
            return;
        if (std::string_view(key) != "sideBet")
            m_json[key] = value;
        else if (value >= 0 && value < static_cast<int>(m_rules.sideBets.size()))
            m_json[key] = jsonText(m_rules.sideBets[static_cast<std::size_t>(value)].id);
        else
            m_json[key] = QStringLiteral("?%1").arg(value);
    }
    void operator()(const char* key, const std::string& value) {
        // The id in a player-present event is already written as its player.
        if (std::string_view(key) != "id")
            m_json[key] = jsonText(value);
    }
    void operator()(const char* key, StakeKind kind) {
        if (std::string_view(key) == "kind")
            m_kind = kind;
        if (isTold(key, m_kind))
            m_json[key] = name(kind);
    }
    void operator()(const char* key, SideOutcome outcome) {
        if (outcome != SideOutcome::None)
            m_json[key] = name(outcome);
    }
    template <typename E>
        requires std::is_enum_v<E>
    void operator()(const char* key, E value) {
        m_json[key] = name(value);
    }

private:
    const RuleSet& m_rules;
    std::vector<QString>& m_players;
    QJsonObject m_json;
    std::optional<StakeKind> m_kind;
};

template <typename E> std::vector<E> allValues() {
    std::vector<E> values;
    for (int i = 0; i < enumCount<E>; ++i)
        values.push_back(static_cast<E>(i));
    return values;
}

/// The players present so far, with their numbers.
using PlayersById = std::unordered_map<std::string, std::uint16_t>;

/// Reads the fields of one event; its keys have been checked.
class EventReader {
public:
    EventReader(const RuleSet& rules, PlayersById& players, const JsonFields& fields)
        : m_rules(rules), m_players(players), m_fields(fields) {}

    void read(Event& event) {
        if (auto* present = std::get_if<PlayerPresent>(&event)) {
            present->id = m_fields.required("player").text(1, longestEventText);
            if (!m_players.emplace(present->id, static_cast<std::uint16_t>(m_players.size())).second)
                m_fields.required("player").fail(said("Errors", "has already joined; every player joins once"));
        }
        visitFields(event, *this);
    }

    void operator()(const char* key, PlayerNumber& player) {
        const JsonCursor json = m_fields.required(key);
        const auto id = json.text(1, longestEventText);
        const auto found = m_players.find(id);
        if (found == m_players.end())
            json.fail(said("Errors", "\"{}\" is not at the table; a player joins with player-present")
                          .with(id.substr(0, 60)));
        else
            player.value = found->second;
    }
    void operator()(const char* key, SeatNumber& seat) {
        seat.value = static_cast<std::uint8_t>(m_fields.required(key).integer(0, maxSeats));
    }
    void operator()(const char* key, HandNumber& hand) {
        hand.value = static_cast<std::uint8_t>(m_fields.required(key).integer(1, maxHands));
    }
    void operator()(const char* key, Card& card) { card = m_fields.required(key).card(); }
    void operator()(const char* key, base::Money& amount) { amount = m_fields.required(key).amount(); }
    void operator()(const char* key, bool& value) { value = m_fields.required(key).boolean(); }
    void operator()(const char* key, int& value) {
        if (!expected(key))
            return;
        if (std::string_view(key) != "sideBet") {
            value = m_fields.required(key).smallInteger(0, largestShoe);
            return;
        }
        std::vector<std::string> ids;
        for (const SideBet& bet : m_rules.sideBets)
            ids.push_back(bet.id);
        value = static_cast<int>(m_fields.required(key).choiceIndex(ids));
    }
    void operator()(const char* key, std::string& value) {
        if (std::string_view(key) != "id")
            value = m_fields.required(key).text(0, longestEventText);
    }
    void operator()(const char* key, StakeKind& kind) {
        const bool isKind = std::string_view(key) == "kind";
        if (isKind || expected(key))
            kind = m_fields.required(key).choice(allValues<StakeKind>());
        if (isKind)
            m_kind = kind;
    }
    void operator()(const char* key, SideOutcome& outcome) {
        if (const auto json = m_fields.optional(key))
            outcome = json->choice(allValues<SideOutcome>());
    }
    template <typename E>
        requires std::is_enum_v<E>
    void operator()(const char* key, E& value) {
        value = m_fields.required(key).choice(allValues<E>());
    }

private:
    /// Whether the field belongs here; reports a mistake if it doesn't but is present.
    bool expected(const char* key) {
        const bool told = isTold(key, m_kind);
        if (!told && m_fields.has(key))
            m_fields.required(key).fail(said("Errors", "does not belong to a stake of this kind; leave it out"));
        return told;
    }

    const RuleSet& m_rules;
    PlayersById& m_players;
    const JsonFields& m_fields;
    std::optional<StakeKind> m_kind;
};

/// Collects the keys an event's object may have.
class KeyCollector {
public:
    std::vector<const char*> keys{"type"};
    template <typename T> void operator()(const char* key, const T&) {
        if (std::string_view(key) != "id")
            keys.push_back(key);
    }
};

const std::vector<std::string>& typeNames() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        forEachEventType([&]<typename T>() { all.emplace_back(T::type); });
        return all;
    }();
    return names;
}

} // namespace

QJsonArray eventsToJson(const RuleSet& rules, const Events& events) {
    std::vector<QString> players;
    EventWriter writer(rules, players);
    QJsonArray array;
    for (const Event& event : events)
        array.append(writer.write(event));
    return array;
}

base::Result<Events> eventsFromJson(const RuleSet& rules, const QJsonValue& json, const std::string& source) {
    JsonProblems problems(source);
    PlayersById players;
    Events events;
    for (const JsonCursor& entry : JsonCursor(problems, json).list(100'000)) {
        if (!problems.none())
            break;
        if (!entry.isObject()) {
            entry.fail(said("Errors", "an object with \"type\" is needed"));
            break;
        }
        const QJsonObject object = entry.value().toObject();
        const JsonFields raw(entry, problems, object);
        Event event = makeEvent(static_cast<int>(raw.required("type").choiceIndex(typeNames())));
        KeyCollector allowed;
        visitFields(std::as_const(event), allowed);
        const JsonFields fields = entry.object(allowed.keys);
        if (std::holds_alternative<PlayerPresent>(event))
            std::get<PlayerPresent>(event).player.value = static_cast<std::uint16_t>(players.size());
        EventReader(rules, players, fields).read(event);
        events.push_back(std::move(event));
        if (players.size() > mostPlayers)
            entry.fail(said("Errors", "too many players; at most {} are allowed").with(mostPlayers));
    }
    return problems.result(std::move(events));
}

} // namespace openshoe::formats
