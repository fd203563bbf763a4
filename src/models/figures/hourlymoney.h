// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/rules.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <string>

namespace openshoe::models {

class SettingsController;

/// How much a person stakes a round in a game, and how many rounds they play in an hour.
struct Pace {
    base::Money stake;
    std::string currency;
    int rounds = 0;
};
/// As chosen, in the currency last used in that game. A stake that the game doesn't take counts as its smallest or
/// largest, and the smallest is used until one is chosen.
[[nodiscard]] Pace paceIn(const engine::RuleSet& game, const SettingsController& settings);
/// What a round's gain, as a share of the stake, comes to in an hour: "Costs about $2.39 an hour", "Gains about …".
[[nodiscard]] QString hourlyText(double gain, const Pace& pace);
/// The same as an amount: "−$2.39", and without its sign.
[[nodiscard]] QString hourlyNetText(double gain, const Pace& pace);
[[nodiscard]] QString hourlySizeText(double gain, const Pace& pace);

/// The pace at which a page says what a game costs, and its change in place: it is one for all pages.
class HourlyMoney : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by the pages' controllers")

    /// The stake as it can be typed, "12.50", and its currency: "Dollars".
    Q_PROPERTY(QString stakeText READ stakeText NOTIFY changed)
    Q_PROPERTY(QString currencyText READ currencyText NOTIFY changed)
    Q_PROPERTY(QString roundsText READ roundsText NOTIFY changed)
    /// "At $5 a round, 100 rounds an hour".
    Q_PROPERTY(QString paceText READ paceText NOTIFY changed)
    /// Why what was typed last isn't taken; empty if it is.
    Q_PROPERTY(QString stakeProblem READ stakeProblem NOTIFY problemsChanged)
    Q_PROPERTY(QString roundsProblem READ roundsProblem NOTIFY problemsChanged)

public:
    /// `settings` must outlive it.
    explicit HourlyMoney(SettingsController& settings, QObject* parent = nullptr);

    /// The game it is about.
    void setGame(const engine::RuleSet& rules);
    /// Rebuilds the texts after the language has changed.
    void retranslate() { emit changed(); }
    [[nodiscard]] Pace pace() const { return paceIn(m_rules, m_settings); }

    [[nodiscard]] QString stakeText() const;
    [[nodiscard]] QString currencyText() const;
    [[nodiscard]] QString roundsText() const;
    [[nodiscard]] QString paceText() const;
    [[nodiscard]] QString stakeProblem() const { return m_stakeProblem; }
    [[nodiscard]] QString roundsProblem() const { return m_roundsProblem; }

public slots:
    /// What isn't allowed changes nothing, and the problem says why.
    void writeStake(const QString& typed);
    void writeRounds(const QString& typed);
    /// Up or down by the game's smallest stake, by ten rounds.
    void stepStake(int by);
    void stepRounds(int by);
    /// What wasn't taken is no longer shown.
    void forgetProblems();

signals:
    void changed();
    void problemsChanged();

private:
    void setProblem(QString& problem, const QString& next);

    SettingsController& m_settings;
    engine::RuleSet m_rules;
    QString m_stakeProblem;
    QString m_roundsProblem;
};

} // namespace openshoe::models
