// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "models/settings/desktop.h"
#include "session/company/company.h"
#include "session/round/playback.h"

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string_view>

namespace openshoe::models {

/// The person's settings. Every change takes effect and is saved at once; values out of range are ignored.
class SettingsController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    /// system, light, dark.
    Q_PROPERTY(QString scheme READ scheme WRITE setScheme NOTIFY changed)
    /// High contrast, in light and in dark.
    Q_PROPERTY(bool contrast READ contrast WRITE setContrast NOTIFY changed)
    /// off, fast, normal, slow.
    Q_PROPERTY(QString animationSpeed READ animationSpeed WRITE setAnimationSpeed NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    /// Nothing was chosen here, so the desktop's preference applies.
    Q_PROPERTY(bool motionIsDesktops READ motionIsDesktops NOTIFY changed)
    Q_PROPERTY(bool contrastIsDesktops READ contrastIsDesktops NOTIFY changed)
    Q_PROPERTY(bool textIsDesktops READ textIsDesktops NOTIFY changed)
    Q_PROPERTY(bool fourColour READ fourColour WRITE setFourColour NOTIFY changed)
    /// The id of a deck found on the system, whether or not it is there now; empty for our own.
    Q_PROPERTY(QString deck READ deck WRITE setDeck NOTIFY changed)
    /// brass, midnight, claret.
    Q_PROPERTY(QString cardBack READ cardBack WRITE setCardBack NOTIFY changed)
    /// A felt's name (engine::Felt); empty for the game's own.
    Q_PROPERTY(QString felt READ felt WRITE setFelt NOTIFY changed)
    Q_PROPERTY(bool soundOn READ soundOn WRITE setSoundOn NOTIFY changed)
    /// Volumes, 0 … 1; the first applies to all of them.
    Q_PROPERTY(double volumeMaster READ volumeMaster WRITE setVolumeMaster NOTIFY changed)
    Q_PROPERTY(double volumeCards READ volumeCards WRITE setVolumeCards NOTIFY changed)
    Q_PROPERTY(double volumeChips READ volumeChips WRITE setVolumeChips NOTIFY changed)
    /// For buttons, refusals and the clock.
    Q_PROPERTY(double volumeCues READ volumeCues WRITE setVolumeCues NOTIFY changed)
    Q_PROPERTY(double volumeResults READ volumeResults WRITE setVolumeResults NOTIFY changed)
    /// Whether the room around the table is heard, and how loud.
    Q_PROPERTY(bool roomOn READ roomOn WRITE setRoomOn NOTIFY changed)
    Q_PROPERTY(double volumeRoom READ volumeRoom WRITE setVolumeRoom NOTIFY changed)
    /// A language code, one of `languages`.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QList<QString> languages READ languages CONSTANT)
    /// Each language's own name.
    Q_PROPERTY(QList<QString> languageNames READ languageNames CONSTANT)
    /// The terms for plays and results stay English, whatever the language.
    Q_PROPERTY(bool englishTerms READ englishTerms WRITE setEnglishTerms NOTIFY changed)
    /// 0.8 … 2.
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY changed)
    /// The size of everything in the window, in per cent: one of `interfaceScales`.
    Q_PROPERTY(QString interfaceScale READ interfaceScale WRITE setInterfaceScale NOTIFY changed)
    Q_PROPERTY(QStringList interfaceScales READ interfaceScales CONSTANT)
    /// What the dealer says is also written beside the cards.
    Q_PROPERTY(bool dealersWords READ dealersWords WRITE setDealersWords NOTIFY changed)
    Q_PROPERTY(bool confirmSurrender READ confirmSurrender WRITE setConfirmSurrender NOTIFY changed)
    Q_PROPERTY(bool confirmAllIn READ confirmAllIn WRITE setConfirmAllIn NOTIFY changed)
    /// off, request, always.
    Q_PROPERTY(QString coach READ coach WRITE setCoach NOTIFY changed)
    /// Other people come to the tables of games that allow them.
    Q_PROPERTY(bool company READ company WRITE setCompany NOTIFY changed)
    /// "game", "off", or seconds from 5 to 120.
    Q_PROPERTY(QString betClock READ betClock WRITE setBetClock NOTIFY changed)
    Q_PROPERTY(QString decisionClock READ decisionClock WRITE setDecisionClock NOTIFY changed)
    /// A game has been begun or the introduction dismissed, so it isn't shown any more.
    Q_PROPERTY(bool introduced READ isIntroduced NOTIFY introducedChanged)
    /// Pages with something other than its default: look, table, company, sound, language, coach, clocks.
    Q_PROPERTY(QList<QString> changedPages READ changedPages NOTIFY changed)

public:
    /// The key of every setting, as page/name.
    [[nodiscard]] static QStringList keys();
    /// A setting's possible values: its words, true and false for a switch, or the two ends of its range.
    [[nodiscard]] static QStringList valuesOf(const QString& key);
    /// A setting's current value, in the words of valuesOf().
    [[nodiscard]] QString valueOf(const QString& key) const;

