import { kindOfLabel, splitLabel } from '../labels.ts';
import { asSentence } from '../sentences.ts';
import { isImperative } from '../signs.ts';
import type { FactKind } from '../signs.ts';
import type { SourceReader } from './types.ts';

/** "14:02 mira: looking", "[14:02] <mira> looking", "14:02 UTC alertbot: …". */
const MESSAGE =
  /^\s*(?:[-*]\s+)?\[?(?<time>\d{1,2}:\d{2})(?::\d{2})?\]?(?: (?:UTC|Z|CES?T))?\s+[<@]?(?<name>\p{L}[\w.-]*)>?:?\s*(?<=[:>]\s*)(?<said>\S.*)$/u;
const LEAST = 3;
const SMALL_TALK =
  /^(?:i['’]?m |am )?(?:looking(?: (?:into|at) (?:it|this))?|on it|ok(?:ay)?|thanks|thx|ack|(?:all )?resolved|done|fixed|same(?: here)?|hm+|yes|yep|no|nope|nice|great|checking|one sec)\b.{0,15}$/i;
const BOT = /bot$|alert|pager|monitor|grafana|datadog|nagios|prometheus/i;
const SEVERITY = /^\[(?<level>[\w-]{1,9})\]\s*/;
const WARNS =
  /^(?:note(?: to self)?|careful|important|warning|remember)\s*[:,]\s*|^(?=(?:never|do not|don['’]t)\b)/i;
interface Message {
  readonly time: string;
  readonly name: string;
  readonly said: string;
}

/** The chat of an incident: for a runbook the alert, the looks, the actions and what they did; for a postmortem when. */
export const readChat: SourceReader = (text, type) => {
  if (type !== 'runbook' && type !== 'postmortem') return readSpeakers(text);
  const rest: string[] = [];
  const messages: Message[] = [];
  for (const line of text.split('\n')) {
    const { time = '', name = '', said = '' } = MESSAGE.exec(line)?.groups ?? {};
    if (said === '') rest.push(line);
    else messages.push({ time, name, said: said.trim() });
  }
  if (messages.length < LEAST) return undefined;
  const told = messages.filter(({ said }) => !SMALL_TALK.test(said));
  const { facts, lines } = type === 'runbook' ? tellActions(told) : { facts: readTimes(told), lines: [] };
  const [{ said: first } = { said: '' }] = told;
  const topic = (facts.trigger?.[0] ?? first.replace(SEVERITY, ''))
    .replace(/(?: \([\w-]+\))?\.$/, '')
    .replace(/ again\b/i, '');
  return { facts, rest: [...rest, ...lines].join('\n'), topic, isName: true };
};

/** "Omar: it was on guest": a name, and what that person said. */
const SPEAKER =
  /^\s*(?:[-*]\s+)?(?:\[?\d{1,2}:\d{2}\]?\s+)?[<@]?(?<name>\p{L}[\p{L}.-]{1,20})>?:\s+(?<said>\S.*)$/u;

/** A conversation without who said what; undefined where nobody speaks twice. */
function readSpeakers(text: string): ReturnType<SourceReader> {
  const lines = text.split('\n').map((line) => ({ line, groups: SPEAKER.exec(line)?.groups }));
  const names = lines.flatMap(({ groups }) => groups?.['name'] ?? []);
  const people = new Set(
    names.filter((name, index) => names.indexOf(name) !== index && kindOfLabel(name) === undefined),
  );
  if (names.length < LEAST || people.size < 2) return undefined;
  const told = lines.flatMap(({ line, groups }) => {
    const said = groups ? withoutTalk(groups['said'] ?? '') : line;
    return groups && SMALL_TALK.test(said) ? [] : [said];
  });
  return { facts: {}, rest: told.join('\n') };
}

type Found = Partial<Record<FactKind, string[]>>;

function readTimes(messages: readonly Message[]): Found {
  const facts: Found = {};
  for (const { time, name, said } of messages) {
    const bare = said.replace(WARNS, '');
    const labelled = splitLabel(said, 'postmortem');
    if (labelled)
      (facts[labelled.kind] ??= []).push(
        // Who says "me" is the speaker.
        ...labelled.pieces.map((piece) => sentencesOf(piece.replace(/(?<=\()me(?=[,)])/, name))),
      );
    else if (bare !== said || WARNS.test(said)) (facts.action ??= []).push(asSentence(bare));
    else (facts.timeline ??= []).push(`${time} – ${sentencesOf(said.replace(SEVERITY, ''))}`);
  }
  return facts;
}

const sentencesOf = (said: string): string =>
  said
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => asSentence(sentence))
    .join(' ');

/** "If it comes back, who do I call?": the next message says it. */
const WHO_THEN =
  /^(?:(?<told>.*[.!])\s+)?(?<condition>if\b[^?]+?),? (?:who|whom|what|where)\b(?<asked>[^?]*)\?$/is;
/** "Redis is full again, what was the fix?": what is told before it is asked about. */
const TOLD_FIRST =
  /^(?<told>[^?]{8,}?)(?:,| [-–—]|[.!]) (?:what|who|where|how|why|any(?:one|body)|do|does|can|should)\b[^?]*\?$/i;
/** What became of an action, and no more. */
const OUTCOME =
  /^(?:(?:that|it|this|still)(?: (?:did|does)(?:n['’]t| not))?|(?:did|does)n['’]?t|no,?) (?:work(?:ed|s)?|help(?:ed|s)?|the same|nothing|did it|happening)\b/i;

/** The messages of an incident in their order, each without its speaker and its time; what was seen first is what it starts with. */
function tellActions(messages: readonly Message[]): {
  readonly facts: Found;
  readonly lines: readonly string[];
} {
  const facts: Found = {};
  const lines: string[] = [];
  let condition = '';
  for (const { name, said } of messages) {
    const level = SEVERITY.exec(said)?.groups?.['level'];
    const bare = withoutTalk(said.replace(SEVERITY, ''))
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !OUTCOME.test(sentence))
      .join(' ')
      .replace(/ next time\b/i, '')
      .replace(/^(?:ok(?:ay)?|also|and|yeah),? (?:then |so )?(?=\p{L})/iu, '');
    if (bare === '') continue;
    if (WARNS.test(bare)) {
      (facts.warning ??= []).push(asSentence(bare.replace(WARNS, '')));
      continue;
    }
    const then = WHO_THEN.exec(bare)?.groups;
    const told = then?.['told'] ?? TOLD_FIRST.exec(bare)?.groups?.['told'] ?? '';
    if (then) condition = then['condition'] ?? '';
    if (!facts.trigger && (BOT.test(name) || level || lines.length === 0)) {
      const first = told || bare.replace(/\?$/, '');
      if (!isImperative(first) && !first.startsWith('`')) {
        facts.trigger = [asSentence(level ? `${first} (${level})` : first)];
        continue;
      }
    }
    if (then || bare.endsWith('?')) {
      if (told !== '') lines.push(sentencesOf(told));
    } else if (condition === '')
      lines.push(
        sentencesOf(
          bare.replace(/^(`[^`]+`) (?=[^.])/, 'run $1: ').replace(/^(then )?(?=`)/i, (then) => `${then}run `),
        ),
      );
    else {
      lines.push(sentencesOf(`${condition}, ${isImperative(bare) ? bare : `contact ${bare}`}`));
      condition = '';
    }
  }
  return { facts, lines };
}

/** What a message tells, without "looking." before it and ", restarting them" after it. */
function withoutTalk(said: string): string {
  return said
    .split(/(?<=[.!?])\s+/)
    .filter(
      (sentence) =>
        !SMALL_TALK.test(sentence.replace(/[.!]$/, '')) &&
        !/^(?:so|and|ok|but)\b[^,]{0,40}\?$/i.test(sentence),
    )
    .map((sentence) =>
      sentence.replace(/^(?:yep|yes|yeah|yup|ok(?:ay)?|right|exactly|no|nope|sure),\s+/i, ''),
    )
    .join(' ')
    .replace(/,\s+\p{Ll}+ing (?:it|them|now|that|the \p{L}+)$/u, '')
    .trim();
}
