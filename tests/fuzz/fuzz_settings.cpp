// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes are the window's settings.ini as somebody left it. Whatever it says, every setting gets an allowed value,
// the window is placed on a screen, and newly set values are kept.
#include "app/windowplace.h"
#include "check.h"
#include "models/preferences/settingscontroller.h"
#include "program.h"

#include <QDir>
#include <QFile>

#include <cmath>

using namespace openshoe;
using models::SettingsController;

namespace {

bool within(double value, double least, double most) { return std::isfinite(value) && value >= least && value <= most; }

bool isClock(int choice, int seconds) {
    return (choice == models::ClockTime::OfTheGame && seconds == 15) ||
           (choice == models::ClockTime::Off && seconds == 0) || (choice == seconds && seconds >= 5 && seconds <= 120);
}

void checkAllowed(const SettingsController& settings) {
    FUZZ_CHECK(models::setting::scheme.allows(settings.scheme()));
    FUZZ_CHECK(models::setting::speed.allows(settings.animationSpeed()));
    FUZZ_CHECK(QStringList({"brass", "midnight", "claret"}).contains(settings.cardBack()));
    FUZZ_CHECK(settings.language().isEmpty() || settings.languages().contains(settings.language()));
    FUZZ_CHECK(models::setting::coach.allows(settings.coach()));
    FUZZ_CHECK(within(settings.textScale(), 0.8, 2), qPrintable(QString::number(settings.textScale())));
    FUZZ_CHECK(settings.interfaceScales().contains(settings.interfaceScale()));
    for (const double volume : {settings.volumeCards(), settings.volumeChips(), settings.volumeResults()})
        FUZZ_CHECK(within(volume, 0, 1), qPrintable(QString::number(volume)));
    FUZZ_CHECK(isClock(settings.betClock(), settings.betSeconds(15)), qPrintable(QString::number(settings.betClock())));
    FUZZ_CHECK(isClock(settings.decisionClock(), settings.decisionSeconds(15)),
               qPrintable(QString::number(settings.decisionClock())));
    (void)settings.felt();
    (void)settings.currencyFor("classic");
    (void)settings.currentAccount();
    (void)(settings.reducedMotion() || settings.contrast());
    (void)(settings.fourColour() || settings.soundOn() || settings.confirmSurrender());
}

void checkPlace(QSettings& store) {
    const QList<QRect> screens{QRect(0, 0, 1920, 1080), QRect(1920, -200, 3840, 2160), QRect(-1280, 0, 1280, 1024)};
    const QRect place = app::rememberedPlace(store, screens);
    if (place.isNull())
        return;
    bool inside = false;
    for (const QRect& screen : screens)
        inside = inside || screen.contains(place);
    FUZZ_CHECK(inside);
}

void readFile(const QByteArray& bytes) {
    // QSettings caches files by name.
    static int number = 0;
    const QString path = QDir(fuzz::scratch()).filePath(QStringLiteral("settings-%1.ini").arg(++number));
    {
        QFile file(path);
        FUZZ_CHECK(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    {
        SettingsController settings(path);
        checkAllowed(settings);
        checkPlace(settings.store());
        settings.setScheme(models::ColourScheme::Dark);
        settings.setTextScale(1.25);
        settings.setBetClock(30);
        settings.setCurrencyFor("classic", "sweeps");
        settings.setCurrentAccount(3);
        checkAllowed(settings);
    }
    SettingsController again(path);
    FUZZ_CHECK(again.scheme() == models::ColourScheme::Dark && again.textScale() == 1.25 && again.betSeconds(15) == 30);
    FUZZ_CHECK(again.currencyFor("classic") == u"sweeps" && again.currentAccount() == 3);
    QFile::remove(path);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    (void)fuzz::scratch();
    readFile(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    return 0;
}
