// SPDX-License-Identifier: GPL-3.0-or-later
// The real sink, on whatever devices this machine has: none, a null device, or an audible one (very quietly).
#include "testprogram.h"

#include "sound/effectsink.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include <array>

using namespace openshoe::sound;

namespace {

QStringList& complaints() {
    static QStringList list;
    return list;
}

void listen(QtMsgType, const QMessageLogContext& context, const QString& message) {
    if (!isAboutDevices(context, message))
        complaints() << message;
}

} // namespace

class TestEffectSink : public QObject {
    Q_OBJECT

private slots:
    void playsWithOrWithoutADevice() {
        complaints().clear();
        const QtMessageHandler before = qInstallMessageHandler(listen);
        {
            EffectSink sink;
            for (int i = 0; i < 3; ++i) {
                for (const Entry& entry : entries)
                    sink.play(entry.sound, entry.variants, 0.01);
                sink.setRoom(i == 2 ? 0 : 0.01 * (i + 1));
                QTest::qWait(50);
            }
            sink.silence();
        }
        qInstallMessageHandler(before);
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    // Simulates a device change in the middle of a sound, as when a headset is plugged in.
    void devicesMayChangeWhileASoundIsHeard() {
        complaints().clear();
        const QtMessageHandler before = qInstallMessageHandler(listen);
        {
            EffectSink sink;
            const bool had = sink.hasDevice();
            for (int i = 0; i < 5; ++i) {
                sink.play(Sound::Blackjack, 1, 0.01);
                emit sink.devices().audioOutputsChanged();
                QCOMPARE(sink.hasDevice(), had);
                sink.play(Sound::Win, 1, 0.01);
            }
        }
        qInstallMessageHandler(before);
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    void whatIsSaidOfDevicesIsTold() {
        const QMessageLogContext none;
        const QMessageLogContext ffmpeg("", 0, "", "qt.multimedia.ffmpeg");
        QVERIFY(isAboutDevices(none, QStringLiteral("PulseAudioService: pa_context_connect() failed")));
        QVERIFY(isAboutDevices(none, QStringLiteral("No audio device detected")));
        QVERIFY(isAboutDevices(none, QStringLiteral("\"Stream error: Connection terminated\"")));
        QVERIFY(isAboutDevices(ffmpeg, QStringLiteral("anything")));
        QVERIFY(!isAboutDevices(none, QStringLiteral("qrc:/qt/qml/OpenShoe/Shell/Main.qml:3: TypeError")));
    }

    void everySoundHasItsFile() {
        const QString folder = QStringLiteral(":/openshoe/art/sounds");
        QStringList expected{QLatin1StringView(roomFile) + QStringLiteral(".wav")};
        for (const Entry& entry : entries) {
            for (int variant = 1; variant <= entry.variants; ++variant)
                expected << QStringLiteral("%1-%2.wav").arg(QLatin1StringView(entry.file)).arg(variant);
        }
        expected.sort();
        QCOMPARE(QDir(folder).entryList({QStringLiteral("*.wav")}, QDir::Files, QDir::Name), expected);
    }
};

OPENSHOE_TEST(TestEffectSink, Window)
#include "tst_effectsink.moc"
