import type { Arg, Decorator, Expr, FunctionDecl, Param, Statement } from '../ast.ts';
import { readDoc } from '../parts/doc-comment.ts';
import { literalText } from '../parts/public-api.ts';
import { dotted } from '../routes/dialect.ts';
import { numberOf } from '../schemas/constraints.ts';
import type { CliOption } from '../model.ts';
import { Defaults } from './defaults.ts';
import {
  draftOf,
  itemsOf,
  keyword,
  named,
  option,
  together,
  typed,
  valueOf,
  withChoices,
  type CommandDraft,
} from './drafts.ts';

/** Python's click and Typer: functions with marks, in the groups that their marks stand on. */
export function readClick(statements: readonly Statement[]): CommandDraft[] {
  const drafts: CommandDraft[] = [];
  const groups = new Map<string, CommandDraft>();
  const prefixes = mountedApps(statements);
  const defaults = new Defaults(statements);
  const enums = new Map(
    statements.flatMap((one) =>
      one.kind === 'class' && one.values.length > 0
        ? [[one.name, one.values.map(({ name, value }) => literalText(value) || name)] as const]
        : [],
    ),
  );
  const isTyper = statements.some((one) => one.kind === 'import' && one.source === 'typer');
  for (const statement of statements) {
    if (statement.kind !== 'function') continue;
    const mark = statement.decorators.find(({ name }) => /^(?:command|group|callback)$/.test(name));
    if (!mark || keyword(mark.args, 'hidden') === 'true') continue;
    const owner = dotted(mark.target);
    const about = described(statement.doc) || keyword(mark.args, 'help');
    const isOld = keyword(mark.args, 'deprecated') === 'true';
    const draft = draftOf(nameOf(mark, statement), isOld ? together(about, 'Deprecated') : about);
    const parent = groups.get(owner) ?? prefixes.get(owner);
    if (parent && parent !== draft) draft.parent = parent;
    readMarks(statement, draft, defaults);
    for (const param of statement.params) readTyped(param, draft, defaults, enums, isTyper);
    if (mark.name === 'callback') draft.name = '';
    if (mark.name === 'group') groups.set(statement.name, draft);
    drafts.push(draft);
  }
  // The group that a program starts with is called as the program is, which the code hardly ever tells.
  const [first] = drafts;
  if (
    first &&
    !first.parent &&
    [...groups.values()].includes(first) &&
    /^(?:cli|main|app|entry-?point)$/.test(first.name)
  )
    first.name = programName(statements);
  return drafts;
}

/** `@click.version_option("1.0", prog_name="subs")` */
function programName(statements: readonly Statement[]): string {
  const marks = statements.flatMap((one) => (one.kind === 'function' ? one.decorators : []));
  return marks.map(({ args }) => keyword(args, 'prog_name')).find(Boolean) ?? '';
}

/** `app.add_typer(users, name="users")`: the name in front of a Typer app's commands. */
function mountedApps(statements: readonly Statement[]): Map<string, CommandDraft> {
  const found = new Map<string, CommandDraft>();
  for (const statement of statements) {
    if (statement.kind !== 'expr' || statement.value.kind !== 'call') continue;
    const { callee, args } = statement.value;
    if (callee.kind === 'member' && callee.name === 'add_typer')
      found.set(dotted(args[0]?.value), draftOf(keyword(args, 'name')));
  }
  return found;
}

function nameOf({ args }: Decorator, { name }: FunctionDecl): string {
  const written = args.find((arg) => arg.name === undefined || arg.name === 'name')?.value;
  return literalText(written) || name.replace(/_/g, '-').replace(/-(?:command|cmd)$/, '');
}

/** What stands in front of click's `\f`, without sections on arguments. */
function described(doc: string): string {
  const { summary, description } = readDoc(doc.split(/\\f|\f/)[0] ?? '', 'python');
  return [summary, description].filter(Boolean).join('\n\n');
}

