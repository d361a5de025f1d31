import type { Command } from './command.ts';

export const clearFindings: Command = {
  id: 'housestyle.clearFindings',
  title: 'Clear Findings',
  icon: '$(clear-all)',
  menus: [
    { menu: 'housestyle.editor', group: '3_findings@2' },
    { menu: 'view/title', group: 'navigation@3', when: 'view == housestyle.findings' },
  ],
  run: ({ findings }) => findings.uris().forEach((uri) => findings.clear(uri)),
};
