// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/cardsmodel.h"

#include "modeltester.h"
#include "testprogram.h"

#include <QAbstractItemModel>
#include <QSignalSpy>
#include <QTest>

using namespace openshoe::models;

class TestRowModel : public QObject {
    Q_OBJECT

    static std::vector<CardRow> rows(const QList<int>& ids) {
        std::vector<CardRow> list;
        for (const int id : ids)
            list.push_back({.cardId = id, .code = QString::number(id)});
        return list;
    }

    static QList<int> ids(const CardsModel& model) {
        QList<int> list;
        for (int i = 0; i < model.count(); ++i)
            list << model.value(i, "cardId").toInt();
        return list;
    }

private slots:
    void becomesWhatItIsGiven_data() {
        QTest::addColumn<QList<int>>("before");
        QTest::addColumn<QList<int>>("after");
        const QList<QList<int>> lists{{}, {1}, {1, 2, 3}, {3, 2, 1}, {2, 4}, {4, 3, 2, 1}, {5, 1, 6, 3}};
        for (const auto& before : lists) {
            for (const auto& after : lists)
                QTest::addRow("%d → %d", int(lists.indexOf(before)), int(lists.indexOf(after))) << before << after;
        }
    }

    void becomesWhatItIsGiven() {
        QFETCH(QList<int>, before);
        QFETCH(QList<int>, after);
        CardsModel model;
        const openshoe::test::ModelTester tester(&model);
        model.setRows(rows(before));
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setRows(rows(after));
        QCOMPARE(ids(model), after);
        QCOMPARE(reset.count(), 0);
    }

    void announcesOnlyWhatChanged() {
        CardsModel model;
        model.setRows(rows({1, 2, 3}));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        auto next = rows({1, 2, 3});
        next[1].faceUp = true;
        model.setRows(next);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(inserted.count(), 0);
        QCOMPARE(changed.first().at(0).toModelIndex().row(), 1);
        const auto roles = changed.first().at(2).value<QList<int>>();
        QCOMPARE(roles.size(), 1);
        QCOMPARE(model.roleNames().value(roles.first()), QByteArray("faceUp"));
        model.setRows(next);
        QCOMPARE(changed.count(), 1);
    }

    void rowsBesideEachOtherComeAndGoAtOnce() {
        CardsModel model;
        const openshoe::test::ModelTester tester(&model);
        model.setRows(rows({1, 2}));
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy moved(&model, &QAbstractItemModel::rowsMoved);
        QSignalSpy counted(&model, &openshoe::models::RowModel::countChanged);
        model.setRows(rows({1, 5, 6, 7, 2, 8, 9}));
        QCOMPARE(inserted.count(), 2);
        QCOMPARE(counted.count(), 1);
        model.setRows(rows({9, 1, 5, 6, 7, 2, 8}));
        QCOMPARE(moved.count(), 1);
        model.setRows(rows({9, 6, 8}));
        QCOMPARE(removed.count(), 2);
        QCOMPARE(inserted.count(), 2);
        QCOMPARE(ids(model), (QList<int>{9, 6, 8}));
        QCOMPARE(counted.count(), 2);
    }

    void rolesAreTheGadgetsProperties() {
        CardsModel model;
        model.setRows(rows({7}));
        QVERIFY(model.roleNames().values().contains("accessibleName"));
        const int role = model.roleNames().key("code");
        QCOMPARE(model.data(model.index(0), role).toString(), QStringLiteral("7"));
        QVERIFY(!model.data(model.index(0), Qt::DisplayRole).isValid());
    }
};

OPENSHOE_TEST(TestRowModel, None)
#include "tst_rowmodel.moc"
