// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace openshoe::tests {

/// The text of each page of a PDF written by QPdfWriter: one line for each piece of text, in drawing order.
[[nodiscard]] QList<QStringList> pdfPages(const QByteArray& pdf);

} // namespace openshoe::tests
