import type { StyleRule } from '@housestyle/contract';
import { partAlone, partsInHaste } from './hurried.ts';
import { COMMON, isGeneral, wordsIn } from './known-words.ts';
import { OF_ITS_OWN } from './families/index.ts';
import { DOCUMENTS, NARROWS } from './ledger.ts';
import { propertyOf } from './properties.ts';
import { lazily } from '../../lazily.ts';
import { sentencesIn } from './exceptions.ts';
import { finderOf } from './hypotheses.ts';
import { isLeftOpen } from './permission.ts';
import { readRuleText, straight } from './rule-text.ts';
import { ALL_TEXT, THING_NAME, thingNamed, type Thing } from './things.ts';
import { isAdvice, isException, isRemark } from './sentences.ts';
import { quotedIn } from './faults.ts';
import { phrasesOf, swapsOf } from './combine.ts';
import { joined, type Understood } from './understood.ts';

type Read = (rule: StyleRule) => Understood | undefined;

/** A part of a rule that asks for something by itself, in the rule's own words, and what it speaks of. */
interface Part {
  readonly words: string;
  readonly title: string;
  readonly thing: Thing | undefined;
  /** Whether it is all that its sentence says. */
  readonly isSentence: boolean;
}

/** Parts that are read alone, which costs a reading each. */
const MOST_PARTS = 12;
/** Of what is told, the characters that are compared with the parts. */
const LONGEST_TOLD = 300;
const JOINT =
  /(?<!\d)[,;] (?:and |but )?|(?<=\d)[,;] (?:and |but )?(?=\D)|,? and (?=(?:no|never|max|at most|without) )/gu;
/** What goes on with the part before it. */
const GOES_ON =
  /^(?:or|nor|not|rather|instead|except|unless|if|when|where|which|who|that|because|so|since|as|like|such|e\.g|i\.e|for example|for instance|even|then|only (?:in|on|for|when|if|with)|but|then|until|while|after|before|other|apart)(?![\p{L}-])/iu;
const LISTED =
  /^\s*(?:please )?(?:(?:don['’]t|do not|never) (?:use|say|write)|avoid|ban(?:ned)?|cut|no|not|words? (?:to avoid|we (?:avoid|don't use)))(?: (?:these|the following|words|phrases|terms)){0,3}: /iu;
const LIMITS =
  /^(?:past tense|(?:at (?:most|least|the most)|under|over|below|above|within|up to|between) \S)/iu;
const LEAD = /^\s*(?:[-*+•] )?(?<lead>\p{L}[\p{L} -]{2,30}): (?=\S)/u;

/** The parts of a rule, each whole: what narrows one or goes on with it stays with it. */
export function partsIn({ label, description }: StyleRule): readonly Part[] {
  return sentencesIn(description).flatMap(({ text, shown }) => {
    // What stands in brackets holds no joint.
    const plain = shown.replace(/\([^()]*\)/gu, (aside) => '·'.repeat(aside.length));
    const lead = LEAD.exec(plain);
    const named = lead?.groups?.['lead'] ?? '';
    const leads = lead !== null && thingNamed(named) !== undefined;
    const title = leads ? named : label;
    const spans: [number, number][] = [];
    const start0 = leads ? lead[0].length : 0;
    let start = start0;
    // “Prime minister, chancellor and mayor: lower case”, “Don't use: key, robust”: a list is one.
    const after = LISTED.test(plain) ? plain.length : plain.indexOf(': ');
    for (const joint of [...plain.matchAll(JOINT), undefined]) {
      const end = joint ? joint.index : plain.length;
      if (joint && joint.index < Math.max(start, after) && !joint[0].startsWith(';')) continue;
      const last = spans.at(-1);
      const isInside =
        last &&
        (/^\s*⟦/u.test(plain.slice(start)) ||
          (spans.length === 1 &&
            NARROWS.test(plain.slice(...last).trimStart()) &&
            !LIMITS.test(plain.slice(...last).trimStart())));
      if (
        last &&
        (isInside ||
          GOES_ON.test(plain.slice(start)) ||
          (NARROWS.test(`${plain.slice(start, end)} `) && !LIMITS.test(plain.slice(start))))
      )
        last[1] = end;
      else spans.push([start, end]);
      if (joint) start = joint.index + joint[0].length;
    }
    // “Headlines bold, no all caps”: both are of headlines.
    const subject = OPENS().exec(text.slice(start0).toLowerCase())?.groups?.['name'];
    const thing = thingNamed(bare(subject ?? '')) ?? thingNamed(title);
    return spans.flatMap(([first, end]): readonly Part[] => {
      const words = text.slice(first, end).replace(/^\s+|[\s.;!]+$/gu, '');
      return /\p{L}/u.test(words) ? [{ words, title, thing, isSentence: spans.length === 1 }] : [];
    });
  });
}

