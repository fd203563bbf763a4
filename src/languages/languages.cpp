// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QLibraryInfo>

#include <algorithm>

// Nothing in a static library refers to the resource, so the linker would drop it. (Not in a namespace: the macro
// declares the function it calls.)
static void keepLanguagesResource() { Q_INIT_RESOURCE(languages); }

namespace openshoe::languages {

namespace {

constexpr const char* folder = ":/openshoe/languages";
constexpr const char* sourceLanguage = "en";
constexpr struct {
    const char* source;
    const char* comment;
} english = QT_TRANSLATE_NOOP3("Languages", "English", "what the language of this file calls itself");

QString fileOf(const QString& code) {
    return QStringLiteral("%1/%2.qm").arg(QLatin1String(folder), code);
}

// As in every other program: LANGUAGE is ignored in the C locale, which scripts request to get predictable output.
bool systemHasNone() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const QByteArray locale = qgetenv(name);
        if (!locale.isEmpty())
            return locale == "C" || locale == "POSIX" || locale.startsWith("C.");
    }
    return false;
}

} // namespace

// The next two are computed once, since the files are built into the program: each name costs unpacking its file.
QStringList available() {
    static const QStringList codes = [] {
        keepLanguagesResource();
        QStringList found;
        for (const QString& file : QDir(QString::fromLatin1(folder)).entryList({QStringLiteral("*.qm")}, QDir::Files))
            found << QFileInfo(file).completeBaseName();
        found.sort();
        return found;
    }();
    return codes;
}

QString nameOf(const QString& code) {
    static const QHash<QString, QString> names = [] {
        QHash<QString, QString> found;
        for (const QString& one : available()) {
            QTranslator words;
            if (!words.load(fileOf(one)))
                continue;
            const QString name = words.translate("Languages", english.source, english.comment);
            found[one] = name.isEmpty() ? QString::fromLatin1(english.source) : name;
        }
        return found;
    }();
    return names.value(code);
}

QString systems() {
    if (systemHasNone())
        return QString::fromLatin1(sourceLanguage);
    const QStringList known = available();
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QString code = QString(wanted).replace(u'-', u'_');
        const QString language = code.section(u'_', 0, 0);
        for (const QString& one : {code, language}) {
            if (known.contains(one))
                return one;
        }
        // Chinese comes in two scripts; any other language is readable wherever it is from.
        const auto sister = std::find_if(known.begin(), known.end(), [&](const QString& one) {
            return one.section(u'_', 0, 0) == language && QLocale(one).script() == QLocale(wanted).script();
        });
        if (sister != known.end())
            return *sister;
    }
    return QString::fromLatin1(sourceLanguage);
}

QLocale localeOf(const QString& code) {
    const QLocale own(code);
    const QLocale system = QLocale::system();
    const bool sameTongue = system.language() == own.language() && system.script() == own.script();
    const QLocale chosen = sameTongue && !code.contains(u'_') ? system : own;
    // Arabic is written with two sets of digits: a total beside its cards uses the same digits as the cards.
    const bool otherDigits = chosen.language() == QLocale::Arabic && chosen.zeroDigit() != u"0";
    return otherDigits ? QLocale(QLocale::Arabic, QLocale::UnitedArabEmirates) : chosen;
}

QString Translations::translate(const char* context, const char* source, const char* comment, int count) const {
    if (englishTerms && qstrcmp(context, "Terms") == 0)
        return {};
    QString shown = QTranslator::translate(context, source, comment, count);
    if (!shown.isEmpty() && QLatin1String(context).endsWith(QLatin1String("Settings"))) {
        const QMutexLocker lock(&m_guard);
        m_english.insert(shown, QString::fromUtf8(source));
    }
    return shown;
}

QStringList Translations::shownWith(const QString& wanted) const {
    const QStringList words = wanted.split(u' ', Qt::SkipEmptyParts);
    QStringList found;
    if (words.isEmpty())
        return found;
    const QMutexLocker lock(&m_guard);
    for (auto each = m_english.begin(); each != m_english.end(); ++each) {
        if (std::ranges::all_of(words, [&](const QString& word) { return each->contains(word, Qt::CaseInsensitive); }))
            found << each.key();
    }
    return found;
}

void Translations::forget() {
    const QMutexLocker lock(&m_guard);
    m_english.clear();
}

bool loadQtWords(QTranslator& words, const QString& code, const QString& from) {
    return words.load(QStringLiteral("qtbase_") + code, from) || words.load(QStringLiteral("qt_") + code, from);
}

Speech::Speech() {
    QCoreApplication::installTranslator(&m_qtWords);
    QCoreApplication::installTranslator(&m_words);
}

Speech::~Speech() {
    QCoreApplication::removeTranslator(&m_words);
    QCoreApplication::removeTranslator(&m_qtWords);
    QLocale::setDefault(m_before);
}

bool Speech::speak(const QString& code, bool englishTerms) {
    if (code == m_language) {
        m_words.englishTerms = englishTerms;
        return true;
    }
    if (!available().contains(code) || !m_words.load(fileOf(code)))
        return false;
    // Qt has no words for English: this loads none, but unloads the previous language.
    loadQtWords(m_qtWords, code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    m_words.englishTerms = englishTerms;
    m_words.forget();
    m_language = code;
    QLocale::setDefault(localeOf(code));
    return true;
}

} // namespace openshoe::languages
