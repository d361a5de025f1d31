import * as vscode from 'vscode';
import { nameOf } from '../connection/target.ts';
import { request, type Answer, type Job, type Refusal } from '../connection/request.ts';
import type { Parts } from '../parts.ts';
import { summary } from './wording.ts';

export type CheckOutcome = Refusal | (Answer & { readonly findings: number });

const MILLISECONDS_SHOWN = 8000;

/** Asks for findings and puts them in place of those found in the same text earlier. */
export async function check(parts: Parts, job: Job): Promise<CheckOutcome> {
  const answer = await request(parts, { ...job, request: { ...job.request, format: 'suggestions' } });
  if (!answer.ok) return answer;
  const { target, response } = answer;
  const { document, text, scope } = target;
  const findings = (response.suggestions ?? []).map((finding) => ({
    ...finding,
    range: { start: finding.range.start + scope.start, end: finding.range.end + scope.start },
  }));
  parts.findings.replace(document, { text, scope }, findings);
  const where = target.isSelection ? `the selection in ${nameOf(document.uri)}` : nameOf(document.uri);
  const message = `$(checklist) ${job.title} of ${where}: ${summary(findings)}`;
  vscode.window.setStatusBarMessage(message, MILLISECONDS_SHOWN);
  return { ...answer, findings: findings.length };
}
