// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/settings/desktop.h"

#include <QString>
#include <QVariant>

class QDBusVariant;

namespace openshoe::app {

/// What this computer's desktop says: through the settings portal where there is a session bus (GNOME's keys, KDE's,
/// those of all), the registry on Windows, the accessibility preferences on macOS. Knows nothing until the portal has
/// answered, and follows what changes later; where nobody answers it stays so.
class SystemDesktop : public models::Desktop {
    Q_OBJECT

public:
    /// `bus` is the address of another bus than the session's, for tests.
    explicit SystemDesktop(const QString& bus = {}, QObject* parent = nullptr);
    ~SystemDesktop() override;

    [[nodiscard]] std::optional<bool> reducedMotion() const override { return m_reducedMotion; }
    [[nodiscard]] std::optional<bool> highContrast() const override { return m_highContrast; }
    [[nodiscard]] std::optional<double> textScale() const override { return m_textScale; }

private:
    void take(const QString& space, const QString& key, const QVariant& value);
    void askPortal(const QString& bus);
    void readSystem();

private slots:
    void onSettingChanged(const QString& space, const QString& key, const QDBusVariant& value);

private:
    QString m_connection;
    std::optional<bool> m_reducedMotion;
    std::optional<bool> m_highContrast;
    std::optional<double> m_textScale;
};

} // namespace openshoe::app
