// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/record/recordexport.h"

#include "formats/wholefile.h"
#include "session/record/recordjson.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

#include <map>

namespace openshoe::session {

using namespace storage;
using base::Result;
using base::said;

namespace {

constexpr int roundsAPage = 200;
constexpr int searchedAPage = 5000; ///< every page of a search looks through the whole record
constexpr int playsAPage = 1000;

// One batch read, ready to be written.
struct Page {
    std::string text;
    std::int64_t rounds = 0;
    std::int64_t plays = 0;
    RoundId newest = 0; ///< 0 for an empty page
    RoundId oldest = 0;
    bool last = false;
};

// Reads page by page in the database's thread. Between pages it keeps only where the next one begins.
class Reader {
public:
    explicit Reader(const RecordExport& wanted) : m_wanted(wanted) {}

    Result<Page> next(Tables& tables) {
        return std::visit([&](const auto& filter) { return read(tables, filter); }, m_wanted.what);
    }

private:
    Result<Page> read(Tables& tables, const RoundFilter& filter) { return read(tables, RoundSearch{.filter = filter}); }

    Result<Page> read(Tables& tables, const RoundSearch& search) {
        const auto rounds = tables.rounds.found(search, search.isPlain() ? roundsAPage : searchedAPage, m_before);
        if (!rounds)
            return tl::make_unexpected(rounds.error());
        Page page{.last = std::ssize(*rounds) < (search.isPlain() ? roundsAPage : searchedAPage)};
        for (const RoundRow& round : *rounds) {
            if (auto done = m_wanted.form == RecordExport::Form::Json ? addRound(tables, round.id, page)
                                                                      : addPlays(tables, round.id, page);
                !done)
                return tl::make_unexpected(done.error());
            m_before = round.id;
        }
        return page;
    }

    Result<Page> read(Tables& tables, const PlayFilter& filter) {
        const auto plays = tables.plays.list(filter, playsAPage, m_beforePlay);
        if (!plays)
            return tl::make_unexpected(plays.error());
        Page page{.last = plays->size() < playsAPage};
        for (const PlayRow& play : *plays) {
            if (m_wanted.form == RecordExport::Form::Csv) {
                if (auto read = play.round != m_round ? readRound(tables, play.round) : Result<void>(); !read)
                    return tl::make_unexpected(read.error());
                addLine(play, page);
            } else if (play.round != m_round) {
                if (auto done = addRound(tables, play.round, page); !done)
                    return tl::make_unexpected(done.error());
            }
            m_beforePlay = PlayPlace{play.round, play.number};
        }
        return page;
    }

    Result<void> addRound(Tables& tables, RoundId id, Page& page) {
        const auto record = tables.rounds.record(id);
        if (!record)
            return tl::make_unexpected(record.error());
        const auto notes = notesOf(tables, record->row.account, id);
        if (!notes)
            return tl::make_unexpected(notes.error());
        const auto json = roundRecordJson(*record, *notes);
        if (!json)
            return tl::make_unexpected(json.error());
        page.text += QJsonDocument(*json).toJson(QJsonDocument::Compact).toStdString() + '\n';
        count(id, page);
        return {};
    }

    Result<void> addPlays(Tables& tables, RoundId id, Page& page) {
        const auto plays = tables.plays.ofRound(id);
        if (!plays)
            return tl::make_unexpected(plays.error());
        if (auto read = readRound(tables, id); !read)
            return read;
        count(id, page);
        for (const PlayRow& play : *plays)
            addLine(play, page);
        return {};
    }

    Result<void> readRound(Tables& tables, RoundId id) {
        const auto row = tables.rounds.find(id);
        if (!row)
            return tl::make_unexpected(row.error());
        auto notes = *row ? notesOf(tables, (*row)->account, id) : RoundNotes();
        if (!notes)
            return tl::make_unexpected(notes.error());
        m_played = readPlayed(tables, id);
        m_played.notes = std::move(*notes);
        return {};
    }

    // Rounds come newest first: what holds for a session is asked once.
    Result<RoundNotes> notesOf(Tables& tables, AccountId account, RoundId id) {
        auto note = tables.notes.find(NoteStore::About::Round, id);
        if (!note)
            return tl::make_unexpected(note.error());
        NoteStore::OfSession& session = m_sessions[account];
        if (id < session.first || id > session.last) {
            auto found = tables.notes.ofSession(account, id);
            if (!found)
                return tl::make_unexpected(found.error());
            session = std::move(*found);
        }
        return RoundNotes{.round = std::move(*note), .session = session.note};
    }

