import type { StyleRule } from '@housestyle/contract';
import { asInside, uncapitalize } from '../../checks/letter-case.ts';
import type { Place } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import { ONE_PLACE, placesIn } from './places.ts';
import { sameLength } from './rule-text.ts';
import { isDemand, isOrder, isProhibition } from './sentences.ts';

/** What a demand leaves alone. */
export interface Spared {
  readonly places: readonly Place[];
  readonly words: readonly string[];
  /** What else it names that no check can tell. */
  readonly untold: readonly string[];
}

/** A part of a rule without its exceptions, and these. */
export interface Stem extends Spared {
  readonly rule: StyleRule;
}

/** Characters of a rule in which exceptions are looked for. */
const LONGEST_SENTENCE = 600;

/** Quoted words, as `sameLength` shows them. */
const Q = String.raw`⟦[^⟧]*⟧`;
const WELL = String.raw`(?:(?:also|still|always|perfectly|quite|all|usually|of course) )*`;
const OK = String.raw`(?:ok|okay|fine|allowed|acceptable|all right|permitted|exempt(?:ed)?|excluded|excepted|(?:the (?:only |sole |one )?|an? )?exceptions?|spared|unaffected|out of scope|not (?:affected|covered|concerned|meant|bound|subject))(?: (?:by|from|to) (?:this|the|it)(?: rule)?)?`;
const LEAD = String.raw`(?:except(?:ing|ions?)?|unless|excluding|other than|apart from|aside from|with the exceptions? of|save(?= for| in)|barring|(?:every|any)where but(?= in| for| on| inside| within)|but not (?=in|for|on|when|if)|outside(?: of)?(?= ))`;
const END = String.raw`(?:,? (?:though|however|too|as well))?\)?$`;
/** Between a demand and what it spares. */
const APART = String.raw`\s*(?:[,;:(—–]|\s-|(?=\sbut\s))\s*`;
const IS_OK = String.raw`(?:,? (?:it|they|that|this|these|${Q})|, [a-z][a-z -]{2,30}?)?(?:(?:['’]s|['’]re| is| are| can be| may be) ${WELL}${OK}(?: as (?:it is|they are))?| (?:may|can) (?:have|use|contain|keep|get|take) (?:one|them|it|some|a few)| (?:keep|retain)s? (?:its|their)(?: own)? (?:capital|cas|spelling|form)\w*| (?:stay|remain)s? (?:capitali[sz]ed|unchanged|as (?:it is|they are)))${END}`;
const IT = String.raw`(?:it|they|that|this|these|those|both|${Q}|(?<of>[a-z -]{3,30}?))`;

