// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import OpenShoe.Theme
import OpenShoe.Controls

/// The groups of the settings page, to go to. One Tab stop; the arrow keys go from group to group.
RowList {
    id: root

    /// In the order of the page; those without a match are hidden there, and left out here.
    required property list<SettingsPart> groups
    /// The index of the group being read.
    required property int reading
    /// Go to the group of that index.
    signal wanted(int index)

    name: qsTr("Groups of settings")
    implicitHeight: contentHeight
    height: implicitHeight
    interactive: false
    reuseItems: false // Qt 6.4 exposes rows waiting for reuse to screen readers
    keyNavigationEnabled: true
    model: groups

    delegate: T.ItemDelegate {
        id: line
        required property int index
        required property SettingsPart modelData
        readonly property bool atHand: ListView.isCurrentItem
        readonly property bool read: index === root.reading
        width: root.width
        implicitHeight: modelData.visible ? Theme.controlHeightSmall : 0
        visible: modelData.visible
        text: modelData.title
        hoverEnabled: true
        focusPolicy: atHand || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
        Accessible.role: Accessible.ListItem
        Accessible.name: text
        Accessible.selected: read
        Accessible.focusable: true
        Accessible.onPressAction: root.wanted(index)
        ListedRow {}
        Keys.onReturnPressed: root.wanted(index)
        Keys.onEnterPressed: root.wanted(index)
        Keys.onSpacePressed: root.wanted(index)
        onClicked: {
            root.currentIndex = index
            root.wanted(index)
        }
        background: Rectangle {
            radius: Theme.radiusS
            color: line.hovered ? Theme.surfaceHover : "transparent"
            Rectangle {
                anchors.left: parent.left
                width: Theme.focusWidth
                height: parent.height
                color: Theme.accent
                visible: line.read
            }
        }
        contentItem: Label {
            leftPadding: Theme.spaceM
            text: line.text
            strong: line.read
            muted: !line.read
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
