import { applyFixes } from '../findings/apply-fixes.ts';
import { byDocument } from '../findings/view/by-document.ts';
import type { Command } from './command.ts';

/** Corrects what is selected in the Findings view: findings, or all of a group. */
export const fixSelected: Command = {
  id: 'housestyle.fixSelected',
  title: 'Fix Selected Findings',
  icon: '$(wand)',
  palette: 'housestyle.hasFindings',
  menus: [
    { menu: 'view/item/context', group: 'inline@1', when: 'viewItem =~ /-fixable$/' },
    { menu: 'view/item/context', group: '1_change@1', when: 'viewItem =~ /-fixable$/' },
  ],
  keys: [{ key: 'ctrl+enter', mac: 'cmd+enter', when: 'focusedView == housestyle.findings' }],
  async run(parts, clicked, selected) {
    let count = 0;
    for (const { uri, ids } of byDocument(parts.findingsView.chosen(clicked, selected)))
      count += await applyFixes(parts, uri, ({ id }) => ids.has(id));
    return count;
  },
};
