import { describeRows, type Row } from './rows.ts';

const KOTLIN = `/** How the wait grows. */
enum class Growth {
    /** It stays the same. */
    CONSTANT,
    /** It doubles. */
    DOUBLING,
}

/**
 * When to try again.
 *
 * @property delay the first wait
 * @throws IllegalArgumentException if the wait is negative
 */
data class Policy(val delay: Duration = 100.milliseconds, val growth: Growth = Growth.DOUBLING)
`;
const COMMAND_LINE = `using System.CommandLine;

internal static class Program
{
    private const int DefaultKeep = 7;
    private static int Main(string[] args)
    {
        var root = new RootCommand("Takes snapshots.");
        var keep = new Option<int>("--keep") { Description = "How many to keep.", DefaultValueFactory = _ => DefaultKeep };
        var how = new Option<string>("--how") { Description = "How to compress." };
        how.AcceptOnlyFromAmong("none", "zstd");
        root.Options.Add(keep);
        root.Options.Add(how);
        return root.Parse(args).Invoke();
    }
}
`;
const THOR = `require "thor"
DEFAULT_CONFIG = "~/.lantern.yml"
class CLI < Thor
  class_option :config, type: :string, default: DEFAULT_CONFIG, desc: "The configuration file"
  package_name "lantern"
  desc "remove NAME", "Remove a feed"
  method_option :yes, type: :boolean, desc: "Don't ask"
  def remove(name)
  end
end
CLI.start(ARGV)
`;
const CLAP = `use clap::{Parser, Subcommand};

/// Finds duplicate files.
#[derive(Parser)]
#[command(name = "twins")]
struct Cli {
    /// How to print.
    #[arg(long, value_parser = ["text", "json"], default_value = "text")]
    format: String,
}

#[derive(Debug, thiserror::Error)]
enum TwinsError {
    #[error("no index; run a scan first")]
    NoIndex,
    #[error("can't read {0}")]
    Unreadable(String),
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("twins: {error}");
            match error {
                TwinsError::NoIndex => ExitCode::from(3),
                TwinsError::Unreadable(_) => ExitCode::from(4),
            }
        }
    }
}
`;
const CRATE = `//! A cache whose entries expire.
//!
//! \`\`\`
//! let mut cache = Cache::new(2);
//! cache.insert("a", 1);
//! \`\`\`

/// Why an entry wasn't put in.
#[derive(Debug, thiserror::Error)]
pub enum CacheError {
    /// [\`Cache::insert\`] found no room.
    #[error("the cache holds {0} entries")]
    Full(usize),
}
`;

const ROWS: readonly Row[] = [
  {
    it: 'Kotlin: comments of an enumeration’s values, defaults that are written as code, and what a type throws',
    input: KOTLIN,
    has: [
      '| `DOUBLING` | It doubles. |',
      '| `delay` | `Duration` | No | `100.milliseconds` | The first wait. |',
      '`Growth.DOUBLING`',
      '**Throws:** `IllegalArgumentException`: if the wait is negative.',
    ],
  },
  {
    it: 'System.CommandLine: constants as defaults, and the only values that are accepted',
    input: COMMAND_LINE,
    has: ['| `7` | How many to keep. |', 'How to compress. One of `none` or `zstd`.'],
  },
  {
    it: 'Thor: constants as defaults, and apostrophes in descriptions',
    input: THOR,
    has: ['| `~/.lantern.yml` |', "| Don't ask. |"],
  },
  {
    it: 'clap: values in a list, and what errors say that main tells apart',
    input: CLAP,
    has: ['One of `text` or `json`.', '| `3` | “no index; run a scan first” |', "| `4` | “can't read …” |"],
  },
  {
    it: 'Rust: all lines of an example, and what errors say',
    input: CRATE,
    has: [
      'let mut cache = Cache::new(2);\ncache.insert("a", 1);',
      '| `Full` | `Cache::insert` found no room. | “the cache holds … entries” |',
    ],
  },
];

describeRows(
  'what command lines and libraries in Kotlin, C#, Ruby and Rust tell in places of their own',
  ROWS,
);
