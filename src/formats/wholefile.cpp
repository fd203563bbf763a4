// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/wholefile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryFile>

#include <utility>

namespace openshoe::formats {

WholeFile::WholeFile(QString path) : m_path(std::move(path)), m_beside(std::make_unique<QSaveFile>(m_path)) {}

WholeFile::~WholeFile() = default;

bool WholeFile::open() {
    if (m_beside->open(QIODevice::WriteOnly))
        return true;
    const QFileInfo file(m_path);
    m_problem = m_beside->errorString();
    if (!file.isFile() || !file.isWritable())
        return false;
    m_elsewhere = std::make_unique<QTemporaryFile>();
    return m_elsewhere->open();
}

QFileDevice& WholeFile::device() {
    if (m_elsewhere)
        return *m_elsewhere;
    return *m_beside;
}

bool WholeFile::commit() {
    // Flushed explicitly: QSaveFile::commit() reports success even if its own flush failed.
    if (!device().flush() || device().error() != QFileDevice::NoError)
        return false;
    return m_elsewhere ? copyOver() : m_beside->commit();
}

bool WholeFile::copyOver() {
    constexpr qint64 atOnce = 1024 * 1024;
    QFile file(m_path);
    bool done = m_elsewhere->seek(0) && file.open(QIODevice::WriteOnly);
    while (done && !m_elsewhere->atEnd()) {
        const QByteArray part = m_elsewhere->read(atOnce);
        done = !part.isEmpty() && file.write(part) == part.size();
    }
    done = done && file.flush();
    m_problem = file.errorString();
    return done;
}

QString WholeFile::errorString() const {
    const bool told = m_elsewhere ? m_elsewhere->error() != QFileDevice::NoError
                                  : m_beside->error() != QFileDevice::NoError;
    if (told)
        return m_elsewhere ? m_elsewhere->errorString() : m_beside->errorString();
    return m_problem;
}

} // namespace openshoe::formats
