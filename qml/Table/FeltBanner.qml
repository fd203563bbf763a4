// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// What the dealer says: a line on a plate in the middle of the felt that fades in once, and out when it is over.
Rectangle {
    id: root

    required property string text
    /// A value of BannerKind.
    required property int kind

    /// The height between the dealer's total and the cards below it: letters that need more are smaller.
    required property real room

    /// Keeps words and sign while they fade out.
    property string shownText: ""
    property int shownKind: BannerKind.None
    onTextChanged: if (text !== "") shownText = text
    onKindChanged: if (kind !== BannerKind.None) shownKind = kind
    Component.onCompleted: {
        shownText = text
        shownKind = kind
    }

    readonly property bool golden: shownKind === BannerKind.Golden || shownKind === BannerKind.Blackjack

    /// A golden rule comes up rarely, and is written large.
    readonly property bool grand: shownKind === BannerKind.Golden

    width: line.implicitWidth + 2 * Theme.spaceXl
    height: Math.min(line.implicitHeight + Theme.spaceL, room)
    radius: height / 2
    color: Theme.tip
    border.width: golden ? Theme.focusWidth : Theme.hairline
    border.color: golden ? Theme.turn : Theme.plateLine
    opacity: text === "" ? 0 : 1
    scale: text === "" && !Theme.still ? 0.96 : 1
    visible: opacity > 0

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Accessible.ignored: text === ""

    Behavior on opacity { NumberAnimation { duration: Theme.banner } }
    Behavior on scale { NumberAnimation { duration: Theme.banner; easing.type: Easing.OutCubic } }

    Row {
        id: line
        anchors.centerIn: parent
        spacing: Theme.spaceM
        Icon {
            visible: !root.grand
            name: root.shownKind === BannerKind.Hint ? "eye" : root.shownKind === BannerKind.Shuffle ? "shoe"
                : root.shownKind === BannerKind.Result ? "info" : "chip"
            color: Theme.plateAccent
            size: Math.min(Theme.iconSizeLarge, root.room * 0.7)
            anchors.verticalCenter: parent.verticalCenter
        }
        PlainText {
            text: root.shownText
            font.family: Theme.printFamily
            font.pixelSize: Math.max(1, Math.min(root.grand ? Theme.fontHeadline : Theme.fontTitle, root.room / 1.7))
            font.weight: Theme.weightStrong
            color: root.grand ? Theme.turn : Theme.plateText
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}
