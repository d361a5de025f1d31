import type { Format, Mode } from '@housestyle/contract';

/** The editor's language for what a mode writes: strings stay in the language of their file, all else is Markdown. */
export function languageOfResult(mode: Mode, format: Format | undefined, source: string): string {
  if (format === 'openapi') return 'yaml';
  if (mode === 'ux-rewrite' || mode === 'translate') return source;
  return 'markdown';
}
