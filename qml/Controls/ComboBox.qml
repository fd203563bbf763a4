// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme

/// One of many choices, opened on demand. `model` and `textRole` as in Qt Quick Controls.
T.ComboBox {
    id: control

    /// What is being chosen, for screen readers.
    property string name: ""
    /// What is chosen leaves something out, and the box says so.
    property bool narrows: false
    readonly property real windowWidth: Window.width
    readonly property Item focusNow: Window.activeFocusItem

    implicitWidth: Theme.space(50)
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spaceM + (mirrored ? Theme.iconSize + Theme.spaceS : 0)
    rightPadding: Theme.spaceM + (mirrored ? 0 : Theme.iconSize + Theme.spaceS)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : Theme.disabledOpacity
    font.family: Theme.fontFamily
    font.pixelSize: Theme.fontLabel

    Accessible.role: Accessible.ComboBox
    Accessible.name: name === "" ? displayText : qsTr("%1: %2").arg(name).arg(displayText)
    Accessible.onPressAction: if (enabled) popup.visible ? popup.close() : popup.open()

    /// What had the focus when a pointer or a screen reader opened the list, and gets it back.
    property Item before: null

    function widestText(): real {
        let widest = 0
        for (let i = 0; i < count; ++i) {
            metrics.text = textAt(i)
            widest = Math.max(widest, metrics.advanceWidth)
        }
        return Math.ceil(widest)
    }
    TextMetrics {
        id: metrics
        font.family: control.font.family
        font.pixelSize: control.font.pixelSize
        font.weight: Theme.weightStrong // the weight of the chosen row
    }

    /// How often the list has been opened.
    property int opened: 0

    // On release, because the template closes an open list on release of the same key.
    Keys.onReleased: event => {
        if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !popup.visible) {
            popup.open()
            event.accepted = true
        }
    }

    delegate: ComboRow {
        required property int index
        width: ListView.view ? ListView.view.width : implicitWidth
        // What it is called is looked up again each time the list opens: the language may have changed since.
        text: control.opened > 0 ? control.textAt(index) : ""
        chosen: control.currentIndex === index
        highlighted: control.highlightedIndex === index
    }
    indicator: Icon {
        x: control.mirrored ? Theme.spaceM : control.width - width - Theme.spaceM
        y: (control.height - height) / 2
        name: "chevron-down"
        color: Theme.textMuted
        size: Theme.iconSizeSmall
    }
    contentItem: FittingLabel {
        text: control.displayText
        role: Label.Label
        strong: control.narrows
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.radiusM
        color: control.down ? Theme.surfacePressed : control.hovered ? Theme.surfaceHover
             : control.narrows ? Theme.accentSoft : Theme.surfaceRaised
        border.width: control.narrows ? Theme.focusWidth : Theme.hairline
        border.color: control.narrows ? Theme.accent : Theme.outline
        FocusRing { shown: control.visualFocus }
    }
    popup: T.Popup {
        y: control.height + Theme.spaceXs
        /// As wide as its longest row, if the window has room.
        property real widest: 0
        readonly property real room: control.windowWidth - 2 * margins
        width: Math.max(control.width, Math.min(widest + 2 * (Theme.spaceM + padding), room))
        x: control.mirrored ? control.width - width : 0
        height: Math.min(contentItem.implicitHeight + topPadding + bottomPadding, Theme.space(80))
        margins: Theme.spaceS
        padding: Theme.spaceXs
        // The box handles the keys that move through the list.
        onAboutToShow: {
            ++control.opened
            widest = control.widestText()
            contentItem.parent.Accessible.name = control.name
            control.before = control.activeFocus ? null : control.focusNow
            control.forceActiveFocus(Qt.PopupFocusReason)
        }
        onClosed: {
            if (control.before && control.activeFocus)
                control.before.forceActiveFocus(Qt.PopupFocusReason)
            control.before = null
        }

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: control.delegateModel
            currentIndex: control.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            cacheBuffer: 0 // Qt warns about rows still being created when the list closes
            T.ScrollBar.vertical: ScrollBar { }
        }
        background: PopupSurface { }
    }
}
