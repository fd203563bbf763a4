// SPDX-License-Identifier: GPL-3.0-or-later
#include "places.h"
#include "program.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTest>

namespace {

/// The first place where `actual` differs from `expected`; empty if there is none. Additional keys in `actual` are
/// ignored.
QString difference(const QJsonValue& expected, const QJsonValue& actual, const QString& place) {
    if (expected.isObject() && actual.isObject()) {
        const QJsonObject object = expected.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            const QString found = difference(it.value(), actual[it.key()], place + '/' + it.key());
            if (!found.isEmpty())
                return found;
        }
        return {};
    }
    if (expected.isArray() && actual.isArray() && expected.toArray().size() == actual.toArray().size()) {
        for (int i = 0; i < expected.toArray().size(); ++i) {
            const QString found = difference(expected[i], actual[i], QStringLiteral("%1/%2").arg(place).arg(i));
            if (!found.isEmpty())
                return found;
        }
        return {};
    }
    return expected == actual ? QString() : place;
}

} // namespace

class TestScenarios : public QObject {
    Q_OBJECT

private slots:
    void plays_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(OPENSHOE_TEST_DATA "/scenarios");
        const QStringList files =
            folder.entryList({"*.json"}, QDir::Files, QDir::Name).filter(QRegularExpression("(?<!expected)\\.json$"));
        QVERIFY(files.size() >= 18);
        for (const QString& file : files)
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
    }

    void plays() {
        QFETCH(QString, path);
        QFile file(QString(path).replace(".json", ".expected.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject expected = QJsonDocument::fromJson(file.readAll()).object();
        QVERIFY(!expected.isEmpty());
        const Call played = m_answerer.call({"play", path, "--json"});
        QVERIFY2(played.code == 0, played.err.constData());
        const QString place = difference(expected, played.json(), {});
        QVERIFY2(place.isEmpty(), qPrintable("differs at " + place));
        QVERIFY(!played.json()["rounds"][0]["events"].toArray().isEmpty());
        QCOMPARE(m_answerer.call({"play", path, "--json"}).out, played.out);
    }

private:
    Answerer m_answerer;
};

OPENSHOE_TEST(TestScenarios, Core)
#include "tst_scenarios.moc"
