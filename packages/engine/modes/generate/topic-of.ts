import { asIntent, tidy } from '../brief/subject.ts';
import type { ContentType } from '../reading/content-type.ts';
import { lookUp } from '../../spelling/lexicon.ts';
import { capitalizedWord, decapitalized } from '../writing/capitals.ts';
import { isClause } from '../writing/splices.ts';
import { readChoice } from './decisions.ts';
import { textsOfKinds, type Facts } from './told.ts';

/** What the facts are about where the request doesn't say: the decision that was made, the incident. */
export function topicOf(facts: Facts, type: ContentType | undefined): string {
  const [made = ''] = textsOfKinds(facts, 'decision');
  const [, decision] =
    /^(?:(?:the )?decision is to|we(?: have|['’]ve)? (?:decided to|will|agreed to|chose to|want to|plan to|propose to|intend to))\s+(.+?)(?:,? (?:and not|because|since|so that)\b.*)?\.?$/i.exec(
      made,
    ) ?? [];
  const intent = type === 'adr' ? asIntent(made.replace(/\.$/, '')) : undefined;
  // "use Unleash, self-hosted, all teams migrate": what is decided, and not what follows.
  if (intent)
    return tidy(intent.replace(/^(use [^,]{3,60}),.*$/s, '$1').replace(/\b(?:our|my)\b(?! own\b)/gi, 'the'));
  const choice = readChoice(made);
  if (choice) return choice.replace(/\b(?:our|my)\b(?! own\b)/gi, 'the');
  // "Sessions move to Postgres (table `x`), Redis stays": what is decided, up to the first mark.
  const [, clause = ''] =
    type === 'adr' ? (/^([\p{L}\d][^,;:().`]{8,70}?)\s*(?:[,;:(]|\.(?:\s|$)|$)/u.exec(made) ?? []) : [];
  if (
    !decision &&
    clause !== '' &&
    isClause(clause) &&
    !/^(?:it|this|that|we|they|the decision)\b/i.test(clause)
  )
    return clause.replace(/^\p{Lu}(?=\p{Ll}+ )/u, (letter) => letter.toLowerCase());
  if (decision) return tidy(decision.replace(/\b(?:our|my)\b(?! own\b)/gi, 'the'));
  const calls = textsOfKinds(facts, 'endpoint').map((call) => CALLED.exec(call)?.[0] ?? '');
  if (type === 'api-reference' && calls.length === 1) return calls[0] ?? '';
  // "/v1/messages" and "/v1/messages/{id}": what both are calls of.
  const [resource = '', ...others] = calls.map(
    (call) => /\/(?!v\d|api\b)([a-z][a-z-]+)/.exec(call)?.[1] ?? '',
  );
  if (type === 'api-reference' && resource !== '' && others.every((one) => one === resource))
    return `the ${capitalizedWord(resource)} API`;
  // "You build your first map in 20 min."
  if (type === 'tutorial')
    return (
      /^you(?:['’]ll| will)? ((?:build|create|make) .+?)(?: in (?:about )?\d+ ?\p{L}+)?\.?$/iu.exec(
        textsOfKinds(facts, 'goal', 'statement')[0] ?? '',
      )?.[1] ?? ''
    );
  // "The kitchen display shows no orders": what the first of the problems is with.
  if (type === 'troubleshooting') return ailing(textsOfKinds(facts, 'problem', 'statement')[0] ?? '');
  const [, noun = '', name = ''] = NAMED_CODE.exec(facts.told.map(({ text }) => text).join(' ')) ?? [];
  if (type !== 'runbook' && type !== 'postmortem') return name && `the ${name} ${noun}`;
  const news = textsOfKinds(facts, type === 'runbook' ? 'trigger' : 'statement');
  const first =
    news.find((text) => /^(?:the )?alert (?:is|named|called)\b/i.test(text)) ??
    (type === 'postmortem'
      ? (news.find((text) => FAILED.test(text) && !NO_NEWS.test(text)) ?? reported(facts))
      : undefined) ??
    news.find((text) => !NO_NEWS.test(text)) ??
    '';
  // "On 12 March from 09:40 customers could not log in": the day tells one incident from another.
  const [, day = ''] = (type === 'postmortem' && DAY.exec(WHEN.exec(first)?.[0] ?? '')) || [];
  const event = tidy(
    first
      .replace(
        /^(?:the )?(?:incident|outage),? (?:(?:on|of|at|from) )?(\d{1,2} \p{L}+[,.] )?(?=[\p{L}\d])/iu,
        '',
      )
      .replace(WHEN, '')
      .replace(/^(?:if|when) /i, '')
      .replace(/^(?:the )?alert (?:is|named|called) ["“`]?([\w-]+)["”`]?\b.*$/is, 'the $1 alert')
      .replace(/[,;].*$/, '')
      .replace(/ (?:because|since|as|due to)\b.*$/i, '')
      .replace(
        /(?: for (?:about |around |over |almost )?(?:\d+|an?|one|two|three|several) \p{L}+)?(?: (?:yesterday|today|last (?:night|week|\p{Lu}\p{Ll}+day))(?: \p{Ll}+)?)?$/u,
        '',
      )
      .replace(/ (?:from|between|at) \d{1,2}:\d\d\b.*$/, ''),
  );
  return event !== '' && day !== '' && !event.includes(day) ? `${event} on ${day}` : event;
}

const DAY = /^[Oo]n (\d{1,2} \p{Lu}\p{Ll}+(?: \d{4})?|\p{Lu}\p{Ll}+ \d{1,2}(?:, \d{4})?)\b/u;

/** Not as it should be. */
const FAILED =
  /\b(?:down|fail\w*|crash\w*|errors?|slow|lost|late|delay\w*|unavailable|outage|unreachable|broke\w*|stopped|stuck|wrong|missing|could(?:n['’]t| not)|can(?:not|['’]t)|unable|twice|empty|timed? out|leak\w*|full|blocked|no \p{L}+)\b/iu;

/** "Customers report that they can't book rooms" at the start of a timeline, as what they report; undefined for any other. */
function reported(facts: Facts): string | undefined {
  const [, who = '', what = ''] =
    /^\*\*[^*]+\*\* (\p{L}+) (?:reports?|says?|complains?|notices?|reported|complained|noticed) (?:that )?(.+)$/su.exec(
      textsOfKinds(facts, 'timeline')[0] ?? '',
    ) ?? [];
  return FAILED.test(what) ? what.replace(/^they\b/i, who.toLowerCase()) : undefined;
}

/** "The kitchen display", which shows no orders; "users can't log in with SSO" whole. */
function ailing(problem: string): string {
  const [, whole = ''] =
    /^((?:users|customers|people|admins|agents|members|employees|guests|teams|students|drivers) (?:can(?:['’]t|not| not)|do(?:n['’]t| not)|are(?:n['’]t| not)) [^.;:,]{3,80})\.?$/i.exec(
      problem,
    ) ?? [];
  return whole === '' ? (AILS.exec(problem)?.[1]?.toLowerCase() ?? '') : decapitalized(whole);
}

/** Whether a request has the topic in quotes, and it is a name; "idempotency keys" are things. */
export function isQuoted(topic: string, request: string): boolean {
  const [first = ''] = topic.split(' ');
  return request.includes(`"${first}`) && !/ \p{Ll}+s$/u.test(topic) && lookUp(first) === 0;
}

/** "A new command `stash prune`". */
const NAMED_CODE =
  /\b(command|flag|option|setting|endpoint|tool|script|service|function|package|library|feature|job|table|file) (`[^`]+`)/;

const AILS =
  /^((?:the|our|my) (?:[\w-]+ ){0,2}?[\w-]+) (?:shows?|is|are|do(?:es)?n['’]t|do(?:es)?|has|won['’]t|can['’]t|cannot|keeps?|stays?|isn['’]t)\b/i;
/** "We had an outage yesterday": says no more than that something happened. */
const NO_NEWS =
  /^(?:the )?(?:incident|outage),? (?:on |of )?\d{1,2} \p{L}+\.?$|^(?:we|there) (?:had|was|were) (?:an? )?(?:[\w-]+ )?(?:outages?|incidents?|problems?|issues?)\b(?! (?:with|of|in)\b)/iu;

const CALLED = /(?:GET|POST|PUT|PATCH|DELETE) \/[^\s`]*/;

/** "On 9 June from 13:20 to 14:05 UTC" before what happened then. */
const WHEN =
  /^(?:(?:[Yy]esterday|[Tt]oday|[Ll]ast \w+)(?: \([^()]*\))?,? )?(?:(?:(?:[Oo]n|[Ff]rom|[Aa]t|[Aa]round|[Bb]etween|to|and|until) (?:about |around )?|(?=(?:[^ ]+ ){0,3}[^ ]+, ))(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}* )?(?:\d{1,2}:\d\d(?: (?:UTC|GMT|[A-Z]{1,4}T|[ap]m)\b)?|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{Lu}\p{Ll}+(?: \d{4})?|\p{Lu}\p{Ll}+ \d{1,2}(?:st|nd|rd|th)?(?:, \d{4})?|\d{4}-\d\d-\d\d|\p{Lu}\p{Ll}+day),? )+/u;
