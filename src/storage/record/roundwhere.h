// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file/sql.h"
#include "storage/rows/rows.h"

namespace openshoe::storage {

/// The rounds that pass a filter, as the tail of a SELECT over rounds r whose ids are given. Internal to storage.
struct RoundWhere {
    QString text = QStringLiteral("WHERE 1");
    QVariantList values;
    bool nothing = false; ///< no round can pass

    void add(const char* condition, QVariant value) {
        text += QLatin1String(" AND ") + QLatin1String(condition);
        values.append(std::move(value));
    }
};

/// How what came back compares with what was staked, as an operator between them.
[[nodiscard]] const char* netComparison(NetResult result);

[[nodiscard]] RoundWhere whereOf(Sql& sql, const RoundFilter& filter);

} // namespace openshoe::storage