/** How a sentence names what it spares; what is before or behind it is the demand. */
const INSIDE = lazily(() =>
  [
    String.raw`[\s,;:(—–-]*\b(?:but )?${LEAD}[,:]?(?<what>(?: (?!\()[^()]*?)?)\)?(?=$|,? (?:and|but) (?:(?:don['’]t|do not) |never |avoid |use |write |keep |always )|\) )`,
    String.raw`${APART}(?:but |though )?(?:(?:it|they|that|which|these)(?:['’]s|['’]re| is| are) )?${WELL}${OK}(?<what> (?:in|for|on|within|inside|as|when|if|with) [^()]*?)${END}`,
    String.raw`${APART}(?:but|though)? ?(?<what>[^(),;:]*?)${IS_OK}`,
    String.raw`\s*\((?<what>[^();:]*?)${IS_OK}`,
    String.raw`${APART}(?:but )?(?:not|never)(?<what> (?:in|within|inside) (?!⟦)[^()]*?)${END}`,
  ].map((source) => new RegExp(source, 'iu')),
);
const FIRST = lazily(() => new RegExp(String.raw`^${LEAD}[,:]?(?<what> [^,:;]+)(?:, ?|: ?)(?=\S)`, 'iu'));
/** What a whole sentence spares. */
const WHOLE = lazily(() =>
  [
    String.raw`^\(?(?:the |one |an? |some )?(?:only |few |two )?${LEAD}(?: to (?:this|the rule))?(?: (?:is|are)|:)?(?<what> [^;]*?)${END}`,
    String.raw`^(?:but |however,? )?(?:this|it|the rule|this rule|that) (?:doesn['’]t|does not) (?:apply|extend|hold|cover|concern|count)(?<what> [^;]*?)${END}`,
    String.raw`^(?:but |however,? )?(?:(?:ignore|exempt|spare)(?<what> [^;]*?)(?: alone)?|(?:leave|keep) (?<what2>[^;]*?) (?:alone|as (?:it is|they are)|untouched|unchanged))${END}`,
    String.raw`^(?:but |however,? )?(?:${IT}(?:['’]s|['’]re| is| are| may be| can be) )?${WELL}${OK}(?<what> (?:in|for|on|within|inside|as|when|if|with) [^;]*?)${END}`,
    String.raw`^(?:but |however,? )?(?:you|we|writers) (?:can|may)(?: still| also| of course)? (?:use|write|keep|have) ${IT}(?<what> (?:in|for|on|within|inside|as|when|if) [^;]*?)${END}`,
    String.raw`^(?:but |however,? )?(?<what>[^;:]*?)${IS_OK}`,
    String.raw`^(?:but |however,? )?not(?<what> (?:in|within|inside) [^;]*?)${END}`,
  ].map((source) => new RegExp(source, 'iu')),
);
/** What holds in some places alone is banned elsewhere. */
const ONLY = lazily(() =>
  [
    String.raw`^(?:please )?(?:only )?(?:use|write|put|allow) (?<thing>[^,;:]+?) only (?:in|inside|within)(?<what> [^;,]*?)${END}`,
    String.raw`^(?:please )?only (?:use|write|put|allow) (?<thing>[^,;:]+?) (?:in|inside|within)(?<what> [^;,]*?)${END}`,
    String.raw`^(?:please )?(?:reserve|restrict|limit|confine|keep|save) (?<thing>[^,;:]+?) (?:for|to)(?<what> [^;,]*?)(?: only)?${END}`,
    String.raw`^(?<thing>[^,;:]+?) (?:(?:is|are) (?:only )?(?:allowed|ok|okay|fine|permitted|acceptable|(?:to be )?used(?: with [a-z]+)?|for)|may (?:only )?(?:appear|be used|stand|occur)|(?<!n['’]t |not )belongs?(?= in| only)|(?:can|should|must) only (?:appear|be used))(?: only)? (?:(?:in|inside|within) )?(?<what>[^;,]*?)(?<only> only|,? (?:but |and )?nowhere else)?${END}`,
  ].map((source) => new RegExp(source, 'iu')),
);

/** “All caps only for acronyms”, “Emoji are allowed in release notes, nowhere else”: a ban, whatever the exception is. */
const NARROWLY = lazily(() =>
  [
    String.raw`^(?<thing>(?!(?:please|only|use|write|put|allow|reserve|restrict|limit|confine|keep|save|single (?:ones|quotes|quotation marks))\b)[^,;:]+?) only (?:for|in|on|at|inside|within)(?<what> [^;,]*)$`,
    String.raw`^(?<thing>[^,;:]+?) (?:is|are) (?:allowed|ok|okay|fine|permitted|acceptable)(?<what> (?:for|in|inside|within) [^;,]*?),? (?:but |and )?nowhere else$`,
  ].map((source) => new RegExp(source, 'iu')),
);

/** “Only release notes may use “we””: a ban elsewhere. */
const ONLY_THERE =
  /^only (?!use\b)(?<what>[^,;:⟦]{3,40}?) (?:(?:may|can|should|must|do) (?:use|have|contain|say|include|take|carry)|(?:are|is) allowed to (?:use|have|contain|say)|get|gets|have|has|use|uses|take|takes) (?:an? )?(?<thing>[^,;:]+)$/iu;

/** “The passive is fine in release notes but not in steps”: a ban there. */
const NOT_THERE = lazily(
  () =>
    new RegExp(
      String.raw`^(?<thing>[^,;:]+?) (?:is|are) ${WELL}${OK} (?:in|within|inside) [^,;:]+?,? but not (?<where>(?:in|within|inside) [^,;]+)$`,
      'iu',
    ),
);

/** “Contractions are fine except for “ain't””: a ban of that. */
const ALL_BUT = lazily(
  () =>
    new RegExp(
      String.raw`^[^,;:⟦]+? (?:is|are) ${WELL}${OK},? (?:except|but not)(?: for)? (?<words>${Q}(?:(?:,? (?:and|or) |, )${Q})*)$`,
      'iu',
    ),
);

