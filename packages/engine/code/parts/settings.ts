import type { ClassDecl, Decorator, Expr, Module, Statement } from '../ast.ts';
import { eachExpr, eachStatement } from '../handlers/facts.ts';
import { missingNames } from '../handlers/required-fields.ts';
import { usesOf, type Uses } from '../handlers/uses.ts';
import { withChoices } from '../cli/drafts.ts';
import { checkedSettings } from './env-schemas.ts';
import { cleanComment } from '../lower/comments.ts';
import { entryOf } from '../schemas/constraints.ts';
import type { Setting } from '../model.ts';
import type { CodeModel } from '../read-code.ts';
import { dotted } from '../routes/dialect.ts';
import { kebab } from '../routes/inflections.ts';
import { literalText, typeText } from './public-api.ts';

const READERS =
  /^(?:os\.getenv|os\.environ\.get|environ\.get|os\.Getenv|os\.LookupEnv|viper\.(?:Get\w*|BindEnv|SetDefault|MustBindEnv|IsSet|Unmarshal\w*)|getenv|env|env\.\w+|config\.\w+|process\.env\.get|Deno\.env\.get|System\.getenv|System\.getenv\(\)\.get(?:OrDefault)?|System\.getProperty|Environment\.GetEnvironmentVariable|ENV\.fetch|ENV\.\[\]|std\.env\.var(?:_os)?|get_env|required|requireEnv|getEnv\w*|GetEnv\w*|env[A-Z_]\w*|\w+(?:FromEnv|_from_env)|mustEnv|decouple\.config|config|configService\.get\w*|this\.configService\.get\w*)$/;
const ENVIRONMENTS =
  /^(?:process\.env|import\.meta\.env|os\.environ|environ|ENV|Bun\.env|\$?_ENV|\$_SERVER)$/;
const NAME = /^[A-Z][A-Z0-9_]{2,}$/;

/** Environment variables and settings that the code reads. */
export function readSettings({ modules, project }: CodeModel): Setting[] {
  const found = new Map<string, Setting>();
  const add = (setting: Setting): void => {
    const known = found.get(setting.name);
    if (!known) found.set(setting.name, setting);
    else
      found.set(setting.name, {
        ...known,
        fallback: known.fallback || setting.fallback,
        type: known.type || setting.type,
        description: known.description || setting.description,
        required: (known.required || setting.required) && !known.fallback && !setting.fallback,
      });
  };
  for (const setting of checkedSettings(project)) add(setting);
  for (const module of modules) {
    const raised = raisedIn(module);
    const helpers = helpersIn(module.statements);
    const kept = keptIn(module.statements);
    const needed = new Set<Expr>();
    each(module.statements, (statements) => neededIn(statements, kept, needed));
    each(module.statements, (statements) => {
      const uses = usesOf(statements);
      eachExpr(statements, (expr) => readExpr(expr, { add, uses, needed, raised, helpers }));
      for (const statement of statements) {
        if (statement.kind === 'class') {
          readSettingsClass(statement, add);
          readProperties(statement, add);
          for (const { decorators, doc } of statement.fields) readValues(decorators, doc, add);
          for (const { params } of statement.methods)
            for (const { decorators } of params) readValues(decorators, '', add);
        }
        if (statement.kind === 'assign' && statement.doc !== '' && statement.value)
          describe(statement.value, statement.doc, found);
      }
    });
    describeEntries(module, found);
  }
  return [...found.values()];
}

/** Calls back for the statements of every function and class. */
function each(statements: readonly Statement[], see: (statements: readonly Statement[]) => void): void {
  see(statements);
  for (const statement of statements) {
    if (statement.kind === 'function' || statement.kind === 'scope' || statement.kind === 'block')
      each(statement.body, see);
    if (statement.kind === 'class') {
      each(statement.body, see);
      for (const method of statement.methods) each(method.body, see);
      see(
        statement.fields.flatMap((field): Statement[] =>
          field.value ? [{ kind: 'expr', value: field.value, doc: field.doc }] : [],
        ),
      );
    }
  }
}

interface Found {
  readonly add: (setting: Setting) => void;
  readonly uses: Uses;
  /** Expressions without whose value the code doesn't go on. */
  readonly needed: ReadonlySet<Expr>;
  /** Variables without which the code fails. */
  readonly raised: ReadonlySet<string>;
  /** Functions of the file that read the variable that they are given. */
  readonly helpers: ReadonlySet<string>;
}

