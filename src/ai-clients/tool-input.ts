import * as vscode from 'vscode';
import { AUDIENCES, MAX_INPUT_LENGTH, type Audience } from '@housestyle/contract';
import type { Target } from '../connection/target.ts';

/** What an agent gives to a tool. One of `text`, `file` and `selection` is needed. */
export interface ToolInput {
  readonly text?: string;
  /** Path from a workspace folder, absolute path, or uri. */
  readonly file?: string;
  /** The selection of the active editor, or its whole document where nothing is selected. */
  readonly selection?: boolean;
  readonly documentType?: string;
  readonly audience?: string;
}

/** A text to check, and where it is from. */
export interface ToolTarget {
  readonly input: string;
  /** How messages call it. */
  readonly name: string;
  /** Absent for a text that stands in no document. */
  readonly place?: Target;
}

/** Thrown with words for the language model: what was wrong, and what to do. */
export class ToolError extends Error {}

/** The text that is meant. Throws a `ToolError`. */
export async function readToolTarget({ text, file, selection }: ToolInput): Promise<ToolTarget> {
  const target = await (text !== undefined
    ? { input: text, name: 'the given text' }
    : file !== undefined
      ? readFile(file)
      : selection === true
        ? readSelection()
        : refuse(
            'Nothing to check was given. Pass "text", or "file" with a path in the workspace, or "selection": true.',
          ));
  if (target.input.trim() === '')
    throw new ToolError(`There is no text in ${target.name}: nothing to check.`);
  if (target.input.length > MAX_INPUT_LENGTH)
    throw new ToolError(
      `${target.name} has ${target.input.length} characters, and at most ${MAX_INPUT_LENGTH} can be checked at once. Pass a part of it as "text".`,
    );
  return target;
}

export function readAudience(audience: string | undefined): Audience | undefined {
  if (audience === undefined) return undefined;
  const known = AUDIENCES.find((one) => one === audience);
  if (known) return known;
  throw new ToolError(`"audience" is "${audience}". Pass one of ${AUDIENCES.join(', ')}, or leave it out.`);
}

async function readFile(file: string): Promise<ToolTarget> {
  const candidates = /^[a-z][a-z\d+.-]+:\/\//i.test(file)
    ? [vscode.Uri.parse(file, true)]
    : /^(?:[/\\]|[a-z]:[/\\])/i.test(file)
      ? [vscode.Uri.file(file)]
      : (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => vscode.Uri.joinPath(uri, file));
  const own = candidates.filter(isOurs);
  if (own.length === 0)
    throw new ToolError(
      `"${file}" is not in a folder of this workspace, and only its files can be checked. Pass the text itself as "text".`,
    );
  for (const uri of own) {
    const document = await Promise.resolve(vscode.workspace.openTextDocument(uri)).catch(() => undefined);
    if (document) return whole(document);
  }
  throw new ToolError(`There is no text file "${file}". Check the path, or pass the text itself as "text".`);
}

/** In a folder of the workspace, once its dots are resolved, or open in an editor. */
function isOurs(uri: vscode.Uri): boolean {
  const isOpen = vscode.workspace.textDocuments.some((one) => one.uri.toString() === uri.toString());
  return isOpen || vscode.workspace.getWorkspaceFolder(uri) !== undefined;
}

function readSelection(): ToolTarget {
  const editor = vscode.window.activeTextEditor;
  if (!editor)
    throw new ToolError('No editor is active. Pass "text", or "file" with a path in the workspace.');
  const { document, selection } = editor;
  if (selection.isEmpty) return whole(document);
  const scope = { start: document.offsetAt(selection.start), end: document.offsetAt(selection.end) };
  const text = document.getText();
  const input = text.slice(scope.start, scope.end);
  const name = `the selection in ${vscode.workspace.asRelativePath(document.uri)}`;
  return { input, name, place: { document, text, scope, input, isSelection: true, column: undefined } };
}

function whole(document: vscode.TextDocument): ToolTarget {
  const text = document.getText();
  const scope = { start: 0, end: text.length };
  const place = { document, text, scope, input: text, isSelection: false, column: undefined };
  return { input: text, name: vscode.workspace.asRelativePath(document.uri), place };
}

function refuse(message: string): never {
  throw new ToolError(message);
}
