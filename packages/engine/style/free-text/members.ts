import { ADJECTIVE, NOUN, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isOrder } from './sentences.ts';

/** Words at which a name ends: what stands on the other side is no part of it. */
const EDGE = String.raw`(?:the|an?|any|all|every|each|our|your|their|its|in|on|at|of|for|to|from|with|without|within|by|as|when|if|where|that|which|who|unless|except|because|since|so|than|into|inside|outside|about|between|over|under|before|after|behind|through|like|and|or|is|are|be|was|were|has|have|must|should|shall|can|may|not|no|never|only|always|use|using|avoid|write|prefer|favou?r|keep|put|include|add|make|do|don['’]t|such|more|less|fewer|other|both)`;
const WORD = String.raw`(?!${EDGE}(?![\p{L}'’-]))[\p{L}\d][\p{L}\d'’-]*`;
const NAME = `${WORD}(?: ${WORD}){0,2}`;
const LIST = new RegExp(
  String.raw`(?<![\p{L}\d'’-])${NAME}(?:(?:, ${NAME})+,)? (?:and|or|but) (?:(?:an?|the|in|for|on) )?${NAME}(?![\p{L}'’-])`,
  'giu',
);
const BETWEEN = /, (?:and |or )?| (?:and|or|but) /u;
/** “Between A and B”: one thing together. */
const TOGETHER =
  /(?:between|both|either|neither|from|mix|combine|combining|spaces? around)(?: (?:the|an?))? $/iu;
/** “The first word and proper nouns”, “full stops and quotation marks”: what describes the one may describe the other. */
const JOINTLY =
  /\b(?:nouns?|(?<!file )names?|verbs?|objects?|subjects?|words?|letters?|numbers?|figures?|marks?)$/iu;
const ARTICLE = /(?:^|(?<= ))(?:an?|the|in|for|on|within|with) $/iu;
const OPENS = /^(?:an?|the|in|for|on) /iu;
const lastOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1).toLowerCase();
const isQuality = (name: string) => (partsOf(lastOf(name)) & (ADJECTIVE | NOUN)) === ADJECTIVE;
const isName = (name: string) =>
  !/[\p{Lu}\d]/u.test(name.slice(1)) &&
  !/ \p{L}+ing$/u.test(name) &&
  (partsOf(lastOf(name)) & (NOUN | PLURAL | ADJECTIVE)) !== 0;

export interface Member {
  readonly name: string;
  /** The sentence as it would be of it alone. */
  readonly alone: string;
}

/** A sentence that names several things alike, once for each of them: “no period behind a label or a button”. */
export function membersOf(sentence: string): readonly (readonly Member[])[] {
  return [...sentence.matchAll(LIST)].flatMap((match) => {
    // “Don't end buttons and labels with …”: the verb is of both.
    const verb = ORDERS.test(sentence.slice(0, match.index)) ? match[0].indexOf(' ') + 1 : 0;
    const [first = '', ...others] = match[0].slice(verb).split(BETWEEN);
    // “Keep headings concise but descriptive”: what is described is of both.
    const described = [first, ...others].every(isQuality) ? first.lastIndexOf(' ') + 1 : 0;
    const names = [first.slice(described), ...others];
    const before = sentence.slice(0, match.index + verb + described);
    const behind = sentence.slice(match.index + match[0].length);
    const jointly = names.some((name) => JOINTLY.test(name) || !isName(name));
    if (jointly || TOGETHER.test(before) || isOrder(names.at(-1) ?? '')) return [];
    const article = ARTICLE.test(before);
    return [
      names.map((name) => ({
        name,
        alone: `${before}${article ? name.replace(OPENS, '') : name}${behind}`,
      })),
    ];
  });
}
/** What stands before the verb of an order. */
const ORDERS = /^(?:(?:please|always|never|do not|don['’]t|we|to) )*$/iu;
