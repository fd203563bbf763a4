// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of which there may be a million: read page by page, dropped far from where somebody looks, and read again.
#include "models/archive/pagedmodel.h"

#include "modeltester.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace openshoe;
using namespace openshoe::models;

struct NumberRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString words MEMBER words)

public:
    int number = 0;
    QString words;

    [[nodiscard]] int key() const { return number; }
    void setKey(int key) { number = key; }
    friend bool operator==(const NumberRow&, const NumberRow&) = default;
};

/// Numbers from the highest down to 1, a hundred at a time, each page a moment after it was requested.
class Numbers : public PagedModel {
    Q_OBJECT

public:
    Numbers(Archive& archive, int highest)
        : PagedModel(NumberRow::staticMetaObject, archive, nullptr), m_highest(highest) {}
    [[nodiscard]] const KeptRows<NumberRow>& rows() const { return m_rows; }
    [[nodiscard]] int kept() const {
        int count = 0;
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            count += m_rows.isKept(i);
        return count;
    }
    /// One more on top.
    void grow() { insertInto(m_rows, 0, numbers(++m_highest, 1)); }
    int asked = 0; ///< how often rows were read again

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return look(m_rows, index); }
    void clearRows() override {
        beginResetModel();
        m_rows.clear();
        endResetModel();
    }
    void fetchPage() override {
        QTimer::singleShot(0, this, [this] {
            const int next = m_rows.empty() ? m_highest : m_rows.key(m_rows.size() - 1) - 1;
            addPage(m_rows, numbers(next, 100), next <= 100);
        });
    }
    void fetchAgain(int row) override {
        ++asked;
        const auto from = static_cast<std::size_t>(std::max(0, row - 50));
        askedAgain(from);
        QTimer::singleShot(0, this, [this, next = m_rows.key(from)] { putBack(m_rows, numbers(next, 100)); });
    }

private:
    static std::vector<NumberRow> numbers(int from, int count) {
        std::vector<NumberRow> rows;
        for (int number = from; number > 0 && number > from - count; --number) {
            NumberRow& row = rows.emplace_back();
            row.number = number;
            row.words = QStringLiteral("number %1").arg(number);
        }
        return rows;
    }

    KeptRows<NumberRow> m_rows;
    int m_highest;
};

class TestPagedModel : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    const catalogue::Catalogue m_games;
    Archive m_archive{m_games};
    std::unique_ptr<storage::Store> m_store;

    // As a view does when scrolled to the end.
    static void readAll(Numbers& model, int count) {
        model.reload();
        while (model.rowCount() < count) {
            const int before = model.rowCount();
            QTRY_VERIFY(model.rowCount() > before);
            (void)model.value(model.rowCount() - 1, "words");
            model.fetchMore({});
        }
    }

private slots:
    void initTestCase() {
        auto opened = storage::Store::open(m_folder.path(), storage::Access::Play);
        QVERIFY(opened);
        m_store = std::move(*opened);
        m_archive.open(*m_store);
        m_archive.account = 1;
    }
    void cleanupTestCase() { m_archive.close(); }

    void farRowsAreLetGoOf() {
        Numbers model(m_archive, 50'000);
        readAll(model, 50'000);
        QVERIFY(!model.canFetchMore({}));
        QVERIFY2(model.kept() > 1000 && model.kept() <= 2100, qPrintable(QString::number(model.kept())));
        QCOMPARE(model.value(49'999, "words").toString(), QStringLiteral("number 1"));
        QCOMPARE(model.value(49'999 - 900, "words").toString(), QStringLiteral("number 901"));
        QCOMPARE(model.asked, 0);
    }

    void theyAreReadAgainWhereSomebodyLooks() {
        Numbers model(m_archive, 10'000);
        readAll(model, 10'000);
        QSignalSpy changed(&model, &Numbers::dataChanged);
        for (int row = 0; row < 20; ++row) {                            // one screenful
            QCOMPARE(model.value(row, "number").toInt(), 10'000 - row); // its key is kept
            QCOMPARE(model.value(row, "words").toString(), QString());
        }
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(model.asked, 1);
        for (int row = 0; row < 20; ++row)
            QCOMPARE(model.value(row, "words").toString(), QStringLiteral("number %1").arg(10'000 - row));
        QVERIFY(model.kept() <= 2100);
        // Back to the end, across everything in between.
        for (int row = 0; row < 9'000; row += 100)
            (void)model.value(row, "words");
        QTRY_COMPARE(model.value(8'900, "words").toString(), QStringLiteral("number 1100"));
        QVERIFY2(model.asked < 5, qPrintable(QString::number(model.asked))); // only the last one counts
        QCOMPARE(model.rowCount(), 10'000);
    }

    void rowsThatComeMeanwhileChangeNothing() {
        Numbers model(m_archive, 5'000);
        readAll(model, 5'000);
        QCOMPARE(model.value(100, "words").toString(), QString());
        QCoreApplication::sendPostedEvents(&model); // posts the request
        QCOMPARE(model.asked, 1);
        model.grow();
        model.grow();
        QCOMPARE(model.rowCount(), 5'002);
        QTRY_COMPARE(model.value(102, "words").toString(), QStringLiteral("number 4900"));
        QCOMPARE(model.value(0, "words").toString(), QStringLiteral("number 5002"));
    }

    void anOrdinaryList() {
        Numbers model(m_archive, 250);
        const test::ModelTester tester(&model);
        model.reload();
        QVERIFY(model.isReading());
        QTRY_COMPARE(model.rowCount(), 250); // the tester asks for more at each signal
        QVERIFY(!model.isReading() && !model.canFetchMore({}));
        QCOMPARE(model.rows().front().number, 250);
        QCOMPARE(model.rows().back().number, 1);
        int expected = 250;
        for (const NumberRow& row : model.rows())
            QCOMPARE(row.words, QStringLiteral("number %1").arg(expected--));
    }
};

OPENSHOE_TEST(TestPagedModel, Core)
#include "tst_pagedmodel.moc"
