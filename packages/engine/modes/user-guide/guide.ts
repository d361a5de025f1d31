import type { CliCommand } from '../../code/model.ts';
import type { Screen, UiText } from '../../code/parts/ui-strings.ts';
import { bullets, escapeMarkdown, join, listed, numbered, section, table } from '../writing/markdown.ts';
import type { Page } from '../writing/page.ts';

/** A page of how-tos; undefined where nothing is shown to anyone. */
export function writeGuide(screens: readonly Screen[], commands: readonly CliCommand[]): Page | undefined {
  const sections = screens.filter(({ name }) => name !== '').map((screen) => writeScreen(screen));
  const tasks = distinct(sections.filter(Boolean));
  const notices = screens.filter(({ name }) => name === '').flatMap(({ texts }) => texts);
  const messages = writeMessages(
    screens.flatMap(({ texts }) => texts),
    notices.filter(({ kind }) => kind === 'text'),
  );
  const options = commands.map(writeCommand).filter(Boolean);
  if (tasks.length === 0 && messages === '' && options.length === 0) return undefined;
  const [main] = screens.flatMap(({ texts }) => texts.filter(({ kind }) => kind === 'heading'));
  const title = main && tasks.length === 1 ? plain(main.text) : 'User guide';
  return {
    title,
    description: 'What you can do, step by step, and what the messages mean.',
    // The page's title already says what its only task is.
    body: join(...tasks.map((task) => task.replace(`## ${title}\n\n`, '')), ...options, messages),
  };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/** A form is a how-to: fill in, choose, select the button. */
function writeScreen({ texts }: Screen): string {
  const heading = texts.find(({ kind }) => kind === 'heading');
  const fields = uniqueFields(texts);
  const actions = unique(texts.filter(({ kind }) => kind === 'action'));
  const links = unique(texts.filter(({ kind }) => kind === 'link'));
  const intro = unique(
    texts.filter(({ kind, text }) => kind === 'text' && /[.!?]$/.test(text) && /\s/.test(text)),
  );
  const [main, ...others] = order(actions);
  if (fields.length === 0 && actions.length === 0 && links.length === 0) return '';
  const title = titleOf(heading, main, fields);
  if (title === '') return '';
  const steps = [
    heading && plain(heading.text) !== title && (fields.length > 0 || main)
      ? `Go to **${plain(heading.text)}**.`
      : '',
    ...fields.map(fieldStep),
    main && fields.length > 0 ? `Select **${plain(main.text)}**.` : '',
  ].filter(Boolean);
  const rest = fields.length > 0 ? others : actions;
  return section(
    2,
    title,
    ...intro.slice(0, 3).map(({ text }) => escapeMarkdown(text)),
    fields.length > 0 && (steps.length > 1 ? numbered(steps) : (steps[0] ?? '')),
    rest.length > 0 &&
      join(
        fields.length > 0 ? 'You can also select:' : 'On this screen, you can select:',
        bullets(rest.map(({ text }) => `**${plain(text)}**`)),
      ),
    links.length > 0 &&
      join('From here, you can open:', bullets(links.map(({ text }) => `**${plain(text)}**`))),
  );
}

/** A field with the choices that it offers, if it is a list of them. */
interface FieldWithChoices extends UiText {
  readonly choices: readonly string[];
}

/** Choices stand behind the field that they belong to. */
function uniqueFields(texts: readonly UiText[]): FieldWithChoices[] {
  const fields: { field: UiText; choices: string[] }[] = [];
  for (const text of texts) {
    if (text.kind === 'field') fields.push({ field: text, choices: [] });
    else if (text.kind === 'option') fields.at(-1)?.choices.push(plain(text.text));
  }
  const named = new Map(fields.map((one) => [one.field.text.toLowerCase(), one]));
  return [...named.values()].map(({ field, choices }) => ({ ...field, choices }));
}

function fieldStep({ text, hint, required, choices }: FieldWithChoices): string {
  const name = `**${plain(text)}**`.replace(/:\*\*$/, '**');
  const needed = required ? ' The form needs it.' : '';
  if (choices.length > 1) return `Choose a value for ${name}: ${listed(choices, 'or')}.${needed}`;
  const action = /^(?:accept|agree|remember|enable|allow|show|send me|i )/i.test(text)
    ? `Select ${name} if you want it`
    : `Enter ${name}`;
  return `${action}${hint ? `, for example “${plain(hint).replace(/\.$/, '')}”` : ''}.${needed}`;
}

/** The button that does it comes first, then what else there is; `Cancel` comes last. */
function order(actions: readonly UiText[]): readonly UiText[] {
  const weight = ({ text }: UiText): number =>
    /^(?:cancel|close|back|reset|clear|dismiss|skip)/i.test(text)
      ? 2
      : /^(?:save|submit|create|add|send|sign|log|continue|next|confirm|update|place|pay|apply|register|invite|upload|publish|search)/i.test(
            text,
          )
        ? 0
        : 1;
  return actions.toSorted((a, b) => weight(a) - weight(b));
}

/** What the heading says to do, or else what the button does. */
function titleOf(heading: UiText | undefined, main: UiText | undefined, fields: readonly UiText[]): string {
  if (heading && TASK.test(heading.text)) return plain(heading.text);
  if (main && fields.length > 0 && /\s/.test(main.text) && main.text.length < 50) return plain(main.text);
  if (heading) return plain(heading.text);
  return main ? plain(main.text) : '';
}

const TASK =
  /^(?:add|buy|change|choose|connect|create|delete|edit|export|import|invite|join|manage|move|pay|register|remove|rename|reset|restore|save|search|select|send|set up|share|sign|start|submit|transfer|update|upload|verify)\b/i;

function unique(texts: readonly UiText[]): UiText[] {
  return [...new Map(texts.map((text) => [text.text.toLowerCase(), text])).values()];
}

function plain(text: string): string {
  return escapeMarkdown(
    text
      .replace(/\s+/g, ' ')
      .replace(/(?:…|\.{3}|[:*])\s*$/, '')
      .trim(),
  );
}

function writeMessages(texts: readonly UiText[], notices: readonly UiText[]): string {
  const errors = unique(texts.filter(({ kind }) => kind === 'error'));
  const good = unique(notices.filter(({ text }) => /\s/.test(text)));
  const quote = (list: readonly UiText[]): string =>
    bullets(list.map(({ text }) => `“${escapeMarkdown(text)}”`));
  return section(
    2,
    'Messages',
    good.length > 0 && join('When something is done, you see one of these messages:', quote(good)),
    errors.length > 0 &&
      join(
        'If something goes wrong, you may see one of these messages. Correct what it names, then try again.',
        quote(errors),
      ),
  );
}

/** A command with its options: what people type is no code of the product. */
function writeCommand({ name, description, options, arguments: values }: CliCommand): string {
  const rows = [...values, ...options]
    .filter(({ description: said }) => said !== '')
    .map((option) => [`\`${option.name}\``, sentence(option.description)]);
  if (rows.length === 0 && description === '') return '';
  return section(
    2,
    name === '' ? 'Options' : `Use \`${name}\``,
    description && sentence(description),
    table(['Option', 'What it does'], rows),
  );
}

function sentence(text: string): string {
  const start = escapeMarkdown(text.charAt(0).toUpperCase() + text.slice(1)).trim();
  return /[.!?]$/.test(start) ? start : `${start}.`;
}
