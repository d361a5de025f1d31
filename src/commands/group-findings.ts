import * as vscode from 'vscode';
import { GROUPINGS } from '../findings/view/grouping.ts';
import { groupingName } from '../findings/view/findings-view.ts';
import { l10n } from '../l10n.ts';
import type { Command } from './command.ts';

/** Groups the Findings view by file, rule or severity. */
export const groupFindings: Command = {
  id: 'housestyle.groupFindings',
  title: 'Group Findings …',
  icon: '$(list-tree)',
  menus: [{ menu: 'view/title', group: 'navigation@2', when: 'view == housestyle.findings' }],
  async run({ findingsView }, wanted) {
    const items = GROUPINGS.map((grouping) => ({
      label: groupingName(grouping),
      grouping,
      picked: grouping === findingsView.grouping,
    }));
    const chosen =
      items.find(({ grouping }) => grouping === wanted) ??
      (await vscode.window.showQuickPick(items, { title: l10n.t('Group the findings') }));
    if (chosen) await findingsView.group(chosen.grouping);
  },
};
