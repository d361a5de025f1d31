import { l10n } from '../l10n.ts';
import { propose } from '../rewriting/propose.ts';
import { WITH_WRITABLE_EDITOR, type Command } from './command.ts';

export const simplify: Command = {
  id: 'housestyle.simplify',
  title: 'Simplify',
  palette: WITH_WRITABLE_EDITOR,
  menus: [{ menu: 'housestyle.editor', group: '2_change@2', when: '!editorReadonly' }],
  run: (parts) =>
    propose(parts, {
      title: l10n.t('Simplify'),
      doing: (name) => l10n.t('Simplifying {0}', name),
      request: { mode: 'simplify' },
      again: () => simplify.run(parts),
    }),
};
