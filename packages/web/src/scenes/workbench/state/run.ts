import {
  MAX_INPUT_LENGTH,
  modeDefinition,
  type AnalyzeRequest,
  type StreamListener,
} from '@housestyle/contract';
import { analyze } from '../../../api/analyze.ts';
import { RequestError } from '../../../api/request.ts';
import { mergeInput } from '../model/merge-input.ts';
import { chosenFormat } from '../model/modes.ts';
import type { Outcome, Settings } from '../model/types.ts';
import { remember } from './history.ts';
import { outcomeOf } from './outcomes.ts';
import { currentDocument, withOutcome, workbench, type Run } from './workbench.ts';

/** Asks the service about the current document. One request at a time; `onAnswer` is called after each counted one. */
export async function start(accountId: string, onAnswer: () => void): Promise<void> {
  const state = workbench.get();
  if (state.run) return;
  const { settings } = state;
  const document = currentDocument(state);
  const problem = problemWith(document.text, settings);
  if (problem) return workbench.set({ problems: [problem] });
  const controller = new AbortController();
  workbench.set({
    run: { documentId: document.id, controller, progress: null, draft: '', findings: [] },
    problems: [],
    apiQuestion: null,
    announcement: `${modeDefinition(settings.mode).title} runs.`,
  });
  try {
    const body = bodyOf(document.text, settings);
    const response = await analyze(body, soFar, controller.signal);
    const answer = { ...response, format: chosenFormat(settings) };
    remember(accountId, { answer, settings, name: document.name, input: document.text });
    onAnswer();
    const now = workbench.get().documents.find(({ id }) => id === document.id);
    if (!now) return;
    const edited = now.text !== document.text && answer.suggestions !== undefined;
    const outcome = await outcomeOf(answer, now);
    workbench.set({
      outcomes: withOutcome(document.id, edited ? stillThere(outcome, now.text) : outcome),
      selectedId: null,
      announcement: summaryOf(outcome),
    });
  } catch (error) {
    if (controller.signal.aborted) workbench.set({ announcement: 'Cancelled.' });
    else workbench.set({ problems: [wayOut(error as Error)] });
  } finally {
    workbench.set({ run: null });
  }
}

/** What comes while the service works is shown until its result replaces it. */
const soFar: StreamListener = {
  onProgress: (progress) => changeRun({ progress }),
  onDraft: (draft) => changeRun({ draft }),
  onFindings: (findings) => changeRun({ findings }),
};

function changeRun(part: Partial<Pick<Run, 'progress' | 'draft' | 'findings'>>): void {
  const { run } = workbench.get();
  if (run) workbench.set({ run: { ...run, ...part } });
}

export function cancel(): void {
  workbench.get().run?.controller.abort();
}

/** The document was edited while the service read it: what does not stand there any more is left out. */
function stillThere(outcome: Outcome, text: string): Outcome {
  const suggestions = outcome.suggestions?.filter(
    ({ start, end, original }) => text.slice(start, end) === original,
  );
  return { ...outcome, suggestions: suggestions ?? null };
}

function problemWith(text: string, { mode, guidelines }: Settings): string | null {
  if (text.trim() === '') return 'There is no text yet. Paste or write it, or add a file.';
  const { length } = mode === 'rewrite' ? mergeInput(guidelines, text) : text;
  if (length <= MAX_INPUT_LENGTH) return null;
  return `The text has ${length.toLocaleString('en-US')} characters; at most ${MAX_INPUT_LENGTH.toLocaleString('en-US')} can be sent. Split it.`;
}

function bodyOf(text: string, settings: Settings): AnalyzeRequest {
  const { mode, docType, audience, framework, customInstructions, guidelines } = settings;
  const format = chosenFormat(settings);
  return {
    mode,
    input: mode === 'rewrite' ? mergeInput(guidelines, text) : text,
    ...(docType.trim() && { docType: docType.trim() }),
    ...(audience && { audience }),
    ...(framework.trim() && { framework: framework.trim() }),
    ...(customInstructions.trim() && { customInstructions }),
    ...(format && { format }),
  };
}

/** What happened, and what to do about it. */
function wayOut(error: Error): string {
  if (!(error instanceof RequestError))
    return `Something went wrong in this page: ${error.message}. Reload it.`;
  const { code, message } = error;
  if (code === 'RATE_LIMIT_EXCEEDED') return `${message} Ask your administrator for a higher limit.`;
  if (code === 'UPSTREAM_ERROR')
    return `${message} Run it again; if that fails too, tell your administrator.`;
  return message;
}

export function summaryOf({ mode, suggestions }: Outcome): string {
  const { title } = modeDefinition(mode);
  if (!suggestions) return `${title} is done.`;
  const noun = suggestions[0]?.severity === null ? 'change' : 'finding';
  return suggestions.length === 0
    ? `${title}: nothing to change.`
    : `${title}: ${suggestions.length} ${noun}${suggestions.length === 1 ? '' : 's'}.`;
}
