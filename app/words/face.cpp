// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/face.h"

std::optional<Face> Face::parse(const QString &face)
{
    const qsizetype slash = face.indexOf(u'/');
    const cards::Pack *pack = slash < 0 ? nullptr : cards::findPack(face.left(slash).toStdString());
    return pack == nullptr ? std::nullopt : std::optional(Face{.pack = pack, .code = face.mid(slash + 1)});
}

cards::Card Face::card() const
{
    return pack->parse(code.toStdString()).value_or(cards::Card());
}

QString faceOf(const cards::Pack &pack, cards::Card card)
{
    return QString::fromLatin1(pack.name) + u'/'
        + (card.hidden() ? QStringLiteral("back") : QString::fromStdString(pack.code(card)));
}

QStringList facesOf(const cards::Pack &pack, std::span<const cards::Card> cards)
{
    QStringList faces;
    for (const cards::Card card : cards)
        faces << faceOf(pack, card);
    return faces;
}

QString coverOf(const QString &face)
{
    return face.section(u'/', 0, 0) + QStringLiteral("/back");
}
