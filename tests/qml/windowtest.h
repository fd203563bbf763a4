// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "patience.h"

#include "app/composition.h"
#include "app/disabledstate.h"
#include "app/screenreader.h"
#include "app/spokenlanguage.h"
#include "models/pictures/cardpictures.h"

#include <QAccessible>
#include <QPointer>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <vector>

/// The visible items of that QML type, `in` and those inside it.
[[nodiscard]] QList<QQuickItem*> itemsOf(const char* type, QQuickItem* in);
/// Whether the object is part of the page bar, which is the same on every page.
[[nodiscard]] bool isOfPageBar(const QObject* object);
/// What the accessibility bus says is directly in the item, in that order.
[[nodiscard]] QList<QAccessibleInterface*> accessibleIn(QAccessibleInterface* item);
/// An item's box in the window.
[[nodiscard]] QRectF boxOf(const QQuickItem* item);

/// The real window, offscreen, on a data folder of its own; operated by keys and mouse, inspected through
/// accessibility.
class WindowTest : public QObject {
protected:
    /// A new, empty data folder.
    void newFolder() { m_folder = std::make_unique<QTemporaryDir>(); }
    /// Shows and activates the window, without its data.
    void showWindow();
    struct NamedPage {
        QByteArray name; ///< as in code
        openshoe::models::Page::Value page;
    };
    /// All pages of the window.
    [[nodiscard]] std::vector<NamedPage> everyPage() const;
    /// Does so, opens the data, and waits until the window shows the lobby or why its data can't be used. Fails the
    /// test otherwise.
    void open();
    void close();
    /// Waits for the next frame, before which what has come is laid out: until then it isn't where it will be clicked.
    void nextFrame();

    void key(int code, Qt::KeyboardModifiers modifiers = Qt::NoModifier, const QString& text = {});
    void key(int code, const QString& text) { key(code, Qt::NoModifier, text); }
    /// Presses Tab until the control of that name has the focus; fails the test if it isn't reached.
    void tabTo(const QString& name);
    /// Clicks the first control of that name; fails the test if there is none.
    void click(const QString& name);
    [[nodiscard]] QString focusName() const;
    /// At the table: opens the rules by their key, and from there the editor; waits until it has the focus.
    void editRulesByKeys();
    /// The centre of the first thing of that name, in the window; null if it isn't found.
    [[nodiscard]] QPoint middleOf(const QString& name) const;
    /// Its box in the window.
    [[nodiscard]] QRect rectOf(const QString& name) const;
    /// The first accessible item in the window that fits, parents before children; null for none.
    [[nodiscard]] QAccessibleInterface* accessible(const std::function<bool(QAccessibleInterface*)>& fits) const;
    /// The one of this name.
    [[nodiscard]] QAccessibleInterface* accessible(const QString& name) const;
    /// The visible items of that QML type.
    [[nodiscard]] QList<QQuickItem*> all(const char* type) const { return itemsOf(type, m_window->contentItem()); }
    /// The names of the enabled buttons.
    [[nodiscard]] QStringList buttonNames() const;
    /// Visits every visible item, including those of popups, or those inside one item.
    void eachItem(const std::function<void(QQuickItem*)>& visit) const { eachItem(m_window->contentItem(), visit); }
    static void eachItem(QQuickItem* in, const std::function<void(QQuickItem*)>& visit);
    /// The menus, dialogues and lists that the visible items can open; no tips, no drawers.
    [[nodiscard]] QList<QPointer<QObject>> popupsOfPage() const;
    /// Opens each of them in turn and shows what is in it, except those in `seen`, to which they are added.
    void lookIntoPopups(QSet<QObject*>& seen, const std::function<void(QObject* popup, QQuickItem* in)>& look) const;
    /// The menus, dialogues and lists that are open.
    [[nodiscard]] QObjectList popups() const;
    /// The open file dialogue; null for none.
    [[nodiscard]] QObject* fileDialogue() const;
    /// The window of the file dialogue: its own from Qt 6.8 on. Null if there is none.
    [[nodiscard]] QQuickWindow* fileWindow() const;
    /// Waits until the file dialogue is closed and the window has the focus again.
    void fileDialogueGoes();
    /// Waits until the window has the focus again, which a dialogue's own window may have had.
    void keyboardReturns();
    /// Presses that button of the open file dialogue, which closes the dialogue.
    void pressInFileDialogue(const QString& text);
    /// Waits for the file dialogue, enters that name in the test's folder, and saves.
    void chooseFile(const QString& name);
    /// The box of the visible tooltip in the window; null for none.
    [[nodiscard]] QRectF tip() const;
    /// Brings the pointer to these words, and says whether a tip is open. To be tried until it is: what is still being
    /// laid out moves from under the pointer, and Qt doesn't notice before the next frame that draws something.
    [[nodiscard]] bool opensTip(const QString& words);
    /// What is wrong with the window's texts (see writing.h) at a size, with no tip in the way.
    [[nodiscard]] QString unreadableAt(QSize size, const QString& look);
    /// The names of all accessible items.
    [[nodiscard]] QStringList names() const;
    /// The class names of accessible controls without a name.
    [[nodiscard]] QStringList unnamed() const;

    /// Pictures, and the decks of other programs that they are drawn from.
    struct Pictures {
        std::shared_ptr<openshoe::decks::Gallery> gallery = std::make_shared<openshoe::decks::Gallery>();
        std::shared_ptr<openshoe::models::CardPictures> drawn =
            std::make_shared<openshoe::models::CardPictures>(gallery);
    };

    /// The options passed to the program; the data folder is the test's.
    openshoe::app::Composition::Options m_options{.speed = openshoe::session::Speed::Off};
    /// Other people come to shared tables.
    bool m_company = false;
    /// The windows opened from now on are painted, for tests that look at their picture. Most only ask what is where
    /// and what it says, and painting takes up to a third of their time (tst_tabletop: 17.0 s of processor time, 11.5 s
    /// without).
    bool m_painted = !qEnvironmentVariableIsEmpty("OPENSHOE_PICTURES");
    /// Makes all the test's windows: fourteen of the programs take 124 s of processor time instead of 143 with an
    /// engine for each window (once each, in turn). All that the engine keeps of one, the theme, is bound anew by the
    /// next.
    std::unique_ptr<QQmlEngine> m_engine;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<openshoe::models::AppController> m_app;
    std::unique_ptr<openshoe::app::SpokenLanguage> m_language;
    std::unique_ptr<openshoe::app::DisabledState> m_disabled;
    std::unique_ptr<QObject> m_root; ///< m_window, owned
    std::unique_ptr<openshoe::app::ScreenReader> m_screenReader;
    QQuickWindow* m_window = nullptr;
    // Shared by the test's windows: drawing the cards and analysing the games takes a quarter of the time of a test
    // that opens one for each function.
    Pictures m_pictures;
    std::shared_ptr<openshoe::analysis::Analyser> m_analyser = std::make_shared<openshoe::analysis::Analyser>();
    QPointer<QQuickWindow> m_keysTo; ///< where key events go at the moment, if not to m_window
};
