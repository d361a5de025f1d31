import type { Sentence, SourceDocument, Word } from '../../document/types.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { ADJECTIVE, lookUp, NOUN, PLURAL, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { amidSentence, opensClauseAt } from '../reading/clauses.ts';
import { isFinite, isModifier, isNoun, tagSentence } from '../reading/parts-of-speech.ts';
import type { Change, Step } from '../rewriting/settle.ts';
import { capitalized } from '../writing/capitals.ts';
import { isAsWritten } from './clauses.ts';
import { type Passive, placed, type Read, verbBefore, verbOf } from './passive-verbs.ts';

/** When or how it is done, and no part of who does it. */
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const UNIT = '(?:seconds|minutes|hours?|(?:working |business )?days?|weeks?|months?|years?)';
const POINT_IN_TIME = [
  'at (?:\\d|start-?up|start|boot|launch|run ?time|(?:build|compile|deploy) time|shutdown|night|midnight|noon|checkout|sign-in|login|any time|least|once|(?:the|your|each|an?) )',
  `on (?:start-?up|boot|launch|restart|exit|shutdown|failure|demand|request|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|\\d{1,2} \\w+|${MONTH}|(?:the|your|their|his|her|our) (?:first|second|third|last|same|next|following|day|date)\\b)`,
  `in (?:the (?:background|morning|afternoon|evening|meantime|next|following|same)\\b|advance|parallel|turn|writing|person|full|cash|accordance|\\d{4}|${MONTH})`,
  'in (?:[\\w/]+ )?(?:(?:or|and) [\\w/]+ )?(?:form|formats?)\\b',
  '(?:with)?in (?:\\d+|an?|one|two|three|four|five|ten|seconds|minutes|hours)\\b',
  'by (?:\\d|the end of|(?:e-?mail|post|mail|phone|telephone|fax|hand|default)\\b)',
  `for (?:\\d+|an?|two|three|five|ten) ${UNIT}`,
  'after (?:\\d+|two|three|four|five|ten) ',
  '(?:(?:last|next) (?:night|week|month|year|[A-Z][a-z]+day)|yesterday|today|tomorrow|approximately|about (?:\\d|an?|one|two|three|half)|shortly|24\\/7|around the clock|over the (?:tele)?phone|daily|weekly|monthly|immediately|automatically|via|without (?:delay|notice|warning|charge|further|prior|[a-z]+ing\\b)|free of charge|according to|no later than|prior to|as soon as|throughout)\\b',
].join('|');
/** What may follow whoever acts. */
const BEHIND = new RegExp(
  String.raw`^(?:[.;:)]|,\s+(?!(?:and|or|but|nor|which|who|whose|where|when|the|an?)\s)|\s+(?:every|each|when|before|after|during|once|until|unless|if|because|so that|while|as|per|upon|up to)\s|\s+(?:${POINT_IN_TIME}))`,
);
/** The same of a name or a pronoun, of which nothing is told behind it. */
const BEHIND_NAMES = /^\s+(?:on|at|in|to|for|from|with|within|as|by|via|through|about|over)\s/;
/** The same of several people, of whom more may be told: "by customers with a contract". */
const BEHIND_PEOPLE = /^\s+(?:within|by|via|through|over)\s/;
/** What opens a clause in the midst of a sentence. */
const SUBORDINATOR = /^(?:if|when|whenever|because|unless|until|once|while|since|although|so|whether)$/i;
/** What may stand in front of a comma and of the clause. */
const FRONTED =
  /^(?:if|when|whenever|once|after|before|until|unless|while|because|since|as|in|on|at|for|with|without|by|to|during|from|where|although|though|under|instead|however|afterwards|then|also|usually|finally|otherwise|therefore|currently)\b/i;
/** What is no agent, and what is only a measure, a time or a place. */
const NO_AGENT =
  /\b(?:numbers?|amount|factor|margin|percentage|percent|width|length|index|names?|values?|order|date|size|count|means|way|time|moment|point|deadline|end|default|rule|law|policy|fact|use|following|same|seconds?|minutes?|hours?|days?|weeks?|months?|years?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|noon|midnight|tomorrow|tonight|half|third|quarter|doors?|gates?|windows?|walls?|entrance|exit|bed|side|road|hand|post|phone|email|mail|card|che(?:que|ck)|transfer|invoice|piece|negligence)$/i;
