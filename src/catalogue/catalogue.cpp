// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/catalogue.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <atomic>
#include <thread>
#include <utility>

#ifdef Q_OS_WIN
#include "formats/nativepath.h"

#include <windows.h>
#endif

namespace openshoe::catalogue {

namespace {

bool isSameGame(const Game& a, const Game& b) {
    return a.rules == b.rules && a.path == b.path;
}

bool isSameFile(const QString& a, const QString& b) {
    return QFileInfo(a).canonicalFilePath() == QFileInfo(b).canonicalFilePath();
}

#ifdef Q_OS_WIN
// Qt answers with the time of the last writing, which every program can set.
QDateTime changedAt(const QFileInfo& file) {
    const HANDLE opened = CreateFileW(formats::nativePath(file.filePath()).toStdWString().c_str(), FILE_READ_ATTRIBUTES,
                                      FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, OPEN_EXISTING,
                                      FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (opened == INVALID_HANDLE_VALUE)
        return {};
    FILE_BASIC_INFO facts{};
    const bool known = GetFileInformationByHandleEx(opened, FileBasicInfo, &facts, sizeof facts);
    CloseHandle(opened);
    constexpr qint64 epoch = 11'644'473'600'000; // 1970, counted from 1601 in ms
    return known ? QDateTime::fromMSecsSinceEpoch(facts.ChangeTime.QuadPart / 10'000 - epoch) : QDateTime();
}
#else
QDateTime changedAt(const QFileInfo& file) { return file.metadataChangeTime(); }
#endif

} // namespace

/// Files being read on their own thread, and handed over when it has ended.
struct Catalogue::Scan {
    std::vector<File> files;
    std::atomic<bool> stop{false};
    bool done = false; ///< finished and only held back
    std::thread thread;

    ~Scan() {
        stop = true;
        if (thread.joinable())
            thread.join();
    }
};

Catalogue::Catalogue(QString ownFolder, QObject* parent) : QObject(parent), m_ownFolder(std::move(ownFolder)) {
    QStringList stale;
    look(stale);
    if (static_cast<std::size_t>(stale.size()) > readAtOnce) {
        assemble({});
        readElsewhere(stale);
    } else {
        assemble(m_ownFiles);
    }
}

Catalogue::~Catalogue() = default;

const Game* Catalogue::game(const std::string& id) const {
    const auto found = m_places.find(id);
    return found == m_places.end() ? nullptr : &m_games[found->second];
}

Rules Catalogue::find(const std::string& id) const {
    const Game* found = game(id);
    return found ? found->rules : nullptr;
}

engine::RuleSet Catalogue::dressed(engine::RuleSet stored) const {
    if (const Rules known = find(stored.id))
        stored.look = known->look;
    return stored;
}

QStringList Catalogue::files() const {
    QStringList paths;
    for (const Stamp& file : m_looked)
        paths << file.path;
    return paths;
}

base::Result<Rules> Catalogue::open(const QString& idOrPath) {
    if (Rules known = find(idOrPath.toStdString()))
        return known;
    finishReading();
    if (Rules known = find(idOrPath.toStdString()))
        return known;
    auto rules = formats::VariantCatalogue(m_ownFolder).load(idOrPath);
    if (!rules)
        return tl::make_unexpected(rules.error());
    if (const Game* other = game(rules->id)) {
        if (*other->rules == *rules || isSameFile(other->path, idOrPath))
            return other->rules;
        return tl::make_unexpected(formats::idTaken(idOrPath, rules->id));
    }
    m_openedPaths << idOrPath;
    m_looked.push_back(stampOf(QFileInfo(idOrPath)));
    assembleAndTell();
    if (Rules opened = find(rules->id))
        return opened;
    return tl::make_unexpected(formats::idTaken(idOrPath, rules->id)); // taken by a file that appeared meanwhile
}

// --- The files.

Catalogue::Stamp Catalogue::stampOf(const QFileInfo& file) {
    return {file.filePath(), file.lastModified(), changedAt(file), file.size()};
}

Catalogue::File Catalogue::readFile(const QString& path) const {
    const QFileInfo file(path);
    const bool own = !m_ownFolder.isEmpty() && file.path() == m_ownFolder;
    return {stampOf(file), own ? formats::readOwnVariantFile(m_ownFolder, path) : formats::readVariantFile(path)};
}

// Forgets files that are gone or have changed.
bool Catalogue::look(QStringList& stale) {
    m_ownFiles = formats::variantFiles(m_ownFolder);
    QFileInfoList all = m_ownFiles;
    for (const QString& path : m_openedPaths)
        all << QFileInfo(path);
    QHash<QString, File> good;
    std::vector<Stamp> now{stampOf(QFileInfo(formats::arrangementFile(m_ownFolder)))};
    for (const QFileInfo& file : all) {
        now.push_back(stampOf(file));
        const auto known = m_files.find(file.filePath());
        if (known == m_files.end() || known->stamp != now.back())
            stale << file.filePath();
        else
            good.insert(file.filePath(), std::move(*known));
    }
    const bool changed = now != m_looked || !stale.isEmpty();
    m_looked = std::move(now);
    m_files = std::move(good);
    return changed;
}

void Catalogue::reload(const QStringList& written) {
    finishReading();
    for (const QString& path : written)
        m_files.remove(path);
    QStringList stale;
    if (!look(stale) && written.isEmpty())
        return;
    if (static_cast<std::size_t>(stale.size()) > readAtOnce)
        readElsewhere(stale);
    else
        assembleAndTell();
}

void Catalogue::readElsewhere(const QStringList& paths) {
    m_reading = std::make_unique<Scan>();
    Scan* reading = m_reading.get();
    reading->thread = std::thread([this, reading, paths] {
        for (const QString& path : paths) {
            if (reading->stop)
                return;
            reading->files.push_back(readFile(path));
        }
        QMetaObject::invokeMethod(
            this,
            [this, reading] {
                if (m_reading.get() == reading) {
                    reading->done = true;
                    if (!m_heldBack)
                        takeRead();
                }
            },
            Qt::QueuedConnection);
    });
}

void Catalogue::finishReading() {
    if (m_reading)
        takeRead();
}

void Catalogue::letIn() {
    m_heldBack = false;
    if (m_reading && m_reading->done)
        takeRead();
}

void Catalogue::takeRead() {
    m_reading->thread.join();
    for (File& file : m_reading->files)
        m_files.insert(file.stamp.path, std::move(file));
    m_reading.reset();
    assembleAndTell();
}

const base::Result<engine::RuleSet>& Catalogue::contents(const QString& path) {
    auto known = m_files.find(path);
    if (known == m_files.end())
        known = m_files.insert(path, readFile(path));
    return known->rules;
}

// --- The games.

Rules Catalogue::kept(engine::RuleSet rules) const {
    const Rules before = find(rules.id);
    return before && *before == rules ? before : std::make_shared<const engine::RuleSet>(std::move(rules));
}

void Catalogue::assemble(const QFileInfoList& ownFiles) {
    using Source = Game::Source;
    const formats::VariantCatalogue files(m_ownFolder, ownFiles,
                                          [this](const QString& path) { return contents(path); });
    std::vector<Game> games;
    std::unordered_map<std::string, std::size_t> places;
    const auto add = [&](Game game) {
        places.emplace(game.rules->id, games.size());
        games.push_back(std::move(game));
    };
    for (const auto& entry : files.entries())
        add({kept(entry.rules), entry.builtIn ? Source::BuiltIn : Source::Own, entry.path});
    auto unusable = files.unusable();
    for (const QString& path : m_openedPaths) {
        const auto& rules = contents(path);
        const auto other = rules ? places.find(rules->id) : places.end();
        if (!rules)
            unusable.push_back({path, rules.error()});
        else if (other == places.end())
            add({kept(*rules), Source::Opened, path});
        else if (*games[other->second].rules != *rules && !isSameFile(games[other->second].path, path))
            unusable.push_back({path, formats::idTaken(path, rules->id)});
    }
    m_games = std::move(games);
    m_places = std::move(places);
    m_unusable = std::move(unusable);
    m_arrangement = files.arrangement();
    m_hidden = {m_arrangement.hidden.begin(), m_arrangement.hidden.end()};
}

void Catalogue::assembleAndTell() {
    const auto games = m_games;
    const auto places = m_places;
    const auto unusable = m_unusable;
    const auto hidden = m_hidden;
    assemble(m_ownFiles);
    QStringList ids;
    QSet<QString> named;
    const auto name = [&](const engine::RuleSet& rules) {
        const QString id = QString::fromStdString(rules.id);
        if (!named.contains(id)) {
            named.insert(id);
            ids << id;
        }
    };
    for (const Game& old : games) {
        if (find(old.rules->id) != old.rules)
            name(*old.rules);
    }
    for (const Game& now : m_games) {
        const auto old = places.find(now.rules->id);
        if (old == places.end() || games[old->second].rules != now.rules)
            name(*now.rules);
    }
    const bool same = std::equal(games.begin(), games.end(), m_games.begin(), m_games.end(), isSameGame);
    if (!same || unusable != m_unusable || hidden != m_hidden)
        emit changed(ids);
}

} // namespace openshoe::catalogue

#include "moc_catalogue.cpp"
