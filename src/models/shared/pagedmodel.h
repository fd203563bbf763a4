// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/shared/archive.h"
#include "models/shared/rowmodel.h"
#include "session/whendone.h"

#include <QString>

#include <utility>

namespace openshoe::models {

/// Rows of the archive, newest first, read page by page as a view scrolls to them: what is kept may be a million rows.
/// Derived classes keep the rows and say how a page is read; one page is under way at a time, and an answer to a
/// question that no longer stands (another filter, another account) is dropped.
class PagedModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    /// Reads from the top again: another account, or another store.
    void reload();

signals:
    void filterChanged();

protected:
    PagedModel(const QMetaObject& rowType, Archive& archive, QObject* parent);

    /// Drops all rows.
    virtual void clearRows() = 0;
    /// Asks for the page below the rows there are; its answer goes to addPage(), or noPage().
    virtual void fetchPage() = 0;

    /// The page under way is here: appends it to `rows`. `last`: there is none below it.
    template <typename Row> void addPage(std::vector<Row>& rows, std::vector<Row> page, bool last);
    /// The page under way can't be read: the rows end here.
    void noPage();
    /// Sets one part of the filter to `value` and reads anew what the filter lets through.
    template <typename Part> void narrow(Part& part, const Part& value);
    /// Calls `take` with what `read` gives on the store's thread, if the question still stands by then.
    template <typename Read, typename Take> void ask(Read read, Take take);

    [[nodiscard]] const Archive& archive() const { return m_archive; }

private:
    Archive& m_archive;
    int m_question = 0; ///< grows with each filter and account
    bool m_fetching = false;
    bool m_atEnd = false;
};

template <typename Read, typename Take> void PagedModel::ask(Read read, Take take) {
    session::whenDone(m_archive.store->post(std::move(read)), this,
                      [this, question = m_question, take = std::move(take)](const auto& answer) {
                          if (question == m_question)
                              take(answer);
                      });
}

template <typename Part> void PagedModel::narrow(Part& part, const Part& value) {
    if (part == value)
        return;
    part = value;
    emit filterChanged();
    reload();
}

template <typename Row> void PagedModel::addPage(std::vector<Row>& rows, std::vector<Row> page, bool last) {
    insert(rows, rows.size(), std::move(page), [this, last] {
        m_fetching = false; // not sooner and not later: who hears of the page may ask for the next at once
        m_atEnd = last;
    });
}

} // namespace openshoe::models