    void addLine(const PlayRow& play, Page& page) {
        page.text += spreadsheetLine(m_wanted.spreadsheet, play, m_played);
        ++page.plays;
        count(play.round, page);
    }

    void count(RoundId id, Page& page) {
        page.rounds += id != m_round;
        page.newest = page.newest == 0 ? id : page.newest;
        page.oldest = m_round = id;
    }

    const RecordExport& m_wanted;
    std::optional<RoundId> m_before;
    std::optional<PlayPlace> m_beforePlay;
    RoundId m_round = 0;  ///< the last one counted
    PlayedRound m_played; ///< the round being written
    std::map<AccountId, NoteStore::OfSession> m_sessions;
};

base::Said placeOf(const QIODevice& out) {
    const auto* file = qobject_cast<const QFileDevice*>(&out);
    if (file && !file->fileName().isEmpty())
        return base::Said::verbatim(file->fileName().toStdString());
    //: Where something is wrong: what is written of the record of play
    return said("Errors", "the export");
}

tl::unexpected<base::Error> cannotWrite(const QIODevice& out) {
    return base::environmentError(placeOf(out),
                                  said("Errors", "can't be written: {}").with(out.errorString().toStdString()));
}

// Flushes to the system, so that a full disk is reported where it happens and not at the end of a million rounds.
bool write(QIODevice& out, const std::string& text) {
    const auto size = static_cast<qint64>(text.size());
    auto* file = qobject_cast<QFileDevice*>(&out);
    return out.write(text.data(), size) == size && (!file || file->flush());
}

} // namespace

Result<ExportState> exportRecord(Store& store, const RecordExport& wanted, QIODevice& out,
                                 const ExportProgress& progress) {
    ExportState state;
    RoundId newest = 0;
    Reader reader(wanted);
    if (wanted.form == RecordExport::Form::Csv && !write(out, spreadsheetHeading(wanted.spreadsheet)))
        return cannotWrite(out);
    if (!write(out, wanted.heading))
        return cannotWrite(out);
    for (bool last = false; !last;) {
        const auto page = store.call([&](Tables& tables) { return reader.next(tables); });
        if (!page)
            return tl::make_unexpected(page.error());
        if (!write(out, page->text))
            return cannotWrite(out);
        last = page->last;
        state.rounds += page->rounds;
        state.plays += page->plays;
        newest = newest == 0 ? page->newest : newest;
        // Rounds are numbered from 1 and read backwards, so the last number shows how much is left.
        if (page->oldest > 0)
            state.part = 1 - static_cast<double>(page->oldest - 1) / static_cast<double>(newest);
        if (last)
            state.part = 1;
        if (progress && !progress(state)) {
            state.stopped = true;
            break;
        }
    }
    return state;
}

std::optional<base::Error> obstacleTo(const QString& path) {
    const QFileInfo file(path);
    const auto obstacle = [&](base::Said what) {
        return base::Error{base::Error::Kind::Environment, path.toStdString(), std::move(what)};
    };
    if (file.isDir())
        return obstacle(said("Errors", "is a folder; the name of a file is needed"));
    if (file.exists() && !file.isFile())
        return obstacle(said("Errors", "is a device, not a file; the name of a file is needed"));
    if (!file.dir().exists())
        return obstacle(said("Errors", "the folder doesn't exist"));
    return std::nullopt;
}

bool wouldReplace(const QString& path) {
    return QFileInfo(path).size() > 0;
}

Result<ExportState> exportToFile(Store& store, const RecordExport& wanted, const QString& path, Existing existing,
                                 const ExportProgress& progress) {
    const auto taken = [&] { return existing == Existing::Keep && wouldReplace(path); };
    const auto kept = [&] {
        return base::environmentError(path.toStdString(),
                                      said("Errors", "already exists and was not to be replaced"));
    };
    if (const auto obstacle = obstacleTo(path))
        return tl::make_unexpected(*obstacle);
    if (taken())
        return kept();
    formats::WholeFile file(path);
    const auto cannot = [&] {
        return base::environmentError(path.toStdString(),
                                      said("Errors", "can't be written: {}").with(file.errorString().toStdString()));
    };
    if (!file.open())
        return cannot();
    const auto state = exportRecord(store, wanted, file.device(), progress);
    if (!state || state->stopped)
        return state;
    if (taken()) // someone else was faster
        return kept();
    if (!file.commit())
        return cannot();
    return state;
}

} // namespace openshoe::session