/** `def flag(name): return os.getenv(name) == "1"` */
function helpersIn(statements: readonly Statement[]): Set<string> {
  const found = new Set<string>();
  for (const statement of statements) {
    if (statement.kind !== 'function') continue;
    const { name, params, body } = statement;
    const isGiven = (expr: Expr | undefined): boolean =>
      expr?.kind === 'name' && params[0]?.name === expr.name;
    eachExpr(body, (expr) => {
      const isRead =
        (expr.kind === 'call' && READERS.test(dotted(expr.callee)) && isGiven(expr.args[0]?.value)) ||
        (expr.kind === 'index' && ENVIRONMENTS.test(dotted(expr.object)) && isGiven(expr.index));
      if (isRead) found.add(name);
    });
  }
  return found;
}

/** Rust: `env::var("DATABASE_URL")?`, `env::var("KEY").context("KEY is missing")?`. */
function raisedIn({ language, text }: Module): Set<string> {
  const asked =
    language === 'rust'
      ? text.matchAll(
          /\benv::var\(\s*"(\w+)"\s*\)(?:\s*\.\s*(?:context|with_context|map_err)\([^;]{0,200}?\))?\s*\?/g,
        )
      : [];
  return new Set([...asked].map(([, name = '']) => name));
}

function readExpr(expr: Expr, { add, uses, needed, raised, helpers }: Found): void {
  const key = configuredBy(expr);
  const first = expr.kind === 'call' && helpers.has(dotted(expr.callee)) ? expr.args[0]?.value : undefined;
  const asked = first?.kind === 'string' && NAME.test(first.value) ? first.value : undefined;
  const name = key ?? variableOf(expr) ?? asked;
  if (!name) return;
  const given = uses.get(expr)?.default;
  const fallback = literalText(insteadOf(expr)) || (given === undefined ? '' : String(given));
  const isIndexed = expr.kind === 'index' && /^(?:os\.)?environ$/.test(dotted(expr.object));
  const isFetched =
    expr.kind === 'call' && /^ENV\.fetch$/.test(dotted(expr.callee)) && expr.args.length === 1;
  const isNeeded = needed.has(expr) || raised.has(name) || uses.get(expr)?.isNeeded === true;
  const required = fallback === '' && (isIndexed || isFetched || isNeeded);
  add({
    name,
    type: '',
    required,
    fallback,
    description: '',
    ...(key !== undefined && { isConfigured: true }),
  });
}

/** The key that an expression reads of a configuration: ASP.NET's `Configuration["Api:Key"]`, Ktor's `config.property("api.key")`. */
function configuredBy(expr: Expr): string | undefined {
  if (expr.kind === 'index')
    return /(?:^|\.)_?[cC]onfiguration$/.test(dotted(expr.object)) && expr.index.kind === 'string'
      ? expr.index.value
      : undefined;
  const first = expr.kind === 'call' ? expr.args[0]?.value : undefined;
  if (expr.kind !== 'call' || first?.kind !== 'string') return undefined;
  const callee = dotted(expr.callee);
  if (/_?[cC]onfiguration\.GetConnectionString$/.test(callee)) return `ConnectionStrings:${first.value}`;
  return /_?[cC]onfiguration\.GetValue$|(?:^|\.)config\.property(?:OrNull)?$/.test(callee)
    ? first.value
    : undefined;
}

/** Spring's `@Value("${api.key:none}")`. */
function readValues(decorators: readonly Decorator[], doc: string, add: (setting: Setting) => void): void {
  for (const { name, args } of decorators) {
    if (name === 'ConfigProperty') {
      const key = literalText(args.find((arg) => arg.name === 'name')?.value);
      const given = args.find((arg) => arg.name === 'defaultValue')?.value;
      if (key)
        add({
          name: key,
          type: '',
          required: given === undefined,
          fallback: literalText(given),
          description: doc,
          isConfigured: true,
        });
    }
    // Symfony: `#[Autowire(env: 'CDN_URL')]`, `#[Autowire('%env(CDN_URL)%')]`.
    const wired = name === 'Autowire' ? (args.find((arg) => arg.name === 'env') ?? args[0]) : undefined;
    const variable = /^(?:%env\((?:\w+:)*)?(\w+)(?:\)%)?$/.exec(literalText(wired?.value))?.[1];
    if (variable && NAME.test(variable))
      add({ name: variable, type: '', required: true, fallback: '', description: doc });
    const text = name === 'Value' ? literalText(args[0]?.value) : '';
    const [, key, fallback] = /^\$\{([\w.-]+)(?::([^}]*))?\}$/.exec(text) ?? [];
    if (key)
      add({
        name: key,
        type: '',
        required: fallback === undefined,
        fallback: fallback ?? '',
        description: doc,
        isConfigured: true,
      });
  }
}

