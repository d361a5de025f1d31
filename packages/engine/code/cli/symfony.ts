import type { ClassDecl, Expr, Statement } from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { literalText } from '../parts/public-api.ts';
import {
  callsIn,
  draftOf,
  itemsOf,
  keyword,
  methodOf,
  named,
  option,
  withChoices,
  type CommandDraft,
} from './drafts.ts';

/** Symfony's console: a class for each command, which `configure` gives arguments and options. */
export function readSymfonyCommands(statements: readonly Statement[]): CommandDraft[] {
  return statements.flatMap((statement): CommandDraft[] => {
    if (statement.kind === 'scope') return readSymfonyCommands(statement.body);
    return statement.kind === 'class' ? readCommand(statement) : [];
  });
}

function readCommand({ decorators, fields, methods }: ClassDecl): CommandDraft[] {
  const mark = decorators.find(({ name }) => name === 'AsCommand')?.args ?? [];
  const [first, second] = mark.map((arg) => (arg.name === undefined ? literalText(arg.value) : ''));
  const valueIn = (expr: Expr | undefined): Expr | undefined =>
    expr?.kind === 'member' ? fields.find(({ name }) => name === expr.name)?.value : expr;
  const constant = (expr: Expr | undefined): string => literalText(valueIn(expr));
  const field = (name: string): string => literalText(fields.find((one) => one.name === name)?.value);
  const draft = draftOf(
    keyword(mark, 'name') || first || field('defaultName'),
    keyword(mark, 'description') || second || field('defaultDescription'),
  );
  let help = '';
  const configuring = methods.find(({ name }) => name === 'configure')?.body ?? [];
  draft.aliases = itemsOf(mark.find(({ name }) => name === 'aliases')?.value);
  // In the order of the code: of a chain, the last call stands outermost.
  for (const call of configuring.flatMap((statement) => callsIn([statement]).toReversed())) {
    const [name, ...more] = call.args.map(({ value }) => value);
    const given = (key: string, at: number): Expr | undefined =>
      call.args.find((arg) => arg.name === key)?.value ?? (call.args[at + 1]?.name ? undefined : more[at]);
    const method = methodOf(call);
    if (method === 'setName') draft.name = constant(name);
    if (method === 'setDescription') draft.description = constant(name);
    if (method === 'setHelp') help = constant(name);
    if (method === 'addArgument') {
      const modes = modesIn(given('mode', 0));
      draft.arguments.push(
        option(constant(name), literalText(given('description', 1)), {
          required: modes.has('REQUIRED'),
          fallback: constant(given('default', 2)),
          ...(modes.has('IS_ARRAY') && { isMany: true }),
        }),
      );
    }
    if (method === 'addOption') {
      const modes = modesIn(given('mode', 1));
      const long = constant(name);
      const short = literalText(given('shortcut', 0)).replace(/^-/, '');
      const value = long.toUpperCase();
      draft.options.push(
        option(
          named(
            [short && `-${short}`, modes.has('VALUE_NEGATABLE') ? `--[no-]${long}` : `--${long}`],
            modes.has('VALUE_REQUIRED') ? `<${value}>` : modes.has('VALUE_OPTIONAL') ? `[${value}]` : '',
          ),
          withChoices(literalText(given('description', 2)), listIn(valueIn(given('suggestedValues', 4)))),
          {
            fallback: constant(given('default', 3)),
            ...(modes.has('VALUE_IS_ARRAY') && { isMany: true }),
          },
        ),
      );
    }
  }
  // Longer help has parts of its own.
  if (help !== '' && help.length < 200 && !/[%<\n]/.test(help))
    draft.description = [draft.description.replace(/(?<=[^.!?])$/, '.'), help].filter(Boolean).join('\n\n');
  return draft.name === '' ? [] : [draft];
}

const listIn = (expr: Expr | undefined): string[] => (expr?.kind === 'array' ? itemsOf(expr) : []);

/** The names in `InputOption::VALUE_REQUIRED | InputOption::VALUE_IS_ARRAY`. */
function modesIn(value: Expr | undefined): Set<string> {
  const found = new Set<string>();
  if (value)
    eachExpr([{ kind: 'expr', value, doc: '' }], (expr) => {
      if (expr.kind === 'member') found.add(expr.name);
    });
  return found;
}
