import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from '../../index.ts';
import { runCode } from './run.ts';

const SCREENS = readFileSync(join(import.meta.dirname, 'fixtures', 'ui', 'invite.tsx.txt'), 'utf8');
const COMMAND = [
  '// file: cli.ts',
  "import { Command } from 'commander';",
  "const program = new Command().name('notes').description('Exports your notes');",
  "program.option('-o, --out <file>', 'File to write');",
].join('\n');
const INPUT = `// file: invite.tsx\n${SCREENS}\n${COMMAND}`;

async function write(more: Partial<Job>): Promise<string> {
  return (await runCode('user-guide', INPUT, more)).content;
}

const headings = (content: string): string[] =>
  [...content.matchAll(/^##? (.+)$/gm)].map(([, title = '']) => title);

const COMMANDS = 'Use `notes`';
const TASKS = ['Invite a teammate', 'No projects yet'];

/** For whom or as what, and the headings of the page. */
const PAGES: readonly (readonly [Partial<Job>, readonly string[]])[] = [
  [{}, ['User guide', ...TASKS, COMMANDS, 'Messages']],
  [{ audience: 'consumer' }, ['User guide', ...TASKS, 'Messages']],
  [{ audience: 'developers' }, ['User guide', 'At a glance', COMMANDS, ...TASKS, 'Messages']],
  [{ audience: 'engineers' }, ['User guide', 'At a glance', ...TASKS, COMMANDS, 'Messages']],
  [{ audience: 'devops' }, ['User guide', COMMANDS, 'Messages', ...TASKS]],
  [{ docType: 'quickstart' }, ['Get started', 'Invite a teammate']],
  [{ docType: 'reference' }, ['Screen reference', ...TASKS, COMMANDS]],
  [{ docType: 'troubleshooting' }, ['Troubleshooting', 'The invitation could not be sent']],
  [
    { docType: 'FAQ' },
    [
      'Frequently asked questions',
      'How do I invite a teammate?',
      'What can I do on “No projects yet”?',
      'What does “The invitation could not be sent” mean?',
    ],
  ],
];

describe('whom a user guide is for, and what it is', () => {
  for (const [more, titles] of PAGES)
    it(`has the sections that ${Object.values(more).join(' ') || 'everyone'} needs`, async () => {
      assert.deepEqual(headings(await write(more)), titles);
    });

  it('shows no code to anyone', async () => {
    for (const [more] of PAGES)
      assert.doesNotMatch(await write(more), /InviteForm|onSubmit|useState|\/teams|className|href|Command\(/);
  });

  it('gives engineers fields to look up, and others steps', async () => {
    assert.match(await write({ audience: 'engineers' }), /\| \*\*Role\*\* \| No \| Viewer or Editor \|/);
    assert.match(await write({ audience: 'developers' }), /2\. Choose a value for \*\*Role\*\*/);
  });

  it('tells consumers in plain words what they must fill in', async () => {
    assert.match(await write({ audience: 'consumer' }), /You can't leave it empty\./);
    assert.match(await write({}), /\(required\)/);
  });

  it('says what a message tells to do, and marks one that tells nothing', async () => {
    const input =
      "// file: a.tsx\nexport function A() { const go = () => { setError('The export failed.'); setError('No network found. Connect, then try again.'); }; return <form><h1>Export notes</h1><label>Name<input /></label><button onClick={go}>Start export</button></form>; }";
    const { content } = await runCode('user-guide', input, { docType: 'troubleshooting' });
    assert.match(content, /## No network found\n\nConnect, then try again\./);
    assert.match(content, /## The export failed\n\n\[VERIFY\]/);
    assert.equal(content.match(/\[VERIFY\]/g)?.length, 1);
  });

  it('keeps a hint with its field, and what is shown only at times', async () => {
    const input =
      "// file: a.tsx\nexport function Invite() { const [role] = useState('viewer'); return <form><h1>Invite members</h1><label>Emails<input /></label><p className=\"hint\">Separate addresses with commas.</p>{role === 'admin' && <p>Admins can delete the team.</p>}<button>Send</button></form>; }";
    const { content } = await runCode('user-guide', input, {});
    assert.match(content, /1\. Enter \*\*Emails\*\*\. Separate addresses with commas\./);
    assert.match(content, /At times, you also see:\n\n- “Admins can delete the team\.”/);
  });

  it('says once that a document type is none of a user guide', async () => {
    const content = await write({ docType: 'release notes' });
    assert.match(
      content,
      /> \[VERIFY\] The built-in engine could not follow “the document type release notes”/,
    );
    assert.doesNotMatch(await write({ docType: 'user manual' }), /\[VERIFY\]/);
  });
});
