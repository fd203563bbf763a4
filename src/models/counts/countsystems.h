// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "counting/system.h"
#include "models/lists/choices.h"

#include <QSettings>
#include <QString>
#include <QUrl>

#include <tl/expected.hpp>

#include <vector>

namespace openshoe::models {

/// The count systems to choose from: the ones that come with the program, one's own, which are kept in the settings,
/// and not to count.
class CountSystems {
public:
    static constexpr auto none = "none"; ///< the value of not counting
    static constexpr int mostOwn = 20;

    /// `store` must outlive it.
    explicit CountSystems(QSettings& store);

    [[nodiscard]] std::vector<ChoiceRow> rows() const;
    /// Null for not counting, and for what isn't there.
    [[nodiscard]] const counting::CountSystem* find(const QString& value) const;
    [[nodiscard]] static bool isOwn(const QString& value);

    /// Reads a system of one's own and keeps it; one with the same id is replaced. Returns its value, or in words why
    /// nothing has changed.
    [[nodiscard]] tl::expected<QString, QString> open(const QUrl& file);
    void forget(const QString& value);

private:
    void keep();

    QSettings& m_store;
    std::vector<counting::CountSystem> m_own;
};

} // namespace openshoe::models
