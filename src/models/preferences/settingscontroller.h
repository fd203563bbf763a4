// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "base/result.h"
#include "models/preferences/desktop.h"
#include "models/preferences/settinglist.h"
#include "session/company/company.h"
#include "session/round/playback.h"

#include <QList>
#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>
#include <type_traits>

namespace openshoe::models {

/// The person's settings. Every change takes effect and is saved at once; values out of range are ignored.
class SettingsController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    /// A value of ColourScheme.
    Q_PROPERTY(int scheme READ scheme WRITE setScheme NOTIFY changed)
    /// High contrast, in light and in dark.
    Q_PROPERTY(bool contrast READ contrast WRITE setContrast NOTIFY changed)
    /// A value of DealingSpeed: the command line's if it names one, until another is chosen here.
    Q_PROPERTY(int animationSpeed READ animationSpeed WRITE setAnimationSpeed NOTIFY changed)
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
    Q_PROPERTY(int interfaceScale READ interfaceScale WRITE setInterfaceScale NOTIFY changed)
    Q_PROPERTY(QList<int> interfaceScales READ interfaceScales CONSTANT)
    /// What the dealer says is also written beside the cards.
    Q_PROPERTY(bool dealersWords READ dealersWords WRITE setDealersWords NOTIFY changed)
    Q_PROPERTY(bool confirmSurrender READ confirmSurrender WRITE setConfirmSurrender NOTIFY changed)
    Q_PROPERTY(bool confirmAllIn READ confirmAllIn WRITE setConfirmAllIn NOTIFY changed)
    /// A value of CoachMode.
    Q_PROPERTY(int coach READ coach WRITE setCoach NOTIFY changed)
    /// When the table asks for the person's own count (a value of CountAsking), and by which system: empty for the one
    /// chosen for the game on the page Counting.
    Q_PROPERTY(int countAsking READ countAsking WRITE setCountAsking NOTIFY changed)
    Q_PROPERTY(QString countSystem READ countSystem WRITE setCountSystem NOTIFY changed)
    /// Other people come to the tables of games that allow them.
    Q_PROPERTY(bool company READ company WRITE setCompany NOTIFY changed)
    /// A value of CellSeparator, one of DecimalSign, and whether UTF-8's mark comes first.
    Q_PROPERTY(int cellSeparator READ cellSeparator WRITE setCellSeparator NOTIFY changed)
    Q_PROPERTY(int decimalSign READ decimalSign WRITE setDecimalSign NOTIFY changed)
    Q_PROPERTY(bool byteOrderMark READ byteOrderMark WRITE setByteOrderMark NOTIFY changed)
    /// A value of ClockTime, or seconds from 5 to 120.
    Q_PROPERTY(int betClock READ betClock WRITE setBetClock NOTIFY changed)
    Q_PROPERTY(int decisionClock READ decisionClock WRITE setDecisionClock NOTIFY changed)
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

    [[nodiscard]] ColourScheme::Value scheme() const { return value(setting::scheme); }
    [[nodiscard]] bool contrast() const { return value(setting::contrast); }
    [[nodiscard]] DealingSpeed::Value animationSpeed() const;
    [[nodiscard]] bool reducedMotion() const { return value(setting::reducedMotion); }
    [[nodiscard]] bool fourColour() const { return value(setting::fourColour); }
    [[nodiscard]] QString deck() const { return value(setting::deck); }
    [[nodiscard]] QString cardBack() const { return value(setting::cardBack); }
    [[nodiscard]] QString felt() const { return value(setting::felt); }
    [[nodiscard]] bool soundOn() const { return value(setting::soundOn); }
    [[nodiscard]] double volumeMaster() const { return value(setting::volumeMaster); }
    [[nodiscard]] double volumeCards() const { return value(setting::volumeCards); }
    [[nodiscard]] double volumeChips() const { return value(setting::volumeChips); }
    [[nodiscard]] double volumeCues() const { return value(setting::volumeCues); }
    [[nodiscard]] double volumeResults() const { return value(setting::volumeResults); }
    [[nodiscard]] bool roomOn() const { return value(setting::roomOn); }
    [[nodiscard]] double volumeRoom() const { return value(setting::volumeRoom); }
    [[nodiscard]] QString language() const { return value(setting::language); }
    [[nodiscard]] QStringList languages() const;
    [[nodiscard]] QStringList languageNames() const;
    [[nodiscard]] bool englishTerms() const { return value(setting::englishTerms); }
    [[nodiscard]] double textScale() const { return value(setting::textScale); }
    [[nodiscard]] int interfaceScale() const { return value(setting::interfaceScale); }
    [[nodiscard]] QList<int> interfaceScales() const;
    [[nodiscard]] bool dealersWords() const { return value(setting::dealersWords); }
    [[nodiscard]] bool confirmSurrender() const { return value(setting::confirmSurrender); }
    [[nodiscard]] bool confirmAllIn() const { return value(setting::confirmAllIn); }
    [[nodiscard]] CoachMode::Value coach() const { return value(setting::coach); }
    [[nodiscard]] CountAsking::Value countAsking() const { return value(setting::countAsking); }
    [[nodiscard]] QString countSystem() const { return value(setting::countSystem); }
    [[nodiscard]] bool company() const { return value(setting::company); }
    [[nodiscard]] int betClock() const { return value(setting::betClock); }
    [[nodiscard]] int decisionClock() const { return value(setting::decisionClock); }
    [[nodiscard]] CellSeparator::Value cellSeparator() const { return value(setting::cellSeparator); }
    [[nodiscard]] DecimalSign::Value decimalSign() const { return value(setting::decimalSign); }
    [[nodiscard]] bool byteOrderMark() const { return value(setting::byteOrderMark); }
    [[nodiscard]] QStringList changedPages() const;

