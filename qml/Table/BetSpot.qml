// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Theme
import OpenShoe.Models

/// A place for stakes: the main spot or a side bet's circle. Takes clicks, dropped chips, the wheel, keys and typed
/// amounts, and signals what was meant; it changes nothing itself.
Item {
    id: root

    /// "Spot 1, 25.00", "Pair, spot 1".
    required property string spotName
    /// Written inside while there is no stake.
    required property string caption
    required property real diameter
    required property color ink
    required property KeyMap keys
    /// A stake may be placed here now.
    required property bool open
    /// Betting is open: a stake that isn't allowed here is refused with an explanation.
    required property bool answering
    /// A hand of this seat is to act.
    property bool active: false
    /// The user may bet here: their own seat, or a free one.
    property bool mine: true
    property string tip: ""

    signal chipAdded()
    signal chipRemoved()
    signal amountTyped(string start)
    /// A value of StakeChange.
    signal multiplied(int how)
    /// Arrow keys: move to a neighbouring place.
    signal moved(int dx, int dy)
    /// Got the focus, or a pointer action.
    signal touched()

    width: diameter
    height: diameter
    // A place that closes while it has the focus stays enabled until the focus moves on.
    enabled: answering || activeFocus
    activeFocusOnTab: true
    opacity: mine ? 1 : 0.75

    Accessible.role: Accessible.Button
    Accessible.name: spotName
    Accessible.description: tip
    Accessible.focusable: true
    Accessible.onPressAction: add()
    Accessible.onIncreaseAction: add()
    Accessible.onDecreaseAction: remove()

    onActiveFocusChanged: if (activeFocus) touched()

    function add(): void {
        if (!answering)
            return
        touched()
        chipAdded()
    }
    function remove(): void {
        if (!answering)
            return
        touched()
        chipRemoved()
    }

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: drop.containsDrag ? Qt.alpha(Theme.turn, 0.22) : hover.hovered && root.open ? Qt.alpha(root.ink, 0.16)
                                                              : Qt.alpha(Theme.shadow, 0.10)
        border.width: Math.max(1.5, root.diameter * (root.active ? 0.055 : 0.03))
        border.color: root.active || drop.containsDrag ? Theme.turn : Qt.alpha(root.ink, Theme.faint(0.75))
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Math.max(3, root.diameter * 0.075)
        radius: width / 2
        color: "transparent"
        border.width: Theme.hairline
        border.color: Qt.alpha(root.ink, 0.35)
    }
    PlainText {
        anchors.centerIn: parent
        width: parent.width * 0.8
        text: root.caption
        horizontalAlignment: Text.AlignHCenter
        // Never break a word: the print shrinks, and text still too long is elided.
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        maximumLineCount: 2
        font.family: Theme.printFamily
        font.pixelSize: Math.max(8, root.diameter * (root.caption.length > 2 ? 0.2 : 0.36))
        fontSizeMode: Text.Fit
        minimumPixelSize: 7
        height: parent.height * 0.6
        verticalAlignment: Text.AlignVCenter
        lineHeight: 0.9
        color: root.ink
        Accessible.ignored: true
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.focusWidth - 1
        radius: width / 2
        color: "transparent"
        border.width: Theme.focusWidth + 1
        border.color: Theme.feltFocus
        visible: root.activeFocus
    }

    HoverHandler { id: hover }
    TapHandler {
        enabled: root.answering
        acceptedButtons: Qt.LeftButton
        acceptedModifiers: Qt.NoModifier
        onTapped: root.add()
    }
    TapHandler {
        enabled: root.answering
        acceptedButtons: Qt.LeftButton
        acceptedModifiers: Qt.ShiftModifier
        onTapped: root.remove()
    }
    TapHandler {
        enabled: root.answering
        acceptedButtons: Qt.RightButton
        onTapped: root.remove()
    }
    WheelHandler {
        enabled: root.answering
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        property real turned: 0
        onWheel: event => {
            turned += event.angleDelta.y
            while (turned >= 120) { turned -= 120; root.add() }
            while (turned <= -120) { turned += 120; root.remove() }
        }
    }
    DropArea {
        id: drop
        anchors.fill: parent
        enabled: root.answering
        keys: ["openshoe/chip"]
        onDropped: event => {
            event.accept()
            root.add()
        }
    }

    Keys.onPressed: event => {
        if (answering)
            event.accepted = perform(keys.find(KeyPlace.Table, event.key, event.modifiers)) || move(event)
    }

    function perform(intent: int): bool {
        switch (intent) {
        case Intent.AddChip: add(); break
        case Intent.TakeChip: remove(); break
        case Intent.Amount: amountTyped(""); break
        case Intent.StakeLeast: multiplied(StakeChange.Least); break
        case Intent.StakeMost: multiplied(StakeChange.Most); break
        case Intent.StakeHalf: multiplied(StakeChange.Half); break
        case Intent.StakeTwice: multiplied(StakeChange.Twice); break
        default: return false
        }
        return true
    }
    function move(event: KeyEvent): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false
        switch (event.key) {
        case Qt.Key_Left: moved(-1, 0); break
        case Qt.Key_Right: moved(1, 0); break
        case Qt.Key_Up: moved(0, 1); break
        case Qt.Key_Down: moved(0, -1); break
        default: return false
        }
        return true
    }
}
