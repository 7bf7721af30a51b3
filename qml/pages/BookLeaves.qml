// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The paper of a book that lies open: two leaves that meet in a fold, or a single one.
Item {
    id: root
    property bool two: true
    readonly property real half: width / (two ? 2 : 1)

    Sheet { width: root.half; height: root.height }
    Sheet { visible: root.two; x: root.half; width: root.half; height: root.height }
    Rectangle {                                               // the fold
        visible: root.two
        x: root.half - width; y: 5; width: Theme.base * 4; height: root.height - 10
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: "#005a3a18" }
            GradientStop { position: 0.75; color: "#205a3a18" }
            GradientStop { position: 1; color: "#783a2008" }
        }
    }
    Rectangle {
        visible: root.two
        x: root.half; y: 5; width: Theme.base * 3; height: root.height - 10
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: "#603a2008" }
            GradientStop { position: 0.2; color: "#18fff6dc" }
            GradientStop { position: 1; color: "#00fff6dc" }
        }
    }
}
