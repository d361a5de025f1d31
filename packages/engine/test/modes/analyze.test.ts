import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMode, ServiceError } from '@housestyle/contract';
import { createEngine, UnservedModeError } from '../../index.ts';
import { MODE_HANDLERS } from '../../modes/index.ts';
import { run } from './jobs.ts';

describe('the engine', () => {
  it('has one handler for each mode file, and one mode file for each handler', () => {
    const folder = join(import.meta.dirname, '../../modes');
    const files = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && isMode(entry.name.replace(/\.ts$/, '')))
      .map(({ name }) => name.replace(/\.ts$/, ''));
    const modes = MODE_HANDLERS.map(({ mode }) => mode);
    assert.deepEqual([...modes].sort(), files.sort(), 'list every mode file in modes/index.ts');
    assert.deepEqual(createEngine().modes, modes);
  });

  it('says which language model a mode needs, and how to configure one', () => {
    assert.throws(
      () => run('translate', 'Hello'),
      (error) => {
        assert(error instanceof UnservedModeError && error instanceof ServiceError);
        assert.equal(error.code, 'UPSTREAM_ERROR');
        assert.equal(error.mode, 'translate');
        assert.match(error.message, /language model.*MODEL_PROVIDER.*MODEL_NAME.*MODEL_API_KEY/s);
        return true;
      },
    );
  });

  it('reports what it read and wrote', () => {
    const { usage, content } = run('rewrite', 'Log in, please.', {
      termSubs: [{ preferred: 'sign in', avoid: ['log in'] }],
    });
    assert.equal(content, 'Sign in, please.');
    assert.deepEqual(usage, { inputTokens: 5, outputTokens: 5 });
  });

  it('gives suggestions only where they are asked for', () => {
    assert.equal('suggestions' in run('review', 'Fine.'), false);
    assert.deepEqual(run('review', 'Fine.', {}, { format: 'suggestions' }).suggestions, []);
  });

  it('answers the same again', () => {
    const input = 'Log in. You can log in to to the the site.';
    assert.deepEqual(run('review', input), run('review', input));
  });
});
