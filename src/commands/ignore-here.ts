import { ignoreFinding } from '../findings/ignore-finding.ts';
import { WITH_WRITABLE_EDITOR, type Command } from './command.ts';

export const ignoreHere: Command = {
  id: 'housestyle.ignoreHere',
  title: 'Ignore Rule Here',
  palette: WITH_WRITABLE_EDITOR,
  run: (parts, uri, id) => ignoreFinding(parts, 'line', uri, id),
};
