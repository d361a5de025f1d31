import {
  childrenOf,
  type CallExpr,
  type ClassDecl,
  type Expr,
  type FunctionDecl,
  type Module,
  type Statement,
} from '../ast.ts';
import { eachExpr } from '../handlers/facts.ts';
import { messageOf } from '../handlers/answer-parts.ts';
import type { CliExit } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import { numberOf } from '../schemas/constraints.ts';
import { callsIn, entryOf, methodOf, valueOf } from './drafts.ts';
import { ExitCodes, isExitCode } from './exit-codes.ts';

const EXITS = /^(?:sys\.exit|exit|quit|os\._exit|SystemExit|os\.Exit|process\.exit|typer\.Exit|ctx\.exit)$/;
const PRINTS =
  /^(?:console\.(?:error|warn)|process\.stderr\.write|sys\.stderr\.write|log\.Print\w*|(?:logger|logging|log)\.(?:error|critical))$/;
/** Functions that programs write for themselves: `print_error("…")`. */
const TELLS = /^(?:\w*_)?(?:error|eprint|die|fail|warn|print_?err(?:or)?)$/i;
const STDERR = /^(?:os\.Stderr|sys\.stderr|std_?err|err_?(?:out|w|writer))$/i;

/** The exit codes of a program in Python, Go, JavaScript or TypeScript, ascending, each with what it says in front of it. */
export function readProgramExits(module: Module): CliExit[] {
  return new ProgramExits(module).read();
}

class ProgramExits {
  readonly #module: Module;
  readonly #exits = new ExitCodes();
  /** What errors that are kept say: `var errDrift = errors.New("drift found")`. */
  readonly #errors = new Map<string, string>();
  readonly #functions = new Map<string, FunctionDecl>();

  constructor(module: Module) {
    this.#module = module;
  }

  read(): CliExit[] {
    const { statements, language, text } = this.#module;
    this.#declare(statements);
    this.#walk(statements, this.#entries(statements));
    // What both answer to arguments that they don't know.
    if (language === 'python' && !this.#exits.isEmpty && /argparse|click|typer/.test(text))
      this.#note(2, 'The arguments are invalid');
    return this.#exits.list();
  }

  #note(code: number, said: string): void {
    // `could not rotate: …` says as much without its end.
    this.#exits.note(code, said.replace(/\s*:\s*…$/, ''));
  }

