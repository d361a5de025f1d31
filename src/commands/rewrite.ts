import { l10n } from '../l10n.ts';
import { propose } from '../rewriting/propose.ts';
import { WITH_WRITABLE_EDITOR, type Command } from './command.ts';

export const rewrite: Command = {
  id: 'housestyle.rewrite',
  title: 'Rewrite',
  palette: WITH_WRITABLE_EDITOR,
  menus: [{ menu: 'housestyle.editor', group: '2_change@1', when: '!editorReadonly' }],
  run: (parts) =>
    propose(parts, {
      title: l10n.t('Rewrite'),
      doing: (name) => l10n.t('Rewriting {0}', name),
      request: { mode: 'rewrite' },
      again: () => rewrite.run(parts),
    }),
};
