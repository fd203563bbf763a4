// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModelTester>
#include <QPixmap>

namespace openshoe::test {

/// Watches a model as long as this lives, and fails the test if the model breaks the rules for Qt's models.
class ModelTester {
public:
    explicit ModelTester(QAbstractItemModel* model)
        : m_tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest) {}

private:
    /// From Qt 6.8 on the tester asks for the type of pictures, and warns unless Qt Gui is loaded, which knows it.
    /// The models don't load it; naming the type here does.
    QMetaType m_pictures = QMetaType::fromType<QPixmap>();
    QAbstractItemModelTester m_tester;
};

} // namespace openshoe::test
