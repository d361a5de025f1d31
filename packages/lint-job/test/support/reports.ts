import type { Finding } from '@housestyle/contract';
import { findingOn } from '../../../contract/test/support/findings.ts';
import { locate } from '../../analysis/locate.ts';
import type { DocumentReport, Report } from '../../report.ts';

/** Text, names and reasons that try to break every form they are put into. */
export const NASTY = 'Ärger 𐐀 ]]> <b a="1"> & %0A @everyone #12 ``x`` | a, b: c\r\nnext\u0000\u0007 [a](b)';

export function documentReport(path: string, text: string, findings: readonly Finding[]): DocumentReport {
  return {
    path,
    outcome: 'checked',
    reason: '',
    content: '',
    score: 90,
    structured: true,
    problems: locate(path, text, findings, undefined),
    overGate: [],
  };
}

export { findingOn };

export function nastyReport(): Report {
  const finding = findingOn(`Start ${NASTY} end.`, NASTY, {
    severity: 'critical',
    suggestion: NASTY,
    reason: NASTY,
    rule: { id: 'nasty, rule: 1', label: NASTY },
  });
  const unchecked = { ...documentReport('x', '', []), score: null };
  return {
    version: '1.2.3',
    mode: 'review',
    documents: [
      documentReport('docs/a b, c:%d&"é.md', `Start ${NASTY} end.`, [finding]),
      documentReport('clean.md', 'Fine.', []),
      { ...unchecked, path: 'skipped.md', outcome: 'skipped', reason: NASTY },
      { ...unchecked, path: 'failed.md', outcome: 'failed', reason: NASTY },
    ],
  };
}

/** As many findings as are asked for, each on a line of its own. */
export function longReport(
  counts: Readonly<Record<Finding['severity'], number>>,
  reason = 'Because.',
): Report {
  const severities = Object.entries(counts).flatMap(([severity, count]) =>
    Array.from({ length: count }, () => severity as Finding['severity']),
  );
  const text = severities.map((severity, index) => `${severity} ${index}\n`).join('');
  let at = 0;
  const findings = severities.map((severity, index) => {
    const original = `${severity} ${index}`;
    const start = at;
    at += original.length + 1;
    return findingOn(text, original, { severity, reason, range: { start, end: start + original.length } });
  });
  return {
    version: '1.2.3',
    mode: 'review',
    documents: [documentReport('long.md', text, findings.reverse())],
  };
}
