import type { DocumentBuilder, Mask } from '../builder.ts';
import { inlineMasks, type InlineForm } from './lines.ts';

/** Nothing written inside a line is longer than 300 characters: what looks so is an accident. */
const FORMS: readonly InlineForm[] = [
  {
    pattern: /``[^`\n]{1,300}``|\+\+\+[^\n]{1,300}?\+\+\+|\+\+[^\n]{1,300}?\+\+/dg,
    opaque: true,
    kind: 'code',
  },
  // Curved quotes, "`so`" and '`so`': Asciidoctor reads no code there.
  { pattern: /(?<!\w)"`(?<text>[^`\s](?:[^`\n]{0,300}[^`\s])?)`"(?!\w)/dg, kind: 'mark' },
  { pattern: /(?<!\w)'`(?<text>[^`\s](?:[^`\n]{0,300}[^`\s])?)`'(?!\w)/dg, kind: 'mark' },
  {
    pattern: /(?<![\w`])`[^`\n]{1,300}`(?!\w)|(?<![\w+])\+[^+\s](?:[^+\n]{0,300}[^+\s])?\+(?!\w)/dg,
    opaque: true,
    kind: 'code',
  },
  {
    pattern:
      /\b(?:kbd|btn|menu|image|icon|stem|latexmath|asciimath|pass|footnote(?:ref)?|indexterm2?|counter2?|anchor):[^\s[\]]{0,300}\[[^\]\n]{0,300}\]/dg,
    opaque: true,
    kind: 'code',
  },
  { pattern: /<<[^<>,\n]{1,300},[ \t]{0,300}(?<text>[^<>\n]{1,300})>>/dg, kind: 'link' },
  { pattern: /<<[^<>\n]{1,300}>>/dg, opaque: true, kind: 'link' },
  {
    pattern:
      /\b(?:link:|xref:|mailto:|https?:\/\/|ftp:\/\/)[^\s[\]]{0,300}\[(?<text>[^\],]{1,300})(?:,[^\]\n]{0,300})?\]/dg,
    kind: 'link',
  },
  { pattern: /\{[\w-]{1,300}\}[^\s[\]]{0,300}\[(?<text>[^\]\n]{1,300})\]/dg, kind: 'link' },
  { pattern: /\b(?:link|xref|mailto):[^\s[\]]{0,300}\[\]/dg, opaque: true, kind: 'link' },
  { pattern: /\{[a-z_][\w-]{0,300}(?:[:!=][^{}\n]{0,300})?\}/dgi, opaque: true, kind: 'placeholder' },
  { pattern: /\(\(\([^()\n]{0,300}\)\)\)/dg, kind: 'mark' },
  { pattern: /\(\((?<text>[^()\n]{1,300})\)\)/dg, kind: 'mark' },
  { pattern: /\[\[[^[\]\n]{1,300}\]\]|\[#[\w-]{1,300}\]/dg, kind: 'mark' },
  { pattern: /(?:\[[.#%\w-]{1,300}\])?##(?<text>[^#\n]{1,300})##/dg, kind: 'mark' },
  {
    pattern: /(?:\[[.#%\w -]{1,300}\])?(?<![\w#&])#(?<text>[^#\s](?:[^#\n]{0,300}[^#\s])?)#(?!\w)/dg,
    kind: 'mark',
  },
  { pattern: /\*\*(?<text>[^*\n]{1,300})\*\*/dg, kind: 'mark' },
  { pattern: /__(?<text>[^_\n]{1,300})__/dg, kind: 'mark' },
  { pattern: /(?<![\w*])\*(?<text>[^*\s](?:[^*\n]{0,300}[^*\s])?)\*(?!\w)/dg, kind: 'mark' },
  { pattern: /(?<![\w_])_(?<text>[^_\s](?:[^_\n]{0,300}[^_\s])?)_(?!\w)/dg, kind: 'mark' },
  { pattern: / \+$/dgm, kind: 'mark' },
];

/** What stands inside lines of AsciiDoc: marks, links, code, attributes. */
export const maskAsciiDoc = (builder: DocumentBuilder, from: number, to: number): Mask[] =>
  inlineMasks(builder, from, to, FORMS);
