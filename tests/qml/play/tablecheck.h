// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/tablecontroller.h"
#include "screen.h"

/// Compares what the window shows of a table at rest with an independent reading of the engine's state: cards, totals,
/// stakes, balance, result, question, offers, focus. Returns one line per difference.
[[nodiscard]] QStringList differences(QQuickWindow* window, openshoe::models::TableController& table);
