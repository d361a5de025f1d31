import assert from 'node:assert/strict';
import { inputOf, startModelService, type ModelService } from './support/model-service.ts';

interface Event {
  readonly event: string;
  readonly data: Record<string, unknown>;
}

describe('an analysis as a stream of events', function () {
  this.timeout(60_000);
  let service: ModelService;
  let key: string;
  before(async () => {
    service = await startModelService({ MODEL_PART_CHARACTERS: '1000' });
    key = await service.key({ limit: 10 });
  });
  after(() => service.stop());

  const ask = async (body: object): Promise<{ response: Response; events: Event[] }> => {
    const response = await service.analyze(key, body, { headers: { Accept: 'text/event-stream' } });
    const text = await response.text();
    if (response.status !== 200) return { response, events: [] };
    const events = text
      .split('\n\n')
      .filter((frame) => frame.startsWith('event: '))
      .map((frame) => {
        const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(frame) ?? [];
        return { event, data: JSON.parse(data) as Record<string, unknown> };
      });
    return { response, events };
  };
  const paragraph = 'The tool reads the files and writes them again. '.repeat(15).trim();
  const input = [1, 2, 3].map((part) => `## Part ${part}\n\n${paragraph}`).join('\n\n');

  it('tells the progress, then the guarded result, with the headers of every answer', async () => {
    service.behave((call) => ({ text: inputOf(call) }));
    const { response, events } = await ask({ mode: 'rewrite', input, rules: [] });
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    assert.equal(response.headers.get('x-ratelimit-remaining'), '9');
    assert.ok(response.headers.get('x-request-id'));
    const progress = events.filter(({ event }) => event === 'progress').map(({ data }) => data.done);
    assert.deepEqual(progress, [0, 1, 2, 3]);
    const last = events.at(-1);
    assert.equal(last?.event, 'result');
    assert.equal(last?.data.content, input);
    assert.deepEqual(last?.data.quota, { limit: 10, used: 1, remaining: 9 });
  });

  it('ends with an error where the model fails, and gives the unit back', async () => {
    service.behave(() => ({ status: 401, error: 'no' }));
    const { events } = await ask({ mode: 'rewrite', input });
    assert.deepEqual(events.at(-1)?.event, 'error');
    assert.equal((events.at(-1)?.data.error as { code: string }).code, 'UPSTREAM_ERROR');
    const next = await service.analyze(key, { mode: 'none', input });
    assert.equal(next.headers.get('x-ratelimit-remaining'), '9');
  });

  it('answers a bad request as ever', async () => {
    const { response } = await ask({ mode: 'none', input });
    assert.equal(response.status, 400);
  });
});
