// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/counts/countwork.h"
#include "models/lists/rowmodel.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace openshoe::models {

/// A play that follows the count.
struct CountPlayRow {
    Q_GADGET
    /// "16 against 10".
    Q_PROPERTY(QString hand MEMBER hand)
    /// "Stand, otherwise hit".
    Q_PROPERTY(QString play MEMBER play)
    /// "0 or more".
    Q_PROPERTY(QString count MEMBER count)
    /// The same early, in the middle and late in the shoe: "+1, 0, 0".
    Q_PROPERTY(QString byDepth MEMBER byDepth)
    /// Its share of what all of them earn, with stakes of 1 to 8: "22.3%", and 0 … 1 of the first one's.
    Q_PROPERTY(QString share MEMBER share)
    Q_PROPERTY(double part MEMBER part)
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    int place = 0;
    QString hand;
    QString play;
    QString count;
    QString byDepth;
    QString share;
    double part = 0;
    QString accessibleName;

    [[nodiscard]] QString key() const { return hand + play + count; }
    friend bool operator==(const CountPlayRow&, const CountPlayRow&) = default;
};

class CountPlayModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by CountPlays")

public:
    explicit CountPlayModel(QObject* parent = nullptr) : RowModel(CountPlayRow::staticMetaObject, parent) {}
    void setRows(std::vector<CountPlayRow> rows);
    [[nodiscard]] const std::vector<CountPlayRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<CountPlayRow> m_rows;
};

/// The plays that follow the count, those that earn most first.
class CountPlays : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by CountingController")

    Q_PROPERTY(openshoe::models::CountPlayModel* rows READ rows CONSTANT)
    /// What they earn together and how they were found, or that they are being looked for.
    Q_PROPERTY(QString noteText READ noteText NOTIFY changed)

public:
    explicit CountPlays(QObject* parent) : QObject(parent) {}

    void show(const CountWork::Game& game, const CountWork::System& system);
    [[nodiscard]] CountPlayModel* rows() { return &m_rows; }
    [[nodiscard]] QString noteText() const { return m_note; }

signals:
    void changed();

private:
    CountPlayModel m_rows;
    QString m_note;
};

/// A side bet, and when it is worth its stake.
struct CountSideRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    /// A sentence each.
    Q_PROPERTY(QList<QString> lines MEMBER lines)
    /// What the system catches of it, 0 … 1.
    Q_PROPERTY(double caught MEMBER caught)

public:
    QString name;
    QList<QString> lines;
    double caught = 0;

    [[nodiscard]] QString key() const { return name; }
    friend bool operator==(const CountSideRow&, const CountSideRow&) = default;
};

class CountSideModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by CountSides")

public:
    explicit CountSideModel(QObject* parent = nullptr) : RowModel(CountSideRow::staticMetaObject, parent) {}
    void setRows(std::vector<CountSideRow> rows);
    [[nodiscard]] const std::vector<CountSideRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<CountSideRow> m_rows;
};

/// The side bets of a game: worth what always, when more, and how much of that a count catches.
class CountSides : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by CountingController")

    Q_PROPERTY(openshoe::models::CountSideModel* rows READ rows CONSTANT)
    Q_PROPERTY(QString noteText READ noteText NOTIFY changed)

public:
    explicit CountSides(QObject* parent) : QObject(parent) {}

    void show(const CountWork::Game& game, const CountWork::System& system, bool countable);
    [[nodiscard]] CountSideModel* rows() { return &m_rows; }
    [[nodiscard]] QString noteText() const { return m_note; }

signals:
    void changed();

private:
    CountSideModel m_rows;
    QString m_note;
};

} // namespace openshoe::models
