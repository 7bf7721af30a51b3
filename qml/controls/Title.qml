// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The name of the game as wood type.
Image {
    id: root
    property real size: 600
    width: size
    height: size * 196 / 1024                                 // the picture's own shape, known before it is loaded
    source: Theme.asset("textures/title.png")
    sourceSize { width: Math.round(root.size) }
    smooth: true
    Accessible.role: Accessible.Heading
    Accessible.name: qsTr("Petrangola")
}
