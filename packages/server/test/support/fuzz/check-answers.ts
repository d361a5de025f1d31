/** Requests made from the API's own description, and the proof that each answer is one that the description allows. */
import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { TestService } from '../service.ts';
import { almostFitting, fitting, type Components, type Schema } from './from-schema.ts';

interface Operation {
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
  readonly responses: Record<
    string,
    {
      readonly headers: Record<string, { readonly $ref: string }>;
      readonly content: Record<string, { readonly schema: Schema }>;
    }
  >;
}
interface Description {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Components;
    readonly headers: Record<string, { readonly required?: boolean; readonly schema: Schema }>;
  };
}

interface FuzzRequest {
  readonly path: string;
  readonly method: string;
  readonly key: string;
  readonly body: string | null;
  readonly type: string;
  /** Fits its schema: must not be refused as malformed. */
  readonly fits: boolean;
}

export interface FuzzReport {
  readonly requests: number;
  /** How many answers had which status. */
  readonly statuses: Record<string, number>;
}

/** Sends `count` requests, `parallel` at once. Throws at the first answer that the description does not allow. */
export async function fuzz(
  service: TestService,
  keys: readonly string[],
  { count, parallel, seed }: { count: number; parallel: number; seed: number },
): Promise<FuzzReport> {
  const description = (await (await fetch(`${service.address}/api/openapi.json`)).json()) as Description;
  const check = createCheck(description);
  const requests = fc.sample(requestsOf(description, keys), { numRuns: count, seed });
  const statuses: Record<string, number> = {};
  const worker = async (): Promise<void> => {
    for (let next = requests.pop(); next !== undefined; next = requests.pop()) {
      const status = await check(service.address, next);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return { requests: count, statuses };
}

function requestsOf(
  { paths, components: { schemas } }: Description,
  keys: readonly string[],
): fc.Arbitrary<FuzzRequest> {
  const key = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...keys) },
    fc.constantFrom('', 'x', `housestyle_${'0'.repeat(36)}`, '../', 'a b'),
  );
  const kinds = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const bare = fc.record({ key }).map(({ key: one }) => plain({ path, method, key: one }));
      return {
        weight: schema ? 30 : 1,
        arbitrary: schema ? bodies({ path, method }, schema, key, schemas) : bare,
      };
    }),
  );
  return fc.oneof(...kinds);
}

function bodies(
  where: { path: string; method: string },
  schema: Schema,
  key: fc.Arbitrary<string>,
  components: Components,
): fc.Arbitrary<FuzzRequest> {
  const sent = (arbitrary: fc.Arbitrary<unknown>, fits: boolean): fc.Arbitrary<FuzzRequest> =>
    fc.tuple(key, arbitrary).map(([one, value]) => ({
      ...plain({ ...where, key: one }),
      body: JSON.stringify(value) ?? 'null',
      fits,
    }));
  const raw = fc.tuple(
    key,
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json().map((text) => text.slice(0, -1)),
    ),
    fc.constantFrom(
      'application/json',
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data',
      '*',
    ),
  );
  return fc.oneof(
    { weight: 4, arbitrary: sent(fitting(schema, components), true) },
    { weight: 5, arbitrary: sent(almostFitting(schema, components), false) },
    {
      weight: 1,
      arbitrary: raw.map(([one, body, type]) => ({ ...plain({ ...where, key: one }), body, type })),
    },
  );
}

function plain(where: { path: string; method: string; key: string }): FuzzRequest {
  return { ...where, body: null, type: 'application/json', fits: false };
}

function createCheck(description: Description): (address: string, request: FuzzRequest) => Promise<number> {
  const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true }, coerceTypes: false });
  ajv.addSchema({ $id: 'doc', ...description });
  const compiled = new Map<string, ValidateFunction>();
  const validator = (pointer: string): ValidateFunction => {
    const found = compiled.get(pointer) ?? ajv.compile({ $ref: `doc#${pointer}` });
    compiled.set(pointer, found);
    return found;
  };
  const escape = (text: string): string =>
    encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
  const fitsRequest = (path: string, body: string): boolean =>
    validator(`/paths/${escape(path)}/post/requestBody/content/${escape('application/json')}/schema`)(
      JSON.parse(body),
    ) as boolean;

  return async (address, { path, method, key, body, type, fits }) => {
    const response = await fetch(address + path, {
      method: method.toUpperCase(),
      headers: {
        ...(key && { 'X-Authorization': `Bearer ${key}` }),
        ...(body !== null && { 'Content-Type': type }),
      },
      ...(body !== null && { body: new Blob([body]) }),
    });
    const text = await response.text();
    const told = `${response.status} to ${method} ${path} ${type} ${body?.slice(0, 400)}: ${text.slice(0, 300)}`;
    assert.notEqual(response.status, 500, told);
    const expected = description.paths[path]?.[method]?.responses[response.status];
    assert.ok(expected, `a status that is not described: ${told}`);
    const media = (response.headers.get('Content-Type') ?? '').replace(/;.*/s, '');
    assert.ok(media in expected.content, `a type that is not described: ${told}`);
    if (media === 'application/json') {
      const at = `/paths/${escape(path)}/${method}/responses/${response.status}/content/${escape(media)}/schema`;
      const validate = validator(at);
      assert.ok(validate(JSON.parse(text)), `${ajv.errorsText(validate.errors)}: ${told}`);
    }
    for (const name of Object.keys(expected.headers)) {
      const header = description.components.headers[name];
      const value = response.headers.get(name);
      assert.ok(value !== null || !header?.required, `${name} is missing: ${told}`);
      if (value !== null && header?.schema.type === 'integer') assert.match(value, /^\d+$/);
    }
    if (fits && body !== null && fitsRequest(path, body)) assert.notEqual(response.status, 400, told);
    if (response.status === 200 && body !== null && type === 'application/json')
      assert.ok(fitsRequest(path, body), `taken though it does not fit: ${told}`);
    return response.status;
  };
}
