// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pictures/card_flight.h"

#include <QHash>
#include <QImage>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>
#include <QSGTransformNode>

#include <memory>
#include <unordered_map>
#include <vector>

/// What the scene graph draws for cards that fly: a card and its shadow, scaled and turned for each frame.
///
/// Where no graphics card draws, turning a picture is the dearest that there is. A dealt card flies so fast that nobody
/// sees whether it turns smoothly: there card and shadow are turned together a few times on the way, as one picture
/// that all cards which lie so share, and it is only put elsewhere in between.
class FlightNodes : public QSGNode
{
public:
    /// A card on its way.
    struct Shown
    {
        quint64 number = 0; ///< grows from card to card
        const CardFlight *flight = nullptr;
        qreal gone = 0;
        QImage picture; ///< of the side that is up
        QSizeF size;    ///< in the page's pixels, before it is scaled
    };

    explicit FlightNodes(QQuickWindow &window);
    ~FlightNodes() override;
    FlightNodes(const FlightNodes &) = delete;
    FlightNodes &operator=(const FlightNodes &) = delete;

    /// These fly now, the one that took off last uppermost; their numbers grow. All others are taken away.
    void show(const std::vector<Shown> &cards);

    /// A card and its shadow as they lie at that moment, in device pixels around its middle.
    struct Turned
    {
        QImage image;
        QPoint corner; ///< the left upper one, seen from the middle of the card
    };
    [[nodiscard]] static Turned turned(const CardFlight::Pose &pose, const QImage &picture, QSizeF size, qreal density);

private:
    class Part
    {
    public:
        void show(QSGNode &parent, QQuickWindow &window, QSGTexture *texture, const QRectF &rect);
        void hide();

    private:
        std::unique_ptr<QSGImageNode> m_node;
        QSGTexture *m_texture = nullptr;
    };
    struct CardNode : QSGTransformNode
    {
        explicit CardNode(quint64 cardNumber)
            : number(cardNumber)
        {
        }
        void place(const QMatrix4x4 &now);

        const quint64 number;
        Part shadow;
        Part card;
    };
    struct StepKey
    {
        qint64 picture;
        QSizeF size;
        qreal fromScale, toScale, fromTurn, toTurn;
        int step;
        bool operator==(const StepKey &) const = default;
        friend size_t qHash(const StepKey &key, size_t seed)
        {
            return qHashMulti(seed, key.picture, key.fromScale, key.toScale, key.fromTurn, key.toTurn, key.step);
        }
    };

    void showTurning(CardNode &node, const Shown &card);
    void showInSteps(CardNode &node, const Shown &card);
    [[nodiscard]] QSGTexture *texture(const QImage &image);

    QQuickWindow &m_window;
    qreal m_density;
    bool m_painted; ///< by the processor
    std::unordered_map<qint64, std::unique_ptr<QSGTexture>> m_textures;
    QHash<StepKey, Turned> m_steps;
};
