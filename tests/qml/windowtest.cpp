// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowtest.h"

#include "writing.h"

#include "models/lobby/lobbymodel.h"
#include "models/pictures/cardimageprovider.h"

#include <QGuiApplication>
#include <QQuickItem>
#include <QSGRectangleNode>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace openshoe::models;

namespace {

struct Found {
    QStringList names;
    QStringList unnamed;
    QStringList buttons;
};

bool needsAName(QAccessible::Role role) {
    constexpr QAccessible::Role controls[] = {QAccessible::Button, QAccessible::CheckBox, QAccessible::ComboBox,
                                              QAccessible::EditableText, QAccessible::Slider};
    return std::find(std::begin(controls), std::end(controls), role) != std::end(controls);
}

QAccessibleInterface* firstFitting(QAccessibleInterface* item, const std::function<bool(QAccessibleInterface*)>& fits) {
    if (!item || item->state().invisible)
        return nullptr;
    if (fits(item))
        return item;
    for (QAccessibleInterface* in : accessibleIn(item)) {
        if (auto* found = firstFitting(in, fits))
            return found;
    }
    return nullptr;
}

/// Whether the item has an Accessible of its own that isn't ignored.
bool isAccessible(const QQuickItem* item) {
    const auto& children = item->children();
    return std::any_of(children.begin(), children.end(), [](const QObject* child) {
        return child->inherits("QQuickAccessibleAttached") && !child->property("ignored").toBool();
    });
}

void addAccessibleIn(const QQuickItem* item, QList<QAccessibleInterface*>& found) {
    for (QQuickItem* child : item->childItems()) {
        if (isAccessible(child))
            found << QAccessible::queryAccessibleInterface(child);
        else
            addAccessibleIn(child, found);
    }
}

/// The visible popup items; the parent of each is its popup.
QList<QQuickItem*> popupBoxes(const QQuickWindow* window) {
    QList<QQuickItem*> shown;
    const auto take = [&](const QQuickItem* in) {
        for (QQuickItem* box : in->childItems()) {
            if (box->isVisible() && box->parent() && box->parent()->inherits("QQuickPopup"))
                shown << box;
        }
    };
    for (const QQuickItem* overlay : window->contentItem()->childItems()) {
        if (overlay->inherits("QQuickOverlay"))
            take(overlay);
    }
    // From Qt 6.8 on, Qt's file dialogue is a window of its own.
    for (const QWindow* other : QGuiApplication::topLevelWindows()) {
        const auto* own = qobject_cast<const QQuickWindow*>(other);
        if (own && own->inherits("QQuickPopupWindow") && own->isVisible())
            take(own->contentItem());
    }
    return shown;
}

/// A visible button, `in` or one inside it; Qt's own dialogue exposes none of its buttons to screen readers.
QQuickItem* button(QQuickItem* in, const QString& text) {
    if (in->isVisible() && in->inherits("QQuickAbstractButton") && in->property("text").toString() == text)
        return in;
    for (QQuickItem* child : in->childItems()) {
        if (QQuickItem* found = button(child, text))
            return found;
    }
    return nullptr;
}

Found foundIn(QQuickWindow* window) {
    Found found;
    (void)firstFitting(QAccessible::queryAccessibleInterface(window), [&](QAccessibleInterface* item) {
        if (item->role() == QAccessible::Notification) // an announcement: its text is found elsewhere
            return false;
        const QString name = item->text(QAccessible::Name);
        if (!name.isEmpty())
            found.names << name;
        else if (needsAName(item->role()))
            found.unnamed << QString::fromLatin1(item->object() ? item->object()->metaObject()->className() : "?");
        if (item->role() == QAccessible::Button && !item->state().disabled)
            found.buttons << name;
        return false;
    });
    return found;
}

/// Lies on everything in the window, opaque, so that the renderer paints nothing below it. It takes no events and isn't
/// accessible.
class Lid : public QQuickItem {
public:
    explicit Lid(QQuickItem* window) : QQuickItem(window) {
        constexpr qreal aboveQtsOverlay = 2'000'000;
        constexpr QSizeF largerThanAnyWindow(10'000, 10'000);
        setFlag(ItemHasContents);
        setZ(aboveQtsOverlay);
        setSize(largerThanAnyWindow);
    }

private:
    QSGNode* updatePaintNode(QSGNode* last, UpdatePaintNodeData*) override {
        if (last)
            return last;
        QSGRectangleNode* node = window()->createRectangleNode();
        node->setColor(Qt::black);
        node->setRect(boundingRect());
        return node;
    }
};

} // namespace

