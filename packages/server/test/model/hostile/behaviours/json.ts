import { says, type JobKind, type Misbehaviour, type Outcome } from './types.ts';

/** A JSON that is no JSON any more; other kinds of answers, in which nothing is found to change, stay honest. */
function breaks(
  name: string,
  change: (json: string) => string,
  outcome: Partial<Record<JobKind, Outcome>> = {},
): Misbehaviour {
  return says(
    name,
    (good, { kind }) => (kind === 'findings' ? change(good) : `{"answer": ${JSON.stringify(good)}`),
    {
      keeping: 502,
      ...outcome,
    },
  );
}

const well = { findings: 200 } as const;
const refused = { findings: 502 } as const;
const list = (json: string): unknown[] => (JSON.parse(json) as { findings: unknown[] }).findings;
const each = (json: string, change: (finding: Record<string, unknown>, index: number) => object): string =>
  JSON.stringify({ findings: list(json).map((one, index) => change(one as Record<string, unknown>, index)) });

/** Ways in which JSON is not what was asked for. */
export const JSON_FORMS: readonly Misbehaviour[] = [
  breaks('leaves a comma at the end', (json) => json.replace(/\]\}$/, ',]}'), well),
  breaks('forgets a comma', (json) => json.replace('","', '" "')),
  breaks('writes single quotes', (json) => json.replace(/"/g, "'"), refused),
  breaks('writes keys without quotes', (json) => json.replace(/"(\w+)":/g, '$1:'), refused),
  breaks('writes comments', (json) => json.replace('[', '[ // the findings\n')),
  breaks('forgets the last bracket', (json) => json.slice(0, -1)),
  breaks('is cut off in a string', (json) => json.slice(0, json.lastIndexOf('"') - 4), refused),
  breaks('writes line ends in strings', (json) => json.replace('. ', '.\n')),
  breaks('writes it as a string', (json) => JSON.stringify(json)),
  breaks('writes two objects', (json) => json + json),
  breaks('writes one object a line', (json) =>
    list(json)
      .map((one) => JSON.stringify(one))
      .join('\n'),
  ),
  breaks('writes the list alone', (json) => JSON.stringify(list(json)), well),
  breaks('writes one finding alone', (json) => JSON.stringify(list(json)[0]), refused),
  breaks('names the list otherwise', (json) => json.replace('"findings"', '"issues"'), refused),
  breaks('writes null for the list', () => '{"findings": null}', refused),
  breaks('writes an object for the list', (json) => JSON.stringify({ findings: { ...list(json) } }), refused),
  breaks('writes null', () => 'null', refused),
  breaks('writes a number', () => '42', refused),
  breaks('writes NaN', (json) => json.replace('"minor"', 'NaN')),
  breaks('writes a key twice', (json) => json.replace('{"quote"', '{"quote":"x","quote"'), well),
  breaks('nests 50,000 lists', () => '['.repeat(50_000) + ']'.repeat(50_000), refused),
  breaks('opens 50,000 objects', () => '{"findings":'.repeat(50_000), refused),
  breaks(
    'pollutes prototypes',
    (json) => json.replace('{"quote"', '{"__proto__":{"polluted":1},"quote"'),
    well,
  ),
  breaks('writes YAML', () => 'findings:\n  - quote: the\n    reason: no', refused),
  breaks('writes Markdown about it', () => '## Findings\n\n- **Minor**: "the" is not good.', refused),
  breaks('writes a prose of braces', () => 'The set {a, b} and the list [1, 2] are fine. {"x": }', refused),
  breaks(
    'writes fields of the wrong types',
    (json) => each(json, (one) => ({ ...one, quote: 7, reason: ['a'] })),
    refused,
  ),
  breaks(
    'writes null in every field',
    (json) => each(json, () => ({ quote: null, reason: null, rule: null })),
    refused,
  ),
  breaks('leaves out fields', (json) => each(json, ({ quote }) => ({ quote })), refused),
  breaks(
    'writes severities of its own',
    (json) => each(json, (one) => ({ ...one, severity: 'catastrophic' })),
    refused,
  ),
  breaks(
    'writes severities in capitals',
    (json) => each(json, (one) => ({ ...one, severity: 'MINOR' })),
    well,
  ),
  breaks('spoils one finding', (json) =>
    each(json, (one, index) => (index === 0 ? { ...one, rule: 1 } : one)),
  ),
  breaks(
    'writes ranges of its own',
    (json) => each(json, (one) => ({ ...one, range: { start: -5, end: 1e308 }, start: -1, line: 99_999 })),
    well,
  ),
  breaks('writes 20,000 findings', (json) =>
    JSON.stringify({ findings: Array.from({ length: 20_000 }, () => list(json)[0]) }),
  ),
  breaks('writes a reason of a megabyte', (json) =>
    each(json, (one) => ({ ...one, reason: 'so '.repeat(350_000) })),
  ),
];
