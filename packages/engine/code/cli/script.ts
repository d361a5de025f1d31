import type { CallExpr, Expr, Statement } from '../ast.ts';
import { literalText } from '../parts/public-api.ts';
import { dotted } from '../routes/dialect.ts';
import { Defaults } from './defaults.ts';
import {
  argumentsOf,
  callsIn,
  chainOf,
  draftOf,
  entry,
  entryOf,
  itemsOf,
  methodOf,
  named,
  option,
  together,
  rootOf,
  typed,
  variablesIn,
  withChoices,
  type CommandDraft,
} from './drafts.ts';

/** Node's commander, yargs, cac, sade, and `parseArgs`. */
export function readScriptCommands(statements: readonly Statement[], source: string): CommandDraft[] {
  const main = draftOf('');
  const reader = new ScriptCommands([main], statements, /\byargs\b/.test(source));
  for (const call of callsIn(statements)) reader.read(call, main);
  return reader.drafts;
}

class ScriptCommands {
  readonly drafts: CommandDraft[];
  private readonly variables: ReadonlyMap<Expr | undefined, string>;
  private readonly defaults: Defaults;
  private readonly kept = new Map<string, CommandDraft>();
  private readonly made = new Map<CallExpr, CommandDraft>();
  private readonly functions = new Map<string, readonly Statement[]>();

  /** Its chains go on with what they were called on, others with the command that was made. */
  private readonly isYargs: boolean;

  constructor(drafts: CommandDraft[], statements: readonly Statement[], isYargs: boolean) {
    this.drafts = drafts;
    this.variables = variablesIn(statements);
    this.defaults = new Defaults(statements);
    for (const one of statements)
      if (one.kind === 'function') this.functions.set(one.name, one.body);
      else if (one.kind === 'assign' && one.target.kind === 'name' && one.value?.kind === 'function')
        this.functions.set(one.target.name, one.value.declaration.body);
    this.isYargs = isYargs;
  }

  /** Reads a chain once; what it starts from says which command it belongs to. */
  read(outer: CallExpr, owner: CommandDraft): void {
    let current = this.kept.get(dotted(rootOf(outer))) ?? owner;
    for (const call of chainOf(outer)) {
      const known = this.made.get(call);
      current = known ?? this.one(call, current);
      this.made.set(call, current);
    }
    const variable = this.variables.get(outer);
    if (variable !== undefined && current !== this.drafts[0]) this.kept.set(variable, current);
  }

