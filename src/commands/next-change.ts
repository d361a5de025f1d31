import { goToChange } from '../rewriting/current-change.ts';
import type { Command } from './command.ts';

export const nextChange: Command = {
  id: 'housestyle.nextChange',
  title: 'Go to Next Change',
  icon: '$(arrow-down)',
  palette: 'housestyle.hasProposal',
  menus: [{ menu: 'editor/title', group: 'navigation@-4', when: 'resourceScheme == housestyle-proposal' }],
  keys: [{ key: 'alt+down', when: 'editorTextFocus && resourceScheme == housestyle-proposal' }],
  run: ({ proposals }) => goToChange(proposals, 1),
};
