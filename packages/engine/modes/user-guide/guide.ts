import type { CliCommand, CliOption } from '../../code/model.ts';
import type { Screen } from '../../code/ui/types.ts';
import { codeSpan } from '../report/quote.ts';
import { callOf, defaultOf, usageOf } from '../writing/command-line.ts';
import { escapeMarkdown, join, listed, section, table } from '../writing/markdown.ts';
import type { Page } from '../writing/page.ts';
import { messagesOf, questionOfProblem, writeMessages, writeProblems, type Messages } from './messages.ts';
import type { GuideReader } from './reader.ts';
import { tasksOf, type Task } from './tasks.ts';
import { writeFields, writeSteps } from './write-task.ts';

/** Tasks that somebody new does first. */
const FIRST_TASKS = 3;

interface Parts {
  readonly tasks: readonly Task[];
  readonly messages: Messages;
  readonly commands: readonly string[];
}

/** A page for the people who use the product; undefined where nothing is shown to anyone. */
export function writeGuide(
  screens: readonly Screen[],
  commands: readonly CliCommand[],
  reader: GuideReader,
): Page | undefined {
  const all = tasksOf(screens);
  const said = messagesOf(screens);
  const asked = new Set(all.map(({ question }) => question));
  const parts: Parts = {
    tasks: all,
    // What a task tells already isn't told twice.
    messages: { ...said, questions: said.questions.filter((text) => !asked.has(escapeMarkdown(text))) },
    commands: commands.map(writeCommand).filter(Boolean),
  };
  const { tasks, messages } = parts;
  if (
    tasks.length +
      messages.good.length +
      messages.questions.length +
      messages.errors.length +
      parts.commands.length ===
    0
  )
    return undefined;
  const [main] = screens.flatMap(({ texts }) => texts.filter(({ kind }) => kind === 'heading'));
  const [only] = tasks;
  const isAlone = only && tasks.length === 1 && main !== undefined && reader.kind === 'guide';
  const title = isAlone ? only.screen || only.title : TITLES[reader.kind];
  // People are on the only screen there is.
  const told = isAlone ? { ...parts, tasks: [{ ...only, title, screen: '' }] } : parts;
  // What was asked for may have nothing to say: then all that is shown is told.
  const body = WRITERS[reader.kind](told, reader) || writeWhole(told, reader);
  return {
    title,
    description: DESCRIPTIONS[reader.kind],
    // The page's title already says what its only task is.
    body: body.replace(`## ${title}\n\n`, ''),
  };
}

const TITLES: Readonly<Record<GuideReader['kind'], string>> = {
  guide: 'User guide',
  quickstart: 'Get started',
  reference: 'Screen reference',
  troubleshooting: 'Troubleshooting',
  faq: 'Frequently asked questions',
};

const DESCRIPTIONS: Readonly<Record<GuideReader['kind'], string>> = {
  guide: 'What you can do, step by step, and what the messages mean.',
  quickstart: 'The first things to do, step by step.',
  reference: 'What each screen asks for.',
  troubleshooting: 'What the messages mean and what to do.',
  faq: 'Answers to what people ask first.',
};

const WRITERS: Readonly<Record<GuideReader['kind'], (parts: Parts, reader: GuideReader) => string>> = {
  guide: writeWhole,
  quickstart: ({ tasks, commands }, { audience }) => {
    const doable = tasks.filter(({ fields }) => fields.length > 0);
    const first = doable.length > 0 ? doable : tasks;
    return join(
      ...first.slice(0, FIRST_TASKS).map((task) => writeSteps(task, audience)),
      first.length === 0 && commands[0],
    );
  },
  reference: ({ tasks, commands }) => join(...tasks.map(writeFields), ...commands),
  troubleshooting: ({ tasks, messages }) => writeProblems(messages, tasks),
  faq: ({ tasks, messages }, { audience }) =>
    join(
      ...tasks.map((task) => writeSteps(task, audience, questionOf(task))),
      writeProblems(messages, tasks, questionOfProblem),
    ),
};

function questionOf({ title, isDoable }: Task): string {
  return isDoable
    ? `How do I ${title.charAt(0).toLowerCase()}${title.slice(1)}?`
    : `What can I do on “${title}”?`;
}

/** All that is shown, in the order and the depth that the reader needs. */
function writeWhole({ tasks, messages, commands }: Parts, { audience }: GuideReader): string {
  const steps = tasks.map((task) => writeSteps(task, audience));
  const said = writeMessages(messages);
  switch (audience) {
    // Who uses a product at home types no commands into it.
    case 'consumer':
      return join(...steps, said, ...(steps.length === 0 ? commands : []));
    case 'developers':
      return join(writeOverview(tasks), ...commands, ...steps, said);
    case 'engineers':
      return join(writeOverview(tasks), ...tasks.map(writeFields), ...commands, said);
    // Who runs it asks for its commands, and what people will report.
    case 'devops':
      return join(...commands, said, ...steps);
    default:
      return join(...steps, ...commands, said);
  }
}

/** What there is to do, at a glance. */
function writeOverview(tasks: readonly Task[]): string {
  if (tasks.length < 2) return '';
  const rows = tasks.map(({ title, fields, main, others }) => [
    title,
    fields.map(({ name }) => name).join(', ') || 'Nothing',
    main || others[0] || '',
  ]);
  return section(2, 'At a glance', table(['Screen or task', 'You enter', 'You select'], rows));
}

/** A command with what it takes and its options: what people type is no code of the product. */
function writeCommand(command: CliCommand, _index: number, all: readonly CliCommand[]): string {
  const { name, description, options, arguments: values, example } = command;
  const tables = [writeOptions('You give', values), writeOptions('Option', options)];
  if (tables.join('') === '' && (description === '' || name === '')) return '';
  const usage = usageOf(command, all);
  const isGroup = all.some((one) => one.name.startsWith(`${name} `));
  const shown =
    example.trim() === '' ? (isGroup ? '' : callOf(command)) : example.trim().replace(/^[ \t]+/gm, '');
  return section(
    2,
    name === '' ? 'Options' : `Use \`${name}\``,
    ...description.split(/\n\s*\n/).map((part) => part && sentence(part)),
    usage !== '' && `Type:\n\n\`\`\`shell\n${usage}\n\`\`\``,
    shown !== '' && `For example:\n\n\`\`\`shell\n${shown}\n\`\`\``,
    ...tables,
  );
}

/** Options that something is said of in a table, the others by their names. */
function writeOptions(kind: string, options: readonly CliOption[]): string {
  const untold = options.filter(({ name, description }) => description === '' && name.startsWith('-'));
  const names = untold.map(({ name, required }) => `${codeSpan(name)}${required ? ' (required)' : ''}`);
  const isAll = untold.length === options.length;
  const rows = options
    .filter(({ description }) => description !== '')
    .map((option) => {
      const otherwise = defaultOf(option);
      const without =
        otherwise === ''
          ? ''
          : ` If you leave it out, it is ${option.variable === undefined ? '' : 'the '}${otherwise}.`;
      const needed = option.required && option.name.startsWith('-') ? ' Required.' : '';
      return [codeSpan(option.name), `${sentence(option.description)}${needed}${without}`];
    });
  return join(
    table([kind, 'What it does'], rows),
    names.length > 0 && `${isAll ? 'Options' : 'More options'}: ${listed(names)}.`,
  );
}

function sentence(text: string): string {
  const start = escapeMarkdown(text.charAt(0).toUpperCase() + text.slice(1)).trim();
  return /[.!?]$/.test(start) ? start : `${start}.`;
}
