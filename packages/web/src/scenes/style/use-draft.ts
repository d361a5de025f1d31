import type { WebSavedStyle } from '@housestyle/contract/web';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { leaving } from '../../hooks/use-route.ts';
import { sameDraft, type Draft } from './draft.ts';

interface Step {
  readonly draft: Draft;
  /** What led away from it, such as "Delete “workspace”". */
  readonly undoes: string;
}

interface Edited {
  /** The version that the draft began with. */
  readonly saved: WebSavedStyle;
  readonly draft: Draft;
  readonly steps: readonly Step[];
}

export interface DraftState {
  readonly draft: Draft;
  readonly dirty: boolean;
  /** What `undo` takes back; null: nothing. */
  readonly undoes: string | null;
  readonly change: (parts: Draft, what: string) => void;
  readonly undo: () => void;
  readonly discard: () => void;
}

const QUESTION = 'Your changes to the style are not saved. Leave without saving them?';

/** The style as it is edited, with every step back to what is saved. Leaving the page with changes is asked about. */
export function useDraft(saved: WebSavedStyle): DraftState {
  const [edited, setEdited] = useState(() => unedited(saved));
  // What was edited on another version is gone with it.
  const { draft, steps } = edited.saved === saved ? edited : unedited(saved);
  const dirty = useMemo(() => !sameDraft(draft, saved.style), [draft, saved]);

  useEffect(() => {
    if (!dirty) return;
    const known = leaving.confirm;
    leaving.confirm = () => confirm(QUESTION);
    const unload = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', unload);
    return () => {
      leaving.confirm = known;
      removeEventListener('beforeunload', unload);
    };
  }, [dirty]);

  const change = useCallback(
    (parts: Draft, what: string) =>
      setEdited({ saved, draft: { ...draft, ...parts }, steps: [...steps, { draft, undoes: what }] }),
    [saved, draft, steps],
  );
  const undo = useCallback(() => {
    const last = steps.at(-1);
    if (last) setEdited({ saved, draft: last.draft, steps: steps.slice(0, -1) });
  }, [saved, steps]);
  const discard = useCallback(() => setEdited(unedited(saved)), [saved]);
  return { draft, dirty, undoes: steps.at(-1)?.undoes ?? null, change, undo, discard };
}

function unedited(saved: WebSavedStyle): Edited {
  return { saved, draft: saved.style, steps: [] };
}
