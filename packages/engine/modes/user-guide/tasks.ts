import type { Screen, UiText } from '../../code/ui/types.ts';
import { escapeMarkdown } from '../writing/markdown.ts';
import { withConfirmations } from './confirmations.ts';

/** What a screen lets people do. */
export interface Task {
  readonly title: string;
  /** The title says what to do. */
  readonly isDoable: boolean;
  /** What the screen is called, where the title is something else. */
  readonly screen: string;
  /** The button of another screen that opens this one. */
  readonly opener?: string;
  /** The button of a dialog that does what its opener asks for. */
  readonly confirm?: string;
  /** The button of that dialog that goes back. */
  readonly decline?: string;
  /** What people are asked before it is done. */
  readonly question?: string;
  readonly intro: readonly string[];
  readonly fields: readonly Field[];
  /** The button that does it. */
  readonly main: string;
  readonly others: readonly string[];
  readonly links: readonly string[];
  /** Messages that the screen itself holds. */
  readonly errors: readonly string[];
}

/** A field with the choices that it offers, if it is a list of them. */
export interface Field {
  readonly name: string;
  readonly hint: string;
  readonly isRequired: boolean;
  readonly choices: readonly string[];
  readonly isToggle: boolean;
  readonly isFile: boolean;
  /** A list to choose from, whose choices the code may not show. */
  readonly isList: boolean;
  /** Shown only. */
  readonly isReadOnly: boolean;
  /** A question that a program asks in a terminal. */
  readonly isAsked: boolean;
  /** Something to set, in a way that only the screen shows. */
  readonly isSetting: boolean;
  /** What the screen says of a toggle. */
  readonly help: string;
  /** What can be entered, as a sentence. */
  readonly limits: string;
  /** What it is before anybody changes it; empty where the screen doesn't say. */
  readonly initial: string;
  /** The part of the form that it stands in; empty where there is one only. */
  readonly group: string;
  /** The toggle that must be on for it to be shown, or off. */
  readonly onlyWith: string;
  readonly isWithout: boolean;
}

const DOING =
  /^(?:add|buy|change|choose|connect|create|delete|edit|export|import|invite|join|log in|manage|move|pay|publish|register|remove|rename|reset|restore|save|search|select|send|set up|share|sign|start|submit|transfer|update|upload|verify)\b/i;

export const SEARCHING = /^(?:search|filter|find)\b/i;

/** The tasks of screens, in their order; a screen on which nothing can be done is none. */
export function tasksOf(screens: readonly Screen[]): Task[] {
  const tasks = screens
    .filter(({ name }) => name !== '')
    .map(({ texts }) => readTask(texts))
    .filter((task) => task !== undefined);
  const all = screens.flatMap(({ texts }) => texts);
  const buttonOf = ({ calls = [] }: UiText): string =>
    plain(
      all.find((one) => one.kind === 'action' && one.calls?.some((name) => calls.includes(name)))?.text ?? '',
    );
  return withConfirmations(
    opened([...new Map(tasks.map((task) => [JSON.stringify(task), task])).values()]),
    unique(all.filter(({ kind }) => kind === 'question')).map((one) => ({
      text: one.text,
      button: buttonOf(one),
    })),
  );
}

