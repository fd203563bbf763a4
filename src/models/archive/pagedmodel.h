// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive/archive.h"
#include "models/lists/keptrows.h"
#include "models/lists/rowmodel.h"
#include "session/table/whendone.h"

#include <QString>

#include <utility>

namespace openshoe::models {

/// Rows of the archive, newest first, read page by page as a view scrolls to them; there may be a million. Derived
/// classes hold the rows and know how to read a page. One page is under way at a time, and an answer to an outdated
/// query (another filter, another account) is dropped.
class PagedModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ANONYMOUS
    /// The first rows are still being read, so an empty list means nothing yet.
    Q_PROPERTY(bool reading READ isReading NOTIFY readingChanged)

public:
    [[nodiscard]] bool isReading() const { return m_fetching && size() == 0; }
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    /// Reads from the top again: for another account or another store.
    void reload();

signals:
    void readingChanged();

protected:
    PagedModel(const QMetaObject& rowType, Archive& archive, QObject* parent);

    /// Drops all rows.
    virtual void clearRows() = 0;
    /// Requests the page below the last row; the answer goes to addPage() or noPage().
    virtual void fetchPage() = 0;

    /// Appends the page under way to `rows`; `last` says that there is none below it.
    template <typename Row> void addPage(std::vector<Row>& rows, std::vector<Row> page, bool last);
    template <typename Row> void addPage(KeptRows<Row>& rows, std::vector<Row> page, bool last);
    /// Inserts `more`, rows known to be new, before the row `at`.
    template <typename Row> void insertInto(KeptRows<Row>& rows, std::size_t at, std::vector<Row> more);
    /// Changes one row in place.
    template <typename Row> void renew(KeptRows<Row>& rows, std::size_t at, Row next);
    /// For rowAt(): returns that row. If it was dropped, fetchAgain() is called for it.
    template <typename Row> [[nodiscard]] const void* look(const KeptRows<Row>& rows, int index) const;
    /// Reads some rows around that one again: reports the index of the first with askedAgain(), then passes them to
    /// putBack().
    virtual void fetchAgain(int) {}
    void askedAgain(std::size_t from) { m_againFrom = from; }
    template <typename Row> void putBack(KeptRows<Row>& rows, std::vector<Row> page);
    /// The page under way can't be read: the rows end here.
    void noPage();
    /// Runs `read` on the store's thread, then calls `take` with the result if the query is still current.
    template <typename Read, typename Take> void ask(Read read, Take take);

    [[nodiscard]] const Archive& archive() const { return m_archive; }

private:
    /// How many rows are kept on either side of where somebody is looking.
    static constexpr std::size_t reach = 1000;
    void want(int row) const;
    void again();

    Archive& m_archive;
    int m_question = 0; ///< counts the reloads; answers to earlier queries are dropped
    bool m_fetching = false;
    bool m_atEnd = false;
    mutable std::size_t m_lookedAt = 0; ///< the row last read through look()
    mutable int m_wanted = 0;           ///< the row to be read again
    mutable bool m_wanting = false;     ///< m_wanted has been requested and not yet delivered
    int m_askedFor = -1;
    std::size_t m_againFrom = 0;
};

template <typename Read, typename Take> void PagedModel::ask(Read read, Take take) {
    session::whenDone(m_archive.store->post(std::move(read)), this,
                      [this, question = m_question, take = std::move(take)](const auto& answer) {
                          if (question == m_question)
                              take(answer);
                      });
}

template <typename Row> void PagedModel::addPage(std::vector<Row>& rows, std::vector<Row> page, bool last) {
    insert(rows, rows.size(), std::move(page), [this, last] {
        m_fetching = false; // exactly now: whoever hears of the page may ask for the next at once
        m_atEnd = last;
    });
    emit readingChanged();
}

template <typename Row> void PagedModel::insertInto(KeptRows<Row>& rows, std::size_t at, std::vector<Row> more) {
    if (more.empty())
        return;
    beginInsertRows({}, static_cast<int>(at), static_cast<int>(at + more.size()) - 1);
    rows.insert(at, std::move(more));
    endInsertRows();
    emit countChanged();
}

template <typename Row> void PagedModel::addPage(KeptRows<Row>& rows, std::vector<Row> page, bool last) {
    const std::size_t at = rows.size();
    const bool any = !page.empty();
    if (any)
        beginInsertRows({}, static_cast<int>(at), static_cast<int>(at + page.size()) - 1);
    rows.insert(at, std::move(page));
    m_fetching = false; // exactly now: whoever hears of the page may ask for the next at once
    m_atEnd = last;
    if (any) {
        endInsertRows();
        emit countChanged();
    }
    rows.keepAround(m_lookedAt, reach);
    emit readingChanged();
}

template <typename Row> void PagedModel::renew(KeptRows<Row>& rows, std::size_t at, Row next) {
    if (rows.isKept(at) && rows[at] == next)
        return;
    rows.put(at, std::move(next));
    const QModelIndex changed = index(static_cast<int>(at));
    emit dataChanged(changed, changed);
}

template <typename Row> const void* PagedModel::look(const KeptRows<Row>& rows, int index) const {
    const auto at = static_cast<std::size_t>(index);
    m_lookedAt = at;
    if (!rows.isKept(at))
        want(index);
    return &rows[at];
}

template <typename Row> void PagedModel::putBack(KeptRows<Row>& rows, std::vector<Row> page) {
    m_wanting = false;
    std::size_t at = m_againFrom; // rows may have been added on top in the meantime
    while (!page.empty() && at < rows.size() && at < m_againFrom + reach && rows.key(at) != page.front().key())
        ++at;
    const std::size_t first = at;
    for (Row& row : page) {
        if (at >= rows.size() || rows.key(at) != row.key())
            break;
        rows.put(at++, std::move(row));
    }
    rows.keepAround(m_lookedAt, reach);
    if (at > first)
        emit dataChanged(index(static_cast<int>(first)), index(static_cast<int>(at) - 1));
    if (m_wanted != m_askedFor && m_wanted < size() && !rows.isKept(static_cast<std::size_t>(m_wanted)))
        want(m_wanted);
}

} // namespace openshoe::models
