import * as vscode from 'vscode';
import { nameOf, type Target } from '../connection/target.ts';
import { request, type Job, type Refusal } from '../connection/request.ts';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';
import type { Reason } from './proposal-store.ts';

export type ProposeOutcome = Refusal | { readonly ok: true; readonly changed: boolean };

/** Asks for another wording and shows it beside the document. Nothing is applied. */
export async function propose(parts: Parts, job: Job): Promise<ProposeOutcome> {
  const answer = await request(parts, job);
  if (!answer.ok) return answer;
  const { target, response } = answer;
  if (response.content.trim() === '') {
    void vscode.window.showErrorMessage(
      l10n.t('{0}: the service answered with an empty text. Nothing was changed.', job.title),
    );
    return { ok: false, code: 'BAD_RESPONSE' };
  }
  if (response.content === target.input) {
    const name = nameOf(target.document.uri);
    const message = target.isSelection
      ? l10n.t('{0}: nothing to change in the selection.', job.title)
      : l10n.t('{0}: nothing to change in {1}.', job.title, name);
    void vscode.window.showInformationMessage(message);
    return { ok: true, changed: false };
  }
  await parts.proposals.show(target, job.title, response.content, knownReasons(parts, target));
  return { ok: true, changed: true };
}

/** The findings of earlier reviews that still stand in the text that was sent. */
function knownReasons({ findings }: Parts, { document, text }: Target): readonly Reason[] {
  if (findings.text(document.uri) !== text) return [];
  return findings.list(document.uri).map(({ range, finding }) => ({ range, finding }));
}
