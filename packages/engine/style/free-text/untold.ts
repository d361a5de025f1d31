import type { StyleRule } from '@housestyle/contract';
import { lazily } from '../../lazily.ts';
import { readCircumstances, withoutReason } from './circumstances.ts';
import { phrasesOf } from './combine.ts';
import { isSentence } from './examples.ts';
import { OF_CODE } from './exceptions-made.ts';
import { sentencesIn } from './exceptions.ts';
import { COMMON, knownWords, wordsIn } from './known-words.ts';
import { DOCUMENTS, isQuality } from './ledger.ts';
import { partAlone, partsInHaste } from './hurried.ts';
import { rangesIn } from './limits.ts';
import { membersOf } from './members.ts';
import { namesThing } from './read-families.ts';
import { EDGES, marksOf, untoldPermissions } from './allowed-again.ts';
import { isAdvice, isAsked, isException, isOrder } from './sentences.ts';
import { placeNamed } from './places.ts';
import { isSeldom } from './prohibitions.ts';
import { scopesTold } from './scopes-told.ts';
import { joined, type Understood } from './understood.ts';
import { unusedWords } from './unused-words.ts';

/** Parts of one rule that are tried by leaving them out, which costs a reading each; of more, what is not read alone is told. */
const MOST_TRIED = 8;

type Read = (rule: StyleRule) => Understood | undefined;

interface Part {
  readonly words: string;
  /** The description without it. */
  readonly without: string;
}

/**
 * A reading with what its rule asks for beside it, in its own words: parts that can be left out without a loss, that say
 * something when nothing else says it, and that are not read alone either. Where the rest of the rule says more without such a part, it is read so.
 */
export function withUntold(rule: StyleRule, read: Read): Understood | undefined {
  const told = read(rule);
  const whole = told && withUntoldParts(rule, byMembers(rule, told, read), read);
  if (!whole) return undefined;
  const isTold = toldBy(whole.rest);
  const unused = unusedWords(rule, whole, (words) => read({ label: '', description: words })).filter(
    (words) => !isTold(words) && !whole.rest.some((one) => words.includes(one)),
  );
  // “No parentheses with phone numbers”: what nothing can tell narrows the ban, which would be found everywhere.
  const isKnown = knownWords(whole);
  const isForeign = (words: string) => {
    const content = wordsIn(words).filter((word) => !COMMON.test(word));
    return content.filter(isKnown).length * 2 <= content.length;
  };
  // “No “click” on mobile pages”: the word is right on others.
  const isSpared = whole.rest.some((one) => one.startsWith('except '));
  const isHeld = (one: string) => !one.includes(' → ') && / (?:in|outside|except) /u.test(one);
  const documents =
    isSpared || whole.readings.some(isHeld)
      ? []
      : sentencesIn(rule.description || rule.label).flatMap(({ text }) => OF_DOCUMENTS.exec(text)?.[1] ?? []);
  // “No “of” after the unit”, “no “new” unless you give a date”: everyday words are right elsewhere.
  const isEveryday = (reading: string) => bannedBy(reading).some((word) => !isSeldom(word));
  const isCase = (one: string) => CASE.test(one) && (isOfThings(one) || whole.readings.some(isEveryday));
  const isOfThings = (one: string) =>
    OF_THINGS.test(one) &&
    BAN.test(rule.description || rule.label) &&
    whole.readings.every((other) => !other.includes(' → '));
  const cases = whole.readings.every((one) => OF_WORDS.test(one))
    ? [...unused, ...whole.rest].filter(
        (one) =>
          isCase(one) &&
          (rule.description || rule.label)
            .split(/[.;] /u)
            .some((part) => BEHIND.exec(part)?.[0].includes(one)),
      )
    : [];
  const narrowing = [
    ...documents,
    ...cases,
    ...[...unused, ...whole.rest.filter((one) => one.startsWith('to '))].filter(
      (one) => NARROWS.test(one) && isForeign(one),
    ),
  ];
  const narrowed = sentencesIn(rule.description)
    .map(({ text }) => text)
    .find(
      (text) =>
        cases.some((one) => text.includes(one)) || narrowing.some((one) => BAN.exec(text)?.[0].includes(one)),
    );
  const banned = narrowed === undefined ? [] : (read({ label: '', description: narrowed }) ?? whole).readings;
  const isWider = (one: string) =>
    !OF_WORDS.test(one) || cases.length > 0 || (documents.length > 0 && !one.includes(' → '));
  const isAll = documents.length > 0 && narrowed?.trim() === rule.description.trim();
  if (cases.length > 0 && rule.description === '') return undefined;
  if (
    narrowed !== undefined &&
    banned.some((one) => (isAll || whole.readings.includes(one)) && isWider(one))
  ) {
    const description = rule.description.replace(narrowed, '').trim();
    // A title that names the thing says no more of it.
    const others = description === '' ? undefined : read({ ...rule, description });
    return others && { ...others, rest: [...others.rest, narrowed.replace(EDGES, '')] };
  }
  // “Use “they” for a person whose gender you do not know”: the word is asked for, whatever the rest denies.
  const asked = [...rule.description.matchAll(ASKED)].map((match) => match[1]?.toLowerCase() ?? '');
  if (asked.some((word) => whole.readings.some((one) => one.toLowerCase() === `ban ${word}`)))
    return undefined;
  const ranges = whole.readings.some((one) => one.includes(' ≤ '))
    ? rangesIn(rule.description || rule.label, whole.readings)
    : [];
  const all = { ...whole, rest: [...whole.rest, ...unused, ...ranges] };
  return { ...all, rest: scopesTold(rule, all, read) };
}
const ASKED =
  /(?<=^|[.!?:]\s+)(?:please |always )?(?:use|write|say|prefer|choose) (?:the (?:word|term|phrase) )?[“"‘']([^”"’']+)[”"’'] (?:for|when|where|if|as|to|with|in)(?![\p{L}-])/giu;