/** Words around what is spared that name nothing. */
const FRAME =
  /^(?:\s*(?:to|for|in|on|at|of|from|with|when|if|where|inside|within|it|they|you|is|are|it['’]s|they['’]re|you['’]re|used|using|use|writing|written|as|part|being|that|which|appears?|appearing|occurs?|occurring|comes?|stands?|standing|a|an|the|any|all|our|your|words?|terms?|phrases?|text|such|like|established|well-known|widely known|common|standard|known|two|few|these|those|following|directly|and|or|include|includes|are)(?![\p{L}'’-]))*[\s:,]*/iu;
const NOUN = String.raw`(?:nouns?|names?|trademarks?|brands?|product names?|titles of (?:books|films|works)|brand names?)`;
/** What a thing that is spared is found by, beside the parts of a text. */
const KINDS = lazily((): readonly (readonly [Place | 'code', RegExp])[] => [
  [
    'quotation',
    /^(?:direct )?(?:quot(?:e|es|ed|ing|ations?)(?! marks?\b)|(?:citing|cited|citations?|verbatim)).*$|^(?:.* )?(?:quoted|quoting|quotations?|verbatim)(?: (?:from|by|of|text|material|speech|someone|somebody|ui|strings?|a|an|the|words).*)?$|^someone(?: else)?['’]s words$/iu,
  ],
  [
    'name',
    new RegExp(
      String.raw`^(?:(?:proper|product|brand|company|personal|official|feature|registered|trade|place|people['’]s) ?){0,2}${NOUN}$`,
      'iu',
    ),
  ],
  [
    'sentence-start',
    /^(?:(?:begins?|starts?|opens?|beginning|starting|start|beginning|first)(?: (?:word|of|in|at|with))*) (?:an? |the |each )?(?:sentences?|line)$|^sentence (?:openers?|openings?|starts?|beginnings?)$/iu,
  ],
  [
    'code',
    /^(?:(?:inline|fenced|source) )?(?:code|commands?|command[- ]line output|urls?|file ?names?|snippets?|literals?|syntax|identifiers?|console output)(?: (?:blocks?|samples?|examples?|snippets?|spans?|font|elements?))?$/iu,
  ],
]);
/** “FAQ headings”: a place, of which one kind is meant. */
const PLACE = lazily(
  () =>
    new RegExp(
      String.raw`^(?!.*\b(?:approved|allowed|known|shared|word|term|glossary|exception) lists?\b)(?:[a-z-]+ )?${ONE_PLACE}(?: (?:text|names?))?$`,
      'iu',
    ),
);
const BULLETS = /\b(?:bullet|unordered)/iu;
const LISTED_WORDS = new RegExp(String.raw`^${Q}(?: (?:itself|themselves))?$`, 'u');
/** “NASA”, “New Relic”. */
const CAPITALS = /^\p{Lu}[\p{L}\d.+]*(?: \p{Lu}[\p{L}\d.+]*)*$/u;

/** “In headings, where it is fine” */
const REMARK = /, (?:where|which|because|since|as(?! in\b)|so) .*$/iu;

/** What an exception names, or undefined where no check can tell it. `shown` is as long as `text`. */
function readSpared(shown: string, text: string): Spared | undefined {
  const places: Place[] = [];
  const words: string[] = [];
  const untold: string[] = [];
  let code = false;
  let offset = 0;
  for (const piece of shown
    .replace(REMARK, '')
    .split(/(,? (?:and|or|as well as) (?:in |for )?|, |\/|(?: such as | like )(?=⟦|\p{Lu}))/u)) {
    const start = offset;
    offset += piece.length;
    if (/^(?:,? (?:and|or|as well as) |, |\/| such as | like )/u.test(piece) || piece.trim() === '') continue;
    const lead = FRAME.exec(piece)?.[0].length ?? 0;
    const thing = piece.slice(lead).replace(/[\s.)]+$/, '');
    const raw = text.slice(start + lead, start + lead + thing.length);
    if (/^[^\p{L}\p{N}\s]{1,3}$/u.test(thing)) words.push(thing);
    else if (LISTED_WORDS.test(thing))
      words.push(ABBREVIATION.exec(raw)?.[1] ?? raw.replace(/^[\W_]+(?=\w)|(?<=\w)[\W_]+$/g, ''));
    else if (CAPITALS.test(thing) && !PLACE().test(thing)) {
      // “Unless it is an FAQ” names a kind.
      if (/\b(?:is|are) an? $/u.test(piece.slice(0, lead))) untold.push(raw);
      else words.push(raw);
    } else if (PLACE().test(thing))
      places.push(...(BULLETS.test(thing) ? ['bullet' as const] : placesIn(thing)));
    else {
      const kind = KINDS().find(([, pattern]) => pattern.test(thing))?.[0];
      if (kind === undefined) untold.push(raw);
      else if (kind === 'code') code = true;
      else places.push(kind);
    }
  }
  const whole = untold.length === 0 && (places.length + words.length > 0 || code);
  // “Error messages and notes”, “blog posts and the phrase “we recommend””: a part of it is known.
  const partly =
    words.length > 0
      ? untold.every((one) => DOCUMENT.test(one))
      : places.some(isBlock) && untold.every((one) => FEW.test(one));
  return whole || partly ? { places, words, untold } : undefined;
}
/** “vs.”, with its full stop. */
const ABBREVIATION = /^["“'‘](\p{L}{1,4}\.)["”'’]$/u;
const DOCUMENT = /^[a-z-]+ (?:posts?|pages?|notes|e-?mails?|guides?|articles?|papers?|documents?|copy)$/iu;
const isBlock = (place: Place) => !['quotation', 'sentence-start', 'link'].includes(place);
const FEW = /^(?!.*\bwords?\b)\S+(?: \S+){0,2}$/u;

export interface Sentence {
  /** As it stands, and with its quotes as `sameLength` shows them. */
  readonly text: string;
  readonly shown: string;
}

/** Not behind “etc.”, but where it is what a demand speaks of: “Never write etc. Keep …”. */
const SENTENCE_END =
  /(?<=(?<!\b(?:[Ee]\.g|[Ii]\.e|vs|etc|eg|[ap]\.m|[Mm]ax|[Mm]in|approx|\.\.))[.!?;]\)?\s+|\n)|(?<=\b(?:and|or|use|write|say|avoid|never|no) (?:e\.g|i\.e|etc|vs)\.\s+|[ap]\.m\.\s+)(?=(?!Eastern|Pacific|Central|Mountain|\w+day\b)[A-Z][a-z]+ )/u;
