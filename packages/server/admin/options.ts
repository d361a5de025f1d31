import { TIERS, type Tier } from '../storage/types.ts';
import { UsageError, type OptionName, type Options } from './types.ts';

/** The value of an option that the command requires. */
export function required(options: Options, name: OptionName): string {
  const value = options[name];
  if (value === undefined || value.trim() === '') throw new UsageError(`--${name} needs a value.`);
  return value;
}

export function tierOf(value: string): Tier {
  const tier = TIERS.find((name) => name === value);
  if (tier === undefined) throw new UsageError(`--tier is "${value}": expected one of ${TIERS.join(', ')}.`);
  return tier;
}

/** A whole number; `none`: no limit of its own. */
export function limitOf(value: string): number | null {
  if (value === 'none') return null;
  if (!/^\d{1,9}$/.test(value)) {
    throw new UsageError(`--limit is "${value}": expected a whole number below 1000000000, or none.`);
  }
  return Number(value);
}

/** Rows of text in columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
