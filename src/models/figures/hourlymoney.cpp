// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/figures/hourlymoney.h"

#include "languages/translated.h"
#include "models/preferences/settingscontroller.h"
#include "models/words/amounts.h"

#include <algorithm>
#include <cmath>

namespace openshoe::models {

using base::Money;

namespace {

constexpr int roundsStep = 10;
/// From this amount on nobody asks for cents.
constexpr double wholeUnitsFrom = 10'000;

// "About": in cents below a hundred, in whole units above.
Money inAnHour(double gain, const Pace& pace) {
    const double minor = gain * pace.rounds * static_cast<double>(pace.stake.minorUnits());
    constexpr double most = 9e17; // no such game is known; Money holds ten times that
    const double size = std::min(std::abs(minor), most);
    const double shown = size < wholeUnitsFrom ? std::round(size) : 100 * std::round(size / 100);
    return Money::minor(static_cast<std::int64_t>(minor < 0 ? -shown : shown));
}

Money sizeOf(Money net) {
    return net < Money() ? Money() - net : net;
}

const engine::Limit* limitOf(const engine::RuleSet& game, const SettingsController& settings) {
    return game.limitIn(settings.currencyOf(game).toStdString());
}

} // namespace

Pace paceIn(const engine::RuleSet& game, const SettingsController& settings) {
    Pace pace{.currency = settings.currencyOf(game).toStdString(), .rounds = settings.roundsAnHour()};
    if (const engine::Limit* limit = limitOf(game, settings))
        pace.stake = std::clamp(settings.stakeFor(pace.currency).value_or(limit->min), limit->min, limit->max);
    return pace;
}

QString hourlyText(double gain, const Pace& pace) {
    const Money net = inAnHour(gain, pace);
    const QString size = moneyText(sizeOf(net), pace.currency);
    return net.isZero()       ? HourlyMoney::tr("Costs next to nothing")
           : net.isPositive() ? HourlyMoney::tr("Gains about %1 an hour").arg(size)
                              : HourlyMoney::tr("Costs about %1 an hour").arg(size);
}

QString hourlyNetText(double gain, const Pace& pace) {
    return netMoneyText(inAnHour(gain, pace), pace.currency);
}

QString hourlySizeText(double gain, const Pace& pace) {
    return moneyText(sizeOf(inAnHour(gain, pace)), pace.currency);
}

HourlyMoney::HourlyMoney(SettingsController& settings, QObject* parent) : QObject(parent), m_settings(settings) {
    connect(&settings, &SettingsController::paceChanged, this, &HourlyMoney::changed);
    connect(&settings, &SettingsController::currencyChosen, this, [this](const QString& game) {
        if (game == text(m_rules.id))
            emit changed();
    });
}

void HourlyMoney::setGame(const engine::RuleSet& rules) {
    m_rules = rules;
    forgetProblems();
    emit changed();
}

QString HourlyMoney::stakeText() const {
    return amountText(pace().stake);
}
QString HourlyMoney::currencyText() const {
    return currencyName(pace().currency);
}
QString HourlyMoney::roundsText() const {
    return numberText(m_settings.roundsAnHour());
}

QString HourlyMoney::paceText() const {
    const Pace now = pace();
    return tr("At %1 a round, %Ln rounds an hour", "", now.rounds).arg(moneyText(now.stake, now.currency));
}

void HourlyMoney::writeStake(const QString& typed) {
    const std::string currency = pace().currency;
    const auto amount = amountFrom(typed, currency);
    const engine::Limit* limit = limitOf(m_rules, m_settings);
    if (!amount) {
        setProblem(m_stakeProblem, languages::translated(amount.error()));
    } else if (limit && (*amount < limit->min || *amount > limit->max)) {
        setProblem(m_stakeProblem,
                   tr("This game takes %1.", "from the smallest stake to the largest").arg(limitText(*limit)));
    } else {
        setProblem(m_stakeProblem, {});
        m_settings.setStakeFor(currency, *amount);
    }
}

void HourlyMoney::writeRounds(const QString& typed) {
    const auto rounds = wholeFrom(typed);
    if (rounds && *rounds >= SettingsController::fewestRounds && *rounds <= SettingsController::mostRounds) {
        setProblem(m_roundsProblem, {});
        m_settings.setRoundsAnHour(static_cast<int>(*rounds));
    } else {
        setProblem(m_roundsProblem,
                   tr("Type a whole number from %1 to %2.")
                       .arg(numberText(SettingsController::fewestRounds), numberText(SettingsController::mostRounds)));
    }
}

void HourlyMoney::stepStake(int by) {
    const Pace now = pace();
    const engine::Limit* limit = limitOf(m_rules, m_settings);
    if (!limit)
        return;
    setProblem(m_stakeProblem, {});
    m_settings.setStakeFor(now.currency, std::clamp(now.stake + limit->min.times(by), limit->min, limit->max));
}

void HourlyMoney::stepRounds(int by) {
    setProblem(m_roundsProblem, {});
    m_settings.setRoundsAnHour(std::clamp(m_settings.roundsAnHour() + by * roundsStep, SettingsController::fewestRounds,
                                          SettingsController::mostRounds));
}

void HourlyMoney::forgetProblems() {
    setProblem(m_stakeProblem, {});
    setProblem(m_roundsProblem, {});
}

void HourlyMoney::setProblem(QString& problem, const QString& next) {
    if (problem == next)
        return;
    problem = next;
    emit problemsChanged();
}

} // namespace openshoe::models

#include "moc_hourlymoney.cpp"
