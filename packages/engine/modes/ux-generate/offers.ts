import { baseOf } from '../../spelling/inflect.ts';
import { asSentence } from '../generate/sentences.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { capitalized } from '../writing/capitals.ts';
import { namesParts } from './phrases.ts';
import { isOrder } from './shapes.ts';

const PEOPLE = String.raw`(?:the )?(?:users?|them|people|they|you|customers?|members?|persons?|visitors?)`;
const ABLE = new RegExp(
  String.raw`^(?:and |but )?(?:(?<lets>let) ${PEOPLE}|${PEOPLE} (?:(?:(?<must>should|must|needs? to|has to|have to) be able to|(?<has>should have|must have|have|has|gets?) (?:an?|the) (?:option|way|choice) to)|can(?: also| either| then| choose to)?)) (?<what>.+)$`,
  'iu',
);
/** When it can be done says nothing on a button. */
const AT_ONCE =
  /\s+(?:right away|right there|right now|now|immediately|directly|at once|from there|inline)$/i;

/** What a sentence says that people can do: "They can upgrade or delete a board", "Users should be able to update the card"; none where it says that of one thing in passing. */
export function offersIn(sentence: string): readonly string[] {
  const { must, has, lets, what = '' } = ABLE.exec(sentence)?.groups ?? {};
  const all = what
    .split(/,\s*(?:or\s+)?|\s+or\s+/)
    .map((one) =>
      one
        .replace(AT_ONCE, '')
        .replace(/^(\p{L}+) it$/u, '$1')
        .trim(),
    )
    .filter(Boolean);
  return all.every(isOrder) && (all.length > 1 || must || has || lets) ? all : [];
}

const ADVISES =
  /^(?:(?:\p{L}+ ){0,3}?(?:should |could |want to |need to |would like to )?(?:also )?)?(?:(?:suggest|recommend|advise|encourage|remind)s?(?: (?:that )?(?:them|they|people|users?|the user|customers?))?|(?:tell|warn|ask|invite|prompt|nudge|get)s? (?:them|people|users?|the user|customers?))(?<to> to)? (?<what>.+)$/iu;
/** "Other members are told to ask their admin" */
const TOLD_TO =
  /^(?:\p{L}+ ){1,3}(?:are|is|gets?) (?:told|asked|advised|reminded|encouraged)(?<to> to) (?<what>.+)$/iu;
/** "Tell people how many rows were skipped" */
const COUNTED = /^(?:tell|show|say)s?(?: (?:them|people|users?|the user))? how many (?<things>.+)$/i;
/** What helps, as the reader is told it: "ask an editor", "contact support". */
const HELPS =
  /^(?:ask|contact|try|check) (?!(?:for|them|people|users?|the user|that|whether|if|why)\b)\S+ \S/i;
const OPENS = /^(?:that|what|why|how|when|if|whether|where|about|for)\b/i;

/** What a request wants people to be advised, as they read it: "Check the spelling or remove a filter."; empty where it advises nothing. */
export function adviceIn(sentence: string): string {
  const things = COUNTED.exec(sentence)?.groups?.['things'];
  if (things) return asSentence(`{count} ${things}`);
  const { to, what = HELPS.test(sentence) ? sentence : '' } =
    (TOLD_TO.exec(sentence) ?? ADVISES.exec(sentence))?.groups ?? {};
  if (what === '' || OPENS.test(what) || namesParts(what)) return '';
  const told = what.replace(/(?<=^|, |\b(?:or|and) )\p{Ll}+ing\b/gu, (doing) => baseOf(doing) ?? doing);
  return capitalized(asSentence(toSecondPerson(to || told !== what || isOrder(told) ? told : `try ${told}`)));
}
