// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/risk.h"
#include "analysis/spread.h"
#include "cli/command.h"
#include "cli/count.h"
#include "cli/countedgame.h"
#include "cli/countstakes.h"
#include "cli/output.h"
#include "cli/texts.h"

#include <fmt/format.h>

#include <cmath>
#include <optional>

namespace openshoe::cli {

using advantage::CountBins;
using advantage::CountingResult;
using advantage::CountingSetup;
using advantage::Outcomes;
using advantage::Priced;
using advantage::Rate;
using base::inputError;

namespace {

constexpr std::uint64_t usualSimulated = 20'000'000;
constexpr std::array quantileParts{0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99};

// What is risked, and for how long.
struct Venture {
    double bankroll = 0;
    double rounds = 0;
    double hour = 100; ///< rounds in one
    double goal = 0;
};

// What a round of one kind, repeated, wins and risks.
struct Prospect {
    Venture venture;
    Rate round;

    [[nodiscard]] double behind() const { return advantage::behind(round, venture.rounds); }
    [[nodiscard]] double trip() const { return advantage::tripRuin(round, venture.bankroll, venture.rounds); }
    [[nodiscard]] double ruin() const { return advantage::ruin(round, venture.bankroll); }
    [[nodiscard]] double goal() const { return advantage::goalBeforeRuin(round, venture.bankroll, venture.goal); }
    [[nodiscard]] double quantile(double part) const { return advantage::quantile(round, venture.rounds, part); }
    /// Which part of Kelly's the stakes are; 0 if nothing is won.
    [[nodiscard]] double kelly() const { return round.mean > 0 ? round.variance() / round.mean / venture.bankroll : 0; }
    [[nodiscard]] double doubles() const { return 1 - advantage::fallsBeforeRising(kelly(), 0.5, 2); }
};

// A flat stake, round by round: what is skewed is told as it is.
struct FlatStake {
    double ruin = 0;
    double goal = 0;
    std::optional<advantage::Session> session; ///< none if it is too long for that
};

// The stakes of a game, and how they did.
struct Played {
    Stakes stakes;
    CountedGame counted;
    CountingResult result;
    Priced priced;
    std::optional<FlatStake> flat;

