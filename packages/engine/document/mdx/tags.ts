import { readAttributes } from '../attributes.ts';
import type { DocumentBuilder } from '../builder.ts';
import { closingTag, isOpaqueElement, readTag } from '../html-tags.ts';
import { balancedEnd, tagEnd } from './scan.ts';

/** Reads the text in the attributes of tags that stand apart from prose, and protects the rest between `from` and `to`. */
export function readTags(builder: DocumentBuilder, from: number, to: number): void {
  const { text } = builder;
  const unclosed = new Set<string>();
  let reached = from;
  for (let index = from; index < to;) {
    if (text[index] === '{') {
      const end = balancedEnd(text, index);
      index = end < 0 ? to : end;
      continue;
    }
    const end = text[index] === '<' ? tagEnd(text, index) : -1;
    if (end < 0 || end > to) {
      index++;
      continue;
    }
    builder.protect(reached, index, 'html');
    readAttributes(builder, index, end);
    const tag = readTag(text, index, end);
    const opaque = tag.kind === 'open' && isOpaqueElement(tag.name);
    index = opaque ? Math.max(end, closingTag(text, tag.name, end, to, unclosed)) : end;
    reached = end;
  }
  builder.protect(reached, to, 'html');
}
