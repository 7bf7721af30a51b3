// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "setup/program_offers.h"

#include "words/language.h"
#include "words/phrases.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QQmlEngine>
#include <QStandardPaths>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace {

QString houseFolder()
{
    return QDir::cleanPath(QCoreApplication::applicationDirPath() + u'/' + QStringLiteral(OPPONENTS_DIR));
}

QString ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/petrangola/opponents"_s;
}

QString guideFile()
{
    return houseFolder() + u"/README.md"_s;
}

/// In quotes where a blank would split it; a quote itself is written three times.
QString quoted(QString path)
{
    const bool plain = !path.contains(u' ') && !path.contains(u'\t') && !path.contains(u'"');
    return plain ? path : u'"' + path.replace(u'"', u"\"\"\""_s) + u'"';
}

bool isScript(const QFileInfo &file)
{
    return file.suffix() == u"py";
}

QString commandOf(const QFileInfo &file)
{
    const QString path = quoted(file.absoluteFilePath());
    return isScript(file) && !file.isExecutable() ? u"python3 "_s + path : path;
}

void offer(std::vector<ProgramOffer> &offers, const QString &folder, bool house)
{
    const QFileInfoList files = QDir(folder).entryInfoList(QDir::Files, QDir::Name);
    for (const QFileInfo &file : files) {
        if (offers.size() >= ProgramOffers::most)
            return;
        if (!file.isExecutable() && !isScript(file))
            continue;
        offers.push_back({.name = file.completeBaseName(), .command = commandOf(file), .house = house});
    }
}

/// The examples have names in each language, others that of their file.
QString shownName(const ProgramOffer &offer)
{
    if (offer.house && offer.name == u"careful")
        return ProgramOffers::tr("Careful", "a program that plays");
    if (offer.house && offer.name == u"greedy")
        return ProgramOffers::tr("Greedy", "a program that plays");
    return Phrases::capital(offer.name);
}

/// What it does, where that is known.
QString manner(const ProgramOffer &offer)
{
    if (offer.house && offer.name == u"careful")
        return ProgramOffers::tr("an example that comes with the game: it knocks only with a high hand");
    if (offer.house && offer.name == u"greedy")
        return ProgramOffers::tr("an example that comes with the game: it always takes the best hand in reach");
    return offer.house ? ProgramOffers::tr("an example that comes with the game")
                       : ProgramOffers::tr("from your folder");
}

} // namespace

ProgramOffers &ProgramOffers::instance()
{
    static ProgramOffers offers;
    return offers;
}

ProgramOffers *ProgramOffers::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

ProgramOffers::ProgramOffers()
{
    refresh();
    connect(&Language::instance(), &Language::changed, this, [this] {
        respeak();
        Q_EMIT cautionChanged();
    });
}

QHash<int, QByteArray> ProgramOffers::roleNames() const
{
    return {{NameRole, "name"}, {CommandRole, "command"}, {OriginRole, "origin"}};
}

QVariant ProgramOffers::value(const ProgramOffer &row, int role) const
{
    switch (role) {
    case NameRole:
        return shownName(row);
    case CommandRole:
        return row.command;
    case OriginRole:
        return manner(row);
    default:
        return {};
    }
}

QString ProgramOffers::folder()
{
    return QDir::toNativeSeparators(ownFolder());
}

QString ProgramOffers::guide()
{
    return QFileInfo::exists(guideFile()) ? QDir::toNativeSeparators(guideFile()) : QString();
}

QUrl ProgramOffers::guideUrl()
{
    return QUrl::fromLocalFile(guideFile());
}

QString ProgramOffers::caution()
{
    if (!std::exchange(m_asked, true))
        probe();
    return m_means ? m_means->cautions().join(u' ') : QString();
}

void ProgramOffers::probe()
{
    auto *const guard = new QProcess(this);
    const auto known = [this, guard] {
        m_means = ProgramGuard::Means::read(guard->readAllStandardOutput());
        guard->deleteLater();
        Q_EMIT cautionChanged();
    };
    connect(guard, &QProcess::finished, this, known);
    // Where it is missing no program is started, and that is said when one is tried.
    connect(guard, &QProcess::errorOccurred, guard, [guard](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            guard->deleteLater();
    });
    guard->start(ProgramGuard::path(), ProgramGuard::question(), QIODevice::ReadOnly);
}

QString ProgramOffers::firstCommand()
{
    refresh();
    return rows().empty() ? QString() : rows().front().command;
}

void ProgramOffers::refresh()
{
    std::vector<ProgramOffer> offers;
    offer(offers, ownFolder(), false);
    offer(offers, houseFolder(), true);
    setRows(std::move(offers));
}

QString ProgramOffers::commandFor(const QUrl &file)
{
    return file.isLocalFile() ? commandOf(QFileInfo(file.toLocalFile())) : QString();
}
