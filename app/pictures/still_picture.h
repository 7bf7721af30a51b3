// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <QPointer>
#include <QQuickItem>
#include <QSharedPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

class QQuickItemGrabResult;

/// What does not move, painted once: where no graphics card draws, everything beneath a moving card is painted anew in
/// each frame, and a backdrop has layers that are stretched, turned and seen through. Once all has come to rest this
/// takes a picture of it, as large as this item, without anything to be seen through, and shows that; whoever uses it
/// hides the things themselves while `taken`. Each change lets the picture go until things have come to rest again.
/// With a graphics card it never takes one.
class StillPicture : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    /// What a picture is taken of: it has to lie in the same window and to fill its place, so that nothing shows
    /// through.
    Q_PROPERTY(QQuickItem *of READ of WRITE setOf NOTIFY ofChanged)
    /// All that decides how that looks, this item's size apart; only that it changes counts.
    Q_PROPERTY(QVariant look MEMBER m_look WRITE setLook NOTIFY lookChanged)
    Q_PROPERTY(bool taken READ taken NOTIFY takenChanged)

public:
    explicit StillPicture(QQuickItem *parent = nullptr);

    [[nodiscard]] QQuickItem *of() const { return m_of; }
    void setOf(QQuickItem *of);
    void setLook(const QVariant &look);
    [[nodiscard]] bool taken() const { return !m_image.isNull(); }

Q_SIGNALS:
    void ofChanged();
    void lookChanged();
    void takenChanged();

protected:
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *) override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
    void drop();
    void grab();
    void show(const QImage &image);

    QPointer<QQuickItem> m_of;
    QVariant m_look;
    QImage m_image;
    bool m_imageChanged = false;
    QTimer m_settled;
    /// A picture that is being taken; dropped where something changes meanwhile.
    QSharedPointer<QQuickItemGrabResult> m_grabbed;
};
