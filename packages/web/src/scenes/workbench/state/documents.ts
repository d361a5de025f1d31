import { MAX_INPUT_LENGTH } from '@housestyle/contract';
import { apiPatternIn } from '../model/detect-api.ts';
import { readFile, type ReadableFile } from '../model/read-file.ts';
import { followEdit } from '../model/suggestions.ts';
import type { WorkDocument } from '../model/types.ts';
import { currentDocument, withOutcome, workbench } from './workbench.ts';

/** More at once than typing gives: the text was pasted. */
const PASTED = 40;

export function editText(text: string): void {
  const state = workbench.get();
  const document = currentDocument(state);
  if (text === document.text) return;
  const outcome = state.outcomes.get(document.id);
  replaceDocument({ ...document, text });
  if (outcome?.suggestions) {
    const suggestions = followEdit(outcome.suggestions, document.text, text);
    if (suggestions !== outcome.suggestions)
      workbench.set({ outcomes: withOutcome(document.id, { ...outcome, suggestions }) });
  }
  if (text.length > document.text.length + PASTED && document.text.length < text.length / 2)
    askAboutApi({ ...document, text });
}

export function replaceDocument(document: WorkDocument): void {
  const documents = workbench.get().documents.map((known) => (known.id === document.id ? document : known));
  workbench.set({ documents });
}

export function selectDocument(id: number): void {
  workbench.set({ currentId: id, selectedId: null });
}

/** Adds a document and shows it; an empty one that waits is filled instead. Returns its id. */
export function addDocument(added: Omit<WorkDocument, 'id'>): number {
  const { documents } = workbench.get();
  const current = currentDocument(workbench.get());
  if (current.text.trim() === '' && added.text !== '') {
    replaceDocument({ ...added, id: current.id });
    return current.id;
  }
  const id = Math.max(...documents.map((document) => document.id)) + 1;
  workbench.set({ documents: [...documents, { ...added, id }], currentId: id, selectedId: null });
  return id;
}

export function addEmptyDocument(): void {
  const { length } = workbench.get().documents;
  addDocument({ name: `Untitled ${length + 1}`, text: '', crlf: false });
}

/** Takes a document away with its result; the last one leaves an empty document. */
export function closeDocument(id: number): void {
  const { documents, currentId, run } = workbench.get();
  if (run?.documentId === id) run.controller.abort();
  const index = documents.findIndex((document) => document.id === id);
  const left = documents.filter((document) => document.id !== id);
  if (left.length === 0) left.push({ id: id + 1, name: 'Untitled', text: '', crlf: false });
  const next = left[Math.min(index, left.length - 1)];
  workbench.set({
    documents: left,
    currentId: id === currentId && next ? next.id : currentId,
    outcomes: withOutcome(id, null),
    selectedId: null,
    ...(workbench.get().apiQuestion?.documentId === id && { apiQuestion: null }),
  });
}

/** Adds files, each as a document, and says of each that isn't taken why. The first that was taken is shown. */
export async function addFiles(files: readonly ReadableFile[]): Promise<void> {
  const problems: string[] = [];
  const ids: number[] = [];
  for (const file of files) {
    const read = await readFile(file);
    if (read.ok) ids.push(addDocument({ name: read.name, text: read.text, crlf: read.crlf }));
    else problems.push(read.problem);
  }
  const [first] = ids;
  const { documents, currentId } = workbench.get();
  const added = documents.filter(({ id }) => ids.includes(id));
  workbench.set({
    problems,
    currentId: first ?? currentId,
    selectedId: null,
    announcement: ids.length === 1 ? `Added ${added[0]?.name}.` : `Added ${ids.length} files.`,
  });
  const document = added.find(({ name, text }) => apiPatternIn(name, text) !== null);
  if (document) {
    workbench.set({ currentId: document.id });
    askAboutApi(document);
  }
}

/** Code that offers an API is most likely to be documented: the mode changes, and the format is asked for. */
function askAboutApi(document: WorkDocument): void {
  const { settings } = workbench.get();
  if (document.text.length > MAX_INPUT_LENGTH || settings.mode === 'code-to-docs') return;
  const pattern = apiPatternIn(document.name, document.text);
  if (pattern === null) return;
  workbench.set({
    apiQuestion: { documentId: document.id, pattern, before: settings },
    settings: { ...settings, mode: 'code-to-docs' },
    announcement: `This looks like ${pattern}: the mode is now Code to Docs. Choose Markdown or OpenAPI.`,
  });
}
