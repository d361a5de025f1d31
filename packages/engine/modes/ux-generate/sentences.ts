import { cutAt, outside } from '../brief/cut.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { BARE_PART, listIn } from './asks.ts';
import { readChunks } from './chunks.ts';
import {
  CONTEXT,
  CUTS,
  IS_BACKGROUND,
  NAMES,
  OCCASION,
  askOf,
  chunksOf,
  headOf,
  stripped,
} from './clause-heads.ts';
import { lower } from './demands.ts';
import { choicesIn, withoutLabels } from './clause-labels.ts';
import { fieldsIn, headOfList, isTold, isVariant, partsIn, readItems } from './items.ts';
import { isKnownField } from './fields.ts';
import { type Kind, nounsIn } from './kinds.ts';
import { isMessage } from './effects.ts';
import { ERRORS } from './errors.ts';
import { isPerson } from './thing.ts';
import { isManner } from './normal.ts';
import { type Ask, HOLDS, asAsk, clean, hasVerb, isPlural } from './pieces.ts';
import { PERMISSIONS } from './parts.ts';
import { readButtons, readSlot } from './places.ts';
import type { Reading } from './reading.ts';
import { inOneWay } from './ways.ts';
import { screenOf } from './screens.ts';
import { sentenceOf } from './told.ts';
import { distributed } from './predicates.ts';

/** "As a lead I want to lock a sprint so that nobody changes it": what the strings are about. */
const STORY =
  /^as an? [^,.]{2,40}?,? i (?:want|need|would like|can|must)(?: to be able)?(?: to)? (.+?)(?:,? so that .*)?[.]?$/i;

/** Heads that say nothing of what they list. */
export const GENERIC =
  /^(?:the )?(?:cases|events|scenarios|situations|these|the following|following|variants|types|namely|for|as follows|e\.g\.|reasons it can fail)$/i;
/** What one of these says of something stands behind its colon. */
const SAY: ReadonlySet<Kind> = new Set(['tooltip', 'control', 'button', 'option', 'label']);

