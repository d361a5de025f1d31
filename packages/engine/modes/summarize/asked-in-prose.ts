import type { Block, SourceDocument } from '../../document/types.ts';
import { BE, classesOf, HAVE, MODAL } from '../../spelling/function-words.ts';
import {
  ADJECTIVE,
  lookUp,
  NOUN,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isImperative } from '../generate/signs.ts';
import { WITH_PARTICLE } from '../keywords/long-tail.ts';
import { standAlone } from '../reading/independence.ts';
import { readable } from '../reading/readable.ts';
import type { Outline } from '../reading/sections.ts';
import { capitalized, capitalizedWord, uncapitalized } from '../writing/capitals.ts';
import { CLAUSE, LOOKS } from './procedures.ts';
import { FORBIDS } from './warnings.ts';

/** What a text without headings asks of its readers, in the sentences of its paragraphs. */
export interface AskedInProse {
  /** What to do, in order; a sentence that only the one before it makes clear stands behind that. */
  readonly orders: readonly string[];
  /** What readers must have or be. */
  readonly requirements: readonly string[];
  /** What the text is for, where an order opens it: "How to join the beta."; empty otherwise. */
  readonly aim: string;
  /** Where the sentences start that are told in either. */
  readonly at: ReadonlySet<number>;
}

const NOTHING: AskedInProse = { orders: [], requirements: [], aim: '', at: new Set() };

