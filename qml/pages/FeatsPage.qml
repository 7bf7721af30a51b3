// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What the person can be proud of, each with its seal; those that are still to come are only outlined.
LeafPage {
    id: root
    objectName: "feats"
    title: qsTr("Feats")
    whole: true                                               // the groups stay where they are, however many feats they have
    contentHeight: lines.y + lines.height
    note: Feats.pending > 0 ? qsTr("%n match(es) still to check…", "", Feats.pending) : qsTr("%1 of %2 done. Older matches in the history count too; imported ones do not.").arg(Feats.reached).arg(Feats.count)
    Component.onCompleted: {
        Feats.group = "all"
        Feats.look()
    }

    NamedChoice {
        id: group
        objectName: "feats_group"
        room: root.spread
        text: qsTr("Show")
        options: Array.from(Feats.groupNames)
        names: Array.from(Feats.groups)
        current: names.indexOf(Feats.group)
        onChosen: index => { Feats.group = names[index] }
    }
    Flow {
        id: lines
        y: group.height
        width: root.spread
        spacing: 0
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Repeater {
            model: Feats.shown
            Item {
                id: row
                required property string heading
                required property string name
                required property string how
                required property string picture
                required property string tone
                required property bool reached
                required property string progress
                required property double share
                width: row.heading !== "" || !root.twoLeaves ? lines.width : lines.width / 2
                height: row.heading === "" ? line.height : headline.height + Theme.base * 0.5
                SettingsGroup { id: headline; visible: row.heading !== ""; anchors.bottom: parent.bottom; width: parent.width; title: row.heading }
                FeatLine {
                    id: line
                    visible: row.heading === ""
                    width: row.width - Theme.base
                    name: row.name
                    how: row.how
                    picture: row.picture
                    tone: row.tone
                    reached: row.reached
                    progress: row.progress
                    share: row.share
                }
            }
        }
    }
    tickets: ActionButton { objectName: "back"; focus: true; text: qsTr("Back"); key: qsTr("Esc"); onClicked: root.went("back") }
}
