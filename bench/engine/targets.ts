import { table, type Timing } from '../measure.ts';

/** One line of the list of targets: what was measured, and what it may be. */
export interface Target {
  readonly name: string;
  readonly measured: number;
  readonly unit: string;
  readonly limit: number;
  /** Whether more is better. Default: less is. */
  readonly atLeast?: true;
}

/** What the whole check takes beside its peers, by their medians in the same run. */
export function compareWithPeers(timings: readonly Timing[], whole: string): readonly Target[] {
  const median = (name: string) => timings.find((timing) => timing.name === name)?.warm ?? Number.NaN;
  const peer = (name: string, limit: number): Target => ({
    name: `${name} / whole check`,
    measured: median(name) / median(whole),
    unit: '×',
    limit,
    atLeast: true,
  });
  return [
    {
      name: 'whole check / markdown-it (parse)',
      measured: median(whole) / median('markdown-it (parse)'),
      unit: '×',
      limit: 4.5,
    },
    peer('write-good', 1),
    peer('markdownlint', 5),
    peer('textlint, one rule', 6),
    peer('alex', 15),
  ];
}

export function reportTargets(targets: readonly Target[]): string {
  const rows = targets.map(({ name, measured, unit, limit, atLeast }) => {
    const met = atLeast ? measured >= limit : measured <= limit;
    const [figure, bound] = [measured, limit].map(
      (value) => `${value.toFixed(unit === '×' ? 1 : 2)} ${unit}`,
    );
    return [name, figure ?? '', `${atLeast ? '≥' : '≤'} ${bound}`, met ? 'met' : 'NOT MET'];
  });
  return table([['target', 'measured', 'asked', ''], ...rows]);
}
