import { dayOf, hoursOf, isCounting, isDay, plainValue, type Value } from './kinds.ts';
import type { Model, Passage, Row } from './passages.ts';
import type { Claim } from './claims.ts';
import { columnOf, holds, isRowOf, isShort, isUnder } from './rows.ts';
import { MEASURES, rootsOf, UNITS } from './subjects.ts';
import { BEGINS, ENDS, SENSES } from './senses.ts';
import { isSameAmount } from './units.ts';
import { besideUnit, clauseAround, isException, ofOtherMeasure, toldAlike } from './beside-values.ts';

/** A stretch of the document that changes. Offsets in UTF-16 code units. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A place of the document that gives a value of the kind that is claimed anew. */
export interface Place {
  readonly passage: Passage;
  readonly value: Value;
  /** How much of what the claim is about the passage speaks of, from 0 to 1, and more where it is told in the same way. */
  readonly score: number;
  /** Whether it speaks of any of it itself. */
  readonly isOwn: boolean;
  /** Whether it tells the measure that is named in other words. */
  readonly hasSense?: boolean;
}

/** Of less, what is about something else may give a value of the same kind. */
const ENOUGH = 0.55;
const ENOUGH_IF_SURE = 0.34;
/** What two places have to differ by for the one to be meant. */
const MARGIN = 0.12;
/** What is said over a passage, or before it, counts less than what it says itself. */
const AROUND = 0.6;
const SENSE = 0.25;
/** A row that the claim names, and a section that has the name in code as its title. */
const OF_ROW = 0.4;
const OF_TITLE = 0.6;

const ADDRESS = /^(?:url|email|channel|phone)/;

/** The places that a claim changes, none where the document gives no such value of its matter or where two would do as well. */
export function alignedPlaces(model: Model, claim: Claim): readonly Place[] {
  const all = placesOf(model, claim);
  const [best] = all;
  if (!best) return [];
  // The former address says by itself what is meant, and so does a value that stands in one place alone.
  const isOnly =
    all.length === 1 && claim.isSure && (claim.old !== undefined || ADDRESS.test(claim.fresh.kind));
  const isNamed =
    isOnly ||
    claim.subject.length === 0 ||
    (all.length === 1 && best.passage.cell !== undefined && isRowOf(best.passage.cell.row, claim)) ||
    (claim.old !== undefined && ADDRESS.test(claim.fresh.kind));
  if (!isNamed && best.score < (claim.isSure ? ENOUGH_IF_SURE : ENOUGH)) return [];
  if (!best.isOwn && !claim.isSure && !(best.hasSense && all.length === 1)) return [];
  const rival = all.find(
    ({ passage, value, isOwn }) =>
      (isOwn || !best.isOwn) &&
      !isSameValue(value, best.value, claim) &&
      // "2 to 32", where the one that is meant is 32.
      (passage === best.passage ||
        !passage.values.some((one) => one !== value && isSameValue(one, best.value, claim))),
  );
  if (rival && best.score - rival.score < MARGIN) return [];
  if (isException(claim, best, model)) return [];
  return [best, ...sameElsewhere(model, claim, best).filter((one) => isTwin(one, best, claim, model))];
}

/** "Without `--limit`, 100 entries are shown" beside the row of that flag. */
const namesRow = ({ text, cell }: Passage, { passage }: Place): boolean => {
  const key = passage.cell?.row.cells[0]?.text ?? '';
  return !cell && key.startsWith('`') && text.includes(key);
};

/** "On the Free plan, uploads stop at 1 GB" beside the one cell of "Free" with a size: an amount of what has a name. */
const isOfNamed = (
  passage: Passage,
  { kind }: Value,
  { passage: { cell } }: Place,
  { said }: Claim,
): boolean =>
  /^(?:size|money|%)$/.test(kind) &&
  [cell?.row.cells[0]?.text, cell?.table.titles[cell.column]].some(
    (name) =>
      name !== undefined &&
      /^\p{Lu}[\p{L}\d]+$/u.test(name) &&
      holds(said, name) &&
      passage.text.includes(`${name} `),
  );

