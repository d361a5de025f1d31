import { check } from '../findings/check.ts';
import { l10n } from '../l10n.ts';
import { WITH_EDITOR, type Command } from './command.ts';

export const review: Command = {
  id: 'housestyle.review',
  title: 'Review',
  palette: WITH_EDITOR,
  menus: [{ menu: 'housestyle.editor', group: '1_check@1' }],
  run: (parts) =>
    check(parts, {
      title: l10n.t('Review'),
      doing: (name) => l10n.t('Reviewing {0}', name),
      request: { mode: 'review' },
      again: () => review.run(parts),
    }),
};
