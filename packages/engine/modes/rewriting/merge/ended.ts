import type { Edit } from './alignment.ts';
import { formerIn } from './former.ts';
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
  const name = only.gone.toLowerCase();
  const isName = (text: string): boolean => bareName(text) === name;
  const items = model.lists
    .filter(({ mark, items: all }) => !/\d/.test(mark) && all.length > 1)
    .flatMap(({ items: all }) => all.filter(({ text }) => isName(text)))
    .map(({ start, end }) => ({ start: lineStart(model.text, start), end: end + 1, text: '' }));
  const rows = model.tables
    .filter(({ rows: all }) => all.length > 1)
    .flatMap(({ rows: all }) => all.filter(({ cells }) => isName(cells[0]?.text ?? '')))
    .map(({ cells, end }) => ({
      start: lineStart(model.text, cells[0]?.start ?? 0),
      end: end + 1,
      text: '',
    }));
  const series = model.passages.flatMap((passage) => fromSeries(passage, name));
  const edits = [...items, ...rows, ...series];
  return edits.length > 0 ? edits : undefined;
}

const bareName = (text: string): string =>
  text
    .replace(/[`*]/g, '')
    .replace(/[.;,]$/, '')
    .toLowerCase();

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** "CSV, XLSX, or PDF" as "CSV or XLSX". */
function fromSeries({ text, start, cell }: Passage, name: string): readonly Edit[] {
  if (cell || !text.toLowerCase().includes(name)) return [];
  return [...text.matchAll(SERIES)].flatMap(({ 0: whole, index, groups }): readonly Edit[] => {
    const { first = '', end = '', last = '' } = groups ?? {};
    // "Android 9 or later" names one.
    if (/^(?:later|newer|higher|above|up|more|earlier|older|lower|below|less)\b/i.test(last)) return [];
    const all = [...first.split(', '), last];
    // "By phone" of the first, where the others go on with that word.
    const lead = /^(\p{Ll}+ |\p{L}+ (?=\d))/u.exec(all[0] ?? '')?.[1] ?? '';
    const own = bareName((all[0] ?? '').slice(lead.length));
    const isOfLead = !/^\d/.test(own) || all.slice(1).every((one) => /^\d/.test(one));
    if (lead !== '' && isOfLead && (own === name || (/^\d/.test(own) && bareName(lead) + own === name))) {
      all[0] = (all[0] ?? '').slice(lead.length);
      const left = all.slice(1);
      return [{ start: start + index, end: start + index + whole.length, text: lead + joined(left, end) }];
    }
    const left = all.filter((one) => bareName(one) !== name);
    return left.length === all.length - 1
      ? [{ start: start + index, end: start + index + whole.length, text: joined(left, end) }]
      : [];
  });
}

function joined(items: readonly string[], end: string): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')}${items.length > 2 ? end : end.replace(',', '')}${last}`;
}
