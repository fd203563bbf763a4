// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decks/gallery.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace openshoe::models {

class SettingsController;

/// The card decks of other programs found on the system, and the one chosen among them. Files are read and drawn on
/// another thread; until a deck's pictures are ready, our own are shown.
class DecksController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// The decks to choose from, sorted by name: those whose sample could be drawn.
    Q_PROPERTY(QList<QString> offered READ offered NOTIFY offeredChanged)
    /// Their names, in the same order.
    Q_PROPERTY(QList<QString> names READ names NOTIFY offeredChanged)
    /// The deck whose pictures are ready and shown; empty for our own.
    Q_PROPERTY(QString shown READ shown NOTIFY shownChanged)
    /// The same deck if it has a back of its own; otherwise empty.
    Q_PROPERTY(QString backFrom READ backFrom NOTIFY shownChanged)
    /// Why the chosen deck isn't the one shown; empty if it is, or soon will be.
    Q_PROPERTY(QString problem READ problem NOTIFY shownChanged)

public:
    /// `folders` are searched for decks; without any there are none. The pictures go into `gallery`.
    DecksController(QStringList folders, SettingsController& settings, std::shared_ptr<decks::Gallery> gallery,
                    QObject* parent = nullptr);

    [[nodiscard]] QStringList offered() const;
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QString shown() const { return m_shown; }
    [[nodiscard]] QString backFrom() const { return m_ownBack ? m_shown : QString(); }
    [[nodiscard]] QString problem() const;
    void retranslate();

public slots:
    /// Searches for decks and draws a sample of each, one at a time.
    void look();

signals:
    void offeredChanged();
    void shownChanged();

private:
    enum class State { Shown, Gone, Unusable };

    void update();
    void take(const decks::Deck& deck);
    void show(const QString& deck, bool ownBack, State state);
    void drawNextSample();

    const QStringList m_folders;
    SettingsController& m_settings;
    const std::shared_ptr<decks::Gallery> m_gallery;
    QList<decks::Deck> m_unseen;  ///< found, but their sample not drawn yet
    QList<decks::Deck> m_offered; ///< sorted by name
    bool m_drawing = false;
    QString m_wanted; ///< the deck last chosen in the settings
    QString m_shown;
    bool m_ownBack = false;
    State m_state = State::Shown;
};

} // namespace openshoe::models
