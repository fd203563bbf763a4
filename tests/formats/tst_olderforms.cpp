// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/arrangement.h"
#include "formats/json.h"
#include "formats/ownvariants.h"
#include "formats/rulesjson.h"
#include "formats/variants.h"
#include "places.h"
#include "testprogram.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;

namespace {

const QString data = QStringLiteral(OPENSHOE_SOURCE_DIR "/tests/formats/data");

/// Everything in `part` that isn't in `whole`, by its place.
QStringList missing(const QJsonValue& part, const QJsonValue& whole, const QString& at = {}) {
    if (!part.isObject())
        return part == whole ? QStringList() : QStringList{at};
    QStringList places;
    const QJsonObject object = part.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        places << missing(it.value(), whole[it.key()], at + '/' + it.key());
    return places;
}

} // namespace

/// Files written by earlier versions (data/README.md) are read without losing anything.
class TestOlderForms : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<QString>("path");
        const QStringList files = QDir(data).entryList({"rules*.json"});
        QVERIFY(files.size() >= 4);
        for (const QString& file : files)
            QTest::addRow("%s", qPrintable(file)) << data + '/' + file;
    }
    void rules() {
        QFETCH(QString, path);
        const auto json = formats::readJsonFile(path);
        QVERIFY(json);
        const auto rules = formats::readVariantFile(path);
        QVERIFY2(rules, rules ? "" : rules.error().text().c_str());
        QCOMPARE(missing(*json, formats::ruleSetToJson(*rules)), QStringList());
    }

    void takenInAndArranged() {
        QTemporaryDir folder;
        const QString own = formats::ownVariantsFolder(folder.path());
        const auto added = formats::addVariant(formats::VariantCatalogue(own), own, data + "/rules4.json");
        QVERIFY2(added, added ? "" : added.error().text().c_str());
        QVERIFY(QFile::copy(data + "/lobby1.order", formats::arrangementFile(own)));
        const formats::VariantCatalogue games(own);
        QVERIFY(games.unusable().empty());
        QCOMPARE(QString::fromStdString(games.entries().front().rules.id), QString("bust-ladder"));
        QCOMPARE(games.arrangement().hidden, std::vector<std::string>{"classic"});
    }
};

OPENSHOE_TEST(TestOlderForms, Core)
#include "tst_olderforms.moc"
