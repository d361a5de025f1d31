import assert from 'node:assert/strict';
import type { AnalyzeResponse, Finding } from '@housestyle/contract';
import fastify from 'fastify';
import { createBuiltinAnalyst } from '../../analysts/builtin.ts';
import { createEventStream } from '../../routes/event-stream.ts';
import { tellEvents } from '../../routes/tell-events.ts';
import { startTestService } from '../support/service.ts';
import { inputOf, startModelService, type ModelService } from './support/model-service.ts';

interface Event {
  readonly event: string;
  readonly data: Record<string, unknown>;
}

const ACCEPT = { headers: { Accept: 'text/event-stream' } };

async function eventsOf(response: Response): Promise<Event[]> {
  const text = await response.text();
  return text
    .split('\n\n')
    .filter((frame) => frame.startsWith('event: '))
    .map((frame) => {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(frame) ?? [];
      return { event, data: JSON.parse(data) as Record<string, unknown> };
    });
}

/** Every draft that a client would have shown. */
function draftsOf(events: readonly Event[]): string[] {
  let draft = '';
  return events
    .filter(({ event }) => event === 'draft')
    .map(({ data }) => (draft = draft.slice(0, data.start as number) + (data.content as string)));
}

describe('an analysis as a stream of events', () => {
  let service: ModelService;
  let key: string;
  before(async () => {
    service = await startModelService({ MODEL_PART_CHARACTERS: '2000' });
    key = await service.key({ limit: 100 });
  });
  after(() => service.stop());

  const ask = async (body: object): Promise<{ response: Response; events: Event[] }> => {
    const response = await service.analyze(key, body, ACCEPT);
    return { response, events: response.status === 200 ? await eventsOf(response) : [] };
  };
  const paragraph = 'The tool reads the files and writes them again. '.repeat(15).trim();
  const section = (part: number): string => `## Part ${part}\n\n${paragraph}\n\n${paragraph}`;
  const input = [1, 2, 3].map(section).join('\n\n');

  it('tells the progress and the draft, then the guarded result, with the headers of every answer', async () => {
    service.behave((call) => ({ text: inputOf(call) }));
    const { response, events } = await ask({ mode: 'rewrite', input, rules: [] });
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    assert.equal(response.headers.get('x-ratelimit-remaining'), '99');
    assert.ok(response.headers.get('x-request-id'));
    const progress = events.filter(({ event }) => event === 'progress').map(({ data }) => data.done);
    assert.deepEqual(progress, [0, 1, 2, 3]);
    const last = events.at(-1);
    assert.equal(last?.event, 'result');
    assert.equal(last?.data.content, input);
    assert.deepEqual(last?.data.quota, { limit: 100, used: 1, remaining: 99 });
    const drafts = draftsOf(events);
    assert.ok(drafts.length >= 3, `${drafts.length} drafts`);
    for (const draft of drafts) assert.ok(input.startsWith(draft.trimEnd()));
    assert.equal(drafts.at(-1), input);
  });

  for (const [mode, text] of [
    ['rewrite', 'One `a` thing.'],
    ['summarize', 'One thing.'],
    ['review', 'This is is one thing.'],
  ] as const) {
    it(`answers ${mode} with the body of the plain answer`, async () => {
      service.behave((call) => ({ text: mode === 'review' ? '{"findings": []}' : inputOf(call) }));
      const body = { mode, input: text, ...(mode === 'review' && { format: 'suggestions' }) };
      const plain = (await (await service.analyze(key, body)).json()) as AnalyzeResponse;
      const { events } = await ask(body);
      const used = plain.quota.used + 1;
      assert.deepEqual(events.at(-1)?.data, {
        ...plain,
        quota: { limit: 100, used, remaining: 100 - used },
      });
    });
  }

  it('shows finished sections of one call while the model still writes', async () => {
    const text = [1, 2, 3, 4].map((part) => `## Part ${part}\n\n${paragraph}`).join('\n\n');
    service.behave(() => ({ text, pieces: 100 }));
    const { events } = await ask({ mode: 'generate', input: 'Write about the tool.', rules: [] });
    const drafts = draftsOf(events);
    assert.ok(drafts.length >= 3, `${drafts.length} drafts`);
    for (const draft of drafts) assert.ok(text.startsWith(draft.trimEnd()), draft);
  });

  it('tells nothing that the guards would refuse, and takes back what is asked for again', async () => {
    const good = `${paragraph.replace('files', '`a.txt` files')}\n\n${paragraph}\n`;
    const bad = [
      `![x](https://evil.test/p.png)\n\n${paragraph}\n\n${good}`,
      `Use \`rm -rf\`.\n\n${paragraph}\n\n${good}`,
      `It takes 4711 seconds.\n\n${paragraph}\n\n${good}`,
      good.replace('`a.txt`', '`b.txt`'),
    ];
    for (const answer of bad) {
      let times = 0;
      service.behave((call) => ({ text: times++ === 0 ? answer : inputOf(call) }));
      const { events } = await ask({ mode: 'rewrite', input: good, rules: [] });
      assert.equal(times, 2);
      assert.equal(events.at(-1)?.data.content, good);
      for (const draft of draftsOf(events)) assert.ok(good.startsWith(draft.trimEnd()), draft);
    }
  });

  it('tells of findings one after the other, each where it stands', async () => {
    const finding = (quote: string) => ({
      quote,
      suggestion: null,
      reason: `Readers stumble at this: ${'it is said too often. '.repeat(20)}`,
      severity: 'minor',
      rule: 'Clarity',
    });
    const quotes = ['Alpha goes first', 'not in the text', 'Beta comes second', 'Gamma is last'];
    service.behave(() => ({
      text: JSON.stringify({ findings: quotes.map(finding) }),
      pieces: 600,
      pause: 100,
    }));
    const text = 'Read the the manual. Alpha goes first here. Beta comes second here. Gamma is last here.';
    const { events } = await ask({ mode: 'review', input: text, format: 'suggestions' });
    const told = events
      .filter(({ event }) => event === 'findings')
      .map(({ data }) => data.findings as Finding[]);
    assert.ok(told.length >= 2, `${told.length} events`);
    assert.ok((told[0]?.length ?? 0) > 0 && told[0]?.every(({ source }) => source === 'builtin'));
    const all = told.flat();
    for (const { original, range } of all) assert.equal(text.slice(range.start, range.end), original);
    const result = events.at(-1)?.data.suggestions as Finding[];
    for (const found of all)
      assert.ok(result.some((other) => JSON.stringify(other) === JSON.stringify(found)));
    assert.equal(result.filter(({ source }) => source === 'model').length, 3);
  });

  it('ends with an error where the model fails, and gives the unit back', async () => {
    const before = await service.analyze(key, { mode: 'none', input });
    service.behave(() => ({ status: 401, error: 'no' }));
    const { events } = await ask({ mode: 'rewrite', input });
    assert.deepEqual(events.at(-1)?.event, 'error');
    assert.equal((events.at(-1)?.data.error as { code: string }).code, 'UPSTREAM_ERROR');
    const next = await service.analyze(key, { mode: 'none', input });
    const remaining = (response: Response): string | null => response.headers.get('x-ratelimit-remaining');
    assert.equal(remaining(next), remaining(before));
  });

  it('answers what fails before the first event with its status', async () => {
    assert.equal((await ask({ mode: 'none', input })).response.status, 400);
    const spent = await service.key({ limit: 0 });
    const response = await service.analyze(spent, { mode: 'rewrite', input }, ACCEPT);
    assert.equal(response.status, 429);
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
  });

  it('hangs up on the provider when the caller hangs up', async () => {
    const gone = Promise.withResolvers<void>();
    service.behave((call) => {
      call.hungUp.addEventListener('abort', () => gone.resolve());
      return { stall: 'Some text.' };
    });
    const controller = new AbortController();
    const response = await service.analyze(
      key,
      { mode: 'rewrite', input },
      { ...ACCEPT, signal: controller.signal },
    );
    await response.body?.getReader().read();
    controller.abort();
    await gone.promise;
  });
});

