// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/options.h"
#include "models/appcontroller.h"

#include <QQmlApplicationEngine>

class QQuickWindow;

namespace openshoe::app {

/// Builds the objects and hands them over: the one place where it is decided who knows whom.
class Composition {
public:
    explicit Composition(const Options& options);
    ~Composition();

    /// Loads the window and begins to open the data. False where the window can't be made (errors are in the log).
    [[nodiscard]] bool start();
    [[nodiscard]] QQuickWindow* window() const;
    [[nodiscard]] models::AppController& controller() { return m_controller; }

private:
    Options m_options;
    // What QML is given must outlive the engine: declared before it.
    models::AppController m_controller;
    QQmlApplicationEngine m_engine;
};

} // namespace openshoe::app
