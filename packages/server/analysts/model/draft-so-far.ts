/** A draft in parts that are written at once: what stands of it from its beginning on. */
export interface DraftSoFar {
  /** What may be shown of a part; `done`: it is the whole part. */
  show(index: number, text: string, done: boolean): void;
}

/** `onDraft` hears the finished parts, from the first on, and what is there of the next. */
export function createDraftSoFar(onDraft: (draft: string) => void): DraftSoFar {
  const parts: { text: string; done: boolean }[] = [];
  return {
    show(index, text, done) {
      parts[index] = { text, done };
      const open = parts.findIndex((part) => !part?.done);
      const from = open < 0 ? parts.length : open;
      // A part that has to wait for another one says nothing yet.
      if (index > from) return;
      const shown = parts.slice(0, from + 1).map((part) => part?.text ?? '');
      onDraft(shown.join(''));
    },
  };
}
