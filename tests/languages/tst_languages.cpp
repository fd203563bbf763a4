// SPDX-License-Identifier: GPL-3.0-or-later
// The languages there are, and the texts of translations/: every text of the program is in them, whole.
#include "languages/languages.h"
#include "places.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <map>
#include <tuple>

using namespace openshoe;

namespace {

struct Message {
    QStringList texts; ///< of each number where it is counted
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

} // namespace

class LanguagesTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsInTheFiles();
    void everyTextIsWhole_data();
    void everyTextIsWhole();
    void englishIsThere();
    void oneIsSpoken();
    void noOtherIsSpoken();
    void playingTermsCanStayEnglish();
    void eachCallsItselfByItsName();
    void digitsAreThoseOfTheCards_data() { everyTextIsWhole_data(); }
    void digitsAreThoseOfTheCards();
};

// What lupdate finds in the sources, and nothing else.
void LanguagesTest::everyTextIsInTheFiles() {
    QTemporaryDir work;
    for (const QString& file : QDir(folder()).entryList({QStringLiteral("*.ts")})) {
        const QString copy = work.filePath(file);
        QVERIFY(QFile::copy(folder() + file, copy));
        QProcess update;
        update.setProcessChannelMode(QProcess::MergedChannels);
        update.start(QStringLiteral(OPENSHOE_CMAKE),
                     {QStringLiteral("-DLUPDATE=" OPENSHOE_LUPDATE), QStringLiteral("-DFILES=") + copy,
                      QStringLiteral("-DWORK=") + work.filePath(QStringLiteral("names")), QStringLiteral("-P"),
                      folder() + QStringLiteral("update.cmake")});
        QVERIFY(update.waitForFinished(120000));
        QVERIFY2(update.exitCode() == 0, update.readAll().constData());
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
        }
        // A language may leave the number out where it means one alone; where it means many, it is said.
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
