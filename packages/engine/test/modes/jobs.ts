import type { GlossaryEntry, Mode, StyleRule, TermSub } from '@housestyle/contract';
import { createEngine, type Analysis, type Job } from '../../index.ts';

const engine = createEngine();

interface Style {
  readonly rules?: readonly StyleRule[] | null;
  readonly termSubs?: readonly TermSub[];
  readonly glossary?: readonly GlossaryEntry[];
}

/** Runs one mode; without a style only the rules that hold everywhere. */
export function run(mode: Mode, input: string, style: Style = {}, more: Partial<Job> = {}): Analysis {
  const { rules = [], termSubs = [], glossary = [] } = style;
  return engine.analyze({ mode, input, style: { rules, termSubs, glossary }, ...more });
}

export const PRESET: Style = { rules: null };

export const SIGN_IN: Style = { termSubs: [{ preferred: 'sign in', avoid: ['log in'] }] };
