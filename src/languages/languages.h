// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLocale>
#include <QMutex>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace openshoe::languages {

/// Codes of the languages the program speaks, sorted: "de", "en", "pt_BR". Each is complete, and English is among them.
[[nodiscard]] QStringList available();
/// The available language that suits the system best; English if none does, and in the C locale.
[[nodiscard]] QString systems();
/// What the language's speakers call it: "Deutsch"; empty if it isn't available.
[[nodiscard]] QString nameOf(const QString& code);
/// How numbers, amounts and dates are written in that language: as the system has it if it uses the same language,
/// otherwise as most readers of the language do. Always with the digits printed on cards and chips.
[[nodiscard]] QLocale localeOf(const QString& code);

/// A translation file whose playing terms (context "Terms") can be left in English. It remembers which English text
/// each text of the settings page was made from (contexts that end in "Settings"). May be used by several threads.
class Translations : public QTranslator {
public:
    using QTranslator::QTranslator;

    bool englishTerms = false;

    /// Those texts whose English contains all of the words; empty for no words.
    [[nodiscard]] QStringList shownWith(const QString& english) const;
    /// Forgets all of them.
    void forget();

    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int count) const override;

private:
    mutable QMutex m_guard;
    mutable QHash<QString, QString> m_english; ///< by the text shown
};

/// Loads Qt's own words from a folder, as an installation of Qt has them or as Qt's deployment merges them into one
/// file. False, and nothing loaded any more, if there are none.
bool loadQtWords(QTranslator& words, const QString& code, const QString& from);

/// The language the application speaks. While this object lives, it owns Qt's translators and the default locale.
class Speech {
public:
    Speech();
    ~Speech();
    Speech(const Speech&) = delete;
    Speech& operator=(const Speech&) = delete;

    [[nodiscard]] const QString& language() const { return m_language; }
    [[nodiscard]] bool englishTerms() const { return m_words.englishTerms; }
    [[nodiscard]] const Translations& translations() const { return m_words; }
    /// Switches texts to that language, with the playing terms in English if requested; texts made before have to be
    /// made again. If the language isn't available, changes nothing and returns false.
    bool speak(const QString& code, bool englishTerms = false);

private:
    QLocale m_before; ///< the previous default locale
    Translations m_words;
    QTranslator m_qtWords; ///< for Qt's own texts
    QString m_language;
};

} // namespace openshoe::languages
