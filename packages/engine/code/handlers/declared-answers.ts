import type { ClassDecl, Expr } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import { failureOf, STATUS } from './failures-said.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { CONSTRUCTORS } from './made-errors.ts';

/** What callers get of an error that code throws. */
export interface ErrorAnswer {
  readonly status: number;
  readonly message?: string;
  /** What is sent, as the code that handles the error makes it. */
  readonly body?: Expr;
  /** That is the same each time, so that it doesn't tell what the error says. */
  readonly isFixed?: boolean;
}

const MESSAGE = /^(?:message|reason|detail|default_detail|description|title)$/i;

/** What a class of errors says of its answer itself. */
export function answerOf({ decorators, fields, methods }: ClassDecl): Partial<ErrorAnswer> {
  const made = methods.filter(({ name }) => CONSTRUCTORS.test(name));
  const given: (readonly [string, Expr | undefined])[] = [
    ...decorators
      .filter(({ name }) => name === 'ResponseStatus')
      .flatMap(({ args }) => args.map(({ name = 'status', value }) => [name, value] as const)),
    ...fields.map(({ name, value }) => [name, value] as const),
    ...made.flatMap(({ params }) => params.map(({ name, value }) => [name, value] as const)),
  ];
  let inSuper: readonly Expr[] = [];
  for (const { body } of made) {
    eachStatement(body, (statement) => {
      if (statement.kind === 'assign' && statement.target.kind === 'member')
        given.push([statement.target.name, statement.value]);
    });
    eachExpr(body, (expr) => {
      if (
        expr.kind !== 'call' ||
        !/^(?:super|parent|super\(\)\.__init__|parent\.__construct)\b/.test(dotted(expr.callee))
      )
        return;
      inSuper = expr.args.filter(({ name }) => name === undefined).map(({ value }) => value);
      for (const { name, value } of expr.args) if (name) given.push([name, value]);
    });
  }
  const status =
    given.map(([name, value]) => (STATUS.test(name) ? failureOf(value) : undefined)).find(Boolean) ??
    inSuper.map(failureOf).find(Boolean);
  const message =
    given
      .map(([name, value]) => (MESSAGE.test(name) && value?.kind === 'string' ? value.value : ''))
      .find(Boolean) ?? inSuper.map((value) => (value.kind === 'string' ? value.value : '')).find(Boolean);
  return { ...(status && { status }), ...(message && { message }) };
}
