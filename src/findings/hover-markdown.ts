import type { Finding } from '@housestyle/contract';
import { code, escapeMarkdown } from '../text/markdown.ts';
import { brief } from './wording.ts';

const LONGEST = 300;

/**
 * What a hover says of a finding: its rule, and the correction beside what it replaces. Reason and rule id stand right
 * above in the same hover, where the editor shows the problem itself.
 */
export function hoverMarkdown({ rule, original, suggestion, severity }: Finding): string {
  const parts = [`**${escapeMarkdown(rule.label)}** · ${severity}`];
  if (suggestion !== null) {
    const from = original.trim() === '' ? '' : code(brief(original, LONGEST));
    const to = suggestion.trim() === '' ? '' : code(brief(suggestion, LONGEST));
    if (from && to) parts.push(`${from} → ${to}`);
    else if (from || to) parts.push(from ? `Remove ${from}` : `Insert ${to}`);
  }
  return parts.join('\n\n');
}
