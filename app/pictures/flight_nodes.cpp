// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/flight_nodes.h"

#include "pictures/card_pictures.h"
#include "pictures/card_shadow.h"

#include <QMatrix4x4>
#include <QPainter>
#include <QSGRendererInterface>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace {

/// On the way of a dealt card: at 60 frames a second each picture is seen once or twice.
constexpr int stepsOfAWay = 8;

QRectF around(QSizeF size)
{
    return {-size.width() / 2, -size.height() / 2, size.width(), size.height()};
}

} // namespace

void FlightNodes::CardNode::place(const QMatrix4x4 &now)
{
    if (now != matrix())
        setMatrix(now);
}

void FlightNodes::Part::show(QSGNode &parent, QQuickWindow &window, QSGTexture *texture, const QRectF &rect)
{
    if (!m_node) {
        m_node.reset(window.createImageNode());
        m_node->setFlag(QSGNode::OwnedByParent, false);
        m_node->setOwnsTexture(false);
        m_node->setFiltering(QSGTexture::Linear);
        m_texture = nullptr;
    }
    if (texture != m_texture) {
        m_node->setTexture(texture);
        m_texture = texture;
    }
    m_node->setRect(rect);
    if (m_node->parent() == nullptr)
        parent.appendChildNode(m_node.get());
}

void FlightNodes::Part::hide()
{
    m_node.reset();
}

FlightNodes::FlightNodes(QQuickWindow &window)
    : m_window(window)
    , m_density(window.effectiveDevicePixelRatio())
    , m_painted(window.rendererInterface()->graphicsApi() == QSGRendererInterface::Software)
{
}

FlightNodes::~FlightNodes()
{
    // They show the textures, which go with this.
    while (firstChild() != nullptr)
        delete firstChild();
}

void FlightNodes::show(const std::vector<Shown> &cards)
{
    auto *node = static_cast<CardNode *>(firstChild());
    for (const Shown &card : cards) {
        while (node != nullptr && node->number < card.number) {
            auto *next = static_cast<CardNode *>(node->nextSibling());
            delete node;
            node = next;
        }
        if (node == nullptr || node->number > card.number) {
            auto *added = new CardNode(card.number);
            if (node == nullptr)
                appendChildNode(added);
            else
                insertChildNodeBefore(added, node);
            node = added;
        }
        if (m_painted && (card.flight->quick || !card.flight->waits) && !card.flight->turnsOver())
            showInSteps(*node, card);
        else
            showTurning(*node, card);
        node = static_cast<CardNode *>(node->nextSibling());
    }
    while (node != nullptr) {
        auto *next = static_cast<CardNode *>(node->nextSibling());
        delete node;
        node = next;
    }
}

void FlightNodes::showTurning(CardNode &node, const Shown &card)
{
    const CardFlight::Pose pose = card.flight->pose(card.gone);
    const QRectF lies = around(card.size);
    QMatrix4x4 placed;
    placed.translate(static_cast<float>(pose.at.x()), static_cast<float>(pose.at.y()));
    placed.rotate(static_cast<float>(pose.turn), 0, 0, 1);
    placed.scale(static_cast<float>(pose.scale * pose.across), static_cast<float>(pose.scale));
    node.place(placed);
    const QImage shadow = CardShadow::picture((card.size * m_density).toSize(), pose.lift, m_density);
    node.shadow.show(node, m_window, texture(shadow), lies + CardShadow::beyond(pose.lift));
    node.card.show(node, m_window, texture(card.picture), CardPictures::withEdge(lies, card.picture));
}

void FlightNodes::showInSteps(CardNode &node, const Shown &card)
{
    const CardFlight &flight = *card.flight;
    const int step = std::min(static_cast<int>(card.gone * stepsOfAWay), stepsOfAWay - 1);
    Turned &turnedNow = m_steps[{card.picture.cacheKey(), card.size, flight.fromScale, flight.toScale, flight.fromTurn,
                                 flight.toTurn, step}];
    if (turnedNow.image.isNull())
        turnedNow = turned(flight.pose((step + 0.5) / stepsOfAWay), card.picture, card.size, m_density);
    // Between pixels it would have to be smoothed anew.
    const QPointF at = (flight.pose(card.gone).at * m_density).toPoint() + turnedNow.corner;
    QMatrix4x4 placed;
    placed.translate(static_cast<float>(at.x() / m_density), static_cast<float>(at.y() / m_density));
    node.place(placed);
    node.shadow.hide();
    node.card.show(node, m_window, texture(turnedNow.image), QRectF({}, QSizeF(turnedNow.image.size()) / m_density));
}

FlightNodes::Turned FlightNodes::turned(const CardFlight::Pose &pose, const QImage &picture, QSizeF size, qreal density)
{
    const QRectF lies = around(size);
    const QRectF shadowed = lies + CardShadow::beyond(pose.lift);
    const QRectF printed = CardPictures::withEdge(lies, picture);
    const QTransform turn = QTransform::fromScale(density * pose.scale, density * pose.scale).rotate(pose.turn);
    const QRect all = turn.mapRect(shadowed | printed).toAlignedRect();
    QImage image(all.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(-all.topLeft());
    painter.setTransform(turn, true);
    painter.drawImage(shadowed, CardShadow::picture((size * density).toSize(), pose.lift, density));
    painter.drawImage(printed, picture);
    return {image, all.topLeft()};
}

QSGTexture *FlightNodes::texture(const QImage &image)
{
    std::unique_ptr<QSGTexture> &kept = m_textures[image.cacheKey()];
    if (!kept)
        kept.reset(m_window.createTextureFromImage(image, QQuickWindow::TextureHasAlphaChannel));
    return kept.get();
}