/** A button that is called as another task is leads there: it belongs to the beginning of that one. */
function opened(tasks: readonly Task[]): Task[] {
  const called = (text: string): Task[] => tasks.filter(({ title }) => bare(title) === bare(text));
  const leads = (task: Task, text: string): boolean =>
    text !== '' &&
    called(text).some((other) => other !== task && other.main.toLowerCase() !== text.toLowerCase());
  const opens = (task: Task, text: string): boolean =>
    tasks.some((other) => other !== task && other.screen !== '' && bare(other.screen) === bare(text));
  return tasks.map((task) => {
    const from =
      tasks.find(
        (other) => other !== task && leads(other, task.title) && openerIn(other, task.title) !== undefined,
      ) ?? tasks.find((other) => other !== task && openerIn(other, task.screen) !== undefined);
    const isScreenOpened = from !== undefined && openerIn(from, task.title) === undefined;
    const others = task.others.filter((text) => !leads(task, text) && !opens(task, text));
    const isNamedSo = leads(task, task.main) && task.screen !== '' && task.title === task.main;
    return {
      ...task,
      ...(isNamedSo && { title: task.screen, screen: '', isDoable: DOING.test(task.screen) }),
      main: leads(task, task.main) ? '' : task.main,
      others,
      ...(from && { opener: openerIn(from, task.title) ?? openerIn(from, task.screen) ?? task.title }),
      ...(isScreenOpened && { screen: '' }),
    };
  });
}

/** `Add a webhook` and `Add webhook` are one. */
const bare = (text: string): string => text.toLowerCase().replace(/\b(?:an?|the|new)\s+/g, '');

const openerIn = ({ main, others }: Task, name: string): string | undefined =>
  name === '' ? undefined : [main, ...others].find((one) => bare(one) === bare(name));

function readTask(texts: readonly UiText[]): Task | undefined {
  const headings = texts.filter(({ kind }) => kind === 'heading');
  const heading = headings.find(({ isConditional }) => !isConditional) ?? headings[0];
  const fields = fieldsOf(texts);
  const actions = order(unique(texts.filter(({ kind }) => kind === 'action')));
  const links = unique(texts.filter(({ kind }) => kind === 'link'));
  if (fields.length === 0 && actions.length === 0 && links.length === 0) return undefined;
  // What narrows a list sends nothing.
  const isSearch = fields.every(({ name }) => SEARCHING.test(name));
  const sought = isSearch ? /^\p{L}*/u.exec(fields[0]?.name ?? '')?.[0].toLowerCase() : undefined;
  const main = actions.find((action) => !isSearch || firstWord(action) === sought);
  const isAsked = fields.some((field) => field.isAsked);
  const title =
    titleOf(headingOfForm(texts) ?? heading, main, fields) || (isAsked ? 'Answer the questions' : '');
  if (title === '') return undefined;
  const screen = heading ? plain(heading.text) : '';
  const names = actions.map(({ text }) => plain(text));
  const does = main && fields.length > 0 ? plain(main.text) : '';
  return {
    title,
    isDoable: DOING.test(title),
    screen: screen === title ? '' : screen,
    intro: unique(
      texts.filter(
        ({ kind, text, isConditional }) =>
          // What only running the code would tell makes no sentence.
          kind === 'text' && !isConditional && /\s.*[.!]$/.test(text) && !/…(?!$)/.test(text),
      ),
    )
      .slice(0, 3)
      .map(({ text }) => escapeMarkdown(text)),
    fields,
    main: does,
    others: does === '' ? names : names.filter((name) => name !== does),
    links: links.map(({ text }) => plain(text)),
    errors: unique(texts.filter(({ kind }) => kind === 'error')).map(({ text }) => text),
  };
}

