import * as vscode from 'vscode';
import type { Finding, Range } from '@housestyle/contract';
import { nameOf, type Target } from '../connection/target.ts';
import { request, type Answer, type Job, type Refusal } from '../connection/request.ts';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';
import { readByService } from './comment-forms.ts';
import { silencedBy } from './silenced.ts';
import { summary } from './wording.ts';

export type CheckOutcome = Refusal | (Answer & { readonly findings: number });

const MILLISECONDS_SHOWN = 8000;

/** Asks for findings and puts them in place of those found in the same text earlier, as they come and at the end. */
export async function check(parts: Parts, job: Job): Promise<CheckOutcome> {
  let latest = 0;
  const answer = await request(parts, {
    ...job,
    request: { ...job.request, format: 'suggestions' },
    listener: (target) => ({
      onFindings(findings) {
        const turn = ++latest;
        admitted(parts, target, findings)
          .then((shown) => {
            // Later ones, and the answer itself, may be there already.
            if (turn === latest) parts.findings.add(target.document, target, shown);
          })
          // A style that can't be read is told with the answer.
          .catch(() => undefined);
      },
    }),
  });
  latest = Number.POSITIVE_INFINITY;
  if (!answer.ok) return answer;
  const { target, response } = answer;
  const findings = await showFindings(parts, target, response.suggestions ?? []);
  const name = nameOf(target.document.uri);
  const told = target.isSelection
    ? l10n.t('{0} of the selection in {1}: {2}', job.title, name, summary(findings))
    : l10n.t('{0} of {1}: {2}', job.title, name, summary(findings));
  vscode.window.setStatusBarMessage(`$(checklist) ${told}`, MILLISECONDS_SHOWN);
  return { ...answer, findings: findings.length };
}

/** A part of a document's text in which findings were looked for. */
export type Checked = Pick<Target, 'document' | 'text' | 'scope'>;

/** Puts the findings of an answer, whose ranges are into the part that was sent, in place of the earlier ones. */
export async function showFindings(
  parts: Pick<Parts, 'dismissals' | 'findings' | 'houseStyle'>,
  checked: Checked,
  findings: readonly Finding[],
): Promise<readonly Finding[]> {
  const shown = await admitted(parts, checked, findings);
  parts.findings.replace(checked.document, checked, shown);
  return shown;
}

/** The findings that nothing keeps silent, with ranges into the whole text. */
async function admitted(
  { dismissals, houseStyle }: Pick<Parts, 'dismissals' | 'houseStyle'>,
  { document, text, scope }: Checked,
  findings: readonly Finding[],
): Promise<readonly Finding[]> {
  const placed = findings.map((finding) => ({ ...finding, range: moved(finding.range, scope.start) }));
  const silenced = readByService(document.languageId) ? () => false : silencedBy(text);
  const heard = placed.filter((finding) => !silenced(finding));
  const { uri } = document;
  return dismissals.without(uri, text, await houseStyle.apply(uri, text, heard));
}

function moved({ start, end }: Range, by: number): Range {
  return { start: start + by, end: end + by };
}
