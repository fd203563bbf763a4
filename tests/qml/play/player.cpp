// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"

#include "patience.h"

#include <QHash>
#include <QQuickItem>
#include <QSignalSpy>
#include <QTest>

#include <utility>

namespace {

QString missing(const QString& name) {
    return QStringLiteral("there is no “%1”").arg(name);
}
QString unusable(const QString& name) {
    return QStringLiteral("“%1” can't be used").arg(name);
}

} // namespace

std::unique_ptr<Player> Player::make(const QString& way, QQuickWindow* window) {
    if (way == u"mouse")
        return std::make_unique<MousePlayer>(window);
    if (way == u"keys")
        return std::make_unique<KeyPlayer>(window);
    return std::make_unique<AccessPlayer>(window);
}

// --- By mouse.

QString MousePlayer::click(const Thing* thing, const QString& name, Qt::MouseButton button) {
    if (!thing)
        return missing(name);
    if (!thing->enabled)
        return unusable(name);
    const QPoint middle = thing->rect.center();
    if (!QRect(QPoint(0, 0), m_window->size()).contains(middle))
        return QStringLiteral("“%1” lies outside the window").arg(name);
    QTest::mouseMove(m_window, middle);
    QTest::mousePress(m_window, button, {}, middle);
    QTest::mouseRelease(m_window, button, {}, middle);
    QCoreApplication::processEvents();
    return {};
}

// A change becomes visible with the next frame, and nobody presses what can't be seen yet.
Screen MousePlayer::seen() const {
    QSignalSpy frames(m_window, &QQuickWindow::frameSwapped);
    m_window->update();
    (void)frames.wait(testprogram::patience); // the first takes long on a busy machine
    return Screen(m_window);
}

QString MousePlayer::press(const QString& name, const QString& about) {
    return click(seen().button(name, about), name, Qt::LeftButton);
}

QString MousePlayer::putChip(const QString& place) {
    return click(seen().place(place), place, Qt::LeftButton);
}

QString MousePlayer::takeChip(const QString& place) {
    return click(seen().place(place), place, Qt::RightButton);
}

// Clicking the amount of a stake, once its last chip has landed, opens a field for a new one.
QString MousePlayer::type(const QString& place, const QString& amount) {
    const QString plate = QStringLiteral("Stake, ") + place.toLower() + QStringLiteral(", ");
    const auto where = [&] {
        const Screen screen = seen();
        const Thing* lies = screen.beginning(QAccessible::StaticText, plate);
        return lies ? lies->rect : QRect();
    };
    QRect before;
    const auto still = [&] {
        const QRect now = where();
        return std::exchange(before, now) == now && !now.isEmpty();
    };
    (void)QTest::qWaitFor(still, testprogram::patience);
    const Screen screen = seen();
    if (const QString problem = click(screen.beginning(QAccessible::StaticText, plate), plate, Qt::LeftButton);
        !problem.isEmpty())
        return problem;
    const auto opened = [&] {
        const auto here = focused(m_window);
        return here && here->role == QAccessible::EditableText;
    };
    if (!QTest::qWaitFor(opened, testprogram::patience))
        return QStringLiteral("no field opens for “%1”").arg(plate);
    for (const QChar digit : amount)
        QTest::keyClick(m_window, digit.toLatin1());
    QTest::keyClick(m_window, Qt::Key_Return);
    return {};
}

QString MousePlayer::deal(const QString& button) {
    m_dealByKey = !m_dealByKey;
    if (!m_dealByKey)
        return press(button);
    QTest::keyClick(m_window, Qt::Key_Space);
    QCoreApplication::processEvents();
    return {};
}

// --- By keys.

void KeyPlayer::key(int code, const QString& text) {
    QKeyEvent down(QEvent::KeyPress, code, Qt::NoModifier, text);
    QKeyEvent up(QEvent::KeyRelease, code, Qt::NoModifier, text);
    QCoreApplication::sendEvent(m_window, &down);
    QCoreApplication::sendEvent(m_window, &up);
    QCoreApplication::processEvents();
}

QString KeyPlayer::tabTo(const QString& name, const QString& about) {
    constexpr int mostStops = 90;
    for (int i = 0; i < mostStops; ++i) {
        const auto here = focused(m_window);
        if (here && here->name == name && (about.isEmpty() || here->about == about))
            return {};
        key(Qt::Key_Tab);
    }
    return QStringLiteral("Tab doesn't come to “%1”").arg(name);
}

// The games are laid out side by side; arrow keys move between them.
QString KeyPlayer::choosePlay(const QString& name) {
    const auto onPlay = [&] {
        const auto here = focused(m_window);
        return here && (here->name.startsWith(u"Play ") || here->name.startsWith(u"Resume "));
    };
    if (!QTest::qWaitFor(onPlay, testprogram::patience))
        return QStringLiteral("no game has the keyboard");
    // Once the lobby knows that a round waits, the button says so.
    const QString game = name.section(u' ', 1);
    const auto isThere = [&] { return focused(m_window)->name.section(u' ', 1) == game; };
    for (const Qt::Key way : {Qt::Key_Left, Qt::Key_Right}) {
        for (int i = 0; i < 12 && !isThere(); ++i)
            key(way);
    }
    if (!isThere())
        return missing(name);
    key(Qt::Key_Return, QStringLiteral("\r"));
    return {};
}

