import { FUNCTION_WORDS } from '../../../checks/common-words.ts';
import type { Edit } from './alignment.ts';
import { formerIn } from './former.ts';
import { escaped } from '../../../escaped.ts';
import { lookUp, VERB } from '../../../spelling/lexicon.ts';
import { singularOf } from '../../../spelling/inflect.ts';
import { valuesOf } from './kinds.ts';
import type { Model, Passage } from './passages.ts';

/** A statement with more says more than that something has ended, in words. */
const MOST_WORDS = 14;
const ITEM = String.raw`(?:\x60[^\x60\n]+\x60|\*\*[^*\n]+\*\*|[\p{L}\d](?:[\p{L}\d.+/-]*[\p{L}\d+])?(?: [\p{L}\d](?:[\p{L}\d.+/-]*[\p{L}\d+])?)?)`;
const SERIES = new RegExp(
  String.raw`(?<![\p{L}\d])(?<first>${ITEM}(?:, ${ITEM})*?)(?<end>,? (?:and|or) )(?<last>${ITEM})`,
  'giu',
);

/** "PDF export was removed": the document without the item or the row of that name alone, and without it among others in a sentence. */
export function dropEnded(model: Model, said: string): readonly Edit[] | undefined {
  const [only, other] = said.split(' ').length <= MOST_WORDS ? formerIn(said) : [];
  if (!only || other || only.fresh !== undefined) return undefined;
  const isName = nameOf(only.gone);
  // "At the end, not with the tomatoes": these stay.
  const isWay = new RegExp(
    String.raw`\b(?:not|than|of) (?:on|in|by|to|at|via|with|through) (?:the |an? )?${escaped(only.gone)}`,
    'i',
  ).test(said);
  const items = model.lists
    .filter(({ mark, items: all }) => !/\d/.test(mark) && all.length > 1)
    .flatMap(({ items: all }) => all.filter(({ text }) => isName(text)))
    .map(({ start, end }) => ({ start: lineStart(model.text, start), end: end + 1, text: '' }));
  const rows = model.tables
    .filter(({ rows: all }) => all.length > 1)
    .flatMap(({ rows: all, titles }) =>
      all.filter(
        ({ cells: [first] }) => first && (isName(first.text) || isName(`${titles[0] ?? ''} ${first.text}`)),
      ),
    )
    .map(({ cells, end }) => ({
      start: lineStart(model.text, cells[0]?.start ?? 0),
      end: end + 1,
      text: '',
    }));
  const series = model.passages.flatMap((passage) => [
    ...(isWay ? [] : fromSeries(passage, isName)),
    ...fromWays(passage, isName),
    ...fromPair(passage, isName),
    ...labelled(model.text, passage, isName),
  ]);
  const edits = [...items, ...rows, ...series];
  return edits.length > 0 ? edits : undefined;
}

/** "Enter your", "introduce yourself", "write to": a verb, and what belongs to it. */
const opensDeed = (item: string): boolean => {
  const [, verb = '', next = ''] = /^(\p{Ll}+) (\p{Ll}+)$/iu.exec(item) ?? [];
  return DETERMINER.test(next) || (FUNCTION_WORDS.has(next) && (lookUp(verb) & VERB) !== 0);
};
const DETERMINER = /^(?:the|an?|your|our|its|their|all)$/i;

const MODAL = /^(?:can|may|must|will|should|could|might)$/;

