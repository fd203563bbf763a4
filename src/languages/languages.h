// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace openshoe::languages {

/// Codes of the languages the program speaks, sorted: "de", "en", "pt_BR". Each is whole, and English is among them.
[[nodiscard]] QStringList available();
/// The one of them that suits the system best; English where none does, and in the locale C.
[[nodiscard]] QString systems();
/// What the speakers of that language call it: "Deutsch"; empty where it isn't available.
[[nodiscard]] QString nameOf(const QString& code);
/// How numbers, amounts and dates are written in that language: as the system says where it speaks it too, else as most
/// of its readers do. With the digits that cards and chips bear.
[[nodiscard]] QLocale localeOf(const QString& code);

/// A file of translations, of which the playing terms (context "Terms") can be left in English.
class Translations : public QTranslator {
public:
    using QTranslator::QTranslator;

    bool englishTerms = false;

    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int count) const override;
};

/// The language the application speaks. While it lives, Qt's translators and the default locale are its own.
class Speech {
public:
    Speech();
    ~Speech();
    Speech(const Speech&) = delete;
    Speech& operator=(const Speech&) = delete;

    [[nodiscard]] const QString& language() const { return m_language; }
    [[nodiscard]] bool englishTerms() const { return m_words.englishTerms; }
    /// From now on texts are in that language, the playing terms in English if that is wished; what was made of texts
    /// before has to be made anew. A language that isn't available leaves everything as it is, and false comes back.
    bool speak(const QString& code, bool englishTerms = false);

private:
    QLocale m_before; ///< the default locale that was there
    Translations m_words;
    QTranslator m_qtWords; ///< of Qt's own texts
    QString m_language;
};

} // namespace openshoe::languages
