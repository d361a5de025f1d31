import { RuleError } from '../kinds/types.ts';
import { textModule } from './text-module.ts';
import type { Budget } from './values.ts';
import { Float, isTrue, numberOf, textOf, typeOf, type Native, type Value } from './values.ts';

/** What a script may use without asking: no files, no clock, no chance. */
export function builtins(budget: Budget): ReadonlyMap<string, Value> {
  const is =
    (type: string): Native =>
    (value) =>
      typeOf(value) === type;
  return new Map<string, Value>([
    ['import', (name) => moduleOf(name, budget)],
    [
      'len',
      (value) =>
        Array.isArray(value) || typeof value === 'string'
          ? value.length
          : value instanceof Map
            ? value.size
            : 0,
    ],
    [
      'append',
      (list, ...more) => {
        const items = Array.isArray(list) ? list : [];
        budget.spend(items.length + more.length);
        return [...items, ...more];
      },
    ],
    ['copy', (value) => copied(value, budget)],
    [
      'delete',
      (map, key) => {
        if (map instanceof Map) map.delete(textOf(key));
        return undefined;
      },
    ],
    [
      'splice',
      (list, from, count, ...more) =>
        Array.isArray(list)
          ? list.splice(numberOf(from) ?? 0, numberOf(count) ?? list.length, ...more)
          : undefined,
    ],
    [
      'range',
      (from, to, step) => rangeOf(numberOf(from) ?? 0, numberOf(to) ?? 0, numberOf(step) ?? 1, budget),
    ],
    [
      'string',
      (value) => (typeof value === 'string' ? value : value === undefined ? undefined : textOf(value)),
    ],
    ['int', (value) => (numberOf(value) === undefined ? undefined : Math.trunc(numberOf(value) ?? 0))],
    ['float', (value) => (numberOf(value) === undefined ? undefined : new Float(numberOf(value) ?? 0))],
    ['bool', (value) => isTrue(value)],
    ['type_name', (value) => typeOf(value)],
    ['format', (template, ...given) => formatted(textOf(template), given, budget)],
    ['immutable', (value) => value],
    ['is_string', is('string')],
    ['is_int', is('int')],
    ['is_float', is('float')],
    ['is_bool', is('bool')],
    ['is_array', is('array')],
    ['is_map', is('map')],
    ['is_undefined', is('undefined')],
    ['is_callable', is('compiled-function')],
  ]);
}

function moduleOf(name: Value, budget: Budget): Value {
  switch (name) {
    case 'text':
      return new Map(textModule(budget));
    case 'fmt':
      return new Map<string, Value>([
        ['sprintf', (template, ...given) => formatted(textOf(template), given, budget)],
        ['print', () => undefined],
        ['printf', () => undefined],
        ['println', () => undefined],
      ]);
    case 'math':
      return mathModule();
    default:
      throw new RuleError(
        `the script asks for “${textOf(name)}”; Vale’s scripts have “text”, “fmt” and “math”`,
      );
  }
}

function mathModule(): Value {
  const of = (work: (one: number, two: number) => number): Native => {
    return (one, two) => new Float(work(numberOf(one) ?? NaN, numberOf(two) ?? NaN));
  };
  const { abs, ceil, floor, log, log10, log2, max, min, pow, round, sqrt, trunc } = Math;
  const functions = { abs, ceil, floor, log, log10, log2, max, min, pow, round, sqrt, trunc };
  return new Map<string, Value>([
    ['pi', new Float(Math.PI)],
    ['e', new Float(Math.E)],
    ...Object.entries(functions).map(([name, work]) => [name, of(work)] as const),
  ]);
}

function copied(value: Value, budget: Budget): Value {
  budget.spend(1);
  if (Array.isArray(value)) return value.map((item) => copied(item, budget));
  return value instanceof Map ? new Map([...value].map(([key, held]) => [key, copied(held, budget)])) : value;
}

function rangeOf(from: number, to: number, step: number, budget: Budget): Value {
  const by = Math.max(1, Math.abs(step));
  budget.spend(Math.abs(to - from) / by);
  const found: number[] = [];
  for (let at = from; from <= to ? at < to : at > to; at += from <= to ? by : -by) found.push(at);
  return found;
}

function formatted(template: string, given: readonly Value[], budget: Budget): string {
  let at = 0;
  const text = template.replace(
    /%(?:%|[-+ 0#]*\d*(?:\.(\d+))?([a-zA-Z]))/g,
    (whole, digits: string, verb: string) => {
      if (whole === '%%') return '%';
      const value = given[at++];
      if (verb === 'd') return String(Math.trunc(numberOf(value) ?? 0));
      if (verb === 'f')
        return (numberOf(value) ?? 0).toFixed(digits === undefined ? 6 : Math.min(20, Number(digits)));
      return verb === 'q' ? JSON.stringify(textOf(value)) : textOf(value);
    },
  );
  budget.spend(text.length);
  return text;
}
