import { getStyle, setStyle } from '../../services/saved-styles.ts';
import type { SavedStyle } from '../../storage/styles.ts';
import { required } from '../options.ts';
import type { Command } from '../types.ts';

export const styleGet: Command = {
  name: 'style get',
  synopsis: '--email E',
  purpose: "Print an account's saved style as JSON; parts that were never saved are absent.",
  required: ['email'],
  optional: [],
  async run({ storage }, options) {
    const style = await getStyle(storage, required(options, 'email'));
    return { value: style, text: JSON.stringify(style, null, 2) };
  },
};

export const styleSet: Command = {
  name: 'style set',
  synopsis: '--email E --file F',
  purpose: 'Replace the saved style with {rules, termSubs, glossary} of a JSON file; - reads standard input.',
  required: ['email', 'file'],
  optional: [],
  async run({ storage, clock, read }, options) {
    const json = read(required(options, 'file'));
    const style = await setStyle(storage, clock, required(options, 'email'), json);
    return { value: style, text: `Saved ${describe(style)}.` };
  },
};

function describe({ rules, termSubs, glossary }: SavedStyle): string {
  const count = (part: readonly unknown[] | undefined): string => (part ? String(part.length) : 'no');
  return `${count(rules)} rules, ${count(termSubs)} term substitutions, ${count(glossary)} glossary entries`;
}
