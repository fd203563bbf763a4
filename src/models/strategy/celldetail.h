// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "engine/rules.h"
#include "models/lists/rowmodel.h"
#include "models/strategy/chartwords.h"

#include <QObject>
#include <QString>

namespace openshoe::models {

/// One play of a decision and its expected value.
struct PlayWorth {
    Q_GADGET
    /// "Stand".
    Q_PROPERTY(QString play MEMBER play)
    /// With the first two cards: "−0.5404"; empty if it isn't offered.
    Q_PROPERTY(QString first MEMBER first)
    /// The same for three cards or more.
    Q_PROPERTY(QString later MEMBER later)
    Q_PROPERTY(bool firstBest MEMBER firstBest)
    Q_PROPERTY(bool laterBest MEMBER laterBest)

public:
    QString play;
    QString first;
    QString later;
    bool firstBest = false;
    bool laterBest = false;

    [[nodiscard]] QString key() const { return play; }
    friend bool operator==(const PlayWorth&, const PlayWorth&) = default;
};

/// Cards for which a play other than the cell's is best.
struct DepartureRow {
    Q_GADGET
    /// "10 4 2".
    Q_PROPERTY(QString cards MEMBER cards)
    /// "stand".
    Q_PROPERTY(QString play MEMBER play)
    /// How much better it is, in stakes: "0.0121".
    Q_PROPERTY(QString gain MEMBER gain)
    /// The share of the cell's hands made of these cards: "3.1%".
    Q_PROPERTY(QString share MEMBER share)
    /// "Stand −0.5301, hit −0.5422".
    Q_PROPERTY(QString worths MEMBER worths)

public:
    QString cards;
    QString play;
    QString gain;
    QString share;
    QString worths;

    [[nodiscard]] QString key() const { return cards; }
    friend bool operator==(const DepartureRow&, const DepartureRow&) = default;
};

class PlayWorthModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by CellDetail")

public:
    explicit PlayWorthModel(QObject* parent = nullptr) : RowModel(PlayWorth::staticMetaObject, parent) {}
    void setRows(std::vector<PlayWorth> rows);
    [[nodiscard]] const std::vector<PlayWorth>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<PlayWorth> m_rows;
};

class DepartureModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by CellDetail")

public:
    explicit DepartureModel(QObject* parent = nullptr) : RowModel(DepartureRow::staticMetaObject, parent) {}
    void setRows(std::vector<DepartureRow> rows);
    [[nodiscard]] const std::vector<DepartureRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<DepartureRow> m_rows;
};

/// The details of the chart cell being looked at. Texts are empty while nothing is known.
class CellDetail : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by StrategyController")

    /// "Hard 16 against 10".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// The cell's letters.
    Q_PROPERTY(QString code READ code NOTIFY changed)
    /// A value of Lead.
    Q_PROPERTY(int lead READ lead NOTIFY changed)
    /// "Hit leads by 0.0006 of a stake: close."
    Q_PROPERTY(QString leadText READ leadText NOTIFY changed)
    /// Whether there are figures for the first two cards, and for three or more.
    Q_PROPERTY(bool hasFirst READ hasFirst NOTIFY changed)
    Q_PROPERTY(bool hasLater READ hasLater NOTIFY changed)
    /// Introduces the list of cards, or says why it is empty.
    Q_PROPERTY(QString departuresText READ departuresText NOTIFY changed)
    /// Anything else to know about these figures; usually empty.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(openshoe::models::PlayWorthModel* plays READ plays CONSTANT)
    Q_PROPERTY(openshoe::models::DepartureModel* departures READ departures CONSTANT)

public:
    using QObject::QObject;

    /// Shows a cell, given by its row in the section and its index among the chart's columns.
    void show(const engine::RuleSet& rules, const analysis::GameAnalysis& game, ChartSection::Value section,
              std::size_t row, std::size_t column);
    void clear();

    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString code() const { return m_code; }
    [[nodiscard]] Lead::Value lead() const { return m_lead; }
    [[nodiscard]] QString leadText() const { return m_leadText; }
    [[nodiscard]] bool hasFirst() const { return m_hasFirst; }
    [[nodiscard]] bool hasLater() const { return m_hasLater; }
    [[nodiscard]] QString departuresText() const { return m_departuresText; }
    [[nodiscard]] QString note() const { return m_note; }
    [[nodiscard]] PlayWorthModel* plays() { return &m_plays; }
    [[nodiscard]] DepartureModel* departures() { return &m_departures; }

signals:
    void changed();

private:
    void listPlays(const analysis::CellFigures& cell);
    void listDepartures(const analysis::CellFigures& cell, bool soft);

    QString m_title;
    QString m_code;
    Lead::Value m_lead = Lead::Close;
    QString m_leadText;
    bool m_hasFirst = false;
    bool m_hasLater = false;
    QString m_departuresText;
    QString m_note;
    PlayWorthModel m_plays;
    DepartureModel m_departures;
};

} // namespace openshoe::models
