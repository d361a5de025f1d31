import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { parseDocument } from '@housestyle/engine/texts';
import { changedUnits, inventedFigures, keepsFacts } from '../../analysts/model/guards/facts.ts';
import { createKeepingGuard } from '../../analysts/model/guards/keeping.ts';
import { lostNames, namesOf, repairNames } from '../../analysts/model/guards/names.ts';
import { maskedPart, maskStrings, restore } from '../../analysts/model/guards/mask.ts';
import { lostPlaceholders } from '../../analysts/model/guards/placeholders.ts';
import { createStringsGuard } from '../../analysts/model/guards/strings.ts';
import { withUnverifiedMarked } from '../../analysts/model/guards/unverified.ts';

const parse = (text: string) => parseDocument(text, 'markdown');
const GLOSSARY = [
  { term: 'Orbit', definition: 'The product.', synonyms: [] },
  { term: 'access token', definition: 'A key.', synonyms: [] },
  { term: 'Access token', definition: 'A key.', synonyms: [] },
];
const STYLE = { rules: null, termSubs: [], glossary: GLOSSARY };
const TEXT = `# Install Orbit

On Monday, the team of Orbit moves GitHub actions to Harbor. Then Harbor starts, and an access token opens Harbor.

1. Wait 30 seconds.
2. Click **Save**.

| Plan | Rows |
| ---- | ---: |
| Free |   12 |
| Team |  480 |
`;

describe('the guard of names', () => {
  const names = namesOf(parse(TEXT), STYLE);

  it('takes for names what is written like one, and no word of everyday', () => {
    assert.deepEqual(names.map(({ name }) => name).sort(), ['GitHub', 'Harbor', 'Orbit']);
  });

  for (const [what, from, to, lost] of [
    ['translated', /Orbit/g, 'Umlaufbahn', ['Orbit']],
    ['left out', /GitHub /g, '', ['GitHub']],
    ['said once less', /Then Harbor/g, 'Then it', []],
    ['inflected', /of Orbit/g, 'Orbits', []],
  ] as const) {
    it(`says what was ${what}`, () => {
      assert.deepEqual(lostNames(names, TEXT.replace(from, to)), lost);
    });
  }

  it('puts names right that only have other capitals, outside of tokens', () => {
    assert.equal(
      repairNames(names, 'ORBIT, orbit, Github and ⟦c1|orbit deploy⟧ in an orbiter'),
      'Orbit, Orbit, GitHub and ⟦c1|orbit deploy⟧ in an orbiter',
    );
  });
});

describe('the guard of facts', () => {
  for (const [before, after, changed] of [
    ['Wait 30 seconds.', 'Wait 30 minutes.', ['30 min']],
    ['Wait 30 seconds.', 'Wait 30 s, a 30-second pause.', []],
    ['Up to 5 MB or 1,000 KB.', 'Up to 5 GB or 1000 KB.', ['5 GB']],
    ['5 MB or 5 GB', '5 GB or 5 MB', []],
    ['Wait 30 seconds.', 'Warten Sie 30 Sekunden.', []],
    ['It takes 80 %.', 'It takes 80 percent.', []],
  ] as const) {
    it(`compares the units of “${before}” and “${after}”`, () => {
      assert.deepEqual(changedUnits(before, after), changed);
    });
  }

  it('takes a figure for told only where it stands by itself', () => {
    assert.deepEqual(inventedFigures('In 201 of 1000 cases', 'since 2012, 1,000 times'), ['201']);
    assert.ok(!keepsFacts('for 5 minutes', 'for 5 hours'));
    assert.ok(keepsFacts('for 5 minutes', 'during 5 minutes'));
  });

  it('marks what nobody told, once a sentence, and leaves code alone', () => {
    const text =
      'It needs 7.31.4 of 2031. It holds 480 rows, see [VERIFY]. Run `port 8080` now. It has 12 rows.\n';
    assert.equal(
      withUnverifiedMarked(text, 'It has 12 rows.'),
      text.replace('of 2031.', 'of 2031 [VERIFY].'),
    );
  });
});

