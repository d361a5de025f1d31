import type { Arg, CallExpr, Expr, Statement } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import type { CliOption } from '../model.ts';
import { literalText } from '../parts/public-api.ts';
import { dotted } from '../routes/dialect.ts';

/** A command while it is read. */
export interface CommandDraft {
  name: string;
  description: string;
  readonly options: CliOption[];
  readonly arguments: CliOption[];
  /** Calls of it, as a shell takes them. */
  example: string;
  /** Other names of it. */
  aliases?: readonly string[];
  /** The command that it is a part of. */
  parent?: CommandDraft;
}

export function draftOf(name: string, description = '', parent?: CommandDraft): CommandDraft {
  return { name, description, options: [], arguments: [], example: '', ...(parent && { parent }) };
}

export function option(name: string, description = '', more: Partial<CliOption> = {}): CliOption {
  return {
    name,
    description: description.replace(/\s+/g, ' ').trim(),
    value: '',
    required: false,
    fallback: '',
    ...more,
  };
}

/** Names of types, in any language, by what people type. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^(?:[iu](?:8|16|32|64|128|size)|int(?:eger)?|long|short|parseInt|IntRange)$/i, 'integer'],
  [/^(?:f32|f64|float|double|number|parseFloat|Decimal|BigDecimal|FloatRange)$/i, 'number'],
  [/^(?:Path|PathBuf|File|FileType)$/, 'path'],
];

/** What a type's name asks people for: `integer`, `number`, `path`; any other is told by nothing. */
export function typed(name: string): Pick<CliOption, 'type'> {
  const own = name.replace(/^.*(?:\.|::)/, '');
  const type = TYPES.find(([names]) => names.test(own))?.[1];
  return type === undefined ? {} : { type };
}

/** `-o, --out <file>` from its parts; empty ones are left out. */
export function named(names: readonly (string | false | undefined)[], value = ''): string {
  const all = names.filter(Boolean).join(', ');
  return value === '' ? all : `${all} ${value}`;
}

/** What usage says of arguments, `add <name> [files…] [flags]`: those behind the command, options left out. */
export function argumentsOf(usage: readonly string[]): CliOption[] {
  const found: CliOption[] = [];
  usage.forEach((word, index) => {
    const isOfOption = /^\W*-/.test(usage[index - 1] ?? '');
    if (/^\W*-/.test(word) || isOfOption || /options|flags|\bcommand\b/i.test(word) || !/\w/.test(word))
      return;
    const name = word.replace(/[<>[\]]|\.{3}|…/g, '');
    const isMany = /\.{3}|…/.test(word);
    found.push(option(name, '', { required: !word.startsWith('['), ...(isMany && { isMany }) }));
  });
  return found;
}

export function text(args: readonly Arg[], index: number): string {
  return literalText(args[index]?.value);
}

/** The literal of a keyword argument. */
export function keyword(args: readonly Arg[], ...names: readonly string[]): string {
  return literalText(valueOf(args, ...names));
}

export function valueOf(args: readonly Arg[], ...names: readonly string[]): Expr | undefined {
  return args.find(({ name }) => name !== undefined && names.includes(name))?.value;
}

/** The literal of an object's entry. */
export function entry(expr: Expr | undefined, ...names: readonly string[]): string {
  return literalText(entryOf(expr, ...names));
}

export function entryOf(expr: Expr | undefined, ...names: readonly string[]): Expr | undefined {
  return expr?.kind === 'object' ? expr.entries.find(({ key }) => names.includes(key))?.value : undefined;
}

export function itemsOf(expr: Expr | undefined): string[] {
  return expr?.kind === 'array'
    ? expr.items.map(literalText).filter(Boolean)
    : [literalText(expr)].filter(Boolean);
}

const plain = (text: string): string => text.replace(/[^\w-]/g, '\\$&');

/** “One of a or b”, behind what is said of an option. */
export function withChoices(description: string, choices: readonly string[]): string {
  const isSaid = (one: string): boolean =>
    new RegExp(String.raw`(?<![\w\`-])${plain(one)}(?![\w\`-])`).test(description);
  // What is said names them already: those words are what people type.
  if (choices.length > 1 && choices.every(isSaid) && !description.includes('`'))
    return choices.reduce(
      (said, one) => said.replace(new RegExp(String.raw`(?<![\w\`-])${plain(one)}(?![\w\`-])`), `\`${one}\``),
      description,
    );
  const values = choices.map((choice) => `\`${choice}\``);
  const last = values.pop();
  const said = values.length > 0 ? `One of ${values.join(', ')} or ${last ?? ''}` : '';
  return together(description, said);
}

/** Sentences without the full stop of the last. */
export const together = (...sentences: readonly string[]): string =>
  sentences
    .map((one) => one.replace(/\.$/, ''))
    .filter(Boolean)
    .join('. ');

/** Of an option that holds for the commands below one, too. */
export const EVERYWHERE = 'Can be used with every command.';

/** Sentences behind what is said. */
export function withMore(description: string, more: readonly (string | false | undefined)[]): string {
  const said = description === '' ? '' : description.replace(/(?<=[^.!?])$/, '.');
  const added = more.filter(Boolean);
  return added.length === 0 ? description : [said, ...added].filter(Boolean).join(' ');
}

export function methodOf({ callee }: CallExpr): string {
  return callee.kind === 'member' || callee.kind === 'name' ? callee.name : '';
}

/** The calls of a chain, the first one first. */
export function chainOf(expr: Expr): CallExpr[] {
  if (expr.kind !== 'call') return [];
  return expr.callee.kind === 'member' ? [...chainOf(expr.callee.object), expr] : [expr];
}

/** What a chain starts from: `program` of `program.command('x').option('-y')`. */
export function rootOf(expr: Expr): Expr {
  if (expr.kind === 'call') return expr.callee.kind === 'member' ? rootOf(expr.callee.object) : expr;
  return expr;
}

/** Every expression of statements, those of functions and methods included. */
function eachExprIn(statements: readonly Statement[], see: (expr: Expr) => void): void {
  for (const statement of statements) {
    eachExpr([statement], see);
    if (statement.kind === 'function' || statement.kind === 'scope') eachExprIn(statement.body, see);
    if (statement.kind === 'class') {
      for (const { value } of statement.fields) if (value) eachExpr([{ kind: 'expr', value, doc: '' }], see);
      eachExprIn(statement.body, see);
      for (const method of statement.methods) eachExprIn(method.body, see);
    }
  }
}

export function callsIn(statements: readonly Statement[]): CallExpr[] {
  const found: CallExpr[] = [];
  eachExprIn(statements, (expr) => {
    if (expr.kind === 'call') found.push(expr);
  });
  return found;
}

/** The variable that each value is kept in. */
export function variablesIn(statements: readonly Statement[]): Map<Expr | undefined, string> {
  const found = new Map<Expr | undefined, string>();
  const see = (list: readonly Statement[]): void => {
    for (const statement of list) {
      if (statement.kind === 'assign' && statement.value)
        found.set(statement.value, dotted(statement.target));
      if (statement.kind === 'function' || statement.kind === 'block' || statement.kind === 'scope')
        see(statement.body);
      if (statement.kind !== 'class') continue;
      for (const { name, value } of statement.fields) if (value) found.set(value, name);
      see(statement.body);
      for (const method of statement.methods) see(method.body);
    }
  };
  see(statements);
  return found;
}
