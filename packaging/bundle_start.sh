#!/bin/sh
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Petrangola @VERSION@ in one file: this script, and behind it what it unpacks (gzip and tar).
set -eu

sum=@SUM@
bytes=@BYTES@
self=$(readlink -f -- "$0")
cache=${XDG_CACHE_HOME:-$HOME/.cache}/petrangola-bundle
home=$cache/@VERSION@-$(printf %.12s $sum)
share=${XDG_DATA_HOME:-$HOME/.local/share}

usage() {
    cat <<END
Petrangola @VERSION@, card games against the computer, in one file. It needs no installation and no rights.

    $0                     plays; what the game itself can be asked for: --help
    $0 RECORD.petrangola   watches a match again
    $0 --arena …           petrangola-arena, which plays without a screen

    --install-menu    puts the game into your desktop's menu, and lets it open records; move this file to its place first
    --remove-menu     takes it out again
    --remove          takes out all that this file has left: the menu entry and what was unpacked. Then delete the file.
                      Your matches and settings stay, in ~/.local/share/petrangola and ~/.config/petrangola
    --unpack FOLDER   unpacks it there
    --licences        tells the licences of the game and of all that is in here
    --bundle-help     tells this

The first start unpacks 120 MB to $cache;
unpacked versions that were not used for a month are deleted there.
END
}

fail() {
    echo "petrangola: $*" >&2
    exit 1
}

unpack() { # FOLDER
    mkdir -p "$1" || fail "$1 cannot be made. Set XDG_CACHE_HOME to a folder that you may write to"
    [ "$(tail -c $bytes "$self" | sha256sum | cut -d' ' -f1)" = $sum ] || fail "this file is damaged; fetch it again"
    tail -c $bytes "$self" | tar -xz -C "$1" || fail "it cannot be unpacked to $1; is there room for 120 MB?"
}

need_unpacked() {
    if [ ! -d "$home" ]; then
        mkdir -p "$cache" || fail "$cache cannot be made. Set XDG_CACHE_HOME to a folder that you may write to"
        find "$cache" -mindepth 1 -maxdepth 1 -mtime +30 -exec rm -rf {} + || true
        unpack "$home.$$"
        # Whoever else was at it has unpacked the same.
        mv -T "$home.$$" "$home" 2>/dev/null || rm -rf "$home.$$"
        link_missing
        QT_QPA_PLATFORM=offscreen "$home/usr/bin/petrangola" --version >/dev/null || {
            rm -rf "$home"
            fail "this needs a Linux whose C library is @GLIBC@ or newer, and a cache folder from which programs may run"
        }
    fi
    touch "$home"
}

# Libraries of this system are taken where it has them; the others by links in lib/used.
link_missing() {
    known=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null | awk '{print $1}')
    missing=
    for file in "$home"/usr/lib/host/*; do
        name=${file##*/}
        printf '%s\n' "$known" | grep -qxF "$name" || missing="$missing $name"
    done
    [ "$(cat "$home/missing" 2>/dev/null)" = "$missing" ] && [ -e "$home/missing" ] && return
    rm -rf "$home/usr/lib/used"
    mkdir "$home/usr/lib/used"
    for name in $missing; do
        ln -s "../host/$name" "$home/usr/lib/used/$name"
    done
    printf '%s\n' "$missing" >"$home/missing"
}

surroundings() {
    # No driver to draw with: then without one.
    printf '%s\n' "$known" | grep -qE '^lib(GLX|EGL)_(mesa|nvidia)' || : "${QT_QUICK_BACKEND:=software}"
    [ -n "${QT_QUICK_BACKEND-}" ] && export QT_QUICK_BACKEND
    [ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$home/usr/share/petrangola/fonts.conf"
    [ -e /usr/share/X11/xkb/rules ] || export XKB_CONFIG_ROOT="$home/usr/share/petrangola/xkb"
    # What is set for another Qt is not for this one.
    unset QT_PLUGIN_PATH QML_IMPORT_PATH QML2_IMPORT_PATH QT_QPA_PLATFORMTHEME QT_STYLE_OVERRIDE
}

refresh_menu() {
    if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$share/applications" || true; fi
    if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" || true; fi
}

menu_files() {
    (cd "$home/usr/share" && find applications icons mime -type f)
}

install_menu() {
    need_unpacked
    menu_files | while read -r file; do
        mkdir -p "$share/${file%/*}"
        cp "$home/usr/share/$file" "$share/$file"
    done
    # In a desktop entry these are written with a backslash, and the backslash twice; a percent sign twice.
    entry=$(printf '%s\n' "$self" | sed 's/\\/&&&&/g; s/["`$]/\\\\&/g; s/%/%%/g')
    entry=$entry awk '/^Exec=/ { sub(/^Exec=petrangola/, ""); print "Exec=\"" ENVIRON["entry"] "\"" $0; next } { print }' \
        "$home/usr/share/applications/petrangola.desktop" >"$share/applications/petrangola.desktop"
    refresh_menu
    echo "Petrangola is in your menu; it starts $self. To take it out: $0 --remove-menu"
}

remove_menu() {
    need_unpacked
    menu_files | while read -r file; do
        rm -f "$share/$file"
    done
    refresh_menu
}

program=petrangola
case ${1-} in
--bundle-help) usage; exit ;;
--install-menu) install_menu; exit ;;
--remove-menu) remove_menu; exit ;;
--remove) remove_menu; rm -rf "$cache"; echo "removed; now delete $self"; exit ;;
--unpack)
    [ -n "${2-}" ] || fail "--unpack needs a folder"
    unpack "$2"
    exit
    ;;
--licences)
    need_unpacked
    cd "$home/usr/share/doc/petrangola/licences"
    cat README packages
    echo
    echo "The texts: $home/usr/share/doc/petrangola/licences"
    exit
    ;;
--arena) shift; program=petrangola-arena ;;
esac

need_unpacked
link_missing
surroundings
exec "$home/usr/bin/$program" "$@"
exit 1
