import type { CallExpr, Expr, Statement } from '../ast.ts';
import { eachExpr, eachStatement } from '../handlers/facts.ts';
import { dotted } from '../routes/dialect.ts';
import { Defaults } from './defaults.ts';
import {
  argumentsOf,
  draftOf,
  EVERYWHERE,
  entry,
  entryOf,
  itemsOf,
  methodOf,
  named,
  option,
  rootOf,
  text,
  variablesIn,
  withMore,
  type CommandDraft,
} from './drafts.ts';

const FLAG =
  /^(?<type>String|Int|Int8|Int16|Int32|Int64|Bool|Duration|Uint|Uint16|Uint32|Uint64|Float32|Float64|StringSlice|StringArray|IntSlice|StringToString|Count|IP|Text)(?<variable>Var)?(?<short>P)?$|^Var$/;
const VALUES: Readonly<Record<string, string>> = {
  String: 'string',
  Duration: 'duration',
  StringSlice: 'strings',
  StringArray: 'stringArray',
  StringToString: 'key=value',
  IntSlice: 'ints',
  Bool: '',
  Count: '',
};

/** Go's cobra, pflag and flag, and urfave/cli. */
export function readGoCommands(statements: readonly Statement[]): CommandDraft[] {
  const main = draftOf('');
  const reader = new GoCommands(main, statements);
  reader.read(statements);
  reader.link();
  return [main, ...reader.drafts];
}

class GoCommands {
  readonly drafts: CommandDraft[] = [];
  private readonly main: CommandDraft;
  private readonly defaults: Defaults;
  private readonly variables: ReadonlyMap<Expr | undefined, string>;
  /** The standard library's `flag` alone. */
  private readonly isPlain: boolean;
  /** What variables are made of a text: `format("text")`. */
  private readonly given = new Map<string, Expr>();
  /** By the function and the variable: what was taken of a command's flags. */
  private readonly flagSets = new Map<string, Expr>();
  /** By the variable, and by the function that gives it. */
  private readonly kept = new Map<string, CommandDraft>();
  /** By what makes it, where that is handed on at once. */
  private readonly made = new Map<Expr, CommandDraft>();
  /** Flags that the commands below have too. */
  private readonly shared: { readonly draft: CommandDraft; readonly at: number }[] = [];
  private readonly links: {
    readonly parent: Expr;
    readonly children: readonly Expr[];
    readonly within: string;
  }[] = [];

  constructor(main: CommandDraft, statements: readonly Statement[]) {
    this.main = main;
    this.variables = variablesIn(statements);
    this.defaults = new Defaults(statements);
    this.isPlain = statements.some((one) => one.kind === 'import' && one.source === 'flag');
    eachStatement(
      statements.flatMap((one) => (one.kind === 'function' ? one.body : [one])),
      (one) => {
        const [only] = one.kind === 'assign' && one.value?.kind === 'call' ? one.value.args : [];
        if (one.kind === 'assign' && one.target.kind === 'name' && only?.value.kind === 'string')
          this.given.set(one.target.name, only.value);
      },
    );
  }

  read(statements: readonly Statement[]): void {
    for (const statement of statements) {
      const within = statement.kind === 'function' ? statement.name : '';
      eachExpr(statement.kind === 'function' ? statement.body : [statement], (expr) => {
        if (expr.kind === 'object') this.command(expr, within);
      });
    }
    for (const statement of statements)
      if (statement.kind === 'function')
        eachStatement(statement.body, (one) => {
          if (one.kind === 'assign' && one.target.kind === 'name' && one.value?.kind === 'call')
            if (/^(?:Persistent)?Flags$/.test(methodOf(one.value)))
              this.flagSets.set(`${statement.name}.${one.target.name}`, one.value);
        });
    // A command may stand below what gives it its flags.
    for (const statement of statements) {
      const within = statement.kind === 'function' ? statement.name : '';
      eachExpr(statement.kind === 'function' ? statement.body : [statement], (expr) => {
        if (expr.kind === 'call') this.call(expr, within);
      });
    }
  }