/** "We are launching a new feature called Smart Folders.": what people are told of it. */
const LAUNCHED =
  /^[Ww]e(?:['’]re| are) (?:now )?(?:releasing|launching|introducing|shipping|rolling out) (?:(?:an?|the|our) )?(?:new )?(?:(?:feature|tool|product|plan),? )?(?:called |named )?(\p{Lu}[^.:,]{1,40})[.]?$/u;

const STATE =
  /^(?:idle|default|hover|dragg(?:ing|ed)|loading|uploading|saving|sending|processing|done|success|ready|complete|failed|error|paused|empty)\b(?: \{\w+\}%?)?$/i;

/** Reads one sentence of a request. */
export function readSentence(reading: Reading, asked: string): void {
  const written = asked.replace(LAUNCHED, '$1 is now available.');
  const [, wanted = ''] = STORY.exec(written) ?? [];
  if (wanted !== '' && !chunksOf(wanted).some((chunk) => headOf(stripped(chunk)))) {
    reading.title ||= wanted;
    return;
  }
  if (IS_BACKGROUND.test(written)) {
    const [, feature = ''] =
      /(?:on|adding|launching|for|about) (?:an? |the |our )?(.+?)(?: (?:feature|flow|screen|page)\b|[.]?$)/i.exec(
        written,
      ) ?? [];
    reading.title ||= feature;
    // "We're closing the old editor on 31 March" is what is told.
    if (/\d/.test(written) && !/[:(]/.test(written)) reading.tell(written);
    // "We're redesigning our app and need texts for these screens: …"
    const [, needed = ''] = /\b(?:and|so)(?: we)?(?: now| also)? need (.+)$/is.exec(written) ?? [];
    if (needed !== '') readSentence(reading, needed);
    return;
  }
  if (readSlot(reading, written)) return;
  const bareText = outside(written);
  const [first = '', ...clauses] = cutAt(written, /;\s+/);
  const isSplit = (one: string): boolean =>
    headOf(stripped(one)) !== undefined || (!one.includes(',') && sentenceOf(one) !== undefined);
  if (clauses.length > 0 && (!/:\s/.test(bareText) || clauses.every(isSplit))) {
    [first, ...clauses].forEach((one) => readSentence(reading, one));
    return;
  }
  // "Settings > Privacy": where it stands.
  if (/^[\p{L} ]+(?: > [\p{L} ]+)+[.]?$/u.test(written)) {
    reading.title ||= written;
    return;
  }
  const sentence = written
    .replace(CONTEXT, '')
    // "Checklist (title "Get ready"): …"
    .replace(
      / \((title|heading|headline|subtitle):? "([^"]+)"\)/i,
      (whole: string, place: string, text: string) => {
        reading.slot({ place: `main ${place.toLowerCase()}`, text, whole });
        return '';
      },
    )
    .trim();
  const bare = stripped(sentence).replace(/[.]$/, '');
  const plain = distributed(inOneWay(bare));
  if (plain === '' || isManner(sentence) || isManner(plain)) return;
  reading.title ||= plain.replace(/:\s.*$/s, '');
  const parts = partsIn(plain);
  if (parts.length > 0) {
    reading.ask(...parts);
    return;
  }
  if (plain === bare && readButtons(reading, sentence, plain)) return;
  const [, entered = ''] =
    /^(?:you|they|users?|people) can enter (?:several|multiple) (\p{L}+) separated (?:by|with) commas$/iu.exec(
      plain,
    ) ?? [];
  if (entered !== '') {
    reading.ask({ ...asAsk(entered, 'field'), inside: 'comma-separated', whole: sentence });
    return;
  }
  const listed = listIn(plain) ?? fieldsIn(plain) ?? plain;
  const colon = /:\s+/.exec(outside(listed));
  if (colon)
    readList(reading, listed.slice(0, colon.index), listed.slice(colon.index + colon[0].length), sentence);
  else readPlain(reading, plain, sentence);
}

/** A sentence without a colon. */
function readPlain(reading: Reading, plain: string, sentence: string): void {
  const [, when = '', shown = ''] =
    /^((?:when|if|once|after|while|as soon as) [^,]+?),? (?:(?:we |then |they |people |users? )*(?:show|display|see|get|need|there['’]s|there is) )((?:an? |the )?.+)$/i.exec(
      plain,
    ) ?? [];
  const hasComponent = chunksOf(plain).some((chunk) => {
    const [bare, labels] = withoutLabels(stripped(chunk));
    return labels.length > 0 || headOf(bare) !== undefined;
  });
  const head = headOf(stripped(shown));
  if (head)
    readChunks(
      reading,
      `${stripped(shown).slice(0, head.end)} ${when.charAt(0).toLowerCase()}${when.slice(1)}${stripped(shown).slice(head.end)}`,
    );
  else if (hasComponent) readChunks(reading, plain);
  else if (!readUnderHead(reading, plain)) reading.tell(sentence);
}

/** "Errors for the form. Wrong country, no match, bank down": what is listed behind a plural that has nothing yet; false for anything else. */
function readUnderHead(reading: Reading, plain: string): boolean {
  const part = reading.parts.at(-1);
  const [head, ...more] = part?.asks ?? [];
  const items = cutAt(plain, /,\s+(?:and |or )?/);
  if (!part || !head || more.length > 0 || part.facts.length > 0 || !isPlural(head) || HOLDS.has(head.kind))
    return false;
  if (items.length < 3 || head.inside !== '' || head.literal !== '') return false;
  part.asks.pop();
  readItems(reading, items, { kind: head.kind, noun: head.noun, said: head.said });
  return true;
}

/** What stands behind a colon, by what stands before it. */
function readList(reading: Reading, written: string, list: string, sentence: string): void {
  const head = written.replace(/ (?:(?:is|gets) shown|says|reads)$/i, '').replace(/^empty$/i, 'empty state');
  // "Loading state, toast when ready, error if it is too large: choose less": the list is of the last one.
  const before = cutAt(head, CUTS);
  const kinds = before.map((chunk) => headOf(stripped(chunk))?.kind);
  const last = before.at(-1) ?? '';
  if (before.length > 2 && new Set(kinds).size === kinds.length && /\b(?:when|if|after)\b/i.test(last)) {
    readChunks(reading, before.slice(0, -1).join(', '));
    readList(reading, last, list, `${last}: ${list}`);
    return;
  }
  if (/^(?:step|screen|slide) \d+$/i.test(head)) {
    const [first = '', ...more] = cutAt(list, /;\s+|\s+[-–—]\s+/);
    reading.ask({ ...asAsk(first, 'onboarding'), whole: sentence });
    more.forEach((one) => reading.tell(one));
    return;
  }
  // "Placeholder for the search field: search by name or skill"
  if (/\bsearch (?:field|bar|box|input|placeholder)\b|\bplaceholder\b.{0,20}\bsearch\b/i.test(head)) {
    const text = capitalized(
      (/^"?search\b/i.test(list) ? list : `search ${list.replace(/(, [^,]+), (?=[^,]+$)/, '$1, or ')}`)
        .replace(/"|[.]$/g, '')
        .replace(/(, [^,]+) or (?=\S+$)/, '$1, or '),
    );
    reading.ask({ ...asAsk('', 'field'), noun: 'placeholder', literal: text, whole: sentence });
    return;
  }
  // "Ask why they cancel: too expensive, other"
  if (/^(?:ask|survey|question)\b.*\b(?:why|reasons?)\b/i.test(head)) {
    reading.ask(...chunksOf(list).map((one): Ask => ({ ...asAsk(one, 'option'), context: head })));
    return;
  }
  const all = chunksOf(head)
    .map(stripped)
    .filter((chunk) => headOf(chunk));
  // 'Submit button "Send", success message: …': the first one has all that it says.
  const heads = all.filter((chunk, at) => at === all.length - 1 || !chunk.includes('"'));
  all.filter((chunk) => !heads.includes(chunk)).forEach((chunk) => readChunks(reading, chunk));
  const nouns = heads.flatMap((chunk) => headOf(chunk) ?? []);
  const only = nouns[0];
  if (only === undefined) {
    const before = reading.parts.at(-1)?.asks;
    const of = before?.at(-1);
    if (GENERIC.test(head) && before && of && of.said !== '') {
      // What was named before is what these are of.
      before.pop();
      readItems(reading, chunksOf(list), { ...of, noun: `${of.noun.replace(/s$/, '')}s` });
      return;
    }
    // "File upload area: idle, dragging, done"
    const states = chunksOf(list).map(stripped);
    if (
      states.length > 2 &&
      states.some((one) =>
        /^(?:idle|default|hover|dragg|loading|uploading|saving|sending|processing)/i.test(one),
      ) &&
      states.filter((one) => STATE.test(one)).length * 2 > states.length
    ) {
      reading.ask(...states.map((one): Ask => ({ ...asAsk(one, 'state'), noun: 'states', context: head })));
      return;
    }
    // "Kanban board: …" says where it is.
    const first = stripped(chunksOf(list)[0] ?? '');
    const shown = headOf(first);
    // "After archiving: toast with undo"
    if (shown && OCCASION.test(head))
      readChunks(reading, `${first.slice(0, shown.end)} ${lower(head)}${first.slice(shown.end)}`);
    else if (chunksOf(list).some((chunk) => headOf(stripped(chunk)))) readChunks(reading, list);
    else if (!list.includes('"') && head.split(' ').length <= 4 && ERRORS.some(([names]) => names.test(head)))
      reading.ask({ ...asAsk(head, 'error'), inside: list, whole: sentence });
    // "Admins: add seats. Members: ask your admin."
    else reading.tell(isPerson({ one: head.toLowerCase().replace(/s$/, '') }) ? sentence : list);
    return;
  }
  const isMany = isPlural({ noun: only.text });
  if (nouns.length > 1 && nouns.at(-1)?.kind === 'button' && HOLDS.has(only.kind)) {
    // "Dialog for X, 3 buttons: …"
    readChunks(reading, chunksOf(head).slice(0, -1).join(', '));
    reading.give(
      cutAt(list, /\s*,\s+(?:and |or )?|\s+\/\s+|\s+(?:and|or)\s+/).map((one) =>
        capitalized(one.replace(/^"|"$/g, '')),
      ),
      sentence,
    );
    return;
  }
  if (
    /^warnings?$/i.test(only.text) &&
    !screenOf('dialog', head, {}) &&
    hasVerb(list) &&
    !list.includes('"')
  ) {
    const { rest, labels } = choicesIn(list);
    reading.ask({ ...askOf(heads[0] ?? '', only), kind: 'banner', inside: rest });
    reading.give(labels, list);
    return;
  }
  const items = chunksOf(list);
  const isScreen =
    nouns.length === 1 &&
    HOLDS.has(only.kind) &&
    !isMany &&
    only.kind !== 'onboarding' &&
    !(items.length > 1 && / (?:copy|strings|texts|messages)$/i.test(head) && items.every(isVariant)) &&
    !(
      only.kind === 'permission' &&
      !/^(?:we|it|this|used|needed|to)\b/i.test(list) &&
      PERMISSIONS.some(([names]) => names.test(list))
    );
  if (isScreen) {
    readChunks(reading, head);
    const areFields = items.every((item) => isKnownField(item.replace(/ \([^()]*\)$/, '')));
    const quotes = items.filter(
      (item, at) => at > 0 && /^"[^"]{2,30}"(?: (?:and|or|\/) "[^"]{2,30}")*$/.test(item),
    );
    if (quotes.length > 0) {
      reading.hold(items.filter((item) => !quotes.includes(item)).join(', '));
      for (const quote of quotes)
        reading.give(
          [...quote.matchAll(/"([^"]+)"/g)].map(([, label = '']) => capitalized(label)),
          quote,
        );
    } else if (areFields) readItems(reading, items, { kind: 'field', noun: '', said: '' });
    else if (items.some((item) => headOf(stripped(item)) ?? NAMES.test(item))) {
      const own = items.filter((item) => !headOf(stripped(item)) && !NAMES.test(item));
      if (only.kind === 'banner' || only.kind === 'empty' || /^"[^"]+"$/.test(own[0] ?? '')) {
        reading.hold(own.join(', '));
        items.filter((item) => !own.includes(item)).forEach((item) => readChunks(reading, item));
      } else readChunks(reading, list);
    } else reading.hold(list);
    return;
  }
  if (items.some((item) => NAMES.test(item))) {
    readChunks(reading, list);
    return;
  }
  // "Push + banner for a delay: …": both tell all of it.
  if (
    nouns.length > 1 &&
    nouns.every(({ kind, text }) => (HOLDS.has(kind) || kind === 'push') && !isPlural({ noun: text }))
  ) {
    const about = heads.map((chunk, at) => askOf(chunk, nouns[at] ?? only));
    const shared = about.find((ask) => ask.said !== '')?.said ?? '';
    if (shared !== '') {
      reading.ask(
        ...about.map((ask) => ({ ...ask, said: ask.said || shared, inside: list, whole: sentence })),
      );
      return;
    }
  }
  // "Label and helper text for the checkbox: subscribe to the newsletter"
  if (/\b(?:checkbox|toggle|switch)$/i.test(head) && only.kind !== 'control') {
    reading.ask({ ...asAsk(list, 'control'), noun: 'checkbox', whole: sentence });
    return;
  }
  const said = askOf(heads[0] ?? '', only);
  const chosen = choicesIn(list);
  if (nouns.length === 1 && !isMany && only.kind === 'push' && chosen.labels.length > 0) {
    reading.ask({ ...said, said: chosen.rest || said.said, whole: sentence });
    reading.give(chosen.labels, sentence);
    return;
  }
  if (nouns.length === 1 && head !== written && isMessage(list, true)) {
    reading.ask({ ...said, inside: list, whole: sentence });
    return;
  }
  if (
    nouns.length === 1 &&
    !isMany &&
    SAY.has(only.kind) &&
    (said.said || said.literal) &&
    !/^"/.test(list) &&
    isTold(list, items)
  ) {
    reading.ask({ ...said, inside: [said.inside, list].filter(Boolean).join('; '), whole: sentence });
    return;
  }
  // "Toast with Undo: "Moved to Spam""
  const [, text = ''] = /^"([^"]+)"[.]?$/.exec(list) ?? [];
  if (nouns.length === 1 && !isMany && only.kind === 'toast' && text !== '') {
    reading.ask({ ...said, literal: text, whole: sentence });
    return;
  }
  // "Error if there are over 10,000 rows: narrow the date range"
  if (
    nouns.length === 1 &&
    !isMany &&
    only.kind === 'error' &&
    said.said !== '' &&
    items.length === 1 &&
    isImperative(list)
  ) {
    reading.ask({ ...said, inside: list, whole: sentence });
    return;
  }
  // "Password field: label, help text and errors": its parts.
  const areParts =
    only.kind === 'field' &&
    !/forms?$/i.test(only.text) &&
    items.every((item) => BARE_PART.test(item) || (nounsIn(item)[0]?.start === 0 && !isKnownField(item)));
  // "Password field: label, helper text (12 characters), errors for too short, no number"
  const errors = items.findIndex((item) => headOf(stripped(item))?.kind === 'error');
  if (only.kind === 'field' && !/s$|form$/i.test(only.text) && BARE_PART.test(items[0] ?? '')) {
    const own = askOf(heads[0] ?? '', only);
    const help = items.flatMap((item) => /^help(?:er)? ?text \(([^()]+)\)$/i.exec(item)?.slice(1) ?? [])[0];
    const name = clean(head.slice(0, only.start)) || own.said;
    reading.ask({ ...own, said: name, inside: [own.inside, help].filter(Boolean).join('; '), whole: head });
    const listed = errors < 0 ? [] : items.slice(errors);
    readItems(
      reading,
      listed.map((item) => item.replace(/^(?:and )?errors? (?:for|when|if) /i, '')),
      { kind: 'error', noun: 'errors', said: name },
    );
    return;
  }
  if (areParts) {
    const own = askOf(heads[0] ?? '', only);
    reading.ask({ ...own, said: clean(head.slice(0, only.start)) || own.said, whole: head });
    return;
  }
  const areSteps =
    nouns.some(({ kind }) => kind === 'onboarding') ||
    /\b(?:\d+|two|three|four|five|six) (?:steps?|screens?)$/i.test(head);
  heads.forEach((chunk, at) => {
    const noun = nouns[at];
    if (!noun || (areSteps && noun.kind === 'page')) return;
    const own = headOfList(chunk, /\b(?:form|fields?|inputs?)\b/i.test(head));
    // "Success toast + inline errors: …": one has no list.
    if (
      !isPlural({ noun: noun.text }) &&
      noun.kind === 'toast' &&
      nouns.some(({ text }) => isPlural({ noun: text }))
    ) {
      reading.ask(askOf(chunk, noun));
      return;
    }
    const areControls =
      /^(?:label|field)$/.test(noun.kind) && /\b(?:settings|preferences|toggles)\b/i.test(head);
    if (!areControls) readItems(reading, items, own);
    else if (at === 0) readItems(reading, items, { kind: 'control', noun: '', said: '' });
  });
}
