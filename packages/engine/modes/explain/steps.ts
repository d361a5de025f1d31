import type { CallExpr, Expr, FunctionDecl, Statement } from '../../code/ast.ts';
import { codeSpan } from '../report/quote.ts';
import { expressionText } from './expression-text.ts';

/** One thing that a function does, and what it does only then. */
export interface Step {
  readonly text: string;
  readonly below: readonly Step[];
}

const MOST = 14;
/** Calls that tell a reader nothing of what the code is for. */
const NOISE = /^(?:console|log(?:ger)?|logging|print(?:ln|f)?|fmt|slog|Log|Debug|System\.out|super)\b/;

/** What a function does, statement by statement, in words. */
export function describeFunction({ body }: FunctionDecl): readonly Step[] {
  return describeAll(body).slice(0, MOST);
}

function describeAll(statements: readonly Statement[]): Step[] {
  return merged(statements.flatMap(describe));
}

/** What is done several times in a row is said once. */
function merged(steps: readonly Step[]): Step[] {
  const all: { one: Step; count: number }[] = [];
  for (const one of steps) {
    const last = all.at(-1);
    if (last && one.below.length === 0 && last.one.below.length === 0 && last.one.text === one.text)
      last.count += 1;
    else all.push({ one, count: 1 });
  }
  return all.map(({ one, count }) =>
    count > 1 ? step(`${one.text.replace(/\.$/, '')}, ${count} times.`) : one,
  );
}

function describe(statement: Statement): Step[] {
  switch (statement.kind) {
    case 'assign': {
      const call = statement.value && callIn(statement.value);
      if (!call || isNoise(call)) return [];
      return [step(`Calls ${quoted(call.callee)} and keeps the result as ${quoted(statement.target)}.`)];
    }
    case 'expr': {
      const call = callIn(statement.value);
      return call && !isNoise(call) ? [describeCall(call)] : [];
    }
    case 'return': {
      const { value } = statement;
      if (!value || value.kind === 'null') return [step('Ends here.')];
      if (value.kind === 'function')
        return [{ text: 'Returns a function that does this:', below: describeAll(value.declaration.body) }];
      const call = callIn(value);
      const inside = call ? insideOf(call) : [];
      return [
        inside.length > 0
          ? { text: `Returns ${quoted(value)}, which is handed this:`, below: inside }
          : step(`Returns ${quoted(value)}.`),
      ];
    }
    case 'throw':
      return [step(`Fails with ${quoted(statement.value)}.`)];
    case 'block': {
      const conditioned = statement.test || statement.each ? undefined : conditionOf(statement.body);
      if (conditioned) return conditioned;
      const below = describeAll(statement.body);
      if (below.length === 0) return [];
      if (statement.each)
        return [
          { text: `For each ${quoted(statement.each.target)} of ${quoted(statement.each.of)}:`, below },
        ];
      const word = statement.isLoop ? 'As long as' : 'If';
      return statement.test ? [{ text: `${word} ${quoted(statement.test)}:`, below }] : below;
    }
    default:
      return [];
  }
}

/** Of Go and Python, where a block begins with its condition: `if err := save(); err != nil { … }`. */
function conditionOf(body: readonly Statement[]): Step[] | undefined {
  const at = body.findIndex(({ kind }) => kind !== 'assign');
  const [test, next] = [body[at], body[at + 1]];
  if (test?.kind !== 'expr' || test.value.kind === 'string') return undefined;
  const isWhole = next?.kind === 'block' && !next.test && !next.each;
  if (test.value.kind === 'call' && !isWhole) return undefined;
  const below = describeAll(isWhole ? next.body : body.slice(at + 1));
  const otherwise = isWhole ? describeAll(body.slice(at + 2)) : [];
  return [
    ...describeAll(body.slice(0, at)),
    ...(below.length > 0 ? [{ text: `If ${condition(test.value)}:`, below }] : []),
    ...(otherwise.length > 0 ? [{ text: 'Otherwise:', below: otherwise }] : []),
  ];
}

/** Python's `except ValueError as error` is no question of a value. */
function condition(test: Expr): string {
  const failure = /^([\w.]*(?:Error|Exception))(?: as \w+)?$/.exec(expressionText(test))?.[1];
  return failure === undefined ? quoted(test) : `that fails with ${codeSpan(failure)}`;
}

function describeCall(call: CallExpr): Step {
  const below = insideOf(call);
  const name = quoted(call.callee);
  return below.length > 0
    ? { text: `Calls ${name}, and hands it this to do:`, below }
    : step(`Calls ${name}.`);
}

/** What the functions do that are handed to a call. */
function insideOf({ args }: CallExpr): Step[] {
  return args.flatMap(({ value }) => (value.kind === 'function' ? describeAll(value.declaration.body) : []));
}

/** The call that an expression makes, behind `await` and the like. */
function callIn(expr: Expr): CallExpr | undefined {
  if (expr.kind === 'call') return expr;
  if (expr.kind !== 'other') return undefined;
  return expr.parts.map(callIn).find((call) => call !== undefined);
}

function isNoise({ callee }: CallExpr): boolean {
  return NOISE.test(expressionText(callee));
}

function quoted(expr: Expr): string {
  return codeSpan(expressionText(expr));
}

function step(text: string): Step {
  return { text, below: [] };
}
