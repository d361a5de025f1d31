import { LineMap } from '@housestyle/contract';
import { brief } from '../findings/wording.ts';
import { l10n } from '../l10n.ts';
import { code, escapeMarkdown } from '../text/markdown.ts';
import type { ChangeRecord } from './proposal.ts';
import type { Reason } from './proposal-store.ts';
import { reasonsFor } from './reasons.ts';

const LONGEST = 120;

/** What a proposal changes and which rule asked for it, in Markdown. `text`: the document as it was sent. */
export function changesPage(
  { title, name, text }: { title: string; name: string; text: string },
  changes: readonly ChangeRecord[],
  reasons: readonly Reason[],
): string {
  const lines = new LineMap(text);
  const items = changes.map((change, index) => {
    const line = lines.position(change.range.start).line + 1;
    const why = reasonsFor(change.range, reasons).map(
      ({ finding }) => `   - **${escapeMarkdown(finding.rule.label)}**: ${escapeMarkdown(finding.reason)}`,
    );
    return [
      `${index + 1}. ${described(change)} (${l10n.t('line {0}', line)}${state(change)})`,
      ...(why.length > 0 ? [...new Set(why)] : [`   - ${l10n.t('No rule of its own: wording.')}`]),
    ].join('\n');
  });
  return `# ${l10n.t('What {0} changes in {1}, and why', title, escapeMarkdown(name))}\n\n${items.join('\n')}\n`;
}

function described({ before, after }: ChangeRecord): string {
  const from = before.trim() === '' ? undefined : code(brief(before, LONGEST));
  const to = after.trim() === '' ? undefined : code(brief(after, LONGEST));
  if (from && to) return l10n.t('{0} becomes {1}', from, to);
  if (from) return l10n.t('{0} is removed', from);
  if (to) return l10n.t('{0} is added', to);
  return l10n.t('White space changes');
}

function state({ decision, fits }: ChangeRecord): string {
  if (decision === 'accepted') return `, ${l10n.t('accepted')}`;
  if (decision === 'rejected') return `, ${l10n.t('rejected')}`;
  return fits ? '' : `, ${l10n.t('no longer fits')}`;
}
