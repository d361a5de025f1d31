import type { Severity } from '@housestyle/contract';
import type { Output } from './types.ts';
import { empty, open, XML_HEAD } from './xml.ts';

const SEVERITIES: Record<Severity, string> = { critical: 'error', important: 'warning', minor: 'info' };

export const checkstyle: Output = {
  name: 'checkstyle',
  description: 'Checkstyle XML',
  write(report) {
    const files = report.documents.flatMap(({ path, problems }) => [
      open('file', { name: path }),
      ...problems.map(({ start, severity, original, reason, rule }) =>
        empty('error', {
          line: start.line,
          column: start.column,
          severity: SEVERITIES[severity],
          message: `“${original}”: ${reason}`,
          source: `housestyle.${rule.id}`,
        }),
      ),
      '</file>',
    ]);
    return [XML_HEAD, '<checkstyle version="4.3">', ...files, '</checkstyle>', ''].join('\n');
  },
};
