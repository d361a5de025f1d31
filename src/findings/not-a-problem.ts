import * as vscode from 'vscode';
import { acceptFindings } from '../house-style/accept-findings.ts';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';
import type { LiveFinding } from './live-findings.ts';

type Needs = Pick<Parts, 'dismissals' | 'findings' | 'houseStyle'>;

/**
 * Takes findings of a document for no problem from now on: in the repository's baseline where there is a style of its own,
 * else on this computer. Answers where it is kept; undefined where it can't be, after saying why.
 */
export async function notAProblem(
  parts: Needs,
  uri: vscode.Uri,
  live: readonly LiveFinding[],
): Promise<'repository' | 'computer' | undefined> {
  const { dismissals, findings, houseStyle } = parts;
  const text = findings.text(uri) ?? '';
  const placed = live.map(({ range, finding }) => ({ ...finding, range }));
  try {
    const { file, baseline } = await houseStyle.resolve(uri);
    const isShared = file !== undefined || (baseline?.entries.length ?? 0) > 0;
    if (isShared) await acceptFindings(houseStyle, uri, text, placed);
    else await dismissals.dismiss(uri, text, placed);
    for (const { id } of live) findings.forget(uri, id);
    tell(live.length, isShared);
    return isShared ? 'repository' : 'computer';
  } catch (error) {
    void vscode.window.showErrorMessage((error as Error).message);
    return undefined;
  }
}

function tell(count: number, isShared: boolean): void {
  const what = count === 1 ? l10n.t('1 finding is no problem') : l10n.t('{0} findings are no problem', count);
  const where = isShared ? l10n.t('kept in the baseline') : l10n.t('kept on this computer');
  vscode.window.setStatusBarMessage(`$(check) ${what} (${where})`, 5000);
}
