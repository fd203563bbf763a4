// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDevice>
#include <QString>

#include <memory>

class QSaveFile;
class QTemporaryFile;

namespace openshoe::formats {

/// A file that is written as a whole or not at all: until commit() what was there before stays as it is, and if
/// commit() isn't called it stays for good. Where nothing may be created beside it, but the file itself may be written,
/// what was written lies in the system's folder for temporary files until commit() copies it; only a disk that fails
/// during that copy leaves the file incomplete.
class WholeFile {
public:
    explicit WholeFile(QString path);
    ~WholeFile();
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;

    /// To be called first; false on failure, like the rest.
    [[nodiscard]] bool open();
    /// What to write to.
    [[nodiscard]] QFileDevice& device();
    [[nodiscard]] bool commit();
    /// The system's reason for the last failure.
    [[nodiscard]] QString errorString() const;

private:
    bool copyOver();

    QString m_path;
    std::unique_ptr<QSaveFile> m_beside;
    std::unique_ptr<QTemporaryFile> m_elsewhere; ///< instead of m_beside
    QString m_problem;
};

} // namespace openshoe::formats
