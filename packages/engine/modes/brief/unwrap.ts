import { readAsked } from '../generate/asked.ts';
import { kindOfLabel } from '../generate/labels.ts';
import { hasSteps } from '../generate/sequence.ts';
import { MESSAGE, withoutTimes } from '../reading/chats.ts';
import { contentTypeOf } from '../reading/content-type.ts';
import { capitalized } from '../writing/capitals.ts';
import { isClause } from '../writing/splices.ts';
import { asksForPage, CHANNEL, sentence, SMALL_TALK, WHY_ASKED } from './chat-words.ts';
import { readDialogue } from './dialogues.ts';
import { listed } from '../writing/markdown.ts';

/** A prompt without the form that it was pasted in. */
export interface Unwrapped {
  readonly text: string;
  /** What it leaves open or asks of the page, as it is said. */
  readonly open: readonly string[];
}

/** A ticket without its fields, a chat and minutes without who said what; any other text as it is. */
export function unwrap(pasted: string, docType: string): Unwrapped {
  const input = withMaterialBelow(pasted);
  return (
    fromTicket(input) ??
    fromTalk(asksInChat(input, docType) ? withoutTimes(input) : input, docType) ??
    fromMinutes(input, docType) ?? { text: input, open: [] }
  );
}

/** "Write an ADR from this: We want …": what is asked for in the line of the material. */
const IN_LINE =
  /^(?<request>[^.:\n]{5,100}?) (?:from|for|of|out of|based on|using|with) (?:this|these|that|it|the following)(?: (?:text|notes?|material|paragraph|description|info(?:rmation)?|input|facts|details|draft|spec))?(?: below)?[.:][ \t]+(?=\S)/i;

function withMaterialBelow(input: string): string {
  const { request = '' } = IN_LINE.exec(input)?.groups ?? {};
  return request !== '' && readAsked(request).kind !== undefined
    ? input.replace(IN_LINE, (_, request: string) => `${request}.\n\n`)
    : input;
}

const FIELD =
  /^(?:\*\*)?(?<name>key|summary|title|(?:issue )?type|priority|severity|reporter|assignee|labels|components?|epic|sprint|status|story points|estimate|due(?: date)?|description|details|background|notes|acceptance criteria|ac|definition of done|dod):(?:\*\*)?[ \t]*(?<value>.*)$/i;
const NAMES = /^(?:summary|title)$/i;
/** "DOCS-418: Document how to get a dump". */
const NUMBERED = /^\[?[A-Z]{2,10}-\d+\]?(?:\s*[:–—-]\s*|\s+)(\S.*)$/;
const TELLS = /^(?:description|details|background|notes)$/i;
const DEMANDS = /^(?:acceptance criteria|ac|definition of done|dod)$/i;
const ITEM = /^\s*(?:[-*•+]|\d{1,2}[.)]|\[[ x]?\])\s+/i;

/** "Summary: …" over "Description: …": what is asked for, what is told, and what the page must be like. */
function fromTicket(input: string): Unwrapped | undefined {
  const lines = input.split('\n');
  const fields = lines.map((line) => FIELD.exec(line.trim())?.groups);
  const named =
    fields.find((field) => NAMES.test(field?.['name'] ?? ''))?.['value'] ??
    NUMBERED.exec(lines[0] ?? '')?.[1];
  if (
    !named ||
    !fields.some((field) =>
      /^(?:description|acceptance criteria|ac|(?:issue )?type)$/i.test(field?.['name'] ?? ''),
    )
  )
    return undefined;
  const told: string[] = [];
  const demands: string[] = [];
  let field = '';
  for (const [index, line] of lines.entries()) {
    const { name = '', value = '' } = fields[index] ?? {};
    if (name !== '') field = name;
    const text = name === '' ? line : value;
    // What stands above the first field is the number of the ticket.
    if (field === '' || NAMES.test(field)) continue;
    if (TELLS.test(field)) told.push(text);
    else if (DEMANDS.test(field) && text.trim() !== '')
      demands.push(text.replace(ITEM, '').replace(/[.;]$/, ''));
  }
  return {
    text: `${named.replace(/\.?$/, '.')}\n\n${told.join('\n').trim()}`,
    open:
      demands.length === 0
        ? []
        : [`Check that the page does what the ticket asks for: ${demands.join('; ')}.`],
  };
}

