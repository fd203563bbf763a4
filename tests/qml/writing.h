// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickWindow>

/// What is wrong with the texts in the window, in an item and below: shortened, cut by what they stand in, or lying on
/// another; and which buttons are cut. Lines, each beginning with the window's size and `look`; empty where nothing is.
[[nodiscard]] QString unreadable(const QQuickWindow& window, QQuickItem* in, const QString& look);
