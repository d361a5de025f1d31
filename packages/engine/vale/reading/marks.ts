import type { Language } from '../../document/types.ts';

/** An element of a line, told by its marks. */
export interface InlineMark {
  /** The name that settings leave it out by. */
  readonly element: string;
  /** The scope of its text. */
  readonly section: string;
  /** What it looks like; the group `text` is what a page shows. */
  readonly pattern: RegExp;
}

/** Elements of a line in the formats that are read block by block. */
export const INLINE_MARKS: Partial<Readonly<Record<Language, readonly InlineMark[]>>> = {
  restructuredtext: [
    { element: 'strong', section: 'strong', pattern: /\*\*(?=\S)(?<text>[^*]+)\*\*/dg },
    {
      element: 'em',
      section: 'emphasis',
      pattern: /(?<![*\w])\*(?=[^\s*])(?<text>[^*]+)\*(?![*\w])/dg,
    },
    { element: 'code', section: 'code', pattern: /``(?=\S)(?<text>[^`]+)``/dg },
    {
      element: 'a',
      section: 'link',
      pattern: /(?<![:`\w])`(?<text>[^`<>]*[^`<>\s])(?:\s*<[^<>`]+>)?`__?(?!\w)/dg,
    },
  ],
  asciidoc: [
    {
      element: 'strong',
      section: 'strong',
      pattern: /(?<![*\w])\*{1,2}(?=[^\s*])(?<text>[^*]+)\*{1,2}(?![*\w])/dg,
    },
    {
      element: 'em',
      section: 'emphasis',
      pattern: /(?<![_\w])_{1,2}(?=[^\s_])(?<text>[^_]+)_{1,2}(?![_\w])/dg,
    },
    {
      element: 'code',
      section: 'code',
      pattern: /(?<![`\w])`{1,2}(?=[^\s`])(?<text>[^`]+)`{1,2}(?![`\w])/dg,
    },
    {
      element: 'a',
      section: 'link',
      pattern: /\b(?:https?:\/\/|(?:link|xref|mailto):)[^\s[\]]+\[(?<text>[^[\]]{1,500})\]/dg,
    },
    { element: 'a', section: 'link', pattern: /<<[^<>,]+,(?<text>[^<>]+)>>/dg },
  ],
};
