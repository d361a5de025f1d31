import type { Arg, ClassDecl, Expr, FunctionDecl, Statement } from '../ast.ts';
import { typeName, type Project } from '../project/project.ts';
import { dotted } from '../routes/dialect.ts';
import { branchesIn, caughtBy, sentAsIs, type Branch } from './caught-errors.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { codeMade, messageMade, sendsCode, statusMade } from './made-errors.ts';
import { answerOf, type ErrorAnswer } from './declared-answers.ts';
import { madeObject } from './made-objects.ts';
import { codedMessage, messageOf, withCode } from './answer-parts.ts';
import { armsIn, failureOf, messageIn, statusIn } from './failures-said.ts';
import { statusOf, statusOfError } from './status.ts';

/** The answers that the input gives to its own errors: by their classes, and by the functions that handle them. */
export class ErrorAnswers {
  readonly #project: Project;
  /** By the class, or by type and variant: `AppError.NotFound`. */
  readonly #handled = new Map<string, ErrorAnswer>();
  readonly #found = new Map<string, ErrorAnswer | undefined>();
  /** What is sent of errors that bring their own status. */
  readonly #bodies = new Map<string, Expr>();
  /** Rust's types whose answers hold what they themselves say, whichever variant it is. */
  readonly #speaking = new Set<string>();

  /** What functions around handlers catch, by their names. */
  readonly #wrappers = new Map<string, readonly Branch[]>();
  readonly #within = new Map<string, ErrorAnswers>();