    void setCellSeparator(int value) { put(setting::cellSeparator, value); }
    void setDecimalSign(int value) { put(setting::decimalSign, value); }
    void setByteOrderMark(bool value) { put(setting::byteOrderMark, value); }
    void setScheme(int value) { put(setting::scheme, value); }
    void setContrast(bool value) { put(setting::contrast, value); }
    void setAnimationSpeed(int value);
    void setReducedMotion(bool value) { put(setting::reducedMotion, value); }
    void setFourColour(bool value) { put(setting::fourColour, value); }
    void setDeck(const QString& value) { put(setting::deck, value); }
    void setCardBack(const QString& value) { put(setting::cardBack, value); }
    void setFelt(const QString& value) { put(setting::felt, value); }
    void setSoundOn(bool value) { put(setting::soundOn, value); }
    void setVolumeMaster(double value) { put(setting::volumeMaster, value); }
    void setVolumeCards(double value) { put(setting::volumeCards, value); }
    void setVolumeChips(double value) { put(setting::volumeChips, value); }
    void setVolumeCues(double value) { put(setting::volumeCues, value); }
    void setVolumeResults(double value) { put(setting::volumeResults, value); }
    void setRoomOn(bool value) { put(setting::roomOn, value); }
    void setVolumeRoom(double value) { put(setting::volumeRoom, value); }
    void setLanguage(const QString& value) { put(setting::language, value); }
    void setEnglishTerms(bool value) { put(setting::englishTerms, value); }
    void setTextScale(double value) { put(setting::textScale, value); }
    void setInterfaceScale(int value) { put(setting::interfaceScale, value); }
    void setDealersWords(bool value) { put(setting::dealersWords, value); }
    void setConfirmSurrender(bool value) { put(setting::confirmSurrender, value); }
    void setConfirmAllIn(bool value) { put(setting::confirmAllIn, value); }
    void setCoach(int value) { put(setting::coach, value); }
    void setCountAsking(int value) { put(setting::countAsking, value); }
    void setCountSystem(const QString& value) { put(setting::countSystem, value); }
    void setCompany(bool value) { put(setting::company, value); }
    void setBetClock(int value) { put(setting::betClock, value); }
    void setDecisionClock(int value) { put(setting::decisionClock, value); }

    /// Whose preferences for motion, contrast and text apply until something is chosen here; null for nobody's. It must
    /// outlive this.
    void setDesktop(const Desktop* desktop);
    /// The desktop has a preference, and it applies.
    [[nodiscard]] bool motionIsDesktops() const { return isDesktops(setting::reducedMotion); }
    [[nodiscard]] bool contrastIsDesktops() const { return isDesktops(setting::contrast); }
    [[nodiscard]] bool textIsDesktops() const { return isDesktops(setting::textScale); }
    [[nodiscard]] session::Speed speed() const { return static_cast<session::Speed>(animationSpeed()); }
    void overrideSpeed(std::optional<session::Speed> speed);
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

    /// What pages reckon with that say what a game costs in an hour: the stake a round in that currency, nothing until
    /// one is chosen, and how many rounds are played in an hour.
    [[nodiscard]] std::optional<base::Money> stakeFor(const std::string& currency) const;
    void setStakeFor(const std::string& currency, base::Money stake);
    static constexpr int fewestRounds = 1;
    static constexpr int mostRounds = 2000;
    [[nodiscard]] int roundsAnHour() const;
    void setRoundsAnHour(int rounds);

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
    /// Another stake or another number of rounds an hour was chosen.
    void paceChanged();
    void introducedChanged();

private:
    void renameFelt();
    void chooseCompany(const QString& key, const QVariant& value, const QString& variantId);
    /// The desktop's preference, if it has one that this setting follows.
    [[nodiscard]] std::optional<bool> desktops(const Switch& setting) const;
    [[nodiscard]] std::optional<double> desktops(const Range& setting) const;
    template <typename S> [[nodiscard]] bool isDesktops(const S& setting) const {
        return desktops(setting) && !m_store.contains(QLatin1StringView(setting.key));
    }
    /// The value that applies if none is stored.
    template <typename S> [[nodiscard]] typename S::Value usual(const S& setting) const {
        if constexpr (std::is_same_v<S, Name>)
            return setting.usual();
        else if constexpr (std::is_same_v<S, Switch> || std::is_same_v<S, Range>)
            return desktops(setting).value_or(setting.usual);
        else
            return setting.usual;
    }
    /// The value in force. A file edited by hand may contain anything.
    template <typename S> [[nodiscard]] typename S::Value value(const S& setting) const {
        const QVariant stored = m_store.value(QLatin1StringView(setting.key));
        const auto read = stored.isValid() ? setting.read(stored) : std::nullopt;
        return read ? *read : usual(setting);
    }
    template <typename S, typename Value> void put(const S& setting, const Value& next) {
        if (!setting.allows(next) || value(setting) == next)
            return;
        m_store.setValue(QLatin1StringView(setting.key), setting.stored(next));
        emit changed();
    }
    [[nodiscard]] static int clockSeconds(int choice, int seconds) {
        return choice == ClockTime::OfTheGame ? seconds : choice;
    }

    std::optional<base::Error> m_link; ///< why the file isn't used
    QSettings m_store;
    std::optional<session::Speed> m_speedOverride;
    const Desktop* m_desktop = nullptr;
};

} // namespace openshoe::models
