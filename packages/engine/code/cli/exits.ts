import type { ClassDecl, Expr, FunctionDecl, Module, Statement } from '../ast.ts';
import { messageOf } from '../handlers/answer-parts.ts';
import { eachStatement } from '../handlers/facts.ts';
import type { CliExit } from '../model.ts';
import { literalText } from '../parts/public-api.ts';
import { dotted } from '../routes/dialect.ts';
import { numberOf } from '../schemas/constraints.ts';
import { callsIn, itemsOf, valueOf } from './drafts.ts';
import { ExitCodes } from './exit-codes.ts';
import { readProgramExits } from './program-exits.ts';

const LANGUAGES = /^(?:java|kotlin|csharp|ruby|php|rust)$/;
const EXITS = /(?:^|\.)(?:exit!?|exitProcess|Exit|_exit)$/;
/** What prints where people look for errors. */
const PRINTS =
  /(?:^|\.)(?:err|stderr|Error)\.(?:print|put|write)\w*$|^(?:warn|say_error|abort)$|(?:^|\.)io\.(?:error|warning|note|caution)$/i;
/** Functions that run a command and give its exit code. */
const RUNS = /^(?:call|Main|main|execute|__invoke|handle)$/;
const ACTIONS = /^(?:SetAction|SetHandler)$/;
/** The exit codes of a program, ascending, each with what it says in front of it. */
export function readExits(module: Module): CliExit[] {
  return LANGUAGES.test(module.language) ? new ExitReader(module).read() : readProgramExits(module);
}

class ExitReader {
  readonly #module: Module;
  readonly #exits = new ExitCodes();
  #ofArguments = 2;
  /** Ruby's methods that give back what the program ends with. */
  readonly #given = new Set<string>();
  /** What errors say, by type and variant: `SyncError.NoToken`. */
  readonly #errors = new Map<string, string>();

  constructor(module: Module) {
    this.#module = module;
  }

