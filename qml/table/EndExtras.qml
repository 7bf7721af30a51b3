// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What the end of a match has besides its standing: feats that it brought, and its code for a friend.
Column {
    id: root
    property bool open: false
    readonly property int most: 2                             // feats that are told one by one
    readonly property var news: Array.from(Feats.news)
    property real wordsWidth: width                           // of all but the code
    readonly property real codeHeight: foot.height
    signal went(string where)
    spacing: Theme.base * 0.5

    onNewsChanged: {
        for (const feat of news)
            Announcer.say(qsTr("A feat: %1. %2").arg(feat.name).arg(feat.how))
    }
    PlainText {
        objectName: "endEvening"
        visible: root.open && text !== ""
        width: root.wordsWidth
        wrapMode: Text.WordWrap
        text: Osteria.endWords
        color: Theme.ink
        font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.body }
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Print {
        objectName: "endFeats"
        visible: root.open && root.news.length > 0
        width: root.wordsWidth
        kind: "section"
        text: qsTr("Earned in this match", "over the feats that a match has brought")
    }
    Repeater {
        model: root.open ? root.news.slice(0, root.most) : []
        Item {
            id: feat
            required property var modelData
            objectName: "endFeat"
            width: root.wordsWidth
            height: Math.max(seal.height, words.height)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("A feat: %1. %2").arg(modelData.name).arg(modelData.how)
            Seal { id: seal; height: Theme.base * 3; width: height; picture: feat.modelData.picture; tone: feat.modelData.tone }
            Column {
                id: words
                anchors { left: seal.right; leftMargin: Theme.base * 0.7; right: parent.right; verticalCenter: parent.verticalCenter }
                PlainText { width: parent.width; elide: Text.ElideRight; text: feat.modelData.name; color: Theme.ink; font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.body } Accessible.ignored: true }
                PlainText { width: parent.width; wrapMode: Text.WordWrap; maximumLineCount: 2; elide: Text.ElideRight; text: feat.modelData.how; color: Theme.inkSoft; font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small } Accessible.ignored: true }
            }
        }
    }
    TextLink {
        objectName: "endMoreFeats"
        visible: root.open && root.news.length > root.most
        size: Theme.small
        text: qsTr("and %n more feat(s)", "", root.news.length - root.most)
        onClicked: root.went("feats")
    }
    Item {
        id: foot
        visible: DealsBook.code !== ""
        width: parent.width
        height: visible ? copy.height + code.height : 0
        PlainText {
            anchors { left: parent.left; right: copy.left; rightMargin: Theme.s; verticalCenter: copy.verticalCenter }
            elide: Text.ElideRight
            text: qsTr("The same cards for a friend:")
            color: Theme.inkSoft
            font: code.font
            Accessible.ignored: true                          // told with the code
        }
        CopyLink {
            id: copy
            objectName: "endCopy"
            anchors { right: parent.right; top: parent.top }
            size: Theme.small
            code: DealsBook.code
        }
        PlainText {
            id: code
            objectName: "endCode"
            anchors.top: copy.bottom
            width: parent.width
            text: DealsBook.code
            wrapMode: Text.Wrap                               // all of it: a code that is cut off is none
            color: Theme.inkSoft
            font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("For a friend: %1", "the code of a deal").arg(text)
        }
    }
}
