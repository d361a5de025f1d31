import { acceptChanges } from '../rewriting/accept.ts';
import { currentChanges } from '../rewriting/current-change.ts';
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
  run(parts, uri, ids) {
    const current = currentChanges(parts, uri, ids);
    return current && acceptChanges(parts, current.open, current.ids);
  },
};
