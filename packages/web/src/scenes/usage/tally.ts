import { isMode, modeDefinition } from '@housestyle/contract';
import { DOORS, type Door, type UsageReport } from '@housestyle/contract/web';

export type UsageMonth = UsageReport['months'][number];

export const DOOR_NAMES: Readonly<Record<Door, string>> = {
  web: 'Web app',
  api: 'API',
  mcp: 'AI clients (MCP)',
  editor: 'VS Code',
  ci: 'CI',
};

export interface MonthTally {
  /** Like `2026-11`. */
  readonly month: string;
  readonly doors: Readonly<Record<Door, number>>;
  readonly total: number;
}

/** Requests of a month by door. */
export function tallyMonth({ month, requests }: UsageMonth): MonthTally {
  const doors = Object.fromEntries(DOORS.map((door) => [door, 0])) as Record<Door, number>;
  for (const { door, count } of requests) doors[door] += count;
  return { month, doors, total: DOORS.reduce((sum, door) => sum + doors[door], 0) };
}

export interface ModeTally {
  readonly mode: string;
  readonly title: string;
  readonly count: number;
}

/** Requests of all months by mode, the most used first. */
export function tallyModes(months: readonly UsageMonth[]): ModeTally[] {
  const counts = new Map<string, number>();
  for (const { mode, count } of months.flatMap(({ requests }) => requests))
    counts.set(mode, (counts.get(mode) ?? 0) + count);
  return [...counts]
    .map(([mode, count]) => ({ mode, count, title: isMode(mode) ? modeDefinition(mode).title : mode }))
    .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title));
}

/** The end of an axis that holds `most`: 1, 2 or 5 times a power of ten, at least 4 so that its half is whole. */
export function axisEnd(most: number): number {
  if (most <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= most) ?? 10;
  return step * power;
}

/** "Nov 2026", in the person's own language. */
export function monthName(month: string, style: 'short' | 'long' = 'short'): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return style === 'short'
    ? date.toLocaleDateString(undefined, { month: 'short', timeZone: 'UTC' })
    : date.toLocaleDateString(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
