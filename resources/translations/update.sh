#!/bin/sh
# Brings the translation files in step with the words in the code: one file for each page, `errors.ts`
# for refusals, `frame.ts` for the rest; English for every word; French for plurals
# alone. Run from anywhere; needs pyside6-lupdate.
set -eu
cd "$(dirname "$0")/../.."
# `mark` marks a sentence of a table, which is translated where it is said.
options="-silent -no-obsolete -locations none -source-language fr_FR -tr-function-alias QT_TRANSLATE_NOOP+=mark"
lupdate=${LUPDATE:-.venv/bin/pyside6-lupdate}

# `plurals.ts` is kept by hand: lupdate sees a count in Python only where it is written as a figure.
update() { # name, then the files
    name=$1
    shift
    [ $# -gt 0 ] || return 0
    mkdir -p resources/translations/en_GB
    # shellcheck disable=SC2086
    "$lupdate" $options -target-language en_GB "$@" -ts "resources/translations/en_GB/$name.ts"
    grep -q "<message" "resources/translations/en_GB/$name.ts" || rm "resources/translations/en_GB/$name.ts"
}

# shellcheck disable=SC2046
update frame $(find ui -name '*.py' -not -path 'ui/pages/*' -not -path 'ui/errors/*' -not -path 'ui/betting/*' -not -path 'ui/tournament/*' -not -path 'ui/second/*' -not -path '*refusal.py' \
    -not -path 'ui/setup/*' -not -name act_words.py -not -name words_of_errors.py | sort)
# shellcheck disable=SC2046
update errors $(find ui/errors -name '*.py' | sort) ui/words_of_errors.py ui/widgets/refusal.py
# shellcheck disable=SC2046
update betting $(find ui/betting -name '*.py' | sort)
# shellcheck disable=SC2046
update tournament $(find ui/tournament ui/second -name '*.py' | sort)
update acts ui/act_words.py
# shellcheck disable=SC2046
update setup $(find ui/setup -name '*.py' | sort)
for page in ui/pages/*/; do
    [ -d "$page" ] || continue
    # shellcheck disable=SC2046
    update "$(basename "$page")" $(find "$page" -name '*.py' | sort)
done
