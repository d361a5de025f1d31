import type { Block, Expr, Statement } from '../ast.ts';
import { literalOf, numberOf } from '../schemas/constraints.ts';
import { conjuncts, isOfType, isPresence, presenceOf } from './presence.ts';
import { isNewError, refuses } from './required-fields.ts';
import type { Use } from './uses.ts';

/** What a value must keep to. */
export interface Limit {
  readonly value: Expr;
  readonly use: Use;
  /** It holds only where there is a value at all: `if (sort && !SORTS.includes(sort))`. */
  readonly isOptional?: boolean;
}

type Literal = string | number | boolean;
type Constant = (expr: Expr) => Literal | undefined;
/** The list, the pattern, what else a name stands for. */
export type Made = (expr: Expr) => Expr | undefined;

/** What values must keep to for the code not to refuse them: `if (limit < 1 || limit > 100) throw new …`. */
export function limitsOf(block: Block, constant: Constant, made?: Made): Limit[] {
  const { test, then } = branchOf(block);
  const chosen = casesOf(block, constant);
  if (chosen) return [chosen];
  const isRefusal = test && !block.isLoop && (refuses(then) || then.some(throws));
  return isRefusal ? new LimitReader(constant, made).outside(test) : [];
}

/** Go: a `switch` whose `default` refuses is a list of what a value may be; an empty one may stand for another. */
function casesOf({ test, body }: Block, constant: Constant): Limit | undefined {
  const [subject, ...cases] = body;
  const last = cases.at(-1);
  if (test || subject?.kind !== 'expr' || !isValue(subject.value) || cases.length < 2) return undefined;
  if (!cases.every(isPlain) || last?.kind !== 'block' || !(refuses(last.body) || last.body.some(throws)))
    return undefined;
  const known: Literal[] = [];
  let fallback: Literal | undefined;
  let isOptional = false;
  for (const { body: own } of cases.slice(0, -1) as Block[]) {
    const [label, then] = own;
    const parts = label?.kind === 'expr' ? partsOfLabel(label.value) : [];
    const values = parts.flatMap((part) => constant(part) ?? literalOf(part) ?? []);
    if (parts.length === 0 || values.length < parts.length) return undefined;
    known.push(...values.filter((value) => value !== ''));
    if (!values.includes('')) continue;
    isOptional = true;
    if (then?.kind === 'assign' && then.value) fallback = constant(then.value) ?? literalOf(then.value);
  }
  const all = fallback === undefined || known.includes(fallback) ? known : [fallback, ...known];
  const use: Use = { enum: all, ...(fallback !== undefined && { default: fallback }) };
  return all.length > 1 ? { value: subject.value, use, isOptional } : undefined;
}

function partsOfLabel(label: Expr): readonly Expr[] {
  return label.kind === 'other' ? label.parts : [label];
}

/** What a condition asks of values that must hold: `require(limit in 1..100)`. */
export function limitsWhere(test: Expr, constant: Constant): Limit[] {
  return new LimitReader(constant).inside(test);
}

/** The condition, and what runs where it holds: the rest may stand behind an `else`. */
export function branchOf({ test, body }: Block): { test: Expr | undefined; then: readonly Statement[] } {
  const at = test ? -1 : body.findIndex(({ kind }) => kind === 'expr');
  const condition = body[at];
  const [first, ...others] = body.slice(at + 1);
  const own = test ?? (condition?.kind === 'expr' ? condition.value : undefined);
  if (!first || !own) return { test: undefined, then: [] };
  if (!test || isPlain(first)) return { test: own, then: isPlain(first) ? first.body : [first] };
  const end = others.findIndex(isPlain);
  return { test: own, then: [first, ...(end < 0 ? others : others.slice(0, end))] };
}

function isPlain(statement: Statement): statement is Block {
  return statement.kind === 'block' && !statement.test;
}

