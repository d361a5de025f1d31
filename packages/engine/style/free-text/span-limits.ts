import type { Range } from '@housestyle/contract';
import type { CodeCheck } from '../../checks/types.ts';
import type { SourceDocument } from '../../document/types.ts';
import { interfaceTexts, isInterfaceText } from '../../rules/support/interface-text.ts';

/** What a limit may be told of that is no block: what stands on a button, the text of a link, and that of an image. */
export type Span = 'button' | 'link' | 'alt';

const OPERATED =
  /\b(?:[Cc]lick|[Pp]ress|[Tt]ap|[Ss]elect|[Cc]hoose|[Hh]it|[Pp]ush)(?:e?s|ed|ing)?(?: on)?(?: the)? (?:\*\*|“|")(?<label>[^*“”"\n]{1,200})(?:\*\*|”|")|(?:\*\*|“|")(?<named>[^*“”"\n]{1,200})(?:\*\*|”|") button\b/gu;

export function buttonsOf(document: SourceDocument): readonly Range[] {
  const { blocks, text } = document;
  if (isInterfaceText(document)) {
    const named = interfaceTexts(document).filter(({ kind }) => kind === 'button');
    if (named.length > 0) return named;
  }
  return blocks.flatMap((block) =>
    [...text.slice(block.start, block.end).matchAll(OPERATED)].map((match) => {
      const label = match.groups?.['label'] ?? match.groups?.['named'] ?? '';
      const start = block.start + match.index + match[0].indexOf(label);
      return { start, end: start + label.length };
    }),
  );
}

const SPANS: Readonly<
  Record<Span, readonly [name: string, find: (document: SourceDocument) => readonly Range[]]>
> = {
  button: ['label of a button', buttonsOf],
  link: [
    'text of a link',
    ({ links }) => links.filter(({ kind }) => kind === 'link').map(({ label }) => label),
  ],
  alt: [
    'text of an image',
    ({ links }) => links.filter(({ kind }) => kind === 'image').map(({ label }) => label),
  ],
};

/** Reports spans of fewer than `min` or more than `max` words or characters. */
export function spanLimit(span: Span, counted: 'words' | 'characters', min: number, max: number): CodeCheck {
  const [name, find] = SPANS[span];
  const asked = min > 1 ? `${min} to ${max}` : `at most ${max}`;
  return {
    kind: 'code',
    find: (document) =>
      find(document).flatMap(({ start, end }) => {
        const shown = document.text.slice(start, end).trim();
        const count = counted === 'words' ? (shown.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length : shown.length;
        const message = `This ${name} has ${count} ${counted}; the house style asks for ${asked}.`;
        return count === 0 || (count >= min && count <= max)
          ? []
          : [{ start, end, replacement: null, message, asIs: 'page' as const }];
      }),
  };
}
