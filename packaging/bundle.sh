#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds build/packages/petrangola-VERSION-ARCHITECTURE.run from the source release: one file with the game, Qt and all
# that Qt needs, which runs from anywhere, with no rights and nothing installed, where the C library is not older than
# this system's. What it does when started is in bundle_start.sh.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
. packaging/packages.sh
. packaging/release.sh

install_missing "${build_packages[@]}" "${play_packages[@]}" "${packaging_packages[@]}" qt6-wayland xkb-data
use_ccache
architecture=$(uname -m)
source=$PWD/build/bundle/petrangola
tree=$PWD/build/bundle/tree
qt=$(qtpaths6 --query QT_INSTALL_PLUGINS)
qt_qml=$(qtpaths6 --query QT_INSTALL_QML)

unpacked_source "$source"
(
    cd "$source"
    cmake --preset release -DBUILD_TESTING=OFF -DCMAKE_INSTALL_PREFIX=/usr -DCMAKE_INSTALL_LIBDIR=lib
    cmake --build --preset release -j "${JOBS:-$(nproc)}"
)
rm -rf "$tree"
DESTDIR=$tree cmake --install "$source/build/release" --strip
usr=$tree/usr
mkdir -p "$usr"/{lib/host,plugins,qml}

[[ -x $usr/lib/petrangola/petrangola-guard ]] || {
    echo "there is no petrangola-guard in it: no program could play" >&2
    exit 1
}

# ---------------------------------------------------------------- what Qt loads while it runs

