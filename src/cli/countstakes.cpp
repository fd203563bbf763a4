// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/countstakes.h"

#include "cli/count.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "engine/staking.h"

#include <QRegularExpression>

#include <array>
#include <cmath>

namespace openshoe::cli {

using advantage::Ramp;
using base::inputError;

namespace {

constexpr std::array chipsThatExist{0.5, 1.0, 2.5, 5.0, 25.0, 100.0, 500.0, 1000.0, 5000.0, 25'000.0, 100'000.0};

double amountOf(const base::Money& amount) {
    return static_cast<double>(amount.minorUnits()) / 100;
}

// "0:10 1:20 2:40x2": from which count which stake on how many hands; below the first count as at it. A stake of its
// own before them is for all lower counts.
base::Result<Ramp> rampFrom(const QString& text) {
    static const QRegularExpression gap(QStringLiteral("[\\s,]+"));
    static const QRegularExpression step(
        QStringLiteral("^([+-]?[0-9]{1,3}):([0-9]{1,9}(?:\\.[0-9]{1,2})?)(?:x([0-9]{1,2}))?$"));
    static const QRegularExpression least(QStringLiteral("^[0-9]{1,9}(\\.[0-9]{1,2})?$"));
    const QStringList words = text.split(gap, Qt::SkipEmptyParts);
    const auto noStep = [](const QString& word) {
        return inputError("--ramp", Cli::tr("\"%1\" is no step; steps are written like %2 or %3, for a stake of 20, or "
                                            "of 20 on each of two hands, from a count of 2 on")
                                        .arg(shortened(word), QStringLiteral("2:20"), QStringLiteral("2:20x2"))
                                        .toStdString());
    };
    if (words.isEmpty())
        return noStep(text);
    Ramp ramp;
    bool ownLeast = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const auto match = step.match(words[i]);
        if (i == 0 && least.match(words[i]).hasMatch()) {
            ramp.least = words[i].toDouble();
            ownLeast = true;
        } else if (match.hasMatch()) {
            ramp.steps.push_back({.from = match.captured(1).toInt(),
                                  .stake = match.captured(2).toDouble(),
                                  .hands = match.captured(3).isEmpty() ? 1 : match.captured(3).toInt()});
        } else {
            return noStep(words[i]);
        }
    }
    if (!ownLeast)
        ramp.least = ramp.steps.front().stake;
    return ramp;
}

base::Result<int> countFrom(const CommandLine& line, const char* name) {
    bool isNumber = false;
    const int number = line.value(name).toInt(&isNumber);
    if (!isNumber || std::abs(number) > 500)
        return inputError(std::string("--") + name,
                          Cli::tr("\"%1\" is not allowed; a whole number from %2 to %3 is")
                              .arg(shortened(line.value(name)), QStringLiteral("-500"), QStringLiteral("500"))
                              .toStdString());
    return number;
}

// The limits of --currency; without it, the widest.
base::Result<engine::Limit> limitsFor(const CommandLine& line, const engine::RuleSet& rules) {
    if (!line.isSet("currency"))
        return *std::ranges::max_element(
            rules.limits, {}, [](const engine::Limit& limit) { return amountOf(limit.max) / amountOf(limit.min); });
    if (const engine::Limit* named = rules.limitIn(line.value("currency").toStdString()))
        return *named;
    QStringList known;
    for (const engine::Limit& limit : rules.limits)
        known << QString::fromStdString(limit.currency);
    return tl::make_unexpected(line.wrong(
        Cli::tr("%1 is \"%2\"; allowed: %3")
            .arg(QStringLiteral("--currency"), shortened(line.value("currency")), known.join(QStringLiteral(", "))),
        line.value("currency"), known));
}

} // namespace

void addStakeOptions(CommandLine& line) {
    line.addOption("ramp", "STAKES",
                   Cli::tr("COUNT:STAKE, or COUNT:STAKExHANDS, from the lowest count up; a stake of 0 watches, and "
                           "counts below the first are staked as it is: %1. A single stake is flat.")
                       .arg(QStringLiteral("\"0:10 1:20 2:40x2 4:100\"")));
    line.addOption(
        "kelly", "K",
        Cli::tr("Finds the stakes instead: K times the Kelly stake at each count, made of at most four chips."));
    line.addOption("most", "AMOUNT", Cli::tr("The greatest stake to find (default: 12 times the least)."));
    line.addOption("leave", "COUNT", Cli::tr("Watches, without a stake, rounds below this count."));
    line.addOption("side", "ID=STAKE", Cli::tr("For a flat stake: a side bet as well; several with commas between."));
    line.addOption("currency", "CURRENCY",
                   Cli::tr("Takes stakes and bankroll as amounts of this currency of the game (otherwise 1 is the "
                           "table's minimum)."));
}

