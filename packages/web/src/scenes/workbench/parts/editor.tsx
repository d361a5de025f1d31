import { useEffect, useRef, useState } from 'preact/hooks';
import { inputPrompt } from '../model/modes.ts';
import type { Suggestion } from '../model/types.ts';
import { editText } from '../state/documents.ts';
import { pick } from '../state/suggestions.ts';
import { currentDocument, workbench, type Workbench } from '../state/workbench.ts';
import type { TextEditor } from './code-mirror.ts';

const NONE: readonly Suggestion[] = [];

/** The editor that the page shows now, for those who send the focus into it. */
export const shownEditor: { focusAt(start: number, end: number): void } = { focusAt: () => undefined };

/** The current document: a plain text box at once, the editor with marks as soon as it has come. */
export function Editor({ state }: { readonly state: Workbench }) {
  const document = currentDocument(state);
  const suggestions = state.outcomes.get(document.id)?.suggestions ?? NONE;
  const host = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<TextEditor | null>(null);
  const label = `Text of ${document.name}`;
  const prompt = inputPrompt(state.settings.mode);
  useEffect(() => {
    setEditor(null);
    let gone = false;
    let created: TextEditor | undefined;
    // Where it can't be loaded, the text box stays.
    void import('./code-mirror.ts').then(
      ({ createEditor }) => {
        if (gone || !host.current) return;
        const text = currentDocument(workbench.get()).text;
        const box = plain.current;
        const focused = box !== null && box === globalThis.document.activeElement;
        const [start, end] = [box?.selectionStart ?? 0, box?.selectionEnd ?? 0];
        created = createEditor({ host: host.current, text, label, onChange: editText, onPick: pick });
        if (focused) created.focusAt(start, end);
        setEditor(created);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      created?.destroy();
    };
  }, [document.id, label]);
  useEffect(() => editor?.setPrompt(prompt), [editor, prompt]);
  useEffect(() => {
    // What was typed since this rendering began is in the store, not in the rendering.
    const now = workbench.get();
    editor?.setText(currentDocument(now).text);
    editor?.setMarks(now.outcomes.get(document.id)?.suggestions ?? NONE, now.selectedId);
  }, [editor, document.text, suggestions, state.selectedId]);
  useEffect(() => {
    shownEditor.focusAt = (start, end) => {
      if (editor) return editor.focusAt(start, end);
      plain.current?.focus();
      plain.current?.setSelectionRange(start, end);
    };
  }, [editor]);
  return (
    <div class="editor">
      {!editor && (
        <textarea
          ref={plain}
          class="code"
          aria-label={label}
          placeholder={prompt}
          spellcheck={false}
          value={document.text}
          onInput={({ currentTarget }) => editText(currentTarget.value)}
        />
      )}
      <div ref={host} key={document.id} class="editor-host" data-ready={editor !== null} />
    </div>
  );
}
