import { kindOfLabel, splitLabel } from '../labels.ts';
import { asSentence } from '../sentences.ts';
import { isImperative } from '../signs.ts';
import { toFact } from '../wording.ts';
import type { FactKind } from '../signs.ts';
import type { SourceReader } from './types.ts';

/** "14:02 mira: looking", "[14:02] <mira> looking", "14:02 UTC alertbot: …". */
const MESSAGE =
  /^\s*(?:[-*]\s+)?\[?(?<time>\d{1,2}:\d{2})(?::\d{2})?\]?(?: (?:UTC|Z|CES?T))?\s+[<@]?(?<name>\p{L}[\w.-]*)>?:?\s*(?<=[:>]\s*)(?<said>\S.*)$/u;
const LEAST = 3;
/** "And if the worker keeps crashing?" */
const ASKED = /^(?:and )?(?:what )?if (.+)\?$/i;

const SMALL_TALK =
  /^(?:i['’]?m |am )?(?:looking(?: (?:into|at) (?:it|this))?|on it|ok(?:ay)?|thanks|thx|ack|(?:all )?resolved|done|fixed|same(?: here)?|hm+|yes|yep|no|nope|nice|great|checking|one sec)\b.{0,15}$/i;
const BOT = /bot$|alert|pager|monitor|grafana|datadog|nagios|prometheus/i;
const SEVERITY = /^\[(?<level>[\w-]{1,9})\]\s*/;
const WARNS =
  /^(?:note(?: to self)?|careful|important|warning|remember)\s*[:,]\s*|^(?=(?:never|do not|don['’]t)\b)/i;
const TURNS_TO = /\b(?:page|call|escalate|ask|contact|ping|wake)\b/i;
/** A command that only looks. */
const LOOKS =
  /\b(?:logs?|get|describe|status|top|ps|tail|less|cat|grep|df|du|free|list|ls|show|select|explain|dig|ping|netstat|journalctl|inspect|info|events|history|diff|HEAD|uptime)\b/i;
const CHANGES =
  /\b(?:restart|rollout|delete|scale|apply|promote|fail-?over|kill|drain|cordon|stop|start|reload|purge|rollback|undo|set|patch|revert|deploy|exec|update|create|insert|reset|-X ?(?:POST|PUT|DELETE|PATCH))\b/i;

const HEALTHY = /\b(?:is|are|looks?) (?:all )?(?:up|fine|ok|healthy|normal|green|good)\b/i;

interface Message {
  readonly minute: number;
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
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    if (said === '') rest.push(line);
    else messages.push({ minute: hours * 60 + minutes, time, name, said: said.trim() });
  }
  if (messages.length < LEAST) return undefined;
  const told = messages.filter(({ said }) => !SMALL_TALK.test(said));
  const facts = type === 'runbook' ? readActions(told) : readTimes(told);
  const topic = facts.trigger?.[0]?.replace(/(?: \([\w-]+\))?\.$/, '') ?? '';
  return { facts, rest: rest.join('\n'), topic, isName: true };
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

function readActions(messages: readonly Message[]): Found {
  const facts: Found = {};
  const add = (kind: FactKind, fact: string): void => void (facts[kind] ??= []).push(fact);
  const seen: string[] = [];
  let acted: number | undefined;
  let asked = '';
  for (const { minute, name, said } of messages) {
    const level = SEVERITY.exec(said)?.groups?.['level'];
    const command = /`([^`]+)`/.exec(said)?.[1];
    const bare = withoutTalk(said.replace(SEVERITY, '').replace(WARNS, ''));
    if (bare === '') continue;
    if (BOT.test(name) || (level && !facts.trigger))
      add('trigger', asSentence(level ? `${bare} (${level})` : bare));
    else if (WARNS.test(said)) add('warning', asSentence(bare));
    else if (/^if\b/i.test(bare))
      add(
        TURNS_TO.test(bare) ? 'contact' : command ? 'step' : 'problem',
        toFact(bare.replace(/ next time\b/i, ''), 'runbook'),
      );
    else if (command && changes(command)) {
      const where =
        /^ (?:on|in|from|as) [^,.;]+/.exec(
          bare.slice(bare.indexOf(`\`${command}\``) + command.length + 2),
        )?.[0] ?? '';
      add('step', `Run \`${command}\`${where}.`);
      acted = minute;
    } else if (command) add('diagnosis', diagnose(command, bare));
    else if (ASKED.test(bare)) asked = ASKED.exec(bare)?.[1] ?? '';
    else if (isImperative(bare) || /^look\b/i.test(bare)) {
      add(
        asked === '' ? 'step' : 'problem',
        asked === '' ? asSentence(bare) : `If ${asked}, ${bare.replace(/[.]$/, '')}.`,
      );
      asked = '';
    } else if (acted === undefined && HEALTHY.test(bare))
      add('diagnosis', `Check: ${bare.replace(/[.]$/, '')}.`);
    else if (acted === undefined) add('cause', asSentence(bare));
    else seen.push(`${bare.replace(/[.]$/, '')} (after ${minute - acted} min)`);
  }
  // Without an alert, what somebody saw first is what it starts with.
  const [first, ...others] = facts.cause ?? [];
  if (!facts.trigger && first) {
    facts.trigger = [first];
    facts.cause = others;
  }
  if (seen.length > 0) add('check', `In the incident: ${seen.join('; ')}.`);
  return facts;
}

/** Whether the first verb of a command is one that changes something. */
function changes(command: string): boolean {
  const [look = Infinity, change = Infinity] = [LOOKS, CHANGES].map((verbs) => verbs.exec(command)?.index);
  return change < look || look === Infinity;
}

/** A command that looks, and what it showed. */
function diagnose(command: string, said: string): string {
  const shown = said.replace(/^.*?`[^`]+`\s*(?:->|=>|→|[:,–—-])?\s*/s, '').replace(/[.]$/, '');
  return shown === '' ? `Run \`${command}\`.` : `Run \`${command}\`. In the incident, its output: ${shown}.`;
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
