// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/card_picture.h"

#include "person/preferences.h"
#include "pictures/card_pictures.h"

#include <QQuickWindow>
#include <QSGImageNode>

namespace {

constexpr std::chrono::milliseconds settlingTime(60);

} // namespace

CardPicture::CardPicture(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    m_settled.setSingleShot(true);
    m_settled.setInterval(settlingTime);
    connect(&m_settled, &QTimer::timeout, this, &CardPicture::fetch);
    connect(&CardPictures::instance(), &CardPictures::ready, this, &CardPicture::fetch);
    connect(&Preferences::instance(), &Preferences::backChanged, this, &CardPicture::fetch);
    connect(&Preferences::instance(), &Preferences::cornerIndexChanged, this, &CardPicture::fetch);
}

void CardPicture::setFace(const QString &face)
{
    if (face == m_face)
        return;
    m_face = face;
    // Another card's picture must not stand in for this one.
    m_image = {};
    m_imageChanged = true;
    fetch();
    update();
    Q_EMIT faceChanged();
}

void CardPicture::fetch()
{
    const QQuickWindow *shownIn = window();
    if (m_face.isEmpty() || shownIn == nullptr || height() < 1)
        return;
    const qreal ratio = shownIn->effectiveDevicePixelRatio();
    const QImage image = CardPictures::instance().picture(m_face, qRound(height() * ratio), ratio);
    if (image.isNull() || image.cacheKey() == m_image.cacheKey())
        return;
    const bool first = m_image.isNull();
    m_image = image;
    m_imageChanged = true;
    update();
    if (first)
        Q_EMIT readyChanged();
}

void CardPicture::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() == before.size())
        return;
    if (m_image.isNull())
        fetch();
    else
        m_settled.start();
    update();
}

void CardPicture::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged)
        fetch();
    QQuickItem::itemChange(change, data);
}

QSGNode *CardPicture::updatePaintNode(QSGNode *node, UpdatePaintNodeData *)
{
    auto *picture = static_cast<QSGImageNode *>(node);
    if (m_image.isNull() || width() <= 0 || height() <= 0) {
        delete picture;
        return nullptr;
    }
    if (picture == nullptr) {
        picture = window()->createImageNode();
        picture->setOwnsTexture(true);
        picture->setFiltering(QSGTexture::Linear);
        m_imageChanged = true;
    }
    if (m_imageChanged) {
        picture->setTexture(window()->createTextureFromImage(m_image, QQuickWindow::TextureHasAlphaChannel));
        m_imageChanged = false;
    }
    picture->setRect(CardPictures::withEdge(boundingRect(), m_image));
    return picture;
}
