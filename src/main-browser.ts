import type * as vscode from 'vscode';
import type { HousestyleApi } from './api.ts';
import { start } from './extension.ts';

/** In a browser, no program can be started. */
export const activate = (context: vscode.ExtensionContext): HousestyleApi => start(context, {});
