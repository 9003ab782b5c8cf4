"""Every setting once: its name, type, default and what it does."""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from platformdirs import user_config_path, user_data_path

from app.domain.betting.limits import ARTICLE_6, Limits
from app.domain.errors import KnownError
from app.domain.house.people import BadgeUse
from app.domain.values import Money


@dataclass(frozen=True, slots=True)
class Settings:
    """The house's own rules where the law leaves a choice."""

    limits: Limits = ARTICLE_6
    same_event: bool = True
    """Picks of one event can't stand in one combination (BETTING B2, art. 6.2)."""
    bulletins_only: bool = False
    """Only 1N2 bets may be combined, as on the paper bulletins (BETTING B1)."""
    bet_operator_key: str = ""
    """The bet operator's Ed25519 key in hex: with it, offer and result files must be signed (BETTING B1)."""
    payer_name: str = ""
    """Who pays winners by transfer: the holder of the account, as the bank knows it."""
    payer_iban: str = ""
    """The account that transfers to winners are paid from (BETTING B8)."""
    linked_identity: bool = False
    """The stricter rules against money laundering: identity from 2,000 € of linked payments to one
    person in a day, and where several wins are asked for together over 300 € (HOUSE H9)."""
    commission_thousandths: int = 50
    """What the shop earns of the stakes that stand, in thousandths (BETTING B9)."""
    blind_count: bool = False
    """Whoever closes a drawer counts before it is told what was expected (HOUSE H3)."""
    usual_float: Money = Money.ZERO
    """What a drawer is usually opened with; proposed, and never counted on (HOUSE H3)."""
    drawer_ceiling: Money = Money.ZERO
    """Cash in a drawer above which its cashier is warned; 0 for no warning (HOUSE H3)."""
    drawer_short: bool = True
    """A drawer pays no more than it holds (BETTING B8)."""
    ban_list_days: int = 31
    """Age in days past which the list of banned persons stops registration (POKER P3)."""
    offer_minutes: int = 20
    """How long the desk holds a freed place for the first of a waiting list before it may pass on."""
    season_table: str = ""
    """The gaming table that serves single-table tournaments, as the letter about it says (POKER P2)."""
    pin_tries: int = 3
    """Wrong PINs in a row that lock an operator (HOUSE H2)."""
    pin_lock_seconds: int = 300
    """How long the first lock lasts; it doubles with each further wrong PIN."""
    badge: BadgeUse = BadgeUse.OFF
    """Whether a scanned badge says who somebody is, and whether his PIN is taken without it (HOUSE H2)."""
    approval_seconds: int = 300
    """How long a supervisor's approval waits for the act it is bound to."""
    backup_every_hours: int = 4
    """Hours between two copies of the store; 0 for none but those at will (HOUSE H5)."""
    backups_kept: int = 60
    """How many copies are kept before the oldest goes."""
    copies_folder: str = ""
    """Where copies go on a station that says nothing else; empty for beside the store."""
    timestamp_authority: str = ""
    """The http or https address that closures are timestamped at on a station that says nothing else."""
    timestamp_proxy: str = ""
    """The http address of the proxy through which the authority is reached; empty for none."""
    papers_days: int = 90
    """Days that a printed paper may still be printed again; then it is let go of, with the names on it."""
    personal_data_years: int = 5
    """Years that winners' and players' data is kept before it is let go (HOUSE H9)."""
    idle_lock_minutes: int = 10
    """Minutes without a touch after which the screen locks (HOUSE H2)."""


@dataclass(frozen=True, slots=True)
class Station:
    """What this installation is: a name, at a point of sale, with a drawer and a printer (HOUSE H1)."""

    name: str
    point_of_sale: str
    drawer: str
    printer: str


@dataclass(frozen=True, slots=True)
class StationDevices:
    """How a station's printer and scanner are reached.

    `printer` is `network:HOST:9100`, `serial:PORT`, `usb:VENDOR:PRODUCT`, `cups:QUEUE`, `windows:NAME`,
    `file:PATH` or `virtual`; `profile` the model.
    `scanner` is the port of a serial scanner, empty for one that types. `dots` is the printable width
    where the model's own (0) is wrong. `suffix` and `other_layout` are what set-up learnt of a scanner
    that types: what it sends behind a code, and whether it takes the keyboard for another one.
    """

    printer: str = "virtual"
    profile: str = "virtual-80"
    drawer: bool = True
    scanner: str = ""
    dots: int = 0
    suffix: str = ""
    other_layout: bool = False