/** Whether somebody asks for a page in a chat; one that only tells keeps its times. */
const asksInChat = (input: string, docType: string): boolean =>
  !/\bfaqs?\b|\btroubleshoot/i.test(docType) &&
  input.split('\n').some((line, index) => {
    const { time, said = '' } = MESSAGE.exec(line)?.groups ?? {};
    return (
      time !== undefined &&
      ((index === 0 && ASKS_WHAT.test(said.replace(SMALL_TALK, ''))) ||
        (asksForPage(said) && readAsked(said).kind !== undefined))
    );
  });

const SPEAKER =
  /^\s*(?:[-*•]\s+)?[<@]?(?<name>\p{L}[\p{L}.-]{1,20}(?: \(\p{L}[\p{L} .-]{0,20}\))?)>?:\s+(?<said>\S.*)$/u;
const LEAST = 3;
const MOST = 0.6;
const WRITES_DOWN =
  /^(?:can|could|would|will) (?:some(?:one|body)|any(?:one|body)|you|we) (?:please )?(?:write (?:down|up)|document|explain|describe) /i;
/** What opens a chat: "what do we do when the queue is full?" */
const ASKS_WHAT =
  /^(?:what (?:do|should|can) (?:we|i|you) do ((?:when|if) .+?)|how (?:do|should|can) (?:we|i|you) (.+?))\??$/i;
const FEW_WORDS = 4;
/** A question as people type it. */
const UNMARKED =
  /^(?:can|could|do|does|is|are|should|must|may) (?:you|we|they|it|i|users|customers|the|an?) [^.!]+$/i;

