// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "patience.h"

#include "app/composition.h"
#include "app/disabledstate.h"
#include "app/screenreader.h"
#include "app/spokenlanguage.h"

#include <QAccessible>
#include <QPointer>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <vector>

/// The items in sight in that one, it too, whose QML file is called so.
[[nodiscard]] QList<QQuickItem*> itemsOf(const char* type, QQuickItem* in);
/// Whether it is a part of the bar that is the same on every page.
[[nodiscard]] bool isOfPageBar(const QObject* object);
/// An item's box in the window.
[[nodiscard]] QRectF boxOf(const QQuickItem* item);

struct NamedPage {
    const char* name; ///< as in code
    openshoe::models::AppController::Page page;
};

/// All pages of the window.
[[nodiscard]] std::vector<NamedPage> everyPage();

/// The real window, offscreen, on a data folder of its own, by keys and mouse; what a screen reader finds in it.
class WindowTest : public QObject {
protected:
    /// A new, empty data folder.
    void newFolder() { m_folder = std::make_unique<QTemporaryDir>(); }
    /// Shows the window, active, and waits until its data is open or it says why not. Fails the test otherwise.
    void open();
    void close();

    void key(int code, Qt::KeyboardModifiers modifiers = Qt::NoModifier, const QString& text = {});
    void key(int code, const QString& text) { key(code, Qt::NoModifier, text); }
    /// Tab until the control of that name has the keyboard; fails the test where none is reached.
    void tabTo(const QString& name);
    /// A click of the mouse on the first control of that name; fails the test where there is none.
    void click(const QString& name);
    [[nodiscard]] QString focusName() const;
    /// The middle of the first thing of that name, in the window; null where it isn't found.
    [[nodiscard]] QPoint middleOf(const QString& name) const;
    /// Its box in the window.
    [[nodiscard]] QRect rectOf(const QString& name) const;
    /// The first of what a screen reader finds in the window that fits, each before what it holds; null for none.
    [[nodiscard]] QAccessibleInterface* accessible(const std::function<bool(QAccessibleInterface*)>& fits) const;
    /// That of this name.
    [[nodiscard]] QAccessibleInterface* accessible(const QString& name) const;
    /// The items in sight whose QML file is called so.
    [[nodiscard]] QList<QQuickItem*> all(const char* type) const { return itemsOf(type, m_window->contentItem()); }
    /// Names of the buttons that aren't disabled.
    [[nodiscard]] QStringList buttonNames() const;
    /// Every visible item, those of popups as well; or those in one.
    void eachItem(const std::function<void(QQuickItem*)>& visit) const { eachItem(m_window->contentItem(), visit); }
    static void eachItem(QQuickItem* in, const std::function<void(QQuickItem*)>& visit);
    /// Menus, dialogues and lists that can be opened by what is in sight; no tips, no drawers.
    [[nodiscard]] QObjectList popupsOfPage() const;
    /// Menus, dialogues and lists that are open.
    [[nodiscard]] QObjectList popups() const;
    /// The open file dialogue; null for none.
    [[nodiscard]] QObject* fileDialogue() const;
    /// The window it is in: from Qt 6.8 on its own. Null where there is none.
    [[nodiscard]] QQuickWindow* fileWindow() const;
    /// Waits until it is closed and the window has the keyboard again.
    void fileDialogueGoes();
    /// The window has the keyboard, which one that was its own may have had.
    void keyboardReturns();
    /// Presses that button of the open file dialogue, which closes.
    void pressInFileDialogue(const QString& text);
    /// Waits for the file dialogue, writes that name into it, in the test's folder, and saves.
    void chooseFile(const QString& name);
    /// The tooltip that is shown, and its box in the window; null for none.
    [[nodiscard]] QRectF tip() const;
    /// What is wrong with the window's texts (writing.h) at a size, with no tip in the way.
    [[nodiscard]] QString unreadableAt(QSize size, const QString& look);
    /// Names of everything that screen readers find.
    [[nodiscard]] QStringList names() const;
    /// Classes of the controls that screen readers find without a name.
    [[nodiscard]] QStringList unnamed() const;

    /// What the window's program is told; the data folder is the test's.
    openshoe::app::Composition::Options m_options{.speed = QStringLiteral("off")};
    /// Other people come to shared tables.
    bool m_company = false;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<openshoe::models::AppController> m_app;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    std::unique_ptr<openshoe::app::SpokenLanguage> m_language;
    std::unique_ptr<openshoe::app::DisabledState> m_disabled;
    std::unique_ptr<openshoe::app::ScreenReader> m_screenReader;
    QQuickWindow* m_window = nullptr;
    QPointer<QQuickWindow> m_keysTo; ///< where keys go for now, if not to m_window
};
