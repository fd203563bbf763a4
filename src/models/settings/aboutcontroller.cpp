// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/settings/aboutcontroller.h"

#include "models/archive/background.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QLocale>

#include <tuple>

namespace openshoe::models {

QString AboutController::versionText() const {
    return tr("Open Shoe %1 with Qt %2")
        .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion()));
}

QString AboutController::folder() const {
    return QDir::toNativeSeparators(QDir(m_folder).absolutePath());
}

QString AboutController::sizeText() const {
    if (m_files == 0)
        return {};
    return tr("%1 in %Ln files", "", m_files).arg(QLocale().formattedDataSize(m_bytes, 1));
}

void AboutController::measure() {
    inBackground(
        this,
        [folder = m_folder] {
            std::pair<qint64, int> sum{0, 0};
            QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                files.next();
                sum.first += files.fileInfo().size();
                ++sum.second;
            }
            return sum;
        },
        [this](const std::pair<qint64, int>& sum) {
            std::tie(m_bytes, m_files) = sum;
            emit changed();
        });
}

} // namespace openshoe::models

#include "moc_aboutcontroller.cpp"
