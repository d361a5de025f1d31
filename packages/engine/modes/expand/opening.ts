import { classesOf } from '../../spelling/function-words.ts';
import { singularOf } from '../../spelling/inflect.ts';
import { lookUp, NOUN, PLURAL, THIRD_PERSON, VERB, verbShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isImperative } from '../generate/signs.ts';
import { asSentence } from '../generate/sentences.ts';
import { hasFiniteVerb } from '../simplify/clauses.ts';
import { joinClauses } from '../writing/clauses.ts';
import { withPlaces } from '../writing/place-articles.ts';
import { decapitalized } from '../writing/capitals.ts';
import { PEOPLE } from '../writing/note-words.ts';
import { isCountable } from '../writing/whole-order.ts';
import { withLeftOut } from './left-out.ts';
import type { Note } from './notes.ts';
import { isLabel, label, readCase, sentence } from './points.ts';
import { isOrder } from './orders.ts';
import { spellOut } from './shorthand.ts';
import { DEFINITION, isDefinition, VERB as HAS_VERB } from './words.ts';

/** Labels of what all of the notes are about. */
const NAMES_TOPIC =
  /^(?:what|name|title|topic|subject|event|project|product|service|feature|task|job|course|about)$/i;
const NAME_WORDS = 6;
const SUBJECT_WORDS = 4;
/** Of fifteen times. */
const MOSTLY = 8;
/** Notes that open a page; the others stay a list. */
const MOST_OPENING = 3;
const FEWEST_LEFT = 2;

/** What notes without a title are about, and the notes without the one that says only this; empty where nobody can be sure. */
export function titleIn(notes: readonly Note[]): { readonly title: string; readonly rest: readonly Note[] } {
  const [first, ...others] = notes;
  const none = { title: '', rest: notes };
  if (first?.kind !== 'item' || first.below.length > 0 || others.length < FEWEST_LEFT) return none;
  const [, name = '', said = ''] = DEFINITION.exec(first.text) ?? [];
  if (NAMES_TOPIC.test(name) && said.split(' ').length <= NAME_WORDS && !/[,;:?→>]/.test(said))
    return HAS_VERB.test(said) ? none : { title: label(said.replace(/\.$/, '')), rest: others };
  const subject = subjectOf(first.text);
  const head = subject.split(' ').at(-1)?.toLowerCase() ?? '';
  const forms = [head, singularOf(head) ?? head];
  // What other notes speak of too.
  const isTopic =
    subject !== '' &&
    others.some(({ text }) =>
      text
        .toLowerCase()
        .split(/\P{L}+/u)
        .some((word) => forms.includes(word)),
    );
  return isTopic ? { title: label(subject), rest: notes } : none;
}

/** "swimming lessons" of "swimming lessons start on 12 May"; empty for any other text. */
export function subjectOf(text: string): string {
  const words = (/^[^,;:()`"“.!?–—→>=]{0,80}/u.exec(text)?.[0] ?? '')
    .trim()
    .replace(/^(?:the|our) /i, '')
    .split(/\s+/);
  const at = words.findIndex((word, index) => index > 0 && isVerbAfter(word, words[index - 1] ?? ''));
  const subject = words.slice(0, Math.max(at, 0)).map((word) => word.toLowerCase());
  const head = subject.at(-1) ?? '';
  const isThing =
    subject.length > 0 &&
    subject.length <= SUBJECT_WORDS &&
    !isImperative(text) &&
    !PEOPLE.test(head) &&
    subject.every((word) => /^\p{L}[\p{L}-]+$/u.test(word) && classesOf(word) === 0) &&
    (partsOf(head) & (NOUN | PLURAL)) !== 0;
  return isThing ? words.slice(0, at).join(' ') : '';
}

function isVerbAfter(word: string, before: string): boolean {
  if (/^(?:is|are|has|have|can|must|will)$/.test(word)) return true;
  const facts = lookUp(word);
  const isSeveral = (partsOf(before.toLowerCase()) & PLURAL) !== 0;
  return (facts & (isSeveral ? VERB : THIRD_PERSON)) !== 0 && verbShare(facts) >= MOSTLY;
}

/** "Nightly backup job" as the subject of a sentence; empty for a title that names no thing. */
function asSubject(title: string): string {
  const said = decapitalized(title);
  const head = said.split(' ').at(-1) ?? '';
  const parts = partsOf(head);
  if (said === title || !/^[\p{L} -]+$/u.test(said) || (parts & (NOUN | PLURAL)) === 0) return '';
  return (parts & PLURAL) === 0 && isCountable(head) ? `the ${said}` : '';
}

/** "runs 02:00, takes 40 min": what the title does. */
function isDone(text: string): boolean {
  const facts = lookUp(/^(\p{Ll}+s) (?=[\p{L}\d`$€£])/u.exec(text)?.[1] ?? '');
  return (facts & THIRD_PERSON) !== 0 && verbShare(facts) >= MOSTLY;
}

/** A note as a whole sentence, its subject being what the page is about; empty for any other. */
function asWhole({ text, kind, below, ordered }: Note, title: string, isFirst: boolean): string {
  if (kind !== 'item' || below.length > 0 || ordered || /^\[|\?|->|→| > |^`/.test(text)) return '';
  const reason = asReason(text);
  if (reason !== '') return reason;
  if (isDefinition(text) || readCase(text) || isOrder(text)) return '';
  const subject = asSubject(title);
  if (isDone(text))
    return subject === ''
      ? ''
      : asSentence(`${isFirst ? subject : 'it'} ${withPlaces(withLeftOut(joinClauses(spellOut(text))))}`);
  return subjectOf(text) === '' ? '' : sentence(text);
}

/** "why: the old one is slow" as a sentence, where it is one; empty for any other note. */
export function asReason(text: string): string {
  const said =
    /^(?:why|reasons?|background|summary|context|in short|tl;?dr): (?!because\b|to\b|so\b)(\S[^:]{8,})$/i.exec(
      text,
    )?.[1] ?? '';
  const whole = said === '' || isOrder(said) ? '' : sentence(said);
  return hasFiniteVerb(whole) ? whole : '';
}

const isNoSentence = ({ text }: Note): boolean =>
  isDefinition(text) || isLabel(text) || isOrder(text) || readCase(text) !== undefined;

/** Notes of a flat list that say something in whole sentences, from the first on, as the paragraph that the page opens with. */
export function withOpening(notes: readonly Note[], title: string): readonly Note[] {
  const wholes = notes.map((note, index) => asWhole(note, title, !isDone(notes[index - 1]?.text ?? '')));
  const end = wholes.findIndex((whole) => whole === '');
  const length = Math.min(end < 0 ? 0 : end, MOST_OPENING);
  const [first] = notes;
  // Sentences alone are paragraphs anyway.
  const isMixed = notes.slice(length).some((note) => note.kind === 'heading' || isNoSentence(note));
  if (!first || length === 0 || notes.length - length < FEWEST_LEFT || !isMixed) return notes;
  return [{ ...first, kind: 'paragraph', text: wholes.slice(0, length).join(' ') }, ...notes.slice(length)];
}
