/** What a caller may ask for in the request's `format` field. */
export const FORMATS = ['suggestions', 'markdown', 'openapi'] as const;
export type Format = (typeof FORMATS)[number];

export interface ModeDefinition {
  readonly name: string;
  /** Shown in menus and lists. */
  readonly title: string;
  readonly purpose: string;
  /** Values of `format` the mode accepts; with none, the field must be absent. */
  readonly formats: readonly Format[];
  /** Cannot be served by the built-in engine. */
  readonly needsModel: boolean;
}

/** The 17 modes, in the order of the interface specification. Every list of modes anywhere is made from this one. */
export const MODES = [
  {
    name: 'generate',
    title: 'Generate',
    purpose: 'Generate documentation from a prompt.',
    formats: [],
    needsModel: false,
  },
  {
    name: 'rewrite',
    title: 'Rewrite',
    purpose: 'Rewrite text to comply with the style rules, terminology and glossary.',
    formats: [],
    needsModel: false,
  },
  {
    name: 'review',
    title: 'Review',
    purpose: 'Find problems, grouped by severity, each with quote, explanation and correction.',
    formats: ['suggestions'],
    needsModel: false,
  },
  {
    name: 'style-check',
    title: 'Style Check',
    purpose: 'Check each style rule as pass or fail, with a style score and the top three fixes.',
    formats: ['suggestions'],
    needsModel: false,
  },
  {
    name: 'simplify',
    title: 'Simplify',
    purpose: 'Make text simpler and easier to scan at the same technical accuracy.',
    formats: [],
    needsModel: false,
  },
  {
    name: 'keywords',
    title: 'Keywords',
    purpose: 'List search keywords by category, suggested metadata and taxonomy tags.',
    formats: [],
    needsModel: false,
  },
  {
    name: 'glossary-gen',
    title: 'Glossary',
    purpose: 'Extract terms and definitions, inconsistent names and undefined acronyms.',
    formats: [],
    needsModel: false,
  },
  {
    name: 'code-to-docs',
    title: 'Code to Docs',
    purpose: 'Write API and developer documentation from source code.',
    formats: ['markdown', 'openapi'],
    needsModel: false,
  },
  {
    name: 'user-guide',
    title: 'User Guide',
    purpose: 'Write end-user concepts and how-tos from product code or a description.',
    formats: [],
    needsModel: false,
  },
  {
    name: 'explain',
    title: 'Explain',
    purpose: 'Explain code or documentation in plain language.',
    formats: [],
    needsModel: false,
  },
  {
    name: 'summarize',
    title: 'Summarize',
    purpose: 'Summarize a document.',
    formats: [],
    needsModel: false,
  },
  {
    name: 'expand',
    title: 'Expand',
    purpose: 'Expand notes or an outline into full documentation.',
    formats: [],
    needsModel: false,
  },
  {
    name: 'translate',
    title: 'Translate',
    purpose: 'Translate into the language named in the input; code, names and URLs stay as they are.',
    formats: [],
    needsModel: true,
  },
  {
    name: 'outline',
    title: 'Outline',
    purpose: 'Write a heading hierarchy with section descriptions.',
    formats: [],
    needsModel: false,
  },
  {
    name: 'ux-review',
    title: 'UX Review',
    purpose: 'Review interface strings for clarity, tone, consistency and accessibility.',
    formats: ['suggestions'],
    needsModel: false,
  },
  {
    name: 'ux-rewrite',
    title: 'UX Rewrite',
    purpose: 'Rewrite interface strings to be concise and actionable.',
    formats: [],
    needsModel: false,
  },
  {
    name: 'ux-generate',
    title: 'UX Generate',
    purpose: 'Generate sets of interface strings from a description.',
    formats: [],
    needsModel: false,
  },
] as const satisfies readonly ModeDefinition[];

export type Mode = (typeof MODES)[number]['name'];

const byName = new Map<string, ModeDefinition>(MODES.map((mode) => [mode.name, mode]));

export function isMode(value: unknown): value is Mode {
  return typeof value === 'string' && byName.has(value);
}

export function modeDefinition(mode: Mode): ModeDefinition {
  return byName.get(mode) as ModeDefinition;
}
