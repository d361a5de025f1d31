import type { Arg, CallExpr, Expr, Statement } from '../ast.ts';
import type { CliOption } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import { literalText } from './public-api.ts';

/** A command while it is read. */
export interface CommandDraft {
  name: string;
  description: string;
  readonly options: CliOption[];
  readonly arguments: CliOption[];
}

/** Python's argparse: a parser, and those of its subcommands by the variables they are kept in. */
export function readArgparse(
  statements: readonly Statement[],
  callsIn: (statements: readonly Statement[]) => readonly CallExpr[],
): CommandDraft[] {
  const main: CommandDraft = { name: '', description: '', options: [], arguments: [] };
  const drafts: CommandDraft[] = [main];
  const byVariable = new Map<string, CommandDraft>();
  const kept = assignments(statements);
  for (const call of callsIn(statements)) {
    const { callee, args } = call;
    const method = callee.kind === 'member' || callee.kind === 'name' ? callee.name : '';
    const owner = callee.kind === 'member' ? callee.object : undefined;
    if (method === 'ArgumentParser') {
      main.description ||= keyword(args, 'description');
      main.name ||= keyword(args, 'prog');
    } else if (method === 'add_parser') {
      const name = literalText(args[0]?.value);
      const description = keyword(args, 'help') || keyword(args, 'description');
      const draft: CommandDraft = { name, description, options: [], arguments: [] };
      drafts.push(draft);
      const variable = kept.get(call);
      if (variable !== undefined) byVariable.set(variable, draft);
    } else if (method === 'add_argument') {
      const target = byVariable.get(dotted(owner)) ?? byVariable.get(kept.get(owner) ?? '') ?? main;
      const one = optionOf(args);
      (one.name.startsWith('-') ? target.options : target.arguments).push(one);
    } else if (method === 'add_argument_group' || method === 'add_mutually_exclusive_group') {
      const variable = kept.get(call);
      const target = byVariable.get(dotted(owner));
      if (variable !== undefined && target) byVariable.set(variable, target);
    }
  }
  for (const draft of drafts)
    if (draft !== main && main.name !== '') draft.name = `${main.name} ${draft.name}`;
  return drafts;
}

/** The variable that each call's result is kept in. */
function assignments(statements: readonly Statement[]): Map<Expr | undefined, string> {
  const found = new Map<Expr | undefined, string>();
  const see = (list: readonly Statement[]): void => {
    for (const statement of list) {
      if (statement.kind === 'assign' && statement.value?.kind === 'call')
        found.set(statement.value, dotted(statement.target));
      if (statement.kind === 'function' || statement.kind === 'block' || statement.kind === 'scope')
        see(statement.body);
      if (statement.kind === 'class') for (const method of statement.methods) see(method.body);
    }
  };
  see(statements);
  return found;
}

/** `add_argument('-l', '--level', type=int, choices=range(1, 10), default=6, help='…')`. */
function optionOf(args: readonly Arg[]): CliOption {
  const names = args.flatMap(({ name, value }) =>
    name === undefined && value.kind === 'string' ? [value.value] : [],
  );
  const fallback = keyword(args, 'default');
  const metavar = keyword(args, 'metavar');
  const isFlag = /^store_|^count$|^version$|^help$/.test(keyword(args, 'action'));
  const positional = names[0]?.startsWith('-') === false;
  const value = positional || isFlag ? '' : metavar || '';
  return {
    name: `${names.join(', ')}${value === '' ? '' : ` ${value}`}`,
    description: [keyword(args, 'help').replace(/%\(default\)s/g, fallback), choicesOf(args)]
      .filter(Boolean)
      .join('. '),
    value,
    required: keyword(args, 'required') === 'true' || (positional && !/^[?*]$/.test(keyword(args, 'nargs'))),
    fallback,
  };
}

/** `One of text or json`, `From 1 to 9`. */
function choicesOf(args: readonly Arg[]): string {
  const choices = args.find(({ name }) => name === 'choices')?.value;
  if (choices?.kind === 'array') {
    const values = choices.items.map((item) => `\`${literalText(item)}\``);
    const last = values.pop();
    return values.length > 0 ? `One of ${values.join(', ')} or ${last ?? ''}` : '';
  }
  if (choices?.kind !== 'call' || dotted(choices.callee) !== 'range') return '';
  const [low = 0, high] = choices.args.map(({ value }) =>
    value.kind === 'number' ? value.value : undefined,
  );
  return high === undefined ? '' : `From ${low} to ${high - 1}`;
}

function keyword(args: readonly Arg[], name: string): string {
  return literalText(args.find((arg) => arg.name === name)?.value);
}