function throws(statement: Statement): boolean {
  if (isPlain(statement)) return statement.body.some(throws);
  // Rust: `return Err(…)`.
  const { value } = statement.kind === 'return' ? statement : {};
  // Go: `return errors.New("…")`, `return ErrTooLong`.
  const isError = value && (value.kind === 'call' ? isNewError(value) : /^[eE]rr[A-Z]/.test(nameOf(value)));
  return (
    statement.kind === 'throw' ||
    isError === true ||
    (value?.kind === 'call' && nameOf(value.callee) === 'Err')
  );
}

const LENGTHS = /^(?:len|length|strlen|mb_strlen|Length|RuneCount(?:InString)?)$/;
/** Of a list; right behind a name it may be a field as well: `order.count`. */
const SIZES = /^(?:size|count|Count)$/;
const HOLDS = /^(?:includes|contains|Contains|include\?|cover\?|member\?|between\?|in_array|has|isIn)$/;
const TRIMS = /^(?:trim|strip|Trim|TrimSpace|trimmed)$/;

class LimitReader {
  readonly #constant: Constant;
  readonly #made: Made;

  constructor(constant: Constant, made: Made = () => undefined) {
    this.#constant = constant;
    this.#made = made;
  }

  /** What holds where the test doesn't. */
  outside(test: Expr): Limit[] {
    if (test.kind === 'binary') {
      const { operator, left, right } = test;
      if (/^(?:\|\||or)$/.test(operator)) return [...this.outside(left), ...this.outside(right)];
      if (operator === 'not in') return this.#within(left, right);
      // `order != "asc" && order != "desc"`.
      if (/^(?:&&|and)$/.test(operator)) {
        const listed = this.#oneOf(test);
        return listed.length > 0 ? listed : this.#wherePresent(test);
      }
      // Python: `CODE.match(code) is None`.
      if (/^(?:is|==)$/.test(operator) && right.kind === 'null' && left.kind === 'call')
        return this.#held(left);
      return this.#compared(test, true);
    }
    if (test.kind !== 'other') return [];
    const [first, second] = test.parts;
    if (first && second && /\s!in\s/.test(test.text)) return this.#within(first, second);
    if (first && second && /\sis\s/.test(test.text)) return this.#patterns(first, second, test.text);
    if (!first || second) return [];
    if (/^(?:!|not\b)/.test(test.text)) return this.inside(first);
    return test.text.startsWith('(') ? this.outside(first) : [];
  }

