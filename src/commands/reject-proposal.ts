import { reject } from '../rewriting/accept.ts';
import { proposalFor } from '../rewriting/proposal-for.ts';
import type { Command } from './command.ts';

export const rejectProposal: Command = {
  id: 'housestyle.rejectProposal',
  title: 'Reject Proposed Text',
  shortTitle: 'Reject All',
  palette: 'housestyle.hasProposal',
  menus: [{ menu: 'editor/title', group: 'navigation@-1', when: 'resourceScheme == housestyle-proposal' }],
  run(parts, uri) {
    const open = proposalFor(parts, uri);
    return open && reject(parts, open);
  },
};
