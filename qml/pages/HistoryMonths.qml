// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The months' headings in the ledger. A file of its own, because in Qt 6.4 a list cannot make them of a bound component.
QtObject {
    readonly property Component heading: Component { HistoryMonth { } }
}
