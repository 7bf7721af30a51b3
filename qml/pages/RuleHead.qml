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
    readonly property real air: kind === "section" ? Theme.base * 0.6 : 0
    // At the top of a page the air is below: were the heading lower there, it would go back and forth between two pages.
    Column {
        width: root.leaf
        topPadding: root.y > 0 ? root.air : 0
        bottomPadding: root.air - topPadding
        Print { enlarge: root.enlarge; width: parent.width; kind: root.kind; text: root.title }
        Print { enlarge: root.enlarge; width: parent.width; visible: root.text !== ""; text: root.text }
    }
}