/** What code can't do without: `env::var("KEY").expect(…)`, `if (!KEY) throw …`. */
function neededIn(
  statements: readonly Statement[],
  kept: ReadonlyMap<string, Expr>,
  needed: Set<Expr>,
): void {
  const named = new Map(kept);
  eachStatement(statements, (statement) => {
    if (statement.kind === 'assign' && statement.target.kind === 'name' && statement.value)
      named.set(statement.target.name, statement.value);
    if (statement.kind !== 'block' || !givesUp(statement.body)) return;
    for (const name of missingNames(statement)) {
      const value = named.get(name);
      if (value) needed.add(value);
    }
    for (const asked of testsOf(statement)) needed.add(partOf(asked, named) ?? asked);
  });
  eachExpr(statements, (expr) => {
    if (expr.kind !== 'call' || expr.callee.kind !== 'member') return;
    if (/^(?:expect|unwrap|orElseThrow)$/.test(expr.callee.name)) needed.add(expr.callee.object);
  });
}

/** "`config.url`" of `const config = { url: process.env.URL }`. */
function partOf(expr: Expr, named: ReadonlyMap<string, Expr>): Expr | undefined {
  return expr.kind === 'member' && expr.object.kind === 'name'
    ? entryOf(named.get(expr.object.name), expr.name)
    : undefined;
}

