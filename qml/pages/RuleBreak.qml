// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where two pages lie side by side, what follows begins on the next one. One page at a time just reads on.
Item {
    id: root
    readonly property Chapter chapter: parent as Chapter
    width: 1
    height: chapter?.twoPages ? Math.max(0, chapter.height - y - 1) : 0
}