  /** What is asked of a value that is there: `limit is not None and limit > 100`. */
  #wherePresent(test: Expr): Limit[] {
    const parts = conjuncts(test);
    const asked = parts.filter((part) => !isPresence(part));
    const [only, ...more] = asked;
    if (!only || more.length > 0) return [];
    const present = parts.flatMap((part) => (isPresence(part) ? keyOf(presenceOf(part)) : []));
    return this.outside(only).flatMap((limit) =>
      present.every((key) => key === keyOf(limit.value)) ? [{ ...limit, isOptional: true }] : [],
    );
  }

  /** What holds where the test does. */
  inside(test: Expr): Limit[] {
    if (test.kind === 'binary') {
      const { operator, left, right } = test;
      if (/^(?:&&|and)$/.test(operator)) return [...this.inside(left), ...this.inside(right)];
      return operator === 'in' ? this.#within(left, right) : this.#compared(test, false);
    }
    if (test.kind === 'call') return this.#held(test);
    // Go: `ok := pattern.MatchString(code)`, `_, ok := kinds[kind]`, `kinds[kind]`.
    const kept = test.kind === 'name' ? this.#made(test) : undefined;
    if (kept?.kind === 'call') return this.#held(kept);
    const looked = kept?.kind === 'index' && kept.object.kind === 'index' ? kept.object : (kept ?? test);
    if (looked.kind === 'index') return this.#keyed(looked.object, looked.index);
    if (test.kind !== 'other') return [];
    const [first, second, third] = test.parts;
    // Python: `1 <= limit <= 100`.
    if (first && second && third && /^[^<]+<=?[^<]+<=?[^<]+$/.test(test.text))
      return this.#between(second, this.#number(first), this.#number(third));
    if (first && second && /\sin\s/.test(test.text)) return this.#within(first, second);
    if (first && /^matches!/.test(test.text))
      return this.#within(first, { kind: 'array', items: test.parts.slice(1) });
    if (!first || second) return [];
    return test.text.startsWith('(') ? this.inside(first) : [];
  }

  #compared({ operator, left, right }: Extract<Expr, { kind: 'binary' }>, isRefused: boolean): Limit[] {
    const flipped = this.#number(left) !== undefined && !(isField(left) && numberOf(right) !== undefined);
    const [value, bound] = flipped ? [right, left] : [left, right];
    const number = this.#number(bound);
    const own = flipped ? operator.replace(/[<>]/, (sign) => (sign === '<' ? '>' : '<')) : operator;
    const { of, isLength } = this.#measured(value);
    if (number === undefined || (this.#constant(value) !== undefined && !isField(value)) || !isValue(of))
      return [];
    if (isRefused && isLength && number === 0 && /^={2,3}$/.test(own))
      return [{ value: of, use: { minLength: 1 } }];
    // `len(code) != 6`
    if (isRefused && isLength && /^!==?$/.test(own))
      return [{ value: of, use: { minLength: number, maxLength: number } }];
    if (!/^[<>]=?$/.test(own)) return [];
    const isLow = own.startsWith('<') === isRefused;
    const isIn = own.endsWith('=') !== isRefused;
    if (isLength) {
      const length = isIn ? number : isLow ? number + 1 : number - 1;
      return [{ value: of, use: isLow ? { minLength: length } : { maxLength: length } }];
    }
    return [
      {
        value: of,
        use: isLow
          ? { minimum: number, ...(!isIn && { exclusiveMinimum: true }) }
          : { maximum: number, ...(!isIn && { exclusiveMaximum: true }) },
      },
    ];
  }

  #between(value: Expr, minimum: number | undefined, maximum: number | undefined): Limit[] {
    const { of, isLength } = this.#measured(value);
    if (minimum === undefined || maximum === undefined || !isValue(of)) return [];
    return [{ value: of, use: isLength ? { minLength: minimum, maxLength: maximum } : { minimum, maximum } }];
  }

  /** Of a list, or of a range. */
  #within(value: Expr, held: Expr): Limit[] {
    if (held.kind === 'other' && held.parts.length === 2 && /\.\.[=<]?/.test(held.text)) {
      const [low, high] = held.parts.map((part) => this.#number(part));
      return this.#between(value, low, high !== undefined && held.text.includes('..<') ? high - 1 : high);
    }
    if (held.kind === 'call' && nameOf(held.callee) === 'range') {
      const [low = 0, end = low] = held.args.map(({ value: one }) => this.#number(one));
      return this.#between(value, held.args.length > 1 ? low : 0, end - 1);
    }
    const known = held.kind === 'name' || held.kind === 'member' ? this.#made(held) : undefined;
    if (known?.kind === 'array' || known?.kind === 'call') return this.#within(value, known);
    const items =
      held.kind === 'array'
        ? held.items
        : held.kind === 'call' && /^(?:set|frozenset|tuple|list)$/.test(nameOf(held.callee))
          ? this.#items(held.args[0]?.value)
          : held.kind === 'call' && /^(?:setOf|listOf|of|asList)$/.test(nameOf(held.callee))
            ? held.args.map(({ value: item }) => item)
            : [];
    const { of, isLength } = this.#measured(value);
    return isLength ? [] : this.#listed(of, items);
  }

  #listed(value: Expr, items: readonly Expr[]): Limit[] {
    const known = items.flatMap((item) => this.#constant(item) ?? literalOf(item) ?? []);
    return known.length > 1 && known.length === items.length && isValue(value)
      ? [{ value, use: { enum: known } }]
      : [];
  }

  /** `["asc", "desc"].includes(order)`, `n.between?(1, 5)`, `in_array($x, ["a", "b"])`. */
  #held({ callee, args }: Extract<Expr, { kind: 'call' }>): Limit[] {
    const [first, second] = args.map(({ value }) => value);
    const name = nameOf(callee);
    if (first && second && name === 'isinstance') return isValue(first) ? [isOfType(first, second)] : [];
    if (first && /^(?:match|fullmatch|MatchString)$/.test(name)) return this.#matched(callee, first, second);
    if (!first || !HOLDS.test(name)) return [];
    const object = callee.kind === 'member' ? callee.object : undefined;
    if (name === 'between?' && object && second)
      return this.#between(object, this.#number(first), this.#number(second));
    if (name === 'in_array' && second) return this.#within(first, second);
    // Go: `slices.Contains(kinds, kind)`.
    if (second && nameOf(object) === 'slices') return this.#within(second, this.#list(first));
    if (!object || second) return [];
    // Rust's `1..5` ends before 5.
    const isOpen = object.kind === 'other' && name === 'contains' && !object.text.includes('..=');
    return isOpen && object.parts.length === 2 ? [] : this.#within(first, object);
  }

  /** Python: `CODE.match(code)`, `re.fullmatch(r"[A-Z]+", code)`; Go: `code.MatchString(s)`. */
  #matched(callee: Expr, first: Expr, second: Expr | undefined): Limit[] {
    const object = callee.kind === 'member' ? callee.object : undefined;
    const isModule = nameOf(object) === 're' || nameOf(object) === 'regexp';
    const compiled = isModule ? undefined : ((object && this.#made(object)) ?? object);
    const pattern =
      compiled?.kind === 'call' && /^(?:compile|MustCompile)$/.test(nameOf(compiled.callee))
        ? compiled.args[0]?.value
        : isModule && second
          ? first
          : undefined;
    const text = pattern && (this.#constant(pattern) ?? literalOf(pattern));
    const value = bare(isModule && second ? second : first);
    if (typeof text !== 'string' || !isValue(value)) return [];
    const isWhole = nameOf(callee) === 'fullmatch' && !text.startsWith('^');
    return [{ value, use: { type: 'string', pattern: isWhole ? `^${text}$` : text } }];
  }

  /** Of a map whose keys are what a value may be. */
  #keyed(object: Expr, value: Expr): Limit[] {
    const known = this.#made(object);
    const keys = known?.kind === 'object' ? known.entries.map(({ key }) => key) : [];
    return keys.includes('')
      ? []
      : this.#listed(
          value,
          keys.map((key): Expr => ({ kind: 'string', value: key })),
        );
  }

  #items(expr: Expr | undefined): readonly Expr[] {
    const list = expr && (this.#made(expr) ?? expr);
    return list?.kind === 'array' ? list.items : [];
  }

  #list(expr: Expr): Expr {
    const known = this.#made(expr) ?? expr;
    return known.kind === 'object'
      ? { kind: 'array', items: known.entries.map(({ value }) => value) }
      : known;
  }

  #oneOf(test: Expr): Limit[] {
    const items: Expr[] = [];
    const values: Expr[] = [];
    const isList = (one: Expr): boolean => {
      if (one.kind !== 'binary') return false;
      if (/^(?:&&|and)$/.test(one.operator)) return isList(one.left) && isList(one.right);
      items.push(one.right);
      values.push(one.left);
      return /^!==?$/.test(one.operator);
    };
    const [first] = isList(test) ? values : [];
    const isSame = values.every((value) => first && keyOf(value) === keyOf(first));
    return first && isSame ? this.#listed(first, items) : [];
  }

  /** C#: `Quantity is < 1 or > 100`, `sort is not ("asc" or "desc")`. */
  #patterns(value: Expr, pattern: Expr, text: string): Limit[] {
    const leaves = leavesOf(pattern);
    if (/\sis\s+not\s*\(/.test(text))
      return this.#listed(
        value,
        leaves.map(({ leaf }) => leaf),
      );
    if (/\band\b|\bnot\b/.test(text)) return [];
    return leaves.flatMap(({ leaf, sign }) =>
      sign ? this.#compared({ kind: 'binary', operator: sign, left: value, right: leaf }, true) : [],
    );
  }

  /** What a name is given that stands for a length, a match, or whether a list holds something. */
  #measured(expr: Expr): { of: Expr; isLength: boolean } {
    const kept = expr.kind === 'name' ? this.#made(expr) : undefined;
    const own = measured(expr);
    const given = kept?.kind === 'call' ? measured(kept) : own;
    return given.isLength ? given : own;
  }

  #number(expr: Expr): number | undefined {
    const known = numberOf(expr) ?? this.#constant(expr);
    return typeof known === 'number' ? known : undefined;
  }
}

