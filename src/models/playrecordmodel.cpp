// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/playrecordmodel.h"

#include "models/archive.h"

namespace openshoe::models {

PlayRecordModel::PlayRecordModel(Archive& archive, QObject* parent) : RowModel(PlayRecordRow::staticMetaObject, parent), m_archive(archive) {}
bool PlayRecordModel::canFetchMore(const QModelIndex&) const { return false; }
void PlayRecordModel::fetchMore(const QModelIndex&) {}
void PlayRecordModel::setGame(const QString& game) { m_game = game; emit filterChanged(); }
void PlayRecordModel::setKind(const QString& kind) { m_kind = kind; emit filterChanged(); }
void PlayRecordModel::setResult(const QString& result) { m_result = result; emit filterChanged(); }
void PlayRecordModel::reload() {}
void PlayRecordModel::exportTo(const QString&) {}
void PlayRecordModel::fetch() {}

} // namespace openshoe::models
