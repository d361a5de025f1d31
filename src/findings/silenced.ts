import type { Finding, Range } from '@housestyle/contract';

interface Silence extends Range {
  /** Ids of rules; empty: all. */
  readonly rules: readonly string[];
}

const DIRECTIVE =
  /^[ \t]*(?:\/\/|\/\*+|#|--|;|%|\.\.|\*)[ \t]*housestyle-ignore-(next-line|next-block|file)\b[ \t]*([^\r\n]*?)[ \t]*(?:\*\/)?[ \t]*$/gm;

/**
 * Whether a comment in a text silences a finding, for the languages whose comments the service can't read: a line of its own
 * that says `housestyle-ignore-next-line`, `-next-block` or `-file`, and the rules it means.
 */
export function silencedBy(text: string): (finding: Pick<Finding, 'range' | 'rule'>) => boolean {
  if (!text.includes('housestyle-ignore-')) return () => false;
  const silences = [...text.matchAll(DIRECTIVE)].map((match): Silence => {
    const rules = (match[2] ?? '').split(/[\s,]+/).filter((name) => name !== '');
    return { rules, ...scopeOf(match[1] ?? '', text, match.index + match[0].length) };
  });
  return ({ range, rule }) =>
    silences.some(
      ({ start, end, rules }) =>
        start <= range.start && range.start < end && (rules.length === 0 || rules.includes(rule.id)),
    );
}

function scopeOf(kind: string, text: string, from: number): Range {
  if (kind === 'file') return { start: 0, end: text.length + 1 };
  const start = from + (/^(?:[ \t]*(?:\r\n|\n|\r))*/.exec(text.slice(from))?.[0].length ?? 0);
  const ending = kind === 'next-line' ? /\r|\n|$/ : /(?:\r\n|\n|\r)[ \t]*(?:\r|\n|$)|$/;
  return { start, end: start + (ending.exec(text.slice(start))?.index ?? 0) + 1 };
}
