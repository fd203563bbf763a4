// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's preferences, read over a bus of the test's own on which the test itself is the portal.
#include "testprogram.h"

#include "app/systemdesktop.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using openshoe::app::SystemDesktop;
using Settings = QMap<QString, QVariantMap>;

namespace {

const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString portalInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString gnome = QStringLiteral("org.gnome.desktop.interface");
const QString every = QStringLiteral("org.freedesktop.appearance");

class Portal : public QDBusVirtualObject {
public:
    Settings settings;
    bool refuses = false;

    QString introspect(const QString&) const override { return {}; }
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& connection) override {
        if (message.interface() != portalInterface || message.member() != u"ReadAll" || refuses)
            return false;
        connection.send(message.createReply(QVariant::fromValue(settings)));
        return true;
    }
};

} // namespace

class TestSystemDesktop : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        qDBusRegisterMetaType<Settings>();
        m_daemon.start(QStringLiteral("dbus-daemon"),
                       {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY2(m_daemon.waitForReadyRead(10000), qPrintable(m_daemon.errorString()));
        m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
        QDBusConnection bus = QDBusConnection::connectToBus(m_address, QStringLiteral("portal"));
        QVERIFY(bus.isConnected());
        QVERIFY(bus.registerVirtualObject(portalPath, &m_portal));
        QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
    }
    void cleanupTestCase() {
        QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
        m_daemon.kill();
        m_daemon.waitForFinished();
    }
    void init() {
        m_portal.settings.clear();
        m_portal.refuses = false;
    }

    void readsWhatGnomeSays() {
        m_portal.settings[gnome] = {{QStringLiteral("enable-animations"), false},
                                    {QStringLiteral("text-scaling-factor"), 1.25}};
        SystemDesktop desktop(m_address);
        QVERIFY(!desktop.reducedMotion() && !desktop.textScale()); // nobody has answered yet
        QSignalSpy changed(&desktop, &SystemDesktop::changed);
        QVERIFY(changed.wait());
        QCOMPARE(desktop.reducedMotion(), true);
        QCOMPARE(desktop.textScale(), 1.25);
        QVERIFY(!desktop.highContrast());
    }

    void readsWhetherContrastIsWanted() {
        for (const uint contrast : {0U, 1U}) {
            m_portal.settings[every] = {{QStringLiteral("contrast"), contrast}};
            SystemDesktop desktop(m_address);
            QSignalSpy changed(&desktop, &SystemDesktop::changed);
            QVERIFY(changed.wait());
            QCOMPARE(desktop.highContrast(), contrast == 1);
        }
    }

    void readsWhatKdeSays_data() {
        QTest::addColumn<QString>("factor");
        QTest::addColumn<bool>("reduced");
        QTest::newRow("none") << QStringLiteral("0") << true;
        QTest::newRow("slower") << QStringLiteral("1.4142135") << false;
    }

    void readsWhatKdeSays() {
        QFETCH(QString, factor);
        m_portal.settings[QStringLiteral("org.kde.kdeglobals.KDE")] = {
            {QStringLiteral("AnimationDurationFactor"), factor}};
        SystemDesktop desktop(m_address);
        QSignalSpy changed(&desktop, &SystemDesktop::changed);
        QVERIFY(changed.wait());
        QTEST(*desktop.reducedMotion(), "reduced");
        QVERIFY(!desktop.textScale());
    }

    void followsWhatChanges() {
        SystemDesktop desktop(m_address);
        QSignalSpy changed(&desktop, &SystemDesktop::changed);
        QVERIFY(changed.wait());
        QVERIFY(!desktop.reducedMotion());
        const auto say = [](const QString& key, const QVariant& value) {
            QDBusMessage signal =
                QDBusMessage::createSignal(portalPath, portalInterface, QStringLiteral("SettingChanged"));
            signal << gnome << key << QVariant::fromValue(QDBusVariant(value));
            QDBusConnection(QStringLiteral("portal")).send(signal);
        };
        say(QStringLiteral("enable-animations"), false);
        QTRY_COMPARE(desktop.reducedMotion(), true);
        say(QStringLiteral("text-scaling-factor"), 1.5);
        QTRY_COMPARE(desktop.textScale(), 1.5);
        say(QStringLiteral("enable-animations"), true);
        QTRY_COMPARE(desktop.reducedMotion(), false);
    }

    // Invalid values change nothing.
    void nonsenseIsPassedOver() {
        m_portal.settings[gnome] = {{QStringLiteral("enable-animations"), QStringLiteral("sometimes")},
                                    {QStringLiteral("text-scaling-factor"), -3.0}};
        SystemDesktop desktop(m_address);
        QSignalSpy changed(&desktop, &SystemDesktop::changed);
        QVERIFY(changed.wait());
        QVERIFY(!desktop.reducedMotion() && !desktop.textScale());
    }

    void nobodyAnswers() {
        m_portal.refuses = true;
        SystemDesktop unanswered(m_address);
        SystemDesktop noBus(QStringLiteral("unix:path=/nowhere"));
        QTest::qWait(200);
        QVERIFY(!unanswered.reducedMotion() && !unanswered.textScale());
        QVERIFY(!noBus.reducedMotion() && !noBus.textScale());
    }

private:
    QProcess m_daemon;
    QString m_address;
    Portal m_portal;
};

OPENSHOE_TEST(TestSystemDesktop, Core)
#include "tst_systemdesktop.moc"
