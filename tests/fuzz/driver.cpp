// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A target without libFuzzer: feeds it every file of a folder, and so many changed ones. The changes come from a fixed
// seed, so a run that fails fails again.
//     fuzz_TARGET FOLDER COUNT

#include "target.h"

#include "game/random.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>

#include <vector>

namespace {

using Inputs = std::vector<QByteArray>;

Inputs filesOf(const QString &folder)
{
    Inputs inputs;
    const QFileInfoList files = QDir(folder).entryInfoList(QDir::Files, QDir::Name);
    for (const QFileInfo &each : files) {
        QFile file(each.filePath());
        if (file.open(QIODevice::ReadOnly))
            inputs.push_back(file.readAll());
    }
    return inputs;
}

/// Changes texts where it hurts: single bytes, whole numbers and words, whole lines, and parts of other inputs.
class Mutator
{
public:
    explicit Mutator(const Inputs &inputs)
        : m_inputs(inputs)
    {
    }

    QByteArray next()
    {
        QByteArray text = m_inputs[below(m_inputs.size())];
        for (auto changes = 1 + below(4); changes > 0; --changes)
            change(text);
        return text;
    }

private:
    std::size_t below(std::size_t bound) { return m_random.below(static_cast<std::uint32_t>(bound)); }
    qsizetype place(const QByteArray &text)
    {
        return static_cast<qsizetype>(below(static_cast<std::size_t>(text.size()) + 1));
    }

    void change(QByteArray &text)
    {
        switch (below(6)) {
        case 0: // a byte
            if (!text.isEmpty())
                text[static_cast<qsizetype>(below(static_cast<std::size_t>(text.size())))]
                    = static_cast<char>(below(256));
            break;
        case 1: { // a value
            static const QByteArrayList values{
                "-1", "0",    "1",    "1e99",   "99999999999999999999", "null", "[]",
                "{}", "\"\"", "true", "\"AD\"", "[\"AD\",\"AD\"]",      "0.5",  "\\u0000",
                "24", "25"};
            const auto [from, to] = word(text);
            text.replace(from, to - from,
                         values[static_cast<qsizetype>(below(static_cast<std::size_t>(values.size())))]);
            break;
        }
        case 2: // a part is lost
            text.remove(place(text), static_cast<qsizetype>(below(60)));
            break;
        case 3: { // a part of another
            const QByteArray &other = m_inputs[below(m_inputs.size())];
            const qsizetype from = place(other);
            text.insert(place(text), other.mid(from, static_cast<qsizetype>(below(200))));
            break;
        }
        case 4: { // lines change places
            QByteArrayList lines = text.split('\n');
            const auto line = [&] { return static_cast<qsizetype>(below(static_cast<std::size_t>(lines.size()))); };
            lines.swapItemsAt(line(), line());
            text = lines.join('\n');
            break;
        }
        default: // it ends sooner
            text.truncate(place(text));
        }
    }

    /// A stretch of letters, digits and quotes.
    std::pair<qsizetype, qsizetype> word(const QByteArray &text)
    {
        const auto inside = [&](qsizetype at) {
            return at >= 0 && at < text.size() && QByteArrayView(" ,:;=[]{}\n").indexOf(text[at]) < 0;
        };
        qsizetype from = place(text);
        while (inside(from - 1))
            --from;
        qsizetype to = from;
        while (inside(to))
            ++to;
        return {from, to};
    }

    const Inputs &m_inputs;
    game::Random m_random{20};
};

} // namespace

int main(int argc, char *argv[])
{
    QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    const Inputs inputs = filesOf(arguments.value(1));
    if (inputs.empty()) {
        std::fprintf(stderr, "%s holds no input\n", qPrintable(arguments.value(1)));
        return 1;
    }
    fuzz::prepare();
    for (const QByteArray &input : inputs)
        fuzz::feed(input);
    Mutator mutator(inputs);
    QFile last(QStringLiteral("last_input_of_") + QFileInfo(arguments.constFirst()).fileName());
    for (int left = arguments.value(2).toInt(); left > 0; --left) {
        const QByteArray input = mutator.next();
        // What ended the program is found here.
        if (last.open(QIODevice::WriteOnly)) {
            last.write(input);
            last.close();
        }
        fuzz::feed(input);
    }
    last.remove();
    return 0;
}
