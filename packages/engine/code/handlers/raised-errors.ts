import {
  NOTHING,
  type Arg,
  type CallExpr,
  type Expr,
  type FunctionDecl,
  type Param,
  type Statement,
} from '../ast.ts';
import type { Project } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import type { RouteReader } from '../routes/reader.ts';
import { literalOf } from '../schemas/constraints.ts';
import { substituted } from '../substitute.ts';
import { messageOf } from './answer-parts.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { returnedBy } from './python-returns.ts';
import { statusOf } from './status.ts';

/** What callers get of an error that is raised; `body` is code of `scope`. */
export interface RaisedAnswer {
  readonly status: number;
  readonly message?: string;
  readonly body?: Expr;
  readonly scope: Scope;
}

interface Handler {
  readonly declaration: FunctionDecl;
  readonly scope: Scope;
}

/** What the frameworks' own errors are made of, in order. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  HTTPException: ['status_code', 'detail', 'headers'],
  APIException: ['detail', 'code'],
};
const TEXT = 'str()';
const STATUS = /^(?:status|status_?code|http_status|code)$/;

/** Python: what is sent of errors that the input raises, by its own handlers and with what each error is made of. */
export class RaisedErrors {
  readonly #project: Project;
  readonly #reader: RouteReader;
  readonly #handlers = new Map<string, Handler>();

  constructor(project: Project, reader: RouteReader) {
    this.#project = project;
    this.#reader = reader;
    for (const { scope } of project.files)
      if (scope.module.language === 'python') this.#collect(scope.module.statements, scope);
  }

  /** Of `raise RoomTaken(room)` and `abort(404, "…")`; undefined where no handler of the input answers it. */
  of(call: CallExpr): RaisedAnswer | undefined {
    const name = dotted(call.callee).replace(/^.*\./, '');
    const isAbort = name === 'abort';
    const [first, second] = call.args.map(({ value }) => value);
    const made = isAbort
      ? new Map(Object.entries({ code: first ?? NOTHING, description: second ?? NOTHING }))
      : this.#attributes(name, call.args);
    const bases = this.#project
      .lineage(name)
      .flatMap(({ declaration }) => [
        declaration.name,
        ...declaration.bases.map((base) => (base.kind === 'named' ? base.name.replace(/^.*\./, '') : '')),
      ]);
    const status = [...made]
      .map(([key, value]) => (STATUS.test(key) ? numberIn(value) : undefined))
      .find(Boolean);
    const keys = [
      name,
      ...bases,
      ...(isAbort || bases.includes('HTTPException') ? [String(status), 'HTTPException'] : []),
    ];
    const handler = keys.map((key) => this.#handlers.get(key)).find(Boolean);
    return handler && this.#answer(handler, made, status);
  }

  #collect(statements: readonly Statement[], scope: Scope): void {
    for (const statement of statements) {
      if (statement.kind === 'scope' || statement.kind === 'block') this.#collect(statement.body, scope);
      if (statement.kind === 'expr') this.#register(statement.value, scope);
      if (statement.kind !== 'function') continue;
      for (const mark of statement.decorators)
        if (/^(?:exception_handler|(?:app_)?errorhandler)$/.test(mark.name))
          for (const { value } of mark.args) this.#note(value, { declaration: statement, scope });
      this.#collect(statement.body, this.#reader.walkFunction(statement, scope));
    }
  }