/** Participles of a state or a relation, which nobody brings about. */
const STATES =
  /^(?:followed|surrounded|preceded|prefixed|separated|delimited|accompanied|inspired|backed|powered|affected|covered|owned|sorted|grouped|ordered|identified|caused|licensed|defined|denoted|represented|determined|sponsored|limited|known|bound|meant|led|left|met|hit|divided|multiplied|reduced|increased|replaced|located|needed|required|born|named|parked|put)$/;
/** What is done to reach somebody. */
const GIVEN =
  /^(?:sent|given|offered|delivered|forwarded|issued|submitted|reported|returned|handed|assigned|shown|granted|provided|paid)$/;
/** Several that act, without an article. */
const ACTORS =
  /^(?:users|customers|clients|members|visitors|guests|people|children|parents|students|pupils|staff|volunteers|developers|engineers|editors|administrators|admins|operators|managers|tenants|drivers|roles|hackers|attackers|scientists|experts|players|nurses|doctors|teachers|readers|reviewers|maintainers|residents|employees|supervisors|landlords|patients|participants|citizens|applicants|trainers|instructors|authors|guards|caretakers|technicians|inspectors|auditors|officers|clerks|borrowers|buyers|sellers|personnel)$/;
/** What the order of the words decides: "no file is read by the job". */
const QUANTIFIED =
  /\b(?:no|none|any|only|each|every|few|both|neither|either|not|never|nobody|nothing|much|many|all)\b/i;
/** What is done from somewhere or into something. */
const MOVES =
  /^(?:copied|deleted|downloaded|exported|extracted|fetched|imported|inserted|loaded|moved|pulled|pushed|read|received|removed|retrieved|sent|taken|uploaded|written)$/;
/** Where things are taken from, and no people: "downloaded by users from the website". */
const FROM_PLACE =
  /^\s+(?:from|to|into|via)\s+(?:the|our|your|an?)\s+(?:[\w-]+\s+){0,2}(?:website|site|page|portal|app|dashboard|menu|server|repository|registry|archive|inbox|folder|bucket|database|queue|list|cart|marketplace|app store)(?=[.,;])/;
/** What may stand for the subject or for who acts. */
const LOOKS_BACK = /\b(?:it|its|they|them|their|this|these)\b/i;
/** The same at the start of the next sentence. */
const LOOKS_BACK_AT = { it: /^\s*It\s/, they: /^\s*They\s/ };
/** "A user", "the members": nobody calls them "it". */
const isPerson = (agent: string): boolean =>
  /^(?:us|you|me)$/.test(agent) || ACTORS.test(`${agent.split(' ').at(-1)?.replace(/s$/, '')}s`);
const NEVER = /^(?:never|no\s+longer)$/;
/** Beside a plain predicate, such a subject may change its place with one who is known: "all files are read by the server". */
const COUNTED = /^(?:no|each|every|all|many|few|both|any|only)\b/i;
/** Several that act, or anyone of them. */
const SOME_AGENT = /^(?:all|each|every|both|two|three|four|several|many|some|most|at|one)\b/i;
const OBJECTS: Readonly<Record<string, string>> = { they: 'them', he: 'him', she: 'her', we: 'us' };
const SUBJECTS: Readonly<Record<string, string>> = { us: 'we', me: 'I', them: 'they' };
const MOST_WORDS = 9;
const LONGEST_SENTENCE = 100;

/** "The token is validated by the server." as "The server validates the token.": in a clause, who acts comes first. */
export const agentsAct: Step = (document) =>
  document.blocks
    .filter(({ kind, prose }) => (kind === 'paragraph' || kind === 'table-cell') && /\sby\s/.test(prose))
    .flatMap((block) =>
      block.sentences.flatMap((sentence) => {
        const { words } = sentence;
        if (words.length > LONGEST_SENTENCE || !words.some(({ text }) => text === 'by')) return [];
        const read = { block, sentence, tags: tagSentence(block, sentence) };
        return words.flatMap(({ text }, by) => (text === 'by' ? (turn(document, read, by) ?? []) : []));
      }),
    );