QList<QQuickItem*> itemsOf(const char* type, QQuickItem* in) {
    QList<QQuickItem*> found;
    if (!in->isVisible() || in->opacity() == 0)
        return found;
    if (QByteArray(in->metaObject()->className()).startsWith(QByteArray(type) + "_QML"))
        found << in;
    for (QQuickItem* child : in->childItems())
        found << itemsOf(type, child);
    return found;
}

bool isOfPageBar(const QObject* object) {
    for (const auto* item = qobject_cast<const QQuickItem*>(object); item; item = item->parentItem()) {
        if (QByteArray(item->metaObject()->className()).startsWith("NavBar_"))
            return true;
    }
    return false;
}

QList<QAccessibleInterface*> accessibleIn(QAccessibleInterface* item) {
    QList<QAccessibleInterface*> found;
    // A window has most of what is in it directly in it, and Qt goes through all of the items for each one.
    if (const auto* window = qobject_cast<QQuickWindow*>(item->object())) {
        addAccessibleIn(window->contentItem(), found);
        return found;
    }
    const int children = item->childCount(); // goes through them too
    for (int i = 0; i < children; ++i)
        found << item->child(i);
    return found;
}

QRectF boxOf(const QQuickItem* item) {
    return item->mapRectToScene(item->boundingRect());
}

void WindowTest::showWindow() {
    m_options.dataFolder = m_folder->path();
    // Each window's folder of decks has others in it.
    const Pictures pictures = m_options.deckFolders.isEmpty() ? m_pictures : Pictures();
    m_options.gallery = pictures.gallery;
    m_options.analyser = m_analyser;
    m_app = openshoe::app::compose(m_options);
    m_app->settings->setCompany(m_company);
    if (!m_engine) {
        m_engine = std::make_unique<QQmlEngine>();
        m_engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    }
    m_language = std::make_unique<openshoe::app::SpokenLanguage>(*m_app, *m_engine);
    m_disabled = std::make_unique<openshoe::app::DisabledState>(*m_engine);
    m_engine->addImageProvider(CardImageProvider::name(), new CardImageProvider(pictures.drawn));
    QQmlComponent main(m_engine.get(), QUrl(QStringLiteral("qrc:/qt/qml/OpenShoe/Shell/Main.qml")));
    m_root.reset(main.createWithInitialProperties({{QStringLiteral("app"), QVariant::fromValue(m_app.get())}}));
    QVERIFY2(m_root, qPrintable(main.errorString()));
    m_window = qobject_cast<QQuickWindow*>(m_root.get());
    QVERIFY(m_window);
    if (!m_painted)
        new Lid(m_window->contentItem());
    m_screenReader = std::make_unique<openshoe::app::ScreenReader>(*m_app->announcer, *m_window, *m_engine);
    m_window->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
}

std::vector<WindowTest::NamedPage> WindowTest::everyPage() const {
    std::vector<NamedPage> all;
    for (const PageEntry* entry : m_app->pages())
        all.push_back({entry->name(), entry->page()});
    return all;
}

void WindowTest::open() {
    showWindow();
    if (QTest::currentTestFailed())
        return;
    m_app->data->open();
    QTRY_VERIFY(m_app->controller<LobbyModel>()->isRead() || m_app->trouble->isShown());
    nextFrame();
}

void WindowTest::nextFrame() {
    QSignalSpy frames(m_window, &QQuickWindow::frameSwapped);
    m_window->update();
    QVERIFY(frames.wait(testprogram::patience));
}

