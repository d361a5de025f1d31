import type { CodeCheck, Match } from '../../../checks/types.ts';
import type { Block, SourceDocument } from '../../../document/types.ts';
import { leadsOf } from '../../../rules/support/list-items.ts';
import type { Family, Reading } from '../family.ts';
import { reading } from './support.ts';

/** A check of Markdown alone: other formats have other marks. */
const ofMarkdown = (find: (document: SourceDocument) => readonly Match[]): CodeCheck => ({
  kind: 'code',
  find: (document) => (document.language === 'markdown' || document.language === 'mdx' ? find(document) : []),
});

/** How a heading is marked in the source. */
type HeadingMark = 'atx' | 'closed' | 'setext';

/** The headings of a page whose marks are seen, with the lines they stand on. */
const headingsOf = ({ blocks, text }: SourceDocument) =>
  blocks.flatMap((block) => {
    if (block.kind !== 'heading' || block.level === undefined || block.value) return [];
    const start = text.lastIndexOf('\n', block.start - 1) + 1;
    const [line = '', below = ''] = text.slice(start, block.end + 200).split('\n');
    const mark: HeadingMark | undefined = /^[\s>]*#{1,6}\s/.test(line)
      ? /\s#+\s*$/.test(line)
        ? 'closed'
        : 'atx'
      : /^[\s>]*(?:=+|-+)\s*$/.test(below)
        ? 'setext'
        : undefined;
    return mark ? [{ block, mark, level: block.level }] : [];
  });

/** Reports the headings, down to a level, that are marked so. */
const marked =
  (id: string, wrong: readonly HeadingMark[], message: string, deepest = 6) =>
  (): Reading =>
    reading(
      id,
      ofMarkdown((document) =>
        headingsOf(document).flatMap(({ block, mark, level }) =>
          wrong.includes(mark) && level <= deepest ? [at(block, message)] : [],
        ),
      ),
    );
const at = ({ start, end }: Pick<Block, 'start' | 'end'>, message: string): Match => ({
  start,
  end,
  replacement: null,
  message,
  asIs: 'page',
});

/** Reports links that are written with their address beside them, or with a name for it that stands elsewhere. */
const links = (wrong: 'inline' | 'reference'): CodeCheck =>
  ofMarkdown(({ links: all, text }) =>
    all.flatMap(({ kind, label, start, end }) => {
      const behind = text.slice(label.end, label.end + 2);
      const form = behind === '](' ? 'inline' : behind.startsWith(']') ? 'reference' : undefined;
      if (kind !== 'link' || form !== wrong || text[start] !== '[') return [];
      const message =
        wrong === 'inline'
          ? 'Write the link as a reference, with its address below: “[text][name]”.'
          : 'Write the address of the link beside its text: “[text](address)”.';
      return [at({ start, end }, message)];
    }),
  );

/** Reports code fences of other marks. */
const fences = (wrong: string, right: string): CodeCheck =>
  ofMarkdown(({ codeBlocks, text }) =>
    codeBlocks.flatMap(({ start, fenced }) => {
      const from = text.lastIndexOf('\n', start - 1) + 1;
      const mark = new RegExp(String.raw`^[\s>*+-]*(${wrong}{3,})`).exec(text.slice(from, from + 60));
      const begin = from + (mark ? mark[0].length - (mark[1]?.length ?? 0) : 0);
      return fenced && mark
        ? [at({ start: begin, end: from + mark[0].length }, `Fence code with ${right}.`)]
        : [];
    }),
  );

/** Reports emphasis with other marks than these. */
const emphasis = (wrong: '*' | '_', count: 1 | 2): CodeCheck => {
  const mark = wrong === '*' ? String.raw`\*` : '_';
  const right = (wrong === '*' ? '_' : '*').repeat(count);
  const pattern = new RegExp(
    String.raw`(?<![\w\\*_])${mark}{${count}}(?![\s*_])[^\n*_]+(?<![\s*_\\])${mark}{${count}}(?![\w*_])`,
    'g',
  );
  return ofMarkdown(({ blocks, text, protectedRanges }) =>
    blocks.flatMap((block) =>
      [...text.slice(block.start, block.end).matchAll(pattern)].flatMap((match) => {
        const [start, end] = [block.start + match.index, block.start + match.index + match[0].length];
        const isClosed = protectedRanges.some(
          (range) => range.kind !== 'mark' && range.start < end && range.end > start,
        );
        return isClosed
          ? []
          : [at({ start, end }, `Mark ${count === 1 ? 'emphasis' : 'bold'} with “${right}”.`)];
      }),
    ),
  );
};

/** Reports lines that are bold as a whole and stand for a heading. */
const boldHeadings = ofMarkdown(({ blocks, text }) =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph' &&
    !block.list &&
    !block.quoted &&
    /^(?:\*\*|__)[^*_\n]{1,80}(?<![.!?:,;])(?:\*\*|__)$/.test(lineOf(text, block))
      ? [at(block, 'Make this line a heading instead of setting it in bold.')]
      : [],
  ),
);
function lineOf(text: string, { start, end }: Block): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return text.slice(from, to < 0 ? undefined : to).trim();
}

