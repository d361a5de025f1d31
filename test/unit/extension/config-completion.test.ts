import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeAt } from '../../../src/house-style/config-place.ts';
import { suggestionsAt, type JsonSchema } from '../../../src/house-style/schema-walk.ts';

const file = path.resolve(import.meta.dirname, '../../../media/housestyle.schema.json');
const schema = JSON.parse(readFileSync(file, 'utf8')) as JsonSchema;

/** What is offered at the `|`. */
function offered(text: string): readonly string[] {
  const offset = text.indexOf('|');
  const place = placeAt(text.slice(0, offset) + text.slice(offset + 1), offset);
  if (!place) return [];
  const all = suggestionsAt(schema, place.path, place.writes).map(({ label }) => label);
  return all.filter((label) => label.startsWith(place.typed));
}

describe('completion in .housestyle.yaml', () => {
  for (const [text, some, none] of [
    ['|', ['presets', 'rules', 'terms', 'overrides', 'extends'], ['google', 'preferred']],
    ['# a\nrules: [x]\npre|', ['presets'], ['rules']],
    ['presets:\n  - |', ['google', 'inclusive'], ['presets']],
    ['presets:\n- goo|', ['google'], ['inclusive']],
    ['presets: [google, |', ['microsoft'], ['presets']],
    ['presets: ["g|', ['google'], ['inclusive']],
    ['audience: |', ['consumer', 'devops'], ['presets']],
    ['extends: |', ['account'], ['google']],
    ['extends: [|', ['rules', 'terms', 'glossary'], ['account']],
    ['severity:\n  |', ['serial-comma', 'passive-voice', 'terms'], ['presets']],
    ['severity:\n  serial-comma: |', ['off', 'minor'], ['serial-comma']],
    ['severity: { serial-comma: o|', ['off'], ['minor']],
    ['severity: { serial-comma: off, pass|', ['passive-voice'], ['serial-comma']],
    ['gate:\n  failOn: |', ['none', 'critical'], ['off']],
    ['gate: {|', ['failOn', 'minScore'], ['presets']],
    ['terms:\n  - |', ['preferred', 'avoid'], ['presets']],
    ['terms:\n  - preferred: a\n    |', ['avoid'], ['presets']],
    ['terms:\n  - { preferred: a, |', ['avoid'], ['presets']],
    ['terms:\n  - { preferred: a, avoid: b }\n|', ['words'], ['avoid']],
    ['overrides:\n  - files: [ui/**]\n    aud|', ['audience'], ['ignore']],
    ['overrides:\n  - files: [ui/**]\n    severity:\n      jargon: |', ['off'], ['google']],
    ['overrides:\n  - files: [ui/**]\n    presets:\n      - |', ['google'], ['off']],
    ['rules:\n  - label: x\n    severity: |', ['minor'], ['off']],
    ['rules:\n  - label: x\n    check:\n      extends: |', ['existence', 'substitution'], ['google']],
    ['presets: [google]\n# pre|', [], ['presets']],
    ['docType: how-to # pre|', [], ['presets']],
  ] as const)
    it(`offers ${some.join(', ') || 'nothing'} at ${JSON.stringify(text)}`, () => {
      const labels = offered(text);
      for (const label of some) assert(labels.includes(label), `${label} is not in ${labels.join()}`);
      for (const label of none) assert(!labels.includes(label), `${label} is in ${labels.join()}`);
    });
});
