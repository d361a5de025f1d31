import type { Block, SourceDocument } from '../document/types.ts';
import { OPAQUE } from '../document/characters.ts';
import { oneLine } from './one-line.ts';

/** The values that a message may show. */
export interface MessageValues {
  readonly match?: string;
  /** One, or the choices that a person has. */
  readonly replacement?: string | readonly string[];
  readonly count?: number;
  readonly max?: number;
}

/** A name between braces, with the quotes around it. */
const SLOT = /(["“'‘]?)\{(match|replacement|count|max)\}(["”'’]?)/g;

/** Fills `{match}`, `{replacement}`, `{count}` and `{max}`. Several replacements are joined with "or", each in the quotes around. */
export function fillMessage(template: string, values: MessageValues): string {
  let open = template.indexOf('{');
  // Most messages are the same for every match.
  if (open < 0) return template;
  if (typeof values.replacement === 'object') return fillChoices(template, values);
  let filled = '';
  let reached = 0;
  for (; open >= 0; open = template.indexOf('{', open + 1)) {
    const close = template.indexOf('}', open);
    if (close < 0) break;
    const value = valueOf(template.slice(open + 1, close), values);
    if (value === undefined) continue;
    filled += template.slice(reached, open) + value;
    reached = close + 1;
  }
  return filled + template.slice(reached);
}

/** Where each value is one. */
function valueOf(name: string, values: MessageValues): string | undefined {
  if (name !== 'match' && name !== 'replacement' && name !== 'count' && name !== 'max') return undefined;
  const value = values[name];
  return typeof value === 'string' ? oneLine(value) : value === undefined ? undefined : String(value);
}

function fillChoices(template: string, values: MessageValues): string {
  return template.replace(SLOT, (whole, open: string, name: keyof MessageValues, close: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value === 'object') return value.map((choice) => `${open}${choice}${close}`).join(' or ');
    return `${open}${typeof value === 'string' ? oneLine(value) : String(value)}${close}`;
  });
}

/** What a reader sees of a range: without markup, and code as it is written. */
export function quoteOf({ text }: SourceDocument, block: Block, start: number, end: number): string {
  const prose = block.prose.slice(start - block.start, end - block.start);
  return prose.includes(OPAQUE) ? text.slice(start, end) : oneLine(prose);
}