/** Reports numbered items whose number is not 1. */
const onesAlone = ofMarkdown((document) =>
  leadsOf(document).flatMap(({ start, list }) => {
    const from = document.text.lastIndexOf('\n', start - 1) + 1;
    const number = /(\d+)(?=[.)]\s+$)/.exec(document.text.slice(from, start));
    if (list?.ordered !== true || !number || number[0] === '1') return [];
    const begin = from + number.index;
    return [at({ start: begin, end: begin + number[0].length }, 'Begin each numbered item with “1.”.')];
  }),
);

/** Reports footnotes where they are referred to. */
const footnotes = ofMarkdown(({ text, protectedRanges }) =>
  [...text.matchAll(/\[\^[^\]\s]+\](?!:)/g)].flatMap(({ index, 0: found }) =>
    protectedRanges.some(({ kind, start, end }) => kind === 'code' && index >= start && index < end)
      ? []
      : [at({ start: index, end: index + found.length }, 'Say this in the text instead of in a footnote.')],
  ),
);

const HEADINGS = '(?:headings?|headers?|titles?)';
const STYLED = String.raw`(?:[- ]?styled?)?(?: \([^()]*\))?(?: (?:markdown )?${HEADINGS}| syntax)?`;
const STAR = String.raw`(?:“\*”|(?:single )?(?:asterisks?|stars?))`;
const UNDERSCORE = '(?:“_”|(?:single )?underscores?)';
const STARS = String.raw`(?:“\*\*”|double (?:asterisks?|stars?))`;
const UNDERSCORES = '(?:“__”|double underscores?)';
const ITALIC = '(?:emphasis|italics?|italic text|emphasi[sz]ed (?:text|words))';
const BOLD = '(?:bold|strong|bold text|strong (?:emphasis|text))';
/** “`*` for italics”, “italics with asterisks” */
const markFor = (mark: string, use: string) =>
  new RegExp(
    String.raw`${mark}(?: (?:for|to mark|around|to (?:show|indicate)) ${use})?(?![\p{L}*_])|\b${use} (?:with|by|in|uses?|is|are) (?:(?:marked|written|set|formatted) (?:with|in|by|as) )?${mark}`,
    'u',
  );
const spelledWith = (wrong: '*' | '_', count: 1 | 2): Reading =>
  reading(`${count === 1 ? 'emphasis' : 'bold'} not ${wrong.repeat(count)}`, emphasis(wrong, count));

