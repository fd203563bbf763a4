// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/trouble/backupsmodel.h"

#include "languages/translated.h"
#include "models/archive/background.h"
#include "models/words/dates.h"
#include "storage/folder/backups.h"

#include <QLocale>

#include <algorithm>

namespace openshoe::models {

namespace {

QString roundsTextOf(const storage::BackupFacts& facts) {
    QStringList parts{BackupsModel::tr("%Ln rounds", "", static_cast<int>(facts.rounds))};
    if (facts.rounds > 0)
        parts << BackupsModel::tr("last round %1").arg(QLocale().toString(static_cast<qlonglong>(facts.lastRound)));
    return parts.join(QStringLiteral(" · "));
}

QString contentTextOf(const CopyRow& copy) {
    QStringList parts;
    if (copy.facts)
        parts << roundsTextOf(*copy.facts);
    if (copy.condition == BackupState::Whole)
        parts << (copy.facts->flaws == 0
                      ? BackupsModel::tr("intact", "a backup")
                      : BackupsModel::tr("%Ln entries changed or missing", "", static_cast<int>(copy.facts->flaws)));
    parts << QLocale().formattedDataSize(copy.bytes, 1);
    return parts.join(QStringLiteral(" · "));
}

CopyRow copyRow(const storage::BackupRow& copy) {
    CopyRow row{.path = copy.path, .timeText = dateTimeText(copy.time), .bytes = copy.bytes, .facts = copy.facts};
    row.contentText = contentTextOf(row);
    return row;
}

// Whether more is on record in `a` than in `b`; nothing is in one that can't be read.
bool isFuller(const CopyRow& a, const CopyRow& b) {
    return a.facts && (!b.facts || storage::holdsMore(*a.facts, *b.facts));
}

} // namespace

BackupsModel::BackupsModel(QString folder, QObject* parent)
    : RowModel(CopyRow::staticMetaObject, parent), m_folder(std::move(folder)) {}

BackupsModel::~BackupsModel() = default;

void BackupsModel::reload() {
    list();
}

void BackupsModel::examine() {
    m_thorough = true;
    for (int i = 0; i < size(); ++i) {
        CopyRow row = m_rows[static_cast<std::size_t>(i)];
        row.condition = BackupState::Unread;
        change(m_rows, i, row);
    }
    list();
}

void BackupsModel::retranslate() {
    if (m_rows.empty())
        return;
    if (m_thorough)
        examine();
    else
        list();
}

void BackupsModel::list() {
    m_examining = m_thorough;
    emit bestChanged();
    inBackground(
        this, [folder = m_folder] { return storage::Backups(folder).list(); },
        [this, generation = ++m_generation](const std::vector<storage::BackupRow>& copies) {
            if (generation != m_generation)
                return;
            std::vector<CopyRow> next;
            for (const storage::BackupRow& copy : copies)
                next.push_back(copyRow(copy));
            show(std::move(next));
        });
}

// What has been read through stays known.
void BackupsModel::show(std::vector<CopyRow> next) {
    for (CopyRow& row : next) {
        const auto known = std::find_if(m_rows.begin(), m_rows.end(), [&row](const CopyRow& before) {
            return before.path == row.path && before.bytes == row.bytes && before.condition != BackupState::Unread;
        });
        if (known == m_rows.end())
            continue;
        row.condition = known->condition;
        row.problem = known->problem;
        row.facts = known->facts;
        row.contentText = contentTextOf(row);
    }
    update(m_rows, std::move(next));
    if (m_thorough)
        examineNext();
    emit bestChanged();
}

// One at a time and the fullest first, so that the one to offer is known as soon as possible.
void BackupsModel::examineNext() {
    const CopyRow* next = nullptr;
    for (const CopyRow& row : m_rows) {
        if (row.condition == BackupState::Unread && (!next || isFuller(row, *next)))
            next = &row;
    }
    if (!next) {
        m_examining = false;
        emit bestChanged();
        return;
    }
    inBackground(
        this, [path = next->path] { return storage::Backups::examine(path); },
        [this, generation = m_generation,
         path = next->path](const storage::FileResult<storage::BackupFacts>& facts) {
            if (generation != m_generation)
                return;
            examined(path, facts);
            examineNext();
        });
}

void BackupsModel::examined(const QString& path, const storage::FileResult<storage::BackupFacts>& facts) {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&path](const CopyRow& row) { return row.path == path; });
    if (found == m_rows.end())
        return;
    CopyRow row = *found;
    row.condition = facts ? BackupState::Whole : BackupState::Unusable;
    if (facts)
        row.facts = *facts;
    else
        row.problem = languages::translated(facts.error().what);
    row.contentText = contentTextOf(row);
    change(m_rows, static_cast<int>(found - m_rows.begin()), row);
    emit bestChanged();
}

// One with flaws only once it is known that all have some.
const CopyRow* BackupsModel::best() const {
    const CopyRow* best = nullptr;
    for (const bool flawed : {false, true}) {
        for (const CopyRow& row : m_rows) {
            const bool fits = row.condition == BackupState::Whole && (row.facts->flaws > 0) == flawed;
            if (fits && (!best || isFuller(row, *best)))
                best = &row;
        }
        if (best || m_examining)
            break;
    }
    return best;
}

QString BackupsModel::bestPath() const {
    return best() ? best()->path : QString();
}

QString BackupsModel::bestText() const {
    return best() ? tr("%1 (%2)").arg(best()->timeText, roundsTextOf(*best()->facts)) : QString();
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
