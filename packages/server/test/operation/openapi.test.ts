import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import {
  ANALYZE_PATH,
  analyzeRequestSchema,
  ERROR_CODES,
  ERRORS,
  MODES,
  parseAnalyzeRequest,
} from '@housestyle/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { startTestService, type TestService } from '../support/service.ts';

interface Document {
  readonly paths: Record<
    string,
    Record<string, { responses: Record<string, Response200>; requestBody: Body }>
  >;
  readonly components: { readonly schemas: Record<string, object> };
}
interface Body {
  readonly content: Record<string, { schema: object; examples: Record<string, { value: unknown }> }>;
}
interface Response200 extends Body {
  readonly headers: Record<string, unknown>;
}

describe('the API’s description', () => {
  let service: TestService;
  let document: Document;
  before(async () => {
    service = await startTestService();
    document = (await (await fetch(`${service.address}/api/openapi.json`)).json()) as Document;
  });
  after(() => service.stop());

  it('is valid OpenAPI', async () => {
    const { valid, errors } = await new Validator().validate(
      structuredClone(document) as object as Record<string, unknown>,
    );
    assert.ok(valid, JSON.stringify(errors));
  });

  it('tells every status of the analyze operation, its code and its headers', () => {
    const { responses = {} } = document.paths[ANALYZE_PATH]?.post ?? {};
    const elsewhere = ['NOT_FOUND', 'METHOD_NOT_ALLOWED'];
    const codes = ERROR_CODES.filter((code) => !elsewhere.includes(code));
    const told = Object.entries(responses).flatMap(([status, { content }]) =>
      Object.keys(content['application/json']?.examples ?? {}).map((code) => [code, Number(status)]),
    );
    for (const code of codes)
      assert.ok(
        told.some(([name, status]) => name === code && status === ERRORS[code].status),
        code,
      );
    for (const { headers } of Object.values(responses)) {
      for (const name of ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-Request-Id'])
        assert.ok(name in headers);
    }
  });

  it('has examples that are valid', () => {
    const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true } });
    ajv.addSchema({ $id: 'doc', ...document });
    const operation = document.paths[ANALYZE_PATH]?.post;
    const bodies = [operation?.requestBody, ...Object.values(operation?.responses ?? {})];
    for (const body of bodies) {
      const { schema, examples } = body?.content['application/json'] ?? { schema: {}, examples: {} };
      const { $ref } = schema as { $ref: string };
      const validate = ajv.compile({ $ref: `doc${$ref}` });
      assert.ok(Object.keys(examples).length > 0);
      for (const [name, { value }] of Object.entries(examples))
        assert.ok(validate(value), `${name}: ${ajv.errorsText(validate.errors)}`);
    }
  });

  it('allows exactly the pairs of mode and format that the service takes', () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ $id: 'doc', ...document });
    const validate = ajv.compile({ $ref: 'doc#/components/schemas/AnalyzeRequest' });
    for (const { name } of MODES) {
      for (const format of [undefined, 'suggestions', 'markdown', 'openapi', 'pdf']) {
        const body = { mode: name, input: 'Text.', ...(format && { format }) };
        let taken = true;
        try {
          parseAnalyzeRequest(body);
        } catch {
          taken = false;
        }
        assert.equal(validate(body), taken, `${name} ${format}`);
      }
    }
    for (const input of ['', ' \n\u00a0\ufeff']) assert.equal(validate({ mode: 'review', input }), false);
    assert.deepEqual(
      Object.keys((document.components.schemas.AnalyzeRequest as { properties: object }).properties),
      Object.keys(analyzeRequestSchema.shape),
    );
  });

  it('is the file in the documentation', async () => {
    const file = new URL('../../../../docs/openapi.json', import.meta.url);
    assert.deepEqual(JSON.parse(await readFile(file, 'utf8')), document, 'Run `npm run generate`.');
  });

  it('has a page to try it, under a policy that lets no other script run', async () => {
    for (const [path, type] of [
      ['/api/docs', 'text/html'],
      ['/api/docs/page.css', 'text/css'],
      ['/api/docs/page.js', 'text/javascript'],
    ] as const) {
      const response = await fetch(service.address + path);
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      assert.deepEqual(
        [response.status, response.headers.get('Content-Type')],
        [200, `${type}; charset=utf-8`],
      );
      assert.match(policy, /default-src 'none'; script-src 'self';/);
      assert.ok(!policy.includes('unsafe'));
      assert.ok((await response.text()).length > 500);
    }
  });
});
