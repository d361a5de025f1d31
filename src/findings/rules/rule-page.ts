import type { Finding } from '@housestyle/contract';
import { l10n } from '../../l10n.ts';
import { code, escapeMarkdown, fenced } from '../../text/markdown.ts';
import type { RuleFacts } from './rule-facts.ts';

/** The page that explains a rule, in Markdown. */
export function rulePage(rule: Finding['rule'], facts: RuleFacts | undefined): string {
  const parts = [`# ${escapeMarkdown(facts?.label ?? rule.label)}`];
  if (facts) parts.push(escapeMarkdown(facts.description));
  else parts.push(l10n.t('This rule is part of your house style.'));
  if (facts?.reason) parts.push(`**${l10n.t('Why')}:** ${escapeMarkdown(facts.reason)}`);
  if (facts?.bad !== undefined) parts.push(`## ${l10n.t('Instead of')}`, fenced(facts.bad));
  if (facts?.good !== undefined) parts.push(`## ${l10n.t('Write')}`, fenced(facts.good));
  if (facts && facts.guides.length > 0) {
    const links = facts.guides.map(({ title, url }) => `- [${escapeMarkdown(title)}](${url})`);
    parts.push(`## ${l10n.t('Guides that ask for the same')}`, links.join('\n'));
  }
  parts.push(
    `## ${l10n.t('To keep it silent')}`,
    l10n.t('The rule is called {0} in comments and in {1}.', code(rule.id), '`.housestyle.yaml`'),
    fenced(`<!-- housestyle-ignore-line ${rule.id} -->`),
    fenced(`severity:\n  ${rule.id}: off`, 'yaml'),
  );
  return `${parts.join('\n\n')}\n`;
}
