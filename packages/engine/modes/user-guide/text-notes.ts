import { cutSteps } from '../brief/steps.ts';
import type { Note } from '../expand/notes.ts';
import { isUnsure } from '../expand/open-notes.ts';
import { orderOf } from '../expand/orders.ts';
import { alike, readCase, sentence, step, writePoint } from '../expand/points.ts';
import { DEFINITION } from '../expand/words.ts';
import { TROUBLE } from '../expand/groups.ts';
import { splitPairs } from '../expand/splits.ts';
import { asSentence } from '../generate/sentences.ts';
import { spellOut } from '../expand/shorthand.ts';
import { kindOfLabel } from '../generate/labels.ts';
import { capitalized, capitalizedWord } from '../writing/capitals.ts';
import { ASKS } from '../generate/wording.ts';
import { tellsIt } from '../writing/sound.ts';
import { withNames } from './names.ts';
import { pathSteps, readDeed, wholeSteps } from './text-deeds.ts';
import { sentencesOf } from './text-facts.ts';
import { FAILS, isOwnTask, type Part } from './text-parts.ts';
import { asDeeds } from './text-readers.ts';
import type { Told } from './text-sections.ts';

/** Of the notes of a text: so many that end with no mark make all of them notes, whatever the others are. */
const MOST = 0.6;
const FEWEST = 2;
const LIMITING =
  /\b(?:at most|at least|up to|max|min|only|limit|no more than|expires?|not (?:available|supported|possible))\b/i;
