// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/systemdesktop.h"

#include <QSettings>

#include <cmath>

#ifdef OPENSHOE_PORTAL
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

namespace openshoe::app {

namespace {

const QString gnome = QStringLiteral("org.gnome.desktop.interface");
const QString kde = QStringLiteral("org.kde.kdeglobals.KDE");
const QString every = QStringLiteral("org.freedesktop.appearance");

} // namespace

SystemDesktop::SystemDesktop(const QString& bus, QObject* parent) : models::Desktop(parent) {
    readSystem();
    askPortal(bus);
}

void SystemDesktop::take(const QString& space, const QString& key, const QVariant& value) {
    if (space == gnome && key == u"enable-animations") {
        if (value.typeId() == QMetaType::Bool)
            m_reducedMotion = !value.toBool();
    } else if (space == kde && key == u"AnimationDurationFactor") { // text, as in KDE's file
        bool good = false;
        const double factor = value.toDouble(&good);
        if (good)
            m_reducedMotion = factor == 0;
    } else if (space == every && key == u"contrast") { // 0 is no preference, 1 is more contrast
        bool good = false;
        const uint contrast = value.toUInt(&good);
        if (good)
            m_highContrast = contrast == 1;
    } else if (space == gnome && key == u"text-scaling-factor") {
        bool good = false;
        const double factor = value.toDouble(&good);
        if (good && std::isfinite(factor) && factor > 0)
            m_textScale = factor;
    }
}

#ifdef OPENSHOE_PORTAL

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString interface = QStringLiteral("org.freedesktop.portal.Settings");

} // namespace

void SystemDesktop::askPortal(const QString& bus) {
    m_connection = bus.isEmpty() ? QString() : QStringLiteral("openshoe-desktop");
    QDBusConnection connection =
        bus.isEmpty() ? QDBusConnection::sessionBus() : QDBusConnection::connectToBus(bus, m_connection);
    if (!connection.isConnected())
        return;
    connection.connect(service, path, interface, QStringLiteral("SettingChanged"), this,
                       SLOT(onSettingChanged(QString, QString, QDBusVariant)));
    QDBusMessage call = QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("ReadAll"));
    call << QStringList{gnome, kde, every};
    auto* watcher = new QDBusPendingCallWatcher(connection.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusMessage reply = watcher->reply();
        if (reply.type() != QDBusMessage::ReplyMessage || reply.signature() != u"a{sa{sv}}")
            return;
        const auto spaces = qdbus_cast<QMap<QString, QVariantMap>>(reply.arguments().value(0));
        for (auto space = spaces.begin(); space != spaces.end(); ++space) {
            for (auto key = space->begin(); key != space->end(); ++key)
                take(space.key(), key.key(), key.value());
        }
        emit changed();
    });
}

void SystemDesktop::onSettingChanged(const QString& space, const QString& key, const QDBusVariant& value) {
    take(space, key, value.variant());
    emit changed();
}

SystemDesktop::~SystemDesktop() {
    if (!m_connection.isEmpty())
        QDBusConnection::disconnectFromBus(m_connection);
}

#else

void SystemDesktop::askPortal(const QString&) {}
SystemDesktop::~SystemDesktop() = default;

#endif

void SystemDesktop::readSystem() {
#if defined(Q_OS_WIN)
    // Windows keeps the switch for animations as the second-lowest bit of the fifth byte of a mask.
    const QSettings desktop(QStringLiteral("HKEY_CURRENT_USER\\Control Panel\\Desktop"), QSettings::NativeFormat);
    const QByteArray mask = desktop.value(QStringLiteral("UserPreferencesMask")).toByteArray();
    if (mask.size() > 4)
        m_reducedMotion = (mask[4] & 2) == 0;
    const QSettings access(QStringLiteral("HKEY_CURRENT_USER\\Software\\Microsoft\\Accessibility"),
                           QSettings::NativeFormat);
    take(gnome, QStringLiteral("text-scaling-factor"),
         access.value(QStringLiteral("TextScaleFactor"), 100).toDouble() / 100);
    const QSettings contrast(QStringLiteral("HKEY_CURRENT_USER\\Control Panel\\Accessibility\\HighContrast"),
                             QSettings::NativeFormat);
    m_highContrast = (contrast.value(QStringLiteral("Flags")).toString().toUInt() & 1) != 0;
#elif defined(Q_OS_MACOS)
    const QSettings access(QStringLiteral("com.apple"), QStringLiteral("universalaccess"));
    if (access.contains(QStringLiteral("reduceMotion")))
        m_reducedMotion = access.value(QStringLiteral("reduceMotion")).toBool();
    if (access.contains(QStringLiteral("increaseContrast")))
        m_highContrast = access.value(QStringLiteral("increaseContrast")).toBool();
#endif
}

} // namespace openshoe::app

#include "moc_systemdesktop.cpp"
