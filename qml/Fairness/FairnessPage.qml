// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// The shoe in use with its commitment, the finished shoes with their seeds, verification; and how the method works,
/// with a shoe's own figures.
PageScope {
    id: root

    required property FairnessController controller

    readonly property real pageWidth: Math.min(width - 2 * Theme.spaceXl, Theme.space(310))
    /// The method is shown instead of the shoes.
    property bool recipeShown: false

    Connections {
        target: root.controller
        function onWorkedOut(): void {
            root.recipeShown = true
            recipe.begin()
        }
    }

    Item {
        id: header
        x: (root.width - width) / 2
        y: Theme.spaceL
        width: root.pageWidth
        height: Theme.controlHeight
        Label {
            id: title
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Fairness")
            role: Label.Headline
            font.family: Theme.printFamily
            Accessible.role: Accessible.Heading
        }
        Segmented {
            anchors.left: title.right
            anchors.leftMargin: Theme.spaceL
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - title.width - Theme.spaceL)
            implicitHeight: Theme.controlHeightSmall
            name: qsTr("Shoes or the method")
            labels: [qsTr("Shoes"), qsTr("How it works")]
            currentIndex: root.recipeShown ? 1 : 0
            onActivated: index => root.recipeShown = index === 1
        }
    }
    ShoesView {
        anchors.top: header.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: parent.bottom
        anchors.left: header.left
        width: root.pageWidth
        visible: !root.recipeShown
        fairness: root.controller
    }
    RecipeView {
        id: recipe
        anchors.top: header.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: parent.bottom
        anchors.left: header.left
        width: root.pageWidth
        visible: root.recipeShown
        fairness: root.controller
    }
}
