import { lookUp, THIRD_PERSON, VERB } from '../../../spelling/lexicon.ts';
import { IMPERATIVE } from '../../generate/signs.ts';
import { capitalized } from '../../writing/capitals.ts';
import { asSentence } from '../../generate/sentences.ts';
import { amountsOf } from './amounts.ts';
import { splitChanges } from './clauses.ts';
import { withVerb } from './elliptic.ts';
import { formerIn } from './former.ts';
import { hasFiniteVerb } from '../../simplify/clauses.ts';

/** One thing that a person wants worked into a document. */
export interface Incoming {
  /** As it is written, without a list mark; its lines at the left edge. */
  readonly text: string;
  readonly kind: 'item' | 'paragraph' | 'block';
  /** The heading that it stands under, and the level of that; an empty title for none. */
  readonly heading: { readonly title: string; readonly level: number };
  /** The paragraph that it is a sentence of, counted from the start; undefined for a part by itself. */
  readonly paragraph?: number;
  /** The title over what another sentence of its paragraph changed. */
  readonly near?: string;
}

/** More, in UTF-16 code units, is no single statement or order. */
export const LONGEST = 2_000;
/** Of more, in UTF-16 code units, sentences stay whole: twice as many would be read twice as long. */
const LONGEST_NOTE = 20_000;

const LIST_MARK = /^[ \t]{0,3}(?:[-*+•]|\d{1,3}[.)])[ \t]+/;
/** "Please merge these": what is done anyway. */
const ASKS_TO_MERGE =
  /^(?:please |pls |can you |could you )?(?:merge|combine|incorporate|integrate|work in|include|apply|add)\s+(?:these|this|those|them|it|the following|the (?:new |\d{4} )?(?:rules|guidelines|changes|points|notes))\b[^.!?:]{0,50}[.!?:]?\s*$/i;
/** "Quick updates, can you put these in?", "Please update the policy as follows." */
const ASKS_FOR_ALL =
  /^(?!\s*[-*•\d])[^.!?:\n]{0,60}\b(?:put|work|get|merge|add|include|incorporate) (?:these|this|them|the following|everything below) (?:in|into)\b[^.!?:\n]{0,40}[.!?:]?\s*$|(?:^|(?<=[.!?] ))(?:please )?(?:update|change|revise|adapt|amend|edit) [^.!?:\n]{2,50} (?:as follows|accordingly|like this)[.:]\s*/i;
/** "…, we should mention that": what is told to readers stands before it. */
const MENTIONED =
  /(?:[,;.]| [–—-]) (?:and |so |maybe )?(?:please |pls )?(?:(?:we|you) (?:should|need to|have to|must|might) |can (?:you|we) )(?:also |please )?(?:mention|say|add|note|state|document|include) (?:that|this|it)(?: too| somewhere| as well)?[.!?]?\s*$/i;
/** "Add: every channel has a name." */
const ADDED =
  /^([ \t]{0,3}(?:[-*+•]|\d{1,3}[.)])?[ \t]*)(?:add|added|also add|addition):[ \t]+(\S)(?=\S* \S+ \S)/i;
