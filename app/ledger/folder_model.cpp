// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ledger/folder_model.h"

#include "words/game_words.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

FolderModel::FolderModel(QObject *parent)
    : RowModel(parent)
{
    m_path = documents();
    look();
}

QHash<int, QByteArray> FolderModel::roleNames() const
{
    return {{NameRole, "name"}, {PathRole, "path"}, {NoteRole, "note"}, {FolderRole, "folder"}, {ToldRole, "told"}};
}

QVariant FolderModel::value(const FolderRow &row, int role) const
{
    switch (role) {
    case NameRole:
        return row.name;
    case PathRole:
        return row.path;
    case NoteRole:
        return row.note;
    case FolderRole:
        return row.folder;
    case ToldRole:
        return row.name == u".." ? tr("one folder up")
            : row.folder         ? tr("folder %1").arg(row.name)
                                 : tr("%1, of %2", "a file and its date").arg(row.name, row.note);
    default:
        return {};
    }
}

QString FolderModel::documents()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString FolderModel::fullPath() const
{
    QString path = m_path.trimmed();
    if (path == u"~" || path.startsWith(u"~/"))
        path = QDir::homePath() + path.mid(1);
    else if (!path.isEmpty() && QDir::isRelativePath(path))
        path = documents() + u'/' + path;
    return QDir::cleanPath(path);
}

bool FolderModel::isFile() const
{
    return QFileInfo(fullPath()).isFile();
}

bool FolderModel::isFolder() const
{
    return QFileInfo(fullPath()).isDir();
}

void FolderModel::setPath(const QString &path)
{
    if (path == m_path)
        return;
    m_path = path;
    look();
}

QString FolderModel::beside(const QString &name) const
{
    return m_folder.isEmpty() ? name : QDir(m_folder).filePath(name);
}

QString FolderModel::pathAt(int row) const
{
    return row >= 0 && row < rowCount() ? rows()[static_cast<std::size_t>(row)].path : QString();
}

bool FolderModel::folderAt(int row) const
{
    return row >= 0 && row < rowCount() && rows()[static_cast<std::size_t>(row)].folder;
}

QString FolderModel::toldAt(int row) const
{
    return row >= 0 && row < rowCount() ? value(rows()[static_cast<std::size_t>(row)], ToldRole).toString() : QString();
}

void FolderModel::look()
{
    const QFileInfo named(fullPath());
    const QString folder = named.isDir() ? named.filePath() : named.path();
    m_folder = QFileInfo(folder).isDir() ? folder : QString();
    m_records = 0;
    std::vector<FolderRow> rows;
    if (const QDir dir(m_folder); !m_folder.isEmpty()) {
        if (!dir.isRoot())
            rows.push_back({.name = u".."_s, .path = QFileInfo(m_folder).path(), .note = {}, .folder = true});
        for (const QFileInfo &each :
             dir.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::LocaleAware))
            rows.push_back({.name = each.fileName(), .path = each.filePath(), .note = {}, .folder = true});
        for (const QFileInfo &each :
             dir.entryInfoList({u"*.petrangola"_s}, QDir::Files, QDir::Name | QDir::LocaleAware)) {
            rows.push_back({.name = each.fileName(),
                            .path = each.filePath(),
                            .note = words::moment(each.lastModified()),
                            .folder = false});
            ++m_records;
        }
    }
    setRows(std::move(rows));
    Q_EMIT changed();
}
