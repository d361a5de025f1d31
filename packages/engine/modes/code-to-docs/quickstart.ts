import type { CodeModel } from '../../code/read-code.ts';
import { join, section, fence } from '../writing/markdown.ts';
import { authHeader } from './endpoints.ts';
import { exampleRequest } from './examples.ts';
import type { NamedRoute } from './naming.ts';
import { words } from './title-words.ts';
import { code } from './types.ts';

/** The first requests that somebody sends: read a list, make something, read it. */
export function writeQuickstart(routes: readonly NamedRoute[], model: CodeModel): string {
  const chosen = chooseRoutes(routes);
  if (chosen.length === 0) return '';
  const schemes = chosen.flatMap(({ route }) =>
    route.security.flatMap((name) => model.security.get(name) ?? []),
  );
  // Whoever is known by a cookie gets it first.
  const isSession = schemes.some((scheme) => scheme.in === 'cookie');
  if (isSession) chosen.sort((one, other) => one.route.security.length - other.route.security.length);
  const needsToken = schemes.some((scheme) => authHeader(scheme) !== '');
  const steps = [
    join(
      'Set the address of the service. [VERIFY] The code doesn’t name it.',
      fence('shell', 'export BASE_URL="https://api.example.com"'),
    ),
    needsToken && join('Set your credentials.', fence('shell', 'export TOKEN="YOUR_TOKEN"')),
    ...chosen.map((named) => join(`${named.title}.`, fence('shell', curlOf(named, model, isSession)))),
  ].filter((step) => step !== false);
  return section(
    2,
    'Quickstart',
    ...steps.map((step, index) => `${index + 1}. ${step.replace(/\n(?=.)/g, '\n   ')}`),
    `In each answer, a status from ${code('200')} to ${code('299')} means that the request worked.`,
  );
}

function chooseRoutes(routes: readonly NamedRoute[]): NamedRoute[] {
  const first = (method: string, test: (named: NamedRoute) => boolean): NamedRoute | undefined =>
    routes.find((named) => named.route.method === method && test(named));
  const isOperational = ({ route }: NamedRoute): boolean => OPERATIONAL.test(route.path);
  const hasPlace = ({ route }: NamedRoute): boolean => route.path.includes('{');
  const list = first('GET', (named) => !hasPlace(named) && !isOperational(named));
  const create = first('POST', (named) => !hasPlace(named));
  const one = first('GET', (named) => hasPlace(named) && !/\{wildcard\}/.test(named.route.path));
  return [list, create, one].filter((named) => named !== undefined);
}

/** Paths that operators ask and nobody else. */
export const OPERATIONAL =
  /\/(?:health\w*|healthz|ready\w*|readyz|livez?|liveness|ping|up|metrics|status|version)\/?$/i;

/** The example request as a command. */
function curlOf({ route }: NamedRoute, model: CodeModel, isSession: boolean): string {
  const [scheme] = route.security.map((name) => model.security.get(name));
  const request = exampleRequest(route, model.schemas, scheme ? authHeader(scheme) : '');
  const [head = '', body = ''] = request.split(/\n\n([^]*)/);
  const [line = '', ...headers] = head.split('\n');
  // Braces have a meaning to curl.
  const path = line
    .replace(/^\S+ /, '')
    .replace(/ HTTP\/[\d.]+$/, '')
    .replace(/\{([^{}]+)\}/g, (_all, name: string) => words(name).toUpperCase().replaceAll(' ', '_'));
  const method = route.method === 'GET' || route.method === 'ANY' ? '' : `-X ${route.method} `;
  const data = body
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll("'", String.raw`'\''`);
  return [
    `curl ${method}"$BASE_URL${path}"`,
    ...headers
      .filter(Boolean)
      .map((header) => `-H "${header.replace(/YOUR_(?:TOKEN|API_KEY)|CREDENTIALS/, '$TOKEN')}"`),
    ...(data ? [`-d '${data}'`] : []),
    ...(isSession ? ['-b cookies.txt -c cookies.txt'] : []),
  ].join(' \\\n  ');
}
