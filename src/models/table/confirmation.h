// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

/// What the person is asked before something that can't be undone.
struct Confirmation {
    Q_GADGET
    QML_VALUE_TYPE(confirmation)
    /// "Give up hand 2?"; empty if nothing needs to be asked.
    Q_PROPERTY(QString question MEMBER question)
    /// "You get 12.50 Coins back."
    Q_PROPERTY(QString explanation MEMBER explanation)
    /// The two answers, as what they do: "Give up, 12.50 back" and "Play on".
    Q_PROPERTY(QString accept MEMBER accept)
    Q_PROPERTY(QString reject MEMBER reject)

public:
    QString question;
    QString explanation;
    QString accept;
    QString reject;
    friend bool operator==(const Confirmation&, const Confirmation&) = default;
};

} // namespace openshoe::models