QString KeyPlayer::press(const QString& name, const QString& about) {
    static const QHash<QString, Qt::Key> keys{
        {"Hit", Qt::Key_H},           {"Stand", Qt::Key_S},        {"Double", Qt::Key_D},
        {"Split", Qt::Key_P},         {"Surrender", Qt::Key_R},    {"Give up", Qt::Key_R},
        {"Insurance", Qt::Key_I},     {"Even money", Qt::Key_E},   {"No", Qt::Key_N},
        {"Insure all", Qt::Key_I},    {"Choose", Qt::Key_O},
        {"Follow double", Qt::Key_F}, {"Follow split", Qt::Key_F}, {"Undo", Qt::Key_Z},
        {"Clear", Qt::Key_C},         {"Double bet", Qt::Key_D},   {"Repeat", Qt::Key_B},
        {"New", Qt::Key_N},           {"Change bets", Qt::Key_N},  {"Sound off", Qt::Key_M},
        {"Sound on", Qt::Key_M}};
    if (name.startsWith(u"Play ") || name.startsWith(u"Resume "))
        return choosePlay(name);
    if (const auto found = keys.find(name); found != keys.end()) {
        key(*found, QString(QChar(static_cast<char16_t>(*found))).toLower());
        return {};
    }
    const QString problem = tabTo(name, about);
    if (problem.isEmpty())
        key(Qt::Key_Space, QStringLiteral(" "));
    return problem;
}

QString KeyPlayer::answer(const QString& name) {
    const QString problem = tabTo(name, {});
    if (problem.isEmpty())
        key(Qt::Key_Return, QStringLiteral("\r"));
    return problem;
}

QString KeyPlayer::takeInHand(const QString& chip) {
    const auto inHand = [&] {
        const Screen screen(m_window);
        const Thing* thing = screen.button(chip);
        return thing && thing->state.checked;
    };
    constexpr int mostChips = 12;
    for (int i = 0; i < mostChips && !inHand(); ++i)
        key(Qt::Key_BracketLeft, QStringLiteral("["));
    for (int i = 0; i < mostChips && !inHand(); ++i)
        key(Qt::Key_BracketRight, QStringLiteral("]"));
    return inHand() ? QString() : QStringLiteral("[ and ] don't bring “%1” into the hand").arg(chip);
}

// A digit goes to a spot, Up from there to its first circle, Right along the circles.
QString KeyPlayer::goTo(const QString& place) {
    const int number = place.back().digitValue();
    key(Qt::Key_0 + number, QString::number(number));
    const auto there = [&] {
        const auto here = focused(m_window);
        return here && (here->name == place || here->name.startsWith(place + QStringLiteral(", ")));
    };
    if (!there())
        key(Qt::Key_Up);
    for (int i = 0; i < 4 && !there(); ++i)
        key(Qt::Key_Right);
    if (there())
        return {};
    const auto here = focused(m_window);
    return QStringLiteral("number and arrows come to “%1”, not to “%2”").arg(here ? here->name : QString(), place);
}

QString KeyPlayer::putChip(const QString& place) {
    const QString problem = goTo(place);
    if (problem.isEmpty())
        key(Qt::Key_Plus, QStringLiteral("+"));
    return problem;
}

QString KeyPlayer::takeChip(const QString& place) {
    const QString problem = goTo(place);
    if (problem.isEmpty())
        key(Qt::Key_Minus, QStringLiteral("-"));
    return problem;
}

QString KeyPlayer::type(const QString& place, const QString& amount) {
    if (const QString problem = goTo(place); !problem.isEmpty())
        return problem;
    m_typeByLetter = !m_typeByLetter;
    if (m_typeByLetter)
        key(Qt::Key_A, QStringLiteral("a"));
    else
        key(Qt::Key_F2);
    for (const QChar digit : amount)
        key(digit.unicode(), QString(digit));
    key(Qt::Key_Return, QStringLiteral("\r"));
    return {};
}

QString KeyPlayer::deal(const QString&) {
    m_dealByEnter = !m_dealByEnter;
    if (m_dealByEnter)
        key(Qt::Key_Space, QStringLiteral(" "));
    else
        key(Qt::Key_Return, QStringLiteral("\r"));
    return {};
}

QString KeyPlayer::leave() {
    key(Qt::Key_Escape);
    return {};
}

// --- By accessible actions.

QString AccessPlayer::perform(const Thing* thing, const QString& name, const QString& action) {
    if (!thing)
        return missing(name);
    if (!thing->enabled)
        return unusable(name);
    QAccessibleActionInterface* actions = thing->face->actionInterface();
    if (!actions || !actions->actionNames().contains(action))
        return QStringLiteral("“%1” has no action “%2”").arg(name, action);
    actions->doAction(action);
    QCoreApplication::processEvents();
    return {};
}

QString AccessPlayer::press(const QString& name, const QString& about) {
    return perform(Screen(m_window).button(name, about), name, QAccessibleActionInterface::pressAction());
}

QString AccessPlayer::putChip(const QString& place) {
    return perform(Screen(m_window).place(place), place, QAccessibleActionInterface::pressAction());
}

QString AccessPlayer::takeChip(const QString& place) {
    return perform(Screen(m_window).place(place), place, QAccessibleActionInterface::decreaseAction());
}
