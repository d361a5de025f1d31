/** Texts in the person's language. Kept apart from the editor's own module, so that logic can be tested without it. */

/** Puts a text into the person's language, then `{0}`, `{1}` … into the text. */
export type Translate = (message: string, ...args: (string | number | boolean)[]) => string;

let translate: Translate = (message, ...args) =>
  message.replace(/\{(\d+)\}/g, (place, index: string) => String(args[Number(index)] ?? place));

/**
 * `l10n.t('{0} findings', count)`: the English text stands in the code, as one literal, and is the key of its
 * translations in `l10n/bundle.l10n.*.json`.
 */
export const l10n = {
  t: (message: string, ...args: (string | number | boolean)[]): string => translate(message, ...args),
  /** A text of the contract's table of modes, which is translated like those of the code. */
  mode: (text: string): string => translate(text),
};

/** Called once when the extension starts, with the editor's own. */
export function useTranslations(editor: Translate): void {
  translate = editor;
}
