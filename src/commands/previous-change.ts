import { goToChange } from '../rewriting/current-change.ts';
import type { Command } from './command.ts';

export const previousChange: Command = {
  id: 'housestyle.previousChange',
  title: 'Go to Previous Change',
  icon: '$(arrow-up)',
  palette: 'housestyle.hasProposal',
  menus: [{ menu: 'editor/title', group: 'navigation@-3', when: 'resourceScheme == housestyle-proposal' }],
  keys: [{ key: 'alt+up', when: 'editorTextFocus && resourceScheme == housestyle-proposal' }],
  run: ({ proposals }) => goToChange(proposals, -1),
};
