// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace openshoe::models {

/// A list whose rows are gadgets: each Q_PROPERTY of the row type is a role of the same name, so a role takes one line
/// with one comment, and a delegate reads it through a `required property` of that name.
///
/// Derived classes hold the rows and pass new ones to update(). Rows are identified by key(), so a delegate lives as
/// long as its row, and only what changed is announced. Derived classes must write out this base's full name, because
/// qmllint's type descriptions copy it as written. They call update() and the like in their source files: in a header,
/// every file that includes it would compile them, for all lists together 17 s of a build.
class RowModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    /// The current number of rows.
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }
    /// A role's value by name; for tests and the program's own driver.
    [[nodiscard]] QVariant value(int row, const char* role) const;

signals:
    void countChanged();

protected:
    RowModel(const QMetaObject& rowType, QObject* parent);

    [[nodiscard]] virtual int size() const = 0;
    [[nodiscard]] virtual const void* rowAt(int index) const = 0;

    /// Makes `rows` equal to `next` with as few changes as possible while keeping the rows' identity: rows that are
    /// gone are removed, new ones inserted in place, moved ones moved, changed roles announced. Keys are unique within
    /// each list.
    template <typename Row> void update(std::vector<Row>& rows, std::vector<Row> next);
    /// Inserts `more` before the row `at`, or at the end if `at` is the row count. For rows known to be new: none is
    /// compared. `placed` is called once they are in, before anyone is told.
    template <typename Row>
    void insert(std::vector<Row>& rows, std::size_t at, std::vector<Row> more,
                const std::function<void()>& placed = {});
    /// Replaces all rows at once, without comparing them.
    template <typename Row> void replace(std::vector<Row>& rows, std::vector<Row> next);
    /// Changes one row in place.
    template <typename Row> void change(std::vector<Row>& rows, int index, const Row& next);

private:
    /// Removes the rows from index `from` on whose keys aren't in `kept`.
    template <typename Row, typename Key>
    void removeOthers(std::vector<Row>& rows, std::size_t from, const std::set<Key>& kept);
    /// Inserts and moves rows until their keys from index `from` on are those of `next`. `known` has the keys of
    /// `rows`.
    template <typename Row, typename Key>
    void bring(std::vector<Row>& rows, std::size_t from, const std::vector<Row>& next, const std::set<Key>& known);
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
    using Key = decltype(std::declval<const Row&>().key());
    const auto before = rows.size();
    std::size_t same = 0; // the number of leading rows that keep their places
    while (same < rows.size() && same < next.size() && rows[same].key() == next[same].key())
        ++same;
    if (same < rows.size() || same < next.size()) {
        const auto keysOf = [same](const std::vector<Row>& list) {
            std::set<Key> keys;
            for (std::size_t i = same; i < list.size(); ++i)
                keys.insert(list[i].key());
            return keys;
        };
        removeOthers(rows, same, keysOf(next));
        bring(rows, same, next, keysOf(rows));
    }
    for (std::size_t i = 0; i < next.size(); ++i)
        change(rows, static_cast<int>(i), next[i]);
    if (rows.size() != before)
        emit countChanged();
}

// Adjacent rows are removed together.
template <typename Row, typename Key>
void RowModel::removeOthers(std::vector<Row>& rows, std::size_t from, const std::set<Key>& kept) {
    for (std::size_t end = rows.size(); end > from;) {
        std::size_t first = end;
        while (first > from && !kept.contains(rows[first - 1].key()))
            --first;
        if (first == end) {
            --end;
            continue;
        }
        beginRemoveRows({}, static_cast<int>(first), static_cast<int>(end) - 1);
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(first), rows.begin() + static_cast<std::ptrdiff_t>(end));
        endRemoveRows();
        end = first;
    }
}

// A known row is searched for from its new place on, where it already is unless rows have changed places.
template <typename Row, typename Key>
void RowModel::bring(std::vector<Row>& rows, std::size_t from, const std::vector<Row>& next,
                     const std::set<Key>& known) {
    for (std::size_t here = from; here < next.size();) {
        std::size_t end = here;
        while (end < next.size() && !known.contains(next[end].key()))
            ++end;
        const auto place = rows.begin() + static_cast<std::ptrdiff_t>(here);
        if (end > here) {
            beginInsertRows({}, static_cast<int>(here), static_cast<int>(end) - 1);
            rows.insert(place, next.begin() + static_cast<std::ptrdiff_t>(here),
                        next.begin() + static_cast<std::ptrdiff_t>(end));
            endInsertRows();
            here = end;
            continue;
        }
        const auto found =
            std::find_if(place, rows.end(), [&](const Row& row) { return row.key() == next[here].key(); });
        if (found != place) {
            const auto at = static_cast<int>(found - rows.begin());
            beginMoveRows({}, at, at, {}, static_cast<int>(here));
            Row moved = std::move(*found);
            std::move_backward(place, found, found + 1);
            *place = std::move(moved);
            endMoveRows();
        }
        ++here;
    }
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
