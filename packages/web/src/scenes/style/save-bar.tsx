import { savedStyleSchema, styleVersionSchema, WEB_PATHS } from '@housestyle/contract/web';
import { useState } from 'preact/hooks';
import { request, RequestError } from '../../api/request.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Conflict } from './conflicts.ts';
import type { DraftState } from './use-draft.ts';

interface SaveBarProps {
  readonly state: DraftState;
  /** The revision that was loaded. */
  readonly revision: number;
  readonly conflicts: readonly Conflict[];
  readonly onShow: (conflict: Conflict) => void;
  readonly onSaved: () => void;
}

const SHOWN = 50;

/** Saves, takes back, and says before that what contradicts itself. */
export function SaveBar({ state, revision, conflicts, onShow, onSaved }: SaveBarProps) {
  const [asking, setAsking] = useState<'conflicts' | 'overtaken' | null>(null);
  const [outcome, setOutcome] = useState<{ kind: 'error' | 'success'; text: string }>();
  const [busy, setBusy] = useState(false);
  const save = async (expectedRevision: number): Promise<void> => {
    setAsking(null);
    setBusy(true);
    setOutcome(undefined);
    try {
      const body = { style: state.draft, expectedRevision };
      const version = await request(WEB_PATHS.style, { method: 'PUT', body, schema: styleVersionSchema });
      setOutcome({ kind: 'success', text: `Saved as version ${version.revision}.` });
      onSaved();
    } catch (failure) {
      if (failure instanceof RequestError && failure.code === 'CONFLICT') setAsking('overtaken');
      else setOutcome({ kind: 'error', text: (failure as Error).message });
    } finally {
      setBusy(false);
    }
  };
  const overwrite = async (): Promise<void> => {
    try {
      const current = await request(WEB_PATHS.style, { schema: savedStyleSchema });
      await save(current.revision);
    } catch (failure) {
      setAsking(null);
      setOutcome({ kind: 'error', text: (failure as Error).message });
    }
  };
  const count = conflicts.length === 1 ? '1 conflict' : `${conflicts.length.toLocaleString()} conflicts`;
  return (
    <>
      {outcome && !(outcome.kind === 'success' && state.dirty) && (
        <Notice kind={outcome.kind}>{outcome.text}</Notice>
      )}
      {(state.dirty || conflicts.length > 0) && (
        <div class="style-save" role="region" aria-label="Unsaved changes">
          <span class="style-save-text">
            {state.dirty ? 'Unsaved changes' : 'Saved'}
            {conflicts.length > 0 && (
              <button type="button" class="quiet style-conflicts" onClick={() => setAsking('conflicts')}>
                {count}
              </button>
            )}
          </span>
          {state.dirty && (
            <>
              {state.undoes !== null && (
                <button
                  type="button"
                  aria-label={`Undo: ${state.undoes}`}
                  title={state.undoes}
                  onClick={state.undo}
                >
                  Undo
                </button>
              )}
              <button type="button" onClick={state.discard}>
                Discard
              </button>
              <button
                type="button"
                class="primary"
                disabled={busy}
                onClick={() => (conflicts.length > 0 ? setAsking('conflicts') : void save(revision))}
              >
                Save style
              </button>
            </>
          )}
        </div>
      )}
      {asking === 'conflicts' && (
        <Dialog
          title={count}
          onClose={() => setAsking(null)}
          actions={
            <>
              {state.dirty && (
                <button type="button" onClick={() => void save(revision)}>
                  Save anyway
                </button>
              )}
              <button type="button" class="primary" onClick={() => setAsking(null)}>
                Go back
              </button>
            </>
          }
        >
          <p>
            These entries contradict each other or are not finished. Findings may contradict each other too.
          </p>
          <ul class="style-conflict-list">
            {conflicts.slice(0, SHOWN).map((conflict, index) => (
              <li key={index}>
                <span>{conflict.message}</span>
                <button
                  type="button"
                  aria-label={`Show: ${conflict.message}`}
                  onClick={() => {
                    setAsking(null);
                    onShow(conflict);
                  }}
                >
                  Show
                </button>
              </li>
            ))}
            {conflicts.length > SHOWN && <li>{(conflicts.length - SHOWN).toLocaleString()} more.</li>}
          </ul>
        </Dialog>
      )}
      {asking === 'overtaken' && (
        <Dialog
          title="Somebody else has saved this style"
          onClose={() => setAsking(null)}
          actions={
            <>
              <button
                type="button"
                onClick={() => {
                  setAsking(null);
                  onSaved();
                }}
              >
                Load theirs
              </button>
              <button type="button" class="danger" onClick={() => void overwrite()}>
                Overwrite with mine
              </button>
            </>
          }
        >
          <p>
            There is a newer version than the one you began with. Load it and lose your changes, or save yours
            over it: theirs stays among the versions.
          </p>
        </Dialog>
      )}
    </>
  );
}
