import type { Range } from '@housestyle/contract';
import { matchesOf } from './matches-of.ts';

/** What programs put values into, markup, and code: `{name}`, `{{name}}`, `${x}`, `%s`, `%1$d`, `%(n)s`, `%@`, `:name`, `$(icon)`, tags. */
const PLACEHOLDER =
  /\{\{[^{}]*\}\}|\$?\{(?:[^{}]|\{[^{}]*\})*\}|%(?:\d+\$)?[-+0#]*\d*(?:\.\d+)?(?:[sdifuxXc@]|l[du])\b|%@|%\([\w.]+\)[sdf]|(?<![\w:]):[a-z_]\w+\b|<\/?[a-z][^<>]*>|&[a-z]+;|__\w+__|\[\[[^\]]*\]\]|\$t?\([^()\s]+\)|`[^`\n]+`/gi;

export function protectedSpans(text: string): readonly Range[] {
  return matchesOf(PLACEHOLDER, text).map(({ index, 0: span }) => ({
    start: index,
    end: index + span.length,
  }));
}
