import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import MarkdownIt from 'markdown-it';
import { validateXML } from 'xmllint-wasm';
import { writeMarkdown } from '../outputs/comment-body.ts';
import { OUTPUTS } from '../outputs/index.ts';
import type { Report } from '../report.ts';
import { documentReport, findingOn, longReport, NASTY, nastyReport } from './support/reports.ts';

const schema = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'schemas', name), 'utf8');
const write = (name: string, report: Report): string => {
  const output = OUTPUTS.find((one) => one.name === name);
  assert(output, name);
  return output.write(report, { colours: false });
};
const parsed = (name: string, report = nastyReport()) => JSON.parse(write(name, report));
const EMPTY: Report = { version: '1.2.3', mode: 'review', documents: [] };

describe('the outputs', () => {
  it('are these', () => {
    assert.deepEqual(
      OUTPUTS.map(({ name }) => name),
      ['terminal', 'lines', 'json', 'sarif', 'github', 'summary', 'gitlab', 'junit', 'rdjson', 'checkstyle'],
    );
  });

  it('SARIF is valid, with fixes, fingerprints and what was not checked', () => {
    const ajv = new Ajv2020({
      allErrors: true,
      formats: { uri: true, 'uri-reference': true, 'date-time': true, uuid: true },
    });
    const validate = ajv.compile(JSON.parse(schema('sarif-2.1.0.json')));
    for (const report of [EMPTY, nastyReport(), longReport({ critical: 3, important: 3, minor: 3 })])
      assert(validate(parsed('sarif', report)), JSON.stringify(validate.errors));
    assert(!validate({ version: '2.1.0', runs: [{}] }));
    const [run] = parsed('sarif').runs;
    const [result] = run.results;
    assert.equal(run.tool.driver.rules[result.ruleIndex].id, result.ruleId);
    // What GitHub's code scanning asks of a rule beyond the schema.
    for (const { name, fullDescription, help } of run.tool.driver.rules) {
      assert.match(name, /^\p{Lu}[\p{L}\p{N}]*$/u);
      assert(fullDescription.text && help.text && help.markdown.includes('housestyle-ignore-next-line'));
    }
    assert.match(result.partialFingerprints['housestyle/v1'], /^[\da-f]{32}$/);
    assert.equal(result.fixes[0].artifactChanges[0].replacements[0].insertedContent.text, NASTY);
    assert.equal(
      result.locations[0].physicalLocation.artifactLocation.uri,
      'docs/a%20b%2C%20c%3A%25d%26%22%C3%A9.md',
    );
    assert.equal(run.invocations[0].toolExecutionNotifications.length, 2);
  });

  it('lines are as the editor’s problem matcher reads them, whatever the text holds', () => {
    const manifest = JSON.parse(
      readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'),
    );
    const [{ pattern }] = manifest.contributes.problemMatchers;
    const written = write('lines', nastyReport());
    assert.doesNotMatch(written, /[\u0000-\u0009\u000B-\u001F]/);
    const found = written.split('\n').flatMap((line) => new RegExp(pattern.regexp).exec(line) ?? []);
    const of = (part: string) => found[pattern[part]];
    assert.equal(of('file'), 'docs/a b, c:%d&"é.md');
    assert.deepEqual(['line', 'column', 'endLine', 'endColumn'].map(of), ['1', '7', '2', '14']);
    assert.deepEqual([of('severity'), of('code')], ['error', 'nasty, rule: 1']);
    assert.match(of('message') ?? '', /^“.+” → “.+”: Ärger/);
    assert.match(written, /^skipped\.md: skipped \(Ärger.*\nfailed\.md: failed \(Ärger/m);
    assert.match(written, /\n1 finding in 4 documents: 1 critical; 2 not checked\.\n$/);
  });

  for (const name of ['junit', 'checkstyle'])
    it(`${name} is valid XML of its schema, whatever the text holds`, async () => {
      for (const report of [EMPTY, nastyReport(), longReport({ critical: 1, important: 2, minor: 3 })]) {
        const { valid, errors } = await validateXML({
          xml: { fileName: 'out.xml', contents: write(name, report) },
          schema: schema(`${name}.xsd`),
        });
        assert(valid, JSON.stringify(errors));
      }
    });

  it('JUnit counts what it lists', () => {
    const text = write('junit', nastyReport());
    assert.match(text, /<testsuites name="Housestyle" tests="4" failures="1" errors="1">/);
    const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
    assert.deepEqual(
      [count(/<testcase /g), count(/<failure /g), count(/<error /g), count(/<skipped>/g)],
      [4, 1, 1, 1],
    );
  });

  it('annotations escape what would end them', () => {
    const [first, second] = write('github', nastyReport()).split('\n');
    assert.match(
      first ?? '',
      /^::error file=docs\/a b%2C c%3A%25d&"é\.md,line=1,endLine=2,title=[^:,\r\n]*::"Ärger[^\r\n]*%250A[^\r\n]*%0D%0Anext/,
    );
    assert.match(second ?? '', /^::warning file=skipped\.md::skipped: /);
  });

  it('annotations stay within what GitHub shows, the most important first, and the rest is counted', () => {
    const lines = write('github', longReport({ critical: 12, important: 30, minor: 4 }))
      .trim()
      .split('\n');
    const of = (kind: string) => lines.filter((line) => line.startsWith(`::${kind} `)).length;
    assert.deepEqual([of('error'), of('warning'), of('notice')], [10, 10, 4]);
    assert(lines[0]?.startsWith('::error'));
    assert.match(lines.at(-1) ?? '', /^22 more/);
  });

  it('GitLab and reviewdog get their severities and positions', () => {
    const text = 'Ä 𐐀 very bad';
    const report = { ...EMPTY, documents: [documentReport('a.md', text, [findingOn(text, 'very')])] };
    const [issue] = parsed('gitlab', report);
    assert.deepEqual(
      [issue.severity, issue.location],
      ['major', { path: 'a.md', lines: { begin: 1, end: 1 } }],
    );
    const { diagnostics } = parsed('rdjson', report);
    assert.deepEqual(diagnostics[0].location.range, {
      start: { line: 1, column: 9 },
      end: { line: 1, column: 13 },
    });
    assert.equal(diagnostics[0].severity, 'WARNING');
  });

  it('white space is shown by signs', () => {
    const text = 'a  b';
    const finding = findingOn(text, '  ', { suggestion: ' ' });
    const report = { ...EMPTY, documents: [documentReport('a.md', text, [finding])] };
    assert.match(write('terminal', report), /“␣␣” → “␣”/);
    assert.match(write('summary', report), /`␣␣` → `␣`/);
  });

  it('the terminal shows no control characters of a document', () => {
    assert.doesNotMatch(write('terminal', nastyReport()), /[\u0000-\u0009\u000B-\u001F]/);
  });
});

describe('the comment', () => {
  it('keeps under the limit with the most important first, and counts the rest', () => {
    const report = longReport({ minor: 900, important: 900, critical: 5 }, 'long '.repeat(20));
    for (const limit of [32_768, 65_536]) {
      const text = writeMarkdown(report, limit);
      assert(text.length <= limit && text.length > limit - 1000, String(text.length));
      const severities = [...text.matchAll(/^- \*\*(\w+)\*\*/gm)].map(([, severity]) => severity);
      assert.deepEqual(severities.slice(0, 6), [...Array(5).fill('critical'), 'important']);
      assert.match(text, new RegExp(`\\n${1805 - severities.length} more lines had no room here`));
    }
    assert.doesNotMatch(
      writeMarkdown(longReport({ minor: 2, important: 0, critical: 0 }), 65_536),
      /no room/,
    );
  });

  it('says what a short limit leaves', () => {
    const text = writeMarkdown(longReport({ minor: 2, important: 0, critical: 0 }), 200);
    assert(text.length <= 200);
    assert.match(text, /more lines? had no room here/);
  });

  it('mentions nobody, refers to nothing and holds no markup of the document', () => {
    const text = writeMarkdown(nastyReport(), 65_536);
    const html = new MarkdownIt({ html: true }).render(text);
    const outside = html.replace(/<code>[^]*?<\/code>/g, '');
    assert.doesNotMatch(outside, /@\w|#\d|<b |<a /);
    assert.equal(html.match(/<li>/g)?.length, 3);
    assert.doesNotMatch(html.replace(/<\/?(?:ul|li|h3|p|strong|code)>/g, ''), /<\w/);
  });
});
