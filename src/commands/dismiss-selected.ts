import { notAProblem } from '../findings/not-a-problem.ts';
import { byDocument } from '../findings/view/by-document.ts';
import type { Command } from './command.ts';

/** Takes what is selected in the Findings view for no problem: findings, or all of a group. */
export const dismissSelected: Command = {
  id: 'housestyle.dismissSelected',
  title: 'Dismiss Selected Findings',
  icon: '$(close)',
  palette: 'housestyle.hasFindings',
  menus: [
    { menu: 'view/item/context', group: 'inline@2', when: 'view == housestyle.findings' },
    { menu: 'view/item/context', group: '1_change@2', when: 'view == housestyle.findings' },
  ],
  keys: [{ key: 'delete', mac: 'cmd+backspace', when: 'focusedView == housestyle.findings' }],
  async run(parts, clicked, selected) {
    const chosen = parts.findingsView.chosen(clicked, selected);
    for (const { uri, ids } of byDocument(chosen)) {
      const live = parts.findings.list(uri).filter(({ id }) => ids.has(id));
      if (live.length > 0) await notAProblem(parts, uri, live);
    }
    return chosen.length;
  },
};
