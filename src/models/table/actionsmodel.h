// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/shared/rowmodel.h"
#include "models/shared/vocabulary.h"

#include <QString>

namespace openshoe::models {

struct ActionRow {
    Q_GADGET
    /// What choosing it means.
    Q_PROPERTY(openshoe::models::Intent::Value intent MEMBER intent)
    /// "Hit"; "Give up" for surrender where it is called so.
    Q_PROPERTY(QString caption MEMBER caption)
    /// What it costs now, "25.00"; empty for nothing.
    Q_PROPERTY(QString costText MEMBER costText)
    /// The wallet covers it.
    Q_PROPERTY(bool enabled MEMBER enabled)
    /// Why not, and what to do.
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

/// What can be answered to the question being asked: only what the rules offer.
class ActionsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by LiveRound")

public:
    explicit ActionsModel(QObject* parent = nullptr) : RowModel(ActionRow::staticMetaObject, parent) {}

    void setRows(std::vector<ActionRow> rows) { update(m_rows, std::move(rows)); }
    [[nodiscard]] const std::vector<ActionRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<ActionRow> m_rows;
};

} // namespace openshoe::models
