#!/bin/sh
# Brings the translation files in step with the words in the code: one file for each page, `frame.ts` for
# the rest; English for every word, French for the plurals alone. Run from anywhere; needs pyside6-lupdate.
set -eu
cd "$(dirname "$0")/../.."
lupdate=${LUPDATE:-.venv/bin/pyside6-lupdate}

update() { # name, then the files
    name=$1
    shift
    [ $# -gt 0 ] || return 0
    mkdir -p resources/translations/en_GB resources/translations/fr_FR
    "$lupdate" -silent -no-obsolete -locations none -source-language fr_FR -target-language en_GB \
        "$@" -ts "resources/translations/en_GB/$name.ts"
    "$lupdate" -silent -no-obsolete -locations none -source-language fr_FR -target-language fr_FR -pluralonly \
        "$@" -ts "resources/translations/fr_FR/$name.ts"
    grep -q "<message" "resources/translations/fr_FR/$name.ts" || rm "resources/translations/fr_FR/$name.ts"
    grep -q "<message" "resources/translations/en_GB/$name.ts" || rm "resources/translations/en_GB/$name.ts"
}

# shellcheck disable=SC2046
update frame $(find ui -name '*.py' -not -path 'ui/pages/*' | sort)
for page in ui/pages/*/; do
    [ -d "$page" ] || continue
    # shellcheck disable=SC2046
    update "$(basename "$page")" $(find "$page" -name '*.py' | sort)
done
