import { OPAQUE } from '../../document/characters.ts';
import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { baseOf, thirdPersonOf } from '../../spelling/inflect.ts';
import { IRREGULAR_BY_PARTICIPLE } from '../../spelling/irregular-verbs.ts';
import { isInDictionary } from '../../spelling/lexicon.ts';
import { lowerFirst } from '../reading/clauses.ts';
import { isFinite, isModifier, isNoun, tagSentence } from '../reading/parts-of-speech.ts';
import type { Change, Step } from '../rewriting/settle.ts';
import { capitalized } from '../writing/capitals.ts';
import { isAsWritten } from './clauses.ts';

const MODAL = 'can|could|may|might|must|should|will|would';
/** When or how it is done, and no part of who does it. */
const POINT_IN_TIME =
  '(?:at (?:start-?up|start|boot|launch|run ?time|build time|compile time|deploy time|shutdown|night|midnight|noon|checkout|sign-in|login)|on (?:start-?up|boot|launch|restart|exit|shutdown|failure|demand)|in (?:the background|advance|parallel|turn))';
/** "… is validated by the server when it starts.": the verb, who acts, and when. */
const PASSIVE = new RegExp(
  String.raw`\s(?:(?<be>is|are|was|were)|(?<modal>${MODAL})\s+be|(?<need>has|have|needs?)\s+to\s+be)\s+(?:(?<how>automatically|usually|also|always|then|normally|typically)\s+)?(?<verb>[a-z]+)\s+by\s+(?<agent>(?:(?:the|an?|your|our|this)\s+[^\s,;:.()]+(?:\s+(?!every|when|before|after|during|once|until|if|by|at|on|in|for|to|with|from|of|and|or|that|which|who|as|using)[^\s,;:.()]+){0,3})|you|us)(?<tail>(?:\s+(?:(?:every|when|before|after|during|once|until|if)\s[^,;:()]+|${POINT_IN_TIME}))?)(?=\.$)`,
);
/** What is no agent, and what is only a measure or a time. */
const NO_AGENT =
  /\b(?:numbers?|amount|factor|margin|percentage|width|length|index|names?|values?|order|date|size|count|means|way|time|moment|point|deadline|end|default|rule|law|policy|fact|use|following|same)$/i;
/** Participles of a state or a relation, which nobody brings about. */
const STATES =
  /^(?:followed|surrounded|preceded|prefixed|separated|delimited|accompanied|inspired|backed|powered|affected|covered|owned|sorted|grouped|ordered|identified|caused|licensed|defined|denoted|represented|determined|sponsored|limited|known|bound|meant|led|left|met|hit|divided|multiplied|reduced|increased|replaced|located|needed)$/;
/** What the order of the words decides: "no file is read by the job". */
const QUANTIFIED =
  /\b(?:no|none|any|only|each|every|few|both|neither|either|not|never|nobody|nothing|much|many)\b/i;
const OPENER = /^(?:Afterwards|Then|Also|Usually|By default|In this case|Finally|Otherwise),\s+/;
const OBJECTS: Readonly<Record<string, string>> = { they: 'them' };
const SUBJECTS: Readonly<Record<string, string>> = { us: 'we' };
const MOST_WORDS = 7;

/** "The token is validated by the server." as "The server validates the token.": who acts comes first, in a sentence of one clause. */
export const agentsAct: Step = (document) =>
  document.blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((block) => block.sentences.flatMap((sentence) => turn(document, block, sentence) ?? []));

