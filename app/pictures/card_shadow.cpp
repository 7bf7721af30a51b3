// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/card_shadow.h"

#include <QCache>
#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

// How large and how dark a shadow is, Shadow.qml says too, of all that is no card.

/// Between these the nearest is taken and stretched a little: nobody sees it while a card moves.
constexpr std::array lifts{0.0, 0.4, 0.8};
constexpr qsizetype mostShadowBytes = 8 * 1024 * 1024;

struct ShadowKey
{
    QSize card;
    int lift;
    qreal density;
    bool operator==(const ShadowKey &) const = default;
    friend size_t qHash(const ShadowKey &key, size_t seed)
    {
        return qHashMulti(seed, key.card.width(), key.card.height(), key.lift, key.density);
    }
};

int nearestLift(qreal lift)
{
    const auto nearer = [lift](double one, double other) { return std::abs(one - lift) < std::abs(other - lift); };
    return static_cast<int>(std::min_element(lifts.begin(), lifts.end(), nearer) - lifts.begin());
}

/// A picture stretched over a rectangle but for its corners, which a small rectangle makes smaller.
void stretch(QPainter &painter, const QRectF &over, const QImage &picture, double corner)
{
    const double fits = std::min({corner, over.width() / 2, over.height() / 2});
    const std::array columns{over.left(), over.left() + fits, over.right() - fits, over.right()};
    const std::array rows{over.top(), over.top() + fits, over.bottom() - fits, over.bottom()};
    const std::array across{0.0, corner, picture.width() - corner, 1.0 * picture.width()};
    const std::array down{0.0, corner, picture.height() - corner, 1.0 * picture.height()};
    const auto between = [](const auto &xs, const auto &ys, std::size_t i, std::size_t j) {
        return QRectF(QPointF(xs[i], ys[j]), QPointF(xs[i + 1], ys[j + 1]));
    };
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j)
            painter.drawImage(between(columns, rows, i, j), picture, between(across, down, i, j));
}

QImage painted(const ShadowKey &key)
{
    static const QImage soft(u":/art/textures/shadow.png"_s);
    static const QImage contact(u":/art/textures/contact.png"_s);
    const double lift = lifts[static_cast<std::size_t>(key.lift)];
    const QRectF card({}, QSizeF(key.card) / key.density);
    const QRectF all = card + CardShadow::beyond(lift);
    QImage image((all.size() * key.density).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.scale(key.density, key.density);
    painter.translate(-all.topLeft());
    painter.setOpacity(0.85 - 0.2 * lift);
    stretch(painter, all, soft, 40);
    painter.setOpacity(0.9 - 0.6 * lift);
    stretch(painter, card + QMarginsF(4, 3, 6, 7), contact, 16);
    return image;
}

} // namespace

CardShadow::CardShadow(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
}

QMarginsF CardShadow::beyond(qreal lift)
{
    return {14 + 8 * lift, 9 - 2 * lift, 18 + 14 * lift, 20 + 16 * lift};
}

QImage CardShadow::picture(QSize card, qreal lift, qreal density)
{
    static QCache<ShadowKey, QImage> kept(mostShadowBytes);
    const ShadowKey key{card, nearestLift(lift), density};
    if (const QImage *image = kept.object(key))
        return *image;
    const QImage image = painted(key);
    kept.insert(key, new QImage(image), image.sizeInBytes());
    return image;
}

void CardShadow::setLift(qreal lift)
{
    if (lift == m_lift)
        return;
    m_lift = lift;
    update();
    Q_EMIT liftChanged();
}

void CardShadow::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() == before.size())
        return;
    m_drawnFor = none;
    update();
}

void CardShadow::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged) {
        m_drawnFor = none;
        update();
    }
    QQuickItem::itemChange(change, data);
}

QSGNode *CardShadow::updatePaintNode(QSGNode *node, UpdatePaintNodeData *)
{
    auto *shadow = static_cast<QSGImageNode *>(node);
    const qreal density = window()->effectiveDevicePixelRatio();
    const QSize card = (size() * density).toSize();
    if (card.isEmpty()) {
        delete shadow;
        return nullptr;
    }
    if (shadow == nullptr) {
        shadow = window()->createImageNode();
        shadow->setOwnsTexture(true);
        shadow->setFiltering(QSGTexture::Linear);
        m_drawnFor = none;
    }
    if (const int lift = nearestLift(m_lift); lift != m_drawnFor) {
        shadow->setTexture(
            window()->createTextureFromImage(picture(card, m_lift, density), QQuickWindow::TextureHasAlphaChannel));
        m_drawnFor = lift;
    }
    shadow->setRect(boundingRect() + beyond(m_lift));
    return shadow;
}
