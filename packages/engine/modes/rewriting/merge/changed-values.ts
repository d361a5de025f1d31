import { alignedPlaces, type Edit, type Place } from './alignment.ts';
import { ENDS } from './senses.ts';
import { addressedCells } from './rows.ts';
import { readClaims, type Claim } from './claims.ts';
import { inFormOf, withHedge } from './forms.ts';
import { NEGATIVE } from './contraries.ts';
import { plainValue } from './kinds.ts';
import type { Model } from './passages.ts';
import { MEASURES } from './subjects.ts';
import { inUnitOf } from './units.ts';

/** A text with a value changed wherever it is told of the same, and what a person should look at. */
export interface Changed {
  readonly text: string;
  readonly notes: readonly string[];
  /** Whether only some of the values that it gives have a place. */
  readonly isPartial?: boolean;
}

/** The text with the value that a statement gives in the place of the one that was true; undefined where it says nothing of the same. */
export function changeEverywhere(model: Model, statement: string, before = ''): Changed | undefined {
  const isKnown = (value: string): boolean => model.text.includes(value);
  const claims =
    RENAMES.test(statement) || OF_NEW.test(statement) || OPENS_TOO.test(statement)
      ? []
      : readClaims(statement, before, isKnown);
  const made = claims.flatMap((claim) => changeClaimed(model, claim) ?? []);
  // Several values are of one thing: what one passage, or one row, gives.
  const [first, ...more] = made;
  const [only, another] = claims;
  if (!first && only && !another && isSaid(model, only)) return { text: model.text, notes: [] };
  // With what was true until now, each says by itself where that stood.
  const isOne = ({ at, section }: Made): boolean =>
    at === first?.at || (claims.every(({ old }) => old !== undefined) && section === first?.section);
  // "Early-bird tickets cost $249 until 31 July": a row of prices, and a sentence.
  const isAllTold = made.length === claims.length && made.every(({ isWhole }) => isWhole);
  if (!first || !(isAllTold || more.every(isOne))) return undefined;
  const isPartial = made.length < claims.length;
  // "Every two weeks on Tuesday", where the first Monday of each month has but another day.
  const isOften = ({ fresh }: Claim): boolean => fresh.kind === 'frequency';
  if (isPartial && claims.some(isOften) && claims.some(({ fresh }) => fresh.kind === 'weekday'))
    return undefined;
  return {
    text: applyEdits(
      model.text,
      made.flatMap(({ edits }) => edits),
    ),
    notes: [],
    isPartial,
  };
}

/** That nothing changes. */
const STAYS = /\b(?:stays?|remains?|still)\b/i;

/** Whether a passage gives the new value of all that a claim is about. */
const isSaid = (model: Model, { said, subject, fresh, old, isSure }: Claim): boolean => {
  const isIdle = (word: string): boolean => model.weight(word) === 0 && MEASURES.test(word);
  return (
    (isSure || STAYS.test(said)) &&
    (old !== undefined || !NEGATIVE.test(said)) &&
    subject.length > 0 &&
    model.passages.some(
      (passage) =>
        subject.every((word) => isIdle(word) || passage.own.has(word) || passage.around.has(word)) &&
        passage.values.some(
          ({ kind, text }) =>
            (kind === fresh.kind && plainValue(text) === plainValue(fresh.text)) ||
            // "The rye stays at 4.80", where the price has its currency.
            (fresh.kind === 'number' && kind === 'money' && numberIn(text) === numberIn(fresh.text)),
        ),
    )
  );
};

const numberIn = (text: string): string => /\d[\d.,]*\d|\d/.exec(text)?.[0] ?? '';

interface Made {
  readonly edits: readonly Edit[];
  /** Where the passage, or the row, begins. */
  readonly at: number;
  readonly section: number | undefined;
  /** Whether the place speaks of all that the value is of. */
  readonly isWhole: boolean;
}

function changeClaimed(model: Model, claim: Claim): Made | undefined {
  if (NEGATIVE.test(claim.said) && claim.old === undefined && !BEYOND.test(claim.said)) return undefined;
  const places = alignedPlaces(model, claim);
  const cells = places.length > 0 ? [] : addressedCells(model, claim);
  const edits: Edit[] = [
    ...places.map((place) => withArticle(model.text, hedged(model.text, replacementOf(place, claim), claim))),
    ...cells.map(({ start, text }) => ({
      start,
      end: start + text.length,
      text: inCell(text, claim.fresh.text, lineAt(model.text, start)),
    })),
  ];
  if (edits.length === 0) return undefined;
  const [place] = places;
  return {
    edits,
    at: place?.passage.cell?.row.cells[0]?.start ?? place?.passage.start ?? edits[0]?.start ?? 0,
    section: place?.passage.section,
    isWhole:
      place !== undefined &&
      claim.subject.every((word) => place.passage.own.has(word) || place.passage.around.has(word)),
  };
}

