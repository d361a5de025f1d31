import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import type { Job } from '../../index.ts';
import { PRESET, run } from './jobs.ts';

const DOCUMENT = [
  '# Back up the Shelf',
  '',
  'The Shelf is a store of books. Log in to see how it keeps books on disk.',
  '',
  '> **Warning:** A restore deletes all books that are newer than the backup.',
  '',
  '## Steps to log in and copy',
  '',
  '1. Log in.',
  '2. Copy the folder `data`.',
  '',
].join('\n');
const PROMPT = 'How to back up the Shelf. Log in to the host. Never delete the books.';
const STRINGS = 'Log in to go on\nDelete the file\n';

const INPUTS: Readonly<Partial<Record<Mode, string>>> = {
  generate: PROMPT,
  rewrite: DOCUMENT,
  review: DOCUMENT,
  'style-check': DOCUMENT,
  simplify: DOCUMENT,
  keywords: DOCUMENT,
  'glossary-gen': DOCUMENT,
  explain: DOCUMENT,
  summarize: DOCUMENT,
  expand: '# Shelf\n\nWarning: never delete the books.\n\n- Log in first\n',
  outline: DOCUMENT,
  'ux-review': STRINGS,
  'ux-rewrite': STRINGS,
  'ux-generate': 'Sign in to the Shelf',
};
const MODES = Object.keys(INPUTS) as Mode[];

const answer = (mode: Mode, options: Partial<Job> = {}, input = INPUTS[mode] ?? ''): string =>
  run(mode, input, PRESET, options).content;

/** Says a term in every mode that writes what the input says. */
const SIGN_ON = 'Use "sign on" instead of "log in" or "sign in".';
const TELLS_TERM = new Set<Mode>([
  'generate',
  'rewrite',
  'review',
  'style-check',
  'simplify',
  'explain',
  'summarize',
  'expand',
  'outline',
  'ux-review',
  'ux-rewrite',
  'ux-generate',
]);
/** A file of strings has no place for a note; `ux-review` tells the same. */
const SILENT = new Set<Mode>(['ux-rewrite']);
const PAGES: readonly Mode[] = ['generate', 'expand'];
const REPORTS: readonly Mode[] = [
  'keywords',
  'glossary-gen',
  'explain',
  'summarize',
  'outline',
  'ux-generate',
];
const DOCUMENTS: readonly Mode[] = ['rewrite', 'simplify'];

