// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <QQuickItem>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

/// The printed face of one card, as sharp as the screen: drawn for the size in use by CardPictures. While that is under
/// way another size is shown, so that neither resizing nor dealing waits; where there is none yet, nothing is.
class CardPicture : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    /// A face (words/face.h).
    Q_PROPERTY(QString face READ face WRITE setFace NOTIFY faceChanged)
    /// Something is shown, be it of another size.
    Q_PROPERTY(bool ready READ ready NOTIFY readyChanged)

public:
    explicit CardPicture(QQuickItem *parent = nullptr);

    [[nodiscard]] QString face() const { return m_face; }
    void setFace(const QString &face);
    [[nodiscard]] bool ready() const { return !m_image.isNull(); }

Q_SIGNALS:
    void faceChanged();
    void readyChanged();

protected:
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *) override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
    void fetch();

    QString m_face;
    QImage m_image;
    bool m_imageChanged = false;
    /// While the size keeps changing, the picture at hand is scaled.
    QTimer m_settled;
};