function readMarks({ decorators }: FunctionDecl, draft: CommandDraft, defaults: Defaults): void {
  for (const { name, args } of decorators) {
    if (keyword(args, 'hidden') === 'true') continue;
    readStandard(name, args, draft);
    const names = args.flatMap(({ name: key, value }) =>
      key === undefined && value.kind === 'string' ? [value.value] : [],
    );
    if (/option$/.test(name) && names.some((one) => one.startsWith('-'))) {
      const isFlag =
        keyword(args, 'is_flag') === 'true' ||
        keyword(args, 'count') === 'true' ||
        valueOf(args, 'flag_value') !== undefined ||
        names.some((one) => one.includes('/'));
      const long = names.find((one) => one.startsWith('--')) ?? '';
      const value = isFlag ? '' : keyword(args, 'metavar') || valueName(args, long.replace(/^--/, ''));
      draft.options.push(
        option(
          named(
            names.filter((one) => one.startsWith('-')),
            value,
          ),
          withChoices(
            [said(args).replace(/\.$/, ''), rangeIn(valueOf(args, 'type')), isAsked(name, args) ? ASKED : '']
              .filter(Boolean)
              .join('. '),
            choicesIn(valueOf(args, 'type'), defaults),
          ),
          {
            ...defaults.of(isFlag ? undefined : valueOf(args, 'default')),
            ...onByDefault(names, args),
            ...variableIn(args),
            required: keyword(args, 'required') === 'true',
          },
        ),
      );
    } else if (/argument$/.test(name) && names[0] !== undefined) {
      const isOptional =
        keyword(args, 'required') === 'false' ||
        isMany(valueOf(args, 'nargs')) ||
        valueOf(args, 'default') !== undefined;
      draft.arguments.push(
        option(
          (keyword(args, 'metavar') || names[0]).replace(/[[\]<>.]/g, ''),
          withChoices(rangeIn(valueOf(args, 'type')), choicesIn(valueOf(args, 'type'), defaults)),
          {
            ...typed(typeName(args)),
            required: !isOptional || keyword(args, 'required') === 'true',
            ...(isMany(valueOf(args, 'nargs')) && { isMany: true }),
            ...defaults.of(valueOf(args, 'default')),
            ...variableIn(args),
          },
        ),
      );
    }
  }
}

/** The options that click makes by itself: `version_option("1.2.0")`, `confirmation_option()`. */
function readStandard(name: string, args: readonly Arg[], draft: CommandDraft): void {
  const [version] = args.flatMap(({ name: key, value }) =>
    (key === undefined || key === 'version') && value.kind === 'string' ? [value.value] : [],
  );
  if (name === 'version_option')
    draft.options.push(
      option('--version', version ? `Print the version, \`${version}\`` : 'Print the version'),
    );
  if (name === 'confirmation_option')
    draft.options.push(
      option('--yes', `Don't ask${keyword(args, 'prompt') && `: “${keyword(args, 'prompt')}”`}`),
    );
}

/** `click.IntRange(1, 10)`, `click.FloatRange(min=0)` */
function rangeIn(type: Expr | undefined): string {
  if (type?.kind !== 'call' || !/Range$/.test(dotted(type.callee))) return '';
  const plain = type.args.filter(({ name }) => name === undefined).map(({ value }) => value);
  const [min, max] = [valueOf(type.args, 'min') ?? plain[0], valueOf(type.args, 'max') ?? plain[1]].map(
    numberOf,
  );
  if (min !== undefined && max !== undefined) return `From ${min} to ${max}`;
  return min !== undefined ? `At least ${min}` : max !== undefined ? `At most ${max}` : '';
}

/** `envvar="NOTES_DIR"` */
function variableIn(args: readonly Arg[]): Pick<CliOption, 'variable'> {
  const [variable] = itemsOf(valueOf(args, 'envvar'));
  return variable === undefined ? {} : { variable };
}

/** click asks for what it has a prompt for. */
const ASKED = 'Asked for when it is left out';
const isAsked = (name: string, args: readonly Arg[]): boolean =>
  name === 'password_option' || /^(?!false$)./.test(keyword(args, 'prompt'));

/** `nargs=-1` */
const isMany = (expr: Expr | undefined): boolean =>
  expr?.kind === 'other' && expr.text.replace(/\s/g, '') === '-1';

const said = (args: readonly Arg[]): string => keyword(args, 'help').replace(/\s+/g, ' ').trim();

function choicesIn(type: Expr | undefined, defaults: Defaults): string[] {
  const isChoice = type?.kind === 'call' && /Choice$/.test(dotted(type.callee));
  return isChoice ? itemsOf(defaults.constant(type.args[0]?.value)) : [];
}

/** The type that is named, or else that of the default: `default=3`. */
function typeName(args: readonly Arg[]): string {
  const type = valueOf(args, 'type');
  if (type) return dotted(type.kind === 'call' ? type.callee : type).replace(/^.*\./, '');
  const given = valueOf(args, 'default');
  if (given?.kind !== 'number') return '';
  return given.text.includes('.') ? 'float' : 'int';
}

/** Which of `--notify/--no-notify` holds where neither is given. */
function onByDefault(
  names: readonly string[],
  args: readonly Arg[],
): Pick<CliOption, 'fallback'> | undefined {
  const [, on, off] = names.map((one) => /^(--[\w-]+)\/(--[\w-]+)$/.exec(one)).find(Boolean) ?? [];
  const given = valueOf(args, 'default');
  if (on === undefined || off === undefined || given?.kind !== 'boolean') return undefined;
  return { fallback: given.value ? on : off };
}

