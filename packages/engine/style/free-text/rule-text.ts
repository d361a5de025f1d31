import type { StyleRule } from '@housestyle/contract';
import { clean } from '../phrases.ts';
import { quoteNamed } from './named-words.ts';
import { plainly } from './plainly.ts';
import type { RuleSentence } from './sentences.ts';
import { spread } from './spread.ts';
import { withoutTables } from './tables.ts';
import { withoutTypos } from './typos.ts';

/** A rule's words made ready for reading. */
export interface RuleText {
  /** Label and description in whole sentences, as far as these could be made of them; lines are kept. */
  readonly said: string;
  /** Straight quotes, one space, no final marks; each quoted stretch is `⟦n⟧`, `n` its index in `quotes`. */
  readonly sentences: readonly RuleSentence[];
  readonly quotes: readonly string[];
  /** The label in lower case. */
  readonly label: string;
  /** What a finding may tell the writer of the rule. */
  readonly advice: string;
}

/** One quoted stretch, or several joined by commas, slashes, "and", "or". For patterns over `plain`. */
export const QUOTED = String.raw`⟦\d+⟧`;
export const QUOTED_LIST = String.raw`${QUOTED}(?:(?:\s*(?:,|/|&)\s*(?:and\s+|or\s+)?|\s+(?:and|or|nor)\s+|\s+)(?:the\s+(?:word|phrase|term)s?\s+)?${QUOTED})*`;

const QUOTES =
  /“([^“”]+)”|"([^"]+)"|`([^`]+)`|(?<![A-Za-zÀ-ž0-9])[‘']((?:[^‘’'\n]|(?<=[A-Za-zÀ-ž])['’](?=[A-Za-zÀ-ž]))+)['’](?![A-Za-zÀ-ž0-9])|\*\*([^*]+)\*\*|(?<![A-Za-zÀ-ž0-9_])_([^_]+)_(?![A-Za-zÀ-ž0-9_])|(?<![A-Za-zÀ-ž0-9*])\*(?![\s*])([^*\n]+)(?<!\s)\*(?![A-Za-zÀ-ž0-9*])/gu;