@dataclass(frozen=True, slots=True)
class StationFile:
    """What this installation is and has, as set-up left it beside the store."""

    station: Station
    devices: StationDevices

    @classmethod
    def read(cls, path: Path) -> StationFile | None:
        """None where nothing was set up yet. Raises KnownError(station_file_damaged)."""
        try:
            held = tomllib.loads(path.read_text("utf-8"))
            return cls(Station(**held["station"]), StationDevices(**held["devices"]))
        except FileNotFoundError:
            return None
        except (ValueError, KeyError, TypeError) as error:
            raise KnownError("station_file_damaged", path=str(path), said=str(error)) from error

    def content(self) -> bytes:
        """What `read` reads."""
        parts = {"station": asdict(self.station), "devices": asdict(self.devices)}
        lines = [
            f"[{part}]\n"
            + "".join(f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in held.items())
            for part, held in parts.items()
        ]
        return "\n".join(lines).encode("utf-8")


@dataclass(frozen=True, slots=True)
class Places:
    """Where a station keeps its store and, apart from it, its keys."""

    data: Path
    keys: Path
    database_url: str | None = None
    copies: Path | None = None
    """Where copies of the store go, best on another disk; beside the store where nothing is said."""
    timestamp_authority: str = ""
    """The http or https address that closures are timestamped at (RFC 3161); none where nothing is said."""
    timestamp_roots: Path | None = None
    """The PEM file of the certificates that its tokens must lead to; `timestamp-roots.pem` beside the keys
    where nothing is said."""
    timestamp_proxy_login: str = field(default="", repr=False)
    """Name and password for the proxy, as `name:password`; see `proxy_login`."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Places:
        """GUICHET_DATA, GUICHET_KEYS and GUICHET_COPIES are folders, GUICHET_DATABASE_URL a PostgreSQL
        address, GUICHET_TIMESTAMPS an authority's, GUICHET_TIMESTAMP_ROOTS the file of its roots and
        GUICHET_TIMESTAMP_PROXY_LOGIN what the proxy on the way to it asks for."""
        places = cls(
            data=Path(environment.get("GUICHET_DATA") or user_data_path("guichet")),
            keys=Path(environment.get("GUICHET_KEYS") or user_config_path("guichet") / "keys"),
            database_url=environment.get("GUICHET_DATABASE_URL") or None,
            copies=Path(copies) if (copies := environment.get("GUICHET_COPIES")) else None,
            timestamp_authority=environment.get("GUICHET_TIMESTAMPS", ""),
            timestamp_roots=Path(roots) if (roots := environment.get("GUICHET_TIMESTAMP_ROOTS")) else None,
            timestamp_proxy_login=environment.get("GUICHET_TIMESTAMP_PROXY_LOGIN", ""),
        )
        return places.with_address()

    def part(self, name: str) -> Places:
        """The places of a house apart from the real one: demonstration, training."""
        return Places(self.data / name, self.keys / name)

    @property
    def address_file(self) -> Path:
        """Where a station that joined a house keeps the address of its store: a secret, among the keys."""
        return self.keys / "database"

    def with_address(self) -> Places:
        """With the address that was kept when the station joined a house, unless another is given."""
        if self.database_url is not None or not self.address_file.exists():
            return self
        return replace(self, database_url=self.address_file.read_text("utf-8").strip())

    def proxy_login(self) -> str:
        """`name:password` for the proxy on the way to the authority: no setting, which everybody may read,
        but a secret in a file `proxy-login` among the keys, where nothing else is said; empty for none."""
        if self.timestamp_proxy_login:
            return self.timestamp_proxy_login
        try:
            return (self.keys / "proxy-login").read_text("utf-8").strip()
        except (OSError, ValueError):
            return ""

    @property
    def station_file(self) -> Path:
        return self.data / "station.toml"

    @property
    def wall_note(self) -> Path:
        return self.data / "wall.json"

    @property
    def pictures(self) -> Path:
        """Where the papers of a virtual printer go."""
        return self.data / "papers"

    @property
    def copies_folder(self) -> Path:
        """Where copies go as long as the house has chosen nothing else."""
        return self.copies_under(Settings())

    def copies_under(self, settings: Settings) -> Path:
        """Where copies go: what this station says of itself goes before what the house has chosen."""
        chosen = Path(settings.copies_folder) if settings.copies_folder else None
        return self.copies or chosen or self.data / "copies"

    @property
    def store(self) -> Path:
        return self.data / "guichet.db"
