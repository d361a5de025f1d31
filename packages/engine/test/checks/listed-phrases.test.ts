import assert from 'node:assert/strict';
import { listedBy, listNameOf } from '../../checks/listed-phrases.ts';
import { phrasesOf } from '../../checks/substitution.ts';
import { fold, Tokenizer, tokensOf } from '../../checks/tokens.ts';
import { RULES } from '../../rules/index.ts';

describe('the phrases of a long list', () => {
  const lists = RULES.flatMap(({ checks }) =>
    checks.flatMap((check) => {
      const name = check.kind === 'substitution' ? listNameOf(check) : undefined;
      return name !== undefined && check.kind === 'substitution' ? [{ name, check }] : [];
    }),
  );

  it('have a name of their own', () => {
    assert.ok(lists.length > 3);
    assert.equal(new Set(lists.map(({ name }) => name)).size, lists.length);
  });

  for (const { name, check } of lists)
    it(`are found by one word of each: ${name}. Run \`npm run generate\` where this fails`, () => {
      const tokenizer = new Tokenizer();
      phrasesOf(check, { found: 0, excused: 1 }).forEach(({ phrase }, place) => {
        const tokens = tokensOf(phrase, tokenizer).map(({ token }) => listedBy(fold(token)));
        assert.ok(tokens[0]?.opens, phrase);
        const found = tokens.flatMap((token) => token?.lists.filter(({ list }) => list === name) ?? []);
        assert.ok(
          found.some(({ places }) => places.includes(place)),
          phrase,
        );
      });
    });

  it('are called for by words that few texts hold', () => {
    assert.deepEqual(listedBy('in'), { opens: true, lists: [] });
    assert.equal(listedBy('absence')?.opens, false);
  });

  it('are those of no copy of the list', () => {
    const [first] = lists;
    assert.ok(first);
    assert.equal(listNameOf({ ...first.check }), undefined);
  });

  for (const word of ['constructor', 'toString', '__proto__', ''])
    it(`are none for "${word}"`, () => assert.equal(listedBy(word), undefined));
});
