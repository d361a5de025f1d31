import { spellOut } from '../expand/shorthand.ts';
import { contentTypeOf } from '../reading/content-type.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { isClause } from '../writing/splices.ts';

/** What a prompt for a document asks for. */
export interface Wish {
  /** The prompt without the list of topics. */
  readonly request: string;
  /** What the document is to treat, in the prompt's words and order; empty where it names nothing, or but one thing. */
  readonly topics: readonly string[];
}

const LEAST = 2;
/** Words of a topic at most. */
const LONGEST = 12;
const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+(?<item>\S.*)$/;
/** "It should cover a, b and c", "with sections on a, b". */
const COVERS =
  /(?:^|[,;.]\s*|\s)(?:(?:and )?(?:it|that|which|i|we|the (?:page|guide|document|doc|outline|article|post))\s+)?(?:(?:should|must|needs? to|has to|will|want to)\s+(?:also )?(?:have|hold|explain|describe|show|say|tell|answer|(?:cover|include|contain|treat|address|mention|talk about|go over))|(?:cover|include|contain|treat|address|mention|talk about|go over)(?:s|ing)?|explaining|describing|(?<=[.?] )(?:explain|describe|say)(?= (?:what|how|why|when|where|which|who)\b))(?: the following| these(?: (?:topics|points|things))?)?:?\s+(?=\S)|\s(?:with|and) (?:an? )?(?:sections?|chapters?|parts?|headings?) (?:on|about|for|covering):?\s+/i;
const COLON = /(?:\s*:\s+|\s+(?:[–—-]|->|=>|→)\s+)(?=\S)/;
/** What says how the outline should look, and is no topic of it. */
const FORM =
  /^(?:(?:target )?audience\b|keep it|make it|use|no more than|max(?:imum)?|about \d|\d+ (?:sections|pages|words)|for (?:beginners|experts|developers|engineers|admins)|please|thanks)\b/i;
/** "doc about feature flags" */
export const NAMES_DOCUMENT =
  /^(?:an? |the )?(?:\w+ )?(?:docs?|documents?|page|guide|outline|article|tutorial|policy|handbook|chapter|wiki page)(?:\s+(?:about|on|for|of)|(?: outline)?:)\s/i;
/** "The structure of a recovery plan": what the mode makes, and no part of its title. */
const STRUCTURE =
  /\b(?:the )?(?:structure|skeleton|table of contents|toc) (?:(?:for|of) (?=an? )|(?=for\b|of\b))/i;
const OPENING = /^(?:(?:it )?ends? with|and|or|also|plus|then|finally|as well as)\s+/i;

