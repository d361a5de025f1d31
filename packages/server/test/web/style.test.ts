import assert from 'node:assert/strict';
import {
  presetsSchema,
  savedStyleSchema,
  styleVersionSchema,
  styleVersionsSchema,
  type AuditPage,
  type WebSavedStyle,
} from '@housestyle/contract/web';
import { makeAccount, signedIn, type Browser } from '../support/browser.ts';
import { startTestService, type TestService } from '../support/service.ts';

const STYLE = '/api/web/style';
const RULES = [{ label: 'No exclamation marks', description: "Don't use exclamation marks." }];

describe("the saved style through the web app's API", () => {
  let service: TestService;
  let browser: Browser;
  before(async () => {
    service = await startTestService();
    await makeAccount(service, 'writer@example.com', { role: 'admin' });
    browser = await signedIn(service, 'writer@example.com');
  });
  after(() => service.stop());

  const current = async (): Promise<WebSavedStyle> =>
    savedStyleSchema.parse((await browser.get(STYLE)).body) as WebSavedStyle;

  it('begins with nothing, and is saved as versions', async () => {
    assert.deepEqual([(await current()).revision, (await current()).style], [0, {}]);
    const saved = await browser.send('PUT', STYLE, { style: { rules: RULES }, expectedRevision: 0 });
    const version = styleVersionSchema.parse(saved.body);
    assert.deepEqual([saved.status, version.revision, version.counts.rules], [200, 1, 1]);
    assert.deepEqual((await current()).style, { rules: RULES });
  });

  it('may begin with a preset', async () => {
    const { presets } = presetsSchema.parse((await browser.get(`${STYLE}/presets`)).body);
    assert.ok(presets.length >= 5);
    for (const { id, rules } of presets) assert.ok(rules.length >= 10, id);
  });

  it('is not replaced where somebody else has saved meanwhile', async () => {
    const { status, code } = await browser.send('PUT', STYLE, { style: {}, expectedRevision: 0 });
    assert.deepEqual([status, code], [409, 'CONFLICT']);
    assert.equal((await current()).revision, 1);
  });

  it('takes 10,000 terms as a table, and gives them back', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `term ${index},word ${index}`);
    const text = ['preferred,avoid', ...lines, ''].join('\r\n');
    const imported = await browser.post(`${STYLE}/import`, { format: 'terms', text });
    assert.equal(imported.status, 200, JSON.stringify(imported.body));
    const { rules, termSubs } = (await current()).style;
    assert.deepEqual([rules, termSubs?.length], [RULES, 10_000]);
    const file = await browser.get(`${STYLE}/export?format=terms`);
    assert.deepEqual([file.status, file.body], [200, text]);
    assert.equal(file.headers.get('Content-Type'), 'text/csv; charset=utf-8');
    assert.equal(file.headers.get('Content-Disposition'), 'attachment; filename="terms.csv"');
  });

  it('restores an earlier version as a new one, and the audit trail tells', async () => {
    const restored = await browser.post(`${STYLE}/versions/1/restore`, { expectedRevision: 2 });
    assert.equal(restored.status, 200);
    assert.deepEqual((await current()).style, { rules: RULES });
    const { versions } = styleVersionsSchema.parse((await browser.get(`${STYLE}/versions`)).body);
    assert.deepEqual(
      versions.map(({ revision, restoredFrom }) => [revision, restoredFrom]),
      [
        [3, 1],
        [2, null],
        [1, null],
      ],
    );
    const { body } = await browser.get<AuditPage>('/api/web/admin/audit?limit=3');
    assert.deepEqual(
      body.entries.map(({ action, detail }) => [action, detail]),
      [
        ['style.restored', 'version 1 as 3'],
        ['style.saved', 'version 2'],
        ['style.saved', 'version 1'],
      ],
    );
  });

  const refused: [
    name: string,
    method: string,
    path: string,
    body: unknown,
    code: string,
    message: RegExp,
  ][] = [
    ['no style', 'PUT', STYLE, {}, 'INVALID_INPUT', /style/],
    ['a wrong rule', 'PUT', STYLE, { style: { rules: [{}] } }, 'INVALID_INPUT', /rules\[0\]\.label/],
    ['an unknown format', 'POST', `${STYLE}/import`, { format: 'x', text: '' }, 'INVALID_INPUT', /^format/],
    ['no JSON', 'POST', `${STYLE}/import`, { format: 'json', text: '{' }, 'INVALID_INPUT', /not valid JSON/],
    [
      'a wrong table',
      'POST',
      `${STYLE}/import`,
      { format: 'terms', text: 'a,b\n' },
      'INVALID_INPUT',
      /Line 1/,
    ],
    ['a version that is gone', 'GET', `${STYLE}/versions/99`, undefined, 'NOT_FOUND', /99/],
    ['a version that is none', 'GET', `${STYLE}/versions/x`, undefined, 'NOT_FOUND', /./],
    ['an export of nothing', 'GET', `${STYLE}/export`, undefined, 'INVALID_INPUT', /^format/],
  ];
  for (const [name, method, path, body, code, message] of refused) {
    it(`refuses ${name}`, async () => {
      const answer = await browser.send<{ error: { message: string } }>(method, path, body);
      assert.equal(answer.code, code);
      assert.match(answer.body.error.message, message);
    });
  }
});
