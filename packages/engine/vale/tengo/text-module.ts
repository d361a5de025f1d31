import { compilePattern } from '../patterns.ts';
import type { Budget } from './values.ts';
import { Float, numberOf, textOf, type Native, type Value } from './values.ts';

const asText = (value: Value): string => (typeof value === 'string' ? value : textOf(value));
const asCount = (value: Value): number => Math.trunc(numberOf(value) ?? -1);
const escaped = (characters: string) => characters.replace(/[\\\]^-]/g, '\\$&');

/** The functions of the module `text`, and those of the patterns that it compiles. */
export function textModule(budget: Budget): ReadonlyMap<string, Value> {
  const patterns = new Map<string, ReturnType<typeof compilePattern>>();
  const patternOf = (source: Value) => {
    const text = asText(source);
    const known =
      patterns.get(text) ?? compilePattern(`(?-m)${text}`.replace(/^\(\?-m\)(?=\(\?[a-z]*m)/, ''));
    patterns.set(text, known);
    return known;
  };
  const find = (pattern: Value, value: Value, count: Value): Value => {
    const text = asText(value);
    budget.spend(text.length);
    const most = count === undefined ? 1 : asCount(count);
    const found = patternOf(pattern).all({ text, ascii: false });
    const some = most < 0 ? found : found.slice(0, most);
    return some.length === 0
      ? undefined
      : some.map((match) => match.map((group) => found1(group, match, text)));
  };
  const replace = (pattern: Value, value: Value, by: Value): Value => {
    const text = asText(value);
    budget.spend(text.length);
    const written = patternOf(pattern).replace(text, asText(by).replace(/\$\{(\w+)\}/g, '$$$1'));
    budget.spend(written.length);
    return written;
  };
  const split = (pattern: Value, value: Value, count: Value): Value => {
    const text = asText(value);
    budget.spend(text.length);
    const most = count === undefined ? -1 : asCount(count);
    const parts: Value[] = [];
    let from = 0;
    for (const match of patternOf(pattern).all({ text, ascii: false })) {
      if (most > 0 && parts.length === most - 1) break;
      parts.push(text.slice(from, match.index));
      from = match.index + match[0].length;
    }
    return [...parts, text.slice(from)];
  };
  const match = (pattern: Value, value: Value): Value => {
    budget.spend(asText(value).length);
    return patternOf(pattern).test(asText(value));
  };
  const compiled: Native = (pattern) =>
    new Map<string, Value>([
      ['match', (text) => match(pattern, text)],
      ['find', (text, count) => find(pattern, text, count)],
      ['replace', (text, by) => replace(pattern, text, by)],
      ['split', (text, count) => split(pattern, text, count)],
    ]);
  const own = (work: (text: string, ...rest: Value[]) => Value): Native => {
    return (text, ...rest) => {
      const read = asText(text);
      budget.spend(read.length / 4 + 1);
      const made = work(read, ...rest);
      if (typeof made === 'string') budget.spend(made.length / 4);
      return made;
    };
  };
  return new Map<string, Value>([
    ['re_match', match],
    ['re_find', find],
    ['re_replace', replace],
    ['re_split', split],
    ['re_compile', compiled],
    ['contains', own((text, part) => text.includes(asText(part)))],
    ['contains_any', own((text, some) => [...asText(some)].some((one) => text.includes(one)))],
    ['count', own((text, part) => text.split(asText(part)).length - 1)],
    ['compare', own((text, other) => (text < asText(other) ? -1 : Number(text > asText(other))))],
    ['equal_fold', own((text, other) => text.toLowerCase() === asText(other).toLowerCase())],
    ['fields', own((text) => text.split(/\s+/).filter(Boolean))],
    ['has_prefix', own((text, part) => text.startsWith(asText(part)))],
    ['has_suffix', own((text, part) => text.endsWith(asText(part)))],
    ['index', own((text, part) => text.indexOf(asText(part)))],
    ['last_index', own((text, part) => text.lastIndexOf(asText(part)))],
    ['join', (parts, glue) => (Array.isArray(parts) ? parts.map(asText).join(asText(glue)) : '')],
    [
      'repeat',
      own((text, times) => {
        budget.spend(text.length * Math.max(0, asCount(times)));
        return text.repeat(Math.max(0, asCount(times)));
      }),
    ],
    [
      'replace',
      own((text, from, to, times) => {
        const most = asCount(times);
        const parts = text.split(asText(from));
        return most < 0 || most >= parts.length - 1
          ? parts.join(asText(to))
          : parts.slice(0, most + 1).join(asText(to)) +
              asText(from) +
              parts.slice(most + 1).join(asText(from));
      }),
    ],
    [
      'split',
      own((text, by) => {
        budget.spend(text.length);
        return text.split(asText(by));
      }),
    ],
    [
      'split_after',
      own((text, by) => {
        const parts = text.split(asText(by));
        return parts.map((part, index) => (index < parts.length - 1 ? part + asText(by) : part));
      }),
    ],
    [
      'substr',
      own((text, from, to) => text.slice(asCount(from), to === undefined ? undefined : asCount(to))),
    ],
    ['title', own((text) => text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()))],
    ['to_lower', own((text) => text.toLowerCase())],
    ['to_upper', own((text) => text.toUpperCase())],
    ['to_title', own((text) => text.toUpperCase())],
    ['trim', own((text, some) => trimmed(text, asText(some), true, true))],
    ['trim_left', own((text, some) => trimmed(text, asText(some), true, false))],
    ['trim_right', own((text, some) => trimmed(text, asText(some), false, true))],
    ['trim_space', own((text) => text.trim())],
    [
      'trim_prefix',
      own((text, part) => (text.startsWith(asText(part)) ? text.slice(asText(part).length) : text)),
    ],
    [
      'trim_suffix',
      own((text, part) =>
        asText(part) !== '' && text.endsWith(asText(part)) ? text.slice(0, -asText(part).length) : text,
      ),
    ],
    ['atoi', own((text) => (/^[+-]?\d+$/.test(text) ? Number(text) : undefined))],
    [
      'parse_int',
      own((text, base) => {
        const read = parseInt(text, asCount(base) || 10);
        return Number.isNaN(read) ? undefined : read;
      }),
    ],
    ['parse_float', own((text) => (Number.isFinite(Number(text)) ? new Float(Number(text)) : undefined))],
    ['itoa', (value) => textOf(value)],
  ]);
}

function found1(group: string | undefined, match: RegExpExecArray, text: string): Value {
  const begin =
    group === undefined ? -1 : group === match[0] ? match.index : text.indexOf(group, match.index);
  return new Map<string, Value>([
    ['text', group ?? ''],
    ['begin', begin],
    ['end', begin < 0 ? -1 : begin + (group ?? '').length],
  ]);
}

function trimmed(text: string, some: string, left: boolean, right: boolean): string {
  if (some === '') return text;
  const one = `[${escaped(some)}]+`;
  const from = left ? text.replace(new RegExp(`^${one}`, 'u'), '') : text;
  return right ? from.replace(new RegExp(`${one}$`, 'u'), '') : from;
}
