// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "models/figures/hourlymoney.h"
#include "models/figures/rulesinforce.h"
#include "models/files/sheetexporter.h"
#include "models/strategy/celldetail.h"
#include "models/strategy/chartmodel.h"
#include "models/strategy/comparecontroller.h"
#include "models/strategy/handcalculator.h"
#include "session/worth/analyst.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace openshoe::models {

/// The best play for a game as a chart and its house edge, and both for rules changed on trial. Nothing here changes
/// what is played at the table.
class StrategyController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    /// The game; setting it reverts all changes.
    Q_PROPERTY(QString variantId READ variantId WRITE setVariantId NOTIFY gameChanged)
    Q_PROPERTY(QString gameName READ gameName NOTIFY gameChanged)
    /// The games to choose from: rows with a name and a variantId; null in tests.
    Q_PROPERTY(openshoe::models::RowModel* games READ games CONSTANT)
    // Rules on trial. A value out of range is ignored.
    /// 1 … 8.
    Q_PROPERTY(int decks READ decks WRITE setDecks NOTIFY rulesChanged)
    Q_PROPERTY(bool hitsSoft17 READ hitsSoft17 WRITE setHitsSoft17 NOTIFY rulesChanged)
    /// Whether the dealer peeks for a blackjack before hands are played.
    Q_PROPERTY(bool peek READ peek WRITE setPeek NOTIFY rulesChanged)
    Q_PROPERTY(bool doubleAfterSplit READ doubleAfterSplit WRITE setDoubleAfterSplit NOTIFY rulesChanged)
    /// any-two, 9-11, 10-11.
    Q_PROPERTY(QString doubleOn READ doubleOn WRITE setDoubleOn NOTIFY rulesChanged)
    /// none, late, early.
    Q_PROPERTY(QString surrender READ surrender WRITE setSurrender NOTIFY rulesChanged)
    /// "3:2".
    Q_PROPERTY(QString blackjackPays READ blackjackPays WRITE setBlackjackPays NOTIFY rulesChanged)
    /// The payouts to choose from: the usual ones and the game's own.
    Q_PROPERTY(QList<QString> blackjackPayouts READ blackjackPayouts NOTIFY gameChanged)
    /// The most hands that one can be split into, 1 (no split) … 4.
    Q_PROPERTY(int splitHands READ splitHands WRITE setSplitHands NOTIFY rulesChanged)
    /// Whether the rules differ from the game's own.
    Q_PROPERTY(bool changed READ isChanged NOTIFY rulesChanged)
    // Figures; texts are empty until they are known.
    /// Whether the figures shown are not yet those of the rules above.
    Q_PROPERTY(bool working READ isWorking NOTIFY figuresChanged)
    /// "0.4775%": the house edge with best play, as a share of the first stake.
    Q_PROPERTY(QString edgeText READ edgeText NOTIFY figuresChanged)
    /// What a house edge is.
    Q_PROPERTY(QString edgeHelp READ edgeHelp NOTIFY figuresChanged)
    /// The same for the game's own rules.
    Q_PROPERTY(QString ownEdgeText READ ownEdgeText NOTIFY figuresChanged)
    /// "Costs about $2.39 an hour", and the pace at which it does.
    Q_PROPERTY(QString costText READ costText NOTIFY figuresChanged)
    Q_PROPERTY(openshoe::models::HourlyMoney* hourly READ hourly CONSTANT)
    /// "0.2170 percentage points more for the house, about $1.09 an hour"; empty if nothing was changed.
    Q_PROPERTY(QString differenceText READ differenceText NOTIFY figuresChanged)
    /// Whether the change is good for the player, a value of Difference; None if nothing was changed.
    Q_PROPERTY(int difference READ difference NOTIFY figuresChanged)
    /// "Returns 99.52% · published 99.53%".
    Q_PROPERTY(QString returnText READ returnText NOTIFY figuresChanged)
    /// Insurance, even money, surrender: one line each; more for surrenders after a double.
    Q_PROPERTY(QList<QString> offerLines READ offerLines NOTIFY figuresChanged)
    /// How the figures were calculated.
    Q_PROPERTY(QString methodText READ methodText NOTIFY figuresChanged)
    // The chart.
    Q_PROPERTY(openshoe::models::ChartModel* hard READ hard CONSTANT)
    Q_PROPERTY(openshoe::models::ChartModel* soft READ soft CONSTANT)
    Q_PROPERTY(openshoe::models::ChartModel* pairs READ pairs CONSTANT)
    /// The details of the cell last pointed at; initially 16 against a ten.
    Q_PROPERTY(openshoe::models::CellDetail* cell READ cell CONSTANT)
    /// Copies and prints the chart.
    Q_PROPERTY(openshoe::models::SheetExporter* exporter READ exporter CONSTANT)
    /// The game, or its rules on trial, beside another.
    Q_PROPERTY(openshoe::models::CompareController* comparison READ comparison CONSTANT)
    /// Any hand under these rules; shown instead of the chart or the comparison.
    Q_PROPERTY(openshoe::models::HandCalculator* calculator READ calculator CONSTANT)
    /// What the appearance of the cells means.
    Q_PROPERTY(openshoe::models::LegendModel* legend READ legend CONSTANT)
    /// The columns shown: "2" … "A".
    Q_PROPERTY(QList<QString> columns READ columns NOTIFY figuresChanged)
    /// What can be known of the hole card, in words; a single entry if nothing can.
    Q_PROPERTY(QList<QString> sights READ sights NOTIFY figuresChanged)
    /// The entry of `sights` that the chart is for.
    Q_PROPERTY(int sight READ sight WRITE setSight NOTIFY figuresChanged)

