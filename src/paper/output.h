// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "paper/sheet.h"

class QImage;

namespace openshoe::paper {

// These need a QGuiApplication, for its fonts and its clipboard.

/// The sheet as a picture, white around it.
[[nodiscard]] QImage picture(const Sheet& sheet);

/// One A4 page for each sheet; one that is too long is made smaller. The file is there whole or, after an error, as it
/// was before. Errors: it can't be written.
[[nodiscard]] base::Result<void> savePdf(const std::vector<Sheet>& sheets, const QString& path);

void copyText(const std::vector<Sheet>& sheets);
void copyPicture(const Sheet& sheet);

} // namespace openshoe::paper