const bareName = (text: string): string =>
  text
    .replace(/[`*]/g, '')
    .replace(/[.;,]$/, '')
    .toLowerCase();

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** Tells whether a text is that name alone, in either number; "phone support" is "phone" too. */
function nameOf(gone: string): (text: string) => boolean {
  const hasNumber = /\d$/.test(gone);
  const plain = (text: string): string => {
    const name = hasNumber ? bareName(text) : bareName(text).replace(/ v?\d[\d.]*$/, '');
    return singularOf(name) ?? name;
  };
  const names = [
    gone,
    gone.replace(/ (?:support|delivery|shipping|payments?|log-?ins?|exports?|imports?)$/i, ''),
  ].map(plain);
  return (text) => names.includes(plain(text));
}

/** "CSV, XLSX, or PDF" as "CSV or XLSX". */
function fromSeries({ text, start, cell }: Passage, isName: (text: string) => boolean): readonly Edit[] {
  if (cell) return [];
  return [...text.matchAll(SERIES)].flatMap(({ 0: whole, index, groups }): readonly Edit[] => {
    const { first = '', end = '', last = '' } = groups ?? {};
    // "Android 9 or later" names one.
    if (/^(?:later|newer|higher|above|up|more|earlier|older|lower|below|less)\b/i.test(last)) return [];
    const all = [...first.split(', '), last];
    // "Open the UI and enter your key" names one, and another deed.
    if (all.slice(1).some(opensDeed)) return [];
    // "Miss Hart and Mr Lund go along": of one alone, the verb has another form.
    const verb = /^ (\p{Ll}+)/u.exec(text.slice(index + whole.length))?.[1] ?? '';
    const isPlural = /^(?:are|were|have|do)$/.test(verb) || (lookUp(verb) & VERB) !== 0;
    if (index === 0 && all.length === 2 && isPlural && !MODAL.test(verb)) return [];
    // "By phone" of the first, where the others go on with that word.
    const lead = /^(\p{Ll}+ |\p{L}+ (?=\d))/u.exec(all[0] ?? '')?.[1] ?? '';
    const own = bareName((all[0] ?? '').slice(lead.length));
    const isOfLead = !/^\d/.test(own) || all.slice(1).every((one) => /^\d/.test(one));
    // What each has a word of its own before is no item without it.
    const isWay = all.every((one) => WAY.test(one));
    if (
      lead !== '' &&
      !isWay &&
      isOfLead &&
      (isName(own) || (/^\d/.test(own) && isName(bareName(lead) + own)))
    ) {
      all[0] = (all[0] ?? '').slice(lead.length);
      const left = all.slice(1);
      return [{ start: start + index, end: start + index + whole.length, text: lead + joined(left, end) }];
    }
    const left = all.filter((one) => !isName(one));
    return left.length === all.length - 1
      ? [{ start: start + index, end: start + index + whole.length, text: joined(left, end) }]
      : [];
  });
}

const WAY = /^(?:by|in|via|with|through|on|at|from) /i;
const ONE_WAY = String.raw`(?:by|in|via|with|through|on|at|from) ${ITEM}`;
const WAYS = new RegExp(
  String.raw`(?<![\p{L}\d])(?<first>${ONE_WAY}(?:, ${ONE_WAY})*?)(?<end>,? (?:and|or) )(?<last>${ONE_WAY})(?<tail>[^,.;\n]*)`,
  'iu',
);

/** "By email, by chat, and by phone at 555 0101" as "by email and by chat". */
function fromWays({ text, start, cell }: Passage, isName: (text: string) => boolean): readonly Edit[] {
  const match = cell ? null : WAYS.exec(text);
  const { first = '', end = '', last = '', tail = '' } = match?.groups ?? {};
  if (!match) return [];
  const all = [...first.split(', '), last].map((way) => ({ way, isGone: isGoneWay(way, isName) }));
  const left = all.filter(({ isGone }) => !isGone).map(({ way }) => way);
  if (left.length !== all.length - 1) return [];
  // An address is of the last way alone, a place of all.
  const isOwn = all.at(-1)?.isGone === true && valuesOf(tail).length > 0;
  return [
    {
      start: start + match.index,
      end: start + match.index + match[0].length,
      text: joined(left, end) + (isOwn ? '' : restOf(last, tail, isName)),
    },
  ];
}

const isGoneWay = (way: string, isName: (text: string) => boolean): boolean => {
  const thing = way.replace(WAY, '');
  return isName(thing) || isName(thing.split(' ')[0] ?? '');
};

/** What a way that goes leaves for the others: " at the gate" of "by card at the gate". */
function restOf(last: string, tail: string, isName: (text: string) => boolean): string {
  const thing = last.replace(WAY, '');
  const isMore = isGoneWay(last, isName) && !isName(thing);
  return isMore ? ` ${thing.split(' ').slice(1).join(' ')}${tail}` : tail;
}

/** "Books for three weeks, and DVDs for one week" as "books for three weeks". */
function fromPair({ text, start, cell }: Passage, isName: (text: string) => boolean): readonly Edit[] {
  const match = cell
    ? null
    : /(?<= (?<way>for|at|in|on|from|until) [^,.;]{2,30}),? (?:and|but) (?<thing>\p{L}[\p{L}-]*(?: \p{Ll}+)?) \k<way> [^,.;]{2,30}(?=[.;]|$)/u.exec(
        text,
      );
  return match && isName(match.groups?.['thing'] ?? '')
    ? [{ start: start + match.index, end: start + match.index + match[0].length, text: '' }]
    : [];
}

/** "Walk-in hours: Tuesday, 2 to 4 pm", with its line. */
function labelled(
  all: string,
  { text, start, cell }: Passage,
  isName: (text: string) => boolean,
): readonly Edit[] {
  const label = cell ? undefined : /^(?:[*_]{2})?([^:*_.]{2,40})(?:[*_]{2})?:(?:[*_]{2})? \S/.exec(text)?.[1];
  const from = lineStart(all, start);
  const end = start + text.length;
  return label !== undefined &&
    isName(label) &&
    /^[ \t]*(?:[-*+] )?$/.test(all.slice(from, start)) &&
    /^(?:\n|$)/.test(all.slice(end))
    ? [{ start: from, end: end + (/^\n/.test(all.slice(end)) ? 1 : 0), text: '' }]
    : [];
}

function joined(items: readonly string[], end: string): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')}${items.length > 2 ? end : end.replace(',', '')}${last}`;
}
