#!/bin/bash
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds build/packages/petrangola-VERSION-1.ARCHITECTURE.rpm and the source package from the source release, with
# rpmbuild and petrangola.spec, and looks at what is in it and what it wants. The packages' names are Fedora's; built on
# another system it is for Fedora releases whose C library and Qt are not older than those here.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
. packaging/packages.sh
. packaging/release.sh

command -v rpmbuild >/dev/null || install_missing rpm
fedora=no
[[ -e /etc/fedora-release ]] && fedora=yes
nodeps=()
if [[ $fedora == no ]]; then
    install_missing "${build_packages[@]}" "${packaging_packages[@]}"
    # What is installed here is in no rpm database. Fedora's own folders and compressed manuals, as its macros would say.
    nodeps=(--nodeps --define '_libdir /usr/lib64' --define 'optflags %{nil}' --define '_build_id_links none'
        --define 'debug_package %{nil}' --define '_docdir_fmt %%{NAME}'
        --define '__os_install_post /usr/lib/rpm/brp-strip /usr/bin/strip;bash /usr/lib/rpm/brp-compress' --define "_smp_mflags -j${JOBS:-$(nproc)}")
    # Since 1.0.19, and Fedora 40, this library has another name than here: what is here is built in.
    nodeps+=(--define "sodium_built_in /usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)/libsodium.a"
        --define 'sodium_licence /usr/share/doc/libsodium-dev/copyright')
fi
use_ccache

top=$PWD/build/rpm
rm -rf "$top"
mkdir -p "$top"/{SOURCES,SPECS} build/packages
release=$(bash packaging/source.sh)
cp "$release" "$top/SOURCES"
{
    sed "s/@VERSION@/$version/" packaging/petrangola.spec
    python3 -B packaging/release_notes.py rpm "$version"
} >"$top/SPECS/petrangola.spec"
rpmbuild -ba --define "_topdir $top" --define 'use_source_date_epoch_as_buildtime 1' \
    --define 'clamp_mtime_to_source_date_epoch 1' --define '_buildhost localhost' "${nodeps[@]}" "$top/SPECS/petrangola.spec"
cp "$top"/RPMS/*/petrangola-"$version"-*.rpm "$top"/SRPMS/petrangola-"$version"-*.src.rpm build/packages
package=$(find "$top/RPMS" -name "petrangola-$version-*.rpm" ! -name '*debug*')

# ---------------------------------------------------------------- what is in it, and what it wants

trouble=0
wrong() {
    printf 'wrong: %s\n' "$*" >&2
    trouble=1
}
files=$(rpm -qlp "$package")
for file in bin/petrangola bin/petrangola-arena lib64/petrangola/petrangola_sound.so lib64/petrangola/petrangola-guard lib64/petrangola/opponents/greedy \
    lib64/petrangola/opponents/careful.py lib64/petrangola/opponents/README.md share/applications/petrangola.desktop \
    share/metainfo/io.github.petrangola.petrangola.metainfo.xml share/mime/packages/petrangola-record.xml \
    share/icons/hicolor/{scalable/apps/petrangola.svg,16x16/apps/petrangola.png,256x256/apps/petrangola.png} \
    share/man/{man6,it/man6}/petrangola{,-arena}.6.gz share/bash-completion/completions/petrangola-arena \
    share/zsh/site-functions/_petrangola-arena share/fish/vendor_completions.d/petrangola-arena.fish \
    share/licenses/petrangola/GPL-3.0-or-later.txt share/doc/petrangola/README.md; do
    grep -qxF "/usr/$file" <<<"$files" || wrong "/usr/$file is not in it"
done
requires=$(rpm -qp --requires "$package" | sort -u)
for name in qt6-qtbase'(x86-64)' qt6-qtbase-gui'(x86-64)' qt6-qtdeclarative'(x86-64)' qt6-qtsvg'(x86-64)' hicolor-icon-theme shared-mime-info \
    'libQt6Core.so.6()(64bit)' 'libQt6Quick.so.6()(64bit)' 'libQt6Sql.so.6()(64bit)' 'libQt6Svg.so.6()(64bit)'; do
    grep -qxF "$name" <<<"$requires" || wrong "it does not require $name"
done
# Only what Fedora has a name for: its packages, libraries by the names that its rpm gives them, and rpm's own features.
others=$(grep -vE '^(qt6-[a-z-]+|hicolor-icon-theme|shared-mime-info)(\(x86-64\))?$|^lib(Qt6[A-Za-z]+|c|m|gcc_s|stdc\+\+|sodium|sqlite3)\.so\.[0-9]+\([A-Za-z0-9_.]*\)\(64bit\)$|^ld-linux-x86-64\.so\.2|^(rpmlib\(|rtld\()' <<<"$requires" || true)
[[ -z $others ]] || wrong "it requires $others"
[[ $fedora == yes || $requires != *sodium* ]] || wrong "it requires a libsodium that Fedora does not have"
grep -q 'Multimedia\|pulse' <<<"$requires" && wrong "it requires what only the sounds need"
grep -q '^qt6-qtmultimedia' <<<"$(rpm -qp --recommends "$package")" || wrong "it does not recommend qt6-qtmultimedia"
grep -q 'greedy\|petrangola_sound' <<<"$(rpm -qp --provides "$package")" && wrong "it provides its own parts to others"
[[ $(rpm -qp --qf '%{VERSION}' "$package") == "$version" ]] || wrong "its version is another"
((trouble == 0)) || exit 1
printf '%s: what is in it and what it wants is as it should be\n' "$PWD/build/packages/${package##*/}"
