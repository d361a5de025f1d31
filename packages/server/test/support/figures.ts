/** Figures that tests measure, for `docs/reliability.md`: written down only when `HOUSESTYLE_FIGURES` names a file. */
import { appendFileSync } from 'node:fs';

/** One measured figure of the promise `id`, such as `stopped after 712 ms`. */
export function figure(id: string, label: string, value: number, unit: string): void {
  const file = process.env.HOUSESTYLE_FIGURES;
  if (file === undefined) return;
  const rounded = Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
  appendFileSync(file, `${JSON.stringify({ id, text: `${label} ${rounded} ${unit}`.trim() })}\n`);
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
