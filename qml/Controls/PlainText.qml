// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Text shown literally, whatever it contains: names come from files, and Qt's own Text treats anything that looks like
/// HTML as markup, even fetching pictures it refers to. It begins at the side where the language does: left alone, Text
/// takes the side of its first letter, and digits and a dollar sign have none. Its font is never asked to be oblique:
/// few scripts have such letters, and where only a font of another script does, they would be boxes.
Text {
    textFormat: Text.PlainText
    horizontalAlignment: Text.AlignLeft
}