function turn(document: SourceDocument, read: Read, by: number): Change | undefined {
  const { block, sentence } = read;
  const { words } = sentence;
  const prose = (from: number, to: number): string => block.prose.slice(from - block.start, to - block.start);
  const head = agentEnd(read, by);
  const verb = verbBefore(read, by, prose);
  if (head === undefined || !verb) return undefined;
  const arePeople = ACTORS.test(words[by + 1]?.text ?? '');
  const last = withMore(sentence, read.tags, head, arePeople ? 'with' : 'of');
  // What "it" stands for in the next sentence is the subject of this one.
  const following = block.prose.slice(sentence.end - block.start);

  const [byWord, end] = [words[by], words[last]?.end];
  if (!byWord || end === undefined || STATES.test(verb.participle)) return undefined;
  const agent = prose(byWord.end, end).trim();
  if (tellsOfNoun(read, verb)) return last > head ? undefined : turnInside(document, read, verb, last, agent);
  const from = clauseStart(read, verb, prose);
  const first = from === undefined ? undefined : words[from];
  if (!first) return undefined;
  const subject = prose(first.start, verb.from);
  const isName = arePeople || /^(?:(?:the|our|your) )?\p{Lu}\p{Ll}/u.test(agent) || last === by + 1;
  const rest = prose(end, sentence.end);
  const goesOn = /^,\s+(?:and|but)\s+/.exec(rest);
  const ends =
    BEHIND.test(rest) ||
    // "When a class is cancelled by the trainer, the credit is lost": behind a main clause, it may be another name.
    (from === 1 && /^,\s+(?:the|an?)\s/.test(rest)) ||
    (GIVEN.test(verb.participle) && /^\s+to\s+(?:the|each|every|an?|all|your|our)\s/.test(rest)) ||
    (isName && (arePeople ? BEHIND_PEOPLE : BEHIND_NAMES).test(rest)) ||
    (MOVES.test(verb.participle) && FROM_PLACE.test(rest)) ||
    // "Fetched by the worker from the queue": but "served by volunteers from the church".
    (MOVES.test(verb.participle) &&
      !isPerson(agent) &&
      /^\s+(?:from|into|onto)\s+(?:the|an?|its|your|our|each|every|\uFFFC)/.test(rest)) ||
    (/^(?:us|you|me)$/.test(agent) && /^\s+(?!and\b|or\b|but\b)/.test(rest)) ||
    (goesOn && opensClauseAt(sentence, read.tags, end + goesOn[0].length));
  const source = document.text.slice(first.start, end);
  if (
    !ends ||
    sharesSubject(read, last) ||
    (verb.particle !== '' && /^(?:it|they|he|she|we)$/i.test(subject)) ||
    NO_AGENT.test(agent) ||
    (!isPerson(agent) &&
      LOOKS_BACK_AT[/^(?:are|were|have)$/.test(verb.be ?? verb.perfect ?? '') ? 'they' : 'it'].test(
        following,
      )) ||
    // "Does testing"
    (verb.base === 'do' && /^\S+ing$/.test(subject)) ||
    !mayChangePlaces(verb, subject, agent) ||
    (verb.how === 'only' && !/^\s*[.;:)]/.test(rest)) ||
    (isPerson(agent) ? /\b(?:they|them|their|this|these)\b/i : LOOKS_BACK).test(
      `${agent.replace(/\bIT\b/g, '')} ${/^[^.;]*/.exec(rest)?.[0] ?? ''}`,
    ) ||
    !isAsWritten(prose(first.start, end), source) ||
    /["“”*_[\]<>(),:]/.test(prose(first.start, end)) ||
    document.links.some((link) => link.start < end && link.end > first.start)
  )
    return undefined;
  const opens = from === 0;
  const [lead = '', next] = subject.split(/\s+/);
  const does = verb.be ?? verb.need ?? verb.perfect ?? '';
  const isMany = /^(?:are|were|have)$/.test(does);
  const common = isMany && !subject.includes(' ') && (partsOf(lead.toLowerCase()) & PLURAL) !== 0;
  const isPlain = (common || isDoing(subject)) && /^\p{Lu}\p{Ll}+$/u.test(lead);
  const lowered = opens ? (isPlain ? lead.toLowerCase() : amidSentence(lead, next ?? does)) : lead;
  if (lowered === undefined) return undefined;
  const who = SUBJECTS[agent] ?? agent;
  const form = verbOf({ ...verb, isOne: isOneActor(who, read.tags[head]) });
  if (form === undefined) return undefined;
  const actor = verb.how === 'only' ? `only ${who}` : who;
  const acts = verb.how === '' || verb.how === 'only' ? form : placed(verb.how, form);
  const said = `${opens ? capitalized(actor) : actor} ${acts}${verb.particle && ` ${verb.particle}`} `;
  // Code stays where it is.
  const isCode = first.kind === 'code';
  const object = isCode ? '' : (OBJECTS[lead.toLowerCase()] ?? lowered);
  const gone = verb.particle ? byWord.start - 1 : verb.to;
  return {
    key: JSON.stringify(['agent', prose(first.start, end)]),
    yields: true,
    edits: [
      {
        start: first.start,
        end: isCode ? first.start : first.start + lead.length,
        text: said.replace(/\s*\n\s*/g, ' ') + object,
      },
      { start: verb.from, end: verb.particle ? end : gone, text: '' },
      ...(verb.particle ? [] : [{ start: byWord.start - 1, end, text: '' }]),
    ],
  };
}

