import assert from 'node:assert/strict';
import { run } from '../modes/jobs.ts';

const rewritten = (preferred: string, avoid: string, text: string): string =>
  run('rewrite', text, { termSubs: [{ preferred, avoid: [avoid] }] }).content.trim();

describe('a term that is one part of speech', () => {
  const nouns = [
    'Open the store.',
    'Our stores are open.',
    'The store closes at night.',
    'Stores open at nine.',
  ];
  for (const text of nouns)
    it(`replaces the noun: ${text}`, () => {
      assert.equal(
        rewritten('shop', 'store', text),
        text.replace('stores', 'shops').replace('Stores', 'Shops').replace('store', 'shop'),
      );
    });

  const verbs = [
    'We store each order.',
    'To store a receipt, keep it.',
    'The service stores the data.',
    'Fetch and store the key.',
    'Store the key.',
    'They don’t store it.',
  ];
  for (const text of verbs)
    it(`leaves the verb: ${text}`, () => {
      assert.equal(rewritten('shop', 'store', text), text);
    });

  it('leaves the noun where it is a verb', () => {
    const text = 'The check is slow. You can check it. Check the port.';
    assert.equal(
      rewritten('verify', 'check', text),
      'The check is slow. You can verify it. Verify the port.',
    );
  });

  it('replaces both where its replacement is both', () => {
    assert.equal(
      rewritten('allowlist', 'whitelist', 'You can whitelist the host in the whitelist.'),
      'You can allowlist the host in the allowlist.',
    );
    assert.equal(rewritten('record', 'log', 'We log it in the log.'), 'We record it in the record.');
    assert.equal(rewritten('buy', 'purchase', 'You can purchase a plan.'), 'You can buy a plan.');
  });

  it('reads guidelines of a merge and rules in plain words alike', () => {
    const text = 'We store each order. Open the store.';
    const merged = run(
      'rewrite',
      `=== INCORPORATE THE FOLLOWING ===\nUse "shop" instead of "store".\n=== EXISTING CONTENT ===\n${text}`,
    );
    assert.equal(merged.content.trim(), 'We store each order. Open the shop.');
    const rules = [{ label: 'Shops', description: 'Use "shop" instead of "store".' }];
    assert.equal(run('rewrite', text, { rules }).content.trim(), 'We store each order. Open the shop.');
  });
});