/** Reads the topics of a prompt: its bullets, what it lists behind a colon or a dash, or what it says should be covered. */
export function readWish(prompt: string): Wish {
  const lines = prompt.split('\n');
  const bullets = lines.flatMap((line) => BULLET.exec(line)?.groups?.['item'] ?? []);
  if (bullets.length > 0) {
    // "Only the commander may decide to fail over.": facts, and not what to write about.
    if (
      bullets.length < LEAST ||
      bullets.some((item) => item.split(' ').length > LONGEST || /[.!]$/.test(item))
    )
      return { request: prompt, topics: [] };
    const request = lines
      .filter((line) => line.trim() !== '' && !BULLET.test(line))
      .join('\n')
      .replace(STRUCTURE, '');
    // "- doc about feature flags": the first of them says what the others are about.
    const [first = '', ...others] = bullets;
    if (request === '' && NAMES_DOCUMENT.test(first))
      return { request: `${first}.`, topics: others.map(tidied) };
    return { request: request.replace(/:\s*$/, '.'), topics: bullets.map(tidied) };
  }
  const text = prompt
    .replace(/\s+/g, ' ')
    .replace(
      /^(?:(?:i|we) )?(?:(?:need|want|draft|write|create|make) )?(?:me )?(?:an? )?outline(?:,? (?:please|pls|plz))?\s*[:,–-]\s*/i,
      '',
    )
    .replace(/^(?:topic|subject|title):\s*/i, '')
    .replace(/\b(article|page|guide|entry) in (?:our|the) help cent(?:er|re)\b/i, '$1')
    // "what should be in an onboarding guide for agents? first day, tools"
    .replace(
      /^what (?:should|must|could|has to|needs to) (?:be|go|stand) (?:in|into) (an? [^?]{3,100})\?/i,
      'outline for $1:',
    )
    .replace(
      /^(?:(?:i|we) )?needs? (?:the |an? )?(?:structure|outline) (?:of|for) (?:our |the |my )?/i,
      'outline for ',
    )
    .replace(STRUCTURE, '')
    .replace(
      /^(?:plan|structure|sketch) (?=an? (?:tutorial|guide|how-?to|quick ?start|runbook)\b)/i,
      'outline ',
    )
    .replace(/,? (?:pls|please|plz)(?=[.:,]|$)/i, '')
    // "how do we document the tokens? colors, spacing"
    .replace(
      /^how (?:do|should|can|would) (?:we|i|you) (?:document|describe|write up|explain) ([^?]{3,80})\?/i,
      'A page about $1.',
    )
    .replace(
      /^((?:outline )?(?:handbook|wiki|help|intranet|user|admin|setup) (?:page|article|entry|guide|manual)) (?!on\b|for\b|about\b|of\b)(?=\p{Ll})/iu,
      '$1 about ',
    )
    .replace(/^(?:outline )?(?:user|admin|setup) (?=(?:guide|manual) about )/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  // "Page about roles. what each can do. guests (one project)": a sentence each.
  const [head = '', ...notes] = text.replace(/\.$/, '').split(/\.\s+/);
  if (
    notes.length > LEAST &&
    notes.every((note) => note.split(' ').length <= LONGEST) &&
    (notes.every((note) => /^(?:[\p{Ll}\d]|\p{Lu}{2})|: /u.test(note)) ||
      // "First day, first week. Tools: TestRail. Contacts.": names, and nothing that is told.
      notes.every((note) => !isClause(note) && !FORM.test(note)))
  )
    return { request: `${head}.`, topics: notes.flatMap(topicsOf) };
  for (const lead of [COVERS, COLON]) {
    const found = lead.exec(text);
    if (!found) continue;
    const { list, rest: said } = untilFullStop(text.slice(found.index + found[0].length));
    const [task = '', ...parts] = splitList(list);
    if (/\.\s/.test(task)) continue;
    const own = isTask(task) ? parts : [task, ...parts].filter(Boolean);
    if (own.length < LEAST) continue;
    const { more, rest } = goesOn(
      said.replace(WITH_PARTS_OF, (list) => list.replace(/ and an? /g, ', ').replace(WITH_PARTS, 'Also ')),
    );
    // "Endpoints: current weather, history.": one topic among others, with what it holds.
    const label = more.length > 0 ? (LABEL.exec(text.slice(0, found.index))?.[0] ?? '') : '';
    const topics = label === '' ? [...own, ...more] : [`${label} (${own.map(lowered).join(', ')})`, ...more];
    const request = text
      .slice(0, found.index)
      .replace(label === '' ? LEADS_IN : LABEL, '')
      .replace(/[\s.,:;–—-]+$/, '')
      .concat(isTask(task) ? `: ${lowered(task)}` : '');
    return { request: `${request}.${rest && ` ${rest}`}`, topics };
  }
  // "API docs for a to-do service with lists, tasks, webhooks and errors"
  const [, whole = '', parts = ''] = /^([^,.]{8,100}?) with ([^.;:]+, [^.;:]+)\.?$/i.exec(text) ?? [];
  const within = splitList(parts);
  if (within.length > LEAST + 1 && within.every((part) => part.split(' ').length < FEW))
    return { request: `${whole}.`, topics: within };
  const listed = readListed(text);
  if (listed) return listed;
  // "how permissions work (roles, groups, inheritance)"
  const [aside = '', inside = ''] = /\s*\(([^()]{10,200})\)(?=\.|$)/.exec(text) ?? [];
  if (splitList(inside).length > LEAST)
    return { request: text.replace(aside, ''), topics: splitList(inside) };
  // "Manual for a thermostat. mounting, pairing, schedules": a sentence that is a list.
  const [request = '', list = ''] = /^([^.]+\.)\s+(\S.*?)\.?$/.exec(text)?.slice(1) ?? [];
  // "We keep records 10 years, logs 90 days": what is told, and nothing to write about.
  const topics = TELLS.test(list) ? [] : splitList(list);
  if (topics.length > LEAST) return { request, topics };
  // "Runbook certificate expiry, detect, renew, verify": what it is about, and what it holds.
  const [first = '', ...others] = splitList(text.replace(/[.]$/, ''));
  const isList = others.length > LEAST && others.every((one) => one.split(' ').length <= FEW);
  return isList && contentTypeOf(first) !== undefined
    ? { request: `${first}.`, topics: others }
    : { request: text, topics: [] };
}

const TELLS = /^(?:we|they|it|you|i|people|everyone|everybody|nobody) /i;

/** "Sections on data, failover" and "first day, first week" are several topics; "Tools: A, B" is one with its parts. */
function topicsOf(note: string): readonly string[] {
  const list = note.replace(
    /^(?:also )?(?:with )?(?:sections?|chapters?|parts?|headings?) (?:on|about|for|covering):? /i,
    '',
  );
  const topics = list !== note || !/: /.test(note) ? splitList(list) : [];
  return topics.length > 1 ? topics : [tidied(note)];
}

/** "Build a to-do API with Fastify": what the whole is about, and none of its topics. */
const isTask = (topic: string): boolean =>
  /^(?:build|create|make|develop) an? (?:\S+ ){2,}/i.test(`${topic} `);
/** In words. */
const FEW = 5;

/** "Topics are" */
const LEADS_IN =
  /(?<=^|[.,;]\s*)(?:the |possible )?(?:topics|sections|points|chapters|headings|steps|parts|contents?|start(?:ing)?(?: with)?)(?: (?:are|is|to cover|would be|should be|i have in mind)| from [\w ]{3,30})?$/i;

const LABEL = /(?<=[.!] )\p{Lu}\p{L}+(?: \p{L}+){0,2}$/u;
const MORE =
  /^(?:(?:(?:it )?should )?also(?: (?:have|include|cover|hold|needs?))?|plus|and|include|add|additionally|in addition|then)[:,]? (?:an? )?|^(?=what (?:to do|happens|if)\b)/i;

/** "Also authentication, limits, and errors." behind a list: more topics. */
function goesOn(said: string): { more: readonly string[]; rest: string } {
  const { list, rest } = untilFullStop(said);
  return MORE.test(list) ? { more: splitList(list.replace(MORE, '')), rest } : { more: [], rest: said };
}

/** "With a comparison table and a recommendation": more topics too. */
const WITH_PARTS = /^with (?:an? )?(?=\S)/i;
const WITH_PARTS_OF = /^with [^.]*/i;
const MANY = 4;

/** A sentence that lists several topics, behind the one that says what the document is; undefined without one. */
function readListed(text: string): Wish | undefined {
  const sentences = text.replace(/\.$/, '').split(/\.\s+/);
  const at = sentences.findIndex(
    (sentence, index) =>
      index > 0 &&
      !TELLS.test(sentence) &&
      splitList(sentence).length >= MANY &&
      !/[;:]/.test(sentence.replace(/\([^()]*\)/g, '')),
  );
  if (at < 1 || sentences.length < at + 2) return undefined;
  const rest = sentences
    .slice(at + 1)
    .map((sentence) =>
      sentence.replace(
        /^ends? with (?:an? )?|^also |^(?=what (?:to do|happens|if)\b|(?:who|what|how|why) (?:\S+ ?){1,4}$)/i,
        'Also: ',
      ),
    );
  const ends = rest
    .filter((sentence) => sentence.startsWith('Also: '))
    .map((sentence) => tidied(sentence.slice(6)));
  const others = rest.filter((sentence) => !sentence.startsWith('Also: '));
  return {
    request: [...sentences.slice(0, at), ...others].map((sentence) => `${sentence}.`).join(' '),
    topics: [...splitList(sentences[at] ?? ''), ...ends],
  };
}

const lowered = (topic: string): string =>
  /^\p{Lu}\p{Ll}+(?: |$)/u.test(topic) ? topic.slice(0, 1).toLowerCase() + topic.slice(1) : topic;

function untilFullStop(text: string): { list: string; rest: string } {
  const end =
    /[.!](?=\s+(?:[\p{Lu}\d]|(?:also|include|add|plus|no|keep)\b)|$)|[;,](?= (?:they|readers|most of them|people) \p{Ll}+ )/u.exec(
      text,
    );
  return end
    ? { list: text.slice(0, end.index), rest: text.slice(end.index + 1).trim() }
    : { list: text, rest: '' };
}

/** "a, b (c, d) and e": at commas and semicolons outside of brackets, and at the last "and" of three or more. */
function splitList(list: string): readonly string[] {
  const semicolons =
    list.includes(';') &&
    list.split(/;\s*/).every((part) => part.replace(/\([^()]*\)/g, '').split(',').length <= LEAST);
  const parts = list.split(semicolons ? /;\s*/ : /[,;]\s*(?![^()]*\))/).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const pair = /^(?<one>(?:\S+ ){0,3}\S+) and (?<other>(?:\S+ ){0,3}\S+)$/.exec(last)?.groups;
  const isClosing =
    pair !== undefined &&
    parts.length > 1 &&
    !semicolons &&
    !/ and .* and |\b(?:between|both)\b|\b(?:for|in|with|of|from|to) \S+ and \S+$/.test(last);
  const items = isClosing ? [...parts.slice(0, -1), pair['one'] ?? '', pair['other'] ?? ''] : parts;
  const topics = items.map(tidied).filter((item) => item !== '' && !FORM.test(item));
  return topics.every((topic) => topic.split(' ').length <= LONGEST) ? topics : [];
}

/** As a heading: without what joins it to the others, "which events" as "Events". */
function tidied(item: string): string {
  const bare = item
    .replace(OPENING, '')
    .replace(/^an? (?=\S)| at the end$/gi, '')
    .replace(/[.;,]+$/, '')
    .replace(/^(?:which|what) (?=\S+$)/i, '')
    .replace(/^(?:e\.g\.|eg|for example|such as|like|i\.e\.),? /i, '')
    .replace(/^(?:they|users?|customers?|readers?) (?:will )?needs? (?:an? |the )?(?!to\b)/i, '')
    .replace(/^(?:the|our|some|a few|a bit (?:of|about|on)) (?=\S)/i, '')
    .replace(/\b(?:our|my)\b/gi, 'the')
    .trim();
  return capitalizedWord(spellOut(bare));
}
