import type { Block, Expr, FunctionDecl, Statement } from '../ast.ts';
import type { Project } from '../project/project.ts';
import { dotted } from '../routes/dialect.ts';
import { substituted } from '../substitute.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { failuresIn } from './status.ts';

/** How deep functions are followed that a handler calls. */
const DEEPEST = 4;

interface Told {
  /** Errors that the function names, but not where it asks which one it has. */
  readonly errors: ReadonlySet<string>;
  readonly calls: ReadonlySet<string>;
}

/** The request that a handler answers. */
export interface Asked {
  readonly method: string;
  readonly path: string;
}

/** Which of the input's own errors can arise behind a handler: those that functions name which it calls. */
export class ErrorReach {
  readonly #functions = new Map<string, Told[]>();
  readonly #named = new Set<string>();
  /** What Go's errors say: `var ErrGone = errors.New("note was deleted")`. */
  readonly #said = new Map<string, string>();

  constructor(project: Project) {
    const see = (statements: readonly Statement[]): void => {
      for (const statement of statements) {
        if (statement.kind === 'assign') this.#noteText(statement.target, statement.value);
        if (statement.kind === 'function') this.#note(statement);
        if (statement.kind === 'class') {
          for (const method of statement.methods) this.#note(method);
          see(statement.body);
        }
        if (statement.kind === 'scope') see(statement.body);
      }
    };
    for (const { module } of project.files) see(module.statements);
  }

  /** Statements of a function that tells errors apart, without the branches of those that can't arise. */
  within(body: readonly Statement[], declaration: FunctionDecl, asked: Asked): readonly Statement[] {
    if (!body.some((statement) => statement.kind === 'block')) return body;
    let known: ReadonlySet<string> | undefined;
    const reached = (): ReadonlySet<string> => (known ??= this.#reachedFrom(declaration));
    const kept = (statements: readonly Statement[]): Statement[] =>
      statements.flatMap((statement): Statement[] => {
        if (statement.kind !== 'block') return [statement];
        const errors = errorsIn(statement);
        const isOff =
          errors.length > 0 && !errors.some((name) => this.#arises(name, statement, reached, asked));
        if (isOff) return [];
        const [only, ...more] = errors;
        const said = only !== undefined && more.length === 0 ? this.#said.get(only) : undefined;
        const own = said === undefined ? statement.body : withText(statement.body, said);
        return [{ ...statement, body: kept(own) }];
      });
    return kept(body);
  }

  /** What nothing in the input raises may come from anywhere, and so from where such a failure makes sense. */
  #arises(
    name: string,
    { body }: Block,
    reached: () => ReadonlySet<string>,
    { method, path }: Asked,
  ): boolean {
    if (this.#named.has(name)) return reached().has(name);
    const isOne = path.includes('{');
    const [failure] = failuresIn(body);
    const isOfOne = failure === 404 || failure === 410;
    if (/^(?:GET|HEAD)$/.test(method)) return failure !== 409 && (isOne || !isOfOne);
    return isOne || method !== 'POST' || !isOfOne;
  }

  #reachedFrom({ body }: FunctionDecl): Set<string> {
    const own = toldBy(body);
    const found = new Set(own.errors);
    const seen = new Set<string>();
    let calls = [...own.calls];
    for (let depth = 0; depth < DEEPEST && calls.length > 0; depth += 1) {
      const next = calls.filter((name) => !seen.has(name)).flatMap((name) => this.#functions.get(name) ?? []);
      for (const name of calls) seen.add(name);
      for (const { errors } of next) for (const name of errors) found.add(name);
      calls = next.flatMap((told) => [...told.calls]);
    }
    return found;
  }

  #noteText(target: Expr, value: Expr | undefined): void {
    const [first] =
      value?.kind === 'call' && /^(?:errors\.New|fmt\.Errorf)$/.test(dotted(value.callee)) ? value.args : [];
    if (target.kind === 'name' && first?.value.kind === 'string' && !first.value.value.includes('%'))
      this.#said.set(target.name, first.value.value);
  }

  #note({ name, body }: FunctionDecl): void {
    const told = toldBy(body);
    this.#functions.set(name, [...(this.#functions.get(name) ?? []), told]);
    for (const error of told.errors) this.#named.add(error);
  }
}

/** What `err.Error()` is where it is known which error that is. */
function withText(body: readonly Statement[], value: string): readonly Statement[] {
  return substituted(body, (expr) =>
    expr.kind === 'call' && /^\w+\.Error$/.test(dotted(expr.callee)) && expr.args.length === 0
      ? { kind: 'string', value }
      : undefined,
  );
}

function toldBy(body: readonly Statement[]): Told {
  const [errors, calls, asked] = [new Set<string>(), new Set<string>(), new Set<Expr>()];
  eachStatement(body, (statement) => {
    if (statement.kind !== 'block') return;
    for (const test of testsOf(statement)) if (errorsOf(test).length > 0) asked.add(test);
  });
  const see = (statements: readonly Statement[]): void => {
    eachExpr(statements, (expr) => {
      if (expr.kind === 'call' && (expr.callee.kind === 'name' || expr.callee.kind === 'member')) {
        calls.add(expr.callee.name);
        if (expr.creates && ERROR.test(expr.callee.name)) errors.add(expr.callee.name);
      }
      if ((expr.kind === 'name' || expr.kind === 'member') && /^[eE]rr[A-Z]/.test(expr.name))
        errors.add(expr.name);
    });
  };
  const plain = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      if (statement.kind === 'block') plain(statement.body);
      else if (statement.kind !== 'expr' || !asked.has(statement.value)) see([statement]);
      if (statement.kind === 'return')
        see((statement.others ?? []).map((value): Statement => ({ kind: 'expr', value, doc: '' })));
    }
  };
  plain(body);
  return { errors, calls };
}

const ERROR = /(?:Error|Exception)$|^(?:NotFound|Conflict|Forbidden|Unauthorized|BadRequest|Gone)/;

/** What a block's condition is: its test, or its first expressions. */
function testsOf({ test, body }: Block): Expr[] {
  if (test) return [test];
  const [first] = body.filter(({ kind }) => kind === 'expr');
  return first?.kind === 'expr' ? [first.value] : [];
}

function errorsIn(block: Block): string[] {
  return testsOf(block).flatMap(errorsOf);
}

/** `errors.Is(err, ErrGone)`, `err == ErrGone`, `err instanceof Gone`. */
function errorsOf(test: Expr): string[] {
  if (test.kind === 'other')
    return [...test.text.matchAll(/\berrors\.(?:Is|As)\(\s*\w+,\s*&?(?:\w+\.)?(\w+)/g)].map(
      ([, name = '']) => name,
    );
  if (test.kind === 'call') {
    const { callee, args } = test;
    const [, second] = args.map(({ value }) => value);
    const isAsked =
      callee.kind === 'member' && callee.object.kind === 'name' && callee.object.name === 'errors';
    return isAsked && (second?.kind === 'name' || second?.kind === 'member') ? [second.name] : [];
  }
  if (test.kind !== 'binary') return [];
  const { operator, left, right } = test;
  if (/^(?:\|\||or)$/.test(operator)) return [...errorsOf(left), ...errorsOf(right)];
  const isError = right.kind === 'name' || right.kind === 'member';
  if (operator === 'instanceof') return isError ? [right.name] : [];
  return isError && operator === '==' && /^[eE]rr[A-Z]/.test(right.name) ? [right.name] : [];
}