/** Whether what is told stays true where who acts comes first: "no form is signed by all members" is another thing. */
function mayChangePlaces({ isDenied, how, be, being }: Passive, subject: string, agent: string): boolean {
  const isSome = SOME_AGENT.test(agent);
  // "Patients must be seen by a doctor" is told of them.
  if (/^an?\s/.test(agent) && ACTORS.test(subject.toLowerCase())) return false;
  if (how === 'only' && (isDenied || isSome || QUANTIFIED.test(subject))) return false;
  if (isSome) return !isDenied && !NEVER.test(how) && !QUANTIFIED.test(subject) && !/^an?\s/i.test(subject);
  if (!QUANTIFIED.test(subject)) return true;
  const isKnown = /^(?:the|our|your|us|you)\b|^\p{Lu}/u.test(agent);
  const [counted = ''] = COUNTED.exec(subject) ?? [];
  return (
    isKnown &&
    !isDenied &&
    !NEVER.test(how) &&
    counted !== '' &&
    !QUANTIFIED.test(subject.slice(counted.length)) &&
    // "Makes no changes", but hardly "deletes no file".
    (counted.toLowerCase() !== 'no' || (/^(?:are|were)$/.test(be ?? '') && being === undefined))
  );
}

/** Whether it stands behind a "that" that tells of a noun. */
function tellsOfNoun({ sentence: { words }, tags }: Read, { from }: Passive): boolean {
  const at = words.findIndex(({ end }) => end === from);
  return at > 0 && /^(?:that|which)$/.test(words[at]?.text ?? '') && isNoun(tags[at - 1]);
}

/** "The address that was registered by the user" as "the address that the user registered". */
function turnInside(
  document: SourceDocument,
  { block, sentence, tags }: Read,
  verb: Passive,
  last: number,
  agent: string,
): Change | undefined {
  const { words } = sentence;
  const end = words[last]?.end ?? verb.to;
  const inside = block.prose.slice(verb.from - block.start, end - block.start);
  const rest = block.prose.slice(end - block.start, sentence.end - block.start);
  const who = SUBJECTS[agent] ?? agent;
  const form = verbOf({ ...verb, isOne: isOneActor(who, tags[last]) });
  // Between the verb and "by" nothing stands, and behind the clause the sentence ends or goes on with its own verb.
  if (
    form === undefined ||
    verb.particle !== '' ||
    verb.how === 'only' ||
    NO_AGENT.test(agent) ||
    !/^\s+by\s/.test(block.prose.slice(verb.to - block.start)) ||
    !(
      /^(?:us|you|me)$/.test(agent)
        ? /^(?:[.;:?!)]|,\s|\s+(?:in|at|on|from|for|is|are|was|were|has|have|can|may|must|will|should)\s)/
        : /^(?:[.;:?!)]|,\s|\s+(?:is|are|was|were|has|have|can|may|must|will|should)\s)/
    ).test(rest) ||
    /^,\s+(?:and|or)\s/.test(rest) ||
    /["“”*_[\]<>(),:]/.test(inside) ||
    !isAsWritten(inside, document.text.slice(verb.from, end))
  )
    return undefined;
  const said = ` ${who} ${verb.how ? placed(verb.how, form) : form}`;
  return {
    key: JSON.stringify(['agent', inside]),
    yields: true,
    edits: [{ start: verb.from, end, text: said.replace(/\s*\n\s*/g, ' ') }],
  };
}

