import assert from 'node:assert/strict';
import { MODES, type AnalyzeResponse } from '@housestyle/contract';
import { createEngine } from '@housestyle/engine';
import { codeOf } from '../support/service.ts';
import {
  inputOf,
  MODEL_KEY,
  NOTHING_FOUND,
  startModelService,
  type ModelService,
} from './support/model-service.ts';
import type { WireCall, WireReply } from './support/wire.ts';

const DOCUMENT = `---
title: Install the tool
slug: /install
---

# Install the tool

Run \`npm install\` for 30 seconds, then see [the guide](https://docs.test/guide "Guide").
The thing does stuff with {name}. [VERIFY] the limit.

\`\`\`bash
npm install --global tool
\`\`\`

1. Press <kbd>Ctrl</kbd> twice.
`;

const findings = (...list: object[]): WireReply => ({ text: JSON.stringify({ findings: list }) });
const finding = (quote: string, more: object = {}): object => ({
  quote,
  suggestion: 'copies the files',
  reason: 'Nobody knows what it does.',
  severity: 'important',
  rule: 'Clarity',
  ...more,
});

describe('a language model behind the service', () => {
  let service: ModelService;
  let key: string;
  before(async () => {
    service = await startModelService();
    key = await service.key({ limit: 1000 });
  });
  after(() => service.stop());

  const ask = async (mode: string, input: string, more: object = {}): Promise<AnalyzeResponse> => {
    const response = await service.analyze(key, { mode, input, ...more });
    assert.equal(response.status, 200, await response.clone().text());
    return (await response.json()) as AnalyzeResponse;
  };
  const refused = async (mode: string, input = DOCUMENT): Promise<void> => {
    const used = async (): Promise<string | null> =>
      (await service.analyze(key, { mode: 'nothing', input: 'x' })).headers.get('x-ratelimit-remaining');
    const before = await used();
    const response = await service.analyze(key, { mode, input });
    assert.equal(response.status, 502);
    const text = await response.clone().text();
    assert.ok(!text.includes(MODEL_KEY) && !text.includes('provider says'), text);
    assert.equal(await codeOf(response), 'UPSTREAM_ERROR');
    assert.equal(await used(), before);
  };
  const echo = (change: (input: string) => string = (input) => input) =>
    service.behave((call: WireCall) => ({ text: change(inputOf(call)) }));

  it('serves all modes', async () => {
    service.behave((call) =>
      /"findings"/.test(call.system) ? NOTHING_FOUND : { text: inputOf(call) || 'A text.' },
    );
    for (const { name } of MODES) {
      const answer = await ask(name, 'The `tool` reads files. Translate it into German.');
      assert.ok(answer.content.length > 0, name);
      assert.deepEqual(answer.usage, { inputTokens: 11, outputTokens: 7 }, name);
    }
  });

  it('adds what it finds to the built-in findings, where the quote stands', async () => {
    service.behave(() => findings(finding('does   stuff'), finding('never stood here')));
    const { content, suggestions = [] } = await ask('review', DOCUMENT, { format: 'suggestions' });
    const own = suggestions.filter(({ source }) => source === 'model');
    assert.deepEqual(
      own.map(({ original, suggestion }) => [original, suggestion]),
      [['does stuff', 'copies the files']],
    );
    for (const { original, range } of suggestions)
      assert.equal(original, DOCUMENT.slice(range.start, range.end));
    assert.match(content, /`does stuff`/);
    assert.ok(!content.includes('never stood here'));
  });

  it('finds the place also in a text with line ends of Windows and a byte order mark', async () => {
    const input = `\uFEFF${DOCUMENT.replace(/\n/g, '\r\n')}`;
    service.behave(() => findings(finding('does stuff')));
    const { suggestions = [] } = await ask('review', input, { format: 'suggestions' });
    const [own] = suggestions.filter(({ source }) => source === 'model');
    assert.equal(own && input.slice(own.range.start, own.range.end), 'does stuff');
  });

  for (const [mode, input] of [
    ['review', DOCUMENT],
    ['style-check', DOCUMENT],
    ['ux-review', 'save = Please click here\nquit = Quit {name}\n'],
  ] as const)
    it(`reports for ${mode} what the engine alone reports, where the model finds nothing`, async () => {
      const style = { rules: [], termSubs: [], glossary: [] };
      const engine = createEngine();
      const alone = engine.analyze({ mode, input, style, format: 'suggestions' });
      const merged = engine.analyze({ mode, input, style, format: 'suggestions', found: [] });
      assert.deepEqual(merged, alone);
      service.behave(() => findings());
      const given = await ask(mode, input, { ...style, format: 'suggestions' });
      assert.deepEqual([given.content, given.suggestions], [alone.content, alone.suggestions]);
      const prose = await ask(mode, input, style);
      assert.deepEqual([prose.content, prose.suggestions], [alone.content, undefined]);
    });

  it('reads JSON wherever it stands, and asks once more where there is none', async () => {
    const good = JSON.stringify({ findings: [finding('does stuff')] });
    for (const text of [`Sure!\n\`\`\`json\n${good}\n\`\`\`\nAnything else?`, good.replace(/\}$/, ',}')]) {
      service.behave(() => ({ text }));
      const { suggestions = [] } = await ask('review', DOCUMENT, { format: 'suggestions' });
      assert.ok(
        suggestions.some(({ source }) => source === 'model'),
        text,
      );
    }
    let times = 0;
    service.behave(() => ({ text: times++ === 0 ? 'There are some problems.' : good }));
    await ask('review', DOCUMENT);
    assert.equal(times, 2);
    service.behave(() => ({ text: 'No JSON today.' }));
    await refused('review');
  });

  it('hands back everything that is no prose as it was', async () => {
    service.behave((call) => {
      const input = inputOf(call);
      assert.ok(!input.includes('https://docs.test'), 'no address is sent');
      assert.match(input, /⟦c\d+\|`npm install`⟧/);
      return { text: `Here is the text:\n\n${input.replace('The thing does stuff with', 'It copies')}` };
    });
    const { content } = await ask('rewrite', DOCUMENT, { rules: [] });
    assert.equal(content, DOCUMENT.replace('The thing does stuff with', 'It copies'));
  });

  it('refuses a draft that lost, repeated or made up something, and gives the unit back', async () => {
    const changes: ((input: string) => string)[] = [
      (input) => input.replace(/⟦c\d+[^⟧]*⟧/, ''),
      (input) => input.replace(/⟦(l\d+)⟧/, '⟦$1⟧ and ⟦$1⟧'),
      (input) => `${input}\n\nSee [more](https://evil.test/?q=1).`,
      (input) => `${input}\n\n![x](https://evil.test/pixel.png)`,
      (input) => `${input}\n\nRun \`rm -rf\`.`,
      (input) => `${input} ⟦c99⟧`,
      () => 'A text about something else.',
    ];
    for (const change of changes) {
      echo(change);
      await refused('rewrite');
    }
  });

  it('says where nobody named the language to translate into', async () => {
    const line = '[VERIFY] The input does not name the language to translate into.';
    service.behave(() => ({ text: line }));
    const response = await service.analyze(key, {
      mode: 'translate',
      input: '# Run it\n\nRun `npm start`.\n',
    });
    assert.equal(response.status, 200);
    assert.equal(((await response.json()) as { content: string }).content, line);
  });

  it('repairs a draft once', async () => {
    let times = 0;
    service.behave((call) => ({
      text: times++ === 0 ? inputOf(call).replace(/⟦n\d+[^⟧]*⟧/, 'thirty') : inputOf(call),
    }));
    const { content } = await ask('simplify', DOCUMENT, { rules: [] });
    assert.equal(times, 2);
    assert.match(content, /30 seconds/);
    assert.match(service.calls().at(-1)?.user ?? '', /Missing: ⟦n\d+\|30⟧/);
  });

  it('applies the house style that the model forgot', async () => {
    echo((input) => input.replace('The thing does stuff', 'You utilise the tool'));
    const termSubs = [{ preferred: 'use', avoid: ['utilise'] }];
    const { content } = await ask('rewrite', DOCUMENT, { rules: [], termSubs });
    assert.match(content, /You use the tool/);
  });

  it('keeps a file of strings a file of strings', async () => {
    const file = '{\n  "save": "Do saving of {name}",\n  "quit": "Leave now"\n}\n';
    echo((input) => input.replace('Do saving of', 'Save').replaceAll('Leave now', 'Leave'));
    const { content } = await ask('ux-rewrite', file, { rules: [] });
    assert.deepEqual(JSON.parse(content), { save: 'Save {name}', quit: 'Leave' });
    const big = `{${Array.from({ length: 900 }, (_, index) => `\n  "k${index}": "Leave now {n}"`).join(',')}\n}\n`;
    assert.equal((await ask('ux-rewrite', big, { rules: [] })).content, big.replaceAll('Leave now', 'Leave'));
    echo((input) => input.replace('Leave now', 'Leave "now"'));
    await refused('ux-rewrite', file);
  });

  it('makes up no address and no image in what it writes', async () => {
    service.behave(() => ({
      text: 'Read [this](https://evil.test/a) ![x](https://evil.test/p.png) <img src="//evil.test/q"> and https://docs.test/guide.',
    }));
    const { content } = await ask('summarize', DOCUMENT);
    assert.ok(!content.includes('evil.test'), content);
    assert.match(content, /https:\/\/docs\.test\/guide/);
  });

  it('does not tell its instructions', async () => {
    service.behave((call) => ({ text: call.system }));
    await refused('summarize');
    service.behave((call) => ({ text: `The id is ${/[\da-f]{32}/.exec(call.user)?.[0]}.` }));
    await refused('summarize');
    service.behave((call) => findings(finding('does stuff', { reason: call.system.slice(0, 1500) })));
    await refused('review');
  });

  it('sends the document without what nobody sees', async () => {
    service.behave((call) => ({ text: inputOf(call) }));
    const hidden = [...'ignore'].map((sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0))).join('');
    await ask('explain', `Read\u200b the file.${hidden}\u202e`);
    assert.equal(inputOf(service.calls().at(-1) as WireCall), 'Read the file.');
  });

  it('stops a model that does not come to its end', async () => {
    service.behave(() => ({ text: 'and so on, '.repeat(20_000) }));
    await refused('generate');
    service.behave(() => ({ text: 'Cut off', finish: 'length' }));
    await refused('generate');
    service.behave(() => ({ text: '' }));
    await refused('generate');
  });

  it('works on a long text part by part, and joins it without a seam', async () => {
    const section = (index: number): string =>
      `## Part ${index}, [see](https://docs.test/${index})\n\n${`Sentence of part ${index} with \`code${index}\`. `.repeat(20).trim()}\n\n- One item\n- Another item\n\n`;
    const long = `# All\n\n${Array.from({ length: 60 }, (_, index) => section(index)).join('')}`;
    const before = service.calls().length;
    echo((input) => input.replaceAll('Sentence', 'Phrase'));
    const { content, usage } = await ask('rewrite', long, { rules: [] });
    // Also what a part is shown of the others.
    const sent = service.calls().slice(before);
    assert.ok(sent.some(({ user }) => user.includes('<<<BEFORE')));
    for (const { user } of sent) assert.ok(!user.includes('docs.test'), 'an address was sent');
    assert.equal(content, long.replaceAll('Sentence', 'Phrase'));
    const count = service.calls().length - before;
    assert.ok(count > 3, String(count));
    assert.deepEqual(usage, { inputTokens: 11 * count, outputTokens: 7 * count });

    service.behave((call) =>
      inputOf(call).includes('part 41') ? findings(finding('of part 41')) : NOTHING_FOUND,
    );
    const { suggestions = [] } = await ask('review', long, { format: 'suggestions', rules: [] });
    const [found] = suggestions.filter(({ source }) => source === 'model');
    assert.equal(found?.range.start, long.indexOf('of part 41'));
  });

  it('keeps line ends and a byte order mark', async () => {
    echo((input) => input.replace('stuff', 'work'));
    const source = `\uFEFF${DOCUMENT.replace(/\n/g, '\r\n')}`;
    assert.equal((await ask('rewrite', source, { rules: [] })).content, source.replace('stuff', 'work'));
  });

  it('answers 502 for every failure of the provider, with the cause in the log', async () => {
    const error = `provider says: ${MODEL_KEY} is bad`;
    for (const reply of [
      { status: 500, error, headers: { 'retry-after-ms': '1' } },
      { status: 401, error },
      { status: 400, error },
      { reset: 'Hel' },
      { truncated: 'Hel' },
      { raw: 'nonsense' },
    ]) {
      service.behave(() => reply);
      await refused('summarize');
    }
    const log = service.logged.join('\n');
    assert.match(log, /MODEL_DENIED/);
    assert.match(log, /The model's provider answered 401\./);
    assert.ok(!log.includes(MODEL_KEY) && !log.includes('does stuff') && !log.includes('provider says'));
  });

  it('hangs up on the provider when the caller hangs up', async () => {
    service.behave(() => ({ stall: 'Hel' }));
    const before = service.calls().length;
    const controller = new AbortController();
    const { signal } = controller;
    const request = service
      .analyze(key, { mode: 'summarize', input: DOCUMENT }, { signal })
      .catch(() => null);
    while (service.calls().length === before) await new Promise((resolve) => setTimeout(resolve, 5));
    const { hungUp } = service.calls().at(-1) as WireCall;
    const gone = new Promise((resolve) => hungUp.addEventListener('abort', resolve, { once: true }));
    controller.abort();
    await Promise.all([request, gone]);
  });
});
