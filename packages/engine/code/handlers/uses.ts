import { childrenOf, type CallExpr, type Expr, type FunctionDecl, type Statement } from '../ast.ts';
import type { Schema } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import { literalOf, schemaOfLiteral } from '../schemas/constraints.ts';
import { dateRead, layoutRead } from './date-reads.ts';
import { limitsOf, limitsWhere, type Made } from './refused-limits.ts';
import { limitIn, mentions, nameOf } from './condition-names.ts';

type Literal = string | number | boolean;

/** What the code around a value that it reads says of it. */
export interface Use {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean';
  readonly format?: 'uuid' | 'date' | 'date-time';
  readonly default?: Literal;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: boolean;
  readonly exclusiveMaximum?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly enum?: Literal[];
  readonly pattern?: string;
  /** The code goes no further without it. */
  readonly isNeeded?: true;
}

export interface Uses {
  /** Of the expression that reads a value. */
  get(expr: Expr): Use | undefined;
  /** Of names, and of members of names: `query.limit`. */
  readonly names: ReadonlyMap<string, Use>;
}

const NONE: Use = {};
const FALLBACKS = new Set(['??', '||', 'or', '?:']);

/** Functions and methods that make another type of a value: `Number(x)`, `x.to_i`, `strconv.Atoi(x)`. */
export const CONVERSIONS: Readonly<Record<string, Use['type']>> = Object.fromEntries(
  Object.entries({
    integer:
      'parseInt int intval Integer Atoi ParseInt ParseUint toInt toIntOrNull toLong toLongOrNull to_i asInt Int ToInt32 ToInt64 parseLong parseUnsignedInt',
    number:
      'Number parseFloat float floatval ParseFloat to_f toDouble toDoubleOrNull Float parseDouble ToDouble ToDecimal',
    boolean:
      'Boolean bool boolval ParseBool toBoolean toBooleanStrictOrNull toBooleanStrict parseBoolean ToBoolean',
    string:
      'String str getString asString toString to_s strval trim strip toLowerCase toUpperCase lower upper downcase upcase ToLower ToUpper TrimSpace',
  }).flatMap(([type, names]) => names.split(' ').map((name) => [name, type as Use['type']])),
);

/** What makes a text one's own. */
const OWNED = /^(?:into|to_string|to_owned)$/;
/** Methods that say what holds where there is no value: `q.limit.unwrap_or(20)`. */
const DEFAULTS =
  /^(?:unwrap_or(?:_else)?|orElse(?:Get)?|getOrElse|or_else|or|GetValueOrDefault|unwrapOr|defaultIfEmpty)$/;
/** Methods of an optional value that leave it what it is, or make something of it. */
const PASSES = /^(?:ok|and_then|as_deref|as_ref|cloned|copied)$/;
/** Kotlin's, with a block in which the value is `it` or has a name of its own. */
const SCOPED = /^(?:let|takeIf|also)$/;
const PLAIN = /^(?:\(|await\b|[!&*]|not\b)/;

/**
 * What is done with each value that statements read: converted, replaced by a default
 * where there is none, kept between limits. Names are followed. `constant` is what a name stands for; `needed` are names
 * that the code refuses to work without; `made` is the list or the pattern that a name stands for.
 */
export function usesOf(
  statements: readonly Statement[],
  constant: (expr: Expr) => Literal | undefined = literalOf,
  needed: ReadonlySet<string> = new Set(),
  made?: Made,
  types: ReadonlyMap<string, Use['type']> = new Map(),
): Uses {
  const reader = new UseReader(constant, needed, made);
  for (const [name, type] of types)
    reader.names.set(name, { ...reader.names.get(name), ...(type && { type }) });
  // What is done with a name is known before what it is made of is read.
  reader.block(statements, undefined);
  return reader;
}

/** What the use of a value says, with what is known of it otherwise. */
export function withUse(known: Schema, { isNeeded: _, ...use }: Use = NONE): Schema {
  const literal = use.default ?? (known.default as Literal | undefined);
  const sample = literal ?? use.enum?.[0];
  // What is compared with numbers is one.
  const isCompared = use.minimum !== undefined || use.maximum !== undefined;
  const shown = sample === undefined ? isCompared && 'number' : schemaOfLiteral(sample).type;
  const type = use.type ?? known.type ?? (shown || undefined);
  return {
    ...known,
    ...use,
    ...(type && { type }),
    ...(literal !== undefined && { default: asType(literal, type) }),
  };
}

/** The limits of a value as those of what it is: a list has items, and no characters. */
export function limitsFor({ minLength, maxLength, ...use }: Use, { type }: Schema): Schema {
  const isList = type === 'array';
  const isNumber = type === 'integer' || type === 'number' || type === undefined;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } =
    type === 'integer' ? wholeLimits(use) : use;
  return {
    ...(isNumber && minimum !== undefined && { minimum }),
    ...(isNumber && maximum !== undefined && { maximum }),
    ...(minLength !== undefined && (isList ? { minItems: minLength } : { minLength })),
    ...(maxLength !== undefined && (isList ? { maxItems: maxLength } : { maxLength })),
    ...(!isList && use.enum && { enum: use.enum }),
    ...(!isList && use.pattern !== undefined && { pattern: use.pattern }),
    ...(isNumber && exclusiveMinimum && { exclusiveMinimum: true }),
    ...(isNumber && exclusiveMaximum && { exclusiveMaximum: true }),
  };
}