/** "Rails" is one name, though it ends as several do. */
const isOneActor = (who: string, tag = ''): boolean =>
  SOME_AGENT.test(who)
    ? /^(?:at \w+ )?(?:each|every|one)\b/i.test(who)
    : /^\p{Lu}./u.test(who) || (!/^(?:you|we|they|I)$/.test(who) && !/^NNP?S$/.test(tag));

/** The last word of who acts, behind "by". */
function agentEnd({ sentence: { words }, tags, block }: Read, by: number): number | undefined {
  const first = words[by + 1];
  if (!first) return undefined;
  if (/^(?:you|us|me)$/.test(first.text)) return by + 1;
  if (ACTORS.test(first.text)) return by + 1;
  if (isModifier(tags[by + 1]) && ACTORS.test(words[by + 2]?.text ?? '')) return by + 2;
  const isProper = tags[by + 1]?.startsWith('NNP') === true && /^\p{Lu}/u.test(first.text);
  const opener = first.text === 'at' && /^(?:least|most)$/.test(words[by + 2]?.text ?? '') ? by + 3 : by + 1;
  if (
    !isProper &&
    !/^(?:the|an?|your|our|this|that|another|her|his|all|each|every|both|one|two|three|four|several|many|some|most)$/.test(
      words[opener]?.text ?? '',
    )
  )
    return undefined;
  let at = opener;
  for (let next = at + 1; next < Math.min(words.length, opener + 5); next += 1) {
    const [word, before, tag] = [words[next], words[next - 1], tags[next]];
    if (!word || !before || /^(?:last|next|yesterday|today|tomorrow)$/.test(word.text)) break;
    const joined = /^\s+$/.test(block.prose.slice(before.end - block.start, word.start - block.start));
    const isPart =
      word.kind !== 'code' &&
      (isProper ? tag?.startsWith('NNP') : isNoun(tag) || isModifier(tag) || word.text === 'IT');
    if (!joined || !isPart) break;
    at = next;
  }
  if (!isProper && at === opener) return undefined;
  while (at > opener && isModifier(tags[at]) && !isNounAt(words, tags, at)) at -= 1;
  // Code cannot change its place.
  return isNounAt(words, tags, at) && words[at + 1]?.kind !== 'code' ? at : undefined;
}

/** "Clinic": what only looks as if it described something. */
const isNounAt = (words: readonly Word[], tags: readonly string[], at: number): boolean =>
  isNoun(tags[at]) ||
  (tags[at] === 'JJ' && (lookUp(words[at]?.text ?? '') & (NOUN | ADJECTIVE)) !== ADJECTIVE);

/** The last word of those of whom more is told: "customers with a contract", "the owner of the system". */
function withMore({ words }: Sentence, tags: readonly string[], head: number, joint: string): number {
  if (words[head + 1]?.text !== joint) return head;
  let at = head + 2;
  if (/^(?:DT|CD|PRP\$)$/.test(tags[at] ?? '')) at += 1;
  while (isModifier(tags[at]) || (isNoun(tags[at]) && isNoun(tags[at + 1]))) at += 1;
  return isNoun(tags[at]) && words[at]?.kind === 'word' && words[at + 1]?.kind !== 'code' ? at : head;
}

