// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// qrender [-h HEIGHT] [-b BACKGROUND] [-z X,Y,WIDTH,HEIGHT] IN.svg OUT.png
// Renders a picture with QtSvg, which is what players see; -z shows a part of the view box.

#include <QColor>
#include <QCommandLineParser>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    const QCommandLineOption height(QStringLiteral("h"), QStringLiteral("height in pixels"), QStringLiteral("pixels"), QStringLiteral("700"));
    const QCommandLineOption background(QStringLiteral("b"), QStringLiteral("colour behind the picture"), QStringLiteral("colour"), QStringLiteral("transparent"));
    const QCommandLineOption part(QStringLiteral("z"), QStringLiteral("part of the view box"), QStringLiteral("x,y,width,height"));
    QCommandLineParser parser;
    parser.addOptions({height, background, part});
    parser.addPositionalArgument(QStringLiteral("in"), QStringLiteral("SVG file"));
    parser.addPositionalArgument(QStringLiteral("out"), QStringLiteral("PNG file"));
    parser.process(application);
    if (parser.positionalArguments().size() != 2)
        parser.showHelp(2);

    QSvgRenderer picture(parser.positionalArguments().at(0));
    if (!picture.isValid()) {
        qCritical("%s: not an SVG picture", qPrintable(parser.positionalArguments().at(0)));
        return 1;
    }
    const QRectF all = picture.viewBoxF();
    QRectF shown = all;
    if (const QStringList numbers = parser.value(part).split(QLatin1Char(',')); numbers.size() == 4)
        shown = QRectF(numbers[0].toDouble(), numbers[1].toDouble(), numbers[2].toDouble(), numbers[3].toDouble());

    const double scale = parser.value(height).toInt() / shown.height();
    QImage image(qRound(shown.width() * scale), qRound(shown.height() * scale), QImage::Format_ARGB32_Premultiplied);
    image.fill(QColor(parser.value(background)));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate((all.topLeft() - shown.topLeft()) * scale);
    picture.render(&painter, QRectF(QPointF(0, 0), all.size() * scale));
    painter.end();
    return image.save(parser.positionalArguments().at(1)) ? 0 : 1;
}
