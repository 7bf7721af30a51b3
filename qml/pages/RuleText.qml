// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A paragraph.
RuleBlock {
    id: root
    property string text
    property string kind: "text"
    Print { enlarge: root.enlarge; width: root.leaf; kind: root.kind; text: root.text }
}
