import {
  ANALYZE_PATH,
  analyzeRequestSchema,
  analyzeResponseSchema,
  AUTHORIZATION_HEADER,
  errorBodySchema,
  ERRORS,
  findingSchema,
  glossaryEntrySchema,
  MODES,
  RATE_LIMIT_HEADERS,
  savedStyleSchema,
  STYLE_PATH,
  styleRuleSchema,
  termSubSchema,
  type ErrorCode,
  type ModeDefinition,
} from '@housestyle/contract';
import * as z from 'zod';
import { errorExamples, REQUEST_EXAMPLES, RESPONSE_EXAMPLES } from './openapi-examples.ts';

type Json = Record<string, unknown>;

const COMPONENTS = {
  AnalyzeRequest: analyzeRequestSchema,
  AnalyzeResponse: analyzeResponseSchema,
  ErrorBody: errorBodySchema,
  Finding: findingSchema,
  GlossaryEntry: glossaryEntrySchema,
  SavedStyle: savedStyleSchema,
  StyleRule: styleRuleSchema,
  TermSub: termSubSchema,
} as const;

const STYLE_PART = 'Absent: the account’s saved one is used. Empty: none for this request.';

/** What the fields of a request mean; the names are checked against the schema. */
const REQUEST_FIELDS: Readonly<Record<keyof typeof analyzeRequestSchema.shape, string>> = {
  mode: 'What to do with the text.',
  input: 'The text to analyze, or the prompt for generation. In UTF-16 code units.',
  docType: 'What kind of document it is, in your own words.',
  audience: 'Who reads it.',
  rules: `Style rules in plain words. ${STYLE_PART}`,
  termSubs: `Terms to use and the ones they replace. ${STYLE_PART}`,
  glossary: `Names of the product’s vocabulary. ${STYLE_PART}`,
  customInstructions: 'Free text appended to the prompt of a language model.',
  format: 'What the answer looks like; which values are allowed depends on the mode.',
  framework: 'A hint for output framework or structure, such as "docusaurus".',
};

/** Status by status, the codes of the analyze operation. */
const FAILURES: readonly (readonly [ErrorCode, ...ErrorCode[]])[] = [
  ['INVALID_MODE', 'INVALID_INPUT'],
  ['UNAUTHORIZED'],
  ['API_KEY_REQUIRED'],
  ['RATE_LIMIT_EXCEEDED'],
  ['INTERNAL_ERROR'],
  ['UPSTREAM_ERROR'],
  ['OVERLOADED'],
];

/** The service's API as an OpenAPI 3.1 document, made from the contract's schemas. */
export function createOpenapiDocument(version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Housestyle',
      version,
      description:
        'Analyzes, rewrites and generates documentation to a house style. Checks run in this order, and the first that fails answers: 401, 403, 400, 429, 503, 502.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This service' }],
    tags: [{ name: 'Analysis' }, { name: 'Operation', description: 'For load balancers and monitoring.' }],
    paths: {
      [ANALYZE_PATH]: { post: analyzeOperation() },
      [STYLE_PATH]: { get: styleOperation() },
      '/healthz': { get: probeOperation('health', 'The process answers', ['ok']) },
      '/readyz': {
        get: probeOperation(
          'readiness',
          'The database and the engine are ready',
          ['ready'],
          ['starting', 'draining', 'database unavailable'],
        ),
      },
      '/metrics': { get: metricsOperation() },
    },
    components: {
      schemas: componentSchemas(),
      headers: HEADERS,
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: AUTHORIZATION_HEADER,
          description: '`Bearer ` and an API key, such as `Bearer housestyle_…`.',
        },
      },
    },
  };
}

const HEADERS: Json = {
  [RATE_LIMIT_HEADERS.limit]: {
    description: 'Requests a month; absent for unlimited accounts, 0 for an unknown caller.',
    schema: { type: 'integer', minimum: 0 },
  },
  [RATE_LIMIT_HEADERS.remaining]: {
    description: 'Requests left this month; absent for unlimited accounts, 0 for an unknown caller.',
    schema: { type: 'integer', minimum: 0 },
  },
  [RATE_LIMIT_HEADERS.reset]: {
    description: 'The first moment of the next calendar month in UTC.',
    required: true,
    schema: { type: 'string', format: 'date-time' },
    example: '2026-12-01T00:00:00.000Z',
  },
  'Retry-After': {
    description: 'Seconds after which another try makes sense.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  'X-Request-Id': {
    description: 'Names this request in the log. The caller’s own where it sent a valid one.',
    required: true,
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
  },
};

