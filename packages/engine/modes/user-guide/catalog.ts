import type { Screen, UiText } from '../../code/ui/types.ts';
import { kindOfMessage } from '../../code/ui/words.ts';
import { readUxStrings } from '../ux/formats/index.ts';
import { kindOf, type UxKind } from '../ux/kinds.ts';
import type { UxString } from '../ux/types.ts';

/** Fewer strings with keys are no catalog. */
const LEAST = 3;

const KINDS: Readonly<Record<UxKind, UiText['kind']>> = {
  button: 'action',
  title: 'heading',
  error: 'error',
  placeholder: 'hint',
  tooltip: 'hint',
  toast: 'notice',
  empty: 'text',
  label: 'field',
  message: 'text',
};

/** The screens of a catalog of messages: the strings whose keys begin alike belong together. */
export function readCatalogScreens(input: string): Screen[] {
  const strings = readUxStrings(input.replace(/^\s*(?:\/\/|#|===)\s*file:.*\n/i, '')).strings.filter(
    ({ key }) => key !== '' && !/\s/.test(key),
  );
  if (strings.length < LEAST) return [];
  const { screens, told } = readConfirmations(strings);
  const groups = Map.groupBy(told, ({ key }) => (key.includes('.') ? (key.split('.')[0] ?? '') : ''));
  return [
    ...[...groups].map(([group, own]) => ({ name: group || 'messages', texts: screenOf(own) })),
    ...screens,
  ];
}

/** "mute.confirm.title", "confirm_ok": the parts of one question. */
const CONFIRMS =
  /^(?<owner>(?:.*[._-])?confirm(?:ation)?)[._-](?<part>title|heading|header|question|body|message|text|description|ok|yes|action|button|confirm|submit|accept|cancel|no|decline|back|close|keep)$/i;
const ASKS = /title|heading|header|question/i;
const SAYS = /body|message|text|description/i;

/** The dialogs that ask once more, each a screen of its own; what it asks alone where only running the code tells of what. */
function readConfirmations(strings: readonly UxString[]): { screens: Screen[]; told: readonly UxString[] } {
  const partOf = ({ key }: UxString): string => CONFIRMS.exec(key)?.groups?.['part'] ?? '';
  const dialogs = Map.groupBy(strings, ({ key }) => CONFIRMS.exec(key)?.groups?.['owner'] ?? '');
  dialogs.delete('');
  const screens: Screen[] = [];
  const read = new Map<UxString, UxString | undefined>();
  for (const [owner, parts] of dialogs) {
    const title = parts.find((part) => ASKS.test(partOf(part)) && part.text.includes('?'));
    if (!title || parts.length < 2) continue;
    const body = parts.find((part) => SAYS.test(partOf(part)));
    for (const part of parts) read.set(part, undefined);
    if (/[{%]/.test(title.text)) {
      read.set(title, { ...title, key: owner, text: [title.text, body?.text ?? ''].join(' ').trim() });
      continue;
    }
    const actions = parts.filter((part) => part !== title && part !== body);
    screens.push({
      name: owner,
      texts: [
        { kind: 'heading', text: title.text },
        ...(body ? [{ kind: 'text' as const, text: toText(body).text }] : []),
        ...actions.map(({ text }) => ({ kind: 'action' as const, text })),
      ],
    });
  }
  return { screens, told: strings.flatMap((one) => (read.has(one) ? (read.get(one) ?? []) : one)) };
}

/** A screen of settings: its heading, or else its key, says so. */
const SETTINGS = /settings?\b|preferences?\b|options\b/i;

function screenOf(strings: readonly UxString[]): UiText[] {
  const controls = Map.groupBy(strings, ({ key }) => key.replace(/\.?[^.]*$/, ''));
  const texts = [...controls].flatMap(([owner, parts]) => {
    const label = parts.find(({ key }) => key === `${owner}.label`);
    return label ? controlOf(label, parts) : parts.map(toText);
  });
  const title = texts.find(({ kind }) => kind === 'heading')?.text ?? strings[0]?.key.split('.')[0] ?? '';
  return SETTINGS.test(title)
    ? texts.map((text) => (text.kind === 'field' ? { ...text, isSetting: true } : text))
    : texts;
}

/** Ends of a range that have fields of their own. */
const ENDS = /^(?:from|to|start|end|min|max|since|until)$/i;
const LONGEST_CHOICE = 30;

/** What stands beside a label says of it: its help, its errors, its choices, the ends of a range. */
function controlOf(label: UxString, parts: readonly UxString[]): UiText[] {
  const others = parts
    .filter((one) => one !== label)
    .map((one) => ({ name: one.key.replace(/^.*\./, ''), text: toText(one) }));
  const ends = others.filter(({ name }) => ENDS.test(name));
  if (ends.length > 1)
    return ends.map(({ text }) => ({ kind: 'field', text: text.text, group: toText(label).text }));
  const said = (pattern: RegExp): string => others.find(({ name }) => pattern.test(name))?.text.text ?? '';
  const help = said(/^(?:help|hint|description|tooltip|info|note)\w*$/i);
  const hint = said(/^(?:placeholder|example)$/i);
  const rest = others.filter(({ text }) => text.text !== help && text.text !== hint);
  return [
    { kind: 'field', text: toText(label).text, ...(help && { help }), ...(hint && { hint }) },
    ...rest.map(({ text }): UiText => {
      const isChoice =
        /^(?:field|text|action)$/.test(text.kind) &&
        text.text.length <= LONGEST_CHOICE &&
        !/[.!?]$/.test(text.text);
      return isChoice ? { kind: 'option', text: text.text } : text;
    }),
  ];
}

/** "error_email", "errors.limit" */
const FAILS = /(?:^|[._-])errors?(?:[._-]|$)/i;

function toText(string: UxString): UiText {
  const text = string.text.replace(/\{\{?\s*\w+\s*\}?\}|%(?:\d+\$)?[sd@]/g, '…').replace(/…\.(?=\s|$)/g, '…');
  const name = string.key.replace(/^.*\./, '');
  if (/confirm/i.test(name) && text.includes('?')) return { kind: 'question', text };
  const kind = FAILS.test(string.key) ? 'error' : KINDS[kindOf(string)];
  const isDone =
    kind === 'text' && /^(?:saved|sent|done|created|updated|deleted|removed|added)$|Success$/.test(name);
  return { kind: isDone ? kindOfMessage(name, text) : kind, text };
}