const bare = (name: string) => name.replace(/^(?:(?:the|all|any|every|each|our|your|an?|its?|their) )*/u, '');
const OPENS = lazily(
  () =>
    new RegExp(
      String.raw`^(?:(?:keep|make|write|use|put|start|begin|end) )?(?<name>${THING_NAME})(?= )`,
      'u',
    ),
);
const AMID = lazily(
  () =>
    new RegExp(
      String.raw`^(?<verb>(?:(?:never|don't|do not|always) )?(?:start|begin|open|end|finish|close|introduce)) (?<name>${THING_NAME})(?= (?:with|in|without) )`,
      'u',
    ),
);
const SUBJECT = lazily(
  () =>
    new RegExp(String.raw`^(?:(?:keep|make|write|use|put) )?(?<name>${THING_NAME})(?: |, |: )(?=\S)`, 'iu'),
);
const BEHIND = lazily(
  () => new RegExp(String.raw`,? (?:in|on|for|of|per|to|at the end of|with) (?<name>${THING_NAME})$`, 'iu'),
);

/** What a part says of the thing that it names, or that its title does; what a document shows none of, a person has to see to. */
function ofThing(part: Part): Understood | undefined {
  const [read, thing] = readOfThing(part);
  return read && thing?.id === 'message' ? { ...read, rest: [...read.rest, part.words] } : read;
}

function readOfThing({ words, title, thing }: Part): readonly [Understood | undefined, Thing | undefined] {
  const said = straight(words)
    .toLowerCase()
    .replace(/,? even .*$/u, '')
    .replace(
      /"([^"]*)"|‘([^’]*)’|“([^”]*)”/gu,
      (_, one?: string, two?: string, three?: string) => `“${one ?? two ?? three ?? ''}”`,
    )
    .replaceAll('’', "'");
  for (const pattern of [AMID(), SUBJECT(), BEHIND()]) {
    const { name, verb = '' } = pattern.exec(said)?.groups ?? {};
    const own = name === undefined ? undefined : thingNamed(bare(name));
    const read = own && propertyOf(said.replace(pattern, verb), own);
    if (read) return [read, own];
  }
  // What “no brackets” says under “Phone numbers” is no matter of sentences.
  const isOpen = !OF_ITS_OWN.test(title.toLowerCase()) && !DOCUMENTS.test(title);
  return [propertyOf(said, thing ?? ALL_TEXT, isOpen), thing];
}

const contentOf = (words: string) =>
  wordsIn(straight(words).toLowerCase()).filter((word) => !COMMON.test(word) && !isGeneral(word));

/** Whether what is told to a person is a part, be it in other words. */
function isToldAs(told: string, { words }: Part): boolean {
  if (told.includes(words) || words.includes(told)) return true;
  const [said, own] = [contentOf(told), contentOf(words)];
  const isIn = own.filter((word) => said.includes(word)).length;
  return own.length > 0 && isIn * 2 > own.length;
}

