import { uncapitalize } from '../../../checks/letter-case.ts';
import type { CodeCheck } from '../../../checks/types.ts';
import { leadsOf } from '../../../rules/support/list-items.ts';
import { lookUp } from '../../../spelling/lexicon.ts';
import type { Family } from '../family.ts';
import { reading } from './support.ts';

/** Reports list items that begin with the capital of an ordinary word. */
const smallLetters: CodeCheck = {
  kind: 'code',
  find: (document) =>
    leadsOf(document).flatMap(({ words, start, prose }) => {
      const [first] = words;
      if (first?.kind !== 'word' || !/^\p{Lu}\p{Ll}+$/u.test(first.text)) return [];
      if (prose.slice(0, first.start - start).trim() !== '' || lookUp(first.text.toLowerCase()) === 0)
        return [];
      const message = 'Begin the list item with a small letter.';
      return [{ start: first.start, end: first.end, replacement: uncapitalize(first.text), message }];
    }),
};

const SMALL = String.raw`(?:lower[- ]?case|small|uncapitali[sz]ed)(?: (?:letters?|initials?|first letters?))?`;

/** Small letters at the start of list items. */
export const LIST_LETTER_FAMILIES: readonly Family[] = [
  {
    id: 'list-small-letters',
    title: 'Small letters in lists',
    about: /\b(?:lists?|bullets?|bulleted|list items?|bullet points?)\b/,
    places: ['list-item', 'step'],
    options: [
      {
        names: new RegExp(
          String.raw`\b(?:start|begin|open)(?:s|ning|ing)? (?:(?:each|every|all|the|your|list|bullets?|items?|points?) )*(?:(?:with|in) )?(?:an? )?${SMALL}|\b${SMALL} (?:at the (?:start|beginning)|first|initially|for the first (?:letter|word))(?: of (?:(?:each|every|all|the|a) )*(?:bullets?|list items?|items?|bullet points?))?`,
        ),
        wanted: () => reading('list-small-letters', smallLetters),
        bare: 'for',
      },
      {
        names:
          /\bcapitali[sz](?:e|ing) (?:the )?first (?:letters?|words?)(?: of (?:(?:each|every|all|the|a|an|your|list) )*(?:bullets?|items?|bullet points?|points?))?$/,
        wanted: 'list-capital',
        unwanted: () => reading('list-small-letters', smallLetters),
        bare: 'for',
      },
    ],
    phrasings: [
      'Start bullets with a lowercase letter',
      'List items begin with a small letter',
      'Bullets start lower case',
      'Lower case at the start of bullets',
      'Don’t capitalize the first letter of bullets',
      'Begin each list item in lowercase',
      'Begin every bullet with a lower-case letter',
    ],
  },
];
