// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "contrast.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

namespace {

double luminance(QRgb colour)
{
    const auto linear = [](int level) {
        const double part = level / 255.0;
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

double contrast(double one, double other)
{
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

/// A picture of the window once nothing moves.
QImage atRest(QQuickWindow *window)
{
    QImage last;
    for (int time = 0; time < 40; ++time) {
        const QImage now = window->grabWindow().convertToFormat(QImage::Format_RGB32);
        if (now == last)
            break;
        last = now;
        QTest::qWait(15);
    }
    return last;
}

} // namespace

double contrastWithin(const QRect &area, const QImage &printed, const QImage &blank, const QColor &ink, double opacity)
{
    const double cover = ink.alphaF() * opacity;
    const auto mixed = [cover](int above, int below) { return qRound(above * cover + below * (1 - cover)); };
    std::vector<double> all;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) {
            const QRgb behind = blank.pixel(x, y);
            if (printed.pixel(x, y) == behind)
                continue;
            const QRgb stroke = qRgb(mixed(ink.red(), qRed(behind)), mixed(ink.green(), qGreen(behind)),
                                     mixed(ink.blue(), qBlue(behind)));
            all.push_back(contrast(luminance(stroke), luminance(behind)));
        }
    if (all.empty())
        return 0;
    const auto hard = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 20);
    std::nth_element(all.begin(), hard, all.end());
    return *hard;
}

std::pair<QImage, QImage> withAndWithout(const QList<QQuickItem *> &texts, QQuickWindow *window)
{
    QImage printed;
    QImage blank;
    for (int time = 0; time < 10; ++time) {
        printed = atRest(window);
        // Set past the bindings, which stay and are not asked.
        QList<qreal> opacities;
        for (QQuickItem *text : texts) {
            opacities << text->opacity();
            text->setOpacity(0);
        }
        blank = atRest(window);
        for (qsizetype index = 0; index < texts.size(); ++index)
            texts[index]->setOpacity(opacities[index]);
        if (atRest(window) == printed)
            break;
    }
    return {printed, blank};
}