    /// Stored in that file (INI), which need not exist yet.
    explicit SettingsController(const QString& file, QObject* parent = nullptr);

    [[nodiscard]] QString scheme() const { return word("look/scheme"); }
    [[nodiscard]] bool contrast() const { return flag("look/contrast"); }
    [[nodiscard]] QString animationSpeed() const;
    [[nodiscard]] bool reducedMotion() const { return flag("table/reducedMotion"); }
    [[nodiscard]] bool fourColour() const { return flag("look/fourColour"); }
    [[nodiscard]] QString deck() const { return word("look/deck"); }
    [[nodiscard]] QString cardBack() const { return word("look/cardBack"); }
    [[nodiscard]] QString felt() const { return word("look/felt"); }
    [[nodiscard]] bool soundOn() const { return flag("sound/on"); }
    [[nodiscard]] double volumeMaster() const { return number("sound/master"); }
    [[nodiscard]] double volumeCards() const { return number("sound/cards"); }
    [[nodiscard]] double volumeChips() const { return number("sound/chips"); }
    [[nodiscard]] double volumeCues() const { return number("sound/cues"); }
    [[nodiscard]] double volumeResults() const { return number("sound/results"); }
    [[nodiscard]] bool roomOn() const { return flag("sound/room"); }
    [[nodiscard]] double volumeRoom() const { return number("sound/roomVolume"); }
    [[nodiscard]] QString language() const { return word("language/code"); }
    [[nodiscard]] QStringList languages() const;
    [[nodiscard]] QStringList languageNames() const;
    [[nodiscard]] bool englishTerms() const { return flag("language/englishTerms"); }
    [[nodiscard]] double textScale() const { return number("look/textScale"); }
    [[nodiscard]] QString interfaceScale() const { return word("look/interfaceScale"); }
    [[nodiscard]] QStringList interfaceScales() const;
    [[nodiscard]] bool dealersWords() const { return flag("table/dealersWords"); }
    [[nodiscard]] bool confirmSurrender() const { return flag("table/confirmSurrender"); }
    [[nodiscard]] bool confirmAllIn() const { return flag("table/confirmAllIn"); }
    [[nodiscard]] QString coach() const { return word("coach/mode"); }
    [[nodiscard]] bool company() const { return flag("company/on"); }
    [[nodiscard]] QString betClock() const { return word("clocks/bet"); }
    [[nodiscard]] QString decisionClock() const { return word("clocks/decision"); }
    [[nodiscard]] QStringList changedPages() const;

    void setScheme(const QString& value) { choose("look/scheme", value); }
    void setContrast(bool value) { put("look/contrast", value); }
    void setAnimationSpeed(const QString& value);
    void setReducedMotion(bool value) { put("table/reducedMotion", value); }
    void setFourColour(bool value) { put("look/fourColour", value); }
    void setDeck(const QString& value) { choose("look/deck", value); }
    void setCardBack(const QString& value) { choose("look/cardBack", value); }
    void setFelt(const QString& value) { choose("look/felt", value); }
    void setSoundOn(bool value) { put("sound/on", value); }
    void setVolumeMaster(double value) { putNumber("sound/master", value); }
    void setVolumeCards(double value) { putNumber("sound/cards", value); }
    void setVolumeChips(double value) { putNumber("sound/chips", value); }
    void setVolumeCues(double value) { putNumber("sound/cues", value); }
    void setVolumeResults(double value) { putNumber("sound/results", value); }
    void setRoomOn(bool value) { put("sound/room", value); }
    void setVolumeRoom(double value) { putNumber("sound/roomVolume", value); }
    void setLanguage(const QString& value) { choose("language/code", value); }
    void setEnglishTerms(bool value) { put("language/englishTerms", value); }
    void setTextScale(double value) { putNumber("look/textScale", value); }
    void setInterfaceScale(const QString& value) { choose("look/interfaceScale", value); }
    void setDealersWords(bool value) { put("table/dealersWords", value); }
    void setConfirmSurrender(bool value) { put("table/confirmSurrender", value); }
    void setConfirmAllIn(bool value) { put("table/confirmAllIn", value); }
    void setCoach(const QString& value) { choose("coach/mode", value); }
    void setCompany(bool value) { put("company/on", value); }
    void setBetClock(const QString& value) { choose("clocks/bet", value); }
    void setDecisionClock(const QString& value) { choose("clocks/decision", value); }

