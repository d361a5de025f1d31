import { RuleError } from '../kinds/types.ts';
import type { Block } from './syntax.ts';

/** A number with a fraction; a whole number is a plain one. */
export class Float {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

export interface Closure {
  readonly parameters: readonly string[];
  readonly variadic: boolean;
  readonly body: Block;
  readonly scope: Scope;
}

export type Native = (...given: Value[]) => Value;
export type Value =
  string | number | boolean | undefined | Float | Value[] | Map<string, Value> | Closure | Native;

/** Names and what they stand for, in the functions and blocks around. */
export class Scope {
  readonly #names = new Map<string, Value>();
  readonly #outer: Scope | undefined;

  constructor(outer?: Scope) {
    this.#outer = outer;
  }

  define(name: string, value: Value): void {
    this.#names.set(name, value);
  }

  has(name: string): boolean {
    return this.#names.has(name) || (this.#outer?.has(name) ?? false);
  }

  get(name: string): Value {
    return this.#names.has(name) ? this.#names.get(name) : this.#outer?.get(name);
  }

  set(name: string, value: Value): void {
    if (this.#names.has(name) || !this.#outer) this.#names.set(name, value);
    else this.#outer.set(name, value);
  }

  own(name: string): boolean {
    return this.#names.has(name);
  }
}

/** Most of what a script may do in one block, in steps and in characters read and written. */
const MOST = 1_000_000;

/** What is left of what a script may do, so that every script ends. */
export class Budget {
  #left = MOST;

  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new RuleError('the script takes too long and was stopped');
  }
}

export function isTrue(value: Value): boolean {
  if (value instanceof Float) return !Number.isNaN(value.value);
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Map) return value.size > 0;
  return value !== undefined && value !== false && value !== 0 && value !== '';
}

export const isClosure = (value: Value): value is Closure =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Map) && !(value instanceof Float);

export function typeOf(value: Value): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'number') return 'int';
  if (value instanceof Float) return 'float';
  if (Array.isArray(value)) return 'array';
  return value instanceof Map ? 'map' : 'compiled-function';
}

/** A value as `string()` and `%v` write it. */
export function textOf(value: Value): string {
  if (value === undefined) return '<undefined>';
  if (value instanceof Float) return String(value.value);
  if (Array.isArray(value)) return `[${value.map(quoted).join(', ')}]`;
  if (value instanceof Map)
    return `{${[...value].map(([key, held]) => `${key}: ${quoted(held)}`).join(', ')}}`;
  return typeof value === 'object' || typeof value === 'function' ? '<compiled-function>' : String(value);
}

const quoted = (value: Value): string => (typeof value === 'string' ? JSON.stringify(value) : textOf(value));

export function numberOf(value: Value): number | undefined {
  if (value instanceof Float) return value.value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string')
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
  return typeof value === 'number' ? value : undefined;
}
