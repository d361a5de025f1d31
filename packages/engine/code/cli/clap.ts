import type { Arg, CallExpr, ClassDecl, Decorator, Expr, Field, Statement } from '../ast.ts';
import { literalText } from '../parts/public-api.ts';
import { dotted } from '../routes/dialect.ts';
import { kebab } from '../routes/inflections.ts';
import { numberOf } from '../schemas/constraints.ts';
import { Defaults } from './defaults.ts';
import { tellRivals } from './rivals.ts';
import {
  callsIn,
  chainOf,
  draftOf,
  EVERYWHERE,
  itemsOf,
  keyword,
  methodOf,
  named,
  option,
  rootOf,
  text,
  typed,
  valueOf,
  variablesIn,
  withChoices,
  withMore,
  type CommandDraft,
} from './drafts.ts';

/** Rust's clap: derived from structs and enums, or built from calls. */
export function readClap(statements: readonly Statement[]): CommandDraft[] {
  const classes = statements.flatMap((statement) => (statement.kind === 'class' ? [statement] : []));
  return [...new DerivedCommands(classes, new Defaults(statements)).read(), ...readBuilt(statements)];
}

class DerivedCommands {
  private readonly classes: ReadonlyMap<string, ClassDecl>;
  private readonly drafts: CommandDraft[] = [];
  private readonly defaults: Defaults;

  constructor(classes: readonly ClassDecl[], defaults: Defaults) {
    this.defaults = defaults;
    this.classes = new Map(classes.map((one) => [one.name, one]));
  }

  /** From the parser down; types that nothing leads to are commands of their own. */
  read(): readonly CommandDraft[] {
    const reached = new Set<string>();
    const all = [...this.classes.values()];
    const parsers = all.filter((one) => derives(one, /^(?:Parser|StructOpt)$/));
    const tops = parsers.length > 0 ? parsers : all.filter((one) => derives(one, /^(?:Subcommand|Args)$/));
    for (const one of tops) {
      if (reached.has(one.name)) continue;
      const draft = draftOf(attribute(one.decorators, 'name'), aboutOf(one.doc, one.decorators));
      if (one.form !== 'enum') this.drafts.push(draft);
      this.into(one, draft, reached);
    }
    return this.drafts;
  }

  private into(declaration: ClassDecl, draft: CommandDraft, reached: Set<string>): void {
    if (reached.has(declaration.name)) return;
    reached.add(declaration.name);
    if (declaration.form === 'enum')
      for (const value of declaration.values) this.variant(value, draft, reached);
    else {
      const start = draft.options.length;
      this.fields(declaration.fields, draft, reached);
      tellGroup(declaration, draft, start);
    }
    reached.delete(declaration.name);
  }

  private variant(
    { name, fields = [], doc = '', decorators = [] }: ClassDecl['values'][number],
    parent: CommandDraft,
    reached: Set<string>,
  ): void {
    if (isHidden(decorators)) return;
    const given = attribute(decorators, 'name') || kebab(name);
    const draft = draftOf(given, aboutOf(doc, decorators), parent);
    draft.aliases = ['visible_alias', 'visible_aliases'].flatMap((key) =>
      itemsOf(valueOf(argsOf(decorators), key)),
    );
    this.drafts.push(draft);
    this.fields(fields, draft, reached);
  }

  private fields(fields: readonly Field[], draft: CommandDraft, reached: Set<string>): void {
    for (const field of fields) {
      const inner = this.classes.get(innerName(field));
      const isTuple = /^\d+$/.test(field.name);
      if (inner && (isTuple || has(field.decorators, 'subcommand') || has(field.decorators, 'flatten'))) {
        if (isTuple) draft.description ||= aboutOf(inner.doc, inner.decorators);
        this.into(inner, draft, reached);
      } else if (!isTuple && !has(field.decorators, 'skip') && !has(field.decorators, 'subcommand'))
        this.field(field, draft, inner);
    }
  }