const FORBIDS = /^(?:never|don['’]t|do not|no)\b/i;
const NEEDED = /^(?:you )?needs? |\b(?:needed|required)$/i;

/** The notes of a part that was written in a hurry, in its order; undefined for sentences, and for nothing but names with what they mean. */
export function hurriedNotes({ pieces }: Part): readonly Note[] | undefined {
  if (pieces.every(({ kind }) => kind !== 'notes')) return undefined;
  const notes = pieces.flatMap((piece): readonly Note[] =>
    piece.kind === 'notes'
      ? piece.notes
      : piece.kind === 'terms'
        ? piece.terms.map(({ name, said, written = `${name}: ${said}` }) => ({
            text: written,
            kind: 'item',
            ordered: false,
            below: [],
          }))
        : [{ text: piece.text, kind: 'code', ordered: false, below: [] }],
  );
  const said = notes.filter(({ kind }) => kind !== 'code');
  const bare = said.filter(({ text }) => !/[.!]["”)]?$|[.!] \p{Lu}/u.test(text));
  return said.length >= FEWEST && bare.length >= said.length * MOST ? notes : undefined;
}

/**
 * Notes under the headings where readers look for them, each whole and in its writer's words: what surely tells to do something is
 * a step, and nothing else is.
 */
export function tellNotes(notes: readonly Note[], told: Told): void {
  let isBehindStep = false;
  let apart = 0;
  for (const note of notes.flatMap(splitPairs).map(withSign)) {
    const { text: written, kind, ordered } = note;
    if (kind === 'code') {
      told.blocks.push(written);
      continue;
    }
    const text = spellOut(written);
    // "change the batteries", far behind the steps, is none of them.
    const hasEnded = apart > 1 && told.steps.length > 1;
    const steps = ordered ? cutOrders(text) : hasEnded ? [] : stepsOf(text, isBehindStep);
    if (steps.length > 0) {
      apart = 0;
      told.steps.push(...steps);
      isBehindStep = true;
      continue;
    }
    apart += 1;
    const answered = /^([^?]{3,60}\?) (\p{L}.*)$/su.exec(text);
    const isAnswered = answered !== null && !ASKS.test(text);
    // Several clauses stay as their writer joined them.
    const isPlain =
      /[,;]/.test(text) &&
      !DEFINITION.test(text) &&
      !/^(?:if|when|once)\b|\?/i.test(text) &&
      !readCase(written);
    const point = withNames(
      isAnswered
        ? `${capitalized(answered[1] ?? '')} ${sentence(answered[2] ?? '')}`
        : isPlain
          ? asSentence(text)
          : (alike([writePoint(written), '.'])[0] ?? ''),
    );
    const found =
      ((answered?.[1] ?? spellOut(readCase(written)?.cause ?? '')) ||
        /^(?:if|when) ([^,:]+)[,:]/i.exec(text)?.[1]) ??
      DEFINITION.exec(text)?.[1];
    const deed = deedOf(text);
    if (isOwnTask(note) && cutSteps(text.slice(text.indexOf(':') + 1)).length > 1)
      told.deeds.push(readDeed(sentencesOf(capitalizedWord(text)), ''));
    else if (deed) told.deeds.push(deed);
    else if (!isAnswered && (isUnsure(text) || /\?$/.test(text)))
      told.open.push(sentence(text.replace(/^(?:TODO|TBD|FIXME):? /, '').replace(/\s{0,9}\?{1,9}$/, '?')));
    else if (found !== undefined && isTrouble(found)) told.problems.push(point);
    else if (
      found === undefined &&
      isBehindStep &&
      !FORBIDS.test(text) &&
      !LIMITING.test(text) &&
      tellsIt(text)
    )
      told.steps.push(`${told.steps.pop() ?? ''}\n\n${withNames(sentence(written))}`);
    else if (NEEDED.test(text) || kindOfLabel(found ?? '') === 'requirement') told.before.push(point);
    else if (kindOfLabel(found ?? '') === 'contact') told.help.push(point);
    else told[found === undefined && LIMITING.test(text) ? 'limits' : 'good'].push(point);
    isBehindStep &&= found === undefined;
  }
}

/** "Err 1 -> cuff loose": a sign, and what it means. */
const withSign = (note: Note): Note => ({
  ...note,
  text: note.text.replace(/^(err(?:or)? ?\w{1,4}|[A-Z]\d{1,3}) ?(?:->|=>|→) ?(?=\S)/i, '$1: '),
});

/** What goes wrong: also "no mail?" and "wrong code 3x". */
const isTrouble = (cause: string): boolean =>
  FAILS.test(cause) ||
  TROUBLE.test(cause) ||
  /^err(?:or)?\b|^[A-Z]\d{1,3}$/i.test(cause) ||
  /^(?:no|not|too|forgot|lost|nothing)\b/i.test(cause);

/** What a note tells to do, each deed as a step; empty for one that tells anything else. */
function stepsOf(text: string, isBehindStep: boolean): readonly string[] {
  const deeds = asDeeds(text);
  if (deeds) {
    const written = deeds.steps.map((one) => withNames(step(one)));
    return deeds.then === '' ? written : [...written.slice(0, -1), `${written.at(-1)}\n\n${deeds.then}`];
  }
  if (readCase(text) || isUnsure(text) || (DEFINITION.test(text) && !text.includes('`'))) return [];
  const sure = orderOf(text);
  return sure === 'sure' || (sure === 'maybe' && isBehindStep) ? cutOrders(text) : [];
}

/** "pick zone, scan all, Submit" as three steps where each of them is one, and else as a whole. */
function cutOrders(text: string): readonly string[] {
  const stops = pathSteps(text);
  if (stops) return wholeSteps(stops);
  const pieces = cutSteps(text.replace(/\.$/, ''));
  const areOrders = pieces.every(
    (piece) => orderOf(piece) !== 'no' || /^(?:select|tap|click|press) /i.test(piece),
  );
  return (areOrders ? pieces : [text]).map((piece) => withNames(step(piece)));
}

/** "stock count: Stock > Counts > New, pick a zone, Submit": a task by its name. */
function deedOf(text: string): Told['deeds'][number] | undefined {
  const [, name = '', said = ''] = DEFINITION.exec(text) ?? [];
  const pieces = said === '' || /[`*]/.test(name) ? [] : cutSteps(said);
  const areOrders =
    pieces.length > 1 && pieces.every((piece) => orderOf(piece) !== 'no' || /^\p{Lu}\p{Ll}+$/u.test(piece));
  if (!areOrders || isTrouble(name) || kindOfLabel(name) === 'requirement') return undefined;
  return {
    title: capitalizedWord(name),
    steps: pieces.flatMap((piece) => cutOrders(/^\p{Lu}\p{Ll}+$/u.test(piece) ? `select ${piece}` : piece)),
    after: [],
  };
}
