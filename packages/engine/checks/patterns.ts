import type { Block } from '../document/types.ts';
import type { EachStart, Reading, ReadingPlan } from './kind.ts';
import { inScope } from './scope.ts';
import type { Scope } from './types.ts';

/** Calls `visit` with each match of the pattern in a text, narrowed to the group named `at` where there is one. */
export type EachMatch = (text: string, visit: (start: number, end: number) => void) => void;

/** Prepares a pattern once for many texts. Keeps its own copy, so that the caller's `lastIndex` never matters. */
export function eachMatch(pattern: RegExp): EachMatch {
  // Most documents call for few of a style's patterns.
  let regex: RegExp | undefined;
  return (text, visit) => {
    regex ??= copyOf(pattern, 'g');
    regex.lastIndex = 0;
    for (let match = regex.exec(text); match; match = regex.exec(text)) {
      if (match[0] === '') regex.lastIndex++;
      show(match, visit);
    }
  };
}

/** A pattern that is only tried where it may match. */
export interface Search {
  /** By which a reading tells whether there is any such place. */
  readonly watch: number;
  /** Calls `visit` with each match in the blocks of a reading, as offsets into the block's prose. */
  each(reading: Reading, visit: Visit): void;
}

type Visit = (block: Block, start: number, end: number) => void;

/** Prepares a pattern once for many readings. */
export function searchFor(pattern: RegExp, plan: ReadingPlan, scope?: Scope): Search {
  const watch = plan.watch(pattern);
  const each = eachMatch(pattern);
  const narrows = pattern.source.includes(NARROWED);
  let here: RegExp | undefined;
  const eachAt = (starts: EachStart, visit: Visit): void => {
    const regex = (here ??= copyOf(pattern, 'y'));
    let last: Block | undefined;
    let reached = 0;
    starts((block, offset) => {
      if ((block === last && offset < reached) || !inScope(scope, block)) return;
      regex.lastIndex = offset;
      // Most places are none, and to test costs less than to match.
      if (!regex.test(block.prose)) return;
      last = block;
      reached = regex.lastIndex;
      if (!narrows) {
        if (reached > offset) visit(block, offset, reached);
        return;
      }
      regex.lastIndex = offset;
      const match = regex.exec(block.prose);
      if (match) show(match, (start, end) => visit(block, start, end));
    });
  };
  return {
    watch,
    each(reading, visit) {
      const starts = reading.startsFor(watch);
      if (starts) eachAt(starts, visit);
      else
        for (const block of reading.blocksFor(watch))
          if (inScope(scope, block)) each(block.prose, (start, end) => visit(block, start, end));
    },
  };
}

/** The name of the group to which matches are narrowed. */
const NARROWED = '(?<at>';

function copyOf(pattern: RegExp, mode: 'g' | 'y'): RegExp {
  const named = pattern.source.includes(NARROWED) ? 'd' : '';
  return new RegExp(
    pattern.source,
    [...new Set(pattern.flags.replace(/[gyd]/g, '') + mode + named)].join(''),
  );
}

function show(match: RegExpExecArray, visit: (start: number, end: number) => void): void {
  const [start, end] = match.indices?.groups?.['at'] ?? [match.index, match.index + match[0].length];
  if (end > start) visit(start, end);
}
