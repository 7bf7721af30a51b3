// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How much work a frame is while cards are dealt: deals to twelve seats at the real table, again and again, and tells
// what the thread of the window worked for each frame, by the moments that the scene graph tells of.
//
//     xvfb-run -s '-screen 0 1920x1080x24' frames_bench [WIDTHxHEIGHT [DEALS]]       1280x800 and 10 by default
//
// It draws with Qt Quick's software renderer, as the game does without a graphics card; there one thread does all of
// it. Counted is that thread's own processor time, from the end of a frame to the end of the next, so that waiting and
// other programs' work do not count: events, models, bindings and animations ("before"), handing over to the scene
// graph ("sync"), painting ("render"), and passing the picture on to the window system ("show"). Not counted: the X
// server's work, and the threads in which cards are drawn ahead, opponents think and sounds are mixed. The frames are
// those from a deal's first card until the last one lies. Ends with 1 where fewer than 99 of 100 frames took less than
// 16.7 ms.

#include "person/preferences.h"
#include "real_window.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "words/language.h"

#include <QGuiApplication>
#include <QTimer>
#include <QtQml/qqmlextensionplugin.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <numeric>
#include <vector>

Q_IMPORT_QML_PLUGIN(CardsPlugin)

using namespace Qt::StringLiterals;

namespace {

constexpr int seats = 12;
constexpr double aFrame = 1000.0 / 60;
/// The pack is drawn ahead by then, as it is when a person has looked at the start page for so long.
constexpr std::chrono::seconds toSettle(4);
/// All cards of a deal lie by then: half a second for the cut, 13 times 130 ms, and 220 for the last.
constexpr std::chrono::seconds longestFlight(4);

enum Part { before, sync, render, show, parts };
constexpr std::array<const char *, parts> names{"before", "sync", "render", "show"};
using Frame = std::array<double, parts>;

/// Processor time of this thread, in milliseconds.
double worked()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

double sum(const Frame &frame)
{
    return std::accumulate(frame.begin(), frame.end(), 0.0);
}

/// The value that this share of all is not above.
double percentile(std::vector<double> values, double share)
{
    const auto place = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + place, values.end());
    return values[static_cast<std::size_t>(place)];
}

class Bench : public QObject
{
    Q_OBJECT

public:
    Bench(QQuickWindow *window, int deals)
        : m_window(window)
        , m_table(*Session::instance().table())
        , m_deals(deals)
    {
        connect(window, &QQuickWindow::afterAnimating, this, [this] { end(before); });
        connect(window, &QQuickWindow::beforeRendering, this, [this] { end(sync); });
        connect(window, &QQuickWindow::afterRendering, this, [this] { end(render); });
        connect(window, &QQuickWindow::frameSwapped, this, &Bench::swapped);
        connect(&m_table, &Table::travelled, this, [this](const QList<Flight> &flights) {
            if (flights.constFirst().way == Flight::Dealt)
                begin();
        });
        connect(&m_table, &Table::stageChanged, this, &Bench::stop);
        // What a person would press: to go on, and to cut.
        m_presses.setInterval(200);
        connect(&m_presses, &QTimer::timeout, this, [this] {
            if (!m_counting)
                m_table.pressed(u"enter"_s);
        });
        m_flight.setSingleShot(true);
        m_flight.setInterval(longestFlight);
        connect(&m_flight, &QTimer::timeout, this, &Bench::stop);
        QTimer::singleShot(toSettle, this, &Bench::sitDown);
    }

private:
    void sitDown()
    {
        Session::instance().leave();
        Session::instance().start();
        QMetaObject::invokeMethod(m_window, "show", Q_ARG(QString, u"table"_s));
        m_presses.start();
    }
    void begin()
    {
        m_presses.stop();
        m_counting = true;
        m_flight.start();
        m_last = worked();
    }
    /// Cards fly until the table goes on to what follows the deal, or waits there for a person.
    void stop()
    {
        if (!m_counting)
            return;
        m_counting = false;
        m_flight.stop();
        if (++m_dealt < m_deals)
            QTimer::singleShot(0, this, &Bench::sitDown);
        else
            tell();
    }
    void end(Part part)
    {
        const double now = worked();
        m_frame[part] += now - m_last;
        m_last = now;
    }
    void swapped()
    {
        end(show);
        if (m_counting)
            m_frames.push_back(m_frame);
        m_frame = {};
    }

    void tell()
    {
        std::printf("%d x %d, %d deals to %d seats, %d frames; milliseconds of work:\n", m_window->width(),
                    m_window->height(), m_deals, seats, static_cast<int>(m_frames.size()));
        std::printf("%-8s %7s %7s %7s %7s %7s\n", "", "50 %", "90 %", "95 %", "99 %", "most");
        for (int part = 0; part < parts; ++part)
            line(names[static_cast<std::size_t>(part)],
                 [part](const Frame &frame) { return frame[static_cast<std::size_t>(part)]; });
        const double most = line("all", sum);
        std::printf("99 of 100 frames took %s than %.1f ms\n", most < aFrame ? "less" : "more", aFrame);
        QCoreApplication::exit(most < aFrame ? 0 : 1);
    }
    /// Tells percentiles, and gives the 99th.
    template<class Value>
    double line(const char *name, Value value) const
    {
        std::vector<double> values;
        for (const Frame &frame : m_frames)
            values.push_back(value(frame));
        std::printf("%-8s", name);
        for (const double share : {0.5, 0.9, 0.95, 0.99, 1.0})
            std::printf(" %7.2f", percentile(values, share));
        std::printf("\n");
        return percentile(values, 0.99);
    }

    QQuickWindow *m_window;
    Table &m_table;
    QTimer m_presses;
    QTimer m_flight;
    std::vector<Frame> m_frames;
    Frame m_frame{};
    double m_last = 0;
    int m_deals;
    int m_dealt = 0;
    bool m_counting = false;
};

} // namespace

int main(int argc, char **argv)
{
    const QTemporaryDir home;
    liveIn(home);
    qputenv("QV4_FORCE_INTERPRETER", "1"); // as the game does
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QStringList size = arguments.value(1, u"1280x800"_s).split(u'x');
    const int deals = arguments.value(2, u"10"_s).toInt();
    if (size.size() != 2 || size[0].toInt() < 800 || size[1].toInt() < 600 || deals < 1) {
        std::fprintf(stderr, "frames_bench [WIDTHxHEIGHT [DEALS]]: at least 800x600, and one deal\n");
        return 2;
    }
    Preferences::instance().setWindowSize({size[0].toInt(), size[1].toInt()});
    Language::instance().choose(u"en"_s);
    MatchSetup::instance().setSeatCount(seats);

    QQmlApplicationEngine engine;
    auto *const window = realWindow(engine);
    if (window == nullptr)
        return 2;
    const Bench bench(window, deals);
    return QGuiApplication::exec();
}

#include "frames_bench.moc"
