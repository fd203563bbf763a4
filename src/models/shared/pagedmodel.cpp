// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/shared/pagedmodel.h"

namespace openshoe::models {

PagedModel::PagedModel(const QMetaObject& rowType, Archive& archive, QObject* parent)
    : RowModel(rowType, parent), m_archive(archive) {}

bool PagedModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && m_archive.isOpen() && !m_atEnd && !m_fetching;
}

void PagedModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent))
        return;
    m_fetching = true;
    fetchPage();
}

void PagedModel::reload() {
    ++m_question;
    m_atEnd = false;
    m_fetching = true; // a view may ask for more as soon as it is told of the reset
    clearRows();
    m_fetching = false;
    fetchMore({});
}

void PagedModel::noPage() {
    m_fetching = false;
    m_atEnd = true;
}

} // namespace openshoe::models
