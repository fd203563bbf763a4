// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"
#include "models/table/tablevalues.h"

#include <QString>

namespace openshoe::models {

struct MomentRow {
    Q_GADGET
    /// Its index, from 0.
    Q_PROPERTY(int moment MEMBER moment)
    /// What happened: "Ten of spades to hand 1".
    Q_PROPERTY(QString words MEMBER words)
    /// A value of MomentKind.
    Q_PROPERTY(openshoe::models::MomentKind::Value kind MEMBER kind)

public:
    int moment = 0;
    QString words;
    MomentKind::Value kind = MomentKind::Event;

    [[nodiscard]] int key() const { return moment; }
    friend bool operator==(const MomentRow&, const MomentRow&) = default;
};

/// The moments of the round being replayed, in order.
class MomentsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableReplay")

public:
    explicit MomentsModel(QObject* parent = nullptr) : RowModel(MomentRow::staticMetaObject, parent) {}

    void setRows(std::vector<MomentRow> rows);
    [[nodiscard]] const std::vector<MomentRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<MomentRow> m_rows;
};

} // namespace openshoe::models
