import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrompt } from '../../../analysts/model/prompts/index.ts';
import { GROUND_RULES } from '../../../analysts/model/prompts/parts/ground-rules.ts';
import { houseStylePart } from '../../../analysts/model/prompts/parts/house-style.ts';
import { approximateTokens } from './approximate-tokens.ts';
import { FULL, HOUSE_STYLE, NAMES, promptInput } from './jobs.ts';

const GOLDEN = join(import.meta.dirname, 'golden');
const SHARED = `${GROUND_RULES}\n\n${houseStylePart(HOUSE_STYLE)}`;

function compare(name: string, text: string): void {
  const file = join(GOLDEN, `${name}.golden.txt`);
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, text);
  assert.ok(existsSync(file), `${name} has no golden file: UPDATE_GOLDEN=1 writes it.`);
  assert.equal(text, readFileSync(file, 'utf8'));
}

describe('golden prompts (UPDATE_GOLDEN=1 writes them anew)', () => {
  it('what all modes share is as it was, and as long', () => {
    compare('shared', `tokens: ${approximateTokens(SHARED)}\n\n${SHARED}\n`);
  });

  for (const { name, mode, format } of NAMES) {
    it(`the prompt of ${name} is as it was, and as long`, () => {
      const { system, user } = writePrompt(promptInput(mode, { ...FULL, ...(format && { format }) }));
      assert.ok(system.startsWith(SHARED));
      const own = system.slice(SHARED.length).trim();
      const [shared, mine, message] = [SHARED, own, user].map(approximateTokens);
      const tokens = `tokens: shared ${shared}, own ${mine}, user ${message}`;
      compare(name, `${tokens}\n\n=== system, after what is shared ===\n${own}\n\n=== user ===\n${user}\n`);
    });
  }

  it('every golden file belongs to a prompt', () => {
    const files = ['shared', ...NAMES.map(({ name }) => name)].map((name) => `${name}.golden.txt`);
    assert.deepEqual(readdirSync(GOLDEN).sort(), files.sort());
  });
});
