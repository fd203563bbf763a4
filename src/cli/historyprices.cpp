// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/history.h"

#include "cli/output.h"
#include "cli/store.h"
#include "cli/texts.h"
#include "session/worth/historypricing.h"

#include <QJsonArray>

#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <thread>

namespace openshoe::cli {

using namespace storage;
using base::Result;
using engine::Action;

namespace {

constexpr int usualMistakes = 20;

// ---- price

Result<std::unique_ptr<Store>> openToPrice(const CommandLine& line) {
    if (const auto there = openRecord(line); !there) // don't create a record in a folder without one
        return tl::make_unexpected(there.error());
    auto store = Store::open(line.dataFolder(), Access::Play);
    return store ? Result<std::unique_ptr<Store>>(std::move(*store)) : tl::make_unexpected(store.error());
}

Result<int> price(const QStringList& arguments) {
    CommandLine line("history price", Cli::tr("Works out what every decision and every round was worth, where that "
                                              "isn't known yet. If interrupted, it continues where it left off."));
    line.addFlag("again", Cli::tr("discard the prices there are and price everything again"));
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto store = openToPrice(line);
    if (!store)
        return tl::make_unexpected(store.error());
    if (line.isSet("again")) {
        if (const auto forgotten = (*store)->call([](Tables& t) { return t.prices.forget(); }); !forgotten)
            return tl::make_unexpected(forgotten.error());
    }
    session::PricingPace pace{.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()))};
    pace.told = [](const session::PricingState& state) {
        tellRounds(state.done, state.of);
        return true;
    };
    const auto filled = session::priceHistory(**store, **store, pace);
    clearProgress();
    if (!filled)
        return tl::make_unexpected(filled.error());
    const auto now = (*store)->call([](Tables& t) { return t.prices.progress(session::pricingVersion); });
    if (!now)
        return tl::make_unexpected(now.error());
    if (line.json())
        print(QJsonObject{{"rounds", static_cast<qint64>(now->priced - now->troubled)},
                          {"decisions", static_cast<qint64>(now->decisions)},
                          {"unpriced", static_cast<qint64>(now->troubled)}});
    else
        print(Cli::tr("%1 rounds priced now; %2 priced in all, with %3 decisions; %4 can't be priced")
                  .arg(QString::number(filled->done), QString::number(now->priced - now->troubled),
                       QString::number(now->decisions), QString::number(now->troubled)) +
              '\n');
    return Done;
}

// ---- review

constexpr std::array turnActions{Action::Hit, Action::Stand, Action::Double, Action::Split, Action::Surrender};

QJsonObject actionsOf(const DecisionPrice& price) {
    QJsonObject actions;
    const auto add = [&](Action action) {
        const auto worth = price.worth[static_cast<std::size_t>(action)];
        actions.insert(QLatin1String(engine::name(action)), worth ? QJsonValue(*worth) : QJsonValue());
    };
    if (price.question.kind == engine::QuestionKind::Turn) {
        for (const Action action : turnActions)
            add(action);
        return actions;
    }
    for (int i = 0; i < engine::actionCount; ++i) {
        if (price.worth[static_cast<std::size_t>(i)])
            add(static_cast<Action>(i));
    }
    return actions;
}

QJsonArray cardsOf(const engine::Cards& cards) {
    QJsonArray texts;
    for (const engine::Card card : cards)
        texts.append(QString::fromStdString(card.text()));
    return texts;
}

QJsonObject decisionJson(const DecisionPrice& price, const session::SeenDecision& seen, const std::string& player) {
    return {{"seat", price.question.seat.value},
            {"hand", price.question.hand.value},
            {"player", QString::fromStdString(player)},
            {"on", engine::name(price.question.on)},
            {"question", engine::name(price.question.kind)},
            {"cards", seen.decision ? QJsonValue(cardsOf(seen.decision->hand)) : QJsonValue(QJsonArray())},
            {"up", seen.decision ? QJsonValue(QString::fromStdString(seen.decision->up.text())) : QJsonValue()},
            {"stake", QString::fromStdString(price.stake.text())},
            {"actions", actionsOf(price)},
            {"chosen", engine::name(price.chosen)},
            {"best", engine::name(price.best)},
            {"cost", price.cost},
            {"mark", name(price.mark())},
            {"exact", price.exact}};
}