describe('the guard of interface strings', () => {
  const file =
    'ok = Save to Orbit\nerror = GitHub did not answer after 30 seconds\nold = Your access token is old\n';
  const source = parseDocument(file, 'plain');
  const masked = maskedPart(file, maskStrings(source), { start: 0, end: file.length });
  const guard = createStringsGuard({ source: file, masked: masked.text, style: STYLE, known: file });
  const judge = (change: (text: string) => string): string | null => {
    const answer = guard.repair(change(masked.text));
    const restored = restore(answer, masked.spans);
    return 'text' in restored ? guard.judge(answer, restored.text) : 'tokens';
  };

  for (const [what, from, to, wanted] of [
    ['other words', 'Save to', 'Save in', null],
    ['a name translated', 'Orbit', 'Umlaufbahn', /Names must stay as they are: Orbit/],
    ['a name left out', 'GitHub did', 'The server did', /Names must stay as they are: GitHub/],
    ['a term of the glossary in other words', 'access token', 'pass', /glossary are missing: access token/],
    ['a term in the plural', 'access token is', 'access tokens are', null],
    ['another unit', 'seconds', 'minutes', /does not say: 30 min/],
    ['a figure that nobody told', 'Save to', 'Save 4711 to', /does not say: 4711/],
    ['a figure left out', /⟦n[^⟧]*⟧/, 'some', /tokens/],
  ] as const)
    it(`says of ${what}: ${wanted?.source ?? 'nothing'}`, () => {
      const fault = judge((text) => text.replace(from, to));
      if (wanted === null) assert.equal(fault, null);
      else assert.match(fault ?? '', wanted);
    });

  it('puts a name right that only has other capitals, and no key', () => {
    assert.equal(
      guard.repair(masked.text.replace('Orbit', 'ORBIT').replace('GitHub', 'Github')),
      masked.text,
    );
  });
});

describe('the guard of placeholders that a brief names', () => {
  for (const [brief, answer, lost] of [
    ['Say that {count} files of {{ user }} are gone.', '{count} of {{ user }}', []],
    ['Say that {count} files are gone.', '{number} files', ['{count}']],
    ['Use ${name}, %s, %1$d, %(size)s and %@.', '', ['${name}', '%s', '%1$d', '%(size)s', '%@']],
    ['Write placeholders in braces, such as {name}.', 'None.', []],
    ['An empty set {} costs 5 % so far. {"a": 1}', 'None.', []],
    ['Its code:\n```js\nlog(`${name}`);\n```\n', 'None.', []],
  ] as const)
    it(`of “${brief.split('\n')[0]}”`, () => {
      assert.deepEqual(lostPlaceholders(brief, answer), lost);
    });
});

describe('the guard of a text that is handed back', () => {
  const guard = (mode: Mode, merging = false) =>
    createKeepingGuard({ mode, before: parse(TEXT), style: STYLE, known: TEXT, merging });
  const fault = (mode: Mode, text: string): string => {
    const judged = guard(mode).judge(text);
    return 'fault' in judged ? judged.fault : '';
  };

  for (const [mode, from, to, wanted] of [
    ['rewrite', 'Then', 'After that,', /^$/],
    ['rewrite', '# Install Orbit\n', 'Install Orbit\n', /headings/],
    ['rewrite', 'an access token', 'it', /glossary are missing: access token/],
    ['rewrite', '30 seconds', '30 minutes', /units: 30 min/],
    ['simplify', '# Install', '## Install', /headings/],
    ['simplify', 'GitHub ', '', /Names must stay as they are: GitHub/],
    ['translate', 'an access token', 'ein Zugriffsschlüssel', /^$/],
    ['translate', '2. Click **Save**.\n', '', /lists or tables/],
    ['translate', 'GitHub', 'Gitdrehkreuz', /Names must stay/],
    ['rewrite', '| Free |   12 |\n| Team |  480 |', '| Free |  480 |\n| Team |   12 |', /changed places/],
    ['simplify', '| Free |   12 |\n| Team |  480 |', '| Team |   12 |\n| Free |  480 |', /changed places/],
    ['translate', '| Plan | Rows |', '| Rows | Plan |', /changed places/],
    ['translate', '| Plan | Rows |', '| Tarif | Zeilen |', /^$/],
    ['rewrite', '| Free |', '| For free |', /^$/],
    ['expand', 'Then', '```sh\nls\n```\n\nThen', /^$/],
    ['expand', 'Then', '<script>x</script> Then', /not in the text/],
    ['expand', 'Then', '[a](javascript:x) Then', /links or images/],
    ['expand', 'Then', '![a](&#104;ttps://e.test/x) Then', /links or images/],
  ] as const) {
    it(`says of ${mode}, with “${to.replace(/\n/g, ' ')}” for “${from.trim()}”: ${wanted.source}`, () => {
      assert.match(fault(mode, TEXT.replace(from, to)), wanted);
    });
  }

  it('marks what notes did not hold, in place of a refusal', () => {
    const judged = guard('expand').judge(TEXT.replace('Then', 'It takes 4711 tries. Then'));
    assert.ok('text' in judged && judged.text.includes('It takes 4711 [VERIFY] tries.'));
  });

  it('lets new content change the skeleton', () => {
    const judged = guard('rewrite', true).judge(`${TEXT}\n## More\n\nMore words.\n`);
    assert.ok('text' in judged);
  });
});