/usr/lib/qt6/libexec/qmlimportscanner -rootPath "$source/qml" -importPath "$qt_qml" \
    | jq -r '.[] | select(.type == "module" and .path != null) | .path' | sort -u | while read -r module; do
    into=$usr/qml/${module#"$qt_qml"/}
    mkdir -p "$into"
    find "$module" -maxdepth 1 -type f ! -name '*.qmltypes' ! -name '*.prl' -exec cp {} "$into" \;
done
for plugin in platforms/libq{xcb,offscreen,wayland-generic,wayland-egl}.so xcbglintegrations/libqxcb-{glx,egl}-integration.so \
    imageformats/libq{svg,jpeg}.so iconengines/libqsvgicon.so sqldrivers/libqsqlite.so \
    platforminputcontexts/lib{compose,ibus}platforminputcontextplugin.so \
    wayland-{shell-integration,decoration-client,graphics-integration-client}; do
    mkdir -p "$usr/plugins/${plugin%/*}"
    cp -r "$qt/$plugin" "$usr/plugins/$([[ $plugin == */* ]] && echo "${plugin%/*}")"
done

# ---------------------------------------------------------------- the libraries

# These belong to the system: its drivers are made for its own. Where it has none of them, ours are taken (bundle_start.sh).
host='^lib(stdc\+\+|gcc_s|GL|GLX|EGL|OpenGL|GLdispatch|X11|X11-xcb|xcb|xcb-.*|Xau|Xdmcp|wayland-.*|drm|gbm|fontconfig|freetype|expat|z|bsd|md|uuid|dbus-1|systemd|glib-2\.0|pulse|pulsecommon.*|sndfile|ffi|ICE|SM|zstd|lzma|lz4|pcre2-8|gcrypt|gpg-error|cap|com_err|keyutils|krb5.*|k5crypto|gssapi_krb5|proxy|asyncns|FLAC|ogg|opus|vorbis.*|mpg123|mp3lame|gomp)[.-]'
never='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util))\.so'
find "$usr" -type f \( -name '*.so*' -o -path '*/bin/*' -o -name petrangola-guard -o -path '*/opponents/greedy' \) -print0 | xargs -0 -n1 ldd 2>/dev/null \
    | awk '/=> \//{print $3}' | sort -u >"$tree/libraries"
while read -r library; do
    name=${library##*/}
    [[ $name =~ $never || $library == "$usr"/* ]] && continue
    folder=$usr/lib
    [[ $name =~ $host ]] && folder=$usr/lib/host
    cp -L "$library" "$folder/$name"
done <"$tree/libraries"
chmod 755 "$usr"/lib/*.so* "$usr"/lib/host/*
strip --strip-unneeded "$usr"/lib/*.so* "$usr"/lib/host/*.so*

# Everything finds the libraries from where it lies itself; lib/used is what the system lacks, by links.
find "$usr" -type f \( -name '*.so*' -o -path '*/bin/*' -o -name petrangola-guard -o -path '*/opponents/greedy' \) | while read -r file; do
    from=$(realpath --relative-to="$(dirname "$file")" "$usr/lib")
    patchelf --set-rpath "\$ORIGIN/$from:\$ORIGIN/$from/used" "$file"
done
printf '[Paths]\nPrefix = ..\nPlugins = plugins\nQmlImports = qml\n' >"$usr/bin/qt.conf"

# ---------------------------------------------------------------- fonts and keyboards, where the system has none

mkdir -p "$usr/share/petrangola/fonts"
cp "$source"/resources/fonts/made/*.ttf "$usr/share/petrangola/fonts"
cp packaging/bundle_fonts.conf "$usr/share/petrangola/fonts.conf"
cp -r /usr/share/X11/xkb "$usr/share/petrangola/xkb"

# ---------------------------------------------------------------- licences

licences=$usr/share/doc/petrangola/licences
mkdir -p "$licences"
cp LICENSES/*.txt resources/fonts/OFL.txt "$licences"
{
    cat "$tree/libraries"
    find "$usr/plugins" -name '*.so' -printf "$qt/%P\n"
    find "$usr/qml" -type f -printf "$qt_qml/%P\n"
    echo /usr/share/X11/xkb/rules/evdev
} | while read -r file; do
    dpkg-query -S "$file" 2>/dev/null || dpkg-query -S "$(realpath "$file")" 2>/dev/null || dpkg-query -S "/usr$file"
done | sed 's/: .*//' | sort -u | while read -r package; do
    [[ ${package%%:*} == libc6 ]] && continue
    # shellcheck disable=SC2016
    dpkg-query -W -f '${Package} ${Version} (source ${source:Package} ${source:Version})\n' "$package" >>"$licences/packages"
    cp "/usr/share/doc/${package%%:*}/copyright" "$licences/${package%%:*}.copyright"
done
cat >"$licences/README" <<END
Petrangola $version is under the GNU General Public License, version 3 or later (GPL-3.0-or-later.txt); its pictures
and sounds are under CC BY-SA 4.0, its fonts under the SIL Open Font License.

This bundle brings libraries from Debian packages, unchanged but for where they look for each other. They are named in
the file "packages" here with their versions; NAME.copyright is the licence of each. Their sources are what
"apt-get source" gets on Debian $(cut -d. -f1 /etc/debian_version), and are kept at https://snapshot.debian.org by these names and versions.

Qt is under the GNU Lesser General Public License, version 3: its libraries lie as files in usr/lib of the unpacked
bundle (petrangola.run --unpack FOLDER) and can be replaced by others.
END

# ---------------------------------------------------------------- one file

rm "$tree/libraries"
mkdir -p build/packages
bundle=$PWD/build/packages/petrangola-$version-$architecture.run
tar -c -C "$tree" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu usr \
    | gzip -9n >"$tree.tar.gz"
glibc=$(ldd --version | sed -n '1s/.* //p')
sed -e "s/@VERSION@/$version/; s/@GLIBC@/$glibc/; s/@SUM@/$(sha256sum <"$tree.tar.gz" | cut -d' ' -f1)/" \
    packaging/bundle_start.sh >"$tree.head"
sed -i "s/@BYTES@/$(stat -c %s "$tree.tar.gz")/" "$tree.head"
cat "$tree.head" "$tree.tar.gz" >"$bundle"
chmod 755 "$bundle"
printf '%s\n' "$bundle"
