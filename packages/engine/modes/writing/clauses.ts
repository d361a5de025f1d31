import {
  BE,
  classesOf,
  DETERMINER,
  DO,
  HAVE,
  JOINS,
  MODAL,
  PREPOSITION,
  TO,
} from '../../spelling/function-words.ts';
import { ADJECTIVE, lookUp, PAST, PLURAL, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isImperative } from '../generate/signs.ts';
import { NAMED } from './bare-subject.ts';
import { capitalized } from './capitals.ts';
import { apart } from './splices.ts';
import { isCountable } from './whole-order.ts';
import { LONGEST } from './note-words.ts';

/** Each a way in which notes leave out what joins their clauses, and what is written instead. */
const JOINTS: readonly (readonly [RegExp, string])[] = [
  // "don't promote if lag more than 100 MB"
  [
    /(?<=\S )(if|when) ((?!the |an? )(?:[\p{Ll}-]+ ){1,3}?)(?<!\b(?:is|are|was|were|takes|has|have|be) )(more|less) than (?=\d)/gu,
    '$1 $2is $3 than ',
  ],
  [
    /(?<=\b(?:if|when) (?:(?!the |an? )[\p{Ll}-]+ ){0,2}?\p{Ll}+[^su\P{L}]s )is (?=(?:more|less) than \d)/gu,
    'are ',
  ],
  // "check replica lag < 10s"
  [
    /^(check|verify|confirm|make sure|ensure) (?!that |the |if |whether )((?:\p{L}+ ){1,3})< ?(?=\d)/iu,
    '$1 that the $2is less than ',
  ],
  // "fires when memory > 85%"
  [
    /(?<=\S )(if|when|while) ((?:(?!is |are )\p{L}+ ){0,3}?\p{L}*(?:[^s\P{L}]|ss|us) )> ?(?=\d)/gu,
    '$1 $2is above ',
  ],
  // "If still full, extend it", "if still fails"
  [
    /\b([Ii]f|[Ww]hen|[Ww]hile) still (?=\p{Ll}+(?:(?<=[^s]s)|(?<=\bdoesn['’]t .{0,20}))(?:,| \p{Ll}+,))/gu,
    '$1 it still ',
  ],
  [
    /\b([Ii]f|[Ww]hen|[Ww]hile) still (?=(?!not |\p{Ll}{2,}[^s\P{L}]s )\p{Ll}[^,;.]{2,30},)/gu,
    '$1 it is still ',
  ],
  // "if Redis down"
  [
    /\b([Ii]f|[Ww]hen|[Ww]hile|[Uu]nless) ((?:the |your |an? )?(?!is\b|was\b|not\b|still\b)(?:\p{Lu}[\p{L}\d-]+|\p{Ll}[\p{L}\d-]*[^s\s])) (down|offline|unavailable|unreachable|full|missing|broken)(?=$|[\s,.;)])/gu,
    '$1 $2 is $3',
  ],
  // "after 14 days account blocked"
  [
    /^(after|within) ((?:\d+|an?|one|two|three|four|five) (?:[\p{L}-]+ )?\p{L}{2,}) (?!(?:in|on|of|by|for|from|with|is|are|it|and|or)\b)(\p{Ll}{2,}[^s\W]) (\p{Ll}{2,}ed)$/iu,
    '$1 $2, the $3 is $4',
  ],
  [/^(afterwards|after that|finally|(?:in|at) the end) (?!of\b)(?=\p{Ll})/iu, '$1, '],
  [
    /^(yes|no) (?=(?:every|each|always|never|from|until|but|only|as|if|for|with|you|we|it|they|up)\b)/iu,
    '$1, ',
  ],
  // "if nothing helps call us", "if canary error rate >0.5% roll back"
  [
    /^(if (?:all|nothing|none of (?:this|that|these|those)|that|this) (?:still |else )?(?:helps|works|fails|does(?:n['’]t| not) (?:help|work))(?: after \d+ ?\p{L}+)?) (?=\p{Ll})/iu,
    '$1, ',
  ],
  [
    /^(if|when) (?!the |an? |still |it |they |you |we |this |that )((?:[\p{L}-]+ ){0,3}\p{Ll}{3,}[^su\P{L}]s )(?:>\s?|more than )(?=\d)/iu,
    '$1 the $2are more than ',
  ],
  [
    /^(if|when) (?!the |an? |still |it |they |you |we |this |that )((?:\p{Ll}+ ){0,3}(?!(?:is|are|was|for|with|of|at|to|in|still) )\p{Ll}+ )(?:>\s?|more than )(?=\d)/iu,
    '$1 the $2is more than ',
  ],
  // "in the admin portal go to Users"
  [
    /^((?:then )?(?:in|on|from|under) (?:the|our|your) (?:[\w-]+ ){0,3}?[\w-]+) (?=(?:go to|open|click|select|choose|press|tap|enter|type|search|run|set|add|find) )/iu,
    '$1, ',
  ],
  // "if it fell into water don't charge it"
  [
    /^((?:if|when) [^,;]{5,60}?)(?<!s|\b(?:you|they|we|i)) (?=(?:do not|don['’]t|never|please) \p{L})/iu,
    '$1, ',
  ],
  // "if the mail doesn't arrive they should check spam"
  [
    /^((?:if|when) (?!(?:you|they|we)\b)[^,;]{5,60}?) (?=(?:they|you|we) (?:should|must|can|have to|need to)\b)/iu,
    '$1, ',
  ],
  [/\s[-–—]\s+for ([^,.;]{2,30}?) (use|see|choose|take|call) (?=\S)/iu, '. For $1, $2 '],
  [/^(instead of (?:the |an? )?[\w -]{3,40}?) (?=(?:we|you|they|it) \p{Ll})/iu, '$1, '],
  [
    /, takes (?=(?:about |around |up to |only )?(?:[~\d]|(?:an?|one|two|a few|some) (?:minute|hour|day|week|month)s?\b)[^()]*(?:\(|$))/,
    '. This takes ',
  ],
  [/(?<=\p{L}) otherwise (?=(?:the|your|it|you|they|we|this|that)\b)/u, ', otherwise '],
  // "if you don't show up by 10:00 the space is released"
  [
    /^((?:if|when|once) (?:you|they|we|it|the [\w-]+|an? [\w-]+) (?!(?:think|believe|know|say|mean|find|feel|see|notice)\b)(?:(?!\b(?:that|whether|where|while|and|or|but|sure|because)\b)[^,;])*?[^\s,;]) (?=(?:the|your|our|their) [\w-]+ (?:is|are|will|can|must|gets?|has) )/iu,
    '$1, ',
  ],
  [
    /^(to \p{Ll}+(?: (?:it|them|(?:the|your|an?) [\w-]+|[\w-]+))?) (?=(?:click|select|press|tap|run|open|go to|choose) (?!(?:a|the|an)?\s*(?:button|the button)s?$))/iu,
    '$1, ',
  ],
  [
    /^(to (?:update|upgrade|install|undo|go back|test|verify)(?: it)?) (?=(?:open|run|click|go|use|set|press|call|send|start|switch|do|install|download|deploy)\b)/i,
    '$1, ',
  ],
  [
    /^((?:if|when) [^,;]{3,60}? (?:is|are|was|were) (?:not )?\p{Ll}+) (?=(?:we|you|they|it) \p{Ll})/iu,
    '$1, ',
  ],
  [
    /^((?:if|when) (?:[^,;]{5,60}? )?(?:\p{L}{3,}ed|stolen|lost|full|missing|broken|gone|down)) (?=(?:you|they|we|it)(?:['’]\p{L}+)? \p{L})/iu,
    '$1, ',
  ],
  [/\b(go to \p{Lu}\w+), then (\p{Lu}\w+)(?=,)/iu, '$1 > $2'],
  [/^((?:any )?(?:problems|questions|issues|trouble))\s*(?:->|=>|→|:)\s*(?=\S+@|#)/i, 'For $1, contact '],
  // "if nothing arrives check spam, else support"
  [/^(if .{3,200}?), else (?=support\b|the |your |@|#)/i, '$1; otherwise, contact '],
  [/^(if .{3,200}?), else (?=\p{L})/iu, '$1; otherwise, '],
  [/^(if not) (?=(?:ask|call|check|contact|open|page|restart|retry|run|tell|use|wait)\b)/i, '$1, '],
  [
    /^[Qq]uestions\s*(?:->|=>|→)\s*(?=(?!see|ask|read|go|use|check|call|e?mail|write|open)\p{Ll})/u,
    'For questions, contact ',
  ],
  [/^should (?=(?:be|show|read|return|print|drop|stay)\b)/i, 'it should '],
  [/^(if [^,;]{3,40}? fails) (?=(?:the|it|you|we|they)\b)/i, '$1, '],
  [/^(`[^`]+`), (?=(?:goes|is|will|was|gets|works|has)\b)/, '$1 '],
  [/^(?:then )?in (your|the) ([^:,]{3,40}):$/i, 'In $1 $2, add:'],
  [/(?<=\b(?:for|is|are|be|was|of|with|lasts|takes|stays)) >\s?(?=\d)/g, ' more than '],
  [/(?<=\b(?:for|is|are|be|was|of|with|lasts|takes|stays)) <\s?(?=\d)/g, ' less than '],
];

/** Clauses of a note joined as a sentence joins them; orders behind a dash as sentences of their own. */
export function joinClauses(note: string): string {
  if (note.length > LONGEST || !note.includes(' ')) return note;
  const text = JOINTS.reduce((line, [pattern, words]) => line.replace(pattern, words), note);
  return apart(
    withComma(text.replace(INNER, withThing)).replace(/\s[-–—]\s+(\p{Ll}.*)$/su, (dash, after: string) =>
      isImperative(after) ? `. ${capitalized(after)}` : dash,
    ),
  );
}

/** "call when door is stuck", but not "when usage is below 80%". */
const INNER =
  /\b((?:when|if|once|until|while|whether|after|before|because) )(\p{Ll}+)(?= (?:is|has|was|isn['’]t|doesn['’]t|won['’]t) (?!above|below|more|less|at\b|under|over|about|up to|\d))/giu;
const withThing = (clause: string, joint: string, thing: string): string =>
  isCountable(thing) && lookUp(thing) !== 0 && classesOf(thing) === 0 && !NAMED.test(thing)
    ? `${joint}the ${thing}`
    : clause;

/** "if the rate is more than 0.5% roll back", "if the test fails check that it is signed" with the comma before the order. */
export function withComma(whole: string): string {
  const [text = ''] = /^[^;:]*/.exec(whole) ?? [];
  const after = whole.slice(text.length);
  const [condition = ''] = /^if [^,;:]{3,100}/i.exec(text) ?? [];
  for (const { index, 0: mark } of condition.matchAll(/(?:\d\S*|["”`]) (?=\p{Ll})/gu)) {
    const order = text.slice(index + mark.length);
    if (isImperative(order)) return `${text.slice(0, index)}${mark.trimEnd()}, ${order}${after}`;
  }
  if (
    !/^(?:if|when) [^,;:]+$/i.test(text) ||
    /\b(?:we|you|they|it(?! (?:to|in|on|from|with|by|at|for|into)\b)|i) \p{Ll}+ [^ ]/iu.test(text.slice(12))
  )
    return whole;
  const words = text.split(' ');
  let isSaid = false;
  for (let index = 2; index < Math.min(words.length - 1, LONGEST_CONDITION); index += 1) {
    const word = words[index] ?? '';
    const before = words[index - 1] ?? '';
    if (
      isSaid &&
      (classesOf(before.toLowerCase()) & (DETERMINER | PREPOSITION | TO | MODAL | DO | JOINS | BE)) === 0 &&
      (TURNS_TO.test(word)
        ? (classesOf(words[index + 1] ?? '') & (BE | MODAL)) === 0
        : /^(?:the|an?|your|its|their|our|any|another|that|whether|if|this|all|it|them|`.*|#.*|@.*)$/.test(
            words[index + 1] ?? '',
          ) && isImperative(words.slice(index).join(' ')))
    )
      return `${words.slice(0, index).join(' ')}, ${words.slice(index).join(' ')}${after}`;
    isSaid ||= isFinite(word.toLowerCase(), words[index + 1]?.toLowerCase() ?? '');
  }
  return whole;
}

/** Where somebody looks, or whom they turn to. */
const TURNS_TO = /^(?:check|verify|confirm|ask|contact|look|note|restart|reinstall)$/;

/** In words. */
const LONGEST_CONDITION = 20;

/** Nouns too, but hardly behind "if". */
const GOES_WRONG = /^(?:hangs|crashes|breaks|stops|drops|stays|remains|turns|looks)$/;

/** "fails", "has", "is", "timed", "refuses the", and not "tests", which names things too. */
function isFinite(word: string, next: string): boolean {
  if ((classesOf(word) & (BE | HAVE | MODAL | DO)) !== 0 || GOES_WRONG.test(word)) return true;
  const parts = partsOf(word);
  return (
    (parts & (THIRD_PERSON | PAST)) !== 0 &&
    ((parts & (PLURAL | ADJECTIVE)) === 0 || (classesOf(next) & DETERMINER) !== 0)
  );
}
