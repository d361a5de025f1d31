import { asSentence } from '../generate/sentences.ts';
import { isImperative } from '../generate/signs.ts';
import { isClause } from '../writing/splices.ts';
import { capitalized } from '../writing/capitals.ts';
import { isOrder } from './clause-labels.ts';
import { KINDS, type Kind, TITLES } from './kinds.ts';
import { leftIn } from './left-open.ts';
import { inShort } from './in-short.ts';
import { keyOf } from './lists.ts';
import { isOfRequests, shareOf } from './note.ts';
import { type Ask, HOLDS, hasVerb } from './pieces.ts';
import type { Part } from './reading.ts';
import type { Thing } from './thing.ts';
import { addressed, sentenceOf } from './told.ts';
import { NOTHING, type Topic, isAboutOthers, namesDeed } from './topic.ts';
import { type MadeString, type StringSet, string } from './types.ts';

/** Speaks to those who write, and to nobody on a screen. */
const TO_WRITERS =
  /\b(?:users?|visitors?|someone|dialogs?|modals?|toasts?|banners?|pop-?ups?|copy|tone|ctas?|microcopy|strings?|mention|explain|encourage|thank|offers?|say|shows?|shown(?! (?:only )?(?:once|here|below|above)\b)|displays?|should|please|tbd|maybe|ticket|designs?|titles?|body|buttons?|screens?|legal)\b|\?$|->|→/i;
/** What a text is asked to do, which belongs to the text. */
const ORDERS =
  /^(?:also |and )?(?:encourage|mention|explain|say|tell|thank|remind|reassure|offer|ask|invite|warn|clarify|include|add|show|let|list|describe|point|suggest)\b/i;

