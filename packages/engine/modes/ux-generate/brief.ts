import { cutAt, outside } from '../brief/cut.ts';
import { isImperative } from '../generate/signs.ts';
import { areParts, isLabel, isVerbFirst, listIn, ofSeveral, readList } from './asks.ts';
import { isMessage } from './effects.ts';
import { isKnownField } from './fields.ts';
import { type Kind, type Noun, nounsIn } from './kinds.ts';
import { inWords, isManner, withoutFrame } from './normal.ts';
import { restated } from './restated.ts';
import { SLOT, type Slot, TELLS_WHAT, slotsOf } from './slots.ts';
import {
  type Ask,
  type Governor,
  HOLDS,
  SAYS_THAT,
  WEAK,
  asAsk,
  endOfHead,
  hasVerb,
  headNoun,
  isPlural,
  nounOf,
} from './pieces.ts';

export interface Brief {
  readonly asks: readonly Ask[];
  readonly slots: readonly Slot[];
  /** Sentences that ask for nothing. */
  readonly facts: readonly string[];
  /** What heads the request. */
  readonly title: string;
  /** All that it says, for what is read wherever it stands. */
  readonly text: string;
}

const BULLET =
  /^\s*(?:(?:[-*+•–]|\d+[.)]|\[[ x]\]|[a-z]\))\s+(?:step \d+\s*[-–—:.)]\s*)?|step \d+\s*[-–—:.)]\s*|screen \d+\s*[-–—:.)]\s*)(?=\S)/i;

const HEADING = /^\s*#+\s+/;

const TICKET = /^[A-Z]{2,8}-\d+\s*[:.)–—-]?\s+/;

/** What a ticket says of itself, before what it says. */
const FIELD_OF_TICKET =
  /^(?:component|element|type|purpose|action|use case|feature request|feature|task|request|summary|story|description|screen|ticket|ui|scope|form(?=: [^,\n]+$)|need(?:ed|s)?|deliverables?|goal|copy|title of ticket|flow|subject)\s*(?:needed|copy)?\s*:\s+(?=\S)/i;

const BACKGROUND =
  /^(?:context|background|details|notes?|scenario|trigger|when|where|what happens|behaviou?r|info|facts?|fyi|important|rules?)\s*:\s+(?=\S)/i;

const SHOULD_SAY =
  /^(?:the )?(?:title|heading|body|text|message|subtitle|copy|help text) (?:should|must|needs to|has to|to|that) (?:say|explain|mention|tell|make|be|include|read)/i;

/** "Report takes up to 10 min, we'll email you" */
const TELLS = /^(?:\p{L}+ ){1,4}(?:takes|is|are|will|can|ends|starts|expires|has|have)\b|\bwe['’]ll\b/iu;

/** Heads that say nothing of what they list. */
const GENERIC =
  /^(?:the )?(?:cases|events|scenarios|situations|these|the following|following|variants|types|namely|for|as follows|e\.g\.|reasons it can fail)$/i;

/** What stands there already gives the tone, and asks for nothing. */
const OLDER = /\b(?:already|existing|current(?:ly)?|so far|same (?:tone|voice|style))\b/i;
const OF_OLDER = /^[^:"]*\b(?:already|existing|current|currently|so far)\b[^:"]*:\s*$/i;
const QUOTED = /^\s*(?:[-*•]\s+)?"[^"]*"[,.;]?\s*$/;

