import * as vscode from 'vscode';
import type { Entry } from './grouping.ts';

/** The ids of findings, document by document. */
export function byDocument(entries: readonly Entry[]): { uri: vscode.Uri; ids: ReadonlySet<number> }[] {
  return [...Map.groupBy(entries, ({ uri }) => uri)].map(([uri, members]) => ({
    uri: vscode.Uri.parse(uri, true),
    ids: new Set(members.map(({ live }) => live.id)),
  }));
}
