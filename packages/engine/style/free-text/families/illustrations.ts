import type { CodeCheck, Match } from '../../../checks/types.ts';
import type { Block, SourceDocument } from '../../../document/types.ts';
import type { Asked, Family } from '../family.ts';
import { NUMBER, valueOf } from '../numbers.ts';
import { one } from './kinds.ts';
import { reading } from './support.ts';

const ALT = String.raw`alt(?:ernative|ernate)?[ -]?(?:texts?|descriptions?|attributes?)`;
const CAPTION = /^\s*(?:Figure|Fig\.|Image|Diagram|Table|Listing|Photo)\s+[\dA-Z][\d.-]*\b/;
const FILE = /^\s*[\w .-]+\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?)\s*$/i;

const check = (find: (document: SourceDocument) => readonly Match[]): CodeCheck => ({ kind: 'code', find });
const told = (start: number, end: number, message: string): Match => ({
  start,
  end,
  replacement: null,
  message,
  asIs: 'page',
});

/** The block before or after a place that is no part of a table and no text of an image. */
const isText = ({ kind, value }: Block) => kind === 'paragraph' && value === undefined;

const tableCaptions = check(({ blocks, text }) =>
  blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    if (!block.tableHeader || (before?.kind === 'table-cell' && before.tableHeader)) return [];
    if (before && isText(before) && /^\s*Table\b/.test(before.prose)) return [];
    const start = text.lastIndexOf('\n', block.start) + 1;
    const end = text.indexOf('\n', block.end);
    return [told(start, end < 0 ? text.length : end, 'Put a caption before this table.')];
  }),
);

const figureCaptions = check(({ blocks, links, text }) =>
  links.flatMap(({ kind, start, end }) => {
    const alone = /(?:^|\n)[ \t]*$/.test(text.slice(0, start)) && /^[ \t]*(?:\n|$)/.test(text.slice(end));
    if (kind !== 'image' || !alone) return [];
    const next = blocks.find((block) => block.start >= end);
    return next && isText(next) && CAPTION.test(next.prose)
      ? []
      : [told(start, end, 'Put a caption below this image.')];
  }),
);

const captionStops = check(({ blocks }) =>
  blocks.flatMap((block) => {
    const stop = isText(block) && CAPTION.test(block.prose) ? /\.\s*$/.exec(block.prose) : null;
    const last = block.sentences.at(-1);
    return stop && last ? [told(last.start, last.end, 'A caption ends without a full stop.')] : [];
  }),
);

const uprightCaptions = check(({ blocks, text }) =>
  blocks.flatMap((block) => {
    const written = text.slice(block.start, block.end).trim();
    const isSet = /^(?:\*(?!\*)|\*{3}|_|<em>|<i>)[^]*(?:[*_]|<\/em>|<\/i>)$/u.test(written);
    return isText(block) && CAPTION.test(block.prose) && !isSet
      ? [told(block.start, block.end, 'Set this caption in italics.')]
      : [];
  }),
);

/** Texts of images that end with a full stop, or without one. */
const altStops = (stopped: boolean): CodeCheck =>
  check(({ links, text }) =>
    links.flatMap(({ kind, label }) => {
      const alt = text.slice(label.start, label.end).trim();
      if (kind !== 'image' || !/\p{L}/u.test(alt) || /[!?]$/.test(alt) || alt.endsWith('.') !== stopped)
        return [];
      const message = stopped
        ? 'End the alt text without a full stop.'
        : 'End the alt text with a full stop.';
      return [told(label.start, label.end, message)];
    }),
  );

const namedByFile = check(({ links, text }) =>
  links.flatMap(({ kind, start, end, label }) =>
    kind === 'image' && FILE.test(text.slice(label.start, label.end))
      ? [told(start, end, 'Say what the image shows; its file name says nothing.')]
      : [],
  ),
);

const imageNames = check(({ links }) =>
  links.flatMap(({ kind, start, end, destination }) => {
    const name = destination.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
    return kind === 'image' && /\.\w+$/.test(name) && !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)+$/.test(name)
      ? [told(start, end, `Name the image in small letters, with hyphens: “${name}”.`)]
      : [];
  }),
);

