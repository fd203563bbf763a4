// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/recordexporter.h"

#include "languages/translated.h"
#include "models/archive/archive.h"
#include "models/archive/background.h"
#include "models/files/documents.h"
#include "models/preferences/settingscontroller.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QTimerEvent>

namespace openshoe::models {

using Form = session::RecordExport::Form;

namespace {

constexpr int lookEvery = 100; // ms

struct Ending {
    const char* text;
    Form form;
};
constexpr Ending endings[] = {{".csv", Form::Csv}, {".json", Form::Json}};

std::optional<Form> formOf(const QString& path) {
    for (const Ending& ending : endings) {
        if (path.endsWith(QLatin1String(ending.text), Qt::CaseInsensitive))
            return ending.form;
    }
    return std::nullopt;
}

// Numbers are read by this computer's programs, whatever language this one speaks.
session::SpreadsheetForm spreadsheetForm(const SettingsController& settings) {
    session::SpreadsheetForm form{.mark = settings.byteOrderMark()};
    const bool systems = settings.decimalSign() == DecimalSign::System;
    const bool comma = systems ? QLocale::system().decimalPoint() == QLatin1String(",")
                               : settings.decimalSign() == DecimalSign::Comma;
    form.decimal = comma ? ',' : '.';
    switch (settings.cellSeparator()) {
    case CellSeparator::System: form.separator = comma ? ';' : ','; break;
    case CellSeparator::Comma: form.separator = ','; break;
    case CellSeparator::Semicolon: form.separator = ';'; break;
    case CellSeparator::Tab: form.separator = '\t'; break;
    }
    return form;
}

base::Result<session::ExportState> write(const QString& folder, const session::RecordExport& wanted,
                                         const QString& path, session::Existing existing,
                                         const session::ExportProgress& progress) {
    const auto store = storage::Store::open(folder, storage::Access::Read);
    if (!store)
        return tl::make_unexpected(store.error());
    return session::exportToFile(**store, wanted, path, existing, progress);
}

} // namespace

RecordExporter::RecordExporter(const Archive& archive, std::function<What()> what, QObject* parent)
    : QObject(parent), m_archive(archive), m_what(std::move(what)) {}

RecordExporter::~RecordExporter() {
    cancel();
}

QUrl RecordExporter::folder() const { return documentsFolder(); }

void RecordExporter::start(const QUrl& file, const QString& ending, bool replace) {
    if (isRunning() || !m_archive.isOpen() || file.isEmpty())
        return;
    QString path = pathOf(file);
    if (path.isEmpty()) {
        fail(tr("%1 is not a file on this computer.").arg(file.toDisplayString()));
        return;
    }
    if (!formOf(path))
        path += formOf(u'.' + ending) ? u'.' + ending : QString::fromLatin1(endings[0].text);
    if (!replace && session::wouldReplace(path)) {
        emit replaceAsked(QUrl::fromLocalFile(path), QDir::toNativeSeparators(path));
        return;
    }
    m_job = std::make_shared<Job>();
    m_progress = 0;
    m_outcome.clear();
    m_failed = false;
    m_look.start(lookEvery, this);
    emit changed();
    session::RecordExport wanted{.what = m_what(), .form = *formOf(path)};
    if (m_settings)
        wanted.spreadsheet = spreadsheetForm(*m_settings);
    const auto existing = replace ? session::Existing::Replace : session::Existing::Keep;
    inBackground(
        this,
        [folder = m_archive.store->folder(), wanted = std::move(wanted), path, existing, job = m_job] {
            return write(folder, wanted, path, existing, [&](const session::ExportState& state) {
                job->part = state.part;
                return !job->cancelled;
            });
        },
        [this, path](const base::Result<session::ExportState>& written) { finish(path, written); });
}

void RecordExporter::fail(const QString& why) {
    m_outcome = why;
    m_failed = true;
    emit changed();
    emit wentWrong(why);
}

void RecordExporter::cancel() {
    if (m_job)
        m_job->cancelled = true;
}

void RecordExporter::finish(const QString& path, const base::Result<session::ExportState>& written) {
    m_look.stop();
    m_job.reset();
    if (!written) {
        fail(languages::translated(written.error()));
        return;
    }
    if (written->stopped)
        m_outcome = tr("Stopped. No file was written.");
    else
        m_outcome = tr("Written to %1").arg(QDir::toNativeSeparators(path));
    m_progress = written->stopped ? m_progress : 1;
    emit changed();
}

void RecordExporter::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_look.timerId() || !m_job)
        return;
    m_progress = m_job->part;
    emit changed();
}

} // namespace openshoe::models

#include "moc_recordexporter.cpp"
