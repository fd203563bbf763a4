// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <vector>

namespace openshoe::models {

/// A list whose rows are gadgets: each Q_PROPERTY of the row type is a role of the same name, so a role is one line
/// with one comment, read by a delegate's `required property` of that name.
///
/// Derived classes keep the rows and hand over new ones with update(): rows are told apart by key() and keep their
/// identity, so that a delegate lives as long as its row does and only what changed is announced.
/// Derived classes must write out this base's full name, because the type descriptions for qmllint copy it as written.
class RowModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    /// How many rows there are now.
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }
    /// A role's value by its name; for tests and the program's own driver.
    [[nodiscard]] QVariant value(int row, const char* role) const;

signals:
    void countChanged();

protected:
    RowModel(const QMetaObject& rowType, QObject* parent);

    [[nodiscard]] virtual int size() const = 0;
    [[nodiscard]] virtual const void* rowAt(int index) const = 0;

    /// Makes `rows` equal to `next` with as few changes as keep the rows' identity: gone rows are removed, new ones
    /// inserted at their place, moved ones moved, changed roles announced. Keys are unique within each list.
    template <typename Row> void update(std::vector<Row>& rows, std::vector<Row> next);
    /// Inserts `more` before the row `at`, or after all if `at` is their number. For rows known to be new, because
    /// update() compares every row with every other. `placed` is called when they are in, before anybody is told of
    /// them.
    template <typename Row>
    void insert(std::vector<Row>& rows, std::size_t at, std::vector<Row> more,
                const std::function<void()>& placed = {});
    /// Replaces all rows at once, without comparing them.
    template <typename Row> void replace(std::vector<Row>& rows, std::vector<Row> next);
    /// One row changes in place.
    template <typename Row> void change(std::vector<Row>& rows, int index, const Row& next);

private:
    [[nodiscard]] QList<int> changedRoles(const void* before, const void* after) const;

    const QMetaObject& m_rowType;
};

template <typename Row> void RowModel::change(std::vector<Row>& rows, int at, const Row& next) {
    Row& row = rows[static_cast<std::size_t>(at)];
    if (row == next)
        return;
    const QList<int> roles = changedRoles(&row, &next);
    row = next;
    emit dataChanged(index(at), index(at), roles);
}

template <typename Row> void RowModel::update(std::vector<Row>& rows, std::vector<Row> next) {
    const auto before = rows.size();
    const auto find = [](const std::vector<Row>& list, std::size_t from, const auto& key) {
        return std::find_if(list.begin() + static_cast<std::ptrdiff_t>(from), list.end(),
                            [&](const Row& row) { return row.key() == key; });
    };
    for (int i = static_cast<int>(rows.size()) - 1; i >= 0; --i) {
        if (find(next, 0, rows[static_cast<std::size_t>(i)].key()) != next.end())
            continue;
        beginRemoveRows({}, i, i);
        rows.erase(rows.begin() + i);
        endRemoveRows();
    }
    for (std::size_t i = 0; i < next.size(); ++i) {
        const auto here = static_cast<int>(i);
        const auto found = find(rows, i, next[i].key());
        if (found == rows.end()) {
            beginInsertRows({}, here, here);
            rows.insert(rows.begin() + here, next[i]);
            endInsertRows();
            continue;
        }
        const auto from = static_cast<int>(found - rows.begin());
        if (from != here) {
            beginMoveRows({}, from, from, {}, here);
            std::rotate(rows.begin() + here, rows.begin() + from, rows.begin() + from + 1);
            endMoveRows();
        }
        change(rows, here, next[i]);
    }
    if (rows.size() != before)
        emit countChanged();
}

template <typename Row>
void RowModel::insert(std::vector<Row>& rows, std::size_t at, std::vector<Row> more,
                      const std::function<void()>& placed) {
    if (more.empty()) {
        if (placed)
            placed();
        return;
    }
    beginInsertRows({}, static_cast<int>(at), static_cast<int>(at + more.size()) - 1);
    rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(at), std::make_move_iterator(more.begin()),
                std::make_move_iterator(more.end()));
    if (placed)
        placed();
    endInsertRows();
    emit countChanged();
}

template <typename Row> void RowModel::replace(std::vector<Row>& rows, std::vector<Row> next) {
    beginResetModel();
    rows = std::move(next);
    endResetModel();
    emit countChanged();
}

} // namespace openshoe::models
