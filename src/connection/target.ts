import * as vscode from 'vscode';
import { MAX_INPUT_LENGTH, type Range } from '@housestyle/contract';
import { l10n } from '../l10n.ts';

/** The text a command works on: the selection of the active editor, or its whole document. */
export interface Target {
  readonly document: vscode.TextDocument;
  /** The document's text when the command was started. */
  readonly text: string;
  /** The part of `text` that is sent. */
  readonly scope: Range;
  readonly input: string;
  readonly isSelection: boolean;
  readonly column: vscode.ViewColumn | undefined;
}

const OWN_SCHEMES = ['housestyle-proposal', 'housestyle-report'];
const OTHER_SCHEMES = ['output', 'debug', 'comment'];

/** The target, or what keeps the active editor from having one, in words. */
export function readTarget(): Target | string {
  const editor = vscode.window.activeTextEditor;
  if (
    vscode.window.activeNotebookEditor &&
    (!editor || editor.document.uri.scheme === 'vscode-notebook-cell')
  ) {
    return l10n.t('Notebooks are not supported. Copy the text to a document of its own.');
  }
  if (!editor || OTHER_SCHEMES.includes(editor.document.uri.scheme))
    return l10n.t('Open a text document first.');
  const { document, selection } = editor;
  if (OWN_SCHEMES.includes(document.uri.scheme))
    return l10n.t('This text is Housestyle’s own. Open the document it belongs to.');
  const text = document.getText();
  const isSelection = !selection.isEmpty;
  const scope = isSelection
    ? { start: document.offsetAt(selection.start), end: document.offsetAt(selection.end) }
    : { start: 0, end: text.length };
  const input = text.slice(scope.start, scope.end);
  if (input.trim() === '') {
    return isSelection
      ? l10n.t('The selection is empty: there is nothing to work on.')
      : l10n.t('The document is empty: there is nothing to work on.');
  }
  if (input.length > MAX_INPUT_LENGTH) {
    const count = input.length.toLocaleString(vscode.env.language);
    const most = MAX_INPUT_LENGTH.toLocaleString(vscode.env.language);
    return isSelection
      ? l10n.t(
          'The selection has {0} characters; at most {1} can be sent at once. Select a smaller part.',
          count,
          most,
        )
      : l10n.t(
          'The document has {0} characters; at most {1} can be sent at once. Select a smaller part.',
          count,
          most,
        );
  }
  return { document, text, scope, input, isSelection, column: editor.viewColumn };
}

/** The document's name for messages. */
export function nameOf(uri: vscode.Uri): string {
  return uri.path.split('/').at(-1) || uri.path;
}