/** The word with which the clause begins whose subject ends at an offset. */
function clauseStart(
  read: Read,
  { from: end, be }: Passive,
  prose: (from: number, to: number) => string,
): number | undefined {
  const { sentence, tags } = read;
  const { words } = sentence;
  const last = words.findLastIndex((word) => word.end <= end);
  const plural = be === 'are' || be === 'were';
  for (let at = last; at >= 0 && at > last - MOST_WORDS; at -= 1) {
    const [word, before] = [words[at], words[at - 1]];
    if (!word) return undefined;
    const gap = before ? prose(before.end, word.start) : '';
    const left = prose(sentence.start, word.start).trim();
    const joint = /^(?:and|but)$/.test(before?.text ?? '') && /,\s+(?:and|but)$/.test(left);
    // Behind a second comma, "and" ends a series: "In the ward, the lamp, the bed and the table are cleaned".
    const oneOf = !/\sand\s/.test(prose(word.start, end)) || left.indexOf(',') === left.length - 1;
    const opens =
      !before ||
      SUBORDINATOR.test(before.text) ||
      // "Describes how secrets are handled by the vault"
      (before.text === 'how' && !/^(?:is|was)$/.test(words[at - 2]?.text ?? '')) ||
      // "They agreed that mail is sent by the clerk": behind a noun, it may tell of that.
      (before.text === 'that' && /^(?:VB|JJ)/.test(tags[at - 2] ?? '')) ||
      // "Now the table is read by three services"
      (at === 1 && /^(?:Now|Today|Currently)$/.test(before.text)) ||
      (/^,\s+$/.test(gap) && oneOf && FRONTED.test(left)) ||
      (joint && tags.slice(0, at).some(isFinite)) ||
      // "The step is skipped and a mail is sent": of two, the verb would be another.
      (before.text === 'and' &&
        tags.slice(0, at - 1).some(isFinite) &&
        (/^(?:VB|RB)/.test(tags[at - 2] ?? '') || be === 'is' || be === 'was'));
    if (opens) return !before && gap !== '' ? undefined : isThing(read, at, last, plural) ? at : undefined;
    if (gap.trim() !== '') return undefined;
  }
  return undefined;
}

/** Whether more is said of the subject: "is reported by Lee and was mended by us". */
function sharesSubject({ block, sentence: { words, end: stop }, tags }: Read, last: number): boolean {
  const from = words[last]?.end ?? stop;
  const semicolon = block.prose.slice(from - block.start, stop - block.start).indexOf(';');
  const end = semicolon < 0 ? stop : from + semicolon;
  return words.some(
    ({ text, start }, at) =>
      at > last &&
      start < end &&
      /^(?:and|or|but|then)$/.test(text) &&
      /^(?:V|MD|RB)/.test(tags[at + 1] ?? ''),
  );
}

/** What goes on in a noun phrase: "an investigation into the cause". */
const JOINED = /^(?:of|for|in|on|about|into|up|between|against|with)$/;
const JOINED_MANY = /^(?:of|for|in|on|about|into|up|between|against|with|and)$/;

/** "Rate limiting", "logging": what is done, and no name. */
const isDoing = (subject: string): boolean =>
  /^(?:\p{L}\p{Ll}+ )?\p{L}\p{Ll}{2,}ing$/u.test(subject) &&
  (partsOf(baseOf(subject.split(' ').at(-1)?.toLowerCase() ?? '') ?? '') & VERB) !== 0;

/** Whether all from one word to another is one plain noun phrase, or a pronoun. @param plural several things may be named */
function isThing({ sentence: { words }, tags }: Read, from: number, last: number, plural: boolean): boolean {
  const own = words.slice(from, last + 1).map((word, index) => ({ word, tag: tags[from + index] ?? '' }));
  const end = own.at(-1);
  if (own.length === 1 && /^(?:it|this|they|he|she|we)$/i.test(end?.word.text ?? '')) return true;
  return (
    end !== undefined &&
    (isNoun(end.tag) ||
      end.word.kind === 'code' ||
      // "The status 429"
      (end.tag === 'CD' && isNoun(own.at(-2)?.tag)) ||
      isDoing(own.map(({ word }) => word.text).join(' '))) &&
    own.every(
      ({ word, tag }, index) =>
        word.kind === 'code' ||
        (!isFinite(tag) &&
          (index === 0 || !/^(?:that|those)$/.test(word.text)) &&
          // "Members agreed mail would be sent": behind a noun, a verb.
          !(/^VB[ND]$/.test(tag) && isNoun(own[index - 1]?.tag)) &&
          (isNoun(tag) ||
            isModifier(tag) ||
            /^(?:DT|PRP\$|CD)$/.test(tag) ||
            (index > 0 && (plural ? JOINED_MANY : JOINED).test(word.text)))),
    )
  );
}
