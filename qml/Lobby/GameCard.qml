// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A game in the lobby, on its own felt: name, rules in one line, limits, what comes back in the long run, Play.
Item {
    id: root

    required property string variantId
    required property string name
    required property string summary
    required property string limitsText
    required property string rtpText
    required property string publishedText
    required property string lastPlayedText
    required property string felt
    required property list<string> currencies
    required property string currency
    required property bool interrupted
    required property string sheetNote
    /// The two cards that stand for the game.
    property list<string> emblem: ["AS", "KH"]

    signal playAsked(string variantId)
    signal currencyChosen(string variantId, string currency)

    function focusPlay(): void { play.forceActiveFocus(Qt.TabFocusReason) }

    implicitWidth: Theme.space(96)
    implicitHeight: Theme.space(58)
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    BorderImage {
        anchors.fill: surface
        anchors.margins: -Theme.spaceM
        anchors.bottomMargin: -Theme.spaceL
        source: "qrc:/openshoe/art/cards/shadow.png"
        border { left: 24; right: 24; top: 24; bottom: 24 }
        opacity: Theme.shadowRest
    }
    Rectangle {
        id: surface
        anchors.fill: parent
        radius: Theme.radiusL
        color: ground.colours.base
        border.width: Theme.hairline
        border.color: ground.colours.lit
    }
    Felt {
        id: ground
        anchors.fill: parent
        anchors.margins: Theme.spaceXs
        felt: root.felt
    }
    HoverHandler { id: hover }

    // The game's emblem: two cards leaning in from the corner.
    Item {
        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceL
        y: Theme.spaceL
        width: Theme.space(22)
        height: Theme.space(20)
        Repeater {
            model: root.emblem.length
            CardItem {
                required property int index
                width: Theme.space(13)
                x: index * Theme.space(8)
                y: index * Theme.space(0.5)
                rotation: index * 14 - 6
                card: root.emblem[index]
                faceUp: true
                flipDuration: 0
                decorative: true
            }
        }
    }

    Column {
        anchors.left: parent.left
        anchors.leftMargin: Theme.spaceL
        anchors.top: parent.top
        anchors.topMargin: Theme.spaceL
        width: parent.width - Theme.space(22) - 3 * Theme.spaceL
        spacing: Theme.spaceXs
        Text {
            width: parent.width
            text: root.name
            color: Theme.feltText
            font.family: Theme.printFamily
            font.pixelSize: Theme.fontHeadline * 0.92
            font.weight: Theme.weightStrong
            wrapMode: Text.Wrap
            maximumLineCount: 3
            lineHeight: 0.95
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Text {
            width: parent.width
            text: root.interrupted ? qsTr("A round waits for you") : root.lastPlayedText
            visible: text !== ""
            color: root.interrupted ? Theme.turn : ground.colours.ink
            font.family: Theme.fontFamily
            font.pixelSize: Theme.fontCaption
            font.weight: root.interrupted ? Theme.weightStrong : Theme.weightText
            elide: Text.ElideRight
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: foot.top
        anchors.margins: Theme.spaceL
        anchors.bottomMargin: Theme.spaceS
        spacing: Theme.spaceXs
        Text {
            width: parent.width
            text: root.summary
            color: Theme.feltText
            font.family: Theme.fontFamily
            font.pixelSize: Theme.fontBody
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            lineHeight: 1.1
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Text {
            width: parent.width
            text: root.limitsText
            color: ground.colours.ink
            font.family: Theme.fontFamily
            font.pixelSize: Theme.fontCaption
            elide: Text.ElideRight
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Text {
            width: parent.width
            text: root.rtpText !== "" && root.publishedText !== "" ? qsTr("Returns %1, published %2").arg(root.rtpText).arg(root.publishedText)
                : root.rtpText !== "" ? qsTr("Returns %1").arg(root.rtpText)
                : root.publishedText !== "" ? qsTr("Published return %1").arg(root.publishedText) : ""
            visible: text !== ""
            color: ground.colours.ink
            font.family: Theme.fontFamily
            font.pixelSize: Theme.fontCaption
            elide: Text.ElideRight
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Text {
            width: parent.width
            text: root.sheetNote
            visible: text !== ""
            color: Theme.turn
            font.family: Theme.fontFamily
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    Item {
        id: foot
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spaceL
        height: play.height
        CurrencyChoice {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.currencies.length > 1
            currencies: root.currencies
            current: root.currency
            onChosen: currency => root.currencyChosen(root.variantId, currency)
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.currencies.length === 1
            text: root.currency
            color: ground.colours.ink
            font.family: Theme.fontFamily
            font.pixelSize: Theme.fontCaption
            Accessible.ignored: true
        }
        Button {
            id: play
            anchors.right: parent.right
            text: root.interrupted ? qsTr("Go on") : qsTr("Play")
            iconName: "play"
            kind: "primary"
            Accessible.name: qsTr("Play %1").arg(root.name)
            onClicked: root.playAsked(root.variantId)
        }
    }
}
