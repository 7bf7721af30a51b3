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

} // namespace

double contrastWithin(const QRect &area, const QImage &printed, const QImage &blank, const QColor &ink, double opacity)
{
    QRect words;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (printed.pixel(x, y) != blank.pixel(x, y))
                words |= QRect(x, y, 1, 1);
    if (words.isEmpty())
        return 0;
    const double cover = ink.alphaF() * opacity;
    const auto mixed = [cover](int above, int below) { return qRound(above * cover + below * (1 - cover)); };
    std::vector<double> all;
    for (int y = words.top(); y <= words.bottom(); ++y)
        for (int x = words.left(); x <= words.right(); ++x) {
            const QRgb behind = blank.pixel(x, y);
            const QRgb stroke = qRgb(mixed(ink.red(), qRed(behind)), mixed(ink.green(), qGreen(behind)),
                                     mixed(ink.blue(), qBlue(behind)));
            all.push_back(contrast(luminance(stroke), luminance(behind)));
        }
    const auto hard = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 20);
    std::nth_element(all.begin(), hard, all.end());
    return *hard;
}

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
