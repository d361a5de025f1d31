import * as vscode from 'vscode';
import { reject } from '../rewriting/accept.ts';
import type { Command } from './command.ts';

export const rejectProposal: Command = {
  id: 'housestyle.rejectProposal',
  title: 'Reject Proposed Text',
  shortTitle: 'Reject',
  palette: 'housestyle.hasProposal',
  menus: [{ menu: 'editor/title', group: 'navigation@-1', when: 'resourceScheme == housestyle-proposal' }],
  run(parts, uri) {
    const open = parts.proposals.find(uri);
    if (open) return reject(parts, open);
    void vscode.window.showInformationMessage('There is no proposed text to reject.');
    return undefined;
  },
};
