import { isMode } from '@housestyle/contract';
import type { Outcome } from '../model/types.ts';
import { isHistoryOn } from './history.ts';
import { workbench, type Workbench } from './workbench.ts';

/** What is open, as it is kept: a map can't be written as JSON. */
type Draft = Pick<Workbench, 'documents' | 'currentId' | 'settings'> & {
  readonly outcomes: readonly (readonly [id: number, outcome: Outcome])[];
};

const PAUSE_MS = 300;
const keyOf = (accountId: string): string => `housestyle.draft.${accountId}`;

/**
 * Keeps what is open in this tab, so that neither a reload nor a session that ends loses a word; with the tab it is
 * gone. Where the history is off, nothing is kept. The answer stops it.
 */
export function keepDraft(accountId: string): () => void {
  restore(accountId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(timer);
    write(accountId);
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(now, PAUSE_MS);
  };
  const unwatch = workbench.subscribe(soon);
  const stop = (): void => {
    clearTimeout(timer);
    unwatch();
    removeEventListener('pagehide', now);
    removeEventListener('signed-out', stop);
  };
  addEventListener('pagehide', now);
  addEventListener('signed-out', stop);
  return () => {
    now();
    stop();
  };
}

function write(accountId: string): void {
  if (!isHistoryOn(accountId)) return sessionStorage.removeItem(keyOf(accountId));
  const { documents, currentId, settings, outcomes } = workbench.get();
  const draft: Draft = { documents, currentId, settings, outcomes: [...outcomes] };
  for (const kept of [draft, { ...draft, outcomes: [] }]) {
    try {
      return sessionStorage.setItem(keyOf(accountId), JSON.stringify(kept));
    } catch {
      // More than the browser gives: the texts matter more than the results.
    }
  }
}

function restore(accountId: string): void {
  // What is open already is newer.
  if (workbench.get().documents.some(({ text }) => text !== '')) return;
  const draft = read(accountId);
  if (draft) workbench.set({ ...draft, outcomes: new Map(draft.outcomes) });
}

function read(accountId: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(accountId)) ?? 'null') as Draft | null;
    const known =
      draft !== null &&
      isMode(draft.settings.mode) &&
      Array.isArray(draft.outcomes) &&
      draft.documents.length > 0 &&
      draft.documents.every(
        ({ id, name, text }) => id > 0 && typeof name === 'string' && typeof text === 'string',
      );
    return known ? draft : null;
  } catch {
    return null;
  }
}
