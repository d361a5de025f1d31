import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { EntryRows } from './entry-rows.ts';

interface EntryTableProps<T> {
  readonly rows: EntryRows<T>;
  readonly entries: readonly T[];
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onChange: (entries: T[], what: string) => void;
}

const VIEW_HEIGHT = 520;
const OVERSCAN = 6;

/** Entries as a table that is edited in place. Only the rows in view are in the page, so ten thousand are as quick as ten. */
export function EntryTable<T>({ rows, entries, query, onQuery, onChange }: EntryTableProps<T>) {
  const texts = useMemo(() => entries.map((entry) => rows.texts(entry)), [entries]);
  const shown = useMemo(() => {
    const wanted = query.trim().toLowerCase();
    const all = texts.map((_, index) => index);
    return wanted === ''
      ? all
      : all.filter((index) => texts[index]?.some((text) => text.toLowerCase().includes(wanted)));
  }, [texts, query]);
  const edit = (index: number, column: number, text: string): void => {
    const known = texts[index] ?? [];
    if (known[column] === text) return;
    const changed = entries.slice();
    changed[index] = rows.make(known.map((one, place) => (place === column ? text : one)));
    onChange(changed, `Edit “${known[0]}”`);
  };
  const remove = (index: number): void =>
    onChange(
      entries.filter((_, place) => place !== index),
      `Delete “${texts[index]?.[0]}”`,
    );
  return (
    <>
      <NewEntry rows={rows} onAdd={(entry, name) => onChange([entry, ...entries], `Add “${name}”`)} />
      {entries.length === 0 ? (
        <p class="style-empty">{rows.emptyText}</p>
      ) : (
        <>
          <label class="field style-search">
            Search
            <input
              type="search"
              value={query}
              onInput={({ currentTarget }) => onQuery(currentTarget.value)}
            />
          </label>
          <p class="muted" role="status">
            {shown.length === entries.length
              ? `${entries.length.toLocaleString()} ${entries.length === 1 ? rows.noun : rows.nouns}`
              : `${shown.length.toLocaleString()} of ${entries.length.toLocaleString()} ${rows.nouns}`}
          </p>
          {shown.length > 0 && <Window {...{ rows, texts, shown, edit, remove }} />}
        </>
      )}
    </>
  );
}

interface WindowProps<T> {
  readonly rows: EntryRows<T>;
  readonly texts: readonly (readonly string[])[];
  readonly shown: readonly number[];
  readonly edit: (index: number, column: number, text: string) => void;
  readonly remove: (index: number) => void;
}

function Window<T>({ rows, texts, shown, edit, remove }: WindowProps<T>) {
  const [top, setTop] = useState(0);
  const view = useRef<HTMLDivElement>(null);
  const height = useRowHeight(rows.columns.length);
  const most = Math.max(0, shown.length * height - VIEW_HEIGHT);
  const from = Math.max(0, Math.floor(Math.min(top, most) / height) - OVERSCAN);
  const until = Math.min(shown.length, from + Math.ceil(VIEW_HEIGHT / height) + 2 * OVERSCAN);
  return (
    <div
      class={`style-table style-columns-${rows.columns.length}`}
      role="table"
      aria-label={rows.nouns}
      aria-rowcount={shown.length + 1}
    >
      <div role="rowgroup" class="style-table-head">
        <div role="row" class="style-row" aria-rowindex={1}>
          {rows.columns.map((column) => (
            <span key={column} role="columnheader">
              {column}
            </span>
          ))}
          <span role="columnheader">
            <span class="visually-hidden">Actions</span>
          </span>
        </div>
      </div>
      <div
        ref={view}
        class="style-view"
        role="rowgroup"
        style={{ height: `${Math.min(VIEW_HEIGHT, shown.length * height)}px` }}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      >
        <div role="presentation" style={{ height: `${from * height}px` }} />
        {shown.slice(from, until).map((index, place) => (
          <div
            key={index}
            role="row"
            class="style-row"
            aria-rowindex={from + place + 2}
            style={{ height: `${height}px` }}
          >
            {rows.columns.map((column, cell) => (
              <span key={column} role="cell">
                <input
                  aria-label={`${column.replace(/ \(.*/, '')} of ${texts[index]?.[0] || 'a new entry'}`}
                  value={texts[index]?.[cell]}
                  onChange={({ currentTarget }) => edit(index, cell, currentTarget.value)}
                />
              </span>
            ))}
            <span role="cell" class="style-row-end">
              <button
                type="button"
                class="quiet"
                aria-label={`Delete ${texts[index]?.[0]}`}
                onClick={() => remove(index)}
              >
                Delete
              </button>
            </span>
          </div>
        ))}
        <div role="presentation" style={{ height: `${(shown.length - until) * height}px` }} />
      </div>
    </div>
  );
}

const NARROW = matchMedia('(max-width: 640px)');

/** Pixels: all cells beside each other, or below each other on a narrow screen. */
function useRowHeight(columns: number): number {
  const [narrow, setNarrow] = useState(NARROW.matches);
  useEffect(() => {
    const follow = (): void => setNarrow(NARROW.matches);
    NARROW.addEventListener('change', follow);
    return () => NARROW.removeEventListener('change', follow);
  }, []);
  return narrow ? (columns + 1) * 44 + 12 : 52;
}

interface NewEntryProps<T> {
  readonly rows: EntryRows<T>;
  readonly onAdd: (entry: T, name: string) => void;
}

function NewEntry<T>({ rows, onAdd }: NewEntryProps<T>) {
  const [texts, setTexts] = useState<readonly string[]>(rows.columns.map(() => ''));
  const first = useRef<HTMLInputElement>(null);
  const add = (event: Event): void => {
    event.preventDefault();
    onAdd(rows.make(texts), texts[0] ?? '');
    setTexts(rows.columns.map(() => ''));
    first.current?.focus();
  };
  return (
    <form class="row" onSubmit={add}>
      {rows.columns.map((column, place) => (
        <label key={column} class="field grow">
          {column}
          <input
            ref={place === 0 ? first : null}
            required={place < 2}
            value={texts[place]}
            onInput={({ currentTarget }) =>
              setTexts(texts.map((text, one) => (one === place ? currentTarget.value : text)))
            }
          />
        </label>
      ))}
      <button type="submit">Add {rows.noun === 'term' ? 'term' : 'entry'}</button>
    </form>
  );
}
