// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/figures/hourlymoney.h"
#include "models/games/ruledraft.h"
#include "models/rules/rulesmodel.h"
#include "models/strategy/chartmodel.h"
#include "session/worth/analyst.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace openshoe::models {

/// One item of a draft and its figure.
struct FigureRow {
    Q_GADGET
    /// "Hard 16 against 10", "Pairs".
    Q_PROPERTY(QString name MEMBER name)
    /// "hit → stand", "3.3946%".
    Q_PROPERTY(QString value MEMBER value)

public:
    QString name;
    QString value;
    int place = 0;

    [[nodiscard]] int key() const { return place; }
    friend bool operator==(const FigureRow&, const FigureRow&) = default;
};

class FigureRowModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by EditorFigures")

public:
    explicit FigureRowModel(QObject* parent = nullptr) : RowModel(FigureRow::staticMetaObject, parent) {}
    void setRows(std::vector<FigureRow> rows);
    [[nodiscard]] const std::vector<FigureRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<FigureRow> m_rows;
};

/// What changed rules are worth and how they read: the house edge at once, the chart's cells a moment later. All of it
/// is calculated elsewhere; what is shown belongs to the last rules that were playable.
class EditorFigures : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by RuleEditorController")

    /// "0.4775%": the house edge with best play, as a share of the first stake; empty until it is known.
    Q_PROPERTY(QString edgeText READ edgeText NOTIFY changed)
    /// What a house edge is.
    Q_PROPERTY(QString edgeHelp READ edgeHelp NOTIFY changed)
    /// The same for the saved rules.
    Q_PROPERTY(QString savedEdgeText READ savedEdgeText NOTIFY changed)
    /// "Costs about $2.39 an hour", and the pace at which it does.
    Q_PROPERTY(QString costText READ costText NOTIFY changed)
    Q_PROPERTY(openshoe::models::HourlyMoney* hourly READ hourly CONSTANT)
    /// What the last step did to the house edge: "+0.2170 percentage points, about $1.09 an hour"; empty until it is
    /// known, and before the first step.
    Q_PROPERTY(QString stepText READ stepText NOTIFY changed)
    /// Whether that is good for the player, a value of Difference.
    Q_PROPERTY(int stepKind READ stepKind NOTIFY changed)
    /// Whether the edge shown is not yet that of the current rules.
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)
    /// Whether the cells listed are not yet those of the current rules.
    Q_PROPERTY(bool looking READ isLooking NOTIFY changed)
    /// "12 cells of the chart are played differently."; empty until it is known.
    Q_PROPERTY(QString cellsText READ cellsText NOTIFY changed)
    /// "And 14 more."; empty if all are listed.
    Q_PROPERTY(QString moreCellsText READ moreCellsText NOTIFY changed)
    /// The house edge of each side bet.
    Q_PROPERTY(openshoe::models::FigureRowModel* sideBets READ sideBets CONSTANT)
    /// The chart cells that are played differently from the saved rules.
    Q_PROPERTY(openshoe::models::FigureRowModel* cells READ cells CONSTANT)
    /// The rules page as it would read.
    Q_PROPERTY(openshoe::models::RuleLinesModel* rules READ rules CONSTANT)

public:
    /// Both must outlive it.
    EditorFigures(session::Analyst& analyst, SettingsController& settings, QObject* parent = nullptr);

    /// Starts on another game, whose saved rules these are.
    void begin(const engine::RuleSet& saved);
    /// These rules have been saved.
    void setSaved(const engine::RuleSet& saved);
    /// The draft has changed by one step.
    void update(const RuleDraft& draft);
    void end();
    /// Rebuilds the texts after the language has changed.
    void retranslate();

    [[nodiscard]] QString edgeText() const;
    [[nodiscard]] QString edgeHelp() const;
    [[nodiscard]] QString savedEdgeText() const;
    [[nodiscard]] QString costText() const;
    [[nodiscard]] HourlyMoney* hourly() { return &m_hourly; }
    [[nodiscard]] QString stepText() const;
    [[nodiscard]] Difference::Value stepKind() const;
    [[nodiscard]] bool isWorking() const { return m_working; }
    [[nodiscard]] bool isLooking() const { return m_looking || m_savedAsked; }
    [[nodiscard]] QString cellsText() const;
    [[nodiscard]] QString moreCellsText() const;
    [[nodiscard]] FigureRowModel* sideBets() { return &m_sideBets; }
    [[nodiscard]] FigureRowModel* cells() { return &m_cells; }
    [[nodiscard]] RuleLinesModel* rules() { return &m_lines; }
    /// What is known about the side bets.
    [[nodiscard]] std::vector<analysis::SideBetFigures> sideBetFigures() const;

signals:
    void changed();
    /// The price of the current rules has arrived.
    void priced();

private:
    void ask();
    void look();
    void askSaved();
    void stopAsking();
    void tellPrice();
    void tellCells();
    void tellRules();

    session::Analyst& m_analyst;
    HourlyMoney m_hourly;
    engine::RuleSet m_saved;
    engine::RuleSet m_rules; ///< the last playable ones
    engine::RuleSet m_read;  ///< the last readable ones
    std::optional<engine::RuleSet> m_before;
    session::Analyst::Figures m_savedFigures;
    bool m_savedAsked = false; ///< they are being calculated
    session::Analyst::Figures m_figures; ///< of m_rules
    std::optional<session::Analyst::Price> m_price;
    bool m_stepped = false;
    bool m_working = false;
    bool m_looking = false;
    QTimer m_quiet; ///< delays the chart after a price
    int m_cellCount = -1;
    FigureRowModel m_sideBets;
    FigureRowModel m_cells;
    RuleLinesModel m_lines;
};

} // namespace openshoe::models
