// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"

#include <QString>

namespace openshoe::models {

/// A rule of two games: what each says about it, and what the difference is worth.
struct CompareLine {
    Q_GADGET
    /// In the words of the rules page; "–" if a game doesn't mention it.
    Q_PROPERTY(QString a MEMBER a)
    Q_PROPERTY(QString b MEMBER b)
    Q_PROPERTY(bool differs MEMBER differs)
    /// What the first game's return gains from this rule alone: "+0.2170%"; "–" if it contradicts the game's other
    /// rules.
    Q_PROPERTY(QString alone MEMBER alone)
    /// What this step adds on the way from the first game to the second.
    Q_PROPERTY(QString inTurn MEMBER inTurn)
    /// Both in money, in an hour: "+$1.09"; empty where there is no figure.
    Q_PROPERTY(QString aloneMoney MEMBER aloneMoney)
    Q_PROPERTY(QString inTurnMoney MEMBER inTurnMoney)
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    int place = 0;
    QString a;
    QString b;
    bool differs = false;
    QString alone;
    QString inTurn;
    QString aloneMoney;
    QString inTurnMoney;
    QString accessibleName;

    [[nodiscard]] int key() const { return place; }
    friend bool operator==(const CompareLine&, const CompareLine&) = default;
};

/// A hand that the two charts play differently, or a side bet of either game.
struct ComparePair {
    Q_GADGET
    /// "Hard 16 against 10", "Pairs".
    Q_PROPERTY(QString name MEMBER name)
    /// The cells' letters, or the house edges; "–" for none.
    Q_PROPERTY(QString a MEMBER a)
    Q_PROPERTY(QString b MEMBER b)
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    QString name;
    QString a;
    QString b;
    QString accessibleName;

    [[nodiscard]] QString key() const { return name; }
    friend bool operator==(const ComparePair&, const ComparePair&) = default;
};

class CompareLineModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by CompareController")

public:
    explicit CompareLineModel(QObject* parent = nullptr) : RowModel(CompareLine::staticMetaObject, parent) {}
    void setRows(std::vector<CompareLine> rows);
    [[nodiscard]] const std::vector<CompareLine>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<CompareLine> m_rows;
};

class ComparePairModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by CompareController")
    /// What the rows are.
    Q_PROPERTY(QString heading READ heading NOTIFY countChanged)

public:
    explicit ComparePairModel(QObject* parent = nullptr) : RowModel(ComparePair::staticMetaObject, parent) {}
    void setRows(const QString& heading, std::vector<ComparePair> rows);
    [[nodiscard]] QString heading() const { return m_heading; }
    [[nodiscard]] const std::vector<ComparePair>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    QString m_heading;
    std::vector<ComparePair> m_rows;
};

} // namespace openshoe::models
