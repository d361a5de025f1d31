import assert from 'node:assert/strict';
import { strToU8, zipSync } from 'fflate';
import { listChanges } from '../../src/scenes/style/changes.ts';
import { mergeDraft } from '../../src/scenes/style/draft.ts';
import { joinList, splitList } from '../../src/scenes/style/import/lists.ts';
import { readJson } from '../../src/scenes/style/import/read-file.ts';
import { readTable } from '../../src/scenes/style/import/table.ts';
import { readTbx } from '../../src/scenes/style/import/tbx.ts';
import { readValeFolder, readValeZip } from '../../src/scenes/style/import/vale-styles.ts';

describe('import of a table', () => {
  it('rows copied from a spreadsheet need no heading', () => {
    const { parts, notes } = readTable(
      'sign in\tlog in\tlogin to\r\nemail\te-mail | "e mail"\n\n',
      'termSubs',
    );
    assert.deepEqual(parts.termSubs, [
      { preferred: 'sign in', avoid: ['log in', 'login to'] },
      { preferred: 'email', avoid: ['e-mail', '"e mail"'] },
    ]);
    assert.deepEqual(notes, []);
  });

  it('a heading tells the part and the order of the columns', () => {
    const text = '\uFEFFSynonyms;Term;Definition\nspace|room;workspace;"A folder; shared."\n';
    assert.deepEqual(readTable(text, 'rules').parts, {
      glossary: [{ term: 'workspace', definition: 'A folder; shared.', synonyms: ['space', 'room'] }],
    });
  });

  it('rows that are not whole are left out and told', () => {
    const { parts, notes } = readTable(
      'label,description,severity\nA,Words.,minor\nB,,\nC,Words.,grave\n',
      'rules',
    );
    assert.deepEqual(parts.rules, [{ label: 'A', description: 'Words.', severity: 'minor' }]);
    assert.deepEqual(notes, [
      'Row 3 is left out: it needs a label and a description.',
      'Row 4 is left out: “grave” is no severity.',
    ]);
  });

  it('the apostrophe before what would be a formula goes away', () => {
    assert.deepEqual(readTable("preferred,avoid\n'=A1,'+1\n", 'termSubs').parts.termSubs, [
      { preferred: '=A1', avoid: ['+1'] },
    ]);
  });

  it('an empty text, other encodings and broken quotes are told', () => {
    assert.throws(() => readTable(' \n', 'rules'), /no rows/);
    assert.throws(() => readTable('caf\uFFFD,x', 'rules'), /not UTF-8/);
    assert.throws(() => readTable('a,"b\n', 'rules'), /cannot be read/);
  });

  it('lists survive their own separator', () => {
    const items = ['a|b', 'c\\d', 'e'];
    assert.deepEqual(splitList(joinList(items)), items);
  });
});

const V3 = `<?xml version="1.0"?>
<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"><text><body>
<conceptEntry id="1"><descrip type="definition">A folder that a <hi>team</hi> shares.</descrip>
<langSec xml:lang="de"><termSec><term>Arbeitsbereich</term></termSec></langSec>
<langSec xml:lang="en-US">
<termSec><term>space</term><termNote type="administrativeStatus">admittedTerm-admn-sts</termNote></termSec>
<termSec><term>workspace</term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></termSec>
<termSec><term>project &amp; room</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termSec>
</langSec></conceptEntry>
<conceptEntry id="2"><langSec xml:lang="en"><termSec><term>lonely</term></termSec></langSec></conceptEntry>
</body></text></tbx>`;

const V2 = `<martif type="TBX"><text><body><termEntry id="a">
<langSet xml:lang="en"><descripGrp><descrip type="definition">To enter.</descrip></descripGrp>
<tig><term>sign in</term></tig>
<ntig><termGrp><term>log in</term><termNote type="normativeAuthorization">supersededTerm</termNote></termGrp></ntig>
</langSet></termEntry></body></text></martif>`;

describe('import of TBX', () => {
  it('reads v3: preferred, admitted and deprecated terms of one language', () => {
    assert.deepEqual(readTbx(V3), {
      parts: {
        termSubs: [{ preferred: 'workspace', avoid: ['project & room'] }],
        glossary: [{ term: 'workspace', definition: 'A folder that a team shares.', synonyms: ['space'] }],
      },
      notes: ['1 terms are left out: they have no definition and nothing to avoid.'],
    });
  });

  it('reads v2', () => {
    assert.deepEqual(readTbx(V2).parts, {
      termSubs: [{ preferred: 'sign in', avoid: ['log in'] }],
      glossary: [{ term: 'sign in', definition: 'To enter.', synonyms: [] }],
    });
  });

  it('says what is wrong with another file', () => {
    assert.throws(() => readTbx('<html></html>'), /no TBX file: its root is “html”/);
    assert.throws(() => readTbx('<tbx><text></tbx>'), /not well-formed/);
    assert.throws(() => readTbx('hello'), /not well-formed|no TBX/);
  });
});

