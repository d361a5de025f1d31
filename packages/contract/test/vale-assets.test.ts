import assert from 'node:assert/strict';
import { importVale, type ValeImport } from '../vale/index.ts';

const INI = 'StylesPath = styles\n[*.md]\nBasedOnStyles = Own\n';
const read = (files: Readonly<Record<string, string>>) =>
  importVale(new Map(Object.entries({ '.vale.ini': INI, ...files })));
const said = ({ report }: ValeImport, kind: string) =>
  report.filter((entry) => entry.kind === kind).map(({ name, detail }) => `${name}: ${detail}`);
const checkOf = ({ rules }: ValeImport) => rules.find(({ label }) => label.startsWith('Own.'))?.check;

const SPELLING = 'extends: spelling\nmessage: M\n';
const DICTIONARY = {
  'styles/config/dictionaries/team.aff': 'SFX S Y 1\nSFX S 0 s .\n',
  'styles/config/dictionaries/team.dic': '1\nnode/S\n',
};

describe('files that rules of Vale’s name', () => {
  it('dictionaries come into the rule, by name, by folder and by path', () => {
    const forms: readonly (readonly [yaml: string, folder: string])[] = [
      ['dictionaries: [team]', 'styles/config/dictionaries/'],
      ['dicpath: words\ndictionaries: team', 'styles/words/'],
      ['aff: words/team.aff\ndic: words/team.dic', 'styles/words/'],
    ];
    for (const [yaml, folder] of forms) {
      const result = read({
        'styles/Own/Spell.yml': SPELLING + yaml,
        [`${folder}team.aff`]: 'SFX S Y 1\n',
        [`${folder}team.dic`]: '1\nnode\n',
      });
      const check = checkOf(result);
      assert.ok(check?.extends === 'spelling', yaml);
      assert.deepEqual(check.dictionaries, [{ name: 'team', aff: 'SFX S Y 1\n', dic: '1\nnode\n' }], yaml);
      assert.deepEqual(said(result, 'note'), [], yaml);
    }
  });

  it('a language that is not there is named, and English is not', () => {
    const german = read({ 'styles/Own/Spell.yml': `${SPELLING}dictionaries: [de_DE]` });
    assert.equal(checkOf(german), undefined);
    assert.match(
      said(german, 'unsupported').join(),
      /Own\.Spell: its dictionary “de_DE” is not among the files/,
    );
    const english = read({ 'styles/Own/Spell.yml': `${SPELLING}dictionaries: [en_GB, team]`, ...DICTIONARY });
    const check = checkOf(english);
    assert.ok(check?.extends === 'spelling' && check.append === true && check.dictionaries?.length === 1);
    assert.match(said(english, 'note').join(), /“en_GB” is not among the files: the service’s English one/);
  });

  it('one that is too large is named', () => {
    const result = read({
      'styles/Own/Spell.yml': `${SPELLING}dictionaries: [team]`,
      'styles/config/dictionaries/team.aff': '',
      'styles/config/dictionaries/team.dic': 'word\n'.repeat(70_000),
    });
    assert.match(said(result, 'unsupported').join(), /“team” is too large: at most 300,000/);
  });

  it('scripts come into the rule', () => {
    const files = {
      'styles/Own/Script.yml':
        'extends: script\nmessage: M\nscript: Long.tengo\naction:\n  name: suggest\n  params: [Fix.tengo]\n',
      'styles/config/scripts/Long.tengo': 'matches := []\n',
      'styles/Own/Fix.tengo': 'suggestions := []\n',
    };
    const result = read(files);
    const check = checkOf(result);
    assert.ok(check?.extends === 'script');
    assert.equal(check.script, 'matches := []\n');
    assert.equal(check.action?.script, 'suggestions := []\n');
    const { 'styles/config/scripts/Long.tengo': _, ...without } = files;
    assert.match(
      said(read(without), 'unsupported').join(),
      /its script “Long\.tengo” is not among the files/,
    );
  });

  it('an action whose script is missing, or that is none, is named', () => {
    const action = (yaml: string) =>
      said(
        read({ 'styles/Own/A.yml': `extends: existence\nmessage: M\ntokens: [a]\naction:\n${yaml}` }),
        'note',
      ).join();
    assert.match(
      action('  name: suggest\n  params: [Fix.tengo]'),
      /the script “Fix\.tengo” of its action is not/,
    );
    assert.match(action('  name: edit\n  params: [shout]'), /“shout” is no edit that Vale has/);
    assert.match(action('  name: edit\n  params: [regex, a]'), /“regex” takes 2 parameters/);
    assert.match(action('  name: convert\n  params: [loud]'), /“loud” is no conversion/);
    assert.match(action('  name: replace\n  parms: [b]'), /“parms” is no key of an action/);
    assert.equal(action('  name: edit\n  params: [[lower], [wrap, "_"]]'), '');
  });
});

describe('what of a Vale folder has no effect', () => {
  it('keys of the tokens of a sequence that mean nothing', () => {
    const result = read({
      'styles/Own/Seq.yml':
        'extends: sequence\nmessage: M\nmodel: lt\ntokens:\n  - patern: a\n    pattern: b\n',
    });
    assert.match(said(result, 'note').join('\n'), /“patern” is no key of a token[^]*|“model”/);
    assert.equal(said(result, 'note').length, 2);
  });

  it('tokens of a sequence that are phrases', () => {
    const yaml = 'extends: sequence\nmessage: M\ntokens:\n  - the following\n  - pattern: steps\n';
    assert.deepEqual(said(read({ 'styles/Own/Seq.yml': yaml }), 'note').length, 1);
    assert.match(
      said(read({ 'styles/Own/Seq.yml': yaml }), 'note').join(),
      /“the following” is several words/,
    );
  });

  it('views are named by their file', () =>
    assert.match(
      said(read({ 'styles/config/views/Api.yml': 'engine: dasel\nscopes: []\n' }), 'unsupported').join(),
      /config\/views\/Api\.yml: views/,
    ));

  it('settings of a section are named with the section', () => {
    const { report } = importVale(
      new Map([
        [
          '.vale.ini',
          'StylesPath = styles\n[*.rst]\nTransform = a.xsl\n[docs/*.md]\nBasedOnStyles = Own\n[*.py]\nView = Api\n',
        ],
        ['styles/Own/A.yml', 'extends: existence\nmessage: M\ntokens: [a]\n'],
      ]),
    );
    const lines = report.map(({ kind, name }) => `${kind} ${name}`);
    for (const line of ['unsupported [*.rst] Transform', 'off [docs/*.md]', 'unsupported [*.py] View'])
      assert.ok(lines.includes(line), `${line} in ${lines.join('; ')}`);
  });
});
