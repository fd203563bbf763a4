// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/counts/countwork.h"
#include "models/files/picture.h"
#include "models/lists/choices.h"
#include "models/lists/rowmodel.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace openshoe::models {

/// A line about every rank of card: effects, or tags.
struct CardLine {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    /// One for each of the heads.
    Q_PROPERTY(QList<QString> cells MEMBER cells)
    /// How well tags fit the effects, 0 … 1: "0.973"; empty for the effects.
    Q_PROPERTY(QString fit MEMBER fit)
    /// Tags of the system that is counted.
    Q_PROPERTY(bool strong MEMBER strong)
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    QString name;
    QList<QString> cells;
    QString fit;
    bool strong = false;
    QString accessibleName;

    [[nodiscard]] QString key() const { return name; }
    friend bool operator==(const CardLine&, const CardLine&) = default;
};

class CardLineModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by CountCards")

public:
    explicit CardLineModel(QObject* parent = nullptr) : RowModel(CardLine::staticMetaObject, parent) {}
    void setRows(std::vector<CardLine> rows);
    [[nodiscard]] const std::vector<CardLine>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<CardLine> m_rows;
};

/// What a single card gone from the shoe changes, for the game, insurance or a side bet, and which tags follow from it.
class CountCards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by CountingController")

    /// The game, insurance, side bets.
    Q_PROPERTY(openshoe::models::Choices* bets READ bets CONSTANT)
    /// The ranks; empty until the effects are known.
    Q_PROPERTY(QList<QString> heads READ heads NOTIFY changed)
    Q_PROPERTY(openshoe::models::CardLineModel* lines READ lines CONSTANT)
    Q_PROPERTY(openshoe::models::Picture* picture READ picture CONSTANT)
    /// What the figures are, and how good the system is by the usual measures.
    Q_PROPERTY(QString noteText READ noteText NOTIFY changed)
    Q_PROPERTY(QList<QString> measures READ measures NOTIFY changed)

public:
    explicit CountCards(QObject* parent);

    /// What is known now; texts are made anew. Both must outlive it, or the next call.
    void show(const CountWork::Game& game, const CountWork::System& system);

    [[nodiscard]] Choices* bets() { return &m_bets; }
    [[nodiscard]] QStringList heads() const { return m_heads; }
    [[nodiscard]] CardLineModel* lines() { return &m_lines; }
    [[nodiscard]] Picture* picture() { return &m_picture; }
    [[nodiscard]] QString noteText() const { return m_note; }
    [[nodiscard]] QStringList measures() const { return m_measures; }

signals:
    void changed();

private:
    void tell();

    const CountWork::Game* m_game = nullptr;
    const CountWork::System* m_system = nullptr;
    Choices m_bets;
    QStringList m_heads;
    CardLineModel m_lines;
    Picture m_picture{QStringLiteral("counting-cards")};
    QString m_note;
    QStringList m_measures;
};

} // namespace openshoe::models
