import { judgeableChanges, type Finding } from '@housestyle/contract';
import type { Suggestion } from './types.ts';

/** What changes between two texts: `[fromA, toA)` of the first became `[fromB, toB)` of the second. */
export interface TextChange {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

export function suggestionsOfFindings(findings: readonly Finding[]): Suggestion[] {
  return findings
    .map(({ range, original, suggestion, severity, rule, reason, source }, id) => ({
      id,
      ...range,
      original,
      replacement: suggestion,
      severity,
      label: rule.label,
      reason,
      safe: suggestion !== null && source === 'builtin',
    }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

export function suggestionsOfChanges(
  before: string,
  after: string,
  changes: readonly TextChange[],
): Suggestion[] {
  const edits = visible(before, after, wholeWords(before, after, changes)).map(
    ({ fromA, toA, fromB, toB }) => ({
      start: fromA,
      end: toA,
      text: after.slice(fromB, toB),
    }),
  );
  return judgeableChanges(before, edits).map(({ start, end, text }, id) => ({
    id,
    start,
    end,
    original: before.slice(start, end),
    replacement: text,
    severity: null,
    label: start === end ? 'Added' : text === '' ? 'Removed' : 'Changed',
    reason: '',
    safe: true,
  }));
}

const isWord = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? '');

/** Widens changes to whole words, so that each can be read by itself; those that meet become one. */
function wholeWords(before: string, after: string, changes: readonly TextChange[]): TextChange[] {
  const wide: TextChange[] = [];
  changes.forEach((change, index) => {
    let { fromA, toA, fromB, toB } = change;
    const last = wide.at(-1);
    const inWord = (text: string, from: number, to: number): boolean =>
      from < to && isWord(text, from) && isWord(text, from - 1);
    while (fromA > (last?.toA ?? 0) && (inWord(before, fromA, toA) || inWord(after, fromB, toB))) {
      fromA -= 1;
      fromB -= 1;
    }
    const next = changes[index + 1]?.fromA ?? before.length;
    const onWord = (text: string, from: number, to: number): boolean =>
      from < to && isWord(text, to) && isWord(text, to - 1);
    while (toA < next && (onWord(before, fromA, toA) || onWord(after, fromB, toB))) {
      toA += 1;
      toB += 1;
    }
    if (last && last.toA === fromA) wide[wide.length - 1] = { ...last, toA, toB };
    else wide.push({ fromA, toA, fromB, toB });
  });
  return wide;
}

/** A blank alone shows nothing: it is shown with the words beside it. Those that meet become one. */
function visible(before: string, after: string, changes: readonly TextChange[]): TextChange[] {
  const wide: TextChange[] = [];
  changes.forEach((change, index) => {
    let { fromA, toA, fromB, toB } = change;
    const last = wide.at(-1);
    if (`${before.slice(fromA, toA)}${after.slice(fromB, toB)}`.trim() === '') {
      const next = changes[index + 1]?.fromA ?? before.length;
      const [, word = ''] =
        /(\S{0,30}\s*)$/.exec(before.slice(Math.max(last?.toA ?? 0, fromA - 40), fromA)) ?? [];
      const [more = ''] = /^\s*\S{0,30}/.exec(before.slice(toA, Math.min(next, toA + 40))) ?? [];
      [fromA, fromB, toA, toB] = [
        fromA - word.length,
        fromB - word.length,
        toA + more.length,
        toB + more.length,
      ];
    }
    if (last && last.toA === fromA && last.toB === fromB && change.fromA !== fromA)
      wide[wide.length - 1] = { ...last, toA, toB };
    else wide.push({ fromA, toA, fromB, toB });
  });
  return wide;
}

/** The one stretch in which two texts differ. */
export function differenceOf(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let tail = 0;
  while (
    tail < shorter - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail += 1;
  return { fromA: start, toA: before.length - tail, fromB: start, toB: after.length - tail };
}

/** Suggestions after an edit: those behind it move along, those that it touches are gone. */
export function followEdit(
  suggestions: readonly Suggestion[],
  before: string,
  after: string,
): readonly Suggestion[] {
  if (before === after) return suggestions;
  return shift(suggestions, differenceOf(before, after));
}

function shift(suggestions: readonly Suggestion[], { fromA, toA, fromB, toB }: TextChange): Suggestion[] {
  const by = toB - fromB - (toA - fromA);
  return suggestions.flatMap((suggestion) => {
    const { start, end } = suggestion;
    if (end <= fromA && (start < end || end < fromA)) return [suggestion];
    if (start >= toA && (start < end || start > toA || fromA === toA)) {
      return [{ ...suggestion, start: start + by, end: end + by }];
    }
    return [];
  });
}

/** A text and what is still open in it. */
export interface Open {
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
}

/** Puts one suggestion in. Those that overlap it are gone with what they were about. */
export function accept({ text, suggestions }: Open, accepted: Suggestion): Open {
  const { start, end, original, replacement } = accepted;
  const others = suggestions.filter((suggestion) => suggestion !== accepted);
  if (replacement === null || text.slice(start, end) !== original) return { text, suggestions: others };
  const change = { fromA: start, toA: end, fromB: start, toB: start + replacement.length };
  return {
    text: text.slice(0, start) + replacement + text.slice(end),
    suggestions: shift(others, change),
  };
}

/** Puts in all that may be accepted unread, from the end backwards; of two that overlap, the first stays. */
export function acceptSafe({ text, suggestions }: Open): Open & { readonly accepted: number } {
  const chosen: Suggestion[] = [];
  for (const suggestion of suggestions) {
    const free = suggestion.start >= (chosen.at(-1)?.end ?? 0);
    if (suggestion.safe && free && text.slice(suggestion.start, suggestion.end) === suggestion.original)
      chosen.push(suggestion);
  }
  const taken = new Set(chosen);
  const pieces: string[] = [];
  const left: Suggestion[] = [];
  let [at, by] = [0, 0];
  for (const suggestion of suggestions) {
    const { start, end, replacement } = suggestion;
    if (taken.has(suggestion)) {
      pieces.push(text.slice(at, start), replacement ?? '');
      by += (replacement ?? '').length - (end - start);
      at = end;
    } else if (start >= at && !chosen.some((other) => other.start < end && start < other.end)) {
      left.push({ ...suggestion, start: start + by, end: end + by });
    }
  }
  pieces.push(text.slice(at));
  return { text: pieces.join(''), suggestions: left, accepted: chosen.length };
}

/** The next open suggestion after one (or the first), around the end. */
export function neighbour(
  suggestions: readonly Suggestion[],
  id: number | null,
  step: 1 | -1,
): Suggestion | undefined {
  const index = suggestions.findIndex((suggestion) => suggestion.id === id);
  if (index < 0) return step === 1 ? suggestions[0] : suggestions.at(-1);
  return suggestions[(index + step + suggestions.length) % suggestions.length];
}
