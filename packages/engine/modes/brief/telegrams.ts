import { readAsked } from '../generate/asked.ts';
import { NEUTRAL } from '../generate/material.ts';
import { findVerb } from '../generate/questions.ts';
import { hasSteps } from '../generate/sequence.ts';
import { isImperative, LOOKS_AT } from '../generate/signs.ts';
import { contentTypeOf, type ContentType } from '../reading/content-type.ts';
import { classesOf } from '../../spelling/function-words.ts';
import { lookUp, PARTICIPLE, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isClause } from '../writing/splices.ts';
import { cutAt, cutItems } from './cut.ts';
import { answered } from './telegraphed-answers.ts';
import { layOutTrouble } from './telegraphed-troubles.ts';
import { layOutProseCalls } from './prose-calls.ts';
import { layOutCalls } from './telegraphed-calls.ts';
import { SIDES } from './question-list.ts';
import { beginsStep } from './steps.ts';
import { capitalized } from '../writing/capitals.ts';
import { baseOf, ingOf } from '../../spelling/inflect.ts';

/** Longer lines are no telegrams; in UTF-16 code units. */
const LONGEST = 2000;
/** "concept page: …", "parking permit FAQ for residents: …": what is asked for, and what is told in one breath. */
const HEADED = /^(?<head>[^\n:?!]{3,120}[:?])[ \t]+(?<told>\S[^\n]*)/;
/** "Create an FAQ for a hotel. Check-in from 15:00, …", "FAQ: swimming pool: adults 6 EUR, …" */
const FAQ_FIRST =
  /^(?<head>(?:[^\n:?!.,]{0,60}\b)?(?:faqs?|frequently asked questions)\b(?:[^\n:?!.,]{3,80}\.|: (?:our |the )?[^\n:?!.,]{3,60}:))[ \t]+(?<told>\S[^\n]*)/i;