  /** @param around the answers of the whole input, which `wrappers` of some handlers come before */
  constructor(project: Project, around?: ErrorAnswers, wrappers: readonly string[] = []) {
    this.#project = project;
    if (around) {
      for (const name of wrappers.toReversed())
        for (const [error, body] of around.#wrappers.get(name) ?? []) this.#note(error, body);
      for (const [name, answer] of around.#handled)
        if (!this.#handled.has(name)) this.#handled.set(name, answer);
      for (const [name, sent] of around.#bodies) if (!this.#bodies.has(name)) this.#bodies.set(name, sent);
      return;
    }
    for (const { module } of project.files) this.#readHandlers(module.statements);
    for (const [type, { declaration }] of project.classes) {
      this.#readMessages(type, declaration);
      this.#readDisplay(type, project.methodOf(type, 'fmt')?.declaration.body ?? []);
    }
  }

  /** Of all errors that the input handles. */
  get all(): ErrorAnswer[] {
    return [...this.#handled.values()];
  }

  /** The answers for a handler that stands inside of functions of these names, the outermost first. */
  within(names: readonly string[]): ErrorAnswers {
    const wrappers = names.filter((name) => this.#wrappers.has(name));
    if (wrappers.length === 0) return this;
    const key = wrappers.join(' ');
    const made = this.#within.get(key) ?? new ErrorAnswers(this.#project, this, wrappers);
    this.#within.set(key, made);
    return made;
  }

  /** Of an error's class, as it is named where it is thrown. */
  of(name: string): ErrorAnswer | undefined {
    const plain = name.replace(/^.*[.:\\]/, '');
    if (!this.#found.has(plain)) {
      this.#found.set(plain, undefined);
      this.#found.set(plain, this.#read(plain));
    }
    return this.#found.get(plain);
  }

  /** The message that an error's own constructors make of what it is given; empty where it isn't known. */
  said(name: string, args: readonly Arg[]): string | undefined {
    return messageMade(this.#project, name, args);
  }

  /** The status that an error's constructors hand on: `super(404, 'not_found', message)`. */
  statusSaid(name: string, args: readonly Arg[]): number | undefined {
    return statusMade(this.#project, name, args);
  }

  /** The code for programs that an error's constructors keep. */
  codeSaid(name: string, args: readonly Arg[]): string | undefined {
    return codeMade(this.#project, name, args);
  }

  /** What is sent of an error that brings its own status. */
  bodyOf(name: string): Expr | undefined {
    const names = [name, ...this.#project.lineage(name).map(({ declaration }) => declaration.name)];
    return [...names, 'Error'].map((one) => this.#bodies.get(one)).find(Boolean);
  }

  /** Of an error that the input's own code handles, whatever its name says. */
  handled(name: string): ErrorAnswer | undefined {
    return this.#handled.get(name);
  }

  /** Of a status alone, as Ktor's `status(HttpStatusCode.NotFound) { … }` answers it. */
  ofStatus(status: number): ErrorAnswer | undefined {
    return this.#handled.get(`status ${status}`);
  }

  /** Of a variant of an error's type, which stands in code as a member of it. */
  ofVariant(owner: string, name: string): ErrorAnswer | undefined {
    return this.#handled.get(`${owner}.${name}`);
  }

  /** Of the variant of an error's type that is made of what finds faults in fields: `Invalid(#[from] ValidationErrors)`. */
  ofFaults(type: string): ErrorAnswer | undefined {
    const values = this.#project.classes.get(type)?.declaration.values ?? [];
    const found = values.find(({ fields = [] }) =>
      /(?:Validation\w*|Report)$/.test(typeName(fields[0]?.type)),
    );
    return found && this.ofVariant(type, found.name);
  }

  #read(name: string): ErrorAnswer | undefined {
    const lineage = this.#project.lineage(name);
    const handled = [name, ...lineage.map(({ declaration }) => declaration.name)]
      .map((one) => this.#handled.get(one))
      .find(Boolean);
    const own = lineage.map(({ declaration }) => answerOf(declaration)).find(({ status }) => status);
    const bases = lineage.flatMap(({ declaration }) => declaration.bases.map(typeName));
    const status =
      handled?.status ?? own?.status ?? [name, ...bases].map((one) => statusOfError(one)).find(Boolean);
    const isFixed = handled?.isFixed === true;
    const told = own?.message ?? (lineage[0] && answerOf(lineage[0].declaration).message);
    const message = isFixed ? handled?.message : (told ?? handled?.message);
    const body = handled?.body ?? this.bodyOf(name);
    return status === undefined
      ? undefined
      : { status, ...(message && { message }), ...(body && { body }), ...(isFixed && { isFixed }) };
  }

  #readHandlers(statements: readonly Statement[]): void {
    for (const statement of statements) {
      if (statement.kind === 'assign') {
        this.#readMade(statement.target, statement.value);
        if (statement.value?.kind === 'function') {
          this.#readBranches(statement.value.declaration);
          this.#readWrapper(dotted(statement.target), statement.value.declaration);
        }
      }
      if (statement.kind === 'class') {
        for (const method of statement.methods) this.#readFunction(method);
        const mapped = statement.bases.find((base) => typeName(base) === 'ExceptionMapper');
        const [error] = mapped?.kind === 'named' ? mapped.args : [];
        if (error)
          this.#note(
            typeName(error),
            statement.methods.flatMap(({ body }) => body),
          );
        this.#readRescues(statement);
        this.#readHandlers(statement.body);
      } else if (statement.kind === 'function') {
        this.#readFunction(statement);
        this.#readHandlers(statement.body);
      } else if (statement.kind === 'scope' || statement.kind === 'block') this.#readHandlers(statement.body);
      else if (statement.kind === 'expr') eachExpr([statement], (expr) => this.#readExpr(expr));
    }
  }

  /** Fastify's `const NoteGone = createError('NOTE_GONE', 'Note was deleted', 410)`. */
  #readMade(target: Expr, value: Expr | undefined): void {
    if (
      target.kind !== 'name' ||
      value?.kind !== 'call' ||
      !/(?:^|\.)createError$/.test(dotted(value.callee))
    )
      return;
    const status = value.args.map((arg) => failureOf(arg.value)).find(Boolean);
    const [, message] = value.args.flatMap((arg) => (arg.value.kind === 'string' ? [arg.value.value] : []));
    if (status && !this.#handled.has(target.name))
      this.#handled.set(target.name, { status, ...(message && { message }) });
  }

  #readFunction(declaration: FunctionDecl): void {
    this.#readBranches(declaration);
    this.#readWrapper(declaration.name, declaration);
    const { decorators, params, body, receiver } = declaration;
    const stated = decorators
      .filter(({ name }) => name === 'ResponseStatus')
      .map(({ args }) => statusOf(args[0]?.value))
      .find(Boolean);
    for (const mark of decorators) {
      if (!/^(?:ExceptionHandler|exception_handler|errorhandler|app_errorhandler)$/.test(mark.name)) continue;
      const named = mark.args.flatMap(({ value }) =>
        (value.kind === 'array' ? value.items : [value]).map((item) => errorName(item)),
      );
      const names = named.length > 0 ? named : params.slice(0, 1).map(({ type }) => typeName(type));
      for (const name of names) this.#note(name, body, stated);
    }
    // Of Spring's `ResponseEntityExceptionHandler`.
    const overridden = /^handle(MethodArgumentNotValid|HandlerMethodValidationException)$/.exec(
      declaration.name,
    )?.[1];
    if (overridden) this.#note(overridden.replace(/(?:Exception)?$/, 'Exception'), body, stated);
    if (receiver && /^(?:into_response|error_response|status_code|respond_to)$/.test(declaration.name)) {
      this.#readVariants(receiver, body);
      this.#shareBody(receiver, body);
    }
  }

  /** `exception<NotFound> { … }` of Ktor, `rescue_from NotFound do … end` of Rails, `app.use((error, …) => …)` of Express. */
  #readExpr(expr: Expr): void {
    if (expr.kind === 'function') this.#readBranches(expr.declaration);
    if (expr.kind !== 'call') return;
    const name = dotted(expr.callee).replace(/^.*\./, '');
    const block = expr.args.at(-1)?.value;
    // Hono and Fastify say by whom errors are handled.
    if (/^(?:onError|setErrorHandler)$/.test(name) && block?.kind === 'function')
      this.#readBranches(block.declaration, true);
    if (name === 'status' && block?.kind === 'function')
      for (const status of expr.args.flatMap((arg) => failureOf(arg.value) ?? []))
        this.#note(`status ${status}`, block.declaration.body, status);
    // Sinatra: `error JSON::ParserError do … end`.
    if (!/^(?:exception|rescue_from|error)$/.test(name)) return;
    const handler = expr.args.map(({ value }) => value).find(({ kind }) => kind === 'function');
    const names = [
      ...expr.typeArgs.map(typeName),
      ...expr.args.flatMap((arg) => (arg.name === undefined ? errorName(arg.value) : '')),
    ];
    if (handler?.kind === 'function') for (const one of names) this.#note(one, handler.declaration.body);
  }

  /** What a function around handlers catches; nothing where several are called so. */
  #readWrapper(name: string, declaration: FunctionDecl): void {
    const caught = caughtBy(declaration);
    if (caught.length > 0) this.#wrappers.set(name, this.#wrappers.has(name) ? [] : caught);
  }

  /** What middleware for errors does with some of them. */
  #readBranches(declaration: FunctionDecl, isForErrors = declaration.params.length === 4): void {
    if (!isForErrors) return;
    for (const [name, body] of branchesIn(declaration.body)) this.#note(name, body);
    const rest = sentAsIs(declaration);
    const sent = rest && this.#sentIn(rest);
    if (sent && !this.#bodies.has('Error')) this.#bodies.set('Error', sent);
  }

  /** Rails: `rescue_from RecordNotFound, with: :render_not_found`. */
  #readRescues({ body, methods }: ClassDecl): void {
    for (const { value } of body.flatMap((one) => (one.kind === 'expr' ? [one] : []))) {
      if (value.kind !== 'call' || dotted(value.callee) !== 'rescue_from') continue;
      const by = value.args.find(({ name }) => name === 'with')?.value;
      const handler = by?.kind === 'string' && methods.find(({ name }) => name === by.value);
      if (handler)
        for (const { name, value: error } of value.args)
          if (name === undefined) this.#note(errorName(error), handler.body);
    }
  }

  /** Rust's `#[error("no such note")]`. */
  #readMessages(type: string, { values }: ClassDecl): void {
    for (const { name, decorators = [] } of values) {
      const said = decorators.find((mark) => /^(?:error|display)$/.test(mark.name))?.args[0]?.value;
      if (said?.kind === 'string') this.#say(type, name, said.value);
    }
  }

  /** Rust's `impl Display`: `AppError::NotFound => write!(f, "no such note")`. */
  #readDisplay(type: string, body: readonly Statement[]): void {
    eachStatement(body, (statement) => {
      const [pattern, ...answer] = statement.kind === 'block' ? statement.body : [];
      if (pattern?.kind !== 'expr' || pattern.value.kind !== 'other') return;
      let said = '';
      eachExpr(answer, (expr) => {
        if (expr.kind === 'string') said ||= expr.value;
      });
      const names = pattern.value.text.matchAll(new RegExp(String.raw`\b(?:${type}|Self)::(\w+)`, 'g'));
      for (const [, name = ''] of names) if (said !== '') this.#say(type, name, said);
    });
  }

  #say(type: string, variant: string, message: string): void {
    const known = this.#handled.get(`${type}.${variant}`);
    const { code } = codedMessage(known?.message ?? '');
    if (known && (!known.message || this.#speaking.has(type)))
      this.#handled.set(`${type}.${variant}`, {
        ...known,
        message: code ? withCode(message, code) : message,
      });
  }

  /** Rust: `AppError::NotFound => (StatusCode::NOT_FOUND, "no such note")`. */
  #readVariants(type: string, body: readonly Statement[]): void {
    const noteEach = (pattern: string, answer: readonly Statement[]): void => {
      const [, ...variants] = pattern.split(new RegExp(String.raw`\b(?:${type}|Self)::`));
      for (const variant of variants) this.#note(`${type}.${/^\w*/.exec(variant)?.[0] ?? ''}`, answer);
    };
    eachStatement(body, (statement) => {
      const [first, ...answer] = statement.kind === 'block' ? statement.body : [];
      if (first?.kind === 'expr' && first.value.kind === 'other') noteEach(first.value.text, answer);
    });
    eachExpr(body, (expr) => {
      if (expr.kind !== 'other' || expr.parts.length < 2 || !expr.text.includes('=>')) return;
      const [pattern, ...answer] = expr.parts;
      // An arm, and not the list of arms.
      if (pattern?.kind !== 'other' || pattern.text.includes('=>')) return;
      noteEach(
        pattern.text,
        answer.map((value): Statement => ({ kind: 'expr', value, doc: '' })),
      );
    });
  }

  /** What is sent whichever variant it is: `(status, Json(json!({ "error": self.to_string() })))` behind the match. */
  #shareBody(type: string, body: readonly Statement[]): void {
    const last = body.at(-1);
    const sent = last && last.kind !== 'block' ? this.#sentIn([last]) : undefined;
    if (!sent) return;
    eachExpr([{ kind: 'expr', value: sent, doc: '' }], (expr) => {
      if (expr.kind === 'call' && dotted(expr.callee) === 'self.to_string') this.#speaking.add(type);
    });
    const isCoded = sendsCode(sent);
    for (const [name, answer] of this.#handled) {
      if (!name.startsWith(`${type}.`) || answer.body) continue;
      // Beside a status, one word is what programs tell it by: `(StatusCode::CONFLICT, "taken")`.
      const { message = '' } = answer;
      const coded = isCoded && /^[a-z][\w.-]*$/i.test(message) ? withCode('', message) : message;
      this.#handled.set(name, { ...answer, body: sent, ...(coded && { message: coded }) });
    }
  }

  /** The object that statements answer with. */
  #sentIn(body: readonly Statement[]): Expr | undefined {
    let sent: Expr | undefined;
    eachExpr(body, (expr) => {
      const isMade = expr.kind === 'call' && madeObject(expr, this.#project) !== expr;
      if (isMade || (expr.kind === 'object' && expr.entries.length > 0)) sent ??= expr;
    });
    return sent;
  }

  #note(name: string, body: readonly Statement[], stated?: number): void {
    const arms = stated === undefined ? armsIn(body) : [];
    for (const [error, answer] of arms) {
      const [only] = answer;
      const bare = only?.kind === 'expr' ? failureOf(only.value) : undefined;
      const sent = this.#sentIn(body);
      if (bare === undefined) this.#note(error, answer);
      else if (!this.#handled.has(error))
        this.#handled.set(error, { status: bare, ...(sent && { body: sent }) });
    }
    if (arms.length > 0) return;
    const status = stated ?? statusIn(body);
    const own = status === undefined ? this.#sentIn(body) : undefined;
    if (own && name !== '' && !this.#bodies.has(name)) this.#bodies.set(name, own);
    if (name === '' || status === undefined || status < 400 || this.#handled.has(name)) return;
    const sent = this.#sentIn(body);
    const made = sent && madeObject(sent, this.#project);
    const message = messageIn(body) ?? messageOf(made);
    const isFixed = made?.kind === 'object' && made.entries.every(({ value }) => value.kind === 'string');
    this.#handled.set(name, {
      status,
      ...(message && { message }),
      ...(sent && { body: sent }),
      ...(isFixed && { isFixed }),
    });
  }
}

function errorName(expr: Expr): string {
  if (expr.kind === 'type') return typeName(expr.type);
  // Kotlin: `OutOfStock::class`.
  if (expr.kind === 'other' && expr.parts[0]) return errorName(expr.parts[0]);
  if (expr.kind === 'member' && expr.name === 'class') return errorName(expr.object);
  return expr.kind === 'name' || expr.kind === 'member' ? expr.name : '';
}
