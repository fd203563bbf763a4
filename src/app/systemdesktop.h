// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/preferences/desktop.h"

#include <QString>
#include <QVariant>

class QDBusVariant;

namespace openshoe::app {

/// The preferences of this computer's desktop: through the settings portal if there is a session bus (keys of GNOME,
/// KDE and the common ones), the registry on Windows, the accessibility preferences on macOS. Knows nothing until the
/// portal has answered, and follows later changes; without an answer it stays that way.
class SystemDesktop : public models::Desktop {
    Q_OBJECT

public:
    /// `bus` is the address of a bus to use instead of the session bus, for tests.
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
