// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Asks for a file or a folder: a path on a line, and what lies there below it. purpose: "in" a record or a folder of
// records to read, "one" a file to write, "all" a folder to write into.
Overlay {
    id: root
    required property FolderModel place
    property string purpose: "in"
    signal taken(string purpose, string where)

    function ask(what: string, name: string) {
        purpose = what
        root.place.path = root.place.documents()
        if (name !== "")
            root.place.path = root.place.beside(name)
        open = true
        line.forceActiveFocus(Qt.OtherFocusReason)
    }
    function enter(row: int) {
        if (row < 0)
            return
        const name = root.place.path.slice(root.place.path.lastIndexOf("/") + 1)
        const keeps = purpose === "one" && root.place.folderAt(row)
        root.place.path = keeps && !root.place.isFolder ? root.place.pathAt(row) + "/" + name : root.place.pathAt(row)
        entries.currentIndex = 0
        if (purpose === "in" && root.place.isFile)
            go.forceActiveFocus(Qt.OtherFocusReason)
    }
    function take() {
        if (!go.possible)
            return
        const where = root.place.fullPath
        closed()
        taken(purpose, where)
    }
    readonly property string refusal: {
        if (root.place.path.trim() === "")
            return qsTr("Type where it is, or choose below.")
        if (purpose === "in")
            return root.place.isFile || root.place.isFolder && root.place.records > 0 ? "" : root.place.isFolder ? qsTr("No match records in this folder (files ending in .petrangola).") : qsTr("There is no file or folder of that name.")
        if (purpose === "one" && root.place.isFolder)
            return qsTr("This is a folder: add a file name.")
        if (purpose === "one" && root.place.folder === "")
            return qsTr("That folder does not exist.")
        return purpose === "all" && root.place.isFile ? qsTr("This is a file: choose a folder.") : ""
    }
    readonly property string hint: refusal !== "" ? refusal : purpose === "one" && root.place.isFile ? qsTr("There is already a file of that name.") : purpose === "all" && root.place.isFolder ? qsTr("Files that are already in this folder are left alone.") : purpose === "all" ? qsTr("The folder will be created.") : ""

    Accessible.role: Accessible.Dialog
    Accessible.name: heading.text
    Sheet {
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.base * 3, Theme.body * 46)
        height: Math.min(root.height - Theme.base * 2, Theme.body * 34)
        Column {
            id: head
            x: Theme.base * 2.4
            y: Math.max(20, Theme.base * 1.4)
            width: parent.width - 2 * x
            spacing: Theme.xs
            Print { id: heading; width: parent.width; kind: "head"; text: root.purpose === "in" ? qsTr("Import matches from files") : root.purpose === "one" ? qsTr("Save a copy of this match") : qsTr("Save all matches shown in a folder") }
            LineField {
                id: line
                objectName: "path_line"
                width: parent.width
                size: Theme.body
                limit: 4096
                label: root.purpose === "all" ? qsTr("Folder") : root.purpose === "one" ? qsTr("File") : qsTr("File or folder")
                text: root.place.path
                onWrittenChanged: root.place.path = written
                Keys.onReturnPressed: root.take()
                Keys.onEnterPressed: root.take()
            }
            Print { width: parent.width; kind: root.refusal === "" ? "note" : "aside"; font.pixelSize: Theme.small; text: root.hint; height: Math.max(implicitHeight, Theme.small * 1.4) }
        }
        FileList {
            id: entries
            objectName: "path_list"
            x: head.x
            anchors { top: head.bottom; bottom: tickets.top; topMargin: Theme.s; bottomMargin: Theme.m }
            width: head.width
            model: root.place
            files: root.place
            onEntered: row => root.enter(row)
        }
        ListMark { list: entries }
        FocusRing { anchors.fill: entries; outside: 2; shown: entries.activeFocus }
        Flow {
            id: tickets
            x: head.x
            anchors { bottom: parent.bottom; bottomMargin: Math.max(24, Theme.base * 1.7) }
            width: head.width
            spacing: Theme.m
            ActionButton { objectName: "path_no"; text: qsTr("No, go back"); key: qsTr("Esc"); onClicked: root.closed() }
            ActionButton {
                id: go
                objectName: "path_yes"
                tone: "red"
                possible: root.refusal === ""
                text: root.purpose !== "in" ? root.purpose === "one" && root.place.isFile ? qsTr("Replace it") : qsTr("Save") : root.place.isFolder && root.place.records > 0 ? qsTr("Import %n file(s)", "", root.place.records) : qsTr("Import it")
                onClicked: root.take()
            }
        }
    }
}
