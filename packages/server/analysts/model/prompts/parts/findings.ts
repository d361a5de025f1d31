import type { Finding } from '@housestyle/contract';
import type { ModePrompt } from '../mode-prompt.ts';
import { block } from './block.ts';

/** Findings told of one text; the rest are only counted. */
const MOST = 150;
/** Longest words told of one finding, in UTF-16 code units. */
const LONGEST = 160;

const NOTES: Readonly<Record<NonNullable<ModePrompt['findings']>, string>> = {
  reported:
    'The service has found these already and reports them itself. They are right: do not report them again in other words, and report nothing that contradicts them.',
  'to-correct':
    'The service has found these in the input. They are right: your text has none of them left. Where a correction is given, use it or a wording that settles the same fault.',
};

/** What the built-in engine found, a JSON object a line: its quotes are data, as the document is. */
export function findingsPart(
  use: ModePrompt['findings'],
  findings: readonly Finding[],
  marker: string,
): string {
  if (use === undefined || findings.length === 0) return '';
  const lines = findings.slice(0, MOST).map(({ rule, original, suggestion, reason }) =>
    JSON.stringify({
      rule: short(rule.label),
      quote: short(original),
      ...(suggestion === null ? { reason: short(reason) } : { correction: short(suggestion) }),
    }),
  );
  const rest = findings.length - lines.length;
  if (rest > 0) lines.push(`and ${rest} more`);
  return `${NOTES[use]}\n${block('FINDINGS', marker, lines.join('\n'))}`;
}

function short(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')}…`;
}
