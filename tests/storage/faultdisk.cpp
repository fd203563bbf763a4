// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultdisk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <QSqlDatabase>
#include <QSqlQuery>

#include <sqlite3.h>

#include <cstring>

namespace {

FaultDisk* theDisk = nullptr;
thread_local int insideLayer = 0;

struct Inside {
    Inside() { ++insideLayer; }
    ~Inside() { --insideLayer; }
};

// A file as SQLite sees it: this layer's part, followed by the real one's.
struct LayerFile {
    sqlite3_file base;
    QString* path;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

LayerFile* at(sqlite3_file* file) {
    return reinterpret_cast<LayerFile*>(file);
}

int codeOf(DiskOp op, DiskError error) {
    if (error == DiskError::Full)
        return op == DiskOp::Map ? SQLITE_IOERR_SHMSIZE : SQLITE_FULL;
    if (error == DiskError::ReadOnly)
        return op == DiskOp::Open ? SQLITE_CANTOPEN : SQLITE_READONLY;
    switch (op) {
    case DiskOp::Open: return SQLITE_CANTOPEN;
    case DiskOp::Read: return SQLITE_IOERR_READ;
    case DiskOp::Write: return SQLITE_IOERR_WRITE;
    case DiskOp::Sync: return SQLITE_IOERR_FSYNC;
    case DiskOp::Truncate: return SQLITE_IOERR_TRUNCATE;
    case DiskOp::Delete: return SQLITE_IOERR_DELETE;
    case DiskOp::Map: return SQLITE_IOERR_SHMMAP;
    default: return SQLITE_IOERR;
    }
}

int failed(LayerFile* file, DiskOp op, DiskError* error) {
    if (!theDisk || !file->path || !theDisk->isWatched(*file->path))
        return SQLITE_OK;
    return theDisk->fails(op, error) ? codeOf(op, *error) : SQLITE_OK;
}

bool follows(LayerFile* file) {
    return theDisk && file->path && theDisk->isWatched(*file->path);
}

int layerClose(sqlite3_file* file) {
    const Inside inside;
    const int code = at(file)->real()->pMethods->xClose(at(file)->real());
    delete at(file)->path;
    at(file)->path = nullptr;
    return code;
}

int layerRead(sqlite3_file* file, void* to, int count, sqlite3_int64 offset) {
    DiskError error = DiskError::Io;
    if (const int code = failed(at(file), DiskOp::Read, &error)) {
        if (error != DiskError::Short)
            return code;
        std::memset(to, 0, static_cast<std::size_t>(count));
        return SQLITE_IOERR_SHORT_READ;
    }
    return at(file)->real()->pMethods->xRead(at(file)->real(), to, count, offset);
}

int layerWrite(sqlite3_file* file, const void* from, int count, sqlite3_int64 offset) {
    const Inside inside;
    DiskError error = DiskError::Io;
    const int code = failed(at(file), DiskOp::Write, &error);
    // A full disk or an interrupted write may have taken part of it.
    const int part = code == SQLITE_OK ? count : error == DiskError::Short || error == DiskError::Full ? count / 2 : 0;
    if (part > 0) {
        if (const int real = at(file)->real()->pMethods->xWrite(at(file)->real(), from, part, offset))
            return real;
        if (follows(at(file)))
            theDisk->wrote(*at(file)->path, offset, static_cast<const char*>(from), part);
    }
    return code == SQLITE_OK ? SQLITE_OK : error == DiskError::Short ? SQLITE_FULL : code;
}

int layerTruncate(sqlite3_file* file, sqlite3_int64 size) {
    const Inside inside;
    DiskError error = DiskError::Io;
    if (const int code = failed(at(file), DiskOp::Truncate, &error))
        return code;
    const int code = at(file)->real()->pMethods->xTruncate(at(file)->real(), size);
    if (code == SQLITE_OK && follows(at(file)))
        theDisk->truncated(*at(file)->path, size);
    return code;
}

int layerSync(sqlite3_file* file, int flags) {
    const Inside inside;
    DiskError error = DiskError::Io;
    if (const int code = failed(at(file), DiskOp::Sync, &error)) {
        theDisk->synced(*at(file)->path, true);
        return code == SQLITE_READONLY || code == SQLITE_FULL ? SQLITE_IOERR_FSYNC : code;
    }
    // The model first, because the real sync also writes the folder through if the file is new.
    if (follows(at(file)))
        theDisk->synced(*at(file)->path, false);
    return at(file)->real()->pMethods->xSync(at(file)->real(), flags);
}

int layerFileSize(sqlite3_file* file, sqlite3_int64* size) {
    return at(file)->real()->pMethods->xFileSize(at(file)->real(), size);
}
int layerLock(sqlite3_file* file, int lock) {
    return at(file)->real()->pMethods->xLock(at(file)->real(), lock);
}
int layerUnlock(sqlite3_file* file, int lock) {
    return at(file)->real()->pMethods->xUnlock(at(file)->real(), lock);
}
int layerCheckReserved(sqlite3_file* file, int* out) {
    return at(file)->real()->pMethods->xCheckReservedLock(at(file)->real(), out);
}
int layerControl(sqlite3_file* file, int op, void* argument) {
    return at(file)->real()->pMethods->xFileControl(at(file)->real(), op, argument);
}
int layerSectorSize(sqlite3_file* file) {
    return at(file)->real()->pMethods->xSectorSize(at(file)->real());
}
int layerCharacteristics(sqlite3_file* file) {
    return at(file)->real()->pMethods->xDeviceCharacteristics(at(file)->real());
}
int layerShmMap(sqlite3_file* file, int page, int size, int extend, void volatile** out) {
    const Inside inside;
    DiskError error = DiskError::Io;
    if (const int code = failed(at(file), DiskOp::Map, &error)) {
        *out = nullptr;
        return code;
    }
    return at(file)->real()->pMethods->xShmMap(at(file)->real(), page, size, extend, out);
}
int layerShmLock(sqlite3_file* file, int offset, int count, int flags) {
    return at(file)->real()->pMethods->xShmLock(at(file)->real(), offset, count, flags);
}
void layerShmBarrier(sqlite3_file* file) {
    at(file)->real()->pMethods->xShmBarrier(at(file)->real());
}
int layerShmUnmap(sqlite3_file* file, int remove) {
    const Inside inside;
    return at(file)->real()->pMethods->xShmUnmap(at(file)->real(), remove);
}
int layerFetch(sqlite3_file*, sqlite3_int64, int, void** out) {
    *out = nullptr; // no mapping: every byte must pass through here
    return SQLITE_OK;
}
int layerUnfetch(sqlite3_file*, sqlite3_int64, void*) {
    return SQLITE_OK;
}

const sqlite3_io_methods layerMethods{3,
                                      layerClose,
                                      layerRead,
                                      layerWrite,
                                      layerTruncate,
                                      layerSync,
                                      layerFileSize,
                                      layerLock,
                                      layerUnlock,
                                      layerCheckReserved,
                                      layerControl,
                                      layerSectorSize,
                                      layerCharacteristics,
                                      layerShmMap,
                                      layerShmLock,
                                      layerShmBarrier,
                                      layerShmUnmap,
                                      layerFetch,
                                      layerUnfetch};

sqlite3_vfs* realOf(sqlite3_vfs* vfs) {
    return static_cast<sqlite3_vfs*>(vfs->pAppData);
}

int layerOpen(sqlite3_vfs* vfs, sqlite3_filename path, sqlite3_file* file, int flags, int* outFlags) {
    const Inside inside;
    file->pMethods = nullptr;
    at(file)->path = nullptr;
    const QString where = path ? QFile::decodeName(path) : QString();
    const bool watched = theDisk && path && theDisk->isWatched(where);
    DiskError error = DiskError::Io;
    if (watched && theDisk->fails(DiskOp::Open, &error))
        return codeOf(DiskOp::Open, error);
    const bool isNew = watched && !QFileInfo::exists(where);
    const int code = realOf(vfs)->xOpen(realOf(vfs), path, at(file)->real(), flags, outFlags);
    if (code != SQLITE_OK) {
        if (at(file)->real()->pMethods)
            at(file)->real()->pMethods->xClose(at(file)->real());
        return code;
    }
    file->pMethods = &layerMethods;
    at(file)->path = new QString(where);
    if (isNew && QFileInfo::exists(where))
        theDisk->created(where);
    return SQLITE_OK;
}

int layerDelete(sqlite3_vfs* vfs, const char* path, int syncFolder) {
    const Inside inside;
    const QString where = QFile::decodeName(path);
    const bool watched = theDisk && theDisk->isWatched(where);
    DiskError error = DiskError::Io;
    if (watched && theDisk->fails(DiskOp::Delete, &error))
        return codeOf(DiskOp::Delete, error);
    if (watched)
        theDisk->removed(where);
    return realOf(vfs)->xDelete(realOf(vfs), path, syncFolder);
}

} // namespace

const char* name(DiskOp op) {
    static constexpr const char* names[] = {"open",   "read", "write",  "sync",   "truncate",
                                            "delete", "map",  "rename", "remove", "sync outside"};
    return names[static_cast<int>(op)];
}

struct FaultDisk::Layer {
    sqlite3_vfs vfs{};
    sqlite3_vfs* real = nullptr;
};

FaultDisk::FaultDisk() : m_layer(std::make_unique<Layer>()) {
    sqlite3_initialize();
    m_layer->real = sqlite3_vfs_find(nullptr);
    m_layer->vfs = *m_layer->real;
    m_layer->vfs.pNext = nullptr;
    m_layer->vfs.zName = "faultdisk";
    m_layer->vfs.szOsFile = static_cast<int>(sizeof(LayerFile)) + m_layer->real->szOsFile;
    m_layer->vfs.pAppData = m_layer->real;
    m_layer->vfs.xOpen = layerOpen;
    m_layer->vfs.xDelete = layerDelete;
    // Everything else is passed on with the real VFS as its subject, because that may use its own data.
    m_layer->vfs.xAccess = [](sqlite3_vfs* v, const char* path, int flags, int* out) {
        return realOf(v)->xAccess(realOf(v), path, flags, out);
    };
    m_layer->vfs.xFullPathname = [](sqlite3_vfs* v, const char* path, int count, char* out) {
        return realOf(v)->xFullPathname(realOf(v), path, count, out);
    };
    sqlite3_vfs_register(&m_layer->vfs, 1);
    theDisk = this;
}

FaultDisk::~FaultDisk() {
    theDisk = nullptr;
    sqlite3_vfs_unregister(&m_layer->vfs);
    sqlite3_vfs_register(m_layer->real, 1);
}

FaultDisk* FaultDisk::current() {
    return theDisk;
}

QString FaultDisk::reasonToSkip([[maybe_unused]] bool programsFilesToo) {
    const QTemporaryDir folder;
    watch(folder.path(), false);
    {
        auto connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("whose"));
        connection.setDatabaseName(folder.filePath(QStringLiteral("whose.db")));
        if (connection.open())
            QSqlQuery(connection).exec(QStringLiteral("CREATE TABLE t(a)"));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("whose"));
    const bool sqlite = count(DiskOp::Write) > 0;
    arm({});
    disarm();
    QFile::rename(folder.filePath(QStringLiteral("whose.db")), folder.filePath(QStringLiteral("other.db")));
    const bool files = count(DiskOp::Rename) > 0;
    unwatch();
    if (!sqlite)
        return QStringLiteral("Qt's driver brings its own SQLite here: no fault can be put under it");
    if (programsFilesToo && !files)
        return QStringLiteral("what the program itself does with files can't be followed on this system");
    return {};
}

