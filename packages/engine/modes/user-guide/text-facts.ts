import { parseDocument } from '../../document/parse-document.ts';
import { THIRD_PERSON } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { beginsStep, cutSteps } from '../brief/steps.ts';
import { isBareVerb } from '../expand/task.ts';
import type { Fact } from '../generate/told.ts';
import { contentOf } from '../writing/coverage.ts';
import { asPoint } from '../writing/point.ts';
import { FAILS } from './text-parts.ts';

/** "Choose a pass." with "Pay." behind it: the word is a step of its own. */
export function withShortOrders(fact: Fact): readonly Fact[] {
  if (fact.kind !== 'step') return [fact];
  // "… If the machine shows E2 the door is open." is no part of a step.
  const [step = '', ...cases] = fact.text.split(/\n\n(?=(?:If|When) )/);
  if (cases.length > 0 && cases.every((one) => FAILS.test(one) && !one.includes('\n')))
    return [
      ...withShortOrders({ ...fact, text: step }),
      ...cases.map((text): Fact => ({ kind: 'problem', text })),
    ];
  const [first = '', ...more] = fact.text.split(/\n\n(?=\p{Lu}\p{Ll}+\.(?:\n\n|$))/u);
  return more.every((one) => isBareVerb(one.slice(0, -1)))
    ? [first, ...more].map((text) => ({ ...fact, text }))
    : [fact];
}

/** "If it won't scan, type it in. Old samples turn orange.": the second is no part of what goes wrong. */
export function withoutMore(fact: Fact): readonly Fact[] {
  if (fact.kind !== 'problem' || fact.text.includes('\n')) return [fact];
  const [first = '', ...more] = sentencesOf(fact.text);
  const at = more.findIndex((one) => !beginsStep(one) && !LEANS.test(one) && !FAILS.test(one));
  if (at < 0 || !/^(?:if|when)\b/i.test(first)) return [fact];
  return [
    { ...fact, text: [first, ...more.slice(0, at)].join(' ') },
    { kind: 'statement', text: more.slice(at).join(' ') },
  ];
}
const LEANS = /^(?:it|they|this|that|then|you|in that case|otherwise|the (?:app|device|machine|system))\b/i;

/** An order, of one word too: "Pay." */
export const isDone = (text: string): boolean =>
  beginsStep(text) || (/^\p{Lu}\p{Ll}+\.$/u.test(text) && isBareVerb(text.slice(0, -1)));

/** More than an article or so is other words. */
const MOST_CHANGED = 8;

/** A whole sentence of a text stands on the page as its writer wrote it: looks up what a reading of it says. */
export function asWrittenIn(text: string): (said: string) => string {
  const lines = new Set(text.split('\n').map((line) => line.replace(/^(?:-|\d+\.) /, '')));
  const wholes = new Set([...lines].flatMap(sentencesOf).filter((one) => /^\p{Lu}.*[.!]$/su.test(one)));
  const byLength = Map.groupBy(
    [...wholes].map((whole, at) => ({ whole, at, words: contentOf(whole) })),
    ({ whole }) => whole.length,
  );
  return (said) => {
    const there = new Set(contentOf(said));
    const lower = said.toLowerCase();
    let first: { readonly whole: string; readonly at: number } | undefined;
    for (let length = said.length - MOST_CHANGED + 1; length < said.length + MOST_CHANGED; length += 1) {
      const found = byLength
        .get(length)
        ?.find(
          ({ whole, words }) =>
            words.every((word) => there.has(word) || lower.includes(word)) && tells(whole, there),
        );
      if (found && found.at < (first?.at ?? Infinity)) first = found;
    }
    return first?.whole ?? said;
  };
}

/** All words but one of what is told, in one form or another. */
function tells(whole: string, told: ReadonlySet<string>): boolean {
  const lower = whole.toLowerCase();
  return [...told].filter((word) => !lower.includes(word.slice(0, ROOT))).length <= 1;
}
const ROOT = 4;

export function sentencesOf(text: string): readonly string[] {
  const { blocks } = parseDocument(text, 'markdown');
  const [block] = blocks;
  if (blocks.length !== 1 || !block) return [text];
  return block.sentences.map(({ start }, index, all) =>
    text
      .slice(start - (all[0]?.start ?? 0), (all[index + 1]?.start ?? Infinity) - (all[0]?.start ?? 0))
      .trim(),
  );
}

/** "tap your shift, then tap Offer swap and choose whom to ask": each deed on a screen is a step. */
export const cutDeeds = (said: string): readonly string[] => {
  const [place = ''] =
    /^(?:in|on|under|from|at|for|if|when|once|as|after|before) [^,]{2,60}, /i.exec(said) ?? [];
  const [first = '', ...others] = said
    .slice(place.length)
    .replace(/\.$/, '')
    .split(
      /(?:,\s+(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?)(?=(?:click|tap|select|choose|press|open|enter|type|pick|tick)\b)/i,
    );
  return [place + first, ...others];
};

/** "Keep leaves the post up": what a button does, by its name. */
export const tellsOfButton = (text: string): boolean => {
  const [, verb = ''] = /^\p{Lu}\p{Ll}+ (\p{Ll}+s) (?:the|it|an?|them|your|all)\b/u.exec(text) ?? [];
  return (partsOf(verb) & THIRD_PERSON) !== 0;
};

/** "Risk: users may leave" with its label, which says what it is. */
export function withLabel(said: string, text: string): string {
  const at = text.toLowerCase().indexOf(said.toLowerCase());
  const [label = ''] =
    /(?<![^\s-])\p{Lu}\p{Ll}+: $/u.exec(text.slice(Math.max(0, at - LONGEST_LABEL), at)) ?? [];
  return asPoint(label + said);
}
const LONGEST_LABEL = 24;

/** 'tap the shift, then "Offer swap"', 'fill in Name, hit "Save"': what is pressed is a step of its own. */
export function withPresses(said: string): readonly string[] {
  const [, orders = '', after = ''] =
    /^([^.!?]+, (?:then )?(?:(?:hit|press|tap|click) )?["“][^"“”]{1,40}["”])(?:\.?$|\.( \p{Lu}.*)$)/su.exec(
      said,
    ) ?? [];
  if (orders === '') return [said];
  const steps = cutSteps(orders);
  return after === '' ? steps : [...steps.slice(0, -1), `${steps.at(-1)}.${after}`];
}
