// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/preferences/settingscontroller.h"

#include "formats/datafolder.h"
#include "languages/languages.h"
#include "languages/translated.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace openshoe::models {

namespace {

static_assert(int(DealingSpeed::Off) == int(session::Speed::Off) &&
              int(DealingSpeed::Slow) == int(session::Speed::Slow));

/// Calls `use` with each setting in turn.
template <typename Use> void eachSetting(const Use& use) {
    std::apply([&use](const auto&... each) { (use(each), ...); }, setting::all);
}

QString pageOf(const char* key) {
    return QString::fromLatin1(key).section(u'/', 0, 0);
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

// What is chosen for each game; the keys are completed by its id.
constexpr OneOf companyWish{"companyFor/", session::CompanyWish::Few, std::array{"nobody", "few", "full"}};
constexpr OneOf companyPace{"companyPaceFor/", session::CompanyPace::Usual, std::array{"quick", "usual", "leisurely"}};

// What hours are reckoned with; the stake's key is completed by its currency.
constexpr const char* stakeKey = "hour/stake/";
constexpr Range hourlyRounds{"hour/rounds", 100, SettingsController::fewestRounds, SettingsController::mostRounds};

} // namespace

QStringList SettingsController::keys() {
    QStringList all;
    eachSetting([&](const auto& each) { all << QString::fromLatin1(each.key); });
    return all;
}

QStringList SettingsController::valuesOf(const QString& key) {
    QStringList all;
    eachSetting([&](const auto& each) {
        if (key == QLatin1StringView(each.key))
            all = each.values();
    });
    return all;
}

QString SettingsController::valueOf(const QString& key) const {
    if (key == QLatin1StringView(setting::speed.key))
        return setting::speed.stored(animationSpeed()).toString();
    QString now;
    eachSetting([&](const auto& each) {
        if (key == QLatin1StringView(each.key))
            now = each.stored(value(each)).toString();
    });
    return now;
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
    const QLatin1StringView key(setting::felt.key);
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

std::optional<bool> SettingsController::desktops(const Switch& setting) const {
    if (m_desktop && setting.key == setting::reducedMotion.key)
        return m_desktop->reducedMotion();
    if (m_desktop && setting.key == setting::contrast.key)
        return m_desktop->highContrast();
    return std::nullopt;
}

std::optional<double> SettingsController::desktops(const Range& setting) const {
    const auto scale = m_desktop && setting.key == setting::textScale.key ? m_desktop->textScale() : std::nullopt;
    return scale ? std::optional(std::clamp(*scale, setting.least, setting.most)) : std::nullopt;
}

QStringList SettingsController::languages() const {
    return setting::language.values();
}

QStringList SettingsController::languageNames() const {
    QStringList names;
    for (const QString& code : languages())
        names << openshoe::languages::nameOf(code);
    return names;
}

QList<int> SettingsController::interfaceScales() const {
    return {setting::interfaceScale.steps.begin(), setting::interfaceScale.steps.end()};
}

DealingSpeed::Value SettingsController::animationSpeed() const {
    return m_speedOverride ? static_cast<DealingSpeed::Value>(*m_speedOverride) : value(setting::speed);
}

void SettingsController::setAnimationSpeed(int next) {
    if (!setting::speed.allows(next))
        return;
    m_store.setValue(QLatin1StringView(setting::speed.key), setting::speed.stored(next));
    m_speedOverride.reset();
    emit changed();
}

void SettingsController::overrideSpeed(std::optional<session::Speed> speed) {
    if (speed == m_speedOverride)
        return;
    m_speedOverride = speed;
    emit changed();
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
    return companyWish.read(m_store.value(companyWish.key + variantId)).value_or(companyWish.usual);
}

void SettingsController::setCompanyFor(const QString& variantId, session::CompanyWish wish) {
    if (companyFor(variantId) != wish)
        chooseCompany(companyWish.key + variantId, companyWish.stored(int(wish)), variantId);
}

session::CompanyPace SettingsController::companyPaceFor(const QString& variantId) const {
    // A single pace used to apply to all games.
    const QVariant once = m_store.value(QStringLiteral("company/pace"));
    return companyPace.read(m_store.value(companyPace.key + variantId, once)).value_or(companyPace.usual);
}

void SettingsController::setCompanyPaceFor(const QString& variantId, session::CompanyPace pace) {
    if (companyPaceFor(variantId) != pace)
        chooseCompany(companyPace.key + variantId, companyPace.stored(int(pace)), variantId);
}

void SettingsController::chooseCompany(const QString& key, const QVariant& value, const QString& variantId) {
    m_store.setValue(key, value);
    emit companyChosen(variantId);
}

std::optional<base::Money> SettingsController::stakeFor(const std::string& currency) const {
    const auto stake = base::Money::parse(
        m_store.value(QLatin1StringView(stakeKey) + QString::fromStdString(currency)).toString().toStdString());
    return stake && stake->isPositive() ? stake : std::nullopt;
}

void SettingsController::setStakeFor(const std::string& currency, base::Money stake) {
    if (!stake.isPositive() || stakeFor(currency) == stake)
        return;
    m_store.setValue(QLatin1StringView(stakeKey) + QString::fromStdString(currency),
                     QString::fromStdString(stake.text()));
    emit paceChanged();
}

int SettingsController::roundsAnHour() const {
    const QVariant stored = m_store.value(QLatin1StringView(hourlyRounds.key));
    return static_cast<int>((stored.isValid() ? hourlyRounds.read(stored) : std::nullopt).value_or(hourlyRounds.usual));
}

void SettingsController::setRoundsAnHour(int next) {
    if (!hourlyRounds.allows(next) || roundsAnHour() == next)
        return;
    m_store.setValue(QLatin1StringView(hourlyRounds.key), next);
    emit paceChanged();
}

QStringList SettingsController::changedPages() const {
    QStringList pages;
    eachSetting([&](const auto& each) {
        if (!pages.contains(pageOf(each.key)) && value(each) != usual(each))
            pages << pageOf(each.key);
    });
    return pages;
}

void SettingsController::resetPage(const QString& name) {
    eachSetting([&](const auto& each) {
        if (pageOf(each.key) == name)
            m_store.remove(QLatin1StringView(each.key));
    });
    if (name == pageOf(setting::speed.key))
        m_speedOverride.reset();
    emit changed();
}

} // namespace openshoe::models

#include "moc_desktop.cpp"
#include "moc_settingscontroller.cpp"