describe('options of modes', () => {
  for (const mode of MODES) {
    if (TELLS_TERM.has(mode))
      it(`${mode} follows custom instructions`, () =>
        assert.match(answer(mode, { customInstructions: SIGN_ON }), /sign on/i));
    if (!SILENT.has(mode))
      it(`${mode} says once what of the custom instructions it could not follow`, () => {
        const content = answer(mode, { customInstructions: 'Sound like a pirate.' });
        const told = content.split('\n').filter((line) => /\[VERIFY\].*Sound like a pirate/.test(line));
        assert.equal(told.length, 1, content);
      });
    it(`${mode} says nothing of instructions that it could follow`, () =>
      assert.doesNotMatch(answer(mode, { customInstructions: SIGN_ON }), /could not follow|Not checked/));
  }

  const ADMONITIONS: readonly (readonly [string, RegExp])[] = [
    ['docusaurus', /^:::warning$/m],
    ['mkdocs', /^!!! warning$/m],
    ['sphinx', /^:::\{warning\}$/m],
    ['vitepress', /^::: warning$/m],
    ['github', /^> \[!WARNING\]$/m],
  ];
  for (const [framework, pattern] of ADMONITIONS)
    for (const mode of [...DOCUMENTS, 'generate', 'expand', 'explain'] as const)
      it(`${mode} writes warnings as ${framework} does`, () =>
        assert.match(answer(mode, { framework }), pattern));

  for (const mode of PAGES) {
    it(`${mode} writes a page of Antora`, () => assert.match(answer(mode, { framework: 'antora' }), /^= \S/));
    it(`${mode} writes front matter for Docusaurus`, () =>
      assert.match(answer(mode, { framework: 'docusaurus' }), /^---\ntitle: /));
  }
  for (const mode of [...PAGES, ...DOCUMENTS, ...REPORTS])
    it(`${mode} says that it does not know a framework`, () =>
      assert.match(answer(mode, { framework: 'Frobnicator' }), /\[VERIFY\].*could not follow.*Frobnicator/));
  for (const mode of DOCUMENTS) {
    it(`${mode} says that Markdown stays Markdown for Antora`, () =>
      assert.match(
        answer(mode, { framework: 'antora' }),
        /\[VERIFY\].*could not follow “the framework antora”/,
      ));
    it(`${mode} keeps code that looks like an admonition`, () => {
      const code = '```md\n> **Warning:** Stop.\n```\n';
      assert.equal(answer(mode, { framework: 'docusaurus' }, code), code);
    });
  }

  it('audience adds what whoever operates needs', () => {
    assert.match(answer('ux-generate', { audience: 'devops' }, 'Delete a project'), /requestId/);
    assert.doesNotMatch(answer('ux-generate', { audience: 'consumer' }, 'Delete a project'), /requestId/);
  });
  it('audience asks for what these readers miss', () => {
    assert.match(answer('generate', { audience: 'devops' }), /^- \[VERIFY\] \*\*Roll back:\*\*/m);
    assert.match(answer('generate', { audience: 'consumer' }), /^- \[VERIFY\] \*\*Get help:\*\*/m);
    assert.doesNotMatch(answer('generate'), /Roll back|Get help/);
  });
  for (const mode of DOCUMENTS)
    it(`${mode} writes for consumers in the words of every day`, () => {
      const text = 'Verify the address and retrieve the code.\n';
      assert.equal(answer(mode, { audience: 'consumer' }, text), 'Check the address and get the code.\n');
      assert.equal(answer(mode, { audience: 'developers' }, text), text);
      const house = 'Use "retrieve" instead of "get".';
      assert.match(
        answer(mode, { audience: 'consumer', customInstructions: house }, text),
        /retrieve the code/,
      );
    });
  it('ux-rewrite writes for consumers what they know', () => {
    const text = 'Authenticate to go on\n';
    assert.equal(answer('ux-rewrite', { audience: 'consumer' }, text), 'Sign in to go on\n');
    assert.equal(answer('ux-rewrite', {}, text), text);
  });
  it('document type says what notes still lack', () =>
    assert.match(answer('expand', { docType: 'runbook' }), /^- \[VERIFY\] \*\*Roll back:\*\*/m));
  for (const mode of PAGES)
    it(`${mode} says that it does not know a document type`, () =>
      assert.match(
        answer(mode, { docType: 'haiku' }),
        /\[VERIFY\].*could not follow “the document type haiku”/,
      ));
  const HEADS: readonly (readonly [string, RegExp])[] = [
    ['docusaurus', /```yaml\n---\ntitle: .+\n(?:description: .+\n)?slug: .+\ntags: \[.+\]\n---\n```/],
    ['sphinx', /```yaml\n---\nmyst:\n {2}html_meta:\n[^]*keywords: .+\n---\n```/],
    ['antora', /\[source,asciidoc\]\n----\n= .+\n[^]*:keywords: .+\n----/],
  ];
  for (const [framework, head] of HEADS)
    it(`keywords writes the head of a page for ${framework}`, () =>
      assert.match(answer('keywords', { framework }), head));
  it('document type chooses the sections of what is generated', () =>
    assert.match(answer('generate', { docType: 'runbook' }), /^## Procedure$/m));
});

describe('what a prompt says', () => {
  it('is of many things where people search', () => {
    const content = answer('ux-generate', {}, 'Search invoices');
    for (const text of ['| Search invoices |', "Couldn't search the invoices.", '| {count} invoices found |'])
      assert(content.includes(text), content);
    assert.doesNotMatch(content, /search (?:this |the )?invoice\b|Invoice found/i);
  });

  const prompt =
    'Rotate the API keys of the Shelf service. Run shelfctl keys rotate --grace 24h. Never commit keys to a repository. Removed the --force option.';
  const ROWS: readonly (readonly [string, readonly RegExp[], readonly RegExp[]])[] = [
    [
      'how-to',
      [/^# Rotate the API keys of the Shelf service$/m, /Run `shelfctl keys rotate --grace 24h`\./],
      [],
    ],
    [
      'release-notes',
      [/^> \*\*Warning:\*\* Never commit/m, /## Breaking changes\n\n- Removed the `--force` option\./],
      [/## Breaking changes\n\n- Never/],
    ],
    ['adr', [/^> \*\*Warning:\*\* Never commit/m], [/## Consequences\n\n- Never/]],
    ['readme', [/## Use\n\n- Run `shelfctl/], [/## Install\n\nRun/]],
  ];
  for (const [docType, held, absent] of ROWS)
    it(`stands where it belongs in a document of type ${docType}, and is never lost`, () => {
      const content = answer('generate', { docType }, prompt);
      for (const pattern of [...held, /Removed the `--force`/]) assert.match(content, pattern);
      for (const pattern of absent) assert.doesNotMatch(content, pattern);
    });

  it('is still to be written where notes say so', () => {
    const content = answer('expand', {}, 'Webhooks\n- timeouts: 10s\nTODO dashboard link\n- TBD retries\n');
    assert.match(content, /^# Webhooks$/m);
    assert.match(content, /^\[VERIFY\] Dashboard link\.$/m);
    assert.match(content, /^- \[VERIFY\] Retries/m);
  });
});
