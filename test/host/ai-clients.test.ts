import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { CheckTool, type ToolParts } from '../../src/ai-clients/tools.ts';
import { marked, untitled } from './support/editing.ts';
import { personInEachTest } from './support/person.ts';
import { connect, run, useEndpoint } from './support/session.ts';

interface ToolAnswer {
  readonly count: number;
  readonly styleScore?: number;
  readonly findings: readonly {
    line: number;
    column: number;
    quote: string;
    suggestion: string;
    rule: string;
  }[];
}

describe('The tools for agents', () => {
  personInEachTest();
  before(connect);

  const invoke = async (
    name: string,
    input: object,
    token?: vscode.CancellationToken,
  ): Promise<ToolAnswer> => {
    const options = { input, toolInvocationToken: undefined };
    const { content } = await vscode.lm.invokeTool(name, options, token);
    const [part] = content;
    assert.ok(part instanceof vscode.LanguageModelTextPart);
    return JSON.parse(part.value) as ToolAnswer;
  };

  it('are known to the editor with their schemas', () => {
    const own = vscode.lm.tools.filter(({ name }) => name.startsWith('housestyle_'));
    assert.deepEqual(own.map(({ name }) => name).sort(), [
      'housestyle_check_style',
      'housestyle_review_text',
    ]);
    for (const { inputSchema, description } of own) {
      assert.ok(inputSchema && 'properties' in inputSchema);
      assert.match(description, /changes no file/);
    }
  });

  it('review a text, and say where each finding stands', async () => {
    const { count, findings: found } = await invoke('housestyle_review_text', {
      text: '# A\n\nIn order to start, wait.\n',
    });
    assert.equal(count, found.length);
    const one = found.find(({ quote }) => quote === 'In order to');
    assert.deepEqual([one?.line, one?.column, one?.suggestion], [3, 1, 'To']);
  });

  it('check a file of the workspace and tell the score', async () => {
    const { styleScore } = await invoke('housestyle_check_style', { file: 'guide.md' });
    assert.ok(styleScore !== undefined && styleScore >= 0 && styleScore <= 100);
  });

  it('check the selection', async () => {
    const editor = await untitled('In order to start.\n\nIn order to stop.\n');
    editor.selection = new vscode.Selection(2, 0, 2, 17);
    const { findings: found } = await invoke('housestyle_review_text', { selection: true });
    assert.deepEqual(
      found.filter(({ quote }) => quote === 'In order to').map(({ line }) => line),
      [3],
    );
    assert.deepEqual(marked(editor.document).filter((text) => text === 'In order to').length, 1);
  });

  for (const [title, input, expected] of [
    ['nothing', {}, /Pass "text"/],
    ['an empty text', { text: ' ' }, /nothing to check/],
    ['a file elsewhere', { file: '/etc/hostname' }, /not in a folder of this workspace/],
    ['a way out of the workspace', { file: '../../../etc/hostname' }, /not in a folder of this workspace/],
    ['a file that is not there', { file: 'absent.md' }, /no text file "absent\.md"/],
    ['far too much', { text: 'word '.repeat(50_000) }, /at most 200000/],
    ['an audience that is none', { text: 'A', audience: 'all' }, /Pass one of consumer/],
  ] as const)
    it(`tell the model what to do when they are given ${title}`, async () => {
      await assert.rejects(invoke('housestyle_review_text', input), expected);
    });

  it('tell the model what the user has to do when the service refuses', async () => {
    const api = await connect();
    await api.setApiKey(`housestyle_${'x'.repeat(36)}`);
    await assert.rejects(invoke('housestyle_review_text', { text: 'A' }), /UNAUTHORIZED.*Ask the user/);
    await connect();
  });

  for (const [title, isLocal, expected] of [
    ['no text leaves the computer', true, undefined],
    [
      'text goes to a host, and name it with how much',
      false,
      '17 characters of the given text are sent to https://docs.example.com.',
    ],
  ] as const)
    it(`ask the person ${isLocal ? 'nothing' : 'each time'} where ${title}`, async () => {
      const connection = { isLocal, serviceName: 'https://docs.example.com' };
      const tool = new CheckTool('review', { connection } as unknown as ToolParts);
      const prepared = await tool.prepareInvocation({ input: { text: 'In order to start' } });
      assert.equal(prepared.confirmationMessages?.message, expected);
      assert.match(String(prepared.invocationMessage), /Checking the given text/);
    });

  it('end when the agent cancels', async () => {
    const source = new vscode.CancellationTokenSource();
    const running = invoke(
      'housestyle_review_text',
      { text: 'In order to start. '.repeat(5000) },
      source.token,
    );
    source.cancel();
    await assert.rejects(running);
  });
});

describe('A language model of the editor', () => {
  const user = personInEachTest();
  before(async () => {
    await connect();
    await useEndpoint('');
  });
  after(async () => {
    await run('chooseModel', 'builtin');
    await connect();
  });

  it('is asked by the local service once it is chosen, behind the service’s guards', async () => {
    const { document } = await untitled('# A\n\nThe zorbly thing waits in order to start.\n');
    await run('review');
    assert.ok(!marked(document).includes('zorbly'));
    assert.equal(await run('chooseModel', 'echo'), 'echo');
    assert.equal((await run<{ ok: boolean }>('review')).ok, true);
    assert.ok(marked(document).includes('zorbly'), marked(document).join());
    assert.ok(marked(document).includes('in order to'), 'the built-in engine has a say no more');
    assert.equal(await run('chooseModel', 'builtin'), 'builtin');
    assert.equal((await run<{ ok: boolean }>('review')).ok, true);
    assert.ok(!marked(document).includes('zorbly'));
  });

  it('changes nothing in a text that it must leave alone: a rewriting that is none is refused', async () => {
    const { document } = await untitled('# A\n\nRun `npm start` at https://example.com in order to start.\n');
    assert.equal(await run('chooseModel', 'echo'), 'echo');
    const before = document.getText();
    const answer = await run<{ ok: boolean; code?: string }>('rewrite');
    assert.deepEqual([answer.ok, answer.code], [false, 'UPSTREAM_ERROR']);
    assert.equal(document.getText(), before);
  });

  it('is not offered for a service of a team, which has its own', async () => {
    await connect();
    assert.equal(await run('chooseModel', 'echo'), undefined);
    assert.match(user.messages.join(), /has its own model/);
    await useEndpoint('');
  });
});
