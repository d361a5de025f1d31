import { reviewWorkspace as review } from '../findings/review-workspace.ts';
import type { Command } from './command.ts';

export const reviewWorkspace: Command = {
  id: 'housestyle.reviewWorkspace',
  title: 'Review Workspace',
  palette: 'workspaceFolderCount != 0',
  icon: '$(run-all)',
  menus: [{ menu: 'view/title', group: 'navigation@1', when: 'view == housestyle.findings' }],
  async run(parts) {
    const outcome = await review(parts);
    if (outcome && outcome.reviewed > 0) await parts.findingsView.reveal();
    return outcome;
  },
};
