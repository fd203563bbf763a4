// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/rulesjson.h"

#include "formats/json.h"
#include "formats/jsoncursor.h"

#include <QJsonArray>

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace openshoe::formats {

using namespace engine;

namespace {

constexpr int maxSeconds = 3600;

void readShuffle(const JsonCursor& json, RuleSet::Shuffle& shuffle) {
    const JsonFields fields = json.object({"when", "penetration", "burn"});
    if (const auto when = fields.optional("when"))
        shuffle.when = when->choice<ShuffleWhen>({ShuffleWhen::EveryRound, ShuffleWhen::CutCard});
    if (const auto penetration = fields.optional("penetration"))
        shuffle.penetration = penetration->number(0.3, 0.9);
    if (const auto burn = fields.optional("burn"))
        shuffle.burn = burn->choice<Burn>({Burn::None, Burn::FirstCardValue});
}

void readTable(const JsonCursor& json, RuleSet::Table& table) {
    const JsonFields fields = json.object({"seats", "seatsPerPlayer", "company", "behind", "order", "dealerFirstCard"});
    if (const auto seats = fields.optional("seats"))
        table.seats = seats->smallInteger(1, 7);
    if (const auto seats = fields.optional("seatsPerPlayer"))
        table.seatsPerPlayer = seats->smallInteger(1, 7);
    if (const auto company = fields.optional("company"))
        table.company = company->boolean();
    if (const auto behind = fields.optional("behind"))
        table.behind = behind->boolean();
    if (const auto order = fields.optional("order"))
        table.order = order->choice<TableOrder>({TableOrder::Ascending, TableOrder::Descending});
    if (const auto first = fields.optional("dealerFirstCard"))
        table.dealerFirstCard = first->choice<FirstCard>({FirstCard::Up, FirstCard::Down});
}

void readClock(const JsonCursor& json, RuleSet::Clock& clock) {
    const JsonFields fields = json.object({"bet", "decision"});
    if (const auto bet = fields.optional("bet"))
        clock.bet = bet->smallInteger(0, maxSeconds);
    if (const auto decision = fields.optional("decision"))
        clock.decision = decision->smallInteger(0, maxSeconds);
}

void readDealer(const JsonCursor& json, RuleSet::Dealer& dealer) {
    const JsonFields fields = json.object({"hitsSoft17", "peek", "hint", "exposeTwoGold", "push22"});
    if (const auto hits = fields.optional("hitsSoft17"))
        dealer.hitsSoft17 = hits->boolean();
    if (const auto peek = fields.optional("peek"))
        dealer.peek = peek->boolean();
    if (const auto hint = fields.optional("hint"))
        dealer.hint = hint->choice<DealerHint>({DealerHint::None, DealerHint::Class});
    if (const auto expose = fields.optional("exposeTwoGold"))
        dealer.exposeTwoGold = expose->boolean();
    if (const auto push = fields.optional("push22"))
        dealer.push22 = push->choice<Push22>({Push22::None, Push22::GoldInitial, Push22::GoldAny});
}

void readInsurance(const JsonCursor& json, RuleSet::Insurance& insurance) {
    const JsonFields fields = json.object({"offered", "withBlackjack", "pays"});
    if (const auto offered = fields.optional("offered"))
        insurance.offered = offered->boolean();
    if (const auto withBlackjack = fields.optional("withBlackjack"))
        insurance.withBlackjack = withBlackjack->boolean();
    if (const auto pays = fields.optional("pays"))
        insurance.pays = pays->odds();
}

void readEvenMoney(const JsonCursor& json, RuleSet::EvenMoney& evenMoney) {
    const JsonFields fields = json.object({"on"});
    const auto on = fields.optional("on");
    if (!on)
        return;
    for (const JsonCursor& card : on->list(2)) {
        bool& offered = card.choiceIndex({"ace", "ten"}) == 0 ? evenMoney.onAce : evenMoney.onTen;
        if (offered)
            card.fail("stands twice; allowed are ace and ten, once each");
        offered = true;
    }
}

void readDouble(const JsonCursor& json, RuleSet::Double& doubling) {
    const JsonFields fields = json.object({"on", "afterSplit"});
    if (const auto on = fields.optional("on"))
        doubling.on = on->choice<DoubleOn>({DoubleOn::AnyTwo, DoubleOn::NineToEleven, DoubleOn::TenToEleven});
    if (const auto afterSplit = fields.optional("afterSplit"))
        doubling.afterSplit = afterSplit->boolean();
}

void readSplit(const JsonCursor& json, RuleSet::Split& split) {
    const JsonFields fields = json.object({"hands", "aces", "resplitAces"});
    if (const auto hands = fields.optional("hands"))
        split.hands = hands->smallInteger(1, 4);
    if (const auto aces = fields.optional("aces"))
        split.aces = aces->choice<SplitAces>({SplitAces::OneCard, SplitAces::Free});
    if (const auto resplit = fields.optional("resplitAces"))
        split.resplitAces = resplit->boolean();
}

void readSurrender(const JsonCursor& json, RuleSet::Surrender& surrender) {
    const JsonFields fields = json.object({"when", "against"});
    if (const auto when = fields.optional("when"))
        surrender.when = when->choice<SurrenderWhen>({SurrenderWhen::None, SurrenderWhen::Late, SurrenderWhen::Early});
    if (const auto against = fields.optional("against"))
        surrender.against = against->choice<SurrenderAgainst>({SurrenderAgainst::Any, SurrenderAgainst::TwoToNine});
}

std::vector<Limit> readLimits(const JsonCursor& json) {
    std::vector<Limit> limits;
    for (const JsonCursor& entry : json.list(16)) {
        const JsonFields fields = entry.object({"currency", "min", "max"});
        limits.push_back(Limit{.currency = fields.required("currency").plainText(1, 16),
                               .min = fields.required("min").amount(),
                               .max = fields.required("max").amount()});
    }
    return limits;
}

std::vector<SideBet::Pay> readPays(const JsonCursor& json, SideBetKind kind) {
    const auto outcomes = outcomesOf(kind);
    std::vector<std::string> names;
    for (const SideOutcome outcome : outcomes)
        names.emplace_back(name(outcome));

    // In the order of the kind's outcomes: an object's keys have none of their own.
    std::vector<std::optional<base::Odds>> odds(outcomes.size());
    for (const auto& [key, value] : json.entries(100)) {
        const auto found = std::ranges::find(names, key);
        if (found == names.end())
            value.fail(fmt::format("\"{}\" has no such outcome; allowed are {}", name(kind), fmt::join(names, ", ")));
        else
            odds[static_cast<std::size_t>(found - names.begin())] = value.odds();
    }
    std::vector<SideBet::Pay> pays;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        if (odds[i])
            pays.push_back(SideBet::Pay{outcomes[i], *odds[i]});
    }
    return pays;
}

std::string readId(const JsonCursor& json) {
    auto id = json.plainText(1, 64);
    if (id.find_first_of("/\\") != std::string::npos)
        json.fail("holds a slash; an id has 1 to 64 bytes and no slash");
    return id;
}

SideBet readSideBet(const JsonCursor& json) {
    const JsonFields fields = json.object({"id", "name", "kind", "pays", "limits"});
    SideBet bet;
    bet.id = readId(fields.required("id"));
    if (const auto betName = fields.optional("name"))
        bet.name = betName->plainText(0, 100);
    bet.kind = fields.required("kind").choice<SideBetKind>(
        {SideBetKind::Pairs, SideBetKind::Poker3, SideBetKind::DealerMatch, SideBetKind::Lucky});
    bet.pays = readPays(fields.required("pays"), bet.kind);
    bet.limits = readLimits(fields.required("limits"));
    return bet;
}

void readHouseChoices(const JsonCursor& json, RuleSet& rules) {
    const auto allowed = houseChoiceKeys(rules);
    for (const JsonCursor& entry : json.list(100))
        rules.houseChoices.push_back(allowed[entry.choiceIndex(allowed)]);
}

RuleSet readRuleSet(const JsonCursor& root) {
    const JsonFields fields =
        root.object({"id", "name", "published", "decks", "shuffle", "table", "clock", "dealer", "blackjackPays", "insurance",
                     "evenMoney", "double", "split", "surrender", "onSilence", "sideBets", "limits", "houseChoices"});
    RuleSet rules;
    rules.id = readId(fields.required("id"));
    rules.name = fields.required("name").plainText(1, 100);
    if (const auto published = fields.optional("published")) {
        if (const auto rtp = published->object({"rtp"}).optional("rtp"))
            rules.publishedRtp = rtp->number(0.5, 1.5);
    }
    rules.decks = fields.required("decks").smallInteger(1, 8);

    const auto section = [&fields](const char* key, auto read, auto& target) {
        if (const auto json = fields.optional(key))
            read(*json, target);
    };
    section("shuffle", readShuffle, rules.shuffle);
    section("table", readTable, rules.table);
    section("clock", readClock, rules.clock);
    section("dealer", readDealer, rules.dealer);
    if (const auto pays = fields.optional("blackjackPays"))
        rules.blackjackPays = pays->odds();
    section("insurance", readInsurance, rules.insurance);
    section("evenMoney", readEvenMoney, rules.evenMoney);
    section("split", readSplit, rules.split);
    rules.doubling.afterSplit = rules.split.hands > 1;
    section("double", readDouble, rules.doubling);
    section("surrender", readSurrender, rules.surrender);
    if (const auto silence = fields.optional("onSilence"))
        rules.onSilence = silence->choice<OnSilence>({OnSilence::Resume, OnSilence::Auto});
    if (const auto bets = fields.optional("sideBets")) {
        for (const JsonCursor& bet : bets->list(20))
            rules.sideBets.push_back(readSideBet(bet));
    }
    rules.limits = readLimits(fields.required("limits"));
    section("houseChoices", readHouseChoices, rules);
    return rules;
}

QJsonArray limitsToJson(const std::vector<Limit>& limits) {
    QJsonArray array;
    for (const Limit& limit : limits) {
        array.append(QJsonObject{{"currency", QString::fromStdString(limit.currency)},
                                 {"min", QString::fromStdString(limit.min.text())},
                                 {"max", QString::fromStdString(limit.max.text())}});
    }
    return array;
}

QJsonObject sideBetToJson(const SideBet& bet) {
    QJsonObject pays;
    for (const SideBet::Pay& pay : bet.pays)
        pays.insert(QLatin1StringView(name(pay.outcome)), QString::fromStdString(pay.odds.text()));
    QJsonObject json{{"id", QString::fromStdString(bet.id)},
                     {"kind", name(bet.kind)},
                     {"pays", pays},
                     {"limits", limitsToJson(bet.limits)}};
    if (!bet.name.empty())
        json.insert("name", QString::fromStdString(bet.name));
    return json;
}

} // namespace

