import type { Parts } from '../parts.ts';

/** Where the manifest puts a command, beside the command palette. */
export interface MenuPlace {
  readonly menu: 'housestyle.editor' | 'editor/title' | 'view/title' | 'view/item/context';
  readonly group: string;
  readonly when?: string;
}

/** In the form of the manifest's `contributes.keybindings`. */
export interface KeyBinding {
  readonly key: string;
  readonly mac?: string;
  readonly when: string;
}

/** One command. What it declares here, `npm run generate` writes into the manifest. */
export interface Command {
  readonly id: `housestyle.${string}`;
  /** Shown after “Housestyle: ”; absent for a command that only our own code calls. */
  readonly title?: string;
  /** On a button; an icon would be one among the editor's own six. */
  readonly shortTitle?: string;
  /** In the toolbar of an editor or a view, such as `$(check)`. */
  readonly icon?: `$(${string})`;
  readonly keys?: readonly KeyBinding[];
  /** When the command palette offers it; absent: always. */
  readonly palette?: string;
  readonly menus?: readonly MenuPlace[];
  run(parts: Parts, ...args: unknown[]): unknown;
}

/** In the palette: some editor is open. Which one is checked when the command runs. */
export const WITH_EDITOR = 'editorIsOpen';
export const WITH_WRITABLE_EDITOR = 'editorIsOpen && !activeEditorIsReadonly';
