// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Whatever is written stands here letter by letter. A bare Text guesses whether its words are markup, and then a name
// that somebody gave loads pictures from wherever it says.
Text {
    textFormat: Text.PlainText
}
