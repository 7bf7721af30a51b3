// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// One house rule of the New match page, with what its kind is set by.
Item {
    id: root
    required property string key
    required property string kind
    required property string name
    required property string why
    required property int value
    required property int least
    required property int most
    required property int step
    required property string display
    required property list<string> values
    required property list<string> valueNames
    required property string picture
    readonly property string box: "setup_" + key
    function set(value: int) { MatchSetup.setOption(key, value) }

    // A Repeater of one or none: Qt 6.4 cannot have a Loader make a bound component.
    implicitHeight: childrenRect.height
    Repeater {
        model: root.kind === "flag" ? 1 : 0
        TickRow { width: root.width; box: root.box; name: root.name; why: root.why; on: root.value === 1; onToggled: on => root.set(on ? 1 : 0) }
    }
    Repeater {
        model: root.kind === "money" || root.kind === "count" ? 1 : 0
        OptionRow {
            width: root.width
            name: root.name
            why: root.why
            Stepper { readonly property int unit: root.kind === "money" ? 100 : 1; objectName: root.box; text: root.name; display: root.display; wide: Theme.body * 5.2; amount: root.value / unit; least: root.least / unit; most: root.most / unit; by: root.step / unit; onStepped: by => root.set(root.value + root.step * by) }
        }
    }
    Repeater {
        model: root.kind === "number" ? 1 : 0
        OptionRow {
            width: root.width
            name: root.name
            why: root.why
            LaidTokens { objectName: root.box; text: root.name; picture: root.picture; count: root.value; least: root.least; most: root.most; onLaid: count => root.set(count) }
        }
    }
    Repeater {
        model: root.kind === "choice" ? 1 : 0
        OptionRow {
            width: root.width
            name: root.name
            why: root.why
            Choice { note: root.why; room: root.width - Theme.m; objectName: root.box; text: root.name; options: root.values; names: root.valueNames; current: root.value - root.least; onChosen: index => root.set(index + root.least) }
        }
    }
}
