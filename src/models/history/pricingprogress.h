// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace openshoe::session {
class PricingQueue;
}

namespace openshoe::models {

/// Progress of the pricing of older rounds, for the pages whose figures wait for it.
class PricingProgress : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /// 0 … 1.
    Q_PROPERTY(double part READ part NOTIFY changed)
    /// "1,200 of 5,000 rounds priced".
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    /// `queue` must outlive it.
    explicit PricingProgress(session::PricingQueue& queue, QObject* parent = nullptr);

    [[nodiscard]] bool isActive() const { return m_done < m_of; }
    [[nodiscard]] double part() const { return m_of > 0 ? static_cast<double>(m_done) / static_cast<double>(m_of) : 1; }
    [[nodiscard]] QString text() const;
    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    qint64 m_done = 0;
    qint64 m_of = 0;
};

} // namespace openshoe::models
