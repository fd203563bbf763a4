// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/sheetexporter.h"

#include "languages/translated.h"
#include "models/files/documents.h"
#include "models/words/amounts.h"
#include "paper/output.h"

#include <QDir>
#include <QFileInfo>

namespace openshoe::models {

SheetExporter::SheetExporter(Sheets sheets, QObject* parent) : QObject(parent), m_sheets(std::move(sheets)) {}

QUrl SheetExporter::folder() const {
    return documentsFolder();
}

void SheetExporter::setReady(bool ready) {
    m_ready = ready;
    say(QString());
}

void SheetExporter::say(const QString& outcome) {
    m_outcome = outcome;
    m_failed = false;
    emit changed();
    if (!outcome.isEmpty())
        emit told(outcome);
}

void SheetExporter::fail(const QString& why) {
    m_outcome = why;
    m_failed = true;
    emit changed();
    emit wentWrong(why);
}

void SheetExporter::copyText() {
    if (const auto sheets = m_sheets(); !sheets.empty()) {
        paper::copyText(sheets);
        say(tr("Copied as text"));
    }
}

void SheetExporter::copyPicture() {
    if (const auto sheets = m_sheets(); !sheets.empty()) {
        paper::copyPicture(sheets.front());
        say(tr("Copied as a picture"));
    }
}

void SheetExporter::save(const QUrl& file, const QString& ending, bool replace) {
    const auto sheets = m_sheets();
    if (sheets.empty() || file.isEmpty())
        return;
    QString path = pathOf(file);
    if (path.isEmpty()) {
        fail(tr("%1 is not a file on this computer.").arg(file.toDisplayString()));
        return;
    }
    if (!paper::formOf(path))
        path += u'.' + (paper::formOf(u'.' + ending) ? ending : paper::endingOf(paper::Form::Pdf));
    const QString shown = QDir::toNativeSeparators(path);
    if (!replace && QFileInfo(path).size() > 0) {
        emit replaceAsked(QUrl::fromLocalFile(path), shown);
        return;
    }
    const auto saved = paper::save(sheets, path, *paper::formOf(path));
    if (saved)
        say(tr("Written to %1").arg(shown));
    else
        fail(languages::translated(saved.error()));
}

} // namespace openshoe::models

#include "moc_sheetexporter.cpp"