/** A ban of words of which one has a condition: “Don't use: key, deliver (unless it's post), robust”. */
const CONDITIONAL =
  /(?<joint>[,:] )(?<item>[^,:();]{2,40} \((?:unless|except|when|if|as|for|in|but|only|where)(?![\p{L}])[^()]{2,60}\))(?=[,.;]|$)/giu;

/** With each part read by itself that the whole was not read of; what is told to a person is told in the words of the rule. */
export function byParts(rule: StyleRule, read: Read): Understood | undefined {
  const whole = read(rule);
  const said = rule.description.trim() === '' ? { label: '', description: rule.label } : rule;
  const parts = partsIn(said).slice(0, MOST_PARTS);
  const isOpen = (part: Part) => !whole || whole.rest.some((told) => isToldAs(told, part));
  if (whole?.rest.length === 0 && parts.length < FEWEST_PARTS) return whole;
  const things = parts.map(ofThing);
  // “Subject lines in 45 characters, no exclamation marks”: in them alone, not in all of the text.
  const isWide = (part: Part, at: number) =>
    !part.isSentence &&
    things[at] !== undefined &&
    part.thing !== undefined &&
    !thingNamed(part.title) &&
    !/(?:anywhere|at all|throughout)$/u.test(part.words);
  const wide = parts.map((part, at) =>
    whole && whole.checks.length === whole.readings.length && isWide(part, at)
      ? (read({ label: '', description: part.words })?.readings ?? []).filter((one) =>
          whole.readings.includes(one),
        )
      : [],
  );
  if (!whole && isLeftOpen(readRuleText(said).sentences)) return undefined;
  // “Past tense in results, present elsewhere”: what one part says is bound to another.
  if (!whole && parts.some(({ words }, at) => !things[at] && BOUND.test(words.replace(ASIDE, ''))))
    return undefined;
  // “Buttons :: no emoji”: what is read of the whole text is more than the rule says.
  const isWider = thingNamed(said.label) !== undefined && whole?.rest.some((told) => told === said.label);
  const [thing, ...others] = things.flatMap((one) => one ?? []);
  if (thing && isWider && others.length + 1 === parts.length) return others.reduce(joined, thing);
  // Of a hurried rule, each part stands alone; what holds in one place may be the opposite of what holds in another.
  const hurried = said.label === '' || /[.!?] /u.test(said.description) ? [] : partsInHaste(said.description);
  const isSure = (words: string) =>
    (whole ? DENIES : SURE).test(words) ||
    (hurried.includes(words) && !(whole ? ELLIPTIC : PLACED).test(words));
  const settled = parts.flatMap((part, at) => {
    if (!isOpen(part) && wide[at]?.length === 0) return [];
    // “Headlines: no full stop”: what is read of headings already.
    const same = whole && part.thing && partAlone(`${part.thing.id}s`, part.words, read);
    if (same?.readings.every((one) => whole?.readings.includes(one))) return [{ part, one: same }];
    const alone = () => {
      if (parts.length < 2 || /["“]/u.test(part.words)) return undefined;
      const one = partAlone(part.title, part.words, read);
      // A limit that is read already is told for no reason; other words may say more than what is read of them.
      const isNew = one?.readings.some((reading) => !whole?.readings.includes(reading));
      return one &&
        (isNew
          ? isSure(part.words)
          : one.readings.every((reading) => /[≤≥]/u.test(reading) && whole?.readings.includes(reading)))
        ? one
        : undefined;
    };
    const one =
      (part.thing ? things[at] : undefined) ?? alone() ?? things[at] ?? withoutConditional(part, read);
    return one ? [{ part, one }] : [];
  });
  const read1 = settled.map(({ part }) => part);
  const left = parts.filter((part) => !read1.includes(part));
  const more = settled.flatMap(({ one }) => one.rest);
  const silent = (all: Understood, rest: readonly string[]) =>
    parts.length < FEWEST_PARTS
      ? []
      : left.filter((part) => isSilent(part, all, rest, read)).map(({ words }) => words);
  if (whole) {
    const isKept = (_: unknown, at: number) => !wide.flat().includes(whole.readings[at] ?? '');
    const narrow =
      wide.flat().length === 0
        ? whole
        : { ...whole, checks: whole.checks.filter(isKept), readings: whole.readings.filter(isKept) };
    const all = settled.map(({ one }) => one).reduce(joined, narrow);
    const find = finderOf(all.checks);
    const rest = whole.rest.flatMap((told) => inOwnWords(told, said, read1, left, find));
    return { ...all, rest: once([...rest, ...more, ...silent(all, rest)]) };
  }
  const [first, ...next] = settled.map(({ one }) => one);
  if (!first) return undefined;
  const description = `${left.map(({ words }) => words).join('. ')}.`;
  const beside = left.length > 0 ? read({ label: said.label, description }) : undefined;
  const titled = beside && read({ label: said.label, description: '' })?.readings;
  const other = beside?.readings.every((one) => titled?.includes(one)) ? undefined : beside;
  const all = other ? [first, ...next].reduce(joined, other) : next.reduce(joined, first);
  const rest = other
    ? other.rest.flatMap((told) => inOwnWords(told, said, [], left, finderOf(all.checks)))
    : left.map(({ words }) => words);
  return { ...all, rest: once([...rest, ...more, ...silent(all, rest)]) };
}

/** Parts of the shortest rule whose every part must be shown to be read. */
const FEWEST_PARTS = 3;
/** Whether a part asks for something that is neither read nor told: it is not read alone, and no check holds what it quotes. */
function isSilent(part: Part, all: Understood, rest: readonly string[], read: Read): boolean {
  const { words, title } = part;
  const content = contentOf(words);
  // What stands beside another may go on with it, or list what it names.
  if (
    !part.isSentence ||
    NARROWS.test(words) ||
    content.length === 0 ||
    rest.some((told) => isToldAs(told, part))
  )
    return false;
  const plain = words.replaceAll('’', "'");
  if (isRemark(plain) || isAdvice(plain) || isException(plain) || SHOWS.test(plain)) return false;
  // “Passive voice is okay”, “The user wrote it”, “Status: do not use”: asks for nothing that stands in it alone.
  if (!ASKS.test(plain) || LEANS.test(plain)) return false;
  const quoted = quotedIn(straight(words).replace(/["‘“]([^"’”]*)["’”]/gu, '“$1”'));
  const held = [
    ...phrasesOf(all.checks),
    ...all.checks.flatMap(swapsOf).flatMap(({ from, to }) => [from, to].flat()),
    ...all.readings,
  ]
    .join(' | ')
    .toLowerCase();
  if (
    quoted.length > 0 &&
    quoted.every((word) => held.includes(word.toLowerCase().replace(/^to |[.,]$/gu, '')))
  )
    return false;
  if (quoted.length === 0 && content.some((word) => held.includes(word.replace(/s$/u, '')))) return false;
  const titled = new Set(read({ label: title, description: '' })?.readings);
  return ![title, ''].some((label) =>
    read({ label, description: words })?.readings.some(
      (one) => all.readings.includes(one) && !titled.has(one),
    ),
  );
}
const ASKS =
  /(?<![\p{L}-])(?:must|should|needs?|has to|have to|never|no|not|only|always|every|each|all|use|avoid|keep|write|put|make|give|say|start|begin|end|add|link|name|spell|show|tell|explain|prefer|choose|limit|leave|capitali[sz]e|takes?|have|has|go(?:es)?|comes?|gets?|stays?|belongs?|follows?|ends?|begins?)(?![\p{L}-])|n't(?![\p{L}])/iu;
const LEANS = /(?<!\p{L})(?:these|those|this|that) (?!is|are)\p{L}|(?:not|n't|never) (?:use|say|write)$/iu;
const SHOWS =
  /[✅❌✓✗→|]|->|^(?:e\.g|for example|for instance|such as|like|good|bad|right|wrong|yes|no|do|don't):/iu;

/** Each once, be it as one of several. */
function once(told: readonly string[]): readonly string[] {
  const all = [...new Set(told)];
  return all.filter((one) => !one.includes(', ') || !one.split(', ').every((part) => all.includes(part)));
}

/** What is told, in the words of the rule: without the parts that are read, and never in words that the rule doesn't have. */
function inOwnWords(
  told: string,
  { label, description }: StyleRule,
  settled: readonly Part[],
  left: readonly Part[],
  find: (text: string) => boolean,
): readonly string[] {
  if (/^except /u.test(told) || told.length > LONGEST_TOLD) return [told];
  // “Never 14:00”, “5 mg”: what is only shown is held where it is wrong, and left alone where it is right.
  const shown = told.split(/, (?=never|not|no )|[.;] /u).map((one) => SHOWN.exec(one.trim())?.groups);
  if (shown.every((one) => one && find(one['what'] ?? '') === (one['no'] !== undefined))) return [];
  const known = new Set(contentOf(`${label} ${description}`));
  const isOwn = !told.includes('⟦') && contentOf(told).every((word) => known.has(word));
  const of = (parts: readonly Part[]) => parts.filter((part) => isToldAs(told, part));
  const open = of(left).map(({ words }) => words);
  if (of(settled).length > 0) return open;
  return isOwn || open.length === 0 ? [told.replace(/⟦·*⟧/gu, '…')] : open;
}
const SHOWN =
  /^(?<no>(?:never|not|no|avoid) )?(?:(?:use|write|say|put) )?(?<what>[^\s\p{L}]*\d\S*(?: ?[ap]\.?m\.?| \p{L}{1,2})?)$/iu;

/** What says by its form that it asks for something: the rest of a rule may turn other words to something else. */
const SURE =
  /^(?:no|never|avoid|without|one|two|three|max(?:imum)?|at most|only) |\d.*,? (?:not|never|instead of|rather than) .*\d/iu;
const DENIES = /^(?:no|never|avoid|without) /iu;
/** “am and pm aren't” */
const ELLIPTIC = /(?:n['’]t|(?<!\p{L})(?:not|is|are|do|does))$/u;
const PLACED = /(?<!\p{L})(?:in|for|on) /u;
const ASIDE = /\([^()]*\)/gu;
const BOUND =
  /(?<![\p{L}-])(?:elsewhere|otherwise|(?:every|any)where else|it|them|these|those|they|can|may|fine|ok|okay|allowed|exempt|others?)(?![\p{L}-])/iu;

function withoutConditional({ title, words }: Part, read: Read): Understood | undefined {
  const items = [...words.matchAll(CONDITIONAL)].map(({ groups }) => groups?.['item'] ?? '');
  if (items.length === 0) return undefined;
  const others = words
    .replace(CONDITIONAL, (_, joint: string) => (joint === ': ' ? ': ' : ''))
    .replace(/: ,/u, ':');
  const one = read({ label: title, description: others });
  return one?.rest.length === 0 ? { ...one, rest: items } : undefined;
}

/** A reader that reads the same words once: parts of a rule are tried with others and alone, for several questions. */
export function remembering(
  read: (rule: StyleRule) => Understood | undefined,
): (rule: StyleRule) => Understood | undefined {
  const known = new Map<string, Understood | undefined>();
  return ({ label, description }) => {
    const rule = { label: label.trim(), description: description.trim() };
    // The stop of a sentence changes nothing; that of an abbreviation may.
    const key = `${rule.label}\0${rule.description}`.replace(/(?<=\p{Ll}{3})\.$/u, '');
    if (!known.has(key)) known.set(key, read(rule));
    return known.get(key);
  };
}