  /** Commands get the ones that they were added to. */
  link(): void {
    for (const { parent, children, within } of this.links) {
      const owner = this.find(parent, within);
      if (!owner) continue;
      for (const child of children) {
        const draft = this.find(child, within);
        if (draft && draft !== owner) draft.parent ??= owner;
      }
    }
    for (const { draft, at } of this.shared) {
      const known = draft.options[at];
      if (known && !draft.parent && this.drafts.length > 1)
        draft.options[at] = { ...known, description: withMore(known.description, [EVERYWHERE]) };
    }
  }

  private find(expr: Expr, within: string): CommandDraft | undefined {
    const root = rootOf(this.flagSet(expr, within) ?? expr);
    const made = this.made.get(root);
    if (made) return made;
    const name = dotted(root.kind === 'call' ? root.callee : root);
    return this.kept.get(`${within}.${name}`) ?? this.kept.get(`.${name}`) ?? this.kept.get(`()${name}`);
  }

  /** What a variable stands for that was given a command's flags: `f := cmd.Flags()`. */
  private flagSet(expr: Expr, within: string): Expr | undefined {
    return expr.kind === 'name' ? this.flagSets.get(`${within}.${expr.name}`) : undefined;
  }

  private command(object: Extract<Expr, { kind: 'object' }>, within: string): void {
    const type = object.type?.kind === 'named' ? object.type.name : '';
    if (/^cli\.(?:Command|App)$/.test(type)) return this.urfave(object, undefined);
    if (!/^cobra\.Command$/.test(type)) return;
    const [name = '', ...usage] = entry(object, 'Use').split(/\s+/);
    const about = entry(object, 'Long') || entry(object, 'Short');
    const draft = draftOf(
      name,
      withDeprecation(about.replaceAll('`', '') === name ? '' : about, entry(object, 'Deprecated')),
    );
    draft.aliases = itemsOf(entryOf(object, 'Aliases'));
    const version = this.defaults.of(entryOf(object, 'Version')).fallback;
    if (version !== '') draft.options.push(option('--version', `Print the version, \`${version}\``));
    this.made.set(object, draft);
    draft.example = entry(object, 'Example');
    draft.arguments.push(...argumentsOf(usage));
    this.drafts.push(draft);
    const variable = this.variables.get(object);
    if (variable !== undefined) this.kept.set(`${within}.${variable}`, draft);
    if (within !== '' && !this.kept.has(`()${within}`)) this.kept.set(`()${within}`, draft);
  }

  private urfave(object: Expr, parent: CommandDraft | undefined): void {
    if (this.drafts.some(({ name, parent: owner }) => owner === parent && name === entry(object, 'Name')))
      return;
    const draft = draftOf(
      entry(object, 'Name'),
      entry(object, 'Description') || entry(object, 'Usage'),
      parent,
    );
    draft.arguments.push(...argumentsOf(entry(object, 'ArgsUsage').split(/\s+/)));
    this.drafts.push(draft);
    const items = (expr: Expr | undefined): readonly Expr[] => (expr?.kind === 'array' ? expr.items : []);
    for (const flag of items(entryOf(object, 'Flags'))) {
      const type = flag.kind === 'object' && flag.type?.kind === 'named' ? flag.type.name : '';
      const aliases = itemsOf(entryOf(flag, 'Aliases')).map((alias) =>
        alias.length > 1 ? `--${alias}` : `-${alias}`,
      );
      const [variable] = [...itemsOf(entryOf(flag, 'EnvVars')), entry(flag, 'EnvVar')].filter(Boolean);
      const value = /Bool/.test(type) ? '' : 'value';
      draft.options.push(
        option(named([`--${entry(flag, 'Name')}`, ...aliases], value), entry(flag, 'Usage'), {
          ...this.defaults.of(entryOf(flag, 'Value')),
          ...(variable !== undefined && { variable }),
          required: entry(flag, 'Required') === 'true',
        }),
      );
    }
    for (const child of [...items(entryOf(object, 'Subcommands')), ...items(entryOf(object, 'Commands'))])
      this.urfave(child, draft);
  }

