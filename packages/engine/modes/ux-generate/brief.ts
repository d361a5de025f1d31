import { cutAt } from '../brief/cut.ts';
import { isImperative } from '../generate/signs.ts';
import { areParts, isVerbFirst, shownAs } from './asks.ts';
import { SENTENCES, chunksOf, headOf, stripped } from './clause-heads.ts';
import type { Kind } from './kinds.ts';
import { inWords, isManner, withoutFrame } from './normal.ts';
import { type Ask, HOLDS, WEAK, hasVerb, isPlural } from './pieces.ts';
import { type Part, Reading } from './reading.ts';
import { inRows } from './rows.ts';
import { GENERIC, readSentence } from './sentences.ts';
import { type Head, headOfList, readItems } from './items.ts';
import { SLOT, type Slot } from './slots.ts';

/** What a request asks for, what it gives, and what it tells besides. */
export interface Brief {
  readonly asks: readonly Ask[];
  readonly slots: readonly Slot[];
  /** Sentences that ask for nothing. */
  readonly facts: readonly string[];
  /** What heads the request. */
  readonly title: string;
  /** All that it says, for what is read wherever it stands. */
  readonly text: string;
  /** What nobody can be sure of: for the note alone. */
  readonly left?: readonly string[];
}

const BULLET = /^\s*(?:(?:[-*+•–]|\d+[.)]|\[[ x]\]|[a-z]\))\s+)(?=\S)/i;
const STEP = /^(?:step|screen|slide|tip) \d+\s*[-–—:.)]\s*(?=\S)/i;
const HEADING = /^\s*#+\s+/;
const TICKET = /^(?:(?:[Tt]icket|[Ii]ssue|[Ss]tory|[Tt]ask)\s+)?[A-Z]{2,8}-\d+\s*[:.)–—-]?\s+/gm;
/** What a ticket says of itself, before what it says. */
const FIELD_OF_TICKET =
  /^(?:component|element|type|purpose|action|use case|feature request|feature|task|request|summary|story|description|screen|ticket|ui|scope|form(?=: [^,\n]+$)|need(?:ed|s)?|deliverables?|goal|copy|title of ticket|flow|subject)\s*(?:needed|copy)?\s*:\s+(?=\S)/i;
const BACKGROUND =
  /^(?:context|background|details|notes?|scenario|trigger|when|where|what happens|behaviou?r|info|facts?|fyi|important|rules?)\s*:\s+(?=\S)/i;
const NO_TOPIC =
  /^(?:needs?|needed|copy|strings?|texts?|states?|deliverables?|context|background|requirements?|details|notes?|what we need|needs copy for|acs?|acceptance criteria)$/i;

/** What stands there already gives the tone, and asks for nothing. */
const OLDER = /\b(?:already|existing|current(?:ly)?|so far|same (?:tone|voice|style))\b/i;
const OF_OLDER = /^[^:"]*\b(?:already|existing|current|currently|so far)\b[^:"]*:\s*$/i;
const QUOTED = /^\s*(?:[-*•]\s+)?"[^"]*"[,.;]?\s*$/;

/** "Push + email subject for: …": each event has both. */
const ARE_SENT: ReadonlySet<Kind> = new Set(['push', 'email']);

/** "Bold, italic, insert link" below its head */
const isListed = (line: string): boolean =>
  !BULLET.test(line) && !/[.!?:]$/.test(line.trim()) && cutAt(line, /,\s+/).length > 2;

/** A sentence beside a list, which is none of its items. */
const isTelling = (item: string): boolean =>
  /[.!?]$/.test(item) && hasVerb(item) && !isVerbFirst(item) && item.split(' ').length > 9;

/** "For: 1) X 2) Y 3) Z" on a line each */
const onLines = (text: string): string =>
  text.replace(/^.*(?<=[\s:])1([.)]) .*\s2\1 .*$/gm, (line, mark: string) =>
    line.replace(new RegExp(`\\s+(?=\\d{1,2}\\${mark} \\S)`, 'g'), '\n'),
  );

