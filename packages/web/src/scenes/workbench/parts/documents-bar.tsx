import { useRef } from 'preact/hooks';
import { downloadOfDocument, save } from '../model/download.ts';
import { addEmptyDocument, addFiles, closeDocument, selectDocument } from '../state/documents.ts';
import { currentDocument, type Workbench } from '../state/workbench.ts';

interface DocumentsBarProps {
  readonly state: Workbench;
  readonly onHistory: () => void;
}

/** The documents that are open, and how to add, save and close them. */
export function DocumentsBar({ state, onHistory }: DocumentsBarProps) {
  const picker = useRef<HTMLInputElement>(null);
  const current = currentDocument(state);
  const pick = (): void => {
    const input = picker.current;
    void addFiles([...(input?.files ?? [])]).then(() => {
      if (input) input.value = '';
    });
  };
  return (
    <div class="documents-bar">
      <ul class="documents" aria-label="Documents">
        {state.documents.map(({ id, name }) => {
          const open = state.outcomes.get(id)?.suggestions?.length ?? 0;
          return (
            <li key={id} class={id === current.id ? 'document document-current' : 'document'}>
              <button
                type="button"
                class="quiet"
                aria-current={id === current.id ? 'true' : undefined}
                onClick={() => selectDocument(id)}
              >
                {name}
                {open > 0 && (
                  <span class="count" aria-label={`${open} open`}>
                    {open}
                  </span>
                )}
              </button>
              {(state.documents.length > 1 || current.text !== '') && (
                <button
                  type="button"
                  class="quiet close"
                  aria-label={`Close ${name}`}
                  onClick={() => closeDocument(id)}
                >
                  ×
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div class="documents-actions">
        <button type="button" onClick={addEmptyDocument}>
          New
        </button>
        <button type="button" onClick={() => picker.current?.click()}>
          Add files
        </button>
        <input ref={picker} type="file" multiple hidden aria-label="Files to add" onChange={pick} />
        <button
          type="button"
          disabled={current.text === ''}
          onClick={() => save(downloadOfDocument(current))}
        >
          Save as file
        </button>
        <button type="button" onClick={onHistory}>
          History
        </button>
      </div>
    </div>
  );
}
