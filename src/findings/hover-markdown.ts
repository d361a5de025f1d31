import { l10n } from '../l10n.ts';
import { code, escapeMarkdown, fenced } from '../text/markdown.ts';
import { fixPreview } from './fix-preview.ts';
import type { LiveFinding } from './live-findings.ts';
import type { RuleFacts } from './rules/rule-facts.ts';
import { brief, severityName } from './wording.ts';

const LONGEST = 160;

/**
 * What a hover says of a finding in `text`: its rule, how the line would change, and the rule's own words. The reason
 * stands right above in the same hover, where the editor shows the problem itself.
 */
export function hoverMarkdown(live: LiveFinding, text: string, facts?: RuleFacts): string {
  const { rule, severity } = live.finding;
  const parts = [`**${escapeMarkdown(rule.label)}** · ${severityName(severity)}`];
  const preview = fixPreview(live, text);
  if (preview !== undefined) parts.push(fenced(preview, 'diff'));
  if (facts) parts.push(escapeMarkdown(facts.reason ?? facts.description));
  if (
    facts?.bad !== undefined &&
    facts.good !== undefined &&
    facts.bad.length + facts.good.length < LONGEST
  ) {
    parts.push(
      l10n.t('Instead of {0}, write {1}', code(brief(facts.bad, LONGEST)), code(brief(facts.good, LONGEST))),
    );
  }
  return parts.join('\n\n');
}

/** The way from a hover to more, as links; `explain` is the address of a command. */
export function hoverLinks(explain: string, facts: RuleFacts | undefined): string {
  const links = [`[${l10n.t('Explain rule')}](${explain})`];
  for (const { title, url } of facts?.guides.slice(0, 2) ?? [])
    links.push(`[${escapeMarkdown(title)}](${url})`);
  return links.join(' · ');
}