void WindowTest::close() {
    m_screenReader.reset();
    m_disabled.reset();
    m_language.reset();
    m_root.reset();
    m_app.reset();
    m_folder.reset();
}

void WindowTest::key(int code, Qt::KeyboardModifiers modifiers, const QString& text) {
    QKeyEvent press(QEvent::KeyPress, code, modifiers, text);
    QKeyEvent release(QEvent::KeyRelease, code, modifiers, text);
    QWindow* window = m_keysTo ? m_keysTo.data() : m_window;
    QCoreApplication::sendEvent(window, &press);
    QCoreApplication::sendEvent(window, &release);
    QCoreApplication::processEvents();
}

void WindowTest::tabTo(const QString& name) {
    for (int i = 0; i < 60 && focusName() != name; ++i)
        key(Qt::Key_Tab);
    QCOMPARE(focusName(), name);
}

void WindowTest::editRulesByKeys() {
    key(Qt::Key_G, QStringLiteral("g"));
    QTRY_VERIFY(names().contains(QStringLiteral("Change these rules")));
    tabTo(QStringLiteral("Change these rules"));
    key(Qt::Key_Return);
    QTRY_COMPARE(focusName(), QStringLiteral("Find a rule"));
}

void WindowTest::click(const QString& name) {
    const QPoint at = middleOf(name);
    QVERIFY2(!at.isNull(), qPrintable(QStringLiteral("there is no ") + name));
    QTest::mouseClick(m_window, Qt::LeftButton, {}, at);
}

QPoint WindowTest::middleOf(const QString& name) const {
    QAccessibleInterface* found = accessible(name);
    return found ? m_window->mapFromGlobal(found->rect().center()) : QPoint();
}

QRect WindowTest::rectOf(const QString& name) const {
    QAccessibleInterface* found = accessible(name);
    return found ? QRect(m_window->mapFromGlobal(found->rect().topLeft()), found->rect().size()) : QRect();
}

QAccessibleInterface* WindowTest::accessible(const std::function<bool(QAccessibleInterface*)>& fits) const {
    return firstFitting(QAccessible::queryAccessibleInterface(m_window), fits);
}

QAccessibleInterface* WindowTest::accessible(const QString& name) const {
    return accessible([&](QAccessibleInterface* item) { return item->text(QAccessible::Name) == name; });
}

QStringList WindowTest::buttonNames() const { return foundIn(m_window).buttons; }

void WindowTest::eachItem(QQuickItem* in, const std::function<void(QQuickItem*)>& visit) {
    if (!in->isVisible())
        return;
    visit(in);
    for (QQuickItem* child : in->childItems())
        eachItem(child, visit);
}

QList<QPointer<QObject>> WindowTest::popupsOfPage() const {
    QList<QPointer<QObject>> found;
    const auto gather = [&](const QObject* owner) {
        for (QObject* child : owner->children()) {
            const bool passing = child->inherits("QQuickToolTip") || child->inherits("QQuickDrawer");
            if (child->inherits("QQuickPopup") && !passing && !found.contains(child))
                found << child;
        }
    };
    gather(m_window);
    eachItem([&](QQuickItem* item) {
        gather(item);
        if (auto* list = item->inherits("QQuickComboBox") ? item->property("popup").value<QObject*>() : nullptr;
            list && !found.contains(list))
            found << list;
    });
    return found;
}

// What a page is still working out may take a row away, and with it its popup.
void WindowTest::lookIntoPopups(QSet<QObject*>& seen,
                                const std::function<void(QObject* popup, QQuickItem* in)>& look) const {
    for (const QPointer<QObject>& popup : popupsOfPage()) {
        if (!popup || seen.contains(popup))
            continue;
        seen.insert(popup);
        QMetaObject::invokeMethod(popup, "open");
        QTest::qWait(50);
        const auto isShown = [&] { return popup && popup->property("visible").toBool(); };
        auto* content = popup ? popup->property("contentItem").value<QQuickItem*>() : nullptr;
        if (content && content->parentItem() && isShown())
            look(popup, content->parentItem());
        if (popup)
            QMetaObject::invokeMethod(popup, "close");
        QTRY_VERIFY(!isShown());
    }
}

