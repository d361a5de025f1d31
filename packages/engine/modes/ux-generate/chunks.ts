import { cutAt } from '../brief/cut.ts';
import { capitalized } from '../writing/capitals.ts';
import { BARE_PART, isLabel, isVerbFirst, ofSeveral, shownAs } from './asks.ts';
import {
  OCCASION,
  askOf,
  chunksOf,
  componentIn,
  eventsIn,
  headOf,
  isBareHead,
  stripped,
} from './clause-heads.ts';
import { labelsAlone, withoutLabels } from './clause-labels.ts';
import { inShort } from './in-short.ts';
import type { Noun } from './kinds.ts';
import { type Ask, HOLDS, asAsk, clean, hasVerb, isPlural } from './pieces.ts';
import type { Reading } from './reading.ts';
import { valuesIn } from './values.ts';
import { isClause } from '../writing/splices.ts';

const BUTTONS_OF_ALL = /^(?:(?:primary|secondary|main|and|or)\b[\s/,]*)+$/i;

/** What the last component was, for chunks that go on with it. */
interface Last {
  readonly noun: Noun;
  readonly said: string;
}

const areMany = ({ text }: Noun): boolean => isPlural({ noun: text });

/** Reads a sentence chunk by chunk: each is a component, a state, a label, or told of what stands before it. */
export function readChunks(reading: Reading, sentence: string): void {
  const several = ofSeveral(sentence);
  if (several) {
    reading.ask(...several);
    return;
  }
  const chunks = chunksOf(sentence);
  let last: Last | undefined;
  let told = '';
  let afterButtons = false;
  chunks.forEach((raw, at) => {
    const written = stripped(raw);
    // "Buttons Switch plan, Keep Pro"
    if (
      afterButtons &&
      written.split(' ').length <= 4 &&
      (isLabel(written) || isVerbFirst(written)) &&
      headOf(written) === undefined
    ) {
      reading.give([capitalized(written)], raw);
      return;
    }
    afterButtons = /^(?:with )?(?:buttons|ctas|actions|links)(?=:? \S)(?! (?:for|of|in|on|to|that)\b)/i.test(
      written,
    );
    // "Buttons stay signed in / sign out"
    const alone =
      /^(?:with )?(?:buttons?|ctas?|actions?|primary|secondary)(?: (?:button|action|cta))?:? \S.*(?: \/ | and | or )|^(?:secondary|primary) (?:button |cta )?\S/i.test(
        written,
      )
        ? labelsAlone(written.replace(/^with /i, ''))
        : [];
    if (alone.length > 0) {
      reading.give(alone, raw);
      return;
    }
    const [bare, found0] = withoutLabels(written);
    // "Toast with a download link": the toast has it.
    const hasOwn = found0.length > 0 && /^(?:toast|error)$/.test(headOf(bare)?.kind ?? '');
    const [chunk, labels] = hasOwn ? [written, []] : [bare, found0];
    const later = chunks.slice(at + 1).map(stripped);
    if (chunk === '' && labels.length > 0) {
      reading.give(labels, raw);
      return;
    }
    const found = headOf(chunk);
    // "Columns Number, Status": a name among names.
    const head =
      found && last && areMany(last.noun) && /^\p{Lu}/u.test(raw) && found.text === chunk ? undefined : found;
    if (
      head?.kind === 'button' &&
      BUTTONS_OF_ALL.test(chunk.slice(0, head.end).replace(/\b(?:buttons?|actions?|ctas?)$/i, ''))
    )
      return;
    const isComponent =
      head &&
      !/^(?:button|link|cta) \p{Lu}/u.test(chunk) &&
      (head.kind !== 'button' ||
        chunk !== head.text ||
        (reading.owner.length === 0 && /^buttons?(?: labels?| texts?)?$/i.test(chunk))) &&
      !(BARE_PART.test(chunk) && last);
    if (isComponent) {
      // What its buttons say is none of its texts.
      const bare = HOLDS.has(head.kind)
        ? chunk
            .replace(/ with "[^"]+"(?:(?:, | and | or |, and )"[^"]+")*$/, '')
            .replace(
              /(?<=[(,] ?)(?:(?:link|button|cta):? "[^"]+"|dismissible|dismissable|closable)(?:, |(?=\)))/gi,
              '',
            )
            .replace(/ \((?:, )*\)/, '')
        : chunk;
      // "Empty search, contact support link": of the screen before it.
      if (
        head.kind === 'button' &&
        last &&
        HOLDS.has(last.noun.kind) &&
        reading.owner.length > 0 &&
        !areMany(head) &&
        !areMany(last.noun) &&
        head.end === chunk.length
      ) {
        reading.owner.push({ ...askOf(chunk, head), whole: raw });
        return;
      }
      last = readComponent(reading, bare, raw, head, chunks, later);
      if (HOLDS.has(head.kind)) {
        const held = cutAt(/\(([^()]+)\)/.exec(chunk)?.[1] ?? '', /\s*[,+/]\s*/);
        // "A banner (link "Learn more")", "a modal with "Switch now" and "Remind me later""
        const quoted = /\bwith ("[^"]+"(?:(?:, | and | or |, and )"[^"]+")*)$/.exec(chunk)?.[1] ?? '';
        reading.give(
          [
            ...labels,
            ...[...quoted.matchAll(/"([^"]+)"/g)].map(([, one = '']) => one),
            ...held.flatMap((one) => /^(?:link|button|cta):? "([^"]+)"$/i.exec(one)?.[1] ?? []),
            ...held.filter((one) => isLabel(one)).map(capitalized),
          ],
          raw,
        );
      } else reading.give(labels, raw);
      return;
    }
    reading.give(labels, raw);
    if (BARE_PART.test(chunk) && (last ?? reading.parts.at(-1))) return;
    const state = shownAs(chunk);
    if (state) {
      const next = later.find((one) => !isBareHead(one)) ?? '';
      const [, shared = last?.said ?? ''] = /^\S+(?: \S+)? (?:for|when|if) (.+)$/.exec(next) ?? [];
      reading.ask({ ...asAsk(chunk, state), context: clean(shared), whole: raw });
      return;
    }
    const own = componentIn(chunk);
    if (own) {
      reading.ask(own);
      return;
    }
    const [, called = ''] = /^(?:an? |the )?(?:button|link|cta) (?=\p{Lu})(.+)$/u.exec(chunk) ?? [];
    if (called !== '') {
      reading.give([called], raw);
      return;
    }
    const elided = raw.replace(/^(?:and|or|plus|also) /i, '');
    const isOccasion = OCCASION.test(elided) || /^(?:another )?one (?:for|when|if|after)\b/i.test(elided);
    const isTold = last?.noun.kind === 'empty' && inShort(chunk, undefined) !== undefined;
    if (last && !isTold && (isOccasion || (areMany(last.noun) && last.said !== ''))) {
      const items = (isOccasion ? elided : chunk).replace(/^(?:another )?one /i, '');
      for (const one of areMany(last.noun) ? eventsIn(items) : [items])
        reading.ask({ ...asAsk(one, last.noun.kind), noun: last.noun.text.toLowerCase(), whole: raw });
      return;
    }
    // "Your face, fingerprint, or passcode": goes on with what was told.
    if (told !== '' && !/\d|[{("]/.test(chunk) && !isClause(chunk)) told = reading.goOn(told, chunk);
    // "Get a refund or book another": what people can do begins so too.
    else told = reading.tell(/^(?:get|see|have|add) /i.test(raw) && raw.endsWith(chunk) ? raw : chunk);
  });
}

function readComponent(
  reading: Reading,
  chunk: string,
  raw: string,
  head: Noun,
  chunks: readonly string[],
  later: readonly string[],
): Last {
  // "Empty state + loading + error for X": all for it.
  const next = later.find((one) => !isBareHead(one));
  const [, shared = ''] =
    isBareHead(chunk) && next && headOf(next)
      ? ((chunks.length > 2 ? /^\S+(?: \S+)? (for .+)$/ : /^\S+(?: \S+)? ((?:for|when|if) .+)$/).exec(next) ??
        [])
      : [];
  const ask = askOf(shared === '' ? chunk : `${chunk} ${shared}`, head);
  const held = HOLDS.has(ask.kind) ? headOf(stripped(ask.inside)) : undefined;
  if (held && /^(?:field|control)$/.test(held.kind) && !ask.inside.includes(';')) {
    reading.ask({ ...ask, inside: '', whole: raw }, askOf(stripped(ask.inside), held));
    return { noun: head, said: ask.said };
  }
  const isState =
    ask.kind === 'error' &&
    !/s$|^message/i.test(head.text) &&
    chunks.some((one) => shownAs(stripped(one)) === 'state' || /^empty state$/i.test(stripped(one)));
  if (isState && !hasVerb(ask.said)) {
    reading.ask({ ...ask, kind: 'state', said: 'error', context: ask.said, whole: raw });
    return { noun: head, said: ask.said };
  }
  const [, listed = ''] = /\(([^()]+,[^()]+)\)/.exec(chunk) ?? [];
  const [why = ''] =
    /\b(?:asking|that asks|to ask)(?: \p{L}+)? why(?= \()|\breasons?(?= \()/iu.exec(chunk) ?? [];
  if (why !== '' && listed !== '') {
    reading.ask(
      { ...ask, said: '', inside: '', whole: raw },
      ...chunksOf(listed).map((one): Ask => asAsk(one, 'option')),
    );
    return { noun: head, said: '' };
  }
  const { types, size } = valuesIn(listed);
  if (areMany(head) && listed !== '' && !types && !size) {
    const kind = /^labels?$/i.test(head.text) ? 'label' : head.kind;
    reading.ask(...chunksOf(listed).map((one) => asAsk(one, kind)));
    return { noun: head, said: ask.said };
  }
  // "Push for the same": of what stands before.
  const same = /^same$/i.test(ask.said) ? reading.parts.at(-1)?.asks[0] : undefined;
  if (same) {
    reading.ask({ ...ask, said: same.said, inside: same.inside, whole: raw });
    return { noun: head, said: same.said };
  }
  if (head.kind === 'button' && /^(?:ctas?|buttons?|links?) "/i.test(chunk) && ask.literal !== '') {
    reading.give([ask.literal], raw);
    return { noun: head, said: '' };
  }
  if (/^links?$/i.test(head.text) && chunk.startsWith(head.text) && reading.owner.length > 0) {
    reading.owner.push({ ...ask, whole: raw });
    return { noun: head, said: '' };
  }
  const events = areMany(head) || head.kind === 'error' ? eventsIn(ask.said) : [ask.said];
  // "With buttons "Create" and "Not now"": of the screen that has them.
  if (head.kind === 'button' && /^with /i.test(raw) && reading.owner.length > 0) {
    reading.owner.push(...events.map((said) => ({ ...ask, said, whole: said })));
    return { noun: head, said: '' };
  }
  reading.ask(
    ...events.map((said) => ({
      ...ask,
      said,
      whole: events.length > 1 ? said : shared === '' ? raw : `${raw} ${shared}`,
    })),
  );
  return { noun: head, said: ask.said };
}
