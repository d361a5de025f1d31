import { accept } from '../rewriting/accept.ts';
import { proposalFor } from '../rewriting/proposal-for.ts';
import type { Command } from './command.ts';

export const acceptProposal: Command = {
  id: 'housestyle.acceptProposal',
  title: 'Accept Proposed Text',
  shortTitle: 'Accept All',
  palette: 'housestyle.hasProposal',
  menus: [{ menu: 'editor/title', group: 'navigation@-2', when: 'resourceScheme == housestyle-proposal' }],
  run(parts, uri) {
    const open = proposalFor(parts, uri);
    return open && accept(parts, open);
  },
};