  /** `app.add_exception_handler(NotFound, on_not_found)`, `app.register_error_handler(NotFound, on_not_found)`. */
  #register(expr: Expr, scope: Scope): void {
    if (
      expr.kind !== 'call' ||
      !/\.(?:add_exception_handler|register_error_handler)$/.test(dotted(expr.callee))
    )
      return;
    const [error, by] = expr.args.map(({ value }) => value);
    const declaration =
      by?.kind === 'name'
        ? scope.module.statements.find((one) => one.kind === 'function' && one.name === by.name)
        : undefined;
    if (error && declaration?.kind === 'function') this.#note(error, { declaration, scope });
  }

  #note(error: Expr, handler: Handler): void {
    const key = error.kind === 'number' ? error.text : dotted(error).replace(/^.*\./, '');
    if (key !== '' && !this.#handlers.has(key)) this.#handlers.set(key, handler);
  }

  /** What an error's fields hold once it is made with these arguments. */
  #attributes(name: string, args: readonly Arg[]): Map<string, Expr> {
    const lineage = this.#project.lineage(name).map(({ declaration }) => declaration);
    const found = new Map<string, Expr>();
    for (const { fields } of lineage.toReversed())
      for (const { name: field, value } of fields) if (value) found.set(field, value);
    const make = (from: number, given: readonly Arg[]): void => {
      const at = lineage.findIndex(({ methods }, index) => index >= from && methods.some(isMaker));
      const maker = lineage[at]?.methods.find(isMaker);
      if (maker) return run(at, maker, given);
      const last = lineage.at(-1)?.bases.map((base) => (base.kind === 'named' ? base.name : '')) ?? [name];
      const parts = last.map((base) => MADE_OF[base.replace(/^.*\./, '')]).find(Boolean);
      // `@dataclass` takes its fields in order.
      const own = lineage.slice(from).toReversed();
      const isData = own.some(({ decorators }) => decorators.some((mark) => mark.name === 'dataclass'));
      const fields = parts ?? (isData ? own.flatMap((one) => one.fields.map((field) => field.name)) : []);
      for (const [index, arg] of given.entries()) {
        const key = arg.name ?? fields[index];
        if (key !== undefined) found.set(key, arg.value);
        if (index === 0) found.set(TEXT, arg.value);
      }
    };
    const run = (at: number, { params, body }: FunctionDecl, given: readonly Arg[]): void => {
      const bound = bind(params, given);
      const settle = <T>(part: T): T =>
        substituted(part, (expr) => (expr.kind === 'name' ? bound.get(expr.name) : undefined));
      const set = (target: Expr, source: Expr | undefined): void => {
        if (target.kind !== 'member' || !source || dotted(target.object) !== 'self') return;
        const value = settle(source);
        // `if status is not None: self.status = status`.
        if (value.kind !== 'null' || !found.has(target.name)) found.set(target.name, value);
      };
      eachStatement(body, (statement) => {
        if (statement.kind !== 'assign' || !statement.value) return;
        // `self.status, self.code = status, code`.
        const values = tupleOf(statement.value);
        for (const [index, target] of tupleOf(statement.target).entries()) set(target, values[index]);
      });
      eachExpr(body, (expr) => {
        if (expr.kind === 'call' && isSuper(expr.callee)) make(at + 1, settle(expr.args));
      });
    };
    make(0, args);
    return found;
  }

  #answer(
    { declaration, scope }: Handler,
    made: ReadonlyMap<string, Expr>,
    stated?: number,
  ): RaisedAnswer | undefined {
    const names = new Set(declaration.params.map(({ name }) => name));
    const local = new Map<string, Expr>();
    let status: number | undefined;
    const settle = <T>(part: T): T =>
      substituted(part, (expr) => {
        const [only] = expr.kind === 'call' && dotted(expr.callee) === 'str' ? expr.args : [];
        const text = only?.value ?? expr;
        if (text.kind === 'name') return names.has(text.name) ? made.get(TEXT) : local.get(text.name);
        return expr.kind === 'member' && expr.object.kind === 'name' && names.has(expr.object.name)
          ? made.get(expr.name)
          : undefined;
      });
    eachStatement(declaration.body, (statement) => {
      if (statement.kind !== 'assign' || !statement.value) return;
      const { target } = statement;
      const value = settle(statement.value);
      if (target.kind === 'name') local.set(target.name, value);
      if (target.kind === 'member' && /^status(?:_code)?$/.test(target.name)) status ??= numberIn(value);
    });
    const [returned] = returnedBy(declaration, this.#reader.walkFunction(declaration, scope), this.#reader);
    const sent = returned && settle(returned.value);
    const [data, given] = sent?.kind === 'array' ? sent.items : [sent];
    const keyword =
      data?.kind === 'call'
        ? data.args.find(({ name }) => name !== undefined && STATUS.test(name))
        : undefined;
    status =
      numberIn(given) ?? numberIn(keyword?.value) ?? status ?? (sent?.kind === 'array' ? undefined : stated);
    if (status === undefined || status < 400) return undefined;
    const body = data && bodyIn(data);
    const message = messageOf(body);
    return { status, scope: returned?.scope ?? scope, ...(message && { message }), ...(body && { body }) };
  }
}

/** The items of `a, b`; of anything else, that alone. */
function tupleOf(expr: Expr): readonly Expr[] {
  if (expr.kind === 'array') return expr.items;
  return expr.kind === 'other' && expr.parts.length > 1 ? expr.parts : [expr];
}

const isMaker = ({ name }: FunctionDecl): boolean => name === '__init__';

function isSuper(callee: Expr): boolean {
  return (
    callee.kind === 'member' &&
    callee.name === '__init__' &&
    callee.object.kind === 'call' &&
    dotted(callee.object.callee) === 'super'
  );
}

/** What a function's parameters are given. */
export function bind(params: readonly Param[], args: readonly Arg[]): Map<string, Expr> {
  const own = params.filter(({ name }) => name !== 'self');
  const plain = args.filter(({ name }) => name === undefined);
  return new Map(
    own.flatMap(({ name, value }, index): [string, Expr][] => {
      const given = (args.find((arg) => arg.name === name) ?? plain[index])?.value ?? value;
      return given ? [[name, given]] : [];
    }),
  );
}

/** `jsonify(error=…)`, `JSONResponse(status_code=…, content=…)`, a dictionary. */
export function bodyIn(expr: Expr): Expr | undefined {
  if (expr.kind === 'object') return expr;
  if (expr.kind !== 'call') return undefined;
  const content = expr.args.find(({ name }) => name === 'content' || name === 'data')?.value;
  if (content) return content;
  const entries = expr.args.flatMap(({ name, value }) =>
    name === undefined || /^(?:status|headers|content_type|mimetype)/.test(name)
      ? []
      : [{ key: name, value }],
  );
  if (entries.length > 0 && /(?:jsonify|dict)$/.test(dotted(expr.callee))) return { kind: 'object', entries };
  const [first] = expr.args;
  return first && first.name === undefined ? bodyIn(first.value) : undefined;
}

function numberIn(expr: Expr | undefined): number | undefined {
  const literal = literalOf(expr);
  return typeof literal === 'number' ? statusOf(expr) : expr?.kind === 'member' ? statusOf(expr) : undefined;
}
