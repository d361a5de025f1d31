import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';
import type { LiveFinding } from './live-findings.ts';
import type { Entry } from './view/grouping.ts';

export interface FoundAt {
  readonly uri: vscode.Uri;
  readonly live: LiveFinding;
}

/**
 * The finding that a command is meant for: the one with this id in a document, the one of a node of the Findings view, else the
 * one at the cursor. Where there is none, says so.
 */
export function findingFor(
  { findings }: Pick<Parts, 'findings'>,
  uri?: unknown,
  id?: unknown,
): FoundAt | undefined {
  const named = typeof uri === 'string' ? vscode.Uri.parse(uri, true) : undefined;
  if (isEntryNode(uri)) return findingFor({ findings }, uri.entry.uri, uri.entry.live.id);
  const editor = vscode.window.activeTextEditor;
  const target = named ?? editor?.document.uri;
  if (target && named) {
    const live = findings.list(target).find((one) => one.id === Number(id));
    if (live) return { uri: target, live };
  } else if (target && editor) {
    const [live] = findings.at(target, editor.document.offsetAt(editor.selection.active));
    if (live) return { uri: target, live };
  }
  void vscode.window.showInformationMessage(
    named
      ? l10n.t('This finding is gone: the text has changed since the review. Review it again.')
      : l10n.t('There is no finding at the cursor. Go to Next Finding leads to one.'),
  );
  return undefined;
}

function isEntryNode(value: unknown): value is { readonly entry: Entry } {
  return typeof value === 'object' && value !== null && 'entry' in value;
}
