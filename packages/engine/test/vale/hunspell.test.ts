import assert from 'node:assert/strict';
import { readDictionary } from '../../vale/hunspell/dictionary.ts';
import { lint } from './lint.ts';

const AFF = `SET UTF-8
FLAG long
ICONV 1
ICONV ’ '
BREAK 1
BREAK -
PFX Un Y 1
PFX Un 0 re .
SFX Ed Y 3
SFX Ed 0 d e
SFX Ed y ied [^aeiou]y
SFX Ed 0 ed [^ey]
SFX Er Y 1
SFX Er 0 er/Pl [^e]
SFX Pl N 1
SFX Pl 0 s .
`;
const DIC = `5
deploy/UnEdEr
tally/Ed
cache/EdUn po:noun
Acme
don't
`;

/** Word, whether it is right. */
const WORDS: readonly (readonly [word: string, right: boolean])[] = [
  ['deploy', true],
  ['Deploy', true],
  ['deployed', false], // "[^ey]": no word on y takes it
  ['redeploy', true],
  ['tallied', true],
  ['tallyed', false],
  ['cached', true],
  ['recached', true],
  ['deployer', true],
  ['deployers', true], // the suffix carries a class of its own
  ['redeployers', true],
  ['tallyer', false],
  ['Acme', true],
  ['acme', false],
  ['don’t', true],
  ['deploy-tally', true],
  ['deploy-', false],
  ['12', true],
  ['cach', false],
];

describe('dictionaries in Hunspell’s form', () => {
  const dictionary = readDictionary(AFF, DIC);
  for (const [word, right] of WORDS)
    it(`${word} is ${right ? 'right' : 'wrong'}`, () =>
      assert.equal(dictionary.knows(dictionary.convert(word)), right));

  it('flags may be numbers, or letters', () => {
    const numbers = readDictionary('FLAG num\nSFX 12 Y 1\nSFX 12 0 s .\n', '1\nnode/3,12\n');
    assert.ok(numbers.knows('nodes'));
    const letters = readDictionary('SFX S Y 1\nSFX S 0 s .\n', '1\nnode/S\n');
    assert.ok(letters.knows('nodes') && !letters.knows('nodess'));
  });

  it('words are put together where the dictionary does so', () => {
    const dic = '3\nHaus\nTür\nWand/x\n';
    const german = readDictionary('COMPOUNDFLAG x\nONLYINCOMPOUND x\n', dic);
    assert.ok(german.knows('Haustür') && german.knows('Türwand') && !german.knows('Wand'));
    assert.ok(!german.knows('Hausxtür') && !readDictionary('', dic).knows('Haustür'));
  });

  it('an affix that leads to itself ends', () =>
    assert.equal(
      readDictionary('SFX A Y 1\nSFX A 0 a/A .\n', '1\nb/A\n').knows('b' + 'a'.repeat(500)),
      false,
    ));

  it('no letters of a condition are a pattern', () =>
    assert.ok(readDictionary('SFX A Y 1\nSFX A 0 s [+*]\n', '1\nx+/A\n').knows('x+s')));

  it('a rule is judged by its own dictionaries, with the English one where it says so', () => {
    const files = (append: boolean) => ({
      'styles/Own/Spell.yml': `extends: spelling\nmessage: "%s?"\ndictionaries: [team]\nappend: ${append}\n`,
      'styles/config/dictionaries/team.aff': AFF,
      'styles/config/dictionaries/team.dic': DIC,
      '.vale.ini': 'StylesPath = styles\n[*]\nBasedOnStyles = Own\n',
    });
    const text = 'Acme redeployers cached a book.\n';
    assert.deepEqual(lint(files(true), text).lines, []);
    assert.deepEqual(lint(files(false), text).lines, ['1:25:Own.Spell:a?', '1:27:Own.Spell:book?']);
  });

  it('Vale.Spelling takes every dictionary and word list of the styles beside the English one', () => {
    const { lines } = lint(
      {
        'styles/config/dictionaries/team.aff': AFF,
        'styles/config/dictionaries/team.dic': DIC,
        'styles/config/ignore/names.txt': 'Quuxly\n',
        '.vale.ini': 'StylesPath = styles\n[*]\nBasedOnStyles = Vale\n',
      },
      'The redeployers met Quuxly, quuxly and Blorfly.\n',
    );
    assert.deepEqual(lines, [
      "1:29:Vale.Spelling:Did you really mean 'quuxly'?",
      "1:40:Vale.Spelling:Did you really mean 'Blorfly'?",
    ]);
  });
});