describe('the built-in engine as a stream of events', () => {
  it('tells that it has begun and that it is done, then the result', async () => {
    const analyst = createBuiltinAnalyst({ threads: 2, queueLimit: 9, timeout: 30_000 });
    const service = await startTestService({ analyst });
    try {
      const key = await service.key({ limit: 3 });
      const response = await service.analyze(key, { mode: 'review', input: 'This is is it.' }, ACCEPT);
      const events = await eventsOf(response);
      assert.deepEqual(
        events.map(({ event }) => event),
        ['progress', 'progress', 'result'],
      );
      assert.deepEqual(events[1]?.data, { done: 1, total: 1 });
      const refused = await service.analyze(key, { mode: 'translate', input: 'Into German: yes' }, ACCEPT);
      const [, last] = await eventsOf(refused);
      assert.equal(last?.event, 'error');
      assert.equal((last?.data.error as { code: string }).code, 'UPSTREAM_ERROR');
    } finally {
      await service.stop();
    }
  });
});

describe('the stream of events', () => {
  it('gives a sign of life while nothing happens', async () => {
    const app = fastify();
    app.get('/', (_request, reply) => {
      const events = createEventStream(reply, 20);
      setTimeout(() => events.end('error', { error: { message: 'm', code: 'UPSTREAM_ERROR' } }), 110);
      return reply;
    });
    const { body, statusCode } = await app.inject('/');
    assert.equal(statusCode, 200);
    assert.ok(body.split(': working\n\n').length > 2, body);
    await app.close();
  });

  it('tells a reader who takes nothing no more than the end, and nobody less than the truth', () => {
    const sent: { start: number; content: string }[] = [];
    let open = true;
    const told = tellEvents({
      send: (_event, data) => {
        if (open) sent.push(data as { start: number; content: string });
        return open;
      },
    });
    told.onDraft('One two');
    told.onDraft('One two');
    open = false;
    told.onDraft('One two three');
    open = true;
    told.onDraft('One too');
    assert.deepEqual(sent, [
      { start: 0, content: 'One two' },
      { start: 5, content: 'oo' },
    ]);
  });
});
