// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/keys/intents.h"
#include "models/lists/rowmodel.h"

#include <QString>

namespace openshoe::models {

struct ActionRow {
    Q_GADGET
    /// The intent that choosing it expresses.
    Q_PROPERTY(openshoe::models::Intent::Value intent MEMBER intent)
    /// "Hit"; "Give up" for surrender in games that call it that.
    Q_PROPERTY(QString caption MEMBER caption)
    /// What it costs now, "25.00"; empty if it costs nothing.
    Q_PROPERTY(QString costText MEMBER costText)
    /// The wallet covers it.
    Q_PROPERTY(bool enabled MEMBER enabled)
    /// Why it is disabled, and what to do.
    Q_PROPERTY(QString disabledReason MEMBER disabledReason)

public:
    Intent::Value intent = Intent::None;
    QString caption;
    QString costText;
    bool enabled = true;
    QString disabledReason;

    [[nodiscard]] Intent::Value key() const { return intent; }
    friend bool operator==(const ActionRow&, const ActionRow&) = default;
};

/// The possible answers to the question being asked: only those the rules offer.
class ActionsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by LiveRound")

public:
    explicit ActionsModel(QObject* parent = nullptr) : RowModel(ActionRow::staticMetaObject, parent) {}

    void setRows(std::vector<ActionRow> rows);
    [[nodiscard]] const std::vector<ActionRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<ActionRow> m_rows;
};

} // namespace openshoe::models
