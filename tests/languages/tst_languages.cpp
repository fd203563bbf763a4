// SPDX-License-Identifier: GPL-3.0-or-later
// The available languages, and the texts in translations/: they contain every text of the program, complete.
#include "languages/languages.h"
#include "languages/translated.h"
#include "places.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>
#include <tuple>

using namespace openshoe;

namespace {

struct Message {
    QStringList texts; ///< one per number form, if counted
    bool counted = false;
    bool finished = false;
};

/// By context, source and comment.
using Messages = std::map<std::tuple<QString, QString, QString>, Message>;

QString nameOf(const Messages::value_type& entry) {
    return std::get<0>(entry.first) + QStringLiteral(": ") + std::get<1>(entry.first);
}

Messages read(const QString& path) {
    Messages all;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return all;
    QXmlStreamReader in(&file);
    QString context;
    QString source;
    QString comment;
    Message message;
    while (!in.atEnd()) {
        in.readNext();
        if (in.isEndElement() && in.name() == u"message")
            all[{context, source, comment}] = message;
        if (!in.isStartElement())
            continue;
        if (in.name() == u"name") {
            context = in.readElementText();
        } else if (in.name() == u"message") {
            message = {};
            comment.clear();
            message.counted = in.attributes().value(QLatin1String("numerus")) == u"yes";
        } else if (in.name() == u"source") {
            source = in.readElementText();
        } else if (in.name() == u"comment") {
            comment = in.readElementText();
        } else if (in.name() == u"translation") {
            message.finished = !in.attributes().hasAttribute(QLatin1String("type"));
            if (!message.counted)
                message.texts << in.readElementText();
        } else if (in.name() == u"numerusform") {
            message.texts << in.readElementText();
        }
    }
    return in.hasError() ? Messages() : all;
}

QString folder() { return QStringLiteral(OPENSHOE_SOURCE_DIR "/translations/"); }

QStringList placeholders(const QString& text) {
    static const QRegularExpression form(QStringLiteral("%L?(\\d+)"));
    QStringList all;
    for (auto found = form.globalMatch(text); found.hasNext();)
        all << found.next().captured(1);
    all.sort();
    return all;
}

/// The placeholders of a sentence from the floors below: "{}" and "{0}".
std::vector<std::size_t> filledPlaces(const QString& sentence) {
    std::vector<std::size_t> places = base::placesIn(sentence.toStdString());
    std::sort(places.begin(), places.end());
    return places;
}

#ifdef OPENSHOE_FOREIGN_TOOLS
#define NEEDS_TOOLS QSKIP("the tools are another system's")
#else
#define NEEDS_TOOLS
#endif

/// Writes the texts of the sources into the file; returns the tool's output, empty if all went well.
QByteArray gather(const QString& file, const QTemporaryDir& work) {
    QProcess update;
    update.setProcessChannelMode(QProcess::MergedChannels);
    update.start(QStringLiteral(OPENSHOE_CMAKE),
                 {QStringLiteral("-DLUPDATE=" OPENSHOE_LUPDATE), QStringLiteral("-DFILES=") + file,
                  QStringLiteral("-DWORK=") + work.filePath(QStringLiteral("names")), QStringLiteral("-P"),
                  folder() + QStringLiteral("update.cmake")});
    if (!update.waitForFinished(120000))
        return "it takes too long";
    return update.exitCode() == 0 ? QByteArray() : update.readAll();
}

/// The C++ sources, by path from src.
QMap<QString, QString> sources() {
    QMap<QString, QString> all;
    const QString root = QStringLiteral(OPENSHOE_SOURCE_DIR "/src/");
    QDirIterator files(root, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            all.insert(file.fileName().mid(root.size()), QString::fromUtf8(file.readAll()));
    }
    return all;
}

/// The value of adjacent C++ string literals.
QString valueOf(const QString& literals) {
    static const QRegularExpression one(QStringLiteral(R"-("((?:[^"\\]|\\.)*)")-"));
    QString value;
    for (auto found = one.globalMatch(literals); found.hasNext();)
        value += found.next().captured(1);
    return value.replace(QStringLiteral("\\\""), QStringLiteral("\""))
        .replace(QStringLiteral("\\'"), QStringLiteral("'"));
}

/// A language of a few sentences.
class MadeUp : public QTranslator {
public:
    QHash<QByteArray, QString> sentences;

    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override {
        return qstrcmp(context, "Errors") == 0 ? sentences.value(source) : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

class LanguagesTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsInTheFiles();
    void everySentenceIsInTheFiles();
    void onlyTheEdgeHasWordsOfItsOwn();
    void placesOfSentencesAreKept();
    void whatIsSaidIsTranslated();
    void everyTextIsWhole_data();
    void everyTextIsWhole();
    void englishIsThere();
    void oneIsSpoken();
    void noOtherIsSpoken();
    void playingTermsCanStayEnglish();
    void qtsWordsAreFoundInPackages();
    void eachCallsItselfByItsName();
    void digitsAreThoseOfTheCards_data() { everyTextIsWhole_data(); }
    void digitsAreThoseOfTheCards();
};

// Exactly what lupdate finds in the sources.
void LanguagesTest::everyTextIsInTheFiles() {
    NEEDS_TOOLS;
    QTemporaryDir work;
    for (const QString& file : QDir(folder()).entryList({QStringLiteral("*.ts")})) {
        const QString copy = work.filePath(file);
        QVERIFY(QFile::copy(folder() + file, copy));
        const QByteArray wrong = gather(copy, work);
        QVERIFY2(wrong.isEmpty(), wrong.constData());
        const Messages found = read(copy);
        const Messages kept = read(folder() + file);
        QVERIFY(found.size() > (file == u"en.ts" ? 5 : 500));
        for (const auto& message : found)
            QVERIFY2(kept.count(message.first), qPrintable(nameOf(message) + QStringLiteral("\nis missing in ") + file +
                                                           QStringLiteral(": build the target update_translations")));
        for (const auto& message : kept)
            QVERIFY2(found.count(message.first),
                     qPrintable(nameOf(message) +
                                QStringLiteral("\nis said no more: build the target update_translations")));
    }
}

// Each sentence from the floors below is visible to the extraction tool: written out as a literal, with nothing after
// it that would be read as its comment.
void LanguagesTest::everySentenceIsInTheFiles() {
    NEEDS_TOOLS;
    QTemporaryDir work;
    const QString file = work.filePath(QStringLiteral("all.ts"));
    const QByteArray wrong = gather(file, work);
    QVERIFY2(wrong.isEmpty(), wrong.constData());
    const Messages found = read(file);
    static const QRegularExpression said(QStringLiteral("(?<![\\w.>])said\\((?!\\))"));
    static const QRegularExpression marked(QStringLiteral(R"-(said\(\s*"Errors",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\))-"));
    int sentences = 0;
    const auto all = sources();
    for (auto source = all.begin(); source != all.end(); ++source) {
        if (source.key().startsWith(QStringLiteral("base/said.")))
            continue;
        for (auto uses = said.globalMatch(*source); uses.hasNext();) {
            const auto at = uses.next().capturedStart();
            const auto text = marked.match(*source, at, QRegularExpression::NormalMatch,
                                           QRegularExpression::AnchorAtOffsetMatchOption);
            QVERIFY2(text.hasMatch(), qPrintable(source.key() + QStringLiteral(": ") + source->mid(at, 80)));
            ++sentences;
            QVERIFY2(found.count({QStringLiteral("Errors"), valueOf(text.captured(1)), QString()}),
                     qPrintable(source.key() + QStringLiteral(": ") + text.captured(1)));
        }
    }
    QVERIFY(sentences > 300);
}

// All other floors use sentences, which the translators know of.
void LanguagesTest::onlyTheEdgeHasWordsOfItsOwn() {
    static const QRegularExpression verbatim(QStringLiteral("verbatim\\(\\s*\""));
    const auto all = sources();
    int readers = 0;
    for (auto source = all.begin(); source != all.end(); ++source) {
        const bool edge =
            source.key().startsWith(QStringLiteral("cli/")) || source.key().startsWith(QStringLiteral("app/"));
        const bool reads = source->contains(QStringLiteral("#include \"base/inwords.h\""));
        readers += reads ? 1 : 0;
        QVERIFY2(edge || !reads, qPrintable(source.key()));
        QVERIFY2(edge || !source->contains(verbatim), qPrintable(source.key()));
    }
    QVERIFY(readers > 0);
}

// The check of translations notices what is lost, and accepts another order.
void LanguagesTest::placesOfSentencesAreKept() {
    const QString sentence = QStringLiteral("{} is out of range; allowed: {} to {currency}");
    QCOMPARE(filledPlaces(QStringLiteral("{1}, not {0}")), filledPlaces(sentence));
    for (const char* wrong : {"only {}", "{} {} {}", "{0} {0}", "{} %1"})
        QVERIFY2(filledPlaces(QString::fromUtf8(wrong)) != filledPlaces(sentence), wrong);
}

void LanguagesTest::whatIsSaidIsTranslated() {
    const base::Said inner = base::said("Errors", "shoe {}").with(3);
    const base::Error error = base::errorAt(base::Error::Kind::Input, base::said("Errors", "round {}").with(17),
                                            base::said("Errors", "{} of {}").with(inner, "{1}"));
    QCOMPARE(languages::translated(error), QStringLiteral("round 17: shoe 3 of {1}"));
    MadeUp language;
    language.sentences = {{"shoe {}", QStringLiteral("Schlitten {}")},
                          {"round {}", QStringLiteral("Runde {}")},
                          {"{} of {}", QStringLiteral("{1} – {0}")},
                          {"{}: {}", QStringLiteral("{0} → {1}")}};
    QCoreApplication::installTranslator(&language);
    QCOMPARE(languages::translated(error), QStringLiteral("Runde 17 → {1} – Schlitten 3"));
    QCOMPARE(error.text(), std::string("round 17: shoe 3 of {1}")); // for logs and JSON
    QCOMPARE(languages::translated(base::Said::verbatim("shoe {}")), QStringLiteral("shoe {}"));
    QCOMPARE(languages::translated(base::said("Errors", "empty")), QStringLiteral("empty")); // not in that language
    QCoreApplication::removeTranslator(&language);
}

void LanguagesTest::everyTextIsWhole_data() {
    QTest::addColumn<QString>("code");
    for (const QString& code : languages::available())
        QTest::addRow("%s", qPrintable(code)) << code;
}

void LanguagesTest::everyTextIsWhole() {
    QFETCH(QString, code);
    const Messages all = read(folder() + code + QStringLiteral(".ts"));
    QVERIFY(!all.empty());
    for (const auto& entry : all) {
        const auto& [key, message] = entry;
        const QString& source = std::get<1>(key);
        QVERIFY2(message.finished, qPrintable(nameOf(entry)));
        for (const QString& text : message.texts) {
            QVERIFY2(!text.isEmpty(), qPrintable(nameOf(entry)));
            QVERIFY2(placeholders(text) == placeholders(source),
                     qPrintable(nameOf(entry) + QStringLiteral("\n") + text));
            QVERIFY2(filledPlaces(text) == filledPlaces(source),
                     qPrintable(nameOf(entry) + QStringLiteral("\n") + text));
        }
        // A language may leave out the number if it means one alone; if it means many, the number is there.
        if (message.counted)
            QVERIFY2(message.texts.last().contains(QRegularExpression(QStringLiteral("%L?n"))),
                     qPrintable(nameOf(entry)));
    }
}

void LanguagesTest::englishIsThere() {
    QVERIFY(languages::available().contains(QStringLiteral("en")));
    QVERIFY(languages::available().contains(languages::systems()));
}

void LanguagesTest::oneIsSpoken() {
    const QLocale before;
    const auto decks = [](int count) { return QCoreApplication::translate("Words", "%n decks", "", count); };
    {
        languages::Speech speech;
        QVERIFY(speech.speak(QStringLiteral("en")));
        QCOMPARE(speech.language(), QStringLiteral("en"));
        QCOMPARE(decks(1), QStringLiteral("1 deck"));
        QCOMPARE(decks(6), QStringLiteral("6 decks"));
        QCOMPARE(QLocale().language(), QLocale::English);
    }
    QCOMPARE(QLocale(), before);
    QCOMPARE(decks(1), QStringLiteral("1 decks"));
}

void LanguagesTest::noOtherIsSpoken() {
    languages::Speech speech;
    QVERIFY(speech.speak(QStringLiteral("en")));
    QVERIFY(!speech.speak(QStringLiteral("tlh")));
    QVERIFY(!speech.speak(QStringLiteral("../en")));
    QCOMPARE(speech.language(), QStringLiteral("en"));
}

void LanguagesTest::playingTermsCanStayEnglish() {
    const auto hit = [] { return QCoreApplication::translate("Terms", "Hit"); };
    const auto dealer = [] { return QCoreApplication::translate("Table", "Dealer has blackjack"); };
    languages::Speech speech;
    QVERIFY(speech.speak(QStringLiteral("de")));
    QCOMPARE(hit(), QStringLiteral("Ziehen"));
    const QString german = dealer();
    QVERIFY(german != u"Dealer has blackjack");
    QVERIFY(speech.speak(QStringLiteral("de"), true));
    QCOMPARE(hit(), QStringLiteral("Hit"));
    QCOMPARE(dealer(), german);
    QVERIFY(speech.speak(QStringLiteral("de")));
    QCOMPARE(hit(), QStringLiteral("Ziehen"));
}

// Qt's deployment for Windows and macOS merges its files for a language into one of another name.
void LanguagesTest::qtsWordsAreFoundInPackages() {
    const QTemporaryDir folder;
    QTranslator words;
    QVERIFY(!languages::loadQtWords(words, "de", folder.path()));
    QVERIFY(QFile::copy(":/openshoe/languages/de.qm", folder.filePath("qt_de.qm")));
    QVERIFY(languages::loadQtWords(words, "de", folder.path()));
    QCOMPARE(words.translate("KeyCaps", "Ctrl"), QStringLiteral("Strg"));
    QVERIFY(!languages::loadQtWords(words, "fr", folder.path()));
    QVERIFY(words.isEmpty());
}

void LanguagesTest::eachCallsItselfByItsName() {
    QCOMPARE(languages::nameOf(QStringLiteral("en")), QStringLiteral("English"));
    QCOMPARE(languages::nameOf(QStringLiteral("de")), QStringLiteral("Deutsch"));
    QCOMPARE(languages::nameOf(QStringLiteral("ja")), QStringLiteral("日本語"));
    QCOMPARE(languages::nameOf(QStringLiteral("tlh")), QString());
    QSet<QString> names;
    for (const QString& code : languages::available())
        names << languages::nameOf(code);
    QCOMPARE(names.size(), languages::available().size());
}

void LanguagesTest::digitsAreThoseOfTheCards() {
    QFETCH(QString, code);
    const QLocale locale = languages::localeOf(code);
    QCOMPARE(locale.language(), QLocale(code).language());
    QCOMPARE(locale.toString(17), QStringLiteral("17"));
}

QTEST_GUILESS_MAIN(LanguagesTest)
#include "tst_languages.moc"
