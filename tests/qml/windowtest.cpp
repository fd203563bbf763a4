// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowtest.h"

#include "models/shared/cardimageprovider.h"

#include <QQuickItem>
#include <QTest>

#include <algorithm>

using namespace openshoe::models;

namespace {

struct Found {
    QStringList names;
    QStringList unnamed;
};

bool needsAName(QAccessible::Role role) {
    constexpr QAccessible::Role controls[] = {QAccessible::Button, QAccessible::CheckBox, QAccessible::ComboBox,
                                              QAccessible::EditableText, QAccessible::Slider};
    return std::find(std::begin(controls), std::end(controls), role) != std::end(controls);
}

void collect(QAccessibleInterface* item, Found& found) {
    if (!item || item->state().invisible)
        return;
    const QString name = item->text(QAccessible::Name);
    if (!name.isEmpty())
        found.names << name;
    else if (needsAName(item->role()))
        found.unnamed << QString::fromLatin1(item->object() ? item->object()->metaObject()->className() : "?");
    for (int i = 0; i < item->childCount(); ++i)
        collect(item->child(i), found);
}

Found foundIn(QQuickWindow* window) {
    Found found;
    collect(QAccessible::queryAccessibleInterface(window), found);
    return found;
}

} // namespace

void WindowTest::open() {
    m_app = std::make_unique<AppController>(
        AppController::Options{.dataFolder = m_folder->path(), .variant = {}, .speed = QStringLiteral("off")});
    m_engine = std::make_unique<QQmlApplicationEngine>();
    m_engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine->addImageProvider(CardImageProvider::name(), new CardImageProvider);
    m_engine->setInitialProperties({{QStringLiteral("app"), QVariant::fromValue(m_app.get())}});
    m_engine->load(QUrl(QStringLiteral("qrc:/qt/qml/OpenShoe/Shell/Main.qml")));
    QVERIFY(!m_engine->rootObjects().isEmpty());
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().constFirst());
    QVERIFY(m_window);
    m_window->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    m_app->start();
    QTRY_VERIFY_WITH_TIMEOUT(m_app->isReady() || m_app->trouble()->isShown(), 20000);
}

void WindowTest::close() {
    m_engine.reset();
    m_app.reset();
    m_folder.reset();
}

void WindowTest::key(int code, Qt::KeyboardModifiers modifiers, const QString& text) {
    QKeyEvent press(QEvent::KeyPress, code, modifiers, text);
    QKeyEvent release(QEvent::KeyRelease, code, modifiers, text);
    QCoreApplication::sendEvent(m_window, &press);
    QCoreApplication::sendEvent(m_window, &release);
    QCoreApplication::processEvents();
}

void WindowTest::tabTo(const QString& name) {
    for (int i = 0; i < 60 && focusName() != name; ++i)
        key(Qt::Key_Tab);
    QCOMPARE(focusName(), name);
}

QString WindowTest::focusName() const {
    QAccessibleInterface* found = QAccessible::queryAccessibleInterface(m_window->activeFocusItem());
    return found ? found->text(QAccessible::Name) : QString();
}

QStringList WindowTest::names() const { return foundIn(m_window).names; }

QStringList WindowTest::unnamed() const { return foundIn(m_window).unnamed; }