const closedLinks = check(({ links, text }) =>
  links.flatMap(({ kind, label }) =>
    kind === 'link' && /(?<!\betc|\b[A-Z]|\.)[.,;:]$/.test(text.slice(label.start, label.end))
      ? [told(label.start, label.end, 'Put the mark behind the link, not inside it.')]
      : [],
  ),
);

const altLimit = ({ groups }: Asked) => {
  const max = valueOf(groups['max'] ?? '');
  return reading(
    `alt text ≤ ${max} characters`,
    check(({ links, text }) =>
      links.flatMap(({ kind, start, end, label }) => {
        const length = text.slice(label.start, label.end).trim().length;
        return kind === 'image' && length > max
          ? [
              told(
                start,
                end,
                `This alternative text has ${length} characters; the house style allows ${max}.`,
              ),
            ]
          : [];
      }),
    ),
  );
};

const titleLimit = ({ groups, text: asked }: Asked) => {
  const max =
    valueOf(groups['max'] ?? '') -
    (/\b(?:under|below|less than|fewer than|shorter than)\b/.test(asked) ? 1 : 0);
  if (/\b(?:at least|minimum)\b/.test(asked)) return undefined;
  return reading(
    `page title ≤ ${max} characters`,
    check(({ blocks, text }) =>
      blocks.flatMap(({ kind, level, start, end }) => {
        const length = text.slice(start, end).trim().length;
        return kind === 'heading' && level === 1 && length > max
          ? [told(start, end, `This title has ${length} characters; the house style allows ${max}.`)]
          : [];
      }),
    ),
  );
};

const MARK = '(?:full stops?|periods?|commas?|(?:final |closing |trailing )?punctuation(?: marks?)?|marks?)';
const LINK = String.raw`(?:(?:a|the|any|your) )?(?:hyper)?link(?:s|ed)?(?:[ -](?:texts?|labels?))?`;

