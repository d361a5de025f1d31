import type { SourceDocument } from '../../document/types.ts';
import { readParameter } from '../reading/parameters.ts';
import { readable } from '../reading/readable.ts';
import type { Outline, Section } from '../reading/sections.ts';
import { capitalized } from '../writing/capitals.ts';

/** "socket.bind([port])", "Event: 'close'", "Class: Agent": headings of what a program offers. */
const INTERFACE =
  /^(?:(?:class|event|method|function|property|interface|type|enum|hook|getter|setter):\s*\S|(?:property|getter|setter) \p{Ll}+\p{Lu}?\w*$|(?:new\s+)?[\w$.]+\([^)]*\)(?:\s*(?::|=>|→).*)?$)/iu;
/** Fewer than these are told by the text around them. */
const LEAST = 4;
const MOST = 20;
const LONGEST = 200;

export function isInterface(title: string): boolean {
  return INTERFACE.test(title) && !title.includes('`');
}

/** What an API page describes under a heading each, with the first sentence said of it; empty for other pages. */
export function readInterfaces(document: SourceDocument, { sections }: Outline): readonly string[] {
  const all = sections
    .filter(({ title }) => INTERFACE.test(title))
    .map((section) => {
      const name = section.title.replace(/`/g, '');
      const said = firstSaid(document, section);
      return said === '' ? `\`${name}\`` : `\`${name}\`: ${said}`;
    });
  if (all.length < LEAST) return [];
  const rest = all.length - MOST;
  return rest > 1 ? [...all.slice(0, MOST), `${rest} more.`] : all;
}

function firstSaid(document: SourceDocument, { blocks }: Section): string {
  for (const block of blocks) {
    const [first] = block.sentences;
    if (block.kind !== 'paragraph' || !first || block.list || readParameter(document, block)) continue;
    const text = readable(document, block, first);
    const said = text.replace(/^`[^`]+` [-–—] /, '');
    if (/[.!]$/.test(said) && said.length <= LONGEST) return capitalized(said);
  }
  return '';
}