bool FaultDisk::isWatched(const QString& path) const {
    const std::lock_guard lock(m_mutex);
    return !m_folder.isEmpty() && path.startsWith(m_folder);
}

void FaultDisk::watch(const QString& folder, bool writeDown) {
    const std::lock_guard lock(m_mutex);
    m_folder = QFileInfo(folder).canonicalFilePath() + QLatin1Char('/');
    m_writeDown = writeDown;
    m_events.clear();
    m_files.clear();
    m_counts = {};
    m_seen = 0;
    if (!writeDown)
        return;
    for (const QString& sub : {QString(), QStringLiteral("backups/")}) {
        for (const QFileInfo& file : QDir(m_folder + sub).entryInfoList(QDir::Files)) {
            QFile content(file.filePath());
            if (content.open(QIODevice::ReadOnly))
                add({.what = DiskEvent::What::Content,
                     .file = fileAt(m_folder + sub + file.fileName()),
                     .offset = 0,
                     .bytes = content.readAll()});
        }
        noteNames(m_folder + sub, DiskEvent::What::NamesSync);
    }
    mark(-1);
}

std::vector<DiskEvent> FaultDisk::unwatch() {
    const std::lock_guard lock(m_mutex);
    m_folder.clear();
    m_writeDown = false;
    return std::move(m_events);
}

