import type { Range } from '@housestyle/contract';
import type { DocumentBuilder, Mask } from '../builder.ts';
import type { CommentLanguage } from '../types.ts';
import { addProse, inlineMasks, type InlineForm } from './lines.ts';

/** What a line is, its beginning tells. */
const REACH = 300;
const FENCE = /^\s*(?:```|~~~)/;
const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;
const HEADING = /^\s*#{1,6}\s+/;
/** Tags whose text is code or a name. */
const NO_PROSE =
  /^[@\\](?:example|see|link|author|version|since|license|copyright|type|typedef|template|extends|augments|implements|module|namespace|memberof|name|alias|category|group|default|defaultValue|internal|public|private|protected|readonly|override|hidden|ignore|export|class|interface|enum|function|method|property|prop|var|callback|event|fires|listens|requires|mixin|lends|kind|async|generator|package|subpackage|uses|covers|test|dataProvider|inheritDoc|Summary|Router|Accept|Produce|Success|Failure|Tags|ID|Security|Param|Description)\b/;
/** `@param {type} name - what it is`, `@throws Type when`, `:param name: what it is`, `name (type): what it is`. */
const TAG =
  /^\s*(?:[@\\](?:param|arg|argument|throws?|exception|raises?|tparam|yieldparam|typeparam|option)\s+(?:\{[^{}\n]*\}\s*|\[[^\]\n]*\]\s*)?(?:[\\?|\w<>$[\].]+\s+(?=\$))?(?:\[[^\]\n]*\]|[&$.\w-]+)(?:\s+\[[^\]\n]*\])?(?:\s+[-–:]+)?\s*|[@\\](?:returns?|yields?|yield|deprecated|remarks|description|desc|summary|brief|note|todo|fileoverview|file|overview|apiNote|implNote|implSpec|details|warning|privateRemarks|defaultValue)\b\s*(?:\{[^{}\n]*\}\s*|\[[^\]\n]*\]\s*)?(?:[-–]\s+)?|:(?:param|parameter|arg|argument|raises?|except|exception|returns?|return|keyword|var|ivar|cvar)[^:\n]*:\s*|(?:Args|Arguments|Parameters|Returns|Return|Raises|Yields|Attributes|Examples?|Notes?|Todo|Keyword Args):\s*$|\*{0,2}[a-z_]\w*(?:\s*\([^()\n]{1,60}\))?:\s+(?=\S))/;
const FIELD = /^\s*:(?:type|rtype|vartype|meta)\b[^:\n]*:/;
/** A line that only code looks like. */
const CODE =
  /^\s*[\w.]+\([^()]*\)\s*->|[;{}]\s*$|^\s*(?:import|from|const|let|var|return|def|class|func|fn|if|elif|else|for|while|use|package|public|private|static|export|@\w+)\b[^.!?]*[({=:;]\s*\S*$|^\s*[\w$.[\]]+\s*(?:=|\+=|:=|=>)\s*\S|^\s*[\w$.]+\([^()]*\)\s*[;,]?\s*$|^\s*<\/?[A-Za-z][^<>]*>\s*$|^\s*(?:>>>|\.\.\.|\$)\s|^\s*[|+][-=+|]/;

/** Nothing written inside a line is longer than 300 characters: what looks so is an accident. */
const FORMS: readonly InlineForm[] = [
  { pattern: /`+[^`\n]{1,300}`+_{0,2}/dg, opaque: true, kind: 'code' },
  { pattern: /\{@\w+[^{}\n]{0,300}\}/dg, opaque: true, kind: 'code' },
  { pattern: /<(?:c|code|tt|kbd|pre)>[^<\n]{0,300}<\/(?:c|code|tt|kbd|pre)>/dg, opaque: true, kind: 'code' },
  {
    pattern: /<(?:see|seealso|paramref|typeparamref|inheritdoc)\b[^<>]{0,300}\/?>/dg,
    opaque: true,
    kind: 'code',
  },
  { pattern: /<\/?[A-Za-z][\w-]{0,300}(?:\s[^<>\n]{0,300})?\/?>/dg, kind: 'mark' },
  { pattern: /\[(?<text>[^[\]\n]{1,300})\]\([^()\s]{1,300}\)/dg, kind: 'link' },
  {
    pattern: /\[(?:`[^`\n]{1,300}`|[\w$]{1,300}(?:(?:::|[.#])[\w$]{1,300})+(?:\(\))?)\]/dg,
    opaque: true,
    kind: 'code',
  },
  { pattern: /\*\*(?<text>[^*\n]{1,300})\*\*/dg, kind: 'mark' },
];

const mask = (builder: DocumentBuilder, from: number, to: number): Mask[] =>
  inlineMasks(builder, from, to, FORMS);

/** Reads the lines of one comment: paragraphs, lists and documentation tags are prose, examples are not. */
export function readCommentText(
  builder: DocumentBuilder,
  lines: readonly Range[],
  language: CommentLanguage,
): void {
  const { text } = builder;
  const base = baseOf(text, lines);
  let parts: Range[] = [];
  let hidden: 'fence' | 'tag' | undefined;
  const flush = (): void => {
    const own = parts;
    parts = [];
    if (isCode(text, own)) for (const part of own) builder.protect(part.start, part.end, 'code');
    else addProse(builder, { kind: 'paragraph', quoted: false }, own, mask);
  };
  for (const line of lines) {
    const own = text.slice(line.start, line.end);
    const trimmed = own.trimStart();
    if (FENCE.test(own)) {
      flush();
      builder.protect(line.start, line.end, 'code');
      hidden = hidden === 'fence' ? undefined : 'fence';
      continue;
    }
    const isTag = /^[@\\][A-Za-z]/.test(trimmed) || FIELD.test(own);
    if (hidden === 'tag' && (isTag || trimmed === '')) hidden = isTag ? undefined : hidden;
    if (isTag && (NO_PROSE.test(trimmed) || FIELD.test(own))) {
      flush();
      hidden = 'tag';
    }
    const indent = own.length - trimmed.length;
    const isExample = indent >= base + 4 && parts.length === 0 && language !== 'python' && !ITEM.test(own);
    if (hidden || isExample || FIELD.test(own)) {
      builder.protect(line.start, line.end, 'code');
      continue;
    }
    const head = own.slice(0, REACH);
    const mark = (TAG.exec(head) ?? ITEM.exec(own) ?? HEADING.exec(own))?.[0].length;
    if (trimmed === '' || mark !== undefined || isTag) flush();
    if (trimmed === '') continue;
    const start = line.start + (mark ?? (isTag ? tagLength(own) : indent));
    builder.protect(line.start, start, 'mark');
    if (start < line.end) parts.push({ start, end: line.end });
    else flush();
  }
  flush();
}

/** A tag that is not known is left out; its text is read. */
function tagLength(line: string): number {
  return /^\s*[@\\][\w:-]+\s*(?:\{[^{}\n]*\}\s*)?/.exec(line)?.[0].length ?? 0;
}

/** The least indentation of the lines but the first. */
function baseOf(text: string, lines: readonly Range[]): number {
  const indents = lines.flatMap(({ start, end }, index) => {
    const own = text.slice(start, end);
    return own.trim() === '' || (index === 0 && lines.length > 1)
      ? []
      : [own.length - own.trimStart().length];
  });
  return indents.length > 0 ? Math.min(...indents) : 0;
}

function isCode(text: string, parts: readonly Range[]): boolean {
  const codes = parts.filter(({ start, end }) =>
    CODE.test(text.slice(start, Math.min(end, start + REACH)).replace(/\{@[^{}]*\}/g, 'it')),
  );
  return codes.length > 0 && codes.length * 2 > parts.length;
}
