import type { Block, SourceDocument } from '../../document/types.ts';
import { nounPhrases } from '../reading/noun-phrases.ts';
import { isPerson } from '../reading/people.ts';
import { readable } from '../reading/readable.ts';
import type { Outline } from '../reading/sections.ts';
import { capitalized } from '../writing/capitals.ts';
import { heading, join } from '../writing/markdown.ts';

const FEW = 4;
const LONGEST_LABEL = 5;
/** "registry migration: 80 % of the images moved". */
const LABELLED = /^(?:\*\*)?(?<label>[^:*\n]{2,48}?)(?:\*\*)?:(?:\*\*)?\s+(?<said>\S.*)$/u;

/** Notes that are one list below a title, each point under what it speaks of; empty for any other text. */
export function outlinePoints(document: SourceDocument, { sections, root }: Outline): string {
  const [only, other] = sections;
  if (!only || other || root.blocks.length > 0 || only.code.length > 0 || only.blocks.length < FEW) return '';
  if (only.blocks.some(({ list }) => !list || list.ordered || list.depth > 1 || !list.leads)) return '';
  const points = only.blocks.map((block) => titled(document, block));
  if (points.some(({ title }) => title === '')) return '';
  return join(
    heading(1, only.title),
    ...points.map(({ title, said }) => join(heading(2, capitalized(title)), said)),
  );
}

/** A point's label, or else the first thing that it names, and what it says. */
function titled(document: SourceDocument, block: Block): { title: string; said: string } {
  const text = readable(document, block);
  const { label = '', said = text } = LABELLED.exec(text)?.groups ?? {};
  const isLabel = label !== '' && label.split(' ').length <= LONGEST_LABEL;
  const isSpeaker =
    /^\p{Lu}\p{Ll}+$/u.test(label) && (isPerson(label, document) || / (?:we|i|you) /i.test(` ${said} `));
  if (isLabel && !isSpeaker) return { title: label, said: capitalized(said) };
  const from = isSpeaker ? block.start + label.length + 1 : block.start;
  const [phrase] = nounPhrases(block).filter(([part]) => part !== undefined && part.word.start >= from);
  return { title: phrase?.map(({ word }) => word.text).join(' ') ?? '', said: capitalized(text) };
}