/** A request line by line: heads, what they list, and sentences. */
export function readBrief(written: string): Brief & { readonly parts: readonly Part[] } {
  const text = inRows(inWords(onLines(written.replace(/\*\*|__/g, '').trim()))).replace(TICKET, '');
  const hasOlder = OLDER.test(text);
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !(hasOlder && (OF_OLDER.test(line) || QUOTED.test(line))));
  const reading = new Reading();
  let heads: readonly Head[] = [];

  const readItem = (item: string): void => {
    const own = headOf(stripped(item));
    const isOwn =
      own &&
      !WEAK.has(own.kind) &&
      !(heads.some(({ kind }) => kind === 'state') && shownAs(item)) &&
      !(
        heads.some(({ kind }) => kind === 'onboarding') &&
        (isImperative(item) || headOf(item)?.start !== 0)
      ) &&
      !heads.some(({ kind }) => kind === own.kind || kind === 'tooltip');
    if (SLOT.test(item) || isOwn || heads.length === 0) readSentence(reading, item);
    else if (isTelling(item)) reading.tell(item);
    else heads.forEach((head) => readItems(reading, [item], head));
  };

  lines.forEach((line, at) => {
    const isBullet = BULLET.test(line) || STEP.test(line);
    const plain = line.replace(HEADING, '').replace(BULLET, '').trim();
    const next = lines[at + 1] ?? '';
    const opens =
      !isBullet && (/:$/.test(plain) || (BULLET.test(next) && !/[.!?]$/.test(plain)) || HEADING.test(line));
    if (opens) {
      const head = withoutFrame(
        plain
          .replace(FIELD_OF_TICKET, '')
          .replace(/:$/, '')
          .replace(/ \(([^()]*)\)$/, (whole, held: string) => (isManner(held) ? '' : whole)),
      );
      const found = chunksOf(head)
        .map(stripped)
        .flatMap((chunk) => headOfList(chunk, /\b(?:form|fields?|inputs?)\b/i.test(head)) ?? []);
      const areSent = found.length > 1 && BULLET.test(next) && found.every(({ kind }) => ARE_SENT.has(kind));
      const lists = found.filter(
        (one) => areSent || !HOLDS.has(one.kind) || isPlural(one) || one.kind === 'onboarding',
      );
      if (found.length === 0 && /^form\b/i.test(plain)) lists.push({ kind: 'field', noun: '', said: '' });
      const about = plain.replace(FIELD_OF_TICKET, '');
      reading.title ||= /\bforms?$/.test(found[0]?.noun ?? '')
        ? `${found[0]?.said ?? ''} form`.trim()
        : isVerbFirst(about)
          ? about
          : head;
      const isHead = BULLET.test(next) || isListed(next);
      // "Declined card states. These cases:"
      const before = reading.parts.at(-1)?.asks;
      const of = before?.at(-1);
      if (found.length === 0 && isHead && GENERIC.test(head) && before && of && isPlural(of)) {
        before.pop();
        lists.push({ kind: of.kind, noun: of.noun, said: of.said });
      } else if (lists.length < found.length || (found.length > 0 && !isHead)) readSentence(reading, head);
      else if (lists.length === 0 && !NO_TOPIC.test(head) && head !== reading.title) reading.tell(head);
      heads = lists;
      return;
    }
    if (heads.length > 0 && lines[at - 1]?.trimEnd().endsWith(':') && isListed(line)) {
      chunksOf(plain).forEach(readItem);
      return;
    }
    if (!isBullet && !/^\s{2,}/.test(line)) heads = [];
    // "Push copy. 50 characters at most." over its list
    const bare = reading.parts.at(-1)?.asks.at(-1);
    if (isBullet && heads.length === 0 && bare?.said === '' && bare.literal === '' && !HOLDS.has(bare.kind)) {
      reading.parts.at(-1)?.asks.pop();
      heads = [{ kind: bare.kind, noun: bare.noun, said: '' }];
    }
    if (isBullet && heads.length > 0) {
      readItem(plain.replace(STEP, ''));
      return;
    }
    const sentences = /^[^":]{2,40}: "[^"]+"$/.test(plain) ? [plain] : cutAt(plain, SENTENCES);
    for (const sentence of sentences) {
      const asked = sentence.replace(FIELD_OF_TICKET, '');
      if (isManner(sentence) || areParts(asked)) continue;
      if (BACKGROUND.test(asked))
        asked
          .replace(BACKGROUND, '')
          .split(/(?<=[.!?])\s+/)
          .forEach((fact) => reading.tell(fact));
      else readSentence(reading, asked);
    }
  });
  const { title } = reading;
  // "Empty and error states. Empty: …": what is told of a state later is all that it says.
  const later = reading.parts.flatMap(({ asks }) => asks);
  const isToldLater = (ask: Ask): boolean =>
    ask.kind === 'state' &&
    / states$/.test(ask.noun) &&
    later
      .slice(later.indexOf(ask) + 1)
      .some(({ kind, said, inside }) => kind === ask.said && (said || inside) !== '');
  const parts = reading.parts.map((part) => ({
    ...part,
    asks: part.asks.filter((ask) => !isToldLater(ask)),
  }));
  return {
    parts,
    asks: parts.flatMap(({ asks }) => asks),
    slots: parts.flatMap(({ slots }) => slots),
    facts: parts.flatMap(({ facts }) => facts),
    title,
    text,
  };
}
