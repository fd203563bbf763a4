// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules.h"
#include "models/preferences/settingscontroller.h"
#include "places.h"
#include "testprogram.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace openshoe::models;
using openshoe::session::Speed;

namespace {

struct FakeDesktop : openshoe::models::Desktop {
    std::optional<bool> motion;
    std::optional<bool> contrast;
    std::optional<double> scale;
    [[nodiscard]] std::optional<bool> reducedMotion() const override { return motion; }
    [[nodiscard]] std::optional<bool> highContrast() const override { return contrast; }
    [[nodiscard]] std::optional<double> textScale() const override { return scale; }
};

} // namespace

class TestSettings : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString file() const { return m_folder.filePath(QStringLiteral("settings.ini")); }

    bool write(const QByteArray& text) const {
        QFile edited(file());
        return edited.open(QIODevice::WriteOnly) && edited.write(text) == text.size();
    }

private slots:
    void cleanup() { QFile::remove(file()); }

    void keepsWhatIsSet() {
        {
            SettingsController settings(file());
            settings.setScheme(ColourScheme::Dark);
            settings.setTextScale(1.25);
            settings.setSoundOn(false);
            settings.setBetClock(30);
            settings.setCurrencyFor(QStringLiteral("classic"), QStringLiteral("sweeps"));
        }
        SettingsController settings(file());
        QCOMPARE(settings.scheme(), ColourScheme::Dark);
        QCOMPARE(settings.textScale(), 1.25);
        QVERIFY(!settings.soundOn());
        QCOMPARE(settings.betSeconds(15), 30);
        QCOMPARE(settings.decisionSeconds(12), 12);
        QCOMPARE(settings.currencyFor(QStringLiteral("classic")), QStringLiteral("sweeps"));
    }

    // The desktop's preferences apply, clamped, until something is chosen here; resetting the page restores them.
    void theDesktopIsHeard() {
        FakeDesktop desktop;
        SettingsController settings(file());
        settings.setDesktop(&desktop);
        QVERIFY(!settings.reducedMotion() && !settings.motionIsDesktops() && !settings.textIsDesktops());
        QSignalSpy changed(&settings, &SettingsController::changed);
        desktop.motion = true;
        desktop.scale = 1.25;
        emit desktop.changed();
        QCOMPARE(changed.count(), 1);
        QVERIFY(settings.reducedMotion() && settings.motionIsDesktops());
        QVERIFY(settings.textIsDesktops());
        QCOMPARE(settings.textScale(), 1.25);
        QVERIFY(settings.changedPages().isEmpty());
        desktop.scale = 3;
        QCOMPARE(settings.textScale(), 2.0);

        settings.setReducedMotion(false);
        QVERIFY(!settings.reducedMotion() && !settings.motionIsDesktops());
        settings.setTextScale(1);
        QCOMPARE(settings.textScale(), 1.0);
        QCOMPARE(settings.changedPages(), QStringList({QStringLiteral("look"), QStringLiteral("table")}));
        settings.resetPage(QStringLiteral("table"));
        settings.resetPage(QStringLiteral("look"));
        QVERIFY(settings.reducedMotion() && settings.textIsDesktops());
        desktop.contrast = true;
        QVERIFY(settings.contrast() && settings.contrastIsDesktops());
        settings.setContrast(false);
        QVERIFY(!settings.contrast() && !settings.contrastIsDesktops());
        settings.resetPage(QStringLiteral("look"));
        QVERIFY(settings.contrast());
        settings.setDesktop(nullptr);
        QVERIFY(!settings.reducedMotion() && !settings.contrast());
        QCOMPARE(settings.textScale(), 1.0);
    }

    void refusesWhatIsNotAllowed() {
        SettingsController settings(file());
        QSignalSpy changed(&settings, &SettingsController::changed);
        settings.setScheme(3);
        settings.setScheme(-1);
        settings.setTextScale(9);
        settings.setInterfaceScale(300);
        settings.setDecisionClock(3);
        settings.setDecisionClock(121);
        settings.setDecisionClock(-2);
        settings.setCoach(-1);
        settings.setCardBack(QStringLiteral("plaid"));
        settings.setFelt(QStringLiteral("classic"));
        settings.setLanguage(QStringLiteral("xx"));
        QCOMPARE(changed.count(), 0);
        QCOMPARE(settings.scheme(), ColourScheme::System);
    }

    void aFileEditedByHandDoesNoHarm() {
        QVERIFY(write(
            "[look]\nscheme=plaid\ntextScale=99\ninterfaceScale=0\n[sound]\ncards=loud\n[clocks]\nbet=-5\n"));
        SettingsController settings(file());
        QCOMPARE(settings.scheme(), ColourScheme::System);
        QCOMPARE(settings.textScale(), 2.0);
        QCOMPARE(settings.interfaceScale(), 100);
        QCOMPARE(settings.volumeCards(), 0.7);
        QCOMPARE(settings.betSeconds(15), 15);
    }

    // As the first version with a window wrote it, before felts had names and other people sat at the table.
    void anOlderFileIsRead() {
        QVERIFY(QFile::copy(QStringLiteral(OPENSHOE_SOURCE_DIR "/tests/models/data/settings1.ini"), file()));
        QVERIFY(QFile(file()).setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        SettingsController settings(file());
        QCOMPARE(settings.felt(), QStringLiteral("lagoon"));
        QCOMPARE(settings.scheme(), ColourScheme::Dark);
        QCOMPARE(settings.animationSpeed(), DealingSpeed::Fast);
        QCOMPARE(settings.betSeconds(15), 0);
        QCOMPARE(settings.decisionSeconds(12), 30);
        QCOMPARE(settings.volumeChips(), 0.4);
        QCOMPARE(settings.currencyFor(QStringLiteral("classic")), QStringLiteral("sweeps"));
        QCOMPARE(settings.currentAccount(), 2);
        // Settings it didn't know.
        QCOMPARE(settings.interfaceScale(), 100);
        QVERIFY(settings.company() && settings.dealersWords());
        QCOMPARE(settings.companyPaceFor(QStringLiteral("deluxe")), openshoe::session::CompanyPace::Usual);
    }

    // Word for word what the file has always held: older and newer versions read each other's.
    void whatIsStoredStaysTheSame() {
        {
            SettingsController settings(file());
            settings.setScheme(ColourScheme::Dark);
            settings.setContrast(true);
            settings.setDeck(QStringLiteral("kde/svg-oxygen"));
            settings.setCardBack(QStringLiteral("claret"));
            settings.setFelt(QStringLiteral("lagoon"));
            settings.setTextScale(1.25);
            settings.setInterfaceScale(150);
            settings.setAnimationSpeed(DealingSpeed::Slow);
            settings.setConfirmAllIn(false);
            settings.setVolumeCards(0.35);
            settings.setLanguage(QStringLiteral("de"));
            settings.setCoach(CoachMode::OnRequest);
            settings.setBetClock(30);
            settings.setDecisionClock(ClockTime::Off);
            settings.setCompanyFor(QStringLiteral("deluxe"), openshoe::session::CompanyWish::Full);
            settings.setCompanyPaceFor(QStringLiteral("deluxe"), openshoe::session::CompanyPace::Quick);
        }
        QFile written(file());
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), QByteArray("[clocks]\nbet=30\ndecision=off\n\n"
                                               "[coach]\nmode=request\n\n"
                                               "[companyFor]\ndeluxe=full\n\n"
                                               "[companyPaceFor]\ndeluxe=quick\n\n"
                                               "[language]\ncode=de\n\n"
                                               "[look]\ncardBack=claret\ncontrast=true\ndeck=kde/svg-oxygen\n"
                                               "felt=lagoon\ninterfaceScale=150\nscheme=dark\ntextScale=1.25\n\n"
                                               "[sound]\ncards=0.35\n\n"
                                               "[table]\nconfirmAllIn=false\nspeed=slow\n"));
    }

    // One pace for all games, until one is chosen for a game.
    void onePaceForAllGamesStays() {
        QVERIFY(write("[company]\npace=leisurely\n[companyPaceFor]\ndeluxe=quick\n"));
        SettingsController settings(file());
        QCOMPARE(settings.companyPaceFor(QStringLiteral("deluxe")), openshoe::session::CompanyPace::Quick);
        QCOMPARE(settings.companyPaceFor(QStringLiteral("other")), openshoe::session::CompanyPace::Leisurely);
    }

    void theFileIsItsOwners() {
#ifdef Q_OS_UNIX
        const auto owners = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;
        const mode_t before = umask(0);
        for (const auto scheme :
             {ColourScheme::Dark, ColourScheme::Light}) { // created, and found readable by everybody
            SettingsController settings(file());
            QCOMPARE(QFile::permissions(file()), owners);
            settings.setScheme(scheme);
            settings.store().sync();
            QCOMPARE(QFile::permissions(file()), owners);
            QVERIFY(QFile(file()).setPermissions(owners | QFile::ReadGroup | QFile::ReadOther));
        }
        umask(before);
#endif
    }

    void aLinkOutIsNotFollowed() {
#ifdef Q_OS_UNIX
        QTemporaryDir elsewhere;
        const QString theirs = elsewhere.filePath(QStringLiteral("theirs.ini"));
        QVERIFY(QFile::link(theirs, file()));
        {
            SettingsController settings(file());
            QVERIFY(settings.problemText().contains(file()) && settings.problemText().contains(u"not followed"));
            settings.setScheme(ColourScheme::Dark);
            QCOMPARE(settings.scheme(), ColourScheme::Dark); // until the program ends
        }
        QVERIFY(!QFile::exists(theirs) && QFileInfo(file()).isSymLink());
        QCOMPARE(SettingsController(file()).scheme(), ColourScheme::System);
#endif
        QFile::remove(file());
        QVERIFY(SettingsController(file()).problemText().isEmpty());
    }

    void everyFeltOfTheRuleFilesCanBeChosen() {
        SettingsController settings(file());
        for (int i = 0; i < openshoe::engine::enumCount<openshoe::engine::Felt>; ++i) {
            const QString felt = QString::fromLatin1(name(static_cast<openshoe::engine::Felt>(i)));
            settings.setFelt(felt);
            QCOMPARE(settings.felt(), felt);
        }
        settings.setFelt(QStringLiteral("deluxe"));
        QCOMPARE(settings.felt(), QStringLiteral("charcoal"));
    }

    // A felt chosen when felts went by their games' ids remains the same choice.
    void aFeltChosenByItsGameStays() {
        for (const auto& [stored, felt] : {std::pair{"deluxe", "emerald"},
                                           {"rundown", "midnight"},
                                           {"boxes", "burgundy"},
                                           {"down-under", "lagoon"},
                                           {"classic", "green"},
                                           {"premium", "charcoal"},
                                           {"lagoon", "lagoon"},
                                           {"", ""},
                                           {"plaid", ""}}) {
            // A new file each time: QSettings takes a file rewritten within a moment for the one it knows.
            QFile edited(m_folder.filePath(QString::fromLatin1(stored) + QStringLiteral(".ini")));
            QVERIFY(edited.open(QIODevice::WriteOnly));
            edited.write(QByteArray("[look]\nfelt=") + stored + '\n');
            edited.close();
            SettingsController settings(edited.fileName());
            QCOMPARE(settings.felt(), QString::fromLatin1(felt));
        }
    }

    void theCommandLinesSpeedHoldsUntilAnotherIsChosen() {
        SettingsController settings(file());
        QCOMPARE(settings.speed(), Speed::Normal);
        settings.overrideSpeed(Speed::Off);
        QCOMPARE(settings.speed(), Speed::Off);
        settings.setAnimationSpeed(DealingSpeed::Slow);
        QCOMPARE(settings.speed(), Speed::Slow);
    }

    void pagesGoBackToTheirDefaults() {
        SettingsController settings(file());
        settings.setScheme(ColourScheme::Dark);
        settings.setSoundOn(false);
        settings.resetPage(QStringLiteral("look"));
        QCOMPARE(settings.scheme(), ColourScheme::System);
        QVERIFY(!settings.soundOn());
    }
};

OPENSHOE_TEST(TestSettings, Core)
#include "tst_settings.moc"
