import { describeRows, type Row } from './rows.ts';

/** What programs tell of their options, and what they end with. */
const ROWS: readonly Row[] = [
  {
    it: 'picocli: groups, other names, flags that can be turned off, and exit codes with what is said in front of them',
    input: `import picocli.CommandLine;
@Command(name = "box", subcommands = Box.Trim.class, exitCodeList = {"0:Done", "3:The box is locked"})
class Box {
  static final int LOCKED = 3;
  @Option(names = "-v", scope = ScopeType.INHERIT, description = "Say more.") boolean[] more;
  @Command(name = "trim", aliases = "cut", description = "Make it smaller.")
  static class Trim implements Callable<Integer> {
    @Option(names = "--force", negatable = true, description = "Ask nothing.") boolean force;
    @ArgGroup(exclusive = true, multiplicity = "1") Keep keep;
    static class Keep {
      @Option(names = "--last", description = "So many.") Integer last;
      @Option(names = "--days", description = "So old.") Integer days;
    }
    public Integer call() {
      if (last < 1) throw new ParameterException(line, "--last must be positive");
      if (locked()) { System.err.println("Locked by " + owner()); return LOCKED; }
      return 0;
    }
  }
}`,
    has: [
      '| `-v` | No | Say more. Can be used with every command. |',
      'Also: `cut`.',
      '| `--[no-]force` |',
      "So many. Required without `--days`. Can't be used with `--days`. |",
      '| `0` | Done. |',
      '| `2` | “--last must be positive” |',
      '| `3` | The box is locked. “Locked by …” |',
    ],
  },
  {
    it: 'clap: groups, ranges, constants, other and hidden names, and exit codes by the errors',
    input: `use clap::{Args, Parser, Subcommand};
const LEAST: u8 = 95;
/// Syncs boxes.
#[derive(Parser)]
#[command(name = "box")]
struct Cli {
    /// The token
    #[arg(long, env = "BOX_TOKEN", global = true)]
    token: Option<String>,
    #[command(subcommand)]
    command: Command,
}
#[derive(Subcommand)]
enum Command {
    /// Gets boxes
    #[command(visible_alias = "get")]
    Pull(Pull),
    /// Sends boxes
    Push {
        /// At once
        #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=100))]
        batch: u16,
        /// At least
        #[arg(long, default_value_t = LEAST)]
        least: u8,
    },
    #[command(hide = true)]
    Secret,
}
#[derive(Args)]
#[group(required = true, multiple = false)]
struct Pull {
    /// One of them
    #[arg(long)]
    one: Option<String>,
    /// All of them
    #[arg(long)]
    all: bool,
}
#[derive(thiserror::Error)]
enum Fault {
    #[error("no token")]
    NoToken,
    #[error("{left} boxes are left")]
    Left { left: usize },
}
impl Fault {
    fn exit_code(&self) -> u8 {
        match self {
            Fault::NoToken => 77,
            Fault::Left { .. } => 3,
        }
    }
}`,
    has: [
      '| `--token <TOKEN>` | No | Value of `BOX_TOKEN` | The token. Can be used with every command. |',
      'Also: `get`.',
      "All of them. Required without `--one`. Can't be used with `--one`. |",
      '| `--batch <BATCH>` | Integer | No | `20` | At once. From 1 to 100. |',
      '| `--least <LEAST>` | Integer | No | `95` | At least. |',
      '| `3` | “… boxes are left” |',
      '| `77` | “no token” |',
    ],
    hasNot: ['secret'],
  },
  {
    it: 'Thor: the program and its options, commands below a command, values, other names, and exit codes',
    input: `require "thor"
class Shelf < Thor
  desc "add NAME", "Add a shelf"
  def add(name) = Store.add(name)
end
# Keeps boxes.
class CLI < Thor
  package_name "box"
  class_option :file, aliases: "-F", default: ENV.fetch("BOX_FILE", "~/.box"), desc: "Where they are"
  def self.exit_on_failure? = true
  map "ls" => :list
  desc "list", "List boxes"
  long_desc <<~TEXT
    The newest stands first.
  TEXT
  method_option :format, enum: %w[table json], default: "table", desc: "The form"
  def list
    if none?
      warn "There are no boxes"
      exit 2
    end
  end
  desc "drop NAME", "Drop a box"
  def drop(name)
    raise Thor::Error, "The box isn't empty." unless empty?(name)
  end
  desc "shelf SUBCOMMAND ...ARGS", "Manage shelves"
  subcommand "shelf", Shelf
  desc "debug", "Show all", hide: true
  def debug; end
end`,
    has: [
      '# box reference',
      '| `-F, --file FILE` | No | Value of `BOX_FILE`, else `~/.box` | Where they are. Can be used with every command. |',
      'Also: `ls`.',
      'The newest stands first.',
      '| `--format FORMAT` | No | `table` | The form. One of `table` or `json`. |',
      '| `box shelf add` | Add a shelf. |',
      "| `1` | “The box isn't empty.” |",
      '| `2` | “There are no boxes” |',
    ],
    hasNot: ['debug', 'ENV.fetch'],
  },
  {
    it: 'System.CommandLine: values, what validators say, defaults of the environment, other names, and exit codes',
    input: `using System.CommandLine;
enum Form { Table, Json }
class Program {
  const int Gone = 44;
  static async Task<int> Main(string[] args) {
    var host = new Option<string>("--host") { Description = "The host.", DefaultValueFactory = _ => Environment.GetEnvironmentVariable("BOX_HOST") ?? "local" };
    var form = new Option<Form>("--form") { Description = "The form.", DefaultValueFactory = _ => Form.Table };
    var tries = new Option<int>("--tries") { Description = "How often." };
    tries.Validators.Add(result => { if (result.GetValueOrDefault<int>() > 9) result.AddError("At most 9 tries."); });
    var get = new Command("get", "Get a box.") { form, tries };
    get.Aliases.Add("fetch");
    get.SetAction(async parse => {
      if (await Find() is null) { Console.Error.WriteLine("No such box."); return Gone; }
      return 0;
    });
    var root = new RootCommand("Gets boxes.") { get };
    root.Options.Add(host);
    return root.Parse(args).Invoke();
  }
}`,
    has: [
      '| `--host` | No | Value of `BOX_HOST`, else `local` | The host. |',
      '| `--form` |  | No | `Table` | The form. One of `Table` or `Json`. |',
      'How often. At most 9 tries. |',
      'Also: `fetch`.',
      '| `44` | “No such box.” |',
    ],
  },
  {
    it: 'OptionParser: constants in what is said, and values that people type as they stand',
    input: `require "optparse"
WAIT = 10
OptionParser.new do |opts|
  opts.banner = "Usage: box [options] FILE"
  opts.on("-w", "--wait SECONDS", Integer, "Wait so long (default: #{WAIT})") { |v| wait = v }
  opts.on("-f", "--format FORMAT", %i[text json], "Print text or json") { |v| format = v }
end.parse!
abort "box: no file" if ARGV.empty?`,
    has: ['Wait so long (default: 10).', 'Print `text` or `json`.', '| `1` | “box: no file” |'],
  },
  {
    it: 'Symfony: constants, values, other names, and exit codes with texts that are put together',
    input: `<?php
use Symfony\\Component\\Console\\Command\\Command;
#[AsCommand(name: 'app:pack', description: 'Packs boxes.', aliases: ['app:box'])]
final class PackCommand extends Command
{
    private const FORMS = ['flat', 'round'];
    private const MOST = 50;
    protected function configure(): void
    {
        $this
            ->addOption('form', 'f', InputOption::VALUE_REQUIRED, 'The form', 'flat', self::FORMS)
            ->addOption('most', null, InputOption::VALUE_REQUIRED, 'At most', self::MOST);
    }
    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        if (full()) {
            $io->error(sprintf('The box "%s" is full.', $box));
            return Command::FAILURE;
        }
        return Command::SUCCESS;
    }
}`,
    has: [
      'Also: `app:box`.',
      '| `-f, --form <FORM>` | No | `flat` | The form. One of `flat` or `round`. |',
      '| `--most <MOST>` | No | `50` | At most. |',
      '| `1` | “The box "…" is full.” |',
    ],
  },
];

describeRows('what programs tell', ROWS);