/** Choices stand behind the field that they belong to. */
function fieldsOf(texts: readonly UiText[]): Field[] {
  const found: { field: UiText; choices: string[]; initial?: string }[] = [];
  for (const text of texts) {
    if (text.kind === 'field') found.push({ field: text, choices: [] });
    else if (text.kind === 'option') {
      const owner = found.at(-1);
      owner?.choices.push(plain(text.text));
      if (owner && text.initial) owner.initial = plain(text.text);
    }
  }
  const named = new Map(found.map((one) => [one.field.text.toLowerCase() || one.choices.join('\n'), one]));
  const groups = new Set(found.map(({ field }) => field.group));
  return [...named.values()].map(({ field, choices, initial }) => ({
    name: plain(field.text),
    hint: field.hint
      ? escapeMarkdown(
          field.hint
            .replace(/\s+/g, ' ')
            .replace(/^(?:e\.?g\.?|for example)[,:]?\s+/i, '')
            .trim()
            .replace(/(?:…|\.{1,3})$/, '')
            .trimEnd(),
        )
      : '',
    isRequired: field.required ?? false,
    isToggle: field.isToggle ?? false,
    isAsked: field.isAsked ?? false,
    isSetting: field.isSetting ?? false,
    isFile: field.isFile ?? false,
    isList: field.isList ?? false,
    isReadOnly: field.isReadOnly ?? false,
    help: field.help ? escapeMarkdown(plain(field.help)) : '',
    choices: choices.length > 1 ? choices : [],
    limits: field.limits ?? '',
    initial: initial ?? escapeMarkdown(field.initial ?? ''),
    group: groups.size > 1 ? plain(field.group ?? '') : '',
    onlyWith: plain(
      found.find((one) => one.field.state !== undefined && one.field.state === field.onlyIf?.replace('!', ''))
        ?.field.text ?? '',
    ),
    isWithout: field.onlyIf?.startsWith('!') ?? false,
  }));
}

/** The button that does it comes first, then what else there is; `Cancel` comes last. */
function order(actions: readonly UiText[]): readonly UiText[] {
  const weight = ({ text }: UiText): number =>
    /^(?:cancel|close|back|reset|clear|dismiss|skip)|^add an?(?:other)? (?:line|row|item|field|entry|option|column|step)\b/i.test(
      text,
    )
      ? 2
      : /^(?:save|submit|create|add|send|sign|log|continue|next|confirm|update|place|pay|apply|register|invite|upload|publish|search)/i.test(
            text,
          )
        ? 0
        : 1;
  return actions.toSorted((a, b) => weight(a) - weight(b));
}

/** The heading between that of the screen and the first field, where it says what to do: `Parking permits`, `Add a permit`. */
function headingOfForm(texts: readonly UiText[]): UiText | undefined {
  const first = texts.findIndex(({ kind }) => kind === 'field');
  return texts
    .slice(0, Math.max(first, 0))
    .findLast(({ kind, text, isConditional }) => kind === 'heading' && !isConditional && DOING.test(text));
}

/** Buttons that say nothing of what they keep. */
const KEEPS = /^(?:save|apply|update|submit|confirm)(?: (?:all|my|your|the))? ?(?:changes?|settings|form)?$/i;

/** What the heading says to do, or else what the button does. */
function titleOf(heading: UiText | undefined, main: UiText | undefined, fields: readonly Field[]): string {
  const isAlike = firstWord(heading) !== '' && firstWord(heading) === firstWord(main);
  if (heading && (isAlike || DOING.test(heading.text))) return plain(heading.text);
  const isTelling =
    main && /\s/.test(main.text) && main.text.length < 50 && !(heading && KEEPS.test(main.text));
  if (isTelling && fields.length > 0) return plain(main.text);
  if (heading) return plain(heading.text);
  return main ? plain(main.text) : '';
}

const firstWord = (text: UiText | undefined): string =>
  (/^\p{L}+/u.exec(text ? plain(text.text) : '')?.[0] ?? '').toLowerCase();

export function unique(texts: readonly UiText[]): UiText[] {
  return [...new Map(texts.map((text) => [text.text.toLowerCase(), text])).values()];
}

/** Without the signs that only stand on screens. */
export function plain(text: string): string {
  return escapeMarkdown(
    text
      .replace(/\s+/g, ' ')
      // `Members of …`
      .replace(/(?<=\S)\s+(?:of|for|in|to|from|by|with|on)\s*…\s*$/, '')
      .replace(
        /\s*(?:…|\.{3}|[:*]|[←-⇿✓✔✕✖×›»+＋🡒➜➔])\s*$|^[←-⇿✓✔✕✖×‹«+＋\p{Extended_Pictographic}]+\s*/gu,
        '',
      )
      .trim(),
  );
}