/** Where a sentence ends. */
const ENDS = /(?<=[\p{L}\d)%"'`-][\p{L}\d)%"'`])\.[ \t]+(?=\S)/u;
/** Kinds in which each thing that is told stands alone; steps and releases are cut elsewhere. */
const TELLS: ReadonlySet<ContentType | undefined> = new Set<ContentType>(['faq', 'concept', 'postmortem']);
/** What people call the parts of an incident, without a colon. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?(?:root )?cause(?:d by)?(?: was| is)? (?!of\b)(?=\S)/i, 'Root cause: '],
  [/^(?:due to|because of) (?=\S)/i, 'Root cause: '],
  [
    /^(?:to-?dos?|follow-?ups?|actions?|action items?|next steps?)(?::| is| are)? (?!(?:was|were|is|are|has|have|had|will|must|should|can|of|for|on|by|in|taken|needed|done|open|late|pending)\b)(?=\S)/i,
    'Action items: ',
  ],
];
/** "when they fire (order.created)": a side of the matter, and what is known of it. */
const SIDE =
  /^(?<side>(?:when|why|how|where|who|what|which) (?!to\b)(?:[\p{L}\d’'-]+ ?){2,7}?)\s*(?:[:(]\s*(?<said>[^()]+?)\)?)?$/iu;

/** A prompt in one line with each thing that it tells in a sentence of its own; any other text as it is. */
export function layOutTelegram(prompt: string, type: ContentType | undefined): string {
  const typed =
    (type ?? 'faq') === 'faq' ? withListedAnswers(withDotCalls(prompt), type) : withDotCalls(prompt);
  const text = (type ?? 'api-reference') === 'api-reference' ? layOutProseCalls(typed) : typed;
  if ((type ?? 'api-reference') === 'api-reference' && CALLED.test(text.slice(0, LONGEST)))
    return layOutCalls(text);
  const { head = '', told = '' } =
    ((type ?? 'faq') === 'faq' && FAQ_FIRST.exec(text)?.groups) || (HEADED.exec(text)?.groups ?? {});
  if (head === '' || told.length > LONGEST || /^(?:[-*•+]|\d+[.)]) /.test(told)) return text;
  const { kind, subject } = readAsked(head.replace(/[:?]$/, ''));
  const ofKind = type ?? kind ?? contentTypeOf(head);
  if (/\bonboarding\b/i.test(head)) return text.replace(told, (all) => withDays(all));
  const at = head.length + text.slice(head.length).indexOf(told);
  if (hasSteps(ofKind) || (ofKind === undefined && /^how (?:to|do|can)\b/i.test(head)))
    return text.slice(0, at) + asSteps(told) + text.slice(at + told.length);
  if (ofKind === 'troubleshooting') {
    const [first = '', ...others] = cutAt(told.replace(/\.$/, ''), ENDS);
    const isTrouble = subject === '' || (others.length > 0 && !beginsStep(first) && isClause(first));
    const opening = isTrouble ? `${first}. ` : '';
    const trouble = layOutTrouble(isTrouble ? others : [first, ...others]);
    return trouble === undefined
      ? text
      : text.slice(0, at) + opening + trouble + text.slice(at + told.length);
  }
  // Questions, and answers in brackets, are cut as such.
  if (ofKind === 'policy')
    return text.slice(0, at) + told.replace(NOT_SO, '. $1') + text.slice(at + told.length);
  if (!TELLS.has(ofKind) || (ofKind === 'faq' && ASKED.test(told))) return text;
  const whole = cutAt(told, ENDS);
  const sentences = whole.flatMap((sentence) => cutTelegram(sentence.replace(/\.$/, ''), ofKind === 'faq'));
  const isCut = sentences.length > whole.length || whole.some(isSide);
  // An explanation in sentences is none.
  const isProse = ofKind === 'concept' && whole.length > 1 && !sentences.some(isSide);
  if (!isCut || isProse) return text;
  if (ofKind === 'faq') {
    const answers = sentences.map(answered);
    const rest = sentences.filter((_, index) => answers[index] === undefined).map((one) => `${one}. `);
    const list = answers.filter((one) => one !== undefined).map((one) => `- ${one}.`);
    if (list.length > 0)
      return `${head.replace(/^([^:]+): (.+):$/, '$1 for $2:')}\n\n${list.join('\n')}\n\n${rest.join('').trimEnd()}${text.slice(at + told.length)}`;
  }
  // What the page is about stands first, where its head doesn't say it.
  const isNamed = subject !== '';
  if (sentences.length < 2 || (!isNamed && isSide(sentences[0] ?? '') && ofKind !== 'concept')) return text;
  const written = sentences.map((one, index) => {
    if (ofKind === 'concept' && (isNamed || index > 0)) return asSection(one);
    return `${ofKind === 'postmortem' ? labelled(one) : one}. `;
  });
  return `${head} ${written.join('')}`.trimEnd() + text.slice(at + told.length);
}

/** An FAQ with a list of what answers questions, "- day pass 18 EUR": each with the question that it answers. */
function withListedAnswers(text: string, type: ContentType | undefined): string {
  if (text.length > LONGEST || (!type && !/^[^\n]{0,80}\b(?:faqs?|frequently asked questions)\b/i.test(text)))
    return text;
  return text.replace(LISTED, (line, mark: string, told: string) => {
    const answer = ASKED.test(told) ? undefined : answered(told);
    return answer === undefined ? line : `${mark}${answer}.`;
  });
}
const LISTED = /^([-*•+] )([^\n]{4,120}?)\.?$/gm;

const ASKED =
  /[?(]|->|=>|→|(?:^|[,.;:] |\band )(?:how|what|when|where|who|which|why|can|does|do|is|are|will|must|may)\b/i;
/** What is not so, behind other rules. */
const NOT_SO = /[,;] (not (?:transferable|refundable|allowed|permitted))(?=$|[.,;])/gi;
/** A call in the first line. */
const CALLED = /^[^\n]*\b(?:GET|POST|PUT|PATCH|DELETE) \//;
const isSide = (text: string): boolean => SIDE.test(text) || SIDES.test(text);

/** "when they fire (order.created, order.paid)" as a section with its points; any other sentence as it is. */
function asSection(text: string): string {
  const { side: part = '', list = '' } = SIDES.exec(text)?.groups ?? {};
  const { side = capitalized(part), said = list } = SIDE.exec(text)?.groups ?? {};
  if (side === '' || (part === '' && !isClause(side.replace(/^\S+ /, '')))) return `${text}. `;
  const points = said === '' ? [] : cutItems(said);
  const body =
    said === ''
      ? `[VERIFY] Say ${side.trim().replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}.`
      : points.length > 1
        ? points.map((point) => `- ${asCode(point)}`).join('\n')
        : `${said}.`;
  return `\n\n## ${side.trim()}\n\n${body}\n\n${NEUTRAL}\n\n`;
}

/** "order.created" as code. */
const asCode = (point: string): string =>
  /^[a-z]\w*(?:[._:][a-z]\w*)+$/.test(point) ? `\`${point}\`` : point;

function labelled(text: string): string {
  for (const [label, written] of PARTS) if (label.test(text)) return text.replace(label, written);
  return text;
}

/** What a sentence lists, where each thing can stand alone; what can't stays with the one before it. */
export function cutTelegram(sentence: string, answers = false): readonly string[] {
  if (/^(?:if|when|once|unless|because|since|although) .*,/i.test(sentence)) return [sentence];
  const pieces: string[] = [];
  for (const item of cutItems(sentence)) {
    const last = pieces.at(-1);
    if (last === undefined || isAlone(item) || (answers && answered(item) !== undefined)) pieces.push(item);
    // What answers nothing for sure is not told of the thing before it, but more of its times or amounts is.
    else if (answers && answered(last) !== undefined && !GOES_ON.test(item)) pieces.push(item);
    else pieces[pieces.length - 1] = `${last}, ${item}`;
  }
  return pieces;
}

const GOES_ON =
  /^(?:\d|(?:week(?:end|day)s?|mon|tue|wed|thu|fri|sat|sun|reduced|half|then|and|or|with|for|in|on|at|from|until)(?:days?|s|urday|nesday|rsday|sday)?\b)/i;

const COUNTS =
  /^(?:no|not|never|only|max|min|maximum|minimum|up to|at most|at least|free|one|two|three|four|five|six|ten|\d[\d.,]*)\b/i;
const NAMED_PART =
  /^(?:[a-z][a-z -]{2,30}? )?(?:header|field|limit|timeout|port|default|price|fee|deadline|version) \S+$/i;

/** Whether a piece of a telegram tells something of its own. */
function isAlone(item: string): boolean {
  const [first = '', second = ''] = item.toLowerCase().split(/\s+/);
  const parts = partsOf(first);
  return (
    second !== '' &&
    (isClause(item) ||
      isSide(item) ||
      COUNTS.test(item) ||
      NAMED_PART.test(item) ||
      PARTS.some(([label]) => label.test(item)) ||
      isImperative(item) ||
      (beginsStep(item) && /^\p{L}+ (?:the|an?|your|proof|it)\b/iu.test(item)) ||
      // "takes 10 days", "fixed by renewing it"
      ((parts & THIRD_PERSON) !== 0 && /^(?:\d|up|about|only)/.test(second)) ||
      ((parts & PARTICIPLE) !== 0 && /^(?:by|with|in|on|at|after|within|back)$/.test(second)))
  );
}

/** "…, then remove it", "…, never delete the newest": a sentence of its own. */
const NEXT = /,\s+(?:and\s+)?(?=(?:then|never|don['’]t|do not)\s+\p{Ll})/u;
const NEVER = /,\s+(?:and\s+)?(?=(?:never|don['’]t|do not)\s+\p{Ll})/u;
/** "(erases the password)" behind an order. */
const DESTROYS =
  /(?<=^|[.,:;] )(?<order>[^.,:;()]{3,80}?) \((?:this |it |which )?(?<what>(?:erases?|deletes?|wipes?|removes?|resets?|overwrites?|clears?|loses?|stops?|cancels?|logs out|signs out) [^()]{3,80})\)/iu;
/** The one of several that an order must spare, without its name. */
const THE_ONE =
  /^((?:then )?(?:never|don['’]t|do not) \p{Ll}+ the (?:newest|latest|oldest|last|first|current|most recent)(?: (?:one|two|three|\d+))?)(?: one)?$/iu;
/** "rm old logs": what a shell calls it. */
const SHELL: readonly (readonly [RegExp, string])[] = [
  [/^((?:then )?)rm (?=(?:the |all |any |old )?\p{L}+ )/iu, '$1remove '],
  [/^((?:then )?)mv (?=(?:the |all |any |old )?\p{L}+ )/iu, '$1move '],
  [/^((?:then )?)cp (?=(?:the |all |any |old )?\p{L}+ )/iu, '$1copy '],
];

/** Steps in one line, with the case in which they didn't help, and what must not be done, apart. */
function asSteps(told: string): string {
  const sentences = cutAt(told, ENDS).map((sentence) => sentence.replace(/\.$/, ''));
  const written: string[] = [];
  let object = '';
  for (const sentence of sentences) {
    const [, order = ''] =
      /^if (?:not|(?:it|they|that) (?:does|do)(?:n['’]t| not)),? (\S.*)$/is.exec(sentence) ?? [];
    const last = written.at(-1) ?? '';
    const trouble = order === '' || beginsStep(last) ? '' : negated(last);
    if (trouble !== '') {
      written[written.length - 1] = `Check: ${last}`;
      written.push(`Problems: ${trouble}: ${order}`);
      continue;
    }
    const pieces = beginsStep(sentence)
      ? cutAt(sentence, LOOKS_AT.test(sentence) ? NEXT : NEVER)
      : [sentence];
    for (const piece of pieces) {
      const plain = SHELL.reduce((text, [call, verb]) => text.replace(call, verb), withCalls(piece));
      const [, one = ''] = THE_ONE.exec(plain) ?? [];
      written.push(one !== '' && object !== '' ? `${one} ${object}` : plain);
      object = objectOf(plain) || object;
    }
  }
  return withWarnings(
    written
      .map((one) => `${one}. `)
      .join('')
      .trimEnd(),
  );
}

/** "hold reset (erases the password)" as an order, and what it does. */
function withWarnings(text: string): string {
  const found = DESTROYS.exec(text);
  if (!found) return text;
  const { what = '', order = '' } = found.groups ?? {};
  const [verb = '', ...rest] = what.split(' ');
  const [first = '', ...object] = order.split(' ');
  const deed = ingOf(first.toLowerCase());
  const does = `${/s$/.test(verb) ? verb : `${verb}s`} ${rest.join(' ')}`;
  const said =
    deed && (partsOf(first.toLowerCase()) & VERB) !== 0
      ? `Warning: ${capitalized([deed, ...object].join(' '))} ${does}`
      : `This ${does}`;
  const end = found.index + found[0].length;
  return `${text.slice(0, found.index)}${order}. ${said}${text.slice(end).replace(/^,? (?=\p{Ll})/u, '. ')}`;
}

/** "run certbot renew", "with certbot certificates": a program that is no word of the language, and what it is called with. */
const CALLS =
  /(?<=\b(?:run|with|via|using) )([a-z][a-z\d-]{2,30})(?: (?!(?:and|or|to|in|on|for|from|with|until|then|as|at|by)\b)[a-z-][\w./=:-]*){1,3}(?=$|[,;.])/gu;
const withCalls = (piece: string): string =>
  piece.includes('`')
    ? piece
    : piece.replace(CALLS, (call: string, program: string) => (isUnknown(program) ? `\`${call}\`` : call));
const isUnknown = (word: string): boolean =>
  partsOf(word) === 0 && classesOf(word) === 0 && lookUp(word) === 0;

/** "remove old wal in /var": "wal". */
function objectOf(order: string): string {
  const [, things = ''] =
    /^(?:then )?(?:remove|delete|move|copy|drop|clear|archive|purge|prune|stop|restart|kill) ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?= (?:in|on|from|under|older|of|at|that|which)\b|$)/iu.exec(
      order,
    ) ?? [];
  return things.split(' ').at(-1) ?? '';
}

/** "lights go green" as "lights don't go green"; empty where the verb isn't known. */
function negated(clause: string): string {
  const words = clause.split(' ');
  const helper = words.findIndex((word) => /^(?:is|are|was|were|can|will|should|must)$/i.test(word));
  if (helper > 0) return [...words.slice(0, helper + 1), 'not', ...words.slice(helper + 1)].join(' ');
  const at = findVerb(words);
  if (at === undefined) return '';
  const verb = words[at] ?? '';
  const base = baseOf(verb) ?? verb;
  return [...words.slice(0, at), base === verb ? "don't" : "doesn't", base, ...words.slice(at + 1)].join(' ');
}

/** "first day tour and talk, week 1 …, contact Marie": each day with its colon, and whom to ask in a sentence of its own. */
function withDays(told: string): string {
  return told
    .replace(
      /(?<=^|[,;.] )((?:first|second|third|last) (?:day|week|month)) (?!of\b|is\b|at\b|in\b|on\b|you\b|they\b)(?=\p{L})/giu,
      '$1: ',
    )
    .replace(/[,;] (?=(?:contact|questions?(?: to)?|ask) \S+(?:@\S+|$))/gi, '. ');
}

/** 'pgtidy fmt . rewrites files' of the program "pgtidy": a call that ends in the folder, and no sentence. */
function withDotCalls(text: string): string {
  const name = /^[^\n]{0,120}?["“`]([a-z][a-z\d-]{1,30})["”`]/.exec(text)?.[1];
  return name === undefined
    ? text
    : text.replace(IN_FOLDER, (call: string, program: string) => (program === name ? `\`${call}\`` : call));
}
const IN_FOLDER = /(?<![\w`"“-])([a-z][\w-]{1,30})(?: [a-z][\w-]{0,30}){0,2} \.(?= \p{Ll}+s\b)/gu;
