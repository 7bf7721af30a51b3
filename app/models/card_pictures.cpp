// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/card_pictures.h"

#include "cards/italian_pack.h"
#include "models/phrases.h"

#include <QPainter>
#include <QQmlEngine>
#include <QSvgRenderer>
#include <QThread>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostBytes = 96 * 1024 * 1024;
/// Of a card's width to its height.
constexpr double aspect = 0.56;

enum Priority { whenThereIsTime, shownNow };

QImage drawn(const QString &face, int height)
{
    constexpr int edge = CardPictures::clearEdge;
    const int width = qRound(height * aspect);
    QImage image(width + 2 * edge, height + 2 * edge, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QSvgRenderer svg(u":/art/cards/%1.svg"_s.arg(face));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    svg.render(&painter, QRectF(edge, edge, width, height));
    return image;
}

} // namespace

CardPictures &CardPictures::instance()
{
    static CardPictures pictures;
    return pictures;
}

CardPictures *CardPictures::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

CardPictures::CardPictures()
    : m_pictures(mostBytes)
{
    m_workers.setMaxThreadCount(qMax(1, QThread::idealThreadCount() - 1));
    m_workers.setThreadPriority(QThread::LowPriority);
}

CardPictures::~CardPictures()
{
    m_workers.clear();
    m_workers.waitForDone();
}

QImage CardPictures::picture(const QString &face, int height)
{
    const Key key{face, height};
    if (const QImage *image = m_pictures.object(key))
        return *image;
    draw(key, shownNow);
    const QImage *other = m_pictures.object({face, m_largest.value(face)});
    return other != nullptr ? *other : QImage();
}

void CardPictures::prepare(int height)
{
    QStringList faces{u"back"_s};
    for (std::uint8_t face = 0; face < cards::italian::packSize; ++face)
        faces << Phrases::face(cards::Card(face));
    for (const QString &face : faces)
        if (const Key key{face, height}; !m_pictures.contains(key))
            draw(key, whenThereIsTime);
}

void CardPictures::draw(const Key &key, int priority)
{
    // One that waits in the queue without hurry is overtaken by a second order; the later result is dropped.
    if (m_pending.contains(key) && priority == whenThereIsTime)
        return;
    m_pending.insert(key);
    m_workers.start(
        [this, key] {
            const QImage image = drawn(key.face, key.height);
            QMetaObject::invokeMethod(
                this, [this, key, image] { keep(key, image); }, Qt::QueuedConnection);
        },
        priority);
}

void CardPictures::keep(const Key &key, const QImage &picture)
{
    if (!m_pending.remove(key))
        return;
    m_pictures.insert(key, new QImage(picture), picture.sizeInBytes());
    const int largest = m_largest.value(key.face);
    if (key.height >= largest || !m_pictures.contains({key.face, largest}))
        m_largest[key.face] = key.height;
    Q_EMIT ready(key.face);
}