QJsonArray sideBetsJson(const RoundPrice& price, const std::vector<PlayRow>& plays) {
    QJsonArray bets;
    for (const SideBetPrice& bet : price.sideBets) {
        for (const PlayRow& play : plays) {
            if (play.number == bet.play)
                bets.append(QJsonObject{{"bet", QString::fromStdString(play.bet)},
                                        {"seat", play.seat},
                                        {"hand", play.hand},
                                        {"stake", QString::fromStdString(play.stake.text())},
                                        {"expectation", bet.expectation},
                                        {"returned", QString::fromStdString(play.returned.text())}});
        }
    }
    return bets;
}

std::string reviewAsText(const QJsonObject& json) {
    std::string text;
    Rows rows{{Cli::tr("hand"), Cli::tr("cards"), Cli::tr("up", "the up card"), Cli::tr("asked"), Cli::tr("chosen"),
               Cli::tr("best", "of all plays"), Cli::tr("cost"), Cli::tr("mark", "how bad a decision was"), ""}};
    for (const auto value : json["decisions"].toArray()) {
        const QJsonObject one = value.toObject();
        QStringList cards;
        for (const auto card : one["cards"].toArray())
            cards << card.toString();
        std::string worths;
        const QJsonObject actions = one["actions"].toObject();
        for (auto action = actions.begin(); action != actions.end(); ++action) {
            if (action->isDouble())
                worths += fmt::format("{}{} {:+.4f}", worths.empty() ? "" : ", ", action.key().toStdString(),
                                      action->toDouble());
        }
        rows.push_back({fmt::format("{}.{}", one["seat"].toInt(), one["hand"].toInt()), cards.join(' ').toStdString(),
                        one["up"].toString().toStdString(), one["question"].toString().toStdString(),
                        one["chosen"].toString().toStdString(), one["best"].toString().toStdString(),
                        fmt::format("{:.4f}", one["cost"].toDouble()), one["mark"].toString().toStdString(), worths});
    }
    text += rows.size() > 1 ? aligned(rows, {6}) : Cli::tr("there was nothing to decide").toStdString() + '\n';
    const auto figure = [&](const char* form, const char* key) {
        return QString::asprintf(form, json[QLatin1StringView(key)].toDouble());
    };
    const QString sums = Cli::tr("net %1: worth %2 before the first card, %3 after the deal; decisions cost %4, "
                                 "luck %5")
                             .arg(json["net"].toString(), figure("%+.2f", "atStart"), figure("%+.2f", "afterDeal"),
                                  figure("%.2f", "cost"), figure("%+.2f", "luck"));
    return text + sums.toStdString() + '\n';
}

Result<int> review(const QStringList& arguments) {
    CommandLine line("history review",
                     Cli::tr("One round's decisions: what each answer was worth from what could be seen, and what was "
                             "luck.") +
                         ' ' +
                         Cli::tr("Answers and costs are per unit of the hand's initial stake, those of insurance per "
                                 "unit of its own stake; the figures of the whole round are amounts of money."));
    const auto asked = askForRound(line, arguments);
    if (!asked || !*asked)
        return asked ? Result<int>(Done) : tl::make_unexpected(asked.error());
    const auto id = (*asked)->id;
    const auto& store = (*asked)->store;
    const auto row = store->call([&](Tables& t) { return t.rounds.find(id); });
    const auto plays = store->call([&](Tables& t) { return t.plays.ofRound(id); });
    const auto reviewed = session::reviewRound(*store, id, std::make_shared<analysis::Analyser>());
    if (!row || !plays || !reviewed)
        return tl::make_unexpected(!row ? row.error() : !reviewed ? reviewed.error() : plays.error());
    const RoundPrice& price = reviewed->price;
    if (!price.trouble.empty())
        return base::environmentError(Cli::tr("round %1").arg(id).toStdString(),
                                      base::said("Errors", "can't be priced: {}").with(price.trouble));
    QJsonArray decisions;
    for (std::size_t i = 0; i < price.decisions.size() && i < reviewed->seen.size(); ++i)
        decisions.append(decisionJson(price.decisions[i], reviewed->seen[i], (*row)->accountKey));
    const auto net = static_cast<double>((*row)->net().minorUnits());
    const QJsonObject json{{"id", static_cast<qint64>(id)},
                           {"variant", QString::fromStdString((*row)->variant)},
                           {"decisions", decisions},
                           {"sideBets", sideBetsJson(price, *plays)},
                           {"net", QString::fromStdString((*row)->net().text())},
                           {"atStart", inCurrency(price.atStart())},
                           {"afterDeal", inCurrency(price.afterDeal)},
                           {"cost", inCurrency(price.cost)},
                           {"luck", inCurrency(net - (price.atStart() - price.cost))}};
    if (line.json())
        print(json);
    else
        print(reviewAsText(json));
    return Done;
}

