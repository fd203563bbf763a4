// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"

#include <QStringList>

#include <map>

/// Collects what is found wrong during play. Complaints that differ only in figures and cards are kept once.
class Complaints {
public:
    void add(const QString& what, const QString& when);
    [[nodiscard]] bool knows(const QString& what) const { return m_kinds.contains(kindOf(what)); }
    /// One line per complaint: when it was first seen, what was wrong, how often.
    [[nodiscard]] QStringList lines() const;

private:
    struct Kind {
        QString first;
        int count = 0;
    };
    [[nodiscard]] static QString kindOf(QString what);

    std::map<QString, Kind> m_kinds;
};

/// An amount as it is written in complaints: without grouping or currency.
[[nodiscard]] QString plain(openshoe::base::Money amount);
