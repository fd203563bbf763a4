// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// Lies over words and explains those of the trade among them: under the pointer, and where Tab brings the focus.
/// Whoever stops there wants to know, so a zone around it that is quiet doesn't keep the tip closed; `quiet` does.
QuietZone {
    id: root

    /// What they mean; empty if they need no explanation.
    required property string meaning
    /// The words, for screen readers.
    property string words: ""
    /// Tab doesn't stop here, because the meaning is also given elsewhere.
    property bool pointerOnly: false

    visible: meaning !== ""
    activeFocusOnTab: !pointerOnly && !quiet
    Accessible.role: Accessible.StaticText
    Accessible.name: words
    Accessible.description: meaning
    Accessible.focusable: activeFocusOnTab
    Accessible.ignored: pointerOnly || quiet

    HoverHandler {
        id: over
        enabled: !root.quiet
        cursorShape: Qt.WhatsThisCursor
    }
    FocusRing {
        shown: root.activeFocus
        cornerRadius: Theme.radiusS
    }
    Tip {
        text: root.meaning
        wanted: over.hovered || root.activeFocus
    }
}
