// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A heading and the paragraph below it. A chapter's own heading has kind "title".
RuleBlock {
    id: root
    property string title
    property string text
    property string kind: "section"
    Column {
        width: root.leaf
        topPadding: root.kind === "section" && root.y > 0 ? Theme.base * 0.6 : 0
        Print { enlarge: root.enlarge; width: parent.width; kind: root.kind; text: root.title }
        Print { enlarge: root.enlarge; width: parent.width; visible: root.text !== ""; text: root.text }
    }
}
