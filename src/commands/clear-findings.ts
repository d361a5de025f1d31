import type { Command } from './command.ts';

export const clearFindings: Command = {
  id: 'housestyle.clearFindings',
  title: 'Clear Findings',
  menus: [{ menu: 'housestyle.editor', group: '3_findings@2' }],
  run: ({ findings }) => findings.uris().forEach((uri) => findings.clear(uri)),
};
