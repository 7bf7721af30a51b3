// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/card_pictures.h"

#include "cards/italian_pack.h"
#include "person/preferences.h"
#include "words/phrases.h"

#include <QCoreApplication>
#include <QPainter>
#include <QQmlEngine>
#include <QSvgRenderer>
#include <QThread>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostBytes = 96 * 1024 * 1024;
/// Of a card's width to its height.
constexpr double aspect = 0.56;
/// The radius of a card's corners to its width.
constexpr double cardCorner = 0.059;
/// Up to this height the line round a card is as thin as a line can be.
constexpr double fineHeight = 250;

enum Priority { whenThereIsTime, shownNow };

/// For a card of that height, with its clear edge.
QImage clear(int height)
{
    constexpr int edges = 2 * CardPictures::clearEdge;
    QImage image(qRound(height * aspect) + edges, height + edges, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// Where the card lies in its picture.
QRectF inside(const QImage &image)
{
    constexpr int edge = CardPictures::clearEdge;
    return QRectF(image.rect()).adjusted(edge, edge, -edge, -edge);
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
    m_workers.setMaxThreadCount(QThread::idealThreadCount());
    m_workers.setThreadPriority(QThread::LowPriority);
    // This lives longer than the application, without which nobody can paint.
    connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, this, &CardPictures::stop);
}

CardPictures::~CardPictures()
{
    stop();
}

void CardPictures::stop()
{
    m_workers.clear();
    m_workers.waitForDone();
}

CardPictures::Key CardPictures::keyOf(const QString &face, int height)
{
    const Preferences &preferences = Preferences::instance();
    if (face.startsWith(u"back"_s))
        return {.file = face == u"back"_s ? u"back-"_s + preferences.back() : face, .height = height};
    return {.file = face, .height = height, .indexed = preferences.cornerIndex()};
}

qreal CardPictures::widthOf(qreal height)
{
    return height * aspect;
}

QRectF CardPictures::withEdge(const QRectF &card, const QImage &picture)
{
    const double edge = clearEdge * card.height() / (picture.height() - 2 * clearEdge);
    return card.adjusted(-edge, -edge, edge, edge);
}

QImage CardPictures::blank(int height, const QColor &paper)
{
    QImage image = clear(height);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper);
    const QRectF card = inside(image);
    painter.drawRoundedRect(card, card.width() * cardCorner, card.width() * cardCorner);
    return image;
}

QImage CardPictures::drawn(const Key &key)
{
    QImage image = clear(key.height);
    const QRectF card = inside(image);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto print
        = [&](const QString &file) { QSvgRenderer(u":/art/cards/%1.svg"_s.arg(file)).render(&painter, card); };
    print(key.file);
    if (key.indexed)
        print(u"index/"_s + key.file);
    // The edge of the paper, so that one card shows on another; drawn here, it costs nothing where the card is shown.
    const double line = std::max(1.0, key.height / fineHeight);
    painter.setPen(QPen(QColor(23, 15, 8, 89), line));
    painter.drawRoundedRect(card.adjusted(line / 2, line / 2, -line / 2, -line / 2), card.width() * cardCorner,
                            card.width() * cardCorner);
    return image;
}

QImage CardPictures::picture(const QString &face, int height)
{
    const Key key = keyOf(face, height);
    if (const QImage *image = m_pictures.object(key))
        return *image;
    draw(key, shownNow);
    const QImage *other = m_pictures.object(m_largest.value(key.file));
    return other != nullptr ? *other : QImage();
}

void CardPictures::prepare(int height)
{
    QStringList faces{u"back"_s};
    for (std::uint8_t face = 0; face < cards::italian::packSize; ++face)
        faces << Phrases::face(cards::Card(face));
    for (const QString &face : faces)
        if (const Key key = keyOf(face, height); !m_pictures.contains(key))
            draw(key, whenThereIsTime);
}

void CardPictures::draw(const Key &key, int priority)
{
    // What waits without hurry is overtaken by an urgent order; the later result is dropped.
    const auto waiting = m_pending.constFind(key);
    if (waiting != m_pending.constEnd() && *waiting >= priority)
        return;
    m_pending.insert(key, priority);
    m_workers.start(
        [this, key] {
            const QImage image = drawn(key);
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
    const auto largest = m_largest.constFind(key.file);
    if (largest == m_largest.constEnd() || key.height >= largest->height || !m_pictures.contains(*largest))
        m_largest[key.file] = key;
    Q_EMIT ready();
}
