import { parseDocument } from '../../document/parse-document.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import type { Replacement } from '../../fixes/apply-replacements.ts';
import { readParameter } from '../reading/parameters.ts';
import { listed } from '../writing/markdown.ts';

/** A name in whatever marks, then its type and whether it must be given. */
const HEAD =
  /^(?<name>(?:\*\*|__)?`?[\w$.]+`?(?:\*\*|__)?)\s*(?:[:–—-]\s*)?(?<type>(?:`[^`\n]+`|\{[^}\n]+\}(?!`)))?\s*(?:\((?<need>required|optional)\))?\s*(?:[-–—:]\s+|(?=\S)|$)/i;
const DEFAULT =
  /(?<before>\s*)(?:\*\*|__)?\bDefaults?(?: value)?(?: is| to)?(?::(?:\*\*|__)?|(?:\*\*|__):?|(?<= to)|(?<= is))\s*(?<value>`[^`\n]+`)(?:\s*\((?<note>[^()\n]{2,40})\))?\.?(?=\s|$)/i;

/** Types that have a name in everyday words. */
const PLAIN_TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  bool: 'true or false',
  function: 'a function',
  object: 'an object',
  array: 'a list',
  date: 'a date',
  'string[]': 'a list of texts',
  'number[]': 'a list of numbers',
  null: 'nothing',
  undefined: 'nothing',
  any: 'any value',
};
/** Lines that stand alone over what they announce. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:arguments|parameters|params):$/i, 'What you pass:'],
  [/^options:$/i, 'What you can set:'],
];
/** "Returns: `number`", "Extends: `Base`". */
const RETURNS = /^(?:\*\*)?Returns?:?(?:\*\*)?:?\s+(?=[`{])/i;
const EXTENDS = /^Extends:?\s+(?=[`[{])/i;

/** An API page with what can be passed, and what comes back, in words. */
export function explainParameters(markdown: string, { language }: SourceDocument): string {
  const document = parseDocument(markdown, language);
  // Types stand in code spans, which a replacement elsewhere must leave alone: here they are what is replaced.
  return document.blocks
    .flatMap((block) => editsOf(document, block))
    .reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), document.text);
}

function editsOf(document: SourceDocument, block: Block): readonly Replacement[] {
  if (block.kind !== 'paragraph') return [];
  const source = document.text.slice(block.start, block.end);
  const label = LABELS.find(([pattern]) => pattern.test(source));
  if (label) return [{ start: block.start, end: block.end, text: label[1] }];
  const returns = RETURNS.exec(source);
  if (returns)
    return [
      ...replaceStart(block, returns[0], 'It gives back '),
      ...bareType(block, source, returns[0].length),
    ];
  const extended = EXTENDS.exec(source);
  if (extended)
    return [
      ...replaceStart(block, extended[0], 'It builds on '),
      ...bareType(block, source, extended[0].length),
    ];
  return readParameter(document, block) ? ofParameter(block, source) : [];
}

function replaceStart({ start }: Block, old: string, text: string): readonly Replacement[] {
  return [{ start, end: start + old.length, text }];
}

/** `{Buffer}` as it stands in running text: `Buffer`. */
function bareType({ start }: Block, source: string, from: number): readonly Replacement[] {
  const rest = source.slice(from);
  const type = /^\{([^}\n]+)\}/.exec(rest);
  const stop = /[.:!?]$/.test(rest.trimEnd()) ? '' : '.';
  const end = start + source.trimEnd().length;
  if (!type) return stop === '' ? [] : [{ start: end, end, text: stop }];
  const text = inWords(type[1] ?? '');
  const after = start + from + type[0].length;
  const goesOn = /^\s+(?!with\b|that\b|or\b|and\b|[|,.:;(])/.test(rest.slice(type[0].length));
  return [{ start: start + from, end: after, text: after === end ? `${text}.` : goesOn ? `${text}:` : text }];
}

function ofParameter({ start }: Block, source: string): readonly Replacement[] {
  const head = HEAD.exec(source);
  const { name = '', type = '', need = '' } = head?.groups ?? {};
  if (!head || (type === '' && need === '')) return ofDefault(start, source, 0);
  const facts = [type && inWords(type.replace(/^[`{]|[`}]$/g, '')), need.toLowerCase()].filter(Boolean);
  const rest = source.slice(head[0].length);
  const colon = rest.trim() === '' ? '' : /^with(?:out)?\s/i.test(rest) ? ' ' : ': ';
  return [
    { start, end: start + head[0].length, text: `${name} (${facts.join(', ')})${colon}` },
    ...ofDefault(start, source, head[0].length),
  ];
}

function ofDefault(start: number, source: string, from: number): readonly Replacement[] {
  const found = DEFAULT.exec(source.slice(from));
  const { before = '', value = '', note } = found?.groups ?? {};
  if (!found || /[({[]\s*$/.test(source.slice(0, from + found.index))) return [];
  // "Default: `null` - The number of …": what it is for comes behind.
  const isFirst = !/\w/.test(source.slice(from, from + found.index));
  if (isFirst && /\w/.test(source.slice(from + found.index + found[0].length))) return [];
  const at = start + from + found.index;
  const said = source.slice(0, from + found.index).trimEnd();
  const stop = said === '' || /[.!?:)]$/.test(said) ? '' : '.';
  const text = `${stop}${before || ' '}If you leave it out, ${value}${note ? ` (${note})` : ''} is used.`;
  return [{ start: at, end: at + found[0].length, text }];
}

/** "string|number" as "text or a number"; names of types that have no everyday word stay in code. */
function inWords(type: string): string {
  if (/=>|[<(]/.test(type)) return /=>/.test(type) ? 'a function' : `\`${type}\``;
  const parts = type
    .split(/\s*\|\s*/)
    .map((part) => PLAIN_TYPES[part.trim().toLowerCase()] ?? `\`${part.trim()}\``);
  return listed([...new Set(parts)], 'or');
}
