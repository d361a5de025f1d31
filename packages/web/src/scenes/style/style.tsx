import { savedStyleSchema, WEB_PATHS, type WebSavedStyle } from '@housestyle/contract/web';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { request } from '../../api/request.ts';
import { Notice } from '../../components/notice.tsx';
import { useResource } from '../../hooks/use-resource.ts';
import { momentOf } from '../../text/dates.ts';
import { takeAddition, withAddition } from './addition.ts';
import { findConflicts } from './conflicts.ts';
import { PART_NAMES, PARTS, type Part } from './draft.ts';
import { EntryTable } from './entry-table.tsx';
import { GLOSSARY_ROWS, TERM_ROWS } from './entry-rows.ts';
import { Rules } from './rules.tsx';
import { SaveBar } from './save-bar.tsx';
import { Transfer } from './transfer.tsx';
import { useDraft } from './use-draft.ts';
import { Versions } from './versions.tsx';
import './style.css';

/** The house style: rules, terms, glossary, and its versions. */
export function Style() {
  const { data, error, reload } = useResource((signal) =>
    request(WEB_PATHS.style, { schema: savedStyleSchema, signal }),
  );
  if (!data) return error ? <Notice kind="error">{error.message}</Notice> : <p class="loading">Loading…</p>;
  return <StyleEditor saved={data} onSaved={reload} />;
}

type Tab = Part | 'versions';

function StyleEditor({ saved, onSaved }: { readonly saved: WebSavedStyle; readonly onSaved: () => void }) {
  const state = useDraft(saved);
  const { draft, change, dirty } = state;
  const [tab, setTab] = useState<Tab>('rules');
  const [query, setQuery] = useState('');
  const conflicts = useMemo(() => findConflicts(draft), [draft]);
  const show = (next: Tab, found = ''): void => {
    setTab(next);
    setQuery(found);
  };
  useEffect(() => {
    const addition = takeAddition();
    if (!addition) return;
    const brought = withAddition(draft, addition);
    if (brought.draft !== draft) change(brought.draft, `Add “${brought.name}”`);
    show(brought.part, brought.name);
    // What the address brings is taken once, when the page opens.
  }, []);
  return (
    <section class="scene narrow style">
      <h1>Style</h1>
      <p class="muted">
        {saved.revision === 0
          ? 'Nothing is saved yet. Reviews and rewrites use the default rules.'
          : `Version ${saved.revision}, saved ${momentOf(saved.savedAt)}. Every review and rewrite uses it.`}
      </p>
      <nav class="style-tabs" aria-label="Parts of the style">
        {PARTS.map((part) => (
          <button
            key={part}
            type="button"
            aria-current={tab === part ? 'page' : undefined}
            onClick={() => show(part)}
          >
            {PART_NAMES[part]} <span class="style-count">{(draft[part]?.length ?? 0).toLocaleString()}</span>
          </button>
        ))}
        <button
          type="button"
          aria-current={tab === 'versions' ? 'page' : undefined}
          onClick={() => show('versions')}
        >
          Versions
        </button>
      </nav>
      {tab !== 'versions' && (
        <Transfer
          key={`${tab} ${saved.revision}`}
          part={tab}
          draft={draft}
          saved={saved.revision > 0}
          onImport={change}
        />
      )}
      {tab === 'rules' && <Rules rules={draft.rules} onChange={(rules, what) => change({ rules }, what)} />}
      {tab === 'termSubs' && (
        <EntryTable
          key="terms"
          rows={TERM_ROWS}
          entries={draft.termSubs ?? []}
          query={query}
          onQuery={setQuery}
          onChange={(termSubs, what) => change({ termSubs }, what)}
        />
      )}
      {tab === 'glossary' && (
        <EntryTable
          key="glossary"
          rows={GLOSSARY_ROWS}
          entries={draft.glossary ?? []}
          query={query}
          onQuery={setQuery}
          onChange={(glossary, what) => change({ glossary }, what)}
        />
      )}
      {tab === 'versions' && <Versions saved={saved} dirty={dirty} onRestored={onSaved} />}
      <SaveBar
        state={state}
        revision={saved.revision}
        conflicts={conflicts}
        onShow={({ part, name }) => show(part, name)}
        onSaved={onSaved}
      />
    </section>
  );
}
