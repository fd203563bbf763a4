// SPDX-License-Identifier: GPL-3.0-or-later
#include "inputs.h"

#include "engine/rulekeys.h"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <stdexcept>

namespace openshoe::tests {

using namespace engine;
using base::Money;

namespace {

using Words = std::vector<std::string>;

template <typename T> T must(std::optional<T> value, const std::string& text) {
    if (!value)
        throw std::runtime_error("can't read \"" + text + '"');
    return *std::move(value);
}

int whole(const std::string& text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return must(error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt, text);
}

Money money(const std::string& text) {
    return must(Money::parse(text), text);
}

template <typename E> E word(const std::string& text) {
    for (int i = 0; i < enumCount<E>; ++i) {
        if (text == name(static_cast<E>(i)))
            return static_cast<E>(i);
    }
    throw std::runtime_error("can't read \"" + text + '"');
}

std::vector<Limit> limitsOf(const Words& words, std::size_t first) {
    std::vector<Limit> limits;
    for (std::size_t i = first; i + 2 < words.size(); i += 3)
        limits.push_back({.currency = words[i], .min = money(words[i + 1]), .max = money(words[i + 2])});
    return limits;
}

/// Sets the rule with the key words[1] to the value that follows.
class KeySetter {
public:
    KeySetter(const Words& words, const std::string& rest) : m_words(words), m_rest(rest) {}

    template <typename T, typename... Form> void operator()(const RuleKey& key, T& value, Form...) {
        if (key.path() != m_words[1])
            return;
        set(value);
        found = true;
    }
    bool found = false;

private:
    void set(bool& value) const {
        value = must(m_rest == "true"    ? std::optional(true)
                     : m_rest == "false" ? std::optional(false)
                                         : std::nullopt,
                     m_rest);
    }
    void set(int& value) const { value = whole(m_rest); }
    // Written with few digits, so it reads the same everywhere, even if the library has no from_chars for fractions.
    void set(double& value) const { value = std::stod(m_rest); }
    void set(std::string& value) const { value = m_rest; }
    void set(base::Odds& value) const { value = must(base::Odds::parse(m_rest), m_rest); }
    template <typename E>
    requires std::is_enum_v<E>
    void set(E& value) const { value = word<E>(m_rest); }
    void set(RuleSet::EvenMoney& value) const { (m_rest == "ace" ? value.onAce : value.onTen) = true; }
    void set(std::vector<Limit>& value) const { value = limitsOf(m_words, 2); }
    template <typename T> void set(T&) const { throw std::runtime_error("no rule: " + m_words[1]); }

    const Words& m_words;
    const std::string& m_rest;
};

class Reader {
public:
    Inputs inputs;

    void read(const std::string& line) {
        m_words.clear();
        std::istringstream stream(line);
        for (std::string each; stream >> each;)
            m_words.push_back(each);
        const std::string& what = m_words.at(0);
        if (what == "game")
            inputs.games.emplace_back();
        else if (what == "rule")
            setKey(line);
        else if (what == "side")
            inputs.games.back().sideBets.push_back({.id = m_words.at(1),
                                                    .name = {},
                                                    .kind = word<SideBetKind>(m_words.at(2)),
                                                    .pays = {},
                                                    .limits = limitsOf(m_words, 3)});
        else if (what == "pays")
            inputs.games.back().sideBets.back().pays.push_back(
                {word<SideOutcome>(m_words.at(1)), must(base::Odds::parse(m_words.at(2)), line)});
        else
            readPlay(what);
    }

private:
    void setKey(const std::string& line) {
        const std::string rest = line.substr(line.find(m_words.at(1)) + m_words[1].size() + 1);
        KeySetter setter(m_words, rest);
        visitRules(inputs.games.back(), setter);
        if (!setter.found)
            throw std::runtime_error("no such key: " + m_words[1]);
    }

    void readPlay(const std::string& what) {
        if (what == "scenario") {
            inputs.tables.push_back({.name = m_words.at(1),
                                     .rules = game(m_words.at(2)),
                                     .currency = m_words.at(3),
                                     .players = {},
                                     .rounds = {}});
            m_round = {};
        } else if (what == "player") {
            table().players.push_back(
                {.id = m_words.at(1), .balance = money(m_words.at(2)), .trial = m_words.at(3) == "trial"});
        } else if (what == "shoe") {
            for (std::size_t i = 1; i < m_words.size(); ++i)
                m_round.shoe.push_back(must(Card::parse(m_words[i]), m_words[i]));
        } else if (what == "bet") {
            m_round.script.bets.push_back(bet());
        } else if (what == "act") {
            m_round.script.actions.push_back({.player = player(),
                                              .seat = seat(),
                                              .hand = HandNumber{static_cast<std::uint8_t>(whole(m_words.at(3)))},
                                              .action = word<Action>(m_words.at(4)),
                                              .early = m_words.at(5) == "early"});
        } else if (what == "round") {
            table().rounds.push_back(std::exchange(m_round, {}));
        } else {
            throw std::runtime_error("can't read \"" + what + '"');
        }
    }

    PlaceStake bet() const {
        const std::string& kind = m_words.at(3);
        PlaceStake bet{
            .player = player(), .seat = seat(), .kind = word<StakeKind>(kind), .amount = money(m_words.at(4))};
        const auto& sideBets = inputs.tables.back().rules.sideBets;
        const auto found = std::ranges::find(sideBets, m_words.at(5), &SideBet::id);
        if (bet.kind == StakeKind::Side && found != sideBets.end())
            bet.sideBet = static_cast<int>(found - sideBets.begin());
        return bet;
    }

    ScriptedTable& table() { return inputs.tables.back(); }
    const RuleSet& game(const std::string& id) const {
        const auto found = std::ranges::find(inputs.games, id, &RuleSet::id);
        return found != inputs.games.end() ? *found : throw std::runtime_error("no such game: " + id);
    }
    PlayerNumber player() const {
        const auto& players = inputs.tables.back().players;
        const auto found = std::ranges::find(players, m_words.at(1), &Player::id);
        return PlayerNumber{static_cast<std::uint16_t>(found != players.end() ? found - players.begin() : 0)};
    }
    SeatNumber seat() const { return SeatNumber{static_cast<std::uint8_t>(whole(m_words.at(2)))}; }

    Words m_words;
    ScriptedTable::Round m_round;
};

} // namespace

Inputs readInputs(std::istream& lines) {
    Reader reader;
    for (std::string line; std::getline(lines, line);) {
        if (!line.empty() && line.back() == '\r')
            line.pop_back();
        if (!line.empty())
            reader.read(line);
    }
    return std::move(reader.inputs);
}

} // namespace openshoe::tests