/** As click writes it: the type, in capitals. */
function valueName(args: readonly Arg[], name: string): string {
  const called = typeName(args);
  if (/Choice/.test(called)) return '';
  return (
    {
      int: 'INTEGER',
      float: 'FLOAT',
      Path: 'PATH',
      File: 'FILENAME',
      str: 'TEXT',
      IntRange: 'INTEGER',
      FloatRange: 'FLOAT',
    }[called] ?? (name === '' ? '' : 'TEXT')
  );
}

/** Typer's parameters: `name: Annotated[str, typer.Option("--name", help="…")] = "x"`, `name: str = typer.Argument(…)`. */
function readTyped(
  { name, written = '', value }: Param,
  draft: CommandDraft,
  defaults: Defaults,
  enums: ReadonlyMap<string, readonly string[]>,
  isTyper: boolean,
): void {
  const made =
    value?.kind === 'call' && /(?:^|\.)(?:Option|Argument)$/.test(dotted(value.callee)) ? value : undefined;
  const mark = made ? undefined : /\b(?<kind>Option|Argument)\((?<args>[\s\S]*)\)/.exec(written)?.groups;
  // To Typer, what has a default is an option, and what hasn't is an argument.
  const isPlain = isTyper && !/\bContext\b/.test(written) && (written !== '' || value !== undefined);
  if (!made && !mark && !isPlain) return;
  const isOption = made
    ? /Option$/.test(dotted(made.callee))
    : mark
      ? mark['kind'] === 'Option'
      : value !== undefined;
  const texts = made
    ? made.args.flatMap(({ name: key, value: one }) =>
        key === undefined && one.kind === 'string' ? [one.value] : [],
      )
    : [...(mark?.['args'] ?? '').matchAll(/(?<![=\w]\s*)["'](-[^"']+)["']/g)].map(([, one = '']) => one);
  const flags = texts.filter((one) => one.startsWith('-'));
  const first = made?.args[0];
  const given = made ? (first?.name === undefined ? first?.value : valueOf(made.args, 'default')) : value;
  const type = /(?:Annotated\[\s*)?(?:Optional\[\s*)?([\w.]+)/.exec(written)?.[1] ?? '';
  const choices = enums.get(type) ?? [];
  // `Layout.month` of an enumeration.
  const chosen = given?.kind === 'member' && choices.length > 0 ? { fallback: given.name } : undefined;
  const otherwise = chosen ?? defaults.of(given);
  const text = mark?.['args'] ?? '';
  const variable = /\benvvar\s*=\s*["'](\w+)/.exec(text)?.[1];
  const [min, max] = ['min', 'max'].map(
    (key) =>
      new RegExp(String.raw`\b${key}\s*=\s*(-?[\d.]+)`).exec(text)?.[1] ?? keyword(made?.args ?? [], key),
  );
  const range = min && max ? `From ${min} to ${max}` : min ? `At least ${min}` : max ? `At most ${max}` : '';
  const help = made ? said(made.args) : (/\bhelp\s*=\s*(["'])(.*?)\1/s.exec(mark?.['args'] ?? '')?.[2] ?? '');
  const long = name.replace(/_/g, '-');
  const own = type === 'bool' ? `--${long}/--no-${long}` : `--${long}`;
  const flag = isOption ? named(flags.length > 0 ? flags : [own]) : name;
  const isMany = !isOption && /\b(?:[Ll]ist|[Ss]equence|[Tt]uple)\[/.test(written);
  // `--encrypt/--no-encrypt`: which of them holds.
  const [on, off] = /(--[\w-]+)\/(--[\w-]+)/.exec(flag)?.slice(1) ?? [];
  const state = otherwise.fallback === 'true' ? on : otherwise.fallback === 'false' ? off : undefined;
  const isPrompted = made ? isAsked('option', made.args) : /\bprompt\s*=\s*(?!False)/.test(text);
  (isOption ? draft.options : draft.arguments).push(
    option(flag, withChoices(together(help, range, isPrompted ? ASKED : ''), choices), {
      ...otherwise,
      ...(/^(?:true|false)$/.test(otherwise.fallback ?? '') && { fallback: state ?? '' }),
      ...(made ? variableIn(made.args) : variable !== undefined && { variable }),
      ...typed(type),
      ...(isMany && { isMany }),
      required: (given === undefined && !isPrompted) || (given?.kind === 'other' && given.text === '...'),
    }),
  );
}
