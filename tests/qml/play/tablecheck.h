// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/tablecontroller.h"
#include "screen.h"

/// What the window shows of a table at rest, against an own reading of the engine's state: cards, totals, stakes,
/// balance, result, question, offers, the keyboard. One line for each thing that differs.
[[nodiscard]] QStringList differences(QQuickWindow* window, openshoe::models::TableController& table);
