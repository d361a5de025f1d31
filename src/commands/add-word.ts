import { addToStyle } from '../findings/add-to-style.ts';
import { findingFor } from '../findings/finding-for.ts';
import { wordOf } from '../findings/word-of.ts';
import { l10n } from '../l10n.ts';
import { WITH_EDITOR, type Command } from './command.ts';

/** Makes the words of a finding right from now on. `scope`: `user`, `workspace` or `account`; without it, asks. */
export const addWord: Command = {
  id: 'housestyle.addWord',
  title: 'Add Word to Dictionary …',
  palette: WITH_EDITOR,
  async run(parts, uri, id, scope) {
    const found = findingFor(parts, uri, id);
    const word = found && (wordOf(found.live.finding) ?? found.live.finding.original.trim());
    if (!found || !word) return undefined;
    const title = l10n.t('Add “{0}” to the dictionary', word);
    const added = await addToStyle(parts, found.uri, { kind: 'word', word }, { title, scope });
    if (!added || added === 'account') return added;
    for (const { id: one, finding } of parts.findings.list(found.uri)) {
      if (finding.original.trim().toLowerCase() === word.toLowerCase()) parts.findings.forget(found.uri, one);
    }
    return added;
  },
};
