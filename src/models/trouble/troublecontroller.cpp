// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/trouble/troublecontroller.h"

#include "languages/translated.h"
#include "models/words/amounts.h"

namespace openshoe::models {

namespace {

TroubleController::Kind kindOf(storage::Obstacle obstacle) {
    switch (obstacle) {
    case storage::Obstacle::Damaged: return TroubleController::Damaged;
    case storage::Obstacle::Newer: return TroubleController::Newer;
    case storage::Obstacle::Foreign: return TroubleController::Foreign;
    case storage::Obstacle::InUse: return TroubleController::InUse;
    case storage::Obstacle::Forbidden: return TroubleController::Forbidden;
    case storage::Obstacle::DiskFull: return TroubleController::DiskFull;
    case storage::Obstacle::DiskError: return TroubleController::DiskError;
    case storage::Obstacle::Other: break;
    }
    return TroubleController::Other;
}

struct TroubleWords {
    QString text;
    QString advice;
};

TroubleWords wordsOf(TroubleController::Kind kind, const base::Error& error) {
    const QString place = text(error.where);
    switch (kind) {
    case TroubleController::Damaged:
        return {
            TroubleController::tr("%1 is no longer intact.").arg(place),
            TroubleController::tr("It is never overwritten: it is set aside under another name, and you continue with "
                                  "a backup or start afresh. Rounds played since the backup are only in the damaged "
                                  "file.")};
    case TroubleController::Newer:
        return {
            TroubleController::tr("%1 was made by a newer version of Open Shoe.").arg(place),
            TroubleController::tr(
                "Install that version to continue. To play with this one in the meantime, start it with another "
                "folder: openshoe --data FOLDER")};
    case TroubleController::Foreign:
        return {TroubleController::tr("%1 belongs to another program.").arg(place),
                TroubleController::tr(
                    "It has not been touched. Move it away and start again, or start with another folder: openshoe "
                    "--data FOLDER")};
    case TroubleController::InUse:
        return {TroubleController::tr("Another Open Shoe is using %1.").arg(place),
                TroubleController::tr(
                    "The same money can't be staked twice: continue in the other window, or close it and try again "
                    "here. To play separately, start with another folder: openshoe --data FOLDER")};
    case TroubleController::Forbidden:
        return {
            TroubleController::tr("%1 can't be read or written.").arg(place),
            TroubleController::tr(
                "Check that the folder is there and that you may write in it, then try again. Or start with another: "
                "openshoe --data FOLDER")};
    case TroubleController::DiskFull:
        return {TroubleController::tr("There is no space to write %1.").arg(place),
                TroubleController::tr("Nothing is lost. Free a few megabytes on that disk, then try again.")};
    case TroubleController::DiskError:
        return {
            TroubleController::tr("The disk reports an error with %1.").arg(place),
            TroubleController::tr("What was confirmed is kept. Check the disk and its connection, then try again.")};
    case TroubleController::Stopped:
    case TroubleController::Other:
    case TroubleController::None: break;
    }
    return {languages::translated(error),
            TroubleController::tr("What was confirmed is kept. When this is fixed, try again.")};
}

} // namespace

TroubleController::TroubleController(BackupsModel& backups, QObject* parent) : QObject(parent), m_backups(backups) {}

void TroubleController::tell(Kind kind, const base::Error& error) {
    m_kind = kind;
    const TroubleWords words = wordsOf(kind, error);
    m_text = words.text;
    m_advice = words.advice;
    m_plainText = models::text(error.text());
    m_busyText.clear();
    m_problem.clear();
}

void TroubleController::show(const storage::FileError& error) {
    tell(kindOf(error.obstacle), error);
    m_atTable = false;
    if (m_kind == Damaged)
        m_backups.examine();
    emit changed();
}

void TroubleController::showStopped(const base::Error& error, Round round, bool atTable) {
    tell(Stopped, error);
    m_atTable = atTable;
    m_advice = tr("Every step confirmed before is safe. Try again once the problem is solved.");
    switch (round) {
    case Round::None: m_text = tr("The table can't be saved to disk, so no stake is taken: %1").arg(m_text); break;
    case Round::Returned:
        m_text = tr("A step could not be saved to disk, so the round was cancelled and its stakes are back in your "
                    "wallet, on disk too: %1")
                     .arg(m_text);
        break;
    case Round::Owed:
        m_text =
            tr("A step could not be saved to disk, so the round was stopped and its stakes are back: %1").arg(m_text);
        m_advice = tr("Their return is saved as soon as the disk can be written to: try again once the problem is "
                      "solved. If you quit before that, the next start finds the round as it was before that step.");
        break;
    case Round::Counts:
        m_text = tr("The end of the round was saved and counts, but nothing more can be saved: %1").arg(m_text);
        break;
    }
    m_plainText = QStringLiteral("play has stopped: %1").arg(m_plainText);
    emit changed();
}

void TroubleController::clear() {
    if (m_kind == None)
        return;
    m_kind = None;
    m_atTable = false;
    m_busyText.clear();
    m_problem.clear();
    emit changed();
}

void TroubleController::setBusy(const QString& what) {
    m_busyText = what;
    m_problem.clear();
    emit changed();
}

void TroubleController::setProblem(const QString& problem) {
    m_problem = problem;
    emit changed();
}

QString TroubleController::title() const {
    switch (m_kind) {
    case Damaged: return tr("The data is damaged");
    case Newer: return tr("The data is newer than the program");
    case Foreign: return tr("The data belongs to another program");
    case InUse: return tr("Another Open Shoe is running");
    case Forbidden: return tr("The data can't be used");
    case DiskFull: return tr("The disk is full");
    case DiskError: return tr("The disk reports an error");
    case Stopped: return tr("Play has stopped");
    case Other: return tr("The data can't be opened");
    case None: break;
    }
    return {};
}

bool TroubleController::canRetry() const {
    switch (m_kind) {
    case InUse:
    case Forbidden:
    case DiskFull:
    case DiskError:
    case Stopped:
    case Other: return true;
    case None:
    case Damaged:
    case Newer:
    case Foreign: break;
    }
    return false;
}

void TroubleController::retry() {
    if (canRetry() && !isBusy())
        emit retryAsked();
}

void TroubleController::restore(const QString& path) {
    if (canReplace() && !isBusy() && !path.isEmpty())
        emit restoreAsked(path);
}

void TroubleController::beginAnew() {
    if (canReplace() && !isBusy())
        emit beginAnewAsked();
}

} // namespace openshoe::models

#include "moc_troublecontroller.cpp"
