// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"

namespace openshoe::storage {

class Database;

/// What people write about rounds and sessions. Their own words, which nothing in the record depends on: no seal and no
/// check.
class NoteStore {
public:
    /// A session is named by its oldest round, which stays the same while it goes on.
    enum class About { Round, Session };
    static constexpr int longestText = 2000; ///< characters
    static constexpr int longestTag = 30;
    static constexpr int mostTags = 10;

    explicit NoteStore(Database& db) : m_db(db) {}

    /// Empty if nothing was written.
    [[nodiscard]] base::Result<Note> find(About about, RoundId round);
    /// An empty note takes away the one before. Tags are trimmed, and each is kept once. Error (Input): the text or a
    /// tag is too long, there are too many tags, or one holds characters that can't be shown; nothing is changed then.
    [[nodiscard]] base::Result<void> keep(About about, RoundId round, const Note& note);
    /// What was written about an account's session. It holds for all of the account's rounds from `first` to `last`.
    struct OfSession {
        RoundId first = 0;
        RoundId last = 0;
        Note note;
    };
    /// About the session with that round of the account's; empty if nothing was written, about the rounds around it
    /// neither.
    [[nodiscard]] base::Result<OfSession> ofSession(AccountId account, RoundId round);
    /// About a round of that account's and its session.
    [[nodiscard]] base::Result<RoundNotes> ofRound(AccountId account, RoundId round);
    /// The tags of all notes about rounds, the most frequent first.
    [[nodiscard]] base::Result<QStringList> tags(int limit);

private:
    Database& m_db;
};

} // namespace openshoe::storage
