import type { Finding, Format, Mode } from '@housestyle/contract';
import { MODE_PROMPTS } from '../../../analysts/model/prompts/index.ts';
import type { HouseStyleText, PromptInput } from '../../../analysts/model/prompts/types.ts';

export const MARKER = '0123456789abcdef0123456789abcdef';

export const HOUSE_STYLE: HouseStyleText = {
  rules: '- Active voice: Write in the active voice.\n- No Latin: Write "for example", not "e.g.".',
  terms: '- "sign in", not "log in", "login"',
  glossary: '- Runner: A machine that runs jobs. Not: agent, worker',
};

const INPUT = 'Log in to the Runner.\n\nRun ⟦c1|npm install⟧ e.g. twice.';

export const FINDING: Finding = {
  severity: 'important',
  original: 'Log in',
  suggestion: 'Sign in',
  reason: 'The house term is “sign in”.',
  range: { start: 0, end: 6 },
  rule: { id: 'terms', label: 'Terms' },
  source: 'builtin',
};

export function promptInput(mode: Mode, more: Partial<PromptInput> = {}): PromptInput {
  return { mode, input: INPUT, houseStyle: HOUSE_STYLE, findings: [], marker: MARKER, ...more };
}

/** Everything that a request may set, for the golden files. */
export const FULL: Partial<PromptInput> = {
  docType: 'how-to',
  audience: 'developers',
  framework: 'docusaurus',
  customInstructions: 'Call the product Orbit.',
  findings: [FINDING],
};

export const NAMES = MODE_PROMPTS.map(({ mode, format }): { name: string; mode: Mode; format?: Format } => ({
  name: format ? `${mode}.${format}` : mode,
  mode,
  ...(format && { format }),
}));
