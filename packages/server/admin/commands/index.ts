import type { Command } from '../types.ts';
import { accountCreate, accountList, accountUpdate } from './account.ts';
import { keyCreate, keyList, keyRevoke } from './key.ts';
import {
  styleExport,
  styleGet,
  styleHistoryCommand,
  styleImport,
  styleRestore,
  styleSet,
  styleShow,
} from './style.ts';

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [
  accountCreate,
  accountUpdate,
  accountList,
  keyCreate,
  keyList,
  keyRevoke,
  styleGet,
  styleSet,
  styleHistoryCommand,
  styleShow,
  styleRestore,
  styleImport,
  styleExport,
];
