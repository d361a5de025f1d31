import type { Range } from '@housestyle/contract';
import type { DocumentBuilder, Mask } from './builder.ts';
import { balancedEnd } from './mdx/scan.ts';
import type { BlockFrame, ValueSyntax } from './types.ts';

const names = (list: string) => new Set(list.split(' '));
/** Attributes of any element that a reader sees or hears. */
const SHOWN = names(
  'title alt placeholder summary caption label aria-label aria-description aria-roledescription',
);
/** Properties that components show as text. */
const PROPERTIES = names(
  'heading subheading subtitle tagline description tooltip tip text message hint header footer note question answer cta buttontext linktext linklabel helptext arialabel subtext intro details name-description',
);
/** Two words make prose; one may as well be a name, a file or a command. */
const PROSE = /^(?![^\s]*[/\\][^\s]*$)(?!.*(?:=>|&&|\{\{|\$\{))[^<>]*?\p{L}{2,}[,:;.!?]?\s+[^<>]*?\p{L}{2}/u;
const ATTRIBUTE = /([\w:@.$-]+)(?:\s*=\s*(?:(")([^"]*)"|(')([^']*)'|(?=\{)))?/y;

/** The text of an attribute, without its quotes. */
export interface AttributeText extends Range {
  readonly syntax: ValueSyntax;
}

/** The attributes of the tag between `from` and `to` that hold prose, in order. */
export function attributeTexts(text: string, from: number, to: number): readonly AttributeText[] {
  if (!text.slice(from, to).includes('=')) return [];
  const name = /^<([\w.:$-]+)/.exec(text.slice(from, Math.min(to, from + 100)))?.[1];
  if (name === undefined) return [];
  const component = /^[A-Z]|[.-]/.test(name);
  const found: AttributeText[] = [];
  for (let index = from + 1 + name.length; index < to;) {
    if (text[index] === '{') {
      const end = balancedEnd(text, index);
      if (end < 0) return found;
      index = end;
      continue;
    }
    ATTRIBUTE.lastIndex = index;
    const match = ATTRIBUTE.exec(text);
    if (!match || ATTRIBUTE.lastIndex > to) {
      index++;
      continue;
    }
    index = ATTRIBUTE.lastIndex;
    const value = match[3] ?? match[5];
    const key = (match[1] ?? '').toLowerCase();
    const shown = SHOWN.has(key) || (component && PROPERTIES.has(key));
    if (value === undefined || !shown || !PROSE.test(value)) continue;
    const syntax = match[2] ? 'attribute-double' : 'attribute-single';
    found.push({ start: index - 1 - value.length, end: index - 1, syntax });
  }
  return found;
}

/** Protects the tag between `from` and `to` but for those of its texts that are read as blocks. */
export function readAttributes(
  builder: DocumentBuilder,
  from: number,
  to: number,
  { quoted, quotation }: Pick<BlockFrame, 'quoted' | 'quotation'> = { quoted: false },
): void {
  let reached = from;
  for (const { start, end, syntax } of attributeTexts(builder.text, from, to)) {
    builder.protect(reached, start, 'html');
    reached = end;
    const frame = { kind: 'paragraph', quoted, ...(quotation && { quotation }), value: syntax } as const;
    builder.addBlock(frame, start, end, entityMasks(builder, start, end));
  }
  builder.protect(reached, to, 'html');
}

const ENTITY = /&(?:#\d{1,8}|#x[\da-f]{1,8}|[a-z]\w{1,30});/gi;

/** Masks for the character references between `from` and `to`. */
export function entityMasks(builder: DocumentBuilder, from: number, to: number): Mask[] {
  const first = builder.text.indexOf('&', from);
  if (first < 0 || first >= to) return [];
  return [...builder.text.slice(from, to).matchAll(ENTITY)].map(({ 0: entity, index }) => {
    const start = from + index;
    builder.protect(start, start + entity.length, 'html');
    return { start, end: start + entity.length, opaque: false };
  });
}
