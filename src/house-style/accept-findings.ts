import * as vscode from 'vscode';
import type { Finding } from '@housestyle/contract';
import { l10n } from '../l10n.ts';
import { editRepositoryStyle } from './additions.ts';
import { extendBaseline } from './baseline.ts';
import type { HouseStyle } from './house-style.ts';

/**
 * Adds findings of a document to its baseline; ranges are into `text`, the whole document. Answers the file. Rejects with a
 * message for the person.
 */
export async function acceptFindings(
  style: HouseStyle,
  document: vscode.Uri,
  text: string,
  findings: readonly Finding[],
): Promise<vscode.Uri> {
  const { BASELINE_FILE, relativeTo } = await import('@housestyle/contract/config');
  const before = await style.resolve(document);
  if (!before.baseline)
    throw new Error(l10n.t('There is no folder for a baseline. Open the folder of the document first.'));
  const { file, isWrong } = before.baseline;
  if (isWrong)
    throw new Error(
      l10n.t('{0} is no baseline. Delete it, and accept the findings again.', relativeTo('/', file.path)),
    );
  // The lint job looks where the file says.
  const named = before.file && (await namesBaseline(before.file));
  if (!named) await editRepositoryStyle(style, document, [{ kind: 'baseline', path: BASELINE_FILE }]);
  const { baseline } = await style.resolve(document);
  if (!baseline) return file;
  const written = await extendBaseline(baseline, text, findings);
  await vscode.workspace.fs.writeFile(baseline.file, new TextEncoder().encode(written));
  style.forget();
  return baseline.file;
}

async function namesBaseline(file: vscode.Uri): Promise<boolean> {
  const { readConfig } = await import('@housestyle/contract/config');
  const reading = readConfig(new TextDecoder().decode(await vscode.workspace.fs.readFile(file)));
  return reading.ok && reading.config.baseline !== undefined;
}
