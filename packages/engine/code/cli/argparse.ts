import type { Arg, Expr, Module } from '../ast.ts';
import type { CliOption } from '../model.ts';
import { leadingComment } from '../parts/leading-comment.ts';
import { literalText } from '../parts/public-api.ts';
import { dotted } from '../routes/dialect.ts';
import { Defaults } from './defaults.ts';
import { tellRivals, type Rivals } from './rivals.ts';
import {
  callsIn,
  draftOf,
  itemsOf,
  keyword,
  typed,
  valueOf,
  variablesIn,
  withChoices,
  type CommandDraft,
  together,
} from './drafts.ts';

/** Python's argparse: a parser, and those of its subcommands by the variables they are kept in. */
export function readArgparse(module: Module): CommandDraft[] {
  const { statements } = module;
  const main = draftOf('');
  const drafts: CommandDraft[] = [main];
  const byVariable = new Map<string, CommandDraft>();
  const groups: Rivals[] = [];
  const rivals = new Map<string, Rivals>();
  const kept = variablesIn(statements);
  const defaults = new Defaults(statements);
  // A type may be a function of the program's own, whose comment says what can be given.
  const docs = new Map(
    statements.flatMap((one) => (one.kind === 'function' ? [[one.name, one.doc.trim()] as const] : [])),
  );
  // A text may be kept in a variable first.
  const said = (args: readonly Arg[], name: string): string => defaults.of(valueOf(args, name)).fallback;
  for (const call of callsIn(statements)) {
    const { callee, args } = call;
    const method = callee.kind === 'member' || callee.kind === 'name' ? callee.name : '';
    const owner = callee.kind === 'member' ? callee.object : undefined;
    const target = byVariable.get(dotted(owner)) ?? byVariable.get(kept.get(owner) ?? '') ?? main;
    const variable = kept.get(call);
    if (method === 'ArgumentParser') {
      // `description=__doc__` is the module's own comment.
      const isModule = dotted(valueOf(args, 'description')).replace(/\.strip$/, '') === '__doc__';
      main.description ||= isModule ? leadingComment(module) : said(args, 'description');
      main.name ||= said(args, 'prog');
      const epilog = said(args, 'epilog');
      main.example ||= exampleIn(epilog);
      if (main.example === '' && /[.!]\s*$/.test(epilog))
        main.description = [main.description, epilog].filter(Boolean).join('\n\n');
    } else if (method === 'add_parser') {
      const draft = draftOf(
        literalText(args[0]?.value),
        said(args, 'description') || keyword(args, 'help'),
        target,
      );
      draft.aliases = itemsOf(valueOf(args, 'aliases'));
      drafts.push(draft);
      if (variable !== undefined) byVariable.set(variable, draft);
    } else if (method === 'add_argument') {
      if (/(?:^|\.)SUPPRESS$/.test(dotted(valueOf(args, 'help')))) continue;
      const one = optionOf(args, defaults, docs);
      if (one.name === '') continue;
      const list = one.name.startsWith('-') ? target.options : target.arguments;
      list.push(one);
      rivals.get(dotted(owner))?.members.push({ list, at: list.length - 1 });
    } else if (
      /^add_(?:argument_group|mutually_exclusive_group|subparsers)$/.test(method) &&
      variable !== undefined
    ) {
      byVariable.set(variable, target);
      // A variable may hold one group after the other.
      rivals.delete(variable);
      if (method === 'add_mutually_exclusive_group') {
        const group = { isRequired: keyword(args, 'required') === 'true', members: [] };
        groups.push(group);
        rivals.set(variable, group);
      }
    }
  }
  for (const group of groups) tellRivals(group);
  return drafts;
}

/** Lines behind “Examples:”. */
function exampleIn(epilog: string): string {
  return /examples?:\s*\n([\s\S]+)/i.exec(epilog)?.[1] ?? '';
}

/** `add_argument('-l', '--level', type=int, choices=range(1, 10), default=6, help='…')`. */
function optionOf(args: readonly Arg[], defaults: Defaults, docs: ReadonlyMap<string, string>): CliOption {
  const names = args.flatMap(({ name, value }) =>
    name === undefined && value.kind === 'string' ? [value.value] : [],
  );
  const isFlag = /^store_|^append_const$|^count$|^version$|^help$|BooleanOptional/.test(
    keyword(args, 'action') || dotted(valueOf(args, 'action')),
  );
  const given = defaults.of(isFlag ? undefined : valueOf(args, 'default'));
  const isPositional = names[0]?.startsWith('-') === false;
  const nargs = keyword(args, 'nargs');
  const choices = valueOf(args, 'choices');
  // What argparse itself writes where no metavar is given.
  const made = (names.find((name) => name.startsWith('--')) ?? names[0] ?? '')
    .replace(/^-+/, '')
    .replaceAll('-', '_');
  const metavar = keyword(args, 'metavar') || (keyword(args, 'dest') || made).toUpperCase();
  const value =
    isPositional || isFlag
      ? ''
      : nargs === '+' || nargs === '*'
        ? `${metavar} …`
        : nargs === '?'
          ? `[${metavar}]`
          : metavar;
  const said = keyword(args, 'help')
    .replace(/\s*[([]\s*default(?:s to)?\s*[:=]?\s*%\(default\)s\s*[)\]]/gi, '')
    .replace(/%\(default\)s/g, given.fallback)
    .replaceAll('%%', '%')
    .replace(/\s+/g, ' ')
    .trim();
  const range = rangeOf(choices);
  const version = keyword(args, 'action') === 'version' ? keyword(args, 'version') : '';
  const type = typeName(valueOf(args, 'type'));
  const told =
    version === ''
      ? (docs.get(type) ?? '')
      : `Print the version, \`${version.replace('%(prog)s', '').trim()}\``;
  const all = [said, range, said === '' || version === '' ? told : ''].filter(Boolean);
  return {
    name: `${names.join(', ')}${value === '' ? '' : ` ${value}`}`,
    description:
      all.length > 1 || (all.length === 1 && said === '')
        ? together(...all)
        : withChoices(said, choices?.kind === 'array' ? itemsOf(choices) : []),
    value,
    required: keyword(args, 'required') === 'true' || (isPositional && !/^[?*]$/.test(nargs)),
    ...(isPositional && /^(?:[+*]|\d+)$/.test(nargs) && { isMany: true }),
    ...given,
    ...typed(type),
  };
}

/** `int`, `Path`, or what `FileType('r')` makes. */
const typeName = (expr: Expr | undefined): string => dotted(expr?.kind === 'call' ? expr.callee : expr);

/** `From 1 to 9`. */
function rangeOf(choices: ReturnType<typeof valueOf>): string {
  if (choices?.kind !== 'call' || dotted(choices.callee) !== 'range') return '';
  const [low = 0, high] = choices.args.map(({ value }) =>
    value.kind === 'number' ? value.value : undefined,
  );
  return high === undefined ? '' : `From ${low} to ${high - 1}`;
}