  #declare(statements: readonly Statement[]): void {
    const docs = statements.flatMap((one) => (one.kind === 'assign' && one.doc !== '' ? [one.doc] : []));
    for (const statement of statements) {
      if (statement.kind === 'function') this.#functions.set(statement.name, statement);
      // click ends with the code of an error's class.
      if (statement.kind === 'class') this.#failure(statement);
      if (statement.kind === 'class')
        for (const { name, value, doc } of [
          ...statement.fields,
          ...statement.values.map((one) => ({ doc: '', ...one })),
        ])
          this.#exits.constant(name, value, doc);
      if (statement.kind !== 'assign') continue;
      const { value, doc } = statement;
      const name = dotted(statement.target);
      if (value?.kind === 'function') this.#functions.set(name, value.declaration);
      // A comment on a whole list of codes says nothing of one.
      this.#exits.constant(name, value, docs.filter((one) => one === doc).length === 1 ? doc : '');
      if (value?.kind === 'object')
        for (const { key, value: one } of value.entries) this.#exits.constant(key, one, '');
      const said = value?.kind === 'call' ? messageOf(value.args[0]?.value) : undefined;
      if (
        said !== undefined &&
        /^(?:errors\.New|fmt\.Errorf)$/.test(value?.kind === 'call' ? dotted(value.callee) : '')
      )
        this.#errors.set(name, said);
    }
  }

  /** `class BrokenFile(click.ClickException): exit_code = 5` */
  #failure({ bases, fields, methods }: ClassDecl): void {
    if (!bases.some((base) => base.kind === 'named' && /(?:ClickException|UsageError)$/.test(base.name)))
      return;
    const code = numberOf(fields.find(({ name }) => name === 'exit_code')?.value);
    let said = '';
    eachExpr(
      methods.flatMap(({ body }) => body),
      (expr) => (said ||= printed(expr) ?? ''),
    );
    if (isExitCode(code)) this.#note(code, said);
  }

  /** Functions whose results the program ends with: `sys.exit(main())`, and those that they hand on to. */
  #entries(statements: readonly Statement[]): Set<FunctionDecl> {
    const entries = new Set<FunctionDecl>();
    const add = (expr: Expr | undefined): void => {
      const called = expr?.kind === 'call' ? expr.callee : expr?.kind === 'other' ? expr.parts[0] : expr;
      const inner = called?.kind === 'call' ? called.callee : called;
      const declaration = this.#functions.get(dotted(inner));
      if (!declaration || entries.has(declaration)) return;
      entries.add(declaration);
      for (const value of returnsOf(declaration.body)) {
        add(value);
        // argparse: `return args.func(args)`.
        if (value.kind === 'call' && methodOf(value) === 'func')
          for (const { args } of callsIn(statements).filter((call) => methodOf(call) === 'set_defaults'))
            add(valueOf(args, 'func'));
      }
    };
    for (const call of callsIn(statements)) if (EXITS.test(dotted(call.callee))) add(call.args[0]?.value);
    return entries;
  }

  #walk(
    statements: readonly Statement[],
    entries: ReadonlySet<FunctionDecl>,
    isRun = false,
    around = '',
  ): void {
    const asked = this.#asked(statements[0]) || around;
    let said = asked;
    const functionOf = (declaration: FunctionDecl): void =>
      this.#walk(declaration.body, entries, entries.has(declaration));
    const visit = (expr: Expr): void => {
      if (expr.kind === 'function') return functionOf(expr.declaration);
      if (expr.kind === 'call') this.#call(expr, said);
      for (const part of childrenOf(expr)) visit(part);
    };
    for (const statement of statements) {
      if (statement.kind === 'function') functionOf(statement);
      else if (statement.kind === 'class') for (const method of statement.methods) functionOf(method);
      else if (statement.kind === 'block' || statement.kind === 'scope')
        this.#walk(statement.body, entries, isRun, asked);
      else if (statement.kind === 'assign' && statement.value?.kind === 'function')
        functionOf(statement.value.declaration);
      else if (statement.kind === 'assign' && dotted(statement.target) === 'process.exitCode')
        this.#end(statement.value, said);
      else if ('value' in statement && statement.value) {
        said = printed(statement.value) ?? said;
        visit(statement.value);
        if (statement.kind === 'return' && isRun) this.#end(statement.value, said);
      }
    }
  }

  /** The error that a branch is for: `errors.Is(err, errDrift)`, `except KeyboardInterrupt`. */
  #asked(first: Statement | undefined): string {
    if (first?.kind !== 'expr') return '';
    for (const [name, said] of this.#errors)
      if (JSON.stringify(first.value).includes(`"name":"${name}"`)) return said;
    const caught = first.value.kind === 'other' ? first.value.parts[0] : first.value;
    return caught?.kind === 'name' && /^[A-Z]\w*(?:Error|Exception|Interrupt)$/.test(caught.name)
      ? `On \`${caught.name}\``
      : '';
  }

  #call(call: CallExpr, said: string): void {
    const name = dotted(call.callee);
    const [first, second] = call.args.map(({ value }) => value);
    const own = messageOf(first) ?? '';
    if (EXITS.test(name)) {
      if (own !== '') this.#note(1, own);
      else if (first) this.#end(first, said);
      else if (/^(?:sys\.exit|SystemExit|typer\.Exit|process\.exit)$/.test(name)) this.#note(0, '');
    }
    // click ends with 1 where a question is denied.
    if (/^(?:click|typer)\.confirm$/.test(name) && valueOf(call.args, 'abort')) this.#note(1, 'Cancelled');
    if (/^(?:click|typer)\.Abort$/.test(name)) this.#note(1, said || 'Cancelled');
    if (/^log\.Fatal\w*$/.test(name)) this.#note(1, said || readable(own) || '');
    if (/(?:^|\.)parser\.error$|^ap\.error$|^(?:click|typer)\.(?:UsageError|BadParameter)$/.test(name))
      this.#note(2, own);
    if (/^click\.ClickException$/.test(name)) this.#note(1, own);
    // commander: `program.error('no such file', { exitCode: 3 })`.
    if (/^(?:program|command|cmd|cli)\.error$/.test(name))
      this.#note(numberOf(entryOf(second, 'exitCode')) ?? 1, own);
  }

  #end(expr: Expr | undefined, said: string): void {
    for (const { code, meaning } of this.#exits.of(expr))
      this.#note(code, code === 0 ? '' : said === ANY ? meaning || said : said || meaning);
  }
}

function returnsOf(statements: readonly Statement[]): Expr[] {
  return statements.flatMap((statement) => {
    if (statement.kind === 'block') return returnsOf(statement.body);
    return statement.kind === 'return' && statement.value ? [statement.value] : [];
  });
}

/** What a statement prints where people look for errors. */
function printed(expr: Expr): string | undefined {
  if (expr.kind !== 'call') return undefined;
  const { args } = expr;
  const name = dotted(expr.callee);
  const isError =
    PRINTS.test(name) ||
    TELLS.test(name) ||
    (name === 'print' && STDERR.test(dotted(valueOf(args, 'file')))) ||
    (/^(?:click|typer)\.s?echo$/.test(name) && valueOf(args, 'err') !== undefined) ||
    (/^fmt\.Fprint/.test(name) && STDERR.test(dotted(args[0]?.value)));
  const text = isError
    ? args.map(({ value }) => messageOf(value)).find((one) => one !== undefined)
    : undefined;
  const said = text === undefined ? undefined : readable(text);
  if (said !== undefined) return said;
  const isCaught = args.some(({ value }) => /^(?:err|error|e|exc|ex)$/.test(dotted(value)));
  return isError && isCaught ? ANY : undefined;
}

/** Of an error that only running the program would tell. */
const ANY = 'An error, which the program prints';

/** A message of which more than its beginning is known. */
function readable(text: string): string | undefined {
  const plain = text
    .replace(/%(?:\[\d+\])?[+#]?[a-z]|\{\w*\}/g, '…')
    .replace(/\\n|\n/g, ' ')
    .trim();
  return /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(plain) ? plain : undefined;
}
