import type { Range } from '@housestyle/contract';
import { matchesOf } from './matches-of.ts';

/** What programs put values into, markup, and code: `{name}`, `{{name}}`, `${x}`, `%s`, `%1$d`, `%(n)s`, `%@`, `%#@files@`, `%1`, `%n`, `:name`, `@:other.key`, `$(icon)`, tags. */
const PLACEHOLDER =
  /\{\{[^{}]*\}\}|\$?\{(?:[^{}]|\{[^{}]*\})*\}|%(?:\d+\$)?#@\w+@|%(?:L?\d{1,2}|n)\b|%(?:\d+\$)?[-+0#]*\d*(?:\.\d+)?(?:[sdifuxXc@]|l[du])\b|%@|%\([\w.]+\)[sdf]|(?<![\w:]):[a-z_]\w+\b|<\/?[a-z][^<>]*>|&[a-z]+;|__\w+__|\[\[[^\]]*\]\]|\$t?\([^()\s]+\)|@:(?:\([^()\s]+\)|[\w.]+)|`[^`\n]+`/gi;

export function protectedSpans(text: string): readonly Range[] {
  return matchesOf(PLACEHOLDER, text).map(({ index, 0: span }) => ({
    start: index,
    end: index + span.length,
  }));
}

/** What a value takes in place of its placeholder. */
const VALUE_LENGTH = 4;

/** Characters that people see, as far as it can be known: values are short, and tags have no width. */
export function shownLength(text: string): number {
  const spans = protectedSpans(text);
  const taken = spans.map(({ start, end }) => {
    const [mark, length] = [text[start], end - start];
    if (mark === '`') return 0;
    return length - (mark === '<' ? 0 : Math.min(length, VALUE_LENGTH));
  });
  return [...text].length - taken.reduce((sum, length) => sum + length, 0);
}
