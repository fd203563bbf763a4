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

/// The card decks of other programs that are found on the system, and the one that was chosen among them. Files are
/// read and drawn on another thread: until a deck's pictures are there, our own are shown.
class DecksController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// The decks that can be chosen, by name: those whose sample could be drawn.
    Q_PROPERTY(QList<QString> offered READ offered NOTIFY offeredChanged)
    /// Their names, in the same order.
    Q_PROPERTY(QList<QString> names READ names NOTIFY offeredChanged)
    /// The deck whose pictures are there to be played with; empty for our own.
    Q_PROPERTY(QString shown READ shown NOTIFY shownChanged)
    /// The same where it has a back of its own, else empty.
    Q_PROPERTY(QString backFrom READ backFrom NOTIFY shownChanged)
    /// Why the deck that was chosen isn't the one shown; empty where it is, or soon will be.
    Q_PROPERTY(QString problem READ problem NOTIFY shownChanged)

public:
    /// `folders`: where decks are looked for; none for nowhere. The pictures go into `gallery`.
    DecksController(QStringList folders, SettingsController& settings, std::shared_ptr<decks::Gallery> gallery,
                    QObject* parent = nullptr);

    [[nodiscard]] QStringList offered() const;
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QString shown() const { return m_shown; }
    [[nodiscard]] QString backFrom() const { return m_ownBack ? m_shown : QString(); }
    [[nodiscard]] QString problem() const;
    void retranslate();

public slots:
    /// Looks which decks there are, and draws a sample of each, one after the other.
    void look();

signals:
    void offeredChanged();
    void shownChanged();

private:
    enum class State { Shown, Gone, Unusable };

    void follow();
    void take(const decks::Deck& deck);
    void show(const QString& deck, bool ownBack, State state);
    void drawNextSample();

    const QStringList m_folders;
    SettingsController& m_settings;
    const std::shared_ptr<decks::Gallery> m_gallery;
    QList<decks::Deck> m_unseen;  ///< found, no sample of them drawn yet
    QList<decks::Deck> m_offered; ///< by name
    bool m_drawing = false;
    QString m_wanted; ///< the deck that was followed last
    QString m_shown;
    bool m_ownBack = false;
    State m_state = State::Shown;
};

} // namespace openshoe::models
