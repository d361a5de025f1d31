import { accept, acceptSafe, neighbour } from '../model/suggestions.ts';
import type { Suggestion } from '../model/types.ts';
import { replaceDocument } from './documents.ts';
import { currentDocument, withOutcome, workbench } from './workbench.ts';

export function currentSuggestions(): readonly Suggestion[] {
  const { outcomes, currentId } = workbench.get();
  return outcomes.get(currentId)?.suggestions ?? [];
}

export function select(id: number | null): void {
  workbench.set({ selectedId: id, pickedInText: false });
}

/** Selects what the caret was put into. */
export function pick(id: number): void {
  workbench.set({ selectedId: id, pickedInText: true });
}

/** Selects the next or the previous suggestion, around the end. */
export function step(by: 1 | -1): void {
  const next = neighbour(currentSuggestions(), workbench.get().selectedId, by);
  if (next) select(next.id);
}

export function acceptOne(suggestion: Suggestion): void {
  const state = workbench.get();
  const document = currentDocument(state);
  const { text, suggestions } = accept(
    { text: document.text, suggestions: currentSuggestions() },
    suggestion,
  );
  put(text, suggestions, 'Accepted', suggestion);
}

export function rejectOne(suggestion: Suggestion): void {
  const left = currentSuggestions().filter((other) => other !== suggestion);
  put(currentDocument(workbench.get()).text, left, 'Rejected', suggestion);
}

/** Accepts all that may be accepted unread; what needs a person stays. */
export function acceptAll(): void {
  const document = currentDocument(workbench.get());
  const { text, suggestions, accepted } = acceptSafe({
    text: document.text,
    suggestions: currentSuggestions(),
  });
  put(text, suggestions, `Accepted ${accepted}`, null);
}

export function rejectAll(): void {
  put(currentDocument(workbench.get()).text, [], 'Rejected all', null);
}

/** The selection goes on to the suggestion after the one that is done. */
function put(text: string, suggestions: readonly Suggestion[], done: string, from: Suggestion | null): void {
  const state = workbench.get();
  const outcome = state.outcomes.get(state.currentId);
  if (!outcome) return;
  const order = currentSuggestions();
  const after = from ? order.slice(order.indexOf(from) + 1) : [];
  const open = new Set(suggestions.map(({ id }) => id));
  const next = after.find(({ id }) => open.has(id)) ?? (from ? suggestions.at(-1) : undefined);
  workbench.set({
    outcomes: withOutcome(state.currentId, { ...outcome, suggestions }),
    selectedId: next?.id ?? null,
    pickedInText: false,
    announcement: `${done}. ${suggestions.length} left.`,
  });
  replaceDocument({ ...currentDocument(state), text });
}
