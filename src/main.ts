import type * as vscode from 'vscode';
import type { HousestyleApi } from './api.ts';
import { start } from './extension.ts';
import { nodePlatform } from './platform/node.ts';

export const activate = (context: vscode.ExtensionContext): HousestyleApi =>
  start(context, nodePlatform(context));
