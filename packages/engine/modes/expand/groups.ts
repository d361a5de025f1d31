import { NOUN, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isCommand, withOwnCommand } from '../generate/sentences.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalizedWord, decapitalized } from '../writing/capitals.ts';
import type { Note } from './notes.ts';
import { asPath, isOrder, orderOf } from './orders.ts';
import { readCase } from './points.ts';
import { DEFINITION } from './words.ts';
import { splitPairs } from './splits.ts';

/** Fewer notes need no headings. */
const FEWEST = 5;
/** What went wrong, or what somebody has not. */
export const TROUBLE =
  /\b(?:no|not|nobody|nothing|never|(?:do|does|did|is|are|was|were|ca|wo|has|have|had|could|would)n['’]?t|without|lost|stolen|broken?|missing|missed|forgot(?:ten)?|empty|full|jam(?:med)?|stuck|fire|alarm|locked|sick|ill|hurt|injur\p{L}+|late|leak\p{L}*|spill\p{L}*|flat|defect\p{L}*|damaged?|noise|loud|smell|smoke|storm|too \p{L}+|wrong|fail\p{L}*|error|invalid|expired|declined|offline|down|power (?:out|cut|off)|outage|accident|emergency|doubt|problems?|trouble|unsure|drips?|blocked|overdue|slow|dead)\b/iu;
/** What may be done, by whom, and how much of it. */
const RULE =
  /^(?:no|not|never|only|don['’]?t|do not|max|min|at (?:most|least)|up to)\b|\b(?:only|not) (?:for|if|with|by|in|at|one|when|to|allowed)\b|^[^,:]*,? (?:not allowed|forbidden|prohibited|must|mustn['’]t|may not|max)\b|^[^,:]+ only\b|^(?!takes\b|lasts\b|costs\b)\p{L}+ (?:up to|at most|max\.?|no more than) \d|^(?:\p{L}+ ){1,4}no \p{L}+$/iu;
/** Goes on with what the note above it says. */
const LEANS =
  /^(?:after (?:that|this)|then|afterwards|they|it|its|this|that|these|those|otherwise|else|also|same)\b/i;

type Part = 'start' | 'steps' | 'deeds' | 'rules' | 'cases';
const TITLES: Readonly<Record<Part, string>> = {
  start: '',
  steps: 'Steps',
  deeds: '',
  rules: 'Rules',
  cases: 'Special cases',
};

/** Says that its notes are of what was said or done, and no page for those who do it. */
const RECORD =
  /\b(?:notes|minutes|meeting(?= with|$)|decisions?|ideas|to-?dos|agenda|check-?list|changes|retro(?:spective)?|feedback|recap|status|plan|roadmap|release|incident|proposal|thoughts)\b/i;

const SECTIONS = ['steps', 'deeds', 'rules', 'cases'] as const;

/** "restore: ./restore.sh <date>": a task by its name, and the command or the way that does it. */
const isDeed = (name: string, said: string): boolean =>
  name !== '' &&
  isImperative(`${name} it`) &&
  (isCommand(said) || /^(?:\.{1,2}\/|`)\S/.test(said) || asPath(said) !== said);

const isTrouble = (text: string): boolean =>
  TROUBLE.test(readCase(text)?.cause ?? DEFINITION.exec(text)?.[1] ?? '');

function partOf({ text }: Note): Part {
  const found = readCase(text);
  // "balance -> Till > Balance": where it is.
  if (found)
    return isTrouble(text) || (isOrder(found.then) && asPath(found.then) === found.then) ? 'cases' : 'start';
  const [, name = '', said = ''] = DEFINITION.exec(text) ?? [];
  if (isTrouble(text)) return 'cases';
  if (isDeed(name, said)) return 'deeds';
  if (RULE.test(text)) return 'rules';
  return name === '' && orderOf(text) === 'sure' ? 'steps' : 'start';
}

/** "not for parcels over 20 kg": said of what the title names. */
function withSubject(text: string, title: string): string {
  const words = title.split(' ');
  const head = partsOf(words.at(-1)?.toLowerCase() ?? '');
  if (
    !/^(?:(?:not |only )(?:meant )?for|(?:needed|meant) (?:for|only)) /i.test(text) ||
    words.length > 3 ||
    (head & (NOUN | PLURAL)) === 0
  )
    return text;
  const said = decapitalized(title);
  return (head & PLURAL) !== 0
    ? `${said} are ${text}`
    : `${words.length === 1 ? 'the ' : ''}${said} is ${text}`;
}

/** A sentence, though it has few words. */
export const stopped = (text: string): string =>
  /[\p{L}\p{N})]$/u.test(text) && !DEFINITION.test(text) && !readCase(text) && !text.includes('>')
    ? `${text}.`
    : text;

/**
 * A flat list that holds what to do as well as rules or what may go wrong, each under a heading of its own, in the order of the
 * notes; what belongs to none stands above them. Any other notes as they are.
 */
export function asGroups(own: readonly Note[], title: string): readonly Note[] {
  const notes = own.flatMap(splitPairs);
  const isFlat = notes.every(
    ({ kind, below, ordered, isPoint, text }) =>
      kind === 'item' && below.length === 0 && !ordered && !isPoint && !/^\[/.test(text),
  );
  if (!isFlat || notes.length < FEWEST || RECORD.test(title)) return own;
  const start = STARTS.test(title) ? asStart(notes) : undefined;
  if (start) return start;
  let before: Part = 'start';
  const told = notes.map((note) => {
    before = LEANS.test(note.text) && !readCase(note.text) ? before : partOf(note);
    return { part: before, note: { ...note, isPoint: true, text: stopped(withSubject(note.text, title)) } };
  });
  // One order alone is no procedure.
  const [first, last] = [
    told.findIndex(({ part }) => part === 'steps'),
    told.findLastIndex(({ part }) => part === 'steps'),
  ];
  // "racks out" between two: what nobody can tell may be one of them, in its place.
  const areSteps = first < last && !told.slice(first, last).some(({ part }) => part === 'start');
  const of = (wanted: Part): readonly Note[] =>
    told
      .filter(({ part }) => (part === 'steps' && !areSteps ? 'start' : part) === wanted)
      .map(({ note }) => note);
  const sections = SECTIONS.filter((part) => of(part).length > 0);
  if (sections.length < 2) return own;
  return [
    ...of('start'),
    ...sections.flatMap((part): readonly Note[] =>
      part === 'deeds'
        ? of(part).map(asDeed)
        : [
            {
              text:
                part === 'cases' && of(part).every(({ text }) => isTrouble(text))
                  ? 'If something goes wrong'
                  : TITLES[part],
              kind: 'heading',
              ordered: false,
              below: of(part).map((note) =>
                part === 'steps' ? { ...note, isPoint: false, ordered: true } : note,
              ),
            },
          ],
    ),
  ];
}

/** Says that its notes tell what to do first, one after the other. */
const STARTS = /^(?:getting started|get started|quick ?start|first steps)\b/i;
const FEWEST_DEEDS = 3;
/** "`acme init` creates acme.yaml": what is typed, and what it does. */
const TYPED = /^`[^`]+`(?:$|[ ,])/;
/** What the last step leads to. */
const ENDS = /\b(?:at the end|when (?:it is |it['’]s )?done|afterwards)$/i;

/** The first steps with a thing in numbered order, where most of the notes from the first deed to the last are deeds; else undefined. */
function asStart(notes: readonly Note[]): readonly Note[] | undefined {
  const isDone = ({ text }: Note): boolean => TYPED.test(text) || orderOf(text) === 'sure';
  const [first, last] = [notes.findIndex(isDone), notes.findLastIndex(isDone)];
  const among = notes.slice(first, last + 1);
  const deeds = among.filter(isDone).length;
  const areSteps = among.every(
    (note) => isDone(note) || (!DEFINITION.test(note.text) && partOf(note) === 'start'),
  );
  if (deeds < FEWEST_DEEDS || deeds * 4 < among.length * 3 || !areSteps) return undefined;
  const isEnd = ENDS.test(notes[last + 1]?.text ?? '');
  const below = among.map((note, index): Note => ({
    ...note,
    ordered: true,
    // "`acme login`, opens browser"
    text: note.text
      .replace(/^(`[^`]+`), (?=takes (?:about |~)?\d)/, 'run $1. This ')
      .replace(/^(`[^`]+`), (\p{Ll}+s .+)$/u, 'run $1 ($2)'),
    below:
      isEnd && index === among.length - 1
        ? [{ ...note, kind: 'paragraph', text: notes[last + 1]?.text ?? '' }]
        : [],
  }));
  const rest = notes.slice(last + (isEnd ? 2 : 1)).map((note) => ({ ...note, text: stopped(note.text) }));
  const asPart = (text: string, parts: readonly Note[]): readonly Note[] =>
    parts.length === 0 ? [] : [{ text, kind: 'heading', ordered: false, below: parts }];
  return [...notes.slice(0, first), ...asPart('Steps', below), ...asPart('Good to know', rest)];
}

/** The name of a task over what does it. */
function asDeed(note: Note): Note {
  const [, name = '', said = ''] = DEFINITION.exec(note.text) ?? [];
  return {
    ...note,
    kind: 'heading',
    text: capitalizedWord(name),
    below: [{ ...note, kind: 'paragraph', text: withOwnCommand(said) }],
  };
}
