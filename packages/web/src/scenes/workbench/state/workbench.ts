import type { Finding, Progress } from '@housestyle/contract';
import { createStore } from '../../../hooks/store.ts';
import type { Outcome, Settings, WorkDocument } from '../model/types.ts';

export interface ApiQuestion {
  readonly documentId: number;
  /** What the code looks like, such as "Spring controllers". */
  readonly pattern: string;
  /** The settings to go back to. */
  readonly before: Settings;
}

export interface Run {
  readonly documentId: number;
  readonly controller: AbortController;
  /** Null: the service has not begun. */
  readonly progress: Progress | null;
  /** What there is of a text that the service writes. */
  readonly draft: string;
  /** What it has found so far. */
  readonly findings: readonly Finding[];
}

export interface Workbench {
  /** At least one. */
  readonly documents: readonly WorkDocument[];
  readonly currentId: number;
  readonly settings: Settings;
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly selectedId: number | null;
  /** Selected by the caret, which stays in the text. */
  readonly pickedInText: boolean;
  readonly run: Run | null;
  /** Why the last request or file failed. */
  readonly problems: readonly string[];
  readonly apiQuestion: ApiQuestion | null;
  /** Read out to those who don't see the page. */
  readonly announcement: string;
}

const EMPTY: WorkDocument = { id: 1, name: 'Untitled', text: '', crlf: false };

export const workbench = createStore<Workbench>({
  documents: [EMPTY],
  currentId: EMPTY.id,
  settings: {
    mode: 'review',
    docType: '',
    audience: '',
    framework: '',
    customInstructions: '',
    guidelines: '',
    formats: {},
  },
  outcomes: new Map(),
  selectedId: null,
  pickedInText: false,
  run: null,
  problems: [],
  apiQuestion: null,
  announcement: '',
});

export function currentDocument({ documents, currentId }: Workbench): WorkDocument {
  return documents.find(({ id }) => id === currentId) ?? EMPTY;
}

export function changeSettings(part: Partial<Settings>): void {
  workbench.set({ settings: { ...workbench.get().settings, ...part } });
}

/** The outcomes with one put anew, or taken away. */
export function withOutcome(documentId: number, outcome: Outcome | null): ReadonlyMap<number, Outcome> {
  const outcomes = new Map(workbench.get().outcomes);
  if (outcome) outcomes.set(documentId, outcome);
  else outcomes.delete(documentId);
  return outcomes;
}