/** A comment above an entry of an object, or behind it: "// Turns on caching." over `redisUrl: process.env.REDIS_URL,`. */
const COMMENTED =
  /^[ \t]+(?:\/\/|#)[ \t]*(?<above>[^\n]{6,160})\n[ \t]+[\w"'-]+[ \t]*:(?<line>[^\n]*)$|^[ \t]+[\w"'-]+[ \t]*:(?<own>[^\n]*?)[ \t]+\/\/[ \t]*(?<behind>[^\n]{6,160})$/gm;

function describeEntries({ text }: Module, found: Map<string, Setting>): void {
  for (const { groups } of text.matchAll(COMMENTED)) {
    const said = cleanComment(`// ${groups?.['above'] ?? groups?.['behind'] ?? ''}`);
    const name = /(?:env\.|\[["']|\(["'])([A-Z][A-Z0-9_]{2,})\b/.exec(
      groups?.['line'] ?? groups?.['own'] ?? '',
    )?.[1];
    const known = name === undefined || said === '' ? undefined : found.get(name);
    if (known && known.description === '') found.set(known.name, { ...known, description: said });
  }
}

/** What the names of a whole file are given. */
function keptIn(statements: readonly Statement[]): Map<string, Expr> {
  return new Map(
    statements.flatMap((one): [string, Expr][] =>
      one.kind === 'assign' && one.target.kind === 'name' && one.value ? [[one.target.name, one.value]] : [],
    ),
  );
}

/** What a block that gives up asks of: `if (!process.env.KEY) throw …`, `if os.Getenv("KEY") == "" { log.Fatal(…) }`. */
function testsOf({ test, body }: Extract<Statement, { kind: 'block' }>): Expr[] {
  const asked = (expr: Expr): Expr[] => {
    if (expr.kind === 'binary' && /^(?:\|\||or)$/.test(expr.operator))
      return [...asked(expr.left), ...asked(expr.right)];
    const isNone =
      expr.kind === 'binary' &&
      /^(?:={2,3}|is)$/.test(expr.operator) &&
      (expr.right.kind === 'null' || (expr.right.kind === 'string' && expr.right.value === ''));
    if (isNone) return [expr.left];
    return expr.kind === 'other' && /^(?:!|not\b)/.test(expr.text) ? [...expr.parts] : [];
  };
  return (test ? [test] : body.flatMap((one) => (one.kind === 'expr' ? [one.value] : []))).flatMap(asked);
}

function givesUp(statements: readonly Statement[]): boolean {
  let gives = false;
  eachStatement(statements, (statement) => {
    // A program that ends with another code than 0: `print("Set TOKEN first", file=sys.stderr); return 1`.
    const code =
      statement.kind === 'return' && statement.value?.kind === 'number' ? statement.value.value : 0;
    gives ||= statement.kind === 'throw' || (code > 0 && code < 256 && printsError(statements));
  });
  eachExpr(statements, (expr) => {
    gives ||= expr.kind === 'call' && /(?:^|\.)(?:[eE]xit|panic|abort|Fatal\w*)$/.test(dotted(expr.callee));
  });
  return gives;
}

function printsError(statements: readonly Statement[]): boolean {
  return /"name":"(?:stderr|Stderr|err|echo|secho)"/.test(JSON.stringify(statements));
}

/** What a call that reads a variable gives where it isn't set. */
export function insteadOf(expr: Expr): Expr | undefined {
  const args = expr.kind === 'call' ? expr.args.slice(1) : [];
  return args.find(({ name }) => name === undefined || name === 'default')?.value;
}

/** The environment variable that an expression reads. */
export function variableOf(expr: Expr): string | undefined {
  if (expr.kind === 'member' && ENVIRONMENTS.test(dotted(expr.object)) && NAME.test(expr.name))
    return expr.name;
  if (expr.kind === 'index' && ENVIRONMENTS.test(dotted(expr.object)) && expr.index.kind === 'string')
    return expr.index.value;
  if (expr.kind === 'call') {
    const [first] = expr.args.map(({ value }) => value);
    const callee = dotted(expr.callee);
    if (
      first?.kind === 'string' &&
      NAME.test(first.value) &&
      (READERS.test(callee) || READERS.test(callee.replace(/^.*\./, '')))
    )
      return first.value;
    if (/^(?:parseInt|Number|Boolean|int|str|bool|float|String)$/.test(callee) && first) return undefined;
  }
  return undefined;
}

function describe(value: Expr, doc: string, found: Map<string, Setting>): void {
  const inner = value.kind === 'binary' ? value.left : value;
  const name =
    variableOf(inner) ??
    (inner.kind === 'call' && inner.args[0] ? variableOf(inner.args[0].value) : undefined);
  const known = name === undefined ? undefined : found.get(name);
  if (known && known.description === '')
    found.set(known.name, { ...known, description: doc.replace(/\s+/g, ' ') });
}

/** Spring's `@ConfigurationProperties("vault")`: a field of the class is a setting, its name with hyphens. */
function readProperties({ decorators, fields }: ClassDecl, add: (setting: Setting) => void): void {
  const mark = decorators.find(({ name }) => name === 'ConfigurationProperties');
  const given = mark?.args.find(({ name = 'prefix' }) => /^(?:prefix|value)$/.test(name))?.value;
  const prefix = literalText(given);
  for (const { name, value, doc, isConstant } of prefix === '' ? [] : fields)
    if (!isConstant)
      add({
        name: `${prefix}.${kebab(name)}`,
        type: '',
        required: false,
        fallback: literalText(value),
        description: doc,
        isConfigured: true,
      });
}

/** pydantic's settings classes: a field is a variable. */
function readSettingsClass({ bases, fields, body }: ClassDecl, add: (setting: Setting) => void): void {
  if (!bases.some((base) => base.kind === 'named' && /^(?:\w+\.)?BaseSettings$/.test(base.name))) return;
  const prefix =
    body
      .map((statement) => {
        if (statement.kind === 'class')
          return literalText(statement.fields.find(({ name }) => name === 'env_prefix')?.value);
        const value = statement.kind === 'assign' ? statement.value : undefined;
        return value?.kind === 'call'
          ? literalText(value.args.find(({ name }) => name === 'env_prefix')?.value)
          : literalText(entryOf(value, 'env_prefix'));
      })
      .find(Boolean) ?? '';
  for (const { name, type, written, value, doc } of fields) {
    if (name === 'model_config') continue;
    const options = value?.kind === 'call' ? value.args : [];
    const isField = value?.kind === 'call' && /^(?:\w+\.)?Field$/.test(dotted(value.callee));
    const given = isField
      ? options.find((arg) => arg.name === 'default' || arg.name === undefined)?.value
      : value;
    // What a call makes is said by the call.
    const fallback =
      given?.kind === 'call'
        ? `${dotted(given.callee)}()`
        : given?.kind === 'array'
          ? given.items.map(literalText).join(', ')
          : literalText(given);
    const said = doc || literalText(options.find((arg) => arg.name === 'description')?.value);
    const shown = written?.replace(/\s+/g, ' ') ?? typeText(type);
    const choices = /^Literal\[(.+)\]$/.exec(shown)?.[1]?.split(/\s*,\s*/);
    const description = choices
      ? withChoices(
          said,
          choices.map((choice) => choice.replace(/^["']|["']$/g, '')),
        )
      : said;
    add({
      name: (prefix + name).toUpperCase(),
      type: choices
        ? /^["']/.test(choices[0] ?? '')
          ? 'string'
          : 'number'
        : shown.replace(/\bSecretStr\b/, 'string'),
      // `Field(description="…")` and `Field(...)` have no default.
      required:
        value === undefined ||
        (isField &&
          (given === undefined
            ? options.every((arg) => arg.name !== 'default_factory')
            : given.kind === 'other' && given.text === '...')),
      fallback,
      description,
    });
  }
}

export type { Module };