public:
    /// All must outlive it.
    StrategyController(const catalogue::Catalogue& games, session::Analyst& analyst, SettingsController& settings,
                       RowModel* choices = nullptr, QObject* parent = nullptr);

    [[nodiscard]] const engine::RuleSet& rules() const { return m_rules; }
    /// Rebuilds the texts after the language has changed.
    void retranslate();

    [[nodiscard]] QString variantId() const;
    void setVariantId(const QString& variantId);
    /// The rules in force at the table; null if nobody is seated.
    void setAtTable(const catalogue::Rules& rules);
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] RowModel* games() const { return m_choices; }
    [[nodiscard]] int decks() const { return m_rules.decks; }
    void setDecks(int decks);
    [[nodiscard]] bool hitsSoft17() const { return m_rules.dealer.drawing.hitsSoft; }
    void setHitsSoft17(bool hits);
    [[nodiscard]] bool peek() const { return m_rules.dealer.peeks(); }
    void setPeek(bool peek);
    [[nodiscard]] bool doubleAfterSplit() const { return m_rules.doubling.afterSplit; }
    void setDoubleAfterSplit(bool offered);
    [[nodiscard]] QString doubleOn() const;
    void setDoubleOn(const QString& on);
    [[nodiscard]] QString surrender() const;
    void setSurrender(const QString& when);
    [[nodiscard]] QString blackjackPays() const;
    void setBlackjackPays(const QString& odds);
    [[nodiscard]] QStringList blackjackPayouts() const;
    [[nodiscard]] int splitHands() const { return m_rules.split.hands; }
    void setSplitHands(int hands);
    [[nodiscard]] bool isChanged() const { return m_rules != m_own; }

    [[nodiscard]] bool isWorking() const { return m_working; }
    [[nodiscard]] QString edgeText() const;
    [[nodiscard]] QString ownEdgeText() const;
    [[nodiscard]] QString edgeHelp() const;
    [[nodiscard]] QString costText() const;
    [[nodiscard]] HourlyMoney* hourly() { return &m_hourly; }
    [[nodiscard]] QString differenceText() const;
    [[nodiscard]] Difference::Value difference() const;
    [[nodiscard]] QString returnText() const;
    [[nodiscard]] QStringList offerLines() const;
    [[nodiscard]] QString methodText() const;
    [[nodiscard]] ChartModel* hard() { return &m_hard; }
    [[nodiscard]] ChartModel* soft() { return &m_soft; }
    [[nodiscard]] ChartModel* pairs() { return &m_pairs; }
    [[nodiscard]] CellDetail* cell() { return &m_cell; }
    [[nodiscard]] LegendModel* legend() { return &m_legend; }
    [[nodiscard]] SheetExporter* exporter() { return &m_exporter; }
    [[nodiscard]] CompareController* comparison() { return &m_comparison; }
    [[nodiscard]] HandCalculator* calculator() { return &m_calculator; }
    [[nodiscard]] QStringList columns() const { return m_columns; }
    [[nodiscard]] QStringList sights() const { return m_sights; }
    [[nodiscard]] int sight() const { return m_sight; }
    void setSight(int sight);

public slots:
    /// Calculates what is shown unless it is already there. Called when the page is opened.
    void refresh();
    /// Reverts all changes to the rules.
    void reset();
    /// Selects a cell by section (a value of ChartSection), line, and column within `columns`. A position outside the
    /// chart is ignored.
    void point(int section, int row, int column);

signals:
    void gameChanged();
    void rulesChanged();
    void figuresChanged();

private:
    void use(const engine::RuleSet& rules);
    void showChart();
    void showCell();
    /// The chart for printing: one sheet for each of `sights`, the one shown first.
    [[nodiscard]] std::vector<paper::Sheet> sheets() const;

    /// A cell as shown on screen.
    struct Place {
        ChartSection::Value section = ChartSection::Hard;
        std::size_t row = 11;
        std::size_t column = 8;
    };

    const catalogue::Catalogue& m_games;
    RulesInForce m_inForce{m_games};
    session::Analyst& m_analyst;
    RowModel* m_choices;
    engine::RuleSet m_own;   ///< the game's own rules
    engine::RuleSet m_rules; ///< with the changes
    session::Analyst::Figures m_figures;
    session::Analyst::Figures m_ownFigures;
    ChartModel m_hard;
    ChartModel m_soft;
    ChartModel m_pairs;
    LegendModel m_legend;
    CellDetail m_cell;
    Place m_pointed;
    HourlyMoney m_hourly;
    CompareController m_comparison;
    HandCalculator m_calculator;
    SheetExporter m_exporter{[this] { return sheets(); }, this};
    QStringList m_columns;
    QStringList m_sights;
    std::vector<std::vector<std::size_t>> m_sightColumns; ///< the chart's columns by sight
    int m_sight = 0;
    bool m_working = false;
    bool m_wanted = false; ///< whether the page has been opened
};

} // namespace openshoe::models
