// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Charts
import OpenShoe.Controls
import OpenShoe.Models

/// Lies over a diagram and says what there is to read under the pointer, or with the keys: arrows, Home and End go from
/// one reading to the next, and a press shows the rounds behind it, if it has any.
FocusScope {
    id: root

    required property Picture picture
    required property Chart diagram

    /// The reading chosen by keys, and the one shown; −1: none.
    property int current: 0
    readonly property int pointed: pointer.hovered ? diagram.nearest(pointer.point.position.x, pointer.point.position.y)
                                                   : -1
    readonly property int shown: pointed >= 0 ? pointed : activeFocus ? current : -1
    readonly property string words: picture.readings[shown] ?? ""
    readonly property rect strip: diagram.plot.width > 0 ? diagram.stripOf(shown) : Qt.rect(0, 0, 0, 0)

    // A diagram isn't mirrored.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    activeFocusOnTab: true
    onCurrentChanged: if (current >= picture.readings.length) current = 0
    Accessible.role: Accessible.Chart
    Accessible.focusable: true
    Accessible.name: qsTr("%1: %2", "a diagram's title, what there is to read at a place").arg(picture.title)
                     .arg(picture.readings[current] ?? "")
    Accessible.description: picture.opening[current] ? qsTr("Enter shows its rounds.") : ""

    function step(to: int): void {
        current = Math.max(0, Math.min(picture.readings.length - 1, to))
    }
    Connections {
        target: root.picture
        function onChanged(): void { root.current = 0 }
    }

    Keys.onPressed: event => {
        event.accepted = true
        switch (event.key) {
        case Qt.Key_Left: step(current - 1); break
        case Qt.Key_Right: step(current + 1); break
        case Qt.Key_Home: step(0); break
        case Qt.Key_End: step(picture.readings.length - 1); break
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space: picture.open(current); break
        default: event.accepted = false
        }
    }
    HoverHandler {
        id: pointer
        cursorShape: root.picture.opening[root.pointed] ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        onTapped: point => {
            const reading = root.diagram.nearest(point.position.x, point.position.y)
            if (reading < 0)
                return
            root.current = reading
            root.picture.open(reading)
        }
    }
    FocusRing { shown: root.activeFocus }
    Rectangle {
        x: Math.round(root.strip.x)
        y: Math.round(root.strip.y)
        width: Math.max(Theme.hairline, root.strip.width)
        height: Math.max(Theme.hairline, root.strip.height)
        visible: root.words !== ""
        color: Theme.textMuted
    }
    Rectangle {
        readonly property real middle: root.strip.x + root.strip.width / 2
        x: Math.max(0, Math.min(root.width - width, middle - width / 2))
        y: root.strip.height > 0 ? root.strip.y : Math.max(0, root.strip.y - height - Theme.spaceXs)
        width: Math.min(root.width, said.implicitWidth + 2 * Theme.spaceS)
        height: said.height + Theme.spaceS
        visible: root.words !== ""
        radius: Theme.radiusS
        color: Theme.surfaceRaised
        border.width: Theme.hairline
        border.color: Theme.outline
        Label {
            id: said
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 2 * Theme.spaceS)
            text: root.words
            role: Label.Caption
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
