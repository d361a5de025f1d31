import { proposalFor } from '../rewriting/proposal-for.ts';
import type { Command } from './command.ts';

export const explainChanges: Command = {
  id: 'housestyle.explainChanges',
  title: 'What Changed and Why',
  icon: '$(question)',
  palette: 'housestyle.hasProposal',
  menus: [{ menu: 'editor/title', group: 'navigation@-7', when: 'resourceScheme == housestyle-proposal' }],
  run(parts, uri) {
    const open = proposalFor(parts, uri);
    return open && parts.changesPages.show(parts, open);
  },
};
