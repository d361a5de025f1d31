import type { DocumentReport } from '../report.ts';
import type { Output } from './types.ts';
import { empty, open, xml, XML_HEAD } from './xml.ts';

/** One suite for each document, one failed case for each finding; a document without findings is one passed case. */
export const junit: Output = {
  name: 'junit',
  description: 'JUnit XML, for the test reports of CI systems',
  write(report) {
    const totals = report.documents.map(countsOf);
    const sum = (key: 'tests' | 'failures' | 'errors') => totals.reduce((total, one) => total + one[key], 0);
    return [
      XML_HEAD,
      open('testsuites', {
        name: 'Housestyle',
        tests: sum('tests'),
        failures: sum('failures'),
        errors: sum('errors'),
      }),
      ...report.documents.flatMap(writeSuite),
      '</testsuites>',
      '',
    ].join('\n');
  },
};

function countsOf({ problems, outcome }: DocumentReport) {
  return {
    tests: Math.max(1, problems.length),
    failures: problems.length,
    errors: outcome === 'failed' ? 1 : 0,
    skipped: outcome === 'skipped' ? 1 : 0,
  };
}

function writeSuite(document: DocumentReport): readonly string[] {
  const { path, problems, outcome, reason } = document;
  const testcase = (name: string) => open('testcase', { classname: path, name });
  const whole = {
    checked: [],
    failed: [empty('error', { message: reason })],
    // As text, which every schema in the field allows; an attribute is newer than some.
    skipped: [`${open('skipped', {})}${xml(reason)}</skipped>`],
  };
  return [
    open('testsuite', { name: path, ...countsOf(document) }),
    ...(problems.length === 0 ? [testcase('no findings'), ...whole[outcome], '</testcase>'] : []),
    ...problems.flatMap(({ start, severity, original, suggestion, reason: why, rule }) => [
      testcase(`${start.line}:${start.column} ${rule.id}`),
      open('failure', { type: severity, message: why }) +
        xml(
          `${path}:${start.line}:${start.column}\n“${original}”${suggestion === null ? '' : ` → “${suggestion}”`}`,
        ) +
        '</failure>',
      '</testcase>',
    ]),
    '</testsuite>',
  ];
}
