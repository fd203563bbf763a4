// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/archive/pagedmodel.h"

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
    emit readingChanged();
    fetchPage();
}

void PagedModel::reload() {
    ++m_question;
    m_atEnd = false;
    m_lookedAt = 0;
    m_wanting = false;
    m_askedFor = -1;
    m_fetching = true; // a view may ask for more as soon as it hears of the reset
    clearRows();
    m_fetching = false;
    fetchMore({});
}

// A view being laid out asks for several rows: the last of them counts.
void PagedModel::want(int row) const {
    m_wanted = row;
    if (std::exchange(m_wanting, true))
        return;
    auto* self = const_cast<PagedModel*>(this);
    QMetaObject::invokeMethod(
        self, [self] { self->again(); }, Qt::QueuedConnection);
}

void PagedModel::again() {
    if (m_wanted >= size() || !m_archive.isOpen()) {
        m_wanting = false;
        return;
    }
    m_askedFor = m_wanted;
    fetchAgain(m_wanted);
}

void PagedModel::noPage() {
    m_fetching = false;
    m_atEnd = true;
    emit readingChanged();
}

} // namespace openshoe::models

#include "moc_pagedmodel.cpp"
