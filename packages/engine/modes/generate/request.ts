import { aimOf } from '../brief/aims.ts';
import { outside } from '../brief/cut.ts';
import { readTask } from '../brief/subject.ts';
import { beginsWithDeed, isClause } from '../writing/splices.ts';
import { asHeadline } from './headline.ts';
import { finish } from './request-subject.ts';
import { CALL, readNamed, whatItDoes } from './named.ts';
import { ASKS_LATER, isMaterial, readAsked, type Asked } from './asked.ts';

/** What a prompt asks for, and what is left of it: the facts. */
export interface Request extends Asked {
  /** The words of asking as they stand. */
  readonly request: string;
  readonly rest: string;
}

/** Longest words of asking behind other words, in UTF-16 code units; a request stands this near to the start, or to the end. */
const LONGEST = 300;
const NEAR = 1500;
/** Of what the page is about, in UTF-16 code units. */
const LONGEST_NAME = 100;

/** Behind the name of these, what something does says what it is. */
const TITLED: ReadonlySet<string> = new Set(['readme', 'quickstart', 'release-notes']);

/** In words. */
const LONGEST_TITLE = 9;

/** What people ask, or where somebody got something: why the page is asked for, and nothing that it tells. */
const OCCASION =
  /^(?:(?:ok|so|and) )*(?:(?:we|i|support|sales|customers|people|users|everyone|colleagues|they|new [a-z]+|[\w-]+s) (?:(?:keeps?|always|often|just|still|also|all|already|have) )*(?:gets?|got|getting|receive|ask|asks|asking|asked|had|wonder|struggle|forget|write|tell|report|complain|say|(?:(?:get|gets|getting) \w+ing)|(?:do(?:es)?n['’]t|never) know|need|want|(?:are|is) (?:asking|struggling|confused))\b|here (?:are|is|come)|(?:these|those|below|following) (?:are|is))/i;
/** What people do who don't know it, and no fact of the page. */
const MIXES =
  /^(?:(?:customers|users|people|they|everyone|everybody|we|new [a-z]+)\b[^.!?\n]*\b(?:mix|confus|ask|wonder|know|understand|forget)\w*[^.!?\n]*)?[.!]?$/i;
/** "After the move to Buildkite everybody asks the same". */
const AFTERWARDS =
  /^(?:after|since|with|because of) (?<topic>[^,.]+?),? (?:everybody|everyone|people|customers|users|colleagues|many|we) (?:(?:keep|always|often|now|all) )*(?:asks?|asking|wonders?|gets?|has|have|wants?)\b[^.]*$/i;
const OF_OCCASION =
  /\b(?:(?<how>how (?:to|they can|do i|can i) .+)|how (?:the |our )?(?<works>.+?) works?|(?:about|on|for|with) (?<topic>.+)|^(?<who>customers|users|people|members|guests|employees|tenants|students|parents) .*\bthat they (?<event>.+))$/is;
/** "Document this: customers can export their invoices": what they can is what the page is about. */
const CAN =
  /^\s*(?:our |the |all )?(?:customers|users|people|members|admins|employees|you|we|they|guests) can (?:now )?(\p{L}[^.\n]{3,80})\.\s*/iu;
const NAMELESS =
  /^(?:(?:please|can you|could you|how (?:do|can|should|would) (?:i|we|you)) )*(?:document|describe|explain|write(?: up)?|make|turn) (?:this|that|it|the following)(?: (?:up|please|for (?:me|us)|into (?:an? )?(?:page|doc|document|guide|how-?to)))*[:.?!]*$/i;
/** "Incident: search returned no results": tells what happened, and asks for nothing. */
const INCIDENT =
  /^(?:the )?(?:incident|outage)(?: (?:report|review))?(?:,? (?:on |of |from )?(\d{1,2}\.? \p{L}{3,9}(?: \d{4})?|\d{4}-\d\d-\d\d|\p{L}{3,9} \d{1,2}(?:, \d{4})?))?(?:,? (?:please|pls))?:\s+(?=\S)/iu;
const DECIDES =
  /^(?:(?:we|i|they|our team|the team) (?:(?:have|has) )?(?:decided|chose|agreed|picked|will use)\b|(?:the |our )?decision(?: is|:))/i;
const QUESTION =
  /^(?:how (?:to|do|does|can|(?:our )?[a-z]+ can)|what to do (?:when|if)|(?:why|when|where|who) (?:is|are|was|were|do|does|did|can|has|have))\b/i;
const CALLS = /\b(?:GET|POST|PUT|PATCH|DELETE) \/\S/g;

/** Where the first sentence, or what stands before a colon, ends. */
const END = /[.!?](?=\s|$)(?!\s*\d(?!\d?:\d\d\b))|:(?=\s|$)|(?<=\p{L}{3})\.(?=\s+\d[\d.,]*\s+\p{Ll})/u;
/** The same, where times of day go on with what stands before them: "Incident 21 Oct, mails delayed. 09:10 queue grows". */
const END_OF_WORDS = new RegExp(END.source.replace('(?!\\d?:\\d\\d\\b)', ''), 'u');

/** A line's first sentence, in UTF-16 code units; all of it where nothing ends it. */
function firstLength(line: string): number {
  const shown = outside(line).replace(/\b(?:e\.g|i\.e|vs|etc|incl|No)\./g, (short) =>
    short.replace(/\./g, '․'),
  );
  const end = (/^(?:the )?(?:incident|outage)\b/i.test(line) ? END_OF_WORDS : END).exec(shown);
  return end ? end.index + 1 : line.length;
}

/**
 * What a prompt asks for: its first sentence, or else the one that asks.
 * @param subject of the mail; empty without one
 */
export function readRequest(text: string, subject = ''): Request {
  const lines = text.split('\n');
  const at = Math.max(
    lines.findIndex((line) => line.trim() !== ''),
    0,
  );
  const line = (lines[at] ?? '')
    .replace(/^#+\s+/, '')
    .trim()
    .replace(/^(?:the )?(?:endpoint|route|call):? (?=(?:GET|POST|PUT|PATCH|DELETE) \/)/i, '');
  const below = lines.slice(at + 1).join('\n');
  const [opened = '', day = ''] = INCIDENT.exec(line) ?? [];
  if (opened && isClause(/^[^.\n]+/.exec(line.slice(opened.length))?.[0] ?? ''))
    return {
      asks: true,
      kind: 'postmortem',
      subject: '',
      readers: '',
      more: '',
      request: opened,
      rest: `${day && `On ${day}, `}${line.slice(opened.length)}${day && !/[.!?]$/.test(line) ? '.' : ''}\n${below}`,
    };
  const first = line.slice(0, firstLength(line));
  const later = askedLater(text, first);
  if (later)
    return finish(later.subject === '' ? { ...later, ...readOccasion(first, later.rest) } : later, subject);
  const [, about = ''] = IS_ABOUT.exec(first) ?? [];
  const asked = readAsked(about ? `a page on ${about}` : first);
  // A list from the first line on tells, and asks nothing.
  if (subject === '' && !asked.asks && /^[-*•+] /.test(line) && /^[ \t]*[-*•+] /m.test(below))
    return finish({ ...asked, kind: undefined, subject: '', request: '', rest: text }, subject);
  // A log or a chat from its first line on.
  if (subject === '' && /^\[?\d{1,2}:\d\d\b/.test(line))
    return finish({ ...asked, asks: false, kind: undefined, subject: '', request: '', rest: text }, subject);
  // "Customers ask how they can change the address.": what they ask is what it is about.
  const occasion = OCCASION.test(first) && !asked.asks ? OF_OCCASION.exec(first.replace(/[.:]$/, '')) : null;
  const { how: asksHow, works = '', topic = works } = occasion?.groups ?? {};
  const how = asksHow ?? (topic === '' || /\bthese\b/.test(topic) ? undefined : topic);
  if (subject === '' && how)
    return finish(
      {
        ...asked,
        kind: undefined,
        subject: how,
        request: first,
        rest: `${line.slice(first.length)}\n${below}`,
      },
      subject,
    );
  if (about)
    return finish({ ...asked, request: first, rest: `${line.slice(first.length)}\n${below}` }, subject);
  if (subject !== '' && !asked.asks && readAsked(subject).kind !== undefined)
    return finish({ ...asked, kind: undefined, subject: '', request: subject, rest: text }, subject);
  const named = asked.kind === undefined ? readNamed(first, line.slice(first.length), below) : undefined;
  if (subject === '' && named) return finish({ ...asked, ...named }, subject);
  // "Only owners can do it. To export, open Billing": what the steps are for is what it is about.
  const aim = asked.asks || asked.kind !== undefined ? undefined : aimOf(text, first);
  if (subject === '' && aim)
    return finish(
      {
        ...asked,
        kind: 'how-to',
        subject: `how to ${aim.task}`,
        request: aim.words,
        rest: text.replace(aim.words, ''),
      },
      subject,
    );
  // A long sentence that asks for nothing tells something.
  if (
    !asked.asks &&
    // "We picked SQS for background jobs": "background" is no kind of page there.
    (asked.kind === undefined || DECIDES.test(first)) &&
    !first.endsWith('?') &&
    !/^how (?:to|do|does|can|should) /i.test(first) &&
    isClause(first) &&
    // "Release 12.3 of the kiosk app, out on Monday"
    !/^release v?\d/i.test(first) &&
    first.split(/\s+/).length > LONGEST_TITLE
  )
    return finish({ ...asked, kind: undefined, subject: '', request: '', rest: text }, subject);
  return finish(withSecond(readFirst(first, line.slice(first.length), below)), subject);
}

/** "Customers keep asking why their hub is offline." before the words of asking: what they ask is what the page is about. */
function readOccasion(first: string, rest: string): Partial<Request> {
  const topic = OCCASION.test(first)
    ? /\b(?:why|when|that) (?:their|the|our|my) (\p{L}[^.!?]{3,80}?)[.!?]*$/iu.exec(first)?.[1]
    : undefined;
  return topic === undefined || !rest.includes(first)
    ? {}
    : { subject: `the ${topic}`, rest: rest.replace(first, '') };
}

/** "So the explainer is about how our rate limiter works, right." */
const IS_ABOUT =
  /^(?:(?:so|ok|basically),? )*(?:the|this|my|our) (?:[\w-]+ ){0,2}(?:is|should be) (?:about|on) (.+?)(?:,? right)?[.:]?$/i;

/** "What is a dead letter queue? Concept page for junior developers.": the second sentence says what the page is. */
function withSecond(request: Request): Request {
  const [said = ''] = /^\s*[^.!?:\n]{3,80}[.!](?=\s|$)/.exec(request.rest) ?? [];
  // "A how-to for volunteers. It's about registering a dog."
  const about = /^\s*it(?:['’]s| is) (?:about|on) (.+)[.!]$/is.exec(said)?.[1];
  if (about && request.subject === '')
    return { ...request, subject: about, rest: request.rest.slice(said.length) };
  if (request.kind !== undefined && request.asks) return request;
  const { asks, kind, subject, readers } = readAsked(said.trim());
  return asks && kind !== undefined && subject === ''
    ? { ...request, asks, kind, readers: request.readers || readers, rest: request.rest.slice(said.length) }
    : request;
}

/** A request behind other words, where the first sentence names no kind of document itself. */
function askedLater(text: string, first: string): Request | undefined {
  const own = readAsked(first);
  const namesOwn = own.asks && !/,\s+(?:please|pls|can you|could you|so|write|make|turn)\b/i.test(first);
  if (namesOwn && (own.kind !== undefined || own.subject !== '')) return undefined;
  for (const { 0: words, index } of text.matchAll(ASKS_LATER)) {
    if (index > NEAR && index < text.length - LONGEST) continue;
    // "Sink::write" asks for nothing.
    if (index === 0 || words.length > LONGEST || !/\S\s+\S/.test(words)) continue;
    const asked = readAsked(words);
    if (
      !asked.asks ||
      (asked.kind === undefined &&
        asked.subject !== '' &&
        !/\b(?:page|guide|doc\w*|article|something|sth)\b/i.test(words))
    )
      continue;
    const [, named = ''] = /^:[ \t]+([^.!?:;,\n]{3,60})[.\n]/.exec(text.slice(index + words.length)) ?? [];
    // "make a policy of this: customer data retention."
    if (asked.subject === '' && asked.kind !== undefined && named !== '' && !isClause(named))
      return fromBefore(
        { ...asked, subject: named },
        words,
        withoutOccasion(text.slice(0, index)),
        text
          .slice(index + words.length + 1)
          .replace(named, '')
          .replace(/^\s*\./, '\n'),
      );
    const before = withoutOccasion(text.slice(0, index)).replace(
      /(?:[,;]|\s[-–—]|\b(?:and|so|but))\s*$/i,
      '',
    );
    const after = text.slice(index + words.length).replace(/^[.!?:]\s*/, '\n');
    return fromBefore(asked, words, before, after);
  }
  return undefined;
}

/** "From the meeting with legal yesterday, …": where it was said. */
const withoutOccasion = (before: string): string =>
  /^from (?:the|our|a|yesterday['’]s|today['’]s) (?:[\w-]+ )?(?:meeting|call|chat|sync|workshop|discussion)\b[^.!?\n]{0,60}$/i.test(
    before.trim(),
  )
    ? ''
    : before;

const WHY =
  /^(?:people|users|customers|everyone|they|members|guests) [^.!?\n]{3,80}\b(?:in|with|on|about) (the [\w-]+(?: [\w-]+)?)$/i;
const SHIPPED =
  /^(?:[Ww]e|[Tt]he team) (?:(?:have )?just )?(?:shipped|released|launched) (\p{Lu}[^\n.(]*? v?\d+(?:\.\d+)*)(?: (?:today|yesterday|this (?:morning|week)))?(?: \((\d[^()]{3,30})\)| on (\d[^\n.]{3,30}))?$/u;
const NAMED_BEFORE =
  /\b(?:the|our|my) ((?:[\w-]+ ){0,2}?[\w-]+)(?= (?:to|from|in|on|for|with|is|was|are|has|have|at|by|and|that|which)\b|[.,;!]|$)/i;

/** What stands before the words of asking: what the page is about, why it is asked for, or facts. */
function fromBefore(asked: Asked, request: string, before: string, after: string): Request {
  // "I run a studio.": who asks, and nothing that the page tells.
  const bare = before
    .trim()
    .replace(/^I (?:am|run|own|have|manage|work)\b[^.!?\n]{0,100}[.!]\s+/, '')
    .replace(/[.!?]$/, '');
  // "We shipped Fleetmark 7.2 today (24 Nov 2026)": what the notes are on.
  const [, released = '', day = ''] =
    (asked.kind === 'release-notes' && asked.subject === '' && SHIPPED.exec(bare)) || [];
  if (released !== '')
    return { ...asked, subject: `${released}${day && ` released ${day}`}`, request, rest: after };
  // "People break things in the kiln, so I want a page": why, and on what.
  const on = asked.kind !== undefined && asked.subject === '' ? WHY.exec(bare)?.[1] : undefined;
  if (on && /\b(?:i|we) (?:want|need|would)\b/i.test(request))
    return { ...asked, subject: on, request, rest: after };
  // "We moved the VPN to WireGuard. Write up how to set it up": what "it" is stands before.
  const meant = NAMED_BEFORE.exec(bare)?.[1];
  const named = meant
    ? asked.subject.replace(/\b(?:it|them)\b(?! (?:is|are)\b)/i, `the ${meant}`)
    : asked.subject;
  const whole = { ...asked, subject: named, request, rest: `${bare}.\n${after}` };
  const {
    how = '',
    works = how,
    who = '',
    event = '',
    topic = event === '' ? works : `${who.toLowerCase()} ${event}`,
  }: Readonly<Record<string, string | undefined>> = (OCCASION.test(bare) &&
    !/[.!?]\s/.test(bare) &&
    OF_OCCASION.exec(bare)?.groups) || {
    topic: AFTERWARDS.exec(bare)?.groups?.['topic'] ?? '',
  };
  // "What's the difference between A and B? Customers mix them up": the question is what it is about.
  const [, question = '', said = ''] =
    /^((?:what|how|why|when|which|where)\b[^.!?\n]+)\?\s*(.*)$/is.exec(before.trim()) ?? [];
  if (question !== '' && asked.subject === '')
    return {
      ...whole,
      subject: readAsked(question).subject.replace(/^what (?:is|are) /i, ''),
      rest: MIXES.test(said) ? after : `${said}.\n${after}`,
    };
  const told = readAsked(bare);
  if (topic === '' && told.kind !== undefined && !bare.includes('\n') && !isClause(bare))
    return { ...whole, kind: asked.kind ?? told.kind, subject: asked.subject || told.subject, rest: after };
  if (bare === '' || isMaterial(bare)) return { ...whole, rest: after };
  if (topic === '')
    return asked.subject === '' &&
      bare.length < LONGEST_NAME &&
      !/[.!?\n]\s/.test(bare) &&
      (CALL.test(bare) || !isClause(bare))
      ? { ...whole, subject: bare.replace(/^(?:feature|topic|product|title):\s+/i, ''), rest: after }
      : whole;
  // "Write something for onboarding" says what for, and not what about.
  const isAbout = asked.kind !== undefined && asked.subject !== '';
  return {
    ...whole,
    kind: asked.kind ?? (how ? 'how-to' : undefined),
    subject: isAbout ? asked.subject : topic,
    readers: asked.readers || who.toLowerCase(),
    rest: after,
  };
}

/** The first sentence, and what the line goes on with: behind a colon or a dash, what the page is about. */
function readFirst(first: string, after: string, below: string): Request {
  const rest = `${after}\n${below}`;
  const [told = '', deed = ''] =
    (NAMELESS.test(first) && CAN.exec(after.trim() === '' ? below : after)) || [];
  if (deed)
    return {
      asks: true,
      kind: 'how-to',
      subject: `how users can ${deed}`,
      readers: '',
      more: '',
      request: first,
      rest: after.trim() === '' ? below.slice(told.length) : `${after.slice(told.length)}\n${below}`,
    };
  const [, dashed = first, behind = ''] = /^(.+?)\s+[-–—]\s+(\S.*)$/s.exec(first) ?? [];
  const asked = readAsked(dashed);
  const { kind } = asked;
  // "Changelog for Fjord 1.12 - new diff command" lists what is new.
  if (behind && kind === 'release-notes' && asked.subject !== '')
    return { ...asked, request: `${dashed}:`, rest: `${behind}${rest}` };
  const isNumbered = /^\p{L}+ #?\d+:?$/u.test(dashed);
  const isNamed =
    (kind !== undefined || (asked.asks && first.endsWith(':') && readTask(after.trim()) !== '')) &&
    (asked.subject === '' || isNumbered);
  const next = behind || (first.endsWith(':') ? after.trim() : '');
  if (!first.endsWith(':') && !behind) {
    const [, titled = '', under = ''] =
      /^\s*([^\n:.!?]+(?:\.\d[^\n:!?]*)?)\n(.*)$/s.exec(after.trim() === '' ? below : '') ?? [];
    const isTitled =
      kind !== undefined &&
      asked.subject === '' &&
      !/[.!?]$/.test(first) &&
      !/^\s*(?:[-*•+]|\d+[.)])\s/.test(titled);
    if (
      isTitled &&
      titled !== '' &&
      titled.length < LONGEST_NAME &&
      (kind === 'release-notes' || !isClause(titled))
    )
      return { ...readAsked(`${first}: ${titled}`), kind, request: first, rest: under };
    return { ...asked, kind, request: first, rest };
  }
  const length = behind ? behind.length : firstLength(next);
  const said = next.slice(0, length);
  const isTask = (kind === undefined || kind === 'how-to') && QUESTION.test(said);
  const calls = CALL.test(said) ? `${next}\n${below}`.match(CALLS) : null;
  // One call is what the page is about; of several, none.
  if (calls && calls.length > 1)
    return { ...asked, subject: '', request: dashed, rest: behind ? behind + rest : rest };
  if (CALL.test(said))
    return {
      ...asked,
      subject: CALL.exec(said)?.[0] ?? '',
      request: dashed,
      rest:
        whatItDoes(asked.subject) +
        next.slice((CALL.exec(said)?.[0] ?? '').length) +
        (behind ? rest : `\n${below}`),
    };
  // "ADR: we decided to use PostgreSQL": what follows tells a fact already.
  if (said === '' || DECIDES.test(said))
    return { ...asked, request: dashed, rest: behind ? behind + rest : rest };
  const more = behind ? rest : `${next.slice(length)}\n${below}`;
  // "README for logship: small daemon that …": the name, and what it is.
  const name = asHeadline(asked.subject, kind);
  if ((kind === 'readme' || kind === 'quickstart') && /^\S+$/.test(name))
    return {
      ...asked,
      subject: `${name} - ${said.replace(/[.]$/, '')}`,
      request: dashed,
      rest: more,
    };
  // "Remote work policy - applies to everyone": a fact behind what it is about.
  if (behind && kind !== undefined && !TITLED.has(kind) && asked.subject !== '' && beginsWithDeed(behind))
    return { ...asked, request: dashed, rest: behind + rest };
  if (!isNamed && !isTask)
    return behind ? { ...readAsked(first), request: first, rest } : { ...asked, request: first, rest };
  const whole = readAsked(`${dashed.replace(/:$/, '')}: ${said}`);
  return { ...whole, kind: kind ?? whole.kind, request: `${dashed} ${said}`, rest: more };
}