// ---- mistakes

Result<int> mistakes(const QStringList& arguments) {
    const QString kinds = QStringLiteral("hard, soft, pair, insurance, even-money, surrender, follow, side-bet");
    CommandLine line(
        "history mistakes",
        Cli::tr("The decisions in priced rounds that cost a hundredth of the stake or more, costliest first. A side "
                "bet is one of them if its expectation was negative before the first card.") +
            ' ' + Cli::tr("A cost is per unit of the stake it is about, and beside it an amount of money."));
    line.addOption("limit", "N", mostText(usualMistakes));
    line.addOption("kind", "KIND", Cli::tr("only this kind: %1").arg(kinds));
    addRoundFilters(line);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto limit = line.integer("limit", 1, mostRows, usualMistakes);
    if (!limit)
        return tl::make_unexpected(limit.error());
    MistakeFilter wanted{.rounds = {}, .kind = {}, .sideBets = true};
    for (int i = 0; i < decisionKindCount && line.isSet("kind"); ++i) {
        if (line.value("kind") == QLatin1StringView(name(static_cast<DecisionKind>(i))))
            wanted.kind = static_cast<DecisionKind>(i);
    }
    if (line.isSet("kind") && !wanted.kind)
        return tl::make_unexpected(notOneOf(line, "kind", kinds));
    const auto store = openRecord(line);
    if (!store)
        return tl::make_unexpected(store.error());
    const auto filter = roundFilter(line, **store);
    if (!filter)
        return tl::make_unexpected(filter.error());
    wanted.rounds = *filter;
    const auto found = (*store)->call([&](Tables& t) { return t.prices.mistakes(wanted, static_cast<int>(*limit)); });
    const auto total = (*store)->call([&](Tables& t) { return t.prices.mistakeCount(wanted); });
    if (!found || !total)
        return tl::make_unexpected(found ? total.error() : found.error());
    QJsonArray json;
    Rows rows{{Cli::tr("round"), Cli::tr("decision"), Cli::tr("game"), Cli::tr("kind", "of a decision"),
               Cli::tr("chosen"), Cli::tr("best", "of all plays"), Cli::tr("cost"), "", ""}};
    for (const MistakeRow& row : *found) {
        const DecisionPrice& decision = row.decision;
        const bool taken = decision.kind == DecisionKind::SideBet;
        QJsonObject one{{"round", static_cast<qint64>(row.round)},
                        {"decision", taken ? QJsonValue() : QJsonValue(decision.number)},
                        {"kind", name(decision.kind)},
                        {"cost", decision.cost},
                        {"costAmount", inCurrency(row.costAmount())}};
        if (taken)
            one.insert("bet", QString::fromStdString(row.bet));
        json.append(one);
        rows.push_back({std::to_string(row.round), taken ? "" : std::to_string(decision.number), row.variant,
                        name(decision.kind), taken ? row.bet : engine::name(decision.chosen),
                        taken ? "" : engine::name(decision.best), fmt::format("{:.4f}", decision.cost),
                        fmt::format("{:.2f}", inCurrency(row.costAmount())), row.currency});
    }
    if (line.json())
        print(QJsonObject{{"total", static_cast<qint64>(*total)}, {"mistakes", json}});
    else
        print(aligned(rows, {0, 1, 6, 7}) +
              Cli::tr("%1 of %n mistakes", nullptr, counted(*total)).arg(QString::number(found->size())).toStdString() +
              '\n');
    return Done;
}

} // namespace

double inCurrency(double minorUnits) {
    return minorUnits / static_cast<double>(base::Money::minorPerUnit);
}

Command historyPriceCommand() {
    return {"history price", QT_TRANSLATE_NOOP("Cli", "works out what every decision was worth"), price};
}
Command historyReviewCommand() {
    return {"history review", QT_TRANSLATE_NOOP("Cli", "one round's decisions, and what was luck"), review};
}
Command historyMistakesCommand() {
    return {"history mistakes", QT_TRANSLATE_NOOP("Cli", "the costliest decisions"), mistakes};
}

} // namespace openshoe::cli
