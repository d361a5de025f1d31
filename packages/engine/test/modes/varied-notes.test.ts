import assert from 'node:assert/strict';
import { run } from './jobs.ts';

/** One task as a writer knows it, and what stands where on its page. */
interface Task {
  readonly task: string;
  readonly need: string;
  readonly steps: readonly string[];
  readonly limit: string;
  readonly result: string;
  readonly help: string;
}

const TASKS: readonly Task[] = [
  {
    task: 'export invoices',
    need: 'only owners can do this',
    steps: ['open Billing', 'click Export', 'pick the date range', 'download the file'],
    limit: 'the range is at most 12 months',
    result: 'the file shows one row per invoice',
    help: 'billing@acme.example',
  },
  {
    task: 'add a teammate',
    need: 'admin role required',
    steps: ['go to Members', 'press Invite', 'type the email address', 'send the invitation'],
    limit: 'invitations expire after 7 days',
    result: 'the person appears under Pending',
    help: 'support',
  },
  {
    task: 'publish an article',
    need: 'requires the Publisher role',
    steps: ['open the draft', 'add a summary', 'pick a cover image', 'hit Publish'],
    limit: 'summaries are at most 160 characters',
    result: 'the article shows up on the front page',
    help: 'the web team',
  },
  {
    task: 'merge duplicate contacts',
    need: 'you need the editor role',
    steps: ['filter by Duplicates', 'tick both contacts', 'click Merge', 'check the preview', 'confirm'],
    limit: 'merges can be undone within 24 hours',
    result: 'one contact is left',
    help: '#crm',
  },
];

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (steps: readonly string[]): string =>
  `${steps.slice(0, -1).join(', ')} and ${steps.at(-1) ?? ''}`;
const sentences = (...notes: readonly string[]): string =>
  notes.map((note) => `${capitalized(note)}.`).join(' ');

/** The same facts as different people write them down. */
const FORMS: Readonly<Record<string, (task: Task) => string>> = {
  bullets: ({ task, need, steps, limit, result, help }) =>
    `how to ${task}\n- ${[need, ...steps, limit, result, `if it fails contact ${help}`].join('\n- ')}`,
  commas: ({ task, need, steps, limit, result, help }) =>
    `how to ${task}: ${need}. ${steps.join(', ')}. ${result}. ${limit}. if it fails contact ${help}.`,
  'one breath': ({ task, need, steps, limit, result, help }) =>
    `notes: ${task}. ${need}. ${steps.join(', ')}, ${limit}. ${result}. problems: ${help}`,
  labels: ({ task, need, steps, limit, result, help }) =>
    `Title: ${capitalized(task)}\nNeeds: ${need}\nSteps: ${steps.join('; ')}\nLimit: ${limit}\nResult: ${result}\nHelp: ${help}`,
  dashes: ({ task, need, steps, limit, result, help }) =>
    `${task} - ${need}\n${steps.join('\n')}\n${result}\nnote - ${limit}\nhelp - ${help}`,
  arrows: ({ task, need, steps, limit, result, help }) =>
    `${task}: ${steps.join(' -> ')}. ${need}, ${limit}. ${result}. questions to ${help}`,
  slashes: ({ task, need, steps, limit, result, help }) =>
    `${task} (${need})\n${steps.join(' / ')}\n${limit}; ${result}; if it fails contact ${help}`,
  'first and then': ({ task, need, steps, limit, result, help }) =>
    `Document how to ${task}. First ${steps[0] ?? ''}, then ${steps[1] ?? ''}. After that ${steps.slice(2, -1).join(', ')} and finally ${steps.at(-1) ?? ''}. ${sentences(need, limit, result, `if it fails contact ${help}`)}`,
  ticket: ({ task, need, steps, limit, result, help }) =>
    `DOC-212: ${task}\nReporter: Mia\nPriority: Medium\n\n${sentences(need, listed(steps), limit, `afterwards ${result}`, `if it fails contact ${help}`)}`,
  'the task inside': ({ task, need, steps, limit, result, help }) =>
    sentences(limit, `if it fails contact ${help}`, need, `to ${task}, ${listed(steps)}`, result),
  chat: ({ task, need, steps, limit, result, help }) =>
    `hey can you write up how to ${task}? so basically ${listed(steps)}. oh and ${need}. ${limit}. if it worked ${result}. if it fails contact ${help}. thx`,
};

describe('the same notes in another form', () => {
  for (const [form, write] of Object.entries(FORMS))
    for (const task of TASKS)
      it(`say how to ${task.task} as ${form}`, () => {
        const { content } = run('generate', write(task), {}, { docType: 'how-to' });
        const [, steps = ''] = /## Steps\n\n([^#]*)/.exec(content) ?? [];
        const items = steps.split('\n').flatMap((line) => /^\d+\. (.*)\.$/.exec(line)?.[1] ?? []);
        assert.match(content, new RegExp(`^# ${task.task}$`, 'im'));
        assert.equal(
          items.join(', ').replace(/ and /g, ', ').toLowerCase(),
          task.steps.join(', ').toLowerCase(),
        );
        assert.match(content, /## Before you begin\n\n- .*(?:owners|admin|Publisher|editor)/);
        for (const fact of [task.limit, task.result, task.help])
          assert.ok(content.toLowerCase().includes(fact.toLowerCase()), `${fact} in:\n${content}`);
        assert.match(content, /^## Get help$/m);
        assert.doesNotMatch(content, /VERIFY|Mia|Medium|thx|basically|something goes wrong/);
      });
});
