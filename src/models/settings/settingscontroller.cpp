// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/settings/settingscontroller.h"

#include "formats/datafolder.h"
#include "languages/languages.h"
#include "languages/translated.h"
#include "models/shared/durations.h"
#include "models/shared/words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace openshoe::models {

namespace {

// A setting: its key (page/name), its default, and what is allowed: words separated by '|', or a range. Among the
// words, "#" allows whole seconds from 5 to 120 and "~" any word (a deck may be installed again later); "@" stands for
// the available languages, and as a default for the system's.
struct Setting {
    const char* key;
    const char* fallback;
    const char* words = nullptr;
    double min = 0;
    double max = 1;
};

constexpr std::string_view languageWords = "@";

constexpr std::array allSettings{
    Setting{"look/scheme", "system", "system|light|dark"},
    Setting{"look/contrast", "false"},
    Setting{"look/fourColour", "false"},
    Setting{"look/deck", "", "|~"},
    Setting{"look/cardBack", "brass", "brass|midnight|claret"},
    Setting{"look/felt", "", "|emerald|midnight|burgundy|lagoon|green|charcoal"},
    Setting{"look/textScale", "1", nullptr, 0.8, 2},
    Setting{"look/interfaceScale", "100", "80|90|100|110|125|150|175|200"},
    Setting{"table/speed", "normal", "off|fast|normal|slow"},
    Setting{"table/reducedMotion", "false"},
    Setting{"table/dealersWords", "true"},
    Setting{"table/confirmSurrender", "true"},
    Setting{"table/confirmAllIn", "true"},
    Setting{"company/on", "true"},
    Setting{"sound/on", "true"},
    Setting{"sound/master", "1", nullptr, 0, 1},
    Setting{"sound/cards", "0.7", nullptr, 0, 1},
    Setting{"sound/chips", "0.7", nullptr, 0, 1},
    Setting{"sound/cues", "0.7", nullptr, 0, 1},
    Setting{"sound/results", "0.7", nullptr, 0, 1},
    Setting{"sound/room", "false"},
    Setting{"sound/roomVolume", "0.5", nullptr, 0, 1},
    Setting{"language/code", "@", "@"},
    Setting{"language/englishTerms", "false"},
    Setting{"coach/mode", "off", "off|request|always"},
    Setting{"clocks/bet", "game", "game|off|#"},
    Setting{"clocks/decision", "game", "game|off|#"},
};

const Setting& find(const char* key) {
    const auto found = std::find_if(allSettings.begin(), allSettings.end(), [&](const Setting& s) {
        return QLatin1StringView(s.key) == QLatin1StringView(key);
    });
    Q_ASSERT(found != allSettings.end());
    return *found;
}

bool isFlag(const Setting& setting) {
    return !setting.words &&
           (setting.fallback == std::string_view("true") || setting.fallback == std::string_view("false"));
}

QStringList wordsOf(const Setting& setting) {
    return setting.words && setting.words == languageWords ? languages::available()
                                                           : QString::fromLatin1(setting.words).split(u'|');
}

QString fallbackOf(const Setting& setting) {
    return setting.fallback == languageWords ? languages::systems() : QString::fromLatin1(setting.fallback);
}

bool isAllowed(const Setting& setting, const QString& value) {
    const QStringList words = wordsOf(setting);
    if (words.contains(QStringLiteral("~")) || (words.contains(value) && value != u"#"))
        return true;
    bool whole = false;
    const int seconds = value.toInt(&whole);
    return words.contains(QStringLiteral("#")) && whole && seconds >= 5 && seconds <= 120;
}

// Where the settings are stored. QSettings creates its file readable by everybody, but keeps the mode of an existing
// one.
QString keptIn(const QString& file, bool linked) {
    if (linked)
        return QStringLiteral(":/openshoe/settings.ini"); // where nothing can be written
    QFile made(file);
    if (QDir().mkpath(QFileInfo(file).path()) && !made.open(QIODevice::NewOnly, formats::ownersAlone))
        made.setPermissions(formats::ownersAlone);
    return file;
}

// The per-game choices, in the session's order.
constexpr std::array companyWishes{"nobody", "few", "full"};
constexpr std::array companyPaces{"quick", "usual", "leisurely"};

template <typename E, std::size_t Count>
E chosen(const QVariant& stored, const std::array<const char*, Count>& words, E usual) {
    const QString word = stored.toString();
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const char* each) { return word == QLatin1StringView(each); });
    return found == words.end() ? usual : static_cast<E>(found - words.begin());
}

template <typename E, std::size_t Count> QString wordFor(E value, const std::array<const char*, Count>& words) {
    return QString::fromLatin1(words.at(static_cast<std::size_t>(value)));
}

} // namespace

