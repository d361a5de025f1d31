import type { LiveFinding } from './live-findings.ts';
import { isFixable } from './fixes.ts';

/** Characters of a line shown on each side of what changes. */
const AROUND = 50;

/** The lines of a finding before and after its correction, as a diff; undefined where there is no correction. */
export function fixPreview(live: LiveFinding, text: string): string | undefined {
  if (!isFixable(live)) return undefined;
  const { start, end } = live.range;
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  const lineEnd = end + (/\r|\n|$/.exec(text.slice(end))?.index ?? 0);
  const before = shortened(text.slice(lineStart, start), 'start');
  const after = shortened(text.slice(end, lineEnd), 'end');
  const from = before + text.slice(start, end) + after;
  const to = before + live.finding.suggestion + after;
  return [...marked('-', from), ...marked('+', to)].join('\n');
}

function marked(mark: '-' | '+', text: string): string[] {
  return text.split(/\r\n|\n|\r/).map((line) => `${mark} ${line}`);
}

/** The part of a line nearest to the change, in whole characters. */
function shortened(text: string, cut: 'start' | 'end'): string {
  const characters = [...text];
  if (characters.length <= AROUND) return text;
  return cut === 'start'
    ? `…${characters.slice(-AROUND).join('')}`
    : `${characters.slice(0, AROUND).join('')}…`;
}
