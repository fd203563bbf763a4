// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/rowmodel.h"

#include <QMetaProperty>

namespace openshoe::models {

namespace {

constexpr int firstRole = Qt::UserRole + 1;

// Enumeration values become numbers: QML in Qt 6.4 has no type for a property of an enumeration type.
QVariant read(const QMetaProperty& property, const void* row) {
    QVariant value = property.readOnGadget(row);
    if (value.metaType().flags() & QMetaType::IsEnumeration)
        value.convert(QMetaType::fromType<int>());
    return value;
}

} // namespace

RowModel::RowModel(const QMetaObject& rowType, QObject* parent) : QAbstractListModel(parent), m_rowType(rowType) {}

int RowModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : size();
}

QVariant RowModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int property = role - firstRole;
    if (property < 0 || property >= m_rowType.propertyCount())
        return {};
    return read(m_rowType.property(property), rowAt(index.row()));
}

QHash<int, QByteArray> RowModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (int i = 0; i < m_rowType.propertyCount(); ++i)
        names.insert(firstRole + i, m_rowType.property(i).name());
    return names;
}

QVariant RowModel::value(int row, const char* role) const {
    const int property = m_rowType.indexOfProperty(role);
    if (property < 0 || row < 0 || row >= size())
        return {};
    return read(m_rowType.property(property), rowAt(row));
}

QList<int> RowModel::changedRoles(const void* before, const void* after) const {
    QList<int> roles;
    for (int i = 0; i < m_rowType.propertyCount(); ++i) {
        const QMetaProperty property = m_rowType.property(i);
        if (property.readOnGadget(before) != property.readOnGadget(after))
            roles.append(firstRole + i);
    }
    return roles;
}

} // namespace openshoe::models

#include "moc_rowmodel.cpp"
