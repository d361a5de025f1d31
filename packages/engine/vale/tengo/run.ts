import { RuleError } from '../kinds/types.ts';
import { builtins } from './builtins.ts';
import { combine } from './operators.ts';
import type { Block, Expression, Statement } from './syntax.ts';
import { Budget, Float, isClosure, isTrue, numberOf, Scope, textOf, typeOf, type Value } from './values.ts';

/** How a block ended. */
type End =
  { readonly kind: 'break' | 'continue' } | { readonly kind: 'return'; readonly value: Value } | undefined;
/** Calls within calls. */
const DEEPEST = 200;
/** Values that one call may hand on. */
const MOST_GIVEN = 10_000;

/** Runs a script that knows texts by the names that are given; the value of its global `name`. Throws a `RuleError`. */
export function runScript(script: Block, given: Readonly<Record<string, string>>, name: string): Value {
  const machine = new Machine();
  const globals = new Scope(machine.builtins);
  for (const [known, text] of Object.entries(given)) globals.define(known, text);
  machine.run(script, globals);
  return globals.get(name);
}

class Machine {
  readonly #budget = new Budget();
  readonly builtins = new Scope();
  #depth = 0;

  constructor() {
    for (const [name, value] of builtins(this.#budget)) this.builtins.define(name, value);
  }

  run(block: Block, scope: Scope): End {
    for (const statement of block) {
      const end = this.#do(statement, scope);
      if (end) return end;
    }
    return undefined;
  }

  #do(statement: Statement, scope: Scope): End {
    this.#budget.spend(1);
    switch (statement.kind) {
      case 'do':
        this.#value(statement.value, scope);
        return undefined;
      case 'assign':
        this.#assign(statement.operator, statement.target, this.#value(statement.value, scope), scope);
        return undefined;
      case 'if': {
        const inner = new Scope(scope);
        if (statement.before) this.#do(statement.before, inner);
        if (isTrue(this.#value(statement.test, inner))) return this.run(statement.yes, new Scope(inner));
        return statement.no ? this.run(statement.no, new Scope(inner)) : undefined;
      }
      case 'for':
        return this.#for(statement, new Scope(scope));
      case 'each':
        return this.#each(statement, scope);
      case 'return':
        return { kind: 'return', value: statement.value && this.#value(statement.value, scope) };
      default:
        return { kind: statement.kind };
    }
  }

  #for(statement: Extract<Statement, { kind: 'for' }>, scope: Scope): End {
    if (statement.before) this.#do(statement.before, scope);
    while (statement.test === undefined || isTrue(this.#value(statement.test, scope))) {
      this.#budget.spend(1);
      const end = this.run(statement.body, new Scope(scope));
      if (end?.kind === 'return') return end;
      if (end?.kind === 'break') break;
      if (statement.after) this.#do(statement.after, scope);
    }
    return undefined;
  }

  #each(statement: Extract<Statement, { kind: 'each' }>, scope: Scope): End {
    for (const [key, value] of entriesOf(this.#value(statement.of, scope))) {
      this.#budget.spend(1);
      const inner = new Scope(scope);
      inner.define(statement.key, key);
      inner.define(statement.value, value);
      const end = this.run(statement.body, inner);
      if (end?.kind === 'return') return end;
      if (end?.kind === 'break') break;
    }
    return undefined;
  }

  #assign(operator: string, target: Expression, value: Value, scope: Scope): void {
    const plain = operator === ':=' || operator === '=';
    const made = plain
      ? value
      : combine(operator.slice(0, -1), this.#value(target, scope), value, this.#budget);
    if (target.kind === 'name') {
      if (operator === ':=') scope.define(target.name, made);
      else if (scope.has(target.name)) scope.set(target.name, made);
      else throw new RuleError(`the script does not say what “${target.name}” is`);
      return;
    }
    if (target.kind !== 'index') throw new RuleError('the script assigns to what is no name');
    const object = this.#value(target.object, scope);
    const key = this.#value(target.key, scope);
    if (object instanceof Map) object.set(textOf(key), made);
    else if (Array.isArray(object) && typeof key === 'number' && key >= 0 && key < object.length)
      object[key] = made;
    else throw new RuleError(`the script sets a part of ${typeOf(object)} that is not there`);
  }

  #value(expression: Expression, scope: Scope): Value {
    this.#budget.spend(1);
    switch (expression.kind) {
      case 'literal':
        return typeof expression.value === 'object' ? new Float(expression.value.float) : expression.value;
      case 'name':
        if (!scope.has(expression.name))
          throw new RuleError(`the script does not say what “${expression.name}” is`);
        return scope.get(expression.name);
      case 'array':
        return expression.items.map((item) => this.#value(item, scope));
      case 'map':
        return new Map(expression.entries.map(([key, value]) => [key, this.#value(value, scope)]));
      case 'function':
        return { ...expression, scope };
      case 'unary':
        return this.#unary(expression.operator, this.#value(expression.operand, scope));
      case 'binary':
        return this.#binary(expression, scope);
      case 'choice':
        return this.#value(
          isTrue(this.#value(expression.test, scope)) ? expression.yes : expression.no,
          scope,
        );
      case 'index':
        return partOf(this.#value(expression.object, scope), this.#value(expression.key, scope));
      case 'slice':
        return this.#slice(expression, scope);
      case 'call':
        return this.#call(expression, scope);
    }
  }

  #unary(operator: string, value: Value): Value {
    if (operator === '!') return !isTrue(value);
    const number = numberOf(value);
    if (number === undefined) throw new RuleError(`the script has “${operator}” before ${typeOf(value)}`);
    if (operator === '^') return ~number;
    const signed = operator === '-' ? -number : number;
    return value instanceof Float ? new Float(signed) : signed;
  }

  #binary(expression: Extract<Expression, { kind: 'binary' }>, scope: Scope): Value {
    const left = this.#value(expression.left, scope);
    if (expression.operator === '&&') return isTrue(left) ? this.#value(expression.right, scope) : left;
    if (expression.operator === '||') return isTrue(left) ? left : this.#value(expression.right, scope);
    return combine(expression.operator, left, this.#value(expression.right, scope), this.#budget);
  }

  #slice(expression: Extract<Expression, { kind: 'slice' }>, scope: Scope): Value {
    const object = this.#value(expression.object, scope);
    if (typeof object !== 'string' && !Array.isArray(object))
      throw new RuleError(`the script cuts ${typeOf(object)}`);
    const from = expression.from ? (numberOf(this.#value(expression.from, scope)) ?? 0) : 0;
    const to = expression.to ? (numberOf(this.#value(expression.to, scope)) ?? 0) : object.length;
    this.#budget.spend(Math.max(0, to - from) / 4);
    return object.slice(Math.max(0, from), Math.max(0, to));
  }

  #call(expression: Extract<Expression, { kind: 'call' }>, scope: Scope): Value {
    const callee = this.#value(expression.callee, scope);
    const given = expression.given.map((one) => this.#value(one, scope));
    const last = expression.spread ? given.pop() : undefined;
    if (Array.isArray(last)) {
      if (last.length > MOST_GIVEN) throw new RuleError('the script hands too many values to a function');
      given.push(...last);
    }
    if (typeof callee === 'function') return callee(...given);
    if (!isClosure(callee)) throw new RuleError(`the script calls ${typeOf(callee)}, which is no function`);
    if (++this.#depth > DEEPEST) throw new RuleError('the script calls itself too deeply');
    const inner = new Scope(callee.scope);
    for (const [index, name] of callee.parameters.entries()) {
      const rest = callee.variadic && index === callee.parameters.length - 1;
      inner.define(name, rest ? given.slice(index) : given[index]);
    }
    const end = this.run(callee.body, inner);
    this.#depth--;
    return end?.kind === 'return' ? end.value : undefined;
  }
}

function partOf(object: Value, key: Value): Value {
  if (object instanceof Map) return object.get(textOf(key));
  if ((Array.isArray(object) || typeof object === 'string') && typeof key === 'number') return object[key];
  if (object === undefined) return undefined;
  throw new RuleError(`the script asks ${typeOf(object)} for “${textOf(key)}”`);
}

function entriesOf(value: Value): Iterable<readonly [Value, Value]> {
  if (Array.isArray(value)) return [...value.entries()];
  if (typeof value === 'string') return [...[...value].entries()];
  if (value instanceof Map) return [...value];
  if (value === undefined) return [];
  throw new RuleError(`the script goes through ${typeOf(value)}, which has no parts`);
}