void FaultDisk::mark(int number) {
    const std::lock_guard lock(m_mutex);
    add({.what = DiskEvent::What::Mark, .file = number});
}

void FaultDisk::arm(DiskFault fault) {
    const std::lock_guard lock(m_mutex);
    m_fault = std::move(fault);
    m_armed = true;
    m_matched = 0;
    m_injected = 0;
    m_counts = {};
}

void FaultDisk::disarm() {
    const std::lock_guard lock(m_mutex);
    m_armed = false;
}

bool FaultDisk::fails(DiskOp op, DiskError* error) {
    const std::lock_guard lock(m_mutex);
    ++m_counts[static_cast<std::size_t>(op)];
    ++m_seen;
    if (!m_armed || m_fault.ops.count(op) == 0)
        return false;
    ++m_matched;
    if (m_matched < m_fault.at || (m_matched > m_fault.at && !m_fault.stays))
        return false;
    ++m_injected;
    *error = m_fault.error;
    return true;
}

void FaultDisk::add(DiskEvent event) {
    if (m_writeDown)
        m_events.push_back(std::move(event));
}

int FaultDisk::fileAt(const QString& path) {
    auto [file, isNew] = m_files.try_emplace(path, 0);
    if (isNew)
        file->second = ++m_lastFile;
    return file->second;
}