    /// Whose preferences for motion, contrast and text apply until something is chosen here; null for nobody's. It must
    /// outlive this.
    void setDesktop(const Desktop* desktop);
    /// The desktop has a preference, and it applies.
    [[nodiscard]] bool motionIsDesktops() const { return isDesktops("table/reducedMotion"); }
    [[nodiscard]] bool contrastIsDesktops() const { return isDesktops("look/contrast"); }
    [[nodiscard]] bool textIsDesktops() const { return isDesktops("look/textScale"); }
    /// The speed in force: the command line's if it names one, until another is chosen here.
    [[nodiscard]] session::Speed speed() const;
    void overrideSpeed(const QString& speed);
    /// How many seconds a clock runs if the rules say `seconds`; 0 for no clock.
    [[nodiscard]] int betSeconds(int seconds) const { return clockSeconds(betClock(), seconds); }
    [[nodiscard]] int decisionSeconds(int seconds) const { return clockSeconds(decisionClock(), seconds); }
    /// What the person adds to the shuffle of every shoe; empty for nothing.
    [[nodiscard]] QString clientSeed() const;
    void setClientSeed(const QString& text);
    /// The currency last used in that game; otherwise its first.
    [[nodiscard]] QString currencyOf(const engine::RuleSet& game) const;
    [[nodiscard]] qint64 currentAccount() const;
    void setCurrentAccount(qint64 account);
    [[nodiscard]] QSettings& store() { return m_store; }
    /// Why nothing can be saved, for display; empty if it can.
    [[nodiscard]] QString problemText() const;
    [[nodiscard]] bool isIntroduced() const;

    /// How many others a person wants at that game's table, and how long they think; by default a few, for the usual
    /// time.
    [[nodiscard]] session::CompanyWish companyFor(const QString& variantId) const;
    void setCompanyFor(const QString& variantId, session::CompanyWish wish);
    [[nodiscard]] session::CompanyPace companyPaceFor(const QString& variantId) const;
    void setCompanyPaceFor(const QString& variantId, session::CompanyPace pace);

public slots:
    /// The currency last used in that game; empty if none.
    [[nodiscard]] QString currencyFor(const QString& variantId) const;
    void setCurrencyFor(const QString& variantId, const QString& currency);
    /// The introduction has served its purpose.
    void setIntroduced();
    /// Resets a page's settings: look, table, company, sound, language, coach, clocks.
    void resetPage(const QString& name);

signals:
    void changed();
    /// Another currency was chosen for a game.
    void currencyChosen(const QString& variantId);
    /// Another company or pace was chosen for a game.
    void companyChosen(const QString& variantId);
    void introducedChanged();

private:
    void renameFelt();
    void chooseCompany(const QString& key, const QString& word, const QString& variantId);
    [[nodiscard]] std::optional<QString> desktops(std::string_view key) const;
    [[nodiscard]] bool isDesktops(const char* key) const;
    /// The value that applies if none is stored.
    [[nodiscard]] QString usual(std::string_view key) const;
    [[nodiscard]] QVariant value(const char* key) const;
    [[nodiscard]] QString word(const char* key) const { return value(key).toString(); }
    [[nodiscard]] bool flag(const char* key) const { return value(key).toBool(); }
    [[nodiscard]] double number(const char* key) const;
    void put(const char* key, const QVariant& value);
    void putNumber(const char* key, double value);
    void choose(const char* key, const QString& value);
    [[nodiscard]] static int clockSeconds(const QString& choice, int seconds);

    std::optional<base::Error> m_link; ///< why the file isn't used
    QSettings m_store;
    QString m_speedOverride;
    const Desktop* m_desktop = nullptr;
};

} // namespace openshoe::models