/** What a request asks for, what it gives, and what it tells besides. */
export function readBrief(written: string): Brief {
  const text = restated(inWords(written.replace(/\*\*|__/g, '')));
  const asks: Ask[] = [];
  const slots: Slot[] = [];
  const facts: string[] = [];
  let title = '';
  let governor: Governor | undefined;
  const hasOlder = OLDER.test(text);
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !(hasOlder && (OF_OLDER.test(line) || QUOTED.test(line))));

  const readSentence = (sentence: string, isBullet: boolean): void => {
    const plain = sentence.replace(TICKET, '').replace(FIELD_OF_TICKET, '');
    const asked = isBullet && governor ? plain : withoutFrame(plain);
    if (asked === '' || isManner(sentence) || isManner(asked) || areParts(asked)) return;
    const [, name = '', whole = ''] = /^(\p{L}+(?: \p{L}+){0,2}): "([^"]+)"[.]?$/u.exec(sentence) ?? [];
    if (name && nounsIn(name).length === 0 && !SLOT.test(sentence)) {
      slots.push({ place: name.toLowerCase(), text: whole, whole: sentence });
      return;
    }
    const { place = '', text: given = '' } = SLOT.exec(sentence)?.groups ?? {};
    if (place) {
      for (const slot of slotsOf(place, given, sentence)) {
        if (slot.place === 'button')
          asks.push({
            ...asAsk(slot.text, 'button'),
            literal: slot.text.charAt(0).toUpperCase() + slot.text.slice(1),
            whole: sentence,
          });
        else slots.push(slot);
      }
      if (TELLS_WHAT.test(given.replace(/^"/, ''))) facts.push(sentence);
      return;
    }
    if (SHOULD_SAY.test(asked)) {
      facts.push(sentence);
      return;
    }
    if (BACKGROUND.test(sentence)) {
      facts.push(...sentence.replace(BACKGROUND, '').split(/(?<=[.!?])\s+/));
      return;
    }
    if (title === '') title = asked.replace(/:\s.*$/s, '');
    const within = isBullet ? governor : undefined;
    // "Labels for a player (play, pause) and the error when …"
    const [, before = '', after = ''] =
      /^([^()]+\([^()]*,[^()]*\))[,;]? (?:and|plus|as well as) ((?:the|an?) .+)$/.exec(asked) ?? [];
    if (before !== '' && !within && listIn(before)) {
      readSentence(before, isBullet);
      readSentence(after, isBullet);
      return;
    }
    const listed = listIn(asked) ?? fieldsIn(asked);
    if (listed && !within) {
      readSentence(listed, isBullet);
      return;
    }
    const bare = outside(asked);
    const chosen = /^(?<who>.*)\b(?:choose|pick|select)(?: between| from| one of)?:\s+(?<list>.+)$/is.exec(
      asked,
    )?.groups?.['list'];
    if (chosen) {
      asks.push(...readList(chosen, { kind: 'option', noun: 'options', said: '' }).asks);
      return;
    }
    const several = within && within.kind !== 'field' ? undefined : ofSeveral(asked);
    if (several) {
      asks.push(...several);
      return;
    }
    const colon = /:\s+/.exec(bare);
    if (
      colon &&
      colon.index > 0 &&
      !(/,\s/.test(bare.slice(0, colon.index)) && nounsIn(bare.slice(0, colon.index)).length > 1)
    ) {
      const head = asked.slice(0, colon.index);
      const list = asked.slice(colon.index + colon[0].length);
      const before = asks.at(-1);
      if (GENERIC.test(head) && before && before.said !== '') {
        // What was named before is what these are of.
        asks.pop();
        const found = readList(list, {
          kind: before.kind,
          noun: `${before.noun.replace(/s$/, '')}s`,
          said: before.said,
        });
        asks.push(...found.asks);
        facts.push(...found.rest);
        return;
      }
      const noun = headNoun(head);
      if (noun && /^"[^"]+"[.!]?$/.test(list.trim())) {
        asks.push({ ...asAsk(head, noun.kind, noun), literal: list.trim().replace(/^"|"[.!]?$/g, '') });
        return;
      }
      if (
        noun &&
        /^warnings?$/i.test(noun.text) &&
        hasVerb(list) &&
        !/\b(?:confirm|dialog|modal)/i.test(text)
      ) {
        asks.push({ ...asAsk(head, 'banner', noun), inside: list });
        return;
      }
      if (noun) {
        const own = asAsk(head, noun.kind, noun);
        const found = readList(list, { kind: noun.kind, noun: noun.text, said: own.said });
        if (noun.kind === 'dialog' && own.said === '' && isVerbFirst(list) && !list.includes(',')) {
          asks.push({ ...own, said: list.replace(/[.]$/, ''), whole: asked });
          return;
        }
        if (
          (noun.kind === 'tooltip' && !/s$/.test(noun.text) && !/, /.test(list)) ||
          (noun.kind === 'empty' && /^no \p{L}+ /iu.test(list) && !list.includes(',')) ||
          (noun.kind === 'permission' && /^(?:we|it|this|used|needed|to)\b/i.test(list)) ||
          (ONE.has(noun.kind) && own.said !== '' && !/s$/.test(noun.text) && isTold(list))
        ) {
          asks.push({ ...own, inside: list.replace(/[.]$/, '') });
          return;
        }
        if (
          (noun.kind === 'page' || noun.kind === 'dialog' || noun.kind === 'banner') &&
          !isPlural({ kind: noun.kind, noun: noun.text, said: '' }) &&
          (isMessage(list) ||
            (noun.kind === 'banner' && (TELLS.test(list) || /^(?:we|you|your|our) \p{Ll}+ /u.test(list))))
        ) {
          // What stands behind the colon is its text.
          asks.push({ ...own, inside: list.replace(/, (?=we (?:will|won))/g, '; ') });
          return;
        }
        if (
          HOLDS.has(noun.kind) &&
          !found.asks.some(({ kind, context }) => kind === noun.kind && context === own.said)
        )
          asks.push(own);
        const others = othersIn(head, noun);
        const fits = (ask: Ask, kind: Kind): Ask => ({
          ...ask,
          kind:
            isLabel(ask.said) || isImperative(ask.said)
              ? 'button'
              : kind === 'button'
                ? (others[0] ?? kind)
                : kind,
        });
        const isMixed = noun.kind === 'button' || others.includes('button');
        asks.push(
          ...(isMixed && others.length > 0
            ? found.asks.map((ask) => fits(ask, noun.kind))
            : [...found.asks, ...others.flatMap((kind) => found.asks.map((ask) => ({ ...ask, kind })))]),
        );
        facts.push(...found.rest);
        if (found.asks.length === 0 && !HOLDS.has(noun.kind)) asks.push(asAsk(head, noun.kind, noun));
        return;
      }
      if (/\bform\b/i.test(head)) {
        const found = readList(list, { kind: 'field', noun: 'field', said: '' });
        asks.push(...found.asks);
        facts.push(...found.rest);
        return;
      }
      if (!isBullet && nounsIn(outside(list)).length > 0) {
        const found = readList(list, undefined);
        asks.push(...found.asks);
        facts.push(...found.rest);
        return;
      }
    }
    const parts = within && within.kind !== 'page' ? [] : partsIn(asked);
    if (parts.length > 0) {
      asks.push(...parts);
      return;
    }
    const isList =
      !within &&
      !SAYS_THAT.test(asked) &&
      /,\s|\s\+\s|\splus\s|;\s|\sand\s/.test(bare) &&
      nounOf(asked) !== undefined;
    if (isList) {
      const found = readList(asked, undefined);
      asks.push(...found.asks);
      facts.push(...found.rest);
      return;
    }
    const noun = nounOf(
      asked,
      within?.kind,
      within !== undefined && (isPlural(within) || within.kind === 'onboarding'),
    );
    if (noun) asks.push(asAsk(asked, noun.kind, noun));
    else if (
      within &&
      within.kind !== 'dialog' &&
      (within.kind !== 'page' || isPlural(within)) &&
      (!HOLDS.has(within.kind) || isPlural(within) || within.kind === 'onboarding') &&
      !isTelling(asked)
    ) {
      const items =
        within.kind === 'field' &&
        /^[\p{L} ]+, [\p{L} ]+$/u.test(asked) &&
        !/\b(?:optional|required|max|min)\b/i.test(asked)
          ? asked.split(', ')
          : [asked];
      asks.push(
        ...[within.kind, ...(within.others ?? [])].flatMap((kind) =>
          items.map((item) => asAsk(item, kind, undefined, within.said)),
        ),
      );
    } else facts.push(asked);
  };

  lines.forEach((line, at) => {
    const isBullet = BULLET.test(line);
    const plain = line.replace(HEADING, '').replace(BULLET, '').replace(TICKET, '').trim();
    const next = lines[at + 1] ?? '';
    const opens =
      !isBullet && (/:$/.test(plain) || (BULLET.test(next) && !/[.!?]$/.test(plain)) || HEADING.test(line));
    if (opens) {
      const head = withoutFrame(plain.replace(FIELD_OF_TICKET, '').replace(/:$/, ''));
      const noun =
        headNoun(head) ?? (/^form\b|\b(?:fields?|form):?$/i.test(plain) ? nounsIn('fields')[0] : undefined);
      governor = noun
        ? {
            kind: noun.kind,
            noun: noun.text,
            said: asAsk(head, noun.kind, noun).said,
            others: othersIn(head, noun).filter((kind) => ARE_SENT.has(kind)),
          }
        : undefined;
      if (title === '' && head !== '') title = head;
      const own = nounsIn(outside(head)).find(({ kind }) => kind === noun?.kind);
      if (
        noun &&
        own &&
        ((HOLDS.has(noun.kind) && !(governor && isPlural(governor))) || !BULLET.test(next)) &&
        noun.kind !== 'onboarding'
      )
        asks.push(asAsk(head, noun.kind, own));
      else if (
        !noun &&
        !/^(?:needs?|needed|copy|strings?|texts?|states?|deliverables?|context|background|requirements?|details|notes?|what we need|needs copy for|acs?|acceptance criteria)$/i.test(
          head,
        ) &&
        head !== title
      )
        facts.push(head);
      return;
    }
    if (!isBullet && !/^\s{2,}/.test(line)) governor = undefined;
    const isGiven = /^[^":]{2,40}: "[^"]+"$/.test(plain);
    const sentences =
      isGiven || (isBullet && governor)
        ? [plain]
        : cutAt(
            plain,
            /(?<=[.!?]["”)]?)\s+(?=["“({]|\p{L})|(?<=["”])\s+(?=\p{Lu}\p{Ll}+:)|(?<=\p{Ll}{3}[.!?])\s+(?=\d)/u,
          );
    for (const sentence of sentences.map((one) => one.trim()).filter(Boolean))
      readSentence(sentence, isBullet);
  });
  return {
    asks,
    slots,
    facts: facts.map((fact) => fact.trim()).filter((fact) => fact !== '' && !isManner(fact)),
    title,
    text,
  };
}

/** The other kinds that a head names: "Tooltips and labels: …" has both of each. */
const othersIn = (head: string, { kind: own }: Noun): readonly Kind[] =>
  [
    ...new Set(
      nounsIn(outside(head))
        .filter(({ start }) => start < endOfHead(head))
        .map(({ kind }) => kind),
    ),
  ].filter(
    (kind) =>
      kind !== own &&
      !WEAK.has(kind) &&
      (ARE_SENT.has(own) ? ARE_SENT.has(kind) : !HOLDS.has(kind) && !HOLDS.has(own)),
  );
/** "Push + email subject for: …": each event has both. */
const ARE_SENT: ReadonlySet<Kind> = new Set(['push', 'email']);

/** "A form with email + password fields", with a colon before what it has; undefined where that is no list of fields. */
function fieldsIn(text: string): string | undefined {
  const { head = '', list = '' } =
    /^(?<head>[^:,]*\bform)\s+(?:with|containing|that has|has)\s+(?<list>[^:]+)$/i.exec(text)?.groups ?? {};
  const names = list
    .replace(/\s+fields?[.]?$/i, '')
    .split(/\s*,\s*|\s+(?:\+|&|and)\s+/)
    .map((name) => name.replace(/^(?:and |an? |the )/i, ''));
  // A ticket's "Form:" says nothing of what it is for.
  return isKnownField(names[0] ?? '')
    ? `${/^form$/i.test(head) ? 'fields' : head}: ${names.join(', ')}`
    : undefined;
}

const ONE: ReadonlySet<Kind> = new Set(['control', 'button', 'option', 'label']);
/** What a setting does, and no list of settings. */
const isTold = (text: string): boolean =>
  isMessage(text, true) || (text.split(' ').length > 4 && (isImperative(text) || hasVerb(text)));

/** "Two-factor authentication (toggle, short description)": what something is, behind its name; none where the brackets tell no kind. */
function partsIn(text: string): readonly Ask[] {
  const [, name = '', held = ''] = /^([^():]+?) \(([^()]+)\)[.]?$/.exec(text) ?? [];
  if (name === '' || nounsIn(name).length > 0) return [];
  const pieces = held.split(/,\s+/);
  const kinds = pieces.map((piece) => nounsIn(piece).find(({ start }) => start === 0));
  if (kinds.every((noun) => noun === undefined)) return [];
  const own = kinds.findIndex((noun, at) => noun?.text === pieces[at]);
  const kind = kinds[own]?.kind ?? 'label';
  return [
    { ...asAsk(name, kind === 'option' ? 'field' : kind), whole: text },
    ...pieces.flatMap((piece, at) => {
      const noun = kinds[at];
      return at === own || !noun ? [] : [asAsk(piece, noun.kind, noun)];
    }),
  ];
}

/** A sentence beside a list, which is none of its items. */
const isTelling = (item: string): boolean =>
  /[.!?]$/.test(item) && hasVerb(item) && !isVerbFirst(item) && item.split(' ').length > 9;