const BAN =
  /(?:^|[,;:.–—-]\s)(?:please )?(?:no(?! more| fewer| less| longer)|never|avoid|(?:we )?(?:don['’]t|do not)|[^.;,]{3,40} (?:is|are) not (?:used|allowed|permitted|welcome))(?![\p{L}'’])[^.;,()]*/iu;
const OF_DOCUMENTS =
  / ((?:in|for|on|within) (?!(?:the|our|your|any|all|this|these|most|technical|user|product) |(?:docs|documents|pages|articles|apps|manuals?)[\s.!]*$)(?:\p{L}[\p{L}-]* ){0,2}(?:pages?|posts?|guides?|tutorials?|reports?|e-?mails?|releases|letters?|docs|documents|manuals?|articles?|newsletters?|contracts?|papers?|slides|scripts|handbooks?|leaflets?|posters?|apps?|screens?|(?:\p{L}+s|\p{L}+ion) sections?))(?=[;,]|[\s.!]*$)/iu;
const CASE =
  /^(?:unless|except|when|if|without|where|in|for|on|with|at|inside|within|between|before|after) (?!(?:our|your|any|all|this|these|general|no) )/iu;
/** “Don't use “kill” for animals” */
const OF_THINGS = /^for (?!groups |users|readers|people|emphasis)(?:\p{L}+ )?\p{L}+s$/iu;
/** What stands behind the last of the quoted words. */
const BEHIND = /(?<=["”“'’])(?!,? even )[^"“”]*$/u;
const OF_WORDS = /^ban | → |^no sentence with /u;
const NARROWS =
  /^(?!.* (?:documents?|docs|pages|texts)$)(?:in|for|with|on|around|inside|within|between|before|after|to(?= (?:refer to|describe|talk about|address|mean|show|mark) )) (?!the (?!\p{L}+ of )|(?:our|your|any|all|this|these) )\p{L}/u;

/** Tells what the demands that are told to a person say already. */
export function toldBy(rest: readonly string[]): (words: string) => boolean {
  const told = rest.map((one) => new Set(contentOf(one)));
  return (words) => {
    const content = contentOf(words);
    return told.some((one) => content.filter((word) => !one.has(word)).length * 3 <= content.length);
  };
}

/** The words that a reading bans; none where it is of something else. */
const bannedBy = (reading: string): readonly string[] =>
  reading.startsWith('ban ') ? reading.slice('ban '.length).split(', ') : [];

function withUntoldParts(rule: StyleRule, whole: Understood, read: Read): Understood {
  const known = new Set(whole.readings.map(withoutPlaces));
  const phrases = new Set(phrasesOf(whole.checks).map((phrase) => phrase.toLowerCase()));
  // “Use “A” instead of “B”. Don't use “B”.”
  const isBanned = (one: string) =>
    one.startsWith('ban ') && bannedBy(one).every((word) => phrases.has(word.toLowerCase()));
  const isTold = toldBy(whole.rest);
  const readings = (part: StyleRule) => (read(part)?.readings ?? []).map(withoutPlaces);
  const titled = lazily(() => new Set(readings({ label: rule.label, description: '' })));
  const candidates = partsOf(rule).filter(
    ({ words, without }) =>
      // What is all there is was read, unless the title says it.
      (/\p{L}/u.test(without) || [...known].every((one) => titled().has(one))) &&
      !isTold(words) &&
      !PUT_ASIDE.some(
        ([reading, part]) => part.test(words) && whole.readings.some((one) => reading.test(one)),
      ),
  );
  const beside = [
    ...untoldExceptions(rule, whole),
    ...untoldManner(rule, whole),
    ...untoldShares(rule),
    ...untoldPermissions(rule, whole, read),
  ].filter((words) => !isTold(words));
  if (candidates.length === 0) return { ...whole, rest: [...whole.rest, ...beside] };
  const marks = marksOf(whole);
  let fullest = whole;
  const untold = candidates
    .filter(({ words }) => {
      const alone = readings({ label: '', description: words });
      const named = readings({ label: rule.label, description: words }).filter((one) => !titled().has(one));
      return ![...alone, ...named].some((one) => known.has(one) || isBanned(one));
    })
    .filter(({ words, without }, index) => {
      // Without “Numbered lists: period at the end”, what is said of bullets would hold there too.
      if (index >= MOST_TRIED || LED.test(words)) return true;
      const others = read({ ...rule, description: without });
      const left = new Set(others && marksOf(others));
      // The same reading by another way is no loss: “please” as a word, or as a rule of ours.
      const isSame = others && isOneReading(whole, others);
      if (!others || (!isSame && marks.some((mark) => !left.has(mark)))) return false;
      if (others.checks.length > fullest.checks.length) fullest = others;
      return true;
    })
    .map(({ words }) => words);
  const inHaste = new Set(partsInHaste(rule.description));
  const apart = untold
    .filter((words) => !untold.some((other) => other !== words && other.includes(words)))
    .map((words) => ({ words, one: inHaste.has(words) ? partAlone(rule.label, words, read) : undefined }));
  const left = apart.flatMap(({ words, one }) => (one ? [] : [words]));
  return {
    ...apart.flatMap(({ one }) => one ?? []).reduce(joined, fullest),
    rest: [...new Set([...fullest.rest, ...whole.rest, ...left, ...beside])],
  };
}

/**
 * Of several things that a sentence names alike, those that it is not read of: “labels” in “no period behind headings and
 * labels”. What it says of a part of a text is read of each.
 */
function byMembers({ label, description }: StyleRule, whole: Understood, read: Read): Understood {
  const known = new Set(whole.readings.map(withoutPlaces));
  const untold: string[] = [];
  let more = whole;
  let tried = 0;
  for (const { text, shown } of sentencesIn(description || label)) {
    const plain = text.replace(/[\s.!;]+$/, '');
    const asks = isAsked(plain) || (isVerbless(plain) && namesThing(plain));
    if (
      SHOWN_LINE.test(plain) ||
      shown.includes('⟦') ||
      !asks ||
      isAdvice(plain) ||
      whole.rest.includes(plain)
    )
      continue;
    for (const members of membersOf(readCircumstances(plain).text)) {
      tried += members.length;
      if (tried > MOST_TRIED) continue;
      const each = members.map((member) => ({ ...member, read: read({ label, description: member.alone }) }));
      const isKnown = (one: Understood | undefined) =>
        one?.readings.some((reading) => known.has(withoutPlaces(reading)));
      if (!each.some((one) => isKnown(one.read))) continue;
      for (const one of each) {
        if (isKnown(one.read)) continue;
        if (one.read?.rest.length === 0 && placeNamed(one.name)) more = joined(more, one.read);
        else untold.push(one.alone);
      }
    }
  }
  return { ...more, rest: [...whole.rest, ...untold.filter((words) => !whole.rest.includes(words))] };
}

/** “Confident tone: “A”, not “B””: where sentences show what is meant, what they show is told. */
const untoldManner = ({ description }: StyleRule, { readings, checks }: Understood): readonly string[] =>
  readings.every((one) => /^\D* → \D*$/u.test(one)) && phrasesOf(checks).every(isSentence)
    ? (SHOWN_MANNER.exec(description)?.slice(1) ?? [])
    : [];
const SHOWN_MANNER = /^((?:[\p{L}'’-]+[ ,]+){1,12}[\p{L}'’-]+): ?["“*`]/u;

/** “85% of the time” */
const untoldShares = ({ description }: StyleRule): readonly string[] =>
  description.match(/\b\d+ ?(?:%|percent) of (?:the |all )?(?:time|cases|sentences|text|headings)\b/giu) ??
  [];

/** Exceptions that a rule makes to what it says of words, and that none of its readings tells. */
function untoldExceptions({ description }: StyleRule, { readings }: Understood): readonly string[] {
  if (!readings.every((one) => /^ban | → /u.test(one) && !/ (?:except|outside) /u.test(one))) return [];
  return sentencesIn(description).flatMap(({ text }) => {
    const exception = EXCEPTION.exec(readCircumstances(text).text)?.[0].replace(EDGES, '');
    return exception === undefined || /["“]/u.test(exception) || OF_CODE.test(exception) ? [] : [exception];
  });
}
const EXCEPTION =
  /\b(?:unless|except(?:ing)?|other than|aside from|apart from)(?![\p{L}'’-]) (?!(?:in |for )?(?:code|["“]))[^.;()]*/iu;

const withoutPlaces = (reading: string) => reading.replace(/ (?:in|except|outside) .*$/u, '');
/** What parts add nothing to a reading: what to write in the place of words, what to aim at below a limit, code, which is read by none. */
const PUT_ASIDE: readonly (readonly [reading: RegExp, part: RegExp])[] = [
  [
    / → |^ban |^words in| not as an? /u,
    /^(?:use|write|say|put|prefer|try|express [a-z]+ with|(?:for|in|as) [^,“"]+, (?:use|write|say)) (?:the (?:word|term)s? )?["“'‘`]/iu,
  ],
  [/≤/u, /^aim (?:for|at) /iu],
  [
    /./u,
    /^(?:leave|keep) .*\bcode\b.* (?:alone|as (?:it is|they are)|untouched|unchanged)$|^thank| at all costs$/iu,
  ],
];
/** “Numbered lists: …” */
const LED = /^(?!(?:never|always|avoid|prefer|use|status)\b)\p{L}[\p{L} ]{2,30}: (?!⟦)\S/iu;

const isOneReading = (one: Understood, other: Understood) =>
  one.readings.length === 1 &&
  one.readings.join() === other.readings.join() &&
  one.checks.length === other.checks.length;
/** The sentences that ask for something, and the parts of sentences that do so beside another. */
function partsOf({ label, description }: StyleRule): readonly Part[] {
  const parts: Part[] = [];
  const sentences = sentencesIn(description);
  let start = 0;
  for (const { text, shown } of sentences) {
    const end = start + text.length;
    const add = (from: number, to: number, words = description.slice(from, to)) => {
      const without = `${description.slice(0, from)}${description.slice(to)}`;
      if (saysMore(words, `${label} ${without}`)) parts.push({ words: words.replace(EDGES, ''), without });
    };
    const plain = shown.replace(/[\s.!;]+$/, '').replaceAll('’', "'");
    const asked = withoutReason(plain);
    if (!SHOWN_LINE.test(plain) && !isException(plain)) {
      if (isNew(plain, true)) add(start, end);
      // “We use A, and we don't use B”: what it opens with is no part of either.
      const first = start + plain.lastIndexOf(asked);
      for (const [from, to] of plain.endsWith(asked) || plain.startsWith(asked) ? conjuncts(asked) : [])
        add(first + from, first + to);
    }
    start = end;
  }
  // “lowercase, no hyphen”
  const hurried = partsInHaste(description);
  const [opens = ''] = hurried;
  const asks = (words: string) =>
    isAsked(words) || /^none /iu.test(words)
      ? words !== opens && !LISTS.test(words)
      : SET.test(words) && isVerbless(words);
  // “Say how to fix it” is what a message is to do.
  const tells = DOCUMENTS.test(label) && /messages?$/iu.test(label) ? /^(?:say|tell|explain) /iu : undefined;
  const isMeantAs = (words: string) =>
    !tells?.test(words) &&
    (isAdvice(words) ||
      sentences.some(({ text }) => text.split(';').some((one) => one.includes(words) && isAdvice(one))));
  for (const words of isVerbless(opens) ? hurried : []) {
    const isKnown = parts.some((part) => part.words.includes(words) || words.includes(part.words));
    if (isKnown || words.includes('⟦') || !asks(words) || isMeantAs(words) || CONTRAST.test(words)) continue;
    const from = description.lastIndexOf(words);
    const without = `${description.slice(0, from).replace(/[\s,;.]+(?:and |but )?$/u, '')}${description.slice(from + words.length)}`;
    if (saysMore(words, `${label} ${without}`)) parts.push({ words, without });
  }
  // “Steps are numbered, one action per step”: what it states first.
  const without = hurried.slice(1).join(', ');
  if (!isVerbless(opens) && isAsked(opens) && !isMeantAs(opens) && saysMore(opens, without))
    parts.push({ words: opens, without });
  return parts;
}
/** A line that shows what is right or wrong. */
const SHOWN_LINE =
  /[✅❌✓✗]|^\s*(?:[-*+•] )?[*_]{0,2}(?:good|bad|right|wrong|correct|incorrect|yes|no|do|don['’]t|before|after|examples?|instead of|over|prefer)[*_]{0,2}(?::|\s*(?:→|->))/iu;

/** Where one demand of a sentence stands beside another: “…, and don't link twice”, “must be present and …”. */
function conjuncts(sentence: string): readonly (readonly [start: number, end: number])[] {
  const open = sentence.replace(/\([^()]*\)/gu, (aside) => '·'.repeat(aside.length));
  const joints = [...open.matchAll(/,? (?:and|but) |, (?:then )?/gu)];
  const tails = joints.flatMap((joint, index): (readonly [number, number])[] => {
    const [before, words] = [
      sentence.slice(0, joint.index),
      sentence.slice(joint.index + joint[0].length, joints[index + 1]?.index),
    ];
    // “No buzzwords: synergy, move the needle”
    const shows = isAsked(/^(.*): /u.exec(before)?.[1] ?? '');
    const beside =
      isAsked(before) && !shows && !CONDITION.test(before) && (isOrder(words) || !NAMES_ONLY.test(before));
    return beside && words.includes(' ') && isNew(words) && !CONTRAST.test(words)
      ? [[joint.index, joint.index + joint[0].length + words.length]]
      : [];
  });
  const first = FIRST_STATE.exec(sentence);
  return first ? [[first.index, first.index + first[0].length], ...tails] : tails;
}
const isNew = (words: string, alone = false) =>
  (isAsked(words) ||
    (alone && FIRST_USE.test(words) && isVerbless(words.replace(AFTER_THAT, ''))) ||
    (alone && isVerbless(words) && (isQuality(words) || (FEW_WORDS.test(words) && namesThing(words))))) &&
  !isAdvice(words.replace(/⟦·*⟧/g, '⟦0⟧')) &&
  !OF_READERS.test(words);
/** “Many of our readers never learned Latin” */
const OF_READERS =
  /^(?:(?:many|most|some|half) (?:of )?(?:our |the )?|our |the )?(?:readers|users|people|customers|audience|documentation|docs)\b/iu;
/** “In full the first time” */
const FIRST_USE =
  /^(?=(?:\S+ ){1,9}\S+$).*\b(?:(?:first|second) (?:time|mention|use|reference)|in full|after that|thereafter|from then on)\b/iu;
/** “Organize and tire”: words that are shown. */
const LISTS = /^\S+(?: (?:and|or) \S+)?$/u;
/** “lowercase product names”, “programme for events” */
const SET =
  /^(?:(?:lower|upper|title|sentence)[- ]?case|capitali[sz]ed|bold|italic|hyphenated|abbreviated) \S|^\S+ for \S+$/iu;
const AFTER_THAT = /\b(?:after|from) that\b/iu;
/** “Numbered lists: period at the end”, “steps below 15” */
const FEW_WORDS = /^(?:\S+ ){1,7}\S+$/u;
const FINITE =
  /\b(?:it|they|this|that|we|you|who|which|\p{L}+n't|is|are|was|were|be|has|have|had|do|does|can|may|will|would|say|says|make|makes|look|looks|add|adds|break|breaks)\b/iu;
const isVerbless = (words: string) => !FINITE.test(words);
const FIRST_STATE =
  /(?<=(?<![\p{L}])(?:must|should|shall|needs? to|have to|has to) )be [\p{L}-]+,? and (?=\S)/iu;
/** “When you need more, …”: what follows says what to do then. */
const CONDITION = /^(?:if|when|where|wherever|whenever|once|as|because|since|so that) [^,]*$/iu;
/** “Only the first word and proper nouns are …”: one subject. */
const NAMES_ONLY = /^(?:only|no) /iu;
/** “…, never two”, “…, no “will””: the same once more, from its other side. */
const CONTRAST = /^(?:no|not|never) (?:(?:⟦·*⟧|or|and|\S+)(?: |$)){1,2}$/iu;

/** Whether words say something that the rest does not; “avoid it between words” hardly does. */
function saysMore(words: string, rest: string): boolean {
  const others = new Set(contentOf(rest));
  const own = contentOf(words).filter((word) => !others.has(word));
  return own.length > (BACK.test(words) ? 1 : 0);
}
const BACK = /(?<![\p{L}])(?:it|them|these|those|this)(?![\p{L}])/iu;
const contentOf = (words: string): readonly string[] =>
  (words.toLowerCase().match(/\p{L}[\p{L}'’-]+|\d+/gu) ?? [])
    .filter((word) => !STOP.test(word))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/u, ''));
const STOP =
  /^(?:the|an?|and|or|but|then|so|in|on|at|of|for|to|from|with|by|as|it|its|them|they|their|these|those|this|that|one|ones|you|your|we|our|is|are|be|was|were|has|have|do|does|don['’]t|not|never|no|always|only|also|please|instead|must|should|shall|can|may|use|used|using|write|written|say|put|keep|avoid|leave|out|off|up|round|add|make|choose|give|take|drop|cut|skip|delete|remove|split|turn|spell|set|if|when|where|there|here|all|any|each|every|more|most|such|like|than|rather|just|even|ban|banned|allowed|permitted|forbidden|yours|ours|docs?|documentation|copy|longer|appear|ever|anywhere|everywhere|things?|mix|old|names?|verbs?|words?|terms?|phrases?)$/u;