/** "Parcels over 25 kg are not accepted": the most that is. */
const BEYOND = /\b(?:over|above|beyond|more than|larger than|heavier than|longer than) \d/i;
/** "New plan Solo: $5, 10 projects" gives no value of what there is. */
const OF_NEW =
  /^(?:please |also )*(?:(?:add|there(?:['’]s| is)|we (?:have|added)) (?:an? |another )?)?(?:[Nn]ew|[Aa]nother|[Aa]dditional) \p{Ll}+(?: \p{Ll}+)? (?:\p{Lu}|`|["“]|\d{3}\b)/u;
/** "Open Sundays 11-16 too", "also open port 8443": beside the others. */
const OPENS_TOO =
  /^(?:also|and) .*day|(?:^|[ :])also\b(?! (?:now|limited|applies))|(?: too| as well)[.!]?$/iu;
/** Another name is put in place by other means. */
const RENAMES = /\b(?:called|renamed?|named|known as|rebranded)\b/i;

/** Edits that do not overlap, the first of two that do. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let from = 0;
  let changed = '';
  for (const { start, end, text: fresh } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    changed += text.slice(from, start) + fresh;
    from = end;
  }
  return changed + text.slice(from);
}

const lineAt = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';

/** "20 s" as 20 where the cell has a number alone, code where it has code. */
function inCell(old: string, fresh: string, row: string): string {
  const number = inUnitOf(fresh, row)?.toString() ?? /\d[\d.,]*\d|\d/.exec(fresh)?.[0] ?? fresh;
  if (/^`?\d[\d.,]*`?$/.test(old)) return old.replace(/\d[\d.,]*/, number);
  return old.startsWith('`') && !fresh.startsWith('`') ? `\`${fresh}\`` : fresh;
}

/** "About 5 minutes" where the document has "up to" before the value. */
function hedged(text: string, edit: Edit, { said, fresh }: Claim): Edit {
  const from = text.lastIndexOf('\n', edit.start - 1) + 1;
  const before = text.slice(from, edit.start);
  const now = withHedge(before, said, fresh.text);
  return now === before ? edit : { ...edit, start: from, text: now + edit.text };
}

/** "A `.orbitrc`" as "an `orbit.yaml`". */
function withArticle(text: string, edit: Edit): Edit {
  const article = /(?<![\w-])an? (?=[`"“]?$)/i.exec(
    text.slice(Math.max(0, edit.start - 4), edit.start + 1).slice(0, -1),
  );
  const old = article?.[0].trim() ?? '';
  if (old === '') return edit;
  const isVowel = (name: string): boolean => /^[`"“]?[aeio]/i.test(name);
  // "An `X-Key`" goes by the sound, which the letters don't tell.
  if (isVowel(text.slice(edit.start, edit.end)) !== /n$/i.test(old)) return edit;
  const now = isVowel(edit.text) ? `${old[0] ?? 'a'}n` : (old[0] ?? 'a');
  return now === old ? edit : { ...edit, start: edit.start - old.length - 1, text: `${now} ${edit.text}` };
}

/** A row with the titles over it: what tells the unit of a number alone. */
const rowText = ({ row, table, column }: NonNullable<Place['passage']['cell']>): string =>
  `${table.titles[column] ?? ''} ${row.cells.map(({ text }) => text).join(' ')}`;

/** The new value as the old one is written: a number alone, a range behind "from", one in words. */
function replacementOf({ passage, value }: Place, { fresh, said }: Claim): Edit {
  const start = passage.start + value.index;
  const end = start + value.text.length;
  const number = /\d[\d.,]*\d|\d/.exec(fresh.text)?.[0] ?? fresh.text;
  // "A Thursday" for "a Friday", where the guideline has "Thursdays".
  if (value.kind === 'weekday' && fresh.kind === 'weekday')
    return { start, end, text: fresh.text.replace(/(?<=day)s?/, value.text.endsWith('s') ? 's' : '') };
  if (value.kind === 'frequency' && fresh.kind === 'weekday')
    return { start, end, text: `${value.text.slice(0, 'every '.length)}${fresh.text.replace(/s$/, '')}` };
  if (value.kind === 'frequency' && !/^(?:every|once|twice|\w+ times|\p{L}+ly\b)/iu.test(fresh.text))
    return { start, end, text: value.text.replace(/(?<=^every ).*$/i, fresh.text) };
  if (value.kind === 'times' && fresh.kind === 'clock') {
    const end = ENDS.test(said) ? /\d[\d:.]*(?: ?[ap]m)?$/i : /^\d[\d:.]*(?: ?[ap]m)?/i;
    return { start, end: start + value.text.length, text: value.text.replace(end, fresh.text) };
  }
  // Each step of a path may be bold by itself.
  if (value.kind === 'menu' && value.text.includes('**'))
    return { start, end, text: fresh.text.replace(/\*\*/g, '').replaceAll(' > ', '** > **') };
  // "30 s" below "Milliseconds"
  const beside = passage.cell && /^`?\d[\d.,]*`?$/.test(value.text) ? rowText(passage.cell) : '';
  const converted = beside === '' ? undefined : inUnitOf(fresh.text, beside);
  if (converted !== undefined)
    return { start, end, text: value.text.replace(/\d[\d.,]*/, String(converted)) };
  if (value.kind === 'number' || value.kind === 'code number')
    return { start, end, text: value.text.replace(/\d[\d.,]*/, number) };
  if (value.text.startsWith('`') && !fresh.text.startsWith('`'))
    return { start, end, text: `\`${fresh.text}\`` };
  if (fresh.kind === 'number')
    return { start, end, text: value.text.replace(/\d[\d.,]*\d|\d|^\p{L}+/u, number) };
  const connector = /\s?(?:–|-|\bto\b|\band\b|\buntil\b)\s?/.exec(value.text)?.[0];
  if (value.kind === 'times' && connector)
    return { start, end, text: fresh.text.replace(/\s?(?:–|-|\bto\b|\band\b|\buntil\b)\s?/, connector) };
  return { start, end, text: inFormOf(value.text, fresh.text) };
}
