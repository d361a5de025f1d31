import type { Range } from '@housestyle/contract';
import { blocksAt } from '../../checks/within.ts';
import type { Place } from '../../checks/types.ts';
import type { SourceDocument } from '../../document/types.ts';
import { lazily } from '../../lazily.ts';
import { interfaceTexts } from '../../rules/support/interface-text.ts';
import { buttonsOf } from './span-limits.ts';

/** A part of a text that a rule may say something of. */
export interface Thing {
  readonly id: string;
  /** How rules name it: source of a pattern, lower case. */
  readonly names: string;
  readonly find: (document: SourceDocument) => readonly Range[];
}

const at = (id: Place, names: string): Thing => ({
  id,
  names,
  find: (document) => blocksAt(document, id),
});
const linked = (id: string, kind: 'link' | 'image', names: string): Thing => ({
  id,
  names,
  find: ({ links }) => links.flatMap((link) => (link.kind === kind ? [link.label] : [])),
});
const written = (id: string, names: string, pattern: RegExp): Thing => ({
  id,
  names,
  find: ({ text }) =>
    [...text.matchAll(pattern)].map(({ index, 0: line, groups }) => {
      const end = index + line.length;
      return { start: end - (groups?.['at'] ?? '').length, end };
    }),
});

/** In this order: “link text” is no text, and “list headings” are no lists. */
export const THINGS: readonly Thing[] = [
  written(
    'subject line',
    '(?:e-?mail )?subject lines?|e-?mail subjects?',
    /^[^\S\n]*(?:\*\*)?subject(?: line)?:(?:\*\*)?[^\S\n]{0,9}(?<at>\S.{0,300})$/gimu,
  ),
  written(
    'caption',
    '(?:(?:image|photo|picture|figure|table) )?captions?',
    /^(?:\*|_)?(?:Figure|Fig\.|Table|Photo|Image|Caption)(?: \d{1,3})?[.:] (?<at>\S.{0,400})$/gmu,
  ),
  linked('alt text', 'image', '(?:image )?alt(?:ernative)?[ -]?texts?|image descriptions?'),
  {
    id: 'button',
    names: '(?:button|cta) (?:labels?|texts?|copy|names?)|buttons?|ctas?|calls to action',
    find: buttonsOf,
  },
  linked('link', 'link', '(?:(?:hyper)?link|anchor) (?:texts?|labels?)|(?:hyper)?links?'),
  {
    id: 'message',
    names: '(?:error |success |system )?messages?|errors?|notifications?|toasts?|push notifications?|alerts?',
    find: (document) => interfaceTexts(document).filter(({ kind }) => kind === 'message'),
  },
  written(
    'web address',
    '(?:web ?(?:site )?addresses|urls?)',
    /(?<![\w.])(?<at>(?:https?:\/\/|www\.)[^\s<>()"“”]{1,300})/gu,
  ),
  {
    id: 'external link',
    names: 'external links?|links? to (?:other|external) (?:web)?sites?',
    // What marks a link may stand behind it.
    find: ({ links, text }) =>
      links.flatMap(({ kind, destination, start, end }) =>
        kind === 'link' && /^(?:https?:)?\/\//u.test(destination)
          ? [{ start, end: end + (/^[^\n]{0,40}/u.exec(text.slice(end, end + 40))?.[0].length ?? 0) }]
          : [],
      ),
  },
  {
    id: 'code sample',
    names: '(?:code )?(?:samples?|snippets?)|code (?:blocks?|examples?)',
    find: ({ codeBlocks }) => codeBlocks,
  },
  at('table-header', '(?:table|column|row) (?:headers?|headings?)'),
  at('table-cell', '(?:table )?cells?'),
  at(
    'heading',
    '(?:(?:page|section|article|news|post|blog|story) )?(?:(?:sub)?head(?:ing|er|line)s?|titles?(?![ -]case))',
  ),
  at('step', '(?:numbered )?steps?'),
  at('bullet', 'bullet(?:ed)? (?:items?|entries|points?|lists?)|bullets?'),
  at(
    'list-item',
    '(?:(?:list|release note|changelog) )?(?:items?|entries|points?|lists?)|(?:release|patch) notes?|change ?logs?',
  ),
  at('note', '(?:warning|caution|tip)s?|call-?outs?|admonitions?'),
];
const NAMES = THINGS.map(({ names }) => `(?:${names})`).join('|');
/** The pattern of a name, with the words around it that narrow nothing. */
export const THING_NAME = String.raw`(?:(?:the|all|any|every|each|our|your|an?|its?|their) )*(?<![\p{L}-])(?:${NAMES})(?![\p{L}-])`;
const IN_TITLE = lazily(
  () =>
    new RegExp(String.raw`^(?:style (?:of|for) )?(?<name>${NAMES})(?: (?:in|on|for) [^,;:]{3,40})?$`, 'iu'),
);

/** The thing that a title or a lead names. */
export function thingNamed(title: string): Thing | undefined {
  const name = IN_TITLE().exec(title.trim())?.groups?.['name']?.toLowerCase();
  return name === undefined
    ? undefined
    : THINGS.find(({ names }) => new RegExp(`^(?:${names})$`, 'u').test(name));
}

/** All of a text, of which a rule speaks that names no part. */
export const ALL_TEXT: Thing = { id: 'text', names: '(?!)', find: ({ blocks }) => blocks };
