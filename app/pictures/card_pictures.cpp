// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pictures/card_pictures.h"

#include "person/preferences.h"
#include "words/face.h"
#include "words/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QPainter>
#include <QQmlEngine>
#include <QSvgRenderer>
#include <QThread>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostBytes = 96 * 1024 * 1024;
/// The radius of a card's corners to its width.
constexpr double cardCorner = 0.059;
/// Up to this height the line round a card is as thin as a line can be.
constexpr double fineHeight = 250;

enum Priority { whenThereIsTime, shownNow };

/// For a card of that height, with its clear edge.
QImage clear(double aspect, int height)
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
    const auto indicesChange = [this] {
        Q_EMIT indicesChanged();
        Q_EMIT ready();
    };
    connect(&Language::instance(), &Language::changed, this, indicesChange); // other letters
    connect(&Preferences::instance(), &Preferences::fourColoursChanged, this, indicesChange);
}

CardPictures::~CardPictures()
{
    stop();
}

void CardPictures::setSmallHeight(qreal height)
{
    if (height == m_smallHeight)
        return;
    m_smallHeight = height;
    Q_EMIT smallHeightChanged();
    Q_EMIT ready(); // some are printed otherwise now
}

void CardPictures::stop()
{
    m_workers.clear();
    m_workers.waitForDone();
}

QString CardPictures::Key::printed() const
{
    return large ? folder + u"/large"_s : folder;
}

std::optional<CardPictures::Key> CardPictures::keyOf(const QString &name, int height, qreal ratio)
{
    const auto face = Face::parse(name);
    if (!face)
        return std::nullopt;
    const cards::Pack &pack = *face->pack;
    const Preferences &preferences = Preferences::instance();
    Key key{.folder = name.section(u'/', 0, 0), .code = face->code, .aspect = pack.aspect, .height = height};
    if (!face->isBack()) {
        key.large = pack.large && height < CardPictures::instance().smallHeight() * ratio;
        if (preferences.cornerIndex() || pack.indexed)
            key.index = indexFile(key.printed(), key.code);
        key.picture = coloured(key.printed(), key.code);
    } else if (face->code == u"back"_s) {
        QString back = QString::fromLatin1(pack.backs.front());
        for (const QString &liked : {preferences.back(), preferences.frenchBack()})
            if (std::find(pack.backs.begin(), pack.backs.end(), liked.toStdString()) != pack.backs.end())
                back = liked;
        key.code += u'-' + back;
    }
    if (key.picture.isEmpty())
        key.picture = key.code;
    return key;
}

qreal CardPictures::aspectOf(const QString &face)
{
    const auto known = Face::parse(face);
    return (known ? known->pack : cards::packs.front())->aspect;
}

bool CardPictures::readableSmall(const QString &face)
{
    const auto known = Face::parse(face);
    return known && known->pack->large;
}

QString CardPictures::coverOf(const QString &face)
{
    return ::coverOf(face);
}

QString CardPictures::indexFile(const QString &folder, const QString &code)
{
    // A language has a file of its own only where its letter is another.
    const QString language = Language::instance().spoken();
    const QString own = u"index/%1/%2"_s.arg(language, code);
    const bool has = !language.isEmpty() && QFile::exists(u":/art/packs/%1/%2.svg"_s.arg(folder, own));
    return coloured(folder, has ? own : u"index/"_s + code);
}

QString CardPictures::coloured(const QString &folder, const QString &file)
{
    if (!Preferences::instance().fourColours())
        return file;
    const QString own = u"four/"_s + file;
    return QFile::exists(u":/art/packs/%1/%2.svg"_s.arg(folder, own)) ? own : file;
}

QUrl CardPictures::indexOf(const QString &face) const
{
    const auto known = Face::parse(face);
    if (!known)
        return {};
    const QString folder = face.section(u'/', 0, 0);
    return QUrl(u"qrc:/art/packs/%1/%2.svg"_s.arg(folder, indexFile(folder, known->code)));
}

QPointF CardPictures::indexAt(const QString &face)
{
    const auto known = Face::parse(face);
    if (!known)
        return {};
    const auto &codes = known->pack->indexedAtRight;
    const bool atRight = std::find(codes.begin(), codes.end(), known->code.toStdString()) != codes.end();
    const int margin = known->pack->indexMargin;
    return {atRight ? 1000 * known->pack->aspect - 95 - margin : margin, static_cast<qreal>(margin)};
}

qreal CardPictures::widthOf(const QString &face, qreal height)
{
    return height * aspectOf(face);
}

QRectF CardPictures::withEdge(const QRectF &card, const QImage &picture)
{
    const double edge = clearEdge * card.height() / (picture.height() - 2 * clearEdge);
    return card.adjusted(-edge, -edge, edge, edge);
}

QImage CardPictures::blank(const QString &face, int height, const QColor &paper)
{
    QImage image = clear(aspectOf(face), height);
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
    QImage image = clear(key.aspect, key.height);
    const QRectF card = inside(image);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto print = [&](const QString &file) {
        QSvgRenderer(u":/art/packs/%1/%2.svg"_s.arg(key.printed(), file)).render(&painter, card);
    };
    print(key.picture);
    if (!key.index.isEmpty())
        print(key.index);
    // The edge of the paper, so that one card shows on another; drawn here, it costs nothing where the card is shown.
    const double line = std::max(1.0, key.height / fineHeight);
    painter.setPen(QPen(QColor(23, 15, 8, 89), line));
    painter.drawRoundedRect(card.adjusted(line / 2, line / 2, -line / 2, -line / 2), card.width() * cardCorner,
                            card.width() * cardCorner);
    return image;
}

QImage CardPictures::picture(const QString &face, int height, qreal ratio)
{
    const auto key = keyOf(face, height, ratio);
    if (!key)
        return {};
    if (const QImage *image = m_pictures.object(*key))
        return *image;
    draw(*key, shownNow);
    const QImage *other = m_pictures.object(m_largest.value(key->card()));
    return other != nullptr ? *other : QImage();
}

void CardPictures::prepare(const QString &pack, int height, qreal ratio)
{
    const cards::Pack *known = cards::findPack(pack.toStdString());
    if (known == nullptr)
        return;
    std::vector<cards::Card> all{cards::Card()};
    for (int face = 0; face < known->faces; ++face)
        all.push_back(cards::Card(static_cast<std::uint8_t>(face)));
    for (const QString &face : facesOf(*known, all))
        if (const auto key = keyOf(face, height, ratio); key && !m_pictures.contains(*key))
            draw(*key, whenThereIsTime);
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
    const auto largest = m_largest.constFind(key.card());
    if (largest == m_largest.constEnd() || key.height >= largest->height || !m_pictures.contains(*largest))
        m_largest[key.card()] = key;
    Q_EMIT ready();
}
