import { propose } from '../rewriting/propose.ts';
import { WITH_WRITABLE_EDITOR, type Command } from './command.ts';

export const rewrite: Command = {
  id: 'housestyle.rewrite',
  title: 'Rewrite',
  palette: WITH_WRITABLE_EDITOR,
  menus: [{ menu: 'housestyle.editor', group: '2_change@1', when: '!editorReadonly' }],
  run: (parts) =>
    propose(parts, {
      title: 'Rewrite',
      doing: 'Rewriting',
      request: { mode: 'rewrite' },
      again: () => rewrite.run(parts),
    }),
};