/** "Add a question: Can I? Yes.", "Q: Can I? A: Yes.", "Also add: Can I? Yes." */
const ASKED =
  /(?:^[ \t]{0,3}(?:[-*+•][ \t]+)?|(?<=[.!?] ))(?:(?:please |also )*(?:add|new|include)(?: an?| this| another| the)?(?: new)?(?: FAQ)?(?: question| FAQ| entry| Q&A)?(?: (?:on|about) [^:?\n]{2,40}(?=:))?(?: and answer)?:?[ \t]+(?=["“]|\S+[ \t])|Q(?:uestion)?:[ \t]+)?(?:\*\*)?["“]?((?:Q: )?(?:who|what|when|where|why|which|how|is|are|can|could|do|does|did|may|must|should|will|has|have)\b[^?.!\n]*\?)["”]?(?:\*\*)?[ \t]*[:–—-]?[ \t\n]{1,2}(?:A(?:nswer)?:[ \t]+)?["“]?(\p{Lu}[^\n]*?)["”]?$/gimu;
/** 'Add to FAQ: "Can I? Yes."' */
const QUOTED_ANSWER =
  /(?:(?:please |also )*(?:add|new|include)\b[^:"“\n.]{0,40}:?[ \t]*)?["“]([^"“”?\n]{5,120}\?)[ \t]+([^"”\n]+)["”]\.?[ \t]*/giu;
/** "Add a plan:" with "- Price: 9 EUR" and others below it. */
const FIELDS =
  /^(?:please )?(?:add|new)(?: an?| the)?(?: new)? (\p{L}+):[ \t]*\n((?:[ \t]*[-*+][ \t]+[^:\n]{2,30}:[ \t]+[^\n]+(?:\n|$)){2,})/gimu;

/** "New plan Team: price 9 EUR, seats 5": the fields as one statement, where the first gives the name. */
const joinFields = (text: string): string =>
  text.replace(FIELDS, (whole, noun: string, list: string) => {
    const [[label = '', name = ''] = [], ...rest] = list
      .trim()
      .split('\n')
      .map((line) => line.replace(LIST_MARK, '').split(/:[ \t]+/, 2));
    const fields = rest.map(
      ([title = '', value = '']) => `${title.toLowerCase()} ${value.replace(/\.$/, '')}`,
    );
    return label.toLowerCase() === noun.toLowerCase() || /^name$/i.test(label)
      ? `New ${noun} ${name}: ${fields.join(', ')}\n`
      : whole;
  });

/** "Q: Can I?", and "A: Yes." below it. */
const QUESTION = /^[ \t]*Q(?:uestion)?:[ \t]+(\S.*\?)[ \t]*$/;
const ANSWER = /^[ \t]*A(?:nswer)?:[ \t]+(?=\S)/;
/** A question with its answer; behind other sentences, what doesn't go on with that is a paragraph by itself. */
function withAnswer(_: string, question: string, answer: string, at: number, text: string): string {
  const isOfMore = at > 0 && text[at - 1] === ' ';
  const end = isOfMore ? answer.search(/(?<=[.!?]) (?!(?:It|They|This|That|You|But|Then|If|Just)\b)/) : -1;
  const [own, more] = end < 0 ? [answer, ''] : [answer.slice(0, end), `\n${answer.slice(end + 1)}`];
  return `\n\nQ: ${question}\nA: ${own}\n${more}`;
}
const isNumbered = (line: string): boolean => /^[ \t]{0,3}\d{1,3}[.)][ \t]+\S/.test(line);
const FENCE = /^[ \t]*(```+|~~~+)/;

/** The parts of a text: list items, paragraphs, and blocks such as code and tables. Lines that only lead in a list go. */
export function readIncoming(text: string): readonly Incoming[] {
  const parts: Incoming[] = [];
  const isNote = text.length <= LONGEST_NOTE;
  let heading = { title: '', level: 0 };
  let isAnswer = false;
  let paragraphs = 0;
  let open: { kind: Incoming['kind']; lines: string[]; fence?: string } | undefined;
  const close = (): void => {
    const lines = open?.lines ?? [];
    const kind = open?.kind ?? 'paragraph';
    open = undefined;
    // Lines that are sentences of their own are one part each.
    const isListed = kind === 'paragraph' && areListed(lines);
    const whole = isListed ? lines : kind === 'paragraph' ? partsOfLines(lines) : [lines.join('\n')];
    for (const one of whole) {
      const facts = (kind === 'paragraph' ? splitFacts(one) : [one]).flatMap(
        kind === 'block'
          ? (fact) => [fact]
          : (fact) => withoutRename(withoutLead(fact)).flatMap((one) => (isNote ? splitChanges(one) : [one])),
      );
      paragraphs += 1;
      for (const fact of facts) {
        const part = kind === 'block' ? fact : withVerb(fact, parts.at(-1)?.text ?? '');
        if (part.trim() !== '' && (kind === 'block' || !/:$/.test(part.trim())))
          parts.push({
            text: kind === 'block' ? part.trimEnd() : asWhole(part.trimEnd(), facts.length > 1),
            kind: isListed ? 'item' : kind,
            heading,
            ...(facts.length > 1 && { paragraph: paragraphs }),
          });
      }
    }
  };
  for (const written of joinFields(text)
    .replace(QUOTED_ANSWER, '\n\nQ: $1\nA: $2\n\n')
    .replace(ASKED, withAnswer)
    .split(/\r\n|\n|\r/)) {
    const line =
      ASKS_TO_MERGE.test(written) || ASKS_FOR_ALL.exec(written)?.[0] === written
        ? ''
        : written
            .replace(ASKS_FOR_ALL, '')
            .replace(MENTIONED, '')
            .replace(/(?<=\S),? (?:please|pls|thx|thanks)(?=[.!]?\s*$|[.!] )/giu, '')
            .replace(ANSWER, '')
            .replace(ALSO, '$1')
            .replace(HURRIED, (_, first: string) =>
              lookUp(first) === 0 ? ` ${first}` : ` ${capitalized(first)}`,
            )
            .replace(/(?<=[.!?] )And (\p{L})/gu, (_, first: string) => first.toUpperCase())
            .replace(ADDED, (_, mark: string, first: string) => mark + first.toUpperCase());
    if (open?.kind === 'paragraph' && ALSO.test(written)) close();
    const [, fence] = FENCE.exec(line) ?? [];
    const title = QUESTION.exec(line) ?? /^#{1,6}[ \t]+(.*?)[ \t]*#*$/.exec(line);
    if (open?.fence !== undefined) {
      open.lines.push(line);
      if (fence && fence.startsWith(open.fence)) close();
    } else if (fence && !(open?.kind === 'item' && /^\s{2,}/.test(line))) {
      close();
      open = { kind: 'block', lines: [line], fence };
    } else if (line.trim() === '' || /^(?:[-*_=][ \t]*){3,}$/.test(line.trim())) {
      close();
      // An answer ends with its paragraph.
      if (isAnswer) heading = { title: '', level: 0 };
    } else if (title) {
      close();
      isAnswer = QUESTION.test(line);
      heading = { title: title[1] ?? '', level: QUESTION.test(line) ? 2 : line.indexOf(' ') };
    } else if (heading.level > 0 && !isAnswer && isNumbered(line)) {
      // The steps of a new section stay a procedure.
      if (open?.kind !== 'block') close();
      open ??= { kind: 'block', lines: [] };
      open.lines.push(line.trim());
    } else if (open?.kind === 'block' && isNumbered(open.lines[0] ?? '') && /^\s/.test(line)) {
      open.lines.push(line);
    } else if (LIST_MARK.test(line)) {
      close();
      open = { kind: 'item', lines: [line.replace(LIST_MARK, '')] };
    } else if (open?.kind === 'item' && /^\s/.test(line)) open.lines.push(line);
    else {
      const kind = /^\||^>/.test(line.trim()) ? 'block' : 'paragraph';
      if (open?.kind !== kind) close();
      open ??= { kind, lines: [] };
      open.lines.push(line);
    }
  }
  close();
  return parts;
}

/** "calibration isn't needed any more": a sentence in a hurry. */
function asWhole(item: string, isOneOfSeveral: boolean): string {
  const isOpen = !/[.!?:;]["”’)]*$/.test(item);
  const isHurried = (/^\p{Ll}/u.test(item) || isOneOfSeveral) && isOpen;
  const isSentence = isHurried && (hasFiniteVerb(item) || IMPERATIVE.test(item) || hasThirdPerson(item));
  const isName = /^\p{Ll}\S*[-_.\d\p{Lu}]\S/u.test(item);
  return isSentence && !isName && !/→|⇒|->|=>/.test(item) ? asSentence(item) : item;
}

/** "Cleanup job runs hourly". */
function hasThirdPerson(text: string): boolean {
  const verb = /^\S+(?: \p{Ll}+){0,2}? (?<verb>\p{Ll}+s) \S/u.exec(text)?.groups?.['verb'];
  return verb !== undefined && (lookUp(verb) & THIRD_PERSON) !== 0;
}

/** "FYI we moved it", "And: trials last a week": what only leads from one thing to the next. */
const LEAD =
  /^(?:(?:fyi|btw|by the way|heads[- ]?up|quick note|for your information|just so you know|(?:there(?:['’]s| is) (?:now )?)?(?:an? )?new (?:rule|policy|regulation)|also|and|plus|oh|ok(?:ay)?)\b[,:]?(?: [–—-])?[ \t]+)+(?=\S)(?!\p{L}+:)/iu;
const withoutLead = (fact: string): string => {
  const rest = fact.replace(LEAD, '');
  return rest === fact || lookUp(/^\p{L}+/u.exec(rest)?.[0] ?? '') === 0 ? rest : capitalized(rest);
};

/** The sentences of a paragraph, each with those that only go on with it. */
function splitFacts(text: string): readonly string[] {
  return text.split(
    /(?<=[.!?]["”)]?)(?<!\b(?:Mr|Ms|Mrs|Dr|St|Prof)\.)\s+(?=[\p{Lu}`"“]|\p{Ll}+_\p{Ll})(?!(?:It|Its|This|That|These|Those|They|Their|He|She|Then|Otherwise|Instead|So|But|However|For example|In that case|Defaults?|By default)\b|Use [^.!?]{1,60} instead[.!]?(?:\s|$))/u,
  );
}

const RENAMED_AND =
  /^(?<first>(?:The |Our )?[^,.;:]{2,60}? (?:is|was|has been) (?:now )?(?:called|renamed(?: to)?) (?:the )?(?<fresh>\p{Lu}[\w-]*(?: \p{Lu}[\w-]*)?)),? and (?:it )?(?<rest>(?:now )?(?<verb>\p{Ll}+)\b .*)$/su;

/** "Settings is now called Preferences and is in the account menu": a name, and a fact of what has it. */
function withoutRename(fact: string): readonly string[] {
  const { first, fresh = '', rest = '', verb = '' } = RENAMED_AND.exec(fact.trim())?.groups ?? {};
  const isVerb = (lookUp(verb) & THIRD_PERSON) !== 0 || /^(?:is|was|has|can|must|will|moved)$/.test(verb);
  return first === undefined || !isVerb ? [fact] : [`${first}.`, `${fresh} ${rest}`];
}

/** Of a line that is wrapped, in UTF-16 code units. */
const SHORTEST_WRAPPED = 60;

const LEAST_LISTED = 3;

/** Whether lines are a list without marks: several, of which none is long enough to be wrapped. */
const areListed = (lines: readonly string[]): boolean =>
  lines.length >= LEAST_LISTED &&
  lines.every((line) => line.length < SHORTEST_WRAPPED) &&
  !lines.slice(0, -1).every((line) => /,$/.test(line));

/** The lines of a paragraph, each with those that it is wrapped into: what begins as a sentence behind a short line is one. */
function partsOfLines(lines: readonly string[]): readonly string[] {
  const parts: string[] = [];
  // Of a paragraph that is wrapped, no line but the last is short.
  const isWrapped = lines.slice(0, -1).every((line) => line.length >= SHORTEST_WRAPPED);
  lines.forEach((line, at) => {
    const before = lines[at - 1] ?? '';
    const isOwn =
      isWhole(before) ||
      /^\s*(?:please|pls)\b|^[\p{L} ]{2,30}: \S/iu.test(line) ||
      /^(?:The|We|You|If|When|All|It|They|There) /.test(line) ||
      ((before.length < SHORTEST_WRAPPED || !isWrapped) &&
        /^\s*[\p{Lu}\d`"“]/u.test(line) &&
        !/,$/.test(before));
    if (at === 0 || isOwn) parts.push(line);
    else parts.push(`${parts.pop() ?? ''}\n${line}`);
  });
  return parts;
}

function isWhole(line: string): boolean {
  return /[.!?:;”"’'`)\]]$/.test(line.trim()) || /→|⇒|->|=>/.test(line);
}

/** "Also, …", "also you need to …": that it is one more. */
const ALSO =
  /^([ \t]*(?:[-*+•][ \t]+)?)(?:(?:also|and|plus)[:,] (?=\p{L})|(?:also|and|plus) (?=(?:you|we|users?|the|it|they|there|everyone|an?|all|please)\b))/iu;
/** "It moved. now it's below Reports": a sentence that is typed in a hurry, behind no abbreviation. */
const HURRIED =
  /(?<=[\p{L}\d`"”)]{2}[.!?])(?<!\b(?:vs|etc|approx|incl|excl|max|min|no|nr|resp|ca|e\.g|i\.e)\.) (\p{Ll}+)(?=[ ,'’])/giu;
/** Tells the writer what to do, and nothing of the matter. */
const DIRECTIVE =
  /^(?:please\s+)?(?:always|never|don['’]t|do not|avoid|use|write|keep|make|prefer|sound|be|speak|address|spell|capitalize|mention|explain|add|include|remove|delete|replace|rename|refer|call|put|shorten|simplify|focus|ensure|start|begin|end|format|introduce|define|limit|emphasize|highlight|link|say|state|name|describe|document|omit|drop|leave|turn|convert|change|update|mark|show|give|break|split|merge|move|structure|organize|follow|apply|adopt)\b/i;
/** Tells the writer what to tell, whatever code it holds. */
const TO_TELL =
  /^(?:please )?(?:also )?(?:mention|explain|describe|document|emphasi[sz]e|highlight|clarify|deprecate|point out|make clear)\b(?! `)/i;
/** Of people at work, and not of writers: "Don't merge on Fridays." */
const FORBIDS =
  /^(?:always|never|don['’]t|do not) (?!(?:tell|mention|say|write|use|call|refer|describe|name|explain|capitali[sz]e|abbreviate|spell|address|start|begin|end|sound|be|speak|put|add|include|prefer|repeat|omit|link)\b)(?!.*\b(?:sections?|paragraphs?|headings?|sentences?|pages?|documents?|chapters?|words?|terms?|texts?|titles?|docs|bullets?|abbreviations?|acronyms?)\b)/i;
const ON_WRITING =
  /\b(?:tone|voice|sentences?|paragraphs?|wording|spelling|heading case|readers?|audience|writers?|style)\b/i;
/** Headings over what writers are told. */
const STYLE =
  /^(?:voice|tone|style|terminology|grammar|punctuation|capitali[sz]ation|formatting|spelling|wording)\b/i;
const MIN_WORDS = 4;

/** "Reservations cost nothing." */
const hasVerbSecond = (text: string): boolean =>
  (lookUp(/^\p{Lu}\p{L}+s (\p{Ll}+) /u.exec(text)?.[1] ?? '') & VERB) !== 0;

/** Whether a part says something of the document's matter, for its readers to know. */
export function isContent({ text, kind, heading }: Incoming): boolean {
  if (kind === 'block') return true;
  // Below "New in this version", whatever stands there is told to readers.
  if (
    /\b(?:new|news|changes?|changed|updates?|added|features?)\b/i.test(heading.title) &&
    !ON_WRITING.test(text)
  )
    return true;
  const isOfStyle = ON_WRITING.test(`${heading.title} ${text}`) || STYLE.test(heading.title);
  if (heading.title !== '' && !isOfStyle) return true;
  const hasCode = text.includes('`');
  if (
    TO_TELL.test(text) ||
    ON_WRITING.test(text) ||
    (DIRECTIVE.test(text) && !hasCode && !FORBIDS.test(text))
  )
    return false;
  // "Dr. Nwosu replaces Dr. Keller" speaks of persons and products, not of words.
  if (!DIRECTIVE.test(text) && formerIn(text).some(({ gone }) => /^\p{Lu}/u.test(gone))) return true;
  const mayBeShort =
    hasCode ||
    FORBIDS.test(text) ||
    /^(?:we|they) (?:just |also |now )?\p{Ll}+ed /iu.test(text) ||
    hasFiniteVerb(text) ||
    hasVerbSecond(text) ||
    IMPERATIVE.test(text);
  const isLong =
    text.split(/\s+/).length >= (mayBeShort || amountsOf(text).length > 0 ? MIN_WORDS - 1 : MIN_WORDS);
  // "Delivery times: Germany 1–2 days" is no sentence, and no rule either.
  return (
    isLong &&
    (hasCode ||
      /[.!?]["”’)]*$/.test(text.trim()) ||
      /\d/.test(text) ||
      hasFiniteVerb(text) ||
      /^we \p{Ll}+ed /iu.test(text))
  );
}
