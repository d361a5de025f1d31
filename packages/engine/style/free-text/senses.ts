import type { PatternSwap } from '../../checks/pattern.ts';
import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import { lookUp, VERB } from '../../spelling/lexicon.ts';
import { unmasked, type RuleText } from './rule-text.ts';
import type { RuleSentence } from './sentences.ts';
import { verdictIn } from './verdicts.ts';

/** One of the meanings of a word, which the words around it tell. */
interface Sense {
  readonly word: string;
  /** How rules name the meaning, or the word that they put in its place. */
  readonly names: RegExp;
  /** How rules name the meaning that is meant to stay. */
  readonly other: RegExp;
  readonly swaps: readonly PatternSwap[];
  /** The meaning must be named beside the word. */
  readonly apart?: boolean;
}

const SUBJECT = String.raw`(?:the|an?|this|that|these|those|it|you|they|we|he|she|there|your|our|their|its|each|every|all|both|some|many|most|no|nothing|everything|\p{L}+s)`;
const FINITE = String.raw`(?:is|are|isn['’]t|aren['’]t|can|cannot|can['’]t|must|will|won['’]t|may|might|should|does|doesn['’]t|do|don['’]t|has|have|hasn['’]t|haven['’]t|needs?|requires?|uses?|contains?|supports?|runs?|takes?)`;
const CLAUSE = String.raw`(?:(?:it|this|that) \p{L}+s|(?:you|they|we) (?!\p{L}+ed\b)\p{L}+|${SUBJECT}(?: [\p{L}'’-]+){0,5}? ${FINITE})(?![\p{L}'’-])`;
const PERFECT =
  /\b(?:has|have|had|hasn['’]t|haven['’]t|hadn['’]t)\b|['’]ve\b|\b(?:ever|long|years|months|days) $/;
const PERSON =
  /\b(?:you|users?|customers?|administrators?|admins?|members?|people|they|who|anyone|everyone|nobody|callers?|we)\s+$/i;
const BEFALLS =
  /^(?:\s+(?:also|still|even))?\s+(?:see|notice|experience|encounter|need|want|find|have|get|receive|lose|wonder|be|already|run into|prefer|know|think|not (?:see|notice|have|need|want))\b/;
const isVerb = (after: string): boolean => {
  const [, word = ''] =
    /^\s+(?:(?:not|also|still|then|only|even|no longer|sometimes)\s+)*(\p{Ll}+)/u.exec(after) ?? [];
  return (lookUp(word) & VERB) !== 0;
};

const swap = (source: string, to: string | null, when?: PatternSwap['when']): PatternSwap => ({
  pattern: new RegExp(source, 'gu'),
  ...(to !== null && { to }),
  ...(when && { when }),
});
/** The meanings that are told by their neighbours; where these leave a doubt, nothing is found. */
const SENSES = lazily<readonly Sense[]>(() => [
  {
    word: 'since',
    names: /because|caus(?:e|al|ality)\b|reasons?/,
    other: /\btime\b|tempor\w+|dates?\b|durations?|point in time|when\b/,
    swaps: [
      swap(String.raw`\b[Ss]ince(?= ${CLAUSE})`, 'because', ({ sentence }) => {
        const [opening, ...rest] = sentence.split(/,\s/);
        const main = /^\W*Since\b/.test(opening ?? '')
          ? rest.join(', ')
          : sentence.replace(/\bsince\b.*$/s, '');
        return main !== '' && !PERFECT.test(main) && !/\bit(?:['’]s| is)\b[^,]*$/.test(main);
      }),
    ],
  },
  {
    word: 'once',
    names: /\bafter\b|\bwhen\b|as soon as/,
    other: /one time|single time|a single|only one|number of times|count/,
    swaps: [
      swap(
        String.raw`\b[Oo]nce(?= (?:the|this|these|those|it|you|they|we|your|our|its|their|all|both|everything)(?:['’]\p{L}+)?(?: [\p{L}'’-]+)+| (?:\p{L}+ed|complete|done|ready|set up|finished)\b)`,
        'after',
        ({ before }) => !/\b(?:at least|more than|only|just|not|at|than)\s+$/.test(before),
      ),
    ],
  },
  {
    word: 'while',
    names: /although|though|whereas|contrast|concession|\bbut\b/,
    other: /\btime\b|tempor\w+|simultan\w+|same time|during|duration/,
    swaps: [
      swap(
        String.raw`(?<=^|[.!?:]\s)While(?= (?:it(?:['’]s| is) (?:possible|true|not|recommended|important|easy|tempting|technically|generally|often)\b|${SUBJECT}(?: [\p{L}'’-]+){0,4}? (?:can|may|might|could|should|does not|doesn['’]t|do not|don['’]t|isn['’]t|is not|aren['’]t|are not)\b)[^.!?]*,)`,
        'although',
      ),
      swap(String.raw`(?<=[\p{L}\d], )while(?= ${CLAUSE})(?![^.!?]*\p{L}ing\b)`, 'whereas'),
    ],
  },
  {
    word: 'as',
    names: /because|caus(?:e|al)\b|reasons?/,
    other: /\btime\b|compar\w+/,
    swaps: [
      swap(
        String.raw`(?<=[\p{L}\d], )as(?= (?:it|this|they|there|the|these|your|our|its|their|we) (?:[\p{L}'’-]+ ){0,3}?(?:is|are|can|cannot|can['’]t|has|have|does|do|will|must|might|may)\b)(?! (?:it|they) (?:is|are) (?:in|for|with|on)\b)`,
        'because',
      ),
    ],
  },
  {
    word: 'may',
    names: /possib\w+|probab\w+|likel\w+|chance|might|uncertain\w*/,
    other: /permission|permitted|allowed|permissive/,
    swaps: [
      swap(
        String.raw`(?<=\p{L}\s)may\b`,
        'might',
        ({ before, after }) => isVerb(after) && (!PERSON.test(before) || BEFALLS.test(after)),
      ),
    ],
  },
  {
    word: 'may',
    names: /permission|permitted|allowed to|permissive|\bcan\b/,
    other: /possib\w+|probab\w+|likel\w+|chance|might|uncertain\w*/,
    swaps: [
      swap(
        String.raw`(?<=\p{L}\s)may\b`,
        'can',
        ({ before, after }) => isVerb(after) && PERSON.test(before) && !BEFALLS.test(after),
      ),
    ],
  },
  {
    word: 'over',
    names: /more than|numbers?|quantit\w+|amounts?|figures/,
    other: /position|spatial|above|physical/,
    swaps: [
      swap(
        String.raw`(?<!\b(?:go|goes|went|took|taken|left|carry|carried|spread) )\b[Oo]ver(?= (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a (?:hundred|thousand|million|dozen)|half)\b)(?! \d+ (?:years|months|weeks|days|hours|minutes|seconds) (?:and|of|or)\b)`,
        'more than',
      ),
    ],
  },
  {
    word: 'should',
    apart: true,
    names: /mandator\w+|obligat\w+|required?|requirements?/,
    other: /recommend\w*|optional|advice|suggest\w*/,
    swaps: [
      {
        pattern: /\bshould\b/gu,
        when: ({ before, after }) => PERSON.test(before) && isVerb(after) && !BEFALLS.test(after),
        message: 'Write “must” instead of “{match}” if this is mandatory.',
      },
    ],
  },
  ...Object.entries({
    higher: 'later',
    above: 'later',
    newer: 'later',
    lower: 'earlier',
    below: 'earlier',
    older: 'earlier',
  }).map(([word, better]): Sense => ({
    word,
    names: /\bversions?\b/,
    other: /position|\bpages?\b|\bplace/,
    swaps: [swap(String.raw`(?<=\bv?\d+(?:\.[\dx]+)*,? (?:and |or )?)${word}(?!\p{L}| than)`, better)],
  })),
]);

/** What a rule says of words in one of their meanings, and the sentences that say it. */
export interface SensesTold {
  readonly checks: readonly Check[];
  readonly sentences: ReadonlySet<RuleSentence>;
}

/** “Use “because” for reasons, not “since””. Undefined where a rule speaks of no meaning that is told by its neighbours. */
export function sensesTold({ sentences, quotes, advice }: RuleText): SensesTold | undefined {
  const opened = sentences.map((sentence) => ({
    sentence,
    clauses: unmasked(sentence.text, quotes).toLowerCase().split(/;\s/),
  }));
  const whole = opened.flatMap(({ clauses }) => clauses).join('. ');
  const told = SENSES().flatMap((sense) =>
    opened
      .filter(({ clauses }) => clauses.some((clause) => isShunned(sense, clause, whole)))
      .map(({ sentence }) => ({ sense, sentence })),
  );
  if (told.length === 0 || told.some(({ sentence }) => EXCEPTED.test(sentence.text))) return undefined;
  const message = `“{match}” has other meanings: write “{replacement}”. The house style says: ${advice}`;
  const swaps = [...new Set(told.map(({ sense }) => sense))].flatMap((sense) => sense.swaps);
  return {
    checks: [{ kind: 'pattern', message, swaps }],
    sentences: new Set(told.map(({ sentence }) => sentence)),
  };
}

const EXCEPTED = /(?<![A-Za-zÀ-ž])(?:except|unless|apart from|other than)(?![A-Za-zÀ-ž])/iu;
const NOT = String.raw`(?:not|never|no|nor|avoid|avoiding|don't|stop|instead of|rather than|in place of|over|than|replace|resist|mustn't|shouldn't|cannot|can't)`;
const SHUNNED_BEFORE = new RegExp(
  String.raw`(?<![\p{L}'])${NOT}(?:,? (?:“[^”]*”|use|using|say|saying|write|writing|the|an?|word|conjunction|verb|or|and|ever|with|to))*,?\s*$`,
  'u',
);

/** Says for what a word is kept. */
const KEPT =
  /^(?!.*(?<![\p{L}'])(?:not|never|avoid|don't|no)(?![\p{L}'])).*(?<!\p{L})(?:only|reserve[ds]?|keep|use[ds]?|denotes?|means?|express(?:es)?|stands? for|(?:is|are) (?:for|about)|limit(?:ed)?)(?!\p{L})/u;

/** Whether a clause (lower case, quoted words in “”) is against a word in this meaning, or keeps the word for another. */
function isShunned(sense: Sense, clause: string, whole: string): boolean {
  const { word, names, other } = sense;
  const at = wordIn(clause, sense);
  if (!at) return false;
  const [before, after] = [clause.slice(0, at.start), clause.slice(at.end)];
  const against = SHUNNED_BEFORE.test(before) || verdictIn(after) === 'shunned';
  // “Avoid “can”, “may”, “probably””: words of a list, none of which names a meaning.
  const isListed = LIST.test(clause);
  const apart = (text: string) => (isListed ? text.replace(/“[^”]*”/gu, ' ') : text);
  const meant = meaningIn(sense, apart(after)) ?? meaningIn(sense, apart(before));
  if (meant !== undefined) return against ? meant === 'names' : meant === 'other' && KEPT.test(clause);
  const said = apart(whole);
  return against && !sense.apart && names.test(said) && !other.test(said.replaceAll(`“${word}”`, ''));
}

const LIST = /“[^”]*”(?:,? (?:and|or) “[^”]*”|, “[^”]*”){2}/u;

/** Which meaning a text names first. */
function meaningIn({ names, other }: Sense, text: string): 'names' | 'other' | undefined {
  const said = text.replace(/(?<!\p{L})(?:when|where|if) (?:you|we|it) means? /gu, '');
  const [one, two] = [said.search(names), said.search(other)];
  if (one < 0 && two < 0) return undefined;
  return two < 0 || (one >= 0 && one < two) ? 'names' : 'other';
}

/** Where a clause speaks of the word: in quotes, or beside the word that is to replace it. */
function wordIn(
  clause: string,
  { word, swaps }: Sense,
): { readonly start: number; readonly end: number } | undefined {
  const quoted = clause.indexOf(`“${word}”`);
  if (quoted >= 0) return { start: quoted, end: quoted + word.length + 2 };
  const better = swaps.flatMap(({ to }) => (typeof to === 'string' ? to : [])).join('|');
  const plain = new RegExp(
    String.raw`^(?:(?:always|please|use|write|say|prefer) )*“?(?:${better})”?,? (?:and )?(?:not|never|instead of|rather than|over) (?<word>${word})(?![\p{L}'])|(?<![\p{L}'])${NOT} (?:use |using |write |say )?(?<word2>${word}) (?:for|to mean|meaning|in the sense of|when you mean|as in|where you mean)(?![\p{L}'])`,
    'du',
  ).exec(clause)?.indices?.groups;
  const [start, end] = plain?.['word'] ?? plain?.['word2'] ?? [];
  return start === undefined || end === undefined ? undefined : { start, end };
}
