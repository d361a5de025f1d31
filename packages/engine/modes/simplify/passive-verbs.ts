import type { Block, Sentence } from '../../document/types.ts';
import { baseOf, ingOf } from '../../spelling/inflect.ts';
import { IRREGULAR_BY_PARTICIPLE } from '../../spelling/irregular-verbs.ts';
import { conjugate } from './noun-phrase-patterns.ts';

const MODAL = 'can|could|may|might|must|shall|should|will|would';
const HOW = String.raw`automatically|usually|also|always|then|normally|typically|currently|still|already|now|only|first|regularly|never|no\s+longer`;
/** What makes a participle passive, up to it: "is", "has been", "can not always be", "is being". */
const AUXILIARY = new RegExp(
  String.raw`\s(?:(?<be>is|are|was|were)|(?<modal>cannot|${MODAL})(?<none>\s+not)?(?:\s+(?<amid>${HOW}))?\s+be|(?<need>has|have|needs?|is|are|will\s+(?:need|have))\s+to\s+be|(?<perfect>has|have|had)(?<never>\s+not)?(?:\s+(?<since>${HOW}))?\s+been)(?<not>\s+not)?(?:\s+(?<how>${HOW}))?(?<being>\s+being)?\s+$`,
);
/** What stands between the verb and who acts: "off", "to us", "immediately", "to the archive". */
const BETWEEN =
  /^\s+(?:(?<particle>off|in|on|up|down|out|away|back)\s+)?(?:(?:[a-z]+ly|again|first|once|twice|every\s+(?:day|night|week|month|quarter|year))\s+)?(?:(?:to|from|into|in|on|for|with|at|against)\s+(?:(?:the|an?|your|our|each|every|this)\s+)?(?:[\w-]+\s+){1,3})?$/;
/** "Is shown a message by": what is given stands behind the verb. */
const GIVES = /^(?:shown|sent|given|offered|granted|told|handed|assigned|issued|promised|lent)$/;
const THING_BETWEEN = /^\s+(?:the|an?|another|their|his|her|your|its)\s+(?:[\w-]+\s+){1,4}$/;
const MOST_BETWEEN = 6;

/** A sentence with the parts of speech of its words. */
export interface Read {
  readonly block: Block;
  readonly sentence: Sentence;
  readonly tags: readonly string[];
}

interface Verb {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
  readonly isOne: boolean;
  readonly isDenied: boolean;
  readonly be?: string | undefined;
  readonly being?: string | undefined;
  readonly modal?: string | undefined;
  readonly need?: string | undefined;
  readonly perfect?: string | undefined;
}

export interface Passive extends Omit<Verb, 'isOne'> {
  readonly participle: string;
  readonly how: string;
  readonly particle: string;
  /** From the white space in front of its auxiliary up to the end of its participle. */
  readonly from: number;
  readonly to: number;
}

/** The passive verb that an agent belongs to. */
export function verbBefore(
  { sentence: { words, start } }: Read,
  by: number,
  prose: (from: number, to: number) => string,
): Passive | undefined {
  for (let at = by - 1; at > 0 && at > by - MOST_BETWEEN; at -= 1) {
    const [word, byWord] = [words[at], words[by]];
    if (!word || !byWord) return undefined;
    const auxiliary = AUXILIARY.exec(prose(Math.max(start, word.start - 60), word.start));
    if (!auxiliary) continue;
    const irregular = IRREGULAR_BY_PARTICIPLE.get(word.text);
    const base = irregular?.base ?? (word.text.endsWith('ed') ? baseOf(word.text) : undefined);
    const between = prose(word.end, byWord.start);
    const behind = words[by - 1]?.text ?? '';
    // "Applied to all that is emitted by it": of what is emitted, "by" tells.
    if (at < by - 1 && (IRREGULAR_BY_PARTICIPLE.has(behind) || /ed$/.test(behind))) return undefined;
    const isGift = GIVES.test(word.text) && THING_BETWEEN.test(between);
    const middle = /^\s+$/.test(between) || isGift ? undefined : BETWEEN.exec(between);
    if (base === undefined || middle === null) return undefined;
    const {
      be,
      being,
      modal,
      need,
      perfect,
      not,
      none,
      never,
      amid,
      since,
      how = amid ?? since ?? '',
    } = auxiliary.groups ?? {};
    if (being !== undefined && be === undefined) return undefined;
    return {
      participle: word.text,
      past: irregular?.past ?? word.text,
      base,
      ...{ be, being, modal, need, perfect, how },
      isDenied: (not ?? none ?? never) !== undefined,
      particle: middle?.groups?.['particle'] ?? '',
      from: word.start - auxiliary[0].length,
      to: word.end,
    };
  }
  return undefined;
}

export function verbOf(verb: Verb): string | undefined {
  const { base, past, participle, isOne, isDenied, be, being, modal, need, perfect } = verb;
  const not = isDenied ? ' not' : '';
  if (modal !== undefined) return `${modal}${not} ${base}`;
  if (perfect !== undefined)
    return `${perfect === 'had' ? 'had' : isOne ? 'has' : 'have'}${not} ${participle}`;
  if (need !== undefined) {
    if (need.startsWith('will')) return `${need} to ${base}`;
    if (/^(?:is|are)$/.test(need)) return `${isOne ? 'is' : 'are'} to ${base}`;
    const plain = need.startsWith('need') ? 'need' : 'have';
    return `${isOne ? (plain === 'have' ? 'has' : 'needs') : plain} to ${base}`;
  }
  const isPast = be === 'was' || be === 'were';
  if (being !== undefined) {
    const ing = ingOf(base);
    return ing && `${isPast ? (isOne ? 'was' : 'were') : isOne ? 'is' : 'are'}${not} ${ing}`;
  }
  if (isDenied) return `${isPast ? 'did' : isOne ? 'does' : 'do'} not ${base}`;
  if (isPast) return past;
  return conjugate(base, !isOne);
}

/** "Must automatically check", "automatically checks", "does not automatically check". */
export function placed(how: string, form: string): string {
  const [, auxiliary = ''] = BEFORE_HOW.exec(form) ?? [];
  return `${auxiliary}${how} ${form.slice(auxiliary.length)}`;
}

const BEFORE_HOW = new RegExp(
  String.raw`^((?:(?:${MODAL}|cannot|does|do|did)\s+(?:not\s+)?|(?:has|have|had|is|are|was|were)\s+(?:not\s+)?(?!to\s)))[a-z]`,
);
