// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/command.h"
#include "arena/commands.h"
#include "arena/rank.h"
#include "catalog/catalog.h"
#include "mambassa/mambassa.h"

namespace arena {

int runRank(const QStringList &arguments, const Console &console)
{
    Command command(QStringLiteral("rank"),
                    QStringLiteral("Reads hands from standard input, three cards a line (AD KD HD) for petrangola and "
                                   "four for mambassa, and prints the category and the strength of each: larger is "
                                   "better, equal is a tie. The options are petrangola's."));
    command.add("ace-low", "3-2-A of a suit is the lowest sequence.");
    command.add("tris-beats-sequence", "Three of a kind beats a sequence.");
    command.add("tris-order", "ORDER", "Which three of a kind is better: low (2-2-2, the default) or card (K-K-K).");
    if (const auto done = command.read(arguments, console))
        return *done;

    if (command.value("game").toStdString() == mambassa::Mambassa::name) {
        if (command.has("ace-low") || command.has("tris-beats-sequence") || command.has("tris-order"))
            return complain(console, QStringLiteral("Mambassa has one order of hands: leave the other options out."));
        const QString problem = rankMambassa(console.in, console.out);
        return problem.isEmpty() ? success : complain(console, problem);
    }
    petrangola::RankingOptions options;
    options.aceLow = command.has("ace-low");
    options.trisBeatsSequence = command.has("tris-beats-sequence");
    if (command.has("tris-order")) {
        const GameInfo &game = *catalog::find(command.value("game"));
        const auto order
            = readValue(game.options[*game.options.find(QStringLiteral("trisOrder"))], command.value("tris-order"));
        if (!order)
            return complain(console,
                            QStringLiteral("--tris-order is low or card, not “%1”.").arg(command.value("tris-order")));
        options.trisOrder = static_cast<petrangola::TrisOrder>(*order);
    }
    if (const QString problem = rankPetrangola(options, console.in, console.out); !problem.isEmpty())
        return complain(console, problem);
    return success;
}

} // namespace arena
