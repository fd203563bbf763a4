// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "languages/languages.h"
#include "models/preferences/settingvalues.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace openshoe::models {

// The kinds of settings. Each has its key in the settings file (page/name) and, in `usual`, what applies until
// something is chosen. A kind converts between its values and what is stored; `values()` are those a page can offer, as
// stored.

struct Switch {
    using Value = bool;
    const char* key;
    bool usual;

    [[nodiscard]] static std::optional<bool> read(const QVariant& stored) { return stored.toBool(); }
    [[nodiscard]] static QVariant stored(bool value) { return value; }
    [[nodiscard]] static bool allows(bool) { return true; }
    [[nodiscard]] static QStringList values() { return {QStringLiteral("true"), QStringLiteral("false")}; }
};

/// A number; a stored one beyond its ends is taken for the end.
struct Range {
    using Value = double;
    const char* key;
    double usual;
    double least = 0;
    double most = 1;

    [[nodiscard]] std::optional<double> read(const QVariant& stored) const;
    [[nodiscard]] static QVariant stored(double value) { return value; }
    [[nodiscard]] bool allows(double value) const { return value >= least && value <= most; }
    [[nodiscard]] QStringList values() const { return {QString::number(least), QString::number(most)}; }
};

/// One of an enumeration, stored as its word.
template <typename E, std::size_t Count> struct OneOf {
    using Value = E;
    const char* key;
    E usual;
    std::array<const char*, Count> words; ///< in the order of the enumeration

    [[nodiscard]] std::optional<E> read(const QVariant& stored) const {
        const auto place = values().indexOf(stored.toString());
        return place < 0 ? std::nullopt : std::optional(static_cast<E>(place));
    }
    [[nodiscard]] QVariant stored(int value) const { return values().at(value); }
    [[nodiscard]] bool allows(int value) const { return value >= 0 && value < static_cast<int>(Count); }
    [[nodiscard]] QStringList values() const {
        QStringList all;
        for (const char* word : words)
            all << QString::fromLatin1(word);
        return all;
    }
};
template <typename E, std::size_t Count> OneOf(const char*, E, std::array<const char*, Count>) -> OneOf<E, Count>;

/// One of a few whole numbers.
template <std::size_t Count> struct Steps {
    using Value = int;
    const char* key;
    int usual;
    std::array<int, Count> steps;

    [[nodiscard]] std::optional<int> read(const QVariant& stored) const {
        const auto place = values().indexOf(stored.toString());
        return place < 0 ? std::nullopt : std::optional(steps[static_cast<std::size_t>(place)]);
    }
    [[nodiscard]] static QVariant stored(int value) { return QString::number(value); }
    [[nodiscard]] bool allows(int value) const { return std::find(steps.begin(), steps.end(), value) != steps.end(); }
    [[nodiscard]] QStringList values() const {
        QStringList all;
        for (const int step : steps)
            all << QString::number(step);
        return all;
    }
};
template <std::size_t Count> Steps(const char*, int, std::array<int, Count>) -> Steps<Count>;

/// A name of something that is there: a felt, a language. Any name is allowed if `offered` is null: what it names may
/// be installed again later.
struct Name {
    using Value = QString;
    const char* key;
    QString (*usual)();
    QStringList (*offered)();

    [[nodiscard]] std::optional<QString> read(const QVariant& stored) const {
        return allows(stored.toString()) ? std::optional(stored.toString()) : std::nullopt;
    }
    [[nodiscard]] static QVariant stored(const QString& value) { return value; }
    [[nodiscard]] bool allows(const QString& value) const { return !offered || offered().contains(value); }
    [[nodiscard]] QStringList values() const { return offered ? offered() : QStringList(QString()); }
};

/// A value of ClockTime, or whole seconds.
struct Clock {
    using Value = int;
    const char* key;
    int usual = ClockTime::OfTheGame;

