// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A printed arrow in a picture of the booklet, from one point of it to another. `bend` is how far it swings out to its left.
Canvas {
    id: root
    required property point from
    required property point to
    property real bend: 0
    property color ink: Theme.red
    property real stroke: Math.max(2, Theme.base * 0.16)
    anchors.fill: parent
    onFromChanged: requestPaint()
    onToChanged: requestPaint()
    onBendChanged: requestPaint()
    onWidthChanged: requestPaint()
    onHeightChanged: requestPaint()
    Accessible.ignored: true
    onPaint: {
        const drawing = getContext("2d")
        drawing.reset()
        const way = Math.hypot(to.x - from.x, to.y - from.y)
        if (way < 1)
            return
        // the point that the curve swings towards
        const over = Qt.point((from.x + to.x) / 2 + (to.y - from.y) / way * bend, (from.y + to.y) / 2 - (to.x - from.x) / way * bend)
        const angle = Math.atan2(to.y - over.y, to.x - over.x)
        const head = stroke * 3.6
        drawing.strokeStyle = ink
        drawing.fillStyle = ink
        drawing.lineWidth = stroke
        drawing.lineCap = "round"
        drawing.beginPath()
        drawing.moveTo(from.x, from.y)
        drawing.quadraticCurveTo(over.x, over.y, to.x - Math.cos(angle) * head * 0.7, to.y - Math.sin(angle) * head * 0.7)
        drawing.stroke()
        drawing.beginPath()
        drawing.moveTo(to.x, to.y)
        drawing.lineTo(to.x - Math.cos(angle - 0.45) * head, to.y - Math.sin(angle - 0.45) * head)
        drawing.lineTo(to.x - Math.cos(angle + 0.45) * head, to.y - Math.sin(angle + 0.45) * head)
        drawing.closePath()
        drawing.fill()
    }
}