void FaultDisk::wrote(const QString& path, qint64 offset, const char* bytes, int count) {
    const std::lock_guard lock(m_mutex);
    if (m_writeDown)
        add({.what = DiskEvent::What::Write,
             .file = fileAt(path),
             .offset = offset,
             .bytes = QByteArray(bytes, count)});
}

void FaultDisk::truncated(const QString& path, qint64 size) {
    const std::lock_guard lock(m_mutex);
    add({.what = DiskEvent::What::Truncate, .file = fileAt(path), .offset = size});
}

void FaultDisk::synced(const QString& path, bool lost) {
    const std::lock_guard lock(m_mutex);
    add({.what = lost ? DiskEvent::What::Lost : DiskEvent::What::Sync, .file = fileAt(path)});
}

void FaultDisk::syncedOutside(const QString& path) {
    const std::lock_guard lock(m_mutex);
    if (!m_writeDown)
        return;
    if (QFileInfo(path).isDir()) {
        noteNames(path + QLatin1Char('/'), DiskEvent::What::NamesSync);
        return;
    }
    QFile content(path);
    if (content.open(QIODevice::ReadOnly))
        add({.what = DiskEvent::What::Content, .file = fileAt(path), .offset = 0, .bytes = content.readAll()});
}

// Records the names a folder has now. A name that appeared without an event is a new file.
void FaultDisk::noteNames(const QString& dir, DiskEvent::What what) {
    if (!m_writeDown)
        return;
    DiskEvent event{.what = what, .file = 0, .offset = 0, .bytes = {}, .dir = dir.mid(m_folder.size())};
    for (const QString& name : QDir(dir).entryList(QDir::Files | QDir::Hidden))
        event.names[name] = fileAt(dir + name);
    add(std::move(event));
}

void FaultDisk::created(const QString& path) {
    const std::lock_guard lock(m_mutex);
    m_files.erase(path);
    noteNames(QFileInfo(path).path() + QLatin1Char('/'), DiskEvent::What::Names);
}

