// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"

#include <QStringList>

#include <map>

/// What is found wrong while play goes on: each kind of thing once, by what is said of it without its figures and
/// cards.
class Complaints {
public:
    void add(const QString& what, const QString& when);
    [[nodiscard]] bool knows(const QString& what) const { return m_kinds.contains(kindOf(what)); }
    /// A line each: when it was first seen, what was wrong, how often.
    [[nodiscard]] QStringList lines() const;

private:
    struct Kind {
        QString first;
        int count = 0;
    };
    [[nodiscard]] static QString kindOf(QString what);

    std::map<QString, Kind> m_kinds;
};

/// An amount as complaints tell it: without grouping or currency.
[[nodiscard]] QString plain(openshoe::base::Money amount);
