import { ANALYZE_PATH, AUTHORIZATION_HEADER } from '@housestyle/contract';
import { MCP_CLIENTS } from '@housestyle/contract/connect';

/** What one pastes somewhere else, and where. */
export interface Snippet {
  readonly id: string;
  readonly name: string;
  /** The file it goes into, or where it is typed. */
  readonly place: string;
  readonly text: string;
  /** What to do next. */
  readonly then: string;
}

/** Stands where a person puts the key. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

const json = (value: object): string => JSON.stringify(value, null, 2);

/** Settings of the VS Code extension. `origin` is the service's address, as in every snippet here. */
export function editorSnippet(origin: string): Snippet {
  return {
    id: 'editor',
    name: 'VS Code extension',
    place: 'User settings (JSON)',
    text: json({ 'housestyle.endpoint': origin }),
    then: 'Run “Housestyle: Set API Key” from the command palette and paste your key.',
  };
}

export function mcpSnippets(origin: string): Snippet[] {
  return MCP_CLIENTS.map(({ id, name, file, then, config }) => ({
    id,
    name,
    place: file,
    text: json(config({ baseUrl: origin, apiKey: KEY_PLACEHOLDER })),
    then,
  }));
}

/** The action of docs/ci.md, which comments on pull requests. */
export function ciSnippet(origin: string): Snippet {
  return {
    id: 'ci',
    name: 'GitHub Actions',
    place: '.github/workflows/docs.yml',
    text: [
      'on: pull_request',
      'permissions:',
      '  contents: read',
      '  pull-requests: write',
      'jobs:',
      '  docs:',
      '    runs-on: ubuntu-latest',
      '    steps:',
      '      - uses: actions/checkout@v4',
      '        with:',
      '          fetch-depth: 0',
      '      - uses: OWNER/housestyle@main',
      '        with:',
      '          api-key: ${{ secrets.SERVICE_API_KEY }}',
      `          api-base: ${origin}`,
    ].join('\n'),
    then: 'Keep your key as the secret SERVICE_API_KEY, and put the repository of Housestyle that you use in place of OWNER. The runner has to reach this address.',
  };
}

export function curlSnippet(origin: string): Snippet {
  const body = JSON.stringify({ mode: 'review', input: 'You can simply utilize the the button.' });
  return {
    id: 'curl',
    name: 'curl',
    place: 'A terminal with a POSIX shell',
    text: [
      `curl '${origin}${ANALYZE_PATH}' \\`,
      `  -H "${AUTHORIZATION_HEADER}: Bearer $HOUSESTYLE_API_KEY" \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -d '${body}'`,
    ].join('\n'),
    then: 'The answer’s “content” is the review in Markdown. Set HOUSESTYLE_API_KEY to your key first.',
  };
}
