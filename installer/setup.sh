#!/bin/sh
# Makes this checkout ready: system packages, uv, the locked Python environment in .venv.
# Safe to call again: it looks first, and does nothing where nothing has changed.
set -eu

cd "$(dirname "$0")/.."
here=$(pwd)
uv_version=0.13.9
stamp=.venv/guichet-set-up

say() { echo "set-up: $*"; }
fail() {
    echo "set-up: $*" >&2
    exit 1
}

# What the environment was made from; a moved or copied checkout is made anew.
made_from() {
    echo "$here"
    cat installer/packages.txt installer/setup.sh pyproject.toml uv.lock | cksum
}

if [ -x .venv/bin/python ] && [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(made_from)" ]; then
    exit 0
fi

# Some build machines have no home folder; pip, uv and Qt each want one for what they keep.
if [ -z "${HOME:-}" ]; then
    HOME=$here/.uv/home
    export HOME
    mkdir -p "$HOME"
fi
unset VIRTUAL_ENV PYTHONHOME
export PIP_DISABLE_PIP_VERSION_CHECK=1
export UV_PYTHON_DOWNLOADS=never

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        fail "not root and no sudo. As root, run: apt-get satisfy '$wanted'"
    fi
}

system_packages() {
    wanted=$(sed -e 's/#.*//' -e '/^\[/d' -e 's/[[:space:]]*$//' -e '/^$/d' installer/packages.txt | paste -sd, -)
    if ! command -v apt-get >/dev/null; then
        say "this is no Debian: the libraries in installer/packages.txt are yours to install"
        return
    fi
    # An unreadable answer counts as missing: the real run below then says why.
    if plan=$(apt-get --simulate satisfy "$wanted" 2>/dev/null) && ! echo "$plan" | grep -q '^Inst '; then
        say "system packages: all there"
        return
    fi
    say "installing the system packages of installer/packages.txt (apt-get)"
    as_root apt-get -qq update
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq satisfy --yes --no-install-recommends "$wanted" \
        >/dev/null
}

usable() { # a Python of 3.11 or later that can make environments
    "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    for name in python3 python3.13 python3.12 python3.11; do
        if usable "$name"; then
            command -v "$name"
            return
        fi
    done
    fail "no Python 3.11 or later with venv was found (Debian: apt-get install python3-venv)"
}

get_uv() {
    if [ "$(.uv/bin/uv --version 2>/dev/null | cut -d' ' -f2)" = "$uv_version" ]; then
        return
    fi
    say "fetching uv $uv_version into .uv (a Python environment of its own)"
    "$python" -m venv --clear .uv
    .uv/bin/python -m pip install --quiet "uv==$uv_version"
}

system_packages
python=$(find_python)
get_uv
say "making the environment in .venv as uv.lock has it, with $("$python" --version)"
.uv/bin/uv sync --locked --quiet --python "$python"
made_from >"$stamp"
say "ready"
