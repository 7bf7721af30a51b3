// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

/// The shadow of a card as large as this item, soft with a dark edge where it touches: one picture for all cards of a
/// size, where Shadow.qml would stretch eighteen pieces for each of them in each frame.
class CardShadow : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    /// From 0, the card lies on the table, to 1, it is held up.
    Q_PROPERTY(qreal lift READ lift WRITE setLift NOTIFY liftChanged)

public:
    explicit CardShadow(QQuickItem *parent = nullptr);

    [[nodiscard]] qreal lift() const { return m_lift; }
    void setLift(qreal lift);

    /// The picture for a card of that size in device pixels, `density` of which are one of the page's.
    [[nodiscard]] static QImage picture(QSize card, qreal lift, qreal density);
    /// By how much a shadow is larger than its card, in the page's pixels.
    [[nodiscard]] static QMarginsF beyond(qreal lift);

Q_SIGNALS:
    void liftChanged();

protected:
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *) override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
    qreal m_lift = 0;
    static constexpr int none = -1;
    int m_drawnFor = none; ///< which of the lifts that there are pictures for; none where it has to be painted anew
};
