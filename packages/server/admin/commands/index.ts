import type { Command } from '../types.ts';
import {
  accountAdmin,
  accountCreate,
  accountList,
  accountPassword,
  accountSignInLink,
  accountUpdate,
} from './account.ts';
import { keyCreate, keyList, keyRevoke } from './key.ts';
import {
  styleExport,
  styleGet,
  styleHistoryCommand,
  styleImport,
  stylePresets,
  styleRestore,
  styleSet,
  styleShow,
} from './style.ts';

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [
  accountCreate,
  accountUpdate,
  accountList,
  accountAdmin,
  accountPassword,
  accountSignInLink,
  keyCreate,
  keyList,
  keyRevoke,
  styleGet,
  styleSet,
  stylePresets,
  styleHistoryCommand,
  styleShow,
  styleRestore,
  styleImport,
  styleExport,
];
