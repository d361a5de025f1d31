import type { Engine } from '@housestyle/engine';

const STYLE = { rules: null, termSubs: [], glossary: [] };
const INPUT =
  '# Start\n\nPlease click on the the `run` button in order to start it. It was made very simple.\n';

/** Rules in plain words: the first that are read make the reader's patterns ready. */
const IN_WORDS = [
  { label: 'Semicolons', description: 'Should be avoided. In table cells they are fine.' },
  { label: 'Words', description: 'Writers must not use utilize. Say “sign in”, not “log in”.' },
  { label: 'Web site', description: 'Use website instead.' },
  {
    label: 'Headings',
    description: 'Sentence case, at most 8 words, for example “Set up the app”, not “Setting up the App”.',
  },
];

/** Compiles the default style and the hot code, so that the first caller does not wait for it. */
export function warmUpEngine(engine: Pick<Engine, 'analyze'>): void {
  for (let round = 0; round < 3; round++) {
    engine.analyze({ mode: 'review', input: INPUT, style: STYLE });
    engine.analyze({ mode: 'rewrite', input: INPUT, style: STYLE });
  }
}

/** Makes the reader of rules in plain words ready; that takes longer, and a thread that replaces another does without. */
export function warmUpReader(engine: Pick<Engine, 'analyze'>): void {
  engine.analyze({ mode: 'style-check', input: INPUT, style: { ...STYLE, rules: IN_WORDS } });
}
