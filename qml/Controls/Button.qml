// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A push button. `kind` sets how prominent it is; `keyHint` shows the key that does the same.
Pressable {
    id: control

    /// "primary", "secondary" or "ghost".
    property string kind: "secondary"
    /// Shown in a key cap ("H"); it doesn't create a shortcut.
    property string keyHint: ""
    /// Small text beneath the caption: what the action costs.
    property string detail: ""
    /// Name of an icon before the caption.
    property string iconName: ""
    property bool large: false
    /// The width is fixed from outside: text too long for it is set smaller.
    property bool fit: false

    readonly property bool strong: kind === "primary"
    readonly property color ink: strong ? Theme.accentInk : kind === "ghost" ? Theme.textMuted : Theme.text
    readonly property color inkNow: kind === "ghost" && (hovered || down) ? Theme.text : ink

    implicitWidth: Math.max(implicitHeight * 1.6, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: large || detail !== "" ? Theme.controlHeightLarge : Theme.controlHeight
    leftPadding: Theme.spaceL
    rightPadding: Theme.spaceL
    spacing: Theme.spaceS
    font.family: Theme.fontFamily
    font.pixelSize: large ? Theme.fontTitle : Theme.fontLabel
    font.weight: Theme.weightStrong

    Accessible.description: detail

    contentItem: ButtonContent {
        text: control.text
        detail: control.detail
        keyHint: control.keyHint
        iconName: control.iconName
        spacing: control.spacing
        fit: control.fit
        font: control.font
        ink: control.inkNow
        inkMuted: control.strong ? Theme.accentInk : Theme.textMuted
    }

    background: Rectangle {
        radius: Theme.radiusM
        border.width: control.kind === "secondary" ? Theme.hairline : 0
        border.color: Theme.outline
        color: {
            if (control.strong)
                return control.down ? Theme.accentPressed : control.hovered ? Theme.accentHover : Theme.accent
            if (control.down)
                return Theme.surfacePressed
            if (control.hovered)
                return Theme.surfaceHover
            return control.kind === "ghost" ? "transparent" : Theme.surfaceRaised
        }

        FocusRing { shown: control.visualFocus }
    }
}
