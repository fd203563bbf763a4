// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/games/gamesmodel.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

class Notices;

/// The games as the person arranges them: their order, custom games (GameEntry::Own), files imported and exported. If
/// something can't be done, a notice says why and nothing changes.
class GamesController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    Q_PROPERTY(openshoe::models::GamesModel* list READ list CONSTANT)
    /// Whether rules can be edited, that is, whether editAsked() is connected.
    Q_PROPERTY(bool editable READ isEditable CONSTANT)
    /// The person's documents folder.
    Q_PROPERTY(QUrl documents READ documents CONSTANT)
    /// Files refused in the last import: one paragraph each, listing every problem and its place.
    Q_PROPERTY(QString refusedText READ refusedText NOTIFY takeInChanged)
    /// Games whose ids are already taken, and what they would be called; takeInAsNew() imports them. Empty if there are
    /// none.
    Q_PROPERTY(QString takenText READ takenText NOTIFY takeInChanged)

public:
    /// All must outlive it.
    GamesController(catalogue::Catalogue& games, const GameFigures& figures, Notices& notices,
                    QObject* parent = nullptr);

    /// Rebuilds the texts after the language has changed.
    void retranslate() { m_list.show(); }
    [[nodiscard]] GamesModel* list();
    [[nodiscard]] bool isEditable() const;
    [[nodiscard]] QUrl documents() const;
    [[nodiscard]] QString refusedText() const { return m_refused.join(QStringLiteral("\n\n")); }
    [[nodiscard]] QString takenText() const;
    [[nodiscard]] catalogue::OwnGames& files() { return m_files; }

    /// Why a custom game can't have this name; empty if it can.
    Q_INVOKABLE [[nodiscard]] QString problemOfName(const QString& name) const;
    /// A suggested file name, without extension.
    Q_INVOKABLE [[nodiscard]] QString fileNameOf(const QString& gameId) const;
    /// The folder containing an entry's file.
    Q_INVOKABLE [[nodiscard]] QUrl folderOf(const QString& entryId) const;

public slots:
    void play(const QString& gameId) { emit playAsked(gameId); }
    void edit(const QString& gameId) { emit editAsked(gameId); }
    /// Says that its rules have been saved, and offers to play it.
    void tellSaved(const QString& gameId);
    /// Makes a custom game with the same rules, under a free id and name; copied() follows.
    void copy(const QString& gameId);
    void rename(const QString& gameId, const QString& name);
    /// Moves a game up (negative) or down (positive) by this many places, as far as possible.
    void move(const QString& gameId, int by);
    void setHidden(const QString& gameId, bool hidden);
    /// Deletes a custom game, or an unusable file in the folder of custom games; the notice and the list offer to undo
    /// it.
    void remove(const QString& entryId);
    /// Restores what was deleted.
    void putBack(const QString& entryId);
    /// Rereads a file that couldn't be used.
    void tryAgain(const QString& entryId);
    /// A folder, or the one an entry's file is in, can't be opened in a file manager: says where it is.
    void tellFolder(const QString& entryId);

    /// Imports these files as custom games. takeInAsked() follows if some were refused or have an id that is taken.
    void takeIn(const QList<QUrl>& files);
    void takeInAsNew();
    /// Writes the game to a file that others can import, adding .json to the name if it is missing. If the file exists
    /// and `replace` is false, emits replaceAsked() instead.
    void share(const QString& gameId, const QUrl& file, bool replace);

signals:
    void playAsked(const QString& gameId);
    void editAsked(const QString& gameId);
    /// The index of the copy in the list.
    void copied(int place);
    void takeInChanged();
    /// There is something in refusedText or takenText.
    void takeInAsked();
    /// To be answered by calling share() with `replace`, or not at all. `name` is for display.
    void replaceAsked(const QUrl& file, const QString& name);

private:
    [[nodiscard]] catalogue::Rules known(const QString& gameId);
    /// Reports what went wrong, if anything; true on success.
    bool went(const base::Result<void>& done);
    void takeIn(const QString& path);
    void tellTakenIn(const QStringList& names);

    catalogue::Catalogue& m_games;
    catalogue::OwnGames m_files{m_games};
    Notices& m_notices;
    GamesModel m_list;
    QStringList m_refused;
    QStringList m_tookIn;                 ///< names
    std::vector<engine::RuleSet> m_taken; ///< as read; their ids are taken
};

} // namespace openshoe::models