/** The literals of a pattern, with the sign of comparison in front of each. */
function leavesOf(expr: Expr, sign = ''): { leaf: Expr; sign: string }[] {
  if (expr.kind !== 'other' || expr.parts.length === 0) return [{ leaf: expr, sign }];
  const own = /^(?<sign>[<>]=?)/.exec(expr.text)?.groups?.['sign'] ?? sign;
  return expr.parts.flatMap((part) => leavesOf(part, expr.parts.length === 1 ? own : ''));
}

/** What is compared: the value itself, or how long it is. */
function measured(expr: Expr): { of: Expr; isLength: boolean } {
  const [only, ...others] = expr.kind === 'call' ? expr.args : [];
  if (expr.kind === 'call' && only && others.length === 0 && LENGTHS.test(nameOf(expr.callee)))
    return { of: bare(only.value), isLength: true };
  const member = expr.kind === 'call' && !only ? expr.callee : expr;
  if (member.kind !== 'member') return { of: bare(expr), isLength: false };
  const isLength = LENGTHS.test(member.name) || (SIZES.test(member.name) && member.object.kind !== 'name');
  return { of: bare(isLength ? member.object : expr), isLength };
}

/** Without `trim()`, `&`, parentheses around it. */
function bare(expr: Expr): Expr {
  const [only] =
    expr.kind === 'other' && expr.parts.length === 1 && /^[(&*]/.test(expr.text) ? expr.parts : [];
  if (only) return bare(only);
  if (expr.kind !== 'call' || !TRIMS.test(nameOf(expr.callee))) return expr;
  // Go: `strings.TrimSpace(name)`.
  const inner = expr.args[0]?.value ?? (expr.callee.kind === 'member' ? expr.callee.object : undefined);
  return inner ? bare(inner) : expr;
}

function nameOf(expr: Expr | undefined): string {
  return expr?.kind === 'name' || expr?.kind === 'member' ? expr.name : '';
}

/** `in.Days`, which may have been given another value than the one that is known. */
function isField(expr: Expr): boolean {
  return expr.kind === 'member' && expr.object.kind === 'name' && /^[a-z]/.test(expr.object.name);
}

/** What reads a value of a request by its name: `data.get("room")`. */
const READS = /^(?:get|Get|Query|DefaultQuery|PostForm|FormValue|PathValue|Param)$/;

/** A name, a member, an element: what a request's value is kept in. */
function isValue(expr: Expr): boolean {
  if (expr.kind === 'call')
    return expr.callee.kind === 'member' && (expr.args.length === 0 || READS.test(expr.callee.name));
  return /^(?:name|member|index)$/.test(expr.kind);
}

function keyOf(expr: Expr): string {
  return JSON.stringify(expr);
}