QObjectList WindowTest::popups() const {
    QObjectList open;
    for (const QQuickItem* box : popupBoxes(m_window)) {
        if (!box->parent()->inherits("QQuickToolTip"))
            open << box->parent();
    }
    return open;
}

QObject* WindowTest::fileDialogue() const {
    for (QObject* popup : popups()) {
        if (popup->inherits("QQuickFileDialogImpl"))
            return popup;
    }
    return nullptr;
}

QQuickWindow* WindowTest::fileWindow() const {
    for (const QQuickItem* box : popupBoxes(m_window)) {
        if (box->parent()->inherits("QQuickFileDialogImpl"))
            return box->window();
    }
    return nullptr;
}

void WindowTest::fileDialogueGoes() {
    QTRY_VERIFY(!fileDialogue());
    keyboardReturns();
}

void WindowTest::keyboardReturns() {
    if (QGuiApplication::focusWindow() != m_window)
        m_window->requestActivate(); // as a window manager does
    QTRY_COMPARE(QGuiApplication::focusWindow(), m_window);
}

void WindowTest::pressInFileDialogue(const QString& text) {
    QQuickWindow* window = fileWindow();
    QVERIFY(window);
    QQuickItem* pressed = button(window->contentItem(), text);
    QVERIFY2(pressed && pressed->isEnabled(), qPrintable(text));
    QTest::mouseClick(window, Qt::LeftButton, {}, pressed->mapToScene(pressed->boundingRect().center()).toPoint());
    fileDialogueGoes();
}

void WindowTest::chooseFile(const QString& name) {
    QTRY_VERIFY(fileDialogue());
    QVERIFY(fileDialogue()->setProperty("currentFolder", QUrl::fromLocalFile(m_folder->path())));
    auto* field = fileDialogue()->findChild<QQuickItem*>(QStringLiteral("fileNameTextField"));
    QVERIFY(field);
    m_keysTo = fileWindow();
    field->forceActiveFocus();
    QMetaObject::invokeMethod(field, "selectAll");
    for (const QChar letter : name)
        key(Qt::Key_A, QString(letter));
    QTRY_COMPARE(field->property("text").toString(), name);
    key(Qt::Key_Return); // commits the name
    m_keysTo.clear();
    QTest::qWait(50);
    if (fileDialogue())
        pressInFileDialogue(QStringLiteral("Save"));
    else
        fileDialogueGoes();
}

QRectF WindowTest::tip() const {
    for (const QQuickItem* box : popupBoxes(m_window)) {
        if (box->parent()->inherits("QQuickToolTip"))
            return box->mapRectToScene(box->boundingRect());
    }
    return {};
}

bool WindowTest::opensTip(const QString& words) {
    QTest::mouseMove(m_window, middleOf(words));
    return !tip().isNull();
}

QString WindowTest::focusName() const {
    QAccessibleInterface* found = QAccessible::queryAccessibleInterface(m_window->activeFocusItem());
    return found ? found->text(QAccessible::Name) : QString();
}

QString WindowTest::unreadableAt(QSize size, const QString& look) {
    m_window->resize(size);
    QTest::mouseMove(m_window, QPoint(2, size.height() / 2)); // nothing with a tip moves under the pointer there
    QTest::qWait(200);
    // A page that is still working something out may have got a text that is laid out with the next frame.
    QString wrong;
    const auto isReadable = [&] {
        wrong = unreadable(*m_window, m_window->contentItem(), look);
        return wrong.isEmpty();
    };
    (void)QTest::qWaitFor(isReadable, 500);
    return wrong;
}

QStringList WindowTest::names() const { return foundIn(m_window).names; }

QStringList WindowTest::unnamed() const { return foundIn(m_window).unnamed; }
