// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Text that is shown letter by letter, whatever is in it: names come from files, and Qt's own Text takes what looks
/// like HTML for markup, pictures to be fetched among it.
Text {
    textFormat: Text.PlainText
}
