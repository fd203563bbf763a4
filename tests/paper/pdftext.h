// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace openshoe::tests {

/// The text of each page of a PDF as QPdfWriter writes them: a line for each piece of text, in the order drawn.
[[nodiscard]] QList<QStringList> pdfPages(const QByteArray& pdf);

} // namespace openshoe::tests
