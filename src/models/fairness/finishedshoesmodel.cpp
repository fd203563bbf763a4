// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/fairness/finishedshoesmodel.h"

namespace openshoe::models {

void FinishedShoesModel::setVerified(qint64 shoeId, const QString& verified, const QString& problem) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].shoeId != shoeId)
            continue;
        FinishedShoeRow row = m_rows[i];
        row.verified = verified;
        row.problem = problem;
        change(m_rows, static_cast<int>(i), row);
    }
}

} // namespace openshoe::models
