import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import type { Job } from '../../index.ts';
import { run } from './jobs.ts';

const GUIDE = [
  '# Renew the `web` certificate',
  '',
  'The web proxy takes a PDF order. Restart the proxy.',
  '',
  '> [!WARNING]',
  '> A reload closes all sessions.',
  '> Tell the users.',
  '',
  ':::tip',
  'Renew early.',
  ':::',
  '',
  '!!! note',
  '',
  '    The relay tells all.',
  '',
  '```md',
  ':::tip',
  'Code.',
  ':::',
  '```',
  '',
  '## Steps',
  '',
  '1. Run `certctl renew`, then run `certctl renew` again.',
  '2. Check the *drop-off point*.',
  '',
].join('\n');
const MERGE = `=== INCORPORATE THE FOLLOWING ===\n- Renew every 60 days.\n=== EXISTING CONTENT ===\n${GUIDE}`;
const TERMS = { termSubs: [{ preferred: 'web gateway', avoid: ['web proxy'] }] };
const POINT = { glossary: [{ term: 'drop-off point', definition: 'Where parcels go.', synonyms: [] }] };

interface Row {
  readonly what: string;
  readonly mode: Mode;
  readonly input?: string;
  readonly options?: Partial<Job>;
  readonly style?: Parameters<typeof run>[2];
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
}

const ROWS: readonly Row[] = [
  ...([GUIDE, MERGE] as const).map((input): Row => ({
    what: `the admonitions of other frameworks, and front matter, in ${input === MERGE ? 'a merge' : 'a rewrite'}`,
    mode: 'rewrite',
    input,
    options: { framework: 'MkDocs' },
    has: [
      '---\ntitle: Renew the web certificate\n---\n\n# Renew the `web` certificate',
      '!!! warning\n\n    A reload closes all sessions.\n    Tell the users.\n',
      '!!! tip\n\n    Renew early.\n',
      '!!! note\n\n    The relay tells all.\n',
      '```md\n:::tip\nCode.\n:::\n```',
    ],
    lacks: ['[!WARNING]', '[VERIFY]'],
  })),
  {
    what: 'a title that the framework shows itself',
    mode: 'simplify',
    options: { framework: 'Starlight' },
    has: ['---\ntitle: Renew the web certificate\n---\n\nThe web proxy'],
  },
  {
    what: 'the framework of a merge that is not known',
    mode: 'rewrite',
    input: MERGE,
    options: { framework: 'Frobnicator' },
    has: ['could not follow “the framework Frobnicator”'],
  },
  {
    what: 'the readers of a merge',
    mode: 'rewrite',
    input: MERGE.replace('Tell the users.', 'Then verify the chain.'),
    options: { audience: 'consumer' },
    has: ['Then check the chain.'],
  },
  {
    what: 'a report for Antora',
    mode: 'outline',
    options: { framework: 'Antora' },
    has: ['= Renew the web certificate\n', '== Steps\n', '_Holds 1 code block (md)._'],
    lacks: ['#'],
  },
  {
    what: 'that a text explained for Antora stays Markdown',
    mode: 'explain',
    options: { framework: 'Antora' },
    has: ['## Steps', 'could not follow “the framework Antora”'],
  },
  {
    what: 'tags and slugs in the words of the house',
    mode: 'keywords',
    input: '# Move the web proxy\n\nThe web proxy serves it. Start the web proxy.\n',
    options: { framework: 'docusaurus' },
    style: TERMS,
    has: ['`move-web-gateway`', '`web-gateway`', 'tags: [web-gateway'],
    lacks: ['web-proxy'],
  },
  {
    what: 'a type of document that no template is of',
    mode: 'keywords',
    options: { docType: 'Wine list' },
    has: ['**Content type:** `wine-list`'],
  },
  {
    what: 'a type of document that no template is of, which an outline cannot follow',
    mode: 'outline',
    options: { docType: 'Wine list' },
    has: ['could not follow “the document type Wine list”'],
  },
  {
    what: 'nothing of a format',
    mode: 'outline',
    options: { docType: 'markdown' },
    lacks: ['could not follow'],
  },
  ...(['outline', 'expand'] as const).map((mode): Row => ({
    what: 'what consumers miss',
    mode,
    input: mode === 'expand' ? '# Renew it\n\nSteps\n1. Open it.\n2. Run it.\n3. Close it.\n' : GUIDE,
    options: { audience: 'consumer' },
    has: ['**Get help:**'],
  })),
  {
    what: 'consumers no names of code',
    mode: 'keywords',
    options: { audience: 'consumer' },
    lacks: ['certctl'],
  },
  {
    what: 'developers the names of code',
    mode: 'keywords',
    options: { audience: 'developers' },
    has: ['`certctl renew`'],
  },
  {
    what: 'consumers the words of the trade',
    mode: 'glossary-gen',
    options: { audience: 'consumer' },
    has: ['- **proxy** (1 use)', '**PDF** (1 use'],
  },
  {
    what: 'others no word of the trade',
    mode: 'glossary-gen',
    lacks: ['- **proxy**', '**PDF**'],
  },
  {
    what: 'a word of the house that has a hyphen',
    mode: 'glossary-gen',
    style: POINT,
    has: ['| **drop-off point** | Where parcels go. (from the house’s glossary)'],
  },
  {
    what: 'consumers that TLS is terminated, not ended',
    mode: 'simplify',
    input: 'The proxy terminates TLS. The server terminates the session.\n',
    options: { audience: 'consumer' },
    has: ['terminates TLS', 'ends the session'],
  },
];

describe('options of the modes that work from text', () => {
  for (const { what, mode, input = GUIDE, options = {}, style = {}, has = [], lacks = [] } of ROWS)
    it(`${mode} tells or keeps ${what}`, () => {
      const { content } = run(mode, input, style, options);
      for (const text of has) assert.ok(content.includes(text), `${text}\n---\n${content}`);
      for (const text of lacks) assert.ok(!content.includes(text), `not ${text}\n---\n${content}`);
    });
});