/** The words of a request as a text; marked where they speak to its writers. */
function inWords(said: string, areOthers: boolean, thing?: Thing): string {
  const [, quoted = ''] = /^"([^"]+)"[.]?$/.exec(said) ?? [];
  if (quoted !== '') return quoted;
  const short = inShort(said, thing);
  if (short !== undefined) return short;
  if (TO_WRITERS.test(said) || /^(?:ask|offer|let|show|list|confirm)\b/i.test(said))
    return `[VERIFY] ${asSentence(said)}`;
  // "The customer is told that they ...": of others, nobody knows who "they" are.
  const told = areOthers || OTHERS.test(said) ? said : addressed(said);
  return (/^[^",:({]+$/.test(told) ? sentenceOf(told) : undefined) ?? asSentence(told);
}
const asName = (said: string): string =>
  TO_WRITERS.test(said) ? `[VERIFY] ${capitalized(said)}` : capitalized(said);
const OTHERS =
  /\b(?:customers?|clients?|members?|guests?|students?|patients?|recipients?|teammates?|owners?|admins?)\b/i;

/** Whether somebody or something does or is something in a text. */
const isWhole = (fact: string): boolean =>
  isClause(fact) ||
  hasVerb(fact) ||
  /^\p{L}+['’](?:re|s|ll|ve) /u.test(fact) ||
  sentenceOf(fact) !== undefined ||
  isOrder(fact.replace(/^[\p{L}-]+: /u, ''));

const SHOWN_WHEN = /^(?:shown |the )*(?:first time|when|if|after|once|before|on)\b|\b(?:they|users?)\b/i;

/** Strings of one part each, to which what is told of them is added. */
const IN_ONE: ReadonlySet<Kind> = new Set(['error', 'toast', 'tooltip', 'state', 'banner']);
const TITLED: ReadonlySet<Kind> = new Set(['email', 'push', 'page', 'empty', 'dialog']);
/** What a sentence behind one of these tells of it. */
const GOES_ON: ReadonlySet<Kind> = new Set(['error', 'tooltip', 'control', 'field', 'option']);
const HELPED: ReadonlySet<Kind> = new Set(['field', 'control', 'option', 'button', 'label']);

/** An ask that nothing was made of, as the strings of its kind. */
function stringsOf(
  { kind, said, inside, literal }: Ask,
  key: string,
  areOthers: boolean,
): readonly MadeString[] {
  const name = literal || asName(kind === 'button' ? said.replace(/^(?:link|button|cta) "?|"$/gi, '') : said);
  const more = inside === '' ? [] : [inWords(inside, areOthers)];
  const titled = (title: string, ...body: readonly string[]): readonly MadeString[] => [
    string(`${key}.${title}`, name, 'Title'),
    ...body.map((text) => string(`${key}.body`, text, 'Text')),
  ];
  if (kind === 'error')
    return [
      string(
        key,
        [
          literal || inWords(said, areOthers),
          ...more,
          isImperative(inside) ? '' : '[VERIFY] Say what people can do.',
        ]
          .filter(Boolean)
          .join(' '),
        capitalized(said),
      ),
    ];
  if (kind === 'banner')
    return [string(`${key}.text`, [inWords(said, areOthers), ...more].join(' '), 'Text')];
  if (IN_ONE.has(kind))
    return [
      string(
        key,
        [name, ...more].join(more.length > 0 && !/[.!?]$/.test(name) ? '. ' : ' '),
        capitalized(kind),
      ),
    ];
  if (HELPED.has(kind))
    return [
      string(key, name, capitalized(kind)),
      ...more.map((text) => string(`${key}.help`, text, 'Below it')),
    ];
  return titled(kind === 'email' ? 'subject' : 'title', ...more);
}

/** What is still open stands last. */
function behind(text: string, more: string): string {
  const at = text.search(/(?:^| )\[VERIFY\]/);
  if (at >= 0) return [text.slice(0, at), more, text.slice(at).trim()].filter(Boolean).join(' ');
  return `${/[.!?…]$/.test(text) ? text : `${text}.`} ${more}`;
}

/** What is told of something whose string is there, behind that string or in a part of its own. */
function added(strings: readonly MadeString[], { kind, said }: Ask, text: string): readonly MadeString[] {
  const isText = ({ key }: MadeString): boolean =>
    !/\.(?:confirm|cancel|other\d*|action\d*|next|skip|allow|deny|dismiss|undo|error)$/.test(key);
  const named = strings.find(
    (one) => isText(one) && said !== '' && one.text.toLowerCase() === said.toLowerCase(),
  );
  const [best] = named
    ? [named]
    : strings
        .filter(isText)
        .toSorted(
          (one, other) =>
            shareOf(said, `${other.key} ${other.text}`) - shareOf(said, `${one.key} ${one.text}`),
        );
  if (!best && HOLDS.has(kind))
    return [string(`${kind}.${kind === 'banner' ? 'text' : 'body'}`, text, 'Text'), ...strings];
  // What it is told of is none of several.
  if (
    !best ||
    (said !== '' && strings.length > 1 && !HOLDS.has(kind) && shareOf(said, `${best.key} ${best.text}`) === 0)
  )
    return strings;
  const stem = best.key.replace(/\.(?:title|subject|body|text|help)$/, '');
  const place = IN_ONE.has(kind) ? best.key : `${stem}.${HELPED.has(kind) ? 'help' : 'body'}`;
  const there = strings.find(({ key }) => key === place);
  if (there) return strings.map((one) => (one === there ? { ...one, text: behind(one.text, text) } : one));
  return strings.flatMap((one) => (one === best ? [one, string(place, text, 'Text')] : [one]));
}

/** The sets with all that no writer read in the place it is told of, in the words of the request. */
export function withOwnWords(
  sets: readonly StringSet[],
  parts: readonly Part[],
  topics: readonly Topic[],
): readonly StringSet[] {
  const left = leftIn(sets, topics);
  const made = new Map(sets.map(({ title, strings }) => [title, strings]));
  const used = topics[0]?.used;
  const areOthers = topics.some(isAboutOthers);
  const thing = topics.find(({ deed }) => deed?.thing)?.deed?.thing;
  const of = ({ kind }: Ask): readonly MadeString[] => made.get(TITLES[kind]) ?? [];
  for (const ask of left.asks) {
    if (ask.said === '' && ask.literal === '') {
      // "The email subject line"
      if (of(ask).length === 0 && TITLED.has(ask.kind) && !isOfRequests(ask.whole)) {
        made.set(TITLES[ask.kind], [
          string(
            `${ask.kind}.${ask.kind === 'email' ? 'subject' : 'title'}`,
            `[VERIFY] Write this text: “${ask.whole.replace(/"/g, '')}”.`,
            'Title',
          ),
        ]);
        used?.add(ask.whole);
      }
      continue;
    }
    // When it is shown is none of its texts.
    if (HOLDS.has(ask.kind) && ask.kind !== 'page' && ask.kind !== 'onboarding' && SHOWN_WHEN.test(ask.said))
      continue;
    // "What happens if they decline (they can still …)": its screen tells it.
    if (/^(?:what|why|how|that)\b/i.test(ask.said) && ask.inside !== '' && of(ask).length > 0) {
      made.set(TITLES[ask.kind], added(of(ask), ask, inWords(ask.inside, areOthers)));
      used?.add(ask.whole);
      continue;
    }
    const count = of(ask).filter(({ key }) => /\.step\d+\.title$/.test(key)).length;
    const key =
      ask.kind === 'onboarding'
        ? `onboarding.step${count + 1}`
        : `${KEYS[ask.kind] ?? ask.kind}.${keyOf(ask.said || ask.literal)}`;
    made.set(TITLES[ask.kind], [...of(ask), ...stringsOf(ask, key, areOthers)]);
    used?.add(ask.whole);
  }
  for (const ask of left.insides) {
    if (of(ask).length === 0) continue;
    // "…, radio station": nothing that an error says.
    if (ask.kind === 'error' && !/[\d{"]/.test(ask.inside) && !isWhole(ask.inside)) continue;
    // "Playback speed ({speed}x)"
    const value = /^\S*\{\w+\}\S*$/.test(ask.inside) && !HOLDS.has(ask.kind);
    const strings = value
      ? of(ask).map((one) =>
          one.text.toLowerCase() === ask.said.toLowerCase()
            ? { ...one, text: `${one.text} (${ask.inside})` }
            : one,
        )
      : added(of(ask), ask, inWords(ask.inside, areOthers, thing));
    if (strings === of(ask)) continue;
    made.set(TITLES[ask.kind], strings);
    used?.add(ask.inside);
  }
  // What is told before anything is asked for belongs to the only set.
  const [only, ...more] = KINDS.filter(
    (kind) => kind !== 'button' && (made.get(TITLES[kind]) ?? []).length > 0,
  );
  const alone =
    only !== undefined && more.length === 0 && (HOLDS.has(only) || GOES_ON.has(only))
      ? { ...NOTHING, kind: only }
      : undefined;
  const first = parts.flatMap(({ asks }) => asks).find(({ kind }) => HOLDS.has(kind));
  for (const { asks, facts } of parts)
    for (const fact of facts) {
      const owner =
        (asks.length === 0 ? first : undefined) ??
        asks.findLast(({ kind }) => HOLDS.has(kind)) ??
        asks.findLast(({ kind }) => GOES_ON.has(kind)) ??
        alone;
      // A fragment is no sentence of any text.
      const isOpen =
        ORDERS.test(fact) ||
        (inShort(fact, thing) !== undefined && !topics.some(({ deed }) => namesDeed(fact, deed)))
          ? false
          : TO_WRITERS.test(fact) || !isWhole(fact);
      if (
        !owner ||
        isOpen ||
        !left.facts.includes(fact) ||
        (of(owner).length === 0 && !HOLDS.has(owner.kind))
      )
        continue;
      made.set(TITLES[owner.kind], added(of(owner), owner, inWords(fact, areOthers, thing)));
      used?.add(fact);
    }
  return KINDS.flatMap((kind) => {
    const strings = made.get(TITLES[kind]) ?? [];
    return strings.length > 0 ? [{ title: TITLES[kind], strings }] : [];
  });
}

const KEYS: Partial<Readonly<Record<Kind, string>>> = { control: 'control' };
