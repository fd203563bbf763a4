// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "models/figures/hourlymoney.h"
#include "models/files/sheetexporter.h"
#include "models/strategy/chartmodel.h"
#include "models/strategy/comparemodels.h"
#include "session/worth/analyst.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace openshoe::models {

/// Two games side by side: what differs, and what each difference is worth.
class CompareController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by StrategyController")

    /// Whether the page shows the comparison instead of the chart. Nothing is calculated until it does.
    Q_PROPERTY(bool shown READ isShown WRITE setShown NOTIFY chosen)
    /// Everything that can be compared: the games, and the rules on trial if they differ from their game's.
    Q_PROPERTY(QList<QString> names READ names NOTIFY chosen)
    /// Which of them are compared; an invalid index is ignored.
    Q_PROPERTY(int first READ first WRITE setFirst NOTIFY chosen)
    Q_PROPERTY(int second READ second WRITE setSecond NOTIFY chosen)
    /// Whether the figures below are not yet those of these two games.
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)
    /// Progress, 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    /// The house edges, "0.4775%"; empty until they are known.
    Q_PROPERTY(QString firstEdge READ firstEdge NOTIFY changed)
    Q_PROPERTY(QString secondEdge READ secondEdge NOTIFY changed)
    /// What a house edge is.
    Q_PROPERTY(QString edgeHelp READ edgeHelp NOTIFY changed)
    /// "Costs about $2.39 an hour", and the pace at which they do: in the first game.
    Q_PROPERTY(QString firstCost READ firstCost NOTIFY changed)
    Q_PROPERTY(QString secondCost READ secondCost NOTIFY changed)
    Q_PROPERTY(openshoe::models::HourlyMoney* hourly READ hourly CONSTANT)
    /// "The second is 0.2170 percentage points better for you, about $1.09 an hour".
    Q_PROPERTY(QString differenceText READ differenceText NOTIFY changed)
    /// Whether the second is better or worse for the player, a value of Difference.
    Q_PROPERTY(int difference READ difference NOTIFY changed)
    /// Explains the two figures given for a rule.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// The rules that differ and are worth something; those that differ and are worth nothing; what is common.
    Q_PROPERTY(openshoe::models::CompareLineModel* lines READ lines CONSTANT)
    Q_PROPERTY(openshoe::models::CompareLineModel* idleLines READ idleLines CONSTANT)
    Q_PROPERTY(openshoe::models::CompareLineModel* commonLines READ commonLines CONSTANT)
    Q_PROPERTY(openshoe::models::ComparePairModel* cells READ cells CONSTANT)
    Q_PROPERTY(openshoe::models::ComparePairModel* sideBets READ sideBets CONSTANT)
    Q_PROPERTY(openshoe::models::SheetExporter* exporter READ exporter CONSTANT)

public:
    /// All must outlive it.
    CompareController(const catalogue::Catalogue& games, session::Analyst& analyst, SettingsController& settings,
                      QObject* parent);

    [[nodiscard]] bool isShown() const { return m_shown; }
    void setShown(bool shown);
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] int first() const { return m_first; }
    void setFirst(int first) { choose(first, m_second); }
    [[nodiscard]] int second() const { return m_second; }
    void setSecond(int second) { choose(m_first, second); }
    [[nodiscard]] bool isWorking() const { return m_working; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] QString firstEdge() const;
    [[nodiscard]] QString secondEdge() const;
    [[nodiscard]] QString firstCost() const;
    [[nodiscard]] QString secondCost() const;
    [[nodiscard]] HourlyMoney* hourly() { return &m_hourly; }
    [[nodiscard]] QString edgeHelp() const;
    [[nodiscard]] QString differenceText() const;
    [[nodiscard]] Difference::Value difference() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] CompareLineModel* lines() { return &m_lines; }
    [[nodiscard]] CompareLineModel* idleLines() { return &m_idleLines; }
    [[nodiscard]] CompareLineModel* commonLines() { return &m_commonLines; }
    [[nodiscard]] ComparePairModel* cells() { return &m_cells; }
    [[nodiscard]] ComparePairModel* sideBets() { return &m_sideBets; }
    [[nodiscard]] SheetExporter* exporter() { return &m_exporter; }

    /// Sets the game being looked at elsewhere and its rules with the changes on trial. That game becomes the first;
    /// the second is the trial if it differs, otherwise the next game.
    void setRules(const engine::RuleSet& own, const engine::RuleSet& trial);
    /// Rebuilds the texts after the language has changed.
    void retranslate();

signals:
    void chosen();
    void changed();

private:
    struct Candidate {
        QString name;
        engine::RuleSet rules;
    };

    void choose(int first, int second);
    void compare();
    void show();
    void list();
    [[nodiscard]] const Candidate& a() const { return m_candidates[static_cast<std::size_t>(m_first)]; }
    [[nodiscard]] const Candidate& b() const { return m_candidates[static_cast<std::size_t>(m_second)]; }
    [[nodiscard]] std::vector<paper::Sheet> sheets() const;

    const catalogue::Catalogue& m_games;
    session::Analyst& m_analyst;
    std::vector<Candidate> m_candidates; ///< never empty
    std::optional<engine::RuleSet> m_trial;
    int m_first = 0;
    int m_second = 0;
    bool m_shown = false;
    bool m_working = false;
    bool m_stale = true; ///< the choice changed while the comparison wasn't shown
    double m_progress = 0;
    session::Analyst::Comparison m_comparison;
    HourlyMoney m_hourly;
    CompareLineModel m_lines;
    CompareLineModel m_idleLines;
    CompareLineModel m_commonLines;
    ComparePairModel m_cells;
    ComparePairModel m_sideBets;
    SheetExporter m_exporter{[this] { return sheets(); }, this};
};

} // namespace openshoe::models
