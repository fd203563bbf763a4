// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Text shown literally, whatever it contains: names come from files, and Qt's own Text treats anything that looks like
/// HTML as markup, even fetching pictures it refers to.
Text {
    textFormat: Text.PlainText
}
