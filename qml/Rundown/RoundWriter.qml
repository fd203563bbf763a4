// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Controls
import OpenShoe.Models

/// Exports the rounds that are shown to a file.
FileWriter {
    id: root

    required property RecordExporter exporter

    title: qsTr("Export the Rundown")
    csvFilter: qsTr("CSV, one play per line")
    jsonFilter: qsTr("JSON, one round per line")
    suggestion: qsTr("rundown", "a file's name")
    folder: exporter.folder
    running: exporter.running
    progress: exporter.progress
    outcome: exporter.failed ? "" : exporter.outcome
    onChosen: (file, ending, replace) => exporter.start(file, ending, replace)
    onCancelAsked: exporter.cancel()

    readonly property Connections asked: Connections {
        target: root.exporter
        function onReplaceAsked(file: url, name: string): void { root.askToReplace(file, name) }
    }
}
