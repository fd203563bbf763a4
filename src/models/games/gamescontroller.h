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

/// The games as a person keeps them: their order, one's own, files that are taken in and given away. What can't be done
/// is said by a notice, and everything is as it was.
class GamesController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    Q_PROPERTY(openshoe::models::GamesModel* list READ list CONSTANT)
    /// Rules can be edited: somebody answers editAsked().
    Q_PROPERTY(bool editable READ isEditable CONSTANT)
    /// Where a person keeps documents.
    Q_PROPERTY(QUrl documents READ documents CONSTANT)
    /// Files that were refused when they were last taken in: a paragraph each, every problem with its place.
    Q_PROPERTY(QString refusedText READ refusedText NOTIFY takeInChanged)
    /// Games whose ids others have, and what they would be called: takeInAsNew() takes them in. Empty for none.
    Q_PROPERTY(QString takenText READ takenText NOTIFY takeInChanged)

public:
    /// All must outlive it.
    GamesController(catalogue::Catalogue& games, const GameFigures& figures, Notices& notices,
                    QObject* parent = nullptr);

    /// Another language is spoken: what is shown is said anew.
    void retranslate() { m_list.show(); }
    [[nodiscard]] GamesModel* list();
    [[nodiscard]] bool isEditable() const;
    [[nodiscard]] QUrl documents() const;
    [[nodiscard]] QString refusedText() const { return m_refused.join(QStringLiteral("\n\n")); }
    [[nodiscard]] QString takenText() const;
    [[nodiscard]] catalogue::OwnGames& files() { return m_files; }

    /// Why an own game can't be called that; empty if it can.
    Q_INVOKABLE [[nodiscard]] QString problemOfName(const QString& name) const;
    /// A file's name to begin with, without its ending.
    Q_INVOKABLE [[nodiscard]] QString fileNameOf(const QString& gameId) const;
    /// The folder that an entry's file lies in.
    Q_INVOKABLE [[nodiscard]] QUrl folderOf(const QString& entryId) const;

public slots:
    void play(const QString& gameId) { emit playAsked(gameId); }
    void edit(const QString& gameId) { emit editAsked(gameId); }
    /// Makes an own game of the same rules, under an id and a name that are free; copied() follows.
    void copy(const QString& gameId);
    void rename(const QString& gameId, const QString& name);
    /// Up (−1) or down (1) by so many places, as far as there are any.
    void move(const QString& gameId, int by);
    void setHidden(const QString& gameId, bool hidden);
    /// Deletes an own game, or a file of the own folder that can't be used; the notice, and the list, offer to undo it.
    void remove(const QString& entryId);
    /// Puts back what was deleted, as it was.
    void putBack(const QString& entryId);
    /// Reads a file that can't be used again.
    void tryAgain(const QString& entryId);
    /// The folder can't be shown: says where it is.
    void tellFolder(const QString& entryId);

    /// Takes these files among one's own games. takeInAsked() follows where some were refused, or have an id that is
    /// taken.
    void takeIn(const QList<QUrl>& files);
    void takeInAsNew();
    /// Writes the game as a file that others can take in. A name without .json gets it. A file that is there is asked
    /// about by replaceAsked(), unless `replace`.
    void share(const QString& gameId, const QUrl& file, bool replace);

signals:
    void playAsked(const QString& gameId);
    void editAsked(const QString& gameId);
    /// The copy stands at that place of the list.
    void copied(int place);
    void takeInChanged();
    /// refusedText or takenText has something to say.
    void takeInAsked();
    /// Answered by share() with `replace`, or not at all. `name` is for a person.
    void replaceAsked(const QUrl& file, const QString& name);

private:
    [[nodiscard]] catalogue::Rules known(const QString& gameId);
    /// Says what was in the way; true where nothing was.
    bool went(const base::Result<void>& done);
    void takeIn(const QString& path);
    void tellTakenIn(const QStringList& names);

    catalogue::Catalogue& m_games;
    catalogue::OwnGames m_files{m_games};
    Notices& m_notices;
    GamesModel m_list;
    QStringList m_refused;
    QStringList m_tookIn;                 ///< names
    std::vector<engine::RuleSet> m_taken; ///< as they came: others have their ids
};

} // namespace openshoe::models
