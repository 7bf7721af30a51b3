// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Where two pages lie side by side, what follows begins on the next one. One page at a time reads on,
// unless a heading would be left alone at its foot.
Item {
    id: root
    readonly property Chapter chapter: parent as Chapter
    width: 1
    readonly property real rest: Math.max(0, (chapter?.height ?? 0) - y - 1)
    height: chapter?.twoPages || rest < Theme.base * 12 ? rest : 0
}
