import { CONTEXT } from './clause-heads.ts';
import { cutAt } from '../brief/cut.ts';
import { inWords, isManner, withoutFrame } from './normal.ts';
import { TITLES, type Kind } from './kinds.ts';
import { isVerbFirst } from './asks.ts';
import { READ, isOfRequests, matterOf, shareOf } from './note.ts';
import type { Ask } from './pieces.ts';
import { type Topic, labelsIn } from './topic.ts';
import { type StringSet, string } from './types.ts';
import { valuesIn } from './values.ts';

/** "toast" of "toast.boardSaved": what follows is words of the request, and said to nobody. */
const KIND_OF_KEY = /^\p{L}+/u;

/** A text of these kinds that is asked for is there or is named in the note, whatever its words. */
const TOLD: ReadonlySet<Kind> = new Set(['error', 'toast', 'push', 'option', 'tooltip']);

/** What a request says and no string does. */
export interface Left {
  /** Texts that are asked for, and nothing was made of. */
  readonly asks: readonly Ask[];
  /** Texts that are there, without all that is told of them. */
  readonly insides: readonly Ask[];
  readonly facts: readonly string[];
  /** All that the strings say, and the words that named them. */
  readonly said: string;
}

/** What people choose from or enter says itself what it is. */
const OF_KIND =
  /^(?:optional|required|drop-?down|multi-?select|radio|checkbox|text ?area|number|date picker|link|button|(?:help(?:er)? ?text|hint|placeholder|description)s?)$/i;

/** What of a request none of the strings tells yet. */
export function leftIn(sets: readonly StringSet[], topics: readonly Topic[]): Left {
  const brief = {
    asks: topics.flatMap((one) => one.brief.asks),
    facts: topics.flatMap((one) => one.brief.facts),
  };
  const titles = new Set(topics.map((one) => one.brief.title));
  const used = new Set(topics.flatMap((one) => [...one.used]));
  const said =
    topics.flatMap((one) => one.read).join(' ') +
    sets
      .flatMap(({ strings }) =>
        strings.map(({ key, text, use }) => `${KIND_OF_KEY.exec(key)?.[0] ?? ''} ${text} ${use}`),
      )
      .join(' ');
  const hasErrors = sets.some(({ strings }) => strings.some(({ key }) => key.endsWith('.error')));
  const texts = new Set(sets.flatMap(({ strings }) => strings.map(({ text }) => text)));
  // "Retry" is "Try again" in our words.
  const isLabelled = (ask: Ask): boolean => {
    const labels = ask.kind === 'button' ? labelsIn(ask) : [];
    return labels.length > 0 && labels.every((label) => texts.has(label));
  };
  // Words that say nothing by themselves, and placeholders, are told only where they stand.
  const isTold = (text: string, share: number, isFact = false): boolean =>
    (text.match(/\{\w+\}/g) ?? []).every((mark) => said.includes(mark)) &&
    (matterOf(text).length === 0
      ? (isFact && isOfRequests(text)) || said.toLowerCase().includes(text.toLowerCase().replace(/[.!]$/, ''))
      : shareOf(text, said) >= share);
  const asks = brief.asks.filter(
    (ask) =>
      !isLabelled(ask) &&
      ask.whole !== '' &&
      !used.has(ask.whole) &&
      (ask.said !== '' || !sets.some(({ title }) => title === TITLES[ask.kind])) &&
      // "2FA setup steps" head the steps.
      !(
        ask.kind === 'onboarding' &&
        isTopic(ask.whole) &&
        !isVerbFirst(ask.whole) &&
        titles.has(ask.whole) &&
        brief.asks.some((one) => one.kind === ask.kind && used.has(one.whole))
      ) &&
      // Fields have their errors beside them.
      !(ask.said === '' && ask.kind === 'error' && hasErrors) &&
      (TOLD.has(ask.kind) ||
        !isTold(ask.whole, 1, ask.said === '') ||
        (ask.kind === 'dialog' && !sets.some(({ title }) => title === TITLES[ask.kind]))),
  );
  const insides = brief.asks.filter(
    ({ whole, inside }) =>
      used.has(whole) &&
      !used.has(inside) &&
      inside !== '' &&
      !OF_KIND.test(inside) &&
      !(
        Object.keys(valuesIn(inside)).length > 0 &&
        (inside.match(/\d+/g) ?? []).every((number) => said.includes(number))
      ) &&
      !RULED.test(inside) &&
      !isTold(inside, READ),
  );
  const facts = brief.facts.filter(
    (fact) =>
      !used.has(fact) && !isTold(fact, 0.8, true) && !(titles.has(fact.replace(/[.]$/, '')) && isTopic(fact)),
  );
  return { asks, insides, facts, said };
}

