// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "paper/sheet.h"

#include <optional>

class QImage;

namespace openshoe::paper {

// These need a QGuiApplication for its fonts and clipboard; sheets with a diagram need a QApplication.

/// The sheet as a picture with a white margin. If it has a diagram, its tables are left out.
[[nodiscard]] QImage picture(const Sheet& sheet);

/// A file format, chosen by the file name's extension.
enum class Form : std::uint8_t {
    Pdf, ///< one A4 page for each sheet; a sheet that is too long is scaled down
    Svg, ///< the first sheet, as picture() draws it
    Png, ///< the same
    Csv, ///< the tables of all sheets
};
/// "pdf".
[[nodiscard]] QString endingOf(Form form);
/// Nothing for other extensions.
[[nodiscard]] std::optional<Form> formOf(const QString& path);

/// Writes the whole file or, on error, leaves the old one as it was. Fails if the file can't be written. `sheets` must
/// not be empty.
[[nodiscard]] base::Result<void> save(const std::vector<Sheet>& sheets, const QString& path, Form form);

void copyText(const std::vector<Sheet>& sheets);
void copyPicture(const Sheet& sheet);

} // namespace openshoe::paper
