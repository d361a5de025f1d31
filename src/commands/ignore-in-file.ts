import { ignoreFinding } from '../findings/ignore-finding.ts';
import { WITH_WRITABLE_EDITOR, type Command } from './command.ts';

export const ignoreInFile: Command = {
  id: 'housestyle.ignoreInFile',
  title: 'Ignore Rule in This File',
  palette: WITH_WRITABLE_EDITOR,
  run: (parts, uri, id) => ignoreFinding(parts, 'file', uri, id),
};
