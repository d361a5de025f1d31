import { acceptChange as put } from '../rewriting/accept.ts';
import { currentChange } from '../rewriting/current-change.ts';
import type { Command } from './command.ts';

export const acceptChange: Command = {
  id: 'housestyle.acceptChange',
  title: 'Accept Change',
  icon: '$(check)',
  palette: 'housestyle.hasProposal',
  menus: [{ menu: 'editor/title', group: 'navigation@-6', when: 'resourceScheme == housestyle-proposal' }],
  keys: [
    { key: 'ctrl+enter', mac: 'cmd+enter', when: 'editorTextFocus && resourceScheme == housestyle-proposal' },
  ],
  run({ proposals }, uri, id) {
    const current = currentChange({ proposals }, uri, id);
    return current && put({ proposals }, current.open, current.change.id);
  },
};
