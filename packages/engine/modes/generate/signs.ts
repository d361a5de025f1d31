import {
  BE,
  classesOf,
  DETERMINER,
  HAVE,
  MODAL,
  NUMBER,
  OBJECT_PRONOUN,
  PREPOSITION,
} from '../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  lookUp,
  NOUN,
  nounShare,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';

/** What a fact is about: where in a document it belongs. */
export const FACT_KINDS = [
  'goal',
  'scope',
  'trigger',
  'requirement',
  'diagnosis',
  'step',
  'check',
  'rollback',
  'cause',
  'problem',
  'warning',
  'limit',
  'breaking',
  'change',
  'decision',
  'alternative',
  'consequence',
  'status',
  'contributing',
  'license',
  'usage',
  'endpoint',
  'option',
  'contact',
  'question',
  'timeline',
  'good',
  'bad',
  'action',
  'response',
  'detail',
  'statement',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export const SIGNS: readonly (readonly [FactKind, RegExp])[] = [
  [
    'scope',
    /^(?:(?:(?:it|this|(?:this|the) policy) )?(?:applies|does not apply|doesn['’]t apply) to|(?:it|this|(?:this|the) policy) covers|(?:it['’]s|(?:it|this|(?:this|the) policy) is) (?:valid|binding|mandatory) for|for whom:)|\b(?:are|is) (?:exempt|eligible|covered|not covered)\b|^(?:\S+ ){1,4}(?:staff|employees|contractors|people|workers) only\b/i,
  ],
  ['endpoint', /^`?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\/\S*/],
  [
    'option',
    /^`[^`]+`\s*(?:[:=(–—-]|\s(?:sets?|is(?! (?:now|valid|returned|shown|sent|gone|deprecated|empty)\b)|controls?|enables?|disables?|defaults?)\b)|^`?--?[a-z][\w-]*\b/,
  ],
  ['question', /\?(?:\n|$)/],
  [
    'response',
    /^(?:returns?:?|answers?(?: with)?:?|responds(?: with)?|success:?) `?2\d\d\b|^`?2\d\d`?[\s:–—-]/i,
  ],
  [
    'problem',
    /^errors?:? `?[45]\d\d\b|^(?:`?[45]\d\d`?|exit `?\d{1,3}`?)(?=[\s:,=–—-]+\p{L})|^(?:(?:the )?(?:alarm|error|fault|code)s? (?:code )?)?(?:[A-Z]{1,4}[-_]?\d{2,4}|0x[0-9a-f]+)\b.{0,40}\s?(?:=|:|→|means)|^(?:alarm|error|fault) .{1,40}(?:=|:|→)/iu,
  ],
  [
    'limit',
    /\b(?:over|above|beyond|more than|larger than|older than) \d.{0,40}\b(?:can(?:not|['’]t)|(?:is|are)(?: not|n['’]t| rejected| refused| ignored| truncated)|fails?)\b/i,
  ],
  [
    'problem',
    /^(?:if|when) (?:[\w`./-]+ ){1,3}(?:says|shows|prints|reports|returns|answers) ["“`\d]|^(?:if|when) (?:you|it|they) (?:get|see|receive)s? (?:an? )?(?:\S+ ){0,2}?(?:error|[45]\d\d\b|["“`])/i,
  ],
  [
    'requirement',
    /^(?:you|users?) need (?:an?|the|\p{Lu}|\d)|\bonly (?:the |an? )?\S+(?: \S+){0,2} (?:can|may|sees?)\b|^no (?:\S+ ){1,4}(?:needed|required|necessary)\b/iu,
  ],
  [
    'rollback',
    /^to go back\b|^(?:to )?(?:roll(?:ing)? ?back|undo|revert)\b(?! the (?:last )?(?:deploy|release)\b)/i,
  ],
  ['requirement', /^auth(?:entication|ori[sz]ation)?\b/i],
  [
    'contributing',
    /^(?:contribut\w+|pull requests|patches|PRs|bug reports)\b|\b(?:PRs?|pull requests?|patches|issues) (?:are )?welcome\b/i,
  ],
  [
    'license',
    /^(?:(?:MIT|Apache[- ]2(?:\.0)?|BSD-\d-Clause|(?:A|L)?GPL-?[\d.]+(?:-\w+)*|MPL-2\.0|ISC)(?: or |\.?$))+|^(?:\S+ ){0,4}(?:MIT|Apache|GPL|LGPL|AGPL|BSD|MPL|ISC|Unlicense|EUPL|CC0|proprietary)\b.*\blicen[cs]ed?\b|\blicen[cs]ed? (?:under|is|:)|\b(?:released|available|distributed|published) under (?:the|an?) [^.]{2,40} licen[cs]e\b|^licen[cs]e:? (?:MIT|Apache|(?:A|L)?GPL|BSD|MPL|ISC)/i,
  ],
  [
    'status',
    /^(?:decided|accepted|approved|agreed|proposed|superseded|rejected)\b.{0,80}(?:\bby\b|\bon\b|\d{4}-\d\d)/i,
  ],
  [
    'contact',
    /^(?:contact|escalate|page|call|ask|reach out to|email(?! (?:of|is|and|or)\b))\s|\bcontact \S+@|^(?:the )?(?:(?:service|help|support) ?desk|(?:[\w-]+ ){0,2}(?:hotline|helpline))\b.{0,20}\d|\bext(?:\.|ension)? \d{2}/i,
  ],
  [
    'breaking',
    /^(?:breaking|removed|dropped)\b|\bbreaking change|\bno longer (?:works?|supports?|accepts?|returns?|exists?|available|supported)\b|\b(?:is|are) now (?:an? )?(?:async|required|optional|disabled|enabled|mandatory)\b|\b(?:was|were|must be|(?:has|have) been) (?:renamed|removed|replaced|dropped)\b|^\S+ (?:removed|dropped)\b/i,
  ],
  [
    'change',
    /^(?:(?:added|fixed|removed|changed|deprecated|deprecate|improved|renamed|updated)\b[:\s]|(?:new|security|bug ?fix(?:es)?|perf(?:ormance)?):)/i,
  ],
  [
    'decision',
    /^going (?:with|for) |\b(?:we['’]ll use|we(?:'d| would|['’]ll| will)? (?:go|went|settled) (?:with|for|on)|we(?:['’]re| are) going (?:with|for)|we (?:pick|choose|opt for|settle on|decided|chose|will use|picked|selected|agreed)|decided to|decision:|(?:the )?decision is)\b/i,
  ],
  [
    'alternative',
    /^(?:also )?(?:considered|looked at|evaluated)\b|\b(?:alternatives?|we (?:also )?(?:considered|looked at|evaluated|compared)|considered options?|other options?|rejected|ruled out|(?:was|were) (?:also )?(?:considered|evaluated|discussed|dismissed|discarded))\b|^(?:instead of|we|they)\b.*\binstead of\b/i,
  ],
  [
    'consequence',
    /^revisit\b|\b(?:as a consequence|consequences?|trade-?offs?|downsides?|drawbacks?|this means that|as a result)\b/i,
  ],
  [
    'problem',
    /^if (?:it|this|the|you).{0,60}\b(?:fails?|errors?|breaks?|crash|times? out|does(?:n['’]t| not)|is (?:down|missing|wrong|refused))\b|\b(?:errors?:|fails with|error code|symptoms?|known issue|when .{0,60}\bfails)\b/i,
  ],
  [
    'warning',
    /^(?:warning|caution|important|danger|never|do not|don['’]?t|be careful)\b|\b(?:can(?:not|['’]t| not) be undone|irreversible|(?<!\b(?:no|without(?: any)?) )data loss|(?:all|your) (?:[\w-]+ )?(?:data|settings|files|content)\b.{0,20}\b(?:is|are|will be|gets?) (?:erased|deleted|lost|wiped|removed)|deletes? all|destroys?|must not|must never)\b/i,
  ],
  [
    'check',
    /^(?:(?:first|then|next|finally),? )?(?:verify|check|confirm|make sure|ensure|test) (?:that |whether )?|^to (?:test|verify|check|confirm)\b|\byou should (?:see|get|receive)\b|^(?:you are )?done when\b|^if (?:it|that|this|all|everything) (?:has )?(?:worked|went (?:well|right|fine))\b|\bshould (?:return|respond|print|show|drop|fall|rise|appear|turn|read)\b|\b(?:light|led|lamp|indicator)\b.{0,20}\b(?:turns?|goes|shows?|lights? up|is on)\b|^(?:it['’]?s? (?:is )?)?ready (?:after|in|when|within)\b|\bshould (?:now )?be (?:called|named|shown|listed)\b|\bshould (?:now )?(?:be|stay) (?:above|below|under|over|at|back|empty|(?:less|more) than|between|\d)|^`[^`()]+` (?:should )?(?:prints?|shows?|returns?|lists?|outputs?|answers?|says?)\b|\bconfirmation (?:e-?mail|message) (?:comes|arrives|is sent)\b|^you (?:get|receive|see) an? (?:e-?mail|message|notification|confirmation)\b/i,
  ],
  [
    'limit',
    /\b(?:at most|up to|max|maximum|minimum|at least|limit(?:ed)?|quota|no more than|expires?|timeout|rate limit|per (?:second|minute|hour|day|month)|(?:must|should|has to|have to|needs? to)\b.{0,60}\bwithin \d+|(?:free|basic|pro|premium|business|team|enterprise) (?:plan|tier))\b/i,
  ],
  [
    'requirement',
    /\b(?:(?<!\b(?:can|could|may|might|will|to) )requires?|(?<!\bno (?:[\w-]+ ){1,3}|^(?:if|when) .{0,60})(?:required|needed)(?! (?:every|each|once|by|for|to|if|when)\b)|prerequisites?|you need(?! to (?!have|be))|must have|(?<!n['’]t |not )needs? (?:an?|the|to (?:have|be))|needs? \S+ v?\d|only \S+(?: \S+){0,4} (?:may|can|should)|(?<=^(?!from|since|in|as|with|on)(?:\S+ ){0,2})(?:version|node(?:\.js)?|python|java|go) (?:\d|>=)|permissions?|before you|you (?:must|need to|have to) (?:be|have))\b/i,
  ],
  [
    'contact',
    /\b(?:contact(?! (?:is|are|was|has|form|details)\b)|escalate|(?:page|call|ping|tell|ask|wake) (?:the |our )?(?:[\w-]+ )?on-?call|slack (?:channel|us|#)|(?:in|on) slack\.?$|(?:service |page |process )?owner(?:s|ed by)?(?: is|:)|e-?mail (?:us|them|to)|support team|reach out)\b|(?:^|[\s(])[@#][a-z][\w-]+(?![\w/-])/i,
  ],
];
/** A fact that tells somebody to do something. */
export const IMPERATIVE =
  /^(?:then |next,? |finally,? |first,? |afterwards,? |after (?:that|this),? )?(?:(?:in|on|under|from|at) [^,.;]{1,40}, |(?:in|on) [\w.]+ )?(?:force[- ](?:stop|quit|close)|(?:right|double|left|long|triple)-(?:click|press|tap)|add|apply|approve|assign|back up|reload|refresh|activate|allow|adjust|append|authori[sz]e|collect|deactivate|drag|expose|inspect|join|prepare|proceed|repeat|resize|resume|retrieve|scroll|shrink|specify|validate|visit|gather|whitelist|allowlist|keep|leave(?= (?:\d|the|it|them|your|about))|let(?= (?:it|them|the|your)\b)|reconnect|reduce|retry|shorten|sign out|split|unblock|build|call|change|choose|clear|click|clone|close|commit|configure|connect|copy|create|cut|define|delete|deploy|disable|do(?= (?:the|your|an?|this|these|all)\b)|download|drain|edit|enable|enter|execute|export|fill in|find(?= (?:the|an?|all|out|your|which)\b)|follow|generate|get|give|go to|grant|import|increase|decrease|initiali[sz]e|install|invite|launch|load|log in|merge|point|fail over|migrate|modify|move|name|navigate|notify|open|paste|pick|post|press|promote|provide|publish|pull|push|put|read|slide|unclip|fill|rebuild|reboot|register|release|remove|rename|replace|report|request|reset|restart|restore|revoke|roll back|rotate|run|save|scale|select|send|set|set up|sign in|sign up|start|stop|submit|switch|tag|tap|trigger|turn|type|uninstall|attach|back up|charge|clean|close|cool|detach|dial|dispose of|dry|fetch|fit|hang|heat|hit|hold|insert|lock|loosen|lower|make(?! sure)|map|mount|pair|plug in|pour|power cycle|power off|prime|pull|raise|reattach|refetch|refill|reinsert|reinstall|rerun|reseat|rinse|scan|ssh|shut|shut down|store|switch off|switch on|take|tighten|unload|unlock|unplug|wipe|update|upgrade|upload|use|wait|wear|write)\b(?![(/])/i;
/** What looks at something and changes nothing. */
export const LOOKS_AT = /^(?:verify|check|confirm|ensure|make|test|note|see|look|ask)\b/i;

/** "name contains", "test is": a noun, though orders begin so, and what is said of it. */
export function isTold(text: string): boolean {
  // "open 7 to 21", "open daily": when, and nothing to do.
  if (
    /^(?:open|close) (?:daily|every day|(?:from )?\d{1,2}(?::\d\d)?(?: ?[ap]m)? ?(?:to|until|[-–]) ?\d|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?\b)/i.test(
      text,
    )
  )
    return true;
  const isDenied = /^\S+ (?:does|did|has|had|is|are|was|were|ca|wo|could|would)n['’]t\b/i.test(text);
  const [, between = ''] =
    /^\p{L}+ ((?:\p{Ll}+ ){1,3}?)(?:shows|says|is|has|keeps|stays|(?:wo|does|ca|is)n['’]t)\b/u.exec(text) ??
    [];
  // "heat pump app shows"
  if (
    between !== '' &&
    between
      .trim()
      .split(' ')
      .every((word) => (partsOf(word) & NOUN) !== 0 && classesOf(word) === 0)
  )
    return true;
  // "Export as PDF is gone"
  if (
    /^\p{L}+ (?:as|of|to|from|for|on|by|via) (?!the |your |an? |it |them )[\w.-]+ (?:is|are|was|were|has|have)\b/iu.test(
      text,
    )
  )
    return true;
  const [, verb = '', next = ''] = /^\S+ (\p{Ll}+)(?: (\p{Ll}+))?/u.exec(text) ?? [];
  if (verb === '' || isDenied) return isDenied;
  // "Upload errors now say which file failed" too.
  if ((partsOf(verb) & (NOUN | PLURAL)) !== 0 && /^(?:is|are|was|were|has|now|also|never|always)$/.test(next))
    return true;
  if (tellsWhatWasDone(text)) return true;
  // "Undo possible within a day" too.
  if (/^(?:runs|takes|costs|lasts|fails|shows|starts|stops|ends|works|not|(?:im)?possible)$/.test(verb))
    return true;
  return (
    (classesOf(verb) & BE) !== 0 || (partsOf(verb) & (THIRD_PERSON | NOUN | PLURAL | ADVERB)) === THIRD_PERSON
  );
}

/** "Upload stuck at 0%", "Export bug fixed", "Test data deleted on Monday": things, and what was done with them. */
function tellsWhatWasDone(text: string): boolean {
  const words = text.replace(/[.!]$/, '').split(' ', MOST_THINGS + 2);
  const at = words.findIndex((word, index) => index > 0 && (partsOf(word) & PAST) !== 0);
  const [first = '', ...things] = words.slice(0, at).map((word) => word.toLowerCase());
  const next = /^\p{Ll}+$/u.exec(words[at + 1] ?? '')?.[0] ?? '';
  const isNoun = (word: string): boolean => (partsOf(word) & (NOUN | PLURAL)) !== 0 && classesOf(word) === 0;
  if (at < 1 || !isNoun(first) || (next !== '' && next !== 'to' && (classesOf(next) & PREPOSITION) === 0))
    return false;
  return (
    (things.length === 0 && next !== 'to') ||
    (things.length <= MOST_THINGS &&
      nounShare(lookUp(words[at] ?? '')) === 0 &&
      // "keep doors closed", "scan the code shown on the screen"
      nounShare(lookUp(first)) >= LEAST_NOUN &&
      !/^(?:set|make|find|scan|click|tap|press|check|fill|mark|hold|see)$/.test(first) &&
      (next === '' || /^(?:to|on|at|since|until|yesterday|today)$/.test(next)) &&
      things.every((word) => isNoun(word) && nounShare(lookUp(word)) >= verbShare(lookUp(word))))
  );
}
const MOST_THINGS = 2;
/** Of fifteen times. */
const LEAST_NOUN = 3;

/** Whether a text tells somebody to do something: one of the usual orders, or a word that is a verb here. */
export function isImperative(text: string): boolean {
  if (IMPERATIVE.test(text)) return !isTold(text);
  const [, first = '', second = ''] =
    /^(?:\p{Ll}+ or (?=\p{Ll}+ ))?(?:[Tt]hen |[Nn]ext,? |[Ff]inally,? |[Ff]irst,? |[Aa]fterwards,? |[Aa]fter (?:that|this),? )?(?:re-)?(\p{L}+) ([\p{L}’']+|`)/u.exec(
      text,
    ) ?? [];
  if (
    first === '' ||
    /^(?:takes|costs|lasts|fails|stops|works|hangs)$/.test(second) ||
    /^async$/i.test(first) ||
    LOOKS_AT.test(first) ||
    classesOf(first.toLowerCase()) !== 0
  )
    return false;
  if (/^(?:dedupe|deduplicate|reauthenticate)$/i.test(first)) return true;
  // "unpause", "redeploy": what no word list has, of a verb that it has.
  const known = partsOf(first.toLowerCase());
  const parts =
    known === 0 && (partsOf(/^(?:un|re|de)(\p{Ll}{3,})$/u.exec(first.toLowerCase())?.[1] ?? '') & VERB) !== 0
      ? VERB
      : known;
  const classes = classesOf(second.toLowerCase());
  if ((parts & VERB) === 0 || (parts & (THIRD_PERSON | PAST)) !== 0) return false;
  return (parts & (NOUN | ADJECTIVE | ADVERB)) === 0
    ? (classes & (BE | MODAL | HAVE)) === 0
    : (classes & (DETERMINER | OBJECT_PRONOUN | NUMBER)) !== 0;
}

/** "If all partitions lag, scale the consumers." */
export const CONDITION = /^(?:if|when|once) [^,;]{3,80}, (?:then )?/i;
