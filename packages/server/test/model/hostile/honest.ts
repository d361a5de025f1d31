import type { HostileJob } from './documents.ts';

/** What stands between the markers of a prompt. */
export function inputIn(user: string): string {
  const [, marker = ''] = /<<<INPUT ([\da-f]{32})>>>/.exec(user) ?? [];
  const [, rest = ''] = user.split(`<<<INPUT ${marker}>>>\n`);
  const [input = ''] = rest.split(`\n<<<END ${marker}>>>`);
  return input;
}

const OPENAPI = `openapi: 3.0.3
info:
  title: Orbit
  version: "0.0.0"
paths:
  /api/orbits/{id}:
    get:
      operationId: getOrbit
      parameters:
        - name: id
          in: path
          required: true
          schema:
            type: string
      responses:
        "200":
          description: The orbit.
`;

const PAGE = `# Orbit

Orbit deploys in 30 seconds. The page tells what the reader needs.

## Prepare

1. Install the tools.
2. Run the deployment with \`orbit deploy\`.

The job runs at [VERIFY] each day for {projectName}, %1$s times.
`;

/** What a model that does its work would answer. */
export function honest({ kind, format }: HostileJob, user: string): string {
  if (format === 'openapi') return OPENAPI;
  if (kind === 'making') return PAGE;
  const input = inputIn(user);
  if (kind === 'keeping')
    return input.replace('Install the tools', 'Set up the tools').replace('Please click', 'Click');
  const found = [
    { quote: 'Install the tools', suggestion: 'Set up the tools', severity: 'important' },
    { quote: 'You must not stop', suggestion: null, severity: 'minor' },
    { quote: 'click here', suggestion: null, severity: 'important' },
    { quote: 'This can not be undone', suggestion: 'You cannot undo this', severity: 'minor' },
  ].filter(({ quote }) => input.includes(quote));
  return JSON.stringify({
    findings: found.map((one) => ({
      ...one,
      reason: 'Readers stumble here. It can be said better.',
      rule: 'Clarity',
    })),
  });
}
