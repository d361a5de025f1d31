import type { Engine } from '../../packages/engine/index.ts';
import { hostileText, STYLE, UNITS } from '../../packages/engine/test/modes/hostile-texts.ts';

const MODES = [
  'review',
  'style-check',
  'rewrite',
  'simplify',
  'ux-review',
  'ux-rewrite',
  'glossary-gen',
] as const;

export interface Worst {
  readonly ms: number;
  readonly unit: string;
  readonly mode: string;
}

/** The input of 200,000 characters that takes longest, in milliseconds, of a set that costs parsers and rewriters most. */
export function measureHostile(engine: Engine): Worst {
  let worst: Worst = { ms: 0, unit: '', mode: '' };
  for (const [, unit] of UNITS) {
    const input = hostileText(unit);
    for (const mode of MODES) {
      const start = performance.now();
      engine.analyze({ mode, input, style: STYLE });
      const ms = performance.now() - start;
      if (ms > worst.ms) worst = { ms, unit, mode };
    }
  }
  return worst;
}
