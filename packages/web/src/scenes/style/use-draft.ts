import type { WebSavedStyle } from '@housestyle/contract/web';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { leaving } from '../../hooks/use-route.ts';
import { sameDraft, type Draft } from './draft.ts';

interface Step {
  readonly draft: Draft;
  /** What led away from it, such as "Delete “workspace”". */
  readonly undoes: string;
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
  const [draft, setDraft] = useState<Draft>(saved.style);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  useEffect(() => {
    setDraft(saved.style);
    setSteps([]);
  }, [saved]);
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
    (parts: Draft, what: string) => {
      setSteps((known) => [...known, { draft, undoes: what }]);
      setDraft({ ...draft, ...parts });
    },
    [draft],
  );
  const undo = useCallback(() => {
    const last = steps.at(-1);
    if (!last) return;
    setDraft(last.draft);
    setSteps(steps.slice(0, -1));
  }, [steps]);
  const discard = useCallback(() => {
    setDraft(saved.style);
    setSteps([]);
  }, [saved]);
  return { draft, dirty, undoes: steps.at(-1)?.undoes ?? null, change, undo, discard };
}
