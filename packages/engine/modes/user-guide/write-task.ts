import type { Audience } from '@housestyle/contract';
import { bullets, join, listed, numbered, section, table } from '../writing/markdown.ts';
import type { Field, Task } from './tasks.ts';

/** A form is a how-to: fill in, choose, select the button. */
export function writeSteps(task: Task, audience?: Audience, title = task.title): string {
  const { screen, intro, fields, main, opener } = task;
  const steps = [
    opener ? `Select **${opener}**.` : '',
    screen && (fields.length > 0 || main) ? `Go to **${screen}**.` : '',
    ...fields.filter(({ isReadOnly }) => !isReadOnly).map((field) => fieldStep(field, main, audience)),
    main ? `Select **${main}**.` : '',
  ].filter(Boolean);
  return section(
    2,
    title,
    ...intro,
    // Without a button that does it, each is done on its own.
    fields.length > 0 &&
      (steps.length > 1 ? (main || opener ? numbered(steps) : bullets(steps)) : (steps[0] ?? '')),
    writeFixed(fields),
    writeChoices(task),
  );
}

/** What a screen shows and lets nobody change. */
function writeFixed(fields: readonly Field[]): string {
  const names = fields.filter(({ isReadOnly }) => isReadOnly).map(({ name }) => `**${name}**`);
  return names.length > 0
    ? `You can see ${listed(names)}, but you can't change ${names.length > 1 ? 'them' : 'it'} here.`
    : '';
}

/** A form as what it asks for, for who looks things up. */
export function writeFields(task: Task): string {
  const { screen, intro, fields, main } = task;
  const withValues = fields.some(({ choices, hint }) => choices.length > 0 || hint !== '');
  const rows = fields.map(({ name, isRequired, choices, hint }) => [
    `**${name}**`,
    isRequired ? 'Yes' : 'No',
    ...(withValues ? [choices.length > 0 ? listed(choices, 'or') : hint && `For example “${hint}”`] : []),
  ]);
  return section(
    2,
    task.title,
    ...intro,
    screen && `**Screen:** ${screen}`,
    rows.length > 0 && table(['Field', 'Required', ...(withValues ? ['Values'] : [])], rows),
    main && `**Button:** ${main}`,
    writeChoices(task),
  );
}

function writeChoices({ fields, others, links }: Task): string {
  return join(
    choose(fields.length > 0 ? 'You can also select' : 'On this screen, you can select', others),
    choose('From here, you can open', links),
  );
}

/** One choice is a sentence, several are a list. */
function choose(intro: string, names: readonly string[]): string {
  const bold = names.map((name) => `**${name}**`);
  return bold.length > 1
    ? join(`${intro}:`, bullets(bold))
    : bold.map((name) => `${intro} ${name}.`).join('');
}

/** A hint that says what to do is no example of it. */
const ASKING = /^(?:enter|type|select|choose|pick|add|search|please|write|your|add|filter|find|leave)\b|\?$/i;
const SEARCHING = /^(?:search|filter|find)\b/i;
/** What people agree to, rather than set. */
const AGREEMENT = /^(?:accept|agree|remember|enable|allow|show|send me|i )/i;

function fieldStep(
  { name, hint, isRequired, choices, isToggle, isFile, help }: Field,
  main: string,
  audience?: Audience,
): string {
  const needed = !isRequired
    ? ''
    : audience === 'consumer'
      ? " You can't leave it empty."
      : ' The form needs it.';
  if (choices.length > 0) return `Choose a value for **${name}**: ${listed(choices, 'or')}.${needed}`;
  const said = help === '' ? '' : ` ${/[.!?]$/.test(help) ? help : `${help}.`}`;
  // Where no button searches, what is shown follows what is typed.
  if (SEARCHING.test(name) && !SEARCHING.test(main))
    return `To narrow what you see, type in **${name}**.${said}`;
  if (isFile) return `Choose a file for **${name}**.${needed}${said}`;
  if (isToggle && !AGREEMENT.test(name)) return `Turn **${name}** on or off.${needed}${said}`;
  const action = AGREEMENT.test(name) ? `Select **${name}** if you want it` : `Enter **${name}**`;
  return `${action}${hint && !ASKING.test(hint) ? `, for example “${hint}”` : ''}.${needed}${said}`;
}