/** The sentences of a text with the marks and space behind them. */
export function sentencesIn(text: string): readonly Sentence[] {
  const shown = sameLength(text);
  let at = 0;
  return shown
    .split(SENTENCE_END)
    .filter(Boolean)
    .map((sentence) => ({ shown: sentence, text: text.slice(at, (at += sentence.length)) }));
}

const NOTHING: Spared = { places: [], words: [], untold: [] };
const both = (one: Spared, other: Spared): Spared => ({
  places: [...one.places, ...other.places],
  words: [...one.words, ...other.words],
  untold: [...one.untold, ...other.untold],
});

/** Where `what` of a match stands in what was matched. */
function whatOf(match: RegExpExecArray): number {
  const what = match.groups?.['what'] ?? match.groups?.['what2'] ?? '';
  return match.index + match[0].lastIndexOf(what);
}

/** Whether a demand names what a sentence speaks of. */
export function isOf(subject: string, demand: string): boolean {
  const [thing = ''] = /[\p{L}-]+$/u.exec(subject) ?? [];
  const stem = thing.toLowerCase().replace(/(?<=\p{L}{3})e?s$/u, '');
  const [kind] = KIND.exec(subject) ?? [];
  return [stem, kind].every(
    (word = '') => word.length < 2 || new RegExp(String.raw`(?<!\p{L})${word}`, 'iu').test(demand),
  );
}
/** “Em dashes” are no “en dashes”. */
const KIND =
  /^(?:em|en|single|double|curly|straight|bulleted|numbered|first|second|third|present|past|future)(?![\p{L}])/iu;

