import type { Range } from '@housestyle/contract';
import type { Check, CodeCheck } from '../../../checks/types.ts';
import type { Block, SourceDocument } from '../../../document/types.ts';
import type { Asked, Family } from '../family.ts';
import { NUMBER, valueOf } from '../numbers.ts';
import { reading } from './support.ts';

type Finder = (document: SourceDocument) => readonly Range[];

export const inProse =
  (pattern: RegExp): Finder =>
  ({ blocks }) =>
    blocks.flatMap(({ prose, start }) =>
      [...prose.matchAll(pattern)].map((match) => ({
        start: start + match.index,
        end: start + match.index + match[0].length,
      })),
    );
const inSource =
  (pattern: RegExp): Finder =>
  ({ blocks, text }) =>
    blocks.flatMap(({ start, end }) =>
      [...text.slice(start, end).matchAll(pattern)].map((match) => ({
        start: start + match.index,
        end: start + match.index + match[0].length,
      })),
    );
const linksOf =
  (kinds: readonly string[]): Finder =>
  ({ links }) =>
    links.filter(({ kind }) => kinds.includes(kind));

/** Notes that are set apart, each once however many blocks it has. */
const notesOf: Finder = ({ blocks, text }) =>
  blocks.filter(({ quoted, start }, index) => {
    const before = blocks[index - 1];
    return quoted && !(before?.quoted && !/\n[ \t]*\n/.test(text.slice(before.end, start)));
  });

