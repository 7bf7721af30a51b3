// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCache>
#include <QColor>
#include <QHash>
#include <QImage>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QThreadPool>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <optional>

class QJSEngine;
class QQmlEngine;

/// The pictures of the cards at the heights in use, with the back and the corner index that the person chose: each is
/// drawn once from its SVG file, in worker threads, and kept. For the GUI's thread. The pictures have a clear edge of
/// one pixel all round, which keeps turned cards smooth.
class CardPictures : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// This itself. What a binding asks through it is asked again when the language changes.
    Q_PROPERTY(CardPictures *now READ now NOTIFY indicesChanged)
    /// Below this height in units of the screen a pack's faces for small cards are shown, where it has such.
    Q_PROPERTY(qreal smallHeight READ smallHeight WRITE setSmallHeight RESET resetSmallHeight NOTIFY smallHeightChanged)

public:
    static constexpr int clearEdge = 1;
    static constexpr qreal usualSmallHeight = 112;

    [[nodiscard]] static CardPictures &instance();
    [[nodiscard]] qreal smallHeight() const { return m_smallHeight; }
    void setSmallHeight(qreal height);
    void resetSmallHeight() { setSmallHeight(usualSmallHeight); }
    static CardPictures *create(QQmlEngine *, QJSEngine *);
    CardPictures(const CardPictures &) = delete;
    CardPictures &operator=(const CardPictures &) = delete;
    ~CardPictures() override;

    /// The picture of a face ("piacentine/AD"), of the chosen back ("piacentine/back") or of another one
    /// ("piacentine/back-sole") that is `height` device pixels high, `ratio` of them a unit, without its clear edge.
    /// Until that one is drawn, the largest other that there is, or a null image where there is none; ready() tells
    /// when to ask again.
    [[nodiscard]] QImage picture(const QString &face, int height, qreal ratio = 1);
    /// Begins to draw the whole pack of that name at that height, so that no card has to be waited for when it is
    /// turned.
    Q_INVOKABLE void prepare(const QString &pack, int height, qreal ratio = 1);

    /// The width of a card of that face and height.
    [[nodiscard]] static qreal widthOf(const QString &face, qreal height);
    /// Of its width to its height; where the face is none, as the first pack's.
    Q_INVOKABLE [[nodiscard]] static qreal aspectOf(const QString &face);
    /// Its pack has other faces for cards that are shown small, with an index that can be read there.
    Q_INVOKABLE [[nodiscard]] static bool readableSmall(const QString &face);
    /// The covered card of that face's pack.
    Q_INVOKABLE [[nodiscard]] static QString coverOf(const QString &face);
    [[nodiscard]] CardPictures *now() { return this; }
    /// The file with the indices of that face alone, with the letters of the language spoken: J H K, or F C R.
    Q_INVOKABLE [[nodiscard]] QUrl indexOf(const QString &face) const;
    /// The upper left of the box that its index at the head stands in, 95 wide and 186 high; thousandths of a card's
    /// height. Where the face is none, no point.
    Q_INVOKABLE [[nodiscard]] static QPointF indexAt(const QString &face);
    /// Where a picture has to be drawn for its card to fill `card`: the clear edge lies outside.
    [[nodiscard]] static QRectF withEdge(const QRectF &card, const QImage &picture);
    /// A card of that face without print that is `height` device pixels high, for as long as nothing has been drawn
    /// yet.
    [[nodiscard]] static QImage blank(const QString &face, int height, const QColor &paper);

    /// The bytes that the kept pictures take.
    [[nodiscard]] qsizetype bytes() const { return m_pictures.totalCost(); }
    /// Every picture asked for so far is drawn.
    [[nodiscard]] bool idle() const { return m_pending.isEmpty(); }

Q_SIGNALS:
    void smallHeightChanged();
    /// A picture that was asked for has been drawn.
    void ready();
    /// They have other letters, or other colours.
    void indicesChanged();

private:
    struct Key
    {
        QString folder; ///< below resources/packs
        QString code;
        double aspect = 1;
        int height = 0;
        QString picture; ///< the file with the card itself, below the pack's folder, and that with
        QString index;   ///< the corner indices, where they are printed
        /// The faces for small cards lie in a folder of their own.
        bool large = false;
        bool operator==(const Key &) const = default;
        friend size_t qHash(const Key &key, size_t seed)
        {
            return qHashMulti(seed, key.folder, key.picture, key.height, key.index, key.large);
        }
        /// What the picture is of, whichever of its faces is shown.
        [[nodiscard]] QString card() const { return folder + u'/' + code; }
        [[nodiscard]] QString printed() const;
    };

    CardPictures();
    /// Waits for what is being drawn and gives up the rest.
    void stop();
    /// Of the indices, below the pack's folder.
    [[nodiscard]] static QString indexFile(const QString &folder, const QString &code);
    /// That file in the colours that the person has chosen.
    [[nodiscard]] static QString coloured(const QString &folder, const QString &file);
    [[nodiscard]] static std::optional<Key> keyOf(const QString &face, int height, qreal ratio);
    [[nodiscard]] static QImage drawn(const Key &key);
    void draw(const Key &key, int priority);
    void keep(const Key &key, const QImage &picture);

    QCache<Key, QImage> m_pictures;
    qreal m_smallHeight = usualSmallHeight;
    /// By card: the largest picture kept last, for showing something meanwhile.
    QHash<QString, Key> m_largest;
    /// What is being drawn or waits for it, and how urgently.
    QHash<Key, int> m_pending;
    QThreadPool m_workers;
};
