import type { Finding } from '@housestyle/contract';
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

/** The text with nothing in it that Markdown or HTML would act on. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+\-.!|~>]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;');
}

/** The text as inline code, however many backticks it has. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}
