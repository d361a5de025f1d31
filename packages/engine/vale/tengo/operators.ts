import { RuleError } from '../kinds/types.ts';
import type { Budget } from './values.ts';
import { Float, numberOf, textOf, typeOf, type Value } from './values.ts';

/** What an operator of two sides makes; `&&` and `||` are not among them. */
export function combine(operator: string, left: Value, right: Value, budget: Budget): Value {
  if (operator === '==') return isEqual(left, right);
  if (operator === '!=') return !isEqual(left, right);
  if (operator === '+' && typeof left === 'string') {
    const text = left + textOf(right);
    budget.spend(text.length / 8);
    return text;
  }
  if (operator === '+' && Array.isArray(left) && Array.isArray(right)) {
    budget.spend(left.length + right.length);
    return [...left, ...right];
  }
  if (typeof left === 'string' && typeof right === 'string')
    return compare(operator, left < right ? -1 : Number(left > right));
  const [one, two] = [
    isNumber(left) ? numberOf(left) : undefined,
    isNumber(right) ? numberOf(right) : undefined,
  ];
  if (one === undefined || two === undefined)
    throw new RuleError(`the script joins ${typeOf(left)} and ${typeOf(right)} by “${operator}”`);
  if (/^[<>]=?$/.test(operator)) return compare(operator, one - two);
  return calculate(operator, one, two, left instanceof Float || right instanceof Float);
}

const isNumber = (value: Value) => typeof value === 'number' || value instanceof Float;

function compare(operator: string, order: number): Value {
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    default:
      throw new RuleError(`the script joins texts by “${operator}”`);
  }
}

function calculate(operator: string, one: number, two: number, float: boolean): Value {
  if (!float && two === 0 && (operator === '/' || operator === '%'))
    throw new RuleError('the script divides by zero');
  const results: Readonly<Record<string, () => number>> = {
    '+': () => one + two,
    '-': () => one - two,
    '*': () => one * two,
    '/': () => (float ? one / two : Math.trunc(one / two)),
    '%': () => one % two,
    '&': () => one & two,
    '|': () => one | two,
    '^': () => one ^ two,
    '&^': () => one & ~two,
    '<<': () => one << two,
    '>>': () => one >> two,
  };
  const result = results[operator];
  if (!result) throw new RuleError(`the script has an operator “${operator}” that is none`);
  return float ? new Float(result()) : result();
}

function isEqual(left: Value, right: Value): boolean {
  if (left instanceof Float || right instanceof Float)
    return isNumber(left) && isNumber(right) && numberOf(left) === numberOf(right);
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((value, index) => isEqual(value, right[index]));
  if (left instanceof Map && right instanceof Map)
    return (
      left.size === right.size &&
      [...left].every(([key, value]) => right.has(key) && isEqual(value, right.get(key)))
    );
  return left === right;
}
