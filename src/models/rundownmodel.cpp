// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rundownmodel.h"

#include "models/archive.h"

namespace openshoe::models {

RundownModel::RundownModel(Archive& archive, QObject* parent) : RowModel(RundownRow::staticMetaObject, parent), m_archive(archive) {}
bool RundownModel::canFetchMore(const QModelIndex&) const { return false; }
void RundownModel::fetchMore(const QModelIndex&) {}
void RundownModel::setGame(const QString& game) { m_game = game; emit filterChanged(); }
void RundownModel::setResult(const QString& result) { m_result = result; emit filterChanged(); }
void RundownModel::setSearch(const QString& search) { m_search = search; emit filterChanged(); }
void RundownModel::reload() {}
void RundownModel::refreshTop() {}
RoundDetails* RundownModel::details(qint64) { return nullptr; }
void RundownModel::fetch(bool) {}

} // namespace openshoe::models
