import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const told = (mode: 'summarize' | 'keywords' | 'glossary-gen', input: string): string =>
  run(mode, input, {}).content;

const PLAN =
  'We want to move image resizing from the web server to a queue. Today a user uploads a photo and the request blocks until three sizes are made. The page shows a placeholder until the sizes are ready. We considered a serverless function but cold starts were too slow. Risk: users may leave before the sizes are ready. Open question: how long do we keep originals? Owner: media team. Planned for Q3.';
const MOVE =
  '# Migrating to the new billing system\n\nOn 1 September we replace the old billing system. All customers are moved automatically; you do not have to do anything. Invoices from before the migration stay available for ten years under Account > Archive.\n\nThere are three changes. Invoices are issued on the first of each month instead of on the day you signed up. The first invoice in September is therefore prorated. Payment by cheque is no longer possible; please add a card or a bank account before 25 August. If no payment method is on file on 1 September, your account becomes read-only after 14 days.\n\nThe old interface is deprecated and will be switched off on 31 December. Use the new one, which returns amounts in cents. Test your integration in the sandbox, which has been available since 1 July.\n';

describe('what natural prose says', () => {
  it('is in its summary behind a label too, with what stands behind that', () => {
    const summary = told('summarize', PLAN);
    assert.match(summary, /^- Open question: how long do we keep originals\?$/m);
    assert.match(summary, /^- Owner: media team\. Planned for Q3\.$/m);
  });

  it('is in its summary once, and without a sentence that only leads to others', () => {
    const summary = told('summarize', MOVE);
    assert.equal(summary.split('Payment by cheque').length, 2);
    assert.doesNotMatch(summary, /There are three changes/);
  });

  it('gives the title of a plan and the name of a thing, and not what a page of the product shows', () => {
    const found = told('keywords', PLAN);
    assert.match(found, /Title tag \| Move image resizing from the web server to a queue \|/);
    assert.match(found, /Meta description \| We want to move image resizing/);
    const named =
      'Our payments API is called LedgerPay. Merchants create a charge. Keys are kept for a day, and charges for a year.';
    assert.match(told('keywords', named), /Title tag \| LedgerPay payments API \|/);
  });

  it('has labels at its end as they are, and headings only where it begins with them', () => {
    const summary = told(
      'summarize',
      'Our library lends tools as well as books. Drills and sanders can be borrowed for three days by anyone with a card. A deposit of 20 euros is taken and given back when the tool comes back clean. Opening hours: Tuesday to Saturday, 10 to 18. Late fee: 2 euros a day. Damaged tools have to be reported at the desk. Contact: tools@library.example.',
    );
    assert.doesNotMatch(summary, /\*\*Late fee:\*\* Damaged/);
    for (const fact of ['Late fee: 2 euros a day', 'Tuesday to Saturday', 'tools@library.example'])
      assert.ok(summary.includes(fact), fact);
  });

  it('has its kind, and what people may do for its title', () => {
    const request =
      'Our payments API takes cards. Merchants create a charge with POST /v2/charges. A successful call returns 201 and the charge.';
    for (const [text, kind] of [
      [PLAN, 'design-document'],
      [MOVE, 'migration-guide'],
      [request, 'api-reference'],
    ] as const)
      assert.ok(told('keywords', text).includes(`**Content type:** \`${kind}\``), kind);
    assert.doesNotMatch(told('keywords', PLAN), /^- request blocks/m);
    assert.match(
      told('keywords', 'Customers can return shoes within 30 days. The shoes must be unworn.'),
      /Title tag \| Return shoes \|/,
    );
  });

  for (const [text, row] of [
    [
      'A pipeline (also called a flow) runs jobs in order.',
      /\*\*pipeline\*\* \| A pipeline runs jobs in order\./,
    ],
    [
      'Nodes (also called workers) run the agents. Each agent is on two nodes.',
      /\*\*workers\*\* \| Another name for “nodes”\./,
    ],
    [
      'The control plane, which runs the API server, watches the state of the cluster.',
      /\*\*control plane\*\* \| The control plane, /,
    ],
    [
      'An operator extends the cluster: it is a controller that manages a resource.',
      /\*\*operator\*\* \| A controller that manages a resource\./,
    ],
    ['An artefact is a file that a job leaves behind; artifacts are kept.', /“artefact” .* and “artifact”/],
    ['The catalogue lists all parts. Each catalog has an owner.', /“catalog.* and “catalog/],
  ] as const)
    it(`has its terms: ${text}`, () => assert.match(told('glossary-gen', text), row));

  it('has no term of which only something happens', () => {
    assert.doesNotMatch(
      told('glossary-gen', 'Tickets (also called cards) are moved every day. We like cards.'),
      /\*\*tickets?\*\* \| Tickets are moved/i,
    );
  });
});
