# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Minimal Debian systems in a folder, to try what was packed where nothing else is installed. Needs root.

# Where the systems are kept, untouched; a trial changes only a layer over them.
roots=${PETRANGOLA_ROOTS:-/var/tmp/petrangola-roots}

# enter_root SUITE: makes the system if it is not there, lays a fresh layer over it, and sets `root` to where it is.
# `shared` is a folder that has the same name in there. All of it is gone when the script ends.
enter_root() {
    ((EUID == 0)) || die "this needs root, for chroot and mount"
    if [[ ! -e $roots/$1/var/lib/dpkg/status ]]; then
        say "making a minimal Debian $1 in $roots/$1"
        mkdir -p "$roots"
        rm -rf "$roots/$1.part"
        debootstrap --variant=minbase "$1" "$roots/$1.part" http://deb.debian.org/debian >"$roots/$1.log" \
            || die "debootstrap failed: see $roots/$1.log"
        mv "$roots/$1.part" "$roots/$1"
    fi
    layer=$(mktemp -d)
    trap leave_root EXIT
    mkdir "$layer"/{changes,work,root}
    root=$layer/root shared=$layer/shared
    mount -t overlay overlay -o "lowerdir=$roots/$1,upperdir=$layer/changes,workdir=$layer/work" "$root"
    mount -t proc proc "$root/proc"
    mount --rbind --make-rslave /dev "$root/dev"
    mkdir -p "$shared" "$root$shared" "$root/tmp/.X11-unix" /tmp/.X11-unix
    mount --bind "$shared" "$root$shared"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
    chmod 755 "$root/usr/sbin/policy-rc.d" "$layer"
    chroot "$root" useradd --create-home --uid 1234 player
    chroot "$root" install -d -m 700 -o 1234 /run/player
    # The system becomes the root of all that is mounted: in a mere chroot nobody may make user namespaces, and without
    # them the guard has half of its means.
    cat >"$layer/as-player" <<END
#!/bin/sh
exec unshare --mount sh -c 'cd "\$0" && pivot_root . . && umount -l . && cd / && exec "\$@"' '$root' \\
    chroot --userspec=1234:1234 / env "\$@"
END
    chmod 755 "$layer/as-player"
}

leave_root() {
    local place
    for place in "$root/ccache" "$root/tmp/.X11-unix" "$root$shared" "$root/dev" "$root/proc" "$root"; do
        umount -R "$place" 2>/dev/null || umount -l "$place" 2>/dev/null || true
    done
    # Nothing of this machine may be under it any more.
    mountpoint -q "$root" || rm -rf --one-file-system "$layer"
}

inside() {
    chroot "$root" env LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

as_player() {
    "$layer/as-player" -i HOME=/home/player XDG_RUNTIME_DIR=/run/player LC_ALL=C.UTF-8 \
        PATH=/usr/local/bin:/usr/bin:/bin:/usr/games "$@"
}

# play_inside OUTDIR PART COMMAND…: tests/e2e/installed.py at the window of a program in there, with its home in $shared.
# Where `opponent` says in there where the example `greedy` lies, that has a seat.
play_inside() {
    local outdir=$1 part=$2 home=$shared/home
    shift 2
    cat >"$layer/start" <<END
#!/bin/sh
chown -R 1234:1234 '$home'
exec '$layer/as-player' HOME=/home/player PATH=/usr/bin:/bin:/usr/games $* "\$@"
END
    chmod 755 "$layer/start"
    mkdir -p "$home"
    python3 -B tests/e2e/installed.py "$layer/start" "$outdir" "$home" "$part" ${opponent:+"$opponent"}
}

# seat_programs GREEDY ARENA…: the arena lets that program play in there, and a nosy one that then becomes it. Nothing is
# to be said of either, but what the nosy one says itself.
seat_programs() {
    local greedy=$1 folder=$root/home/player/programs said
    shift
    mkdir "$folder"
    cat >"$folder/nosy" <<END
#!/bin/sh
{
    echo 'here I am'
    ! cat /home/player/private >/dev/null 2>&1 || echo 'I read private files'
    ! touch /home/player/programs/mine 2>/dev/null || echo 'I write beside me'
    set -- /proc/[0-9]*
    [ \$# -lt 8 ] || echo "I see \$# processes"
    [ -z "\${PETRANGOLA_SECRET-}" ] || echo 'I see what others were told'
} >&2
exec '$greedy'
END
    chmod 755 "$folder/nosy"
    echo mine >"$root/home/player/private"
    chown -R 1234:1234 "$folder" "$root/home/player/private"
    as_player "${greedy%/opponents/*}/petrangola-guard" --probe
    as_player env PETRANGOLA_SECRET=1 "$@" play --game petrangola --matches 2 --seed 1 \
        --seats "expert,exec:$greedy,exec:/home/player/programs/nosy" 2>"$layer/said"
    said=$(sort -u "$layer/said")
    [[ $said == *'here I am' && $said != *$'\n'* ]] || die "at the arena's seats: $said"
    rm -r "$folder" "$root/home/player/private"
}

step() {
    printf '==== %s\n' "$*"
}