base::Result<RuleSet> ruleSetFromJson(const QJsonValue& json, const std::string& source) {
    JsonProblems problems(source);
    RuleSet rules = readRuleSet(JsonCursor(problems, json));
    if (problems.none()) {
        if (const auto valid = validate(rules); !valid)
            return base::inputError(jsonPlace(source, valid.error().where), valid.error().what);
    }
    return problems.result(std::move(rules));
}

QJsonObject ruleSetToJson(const RuleSet& rules) {
    QJsonArray evenMoney;
    if (rules.evenMoney.onAce)
        evenMoney.append("ace");
    if (rules.evenMoney.onTen)
        evenMoney.append("ten");
    QJsonArray sideBets;
    for (const SideBet& bet : rules.sideBets)
        sideBets.append(sideBetToJson(bet));
    QJsonArray houseChoices;
    for (const std::string& key : rules.houseChoices)
        houseChoices.append(QString::fromStdString(key));

    QJsonObject json{
        {"id", QString::fromStdString(rules.id)},
        {"name", QString::fromStdString(rules.name)},
        {"decks", rules.decks},
        {"shuffle", QJsonObject{{"when", name(rules.shuffle.when)},
                                {"penetration", rules.shuffle.penetration},
                                {"burn", name(rules.shuffle.burn)}}},
        {"table", QJsonObject{{"seats", rules.table.seats},
                              {"seatsPerPlayer", rules.table.seatsPerPlayer},
                              {"company", rules.table.company},
                              {"behind", rules.table.behind},
                              {"order", name(rules.table.order)},
                              {"dealerFirstCard", name(rules.table.dealerFirstCard)}}},
        {"clock", QJsonObject{{"bet", rules.clock.bet}, {"decision", rules.clock.decision}}},
        {"dealer", QJsonObject{{"hitsSoft17", rules.dealer.hitsSoft17},
                               {"peek", rules.dealer.peek},
                               {"hint", name(rules.dealer.hint)},
                               {"exposeTwoGold", rules.dealer.exposeTwoGold},
                               {"push22", name(rules.dealer.push22)}}},
        {"blackjackPays", QString::fromStdString(rules.blackjackPays.text())},
        {"insurance", QJsonObject{{"offered", rules.insurance.offered},
                                  {"withBlackjack", rules.insurance.withBlackjack},
                                  {"pays", QString::fromStdString(rules.insurance.pays.text())}}},
        {"evenMoney", QJsonObject{{"on", evenMoney}}},
        {"double", QJsonObject{{"on", name(rules.doubling.on)}, {"afterSplit", rules.doubling.afterSplit}}},
        {"split", QJsonObject{{"hands", rules.split.hands},
                              {"aces", name(rules.split.aces)},
                              {"resplitAces", rules.split.resplitAces}}},
        {"surrender", QJsonObject{{"when", name(rules.surrender.when)}, {"against", name(rules.surrender.against)}}},
        {"onSilence", name(rules.onSilence)},
        {"sideBets", sideBets},
        {"limits", limitsToJson(rules.limits)},
        {"houseChoices", houseChoices},
    };
    if (rules.publishedRtp)
        json.insert("published", QJsonObject{{"rtp", *rules.publishedRtp}});
    return json;
}

std::vector<std::string> houseChoiceKeys(const RuleSet& rules) {
    std::vector<std::string> keys{
        "decks", "shuffle.when", "shuffle.penetration", "shuffle.burn", "table.seats", "table.seatsPerPlayer",
        "table.company", "table.behind", "table.order", "table.dealerFirstCard", "clock.bet", "clock.decision",
        "dealer.hitsSoft17", "dealer.peek", "dealer.hint", "dealer.exposeTwoGold", "dealer.push22", "blackjackPays",
        "insurance.offered", "insurance.withBlackjack", "insurance.pays", "evenMoney.on", "double.on",
        "double.afterSplit", "split.hands", "split.aces", "split.resplitAces", "surrender.when", "surrender.against",
        "onSilence", "limits", "standOn21", "dealOrder", "netOdds",
    };
    for (const SideBet& bet : rules.sideBets) {
        keys.push_back("sideBets." + bet.id + ".pays");
        keys.push_back("sideBets." + bet.id + ".limits");
    }
    return keys;
}

} // namespace openshoe::formats
