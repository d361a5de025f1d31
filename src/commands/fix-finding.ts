import { applyFixes } from '../findings/apply-fixes.ts';
import { findingFor } from '../findings/finding-for.ts';
import { WITH_WRITABLE_EDITOR, type Command } from './command.ts';

/** Corrects the finding with an id, or the one at the cursor. */
export const fixFinding: Command = {
  id: 'housestyle.fixFinding',
  title: 'Fix Finding at Cursor',
  palette: WITH_WRITABLE_EDITOR,
  async run(parts, uri, id) {
    const found = findingFor(parts, uri, id);
    return found ? applyFixes(parts, found.uri, (live) => live.id === found.live.id) : 0;
  },
};