void FaultDisk::removed(const QString& path) {
    const std::lock_guard lock(m_mutex);
    if (!m_writeDown)
        return;
    m_files.erase(path);
    const QString dir = QFileInfo(path).path() + QLatin1Char('/');
    DiskEvent event{
        .what = DiskEvent::What::Names, .file = 0, .offset = 0, .bytes = {}, .dir = dir.mid(m_folder.size())};
    for (const QString& name : QDir(dir).entryList(QDir::Files | QDir::Hidden)) {
        if (dir + name != path)
            event.names[name] = fileAt(dir + name);
    }
    add(std::move(event));
}

void FaultDisk::renamed(const QString& from, const QString& to) {
    const std::lock_guard lock(m_mutex);
    if (!m_writeDown)
        return;
    const int file = fileAt(from);
    m_files.erase(from);
    m_files[to] = file;
    // Within one folder a name changes atomically. Between folders it appears first, so it can't be lost in between.
    noteNames(QFileInfo(to).path() + QLatin1Char('/'), DiskEvent::What::Names);
    if (QFileInfo(to).path() != QFileInfo(from).path())
        noteNames(QFileInfo(from).path() + QLatin1Char('/'), DiskEvent::What::Names);
}

// --- The program's own file operations, intercepted on the way to the C library.

#ifdef __linux__
#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

namespace {

template <typename Function> Function* next(const char* symbol) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, symbol));
}

bool refused(DiskOp op, const QString& path) {
    DiskError error = DiskError::Io;
    if (insideLayer > 0 || !theDisk || !theDisk->isWatched(path) || !theDisk->fails(op, &error))
        return false;
    errno = error == DiskError::Full ? ENOSPC : error == DiskError::ReadOnly ? EROFS : EIO;
    return true;
}

QString absolute(const char* path) {
    return QDir::cleanPath(QFileInfo(QFile::decodeName(path)).absoluteFilePath());
}

QString pathOf(int descriptor) {
    char path[4096];
    const auto count = ::readlink(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), path, sizeof path);
    return count <= 0 ? QString() : QFile::decodeName(QByteArray(path, count));
}

int syncThrough(int descriptor, const char* symbol) {
    static thread_local bool within = false;
    const auto real = next<int(int)>(symbol);
    if (!theDisk || within)
        return real(descriptor);
    within = true;
    const QString path = pathOf(descriptor);
    const bool folder = theDisk->isWatched(path + QLatin1Char('/')) && QFileInfo(path).isDir();
    const bool ours = folder || (insideLayer == 0 && theDisk->isWatched(path));
    int result = -1;
    if (!ours || !refused(DiskOp::SyncFile, path)) {
        result = real(descriptor);
        if (ours && result == 0)
            theDisk->syncedOutside(path);
    }
    within = false;
    return result;
}

template <typename Real> int renameThrough(const char* from, const char* to, Real real) {
    if (insideLayer > 0 || !theDisk)
        return real();
    const QString source = absolute(from);
    const QString target = absolute(to);
    if (refused(DiskOp::Rename, source))
        return -1;
    const int result = real();
    if (result == 0 && theDisk->isWatched(source))
        theDisk->renamed(source, target);
    return result;
}

} // namespace

extern "C" {

int fsync(int descriptor) {
    return syncThrough(descriptor, "fsync");
}
int fdatasync(int descriptor) {
    return syncThrough(descriptor, "fdatasync");
}
int rename(const char* from, const char* to) noexcept {
    return renameThrough(from, to, [&] { return next<int(const char*, const char*)>("rename")(from, to); });
}
int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned int flags) noexcept {
    return renameThrough(from, to, [&] {
        return next<int(int, const char*, int, const char*, unsigned int)>("renameat2")(fromFolder, from, toFolder, to,
                                                                                        flags);
    });
}
int unlink(const char* path) noexcept {
    const auto real = next<int(const char*)>("unlink");
    if (insideLayer > 0 || !theDisk)
        return real(path);
    const QString where = absolute(path);
    if (refused(DiskOp::Remove, where))
        return -1;
    if (theDisk->isWatched(where))
        theDisk->removed(where);
    return real(path);
}
}
#endif

// --- A disk, and what remains of it.