base::Result<Stakes> stakesFrom(const CommandLine& line, const engine::RuleSet& rules, double bankroll) {
    Stakes stakes;
    const auto kelly = numberFrom(line, "kelly", 0, 2, 0);
    const auto most = numberFrom(line, "most", 0, 1e12, 0);
    for (const auto* number : {&kelly, &most}) {
        if (!*number)
            return tl::make_unexpected(number->error());
    }
    stakes.kelly = *kelly;
    if (!line.isSet("ramp") && stakes.kelly == 0)
        return tl::make_unexpected(missing(line, QStringLiteral("--ramp STAKES"), QStringLiteral("\"0:10 1:20\"")));
    std::optional<Ramp> typed;
    if (line.isSet("ramp")) {
        auto ramp = rampFrom(line.value("ramp"));
        if (!ramp)
            return tl::make_unexpected(ramp.error());
        typed = *std::move(ramp);
    }
    const auto limit = limitsFor(line, rules);
    if (!limit)
        return tl::make_unexpected(limit.error());
    stakes.currency = QString::fromStdString(limit->currency);
    stakes.unit = line.isSet("currency") ? 1 : amountOf(limit->min);
    const double least = amountOf(limit->min) / stakes.unit;
    const double greatest = amountOf(limit->max) / stakes.unit;
    stakes.ramp = typed.value_or(advantage::flatRamp(least));
    if (line.isSet("leave")) {
        const auto leave = countFrom(line, "leave");
        if (!leave)
            return tl::make_unexpected(leave.error());
        stakes.ramp.sitsOutBelow = *leave;
    }
    if (auto checked = advantage::check(stakes.ramp, least, greatest, bankroll); !checked)
        return inputError("--" + checked.error().where, checked.error().what);
    stakes.greatest = std::min(greatest, *most > 0 ? *most : 12 * stakes.ramp.least);
    if (line.value("system") == QLatin1String(noSystem) && !stakes.isFlat())
        return inputError("--system none", Cli::tr("who doesn't count can only stake flat").toStdString());
    static const QRegularExpression gap(QStringLiteral("[\\s,]+"));
    stakes.sideBets = line.value("side").split(gap, Qt::SkipEmptyParts);
    if (!stakes.sideBets.isEmpty() && !stakes.isFlat())
        return inputError("--side", Cli::tr("side bets go with a flat stake only").toStdString());
    return stakes;
}

Ramp foundRamp(const Stakes& stakes, const advantage::CountBins& bins, double bankroll) {
    auto chips = chipsThatExist;
    for (double& chip : chips)
        chip /= stakes.unit;
    return advantage::bestRamp(bins, {.bankroll = bankroll,
                                      .kelly = stakes.kelly,
                                      .least = stakes.ramp.least,
                                      .most = stakes.greatest,
                                      .stakes = advantage::chipStakes(chips, stakes.ramp.least, stakes.greatest, 4),
                                      .sitsOutBelow = stakes.ramp.sitsOutBelow});
}

base::Result<advantage::Outcomes> withSideBets(const Stakes& stakes, CountedGame& counted,
                                               const advantage::Outcomes& hand, double& cost) {
    advantage::Outcomes all = advantage::times(hand, stakes.ramp.least);
    cost = stakes.ramp.least;
    const auto& rules = counted.setup.rules;
    for (const QString& word : stakes.sideBets) {
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
        const auto& limits = bet->limits.empty() ? rules.limits : bet->limits;
        const engine::Limit* own = engine::limitIn(limits, stakes.currency.toStdString());
        const engine::Limit& limit = own ? *own : limits.front();
        const double least = amountOf(limit.min) / stakes.unit;
        const double most = amountOf(limit.max) / stakes.unit;
        if (side < least || side > most)
            return inputError("--side", Cli::tr("%1 is beyond the limits of this bet; allowed: %2 to %3")
                                            .arg(moneyText(side), moneyText(least), moneyText(most))
                                            .toStdString());
        const auto figures = counted.analyser.sideBets(rules)[static_cast<std::size_t>(bet - rules.sideBets.data())];
        all = advantage::together(all, advantage::times(advantage::outcomesOf(figures), side));
        cost += side;
    }
    return all;
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

QString moneyText(double value) {
    return std::isinf(value) ? QStringLiteral("∞") : QString::number(value, 'f', std::abs(value) < 1000 ? 2 : 0);
}

} // namespace openshoe::cli