describe('import of other files', () => {
  it('a zip of Vale styles gives rules with checks', () => {
    const rule = "extends: existence\nmessage: \"Don't use '%s'.\"\nlevel: error\ntokens:\n  - simply\n";
    const files = { 'styles/Acme/Simply.yml': strToU8(rule), 'styles/Acme/logo.png': new Uint8Array(9) };
    const { rules } = readValeZip(zipSync(files), 'acme.zip');
    assert.deepEqual(
      rules.map(({ label, check }) => [label, check?.extends]),
      [['Acme.Simply', 'existence']],
    );
  });

  const SIMPLY = 'extends: existence\nmessage: "%s"\ntokens:\n  - simply\n';
  for (const [what, paths] of [
    ['a folder around everything', ['Acme-1.2/Acme/Simply.yml', 'Acme-1.2/README.md']],
    ['rules without a folder', ['Simply.yml']],
    ['what a Mac adds', ['Acme/Simply.yml', '__MACOSX/Acme/._Simply.yml', '__MACOSX/._Acme']],
    ['paths of Windows', ['Acme\\Simply.yml']],
    ['a configuration', ['.vale.ini', 'styles/Acme/Simply.yml', 'styles/Other/More.yml']],
  ] as const)
    it(`a zip with ${what}, and the same folder, give the same rules`, async () => {
      const ini = 'StylesPath = styles\n[*]\nBasedOnStyles = Acme\n';
      const texts = paths.map((path) => [path, path.endsWith('.ini') ? ini : SIMPLY] as const);
      const zipped = zipSync(Object.fromEntries(texts.map(([path, text]) => [path, strToU8(text)])));
      const chosen = texts.map(([path, text]) =>
        Object.assign(new File([text], path), { webkitRelativePath: `Acme/${path.replaceAll('\\', '/')}` }),
      );
      const fromZip = readValeZip(zipped, 'Acme.zip').rules;
      const { parts } = await readValeFolder(chosen);
      assert.deepEqual(
        fromZip.map(({ label }) => label),
        ['Acme.Simply'],
      );
      assert.deepEqual(parts.rules, fromZip);
    });

  it('what is no zip is told', () => {
    assert.throws(() => readValeZip(strToU8('no zip'), 'a.zip'), /no zip archive/);
  });

  it('JSON has to be a style', () => {
    assert.deepEqual(readJson('{"rules":[{"label":"A","description":"B"}],"more":1}').parts, {
      rules: [{ label: 'A', description: 'B' }],
    });
    assert.throws(() => readJson('{'), /not valid JSON/);
    assert.throws(() => readJson('{}'), /none of/);
    assert.throws(() => readJson('{"rules":[{"label":1}]}'), /The style is not valid/);
  });
});

const A = { label: 'A', description: 'One.' };
const B = { label: 'B', description: 'Two.' };

describe('two styles', () => {
  it('what is imported updates what has its name, and follows the rest', () => {
    const newer = { label: 'a', description: 'Newer.' };
    const C = { label: 'C', description: 'Three.' };
    assert.deepEqual(mergeDraft({ rules: [A, B] }, { rules: [newer, C] }, 'add').rules, [newer, B, C]);
    assert.deepEqual(mergeDraft({ rules: [A, B], glossary: [] }, { rules: [C] }, 'replace'), {
      rules: [C],
      glossary: [],
    });
  });

  it('their differences are added, removed, changed and moved entries', () => {
    const kinds = (before: object, after: object) =>
      listChanges(before, after).map(({ kind, name }) => `${kind} ${name}`);
    assert.deepEqual(kinds({ rules: [A, B] }, { rules: [A, B] }), []);
    assert.deepEqual(kinds({ rules: [A, B] }, { rules: [B, A] }), ['moved Order of the rules']);
    assert.deepEqual(kinds({ rules: [A] }, { rules: [{ ...A, severity: 'minor' }, B] }), [
      'changed A',
      'added B',
    ]);
    assert.deepEqual(kinds({ termSubs: [{ preferred: 'x', avoid: ['y'] }] }, {}), ['removed x']);
  });
});
