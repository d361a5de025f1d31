import { baseOf, pluralOf } from '../../spelling/inflect.ts';
import { NOUN } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isImperative } from '../generate/signs.ts';
import { oneLine } from '../report/quote.ts';

const ROLES =
  '(?:customers?|admin(?:istrator)?s?|developers?|engineers?|operators?|managers|staff|employees|members|guests|technicians|teams|agents|editors|owners|drivers|teachers|parents|students|nurses|patients|colleagues|volunteers|visitors|residents|tenants|trainers|caretakers)';
const HOW_TO = new RegExp(
  String.raw`\bhow\s+(?:to|(?:do|does|can|should|would)\s+(?:you|i|we|one|users?|(?:(?:our|the|my|new|all) )+(?:[\w-]+ )?[\w-]+s|they|people|(?:(?:our|the|my|new) )?(?:[\w-]+ )?${ROLES})\s+|(?:you|users?|people|they|we|i|(?:our |the )?(?:[\w-]+ )?${ROLES})\s+(?:can\s+|should\s+)?)\s*(?<task>(?:[^.;\n]|\.(?=\S))+)`,
  'i',
);
/** A list of verbs that a task begins with, so that "for deploying X" and "to deploy X" name it too. */
const TASK_VERB =
  /^(?:to\s+)?(?<verb>install|configure|create|add|set up|run|deploy|update|upgrade|remove|delete|use|connect|enable|disable|migrate|build|test|write|send|handle|manage|debug|monitor|restore|recover|rotate|back up|scale|reset|register|import|export|schedule|start|stop|restart|integrate|publish|verify|validate|access|change|customi[sz]e|develop|generate|get started with|invite|request|roll back|secure|sign in|submit|switch|sync|transfer|troubleshoot|uninstall|upload|download|fail over|promote|drain|respond to|investigate|replace|provision|decommission|patch|renew|rebuild|reload|purge|archive|approve|assign|cancel|merge|review|tune|measure|move|open|close|find|filter|order|pay|print|record|reduce|report|resize|resolve|sort|stream|subscribe to|track|translate|unlock|allow|block|grant|revoke)\b/i;
const GERUNDS: readonly (readonly [RegExp, string])[] = [
  [/^setting up\b/i, 'set up'],
  [/^listing\b/i, 'list'],
  [/^backing up\b/i, 'back up'],
  [/^rolling back\b/i, 'roll back'],
  [/^signing in\b/i, 'sign in'],
  [/^getting started with\b/i, 'get started with'],
  [/^failing over\b/i, 'fail over'],
  [/^responding to\b/i, 'respond to'],
  [/^(running|resetting|getting|submitting|stopping)\b/i, ''],
];

/** The task that a subject names, as an order; empty for one that names a thing. */
export function readTask(subject: string): string {
  // "Upload API": the name of a thing.
  if (/^\p{Lu}\p{Ll}+ (?:API|SDK|CLI)s?$/u.test(subject)) return '';
  const how = HOW_TO.exec(subject)?.groups?.['task'];
  if (how) return tidy(how);
  // "Sync client won't connect": what is wrong, though a verb is spelled so.
  if (
    /^(?!(?:make|check|ensure|verify|do)\b)(?:[\w-]+ ){1,4}(?:won|can|does|is|are|did|do|has|was)n?['’]t\b/i.test(
      subject,
    )
  )
    return '';
  if (TASK_VERB.test(subject) || isImperative(subject) || PHRASAL.test(subject))
    return tidy(subject.replace(/^to\s+/i, '')).replace(/^\p{Lu}(?=\p{Ll}+ )/u, (letter) =>
      letter.toLowerCase(),
    );
  return tidy(fromGerund(subject) ?? '');
}

/** "Check in a guest". */
const PHRASAL =
  /^(?:check|hand|clock|sort|pick|lock|fill|count|cash|plug|carry|order) (?:in|out|over|up|off|on|down) (?=\p{L})/iu;

/** "deploying the app" as "deploy the app"; undefined for anything else. */
function fromGerund(text: string): string | undefined {
  for (const [pattern, verb] of GERUNDS) if (verb && pattern.test(text)) return text.replace(pattern, verb);
  const gerund = /^(\w+?)ing\s+(.*)$/i.exec(text);
  if (!gerund) return undefined;
  const [, root = '', rest = ''] = gerund;
  const roots = [root, `${root}e`, root.replace(/(\w)\1$/, '$1')];
  const isNoun =
    (partsOf(`${root}ing`.toLowerCase()) & NOUN) !== 0 && !/^(?:the|an?|your|our|their) /i.test(rest);
  const verb =
    roots.find(
      (candidate) =>
        TASK_VERB.test(`${candidate.replace(/^re(?=\w{3})/i, '')} `) || TASK_VERB.test(`${candidate} `),
    ) ?? (isNoun ? undefined : baseOf(`${root}ing`.toLowerCase()));
  return verb ? `${verb} ${rest}` : undefined;
}

/** "We're moving from polling to webhooks" as "move from polling to webhooks"; undefined for any other text. */
export function asIntent(text: string): string | undefined {
  const [, doing = '', deed = ''] =
    /^(?:we|the team|our team)(?:(?:['’]re| are)(?: now)? (?!going to\b)(\p{L}+ing .*)|(?:['’]ll| will|(?:['’]re| are) going to| want to| plan to| intend to| propose to| should) (\p{L}.*))$/isu.exec(
      text,
    ) ?? [];
  const whole = deed || (doing && fromGerund(doing));
  return whole
    ? whole.replace(/ and (\p{Ll}+ing .*)$/u, (and, other: string) => {
        const order = fromGerund(other);
        return order ? ` and ${order}` : and;
      })
    : undefined;
}

/** On one line, without what ends it and without quotes around all of it; a task begins small. */
export function tidy(text: string): string {
  const line = oneLine(text)
    .replace(/[\s,;:.]+$/, '')
    .replace(/^["“]([^"“”]*)["”]$/, '$1');
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(line) && TASK_VERB.test(line)
    ? line.slice(0, 1).toLowerCase() + line.slice(1)
    : line;
}

/** "What a webhook is" as "webhooks": a page explains what it is about in general. */
export function explained(subject: string): string {
  const {
    asked,
    topic = asked,
    here = '',
    place = here,
  } = /^(?:what (?:(?:is|are) (?<asked>[^,.]{2,60}?)(?: and (?:when|why|how) [^,.]+?(?<here> (?:at|in|for|on) [^,.]*\p{Lu}[^,.]*)?)?$|(?<topic>[^,.]{2,60}?) (?:is|are)(?=(?<place> (?:in|for|on) [^,.]{2,60}?)?(?: and |,|$))))/iu.exec(
    subject,
  )?.groups ?? {};
  if (!topic)
    return subject.replace(
      /\bhow (?:our|the) (?=[\w-]+s (?:\w+ )?works?$|(?:[\w-]+ )?[\w-]+s work\b)/i,
      'how ',
    );
  const [, before = '', noun = '', within = ''] =
    /^an?\s+((?:[\w-]+ )*?)([\w-]+)( (?:in|on|at|for|of) .+)?$/i.exec(topic) ?? [];
  const plural = noun && pluralOf(noun.toLowerCase());
  return (plural ? before + plural + within : topic) + place;
}
