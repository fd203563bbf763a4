// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "paper/sheet.h"

#include <optional>

class QImage;

namespace openshoe::paper {

// These need a QGuiApplication, for its fonts and its clipboard; sheets with a diagram a QApplication.

/// The sheet as a picture, white around it. Of one with a diagram that and what is above it, without its tables.
[[nodiscard]] QImage picture(const Sheet& sheet);

/// What a file is written as, known by the ending of its name.
enum class Form : std::uint8_t {
    Pdf, ///< one A4 page for each sheet; one that is too long is made smaller
    Svg, ///< the first sheet as picture() has it
    Png, ///< the same
    Csv, ///< the tables of all sheets
};
/// "pdf".
[[nodiscard]] QString endingOf(Form form);
/// Nothing for a name that ends otherwise.
[[nodiscard]] std::optional<Form> formOf(const QString& path);

/// The file is there whole or, after an error, as it was before. Errors: it can't be written. `sheets`: at least one.
[[nodiscard]] base::Result<void> save(const std::vector<Sheet>& sheets, const QString& path, Form form);

void copyText(const std::vector<Sheet>& sheets);
void copyPicture(const Sheet& sheet);

} // namespace openshoe::paper
