import assert from 'node:assert/strict';
import {
  analyzeResponseSchema,
  ERRORS,
  LineMap,
  MODES,
  monthOf,
  monthReset,
  parseRateLimit,
  rateLimitHeaders,
  ServiceError,
} from '../index.ts';

describe('the table of modes', () => {
  it('has exactly the 17 names that clients depend on', () => {
    assert.deepEqual(
      MODES.map(({ name }) => name),
      [
        'generate',
        'rewrite',
        'review',
        'style-check',
        'simplify',
        'keywords',
        'glossary-gen',
        'code-to-docs',
        'user-guide',
        'explain',
        'summarize',
        'expand',
        'translate',
        'outline',
        'ux-review',
        'ux-rewrite',
        'ux-generate',
      ],
    );
  });

  it('lets only translate need a model', () => {
    assert.deepEqual(
      MODES.filter(({ needsModel }) => needsModel).map(({ name }) => name),
      ['translate'],
    );
  });
});

describe('the error catalogue', () => {
  it('has exactly the codes and statuses that clients depend on', () => {
    assert.deepEqual(Object.fromEntries(Object.entries(ERRORS).map(([code, { status }]) => [code, status])), {
      INVALID_MODE: 400,
      INVALID_INPUT: 400,
      UNAUTHORIZED: 401,
      API_KEY_REQUIRED: 403,
      NOT_FOUND: 404,
      METHOD_NOT_ALLOWED: 405,
      RATE_LIMIT_EXCEEDED: 429,
      INTERNAL_ERROR: 500,
      UPSTREAM_ERROR: 502,
      OVERLOADED: 503,
    });
  });

  it('gives an error the shape of the wire', () => {
    const error = new ServiceError('UPSTREAM_ERROR', 'No.');
    assert.equal(error.status, 502);
    assert.deepEqual(error.toBody(), { error: { message: 'No.', code: 'UPSTREAM_ERROR' } });
  });
});

describe('rate-limit headers', () => {
  const reset = '2026-12-01T00:00:00.000Z';

  it('omit limit and remaining for unlimited accounts', () => {
    assert.deepEqual(rateLimitHeaders({ limit: null, remaining: null, reset }), {
      'X-RateLimit-Reset': reset,
    });
    assert.deepEqual(rateLimitHeaders({ limit: 20, remaining: 0, reset }), {
      'X-RateLimit-Limit': '20',
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': reset,
    });
  });

  it('are read back as they were written', () => {
    for (const rateLimit of [
      { limit: null, remaining: null, reset },
      { limit: 20, remaining: 3, reset },
    ]) {
      const headers = new Headers(rateLimitHeaders(rateLimit));
      assert.deepEqual(
        parseRateLimit((name) => headers.get(name)),
        rateLimit,
      );
    }
  });

  it('are nothing where the reset is missing or no date', () => {
    assert.equal(
      parseRateLimit(() => null),
      undefined,
    );
    assert.equal(
      parseRateLimit(() => 'soon'),
      undefined,
    );
  });

  it('reset on the first of the next month in UTC', () => {
    for (const [now, month, next] of [
      ['2026-11-21T06:00:00Z', '2026-11', '2026-12-01T00:00:00.000Z'],
      ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
      ['2028-02-29T12:00:00Z', '2028-02', '2028-03-01T00:00:00.000Z'],
      ['2026-12-01T00:00:00Z', '2026-12', '2027-01-01T00:00:00.000Z'],
    ] as const) {
      assert.equal(monthOf(new Date(now)), month);
      assert.equal(monthReset(new Date(now)), next);
    }
  });
});

describe('LineMap', () => {
  it('counts lines that end in any way and columns in UTF-16 units', () => {
    const text = 'a\nb\r\n😀c\rd';
    const lines = new LineMap(text);
    for (const [needle, line, column] of [
      ['a', 0, 0],
      ['b', 1, 0],
      ['c', 2, 2],
      ['d', 3, 0],
    ] as const) {
      assert.deepEqual(lines.position(text.indexOf(needle)), { line, column });
    }
    assert.deepEqual(lines.position(text.length), { line: 3, column: 1 });
  });
});

describe('the response schema', () => {
  it('refuses a finding without a field that the contract promises', () => {
    const response = {
      content: '',
      mode: 'review',
      usage: { inputTokens: 1, outputTokens: 0 },
      quota: { limit: null, used: 1, remaining: null },
    };
    assert.ok(analyzeResponseSchema.safeParse(response).success);
    const finding = {
      severity: 'minor',
      original: 'a',
      suggestion: null,
      reason: 'r',
      range: { start: 0, end: 1 },
      rule: { id: 'x', label: 'X' },
      source: 'builtin',
    };
    assert.ok(analyzeResponseSchema.safeParse({ ...response, suggestions: [finding] }).success);
    for (const field of Object.keys(finding)) {
      const suggestions = [{ ...finding, [field]: undefined }];
      assert.ok(!analyzeResponseSchema.safeParse({ ...response, suggestions }).success, field);
    }
  });
});
