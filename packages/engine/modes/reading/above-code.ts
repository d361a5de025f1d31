import { lastStartingBy } from '../../checks/ranges.ts';
import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { underHeading } from './independence.ts';
import { onlyLine } from './readable.ts';
import type { Section } from './sections.ts';

/** "If members are missing, restart them:" with the one line of code that it leads in; empty without. */
export function withCommand(
  document: SourceDocument,
  { blocks, code }: Section,
  block: Block,
  written: string,
): string {
  if (block.list || !written.endsWith(':')) return '';
  const next = blocks[lastStartingBy(blocks, block.start) + 1]?.start ?? Infinity;
  const shown = code.filter(({ start }) => start > block.end && start < next);
  const line = shown.length === 1 && shown[0] ? onlyLine(document, shown[0]) : '';
  return line === '' ? '' : `${written.replace(BELOW, '')} \`${line}\`.`;
}

/** "… with the following command:" */
const BELOW =
  /,? (?:(?:with|using|by running) (?:the following|this) (?:command|line|code)|as follows|like (?:this|so))(?=:$)/i;

const LEAST_WORDS = 8;
/** What says nothing without the code behind it: "run.", "the result looks like this." */
const NEEDS_CODE =
  /^(?:to|for|when|if|with|by)\b[^,]*\.$|\b(?:run|type|enter|execute|write|do|see|looks?|shows?|becomes?|examples?|snippet|code|commands?|output|results?|files?)\.$|\b(?:an? |for )examples?\b/i;

/** "To prevent real requests, use `disableNetConnect()`:": what says it all without the code that it leads in; empty where it doesn't. */
export function aboveCode(
  { blocks, code }: Section,
  block: Block,
  sentence: Sentence,
  written: string,
): string {
  if (block.list || !written.endsWith(':') || sentence.words.length < LEAST_WORDS) return '';
  const next = blocks[lastStartingBy(blocks, block.start) + 1]?.start ?? Infinity;
  const leads = code.some(({ start }) => start > block.end && start < next);
  const text = leads ? underHeading(written.replace(BELOW, '')) : '';
  return NEEDS_CODE.test(text) ? '' : text;
}