function turn({ text, links }: SourceDocument, block: Block, sentence: Sentence): Change | undefined {
  const prose = block.prose.slice(sentence.start - block.start, sentence.end - block.start).trimEnd();
  const end = sentence.start + prose.length;
  if (!prose.includes(' by ')) return undefined;
  const source = text.slice(sentence.start, end);
  if (!isAsWritten(prose, source) || /["“”*_[\]<>]/.test(prose)) return undefined;
  const match = PASSIVE.exec(prose);
  const { be, modal, need, how, verb = '', agent: named = '', tail = '' } = match?.groups ?? {};
  const by = (match?.index ?? 0) + (match?.[0].indexOf(' by ') ?? 0) + ' by '.length;
  const agent = source.slice(by, by + named.length);
  const irregular = IRREGULAR_BY_PARTICIPLE.get(verb);
  const past = irregular?.past ?? verb;
  const base = STATES.test(verb)
    ? undefined
    : (irregular?.base ?? (verb.endsWith('ed') ? baseOf(verb) : undefined));
  const opener = OPENER.exec(prose)?.[0] ?? '';
  const subject = source.slice(opener.length, match?.index ?? 0);
  if (
    !match ||
    base === undefined ||
    NO_AGENT.test(agent) ||
    QUANTIFIED.test(subject) ||
    /\b(?:it|its|they|them|their|this|these)\b/i.test(`${agent} ${tail}`) ||
    links.some((link) => link.start < end && link.end > sentence.start) ||
    !isThing(block, sentence, sentence.start + opener.length, sentence.start + match.index)
  )
    return undefined;
  const [first = ''] = /^\S+/.exec(subject) ?? [];
  // Whether it is a name, nobody can tell.
  const isName = /^\p{Lu}/u.test(lowerFirst(first));
  if (isName && isInDictionary(first.toLowerCase())) return undefined;
  const who = SUBJECTS[agent] ?? agent;
  const isOne = !/^(?:you|we)$/.test(who) && !isPlural(block, sentence, sentence.start + by + named.length);
  const form = verbOf({ base, past, isOne, be, modal, need });
  if (form === undefined) return undefined;
  const begin = sentence.start + opener.length;
  const said = `${opener === '' ? capitalized(who) : who} ${how ? placed(how, form) : form} `;
  // Code stays where it is.
  const isCode = prose[opener.length] === OPAQUE;
  const object = isCode ? '' : (OBJECTS[first.toLowerCase()] ?? lowerFirst(first));
  return {
    key: JSON.stringify(['agent', prose]),
    yields: true,
    edits: [
      {
        start: begin,
        end: isCode ? begin : begin + first.length,
        text: said.replace(/\s*\n\s*/g, ' ') + object,
      },
      { start: sentence.start + match.index, end: sentence.start + by + named.length, text: '' },
    ],
  };
}

/** "Must automatically check", "automatically checks". */
function placed(how: string, form: string): string {
  const [first = '', ...rest] = form.split(' ');
  return rest.length > 0 && new RegExp(`^(?:${MODAL})$`).test(first)
    ? `${first} ${how} ${rest.join(' ')}`
    : `${how} ${form}`;
}

interface Verb {
  readonly base: string;
  readonly past: string;
  readonly isOne: boolean;
  readonly be?: string | undefined;
  readonly modal?: string | undefined;
  readonly need?: string | undefined;
}

function verbOf({ base, past, isOne, be, modal, need }: Verb): string | undefined {
  if (modal !== undefined) return `${modal} ${base}`;
  if (need !== undefined) {
    const plain = need.startsWith('need') ? 'need' : 'have';
    return `${isOne ? (plain === 'have' ? 'has' : 'needs') : plain} to ${base}`;
  }
  if (be === 'was' || be === 'were') return past;
  return isOne ? thirdPersonOf(base) : base;
}

/** Whether who acts, named up to an offset, is several. */
function isPlural(block: Block, sentence: Sentence, end: number): boolean {
  const tags = tagSentence(block, sentence);
  const last = tags[sentence.words.findLastIndex((word) => word.end <= end)];
  return last === 'NNS' || last === 'NNPS';
}

/** Whether all in front of the verb is one plain noun phrase, or a pronoun. */
function isThing(block: Block, sentence: Sentence, from: number, to: number): boolean {
  const tags = tagSentence(block, sentence);
  const { words } = sentence;
  const own = words.flatMap((word, index) =>
    word.start >= from && word.end <= to ? [{ word, tag: tags[index] ?? '' }] : [],
  );
  if (own.length < 1 || own.length > MOST_WORDS) return false;
  const last = own.at(-1);
  const isPronoun = own.length === 1 && /^(?:it|they)$/i.test(own[0]?.word.text ?? '');
  return (
    isPronoun ||
    (last !== undefined &&
      (isNoun(last.tag) || last.word.kind === 'code') &&
      own.every(
        ({ word, tag }, index) =>
          word.kind === 'code' ||
          (!isFinite(tag) &&
            (isNoun(tag) ||
              isModifier(tag) ||
              /^(?:DT|PRP\$|CD)$/.test(tag) ||
              (index > 0 && /^(?:of|for)$/.test(word.text)))),
      ))
  );
}
