import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FAULT_CODES, loadConfig, type ConfigFault } from '@housestyle/contract/config';
import { faultText } from '../../../src/house-style/fault-text.ts';
import { useTranslations, type Translate } from '../../../src/l10n.ts';

const english: Translate = (message, ...args) =>
  message.replace(/\{(\d+)\}/g, (place, index: string) => String(args[Number(index)] ?? place));
const bundle: Record<string, string> = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../l10n/bundle.l10n.de.json'), 'utf8'),
);
const german: Translate = (message, ...args) => english(bundle[message] ?? `no German: ${message}`, ...args);

/** A repository of two folders of Vale styles, one with too many files. */
const files = {
  readText: (file: string) =>
    Promise.resolve(file === '/a/far.ini' ? 'StylesPath = ../../etc\n[*]\nBasedOnStyles = Vale' : undefined),
  filesBelow: (folder: string) =>
    Promise.resolve(folder === '/a/many' ? Array.from({ length: 5001 }, (_, index) => `${index}.yml`) : []),
};

async function faultOf(text: string): Promise<ConfigFault> {
  const { faults, notes } = await loadConfig('/a/.housestyle.yaml', text, files);
  const [first] = [...faults, ...notes];
  assert.ok(first, text);
  return first;
}

const ROWS = [
  ['termSubs: []', 'unknown-setting', 'termSubs: Diese Einstellung gibt es nicht.'],
  ['audience: all', 'expected-value', /^audience: Verwenden Sie eines davon: "consumer", "engineers"/],
  ['- a', 'expected-type', 'Hier müssen Einstellungen mit ihren Werten stehen.'],
  ['files: a', 'expected-type', 'files: Hier muss eine Liste stehen.'],
  ['docType: 3', 'expected-type', 'docType: Hier muss ein Text stehen.'],
  ['gate: {minScore: x}', 'expected-type', 'gate.minScore: Hier muss eine Zahl stehen.'],
  ['docType: ""', 'empty', 'docType: Hier muss etwas stehen.'],
  ['overrides:\n  - files: []', 'empty', 'overrides[0].files: Hier muss etwas stehen.'],
  ['gate: {minScore: -1}', 'too-low', 'gate.minScore: Die Zahl muss mindestens 0 sein.'],
  ['gate: {minScore: 120}', 'too-high', 'gate.minScore: Die Zahl darf höchstens 100 sein.'],
  ['vale: 3', 'invalid', 'vale: Das kann hier nicht stehen.'],
  [
    'severity: {no-rule: off}',
    'unknown-rule',
    /^severity: Keine Regel hat die ID „no-rule“, außer Ihr Konto/,
  ],
  ['severity: {Serial comma: off}', 'rule-by-label', /^severity: Keine .* Schreiben Sie „serial-comma“\.$/],
  ['files: []\nfiles: []', 'yaml-duplicate', 'Dieser Name steht hier schon.'],
  ['gate:\n\tfailOn: minor', 'yaml-indent', /^Die Zeile ist anders eingerückt/],
  ['a: "b', 'yaml', /^Das ist kein gültiges YAML: /],
  [
    'vale: ../x',
    'vale-outside',
    'vale: „../x“ kann nicht verwendet werden: Es führt aus dem Ordner dieser Datei hinaus.',
  ],
  ['vale: none', 'vale-missing', /„none“ kann nicht verwendet werden: Es gibt weder/],
  [
    'vale: far.ini',
    'vale-styles-path',
    /„far.ini“ kann nicht verwendet werden: Der StylesPath „..\/..\/etc“ führt/,
  ],
  ['vale: many', 'vale-too-many', 'vale: „many“ kann nicht verwendet werden: Es sind mehr als 5000 Dateien.'],
] as const;

describe('what is wrong with a .housestyle.yaml', () => {
  before(() => useTranslations(german));
  after(() => useTranslations(english));

  for (const [text, code, told] of ROWS)
    it(`is told in the person’s language: ${code} in ${JSON.stringify(text)}`, async () => {
      const fault = await faultOf(text);
      assert.equal(fault.code, code);
      if (typeof told === 'string') assert.equal(faultText(fault), told);
      else assert.match(faultText(fault), told);
    });

  it('is told of a file that can’t be read', () => {
    const fault = { code: 'unreadable', values: ['EACCES'], kind: 'file', place: 'x' } as const;
    assert.equal(faultText(fault), '.housestyle.yaml kann nicht gelesen werden: EACCES');
  });

  it('has a row here for each of its kinds', () => {
    assert.deepEqual(new Set(['unreadable', ...ROWS.map(([, code]) => code)]), new Set(FAULT_CODES));
  });
});