QStringList SettingsController::keys() {
    QStringList all;
    for (const Setting& setting : allSettings)
        all << QString::fromLatin1(setting.key);
    return all;
}

QStringList SettingsController::valuesOf(const QString& key) {
    const Setting& setting = find(qPrintable(key));
    if (setting.words) {
        QStringList words = wordsOf(setting);
        words.replaceInStrings(QStringLiteral("#"), QStringLiteral("30"));
        words.removeAll(QStringLiteral("~"));
        return words;
    }
    if (isFlag(setting))
        return {QStringLiteral("true"), QStringLiteral("false")};
    return {QString::number(setting.min), QString::number(setting.max)};
}

QString SettingsController::valueOf(const QString& key) const {
    const Setting& setting = find(qPrintable(key));
    if (!setting.words && !isFlag(setting))
        return QString::number(number(setting.key));
    return key == u"table/speed" ? animationSpeed() : value(setting.key).toString();
}

SettingsController::SettingsController(const QString& file, QObject* parent)
    : QObject(parent), m_link(formats::linkOut(QFileInfo(file).path(), file)),
      m_store(keptIn(file, m_link.has_value()), QSettings::IniFormat) {
    renameFelt();
}

QString SettingsController::problemText() const {
    return m_link ? tr("Your settings can't be saved, and last only until you quit. %1: %2")
                        .arg(QString::fromStdString(m_link->where), languages::translated(m_link->what))
                  : QString();
}

// A felt used to be chosen by the id of the game it came with; converts such a choice to the felt's name.
void SettingsController::renameFelt() {
    constexpr std::array<std::pair<const char*, const char*>, 6> names{{{"deluxe", "emerald"},
                                                                        {"rundown", "midnight"},
                                                                        {"boxes", "burgundy"},
                                                                        {"down-under", "lagoon"},
                                                                        {"classic", "green"},
                                                                        {"premium", "charcoal"}}};
    const QString key = QStringLiteral("look/felt");
    const QString stored = m_store.value(key).toString();
    for (const auto& [game, felt] : names) {
        if (stored == QLatin1StringView(game))
            m_store.setValue(key, QLatin1StringView(felt));
    }
}

void SettingsController::setDesktop(const Desktop* desktop) {
    if (m_desktop)
        disconnect(m_desktop, nullptr, this, nullptr);
    m_desktop = desktop;
    if (desktop)
        connect(desktop, &Desktop::changed, this, &SettingsController::changed);
    emit changed();
}

std::optional<QString> SettingsController::desktops(std::string_view key) const {
    if (m_desktop && key == "table/reducedMotion" && m_desktop->reducedMotion())
        return *m_desktop->reducedMotion() ? QStringLiteral("true") : QStringLiteral("false");
    if (m_desktop && key == "look/contrast" && m_desktop->highContrast())
        return *m_desktop->highContrast() ? QStringLiteral("true") : QStringLiteral("false");
    if (m_desktop && key == "look/textScale" && m_desktop->textScale()) {
        const Setting& setting = find(key.data());
        return QString::number(std::clamp(*m_desktop->textScale(), setting.min, setting.max));
    }
    return std::nullopt;
}

bool SettingsController::isDesktops(const char* key) const {
    return desktops(key) && !m_store.contains(QLatin1StringView(key));
}

QString SettingsController::usual(std::string_view key) const {
    return desktops(key).value_or(fallbackOf(find(key.data())));
}

QVariant SettingsController::value(const char* key) const {
    const Setting& setting = find(key);
    const QString fallback = usual(key);
    const QVariant stored = m_store.value(QLatin1StringView(key), fallback);
    // A file edited by hand may contain anything.
    if (setting.words && !isAllowed(setting, stored.toString()))
        return fallback;
    return stored;
}

double SettingsController::number(const char* key) const {
    const Setting& setting = find(key);
    bool good = false;
    const double stored = value(key).toDouble(&good);
    // Qt accepts "nan" and "inf" as numbers.
    return good && std::isfinite(stored) ? std::clamp(stored, setting.min, setting.max) : usual(key).toDouble();
}

void SettingsController::put(const char* key, const QVariant& next) {
    if (value(key) == next)
        return;
    m_store.setValue(QLatin1StringView(key), next);
    emit changed();
}

void SettingsController::putNumber(const char* key, double next) {
    const Setting& setting = find(key);
    if (next >= setting.min && next <= setting.max)
        put(key, next);
}

void SettingsController::choose(const char* key, const QString& next) {
    if (isAllowed(find(key), next))
        put(key, next);
}

