// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A slip of paper on the cloth with one group of settings on it.
Sheet {
    id: root
    default property alias group: inner.data
    readonly property real leaf: inner.width
    height: inner.height + Theme.base * 2
    Item {
        id: inner
        x: Theme.base * 1.3
        y: Theme.base
        width: root.width - 2 * x
        height: childrenRect.height
    }
}