/** Messages of a chat without their times: what is asked for, and what is told; an answer stays with its question. */
function fromTalk(input: string, docType: string): Unwrapped | undefined {
  const lines = input.split('\n').filter((line) => line.trim() !== '');
  const said = lines.map((line) => SPEAKER.exec(line)?.groups);
  const names = said.flatMap((one) => one?.['name'] ?? []);
  const isTalk =
    names.length >= LEAST &&
    names.length >= lines.length * MOST &&
    new Set(names).size > 1 &&
    new Set(names).size < names.length &&
    !names.some((name) => kindOfLabel(name) !== undefined);
  if (!isTalk) return undefined;
  const at = said.findIndex((one) => one !== undefined);
  const above = lines.slice(0, at).join(' ');
  const [first = ''] = above.split(/(?<=[.?!])\s/, 1);
  const { kind } = readAsked(first);
  const type = docType || (kind ?? contentTypeOf(above) ?? '');
  // "Can you write docs from this thread? It should be a troubleshooting page."
  const from = docType === '' && kind === undefined ? at : 0;
  if (/\bfaqs?\b|\btroubleshoot/i.test(type))
    return readDialogue(lines.slice(from), said.slice(from), /\bfaqs?\b/i.test(type));
  const head = lines.slice(0, at).filter((line) => !CHANNEL.test(line.trim()));
  const isTask = hasSteps(contentTypeOf(type) ?? (type === '' ? 'how-to' : undefined));
  const told: string[] = [];
  const cases: string[] = [];
  const answers: string[] = [];
  const open: string[] = [];
  let request = head.join('\n');
  let asked = '';
  for (const [index, line] of lines.entries()) {
    if (index < at) continue;
    const text = (said[index]?.['said'] ?? line).replace(SMALL_TALK, '').replace(WHY_ASKED, '').trim();
    if (text === '') continue;
    if (WRITES_DOWN.test(text)) {
      request ||= text
        .replace(WRITES_DOWN, 'Explain ')
        .replace(/["“]([\p{Ll}-]+)["”]/gu, '$1')
        .replace(/\?$/, '.');
      continue;
    }
    if (asksForPage(text) && (text.endsWith('?') || readAsked(text).asks)) {
      if (readAsked(text).subject !== '') request ||= text.replace(/\?$/, '.');
      continue;
    }
    const [, what = '', how = ''] = index === at ? (ASKS_WHAT.exec(text) ?? []) : [];
    if (what + how !== '') {
      const topic = what ? `What to do ${what}.` : `How to ${how}.`;
      // "Turn this thread into a how-to" leaves open on what.
      const wanted = readAsked(request);
      if (request === '') request = topic;
      else if (wanted.subject === '' && wanted.kind !== undefined)
        request = `Write a ${wanted.kind} page on ${topic.slice(0, 1).toLowerCase()}${topic.slice(1)}`;
      continue;
    }
    const plain = asked === '' ? '' : inPlace(asked, text);
    if (plain !== '') {
      if (isTask && conditionIn(asked) !== '') cases.push(`- ${sentence(plain)}`);
      else told.push(plain);
      asked = '';
      continue;
    }
    // What is asked in between, and no part of the task, keeps its answer whole.
    if (isTask && asked.split(' ').length >= FEW_WORDS && asStatement(asked, answerOf(text)[0]) === '') {
      answers.push(
        `- **${sentence(asked)}** ${text
          .split(/(?<=[.!?])\s+/)
          .map((one) => sentence(one.replace(/^(?:(?:oh|and|but|so|also|btw)\b,? )+/i, '')))
          .join(' ')}`,
      );
      asked = '';
      continue;
    }
    if (asked !== '') {
      const [answer, more] = answerOf(text);
      const statement = asStatement(asked, answer);
      if (statement) told.push(statement);
      else if (asked.split(' ').length >= FEW_WORDS && answer !== '')
        told.push(`- ${sentence(asked)} ${answer}`);
      else if (answer !== '') told.push(answer);
      if (asked.split(' ').length >= FEW_WORDS && answer === '') open.push(sentence(asked));
      if (more !== '') told.push(more);
      asked = '';
      continue;
    }
    if (text.endsWith('?') || UNMARKED.test(text)) asked = text.replace(/\??$/, '?');
    else told.push(sentence(text.replace(/^(?:yes|yep|yeah|no|nope)[.,!] +(?=\S)/i, '')));
  }
  if (asked.split(' ').length >= FEW_WORDS) open.push(sentence(asked));
  // "If that doesn't help": what to do then is the next message.
  const notes = told
    .join('\n')
    .replace(
      /^(if [^,.?\n]{3,60})[.?]\n(\p{Lu})/gimu,
      (_, condition: string, letter: string) => `${condition}, ${letter.toLowerCase()}`,
    );
  const beside = [
    cases.length > 0 && `\n\n## Special cases\n\n${cases.join('\n')}`,
    answers.length > 0 && `\n\n## Questions and answers\n\n${answers.join('\n')}`,
  ];
  return {
    text: `${request || `Write the ${docType || 'page'}.`}\n\n${notes}${beside.filter(Boolean).join('')}`,
    open,
  };
}

const YES = /^(?:yes|yep|yeah|always)\b[,.!]?\s*/i;
const NO = /^(?:no|nope|never)\b[,.!]?\s*(?:never\b[,.!]?\s*)?/i;

/** "Can you move it?" with "No. Export only." as "You can't move it. Export only."; empty where the answer is another. */
function asStatement(question: string, answer: string): string {
  const [, verb = '', who = '', rest = ''] =
    /^(can|could|should|must|will|may|are|is|do|does) (i|you|we|they|it|users|people|customers) (.+?)\?$/i.exec(
      question,
    ) ?? [];
  const isYes = YES.test(answer);
  if (verb === '' || !(isYes || NO.test(answer))) return '';
  const isDo = /^do(?:es)?$/i.test(verb);
  if (isYes && isDo && who.toLowerCase() === 'it') return '';
  const denied = /^can$/i.test(verb)
    ? "can't"
    : isDo
      ? `${verb.toLowerCase()}n't`
      : `${verb.toLowerCase()} not`;
  const whom = /^i$/i.test(who) ? 'you' : who;
  const said = isYes ? (isDo ? '' : `${verb.toLowerCase()} `) : `${denied} `;
  const more = answer.replace(isYes ? YES : NO, '');
  // "Yes, helpdesk admin": which one.
  if (
    isYes &&
    more !== '' &&
    !isClause(more) &&
    !/[.!?]\s/.test(more) &&
    !/^(?:but|only|if|when|for|from|until|in|on|at|by|with)\b/i.test(more)
  )
    return sentence(`${whom} ${said}${rest} (${more.replace(/[.!]$/, '')})`);
  return `${sentence(`${whom} ${said}${rest}`)}${more === '' ? '' : ` ${sentence(more)}`}`;
}

