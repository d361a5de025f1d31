import assert from 'node:assert/strict';
import { createLadder } from '../../analysts/model/ladder.ts';
import { ModelError, type AnswerForm, type ModelProvider } from '../../analysts/model/types.ts';
import { readModelConfig } from '../../config-model.ts';

const LOCAL = {
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_NAME: 'm',
  MODEL_BASE_URL: 'http://127.0.0.1:1/v1/',
};

describe('the settings of a language model', () => {
  it('are none without a provider', () => {
    assert.equal(readModelConfig({}), null);
    assert.equal(readModelConfig({ MODEL_PROVIDER: 'builtin', MODEL_NAME: 'm' }), null);
  });

  it('know where the providers are', () => {
    const config = readModelConfig({ MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm', MODEL_API_KEY: 'k' });
    assert.equal(config?.baseUrl, 'https://api.anthropic.com/v1');
    assert.equal(readModelConfig(LOCAL)?.baseUrl, 'http://127.0.0.1:1/v1');
    assert.equal(readModelConfig(LOCAL)?.apiKey, null);
  });

  const refused: [wrong: Record<string, string>, message: RegExp][] = [
    [{ MODEL_PROVIDER: 'gemini' }, /MODEL_PROVIDER: expected builtin, anthropic/],
    [{ MODEL_PROVIDER: 'openai', MODEL_NAME: 'm' }, /MODEL_API_KEY: required/],
    [{ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm' }, /MODEL_BASE_URL: required/],
    [{ ...LOCAL, MODEL_BASE_URL: 'http://169.254.169.254/latest' }, /MODEL_BASE_URL: expected/],
    [{ ...LOCAL, MODEL_BASE_URL: 'http://user:secret@host/v1' }, /MODEL_BASE_URL: expected/],
    [{ ...LOCAL, MODEL_BASE_URL: 'file:///etc/passwd' }, /MODEL_BASE_URL: expected/],
    [{ ...LOCAL, MODEL_CONCURRENCY: '0' }, /MODEL_CONCURRENCY: expected/],
  ];
  for (const [wrong, message] of refused)
    it(`refuse ${JSON.stringify(wrong)}`, () => {
      assert.throws(
        () => readModelConfig(wrong),
        (error: Error) => {
          assert.match(error.message, message);
          assert.ok(!error.message.includes('secret'));
          return true;
        },
      );
    });
});

describe('the ladder of ways to ask for JSON', () => {
  const never = new AbortController().signal;
  const usage = { inputTokens: 1, outputTokens: 1 };
  const open = (answers: Partial<Record<AnswerForm, string | ModelError>>) => {
    const asked: AnswerForm[] = [];
    const provider: ModelProvider = {
      async complete({ form }) {
        asked.push(form);
        const answer = answers[form] ?? '{"findings": []}';
        if (typeof answer !== 'string') throw answer;
        return { text: answer, usage, complete: true };
      },
      close: async () => {},
    };
    return { ladder: createLadder(provider), asked };
  };
  const no = new ModelError('refused', 'The provider answered 400.');

  it('stays at the top where that works', async () => {
    const { ladder, asked } = open({});
    await ladder.probe(never);
    assert.deepEqual([ladder.form, asked], ['schema', ['schema']]);
  });

  it('goes down where a form is refused or ignored, for good', async () => {
    const { ladder, asked } = open({ schema: no, object: 'Sorry, no.' });
    await ladder.probe(never);
    assert.equal(ladder.form, 'text');
    await ladder.complete({ system: '', user: '' }, never);
    assert.equal(asked.at(-1), 'text');
  });

  it('is not pulled down by a request that no form makes right', async () => {
    const { ladder } = open({ schema: no, object: no, text: no });
    await assert.rejects(ladder.complete({ system: '', user: '' }, never), no);
    assert.equal(ladder.form, 'schema');
  });

  it('does not try other forms where this one is understood, or nothing is there', async () => {
    const answers: Partial<Record<AnswerForm, string | ModelError>> = {};
    const { ladder, asked } = open(answers);
    await ladder.probe(never);
    answers.schema = no;
    await assert.rejects(ladder.complete({ system: '', user: '' }, never), no);
    assert.deepEqual(asked, ['schema', 'schema']);
    const misplaced = new ModelError('misplaced', 'The provider answered 404.');
    const other = open({ schema: misplaced });
    await assert.rejects(other.ladder.complete({ system: '', user: '' }, never), misplaced);
    assert.deepEqual(other.asked, ['schema']);
  });

  it('stays open where the provider is down', async () => {
    const { ladder } = open({ schema: new ModelError('unavailable', 'Down.') });
    await assert.rejects(ladder.probe(never), /Down/);
    assert.equal(ladder.form, 'schema');
  });
});
