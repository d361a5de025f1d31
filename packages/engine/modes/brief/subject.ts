import { baseOf } from '../../spelling/inflect.ts';
import { NOUN } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isImperative } from '../generate/signs.ts';
import { oneLine } from '../report/quote.ts';
import { contentTypeOf } from '../reading/content-type.ts';

/** A kind of document before what it is about. */
export const NAMED_TYPE =
  /^(?:(?:an?|the|some|our)\s+)?(?:(?:short|brief|detailed|complete|full|new|simple|one-page|concise|internal|public|customer-facing|beginner(?:'s)?|basic|comprehensive|technical|step[- ]by[- ]step|first|initial)\s+)*(?<type>[a-z][\w/ -]{1,40}?)\s+(?:(?:for|about|on|of|covering|describing|explaining|to explain|that (?:explains?|describes?|covers?|shows?))\s+|(?=how to\b|to\b))/i;
const HOW_TO =
  /\bhow\s+(?:to|(?:do|does|can|should|would)\s+(?:you|i|we|one|users?)\s+|(?:you|users?|customers?|developers?|admin(?:istrator)?s?|people|engineers?|operators?|they|we|i|(?:our |the )?(?:[\w-]+ )?(?:managers|staff|employees|members|guests|technicians|teams|agents|editors|owners|drivers|teachers|parents|students|nurses|patients|colleagues))\s+(?:can\s+|should\s+)?)\s*(?<task>(?:[^.;\n]|\.(?=\S))+)/i;
const ABOUT =
  /\b(?:about|on|for|covering|describing|explaining|explains?|describes?|covers?|of)\s+(?<topic>(?:"[^"\n]{1,80}"|[^.;:\n]|[.:](?=\S))+)/i;
/** A list of verbs that a task begins with, so that "for deploying X" and "to deploy X" name it too. */
const TASK_VERB =
  /^(?:to\s+)?(?<verb>install|configure|create|add|set up|run|deploy|update|upgrade|remove|delete|use|connect|enable|disable|migrate|build|test|write|send|handle|manage|debug|monitor|restore|recover|rotate|back up|scale|reset|register|import|export|schedule|start|stop|restart|integrate|publish|verify|validate|access|change|customi[sz]e|develop|generate|get started with|invite|request|roll back|secure|sign in|submit|switch|sync|transfer|troubleshoot|uninstall|upload|download|fail over|promote|drain|respond to|investigate|replace|provision|decommission|patch|renew|rebuild|reload|purge|archive|approve|assign|cancel|merge|review|tune|measure|move|open|close|find|filter|order|pay|print|record|reduce|report|resize|resolve|sort|stream|subscribe to|track|translate|unlock|allow|block|grant|revoke)\b/i;
const GERUNDS: readonly (readonly [RegExp, string])[] = [
  [/^setting up\b/i, 'set up'],
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
  const [, kind = '', change = ''] =
    /\b(migration|upgrade)(?: guide| instructions| notes)?(?: on| for)?\s+(?:(?:moving|migrating|upgrading|going|switching|changing) )?((?:from|to)\s.+)$/i.exec(
      subject,
    ) ?? [];
  if (change) return tidy(`${/^m/i.test(kind) ? 'migrate' : 'upgrade'} ${change}`);
  const how = HOW_TO.exec(subject)?.groups?.['task'];
  if (how) return tidy(how);
  const after = NAMED_TYPE.exec(subject);
  // "Rotate the keys of the service" names a task, and no kind of document before "of".
  if (TASK_VERB.test(subject) && !contentTypeOf(after?.groups?.['type'] ?? '')) return tidy(subject);
  const moved = contentTypeOf(subject) ? undefined : fromGerund(subject);
  if (moved) return tidy(moved);
  const rest = after ? subject.slice(after[0].length) : subject;
  if (TASK_VERB.test(rest) || (after && isImperative(rest))) return tidy(rest.replace(/^to\s+/i, ''));
  return tidy(fromGerund(rest) ?? '');
}

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
    roots.find((candidate) => TASK_VERB.test(`${candidate} `)) ??
    (isNoun ? undefined : baseOf(`${root}ing`.toLowerCase()));
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

/** What a document is about: the task, what stands behind "about", or else what is left without the kind. */
export function readTopic(subject: string, task: string): string {
  if (task) return task;
  const about = ABOUT.exec(subject);
  // "The settings of our recorder" names a thing, "a page on our recorder" a page.
  const before = subject.slice(0, about?.index ?? 0).trim();
  const isOf =
    /^of\b/i.test(about?.[0] ?? '') && before !== '' && !contentTypeOf(before) && !PAGE.test(before);
  if (about?.groups?.['topic'] && !isOf) return tidy(about.groups['topic']);
  const after = NAMED_TYPE.exec(`${subject} for `);
  const type = after?.groups?.['type'] ?? '';
  // "Billing API reference": the kind stands last, the topic before it.
  return tidy((contentTypeOf(type) ? type.replace(TRAILING_KIND, '') : subject).replace(LEADING_KIND, ''));
}

/** What a page is called without saying of which kind it is. */
const PAGE =
  /\b(?:page|docs?|document|documentation|section|guide|article|text|entry|something|post|notes?|list|description|explanation|summary)$/i;
const LEADING_KIND =
  /^(?:incident (?:report|review)|post-?mortem)\s+(?:(?:for|on|of|about)\s+)?(?=\S)|^(?:release notes|change ?log)\s+(?:for\s+)?(?=v?\d)/i;
const TRAILING_KIND =
  /\s*\b(?:api (?:reference|page|docs?|documentation)|how-?to(?: guide)?|tutorial|quick ?-?start(?: guide)?|reference(?: page)?|concept(?:ual)?(?: page| overview)?|overview|read ?me|release notes|changelog|runbook|troubleshooting(?: guide| page)?|adr|decision record|faqs?|guide|page|docs?|documentation)$/i;

/** On one line, without what ends it and without quotes around all of it; a task begins small. */
export function tidy(text: string): string {
  const line = oneLine(text)
    .replace(/[\s,;:.]+$/, '')
    .replace(/^["“]([^"“”]*)["”]$/, '$1');
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(line) && TASK_VERB.test(line)
    ? line.slice(0, 1).toLowerCase() + line.slice(1)
    : line;
}
