// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Keeps one page loaded while its name is in the trail, and lays it over the pages before it.
// A page below another one is neither seen nor reached by keys.
FocusScope {
    id: root
    required property string page
    required property PageStack stack
    default property Component content
    property string hint
    readonly property bool kept: stack.trail.indexOf(page) >= 0
    readonly property bool onTop: stack.topmost === page
    property real shown: kept ? 1 : 0

    anchors.fill: parent
    opacity: shown
    layer.enabled: shown > 0 && shown < 1                      // fades as one picture, not thing by thing
    visible: shown > 0 && (onTop || !stack.settled || !kept)
    enabled: onTop && !stack.covered
    // what it would restore is the page that was on top before, which may be gone by then
    Binding { target: root.stack; property: "page"; value: loader.item as Page; when: root.onTop; restoreMode: Binding.RestoreNone }
    onEnabledChanged: if (enabled) forceActiveFocus(Qt.OtherFocusReason)
    Component.onCompleted: if (enabled) forceActiveFocus(Qt.OtherFocusReason)
    transform: Translate { y: (1 - root.shown) * Theme.base * 2 }
    Behavior on shown { NumberAnimation { duration: Theme.pageTime; easing.type: Easing.OutCubic } }

    Connections {
        target: loader.item as Page
        function onWent(where: string) { root.stack.went(where) }
    }
    Loader {
        id: loader
        width: root.width                                     // not by anchors: so a page has its size before it is laid out
        height: root.height
        focus: true
        active: root.shown > 0
        sourceComponent: root.content
        onLoaded: {
            const page = item as Page
            page.hint = root.hint
            page.focus = true
        }
    }
}
