import type { Screen, UiText } from '../../code/ui/types.ts';
import { cellsOf, isTableRow } from '../../document/table-row.ts';
import { cutAt, cutItems } from '../brief/cut.ts';
import { kindOf } from '../ux/kinds.ts';
import type { UxString } from '../ux/types.ts';
import { capitalizedWord } from '../writing/capitals.ts';

/** Screens that a text describes, and what else it says, line by line. */
export interface Described {
  readonly screens: readonly Screen[];
  /** What stands before the first of what is described. */
  readonly lead: readonly string[];
  readonly rest: readonly string[];
}

type Label = 'screen' | 'field' | 'action' | 'link' | 'message' | 'help' | 'option' | 'text';

/** What notes on a screen call its parts, before a colon. */
const LABELS: readonly (readonly [Label, RegExp])[] = [
  [
    'screen',
    /^(?:screen|page|dialog(?: box)?|form|view|heading|window|modal|pop-?up)(?: (?:name|title))?$|^(?:screen|page|dialog|form) \d+$/i,
  ],
  ['field', /^(?:form )?(?:fields?|inputs?|labels?|checkbox(?:es)?|toggles?|switch(?:es)?|drop-?downs?)$/i],
  ['action', /^(?:buttons?|actions?|ctas?)$/i],
  ['link', /^links?$/i],
  [
    'message',
    /^(?:(?:error|success|validation|confirmation|empty|warning) )?(?:messages?|toasts?|errors?|alerts?|notifications?|success|confirmation|empty state|snackbars?|notices?)$/i,
  ],
  ['help', /^(?:tool-?tips?|hints?|help(?:er)?(?: text)?|placeholders?)$/i],
  ['option', /^(?:options?|choices|values)$/i],
  ['text', /^(?:text|intro|body|description|subtitle)$/i],
];
const LINE = /^\s*(?:[-*+•]\s+)?(?:\*\*)?([A-Za-z][A-Za-z -]{1,24}?\d?)(?:\*\*)?:(?:\*\*)?(?:\s+(\S.*))?$/;
const ITEM = /^\s*(?:[-*+•]|\d+[.)])\s+/;
/** What a screen says of what went wrong. */
const ERROR =
  /n['’]t\b|\b(?:must|cannot|not|already|invalid|fail(?:s|ed)?|wrong|error|required|too (?:long|short|large|many)|exceed\w*|expired|enter|try again)\b/i;

/** What notes with "Screen:", "Fields:" and "Buttons:" describe; undefined for any other text. */
export function readDescribed(input: string): Described | undefined {
  const screens: { name: string; texts: UiText[] }[] = [];
  const rest: string[] = [];
  let lead = 0;
  const found = new Set<Label>();
  let open: Label | undefined;
  const textsOf = (): UiText[] => {
    if (screens.length === 0) screens.push({ name: 'screen', texts: [] });
    return screens.at(-1)?.texts ?? [];
  };
  const lines = input.split('\n').map(labelled);
  const form = readForm(lines);
  const beside = besideControls(lines);
  // What stands under the name of one of several screens belongs to that one.
  const areSeveral = lines.filter((line) => /^screen: \S/i.test(line)).length > 1;
  const keep = (said: readonly string[]): void => {
    for (const text of said)
      if (areSeveral && screens.length > 0 && text.trim() !== '' && !/^\s*(?:error|if|when)\b/i.test(text))
        textsOf().push({ kind: 'text', text: full(text.replace(ITEM, '')) });
      else rest.push(text);
  };
  for (const [index, line] of lines.entries()) {
    if (found.size === 0) lead = rest.length;
    if (form && index >= form.from && index < form.to) {
      if (index === form.from) textsOf().push(...form.texts);
      found.add('field');
      continue;
    }
    const [, name = '', value = ''] = LINE.exec(line) ?? [];
    const label = LABELS.find(([, sign]) => sign.test(name))?.[0];
    if (label !== undefined) {
      open = value === '' ? label : undefined;
      // A name over a list of what belongs to none of a screen's parts is one of the text.
      if (value === '' && !ITEM.test(lines[index + 1] ?? '')) {
        open = undefined;
        rest.push(line);
        continue;
      }
      found.add(label);
      if (label === 'screen') screens.push({ name: value, texts: [{ kind: 'heading', text: value }] });
      else if (value !== '') keep(add(textsOf(), label, value, false, name));
    } else if (open === undefined && beside.has(index) && FIELD.test(line)) {
      found.add('field');
      add(textsOf(), 'field', line.replace(ITEM, ''), true);
    } else if (open !== undefined && open !== 'screen' && ITEM.test(line))
      keep(add(textsOf(), open, line.replace(ITEM, ''), true));
    else {
      if (line.trim() !== '') open = undefined;
      keep([line]);
    }
  }
  return found.size > 1 && (found.has('field') || found.has('action'))
    ? { screens, lead: rest.slice(0, lead), rest }
    : undefined;
}

const full = (text: string): string => capitalizedWord(/[.!?]["”]?$/.test(text) ? text : `${text}.`);

/** "Format dropdown: PDF, CSV", "Archived checkbox", "Export button", 'Button "Export"'. */
const CONTROL =
  /^(?<mark>\s*[-*+•]\s+)(?:["“]?(?!(?:click|tap|press|select|choose|open|use|the|an?|go|if|when)\b)(?<name>[\p{L}\d][^:"”(]{1,40}?)["”]?\s+\(?(?<kind>drop-?down|select|date ?picker|picker|field|input|text ?box|checkbox|toggle|switch|button|link)\)?(?<more>\s*(?:\([^()]*\)|:\s+\S.*)?)|(?:\p{L}+ )?(?<before>button|link|checkbox|toggle|field|drop-?down)\s+["“](?<quoted>[^"”]+)["”](?<then>\s+\S.*)?)\s*$/iu;

/** A line that names a control behind what it is called, with the name of its kind in front. */
function labelled(line: string): string {
  const found = CONTROL.exec(line) ?? CONTROL.exec(`- ${line}`);
  const { mark = '', name = '', kind = '', more = '', before, quoted, then } = found?.groups ?? {};
  // Without a mark, only what is quoted is sure.
  if (mark === '' || (before === undefined && !ITEM.test(line))) return line;
  if (before !== undefined)
    return `${mark}${before}: ${quoted}${then === undefined ? '' : `. "${quoted}"${then}`}`;
  if (/^(?:button|link)$/i.test(kind)) return `${mark}${kind}: ${name}${more.replace(/^\s*:\s+/, '. ')}`;
  const form = /^(?:checkbox|toggle|switch)$/i.test(kind) ? kind : 'field';
  return `${mark}${form}: ${name}${more.replace(/^\s*:\s+(\S.*)$/s, ' ($1)')}`;
}

/** A few words, whatever stands in brackets or behind a colon. */
const FIELD = /^\s*[-*+•]\s+(?:\p{L}[\p{L}\d/'’-]*)(?: [\p{L}\d/'’-]+){0,3}\*?(?:\s*\([^()]*\)|: [^.!?]+)?$/u;

const CONTROL_ITEM = /^\s*[-*+•]\s+(?:buttons?|links?|fields?|checkbox|toggle):\s/i;

/** Where the items of lists stand in which some are buttons or links. */
function besideControls(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let from = 0;
  for (let index = 0; index <= lines.length; index += 1) {
    if (ITEM.test(lines[index] ?? '')) continue;
    if (lines.slice(from, index).some((line) => CONTROL_ITEM.test(line)))
      for (let at = from; at < index; at += 1) found.add(at);
    from = index + 1;
  }
  return found;
}

/** Adds what stands behind a label; what it says beyond that comes back. */
function add(texts: UiText[], label: Label, value: string, isOne = false, name = ''): readonly string[] {
  const last = texts.findLast(({ kind }) => kind === 'field' || kind === 'option');
  switch (label) {
    case 'field':
      texts.push(
        ...(isOne ? [value] : cutAt(value.replace(/\.$/, ''), /[,;]\s+(?:and\s+)?/))
          .flatMap(readField)
          .map((one) => (/^(?:checkbox|toggle|switch)/i.test(name) ? { ...one, isToggle: true } : one)),
      );
      return [];
    case 'action':
    case 'link': {
      // "Add vehicle. After saving, …" goes on with what happens then.
      const [, names = '', more = ''] = /^([^.]+)(?:\.\s*(.*))?$/s.exec(value) ?? [];
      texts.push(
        ...(isOne ? [names] : cutItems(names)).map((text): UiText => ({ kind: label, text: unquoted(text) })),
      );
      return more === '' ? [] : [more];
    }
    case 'message': {
      const quoted = [...value.matchAll(/["“]([^"”]+)["”]/g)].map(([, text = '']) => text);
      const isQuoted = value.replace(/["“][^"”]+["”]|[\s,;.]|\band\b/g, '') === '';
      for (const text of isQuoted && quoted.length > 0 ? quoted : [value])
        texts.push({ kind: messageKind(text, name), text });
      return [];
    }
    case 'help':
      if (last)
        texts[texts.indexOf(last)] = {
          ...last,
          help: [last.help, value].filter(Boolean).join(' '),
          isToggle: TURNED.test(value),
        };
      return last ? [] : [value];
    case 'option':
      texts.push(...cutItems(value).map((text): UiText => ({ kind: 'option', text })));
      return [];
    default:
      return [value];
  }
}

/** What is said of something that is on or off. */
const TURNED =
  /\b(?:turn|switch) (?:this|it) (?:on|off)\b|\b(?:when|if|while) (?:on|off|ticked|checked|enabled)\b|^(?:tick|check|enable) /i;
function messageKind(text: string, name: string): UiText['kind'] {
  if (/^(?:error|validation|warning)/i.test(name)) return 'error';
  if (text.endsWith('?')) return 'question';
  return ERROR.test(text) ? 'error' : 'notice';
}

const FIXED = /^(?:read[- ]only|can(?:not|['’]t) be (?:changed|edited)|fixed)$/i;
const REQUIRED = /^(?:required|mandatory)$/i;
const unquoted = (text: string): string => text.trim().replace(/^["“](.*)["”]$/s, '$1');

/** "Room type (Single, Double, Suite)" as a field with its choices, "Photo (max 5 MB)" with what is said of it. */
function readField(written: string): readonly UiText[] {
  const [, name = written, inside = '', behind = ''] =
    /^(.+?)\s*(?:\(([^()]*)\)|(?::|\s[-–—])\s+(.+))\s*$/s.exec(written) ?? [];
  const said = cutAt(inside || behind, /[,;]\s+(?:or\s+)?|\s+\/\s+/);
  const isRequired = said.some((one) => REQUIRED.test(one)) || name.endsWith('*');
  const told = said.filter((one) => !REQUIRED.test(one) && !FIXED.test(one) && !/^optional$/i.test(one));
  const areChoices = told.length > 1 && told.every((one) => /^[\p{L}][\p{L} &-]{0,24}$/u.test(one));
  const isReadOnly = said.some((one) => FIXED.test(one));
  const isOptional = said.some((one) => /^optional$/i.test(one));
  const isUnit =
    told.length === 1 && /^(?:\p{L}{1,3}|[%€$£°]\p{L}?|hours|minutes|days)$/u.test(told[0] ?? '');
  const help =
    areChoices || told.length === 0 ? '' : isUnit ? `In ${told.join('')}` : capitalizedWord(told.join(', '));
  const limits = isOptional ? 'You can leave it empty.' : '';
  return [
    {
      kind: 'field',
      text: unquoted(name.replace(/\*$/, '')),
      required: isRequired,
      isFile: /^(?:photo|picture|image|file|attachment|avatar|logo)s?$/i.test(name),
      isReadOnly,
      ...(help && { help }),
      ...(limits && { limits }),
    },
    ...(areChoices ? told.map((text): UiText => ({ kind: 'option', text })) : []),
  ];
}

const ENTRY = /^\s*\d+[.)]\s+([^-–—:]{2,40}?)\s*(?:\s[-–—]|:)\s+(\S.*)$/;
const BUTTONS = /^(?:buttons?\s+(?:for\s+)?(?<after>.+)|(?<before>.+?)\s+buttons?)$/i;
const DOES =
  /^(?:save|cancel|submit|send|delete|add|create|log in|sign in|sign up|next|back|continue|edit|done|pay|close|confirm|apply|reset|search|export|print|share|upload|download)$/i;
const FEW_WORDS = 4;

/** "1. Login - email, password, Log in button": numbered screens with what each holds; undefined for any other list. */
export function readListedScreens(input: string): Described | undefined {
  const lines = input.split('\n');
  const entries = lines.map((line) => ENTRY.exec(line));
  const named = entries.filter((entry) => entry !== null);
  const tells = (text: string): boolean => /\b(?:buttons?|links?|fields?)\b/i.test(text);
  if (named.length < 2 || named.filter(([, , said = '']) => tells(said)).length * 2 < named.length)
    return undefined;
  const screens = named.map(([, name = '', said = '']): Screen => ({
    name,
    texts: [
      { kind: 'heading', text: name },
      ...cutAt(said.replace(/\.$/, ''), /[,;]\s+(?:and\s+)?/).flatMap(readPiece),
    ],
  }));
  const first = entries.findIndex((entry) => entry !== null);
  return {
    screens,
    lead: lines.slice(0, first),
    rest: lines.filter((_, index) => entries[index] === null),
  };
}

function readPiece(piece: string): readonly UiText[] {
  const { after, before } = BUTTONS.exec(piece)?.groups ?? {};
  const names = after ?? before;
  if (names !== undefined)
    return cutAt(names, /\s+(?:and|or)\s+|,\s+/).map((text) => ({ kind: 'action', text: unquoted(text) }));
  const [, link] = /^["“]?([^"”]+?)["”]?\s+link$/i.exec(piece) ?? [];
  if (link !== undefined) return [{ kind: 'link', text: link }];
  if (DOES.test(piece)) return [{ kind: 'action', text: piece }];
  if (
    piece.split(' ').length > FEW_WORDS ||
    /\b(?:list|table|map|chart|overview|number|total) of\b|^(?:shows?|lists?|displays?)\b|\b(?:is|are|in)\b/i.test(
      piece,
    )
  )
    return [{ kind: 'text', text: `${capitalizedWord(piece)}.` }];
  return readField(capitalizedWord(piece));
}

/** A table of the fields of a form, with what each asks for. */
function readForm(
  lines: readonly string[],
): { readonly from: number; readonly to: number; readonly texts: readonly UiText[] } | undefined {
  const from = lines.findIndex(isTableRow);
  const [name = '', ...columns] = cellsOf(lines[from] ?? '').map((cell) => cell.toLowerCase());
  const required = columns.findIndex((one) => /^(?:required|mandatory)\??$/.test(one));
  const type = columns.findIndex((one) => /^(?:type|control|input)$/.test(one));
  if (from < 0 || !/^(?:field|label|name|input)s?$/.test(name) || (required < 0 && type < 0))
    return undefined;
  const length = lines.slice(from).findIndex((line) => !isTableRow(line));
  const to = length < 0 ? lines.length : from + length;
  const texts = lines.slice(from + 2, to).flatMap((line): readonly UiText[] => {
    const [text = '', ...cells] = cellsOf(line);
    const [kind = '', ...values] = (cells[type] ?? '').split(/\s*[:(]\s*/);
    const choices = values.flatMap((value) => cutItems(value.replace(/\)$/, '')));
    const help = cells.filter((cell, index) => index !== required && index !== type && cell !== '');
    return [
      {
        kind: 'field',
        text,
        required: /^(?:y(?:es)?|x|✓|true|required)$/i.test(cells[required] ?? ''),
        isList: /drop-?down|select|list|radio/i.test(kind),
        isFile: /file|upload|photo|image/i.test(kind),
        isToggle: /check-?box|toggle|switch|bool/i.test(kind),
        ...(help.length > 0 && {
          help: help.map((cell) => `${capitalizedWord(cell)}.`.replace(/\.\.$/, '.')).join(' '),
        }),
      },
      ...choices.map((choice): UiText => ({ kind: 'option', text: choice })),
    ];
  });
  return { from, to, texts };
}

/** Fewer lines are no list of what a screen shows. */
const FEWEST_STRINGS = 5;
const STRING_WORDS = 16;
/** What people enter, and nobody chooses. */
const ENTERED =
  /\b(?:name|e-?mail(?: address)?|password|phone(?: number)?|address|date|number|code|city|company|description|notes?|message|subject|amount|url|website|birthday)$/i;
const AGREES = /^I (?:agree|accept|have read|consent|want|would like)\b/i;
const LIMITS = /^(?:at least|at most|up to|max(?:imum)?|min(?:imum)?|between|\d+ (?:characters|digits))\b/i;
const FEWEST_WITH_CHOICES = 3;
const MOST_SHORT = 0.5;

/** The texts of a screen, one on each line, its name first; undefined for any other text. */
export function readStrings(input: string): (Described & { readonly labels: readonly string[] }) | undefined {
  const [name = '', ...texts] = input
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const kinds = texts.map((text) =>
    LIMITS.test(text)
      ? 'tooltip'
      : AGREES.test(text)
        ? 'message'
        : kindOf({ key: '', text, start: 0, end: 0 } as UxString),
  );
  const short = texts.filter(
    (text, index) => /^(?:label|button|tooltip)$/.test(kinds[index] ?? '') || AGREES.test(text),
  );
  if (
    texts.length < FEWEST_STRINGS ||
    !kinds.includes('button') ||
    short.length < texts.length * MOST_SHORT ||
    texts.some(
      (text) =>
        text.split(' ').length > STRING_WORDS ||
        /:\s|^[-*+•#|>]|^\d+[.)]|\s[-–—]\s/.test(text) ||
        !/^["“\p{Lu}\d]/u.test(text),
    )
  )
    return undefined;
  const labels = texts.filter((_, index) => kinds[index] === 'label');
  // A list of choices has two or more below its name.
  const areFields = labels.length < FEWEST_WITH_CHOICES || labels.every((label) => ENTERED.test(label));
  const firstShort = kinds.findIndex((kind) => kind === 'label' || kind === 'button');
  const own = texts.flatMap((text, index): readonly UiText[] => {
    const kind = kinds[index];
    if (kind === 'label') {
      const limits = kinds[index + 1] === 'tooltip' ? `${texts[index + 1] ?? ''}.` : '';
      return areFields ? [{ kind: 'field', text, ...(limits && { limits }) }] : [];
    }
    if (kind === 'tooltip' && kinds[index - 1] === 'label' && areFields) return [];
    if (AGREES.test(text)) return [{ kind: 'field', text, isToggle: true }];
    if (/\? \p{Lu}/u.test(text)) return [{ kind: 'link', text: text.replace(/^.*\? /, '') }];
    // What the screen says before it asks for anything.
    if (index < firstShort) return [{ kind: 'text', text }];
    // "Check your inbox" over what it says there.
    const isLater = kinds.indexOf('button') < index - 1;
    if (kind === 'message' && kinds[index - 1] === 'button' && isLater) return [];
    if (kind === 'button' && kinds.indexOf('button') < index && kinds[index + 1] === 'message')
      return [{ kind: 'notice', text: `${text}. ${texts[index + 1] ?? ''}` }];
    if (kind === 'button') return [{ kind: 'action', text }];
    return [{ kind: ERROR.test(text) ? 'error' : text.endsWith('?') ? 'question' : 'notice', text }];
  });
  return {
    screens: [{ name, texts: [{ kind: 'heading', text: name }, ...own] }],
    lead: [],
    rest: [],
    labels: areFields ? [] : labels,
  };
}
