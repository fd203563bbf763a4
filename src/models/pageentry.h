// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/keys/intents.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <utility>

namespace openshoe::models {

/// One page of the window: all that the bar, the menu, the keys and the tests know about it.
class PageEntry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// A value of Page.
    Q_PROPERTY(int page READ page CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)
    Q_PROPERTY(QString iconName READ iconName CONSTANT)
    /// The key action that opens it, a value of WindowIntent; Intent.None if there is no key.
    Q_PROPERTY(int intent READ intent CONSTANT)
    /// The file that shows it, a PageScope with a property `controller`. Empty for the table, which is kept while
    /// others are shown.
    Q_PROPERTY(QUrl component READ component CONSTANT)
    Q_PROPERTY(QObject* controller READ controller CONSTANT)

public:
    struct Contents {
        Page::Value page;
        const char* title; ///< English
        const char* iconName;
        const char* component; ///< the module and the file in it, "Lobby/LobbyPage"; null for none
        QObject* controller;   ///< must outlive the entry
        int intent = Intent::None;
        /// Reads what the page shows, in case it changed unnoticed.
        std::function<void()> read = {};
        /// Prepares it for whoever comes from the table; false if that way doesn't lead there at once.
        std::function<bool()> fromTable = {};
    };
    PageEntry(Contents contents, QObject* parent) : QObject(parent), m_contents(std::move(contents)) {}

    [[nodiscard]] Page::Value page() const { return m_contents.page; }
    /// As in code: "Statistics".
    [[nodiscard]] QByteArray name() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString iconName() const { return QString::fromLatin1(m_contents.iconName); }
    [[nodiscard]] int intent() const { return m_contents.intent; }
    [[nodiscard]] QUrl component() const;
    [[nodiscard]] QObject* controller() const { return m_contents.controller; }
    void read() const;
    [[nodiscard]] bool opensFromTable() const { return !m_contents.fromTable || m_contents.fromTable(); }

signals:
    void titleChanged();

private:
    Contents m_contents;
};

} // namespace openshoe::models
