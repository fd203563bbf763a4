// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/accounts/accountsmodel.h"
#include "models/games/gamescontroller.h"
#include "models/games/ruleeditor.h"
#include "models/keys/keymap.h"
#include "models/keys/keyrecorder.h"
#include "models/limits/limitscontroller.h"
#include "models/owncount/countquestion.h"
#include "models/preferences/settingscontroller.h"
#include "models/settings/aboutcontroller.h"
#include "models/settings/deckscontroller.h"
#include "models/trouble/backupsmodel.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <utility>

namespace openshoe::models {

/// What the settings page lets a person change; all must outlive it.
struct SettingsPageObjects {
    SettingsController* settings;
    DecksController* decks;
    KeyMap* keys;
    KeyRecorder* keyRecorder;
    AccountsModel* accounts;
    LimitsController* limits;
    BackupsModel* backups;
    RuleEditor* editor;
    GamesController* games;
    CountQuestion* countQuestion;
    AboutController* about;
};

class SettingsPageController : public QObject, public SettingsPageObjects {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    Q_PROPERTY(openshoe::models::SettingsController* settings MEMBER settings CONSTANT)
    Q_PROPERTY(openshoe::models::DecksController* decks MEMBER decks CONSTANT)
    Q_PROPERTY(openshoe::models::KeyMap* keys MEMBER keys CONSTANT)
    Q_PROPERTY(openshoe::models::KeyRecorder* keyRecorder MEMBER keyRecorder CONSTANT)
    Q_PROPERTY(openshoe::models::AccountsModel* accounts MEMBER accounts CONSTANT)
    Q_PROPERTY(openshoe::models::LimitsController* limits MEMBER limits CONSTANT)
    Q_PROPERTY(openshoe::models::BackupsModel* backups MEMBER backups CONSTANT)
    /// Edits a game's rules, in place of the settings.
    Q_PROPERTY(openshoe::models::RuleEditor* editor MEMBER editor CONSTANT)
    Q_PROPERTY(openshoe::models::GamesController* games MEMBER games CONSTANT)
    /// Has the count systems that the table can ask for.
    Q_PROPERTY(openshoe::models::CountQuestion* countQuestion MEMBER countQuestion CONSTANT)
    Q_PROPERTY(openshoe::models::AboutController* about MEMBER about CONSTANT)
    /// The words typed to find a setting.
    Q_PROPERTY(QString sought READ sought WRITE setSought NOTIFY soughtChanged)
    /// The page's texts, in the language shown, whose English contains all of these words: people look for what other
    /// programs and guides call a thing. Empty for no words.
    Q_PROPERTY(QList<QString> alsoShown READ alsoShown NOTIFY alsoShownChanged)

public:
    explicit SettingsPageController(const SettingsPageObjects& objects, QObject* parent = nullptr)
        : QObject(parent), SettingsPageObjects(objects) {}

    [[nodiscard]] const QString& sought() const { return m_sought; }
    void setSought(const QString& sought) {
        if (sought == m_sought)
            return;
        m_sought = sought;
        m_alsoShown = m_lookUp ? m_lookUp(sought) : QStringList();
        // In this order: nobody meets the new words with what the old ones found.
        emit alsoShownChanged();
        emit soughtChanged();
    }
    [[nodiscard]] const QStringList& alsoShown() const { return m_alsoShown; }
    /// Whoever translates tells how to look them up.
    void setLookUp(std::function<QStringList(const QString& english)> lookUp) { m_lookUp = std::move(lookUp); }

signals:
    void soughtChanged();
    void alsoShownChanged();

private:
    std::function<QStringList(const QString&)> m_lookUp;
    QString m_sought;
    QStringList m_alsoShown;
};

} // namespace openshoe::models
