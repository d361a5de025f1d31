import type { Audience } from '@housestyle/contract';
import { bullets, join, listed, numbered, section, table } from '../writing/markdown.ts';
import { SEARCHING, type Field, type Task } from './tasks.ts';

/** A form is a how-to: fill in, choose, select the button. */
export function writeSteps(task: Task, audience?: Audience, title = task.title): string {
  const { screen, intro, fields, main, opener, confirm, decline, question } = task;
  const steps = [
    opener ? `Select **${opener}**.` : '',
    screen && (fields.length > 0 || main) ? `Go to **${screen}**.` : '',
    ...fields
      .filter(({ isReadOnly }) => !isReadOnly)
      .map((field, index, all) => inGroup(field, all[index - 1], fieldStep(field, main, audience))),
    main ? `Select **${main}**.` : '',
    confirm
      ? `To confirm, select **${confirm}**.${decline ? ` To go back, select **${decline}**.` : ''}`
      : '',
    question ? `When you are asked “${question}”, confirm.` : '',
  ].filter(Boolean);
  return section(
    2,
    title,
    ...intro,
    // Without a button that does it, each is done on its own.
    (fields.length > 0 || confirm !== undefined || question !== undefined) &&
      (steps.length > 1
        ? main || opener || fields.some(({ isAsked }) => isAsked)
          ? numbered(steps)
          : bullets(steps)
        : (steps[0] ?? '')),
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
  const values = fields.map(({ choices, hint, limits, initial }) => {
    const shown = choices.length > 0 ? `${listed(choices, 'or')}.` : hint && `For example “${hint}”.`;
    const all = [shown, limits, initial && `Default: ${initial}.`].filter(Boolean);
    return all.length > 1 ? all.join(' ') : (all[0] ?? '').replace(/\.$/, '');
  });
  const withValues = values.some(Boolean);
  const rows = fields.map(({ name, choices, isRequired }, index) => [
    `**${name || listed(choices, 'or')}**`,
    isRequired ? 'Yes' : 'No',
    ...(withValues ? [values[index] ?? ''] : []),
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
/** A hint that says what can be entered. */
const LIMITING =
  /^(?:at (?:least|most)|up to|between|from|min(?:imum)?\b|max(?:imum)?\b|no more than|must|only|optional|\d+(?:\s*[-–]\s*\d+)? (?:characters|digits|letters|words))\b/i;
const asSentence = (text: string): string =>
  text === '' ? '' : ` ${/[.!?]$/.test(text) ? text : `${text}.`}`;
/** What people agree to, rather than set. */
const AGREEMENT = /^(?:accept|agree|remember|enable|allow|show|send me|i )/i;

/** The first field of a part of the form says where it stands. */
function inGroup({ name, group }: Field, before: Field | undefined, step: string): string {
  if (group === '' || group === name || group === before?.group) return step;
  return `Under **${group}**, ${step.charAt(0).toLowerCase()}${step.slice(1)}`;
}

function fieldStep(field: Field, main: string, audience?: Audience): string {
  const step = whatToDo(field, main, audience);
  const [first = '', ...rest] = step;
  return field.onlyWith === ''
    ? step
    : `If you turn ${field.isWithout ? 'off' : 'on'} **${field.onlyWith}**, ${first.toLowerCase()}${rest.join('')}`;
}

function whatToDo(field: Field, main: string, audience?: Audience): string {
  const { hint, isRequired, choices, isToggle, isFile, isList, help, limits, initial } = field;
  const isForConsumers = audience === 'consumer';
  const name = `**${field.name}**${isRequired && !isForConsumers ? ' (required)' : ''}`;
  const needed = isRequired && isForConsumers ? " You can't leave it empty." : '';
  const asked = LIMITING.test(hint) ? hint : '';
  const first = initial === '' ? '' : `Default: ${initial}.`;
  const isTold = isFile
    ? /\bfiles?\b/i.test(help)
    : limits !== '' && (limits.match(/\d+/g) ?? ['-']).every((one) => help.includes(one));
  const own = isTold ? '' : limits;
  const said = [asked || own, help, first].map(asSentence).join('');
  if (field.isAsked) {
    const question = `“${field.name}”`;
    if (choices.length > 0) return `At ${question}, choose ${listed(choices, 'or')}.${said}`;
    const answer = isToggle ? ' with yes or no' : hint && !asked ? `, for example “${hint}”` : '';
    return `Answer ${question}${answer}.${said}`;
  }
  if (choices.length > 0)
    return field.name === ''
      ? `Choose ${listed(
          choices.map((one) => `**${one}**`),
          'or',
        )}.${needed}${said}`
      : `Choose a value for ${name}: ${listed(choices, 'or')}.${needed}${said}`;
  // Where no button searches, what is shown follows what is typed.
  if (SEARCHING.test(field.name) && !SEARCHING.test(main))
    return `To narrow what you see, type in **${field.name}**.${said}`;
  if (isList) return `Choose a value for ${name}.${needed}${said}`;
  if (isFile) return `Choose a file for ${name}.${needed}${said}`;
  // What has an example is typed: `Show code`, “ABC-123”.
  const agrees = AGREEMENT.test(field.name) && (isToggle || hint === '');
  if (isToggle && !agrees) return `Turn ${name} on or off.${needed}${said}`;
  const action = agrees
    ? isRequired || /^i (?:agree|accept)\b/i.test(field.name)
      ? `Select ${name}`
      : `Select **${field.name}** if you want it`
    : `${field.isSetting ? 'Set' : 'Enter'} ${name}`;
  return `${action}${hint && !asked && !ASKING.test(hint) ? `, for example “${hint}”` : ''}.${needed}${said}`;
}
