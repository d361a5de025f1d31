import assert from 'node:assert/strict';
import { diff, presentableDiff } from '@codemirror/merge';
import type { Finding } from '@housestyle/contract';
import fc from 'fast-check';
import {
  accept,
  acceptSafe,
  followEdit,
  neighbour,
  suggestionsOfChanges,
  suggestionsOfFindings,
} from '../../src/scenes/workbench/model/suggestions.ts';
import { changesByLine } from '../../src/scenes/workbench/model/line-changes.ts';
import type { Suggestion } from '../../src/scenes/workbench/model/types.ts';

const TEXT = 'In order to log in, simply utilize the form.';

function finding(original: string, suggestion: string | null, more: Partial<Finding> = {}): Finding {
  const start = TEXT.indexOf(original);
  return {
    severity: 'minor',
    original,
    suggestion,
    reason: 'Because.',
    range: { start, end: start + original.length },
    rule: { id: 'rule', label: 'Rule' },
    source: 'builtin',
    ...more,
  };
}

const at = (suggestions: readonly Suggestion[], original: string): Suggestion => {
  const found = suggestions.find((suggestion) => suggestion.original === original);
  assert(found, original);
  return found;
};

describe('suggestions', () => {
  const suggestions = suggestionsOfFindings([
    finding('utilize', 'use'),
    finding('In order to', 'To'),
    finding('simply utilize', 'use'),
    finding('form', 'page', { source: 'model' }),
    finding('log in', null),
  ]);

  it('stand in the order of the text, and follow what is accepted before them', () => {
    const order = ['In order to', 'log in', 'simply utilize', 'utilize', 'form'];
    assert.deepEqual(
      suggestions.map(({ original }) => original),
      order,
    );
    const done = accept({ text: TEXT, suggestions }, at(suggestions, 'In order to'));
    assert.equal(done.text, 'To log in, simply utilize the form.');
    for (const { start, end, original } of done.suggestions)
      assert.equal(done.text.slice(start, end), original);
    assert.equal(done.suggestions.length, 4);
  });

  it('are gone with the words that an accepted one takes', () => {
    const done = accept({ text: TEXT, suggestions }, at(suggestions, 'utilize'));
    assert.deepEqual(
      done.suggestions.map(({ original }) => original),
      ['In order to', 'log in', 'form'],
    );
  });

  it('that a person or a model made up are left when all safe ones are accepted', () => {
    const done = acceptSafe({ text: TEXT, suggestions });
    assert.equal(done.text, 'To log in, use the form.');
    assert.equal(done.accepted, 2);
    assert.deepEqual(
      done.suggestions.map(({ original }) => original),
      ['log in', 'form'],
    );
    for (const { start, end, original } of done.suggestions)
      assert.equal(done.text.slice(start, end), original);
  });

  it('change nothing where their words do not stand any more', () => {
    const moved = [{ ...at(suggestions, 'utilize'), start: 0, end: 7 }];
    assert.equal(acceptSafe({ text: TEXT, suggestions: moved }).text, TEXT);
    assert.deepEqual(accept({ text: TEXT, suggestions: moved }, moved[0] as Suggestion), {
      text: TEXT,
      suggestions: [],
    });
  });

  it('follow typing, and vanish when typed into', () => {
    const typed = `Hello. ${TEXT.replace('utilize', 'uti-lize')}`;
    const once = followEdit(suggestions, TEXT, `Hello. ${TEXT}`);
    assert.equal(once.length, suggestions.length);
    const left = followEdit(once, `Hello. ${TEXT}`, typed);
    assert.deepEqual(
      left.map(({ original }) => original),
      ['In order to', 'log in', 'form'],
    );
    for (const { start, end, original } of left) assert.equal(typed.slice(start, end), original);
  });

  it('are stepped through around the end, either way', () => {
    const ids = suggestions.map(({ id }) => id);
    assert.equal(neighbour(suggestions, null, 1)?.id, ids[0]);
    assert.equal(neighbour(suggestions, null, -1)?.id, ids.at(-1));
    assert.equal(neighbour(suggestions, ids.at(-1) ?? null, 1)?.id, ids[0]);
    assert.equal(neighbour(suggestions, ids[0] ?? null, -1)?.id, ids.at(-1));
    assert.equal(neighbour([], null, 1), undefined);
  });
});

describe('changes of a rewrite', () => {
  const changesOf = (before: string, after: string): Suggestion[] =>
    suggestionsOfChanges(before, after, changesByLine(before, after, diff, presentableDiff));

  it('are whole words', () => {
    const [change] = changesOf('Enter the adress here.', 'Enter the address here.');
    assert.deepEqual([change?.original, change?.replacement], ['adress', 'address']);
  });

  it('leave a line that stays alone, also where a new one quotes it', () => {
    const before = '# Plans\n\nJoin the beta.\n\n## FAQ\n\n**How many?** Three.\n';
    const after =
      '# Plans\n\nKeys expire.\n\n## FAQ\n\n**How many?** Three.\n\n> [VERIFY] “3” stands in “**How many?** Three.”.\n';
    const shown = changesOf(before, after);
    assert(
      shown.every(({ original }) => !/FAQ|Three/.test(original)),
      JSON.stringify(shown),
    );
    assert.equal(shown.length, 2);
  });

  it('show a blank that comes or goes with the words beside it', () => {
    const shown = changesOf('Done .See the rest.', 'Done. See the rest.');
    assert(shown.every(({ original, replacement }) => `${original}${replacement ?? ''}`.trim() !== ''));
    const [change] = changesOf('See the list.It is long.', 'See the list. It is long.');
    assert.deepEqual([change?.original, change?.replacement], ['list.It', 'list. It']);
  });

  it('give the new text when all are accepted, in whichever order, and the old one when none is', () => {
    const words = fc.array(
      fc.constantFrom('a', 'the', 'form', 'utilize', 'use', '\n', ' ', '. ', '😀', 'é'),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(words, words, fc.boolean(), (one, other, backwards) => {
        const [before, after] = [one.join(''), other.join('')];
        const suggestions = changesOf(before, after);
        assert.equal(acceptSafe({ text: before, suggestions }).text, after);
        let open = { text: before, suggestions: suggestions as readonly Suggestion[] };
        while (open.suggestions.length > 0) {
          const next = backwards ? open.suggestions.at(-1) : open.suggestions[0];
          open = accept(open, next as Suggestion);
        }
        assert.equal(open.text, after);
      }),
      { numRuns: 300 },
    );
  });
});
