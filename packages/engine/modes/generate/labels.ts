import type { FactKind } from './signs.ts';

/** What prompts call the parts of a document, as headings or before a colon; the first that matches decides. */
const LABELS: readonly (readonly [FactKind, RegExp])[] = [
  ['requirement', /^(?:pre-?requisites?|requirements?|before you\b.*|you need|needs)$/i],
  ['step', /^(?:the )?(?:steps?|procedure|instructions|how to do it)(?: are)?$/i],
  [
    'problem',
    /^(?:troubleshooting|problems?|errors?|known (?:issues?|problems?)|error messages?|common (?:errors|problems))$/i,
  ],
  ['limit', /^(?:limits?|quotas?|limitations?|constraints?|retries|timeouts?|rate limits?|max(?:imum)?)$/i],
  ['breaking', /^(?:breaking(?: changes?)?|removed|removals|deprecat\w+)$/i],
  ['change', /^(?:changes?|added|fixed|changed|fixes|new(?: features)?|improvements?)$/i],
  ['alternative', /^(?:alternatives?|(?:options|alternatives) considered|considered(?: options)?)$/i],
  ['consequence', /^(?:consequences?|trade-?offs?|drawbacks?|downsides?|impact)$/i],
  ['decision', /^(?:the )?(?:decision|outcome)$/i],
  ['status', /^status$/i],
  ['contact', /^(?:contacts?|escalation|owners?|support|get help)$/i],
  ['option', /^(?:options?|settings?|parameters?|configuration|flags|arguments?|environment variables?)$/i],
  ['usage', /^(?:usage|synopsis|example|use)$/i],
  ['license', /^licen[cs]e$/i],
  ['warning', /^(?:warnings?|caution)$/i],
  ['check', /^(?:verification|checks?|result|expected result)$/i],
  [
    'statement',
    /^(?:context|background|features?|overview|description|summary|what it does|facts?|notes?|details)$/i,
  ],
];

/** What stands under a heading, or after a label, of this name. */
export function kindOfLabel(title: string): FactKind | undefined {
  return LABELS.find(([, pattern]) => pattern.test(title.trim()))?.[0];
}

/** A sentence such as "Steps: install it; run it." in its label's kind and its pieces; undefined for any other. */
export function splitLabel(sentence: string): { kind: FactKind; pieces: readonly string[] } | undefined {
  const [, label = '', value = ''] = /^(\p{Lu}[\p{L} -]{2,24}?):\s+(\S.*)$/su.exec(sentence) ?? [];
  const kind = kindOfLabel(label);
  if (!kind) return undefined;
  if (kind === 'option' && !/^`?--?\w|^`/.test(value))
    return { kind: 'alternative', pieces: split(value, /[;,]\s+(?:and\s+|or\s+)?/) };
  if (kind === 'option') return { kind, pieces: split(value, /[;,]\s+(?:and\s+)?(?=`?--?\w|`)/) };
  if (kind === 'usage') return { kind, pieces: [value.replace(/\.$/, '')] };
  if (kind === 'problem') return { kind, pieces: split(value, /;\s+|,\s+(?=\d{3}\b)/) };
  const pieces = split(value, /;\s+(?:and\s+)?(?:then\s+)?/);
  // What a label alone tells stays with each piece: "Fixed: a crash", "Retries: 5 times".
  const told =
    (kind === 'change' && !/^changes$/i.test(label)) ||
    (kind === 'limit' && !/^limit|^quota|^constraint/i.test(label));
  return { kind, pieces: told ? pieces.map((piece) => `${label}: ${piece}`) : pieces };
}

function split(value: string, separator: RegExp): readonly string[] {
  return value
    .replace(/\.$/, '')
    .split(separator)
    .map((piece) => piece.trim())
    .filter(Boolean);
}