/** "And what if it hangs?": the case that is asked about; empty for any other question. */
const conditionIn = (question: string): string =>
  /^(?:(?:and|but|so|ok),? )*(?:what )?((?:if|when) [^?]{3,100})\?$/i.exec(question)?.[1] ?? '';

/** "If it hangs?" with "Restart it.", "Where's the key?" with "In the vault.": the question and its answer in one; empty for others. */
function inPlace(question: string, answer: string): string {
  const condition = conditionIn(question);
  if (condition !== '' && !YES.test(answer) && !NO.test(answer)) {
    const then = answer.replace(/^(?:then|in that case),? (?=\p{L})/iu, '').replace(/^you (?=\p{Ll})/iu, '');
    return `${capitalized(condition)}, ${then.slice(0, 1).toLowerCase()}${then.slice(1)}`;
  }
  const [, be = '', thing = ''] =
    /^(?:where|when)(['’]s| is| are) ((?:the|your|our|my|it|they)\b[^?]{0,60})\?$/i.exec(question) ?? [];
  return thing !== '' &&
    /^(?:in|at|on|under|behind|next to|below|above|inside|every|from|after)\b/i.test(answer)
    ? sentence(
        `${thing} ${/are/i.test(be) ? 'are' : 'is'} ${answer.slice(0, 1).toLowerCase()}${answer.slice(1)}`,
      )
    : '';
}

/** What answers a question, up to the first whole sentence, and what is told beside. */
function answerOf(text: string): readonly [answer: string, more: string] {
  const sentences = text.split(/(?<=[.!])\s+/).map(sentence);
  const end = sentences.findIndex((one, index) => index > 0 && isClause(one));
  const isAnswer = /^(?:yes|no|nope|yep|yeah|only|never|always|not)\b/i.test(text);
  if (!isAnswer) return ['', sentences.join(' ')];
  return end < 0
    ? [sentences.join(' '), '']
    : [sentences.slice(0, end).join(' '), sentences.slice(end).join(' ')];
}

const HEADER =
  /^(?:#+\s*)?(?:(?:meeting )?minutes|(?:meeting )?notes|[\w -]{2,30} (?:meeting|sync|call|weekly|stand-?up|retro|review|board|minutes))\b[^.:!?\n]{0,80}$/i;
const PRESENT =
  /^\s*(?:[-*•]\s+)?(?:present|attendees|attending|participants|with):?\s+(?<people>\p{Lu}[^.\n]+)\.?$/iu;
const DECIDED =
  /^(?:=>|->|→)?\s*(?:(?:decided|agreed|we decided|conclusion|resolution|decision):\s*|(?:we )?(?:decided|agreed) (?:on|for|to use|to go with) )/i;
const TOPIC = /^(?:topic|subject|agenda|re):\s*/i;
/** "Option 1: a service of our own", several of them in one note. */
const OPTION = /\b(?:option|variant|alternative) ([1-9a-d])\b(?::| =| -)?\s+(?=\S)/gi;
const DATE =
  /\b(?:\d{1,2}\.? \p{Lu}\p{L}{2,8}(?: \d{4})?|\p{Lu}\p{L}{2,8} \d{1,2}(?:, \d{4})?|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?)\b/u;

/** The options that notes number, each by its number. */
function readOptions(lines: readonly string[]): ReadonlyMap<string, string> {
  const options = new Map<string, string>();
  for (const line of lines) {
    const marks = [...line.matchAll(OPTION)];
    marks.forEach(({ 1: number = '', 0: mark, index }, at) => {
      const said = line
        .slice(index + mark.length, marks[at + 1]?.index)
        .trim()
        .replace(/[.,;]$/, '');
      if (!options.has(number) && !/^(?:is|was|has|and|or|in|with|because)\b/.test(said))
        options.set(number, said);
    });
  }
  return options;
}

/** "option 1, Yusuf builds it" as the decision for what that option is, with the others as alternatives. */
function withOption(decision: string, options: ReadonlyMap<string, string>): readonly string[] {
  const [mark = '', number = ''] =
    /^(?:the )?(?:option|variant|alternative) ([1-9a-d])\b,?\s*/i.exec(decision) ?? [];
  const chosen = options.get(number);
  if (chosen === undefined) return [`Decision: ${decision}`];
  const more = decision.slice(mark.length);
  const others = [...options].filter(([one]) => one !== number).map(([, said]) => said);
  return [
    `Decision: We will use ${chosen}.${more === '' ? '' : ` ${sentence(more)}`}`,
    `Alternatives: ${others.join('; ')}.`,
  ];
}

/** "ADR please. Minutes from …": what is asked for, before what it is made of. */
const ASKED_ABOVE =
  /^(?=[^\n]{0,80}\b(?:please|pls|write|make|turn|draft)\b)[^\n.:]{3,80}[.:]\s+(?=[^\n]*\n)/i;

/** Minutes with who was there: what was said without who said it, and what nobody knew as an open point. */
function fromMinutes(input: string, docType: string): Unwrapped | undefined {
  const lines = input
    .replace(ASKED_ABOVE, '')
    .replace(/^([^\n]{5,80}?)[,;.]? \(?(?=(?:present|attendees|attending|participants):? \p{Lu})/iu, '$1\n')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const present =
    lines.map((line) => PRESENT.exec(line)?.groups?.['people'] ?? '').find((one) => one !== '') ?? '';
  const header = lines[0] ?? '';
  if (present === '' || !HEADER.test(header.trim())) return undefined;
  const people = present
    .split(/,\s*(?:and )?|\s+and\s+|\s*\+\s*/)
    .map((name) => name.trim())
    .filter(Boolean);
  const names = new Set(people.map((name) => name.split(' ')[0] ?? name));
  const told: string[] = [];
  const open: string[] = [];
  const options = readOptions(lines);
  let isDecided = false;
  let topic = '';
  for (const line of lines.slice(1)) {
    if (PRESENT.test(line)) continue;
    const [mark = ''] = ITEM.exec(line) ?? [];
    const text = line.slice(mark.length).trim();
    const [, name = '', after = ''] = /^(\p{L}[\p{L}-]+): (\S.*)$/u.exec(text) ?? [];
    const said = names.has(name) ? after : text;
    const { asks, kind, subject } = readAsked(said);
    if (mark === '' && asks && (kind !== undefined || subject === '')) continue;
    if (TOPIC.test(said)) topic = said.replace(TOPIC, '').replace(/[.:]$/, '');
    else if (DECIDED.test(said)) {
      isDecided = true;
      told.push(...withOption(said.replace(DECIDED, ''), options));
    } else if (options.size > 1 && said.search(OPTION) === 0) continue;
    else if (/\?(?:\s|$)/.test(said) && !/^(?:q|faq)\b/i.test(said))
      open.push(sentence(said.replace(/^(?:open|question|todo|tbd)(?: question)?:\s*/i, '')));
    else told.push(`- ${sentence(said.replace(/^(?:but|and|so|also),? (?=\p{L})/iu, ''))}`);
  }
  const meeting = header
    .replace(/^(?:#+\s*)?(?:(?:meeting )?(?:minutes|notes)\b[\s,:–—-]*(?:(?:of|from) (?:the )?)?)?/i, '')
    .trim();
  const [date = ''] = DATE.exec(meeting) ?? [];
  const where = meeting.replace(date, '').replace(/[\s,:–—-]+$/, '');
  const who = `Present: ${listed(people)}.`;
  const status = `Status: Decided${date && ` on ${date}`}${where && ` in the ${where}`} (${listed(people)}).`;
  const isRecord = isDecided && /\b(?:adr|decision)\b/i.test(docType);
  return {
    text: [
      `Write the ${docType || 'page'}${topic && !isRecord ? ` on ${topic}` : ''}.`,
      '',
      ...(isRecord ? [status] : []),
      ...told,
    ].join('\n'),
    open: isRecord ? open : [...open, `The notes are from: ${meeting}. ${who}`],
  };
}
