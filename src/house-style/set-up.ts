import * as vscode from 'vscode';
import type { SavedStyle } from '@housestyle/contract';
import type { Connection } from '../connection/connection.ts';
import { ConfigCompletion } from './config-completion.ts';
import { ConfigProblems } from './config-problems.ts';
import { HouseStyle } from './house-style.ts';
import { StylePages } from './style-pages.ts';
import { offerValeImport } from './vale-import.ts';

/** What commands need of house styles. */
export interface HouseStyleParts {
  readonly houseStyle: HouseStyle;
  readonly stylePages: StylePages;
}

/** House styles of the repository and what helps to write them; ended with the extension. */
export function setUpHouseStyle(context: vscode.ExtensionContext, connection: Connection): HouseStyleParts {
  const houseStyle: HouseStyle = new HouseStyle({
    account: accountReader(connection),
    first: (document) => void offerValeImport(houseStyle, context.workspaceState, document),
  });
  const parts = {
    houseStyle,
    stylePages: new StylePages(houseStyle, () => (connection.isLocal ? undefined : connection.serviceName)),
  };
  const { selector, triggers } = ConfigCompletion;
  const completion = new ConfigCompletion(context.extensionUri);
  context.subscriptions.push(
    ...Object.values(parts),
    new ConfigProblems(),
    vscode.languages.registerCompletionItemProvider(selector, completion, ...triggers),
  );
  return parts;
}

/** The service that the extension brings along has no account to save a style in. */
const NOTHING_SAVED: SavedStyle = { revision: 0, rules: null, termSubs: [], glossary: [] };

/** Milliseconds in which an account's style is taken to be the same. */
const FRESH = 30_000;

function accountReader(connection: Connection): (document: vscode.Uri) => Promise<SavedStyle | undefined> {
  let known: { readonly key: string; readonly until: number; readonly style: SavedStyle } | undefined;
  return async (uri) => {
    if (connection.isLocal) return NOTHING_SAVED;
    const document = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());
    const access = document && (await connection.access(document, { ask: false }));
    if (!access?.ok) return undefined;
    const key = `${access.endpoint.url} ${access.key}`;
    if (known?.key === key && known.until > Date.now()) return known.style;
    const result = await (await connection.client(access)).readStyle();
    if (!result.ok) return undefined;
    known = { key, until: Date.now() + FRESH, style: result.style };
    return known.style;
  };
}
