// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModelTester>
#include <QPixmap>

namespace openshoe::test {

/// Watches a model for as long as it lives, and fails the test if the model breaks the rules for Qt's models.
class ModelTester {
public:
    explicit ModelTester(QAbstractItemModel* model)
        : m_tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest) {}

private:
    /// From Qt 6.8 on the tester looks up QPixmap's type, and warns unless Qt Gui, which registers it, is loaded. The
    /// models don't load it; naming the type here does.
    QMetaType m_pictures = QMetaType::fromType<QPixmap>();
    QAbstractItemModelTester m_tester;
};

} // namespace openshoe::test
