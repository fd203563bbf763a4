// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/file/connection.h"
#include "storage/file/folderlock.h"
#include "storage/file/heldfiles.h"
#include "storage/file/leftovers.h"
#include "storage/folder/migrations.h"
#include "storage/record/database.h"

#include <QString>

#include <memory>
#include <optional>
#include <span>

namespace openshoe::storage {

/// A data folder in use: opens its database, keeps it at the newest schema and sees that writes reach the file that is
/// in the folder. For use in the thread that opened it. Internal to storage.
class DataFolder {
public:
    enum class Mode { Play, Read };

    /// Opens the folder's database. Mode::Play creates the folder and the file if missing, takes the folder's lock,
    /// finishes interrupted work, reads a small file in full (up to 8 MiB, or 64 MiB if it was not closed properly),
    /// and migrates an older file after backing it up. A refused file is left unchanged. `steps` lets migration tests
    /// pass their own.
    [[nodiscard]] static FileResult<std::unique_ptr<DataFolder>> open(const QString& folder, Mode mode,
                                                                      std::span<const Migration> steps = migrations());
    ~DataFolder();
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;

    [[nodiscard]] Database& database() { return m_database; }

    /// Something found on opening the file that the user should be told.
    [[nodiscard]] const std::optional<base::Said>& notice() const { return m_notice; }

    [[nodiscard]] bool isPlaying() const { return m_lock != nullptr; }

    /// For files that were deleted, replaced or moved while open: from then on every transaction is refused, so that
    /// nothing is confirmed that would be lost. Resumes if the files are back or can be reopened; otherwise the error
    /// says what to do.
    [[nodiscard]] base::Result<void> renew();

private:
    explicit DataFolder(QString folder) : m_folder(std::move(folder)), m_files(m_folder) {}

    [[nodiscard]] Sql& sql() { return m_database.sql(); }
    FileResult<void> openToPlay(std::span<const Migration> steps);
    FileResult<void> openToRead();
    FileResult<void> connect(Connection::Access access);
    base::Result<void> prepareToPlay();
    base::Result<void> prepareToRead();
    base::Result<void> migrate(std::span<const Migration> steps);
    FileResult<void> probe();
    void disconnect();
    bool everythingIsInTheFile();
    std::optional<base::Error> guard(bool written);
    LastStep lastStep();
    void tellOfLostSteps(const std::optional<LastStep>& note);
    base::Said rescue();
    std::string firstAccount();

    QString m_folder;
    FolderLock m_lock;
    std::optional<Connection> m_connection;
    Database m_database;
    std::optional<base::Said> m_notice;
    HeldFiles m_files;
    std::optional<base::Error> m_lost; ///< set when the files in the folder are no longer the ones that were opened
    bool m_saved = false;              ///< with m_lost: what was confirmed is in some file of the folder nonetheless
    LastStep m_lastStep;               ///< as written in the note
    bool m_noted = false;              ///< the note that the journal is needed has been written
};

} // namespace openshoe::storage
