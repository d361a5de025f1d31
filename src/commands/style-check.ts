import { check } from '../findings/check.ts';
import { l10n } from '../l10n.ts';
import { WITH_EDITOR, type Command } from './command.ts';

export const styleCheck: Command = {
  id: 'housestyle.styleCheck',
  title: 'Style Check',
  palette: WITH_EDITOR,
  menus: [{ menu: 'housestyle.editor', group: '1_check@2' }],
  async run(parts) {
    const outcome = await check(parts, {
      title: l10n.t('Style Check'),
      doing: (name) => l10n.t('Checking the style of {0}', name),
      request: { mode: 'style-check' },
      again: () => styleCheck.run(parts),
    });
    if (outcome.ok) await parts.reports.show(outcome.target.document.uri, outcome.response.content);
    return outcome;
  },
};
