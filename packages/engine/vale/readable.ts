import type { ValeRuleCheck } from '@housestyle/contract';
import { PatternError } from './pattern/index.ts';
import { compilePattern } from './patterns.ts';

/** Lists of patterns of which one can be left out. */
const LISTS = ['tokens', 'exceptions', 'filters'] as const;
/** Maps with a pattern on one side or on both. */
const MAPS = ['swap', 'either'] as const;

/**
 * A rule without those of its patterns that cannot be read, and why each cannot: one faulty word of five hundred is no
 * reason to lose the others.
 */
export function readablePart(check: ValeRuleCheck): {
  readonly check: ValeRuleCheck;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const parts: Record<string, unknown> = {};
  const holds: Readonly<Record<string, unknown>> = check;
  for (const name of LISTS) {
    const list = holds[name];
    if (!Array.isArray(list) || list.some((entry) => typeof entry !== 'string')) continue;
    parts[name] = (list as string[]).filter((entry) => isReadable(entry, problems));
  }
  for (const name of MAPS) {
    const map = holds[name];
    if (typeof map !== 'object' || map === null) continue;
    const sides = (from: string, to: string) => (name === 'either' ? [from, to] : [from]);
    parts[name] = Object.fromEntries(
      Object.entries(map as Record<string, string>).filter(([from, to]) =>
        sides(from, to).every((side) => isReadable(side, problems)),
      ),
    );
  }
  return { check: { ...check, ...parts } as ValeRuleCheck, problems };
}

function isReadable(source: string, problems: string[]): boolean {
  try {
    compilePattern(source);
    return true;
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    problems.push(error.message);
    return false;
  }
}