/** Every other place of the value that changes. */
function sameElsewhere(model: Model, claim: Claim, best: Place): readonly Place[] {
  const isNumber = best.passage.cell && /^`?\d[\d.,]*`?$/.test(best.value.text);
  return model.passages.flatMap((passage) =>
    passage.values
      .filter(
        (value) =>
          (passage !== best.passage || value.index !== best.value.index) &&
          (isSameValue(value, best.value, claim, best) ||
            (isNumber && namesRow(passage, best) && numberOf(value.text) === numberOf(best.value.text))),
      )
      .map((value) => ({
        passage,
        value,
        score: 0,
        isOwn: claim.subject.some((word) => passage.own.has(word)),
      })),
  );
}

/** "2" below "Projects" and "2 projects". */
function isSameValue(one: Value, other: Value, { roots, fresh }: Claim, best?: Place): boolean {
  if (isSameAmount(one.text, other.text) || (isDay(one.text) && dayOf(one.text) === dayOf(other.text)))
    return true;
  const isBare = ({ kind }: Value): boolean => kind === 'number' || kind === 'code number';
  const [bare, counted] = isBare(one) ? [one, other] : [other, one];
  // "3" in a cell, and "delivered again 3 times".
  const isOften = best?.passage.cell !== undefined && counted.kind === 'time';
  return (
    isBare(bare) &&
    counted.kind !== 'number' &&
    !counted.kind.startsWith('code') &&
    bare.text.replace(/`/g, '') === numberOf(counted.text) &&
    (isOften ||
      /^version/.test(counted.kind) ||
      (counted.kind === fresh.kind && rootsOf(fresh.kind).some((word) => roots.has(word))) ||
      rootsOf(counted.kind).some((word) => roots.has(word) || best?.passage.own.has(word)))
  );
}

const NONE: ReadonlySet<string> = new Set();

function placesOf(model: Model, claim: Claim, passages = model.passages): readonly Place[] {
  const { subject, said } = claim;
  const known = subject.filter((word) => model.weight(word) > 0);
  const unknown = /^(?:url|email|phone|channel)$/.test(claim.fresh.kind) ? UNKNOWN_OF_ADDRESS : UNKNOWN;
  const total = subject.reduce((sum, word) => sum + (model.weight(word) || unknown), 0);
  const isOnlyMeasure = subject.every((word) => MEASURES.test(word) || UNITS.test(word));
  const named = claim.named.map(bareTitle);
  const hasTitle = named.length > 0 && model.places.some(({ title }) => named.includes(bareTitle(title)));
  const isTitled = ({ section }: Passage): boolean =>
    hasTitle && named.includes(bareTitle(model.titles(section).at(-1)));
  const senses = SENSES.filter(([measure]) => measure.test(said));
  const isAlike = toldAlike(said, claim.fresh);
  const canReplace = replacer(model, claim);
  const places = passages.flatMap((passage) => {
    // What has a section of its own is told there, or beside its name.
    if (hasTitle && !isTitled(passage) && !named.some((name) => passage.text.includes(name)) && !passage.cell)
      return [];
    const fitting = passage.values.filter((value) => canReplace(value, passage));
    const exact = fitting.filter(({ kind }) => kind === claim.fresh.kind);
    const values = claim.fresh.kind === 'clock' && exact.length > 0 ? exact : fitting;
    if (values.length === 0) return [];
    const isBelow = passage.cell !== undefined && isUnder(passage.cell, claim);
    if (passage.cell && !isBelow && !isRowOf(passage.cell.row, claim) && !isNear(passage.cell.row, claim))
      return [];
    // "The default" is told below that title.
    const column = passage.cell && columnOf(passage.cell.table, claim);
    if (passage.cell && column !== undefined && column !== passage.cell.column) return [];
    // "One of `info` and `warn`" gives both.
    if (claim.fresh.kind.startsWith('code') && passage.text.includes(claim.fresh.text)) return [];
    if (claim.old === undefined && passage.values.some((value) => isFresh(model, value, claim))) return [];
    return values.map((value) => {
      // "The status page" of "https://acme.statuspage.example".
      const isNamed = (word: string): boolean =>
        /^(?:url|email)/.test(value.kind) && value.text.toLowerCase().includes(word);
      const isOwn =
        isTitled(passage) ||
        (passage.cell !== undefined && isRowOf(passage.cell.row, claim)) ||
        subject.some((word) => passage.own.has(word) || isNamed(word)) ||
        isCountOf(value, claim.fresh);
      const isOneOfSeveral = values.length > 1;
      const clause = isOneOfSeveral || senses.length > 0 ? clauseAround(passage.text, value) : '';
      const near = isOneOfSeveral ? model.roots(clause) : NONE;
      const sense = senses.find(([, words]) => words.test(clause));
      const hasSense = sense !== undefined;
      // "Closing time" is said by "to 22:00".
      const measured = sense ? model.roots(sense[0].exec(said)?.[0] ?? '') : NONE;
      const shared = subject.reduce(
        (sum, word) =>
          sum +
          (passage.own.has(word) || isNamed(word) || measured.has(word)
            ? 1
            : passage.around.has(word)
              ? AROUND
              : 0) *
            (model.weight(word) || unknown),
        0,
      );
      const inClause = known.filter((word) => near.has(word)).length;
      const score =
        (isOnlyMeasure && isCountOf(value, claim.fresh) ? 1 : total === 0 ? 0 : shared / total) +
        (hasSense ? SENSE : 0) +
        (passage.cell ? (isBelow || isRowOf(passage.cell.row, claim) ? OF_ROW : SENSE) : 0) +
        (isTitled(passage) ? OF_TITLE : 0) +
        (isOneOfSeveral && known.length > 0 ? (SENSE * inClause) / known.length : 0) +
        (isOneOfSeveral && claim.only.some((word) => near.has(word)) ? SENSE : 0) +
        (isAlike(passage.text, value) ? SENSE : 0);
      return { passage, value, score, isOwn, hasSense };
    });
  });
  return places.sort((a, b) => b.score - a.score);
}

/** The passage that most likely gives another value of what a claim is about, where it is not sure enough to change. */
export function likelyPlace(model: Model, claim: Claim): Passage | undefined {
  const [best] = placesOf(model, claim, model.speakingOf(claim.subject));
  return best && best.isOwn && best.score >= LIKELY && !isException(claim, best, model)
    ? best.passage
    : undefined;
}

const LIKELY = 0.4;
const isFresh = ({ plain }: Model, { kind, text }: Value, { fresh }: Claim): boolean =>
  kind === fresh.kind && plain(text) === plain(fresh.text);

/** "12 characters" and "14 characters": what is counted is said. */
const isCountOf = (value: Value, { kind }: Value): boolean =>
  value.kind === kind &&
  !/^(?:duration|size|money|%|number|clock|times|date|frequency|weekday|temperature|url|email|phone|channel|code|version)/.test(
    kind,
  );

/** What no passage says weighs as what two say. */
const UNKNOWN = 0.7;
/** "The address" of what stands there. */
const UNKNOWN_OF_ADDRESS = 0.2;

/** Tells whether a value of the document is one that the claimed one could take the place of. */
function replacer(
  { plain, roots }: Model,
  { said, fresh, old, subject, named }: Claim,
): (value: Value, passage: Passage) => boolean {
  const [isOtherMeasure, isToldUnit] = [ofOtherMeasure(said), besideUnit(said, fresh)];
  const isOfKind = (value: Value, passage: Passage): boolean => {
    const { cell } = passage;
    // "Every night at 02:00" is not "every 6 hours at 02:00".
    if (
      value.kind === 'frequency' &&
      /\b(?:minute|hour)|hourly/.test(fresh.text) &&
      /^ at \d/.test(passage.text.slice(value.index + value.text.length))
    )
      return false;
    if (named.includes(value.text)) return false;
    if (value.each !== undefined && fresh.each !== undefined && value.each !== fresh.each) return false;
    const title = cell?.table.titles[cell.column] ?? '';
    const isCounted =
      (value.kind === 'code number' && fresh.kind === 'number') ||
      ((value.kind === 'number' || value.kind === 'code number') &&
        [...roots(`${title} ${cell?.row.cells[0]?.text ?? ''}`)].some((word) => roots(fresh.kind).has(word)));
    // "14 of them" of what is counted in the document.
    const isUncounted =
      fresh.kind === 'number' &&
      !/^(?:code|version)/.test(value.kind) &&
      [...roots(value.kind)].some((word) => subject.includes(word));
    // "The interval is 6 hours" of what is done every 12.
    const isInterval =
      value.kind === 'frequency' &&
      fresh.kind === 'duration' &&
      /^every \d/i.test(value.text) &&
      /\b(?:interval|frequency|how often)\b/i.test(said);
    if (
      old !== undefined &&
      (isSameAmount(value.text, old) || (value.kind === 'times' && hoursOf(value.text) === hoursOf(old)))
    )
      return true;
    // "Wednesdays" of "every Tuesday"
    if (fresh.kind === 'weekday' && /^every \p{Lu}/u.test(value.text))
      return old === undefined || plain(value.text).endsWith(` ${plain(old)}`);
    // "200 (was 100)" of "at most 100 orders".
    const isTold = old !== undefined && fresh.kind === 'number' && isCounting(value);
    const isEnd = value.kind === 'times' && fresh.kind === 'clock' && (ENDS.test(said) || BEGINS.test(said));
    // "The minimum macOS version is 13"
    const isVersion =
      fresh.kind === 'number' &&
      value.kind.startsWith('version of ') &&
      holds(said, value.kind.slice('version of '.length));
    // "Express costs 12.90 now"
    const isPrice =
      fresh.kind === 'number' &&
      value.kind === 'money' &&
      /\b(?:costs?|price[sd]?|fees?|charged?|pay|(?:goes|go|rises?|drops?|falls?) (?:(?:up|down) )?to)\b/i.test(
        said,
      );
    if (
      value.kind !== fresh.kind &&
      !isTold &&
      !isPrice &&
      !isCounted &&
      !isUncounted &&
      !isInterval &&
      !isEnd &&
      !isVersion &&
      !isToldUnit(value, passage)
    )
      return false;
    if (old === undefined) return value.text !== fresh.text && plain(value.text) !== plain(fresh.text);
    return /^\d[\d.,]*$/.test(old) && numberOf(value.text) === old;
  };
  return (value, passage) => isOfKind(value, passage) && !isOtherMeasure(value, passage);
}

const numberOf = (text: string): string => /\d[\d.,]*\d|\d/.exec(plainValue(text))?.[0] ?? '';

/** With the former value told, a row whose first cell says something of what the claim is about. */
const isNear = ({ cells }: Row, { old, subject }: Claim): boolean =>
  old !== undefined && /\D/.test(old) && rootsOf(cells[0]?.text ?? '').some((word) => subject.includes(word));

const EVERY = /\bfor (?:all|every|each|both)\b|\b(?:everyone|everybody|regardless)\b/i;

const bareTitle = (title = ''): string => title.replace(/[`()]/g, '');

const ACT = /\b(?:can|may|must|should|will|to) (?:now |only |also )*(\p{Ll}+)/giu;

/** Whether a place gives the former value of the same: it speaks of little that the one which changes doesn't. */
function isTwin({ passage, value }: Place, best: Place, claim: Claim, model: Model): boolean {
  // "One of `info` and `warn`" gives both.
  if (claim.fresh.kind.startsWith('code') && passage.text.includes(claim.fresh.text)) return false;
  if (namesRow(passage, best) || isOfNamed(passage, value, best, claim)) return true;
  // "Up to 32 players", where the players are all that it is about.
  if (claim.subject.length === 1 && rootsOf(value.kind).includes(claim.subject[0] ?? '')) return true;
  // What has a section of its own is told in no other.
  const title = bareTitle(model.titles(best.passage.section).at(-1));
  // "20 weeks for all", where one has 16 and another 8.
  const others = passage.values.filter(({ kind }) => kind === value.kind).length;
  if (others > 1 && passage !== best.passage && EVERY.test(claim.said)) return false;
  const isElsewhere = passage.section !== best.passage.section && !passage.text.includes(title);
  if (isElsewhere && claim.named.some((name) => bareTitle(name) === title)) return false;
  // "Your trial lasts 14 days. After 14 days, …"
  const isBack = /^(?:after|within|before|until|in|for) (?:the |these |those )?$/i.test(
    passage.text.slice(0, value.index),
  );
  const between = model.text.slice(...[best.passage.start, passage.start].sort((a, b) => a - b));
  if (
    isBack &&
    !passage.cell &&
    !best.passage.cell &&
    !between.includes('\n\n') &&
    value.kind === best.value.kind
  )
    return true;
  const isTitled = claim.subject.length > 0 && claim.subject.every((word) => rootsOf(title).includes(word));
  const days = rootsOf(value.text);
  const isOfIt = [...passage.own].some(
    (word) => claim.subject.includes(word) || (best.passage.own.has(word) && !days.includes(word)),
  );
  if (
    isTitled &&
    (isOfIt || !between.includes('\n\n')) &&
    /^(?:clock|times|weekday)/.test(value.kind) &&
    !isElsewhere
  )
    return true;
  if (
    claim.old !== undefined &&
    value.kind === 'times' &&
    claim.subject.every((word) => passage.own.has(word))
  )
    return true;
  if (claim.old !== undefined && /^(?:url|email|channel|phone|code)/.test(value.kind)) return true;
  if (/^(?:url|email|channel|phone)/.test(value.kind)) return true;
  const isProse = claim.old !== undefined && !isShort(passage.text);
  if (passage.cell && !isProse && !isRowOf(passage.cell.row, claim) && !isNear(passage.cell.row, claim))
    return false;
  // A row tells in other cells what its value is of.
  const inRow = best.passage.cell?.row.cells.flatMap(({ text }) => rootsOf(text)) ?? [];
  const shared = new Set(inRow.filter((word) => passage.own.has(word) && !MEASURES.test(word)));
  if (value.kind === 'time' && !passage.cell) return shared.size > 1;
  // What is counted says what it is of; a name in code is the value itself.
  const named = new Set(/^(?:code|weekday)/.test(value.kind) ? rootsOf(value.text) : []);
  const own = [...passage.own].filter((word) => !MEASURES.test(word) && !named.has(word));
  const about = (word: string): boolean => claim.roots.has(word) || best.passage.own.has(word);
  const told = own.filter(about).length;
  const strange = own.filter((word) => !about(word) && !best.passage.around.has(word)).length;
  if (strange === 0 && told > 1) return true;
  // "The archive holds up to 200 GB", where the backup does too.
  const acts = new Set([...claim.said.matchAll(ACT)].flatMap(([, act = '']) => rootsOf(act)));
  const head = claim.subject.find((word) => best.passage.own.has(word) && !acts.has(word)) ?? '';
  if (strange > 0 && head !== '' && !passage.own.has(head) && !passage.around.has(head)) return false;
  const speaks = (place: Passage): number =>
    claim.subject.reduce(
      (sum, word) =>
        sum + (place.own.has(word) ? 1 : place.around.has(word) ? AROUND : 0) * model.weight(word),
      0,
    );
  if (speaks(passage) * 2 < speaks(best.passage) || speaks(passage) === 0) return false;
  // "We solve most of them within an hour" beside a cell of what is answered.
  const isOtherForm = (passage.cell === undefined) !== (best.passage.cell === undefined);
  return value.kind === 'number' || (isOtherForm && strange > told)
    ? strange === 0
    : strange <= told + (passage.section === best.passage.section ? 1 : 0);
}