/** In words: a sentence that lends another its noun, and one that asks. */
const LONGEST_BEFORE = 20;
const LONGEST_ORDER = 45;
/** "You need a paid plan.", "Runners must be at least 16.", "feedmill requires Node 24.", "A photo ID is required." */
const REQUIRES =
  /^(?:you(?:['’]ll| will)? (?:also |only )?need (?!to (?!be\b|have\b))|you (?:must|need to|have to) (?:also )?(?:be|have|hold|own)\b|(?:all )?[\p{L}-]+(?: [\p{L}-]+){0,2} (?:must|need to|have to) (?:be (?:at least|over|under|aged|enrolled|registered|members?\b|residents?\b|an? (?:member|resident|customer|student|employee))|have |hold |own )|(?:the |this )?[\p{L}\d-]+(?: [\p{L}\d-]+)? (?:requires|needs) (?!to\b)|an? [^,.;]{3,40} is (?:required|needed)\b)/iu;
/** What writers ask of a reader's mind, and no deed; where to read on. */
const OF_THE_MIND =
  /^(?:please )?(?:note|consider|imagine|suppose|assume|think|remember|recall|picture|take,? for|let|see(?! (?:your|an?|the) (?:gp|doctor|nurse|vet|dentist|midwife|pharmacist|physio(?:therapist)?|optician|lawyer|solicitor|(?:line )?manager|coach|teacher|trainer)\b)|learn|thank|welcome|enjoy|hope|look (?:forward|at)|say|feel free|rest assured|mind)\b/i;
const IN_TURN = /^(?:first|next|then|after that|afterwards|finally|lastly|now),? (?=\p{Ll})/iu;
/** "Clients should retry it." */
const DUTY =
  /^(?:(?:the|each|every|an?) (?:\p{Ll}+ )?(?:tenant|client|caller|user|employee|member|customer|visitor|student|contractor|driver|applicant|owner|holder|participant|manager|lead|reviewer|author)|(?:all |the |your )?(?:\p{Ll}+ )?(?:clients|consumers|callers|users|runners|parents|children|visitors|guests|residents|tenants|patients|drivers|players|applicants|participants|staff|members|employees|students|customers|pupils|holders|admins|administrators|developers|engineers|volunteers|passengers|contractors|managers|teams)) (?:must|should|have to|need to) (?!not\b|never\b|be able\b|also not\b)/iu;
const ORDERS_YOU = /^you (?:must|should|need to|have to) (?!be\b|have\b|not\b|also be\b|see\b|hold\b|own\b)/i;
/** "To join the beta, open …", "Before your blood test, do not eat." */
const OPENS_WITH_AIM =
  /^(?:to|in order to) (?<deed>(?!be\b)\p{Ll}+ [^,;:()]{3,60}), |^(?<when>before|after|during|on) (?<event>(?:an?|the|your|each|every) [^,;:()]{3,50}), /iu;
/** Who points at something that stands before: "Renew it online". */
const POINTS_BACK = /^(?:[^\s,]+ ){1,4}(?:it|them|this|these)\b/i;

/** @param withCode whether orders may show code */
export function readAskedInProse(
  document: SourceDocument,
  { root, sections, title }: Outline,
  withCode: boolean,
): AskedInProse {
  const told = [root, ...sections].filter(({ blocks }) => blocks.length > 0);
  if (told.some((section) => section.level > 0 && section.title !== title)) return NOTHING;
  const all = told.flatMap((section) => section.blocks);
  const blocks = all.filter(
    ({ kind, list, quoted }) => kind === 'paragraph' && list === undefined && !quoted,
  );
  const orders: string[] = [];
  const requirements: string[] = [];
  const at = new Set<number>();
  let aim: string | undefined =
    titleAsAim(title, all[0]) || titleAsTask(document, title, all[0]) || lineAsAim(document, all);
  for (const block of blocks)
    for (const [index, sentence] of block.sentences.entries()) {
      const said = readable(document, block, sentence);
      const isSentence = /[.!]["”’)]?$/.test(said) && sentence.words.length <= LONGEST_ORDER;
      if (sentence.words.length > 2 && !OF_THE_MIND.test(said)) aim ??= aimOf(said);
      if (!isSentence || (!withCode && said.includes('`'))) continue;
      if (REQUIRES.test(said) && standAlone(said, false)?.leaning === false) requirements.push(said);
      else if (isAsked(said))
        orders.push(withNoun(document, block, index, { said, at, isFirst: orders.length === 0 }));
      else continue;
      at.add(sentence.start);
    }
  return { orders, requirements, aim: aim ?? '', at };
}

/** "How to connect to the VPN" right above its steps. */
const titleAsAim = (title: string, first: Block | undefined): string | undefined =>
  first?.list && HOW_TO.test(title) ? `${title.replace(/[.:]$/, '')}.` : undefined;

/** Sentences. */
const OPENING = 2;

/** "Trade in your old bike" above "Bring it to a shop." */
function titleAsTask(document: SourceDocument, title: string, first: Block | undefined): string {
  const opening = first?.list ? [] : (first?.sentences ?? []).slice(0, OPENING);
  if (!first || !(isImperative(title) || WITH_PARTICLE.test(title))) return '';
  return opening.some((sentence) => isAsked(readable(document, first, sentence)))
    ? `How to ${uncapitalized(title.replace(/[.:]$/, ''))}.`
    : '';
}

/** The same of a line that no marks make a title. */
function lineAsAim(document: SourceDocument, [first, second]: readonly Block[]): string | undefined {
  const line = first && second && !first.list ? readable(document, first) : '';
  return HOW_TO.test(line) ? `${line.replace(/:$/, '')}.` : undefined;
}

const HOW_TO = /^how to [^.!?]{3,80}$/i;

/** Whether a sentence tells its reader to do something, always or in a case. */
export function isAsked(said: string): boolean {
  const text = said.replace(IN_TURN, '').replace(/^please /i, '');
  const behind = text.replace(CLAUSE, '');
  if (isNoun(text)) return false;
  if (forbids(text)) return true;
  const [, ...others] = text.split(/; (?:so |then )?(?:please )?|, so (?:please )?|, please /);
  return (
    isOrder(text) ||
    (behind !== text && (isOrder(behind) || ACTS.test(behind) || (FOR_AIM.test(text) && actsAt(behind)))) ||
    (BRIEFLY.test(text) && actsAt(text)) ||
    others.some((other) => isImperative(capitalizedWord(other)) && !OF_THE_MIND.test(other))
  );
}

/** "Heat packs relax the muscles": a plural behind the word, and a verb behind that. */
function isNoun(text: string): boolean {
  const [, things = '', verb = ''] = /^\p{Lu}\p{Ll}+ (\p{Ll}+s) (\p{Ll}+) /u.exec(text) ?? [];
  const facts = lookUp(verb);
  return (
    (partsOf(things) & PLURAL) !== 0 &&
    (facts & VERB) !== 0 &&
    verbShare(facts) >= SURELY_VERB &&
    (partsOf(verb) & (THIRD_PERSON | PAST)) === 0
  );
}
/** In fifteenths. */
const SURELY_VERB = 13;

/** What forbids is a warning. */
const forbids = (said: string): boolean => FORBIDS.test(said) || FORBIDS.test(said.replace(CLAUSE, ''));

function isOrder(text: string): boolean {
  const said = capitalizedWord(text.replace(/^(?:then|please) /i, ''));
  return (
    !FORBIDS.test(said) &&
    !OF_THE_MIND.test(said) &&
    (isImperative(said) || LOOKS.test(said) || ORDERS_YOU.test(said) || DUTY.test(said))
  );
}

const FOR_AIM = /^(?:to|in order to|if|when|once) /i;
/** "Stir well", "Apply online": a verb and how it is done. */
const BRIEFLY =
  /^\p{Lu}\p{Ll}+ (?:well|gently|carefully|thoroughly|briefly|again|online|slowly|quickly|generously|in person|(?:before|after|when|until|as soon as) you|by (?:phone|email|post))\b/u;

/** Whether a text begins with a verb in its base form that has no subject: "discard half of it", and not "water enters". */
function actsAt(text: string): boolean {
  const [, first = '', second = ''] = /^(\p{L}+) ([\p{L}’'\d`]+)/u.exec(text) ?? [];
  const next = partsOf(second.toLowerCase());
  return (
    (partsOf(first.toLowerCase()) & VERB) !== 0 &&
    classesOf(first.toLowerCase()) === 0 &&
    (classesOf(second.toLowerCase()) & (BE | MODAL | HAVE)) === 0 &&
    (next & (THIRD_PERSON | NOUN)) !== THIRD_PERSON &&
    (next & (PAST | ADJECTIVE | NOUN)) !== PAST &&
    !/^(?:does|do|did|not|never|also|only|and|or|will|can|runs?|goes)$/i.test(second) &&
    !/^(?:no|all|most|only|there|please|then)$/i.test(first)
  );
}

/** What only an order is behind "If you feel faint,". */
const ACTS =
  /^(?:please )?(?:lie|sit|stand|stay|leave|drink|eat|come|arrive|return|call|phone|speak|talk|email|mail|order|book|pay|park|share|bring|carry|wash|cook|ring|ask|tell|tap|sign|log|go|see|reply)\b(?! (?:is|are|was|can|will)\b)/i;

/** "A voucher is valid for one day. Use it on the way in.": an order behind the sentence that says of what. */
function withNoun(
  document: SourceDocument,
  block: Block,
  index: number,
  { said, at, isFirst }: { readonly said: string; readonly at: Set<number>; readonly isFirst: boolean },
): string {
  const text = capitalized(said.replace(/^please /i, ''));
  const before = block.sentences[index - 1];
  const isNear = before !== undefined && !at.has(before.start) && before.words.length <= LONGEST_BEFORE;
  if (!isNear || !POINTS_BACK.test(said) || isFirst) return text;
  const named = readable(document, block, before);
  if (standAlone(named, false)?.leaning !== false || !/[.!]$/.test(named)) return text;
  at.add(before.start);
  return `${named} ${text}`;
}

/** "How to join the beta.", "What to do before your blood test."; empty where the first sentence says neither. */
function aimOf(said: string): string {
  const { deed, when = '', event } = OPENS_WITH_AIM.exec(said)?.groups ?? {};
  if (!isAsked(said)) return '';
  if (deed !== undefined) return `How to ${deed}.`;
  return event === undefined ? '' : `What to do ${when.toLowerCase()} ${event}.`;
}
