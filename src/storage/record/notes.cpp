// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/notes.h"

#include "storage/record/database.h"
#include "storage/record/rounds.h"

#include <algorithm>
#include <map>

namespace openshoe::storage {

using base::inputError;
using base::Result;
using base::said;

namespace {

// Characters as a reader counts them, not halves of them.
qsizetype lengthOf(const QString& text) {
    return text.toUcs4().size();
}

// Control characters, halves of characters, and ends of lines of other kinds than `allowed` has.
bool hasUnshowable(const QString& text, const char* allowed) {
    const QString fine = QString::fromLatin1(allowed);
    const auto points = text.toUcs4();
    return !text.isValidUtf16() || std::ranges::any_of(points, [&](uint point) {
        const auto category = QChar::category(point);
        const bool unshowable = category == QChar::Other_Control || category == QChar::Separator_Line ||
                                category == QChar::Separator_Paragraph;
        return unshowable && (point > 0xff || !fine.contains(QChar(static_cast<char16_t>(point))));
    });
}

std::optional<base::Error> problemOf(const Note& note) {
    const auto wrong = [](base::Said where, base::Said what) {
        return std::optional(base::errorAt(base::Error::Kind::Input, std::move(where), std::move(what)));
    };
    const base::Said text = said("Errors", "the note");
    if (lengthOf(note.text) > NoteStore::longestText)
        return wrong(text, said("Errors", "is too long: at most {} characters are kept").with(NoteStore::longestText));
    if (hasUnshowable(note.text, "\n\t"))
        return wrong(text, said("Errors", "has control characters: remove them"));
    const base::Said tags = said("Errors", "the tags");
    if (note.tags.size() > NoteStore::mostTags)
        return wrong(tags, said("Errors", "are too many: at most {} are kept").with(NoteStore::mostTags));
    for (const QString& tag : note.tags) {
        if (hasUnshowable(tag, ""))
            return wrong(tags, said("Errors", "have control characters: remove them"));
        if (lengthOf(tag) > NoteStore::longestTag)
            return wrong(tags,
                         said("Errors", "are too long: each has at most {} characters").with(NoteStore::longestTag));
    }
    return std::nullopt;
}

Note tidied(const Note& note) {
    Note tidy{.text = QString(note.text).replace(QLatin1String("\r\n"), QLatin1String("\n")).trimmed(), .tags = {}};
    for (const QString& tag : note.tags) {
        const QString name = tag.trimmed();
        if (!name.isEmpty() && !tidy.tags.contains(name, Qt::CaseInsensitive))
            tidy.tags << name;
    }
    return tidy;
}

} // namespace

Result<Note> NoteStore::find(About about, RoundId round) {
    Note note;
    {
        Cursor row = m_db.sql().query("SELECT text, tags FROM notes WHERE about = ? AND round = ?",
                                      static_cast<int>(about), round);
        if (row.next()) {
            note.text = row.string(0);
            note.tags = row.string(1).split(u'\n', Qt::SkipEmptyParts);
        }
    }
    return m_db.sql().result(std::move(note));
}

Result<NoteStore::OfSession> NoteStore::ofSession(AccountId account, RoundId round) {
    const auto first = m_db.sql().integer("SELECT max(n.round) FROM notes n CROSS JOIN rounds r ON r.id = n.round"
                                          " WHERE n.about = 1 AND n.round <= ? AND r.account = ?",
                                          round, account);
    if (!first)
        return m_db.sql().result(OfSession{.first = 1, .last = round, .note = {}});
    const auto last = RoundStore(m_db).lastOfSitting(*first);
    if (!last)
        return tl::make_unexpected(last.error());
    if (round > *last)
        return OfSession{.first = *last + 1, .last = round, .note = {}};
    auto note = find(About::Session, *first);
    if (!note)
        return tl::make_unexpected(note.error());
    return OfSession{.first = *first, .last = *last, .note = std::move(*note)};
}

Result<RoundNotes> NoteStore::ofRound(AccountId account, RoundId round) {
    auto note = find(About::Round, round);
    auto session = note ? ofSession(account, round) : tl::make_unexpected(note.error());
    if (!session)
        return tl::make_unexpected(session.error());
    return RoundNotes{.round = std::move(*note), .session = std::move(session->note)};
}

Result<void> NoteStore::keep(About about, RoundId round, const Note& given) {
    const Note note = tidied(given);
    if (auto problem = problemOf(note))
        return tl::make_unexpected(std::move(*problem));
    Sql& sql = m_db.sql();
    return sql
        .transaction([&] {
            const QString tags = note.tags.join(u'\n');
            if (note.isEmpty())
                sql.run("DELETE FROM notes WHERE about = ? AND round = ?", static_cast<int>(about), round);
            else
                sql.run("INSERT OR REPLACE INTO notes(about, round, text, tags, sought) VALUES(?, ?, ?, ?, ?)",
                        static_cast<int>(about), round, note.text, tags,
                        QString(note.text + u'\n' + tags).toCaseFolded());
            return 0;
        })
        .map([](int) {});
}

Result<QStringList> NoteStore::tags(int limit) {
    std::map<QString, int> counts;
    {
        Cursor row = m_db.sql().query("SELECT tags FROM notes WHERE about = 0 AND tags <> ''");
        while (row.next()) {
            for (const QString& tag : row.string(0).split(u'\n', Qt::SkipEmptyParts))
                ++counts[tag];
        }
    }
    std::vector<std::pair<int, QString>> order;
    for (const auto& [tag, count] : counts)
        order.emplace_back(-count, tag);
    std::ranges::sort(order);
    QStringList tags;
    for (const auto& [count, tag] : order) {
        if (tags.size() < limit)
            tags << tag;
    }
    return m_db.sql().result(std::move(tags));
}

} // namespace openshoe::storage