/** What a sentence spares that is all it says. @param before what the rule says up to it */
function sparedBy({ shown, text }: Sentence, before: string): Spared | undefined {
  const plain = shown.replace(/[\s.!;]+$/, '');
  for (const pattern of WHOLE()) {
    const match = pattern.exec(plain);
    const what = match?.groups?.['what'] ?? match?.groups?.['what2'];
    if (!match || !what || !isOf(match.groups?.['of'] ?? '', before)) continue;
    const start = whatOf(match);
    // What a sentence begins with has a capital anyhow.
    const first = start === 0 ? asInside(what) : what;
    const spared = readSpared(first, text.slice(start, start + what.length));
    if (spared) return spared;
  }
  return undefined;
}

const firstOf = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);

interface Cut extends Spared {
  readonly text: string;
  /** “The % sign belongs in tables only”: said behind a demand, it holds for that. */
  readonly belongs?: boolean;
}

const asks = (text: string) => isDemand(sameLength(text)) || isProhibition(text);

/** A demand without the exceptions it makes; undefined where it makes none that can be told. */
function cut({ shown, text }: Sentence): Cut | undefined {
  const end = /[\s.!;]*$/.exec(shown)?.index ?? shown.length;
  const plain = shown.slice(0, end);
  const only = ONLY()
    .map((pattern) => pattern.exec(plain))
    .find(
      (match) =>
        match &&
        /\bonly\b|nowhere else|^(?:please )?(?:reserve|restrict|limit|confine|keep|save) |\bbelongs? in\b/iu.test(
          match[0],
        ),
    );
  const thing = only?.groups?.['thing'];
  if (only && thing) {
    const start = whatOf(only);
    const what = only.groups?.['what'] ?? '';
    const spared = readSpared(what, text.slice(start, start + what.length));
    const at = only[0].indexOf(thing);
    if (spared && spared.words.length === 0 && spared.places.length > 0)
      return {
        ...spared,
        belongs:
          !/^⟦··/u.test(thing) &&
          !/^(?:please|only|use|write|put|allow|reserve|restrict|limit|confine|keep|save) /iu.test(plain),
        text: `Avoid ${uncapitalize(text.slice(at, at + thing.length))}${text.slice(end)}`,
      };
  }
  const { thing: narrowed, what: to } = firstOf(NARROWLY(), plain)?.groups ?? {};
  // ““kill” only for animals”: right for what nothing can tell.
  if (narrowed && to && !isOrder(narrowed) && !(/^⟦·+⟧$/u.test(narrowed) && plain.includes(' only for ')))
    return {
      ...NOTHING,
      text: `Avoid ${asInside(text.slice(0, narrowed.length))}, except${text.slice(plain.indexOf(to), plain.indexOf(to) + to.length)}${text.slice(end)}`,
    };
  const { thing: kept, what: holders } = ONLY_THERE.exec(plain)?.groups ?? {};
  if (kept && holders) {
    const at = plain.length - kept.length;
    return {
      ...NOTHING,
      text: `Avoid ${text.slice(at, at + kept.length)}, except in ${text.slice('only '.length, 'only '.length + holders.length)}${text.slice(end)}`,
    };
  }
  const { thing: fine, where } = NOT_THERE().exec(plain)?.groups ?? {};
  if (fine && where)
    return {
      ...NOTHING,
      text: `Avoid ${uncapitalize(text.slice(0, fine.length))} ${where}${text.slice(end)}`,
    };
  const { words: banned } = ALL_BUT().exec(plain)?.groups ?? {};
  if (banned)
    return {
      ...NOTHING,
      text: `Avoid ${text.slice(plain.length - banned.length, plain.length)}${text.slice(end)}`,
    };
  const first = FIRST().exec(plain);
  for (const [index, match] of [first, ...INSIDE().map((pattern) => pattern.exec(plain))].entries()) {
    const what = match?.groups?.['what'];
    if (!match || !what) continue;
    const start = whatOf(match);
    const named = text.slice(start, start + what.length);
    const spared = readSpared(what, named);
    const rest = `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`;
    // “In contracts, “shall” is fine”: nothing that it makes an exception to.
    if (!/[\p{L}⟦]/u.test(rest) || /^\s*(?:in|for|on|within|when|if) [^,]*$/iu.test(rest)) continue;
    // What no check can tell is an exception all the same, and told as one.
    if (!spared && index > FORMAL && asks(rest))
      return { ...NOTHING, text: `${text.slice(0, match.index)}, except ${named.trim()}${text.slice(end)}` };
    // “Outside quotation marks” says where marks stand.
    if (!spared || (/outside/i.test(match[0]) && spared.places.length === 0)) continue;
    // “Use contractions, but never in headings” forbids them there, which no check of their lack does.
    const own =
      /\bnever /iu.test(match[0]) && !isProhibition(rest) ? { ...spared, untold: [`never${named}`] } : spared;
    const more = cut({ text: rest, shown: sameLength(rest) });
    return more ? { ...both(own, more), text: more.text } : { ...own, text: rest };
  }
  return undefined;
}
/** “Exception: items in a complex list”, behind the sentence that it is made to. */
const NAMED_EXCEPTION = [
  /^\(?(?:(?:the|one) (?:only )?)?exceptions?(?: to (?:this|the rule))?(?:: | (?:is|are) )(?<what>[^;]*?)[.!)\s]*$/iu,
  /^(?:but )?(?<what>[^;:,]{3,60}?) (?:is|are) (?:exempt(?:ed)?|excluded|excepted|(?:an |the (?:only )?)?exceptions?|spared|not (?:covered|affected))[.!)\s]*$/iu,
  /^(?:but )?(?<what>[^;:,()]{3,60}?) (?:(?:keep|retain)s? (?:its|their)(?: own)? (?:capital|cas|spelling|form)\w*|(?:stay|remain)s? (?:capitali[sz]ed|unchanged|as (?:it is|they are)))[.!)\s]*$/iu,
];
const LISTED = /^\s*[-*+•] /u;
/** “Sentence case in headings.” */
const SHORT = /^[\p{L} -]{3,60}[.;]\s*$/u;
/** Of the ways to make an exception, the last that begins with a word for it. */
const FORMAL = 1;