  private call(call: CallExpr, within: string): void {
    const method = methodOf(call);
    if (method === 'AddCommand' && call.callee.kind === 'member')
      this.links.push({ parent: call.callee.object, children: call.args.map(({ value }) => value), within });
    const owner = call.callee.kind === 'member' ? this.find(call.callee.object, within) : undefined;
    const at = (name: string): number =>
      owner?.options.findIndex((one) => one.name.includes(`--${name}`)) ?? -1;
    if (method === 'MarkFlagsMutuallyExclusive') {
      const names = call.args.map((_, index) => text(call.args, index));
      for (const name of names) {
        const known = owner?.options[at(name)];
        const others = names.filter((one) => one !== name).map((one) => `\`--${one}\``);
        if (owner && known)
          owner.options[at(name)] = {
            ...known,
            description: withMore(known.description, [`Not together with ${others.join(' or ')}.`]),
          };
      }
    } else if (method === 'MarkFlagRequired' || method === 'MarkPersistentFlagRequired') {
      const known = owner?.options[at(text(call.args, 0))];
      if (owner && known) owner.options[at(text(call.args, 0))] = { ...known, required: true };
    } else
      this.flag(
        call,
        owner ?? this.drafts.find(({ name }) => name !== '' && this.drafts.length === 1) ?? this.main,
        within,
      );
  }

  private flag(call: CallExpr, draft: CommandDraft, within: string): void {
    const found = FLAG.exec(methodOf(call)) && (FLAG.exec(methodOf(call))?.groups ?? {});
    const set = call.callee.kind === 'member' ? this.flagSet(call.callee.object, within) : undefined;
    const callee = set ? `${dotted(set)}().` : dotted(call.callee);
    if (!found || !/flag|Flags\(\)|fs\b|set\b/i.test(callee)) return;
    // A value of the program's own: `flag.Var(&format, "format", "text or json")`.
    const isOwn = methodOf(call) === 'Var';
    const texts = call.args.slice(found['variable'] || isOwn ? 1 : 0);
    const name = text(texts, 0);
    if (name === '') return;
    const short = found['short'] ? text(texts, 1) : '';
    const rest = texts.slice(found['short'] ? 2 : 1);
    const value = VALUES[found['type'] ?? ''] ?? (found['type'] ?? '').toLowerCase();
    // The standard library's flags have one dash.
    const dash = this.isPlain || /^flag\./.test(callee) ? '-' : '--';
    const given = call.args[0]?.value;
    const kept = isOwn && given?.kind === 'name' ? this.given.get(given.name) : undefined;
    const fallback = isOwn ? kept : rest.length > 1 ? rest[0]?.value : undefined;
    // flag shows a word in backquotes in the place of the type.
    const usage = text(rest, rest.length - 1);
    const placeholder = /`([^`]+)`/.exec(usage)?.[1];
    const time = durationOf(fallback);
    const otherwise = time === '' ? this.defaults.of(fallback) : { fallback: time };
    if (callee.includes('PersistentFlags')) this.shared.push({ draft, at: draft.options.length });
    draft.options.push(
      option(
        named([short && `-${short}`, `${dash}${name}`], placeholder ?? (isOwn ? 'value' : value)),
        usage.replaceAll('`', ''),
        {
          ...otherwise,
          ...(/^(?:false|0)$/.test(otherwise.fallback) && { fallback: '' }),
        },
      ),
    );
  }
}

/** `Deprecated: use a .driftignore file`, behind what a command does. */
function withDeprecation(about: string, instead: string): string {
  return instead === ''
    ? about
    : [about.replace(/\.$/, ''), `Deprecated: ${instead}`].filter(Boolean).join('. ');
}

const UNITS: Readonly<Record<string, string>> = {
  Hour: 'h',
  Minute: 'm',
  Second: 's',
  Millisecond: 'ms',
};

/** `30 * time.Minute` as it is typed: `30m`. */
function durationOf(expr: Expr | undefined): string {
  const unitOf = (one: Expr): string =>
    one.kind === 'member' && dotted(one.object) === 'time' ? (UNITS[one.name] ?? '') : '';
  if (expr?.kind !== 'binary' || expr.operator !== '*') return expr && unitOf(expr) ? `1${unitOf(expr)}` : '';
  const [count, unit] = expr.left.kind === 'number' ? [expr.left, expr.right] : [expr.right, expr.left];
  return count.kind === 'number' && unitOf(unit) ? `${count.text}${unitOf(unit)}` : '';
}
