import assert from 'node:assert/strict';
import { createBuiltinAnalyst } from '../analysts/builtin.ts';
import { readConfig } from '../config.ts';

const RULES = [
  { label: 'Semicolons', description: "Should be avoided. In table cells they're fine." },
  { label: 'Words', description: 'Writers must not use utilize.' },
  { label: 'Web site', description: 'Use website instead.' },
  { label: 'Captions', description: 'No contractions.' },
  { label: 'Client', description: 'Change every client to customer, on the pricing page.' },
  { label: 'Bang', description: 'No exclamation marks. From now on, no exceptions.' },
];

describe('rules in plain words', () => {
  it('are read within the time of a short text by threads that have read none', async () => {
    const { budget } = readConfig({}).analysis;
    const analyst = createBuiltinAnalyst({ threads: 2, queueLimit: 20, timeout: 30_000, budget });
    try {
      const style = { rules: RULES, termSubs: [], glossary: [] };
      const job = { mode: 'style-check', input: 'We utilize it; press Save.\n', style } as const;
      const { content } = await analyst.analyze(job, new AbortController().signal, 'a');
      assert.match(content, /Fail — Words/);
    } finally {
      await analyst.close();
    }
  });
});
