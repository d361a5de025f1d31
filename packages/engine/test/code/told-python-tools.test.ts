import { describeRows } from './rows.ts';

describeRows('what programs and libraries in Python tell', [
  {
    it: 'arguments and options that Typer takes from plain parameters',
    input: `import typer
from pathlib import Path
app = typer.Typer()

@app.command()
def pack(ctx: typer.Context, target: Path, files: list[Path], level: int = 6, quiet: bool = False):
    """Pack files."""`,
    has: ['pack <target> <files>... [options]', '| `--level` | Integer | No | `6` |', '`--quiet/--no-quiet`'],
    hasNot: ['ctx'],
  },
  {
    it: 'fields of data classes, what they refuse, what errors hold, and what is thrown beside what comments say',
    input: `"""Retry helpers."""
from dataclasses import dataclass

class RetryError(Exception):
    """Raised when every attempt failed.

    Attributes:
        attempts: How many times the function was called.
    """
    def __init__(self, attempts: int):
        super().__init__("gave up")
        self.attempts = attempts

@dataclass(frozen=True)
class Backoff:
    """How long to wait between attempts."""
    initial: float = 0.1
    """Seconds before the second attempt."""

    def __post_init__(self):
        if self.initial <= 0:
            raise ValueError("initial must be positive")

def call(fn, attempts: int = 3):
    """Call a function until it returns.

    :raises RetryError: when the last attempt failed too
    """
    if attempts < 1:
        raise ValueError("attempts must be at least 1")
    raise RetryError(attempts)`,
    has: [
      '| `attempts` | `int` | How many times the function was called. |',
      '| `initial` | `float` | No | `0.1` | Seconds before the second attempt. |',
      '**Throws:** `ValueError`: initial must be positive.',
      '`RetryError`: when the last attempt failed too. `ValueError`: “attempts must be at least 1”.',
    ],
  },
  {
    it: "ranges, versions, questions and failures of click's own, and the prefix of settings",
    input: `import click
from pydantic_settings import BaseSettings

class Settings(BaseSettings):
    model_config = {"env_prefix": "SUBS_"}
    db_url: str

class BrokenFile(click.ClickException):
    exit_code = 5
    def show(self, file=None):
        click.echo("The file is broken", err=True)

@click.group()
@click.version_option("4.0.1")
def cli():
    """Convert subtitles."""

@cli.command()
@click.option("--shift", type=click.FloatRange(-60, 60), default=0.0, help="Seconds to move.")
@click.option("--width", type=click.IntRange(min=10), help="Longest line.")
@click.option("--token", hidden=True)
@click.confirmation_option(prompt="Replace it?")
def convert(shift, width, token):
    """Convert a file."""
    raise BrokenFile("x")`,
    has: [
      '| `--version` | No | Print the version, `4.0.1`. |',
      '| `--shift FLOAT` | No | `0.0` | Seconds to move. From -60 to 60. |',
      'Longest line. At least 10. |',
      "| `--yes` | No |  | Don't ask: “Replace it?”. |",
      '| `5` | The file is broken. |',
      '| `SUBS_DB_URL` |',
    ],
    hasNot: ['--token'],
  },
]);