  private field(field: Field, draft: CommandDraft, inner: ClassDecl | undefined): void {
    const { name, decorators, doc, type } = field;
    if (isHidden(decorators)) return;
    const outer =
      type?.kind === 'optional'
        ? 'Option'
        : type?.kind === 'array'
          ? 'Vec'
          : type?.kind === 'named'
            ? type.name
            : '';
    const isFlag =
      outer === 'bool' ||
      /Count|SetTrue|SetFalse/.test(
        decorators
          .flatMap(({ args }) => args.map(({ value }) => (value.kind === 'name' ? value.name : '')))
          .join(' '),
      );
    const fallback = attribute(decorators, 'default_value') || defaultName(decorators, this.defaults);
    const needed = argsOf(decorators).find(
      (arg) => (arg.name ?? (arg.value.kind === 'name' && arg.value.name)) === 'required',
    );
    const isNeeded = needed !== undefined && literalText(needed.value) !== 'false';
    const isOptional =
      !isNeeded && (isFlag || has(decorators, 'env') || /^(?:Option|Vec)$/.test(outer) || fallback !== '');
    const clashing = attribute(decorators, 'conflicts_with').replace(/_/g, '-');
    const help = attribute(decorators, 'help') || doc.replace(/\s+/g, ' ');
    const chosen = withChoices(
      clashing === ''
        ? help
        : `${help.replace(/(?<=\w)$/, '.')} Can't be used with \`--${clashing}\`.`.trim(),
      inner?.form === 'enum' ? inner.values.map((value) => kebab(value.name)) : listedIn(decorators),
    );
    const description = withMore(chosen, [
      rangeIn(decorators),
      attribute(decorators, 'global') === 'true' && EVERYWHERE,
    ]);
    const variable = has(decorators, 'env') ? attribute(decorators, 'env') || name.toUpperCase() : undefined;
    const more = {
      fallback,
      ...(variable !== undefined && { variable }),
      ...typed(isFlag ? '' : innerName(field)),
      ...(outer === 'Vec' && { isMany: true }),
    };
    const isOption = has(decorators, 'long') || has(decorators, 'short');
    const shown = attribute(decorators, 'value_name') || name.toUpperCase();
    if (!isOption) {
      draft.arguments.push(
        option(attribute(decorators, 'value_name') || name, description, { ...more, required: !isOptional }),
      );
      return;
    }
    const long = has(decorators, 'long') && `--${attribute(decorators, 'long') || name.replace(/_/g, '-')}`;
    const short = has(decorators, 'short') && `-${attribute(decorators, 'short') || name.charAt(0)}`;
    draft.options.push(
      option(named([short, long], isFlag ? '' : `<${shown}>`), description, {
        ...more,
        required: !isOptional,
      }),
    );
  }
}

const MARKS = /^(?:arg|command|clap|structopt|value)$/;

function derives({ decorators }: ClassDecl, traits: RegExp): boolean {
  return decorators.some(
    ({ name, args }) =>
      name === 'derive' && args.some(({ value }) => value.kind === 'name' && traits.test(value.name)),
  );
}

function argsOf(decorators: readonly Decorator[]): Arg[] {
  return decorators.filter(({ name }) => MARKS.test(name)).flatMap(({ args }) => args);
}

function attribute(decorators: readonly Decorator[], key: string): string {
  const value = valueOf(argsOf(decorators), key);
  return (
    literalText(value) ||
    (value?.kind === 'other' ? value.text.replace(/^'(.)'$/, '$1').replace(/^(?!.$).*$/s, '') : '')
  );
}

/** `long`, or `long = "max"`. */
function has(decorators: readonly Decorator[], key: string): boolean {
  return argsOf(decorators).some(
    ({ name, value }) => name === key || (name === undefined && value.kind === 'name' && value.name === key),
  );
}

/** `default_value_t = Order::Newest`: the variant's name as it is typed. */
function defaultName(decorators: readonly Decorator[], defaults: Defaults): string {
  const args = argsOf(decorators);
  const at = args.findIndex(({ name }) => name === 'default_value_t');
  const literal = literalText(args[at]?.value);
  if (at < 0 || literal !== '') return literal;
  const next = args[at + 1];
  return next?.name === undefined && next?.value.kind === 'name' && /^[A-Z]/.test(next.value.name)
    ? kebab(next.value.name)
    : defaults.of(args[at]?.value).fallback;
}

