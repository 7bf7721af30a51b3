// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/still_picture.h"

#include <QQuickItemGrabResult>
#include <QQuickWindow>
#include <QSGImageNode>

namespace {

/// Longer than cards and cloth take to come to rest after a resize.
constexpr std::chrono::milliseconds resting(150);

} // namespace

StillPicture::StillPicture(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    m_settled.setSingleShot(true);
    m_settled.setInterval(resting);
    connect(&m_settled, &QTimer::timeout, this, &StillPicture::grab);
}

void StillPicture::setOf(QQuickItem *of)
{
    if (of == m_of)
        return;
    m_of = of;
    drop();
    Q_EMIT ofChanged();
}

void StillPicture::setLook(const QVariant &look)
{
    if (look == m_look)
        return;
    m_look = look;
    drop();
    Q_EMIT lookChanged();
}

void StillPicture::drop()
{
    m_grabbed.reset();
    // What is not seen needs no picture; it comes to rest when it is.
    if (isVisible() && m_of != nullptr)
        m_settled.start();
    else
        m_settled.stop();
    if (!taken())
        return;
    m_image = {};
    m_imageChanged = true;
    update();
    Q_EMIT takenChanged();
}

void StillPicture::grab()
{
    QQuickWindow *shownIn = window();
    if (m_of == nullptr || shownIn == nullptr || !shownIn->isVisible() || width() < 1 || height() < 1
        || shownIn->rendererInterface()->graphicsApi() != QSGRendererInterface::Software)
        return;
    const QSize pixels = (size() * shownIn->effectiveDevicePixelRatio()).toSize();
    m_grabbed = m_of->grabToImage(pixels);
    if (m_grabbed == nullptr)
        return;
    connect(m_grabbed.get(), &QQuickItemGrabResult::ready, this, [this, grabbed = m_grabbed.get()] {
        if (grabbed == m_grabbed.get())
            show(grabbed->image());
    });
}

void StillPicture::show(const QImage &image)
{
    m_grabbed.reset();
    if (image.isNull())
        return;
    // Without an alpha channel what lies beneath is not painted at all.
    m_image = image.convertToFormat(QImage::Format_RGB32);
    m_imageChanged = true;
    update();
    Q_EMIT takenChanged();
}

void StillPicture::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        drop();
}

void StillPicture::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemSceneChange || change == ItemVisibleHasChanged || change == ItemDevicePixelRatioHasChanged)
        drop();
    QQuickItem::itemChange(change, data);
}

QSGNode *StillPicture::updatePaintNode(QSGNode *node, UpdatePaintNodeData *)
{
    auto *picture = static_cast<QSGImageNode *>(node);
    if (m_image.isNull()) {
        delete picture;
        return nullptr;
    }
    if (picture == nullptr) {
        picture = window()->createImageNode();
        picture->setOwnsTexture(true);
        picture->setFiltering(QSGTexture::Nearest);
        m_imageChanged = true;
    }
    if (m_imageChanged) {
        picture->setTexture(window()->createTextureFromImage(m_image, QQuickWindow::TextureIsOpaque));
        m_imageChanged = false;
    }
    picture->setRect(boundingRect());
    return picture;
}
