// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Keeps one page loaded while its name is in the trail, and lays it over the pages before it.
// A page below another one is neither seen nor reached by keys.
FocusScope {
    id: root
    required property string page
    required property list<string> trail
    required property bool settled                            // the last page turn is over
    required property bool covered                            // a sheet lies over everything
    default property Component content
    readonly property bool kept: trail.indexOf(page) >= 0
    readonly property bool onTop: kept && trail[trail.length - 1] === page
    property real shown: kept ? 1 : 0

    width: parent?.width ?? 0
    height: parent?.height ?? 0
    opacity: shown
    visible: shown > 0 && (onTop || !settled || !kept)
    enabled: onTop && !covered
    onEnabledChanged: if (enabled) forceActiveFocus(Qt.OtherFocusReason)
    Component.onCompleted: if (enabled) forceActiveFocus(Qt.OtherFocusReason)
    transform: Translate { y: (1 - root.shown) * Theme.base * 2 }
    Behavior on shown { NumberAnimation { duration: Theme.pageTime; easing.type: Easing.OutCubic } }

    Loader {
        anchors.fill: parent
        focus: true
        active: root.shown > 0
        sourceComponent: root.content
    }
}
