"""`python -m db.migrations NAME`: write the next version from what the tables have become.

New sealed tables get their triggers; read what it wrote before committing it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from alembic import autogenerate, command
from alembic.operations import ops
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from db.engines import sqlite_writer
from db.migrations.guards import seal_table
from db.migrations.upgrading import configuration
from db.schema import METADATA, SEALED

_GUARDED = {"journal", *(table.name for table in SEALED)}


def main(name: str) -> Path:
    with (
        tempfile.TemporaryDirectory() as folder,
        sqlite_writer(Path(folder) / "now.db").begin() as connection,
    ):
        config = configuration(connection)
        command.upgrade(config, "head")
        context = MigrationContext.configure(connection)
        made = autogenerate.produce_migrations(context, METADATA).upgrade_ops
        script = ScriptDirectory.from_config(config)
        number = len(list(script.walk_revisions())) + 1
        [*changes] = made.ops if made is not None else []
        body = autogenerate.render_python_code(ops.UpgradeOps(changes))
        body = "\n".join(line for line in body.splitlines() if "###" not in line)
        new = [each.table_name for each in changes if isinstance(each, ops.CreateTableOp)]
        seals = [f"    {seal_table.__name__}({table!r})" for table in new if table in _GUARDED]
        path = Path(__file__).parent / "versions" / f"{number:04d}_{name}.py"
        path.write_text(_script(name, number, body, seals), "utf-8")
        return path


def _script(name: str, number: int, body: str, seals: list[str]) -> str:
    before = f"{number - 1:04d}" if number > 1 else None
    return "\n".join(
        [
            f'"""{name.replace("_", " ").capitalize()}."""',
            "",
            "from __future__ import annotations",
            "",
            "import sqlalchemy as sa",
            "from alembic import op",
            "",
            "from db.migrations.guards import seal_table",
            "",
            f'revision = "{number:04d}"',
            f"down_revision = {before!r}",
            "",
            "",
            "def upgrade() -> None:",
            "    " + body.strip(),
            *seals,
            "",
        ]
    )


if __name__ == "__main__":
    sys.stdout.write(f"{main(sys.argv[1])}\n")