  private one(call: CallExpr, current: CommandDraft): CommandDraft {
    const { args } = call;
    const method = methodOf(call);
    const [first, second] = args.map(({ value }) => value);
    const said = first?.kind === 'string' ? first.value : '';
    if (first?.kind === 'call' && method === 'addCommand') this.read(first, draftOf('', '', current));
    if (/^(?:command|Command)$/.test(method) && said !== '') return this.command(call, said, current);
    if (first?.kind === 'object' && method === 'command') return this.declared(first, current);
    if (method === 'addOption') this.optionObject(first, current);
    if (method === 'version' && !this.isYargs) this.version(args, current);
    if (method === 'addHelpText') current.example ||= exampleIn(literalText(second));
    if (said === '' && method !== 'options' && method !== 'parseArgs') return current;
    switch (method) {
      case 'name':
      case 'scriptName':
        current.name ||= said;
        break;
      case 'description':
      case 'summary':
      case 'describe':
      case 'usage':
        if (method === 'usage' && this.isYargs && said.startsWith('$0 ') && current.arguments.length === 0)
          current.arguments.push(...argumentsOf(said.split(/\s+/).slice(1)));
        if (method !== 'usage' || !/^\$0|^[<[]/.test(said))
          current.description ||= method === 'usage' ? '' : said;
        break;
      case 'alias':
      case 'aliases':
        if (!this.isYargs && current.parent)
          current.aliases = [...(current.aliases ?? []), ...itemsOf(first)];
        break;
      case 'example':
        current.example += `${said.replace('$0', rootName(current) || 'COMMAND')}\n`;
        break;
      case 'argument':
      case 'arguments':
        current.arguments.push(
          ...argumentsOf(said.split(/\s+/)).map((one) => ({
            ...one,
            description: together(literalText(second), this.refusal(args[2]?.value)),
            ...this.defaults.of(args.length > 2 ? args.at(-1)?.value : undefined),
            ...typed(dotted(args[2]?.value)),
          })),
        );
        break;
      case 'positional':
        this.positional(said, second, current);
        break;
      case 'option':
      case 'requiredOption':
        this.option(call, said, current);
        break;
      case 'options':
      case 'parseArgs':
        this.options(entryOf(first, 'options') ?? first, current);
        break;
    }
    return current;
  }

  private command({ args }: CallExpr, usage: string, current: CommandDraft): CommandDraft {
    const [name = '', ...values] = usage.split(/\s+/);
    const second = args[1]?.value;
    const isMain = /^(?:\$0|\*)$/.test(name);
    const draft = isMain ? current : draftOf(name, literalText(second), current);
    draft.description ||= literalText(second);
    draft.arguments.push(...argumentsOf(values));
    if (!isMain) this.drafts.push(draft);
    for (const { value } of args) {
      if (value.kind === 'function')
        for (const call of callsIn(value.declaration.body)) this.read(call, draft);
      if (value.kind === 'object') this.options(value, draft);
    }
    return this.isYargs ? current : draft;
  }

  /** yargs' command as an object. */
  private declared(object: Expr, current: CommandDraft): CommandDraft {
    const [name = '', ...values] = entry(object, 'command').split(/\s+/);
    const draft = draftOf(name, entry(object, 'describe', 'description', 'desc'), current);
    draft.arguments.push(...argumentsOf(values));
    this.drafts.push(draft);
    const builder = entryOf(object, 'builder');
    if (builder?.kind === 'function')
      for (const call of callsIn(builder.declaration.body)) this.read(call, draft);
    else this.options(builder, draft);
    return current;
  }

  private positional(name: string, about: Expr | undefined, current: CommandDraft): void {
    const description = withChoices(
      entry(about, 'describe', 'description', 'desc'),
      itemsOf(entryOf(about, 'choices')),
    );
    const otherwise = this.defaults.of(entryOf(about, 'default'));
    const at = current.arguments.findIndex((one) => one.name === name);
    const known = current.arguments[at];
    if (known) current.arguments[at] = { ...known, description, ...otherwise };
    else current.arguments.push(option(name, description, otherwise));
  }

  private option(call: CallExpr, flags: string, current: CommandDraft): void {
    const { args } = call;
    const about = args[1]?.value;
    if (about?.kind === 'object') return this.described(flags, about, current);
    const otherwise = this.defaults.of(args.length > 2 ? args.at(-1)?.value : undefined);
    current.options.push(
      option(flags, together(literalText(about), this.refusal(args[2]?.value)), {
        required: methodOf(call) === 'requiredOption',
        ...otherwise,
        ...(otherwise.fallback === 'false' && { fallback: '' }),
        ...typed(dotted(args[2]?.value)),
      }),
    );
  }

  /** What the function that reads a value throws where it is a wrong one: `new InvalidArgumentError('must be 1 or more')`. */
  private refusal(parser: Expr | undefined): string {
    const body =
      parser?.kind === 'function'
        ? parser.declaration.body
        : parser?.kind === 'name'
          ? this.functions.get(parser.name)
          : undefined;
    const [told = ''] = callsIn(body ?? []).flatMap((call) =>
      /^(?:InvalidArgumentError|InvalidOptionArgumentError)$/.test(methodOf(call))
        ? literalText(call.args[0]?.value)
        : [],
    );
    return told.charAt(0).toUpperCase() + told.slice(1);
  }

  /** commander's `new Option('-f, --format <name>', '…').choices([…]).default('webp')`. */
  private optionObject(expr: Expr | undefined, current: CommandDraft): void {
    const chain: CallExpr[] = [];
    let made = expr;
    while (made?.kind === 'call' && made.callee.kind === 'member') {
      chain.push(made);
      made = made.callee.object;
    }
    const calls = new Map(chain.map((call) => [methodOf(call), call.args[0]?.value]));
    if (made?.kind !== 'call' || calls.has('hideHelp')) return;
    const [flags, about] = made.args.map(({ value }) => literalText(value));
    const variable = literalText(calls.get('env'));
    if (!flags) return;
    const rivals = itemsOf(calls.get('conflicts')).map(
      (one) => `\`--${one.replace(/[A-Z]/g, '-$&').toLowerCase()}\``,
    );
    const rule = rivals.length > 0 ? `Can't be used with ${rivals.join(' or ')}` : '';
    const told = withChoices(about ?? '', itemsOf(calls.get('choices')));
    current.options.push(
      option(flags, together(told, rule), {
        required: calls.has('makeOptionMandatory'),
        ...this.defaults.of(calls.get('default')),
        ...(variable !== '' && { variable }),
      }),
    );
  }

  /** commander's `.version(version, '-V, --version', 'print the version')`. */
  private version(args: CallExpr['args'], current: CommandDraft): void {
    const [value, flags, about] = args.map((arg) => literalText(arg.value));
    const said = about || ['Print the version', value && `\`${value}\``].filter(Boolean).join(', ');
    current.options.push(option(flags || '-V, --version', said));
  }

  private options(object: Expr | undefined, current: CommandDraft): void {
    if (object?.kind !== 'object') return;
    for (const { key, value } of object.entries)
      if (value.kind === 'object') this.described(key, value, current);
  }

  private described(flags: string, about: Expr, current: CommandDraft): void {
    const aliases = [...itemsOf(entryOf(about, 'alias')), entry(about, 'short')].filter(Boolean);
    const names = /^-/.test(flags)
      ? [flags]
      : [...aliases.map((one) => (one.length > 1 ? `--${one}` : `-${one}`)), `--${flags}`];
    const type = entry(about, 'type');
    const isFlag = /^bool/.test(type) || entry(about, 'boolean') === 'true' || type === 'count';
    const otherwise = this.defaults.of(entryOf(about, 'default'));
    current.options.push(
      option(
        named(names, isFlag || type === '' || /[<[]/.test(flags) ? '' : `<${type}>`),
        withChoices(entry(about, 'describe', 'description', 'desc'), itemsOf(entryOf(about, 'choices'))),
        {
          ...otherwise,
          ...(otherwise.fallback === 'false' && { fallback: '' }),
          required: entry(about, 'demandOption', 'required', 'demand') === 'true',
        },
      ),
    );
  }
}

/** Lines behind “Examples:”, without the sign of the shell. */
function exampleIn(help: string): string {
  return (/examples?:\s*\n([\s\S]+)/i.exec(help)?.[1] ?? '').replace(/^(\s*)\$ /gm, '$1');
}

function rootName(draft: CommandDraft): string {
  return draft.parent ? rootName(draft.parent) : draft.name;
}
