import * as vscode from 'vscode';
import {
  addToAccount,
  addToRepository,
  addToSettings,
  additionScopes,
  type Addition,
  type AdditionScope,
} from '../house-style/additions.ts';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';

interface ScopeItem extends vscode.QuickPickItem {
  readonly scope: AdditionScope;
}

/**
 * Adds a word, a term or a rule's severity to a style: the person's own, the repository's or the account's, as named or chosen.
 * Answers where; undefined where the person left, or it failed, which they were told.
 */
export async function addToStyle(
  { connection, houseStyle }: Pick<Parts, 'connection' | 'houseStyle'>,
  document: vscode.Uri,
  addition: Addition,
  { title, scope }: { readonly title: string; readonly scope?: unknown },
): Promise<AdditionScope | undefined> {
  const items = additionScopes(document, !connection.isLocal).map(itemOf);
  const named = items.find((item) => item.scope === scope);
  const chosen = named ?? (await vscode.window.showQuickPick(items, { title }));
  try {
    switch (chosen?.scope) {
      case 'workspace':
        await addToRepository(houseStyle, document, addition);
        break;
      case 'user':
        await addToSettings(addition);
        break;
      case 'account':
        await addToAccount(connection.endpoint?.url ?? '', addition);
        break;
    }
    return chosen?.scope;
  } catch (error) {
    void vscode.window.showErrorMessage((error as Error).message);
    return undefined;
  }
}

function itemOf(scope: AdditionScope): ScopeItem {
  switch (scope) {
    case 'workspace':
      return {
        scope,
        label: l10n.t('$(repo) For this repository'),
        detail: l10n.t('In .housestyle.yaml, for editor and CI'),
      };
    case 'user':
      return { scope, label: l10n.t('$(account) For me'), detail: l10n.t('In your user settings') };
    case 'account':
      return {
        scope,
        label: l10n.t('$(organization) For the account'),
        detail: l10n.t('Opens the web app, where you save it'),
      };
  }
}