function isHidden(decorators: readonly Decorator[]): boolean {
  return has(decorators, 'hide') && attribute(decorators, 'hide') !== 'false';
}

/** `value_parser = clap::value_parser!(u16).range(1..=1000)`, whose parts stand one after the other. */
function rangeIn(decorators: readonly Decorator[]): string {
  const values = argsOf(decorators).map(({ value }) => value);
  const at = values.findIndex((value) => value.kind === 'name' && value.name === 'range');
  const given = values[at + 1];
  if (at < 0 || given?.kind !== 'array') return '';
  const [low, sign, high] = given.items;
  const [from, to] = [numberOf(low), numberOf(high ?? sign)];
  const isOpen = sign?.kind === 'other' && sign.text === '..';
  if (from !== undefined && to !== undefined) return `From ${from} to ${isOpen ? to - 1 : to}.`;
  return from === undefined ? '' : `At least ${from}.`;
}

/** `value_parser = ["text", "json"]`. */
function listedIn(decorators: readonly Decorator[]): string[] {
  const value = valueOf(argsOf(decorators), 'value_parser');
  const listed = value?.kind === 'other' && value.text.startsWith('[') ? value.text : '';
  return [...listed.matchAll(/"([^"]*)"/g)].map(([, one = '']) => one);
}

