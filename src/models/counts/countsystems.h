// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "counting/system.h"
#include "models/lists/choices.h"

#include <QObject>
#include <QSettings>
#include <QString>
#include <QUrl>

#include <tl/expected.hpp>

#include <vector>

namespace openshoe::models {

/// The count systems to choose from: the ones that come with the program, and one's own, which are kept in the
/// settings.
class CountSystems : public QObject {
    Q_OBJECT

public:
    static constexpr auto none = "none"; ///< the value of not counting
    static constexpr int mostOwn = 20;

    /// `store` must outlive it.
    explicit CountSystems(QSettings& store, QObject* parent = nullptr);

    [[nodiscard]] std::vector<ChoiceRow> rows() const;
    [[nodiscard]] static ChoiceRow noneRow();
    /// Null for not counting, and for what isn't there.
    [[nodiscard]] const counting::CountSystem* find(const QString& value) const;
    [[nodiscard]] static bool isOwn(const QString& value);
    /// The value of the system last chosen for a game on the page Counting; the first of all if none was, or not to
    /// count.
    [[nodiscard]] static QString chosenFor(const QSettings& store, const QString& variantId);

    /// Reads a system of one's own and keeps it; one with the same id is replaced. Returns its value, or in words why
    /// nothing has changed.
    [[nodiscard]] tl::expected<QString, QString> open(const QUrl& file);
    void forget(const QString& value);

signals:
    /// Of one's own: there is another one, or one less.
    void changed();

private:
    void keep();

    QSettings& m_store;
    std::vector<counting::CountSystem> m_own;
};

} // namespace openshoe::models
