import { useCallback, useLayoutEffect, useState } from 'preact/hooks';
import { Notice } from '../../components/notice.tsx';
import { useStore } from '../../hooks/store.ts';
import type { Scene, SceneProps } from '../types.ts';
import { ApiQuestion } from './parts/api-question.tsx';
import { DocumentsBar } from './parts/documents-bar.tsx';
import { Editor } from './parts/editor.tsx';
import { HistoryDialog } from './parts/history-dialog.tsx';
import { Result } from './parts/result.tsx';
import { SettingsForm } from './parts/settings-form.tsx';
import { addFiles } from './state/documents.ts';
import { keepDraft } from './state/draft.ts';
import { start } from './state/run.ts';
import { workbench } from './state/workbench.ts';
import { useKeys } from './use-keys.ts';

export const workbenchScene: Scene = { path: '/', title: 'Workbench', component: WorkbenchPage };

/** A text on one side, what was found or written on the other. */
function WorkbenchPage({ me, refresh }: SceneProps) {
  const state = useStore(workbench);
  const [historyOpen, setHistoryOpen] = useState(false);
  const [dragged, setDragged] = useState(false);
  const { id } = me.account;
  const run = useCallback(() => void start(id, refresh), [id, refresh]);
  useLayoutEffect(() => keepDraft(id), [id]);
  useKeys(run);
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
  const over = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setDragged(true);
  };
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    // The editor would read the file into the text.
    event.preventDefault();
    event.stopPropagation();
    setDragged(false);
    void addFiles([...(event.dataTransfer?.files ?? [])]);
  };
  return (
    <section
      class={dragged ? 'scene workbench workbench-dragged' : 'scene workbench'}
      onDragOverCapture={over}
      onDragLeave={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setDragged(false);
      }}
      onDropCapture={drop}
    >
      <h1 class="visually-hidden">Workbench</h1>
      <SettingsForm state={state} quota={me.quota} onRun={run} />
      {state.problems.length > 0 && (
        <Notice kind="error">
          {state.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      {state.apiQuestion && <ApiQuestion {...state.apiQuestion} />}
      <div class="benches">
        <section class="bench" aria-label="Document">
          <DocumentsBar state={state} onHistory={() => setHistoryOpen(true)} />
          <Editor state={state} />
        </section>
        <section class="bench result" aria-label="Result">
          <Result state={state} />
        </section>
      </div>
      <p class="visually-hidden" role="status">
        {state.announcement}
      </p>
      {historyOpen && <HistoryDialog accountId={id} onClose={() => setHistoryOpen(false)} />}
    </section>
  );
}
