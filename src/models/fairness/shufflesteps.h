// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"
#include "session/record/shoerecord.h"

#include <QString>

#include <optional>
#include <vector>

namespace openshoe::models {

/// A step of the recipe.
struct ShuffleStepRow {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title)
    /// What is done, and why.
    Q_PROPERTY(QString words MEMBER words)
    /// The same with a shoe's own figures, in lines; empty if there are none. Names are those of the JSON.
    Q_PROPERTY(QString figures MEMBER figures)

public:
    QString title;
    QString words;
    QString figures;

    [[nodiscard]] QString key() const { return title; }
    friend bool operator==(const ShuffleStepRow&, const ShuffleStepRow&) = default;
};

/// The whole recipe, from the seed to the first cards, with the figures of a finished shoe, or of a made-up one until
/// there is a shoe to show.
class ShuffleSteps : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by FairnessController")
    /// Whose figures they are: "Shoe 17 · Classic Blackjack".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// 0 for the made-up shoe.
    Q_PROPERTY(double shoeId READ shoeId NOTIFY changed)

public:
    explicit ShuffleSteps(QObject* parent = nullptr);

    [[nodiscard]] QString title() const;
    [[nodiscard]] qint64 shoeId() const { return m_record ? m_record->shoe.id : 0; }
    [[nodiscard]] const std::vector<ShuffleStepRow>& rows() const { return m_rows; }

    /// Shows a finished shoe, of the game with that name.
    void show(session::ShoeRecord record, const QString& game);
    /// Back to the made-up one.
    void forget();
    /// The language has changed: makes the texts anew.
    void retranslate();

signals:
    void changed();

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::optional<session::ShoeRecord> m_record;
    QString m_game;
    std::vector<ShuffleStepRow> m_rows;
};

} // namespace openshoe::models
