import assert from 'node:assert/strict';
import { ERROR_CODES, type TransportFailure } from '@housestyle/contract';
import type { Check, CheckFailure } from '../../../../src/checking/check-log.ts';
import { checkText, type DocumentState } from '../../../../src/status/check-text.ts';

const state = (check: Check | undefined, more: Partial<DocumentState> = {}): DocumentState => ({
  check,
  version: 1,
  findings: 0,
  asYouType: false,
  ...more,
});

describe('what the language status says', () => {
  const checked: Check = { state: 'checked', version: 1 };
  const rows: [when: string, state: DocumentState, text: string, command: string][] = [
    ['before any check', state(undefined), 'Not checked', 'housestyle.review'],
    ['during the first', state({ state: 'checking', version: 1 }), 'Checking …', 'housestyle.cancel'],
    ['without a finding', state(checked), 'No findings', 'housestyle.review'],
    ['with one', state(checked, { findings: 1 }), '1 finding', 'housestyle.nextFinding'],
    ['with many', state(checked, { findings: 12 }), '12 findings', 'housestyle.nextFinding'],
    [
      'when the text changed since',
      state(checked, { findings: 2, version: 5 }),
      '2 findings, changed since the check',
      'housestyle.review',
    ],
    [
      'when the text changed and is about to be checked',
      state(checked, { findings: 2, version: 5, asYouType: true }),
      '2 findings',
      'housestyle.nextFinding',
    ],
    [
      'when the service can’t be reached, with what was found before',
      state({ state: 'failed', version: 1, code: 'NETWORK_ERROR' }, { findings: 2 }),
      '2 findings, service not reached',
      'housestyle.review',
    ],
  ];
  for (const [when, document, text, command] of rows) {
    it(`${when}: ${text}`, () => {
      const said = checkText(document);
      assert.equal(said.text, text);
      assert.equal(said.action.command, command);
    });
  }

  const transport: TransportFailure[] = ['TIMEOUT', 'NETWORK_ERROR', 'BAD_RESPONSE'];
  const local: CheckFailure[] = [
    'BAD_ENDPOINT',
    'NO_KEY',
    'NO_CONSENT',
    'EXCLUDED',
    'LOCAL_SERVICE_FAILED',
    'NO_LOCAL_SERVICE',
    'TOO_LONG',
  ];
  for (const code of [...ERROR_CODES, ...transport, ...local] as CheckFailure[]) {
    it(`of ${code} names a step that can be taken`, () => {
      const said = checkText(state({ state: 'failed', version: 1, code }));
      assert.ok(said.text.length > 0 && said.action.title.length > 0 && !said.busy);
    });
  }
});
