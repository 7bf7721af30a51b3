// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/ink_line.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

InkLine::InkLine(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void InkLine::setHeights(const QList<qreal> &heights)
{
    if (m_heights == heights)
        return;
    m_heights = heights;
    update();
    Q_EMIT changed();
}

void InkLine::setColour(const QColor &colour)
{
    if (m_colour == colour)
        return;
    m_colour = colour;
    update();
    Q_EMIT changed();
}

void InkLine::setStroke(qreal stroke)
{
    if (qFuzzyCompare(m_stroke, stroke))
        return;
    m_stroke = stroke;
    update();
    Q_EMIT changed();
}

void InkLine::paint(QPainter *painter)
{
    if (m_heights.isEmpty())
        return;
    const auto spot = [this](qsizetype index) {
        const qreal along
            = m_heights.size() > 1 ? static_cast<qreal>(index) / static_cast<qreal>(m_heights.size() - 1) : 0;
        return QPointF(along * width(), (1 - std::clamp(m_heights[index], 0.0, 1.0)) * height());
    };
    QPainterPath line(spot(0));
    for (qsizetype index = 1; index < m_heights.size(); ++index)
        line.lineTo(spot(index));
    if (m_heights.size() == 1)
        line.lineTo(width(), spot(0).y());
    QPainterPath wash = line;
    wash.lineTo(width(), height());
    wash.lineTo(0, height());
    QColor pale = m_colour;
    pale.setAlphaF(0.13F);
    painter->fillPath(wash, pale);
    painter->setPen(QPen(m_colour, m_stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(line);
}
