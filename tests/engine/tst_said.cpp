// SPDX-License-Identifier: GPL-3.0-or-later
// Messages to a person: a sentence with its placeholders filled, and the errors made of such sentences.
#include "base/result.h"

#include "testprogram.h"

#include <QTest>

using namespace openshoe::base;

class TestSaid : public QObject {
    Q_OBJECT

private slots:
    void placesAreFilled_data() {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("text");
        QTest::newRow("in their order") << "{} of {}" << "one of two";
        QTest::newRow("by number") << "{1} before {0}" << "two before one";
        QTest::newRow("one twice") << "{0}, {1}, {0}" << "one, two, one";
        QTest::newRow("next to each other") << "{}{}" << "onetwo";
        QTest::newRow("one left out") << "only {1}" << "only two";
        QTest::newRow("none") << "nothing" << "nothing";
        QTest::newRow("empty") << "" << "";
        QTest::newRow("no places") << "{currency, min} and { and } and {" << "{currency, min} and { and } and {";
        QTest::newRow("behind what is none") << "{id} {} {}" << "{id} one two";
        QTest::newRow("without a filling") << "{} {} {} {7}" << "one two {} {7}";
        QTest::newRow("no number") << "{-1}{1x}{99999999999999999999999}" << "{-1}{1x}{99999999999999999999999}";
    }
    void placesAreFilled() {
        QFETCH(QString, sentence);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(filled(sentence.toStdString(), {"one", "two"})), text);
    }

    void placesAreCounted() {
        using Places = std::vector<std::size_t>;
        QVERIFY(placesIn("{} of {}") == (Places{0, 1}));
        QVERIFY(placesIn("{1}: {0}") == (Places{1, 0}));
        QVERIFY(placesIn("{currency, min}").empty());
    }

    void fillingsAreWhatTheyAre() {
        const Said said = openshoe::base::said("Errors", "{} {} {} {}").with("{}", std::string("{1}"), 7, 0.5);
        QCOMPARE(said.english(), std::string("{} {1} 7 0.5")); // a name with braces has no placeholders
        QCOMPARE(said.fillings().size(), std::size_t{4});
        QVERIFY(!said.fillings().front().sentence());
    }

    void sentencesStandInSentences() {
        const Said inner = said("Errors", "event {}").with(3);
        const Said outer = said("Errors", "its log: {}").with(inner);
        QCOMPARE(outer.english(), std::string("its log: event 3"));
        QCOMPARE(outer.fillings().front().sentence().text(), "event {}");
    }

    void nothingIsSaid() {
        QVERIFY(Said().empty() && Said::verbatim({}).empty() && !Sentence());
        QVERIFY(!Said(said("Errors", "empty")).empty() && !Said::verbatim("empty").empty());
        QCOMPARE(Said().english(), std::string());
    }

    void theyAreEqualByWhatTheySay() {
        QVERIFY(Said(said("Errors", "round {}").with(3)) == Said::verbatim("round 3"));
        QVERIFY(!(Said(said("Errors", "round {}").with(3)) == Said::verbatim("round 4")));
    }

    void anErrorNamesItsPlace() {
        const Error path = inputError("games/mine.json", said("Errors", "is not finished")).value();
        QCOMPARE(path.text(), std::string("games/mine.json: is not finished"));
        QVERIFY(path.place.empty());
        const Error words =
            environmentError(said("Errors", "round {}").with(17), said("Errors", "is not finished")).value();
        QCOMPARE(words.where, std::string("round 17"));
        QCOMPARE(words.text(), std::string("round 17: is not finished"));
        QCOMPARE(words.said().fillings().front().sentence().text(), "round {}");
        QVERIFY(words.kind == Error::Kind::Environment);
        QCOMPARE(inputError({}, said("Errors", "is not finished")).value().text(), std::string("is not finished"));
        QVERIFY(words == environmentError("round 17", Said::verbatim("is not finished")).value());
    }
};

OPENSHOE_TEST(TestSaid, None)
#include "tst_said.moc"