/** A whole number above 0 is at least 1. */
function wholeLimits({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Use): Use {
  return {
    ...(minimum !== undefined && { minimum: exclusiveMinimum ? minimum + 1 : minimum }),
    ...(maximum !== undefined && { maximum: exclusiveMaximum ? maximum - 1 : maximum }),
  };
}

/** `'20'` of a number is `20`. */
export function asType(value: Literal, type: Schema['type']): Literal {
  if (typeof value !== 'string') return value;
  if ((type === 'integer' || type === 'number') && value !== '' && Number.isFinite(Number(value)))
    return Number(value);
  return type === 'boolean' && /^(?:true|false)$/.test(value) ? value === 'true' : value;
}

class UseReader implements Uses {
  readonly names = new Map<string, Use>();
  readonly #uses = new Map<Expr, Use>();
  /** What names are given beside literals. */
  readonly #given = new Map<string, Expr[]>();
  readonly #constant: (expr: Expr) => Literal | undefined;
  readonly #made: Made | undefined;

  constructor(constant: (expr: Expr) => Literal | undefined, needed: ReadonlySet<string>, made?: Made) {
    this.#constant = constant;
    this.#made = made;
    for (const name of needed) this.names.set(name, { isNeeded: true });
  }

  get(expr: Expr): Use | undefined {
    return this.#uses.get(expr);
  }

  /** From the last statement to the first. */
  block(statements: readonly Statement[], test: Expr | undefined): void {
    for (const statement of statements.toReversed()) {
      switch (statement.kind) {
        case 'assign':
          this.#assign(statement.target, statement.value, test);
          break;
        case 'return':
        case 'throw':
        case 'expr':
          if (statement.value) this.#see(statement.value);
          break;
        case 'block': {
          const first = statement.body.find(({ kind }) => kind === 'expr');
          const own = statement.test ?? (first?.kind === 'expr' ? first.value : undefined);
          for (const { value, use, isOptional } of limitsOf(
            statement,
            (expr) => this.#literal(expr),
            this.#made,
          )) {
            const isAsked = !isOptional && !(test && mentions(test, nameOf(value) ?? ''));
            const { isNeeded, ...limits } = use;
            const asks = isAsked && (isNeeded || refusesNothing(use));
            this.#see(value, asks ? { ...limits, isNeeded: true } : limits);
          }
          this.block(statement.body, own ?? test);
          if (statement.test) this.#see(statement.test);
          break;
        }
      }
    }
  }

  #assign(target: Expr, value: Expr | undefined, test: Expr | undefined): void {
    if (!value) return;
    const name = nameOf(target);
    if (name !== undefined && value.kind === 'object') this.#fields(name, value);
    const literal = this.#literal(value);
    if (name === undefined) this.#see(value);
    else if (literal === undefined) {
      this.#given.set(name, [...(this.#given.get(name) ?? []), value]);
      this.#see(value, this.names.get(name));
    } else if (test) this.#replaced(name, literal, test);
    // In front of what may give it another value.
    else if (this.#given.has(name)) this.#note(name, { default: literal });
  }

  /** Go: `f := Filter{Limit: 50}`. */
  #fields(name: string, { entries, type }: Extract<Expr, { kind: 'object' }>): void {
    for (const { key, value } of type ? entries : []) {
      const literal = this.#literal(value);
      if (key && literal !== undefined) this.#note(`${name}.${key}`, { default: literal });
    }
  }

  /** `if (limit > 100) limit = 100`, `if (!sort) sort = 'name'`. */
  #replaced(name: string, literal: Literal, test: Expr): void {
    const limit = limitIn(test, name);
    if (limit && typeof literal === 'number' && limit.value === literal)
      this.#note(name, limit.isUpper ? { maximum: literal } : { minimum: literal });
    else if (mentions(test, name) || mentions(test, 'err')) this.#note(name, { default: literal });
  }

  #note(name: string, use: Use): void {
    const known = this.names.get(name) ?? NONE;
    const all = { ...use, ...known };
    if (Object.keys(all).length === Object.keys(known).length) return;
    this.names.set(name, all);
    for (const value of this.#given.get(name) ?? []) this.#see(value, all);
  }

  #literal(expr: Expr): Literal | undefined {
    if (expr.kind === 'name' || expr.kind === 'member') return this.#constant(expr);
    // Rust: `unwrap_or_else(|_| "8080".into())`.
    const [made, ...more] = expr.kind === 'function' ? expr.declaration.body : [];
    if (more.length === 0 && (made?.kind === 'return' || made?.kind === 'expr') && made.value)
      return this.#literal(made.value);
    if (expr.kind === 'call' && expr.callee.kind === 'member' && OWNED.test(expr.callee.name))
      return this.#literal(expr.callee.object);
    // Go: `string(EUR)`.
    const [only, ...others] = expr.kind === 'call' && expr.callee.kind === 'name' ? expr.args : [];
    const isMade =
      only &&
      others.length === 0 &&
      expr.kind === 'call' &&
      expr.callee.kind === 'name' &&
      /^(?:string|int|str)$/.test(expr.callee.name);
    return isMade ? this.#literal(only.value) : literalOf(expr);
  }

  #see(expr: Expr, use: Use = NONE): void {
    if (Object.keys(use).length > 0) {
      this.#uses.set(expr, { ...this.#uses.get(expr), ...use });
      const name = nameOf(expr);
      if (name !== undefined) this.#note(name, use);
    }
    switch (expr.kind) {
      case 'binary':
        return this.#binary(expr, use);
      case 'call':
        return this.#call(expr, use);
      case 'member':
        // Ruby calls without parentheses.
        return this.#method(expr, [], use) ? undefined : this.#see(expr.object);
      case 'function':
        return this.block(expr.declaration.body, undefined);
      case 'other':
        return this.#other(expr, use);
      default:
        for (const part of childrenOf(expr)) this.#see(part);
    }
  }

  #binary({ operator, left, right }: Extract<Expr, { kind: 'binary' }>, use: Use): void {
    const literal = FALLBACKS.has(operator) ? this.#literal(right) : undefined;
    const isFlag = /^={2,3}$/.test(operator) && /^(?:true|false)$/i.test(String(literalOf(right)));
    // Kotlin: `parameters["id"] ?: return call.respond(…)`.
    const isLeft =
      FALLBACKS.has(operator) && right.kind === 'other' && /^(?:return|throw)\b/.test(right.text);
    this.#see(left, {
      ...(FALLBACKS.has(operator) && use),
      ...(literal !== undefined && { default: literal }),
      ...(isFlag && { type: 'boolean' }),
      ...(isLeft && { isNeeded: true }),
    });
    this.#see(right);
  }

  #call(call: CallExpr, use: Use): void {
    const { callee } = call;
    const args = call.args.map(({ value }) => value);
    if (callee.kind === 'member' && this.#method(callee, args, use)) return;
    const name = callee.kind === 'name' || callee.kind === 'member' ? callee.name : '';
    const [first, ...others] = args;
    // Kotlin goes no further where it doesn't hold.
    if (first && name === 'require' && callee.kind === 'name')
      for (const { value, use: limit } of limitsWhere(first, (expr) => this.#literal(expr)))
        this.#see(value, limit);
    const isId =
      /^(?:uuid\.(?:Must)?(?:Parse|FromString)|UUID\.fromString|Guid\.Parse|Uuid\.parse_str|UUID|uuid\.UUID)$/.test(
        dotted(callee),
      );
    const format = isId ? 'uuid' : dateRead(dotted(callee));
    const made: Use | undefined = format
      ? { type: 'string', format }
      : CONVERSIONS[name] && { type: CONVERSIONS[name] };
    const read = layoutRead(call);
    if (read && args[1]) this.#see(args[1], { type: 'string', format: read, ...use });
    else if (first && made) {
      // `String(page)` tells nothing of what `page` was before.
      const isShown = made.type === 'string' && !format && first.kind === 'name' && use.type === undefined;
      this.#see(first, isShown ? use : { ...made, ...use });
      for (const other of others) this.#see(other);
    } else if (/^(?:min|max|Min|Max|minOf|maxOf|clamp|Clamp)$/.test(name) && args.length > 1) {
      this.#limited(args, name.toLowerCase().slice(0, 3), use);
    } else for (const part of childrenOf(call)) this.#see(part);
  }

  /** `Math.min(value, 100)`, `[value, 100].min`, `Math.Clamp(value, 1, 100)`. */
  #limited(args: readonly Expr[], kind: string, use: Use): void {
    const numbers = args.flatMap((arg) => {
      const value = this.#literal(arg);
      return typeof value === 'number' ? [value] : [];
    });
    const [low, high] = kind === 'cla' ? numbers : kind === 'max' ? [numbers[0]] : [undefined, numbers[0]];
    for (const arg of args)
      if (this.#literal(arg) === undefined)
        this.#see(arg, {
          ...use,
          ...(low !== undefined && { minimum: low }),
          ...(high !== undefined && { maximum: high }),
        });
  }

  /** What a method says of the value that it is called on; whether it says anything. */
  #method({ object, name }: Extract<Expr, { kind: 'member' }>, args: readonly Expr[], use: Use): boolean {
    const [first, second] = args.map((arg) => this.#literal(arg));
    const low = /^(?:coerceAtLeast|max)$/.test(name) ? first : undefined;
    const high = /^(?:coerceAtMost|min)$/.test(name) ? first : undefined;
    if (object.kind === 'array' && /^(?:min|max)$/.test(name)) this.#limited(object.items, name, use);
    else if (/^(?:coerceIn|clamp)$/.test(name) && typeof first === 'number' && typeof second === 'number')
      this.#see(object, { ...use, minimum: first, maximum: second });
    else if (typeof low === 'number' && args.length === 1) this.#see(object, { ...use, minimum: low });
    else if (typeof high === 'number' && args.length === 1) this.#see(object, { ...use, maximum: high });
    else if (DEFAULTS.test(name) && first !== undefined) this.#see(object, { ...use, default: first });
    else if (args.length === 0 && CONVERSIONS[name]) this.#see(object, { type: CONVERSIONS[name], ...use });
    else if (PASSES.test(name)) {
      this.#see(object, use);
      for (const arg of args) this.#see(arg);
    } else if (SCOPED.test(name) && args.length === 1 && args[0]?.kind === 'function')
      this.#scoped(object, name, args[0].declaration, use);
    // `day?.let(LocalDate::parse) ?: return …`
    else if (name === 'let' && args.length === 1) this.#see(object, use.isNeeded && { isNeeded: true });
    else return false;
    return true;
  }

  /** `day?.let { LocalDate.parse(it) } ?: return …`; what `let` makes may be another thing than the value. */
  #scoped(object: Expr, name: string, { params, body }: FunctionDecl, use: Use): void {
    const own = params[0]?.name ?? 'it';
    const around = this.names.get(own);
    this.names.delete(own);
    this.block(body, undefined);
    const inside = this.names.get(own) ?? NONE;
    if (around) this.names.set(own, around);
    else this.names.delete(own);
    const { isNeeded: _, type, format, ...limits } = inside;
    const isMade = name === 'let' && type === undefined && format === undefined;
    this.#see(object, {
      ...(type && { type }),
      ...(format && { format }),
      ...(name === 'let' && limits),
      ...(isMade ? use.isNeeded && { isNeeded: use.isNeeded } : use),
    });
  }

  #other({ text, parts }: Extract<Expr, { kind: 'other' }>, use: Use): void {
    const [first, second, third] = parts;
    const isCast = first?.kind === 'other' && first.parts.length === 0 && CONVERSIONS[first.text];
    if (first && second && parts.length === 2 && isCast) return this.#see(second, { type: isCast, ...use });
    // PHP: `$value ?: 20`.
    const elvis = parts.length === 2 && text.includes('?:') && second ? this.#literal(second) : undefined;
    if (first && elvis !== undefined) return this.#see(first, { ...use, default: elvis });
    if (first && (parts.length === 1 ? PLAIN.test(text) : second?.kind === 'type')) {
      const isNot = /^(?:!|not\b)/.test(text);
      return this.#see(first, isNot ? NONE : use);
    }
    // Of a choice, Python writes the condition between: `int(x) if x else 20`.
    const isRange = !/\?|\bif\b/.test(text) && text.split('<').length > 2;
    const isChoice = parts.length === 3 && !isRange && first && second && third;
    const value =
      isChoice && (/^if\b/.test(text) || !/\sif\s/.test(text) || text.includes('?') ? second : first);
    const literal = isChoice ? this.#literal(third) : undefined;
    if (value && literal !== undefined) {
      this.#see(value, { ...use, default: literal });
      return this.#see(value === first ? (second ?? value) : (first ?? value));
    }
    for (const part of parts) this.#see(part);
  }
}

/** Whether no value at all breaks a limit: what isn't sent is empty. */
function refusesNothing({ minLength = 0, enum: values, pattern }: Use): boolean {
  return minLength > 0 || (values !== undefined && !values.includes('')) || pattern !== undefined;
}
