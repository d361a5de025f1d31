import { contentTypeOf, type ContentType } from '../reading/content-type.ts';
import { isClause } from '../writing/splices.ts';
import { outside } from '../brief/cut.ts';
import { splitFlags } from './pieces.ts';

/** A sentence of its own that says whom the page is for. */
export const AIMED =
  /(?<=^\s*|[.!?]\s+|\n)(?:(?:it(?:['’]s| is)|this is|written|aimed) )?(?:for|at|audience:|readers?:)\s+(?:the |our )?(?<readers>(?:[\w-]+ ){0,3}(?:engineers|technicians|partners|agents|employees|colleagues|nurses|teachers|students|parents|developers|administrators|admins|operators|users|customers|beginners|writers|analysts|teams|managers|leads|owners|newcomers|[\w-]+(?:keepers|holders|workers|ists|tenants|ians|sellers))(?:(?:,|,? and|,? or) (?:[\w-]+ ){0,2}[\w-]+s)*(?: (?:who|that) [^.\n]{3,100})?)(?:\.|,(?= (?:it )?takes\b))?(?=\s*$|\s+(?:it )?takes\b|\s*\n|\s+\p{Lu})/iu;

/** "1. sign up, 2. copy the key" with a line for each step; what comes after the last one's first sentence is no step. */
export function spreadSteps(line: string): string {
  const starts: number[] = [];
  // After a block of code, a list goes on with "3)".
  const first = Number(/^\s*(\d{1,2})[.)]\s/.exec(line)?.[1] ?? 1);
  for (const { index, 0: mark, groups } of line.matchAll(/(?<=^|\s)(?<number>\d{1,2})[.)]\s+(?=\S)/g))
    if (Number(groups?.['number']) === starts.length + first)
      starts.push(index + mark.length - mark.trimStart().length);
  if (starts.length < 2) return line;
  const items = starts.map((start, at) =>
    line
      .slice(start, starts[at + 1])
      .trim()
      .replace(/[,;]$|,? and$/, ''),
  );
  const [last = '', rest = ''] = splitOnce(items.pop() ?? '');
  // "… outdated. options: 1) templates, 2) buildpacks": the label is that of the list.
  const lead = line
    .slice(0, starts[0])
    .trimEnd()
    .replace(/(?<=[.!?;])\s+(?=\p{L}[\p{L} ]{2,30}:$)/u, '\n');
  return [lead, ...items, last, ...(rest === '' ? [] : ['', rest])].join('\n');
}

/** After the first sentence, unless what follows is told of the same. */
function splitOnce(text: string): string[] {
  const end = /(?<=\p{L}{2}|[)"'`\d])[.!]\s+(?=\p{L})/u.exec(text.slice(3));
  return end ? [text.slice(0, end.index + 4), text.slice(end.index + 3 + end[0].length)] : [text];
}

/** What a prompt lists after the colon of its request, as a list; the rest as it is. */
export function spreadList(rest: string, type: ContentType | undefined): string {
  const first = /^(?:[^.\n]|\.(?=\S))+/.exec(rest)?.[0] ?? '';
  const after = rest.slice(first.length).replace(/^\.\s*/, '');
  const list = type === 'reference' ? listOptions(first) : listItems(first.trim(), type);
  return list.length > 0 ? `\n\n${list.join('\n')}\n\n${after}` : rest;
}

/** "port (integer) the port to listen on; host (string)" as options; "[cache] ttl (5m), size" as settings of a table. */
function listOptions(text: string): string[] {
  const parts = text
    .trim()
    .split(/;\s+(?:and\s+)?/)
    .flatMap(splitFlags);
  const options = parts.length > 1 ? parts : text.trim().split(/,\s+(?:and\s+)?(?![^()]*\))/);
  const form =
    parts.length > 1 ? /^(?:\[[\w.-]+\] )?`?[\w.-]+`?(?:[\s:(=]|$)/ : /^(?:\[[\w.-]+\] )?`?[\w.-]+`?\s*[(=]/;
  if (options.length < 2 || !options.every((one) => form.test(one))) return [];
  let table = '';
  const named = options.map((one) => {
    const [, section = '', rest = one] = /^\[([\w.-]+)\] (.*)$/s.exec(one) ?? [];
    if (section !== '') table = `${section}.`;
    return `- ${rest.replace(/^`?[\w.-]+`?(?:[ =]<[^<>\n]+>)?/, (name) => `\`${table}${name.replace(/`/g, '')}\``)}`;
  });
  return ['## Options\n', ...named, '\n## More'];
}

const CHANGES =
  /^(?:added|fixed|removed|dropped|changed|improved|renamed|updated|deprecated)\b|\b(?:is|are) deprecated\b/i;

/** "trims cells, removes rows, sorts columns": what a thing does; in release notes, also what is new by name. */
function listItems(text: string, type: ContentType | undefined): string[] {
  const items = text.split(
    type === 'release-notes' ? /[,;]\s+(?:and\s+)?/ : /[,;]\s+(?:and\s+)?|\s+and\s+(?=\w+s\s)/,
  );
  // "added A, fixed B, C is deprecated": each says itself what it is.
  if (type === 'release-notes' && items.length > 1 && items.some((one) => CHANGES.test(one)))
    return [...items.map((one) => `- ${one}`), '\n## More'];
  const isNew =
    type === 'release-notes' && items.length > 1 && items.every((one) => one.split(' ').length < 9);
  const does = items.length > 2 && items.every((one) => /^\p{Ll}+s\s\S/u.test(one));
  return isNew || does
    ? [
        ...(isNew ? ['## New features\n'] : []),
        ...items.map(
          (one) =>
            `- ${isNew && /^new\s/i.test(items[0] ?? '') ? `new: ${one.replace(/^new\s+/i, '')}` : one}`,
        ),
        '\n## More',
      ]
    : [];
}

const KIND_ALONE =
  /^\s*(?!.*\b(?:(?:on|about)|how (?:to|do|does|can)) )(?:(?:(?:turn |make |convert )?(?:this |these |my |the |an? )?(?:[\w-]+ ){0,3}(?:summary|thread|notes?|chat|transcript|log|dump|bullets) (?:in)?to )?an?\s+)?[\w -]{2,30}(?:,? (?:please|pls))?:$/i;
/** "How-to for nurses:", "I need a page for on-call engineers:". */
const KIND_FOR =
  /^(?<kind>(?:.*\b)?(?:page|document|doc|article|text|guide|[\w-]+)(?: \w+)?),?\s+for\s+(?<readers>(?:our |the |new )?(?:[\w-]+ ){0,2}(?:[a-z-]+s|team|staff|people|crew|desk)(?: (?:who|that)(?:['’]ve)?\b[^:]{3,60})?)\s*:$/i;

/** Endings of words for people, and things that end so too. */
const PEOPLE =
  /(?:ers|ors|ees|[iy]sts|ants|ents|ians|nurses|staff|people|admins|guests|hires|members|teams?|crew|desk|interns|parents|owners)$/i;
const THINGS =
  /(?:filters|containers|servers|parameters|headers|folders|numbers|orders|clusters|controllers|routers|printers|computers|timers|triggers|brokers|registers|buffers|layers|errors|monitors|sensors|editors|connectors|vectors|documents|events|agents|components|clients|payments|shipments|environments|deployments|attachments)$/i;

/** "Incident: search returned no results": tells what happened, and asks for nothing. */
const INCIDENT = /^\s*(?:the )?(?:incident|outage)(?: (?:report|review))?(?:,? (?:please|pls))?:\s+(?=\S)/i;
/** "How do I document this:", "Write this up.": asks for a page, and names nothing. */
const NAMELESS =
  /^(?:(?:please|can you|could you|how (?:do|can|should|would) (?:i|we|you)) )*(?:document|describe|explain|write(?: up)?|make|turn) (?:this|that|it|the following)(?: (?:up|please|for (?:me|us)|into (?:an? )?(?:page|doc|document|guide|how-?to)))*[:.?!]*$/i;
const CAN =
  /^\s*(?:our |the |all )?(?:customers|users|people|members|admins|employees|you|we|they|guests) can (?:now )?(\p{L}[^.\n]{3,80})\.\s*/iu;

/** "Self-hosted customers", "the on-call team", but not "the query filters". */
export function isPeople(name: string): boolean {
  return PEOPLE.test(name) && !THINGS.test(name);
}

const DECIDES =
  /^(?:(?:we|i|they|our team|the team) (?:(?:have|has) )?(?:decided|chose|agreed|picked|will use)\b|(?:the |our )?decision(?: is|:))/i;

export interface Request {
  /** The first sentence: what to write. */
  readonly request: string;
  readonly rest: string;
  /** Whom it is for, where the kind of document says so before a colon. */
  readonly readers?: string;
}

/** The first sentence, and what comes after it. */
export function splitRequest(text: string): Request {
  const [opened = ''] = INCIDENT.exec(text) ?? [];
  if (opened && isClause(/^[^.\n]+/.exec(text.slice(opened.length))?.[0] ?? ''))
    return { request: 'Postmortem.', rest: text.slice(opened.length) };
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const line = (lines[first] ?? '').replace(/^#+\s+/, '');
  const end = /^(.*?(?:[.!?:](?=\s|$)(?!\s*\d)|(?<=\p{L}{3})\.(?=\s+\d[\d.,]*\s+\p{Ll})))/u.exec(
    outside(line).replace(/\b(?:e\.g|i\.e|vs|etc|No)\./g, (abbreviation) => abbreviation.replace(/\./g, '․')),
  )?.[1];
  const sentence = end && line.slice(0, end.length);
  const below = lines.slice(first + 1);
  const { kind = '', readers = '' } = KIND_FOR.exec(sentence ?? '')?.groups ?? {};
  // "Reference for the query language filters:" names what it is about.
  const isThing = readers !== '' && !isPeople(readers.replace(/ (?:who|that)\b.*$/, ''));
  // "FAQ about the expense tool for employees:" names its topic already.
  if (sentence && /\b(?:about|on|of)\b/i.test(kind))
    return { request: `${kind}.`, rest: [line.slice(sentence.length), ...below].join('\n'), readers };
  if (!isThing && sentence && kind && line.length > sentence.length + 1) {
    const after = splitRequest(line.slice(sentence.length));
    return {
      request: `${kind} on ${after.request.trim()}`,
      rest: [after.rest, ...below].join('\n'),
      readers,
    };
  }
  // "We need a page in our help center: how customers can cancel" names the task after the colon.
  const isTask = [undefined, 'how-to'].includes(contentTypeOf(sentence ?? ''));
  if (
    isTask &&
    sentence?.endsWith(':') &&
    /^\s*(?:how (?:to|do|does|can|(?:our )?[a-z]+ can)|what to do (?:when|if)|(?:why|when|where|who) (?:is|are|was|were|do|does|did|can|has|have))\b/i.test(
      line.slice(sentence.length),
    )
  ) {
    const after = splitRequest(line.slice(sentence.length).trim());
    return {
      request: `${sentence.slice(0, -1)} on ${after.request}`,
      rest: [after.rest, ...below].join('\n'),
    };
  }
  // "Changelog for Fjord 1.12 - new diff command" lists what is new.
  const [, released = '', news = ''] =
    /^((?:.*\b)?(?:change ?log|release notes)\b[^–—]*?\d[\w.]*(?: \([^()]*\))?)\s+[-–—]\s+(\S.*)$/i.exec(
      line,
    ) ?? [];
  if (news) return { request: `${released}:`, rest: [news, ...below].join('\n') };
  // "ADR 014 - use UUIDv7" too.
  const [, numbered = '', titled = ''] = /^([A-Za-z][\w-]*(?: #?\d+)?)\s+[-–—]\s+(\S.*)$/.exec(line) ?? [];
  if (titled && contentTypeOf(numbered)) {
    const after = splitRequest(titled);
    return {
      request: `${numbered.replace(/ #?\d+$/, '')} for ${after.request.trim()}`,
      rest: [after.rest, ...below].join('\n'),
    };
  }
  // "ADR: use PostgreSQL" names the kind before the colon, and the subject after it.
  const named = sentence && KIND_ALONE.test(sentence) && contentTypeOf(sentence) ? sentence : undefined;
  if (named && line.length > named.length + 1) {
    const after = splitRequest(line.slice(named.length));
    // "ADR: we decided to use PostgreSQL": the request tells a fact already.
    if (DECIDES.test(after.request.trim()))
      return { request: named.slice(0, -1), rest: [line.slice(named.length).trim(), ...below].join('\n') };
    // "README for logship: small daemon that …": the name, and what it is.
    const isGloss = contentTypeOf(named) === 'readme' && / for \S+:$/.test(named);
    return {
      request: `${named.slice(0, -1)}${isGloss ? ',' : ' on'} ${after.request.trim()}`,
      rest: [after.rest, ...below].join('\n'),
    };
  }
  // "Document this: customers can export their invoices": what they can is what the page is about.
  const after = line.slice(sentence?.length ?? line.length) || below.join('\n');
  const [told = '', deed = ''] = (NAMELESS.test(sentence ?? line) && CAN.exec(after)) || [];
  if (deed)
    return {
      request: `how-to: how users can ${deed}.`,
      rest:
        after.slice(told.length) +
        (line.length > (sentence?.length ?? line.length) ? `\n${below.join('\n')}` : ''),
    };
  const length = sentence?.length ?? line.length;
  return { request: line.slice(0, length), rest: [line.slice(length), ...below].join('\n') };
}
