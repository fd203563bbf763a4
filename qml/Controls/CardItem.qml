// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// A card on the table: face up or down, turning, lifted, ringed, dimmed or lying across. Set `width`; the height
/// follows.
Item {
    id: root

    /// "AS", "TD"; empty while the card is secret (then only the back can show).
    property string card: ""
    /// Whether the card is face up. Changing it turns the card over in `flipDuration`.
    property bool faceUp: false
    property string back: Theme.cardBack
    property bool fourColour: Theme.fourColour
    /// Belongs to the hand to act: raised, with a longer shadow.
    property bool lifted: false
    /// Has a ring around it: side-bet winners, the hand to act.
    property bool ringed: false
    property color ringColor: Theme.turn
    /// Recedes behind the hand to act.
    property bool dimmed: false
    /// Turned by 90° about its centre, as a doubled hand's card. Takes no more room than an upright one.
    property bool across: false
    /// Casts a shadow; off for cards lying in a pile.
    property bool shadowed: true
    property int flipDuration: Theme.cardFlip
    /// Pure table furniture (discard tray), hidden from screen readers.
    property bool decorative: false
    /// 0 (back) to 1 (face); read it to synchronise with the turn.
    readonly property alias turned: turner.value
    readonly property bool showsFace: turner.value >= 0.5 && card !== ""

    signal flipped()

    implicitWidth: Theme.space(25)
    implicitHeight: Math.round(width * Theme.cardRatio)
    height: Math.round(width * Theme.cardRatio)

    Accessible.role: Accessible.Graphic
    Accessible.name: CardNames.spoken(faceUp ? card : "")
    Accessible.ignored: decorative

    QtObject {
        id: turner

        property real value: root.faceUp ? 1 : 0
        readonly property real squeeze: Math.max(0.025, Math.abs(Math.cos(Math.PI * value)))

        Behavior on value {
            enabled: root.flipDuration > 0
            NumberAnimation {
                duration: root.flipDuration
                easing.type: Easing.InOutSine
                onRunningChanged: if (!running) root.flipped()
            }
        }
    }

    property real lift: lifted ? Math.round(width * Theme.cardLift) : 0
    Behavior on lift {
        NumberAnimation { duration: Theme.fade; easing.type: Easing.OutCubic }
    }

    BorderImage {
        id: shadow

        readonly property real spread: root.width * (root.lifted ? 0.10 : 0.07)

        visible: root.shadowed
        source: "qrc:/openshoe/art/cards/shadow.png"
        border { left: 24; right: 24; top: 24; bottom: 24 }
        x: body.x - spread
        y: body.y - spread + root.width * 0.02 + root.lift * 0.6
        width: body.width + 2 * spread
        height: body.height + 2 * spread
        rotation: body.rotation
        opacity: root.lifted ? Theme.shadowLifted : Theme.shadowRest
        transform: Scale { origin.x: shadow.width / 2; xScale: turner.squeeze }
    }

    Item {
        id: body

        y: -root.lift
        width: root.width
        height: root.height
        rotation: root.across ? 90 : 0
        transformOrigin: Item.Center
        transform: Scale { origin.x: body.width / 2; xScale: turner.squeeze }

        Behavior on rotation {
            NumberAnimation { duration: Theme.fade }
        }

        CardFace {
            anchors.fill: parent
            card: root.showsFace ? root.card : ""
            back: root.back
            fourColour: root.fourColour
        }

        // A card darkens as it turns away from the light.
        Rectangle {
            anchors.fill: parent
            radius: width * 0.06
            color: Theme.shadow
            opacity: 0.35 * (1 - turner.squeeze)
            visible: opacity > 0.01
        }

        Rectangle {
            anchors.fill: parent
            radius: width * 0.06
            color: Theme.dim
            opacity: root.dimmed ? Theme.dimmedOpacity : 0
            visible: opacity > 0
            Behavior on opacity {
                NumberAnimation { duration: Theme.fade }
            }
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: -border.width
            radius: root.width * 0.06 + border.width
            color: "transparent"
            border.width: Math.max(2, root.width * 0.035)
            border.color: root.ringColor
            visible: root.ringed
        }
    }
}
