import type { HouseStyleText } from '../types.ts';

const NONE = `The team has no rules of its own. Follow common practice for technical documentation: plain words, short sentences, active voice, present tense, the reader addressed directly, one name for one thing, steps in the order in which they are done.`;

/** The house style as the model reads it: the same for every request of a team, in every mode. */
export function houseStylePart({ rules, terms, glossary }: HouseStyleText): string {
  const parts = [
    section('Rules', rules, 'All of them hold; where two disagree, the narrower one does.'),
    section('Terms', terms, 'Write the preferred term, in the form that the grammar of the sentence needs.'),
    section(
      'Glossary',
      glossary,
      'These words have these meanings and this spelling. Use the term, not its synonyms.',
    ),
  ].filter((part) => part !== '');
  return ['# House style', ...(parts.length > 0 ? parts : [NONE])].join('\n\n');
}

function section(title: string, text: string, note: string): string {
  return text.trim() === '' ? '' : `## ${title}\n${note}\n${text.trim()}`;
}
