// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "session/analyst.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

/// A game's rules being changed: a draft beside the game, which stays as it is until the draft is saved.
class RuleEditor : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(RuleEditorController) // RuleEditor is the component that shows it
    QML_UNCREATABLE("given by AppController")

    Q_PROPERTY(bool isOpen READ isOpen NOTIFY openChanged)
    /// The game that was opened; empty while none is.
    Q_PROPERTY(QString gameId READ gameId NOTIFY openChanged)
    /// The draft isn't as it was opened or last saved.
    Q_PROPERTY(bool hasChanges READ hasChanges NOTIFY changed)

public:
    /// All must outlive it. Own games are saved in `ownFolder`.
    RuleEditor(catalogue::Catalogue& games, session::Analyst& analyst, QString ownFolder, QObject* parent = nullptr);

    [[nodiscard]] bool isOpen() const { return !m_gameId.isEmpty(); }
    [[nodiscard]] QString gameId() const { return m_gameId; }
    [[nodiscard]] bool hasChanges() const { return false; }

public slots:
    /// Begins with this game's rules; a built-in game's become those of a copy with an id of its own. One that is open
    /// already goes on. An unknown game changes nothing.
    void open(const QString& gameId);
    /// Ends it; what hasn't been saved is gone.
    void close();
    /// Writes the draft: into the own game's file, a built-in game's into a new one. False, with words of it, where that
    /// can't be; then the draft and the former file stay as they are.
    bool save();

signals:
    void openChanged();
    void changed();
    /// The draft is that game's rules now, and the catalogue has them. Not the game that was opened where that is built in.
    void saved(const QString& gameId);

private:
    catalogue::Catalogue& m_games;
    session::Analyst& m_analyst;
    QString m_ownFolder;
    QString m_gameId;
};

} // namespace openshoe::models