  read(): CliExit[] {
    this.#declare(this.#module.statements);
    this.#follow(this.#module.statements);
    this.#walk(this.#module.statements, false);
    // What both answer to arguments that they don't know.
    const isAsked = !this.#exits.isEmpty && !this.#exits.isTold(this.#ofArguments);
    if (isAsked && /\bpicocli\b|@Command\(\s*name\s*=|\bclap::/.test(this.#module.text))
      this.#exits.note(this.#ofArguments, 'The arguments are invalid');
    return this.#exits.list();
  }

  /** Ruby ends with what methods give back: `exit CLI.new(ARGV).run`, and what that hands on. */
  #follow(statements: readonly Statement[]): void {
    if (this.#module.language !== 'ruby') return;
    const methods = new Map(methodsIn(statements).map((one) => [one.name, one]));
    const see = (expr: Expr | undefined): void => {
      const called = expr?.kind === 'call' ? expr.callee : expr;
      const name = called?.kind === 'member' || called?.kind === 'name' ? called.name : '';
      const method = methods.get(name);
      if (!method || this.#given.has(name)) return;
      this.#given.add(name);
      lastIn(method.body).forEach(see);
    };
    for (const { callee, args } of callsIn(statements)) if (dotted(callee) === 'exit') see(args[0]?.value);
  }

  /** With what the program prints. */
  #print(code: number, said = ''): void {
    // `tool: …` says nothing that is known.
    const isKnown = !said.includes('…') || (said.match(/\p{L}{2,}/gu) ?? []).length > 1;
    this.#exits.note(code, said && isKnown ? `“${said}”` : '');
  }

  #declare(statements: readonly Statement[]): void {
    for (const statement of statements) {
      if (statement.kind === 'assign') this.#exits.constant(dotted(statement.target), statement.value);
      if (statement.kind === 'scope') this.#declare(statement.body);
      if (statement.kind !== 'class') continue;
      for (const { name, value } of statement.fields) this.#exits.constant(name, value);
      for (const { name, decorators = [] } of statement.values) {
        const said = literalText(decorators.find((mark) => mark.name === 'error')?.args[0]?.value);
        if (said) this.#errors.set(`${statement.name}.${name}`, said);
      }
      for (const { name, args } of statement.decorators)
        for (const listed of name === 'Command' ? itemsOf(valueOf(args, 'exitCodeList')) : []) {
          const [, code, meaning] = /^\s*(\d+)\s*:\s*(.+)$/.exec(listed) ?? [];
          if (code && meaning) this.#exits.note(Number(code), meaning);
        }
      for (const { args } of statement.decorators)
        this.#ofArguments = numberOf(valueOf(args, 'exitCodeOnInvalidInput')) ?? this.#ofArguments;
      this.#declare(statement.body);
    }
  }

  #walk(statements: readonly Statement[], isRun: boolean): void {
    let said = '';
    for (const statement of statements) {
      switch (statement.kind) {
        case 'class':
          for (const method of statement.methods) this.#function(method, statement);
          this.#walk(statement.body, false);
          break;
        case 'function':
          this.#function(statement, undefined);
          break;
        case 'scope':
        case 'block':
          this.#walk(statement.body, isRun);
          break;
        case 'assign':
        case 'expr':
        case 'return':
          if (!statement.value) break;
          said = messageIn(statement.value) ?? said;
          if (
            isRun &&
            (statement.kind === 'return' || (this.#given.size > 0 && statement === statements.at(-1)))
          )
            for (const { code } of this.#exits.of(statement.value)) this.#print(code, said);
          this.#visit(statement.value, said);
          break;
        case 'throw':
          this.#thrown(statement.value);
          break;
      }
    }
  }

  /** A program that is a script runs its statements; a command's class runs one of its methods. */
  #function(declaration: FunctionDecl, owner: ClassDecl | undefined): void {
    const { name, body, returns, receiver } = declaration;
    const { language } = this.#module;
    const isTask = returns?.kind === 'named' && returns.name === 'Task' && returns.args.length > 0;
    const isOfCommand =
      owner?.decorators.some((mark) => /Command$/.test(mark.name)) ||
      owner?.bases.some((base) => base.kind === 'named' && /(?:Command|Callable)$/.test(base.name));
    const isStarted =
      language === 'csharp' ? name === 'Main' || isTask : isOfCommand === true && RUNS.test(name);
    const isRun = isStarted || this.#given.has(name);
    this.#walk(body, isRun);
    const isOfErrors = receiver !== undefined && /code|exit|status/.test(name);
    if (language === 'rust' && (isOfErrors || name === 'main')) this.#arms(receiver ?? '', body);
  }

  #visit(expr: Expr, said: string): void {
    if (expr.kind === 'function') return this.#walk(expr.declaration.body, false);
    if (expr.kind === 'call') {
      const name = dotted(expr.callee);
      const [first, second] = expr.args.map(({ value }) => value);
      if (EXITS.test(name) || name === 'ExitCode.from')
        for (const { code } of this.#exits.of(first)) this.#print(code, said);
      if (this.#module.language === 'ruby' && name === 'abort') this.#print(1, messageOf(first));
      if (name === 'raise' && first && /(?:^|\.)Thor\.\w*Error$/.test(dotted(first)) && this.#failsLoudly())
        this.#print(1, messageOf(second));
      for (const { value } of expr.args)
        if (value.kind === 'function')
          this.#walk(value.declaration.body, ACTIONS.test(name.replace(/^.*\./, '')));
        else this.#visit(value, said);
      if (expr.callee.kind === 'member') this.#visit(expr.callee.object, said);
    } else if (expr.kind === 'member' && dotted(expr.object) === 'ExitCode') {
      for (const { code } of this.#exits.of(expr)) this.#print(code, code === 0 ? '' : said);
    } else if (expr.kind === 'other') for (const part of expr.parts) this.#visit(part, said);
    else if (expr.kind === 'binary') for (const part of [expr.left, expr.right]) this.#visit(part, said);
  }

  /** Thor's programs exit with 0 unless they ask for more. */
  #failsLoudly(): boolean {
    return this.#module.text.includes('exit_on_failure?');
  }

  /** picocli answers a wrong use with 2. */
  #thrown(value: Expr): void {
    if (value.kind !== 'call' || !/(?:^|\.)ParameterException$/.test(dotted(value.callee))) return;
    const said = value.args.map((arg) => messageOf(arg.value)).findLast((text) => text !== undefined);
    this.#print(2, said);
  }

  /** Rust: `SyncError::NoToken | SyncError::Forbidden => 77`. */
  #arms(receiver: string, body: readonly Statement[]): void {
    eachStatement(body, (statement) => {
      const [pattern, answer] = statement.kind === 'block' ? statement.body : [];
      if (pattern?.kind !== 'expr' || pattern.value.kind !== 'other' || answer?.kind !== 'expr') return;
      const [known] = this.#exits.of(answer.value);
      if (!known) return;
      const variants = [...pattern.value.text.matchAll(/\b(\w+)::(\w+)/g)];
      for (const [, owner = '', variant = ''] of variants) {
        const said = this.#errors.get(`${owner === 'Self' ? receiver : owner}.${variant}`);
        this.#print(known.code, said?.replace(/\{[^{}]*\}/g, '…'));
      }
    });
  }
}

/** The methods of classes and modules. */
function methodsIn(statements: readonly Statement[]): FunctionDecl[] {
  return statements.flatMap((one) => {
    if (one.kind === 'scope') return methodsIn(one.body);
    if (one.kind === 'class') return [...one.methods, ...methodsIn(one.body)];
    return one.kind === 'function' ? [one] : [];
  });
}

/** What Ruby gives back: the last of the statements, and of those of each branch. */
function lastIn(body: readonly Statement[]): Expr[] {
  return body.flatMap((one) => {
    if (one.kind === 'block') return lastIn(one.body);
    const isLast = one.kind === 'return' || (one.kind === 'expr' && one === body.at(-1));
    return isLast && one.value ? [one.value] : [];
  });
}

/** What a statement prints for people to see what went wrong. */
function messageIn(expr: Expr): string | undefined {
  if (expr.kind === 'other' && /^eprintln!/.test(expr.text)) {
    const said = literalText(expr.parts[0]).replace(/\{[^{}]*\}/g, '…');
    return /\p{L}{3,} \p{L}/u.test(said) ? said : undefined;
  }
  if (expr.kind !== 'call' || !PRINTS.test(dotted(expr.callee))) return undefined;
  const [first] = expr.args;
  // PHP: `sprintf('The file %s exists.', $file)`.
  const format =
    first?.value.kind === 'call' && dotted(first.value.callee) === 'sprintf' ? first.value : undefined;
  return format
    ? literalText(format.args[0]?.value).replace(/%[\d$.-]*[a-z]/g, '…')
    : messageOf(first?.value);
}