/** By which marks the source of a page says what it is. */
export const SOURCE_MARK_FAMILIES: readonly Family[] = [
  {
    id: 'heading-marks',
    title: 'The marks of headings in Markdown',
    places: ['heading'],
    options: [
      {
        names: new RegExp(
          String.raw`\b(?:atx[- ]closed|closed[- ]atx)${STYLED}|\b(?:closing|trailing) (?:hash(?:es| marks| signs)?|“#”|#)(?: (?:in|on|after|of) ${HEADINGS})?`,
          'u',
        ),
        wanted: marked(
          'closed atx headings',
          ['atx', 'setext'],
          'Close the heading with as many “#” as open it.',
        ),
        unwanted: marked('no closed atx headings', ['closed'], 'Leave out the “#” behind the heading.'),
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`\batx${STYLED}|\b(?:hash|pound)(?:es| marks| signs)? (?:for|before|to mark) ${HEADINGS}`,
          'u',
        ),
        wanted: marked(
          'atx headings',
          ['setext'],
          'Mark the heading with “#” before it instead of a line below.',
        ),
        unwanted: marked('no atx headings', ['atx', 'closed'], 'Mark the heading with a line below.', 2),
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`\bsetext${STYLED}|\bunderlined? ${HEADINGS}|\b${HEADINGS} underlined with “?(?:=+|-+|equals?|dashes|hyphens)”?`,
          'u',
        ),
        wanted: marked(
          'setext headings',
          ['atx', 'closed'],
          'Mark the heading with a line of “=” or “-” below it.',
          2,
        ),
        unwanted: marked(
          'atx headings',
          ['setext'],
          'Mark the heading with “#” before it instead of a line below.',
        ),
        bare: 'for',
      },
    ],
    phrasings: [
      'Use ATX-style headings',
      'Headings in ATX style, not setext',
      'No setext headings',
      'Use setext headings for levels 1 and 2',
      'Don’t put closing hashes after headings',
      'Use closed ATX headings',
    ],
  },
  {
    id: 'bold-headings',
    title: 'Bold lines that stand for headings',
    options: [
      {
        names: new RegExp(
          String.raw`\b(?:markdown |real |proper |actual )?${HEADINGS}(?: \([^()]*\))?,? (?:instead of|rather than|not|over|never) (?:\*\*)?(?:bold(?:ed)?|strong)(?: (?:text|lines?|words?|paragraphs?|section titles?|titles?|type))?(?:\*\*)?`,
          'u',
        ),
        wanted: () => reading('bold-headings', boldHeadings),
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`\b(?:bold(?:ed)?|strong)(?: (?:text|lines?|words?|paragraphs?|type|emphasis))?(?: (?:as|in place of|instead of|rather than|for|to (?:make|fake|mark|create)))+ (?:an? |the |section |fake )*${HEADINGS}|\b(?:fake|pseudo|bold)[- ]${HEADINGS}`,
          'u',
        ),
        unwanted: () => reading('bold-headings', boldHeadings),
        bare: 'against',
      },
    ],
    phrasings: [
      'Use headings instead of bold text',
      'Don’t use bold as a heading',
      'No fake headings',
      'Never use bold text in place of a heading',
      'Use real headings, not bold lines',
      'Avoid bold lines as headings',
    ],
  },
  {
    id: 'link-forms',
    title: 'Inline links and reference links',
    options: [
      {
        names:
          /(?<!\p{L})“?reference(?:[- ]style)?”? (?:hyper)?links?(?:(?:,? (?:instead of|rather than|not|over)) inline (?:links?|urls?|ones))?|\blink references?(?: definitions?)?(?:(?:,? (?:instead of|rather than|not|over)) inline (?:links?|urls?|ones))?/u,
        wanted: () => reading('reference links', links('inline')),
        unwanted: () => reading('inline links', links('reference')),
        bare: 'for',
      },
      {
        names: /\binline(?:[- ]style)? (?:hyper)?links?\b/,
        wanted: () => reading('inline links', links('reference')),
        unwanted: () => reading('reference links', links('inline')),
        bare: 'for',
      },
    ],
    phrasings: [
      'Use reference-style links',
      'Use reference links instead of inline links',
      'Links are inline links, not reference links',
      'Prefer inline links',
      'No reference-style links',
      'Avoid inline links',
    ],
  },
  {
    id: 'fence-marks',
    title: 'The marks of code fences',
    about: /\bfence|\bcode blocks?\b/,
    options: [
      {
        names: /\btildes?\b|“~~~”|~~~/,
        wanted: () => reading('fences ~~~', fences('`', 'tildes')),
        unwanted: () => reading('fences ```', fences('~', 'backticks')),
        bare: 'for',
      },
    ],
    phrasings: [
      'Don’t use tildes for code fences',
      'Use tildes for code fences',
      'Code fences never use tildes',
      'Use “~~~” for code fences',
      'No tildes around code blocks',
      'Code fences are backticks, not tildes',
    ],
  },
  {
    id: 'emphasis-marks',
    title: 'The marks of emphasis',
    about: new RegExp(String.raw`\b(?:${ITALIC}|${BOLD})\b`, 'u'),
    apart: /\bfootnotes?\b|\bbullets?\b|\blists?\b|\brequired fields?\b/,
    options: [
      {
        names: markFor(STARS, BOLD),
        wanted: () => spelledWith('_', 2),
        unwanted: () => spelledWith('*', 2),
        bare: 'for',
      },
      {
        names: markFor(UNDERSCORES, BOLD),
        wanted: () => spelledWith('*', 2),
        unwanted: () => spelledWith('_', 2),
        bare: 'for',
      },
      {
        names: markFor(STAR, ITALIC),
        wanted: () => spelledWith('_', 1),
        unwanted: () => spelledWith('*', 1),
        bare: 'for',
      },
      {
        names: markFor(UNDERSCORE, ITALIC),
        wanted: () => spelledWith('*', 1),
        unwanted: () => spelledWith('_', 1),
        bare: 'for',
      },
    ],
    phrasings: [
      'Use asterisks for emphasis',
      'Use “**” for bold, not “__”',
      'Italics with underscores',
      'Mark italic text with asterisks, not underscores',
      'Don’t use underscores for italics',
      'Use “_” for italics and “**” for bold',
    ],
  },
  {
    id: 'ones-alone',
    title: 'Numbered items that all begin with 1',
    options: [
      {
        names:
          /“1[.)]?” for (?:all|every|each)(?: (?:of|the|numbered|ordered|list))* (?:items?|numbers?|steps?|entr(?:y|ies))|\b(?:all|every|each) (?:numbered |ordered |list )*(?:items?|steps?|numbers?) (?:(?:should|must|to) )?(?:starts?|begins?|is|are|be|uses?|with|numbered|as|written| )+ (?:“1[.)]?”|1[.)])|\blazy numbering\b|\ball[- ]ones\b|“1[.)]?” (?:throughout|everywhere)/,
        wanted: () => reading('ones-alone', onesAlone),
        bare: 'for',
      },
    ],
    phrasings: [
      'Use “1.” for every numbered item',
      'Use “1.” for all items of ordered lists',
      'Use lazy numbering',
      'Every numbered item starts with “1.”',
      'Use “1.” throughout',
      'Prefer lazy numbering',
    ],
  },
  {
    id: 'footnotes',
    title: 'Footnotes',
    options: [
      { names: /\bfoot-?notes?\b/, unwanted: () => reading('footnotes', footnotes), bare: 'against' },
    ],
    phrasings: [
      'No footnotes',
      'Don’t use footnotes',
      'Avoid footnotes',
      'Footnotes are not allowed',
      'Never add footnotes',
      'Leave out footnotes',
    ],
  },
];
