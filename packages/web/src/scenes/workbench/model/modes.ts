import { modeDefinition, type Format, type Mode } from '@housestyle/contract';
import type { Settings } from './types.ts';

/** Modes whose answer is the same text, written anew: it is shown as changes to the document. */
const REWRITES: ReadonlySet<Mode> = new Set(['rewrite', 'simplify', 'ux-rewrite']);

export function isRewrite(mode: Mode): boolean {
  return REWRITES.has(mode);
}

const FORMAT_NAMES: Readonly<Record<Format | '', string>> = {
  suggestions: 'Findings in the text',
  '': 'Report',
  markdown: 'Markdown',
  openapi: 'OpenAPI (YAML)',
};

export interface FormatChoice {
  readonly format: Format | '';
  readonly name: string;
}

/** The formats to choose from, the usual one first; none where there is no choice. */
export function formatChoices(mode: Mode): readonly FormatChoice[] {
  const { formats } = modeDefinition(mode);
  const all: (Format | '')[] = formats.includes('suggestions') ? [...formats, ''] : [...formats];
  return all.map((format) => ({ format, name: FORMAT_NAMES[format] }));
}

export function chosenFormat({ mode, formats }: Settings): Format | '' {
  return formats[mode] ?? formatChoices(mode)[0]?.format ?? '';
}

/** What the text box asks for in each mode. */
export function inputPrompt(mode: Mode): string {
  if (mode === 'generate') return 'Say what to write, for example: a tutorial for the export feature';
  if (mode === 'ux-generate') return 'Describe the interface, for example: a dialog that deletes a project';
  if (mode === 'translate') return 'Name the language, then paste the text';
  if (mode === 'code-to-docs' || mode === 'user-guide') return 'Paste source code, or drop files here';
  if (mode === 'expand') return 'Paste notes or an outline, or drop files here';
  return 'Paste text, or drop files here';
}

/** Offered for the document type, which may be any words. */
export const DOCUMENT_TYPES = [
  'Tutorial',
  'How-to guide',
  'Concept',
  'Reference',
  'API reference',
  'README',
  'Release notes',
  'Troubleshooting',
  'Quickstart',
  'Runbook',
  'FAQ',
  'UI text',
] as const;

/** Offered for the framework, which may be any words. */
export const FRAMEWORKS = [
  'Docusaurus',
  'MkDocs',
  'Sphinx',
  'Hugo',
  'VitePress',
  'Mintlify',
  'GitBook',
  'Antora',
] as const;
