import assert from 'node:assert/strict';
import { parseDocument } from '../../document/parse-document.ts';
import { isPerson } from '../../modes/reading/people.ts';

const CASES: readonly (readonly [text: string, people: string, others: string])[] = [
  ['Priya noticed that Pelican was slow. Ines Kral said so too.', 'Priya,Ines Kral,Kral', 'Pelican,Ines'],
  ['The owner Tomas asks whom? Thanks to Bo Lee for Pelican.', 'Tomas,Bo,Bo Lee', 'Pelican,Lee'],
  ['Present were Ines, Bo and Max. Pelican was discussed.', 'Ines,Bo,Max', 'Pelican'],
  [`Attendees: ${'and so on '.repeat(9)}Pelican`, '', 'Pelican'],
  ['Ship it (Zoe, 9:05). Do not (Max Mo, 12:30)! It is theirs (Pelican).', 'Zoe,Max Mo', 'Pelican,Max'],
  ['| Task | Owner |\n| --- | --- |\n| Pelican 2 | Ines |', 'Ines', 'Pelican'],
  ['Hi Hello Bob, Delhi has a gull.', 'Bob', 'Delhi'],
];

describe('the people of a document', () => {
  for (const [text, people, others] of CASES)
    it(`are ${people || 'none'} in ${JSON.stringify(text.slice(0, 60))}`, () => {
      const document = parseDocument(text);
      const found = (names: string) => names.split(',').filter((name) => isPerson(name, document));
      assert.deepEqual(found(people).join(), people);
      assert.deepEqual(found(others), []);
    });
});
