import type { Audience } from '@housestyle/contract';
import type { CompiledStyle } from '../../style/types.ts';
import { inspectStrings, type KnownTexts } from './inspect.ts';
import type { UxString } from './types.ts';

/** Real strings settle in two or three rounds. */
const ROUNDS = 8;

/** The strings that change, with their new text, once no rule has a correction left. */
export function settleStrings(
  strings: readonly UxString[],
  style: CompiledStyle,
  audience?: Audience,
): ReadonlyMap<UxString, string> {
  const known: KnownTexts = new Map();
  let current = strings;
  for (let round = 0; round < ROUNDS; round += 1) {
    const findings = Map.groupBy(inspectStrings(current, style, known, audience), ({ string }) => string);
    let changed = false;
    current = current.map((string) => {
      const text = correct(string.text, findings.get(string) ?? []);
      if (text === string.text) return string;
      changed = true;
      return { ...string, text };
    });
    if (!changed) break;
  }
  return new Map(
    strings.flatMap((string, index) => {
      const text = current[index]?.text ?? string.text;
      return text === string.text ? [] : [[string, text] as const];
    }),
  );
}

function correct(
  text: string,
  findings: readonly { start: number; end: number; replacement: string | null }[],
): string {
  const made = findings.filter(({ replacement }) => replacement !== null).sort((a, b) => b.start - a.start);
  let rewritten = text;
  let reached = Infinity;
  for (const { start, end, replacement } of made) {
    if (end > reached) continue;
    rewritten = rewritten.slice(0, start) + (replacement ?? '') + rewritten.slice(end);
    reached = start;
  }
  return rewritten.trim() === '' ? text : rewritten;
}
