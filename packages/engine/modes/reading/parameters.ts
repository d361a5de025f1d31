import { recall, remember } from '../../document/memory.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import { readDefinitionLists } from './definition-lists.ts';
import { readable } from './readable.ts';

/** What an API page says of a parameter, an option or a property, in a list. */
export interface Parameter {
  readonly name: string;
  /** As written, without marks; empty where the page does not say. */
  readonly type: string;
  /** Undefined where the page does not say. */
  readonly required: boolean | undefined;
  /** As written: `5`; empty without one. */
  readonly fallback: string;
  readonly text: string;
}

/** "**maxRetries** `number` (optional) - Most retries. Default: `5`", "`port` {integer} The port." */
const ENTRY =
  /^(?:`(?<code>[^`\s]+)`|(?<word>[\w$.]+))\s*(?::\s*|[-–—]\s+)?(?:extends:?\s+)?(?<type>`[^`]+`|\{[^}]+\})?(?:\s*\|\s*(?:`[^`]+`|\{[^}]+\}))*\s*(?:\((?<need>required|optional)\b[^)]*\))?\s*(?:\((?<kind>(?!defaults?\b)[^()]{2,90})\)(?=\s*[:–—]\s))?\s*(?:\(defaults?(?: value)?(?: is| to)?:?\s*(?<inBrackets>`[^`]+`|[^)]+)\))?\s*[-–—:.,]?\s*(?<text>.*)$/is;
const DEFAULT =
  /\s*\(?\bDefaults?(?: value)?(?: is| to)?:?\s*(?<value>`[^`]+`|"[^"]*"|\d+(?:\.\d+)*|true|false|null|none)\)?\.?(?:\s|$)/i;
/** "integer, default 50" */
const OF_KIND = /,\s*defaults?(?: (?:is|to))?:?\s+(?<value>`[^`]+`|\S+)$/i;
/** What begins with a word and a code span, and is a sentence. */
const SENTENCE_OPENING =
  /^(?:use|set|see|call|pass|run|add|the|an?|if|when|returns?|in|for|and|or|to|with|this|it)$/i;

/** What an item of a list says of a parameter; undefined for any other item. */
export function readParameter(document: SourceDocument, block: Block): Parameter | undefined {
  if (!block.list?.leads) return undefined;
  const groups = ENTRY.exec(readable(document, block))?.groups;
  const name = groups?.['code'] ?? groups?.['word'] ?? '';
  const { type = '', need, kind = '', inBrackets = '', text = '' } = groups ?? {};
  if (name === '' || (type === '' && need === undefined && kind === '' && inBrackets === ''))
    return undefined;
  if (kind !== '' && !groups?.['code']) return undefined;
  if (groups?.['word'] && SENTENCE_OPENING.test(name)) return undefined;
  // "`find` `grep`" and "`a` - see `b`" name two things, and give neither a type.
  const inCode = type.startsWith('`');
  if (
    inCode &&
    need === undefined &&
    inBrackets === '' &&
    !/^`[^`]+`:?\s|^\S+: /.test(readable(document, block))
  )
    return undefined;
  const fallback =
    DEFAULT.exec(text)?.groups?.['value'] ??
    (inBrackets.trim() || (OF_KIND.exec(kind)?.groups?.['value'] ?? ''));
  return {
    name,
    type: type.replace(/^[`{]|[`}]$/g, '') || kind.replace(OF_KIND, ''),
    required: need === undefined ? undefined : /^required$/i.test(need),
    fallback,
    text: text.replace(DEFAULT, ' ').trim(),
  };
}

/** The terms written as code of definition lists, by the block that says what they mean. */
export function readListedParameters(document: SourceDocument): ReadonlyMap<Block, Parameter> {
  const known = recall(document, readListedParameters) as ReadonlyMap<Block, Parameter> | undefined;
  if (known) return known;
  const listed = readDefinitionLists(document).filter(({ code }) => code);
  const found = new Map(
    listed.map(({ term: name, text, meaning }) => [
      meaning,
      {
        name,
        type: '',
        required: undefined,
        fallback: DEFAULT.exec(text)?.groups?.['value'] ?? '',
        text: text.replace(DEFAULT, ' ').trim(),
      },
    ]),
  );
  remember(document, readListedParameters, found);
  return found;
}

const RETURNS = /^(?:\*\*)?Returns?:?(?:\*\*)?:?\s+[`{]/i;

/** Whether an item of a list tells of a parameter, or a sentence of nothing but what comes back. */
export function isParameter(document: SourceDocument, block: Block): boolean {
  const source = document.text.slice(block.start, block.start + 20);
  return (RETURNS.test(source) && block.sentences.length < 2) || readParameter(document, block) !== undefined;
}

const FIELD_LINE = /^\s*(?:\*\*|__)[\p{L}][\p{L} -]{1,30}(?::(?:\*\*|__)|(?:\*\*|__):)/u;

/** "**Returns:** Poll" above "**OAuth:** User token": labels with their values, line by line. */
export function areFields({ text }: SourceDocument, { start, end, list }: Block): boolean {
  // The marks of its first word stand in front of a block.
  const lines = text.slice(text.lastIndexOf('\n', start - 1) + 1, end).split('\n');
  return !list && lines.length > 1 && lines.filter((line) => FIELD_LINE.test(line)).length > lines.length / 2;
}
