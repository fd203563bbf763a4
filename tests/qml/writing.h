// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickWindow>

/// What is wrong with the texts in `in` and below: elided, clipped, or overlapping; and which buttons are clipped. One
/// line each, starting with the window's size and `look`; empty if nothing is wrong.
[[nodiscard]] QString unreadable(const QQuickWindow& window, QQuickItem* in, const QString& look);