/**
 * The parts of a rule without the exceptions that they make, and what each leaves alone. Undefined where the rule makes
 * none that a check can tell.
 */
export function stemsOf({ label, description }: StyleRule): readonly Stem[] | undefined {
  if (label.length > LONGEST_SENTENCE || description.length > LONGEST_SENTENCE) return undefined;
  const title = cut({ text: label, shown: sameLength(label) });
  let all: Spared = title ?? NOTHING;
  const apart: Cut[] = [];
  const rest: string[] = [];
  let others = title !== undefined;
  for (const [index, sentence] of sentencesIn(description).entries()) {
    const spared =
      index > 0 || label !== ''
        ? sparedBy(sentence, [label, ...rest, ...apart.map(({ text }) => text)].join(' '))
        : undefined;
    if (spared) {
      all = both(all, spared);
      others = true;
      continue;
    }
    const untold = NAMED_EXCEPTION.map((pattern) => pattern.exec(sentence.text)?.groups?.['what']).find(
      Boolean,
    );
    const [last = ''] = rest.slice(-1);
    if (untold && !LISTED.test(last) && (asks(last) || SHORT.test(last))) {
      const named = asInside(untold);
      rest[rest.length - 1] = `${last.replace(/[\s.!;]+$/, '')}, except ${named}. `;
      others = true;
      continue;
    }
    const made = cut(sentence);
    if (made?.belongs && rest.some((one) => isDemand(sameLength(one)))) {
      all = both(all, made);
      apart.push({ ...NOTHING, text: made.text });
    } else if (made) apart.push(made);
    else rest.push(sentence.text);
  }
  if (!others && apart.length === 0) return undefined;
  const bare = title?.text ?? label;
  // “Contractions are fine in tables” alone forbids nothing.
  const told = [...rest, ...apart.map(({ text }) => text)];
  if (!asks(bare) && !told.some((text) => asks(text) || text.trim().includes(' '))) return undefined;
  // Of one demand, its examples and reasons are of it too.
  const [only] = apart;
  const single = apart.length === 1 && only && !rest.some((sentence) => isDemand(sameLength(sentence)));
  const texts: readonly Cut[] = single
    ? [{ ...only, text: [only.text, ...rest].join('') }]
    : [...(rest.length > 0 || apart.length === 0 ? [{ ...NOTHING, text: rest.join('') }] : []), ...apart];
  return texts.map((one) => ({ ...both(all, one), rule: { label: bare, description: one.text.trim() } }));
}
