// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A word of the game, as they say it at the Italian table, and what it means.
RuleBlock {
    id: root
    property string word
    property string italian
    property string text
    Print {
        enlarge: root.enlarge
        width: root.leaf
        kind: "note"
        font.family: Theme.serif
        color: Theme.ink
        textFormat: Text.StyledText
        text: root.italian === "" || root.italian === root.word ? qsTr("<b>%1</b>: %2").arg(Sentence.escaped(root.word)).arg(Sentence.escaped(root.text)) : qsTr("<b>%1</b>, <i>%2</i>: %3").arg(Sentence.escaped(root.word)).arg(Sentence.escaped(root.italian)).arg(Sentence.escaped(root.text))
        Accessible.name: Sentence.unmarked(text)
    }
}
