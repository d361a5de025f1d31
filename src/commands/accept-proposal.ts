import * as vscode from 'vscode';
import { accept } from '../rewriting/accept.ts';
import type { Command } from './command.ts';

export const acceptProposal: Command = {
  id: 'housestyle.acceptProposal',
  title: 'Accept Proposed Text',
  shortTitle: 'Accept',
  palette: 'housestyle.hasProposal',
  menus: [{ menu: 'editor/title', group: 'navigation@-2', when: 'resourceScheme == housestyle-proposal' }],
  run(parts, uri) {
    const open = parts.proposals.find(uri);
    if (open) return accept(parts, open);
    void vscode.window.showInformationMessage('There is no proposed text to accept.');
    return undefined;
  },
};
