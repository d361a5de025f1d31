import { useEffect } from 'preact/hooks';
import { cancel } from './state/run.ts';
import { step } from './state/suggestions.ts';
import { workbench } from './state/workbench.ts';

/** The keys that work wherever the focus is: Ctrl or Cmd+Enter, Escape, F8 and Shift+F8. */
export function useKeys(onRun: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]')) return;
      const act = actionOf(event, onRun);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [onRun]);
}

function actionOf(
  { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  onRun: () => void,
): (() => void) | null {
  if (key === 'Enter' && (ctrlKey || metaKey)) return onRun;
  if (key === 'Escape' && workbench.get().run) return cancel;
  if (key === 'F8') return () => step(shiftKey ? -1 : 1);
  return null;
}
