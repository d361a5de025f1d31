import type { UiText } from './types.ts';

/** `Remove this entry? You can't undo this.` */
const ASKS = /^(?<title>[^.!?]{3,80}\?)\s*(?<rest>[^]*)$/;

/** A dialog without a heading is called as the question that it asks. */
export function titled(texts: readonly UiText[]): UiText[] {
  const at = texts.findIndex(({ kind }) => kind === 'text');
  const { title, rest } = ASKS.exec(texts[at]?.text ?? '')?.groups ?? {};
  if (title === undefined || texts.some(({ kind }) => kind === 'heading' || kind === 'field'))
    return [...texts];
  const said: UiText[] = rest ? [{ kind: 'text', text: rest }] : [];
  return [{ kind: 'heading', text: title }, ...texts.slice(0, at), ...said, ...texts.slice(at + 1)];
}