/** Captions, the text of images, and what links hold. */
export const ILLUSTRATION_FAMILIES: readonly Family[] = [
  {
    // “Name the plant in italics”: not the whole caption.
    ...one(
      'caption-italics',
      'Captions in italics',
      'wanted',
      /\bitalici[sz]e (?:all |the |figure |table )*captions?\b|(?:\b(?:all |the |figure |table )*captions? (?:(?:are|go|stand|must be|should be|set|written) )*|(?<=^|[,;:.] |\b(?:use|always|and|but|are|be|set|written|write|keep|go|type) ))(?:in )?italics?(?: type)?(?: for (?:all |the |figure |table )*captions?)?(?=$|[,.;])/,
      () => reading('captions in italics', uprightCaptions),
      [
        'Captions are in italics',
        'Use italics for captions',
        'Set captions in italics',
        'Italicize captions',
        'Write figure captions in italics',
        'Captions in italics',
      ],
    ),
    about: /\bcaptions?\b/,
  },
  {
    id: 'length-limits',
    title: 'Characters of page titles and texts of images',
    about: /\balt(?:ernative|ernate)?[ -]?texts?\b|\b(?:h1|(?:page|document) titles?)\b/,
    places: ['heading'],
    options: [
      {
        names: new RegExp(
          String.raw`\b(?:the |an? |each |every )?(?:h1s?|(?:page|document) titles?|titles? of (?:a |the )?(?:page|document)s?)\b[^.;]*?\b(?<max>${NUMBER}) (?:characters?|chars?)\b(?! or more)[^.;]*`,
        ),
        wanted: titleLimit,
        unwanted: titleLimit,
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`^(?!.*(?:title|h1))(?<max>${NUMBER}) (?:characters?|chars?) (?:is|are) (?:the |our )?(?:limit|maximum|max|most|cap|ceiling)\b`,
        ),
        wanted: altLimit,
        bare: 'for',
      },
    ],
    phrasings: [
      'The H1 must not exceed 60 characters',
      'Page titles have at most 60 characters',
      'Keep page titles under 70 characters',
      'The H1 has no more than 50 characters',
      'A page title is never longer than 65 characters',
      'Limit the H1 to 60 characters, spaces included',
    ],
  },
  {
    id: 'captions',
    title: 'Captions, texts of images, and marks in links',
    options: [
      {
        names:
          /\b(?:image|picture|screenshot)s?(?: files?| file names?| names?)? [^.;]*\bkebab[- ]case\b[^.;]*|\bkebab[- ]case for (?:all |every )?(?:image|picture|screenshot)s?(?: files?| file names?| names?)?/,
        wanted: () => reading('image-file-names', imageNames),
        bare: 'for',
      },
      {
        names:
          /\b(?:full stops?|periods?|punctuation)(?: (?:at the end of|after|in|on|from|to end))? (?:(?:the|a|figure|table|image) )*captions?\b|(?<=\bcaptions?\b[^.;]*)\b(?:end(?:s|ing)? )?(?:in|with )?(?:an? |any )?(?:final |closing |trailing )?(?:full stops?|periods?)\b/,
        unwanted: () => reading('caption-punctuation', captionStops),
        bare: 'against',
      },
      {
        names:
          /\bcaptions?\b[^.;]*\b(?:before|above|over|for|to|on|with) (?:(?:each|every|all|any|the|a) )*tables?\b|\b(?:each|every|all) tables? (?:\p{L}+ )?(?:captions?|an? caption|with captions?)\b/u,
        wanted: () => reading('table-captions', tableCaptions),
      },
      {
        names:
          /\b(?:below|under|beneath|after|behind) (?:(?:each|every|all|any|the|an?) )*(?:images?|figures?|screenshots?|pictures?|diagrams?)(?: stands?| comes?| goes?| is| there is| put)? (?:an? )?captions?\b[^.;]*|\bcaptions? (?:below|under|beneath|after|for|to|on) (?:(?:each|every|all|any|the|an?) )*(?:images?|figures?|screenshots?|pictures?|diagrams?)\b|(?<=\b(?:each|every|all) (?:images?|figures?|screenshots?|pictures?|diagrams?) (?:\p{L}+ ){1,2})(?:an? )?captions?\b/u,
        wanted: () => reading('figure-captions', figureCaptions),
        bare: 'for',
      },
      {
        names:
          /\b(?:the |a |an )?(?:image'?s? )?file ?names? (?:stand in|stand|do|serve|act|double|pass)? ?(?:for|as|in|be) (?:the |an? |your )?alt(?:ernative|ernate)?[ -]?(?:texts?|attributes?|descriptions?)/,
        unwanted: () => reading('alt-text-file-names', namedByFile),
        bare: 'against',
      },
      {
        names: new RegExp(
          String.raw`\b${ALT}\b[^.;]*\b(?:end|close|finish)(?:s|es|ing)? (?:with|in) (?:an? )?(?:full stop|period)s?\b|\b(?:full stops?|periods?) (?:at the end of|after|in|to end) (?:(?:all|every|the|an?) )*${ALT}\b`,
        ),
        wanted: () => reading('alt-text-stops', altStops(false)),
        unwanted: () => reading('alt-text-stops', altStops(true)),
        bare: 'for',
      },
      {
        names: new RegExp(
          String.raw`\b${MARK}(?: or ${MARK})?(?: that [^.;]*)? (?:outside|out of|behind|after) (?:of )?${LINK}`,
        ),
        wanted: () => reading('link-punctuation', closedLinks),
      },
      {
        names: new RegExp(
          String.raw`\b${MARK}(?: or ${MARK})? (?:in|inside|within|into|at the end of) ${LINK}`,
        ),
        unwanted: () => reading('link-punctuation', closedLinks),
      },
    ],
    phrasings: [
      'Image files have names in kebab-case',
      'Use kebab case for image files',
      'Captions of figures don’t end with a full stop',
      'No periods at the end of captions',
      'Put a caption before each table',
      'Add a caption above every table',
      'Below each image stands a caption',
      'Put captions under all figures',
      'Never use the file name as alt text',
      'Don’t let file names stand in for alt text',
      'Keep the full stop that follows a link outside the link text',
      'Alt texts end with a period',
      'Alt text doesn’t end with a full stop',
      'Don’t include punctuation in link text',
    ],
  },
];
