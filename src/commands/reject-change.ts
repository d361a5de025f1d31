import { rejectChange as leave } from '../rewriting/accept.ts';
import { currentChange } from '../rewriting/current-change.ts';
import type { Command } from './command.ts';

export const rejectChange: Command = {
  id: 'housestyle.rejectChange',
  title: 'Reject Change',
  icon: '$(x)',
  palette: 'housestyle.hasProposal',
  menus: [{ menu: 'editor/title', group: 'navigation@-5', when: 'resourceScheme == housestyle-proposal' }],
  keys: [
    {
      key: 'ctrl+backspace',
      mac: 'cmd+backspace',
      when: 'editorTextFocus && resourceScheme == housestyle-proposal',
    },
  ],
  run({ proposals }, uri, id) {
    const current = currentChange({ proposals }, uri, id);
    return current && leave({ proposals }, current.open, current.change.id);
  },
};
