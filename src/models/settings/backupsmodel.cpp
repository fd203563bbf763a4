// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/settings/backupsmodel.h"

#include "languages/translated.h"
#include "models/shared/background.h"
#include "models/shared/words.h"
#include "storage/backups.h"

#include <QLocale>

#include <algorithm>

namespace openshoe::models {

namespace {

CopyRow copyRow(const storage::BackupRow& copy) {
    return {
        .path = copy.path, .timeText = dateTimeText(copy.time), .sizeText = QLocale().formattedDataSize(copy.bytes, 1)};
}

} // namespace

BackupsModel::BackupsModel(QString folder, QObject* parent)
    : RowModel(CopyRow::staticMetaObject, parent), m_folder(std::move(folder)) {}

BackupsModel::~BackupsModel() = default;

void BackupsModel::reload() {
    list(false);
}

void BackupsModel::examine() {
    list(true);
}

void BackupsModel::list(bool examine) {
    const int generation = ++m_generation;
    m_examining = examine;
    emit bestChanged();
    inBackground(
        this, [folder = m_folder] { return storage::Backups(folder).list(); },
        [this, examine, generation](const std::vector<storage::BackupRow>& copies) {
            if (generation != m_generation)
                return;
            std::vector<CopyRow> next;
            for (const storage::BackupRow& copy : copies)
                next.push_back(copyRow(copy));
            update(m_rows, std::move(next));
            if (examine)
                examineNext();
            emit bestChanged();
        });
}

// One at a time, so that the newest is known first.
void BackupsModel::examineNext() {
    const auto next = std::find_if(m_rows.begin(), m_rows.end(),
                                   [](const CopyRow& row) { return row.condition == BackupState::Unread; });
    if (next == m_rows.end()) {
        m_examining = false;
        emit bestChanged();
        return;
    }
    inBackground(
        this, [path = next->path] { return storage::Backups::examine(path); },
        [this, generation = m_generation,
         at = static_cast<int>(next - m_rows.begin())](const storage::FileResult<storage::BackupFacts>& facts) {
            if (generation != m_generation)
                return;
            CopyRow row = m_rows[static_cast<std::size_t>(at)];
            row.condition = facts ? BackupState::Whole : BackupState::Unusable;
            if (facts)
                row.roundsText = tr("%Ln rounds", "", static_cast<int>(facts->rounds));
            else
                row.problem = languages::translated(facts.error().what);
            change(m_rows, at, row);
            emit bestChanged();
            examineNext();
        });
}

const CopyRow* BackupsModel::best() const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [](const CopyRow& row) { return row.condition == BackupState::Whole; });
    return found == m_rows.end() ? nullptr : &*found;
}

QString BackupsModel::bestPath() const {
    return best() ? best()->path : QString();
}

QString BackupsModel::bestText() const {
    return best() ? tr("%1 (%2)").arg(best()->timeText, best()->roundsText) : QString();
}

void BackupsModel::makeNow() {
    if (m_busy)
        return;
    m_busy = true;
    emit busyChanged();
    inBackground(
        this, [folder = m_folder] { return storage::Backups(folder).make(); },
        [this](const base::Result<storage::BackupRow>& copy) {
            m_busy = false;
            emit busyChanged();
            reload();
            if (copy)
                emit made(dateTimeText(copy->time), {});
            else
                emit made({}, languages::translated(copy.error()));
        });
}

} // namespace openshoe::models

#include "moc_backupsmodel.cpp"
