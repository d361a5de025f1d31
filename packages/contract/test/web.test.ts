import assert from 'node:assert/strict';
import { ERRORS } from '../index.ts';
import {
  AUDIT_ACTIONS,
  DOORS,
  lineSchema,
  OIDC_FAILURES,
  ROLES,
  WEB_ERRORS,
  WEB_PATHS,
  WebError,
} from '../web/index.ts';

describe("the web app's API", () => {
  it('has exactly the codes and statuses that the web app depends on, none of them a public one', () => {
    assert.deepEqual(
      Object.fromEntries(Object.entries(WEB_ERRORS).map(([code, { status }]) => [code, status])),
      {
        SIGN_IN_REQUIRED: 401,
        SIGN_IN_FAILED: 401,
        FORBIDDEN: 403,
        CONFLICT: 409,
        SIGN_IN_THROTTLED: 429,
      },
    );
    for (const code of Object.keys(WEB_ERRORS)) assert.ok(!(code in ERRORS), code);
  });

  it('gives an error the shape of the wire', () => {
    const error = new WebError('CONFLICT', 'No.');
    assert.deepEqual([error.status, error.toBody()], [409, { error: { message: 'No.', code: 'CONFLICT' } }]);
    assert.equal(new WebError('NOT_FOUND').message, ERRORS.NOT_FOUND.message);
  });

  it('lives below one path', () => {
    for (const path of Object.values(WEB_PATHS)) assert.match(path, /^\/api\/web\/[a-z0-9/:-]+$/);
    assert.equal(new Set(Object.values(WEB_PATHS)).size, Object.keys(WEB_PATHS).length);
  });

  it('has exactly the names that are stored', () => {
    assert.deepEqual(ROLES, ['member', 'admin']);
    assert.deepEqual(DOORS, ['web', 'api', 'mcp', 'editor', 'ci']);
    assert.deepEqual(OIDC_FAILURES, ['failed', 'expired', 'unverified', 'unknown-account']);
    assert.deepEqual(AUDIT_ACTIONS, [
      'account.created',
      'account.changed',
      'sign-in',
      'sign-in-link.created',
      'sign-out',
      'session.ended',
      'password.changed',
      'identity.linked',
      'key.created',
      'key.revoked',
      'style.saved',
      'style.restored',
    ]);
  });

  it('takes one line of text, and nothing that no database can keep', () => {
    const line = lineSchema(5);
    assert.equal(line.parse('  é😀a '), 'é😀a');
    for (const text of ['a\u0000b', 'a\nb', '\ud800', 'abcdef'])
      assert.ok(!line.safeParse(text).success, text);
  });
});