void DiskModel::follow(const DiskEvent& event) {
    using What = DiskEvent::What;
    File& file = m_files[event.file];
    switch (event.what) {
    case What::Write:
    case What::Truncate: file.pending.push_back(event); break;
    case What::Sync: {
        std::mt19937_64 none;
        file.durable = contentOf(file, Loss::Nothing, none);
        file.pending.clear();
        break;
    }
    case What::Content:
        file.durable = event.bytes;
        file.pending.clear();
        break;
    case What::Lost:
        if (m_forgets)
            file.pending.clear();
        break;
    case What::Names: m_folders[event.dir].states.push_back(event.names); break;
    case What::NamesSync: m_folders[event.dir].states = {event.names}; break;
    case What::Mark: break;
    }
}

bool DiskModel::isUnsettled() const {
    for (const auto& [id, file] : m_files) {
        if (!file.pending.empty())
            return true;
    }
    for (const auto& [dir, folder] : m_folders) {
        if (folder.states.size() > 1)
            return true;
    }
    return false;
}

QByteArray DiskModel::contentOf(const File& file, Loss loss, std::mt19937_64& random) {
    constexpr qint64 sector = 512;
    QByteArray content = file.durable;
    if (loss == Loss::Unsynced)
        return content;
    std::size_t count = file.pending.size();
    if (loss == Loss::Later)
        count = random() % (count + 1);
    const unsigned kept = 1 + static_cast<unsigned>(random() % 9); // of ten, where any may be lost
    const bool rubbish = loss == Loss::Any && random() % 4 == 0;   // new space may contain old data
    const auto put = [&](qint64 offset, const char* bytes, qint64 size) {
        if (const qint64 end = offset + size; end > content.size()) {
            const qint64 before = content.size();
            content.resize(end, '\0');
            for (qint64 i = before; i < end; ++i)
                content[i] = rubbish ? static_cast<char>(random()) : '\0';
        }
        std::memcpy(content.data() + offset, bytes, static_cast<std::size_t>(size));
    };
    for (std::size_t i = 0; i < count; ++i) {
        const DiskEvent& event = file.pending[i];
        if (event.what == DiskEvent::What::Truncate) {
            if (loss != Loss::Any || random() % 10 < kept)
                content.resize(std::min<qint64>(content.size(), event.offset));
            continue;
        }
        for (qint64 from = 0; from < event.bytes.size();) {
            const qint64 size = std::min<qint64>(event.bytes.size() - from, sector - (event.offset + from) % sector);
            const bool torn = loss == Loss::Later && i + 1 == count && random() % 2 == 0;
            if (!torn && (loss != Loss::Any || random() % 10 < kept))
                put(event.offset + from, event.bytes.constData() + from, size);
            from += size;
        }
    }
    return content;
}

void DiskModel::write(const QString& folder, Loss loss, std::mt19937_64& random) const {
    for (const auto& [dir, known] : m_folders) {
        if (known.states.empty())
            continue;
        std::size_t state = 0;
        if (loss == Loss::Nothing)
            state = known.states.size() - 1;
        else if (loss != Loss::Unsynced)
            state = random() % known.states.size();
        auto names = known.states[state];
        if (loss == Loss::Any && random() % 3 == 0) {
            // Journals come and go: each such unsynced change may or may not be on disk, independently.
            const auto& first = known.states.front();
            const auto& last = known.states.back();
            for (const char* ending : {"openshoe.db-wal", "openshoe.db-journal"}) {
                const QString name = QString::fromLatin1(ending);
                const auto before = first.find(name);
                const auto after = last.find(name);
                const auto& chosen = random() % 2 == 0 ? before : after;
                names.erase(name);
                if (chosen != (&chosen == &before ? first : last).end())
                    names[name] = chosen->second;
            }
        }
        QDir().mkpath(folder + QLatin1Char('/') + dir);
        for (const auto& [name, id] : names) {
            const auto found = m_files.find(id);
            if (name.endsWith(QLatin1String("-shm")) || name.endsWith(QLatin1String(".lock")))
                continue;
            QFile file(folder + QLatin1Char('/') + dir + name);
            if (file.open(QIODevice::WriteOnly) && found != m_files.end())
                file.write(contentOf(found->second, loss, random));
        }
    }
}