/** `#[group(required = true, multiple = false)]`, `#[command(group(ArgGroup::new("x").args(["a", "b"])))]`. */
function tellGroup({ decorators }: ClassDecl, { options }: CommandDraft, start: number): void {
  const mark = decorators.find(({ name }) => name === 'group');
  const built = textsOf(argsOf(decorators));
  const isOne = mark ? keyword(mark.args, 'multiple') === 'false' : built.includes('ArgGroup');
  if (!isOne || (!mark && built.some((word, at) => word === 'multiple' && built[at + 1] === 'true'))) return;
  const flags = new Set(
    built.slice(built.lastIndexOf('args')).map((name) => `--${name.replaceAll('_', '-')}`),
  );
  const isRequired = mark
    ? keyword(mark.args, 'required') === 'true'
    : built[built.indexOf('required') + 1] === 'true';
  const members = options.flatMap((one, at) =>
    at >= start && (mark || flags.has(/--[\w-]+/.exec(one.name)?.[0] ?? '')) ? [{ list: options, at }] : [],
  );
  // What each says of the others itself is said better here.
  for (const { at } of members) {
    const one = options[at];
    if (one)
      options[at] = { ...one, description: one.description.replace(/ ?Can't be used with `[\w-]+`\.?/, '') };
  }
  tellRivals({ isRequired, members });
}

/** Words and literals of arguments, in order. */
function textsOf(args: readonly Arg[]): string[] {
  const read = (expr: Expr): string[] => {
    if (expr.kind === 'name') return [expr.name];
    if (expr.kind === 'array') return expr.items.flatMap(read);
    return [literalText(expr)].filter(Boolean);
  };
  return args.flatMap(({ value }) => read(value));
}

function aboutOf(doc: string, decorators: readonly Decorator[]): string {
  return (
    keyword(argsOf(decorators), 'long_about') ||
    keyword(argsOf(decorators), 'about') ||
    doc.replace(/\s+/g, ' ')
  );
}

/** Of `Option<u16>`, `Vec<u16>` and `u16`: `u16`. */
function innerName({ type }: Field): string {
  if (type?.kind === 'optional' || type?.kind === 'array')
    return type.item.kind === 'named' ? type.item.name : '';
  if (type?.kind !== 'named') return '';
  const [arg] = type.args;
  return /^(?:Option|Vec|Box)$/.test(type.name) && arg?.kind === 'named' ? arg.name : type.name;
}

/** `Command::new("x").arg(Arg::new("out").short('o').long("out").help("…"))`, and `app = app.arg(…)` of one that is kept. */
function readBuilt(statements: readonly Statement[]): CommandDraft[] {
  const drafts: CommandDraft[] = [];
  const kept = variablesIn(statements);
  const values = new Map([...kept].map(([value, name]) => [name, value]));
  /** `color.clone()` of `let color = Arg::new("color")`. */
  const whole = (expr: Expr | undefined): Expr | undefined => {
    const root = expr && rootOf(expr);
    return (root?.kind === 'name' && values.get(root.name)) || expr;
  };
  const named = new Map<string, CommandDraft>();
  const seen = new Set<CallExpr>();
  const read = (outer: CallExpr, parent: CommandDraft | undefined): void => {
    const chain = chainOf(outer).filter((call) => !seen.has(call));
    const [first] = chain;
    if (!first) return;
    const draft = isMade(first) ? draftOf(text(first.args, 0), '', parent) : named.get(dotted(rootOf(outer)));
    if (!draft) return;
    if (isMade(first)) drafts.push(draft);
    const name = kept.get(outer);
    if (name !== undefined) named.set(name, draft);
    for (const call of chain) {
      seen.add(call);
      const [value] = call.args.map((arg) => arg.value);
      const method = methodOf(call);
      if (method === 'about') draft.description = text(call.args, 0) || draft.description;
      if (method === 'long_about') tellLong(draft, text(call.args, 0));
      if (/^visible_alias(?:es)?$/.test(method))
        draft.aliases = [...(draft.aliases ?? []), ...itemsOf(value)];
      const added = method === 'args' || method === 'subcommands' ? itemsIn(value) : [value];
      for (const given of added) {
        const one = whole(given);
        if (one?.kind === 'call' && /^args?$/.test(method)) readArg(one, draft, whole);
        if (one?.kind === 'call' && /^subcommands?$/.test(method)) read(one, draft);
      }
    }
  };
  for (const call of callsIn(statements)) read(call, undefined);
  return drafts;
}

/** What `--help` says at length: its first paragraph where nothing shorter is said, and the calls under “Examples:”. */
function tellLong(draft: CommandDraft, said: string): void {
  const [, before = '', calls = ''] =
    /^([^]*?)(?:^[ \t]*Examples?:?[ \t]*\n([^]*))?(?![^])/im.exec(said) ?? [];
  draft.description ||= before.split(/\n\s*\n/)[0]?.trim() ?? '';
  draft.example ||= calls
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

function isMade(call: CallExpr): boolean {
  const { callee } = call;
  return (
    callee.kind === 'member' &&
    callee.name === 'new' &&
    /^(?:\w+\.)*(?:Command|App)$/.test(dotted(callee.object))
  );
}

function itemsIn(expr: Expr | undefined): readonly (Expr | undefined)[] {
  return expr?.kind === 'array' ? expr.items : [];
}

function readArg(
  outer: CallExpr,
  draft: CommandDraft,
  whole: (expr: Expr | undefined) => Expr | undefined,
): void {
  const chain = chainOf(outer);
  const of = (name: string): string => {
    const call = chain.find((one) => methodOf(one) === name);
    const value = whole(call?.args[0]?.value);
    return literalText(value) || (value?.kind === 'other' ? value.text.replaceAll("'", '') : '');
  };
  const name = of('new') || of('with_name');
  const [short, long] = [of('short'), of('long')];
  const takes = chain.some((one) => /^(?:value_name|takes_value|num_args|value_parser)$/.test(methodOf(one)));
  const variable = of('env');
  if (of('hide') === 'true') return;
  const more = {
    fallback: of('default_value'),
    required: of('required') === 'true',
    ...(variable !== '' && { variable }),
  };
  const help = of('help') || (of('long_help').split(/(?<=\.)\s|\n\s*\n/)[0] ?? '');
  const choices = chain
    .filter((one) => /^(?:value_parser|possible_values)$/.test(methodOf(one)))
    .flatMap(({ args }) => itemsIn(whole(args[0]?.value)).map(literalText).filter(Boolean));
  const said = choices.every((choice) => help.includes(choice)) ? help : withChoices(help, choices);
  if (short === '' && long === '') draft.arguments.push(option(of('value_name') || name, said, more));
  else
    draft.options.push(
      option(
        named(
          [short && `-${short}`, long && `--${long}`],
          takes ? `<${of('value_name') || name.toUpperCase()}>` : '',
        ),
        said,
        more,
      ),
    );
}
