// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// What a challenge asks and shows outside the table, over any page: what is to be sent, what was opened, what came of
/// it, and for which file.
Item {
    id: root

    required property ChallengeController challenge
    /// Whoever wants a file of that name is asked for one, or told that it exists.
    property string nickname: ""

    function save(name: string): void {
        nickname = name
        saving.open()
    }

    ChallengeMaking {
        challenge: root.challenge
        onSaveAsked: nickname => root.save(nickname)
    }
    ChallengeOffer {
        challenge: root.challenge
    }
    ChallengeResult {
        challenge: root.challenge
        onSaveAsked: nickname => root.save(nickname)
    }
    SaveDialog {
        id: saving
        title: qsTr("Save the challenge")
        forms: [qsTr("Challenge")]
        endings: ["shoe-challenge"]
        suggestion: qsTr("challenge", "a file's name")
        folder: root.challenge.folder
        onChosen: (file, ending, replace) => root.challenge.save(file, root.nickname, replace)
    }
    OpenDialog {
        id: opening
        title: qsTr("Open a challenge")
        form: qsTr("Challenge")
        ending: "shoe-challenge"
        folder: root.challenge.folder
        onChosen: if (files.length > 0) root.challenge.openFile(files[0])
    }
    Connections {
        target: root.challenge
        function onReplaceAsked(file: url, name: string): void { saving.askToReplace(file, name) }
        function onFileAsked(): void { opening.open() }
    }
}