/** What a rule may count. */
const THINGS: readonly (readonly [id: string, names: string, find: Finder])[] = [
  [
    'exclamation-marks',
    String.raw`exclamation (?:marks?|points?)|exclamations?|“!”s?`,
    inProse(/(?<=[\p{L}\p{N}\ufffc)"”’'])!+/gu),
  ],
  ['question-marks', String.raw`question marks?`, inProse(/(?<=\S)\?+/g)],
  ['semicolons', String.raw`semi-?colons?`, inProse(/;(?=\s|$)/g)],
  ['colons', String.raw`colons?`, inProse(/:(?=\s|$)/g)],
  ['commas', String.raw`commas?`, inProse(/,(?=\s)/g)],
  [
    'dashes',
    String.raw`(?:(?:em|en)[- ]?)?dash(?:es)?|(?:pairs? of )?dashes`,
    inProse(/[—–]|(?<=\s)--?(?=\s)/g),
  ],
  [
    'parentheses',
    String.raw`parenthes[ie]s|parentheticals?(?: remarks?| asides?)?|(?:pairs? of )?(?:brackets|parentheses)`,
    inProse(/\([^()]{2,}\)/g),
  ],
  [
    'bold',
    String.raw`bold(?:ed|face)? (?:words?|phrases?|terms?|items?|passages?|elements?|pieces?|spans?)|bolds?|(?:words?|phrases?|terms?) in bold`,
    inSource(/\*\*[^*\n]+\*\*|__[^_\n]+__/g),
  ],
  [
    'italics',
    String.raw`italic(?:s|i[sz]ed)?(?: (?:words?|phrases?|terms?))?`,
    inSource(/(?<![*\w])\*[^*\n]+\*(?!\*)|(?<!\w)_[^_\n]+_(?!\w)/g),
  ],
  ['links', String.raw`(?:hyper)?links?`, linksOf(['link', 'autolink'])],
  ['images', String.raw`images?|screenshots?|pictures?|figures?|diagrams?`, linksOf(['image'])],
  ['code-samples', String.raw`code (?:blocks?|samples?|examples?|snippets?)`, ({ codeBlocks }) => codeBlocks],
  [
    'conjunctions',
    String.raw`(?:coordinating )?conjunctions?|“and”s?|ands`,
    inProse(/(?<=\s)(?:and|but|or)(?=\s)/gi),
  ],
  ['notes', String.raw`(?<!release |patch |foot)notes?|call-?outs?|admonitions?`, notesOf],
  ['emoji', String.raw`emojis?`, inProse(/\p{Extended_Pictographic}\uFE0F?/gu)],
];
const THING_NAMES = THINGS.map(([, names]) => `(?:${names})`).join('|');
const UNIT = String.raw`(?<unit>sentences?|paragraphs?|headings?|titles?|list items?|bullets?|steps?|sections?|pages?|documents?|docs?|articles?|topics?|files?|texts?|messages?|e-?mails?|letters?|(?:blog )?posts?|newsletters?)`;
const MOST = String.raw`(?:(?:no|not|never|nor) (?:more than|over)|at (?:the )?most|(?:a |the )?max(?:imum)?\.?(?: of| is)?|up to|only|just|limit(?:ed)? (?:yourself )?to|(?<over>more than|over|exceed)|(?<strict>fewer than|less than|under))`;
const PER = String.raw`(?: (?:at (?:a time|most|the most)|max(?:imum)?|or (?:fewer|less)|is (?:enough|plenty|allowed|the limit|the maximum)))?(?:,? (?:per|in|on|for|to|within|across|a|an) (?:(?:an?|any|each|every|one|the|your|single|whole|entire|given) )*${UNIT})`;

/** Limits on how many of a thing a sentence, a paragraph or a page may have. */
export const COUNT_FAMILY: Family = {
  id: 'counts',
  title: 'How many of a thing',
  places: ['note'],
  options: [
    {
      names: new RegExp(
        String.raw`\b${MOST} (?<max>${NUMBER}|an?|a single)(?: single)? (?<thing>${THING_NAMES})(?![\p{L}])${PER}|(?<least>\b(?:at (?:the very )?least|(?:a )?min(?:imum)?\.?(?: of)?|(?:no|not) (?:fewer|less) than) )?\b(?<max2>${NUMBER}|a single) (?<thing2>${THING_NAMES})(?![\p{L}])${PER.replace('<unit>', '<unit2>')}|(?<=\b(?:limit|keep|restrict) )(?<thing3>${THING_NAMES})\b to (?<max3>${NUMBER}|a single one)${PER.replace('<unit>', '<unit3>')}`,
        'u',
      ),
      wanted: (asked) => counted(asked),
      unwanted: (asked) => counted(asked, asked.groups['max2'] && isDenied(asked) ? 1 : 0),
      bare: 'for',
    },
    {
      names: new RegExp(
        String.raw`\b(?<thing>${THING_NAMES})\b (?:(?:at most|no more than|only|not more than|more than) )?once${PER}|\b(?<thing3>${THING_NAMES})\b[^.;]{0,20}?, (?:(?:at most|no more than|only|max(?:imum)?) )?(?<max3>one|a single one|two|three)${PER.replace('<unit>', '<unit3>')}(?: at (?:the )?most)?|\b(?<thing4>${THING_NAMES})\b(?: ?: | - | – )(?:(?:at (?:the )?most|no more than|only|not more than|max(?:imum)?(?: of)?) )?(?<max4>${NUMBER}|a single one)${PER.replace('<unit>', '<unit4>')}|\b(?<max2>one|a single|two|three) (?<thing2>${THING_NAMES})\b,? (?:at (?:the )?most|max(?:imum)?|or (?:fewer|less))`,
        'u',
      ),
      wanted: (asked) => counted(asked),
      unwanted: (asked) => counted(asked),
      bare: 'for',
    },
  ],
  phrasings: [
    'At most one exclamation mark per page',
    'No more than two commas per sentence',
    'Use no more than one link in a sentence',
    'Limit yourself to one bold phrase per paragraph',
    'Never use more than one em dash in a sentence',
    'One image per section is enough: at most one image per section',
    'Maximum one parenthetical per paragraph',
  ],
};

/** “Never two links in one sentence”; of “no ellipses, one “!” per page” the one is allowed. */
const isDenied = ({ text, named, groups }: Asked) =>
  !groups['least'] &&
  /\b(?:never|no|not|avoid|don't)(?: (?:use|put|have|place|add))? $/.test(text.slice(0, text.indexOf(named)));
/** @param less of “never two links in one sentence”, one */
function counted({ groups, rule }: Asked, less = 0) {
  const number = groups['max'] ?? groups['max2'] ?? groups['max3'] ?? groups['max4'] ?? 'one';
  const named = groups['thing'] ?? groups['thing2'] ?? groups['thing3'] ?? groups['thing4'] ?? '';
  const unit = groups['unit'] ?? groups['unit2'] ?? groups['unit3'] ?? groups['unit4'] ?? '';
  const thing = THINGS.find(([, names]) => new RegExp(`^(?:${names})$`, 'u').test(named));
  const max =
    (/^(?:an?|a single|a single one)$/.test(number) ? 1 : valueOf(number)) - (groups['strict'] ? 1 : less);
  if (!thing || !(max >= 1)) return undefined;
  const [id, , find] = thing;
  // “Sentences: one comma at most”
  const per = unit.replace(/s$/, '') || (OF_TITLE.exec(rule)?.[1] ?? 'text');
  if (groups['least']) return reading(`${id} ≥ ${max} per ${per}`, atLeast(max, find, named, per));
  return reading(`${id} ≤ ${max} per ${per}`, atMost(max, find, named, per));
}

const OF_TITLE = /^(sentence|paragraph|heading|title|step|bullet|section)s?(?=[.:]|$)/;

/** Reports what is one too many of a thing in each unit of a text. */
export function atMost(max: number, findThings: Finder, named: string, unit: string): Check {
  const find: CodeCheck['find'] = (document) => {
    const things = findThings(document);
    if (things.length <= max) return [];
    return unitsOf(document, unit).flatMap(({ start, end }) => {
      const inside = things.filter((thing) => thing.start >= start && thing.end <= end);
      return inside.slice(max).map((thing) => ({
        start: thing.start,
        end: thing.end,
        replacement: null,
        message: `There are ${inside.length} of them in this ${unit}; the house style allows ${max} (${named}).`,
      }));
    });
  };
  return { kind: 'code', find };
}

/** Reports each unit of a text that has too few of a thing, where it begins. */
function atLeast(min: number, findThings: Finder, named: string, unit: string): Check {
  const find: CodeCheck['find'] = (document) => {
    const things = findThings(document);
    return unitsOf(document, unit).flatMap(({ start, end }) => {
      const inside = things.filter((thing) => thing.start >= start && thing.end <= end).length;
      const first = document.blocks.find((block) => block.start >= start && block.end <= end);
      if (inside >= min || !first) return [];
      const message = `There are ${inside} of them in this ${unit}; the house style asks for ${min} (${named}).`;
      return [{ start: first.start, end: first.end, replacement: null, message }];
    });
  };
  return { kind: 'code', find };
}

function unitsOf({ blocks, text }: SourceDocument, unit: string): readonly Range[] {
  const kind = (wanted: (block: Block) => boolean) => blocks.filter(wanted);
  if (unit === 'sentence') return blocks.flatMap(({ sentences }) => sentences);
  if (unit === 'paragraph' || unit === 'message') return kind((block) => block.kind === 'paragraph');
  if (unit === 'heading' || unit === 'title') return kind((block) => block.kind === 'heading');
  if (/^(?:list item|bullet|step)$/.test(unit)) return kind(({ list }) => list !== undefined);
  if (unit !== 'section') return [{ start: 0, end: text.length }];
  const heads = kind((block) => block.kind === 'heading').map(({ start }) => start);
  return [0, ...heads].map((start, index) => ({ start, end: heads[index] ?? text.length }));
}
