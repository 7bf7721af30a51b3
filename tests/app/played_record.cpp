// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "played_record.h"
#include "file_content.h"

#include "arena/play.h"
#include "arena/table_options.h"
#include "match/fair_shuffle.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;

QByteArray played(const QStringList &options, int seats, char seed)
{
    const QTemporaryDir folder;
    arena::PlaySettings settings;
    for (int seat = 0; seat < seats; ++seat)
        settings.entries.push_back({opponents::levels[static_cast<std::size_t>(seat) % 2], {}});
    for (const QString &option : options)
        if (const QString problem = arena::setOption(*catalog::find(settings.game), settings.rules, option);
            !problem.isEmpty())
            qFatal("%s", qPrintable(problem));
    settings.seed = QByteArray(FairShuffle::seedBytes, seed);
    settings.records = folder.path();
    const arena::PlayResult result = arena::play(settings);
    if (!result.problem.isEmpty())
        qFatal("%s", qPrintable(result.problem));
    return contentOf(folder.filePath(u"00001.petrangola"_s));
}