    [[nodiscard]] Rate whenPlayed(const Rate& observed) const {
        const double square = (observed.variance() + observed.mean * observed.mean) / priced.share;
        const double mean = observed.mean / priced.share;
        return {mean, std::sqrt(std::max(0.0, square - mean * mean))};
    }
};

QJsonObject toJson(const Prospect& prospect) {
    const auto& [venture, round] = prospect;
    QJsonObject quantiles;
    for (const double part : quantileParts)
        quantiles.insert(QString::number(part), prospect.quantile(part));
    const double kelly = prospect.kelly();
    return {{"bankroll", venture.bankroll},
            {"rounds", venture.rounds},
            {"hour", venture.hour},
            {"mean", round.mean},
            {"deviation", round.deviation},
            {"per100", 100 * round.mean},
            {"perHour", venture.hour * round.mean},
            {"hourDeviation", std::sqrt(venture.hour) * round.deviation},
            {"ruin", prospect.ruin()},
            {"tripRuin", prospect.trip()},
            {"n0", orNull(advantage::nZero(round))},
            {"di", advantage::desirability(round)},
            {"score", advantage::score(round)},
            {"behind", prospect.behind()},
            {"goal", QJsonObject{{"amount", venture.goal}, {"chance", prospect.goal()}}},
            {"kelly", kelly > 0 ? QJsonValue(kelly) : QJsonValue()},
            {"doubleBeforeHalf", kelly > 0 ? QJsonValue(prospect.doubles()) : QJsonValue()},
            {"quantiles", quantiles}};
}

QJsonObject toJson(const FlatStake& flat) {
    QJsonObject json{{"ruin", flat.ruin}, {"goal", flat.goal}, {"tripRuin", {}}, {"behind", {}}, {"quantiles", {}}};
    if (flat.session) {
        QJsonObject quantiles;
        for (const double part : quantileParts)
            quantiles.insert(QString::number(part), flat.session->quantile(part));
        json["tripRuin"] = flat.session->ruin;
        json["behind"] = flat.session->behind;
        json["quantiles"] = quantiles;
    }
    return json;
}

QJsonObject toJson(const Prospect& prospect, const Played& played) {
    QJsonObject json = setupJson(played.counted, played.result);
    const QJsonObject risk = toJson(prospect);
    for (auto each = risk.begin(); each != risk.end(); ++each)
        json.insert(each.key(), each.value());
    const Rate when = played.whenPlayed(prospect.round);
    json.insert("simulated", static_cast<qint64>(played.result.rounds));
    json.insert("currency", played.stakes.currency);
    json.insert("unit", played.stakes.unit);
    json.insert("ramp", rampJson(played.stakes.ramp));
    json.insert("leave", played.stakes.ramp.sitsOutBelow ? QJsonValue(*played.stakes.ramp.sitsOutBelow) : QJsonValue());
    json.insert("playedShare", played.priced.share);
    json.insert("played", QJsonObject{{"mean", when.mean},
                                      {"deviation", when.deviation},
                                      {"per100", 100 * when.mean},
                                      {"score", advantage::score(when)}});
    json.insert("standardError", played.priced.error);
    json.insert("averageStake", played.priced.stake);
    json.insert("turnover", played.priced.turnover);
    json.insert("roundByRound", played.flat ? QJsonValue(toJson(*played.flat)) : QJsonValue());
    return json;
}

std::string number(double value, int digits = 2) {
    return fmt::format("{:.{}f}", value, digits);
}

std::string chance(double value) {
    return percentText(value, 2).substr(1);
}

QString timesIn100(double chance) {
    return Cli::tr("%1 times in 100", "a number").arg(QString::number(100 * chance, 'f', chance < 0.1 ? 1 : 0));
}

void printText(const Prospect& prospect, const Played* played) {
    const auto& [venture, round] = prospect;
    const FlatStake* flat = played && played->flat ? &*played->flat : nullptr;
    const advantage::Session* session = flat && flat->session ? &*flat->session : nullptr;
    if (played)
        print(headOf(played->counted) + '\n');
    print(Cli::tr("After %1 hours (%2 rounds) you would be behind about %3, and out of money before then %4.")
              .arg(QString::number(venture.rounds / venture.hour), QString::number(venture.rounds, 'f', 0),
                   timesIn100(session ? session->behind : prospect.behind()),
                   timesIn100(session ? session->ruin : prospect.trip())) +
          "\n\n");
    Rows rows;
    if (played) {
        rows.push_back({Cli::tr("stakes"), rampText(played->stakes.ramp)});
        rows.push_back({"  " + Cli::tr("1 is"), moneyText(played->stakes.unit) + ' ' + played->stakes.currency});
        if (played->priced.share < 1)
            rows.push_back({"  " + Cli::tr("rounds played"), fmt::format("{:.1f} %", 100 * played->priced.share)});
        rows.push_back({Cli::tr("average stake, per round seen"), moneyText(played->priced.stake)});
    }
    rows.push_back({Cli::tr("result of 100 rounds seen"), number(100 * round.mean)});
    if (played) {
        rows.push_back({"  " + Cli::tr("standard error"), number(100 * played->priced.error)});
        rows.push_back({Cli::tr("result of 100 rounds played"), number(100 * played->whenPlayed(round).mean)});
    }
    rows.insert(rows.end(), {{Cli::tr("result of an hour"), number(venture.hour * round.mean)},
                             {"  " + Cli::tr("standard deviation"), number(std::sqrt(venture.hour) * round.deviation)},
                             {Cli::tr("standard deviation of a round"), number(round.deviation)},
                             {"N0", round.mean > 0 ? Cli::tr("%1 rounds (%2 hours)")
                                                         .arg(moneyText(advantage::nZero(round)),
                                                              moneyText(advantage::nZero(round) / venture.hour))
                                                   : QStringLiteral("-")},
                             {Cli::tr("desirability index"), number(advantage::desirability(round))},
                             {Cli::tr("SCORE, per 100 rounds seen"), number(advantage::score(round))}});
    if (played)
        rows.push_back({Cli::tr("SCORE, per 100 rounds played"), number(advantage::score(played->whenPlayed(round)))});
    const double kelly = prospect.kelly();
    rows.push_back({Cli::tr("part of the Kelly stakes"), kelly > 0 ? number(kelly) : std::string("-")});
    rows.push_back({Cli::tr("risk of ruin"), chance(flat ? flat->ruin : prospect.ruin())});
    rows.push_back({Cli::tr("wins %1 before the bankroll is lost").arg(moneyText(venture.goal)),
                    chance(flat ? flat->goal : prospect.goal())});
    if (kelly > 0)
        rows.push_back({Cli::tr("doubles before it halves, resized"), chance(prospect.doubles())});
    for (const double part : quantileParts)
        rows.push_back({Cli::tr("%1 % of sessions end below").arg(100 * part),
                        moneyText(session ? session->quantile(part) : prospect.quantile(part))});
    print(aligned(rows, {1}));
}

base::Result<Venture> ventureFrom(const CommandLine& line) {
    if (!line.isSet("bankroll"))
        return tl::make_unexpected(missing(line, QStringLiteral("--bankroll AMOUNT"), QStringLiteral("> 0")));
    const auto bankroll = numberFrom(line, "bankroll", 0, 1e12, 0);
    const auto hour = numberFrom(line, "hour", 1, 100'000, 100);
    const auto goal = numberFrom(line, "goal", 0, 1e12, 0);
    for (const auto* number : {&bankroll, &hour, &goal}) {
        if (!*number)
            return tl::make_unexpected(number->error());
    }
    if (*bankroll == 0)
        return inputError("--bankroll",
                          base::said("Errors", "{} is no bankroll; more than 0 is needed").with(*bankroll));
    const auto rounds = line.integer("rounds", 1, 1'000'000'000'000, std::llround(20 * *hour));
    if (!rounds)
        return tl::make_unexpected(rounds.error());
    return Venture{*bankroll, static_cast<double>(*rounds), *hour, *goal > 0 ? *goal : *bankroll};
}

// The risk of a round told by its figures alone.
base::Result<Rate> rateFrom(const CommandLine& line) {
    for (const char* needed : {"mean", "deviation"}) {
        if (!line.isSet(needed))
            return tl::make_unexpected(
                line.wrong(Cli::tr("%1 is missing").arg(QStringLiteral("--%1").arg(QLatin1StringView(needed)))));
    }
    for (const char* ofGame : {"system", "plays", "penetration", "shoes", "seed", "company", "threads", "simulated",
                               "ramp", "kelly", "most", "leave", "side", "currency", "set", "preset"}) {
        if (line.isSet(ofGame))
            return tl::make_unexpected(line.wrong(Cli::tr("%1 goes with a VARIANT only, not with %2")
                                                      .arg(QStringLiteral("--%1").arg(QLatin1StringView(ofGame)),
                                                           QStringLiteral("--mean, --deviation"))));
    }
    const auto mean = numberFrom(line, "mean", -1e9, 1e9, 0);
    const auto deviation = numberFrom(line, "deviation", 0, 1e9, 0);
    for (const auto* number : {&mean, &deviation}) {
        if (!*number)
            return tl::make_unexpected(number->error());
    }
    if (*deviation == 0)
        return inputError("--deviation",
                          Cli::tr("a deviation of 0 risks nothing; more than 0 is needed").toStdString());
    return Rate{*mean, *deviation};
}

base::Result<FlatStake> flatStake(const Stakes& stakes, CountedGame& counted, const Outcomes& hand,
                                  const Venture& venture, Rate& round) {
    double cost = 0;
    const auto outcomes = withSideBets(stakes, counted, hand, cost);
    if (!outcomes)
        return tl::make_unexpected(outcomes.error());
    round = advantage::rateOf(*outcomes);
    FlatStake flat{advantage::skewedRuin(*outcomes, venture.bankroll),
                   advantage::skewedGoal(*outcomes, venture.bankroll, venture.goal), std::nullopt};
    const double step = stakes.ramp.least / 10;
    if (venture.rounds <= 20'000 && venture.bankroll / step < 50'000)
        flat.session = advantage::sessionOf(*outcomes, venture.bankroll, cost, static_cast<int>(venture.rounds), step);
    return flat;
}

// Everything that can be wrong is told before anything takes long.
base::Result<void> checkCost(const Stakes& stakes, CountedGame& counted, double bankroll) {
    double cost = 0;
    if (const auto tried = withSideBets(stakes, counted, {{0, 1}}, cost); !tried)
        return tl::make_unexpected(tried.error());
    if (cost > bankroll)
        return inputError(
            "--bankroll",
            base::said("Errors", "a bankroll of {} can't pay for stakes of {} in one round").with(bankroll, cost));
    return {};
}

base::Result<int> riskOfGame(const CommandLine& line, const Venture& venture) {
    for (const char* ofFigures : {"mean", "deviation"}) {
        if (line.isSet(ofFigures))
            return tl::make_unexpected(
                line.wrong(Cli::tr("%1 goes without a VARIANT, whose mean and deviation are found")
                               .arg(QStringLiteral("--%1").arg(QLatin1StringView(ofFigures)))));
    }
    const auto rules = countedRules(line, 0);
    if (!rules)
        return tl::make_unexpected(rules.error());
    if (const auto named = systemFrom(line, true); !named && line.value("system") != QLatin1String(noSystem))
        return tl::make_unexpected(named.error());
    auto stakes = stakesFrom(line, *rules, venture.bankroll);
    if (!stakes)
        return tl::make_unexpected(stakes.error());
    const auto rounds = line.integer("simulated", 1000, static_cast<qint64>(CountingSetup::mostRounds), usualSimulated);
    if (!rounds)
        return tl::make_unexpected(rounds.error());
    Played played{.stakes = *std::move(stakes), .counted = {}, .result = {}, .priced = {}, .flat = {}};
    if (const auto prepared = prepare(line, static_cast<std::uint64_t>(*rounds), played.counted); !prepared)
        return tl::make_unexpected(prepared.error());
    if (const auto checked = checkCost(played.stakes, played.counted, venture.bankroll); !checked)
        return tl::make_unexpected(checked.error());
    auto result = simulated(played.counted);
    if (!result)
        return tl::make_unexpected(result.error());
    played.result = *std::move(result);
    // What was chosen on one half is told from the other; what wasn't chosen, from both.
    CountBins bins = played.result.settled;
    if (played.stakes.kelly > 0)
        played.stakes.ramp = foundRamp(played.stakes, played.result.fitted, venture.bankroll);
    else
        bins = advantage::merged(played.result.fitted, bins);
    const double covariance = analysis::spreadOf(played.counted.setup.rules, played.counted.analyser).twoHands;
    played.priced = advantage::price(bins, played.stakes.ramp, covariance);
    Prospect prospect{venture, played.priced.observed};
    if (played.stakes.isFlat()) {
        auto flat = flatStake(played.stakes, played.counted, played.result.results, venture, prospect.round);
        if (!flat)
            return tl::make_unexpected(flat.error());
        played.flat = *std::move(flat);
    }
    if (line.json())
        print(toJson(prospect, played));
    else
        printText(prospect, &played);
    if (!played.result.stopped)
        return Done;
    tellStopped("count risk", played.result.rounds, played.counted.setup.rounds);
    return Failed;
}

base::Result<int> runCountRisk(const QStringList& arguments) {
    CommandLine line(
        "count risk",
        Cli::tr("What stakes win and risk: yours by the count, the best ones for a bankroll, or a flat stake "
                "of someone who doesn't count, with side bets.") +
            ' ' + Cli::tr("Or what any round of this mean and deviation risks, without a game.") + ' ' +
            Cli::tr("A stake of 1 is the table's minimum. Figures are from rounds that the best stakes weren't chosen "
                    "on."));
    line.addArgument("VARIANT", Cli::tr("A game's id, or the path of a rule-set file."), true);
    line.addRuleChanges();
    line.addOption("mean", "M", Cli::tr("Without a game: what a round wins on average."));
    line.addOption("deviation", "D", Cli::tr("Without a game: the standard deviation of a round."));
    line.addOption("bankroll", "AMOUNT", Cli::tr("What may be lost."));
    line.addOption("rounds", "N", Cli::tr("How many rounds a session has (default: 20 hours)."));
    line.addOption("hour", "N", Cli::tr("Rounds an hour (default 100)."));
    line.addOption("goal", "AMOUNT",
                   Cli::tr("What is to be won before the bankroll is lost (default: as much again)."));
    addStakeOptions(line);
    addPlayOptions(line, true);
    line.addOption("simulated", "N",
                   Cli::tr("How many rounds to simulate for the figures (default %1).").arg(usualSimulated));
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
    if (!line.isGiven(0) && !line.isSet("mean") && !line.isSet("deviation"))
        return tl::make_unexpected(
            missing(line, QStringLiteral("VARIANT"), QStringLiteral("VARIANT, --mean M --deviation D")));
    const auto venture = ventureFrom(line);
    if (!venture)
        return tl::make_unexpected(venture.error());
    if (line.isGiven(0))
        return riskOfGame(line, *venture);
    const auto round = rateFrom(line);
    if (!round)
        return tl::make_unexpected(round.error());
    const Prospect prospect{*venture, *round};
    if (line.json())
        print(toJson(prospect));
    else
        printText(prospect, nullptr);
    return Done;
}

} // namespace

Command countRiskCommand() {
    return {"count risk", QT_TRANSLATE_NOOP("Cli", "what stakes win and risk, with a count or without"), runCountRisk};
}

} // namespace openshoe::cli
