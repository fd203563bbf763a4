// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/counted_play.h"
#include "advantage/indices.h"
#include "advantage/risk.h"
#include "advantage/stakes.h"
#include "analysis/analysis.h"
#include "analysis/spread.h"
#include "cli/command.h"
#include "cli/count.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "formats/counts.h"
#include "formats/names.h"

#include <QRegularExpression>

#include <fmt/format.h>

#include <cmath>
#include <limits>

namespace openshoe::cli {

using advantage::CountBin;
using advantage::CountBins;
using advantage::CountingResult;
using advantage::CountingSetup;
using advantage::Priced;
using advantage::Ramp;
using advantage::Rate;
using base::inputError;

namespace {

constexpr auto noSystem = "none";
constexpr std::uint64_t usualRounds = 20'000'000;

// A game with its figures, ready to be played by a system.
struct Counted {
    CountingSetup setup;
    std::shared_ptr<const analysis::GameAnalysis> game;
    analysis::Analyser analyser;
    std::vector<advantage::IndexPlay> indices;
    bool counts = true; ///< false: nobody counts
};

void addPlayOptions(CommandLine& line) {
    addSystemOption(line, QString::fromLatin1(noSystem));
    line.addOption("plays", "indices|basic",
                   Cli::tr("Plays by the system's indices, or by basic strategy alone (the default): %1.")
                       .arg(QStringLiteral("indices, basic")));
    line.addOption(
        "shoes", "N",
        Cli::tr("How many used shoes to solve for the indices (default %1).").arg(advantage::Survey::usualShoes));
    line.addOption("rounds", "N", Cli::tr("How many rounds to simulate (default %1).").arg(usualRounds));
    line.addOption("seed", "S", Cli::tr("The seed of the random numbers (default 1)."));
    line.addOption("company", "N", Cli::tr("How many other hands are at the table, 0 to 6 (default 0)."));
    addThreadsOption(line);
}

base::Result<double> amount(const CommandLine& line, const char* name, double otherwise, double most = 1e12) {
    if (!line.isSet(name))
        return otherwise;
    bool isNumber = false;
    const double number = line.value(name).toDouble(&isNumber);
    if (!isNumber || !(number >= 0 && number <= most))
        return inputError(std::string("--") + name,
                          Cli::tr("\"%1\" is not allowed; a number from %2 to %3 is")
                              .arg(shortened(line.value(name)), QStringLiteral("0"), QString::number(most, 'g', 12))
                              .toStdString());
    return number;
}

base::Result<void> prepare(const CommandLine& line, Counted& counted) {
    auto rules = line.ruleSet(line.argument(0));
    if (!rules)
        return tl::make_unexpected(rules.error());
    counted.setup.rules = *std::move(rules);
    counted.counts = line.value("system") != QLatin1String(noSystem);
    if (counted.counts) {
        auto system = systemFrom(line);
        if (!system)
            return tl::make_unexpected(system.error());
        counted.setup.system = *std::move(system);
    } else {
        counted.setup.system = formats::countSystems().front();
    }
    const auto rounds = line.integer("rounds", 1000, static_cast<qint64>(CountingSetup::mostRounds), usualRounds);
    const auto seed = line.integer("seed", 0, std::numeric_limits<qint64>::max(), 1);
    const auto company = line.integer("company", 0, CountingSetup::mostCompany, 0);
    const auto shoes = line.integer("shoes", 30, 10'000, advantage::Survey::usualShoes);
    for (const auto* number : {&rounds, &seed, &company, &shoes}) {
        if (!*number)
            return tl::make_unexpected(number->error());
    }
    const auto threads = threadsFrom(line);
    if (!threads)
        return tl::make_unexpected(threads.error());
    const QString plays = line.isSet("plays") ? line.value("plays") : QStringLiteral("basic");
    if (plays != QLatin1String("basic") && plays != QLatin1String("indices"))
        return tl::make_unexpected(
            line.wrong(Cli::tr("%1 is \"%2\"; allowed: %3")
                           .arg(QStringLiteral("--plays"), shortened(plays), QStringLiteral("indices, basic")),
                       plays, {QStringLiteral("indices"), QStringLiteral("basic")}));
    counted.setup.rounds = static_cast<std::uint64_t>(*rounds);
    counted.setup.seed = static_cast<std::uint64_t>(*seed);
    counted.setup.company = static_cast<int>(*company);
    counted.setup.threads = *threads;
    if (const auto checked = advantage::check(counted.setup); !checked)
        return tl::make_unexpected(checked.error());
    counted.game = counted.analyser.analyse(counted.setup.rules);
    if (!counted.counts || plays == QLatin1String("basic"))
        return {};
    const auto survey =
        advantage::Survey::make(counted.setup.rules, static_cast<int>(*shoes), *threads, {},
                                [](double done) { tellProgress(QString::asprintf("%5.1f %%", done * 100)); });
    clearProgress();
    const auto removal =
        advantage::gameRemoval(counted.setup.rules, analysis::fullPointShoe(counted.setup.rules.decks));
    counted.indices = advantage::systemWorth(*survey, counted.setup.system, removal->kept.effect).indices;
    return {};
}

CountingResult simulated(const Counted& counted) {
    auto result =
        advantage::simulateCounting(counted.setup, counted.game->views, counted.game->strategy, counted.indices, {},
                                    [](double done) { tellProgress(QString::asprintf("%5.1f %%", done * 100)); });
    clearProgress();
    return result;
}

QString countedHead(const Counted& counted) {
    const auto& setup = counted.setup;
    QString text = Cli::tr("%1, %n decks", "a game", setup.rules.decks).arg(formats::gameName(setup.rules));
    if (keepsShoe(setup.rules))
        text += ", " + Cli::tr("%n cards dealt before the cut card", nullptr, setup.rules.cutPosition());
    text += '\n';
    if (counted.counts)
        text += QString::fromStdString(setup.system.name) + ": " + conventionText(setup.system) + '\n';
    if (!counted.indices.empty())
        text += Cli::tr("%n plays by the count", nullptr, static_cast<int>(counted.indices.size())) + '\n';
    if (counted.counts && !keepsShoe(setup.rules))
        text += uncountedText() + '\n';
    return text;
}

QJsonObject setupJson(const Counted& counted, const CountingResult& result) {
    QJsonObject json{
        {"variant", QString::fromStdString(counted.setup.rules.id)},
        {"decks", counted.setup.rules.decks},
        {"keepsShoe", keepsShoe(counted.setup.rules)},
        {"system", counted.counts ? QJsonValue(QString::fromStdString(counted.setup.system.id)) : QJsonValue()},
        {"plays", static_cast<int>(counted.indices.size())},
        {"company", counted.setup.company},
        {"rounds", static_cast<qint64>(result.rounds)},
        {"seed", QString::number(counted.setup.seed)},
        {"stopped", result.stopped},
        {"seconds", result.seconds},
        {"roundsPerSecond", result.seconds > 0 ? static_cast<double>(result.rounds) / result.seconds : 0.0}};
    if (counted.counts)
        json.insert("convention", conventionJson(counted.setup.system));
    return json;
}

struct BinFigures {
    double share = 0;
    double mean = 0;
    double error = 0;
    double variance = 0;
};

BinFigures figuresOf(const CountBin& bin, std::uint64_t rounds) {
    const auto n = static_cast<double>(bin.rounds);
    const double mean = bin.net / n;
    const double variance = std::max(0.0, bin.square / n - mean * mean);
    return {n / static_cast<double>(rounds), mean, std::sqrt(variance / n), variance};
}

base::Result<int> runCountSimulate(const QStringList& arguments) {
    CommandLine line("count simulate",
                     Cli::tr("Plays rounds while counting, with the game's own cut card and burn: how often each count "
                             "comes before a round, and what a unit staked then wins.") +
                         ' ' + Cli::tr("Every card is counted when it is seen; others at the table play after you."));
    line.addGame();
    line.addRuleChanges();
    addPlayOptions(line);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    Counted counted;
    if (const auto prepared = prepare(line, counted); !prepared)
        return tl::make_unexpected(prepared.error());
    const CountingResult result = simulated(counted);
    const CountBins bins = advantage::merged(result.fitted, result.settled);
    const Priced flat = advantage::price(bins, advantage::flatRamp(1), 0);
    const auto perCount = advantage::lineThrough(bins);
    if (line.json()) {
        QJsonObject json = setupJson(counted, result);
        QJsonArray list;
        for (const CountBin& bin : bins) {
            const BinFigures figures = figuresOf(bin, result.rounds);
            list.append(QJsonObject{{"count", bin.count},
                                    {"rounds", static_cast<qint64>(bin.rounds)},
                                    {"share", figures.share},
                                    {"expectation", figures.mean},
                                    {"standardError", figures.error},
                                    {"variance", figures.variance},
                                    {"averageStake", bin.stake / static_cast<double>(bin.rounds)}});
        }
        json.insert("bins", list);
        json.insert("flat", QJsonObject{{"expectation", flat.observed.mean},
                                        {"standardError", flat.error},
                                        {"standardDeviation", flat.observed.deviation}});
        json.insert("perCount", perCount.perCount);
        json.insert("exactFullShoe", counted.game->basicStrategy);
        print(json);
        return Done;
    }
    print(countedHead(counted) + '\n');
    Rows rows{{Cli::tr("COUNT"), Cli::tr("OF ALL ROUNDS"), Cli::tr("EXPECTATION"), Cli::tr("STANDARD ERROR"),
               Cli::tr("VARIANCE")}};
    std::uint64_t few = 0;
    for (const CountBin& bin : bins) {
        const BinFigures figures = figuresOf(bin, result.rounds);
        if (bin.rounds < 100) { // too few to say anything
            few += bin.rounds;
            continue;
        }
        rows.push_back({bin.count == 0 ? std::string("0") : fmt::format("{:+}", bin.count),
                        fmt::format("{:.3f} %", 100 * figures.share), percentText(figures.mean, 3),
                        fmt::format("{:.3f} %", 100 * figures.error), fmt::format("{:.4f}", figures.variance)});
    }
    print(aligned(rows, {0, 1, 2, 3, 4}));
    if (few > 0)
        print(Cli::tr("%n rounds at rarer counts", nullptr, cli::counted(static_cast<std::int64_t>(few))) + '\n');
    print('\n' + aligned({{Cli::tr("all rounds, one unit each"), percentText(flat.observed.mean, 4)},
                          {"  " + Cli::tr("standard error"), fmt::format("{:.4f} %", 100 * flat.error)},
                          {Cli::tr("basic strategy, exact, full shoe"), percentText(counted.game->basicStrategy, 4)},
                          {Cli::tr("each count more"), percentText(perCount.perCount, 4)}},
                         {1}));
    print('\n' +
          Cli::tr("%1 rounds in %2 s", "very many rounds, seconds")
              .arg(QString::number(result.rounds), QString::number(result.seconds, 'f', 1)) +
          '\n');
    return Done;
}

// "10 1:20 2:40x2": the least stake, then from which count which stake on how many hands.
base::Result<Ramp> rampFrom(const QString& text) {
    static const QRegularExpression gap(QStringLiteral("[\\s,]+"));
    static const QRegularExpression step(
        QStringLiteral("^([+-]?[0-9]{1,3}):([0-9]{1,9}(?:\\.[0-9]{1,2})?)(?:x([0-9]{1,2}))?$"));
    static const QRegularExpression least(QStringLiteral("^[0-9]{1,9}(\\.[0-9]{1,2})?$"));
    const QStringList words = text.split(gap, Qt::SkipEmptyParts);
    Ramp ramp;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const auto match = step.match(words[i]);
        if (i == 0 && least.match(words[i]).hasMatch()) {
            ramp.least = words[i].toDouble();
        } else if (match.hasMatch()) {
            ramp.steps.push_back({.from = match.captured(1).toInt(),
                                  .stake = match.captured(2).toDouble(),
                                  .hands = match.captured(3).isEmpty() ? 1 : match.captured(3).toInt()});
        } else {
            return inputError("--ramp", Cli::tr("\"%1\" is no step; steps are written like %2, for a stake of 20 on "
                                                "each of two hands from a count of 2 on, after the least stake")
                                            .arg(shortened(words[i]), QStringLiteral("2:20x2"))
                                            .toStdString());
        }
    }
    return ramp;
}

struct Wish {
    double bankroll = 0;
    double hours = 0;
    double pace = 0; ///< rounds an hour
    double kelly = 0;
    double goal = 0;
    double most = 0; ///< the greatest stake of a ramp found here
};

const std::vector<double>& chipsThatExist() {
    static const std::vector<double> chips{0.5, 1, 2.5, 5, 25, 100, 500, 1000, 5000, 25000, 100000};
    return chips;
}

QString moneyText(double value) {
    return std::isinf(value) ? QStringLiteral("∞") : QString::number(value, 'f', std::abs(value) < 1000 ? 2 : 0);
}

QJsonValue orNull(double value) {
    return std::isfinite(value) ? QJsonValue(value) : QJsonValue();
}

QJsonArray rampJson(const Ramp& ramp) {
    QJsonArray steps{QJsonObject{{"from", QJsonValue()}, {"stake", ramp.least}, {"hands", ramp.least > 0 ? 1 : 0}}};
    for (const Ramp::Step& step : ramp.steps)
        steps.append(QJsonObject{{"from", step.from}, {"stake", step.stake}, {"hands", step.hands}});
    return steps;
}

QString rampText(const Ramp& ramp) {
    QStringList words{moneyText(ramp.least)};
    for (const Ramp::Step& step : ramp.steps)
        words << QStringLiteral("%1:%2").arg(step.from).arg(moneyText(step.stake)) +
                     (step.hands > 1 ? QStringLiteral("x%1").arg(step.hands) : QString());
    return words.join(' ');
}

// Side bets staked flat beside the hand, as "ID=STAKE".
base::Result<advantage::Outcomes> withSideBets(const QStringList& words, Counted& counted, double stake,
                                               const advantage::Outcomes& hand, double& cost) {
    advantage::Outcomes all = advantage::times(hand, stake);
    const auto& rules = counted.setup.rules;
    for (const QString& word : words) {
        const QString id = word.section('=', 0, 0);
        bool isNumber = false;
        const double side = word.section('=', 1).toDouble(&isNumber);
        const engine::SideBet* bet = rules.sideBet(id.toStdString());
        QStringList known;
        for (const engine::SideBet& each : rules.sideBets)
            known << QString::fromStdString(each.id);
        if (!bet)
            return inputError("--side",
                              Cli::tr("\"%1\" is no side bet of this game; it has: %2")
                                  .arg(shortened(id), known.isEmpty() ? QStringLiteral("-") : known.join(", "))
                                  .toStdString());
        if (!isNumber || !(side > 0))
            return inputError("--side", Cli::tr("\"%1\" is not a stake; a side bet is written like %2")
                                            .arg(shortened(word), known.first() + "=5")
                                            .toStdString());
        const auto& limit = bet->limits.empty() ? rules.limits.front() : bet->limits.front();
        const double least = static_cast<double>(limit.min.minorUnits()) / 100;
        const double most = static_cast<double>(limit.max.minorUnits()) / 100;
        if (side < least || side > most)
            return inputError("--side", Cli::tr("%1 is beyond the limits of this bet; allowed: %2 to %3")
                                            .arg(moneyText(side), moneyText(least), moneyText(most))
                                            .toStdString());
        double lost = 1;
        advantage::Outcomes outcomes;
        const auto figures = counted.analyser.sideBets(rules)[static_cast<std::size_t>(bet - rules.sideBets.data())];
        for (const auto& outcome : figures.outcomes) {
            if (const auto odds = base::Odds::parse(outcome.pays); odds && outcome.probability > 0) {
                outcomes.push_back({odds->ratio(), outcome.probability});
                lost -= outcome.probability;
            }
        }
        outcomes.push_back({-1, lost});
        all = advantage::together(all, advantage::times(outcomes, side));
        cost += side;
    }
    return all;
}

base::Result<int> signedOption(const CommandLine& line, const char* name) {
    bool isNumber = false;
    const int number = line.value(name).toInt(&isNumber);
    if (!isNumber || std::abs(number) > 500)
        return inputError(std::string("--") + name,
                          Cli::tr("\"%1\" is not allowed; a whole number from %2 to %3 is")
                              .arg(shortened(line.value(name)), QStringLiteral("-500"), QStringLiteral("500"))
                              .toStdString());
    return number;
}

base::Result<Wish> wishFrom(const CommandLine& line, double tableLeast) {
    const auto bankroll = amount(line, "bankroll", 1000 * tableLeast);
    const auto hours = amount(line, "hours", 20, 100'000);
    const auto pace = amount(line, "pace", 70, 1000);
    const auto kelly = amount(line, "kelly", 0, 2);
    const auto goal = amount(line, "goal", 0);
    const auto most = amount(line, "most", 0);
    for (const auto* number : {&bankroll, &hours, &pace, &kelly, &goal, &most}) {
        if (!*number)
            return tl::make_unexpected(number->error());
    }
    return Wish{*bankroll, *hours, *pace, *kelly, *goal, *most};
}

base::Result<int> runCountRisk(const QStringList& arguments) {
    CommandLine line(
        "count risk",
        Cli::tr("What stakes win and risk: yours by the count, the best ones for a bankroll, or a flat stake "
                "of someone who doesn't count, with side bets.") +
            ' ' + Cli::tr("Money is the game's. Figures are from rounds that the best stakes weren't chosen on."));
    line.addGame();
    line.addRuleChanges();
    addPlayOptions(line);
    line.addOption("bankroll", "AMOUNT", Cli::tr("What may be lost (default: 1000 least stakes)."));
    line.addOption("ramp", "STAKES",
                   Cli::tr("The least stake (0: watches), then COUNT:STAKE, or COUNT:STAKExHANDS: %1.")
                       .arg(QStringLiteral("\"10 1:20 2:40x2 4:100\"")));
    line.addOption(
        "kelly", "K",
        Cli::tr("Finds the stakes instead: K times the Kelly stake at each count, made of at most four chips."));
    line.addOption("most", "AMOUNT", Cli::tr("The greatest stake to find (default: 12 times the least)."));
    line.addOption("leave", "COUNT", Cli::tr("Watches, without a stake, rounds below this count."));
    line.addOption("side", "ID=STAKE", Cli::tr("For a flat stake: a side bet as well; several with commas between."));
    line.addOption("hours", "H", Cli::tr("How long a session is (default 20)."));
    line.addOption("pace", "N", Cli::tr("Rounds an hour (default 70)."));
    line.addOption("goal", "AMOUNT",
                   Cli::tr("What is to be won before the bankroll is lost (default: as much again)."));
    line.setHelpEnd(
        '\n' +
        wrapped(
            Cli::tr("SCORE is what 100 rounds win a full-Kelly player with 10,000: (1000 × mean / deviation)². N0 is "
                    "how many rounds it takes until the mean equals one standard deviation. The risk of ruin is that "
                    "of ever losing the bankroll, playing on for ever; trip ruin, of losing it at some time in the "
                    "session. Rounds are taken as independent, and stakes by the count as many small ones; a flat "
                    "stake is told round by round, its side bets as if they knew nothing of the hand."),
            0));
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    Counted counted;
    // The stakes are checked before anything takes long.
    const auto rules = line.ruleSet(line.argument(0));
    if (!rules)
        return tl::make_unexpected(rules.error());
    const double tableLeast = static_cast<double>(rules->limits.front().min.minorUnits()) / 100;
    const double tableMost = static_cast<double>(rules->limits.front().max.minorUnits()) / 100;
    const auto wish = wishFrom(line, tableLeast);
    if (!wish)
        return tl::make_unexpected(wish.error());
    auto ramp = line.isSet("ramp") ? rampFrom(line.value("ramp")) : base::Result<Ramp>(advantage::flatRamp(tableLeast));
    if (!ramp)
        return tl::make_unexpected(ramp.error());
    const auto leave = line.isSet("leave") ? signedOption(line, "leave") : base::Result<int>(0);
    if (!leave)
        return tl::make_unexpected(leave.error());
    if (line.isSet("leave"))
        ramp->sitsOutBelow = *leave;
    const auto checkRamp = [&]() -> base::Result<void> {
        if (auto checked = advantage::check(*ramp, tableLeast, tableMost, wish->bankroll); !checked)
            return inputError("--" + checked.error().where, checked.error().what);
        return {};
    };
    if (const auto checked = checkRamp(); !checked)
        return tl::make_unexpected(checked.error());
    if (const auto prepared = prepare(line, counted); !prepared)
        return tl::make_unexpected(prepared.error());
    const bool flat = ramp->steps.empty() && wish->kelly == 0 && !ramp->sitsOutBelow;
    static const QRegularExpression gap(QStringLiteral("[\\s,]+"));
    const QStringList sides = line.value("side").split(gap, Qt::SkipEmptyParts);
    if (!sides.isEmpty() && !flat)
        return inputError("--side", Cli::tr("side bets go with a flat stake only").toStdString());
    double cost = ramp->least;
    if (const auto tried = withSideBets(sides, counted, 1, {{0, 1}}, cost); !tried)
        return tl::make_unexpected(tried.error());
    if (cost > wish->bankroll)
        return inputError("--bankroll", base::said("Errors", "a bankroll of {} can't pay for stakes of {} in one round")
                                            .with(wish->bankroll, cost));

    const CountingResult result = simulated(counted);
    const double covariance = analysis::spreadOf(counted.setup.rules, counted.analyser).twoHands;
    if (wish->kelly > 0) {
        const double most = std::min(tableMost, wish->most > 0 ? wish->most : 12 * ramp->least);
        const auto best =
            advantage::bestRamp(result.fitted, {.bankroll = wish->bankroll,
                                                .kelly = wish->kelly,
                                                .least = ramp->least,
                                                .most = most,
                                                .stakes = advantage::chipStakes(chipsThatExist(), ramp->least, most, 4),
                                                .sitsOutBelow = ramp->sitsOutBelow});
        ramp = best;
    }
    // What was chosen on one half is told from the other; what wasn't chosen, from both.
    const CountBins bins = wish->kelly > 0 ? result.settled : advantage::merged(result.fitted, result.settled);
    const Priced priced = advantage::price(bins, *ramp, covariance);
    const double rounds = std::round(wish->hours * wish->pace);
    const double goal = wish->goal > 0 ? wish->goal : wish->bankroll;
    std::optional<advantage::Session> session;
    Rate round = priced.observed;
    double ruin = advantage::ruin(round, wish->bankroll);
    double trip = advantage::tripRuin(round, wish->bankroll, rounds);
    double behind = advantage::behind(round, rounds);
    double reached = advantage::goalBeforeRuin(round, wish->bankroll, goal);
    if (flat) {
        cost = ramp->least;
        const auto outcomes = withSideBets(sides, counted, ramp->least, result.results, cost);
        if (!outcomes)
            return tl::make_unexpected(outcomes.error());
        round = advantage::rateOf(*outcomes);
        ruin = advantage::skewedRuin(*outcomes, wish->bankroll);
        reached = advantage::skewedGoal(*outcomes, wish->bankroll, goal);
        if (rounds <= 20'000) {
            session = advantage::sessionOf(*outcomes, wish->bankroll, cost, static_cast<int>(rounds), ramp->least / 10);
            trip = session->ruin;
            behind = session->behind;
        }
    }
    const std::array<double, 5> parts{0.05, 0.25, 0.5, 0.75, 0.95};
    const auto resultAt = [&](double part) {
        return session ? session->quantile(part) : advantage::quantile(round, rounds, part);
    };
    const Rate played{round.mean / priced.share,
                      std::sqrt(std::max(0.0, (round.variance() + round.mean * round.mean) / priced.share -
                                                  round.mean * round.mean / priced.share / priced.share))};
    // Which part of the Kelly stakes these are.
    const double kelly = round.mean > 0 ? round.variance() / round.mean / wish->bankroll : 0;
    if (line.json()) {
        QJsonObject json = setupJson(counted, result);
        QJsonObject quantiles;
        for (const double part : parts)
            quantiles.insert(QString::number(part), resultAt(part));
        const auto rateJson = [](const Rate& rate) {
            return QJsonObject{{"mean", rate.mean}, {"standardDeviation", rate.deviation}};
        };
        json.insert("bankroll", wish->bankroll);
        json.insert("ramp", rampJson(*ramp));
        json.insert("leave", ramp->sitsOutBelow ? QJsonValue(*ramp->sitsOutBelow) : QJsonValue());
        json.insert("playedShare", priced.share);
        json.insert("observed", rateJson(round));
        json.insert("played", rateJson(played));
        json.insert("standardError", priced.error);
        json.insert("per100", QJsonObject{{"observed", 100 * round.mean}, {"played", 100 * played.mean}});
        json.insert("perHour", QJsonObject{{"pace", wish->pace},
                                           {"mean", wish->pace * round.mean},
                                           {"standardDeviation", std::sqrt(wish->pace) * round.deviation}});
        json.insert("averageStake", priced.stake);
        json.insert("turnover", priced.turnover);
        json.insert("n0", orNull(advantage::nZero(round)));
        json.insert("desirabilityIndex", advantage::desirability(round));
        json.insert("score", QJsonObject{{"observed", advantage::score(round)}, {"played", advantage::score(played)}});
        json.insert("kelly", kelly > 0 ? QJsonValue(kelly) : QJsonValue());
        json.insert("riskOfRuin", ruin);
        json.insert("goal", QJsonObject{{"amount", goal}, {"chance", reached}});
        json.insert("doubleBeforeHalf",
                    kelly > 0 ? QJsonValue(1 - advantage::fallsBeforeRising(kelly, 0.5, 2)) : QJsonValue());
        json.insert("session", QJsonObject{{"hours", wish->hours},
                                           {"rounds", rounds},
                                           {"tripRuin", trip},
                                           {"behind", behind},
                                           {"mean", rounds * round.mean},
                                           {"quantiles", quantiles},
                                           {"exact", session.has_value()}});
        print(json);
        return Done;
    }
    print(countedHead(counted) + '\n');
    const auto part = [](double chance) {
        return Cli::tr("%1 times in 100", "a number").arg(QString::number(100 * chance, 'f', chance < 0.1 ? 1 : 0));
    };
    print(Cli::tr("After %1 hours (%2 rounds) you would be behind about %3, and out of money before then %4.")
              .arg(QString::number(wish->hours), QString::number(rounds, 'f', 0), part(behind), part(trip)) +
          "\n\n");
    Rows rows{{Cli::tr("stakes"), rampText(*ramp)}};
    if (ramp->sitsOutBelow)
        rows.push_back({"  " + Cli::tr("rounds played"), fmt::format("{:.1f} %", 100 * priced.share)});
    const auto number = [](double value, int digits = 2) { return fmt::format("{:.{}f}", value, digits); };
    rows.insert(rows.end(), {{Cli::tr("average stake, per round seen"), moneyText(priced.stake)},
                             {Cli::tr("result of 100 rounds seen"), number(100 * round.mean)},
                             {"  " + Cli::tr("standard error"), number(100 * priced.error)},
                             {Cli::tr("result of 100 rounds played"), number(100 * played.mean)},
                             {Cli::tr("result of an hour"), number(wish->pace * round.mean)},
                             {"  " + Cli::tr("standard deviation"), number(std::sqrt(wish->pace) * round.deviation)},
                             {Cli::tr("standard deviation of a round"), number(round.deviation)},
                             {"N0", round.mean > 0 ? Cli::tr("%1 rounds (%2 hours)")
                                                         .arg(moneyText(advantage::nZero(round)),
                                                              moneyText(advantage::nZero(round) / wish->pace))
                                                   : QStringLiteral("-")},
                             {Cli::tr("desirability index"), number(advantage::desirability(round))},
                             {Cli::tr("SCORE, per 100 rounds seen"), number(advantage::score(round))},
                             {Cli::tr("SCORE, per 100 rounds played"), number(advantage::score(played))},
                             {Cli::tr("part of the Kelly stakes"), kelly > 0 ? number(kelly) : std::string("-")},
                             {Cli::tr("risk of ruin"), percentText(ruin, 2).substr(1)},
                             {Cli::tr("wins %1 before the bankroll is lost").arg(moneyText(goal)),
                              percentText(reached, 2).substr(1)}});
    if (kelly > 0)
        rows.push_back({Cli::tr("doubles before it halves, resized"),
                        percentText(1 - advantage::fallsBeforeRising(kelly, 0.5, 2), 2).substr(1)});
    for (const double each : parts)
        rows.push_back({Cli::tr("%1 % of sessions end below").arg(100 * each), moneyText(resultAt(each))});
    print(aligned(rows, {1}));
    return Done;
}

} // namespace

Command countSimulateCommand() {
    return {"count simulate", QT_TRANSLATE_NOOP("Cli", "rounds simulated while counting, by the count"),
            runCountSimulate};
}

Command countRiskCommand() {
    return {"count risk", QT_TRANSLATE_NOOP("Cli", "what stakes win and risk, with a count or without"), runCountRisk};
}

} // namespace openshoe::cli
