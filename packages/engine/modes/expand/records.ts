import { kindOfLabel } from '../generate/labels.ts';
import { noteLabelOf, saidAs } from '../reading/labelled.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { bullets } from '../writing/markdown.ts';
import { wholeSentence } from '../writing/whole-sentence.ts';
import type { Note } from './notes.ts';
import { stopped } from './groups.ts';
import { isTakenOn } from './people.ts';
import { spellOut } from './shorthand.ts';
import { DEFINITION } from './words.ts';

/** Notes of what people said, or of what happened. */
const RECORDED =
  /\b(?:meeting|minutes|stand-?up|sync|retro(?:spective)?|kick-?off|1:1|incident|outage|post-?mortem)\b/i;
/** Fewer stay where their writer put them. */
const FEWEST = 2;
/** "412 failed checkouts, none charged twice": how many of those who are served, and what became of them. */
const HARMED =
  /^(?:about |around |some |~ ?)?(?:no|\d[\d.,]*[kKM]?) (?:\p{Ll}+ ){0,2}(?:accounts|bookings|calls|checkouts|clients|customers|data|emails|invoices|jobs|logins|members|messages|orders|patients|payments|people|records|requests|shops|subscribers|tenants|transactions|uploads|users|visitors)\b/u;
const HARM =
  /\b(?:failed|lost|affected|impacted|unable|delayed|rejected|dropped|charged|could(?: not|n['’]t)|without|locked out)\b/;

type Part = 'Impact' | 'Root cause' | 'Decisions' | 'Action items' | 'Open questions' | 'Next meeting';
const BEFORE: readonly Part[] = ['Impact'];
const BEHIND: readonly Part[] = ['Root cause', 'Decisions', 'Action items', 'Open questions', 'Next meeting'];
const LABELLED = { action: 'Action items', decision: 'Decisions', question: 'Open questions' } as const;

/** Where a note of a record belongs, and what it says there; undefined for one that nobody can be sure of. */
function readNote(
  text: string,
  isIncident: boolean,
): { readonly part: Part; readonly said: string } | undefined {
  const label = noteLabelOf(text);
  if (label !== undefined) return { part: LABELLED[label], said: saidAs(label, text) ?? text };
  if (/^[^?]{3,200}\?$/.test(text)) return { part: 'Open questions', said: text };
  if (isTakenOn(text)) return { part: 'Action items', said: text };
  const [, next = ''] =
    /^next (?:meeting|sync|call|stand-?up|retro|session)(?::| is| on)? (\S.*)$/i.exec(text) ?? [];
  if (next !== '') return { part: 'Next meeting', said: next };
  if (!isIncident) return undefined;
  const [, name = '', said = ''] = DEFINITION.exec(text) ?? [];
  if (kindOfLabel(name) === 'cause') return { part: 'Root cause', said: wholeSentence(spellOut(said), true) };
  if (/^impact$/i.test(name)) return { part: 'Impact', said };
  return HARMED.test(text) && HARM.test(text) ? { part: 'Impact', said: text } : undefined;
}

/**
 * Flat notes of a meeting or an incident, those that were decided, taken on or left open under headings of their own, each in its
 * writer's words; the others above them, and any other notes as they are.
 * @param isAsked whether somebody named the kind of page: its parts have their usual names
 */
export function asRecord(notes: readonly Note[], title: string, isAsked: boolean): readonly Note[] {
  const timeline = notes.find(({ kind, text }) => kind === 'heading' && text === 'Timeline');
  const own = notes.filter((note) => note !== timeline);
  const isFlat = own.every(
    ({ kind, below, ordered }) => (kind === 'item' || kind === 'paragraph') && below.length === 0 && !ordered,
  );
  if (!isFlat || (!timeline && !RECORDED.test(title))) return notes;
  const read = own.map((note) => ({ note, found: readNote(note.text, timeline !== undefined) }));
  if (read.filter(({ found }) => found).length < FEWEST) return notes;
  const areToDo =
    !isAsked && read.every(({ note, found }) => found?.part !== 'Action items' || /^to-?do/i.test(note.text));
  const asSection = (part: Part): readonly Note[] => {
    const said = read.flatMap(({ found }) =>
      found?.part === part ? [stopped(capitalizedWord(spellOut(found.said)))] : [],
    );
    const isOne = part === 'Root cause' || part === 'Next meeting';
    const text = isOne ? said.join(' ') : bullets(said);
    return said.length === 0
      ? []
      : [
          {
            text: part === 'Action items' && areToDo ? 'To do' : part,
            kind: 'heading',
            ordered: false,
            below: [{ text, kind: 'code', ordered: false, below: [] }],
          },
        ];
  };
  const loose = read.filter(({ found }) => !found).map(({ note }) => ({ ...note, isPoint: true }));
  const isBehind = (note: Note): boolean =>
    timeline !== undefined && own.findIndex(({ text }) => text === note.text) >= notes.indexOf(timeline);
  // Below the heading above it, it would belong to that.
  const behind = loose.filter(isBehind).map((note) => ({ ...note, isPoint: true, text: stopped(note.text) }));
  return [
    ...loose.filter((note) => !isBehind(note)),
    ...BEFORE.flatMap(asSection),
    ...(timeline ? [timeline] : []),
    ...BEHIND.flatMap(asSection),
    ...(behind.length === 0
      ? []
      : [{ text: 'Good to know', kind: 'heading', ordered: false, below: behind } satisfies Note]),
  ];
}

/** What somebody has to do after it is what a record tells, and nothing that its writer left open. */
export const isRecord = (input: string): boolean => RECORDED.test(/^\s*(.*)/.exec(input)?.[1] ?? '');