    static constexpr int least = 5;
    static constexpr int most = 120;
    [[nodiscard]] static std::optional<int> read(const QVariant& stored);
    [[nodiscard]] static QVariant stored(int value);
    [[nodiscard]] static bool allows(int value) {
        return value == ClockTime::OfTheGame || value == ClockTime::Off || (value >= least && value <= most);
    }
    [[nodiscard]] static QStringList values();
};

/// Every setting that a page shows. A key is never changed and never reused.
namespace setting {

[[nodiscard]] QString none(); ///< the empty name: our own deck, the game's own felt or count system
[[nodiscard]] QString brass();
[[nodiscard]] QStringList cardBacks();
[[nodiscard]] QStringList felts();

inline constexpr OneOf scheme{"look/scheme", ColourScheme::System, std::array{"system", "light", "dark"}};
inline constexpr Switch contrast{"look/contrast", false};
inline constexpr Switch fourColour{"look/fourColour", false};
inline constexpr Name deck{"look/deck", none, nullptr};
inline constexpr Name cardBack{"look/cardBack", brass, cardBacks};
inline constexpr Name felt{"look/felt", none, felts};
inline constexpr Range textScale{"look/textScale", 1, 0.8, 2};
inline constexpr Steps interfaceScale{"look/interfaceScale", 100, std::array{80, 90, 100, 110, 125, 150, 175, 200}};
inline constexpr OneOf speed{"table/speed", DealingSpeed::Normal, std::array{"off", "fast", "normal", "slow"}};
inline constexpr Switch reducedMotion{"table/reducedMotion", false};
inline constexpr Switch dealersWords{"table/dealersWords", true};
inline constexpr Switch confirmSurrender{"table/confirmSurrender", true};
inline constexpr Switch confirmAllIn{"table/confirmAllIn", true};
inline constexpr Switch company{"company/on", true};
inline constexpr Switch soundOn{"sound/on", true};
inline constexpr Range volumeMaster{"sound/master", 1};
inline constexpr Range volumeCards{"sound/cards", 0.7};
inline constexpr Range volumeChips{"sound/chips", 0.7};
inline constexpr Range volumeCues{"sound/cues", 0.7};
inline constexpr Range volumeResults{"sound/results", 0.7};
inline constexpr Switch roomOn{"sound/room", false};
inline constexpr Range volumeRoom{"sound/roomVolume", 0.5};
inline constexpr Name language{"language/code", languages::systems, languages::available};
inline constexpr Switch englishTerms{"language/englishTerms", false};
inline constexpr OneOf coach{"coach/mode", CoachMode::Off, std::array{"off", "request", "always"}};
inline constexpr OneOf countAsking{"coach/count", CountAsking::Off, std::array{"off", "sometimes", "always"}};
inline constexpr Name countSystem{"coach/countSystem", none, nullptr};
inline constexpr OneOf cellSeparator{"spreadsheet/separator", CellSeparator::System,
                                     std::array{"system", "comma", "semicolon", "tab"}};
inline constexpr OneOf decimalSign{"spreadsheet/decimal", DecimalSign::System, std::array{"system", "point", "comma"}};
#ifdef Q_OS_WIN
inline constexpr bool markIsUsual = true; // Excel takes a file without it for the system's old code page
#else
inline constexpr bool markIsUsual = false;
#endif
inline constexpr Switch byteOrderMark{"spreadsheet/mark", markIsUsual};
inline constexpr Clock betClock{"clocks/bet"};
inline constexpr Clock decisionClock{"clocks/decision"};

/// In the order of the page.
inline constexpr std::tuple all{
    scheme,         contrast,     fourColour,    deck,         cardBack,         felt,          textScale,
    interfaceScale, speed,        reducedMotion, dealersWords, confirmSurrender, confirmAllIn,  company,
    soundOn,        volumeMaster, volumeCards,   volumeChips,  volumeCues,       volumeResults, roomOn,
    volumeRoom,     language,     englishTerms,  coach,        countAsking,      countSystem,   betClock,
    decisionClock,  cellSeparator, decimalSign,  byteOrderMark};

} // namespace setting

} // namespace openshoe::models
