import { rejectChanges } from '../rewriting/accept.ts';
import { currentChanges } from '../rewriting/current-change.ts';
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
  run(parts, uri, ids) {
    const current = currentChanges(parts, uri, ids);
    return current && rejectChanges(parts, current.open, current.ids);
  },
};
