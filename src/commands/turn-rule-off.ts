import { addToStyle } from '../findings/add-to-style.ts';
import { findingFor } from '../findings/finding-for.ts';
import { l10n } from '../l10n.ts';
import { WITH_EDITOR, type Command } from './command.ts';

/** Keeps a rule silent from now on. `scope`: `user`, `workspace` or `account`; without it, asks. */
export const turnRuleOff: Command = {
  id: 'housestyle.turnRuleOff',
  title: 'Turn Rule Off …',
  palette: WITH_EDITOR,
  menus: [{ menu: 'view/item/context', group: '2_rule@2', when: 'viewItem =~ /^finding/' }],
  async run(parts, uri, id, scope) {
    const found = findingFor(parts, uri, id);
    if (!found) return undefined;
    const { rule } = found.live.finding;
    const title = l10n.t('Turn off “{0}”', rule.label);
    const addition = { kind: 'severity', rule: rule.id, severity: 'off' } as const;
    const added = await addToStyle(parts, found.uri, addition, { title, scope });
    if (!added || added === 'account') return added;
    for (const document of parts.findings.uris()) {
      for (const { id: one, finding } of parts.findings.list(document))
        if (finding.rule.id === rule.id) parts.findings.forget(document, one);
    }
    return added;
  },
};
