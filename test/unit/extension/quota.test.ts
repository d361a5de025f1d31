import assert from 'node:assert/strict';
import type { AnalyzeResult } from '@housestyle/contract';
import { isUsedUp, quotaOf, quotaSentence, quotaShort } from '../../../src/status/quota-text.ts';

const reset = '2026-12-15T12:00:00.000Z';
const answer = (limit: number | null, used: number, remaining: number | null): AnalyzeResult => ({
  ok: true,
  response: {
    content: '',
    mode: 'review',
    usage: { inputTokens: 0, outputTokens: 0 },
    quota: { limit, used, remaining },
  },
  rateLimit: { limit, remaining, reset },
});

describe('the quota', () => {
  it('is used of limit', () => {
    const quota = quotaOf(answer(20, 3, 17));
    assert.equal(quotaShort(quota), '3/20');
    assert.match(
      quotaSentence(quota, 'en'),
      /^3 of 20 requests used this month, 17 left\. Resets on Dec 15, 2026, /,
    );
    assert.equal(quota && isUsedUp(quota), false);
  });

  it('has no limit on unlimited accounts, which are never used up', () => {
    const quota = quotaOf(answer(null, 3, null));
    assert.equal(quotaShort(quota), '3/∞');
    assert.match(quotaSentence(quota, 'en'), /^3 requests used this month, no limit\./);
    assert.equal(quota && isUsedUp(quota), false);
  });

  it('is known from the headers when a request is refused for it', () => {
    const rateLimit = { limit: 20, remaining: 0, reset };
    const quota = quotaOf({ ok: false, code: 'RATE_LIMIT_EXCEEDED', message: '', rateLimit });
    assert.equal(quotaShort(quota), '20/20');
    assert.match(quotaSentence(quota, 'en'), /none are left/);
    assert.equal(quota && isUsedUp(quota), true);
  });

  it('of an unknown caller is not this account’s', () => {
    const rateLimit = { limit: 0, remaining: 0, reset };
    assert.equal(quotaOf({ ok: false, code: 'UNAUTHORIZED', message: '', rateLimit }), undefined);
  });

  it('is not known without an answer', () => {
    assert.equal(quotaOf({ ok: false, code: 'NETWORK_ERROR', message: '' }), undefined);
    assert.equal(quotaShort(undefined), '');
    assert.match(quotaSentence(undefined), /known after the first request/);
  });
});