function headers(...more: string[]): Json {
  const names = [...Object.values(RATE_LIMIT_HEADERS), 'X-Request-Id', ...more];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function failures(groups: readonly (readonly [ErrorCode, ...ErrorCode[]])[]): Json {
  const answers = groups.map((codes) => {
    const { status } = ERRORS[codes[0]];
    const retry = status === 429 || status === 503 ? ['Retry-After'] : [];
    return [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join(' '),
        headers: headers(...retry),
        content: json('ErrorBody', errorExamples(codes)),
      },
    ] as const;
  });
  return Object.fromEntries(answers);
}

function styleOperation(): Json {
  return {
    operationId: 'readStyle',
    tags: ['Analysis'],
    summary: 'Read the saved style',
    description:
      'The account’s saved style, which requests use where they bring no rules, terms or glossary of their own. Not counted.',
    security: [{ apiKey: [] }],
    responses: {
      200: { description: 'The saved style.', headers: headers(), content: json('SavedStyle') },
      ...failures([['UNAUTHORIZED'], ['API_KEY_REQUIRED'], ['INTERNAL_ERROR']]),
    },
  };
}

function analyzeOperation(): Json {
  return {
    operationId: 'analyze',
    tags: ['Analysis'],
    summary: 'Analyze, rewrite or generate a text',
    description:
      'Each request counts once against the account’s month, unless it is refused or the analysis fails (502). Send `Accept: text/event-stream` to hear of it while it runs; once that answer has begun, a failure is an `error` event.',
    security: [{ apiKey: [] }],
    requestBody: { required: true, content: json('AnalyzeRequest', REQUEST_EXAMPLES) },
    responses: {
      200: {
        description: 'The analysis.',
        headers: headers(),
        content: {
          ...json('AnalyzeResponse', RESPONSE_EXAMPLES),
          'text/event-stream': {
            schema: {
              type: 'string',
              description:
                'For callers that accept `text/event-stream`: `progress` events with `{"done": 1, "total": 4}`; `draft` events with `{"start": 0, "content": "…"}`, by which the draft from `start` on becomes `content`; `findings` events with `{"findings": […]}`, as in `suggestions`; then one `result` with the same body as JSON, or one `error` with an ErrorBody.',
            },
          },
        },
      },
      ...failures(FAILURES),
    },
  };
}

function probeOperation(id: string, summary: string, good: string[], bad: string[] = []): Json {
  const answer = (description: string, states: string[]): Json => ({
    description,
    headers: headers(),
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { status: { type: 'string', enum: states } },
          required: ['status'],
        },
      },
    },
  });
  return {
    operationId: id,
    tags: ['Operation'],
    summary,
    security: [],
    responses: {
      200: answer('Yes.', good),
      ...(bad.length > 0 && { 503: answer('No, and why.', bad) }),
    },
  };
}

function metricsOperation(): Json {
  return {
    operationId: 'metrics',
    tags: ['Operation'],
    summary: 'Figures for Prometheus',
    security: [],
    responses: {
      200: {
        description: 'Text format of Prometheus.',
        headers: headers(),
        content: { 'text/plain': { schema: { type: 'string' } } },
      },
    },
  };
}

function json(component: keyof typeof COMPONENTS, examples?: object): Json {
  const schema = { $ref: `#/components/schemas/${component}` };
  return { 'application/json': { schema, ...(examples && { examples }) } };
}

function componentSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(COMPONENTS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
  }) as unknown as { schemas: Record<string, Json> };
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id: _id, $schema: _schema, ...schema }]) => [
      id,
      id === 'AnalyzeRequest' ? describeRequest(schema) : schema,
    ]),
  );
}

/** Adds what the schema library cannot say: meanings, an input that is not blank, and which mode takes which format. */
function describeRequest(schema: Json): Json {
  const properties = schema.properties as Record<string, Json>;
  const described = Object.entries(REQUEST_FIELDS).map(([name, description]) => [
    name,
    { ...properties[name], description, ...(name === 'input' && { minLength: 1, pattern: '\\S' }) },
  ]);
  return {
    ...schema,
    properties: Object.fromEntries(described),
    allOf: formatRules(MODES),
  };
}

function formatRules(modes: readonly ModeDefinition[]): Json[] {
  const groups = Map.groupBy(modes, ({ formats }) => formats.join());
  return [...groups.values()].map((group) => {
    const formats = group[0]?.formats ?? [];
    return {
      if: { properties: { mode: { enum: group.map(({ name }) => name) } } },
      then:
        formats.length > 0
          ? { properties: { format: { enum: formats } } }
          : { not: { required: ['format'] } },
    };
  });
}