QStringList SettingsController::languages() const {
    return valuesOf(QStringLiteral("language/code"));
}

QStringList SettingsController::languageNames() const {
    QStringList names;
    for (const QString& code : languages())
        names << openshoe::languages::nameOf(code);
    return names;
}

QStringList SettingsController::interfaceScales() const {
    return valuesOf(QStringLiteral("look/interfaceScale"));
}

QString SettingsController::animationSpeed() const {
    return m_speedOverride.isEmpty() ? word("table/speed") : m_speedOverride;
}

void SettingsController::setAnimationSpeed(const QString& next) {
    if (!isAllowed(find("table/speed"), next))
        return;
    m_store.setValue(QStringLiteral("table/speed"), next);
    m_speedOverride.clear();
    emit changed();
}

session::Speed SettingsController::speed() const {
    return speedNamed(animationSpeed());
}

void SettingsController::overrideSpeed(const QString& speed) {
    if (speed == m_speedOverride)
        return;
    m_speedOverride = speed;
    emit changed();
}

int SettingsController::clockSeconds(const QString& choice, int seconds) {
    if (choice == u"game")
        return seconds;
    return choice == u"off" ? 0 : choice.toInt();
}

QString SettingsController::clientSeed() const {
    return m_store.value(QStringLiteral("fairness/clientSeed")).toString();
}

void SettingsController::setClientSeed(const QString& text) {
    m_store.setValue(QStringLiteral("fairness/clientSeed"), text);
}

qint64 SettingsController::currentAccount() const {
    return m_store.value(QStringLiteral("account/current"), 0).toLongLong();
}

void SettingsController::setCurrentAccount(qint64 account) {
    m_store.setValue(QStringLiteral("account/current"), account);
}

QString SettingsController::currencyFor(const QString& variantId) const {
    return m_store.value(QStringLiteral("currency/") + variantId).toString();
}

QString SettingsController::currencyOf(const engine::RuleSet& game) const {
    const QStringList all = currenciesOf(game);
    const QString chosen = currencyFor(text(game.id));
    return all.contains(chosen) ? chosen : all.value(0);
}

void SettingsController::setCurrencyFor(const QString& variantId, const QString& currency) {
    if (currencyFor(variantId) == currency)
        return;
    m_store.setValue(QStringLiteral("currency/") + variantId, currency);
    emit currencyChosen(variantId);
}

bool SettingsController::isIntroduced() const {
    return m_store.value(QStringLiteral("lobby/introduced")).toBool();
}

void SettingsController::setIntroduced() {
    if (isIntroduced())
        return;
    m_store.setValue(QStringLiteral("lobby/introduced"), true);
    emit introducedChanged();
}

session::CompanyWish SettingsController::companyFor(const QString& variantId) const {
    return chosen(m_store.value(QStringLiteral("companyFor/") + variantId), companyWishes, session::CompanyWish::Few);
}

void SettingsController::setCompanyFor(const QString& variantId, session::CompanyWish wish) {
    if (companyFor(variantId) != wish)
        chooseCompany(QStringLiteral("companyFor/"), wordFor(wish, companyWishes), variantId);
}

session::CompanyPace SettingsController::companyPaceFor(const QString& variantId) const {
    // A single pace used to apply to all games.
    const QVariant once = m_store.value(QStringLiteral("company/pace"));
    return chosen(m_store.value(QStringLiteral("companyPaceFor/") + variantId, once), companyPaces,
                  session::CompanyPace::Usual);
}

void SettingsController::setCompanyPaceFor(const QString& variantId, session::CompanyPace pace) {
    if (companyPaceFor(variantId) != pace)
        chooseCompany(QStringLiteral("companyPaceFor/"), wordFor(pace, companyPaces), variantId);
}

void SettingsController::chooseCompany(const QString& key, const QString& word, const QString& variantId) {
    m_store.setValue(key + variantId, word);
    emit companyChosen(variantId);
}

QStringList SettingsController::changedPages() const {
    QStringList pages;
    for (const Setting& setting : allSettings) {
        const QString page = QString::fromLatin1(setting.key).section(u'/', 0, 0);
        if (!pages.contains(page) && value(setting.key).toString() != usual(setting.key))
            pages << page;
    }
    return pages;
}

void SettingsController::resetPage(const QString& name) {
    for (const Setting& setting : allSettings) {
        if (QLatin1StringView(setting.key).startsWith(name + u'/'))
            m_store.remove(QLatin1StringView(setting.key));
    }
    if (name == u"table")
        m_speedOverride.clear();
    emit changed();
}

} // namespace openshoe::models

#include "moc_desktop.cpp"
#include "moc_settingscontroller.cpp"
