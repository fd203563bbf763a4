// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <set>
#include <vector>

/// What SQLite, and the program beside it, asks of the disk. The last three happen outside SQLite: files renamed,
/// removed and synced by the program itself; they are seen on Linux only.
enum class DiskOp { Open, Read, Write, Sync, Truncate, Delete, Map, Rename, Remove, SyncFile };
inline constexpr int diskOpCount = 10;
[[nodiscard]] const char* name(DiskOp op);

/// How an operation fails.
enum class DiskError {
    Io,       ///< an I/O error; nothing of the operation happened
    Short,    ///< a write or read that stopped half-way
    Full,     ///< no room
    ReadOnly, ///< the file system has turned read-only
};

struct DiskFault {
    std::set<DiskOp> ops;
    int at = 1;         ///< which of these operations since arm() fails, from 1
    bool stays = false; ///< all after it fail too, until disarm()
    DiskError error = DiskError::Io;
};

/// What happened to the files of a folder, in order: enough to tell what a disk may hold after losing power at any
/// point.
struct DiskEvent {
    enum class What {
        Write,     ///< `bytes` at `offset`
        Truncate,  ///< to `offset` bytes
        Sync,      ///< everything of the file so far is on disk
        Content,   ///< the program itself synced the file, which holds `bytes`
        Lost,      ///< a sync failed: what was written since the last one will never reach the disk
        Names,     ///< the folder `dir` now has these names
        NamesSync, ///< the folder's names are on disk
        Mark,      ///< set by the test: step `file` is confirmed
    };
    What what = What::Mark;
    int file = 0;
    qint64 offset = 0;
    QByteArray bytes;
    QString dir;
    std::map<QString, int> names;
};

/// Replaces SQLite's default VFS while this object lives: passes everything on to the real one, counts operations,
/// makes chosen ones fail, and records what happens in a watched folder. One at a time.
class FaultDisk {
public:
    FaultDisk();
    ~FaultDisk();
    FaultDisk(const FaultDisk&) = delete;
    FaultDisk& operator=(const FaultDisk&) = delete;

    /// From now on operations on files in this folder and below are counted. What is there now counts as on disk: it is
    /// recorded first, followed by a mark numbered -1.
    void watch(const QString& folder, bool writeDown);
    /// Stops watching; returns what was recorded.
    std::vector<DiskEvent> unwatch();
    /// Step `number` is confirmed.
    void mark(int number);

    void arm(DiskFault fault);
    void disarm();
    [[nodiscard]] int injected() const { return m_injected; }
    /// Operations since watch() or arm().
    [[nodiscard]] int count(DiskOp op) const { return m_counts[static_cast<std::size_t>(op)]; }
    [[nodiscard]] int seen() const { return m_seen; }
    /// Why nothing can be tested: SQLite doesn't use this layer (Qt's driver brings its own SQLite). Empty if it does.
    [[nodiscard]] QString reasonToSkip(bool programsFilesToo = false);

    // For the layer itself.
    [[nodiscard]] bool isWatched(const QString& path) const;
    /// Counts the operation; true if it is to fail, with `error` saying how.
    [[nodiscard]] bool fails(DiskOp op, DiskError* error);
    void wrote(const QString& path, qint64 offset, const char* bytes, int count);
    void truncated(const QString& path, qint64 size);
    void synced(const QString& path, bool lost);
    void syncedOutside(const QString& path);
    void renamed(const QString& from, const QString& to);
    void removed(const QString& path);
    void created(const QString& path);
    static FaultDisk* current();

private:
    int fileAt(const QString& path);
    void add(DiskEvent event);
    void noteNames(const QString& dir, DiskEvent::What what);

    struct Layer;
    std::unique_ptr<Layer> m_layer;
    mutable std::recursive_mutex m_mutex;
    QString m_folder;
    bool m_writeDown = false;
    DiskFault m_fault;
    bool m_armed = false;
    int m_matched = 0;
    int m_injected = 0;
    int m_seen = 0;
    std::array<int, diskOpCount> m_counts{};
    std::vector<DiskEvent> m_events;
    std::map<QString, int> m_files; ///< by path
    int m_lastFile = 0;
};

/// A disk that follows the recorded events and can say what it might hold if power is lost now.
class DiskModel {
public:
    enum class Loss {
        Unsynced, ///< everything unsynced is gone
        Nothing,  ///< the disk had written everything
        Later,    ///< it wrote in order, up to some point
        Any,      ///< it wrote any sectors in any order, and names too
    };

    /// `forgets`: what a failed sync could not write is never written (as on Linux); otherwise it may still be, later.
    explicit DiskModel(bool forgets = true) : m_forgets(forgets) {}

    void follow(const DiskEvent& event);
    /// Whether something may still be lost, so that the possible disks differ.
    [[nodiscard]] bool isUnsettled() const;
    /// Writes what is left to an empty folder: everything except shared memory and the lock of the ended program.
    void write(const QString& folder, Loss loss, std::mt19937_64& random) const;

private:
    struct File {
        QByteArray durable;
        std::vector<DiskEvent> pending;
    };
    struct Folder {
        std::vector<std::map<QString, int>> states; ///< the first is on disk
    };
    static QByteArray contentOf(const File& file, Loss loss, std::mt19937_64& random);

    bool m_forgets;
    std::map<int, File> m_files;
    std::map<QString, Folder> m_folders; ///< relative to the watched folder
};