const ABBREVIATION = /\..*\.$|\b(?:etc|vs|viz|cf|al|approx|incl|fig|inc|no|nb|resp)\.$/i;
/** Where an item of a list begins: each is a sentence of its own. */
const BULLET = /[.:;]?(?:^|\n)\s*(?:[-*+•]|\d{1,2}[.)])\s+/g;
/** Where a line without a stop is a sentence of its own: short, and before one that begins anew. */
const LINE_END =
  /(?<=(?:^|\n)[^\n]{2,60}[\p{L}\d)”"'*\x60])(?<!(?:^|[\s(])(?:the|an?|of|in|on|at|to|for|from|with|by|as|and|or|but|not|never|use|is|are|like|than|that|which|when|if|our|your))\n(?=\p{Lu}\p{Ll}* )/gu;
/** “sentence case⏎no full stop⏎max 8 words”: nothing but short lines. */
const LINES = /^\s*(?:\p{L}[^\n.,;:!?()"“*\x60→]{2,40}\n){1,7}\p{L}[^\n,;:!?()"“*\x60→]{2,40}$/u;
const CONTRACTION = String.raw`["“]?[A-Za-zÀ-ž]+['’](?:t|s|re|ll|ve|d|m)["”]?`;
/** Contractions that a rule shows: "like don't and you're". */
const SHOWN = new RegExp(
  String.raw`(?<=\b(?:like|such as|e\.g\.,?|for example,?|including|contractions?:?) \(?)${CONTRACTION}(?:(?:, (?:and |or )?| and | or |\/)${CONTRACTION})*`,
  'giu',
);
/** Characters of a label or description that are read. */
export const LONGEST_TEXT = 3000;
/** Characters of a rule shown in a message. */
const LONGEST_ADVICE = 160;

/** The words of each rule, made ready once for all that ask for them. */
const texts = new WeakMap<StyleRule, RuleText>();

export function readRuleText(rule: StyleRule): RuleText {
  const known = texts.get(rule);
  if (known) return known;
  const text = textOf(rule);
  texts.set(rule, text);
  return text;
}

function textOf(rule: StyleRule): RuleText {
  const [label = '', description = ''] = [rule.label, rule.description].map((text) =>
    text.slice(0, LONGEST_TEXT),
  );
  const said = plainly(withoutTables(label), withoutTables(description));
  const parts = said.map((text) =>
    quoteContractions(
      withTopics(text)
        .replace(SHOWN_CASE, '')
        .replace(/(\n\s*[-*+•]\s+[^\n]*[^\s.!?:;,])\n(?=\p{Lu})/gu, '$1.\n')
        .replace(LINE_END, '.\n')
        .replace(LINES, (lines) => lines.replaceAll('\n', '.\n'))
        .replace(BULLET, '. ')
        .replace(
          /\n(?=[^\n]*(?:->|→|=>|⇒)|[^\n]+\((?:not|never) [^\n()]+\)\s*(?:\n|$)|[^\n,]{2,40}, (?:not|never) [^\n,]{2,40}(?:\n|$))/g,
          '. ',
        )
        .replace(/\s+/g, ' ')
        .replace(/^[.\s]+/, '')
        .replace(/,? but (?:do not|don['’]t) [^.;,]* at all costs/gi, '')
        .replace(/(?<=[A-Za-zÀ-ž0-9]) \/ (?=[A-Za-zÀ-ž0-9])/gu, '/')
        .trim(),
    ),
  );
  const [title = '', told = ''] = parts;
  // “Undefined acronyms” with “are not allowed”: one sentence.
  if ((GOES_ON.test(told) || HAS_TO_GO.test(told)) && !title.endsWith('.')) parts[1] = `${title} ${told}`;
  else if (LISTS_ON.test(told) && title !== '') parts[1] = `${title.replace(/[.:]$/, '')}, ${told}`;
  const [, one, two] = EITHER.exec(title) ?? [];
  const answer =
    one &&
    two &&
    [one, two].find((each) => told.toLowerCase().replace(/^-/, '').startsWith(each.toLowerCase()));
  // “Straight or curly?” with “Straight.”
  if (answer)
    parts[1] = `Use ${answer.toLowerCase()}, not ${(answer === one ? two : one).toLowerCase()}. ${told
      .replace(/^-/, '')
      .slice(answer.length)
      .replace(/^[.,!\s]+/, '')}`;
  const quotes: string[] = [];
  const sentences = parts.flatMap((part, index) => {
    if (part === '' || (index === 1 && part === parts[0]) || (index === 0 && answer)) return [];
    const masked = withoutTypos(
      straight(maskQuotes(quoteNamed(quoteMarks(part), index === 1 ? parts[0] : ''), quotes)),
    );
    return sentencesOf(withOffers(maskAbbreviations(masked, quotes)).replace(SO_IS, '$1 and $4 are $3'))
      .flatMap((sentence) => spread(sentence, index === 1 ? label.trim() : ''))
      .map((text) => ({ text, fromLabel: index === 0 }));
  });
  return {
    said: said.join('\n').trim(),
    sentences: joinInstead(sentences),
    quotes,
    label: withoutTypos(straight(parts[0] ?? ''))
      .toLowerCase()
      .replace(/[.:]$/, ''),
    advice: adviceOf(label.trim(), description.trim()),
  };
}

/** “Headings:” before bullets: each bullet speaks of headings. */
function withTopics(text: string): string {
  return text.replace(
    /(?<=^|[.!?]\s+|\n)([A-Za-zÀ-ž]+(?: [A-Za-zÀ-ž]+){0,2}):\n((?:\s*[-*+•]\s+.+(?:\n|$))+)/gu,
    (_, topic: string, list: string) =>
      list
        .replace(/^\s*[-*+•]\s+/gm, /^examples?$/iu.test(topic) ? '- ' : `- ${topic} `)
        .replace(/(?<![.!?])$/gm, '.'),
  );
}

/** “(e.g., jumping from H1 to H3 is prohibited)” */
const SHOWN_CASE =
  / ?\((?:e\.g\.|for example|for instance|such as),? [^()]*\b(?:is|are|was|were|isn't|aren't)\b[^()]*\)/giu;

/** What goes on with the sentence that a label begins. */
const GOES_ON =
  /^(?:is|are|has|have|must|should|shall|may|can|cannot|can't|aren't|isn't|don't|doesn't|break|get|gets|look|looks|sound|sounds|read|reads|feel|feels|make|makes|take|takes|end|ends|need|needs)(?! (?:sure|care|the|an?|your|it|them|these|use|up|with|all|every|each)(?![A-Za-zÀ-ž]))(?![A-Za-zÀ-ž])/u;

const HAS_TO_GO =
  /^(?:(?:has|have|needs?) (?:got )?to go|must go|should go|(?:has|have) no place)(?![A-Za-zÀ-ž])/iu;
/** “Avoid filler words :: such as A and B” */
const LISTS_ON =
  /^(?:e\.g\.,?|such as|like|including|for example,?|for instance,?|especially) (?!(?:and|or|is|are|as|i\.e)(?![A-Za-zÀ-ž])|→|⇒|->|=>)(?=\S)/iu;
const EITHER = /^([A-Za-zÀ-ž][A-Za-zÀ-ž -]*?) or ([A-Za-zÀ-ž][A-Za-zÀ-ž -]*)\?$/u;

/** “No ;”, “the & sign”: a mark that stands alone is spoken of. */
function quoteMarks(text: string): string {
  return text
    .replace(/(?<=^|\s)([;!@#™®©§¶†‡])(?=$|\s|[.,:])/gu, '“$1”')
    .replace(
      /(?<=\b(?:no|not|never|without|drop|omit|avoid|skip|drop the|omit the|the) )([:.]00)(?=$|[\s.,;)])/giu,
      '“$1”',
    )
    .replace(
      /(?<=\b(?:no|not|never|use|using|the|an?|of|instead of|avoid|write|sign) )&(?=$|[\s.,:])/giu,
      '“&”',
    );
}

/** “Avoid A (use B), C, and D”: what is offered for one of a list is said by itself. */
function withOffers(masked: string): string {
  const offers: string[] = [];
  const listed = masked.replace(OFFERED, (_, wrong: string, right: string) => {
    offers.push(`Use ${right} instead of ${wrong}. `);
    return wrong;
  });
  return offers.join('') + listed;
}
const OFFERED = /(⟦\d+⟧) \((?:use|say|write|prefer) (⟦\d+⟧)(?: instead)?\)(?=,? (?:and|or) ⟦|, ⟦)/giu;

/** ““A” is out. So is “B””. */
const SO_IS = /(⟦\d+⟧) (is|are) ([^.⟦]+)\. So (?:is|are) (⟦\d+⟧)/g;

function quoteContractions(text: string): string {
  return text.replace(SHOWN, (list) =>
    list.replace(/["“”]/g, '').replace(/[A-Za-zÀ-ž]+['’][A-Za-zÀ-ž]+/gu, (word) => `“${word}”`),
  );
}

/** A text in which quoted stretches stand as `⟦···⟧`, at the offsets that they have. */
export const sameLength = (text: string): string =>
  text.replace(QUOTES, (quoted: string) => `⟦${'·'.repeat(quoted.length - 2)}⟧`).replaceAll('’', "'");

/** “For example, …”, “Learn more about...”: where the quoted sentence goes on; “Saving changes…” is said so. */
const CUT_OFF =
  /(?<=,|\b(?:of|from|by|with|to|for|in|on|at|as|has|have|the|an?))\s*(?:…|\.{3})$|(?<=^(?!\p{L}+ing\b).* [\p{L}\p{N}]+)\s*(?:…|\.{3})$/u;

function maskQuotes(text: string, quotes: string[]): string {
  return text.replace(QUOTES, (quoted: string, ...rest: (string | number | undefined)[]) => {
    const groups = [quoted, ...rest];
    const quote = groups.slice(1, 8).find((group) => typeof group === 'string') ?? '';
    // A stop that American style puts inside the quotes is not part of the word.
    const said = quote.replace(CUT_OFF, '');
    const inner = said.length === 1 ? said : said.replace(/[,;:]$/, '');
    const word = clean(
      ABBREVIATION.test(inner)
        ? inner
        : inner.replace(/(?<=[A-Za-zÀ-ž]{2}|[a-z]['’](?:t|s|d|m)|^\W)\.$/u, ''),
    );
    // “… or ‘i.e.’ Use …”: the stop is that of the sentence too.
    const offset = rest.find((each) => typeof each === 'number') ?? 0;
    const ends = /^\s+\p{Lu}[\p{Ll}'’]+ /u.test(text.slice(offset + quoted.length));
    const stop = said.endsWith('.') && (ends || !word.endsWith('.'));
    return `⟦${quotes.push(word) - 1}⟧${stop ? '.' : said.endsWith(',') ? ',' : ''}`;
  });
}

/** "Avoid e.g. and i.e." speaks of the abbreviations; "words, e.g. simply" uses one. */
function maskAbbreviations(text: string, quotes: string[]): string {
  return text
    .replace(/(?<!\d ?)(?<![\w⟦])[ap]\.m\.(?!\w)/gi, (word) => `⟦${quotes.push(word) - 1}⟧`)
    .replace(
      /(?<=\b(?:avoid|except|but|using|use|write|like|as|or|and|of|than|say|not|no|out|never|with|:(?! e\.g\.,)|replace|over|ban) |\b(?:periods?|full stops?|points?|dots?|commas?) (?:in|for|after|with) |[/,] (?=\S+(?:,| and| or))|(?:no|avoid|never|not|use) (?:e\.g|i\.e|etc|vs)\.\/)(?:e\.g\.?|i\.e\.?|etc\.?|vs\.|viz\.|n\.b\.|cf\.|et al\.)(?=[\s,/.;:)]|$)/giu,
      (word) => `⟦${quotes.push(/\.$/.test(word) ? word : `${word}.`) - 1}⟧`,
    )
    .replace(/\b(?:e\.g\.|eg\.|ex\.),?/gi, 'such as')
    .replace(/\bi\.e\.,?/gi, 'that is')
    .replace(/\b([Mm]ax|[Mm]in|etc|vs|approx|incl|no)\.(?=\s+[a-z\d⟦(]|[),])/g, '$1')
    .replace(/\.\.+(?=\s|$)/g, '.');
}

/** The same without quotes, where the sentence says that it means the words: "We don't say A; we say B". */
const SHUNNED_PLAINLY =
  /^(?:we )?(?:don't|do not|never|avoid) (?:(?:use|say|write|saying|writing) )?(?:\S+(?:,? (?:and|or) |, )?){1,4}(?: (?:things?|anything|stuff|it|them))?$/i;
const SAID_PLAINLY = /^(?:we )?(?:use|say|write) (?:\S+(?:,? (?:and|or) |, )?){1,4}$/i;

/** "Don't say A. Say B instead.": one demand. */
function joinInstead(sentences: readonly RuleSentence[]): readonly RuleSentence[] {
  const joined: RuleSentence[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const goesOn =
      /^instead,? |^(?:use|write|say|prefer|try|choose|go with) ⟦(?:(?! (?:instead of|rather than|not) )[^.])*⟧(?: instead)?$/i.test(
        sentence.text,
      );
    const corrected =
      last &&
      !last.fromLabel &&
      /^(?:not|never) \S+/i.test(sentence.text) &&
      !/[⟦]/.test(sentence.text) &&
      sentence.text.split(' ').length <= 6;
    const removed =
      last &&
      !last.fromLabel &&
      /⟦/.test(last.text) &&
      /^(?:please )?(?:delete|remove|cut|drop|avoid|skip|ditch|omit|leave|keep|take) (?:them|it|these|those|both)(?: out(?: of .*)?)?$/i.test(
        sentence.text,
      );
    if (last && removed) {
      joined[joined.length - 1] = { ...last, text: `${last.text}, ${sentence.text.toLowerCase()}` };
      continue;
    }
    if (last && corrected) {
      joined[joined.length - 1] = { ...last, text: `${last.text}, ${sentence.text.replace(/^N/, 'n')}` };
      continue;
    }
    const plainly = last && SHUNNED_PLAINLY.test(last.text) && SAID_PLAINLY.test(sentence.text);
    const turned =
      last &&
      /^(?:use|write|say) ⟦\d+⟧(?: for (?:the|a) \w+)?$/i.test(last.text) &&
      /^(?:never|not) ⟦\d+⟧$/i.test(sentence.text);
    if (last && !last.fromLabel && (plainly || turned))
      joined[joined.length - 1] = { ...last, text: `${last.text}; ${sentence.text}` };
    else if (
      last &&
      goesOn &&
      !last.fromLabel &&
      /⟦/.test(last.text) &&
      /\b(?:avoid|don't|do not|never|not)\b/i.test(last.text)
    ) {
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}; ${sentence.text.replace(/^instead,? /i, '')}`,
      };
    } else joined.push(sentence);
  }
  return joined;
}

/** A text as sentences, without their final marks. */
export function sentencesOf(text: string): string[] {
  return text.split(/[.!?;]+(?=\s|$)\s*/).filter(Boolean);
}

/** The quoted stretches that a part of `plain` names, in order. */
export function quotesIn(part: string, { quotes }: Pick<RuleText, 'quotes'>): string[] {
  return [...part.matchAll(/⟦(\d+)⟧/g)].map(([, index]) => quotes[Number(index)] ?? '').filter(Boolean);
}

/** A part of `plain` with its quoted stretches in “”. */
export const unmasked = (part: string, quotes: readonly string[]): string =>
  part.replace(/⟦(\d+)⟧/g, (_, index) => `“${quotes[Number(index)] ?? ''}”`);

/** Quotes and apostrophes as the keyboard has them. */
export function straight(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

function adviceOf(label: string, description: string): string {
  const text = (description || label).replace(/[{}]/g, '').replace(/\s+/g, ' ');
  const short =
    text.length <= LONGEST_ADVICE ? text : `${text.slice(0, LONGEST_ADVICE).replace(/\s+\S*$/, '')}…`;
  return /[.!?…]["'”’]?$/.test(short) ? short : `${short}.`;
}
