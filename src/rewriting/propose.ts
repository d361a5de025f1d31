import * as vscode from 'vscode';
import { nameOf } from '../connection/target.ts';
import { request, type Job, type Refusal } from '../connection/request.ts';
import type { Parts } from '../parts.ts';

export type ProposeOutcome = Refusal | { readonly ok: true; readonly changed: boolean };

/** Asks for another wording and shows it beside the document. Nothing is applied. */
export async function propose(parts: Parts, job: Job): Promise<ProposeOutcome> {
  const answer = await request(parts, job);
  if (!answer.ok) return answer;
  const { target, response } = answer;
  if (response.content.trim() === '') {
    void vscode.window.showErrorMessage(
      `${job.title}: the service answered with an empty text. Nothing was changed.`,
    );
    return { ok: false, code: 'BAD_RESPONSE' };
  }
  if (response.content === target.input) {
    const part = target.isSelection ? 'the selection' : nameOf(target.document.uri);
    void vscode.window.showInformationMessage(`${job.title}: nothing to change in ${part}.`);
    return { ok: true, changed: false };
  }
  await parts.proposals.show(target, job.title, response.content);
  return { ok: true, changed: true };
}