/** One note that names whole what a request says and no string does. */
export function openSet(
  sets: readonly StringSet[],
  topics: readonly Topic[],
  request: string,
): readonly StringSet[] {
  const used = new Set(topics.flatMap((one) => [...one.used]));
  const read = topics.flatMap((one) => one.read);
  const texts = new Set(sets.flatMap(({ strings }) => strings.map(({ text }) => text)));
  const { asks, insides, facts } = leftIn(sets, topics);
  const left = [...asks.map(({ whole }) => whole), ...insides.map(({ whole }) => whole), ...facts];
  const unread = topics.flatMap(({ brief }) => brief.left ?? []);
  const open = [
    ...new Set([
      ...left,
      ...unread,
      ...lostIn(
        request,
        [...read.map((one) => one.replace(/\d[\d.,]*(?= ?\p{L})|\{\w+\}/gu, '')), ...texts].join(' '),
        [...used],
      ),
    ]),
  ].filter(
    (one, at, all) =>
      !all.some(
        (other, index) =>
          other !== one &&
          (other.includes(one) ||
            (shareOf(one, other) === 1 &&
              (index < at || shareOf(other, one) < 1) &&
              matterOf(one).length > 0)),
      ),
  );
  if (open.length === 0) return [];
  const text = `[VERIFY] Not turned into strings: ${open.map((one) => `“${one.replace(/[“”]/g, '"')}”`).join(', ')}.`;
  return [
    { title: 'Open', strings: [string('open', text, 'Told by the description, and in none of the strings')] },
  ];
}

/** Counts of texts, and lengths: for those who write. */
const FOR_WRITERS =
  /\b\d+[- ](?:steps?|screens?|slides?|pages?|buttons?|toasts?|errors?|variants?|versions?|options?|tooltips?|messages?|strings?|lines?|char(?:acter)?s?|words?|states?|fields?|emails?|tips?|items?)\b|\b(?:step|slide|screen|tip) \d+|(?<=^|\s)\d+[.)](?=\s|$)|\b(?:ticket|issue|story) (?=\p{Lu})|\b[A-Z]{2,8}-\d+\b|\b\d+ ?(?:px|pt)\b|\b\d+ (?:for|in) (?:the |each )?(?:title|body|text|heading)s?\b/gimu;

/** The clauses of a request with a number, a placeholder or a quoted text that no string has, and those that nothing was made of at all. */
function lostIn(request: string, said: string, used: readonly string[]): readonly string[] {
  const has = said.toLowerCase();
  const wholes = used.map((one) => one.toLowerCase());
  const hasOlder = /\b(?:already|existing|current(?:ly)?|so far|same (?:tone|voice|style))\b/i.test(request);
  // What stands already gives the tone; a head says where the strings stand.
  return cutAt(inWords(request), /(?<=[.!?])\s+|[,;]\s+|\n+|(?<=:)\s+/).filter((clause) => {
    if (
      isManner(clause) ||
      /[|\t]/.test(clause) ||
      (hasOlder && clause.includes('"')) ||
      /^as an? [^,.]{2,40}?,? i (?:want|need)\b|^so that\b|\b(?:already|currently|existing|consistent|same (?:tone|style|voice)|like) /i.test(
        clause,
      ) ||
      /^[^\d{}]*:$/.test(clause)
    )
      return false;
    const bare = withoutFrame(clause.replace(CONTEXT, ' ').replace(FOR_WRITERS, ' '))
      .toLowerCase()
      .replace(/^(?:and|or|plus|also) |[.!?]$/g, '');
    const isRead = wholes.some((one) => one.includes(bare) || (one !== '' && bare.includes(one)));
    const marks =
      clause
        .replace(FOR_WRITERS, ' ')
        .match(isRead ? /\{\w+\}|\d+(?:[.,:]\d+)*(?!FA\b)/g : /\{\w+\}|\d+(?:[.,:]\d+)*(?!FA\b)|"[^"]+"/g) ??
      [];
    if (
      marks.some(
        (mark) =>
          !has.includes(
            mark
              .replace(/"/g, '')
              .replace(/[.!?]$/, '')
              .toLowerCase(),
          ),
      )
    )
      return true;
    return !isRead && matterOf(bare).length > 2 && shareOf(bare, said) === 0;
  });
}

/** What a field says in other words. */
const RULED =
  /^(?:required|optional|positive|(?:last|final|first) \p{L}+$|\d[\d.,]* ?[-–] ?\d[\d.,]*$|greater than (?:0|zero))\b/iu;

/** "Subscription cancellation flow", "2FA.": what it is about, and nothing that is told of it. */
const isTopic = (text: string): boolean =>
  text.split(' ').length <= 8 &&
  !/\b(?:is|are|was|has|have|will|can|can['’]t|should|must|gets?)\b|\p{L}['’](?:re|ll|ve)\b/iu.test(text);
