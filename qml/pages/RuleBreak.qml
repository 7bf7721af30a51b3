// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What follows begins on a new page, except where a page is so tall that both parts fit on it.
Item {
    id: root
    readonly property Chapter chapter: parent as Chapter
    readonly property bool breaks: chapter ? chapter.twoPages || chapter.height < Theme.base * 60 : false
    width: 1
    height: breaks ? Math.max(0, chapter.height - y - 1) : 0
}
