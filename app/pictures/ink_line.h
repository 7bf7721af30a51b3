// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QList>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

/// A line drawn with a pen through points of equal distance, and a wash of the ink below it. Painted, so that it looks
/// the same without a graphics card.
class InkLine : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// From 0, the foot, to 1; from the left edge to the right one. A single point is a line across.
    Q_PROPERTY(QList<qreal> heights READ heights WRITE setHeights NOTIFY changed)
    Q_PROPERTY(QColor colour READ colour WRITE setColour NOTIFY changed)
    Q_PROPERTY(qreal stroke READ stroke WRITE setStroke NOTIFY changed)

public:
    explicit InkLine(QQuickItem *parent = nullptr);

    [[nodiscard]] QList<qreal> heights() const { return m_heights; }
    void setHeights(const QList<qreal> &heights);
    [[nodiscard]] QColor colour() const { return m_colour; }
    void setColour(const QColor &colour);
    [[nodiscard]] qreal stroke() const { return m_stroke; }
    void setStroke(qreal stroke);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void changed();

private:
    QList<qreal> m_heights;
    QColor m_colour = Qt::black;
    qreal m_stroke = 2;
};
