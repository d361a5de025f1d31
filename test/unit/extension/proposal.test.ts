import assert from 'node:assert/strict';
import { Proposal } from '../../../src/rewriting/proposal.ts';
import { applyEdits } from '../../../src/text/edit.ts';

const text = '# Tea\n\nWe utilize tea.\n\nThe end.\n';
const paragraph = { start: 7, end: 22 };

/** The document with all that fits put in. */
const accepted = (proposal: Proposal, current: string): string => applyEdits(current, proposal.edits());

describe('a proposal', () => {
  it('shows the whole document with its part replaced', () => {
    const proposal = new Proposal(text, paragraph, 'We use tea.');
    assert.equal(proposal.proposedText, '# Tea\n\nWe use tea.\n\nThe end.\n');
    assert.equal(accepted(proposal, text), proposal.proposedText);
  });

  it('edits only the words that differ', () => {
    assert.deepEqual(new Proposal(text, paragraph, 'We use tea.').edits(), [
      { start: 10, end: 17, text: 'use' },
    ]);
  });

  it('follows a document that changes elsewhere', () => {
    const proposal = new Proposal(text, paragraph, 'We use tea.');
    const after = text.replace('# Tea', '# Tea and cake').replace('The end', 'Bye');
    proposal.edit(
      [
        { start: 5, end: 5, text: ' and cake' },
        { start: 24, end: 31, text: 'Bye' },
      ],
      after,
    );
    assert.equal(proposal.proposedText, '# Tea and cake\n\nWe use tea.\n\nBye.\n');
    assert.equal(accepted(proposal, after), proposal.proposedText);
  });

  it('leaves alone words that were edited meanwhile, and says that they no longer fit', () => {
    const proposal = new Proposal(text, paragraph, 'We use tea.');
    const after = text.replace('utilize', 'drink');
    proposal.edit([{ start: 10, end: 17, text: 'drink' }], after);
    assert.deepEqual(proposal.edits(), []);
    assert.equal(proposal.unfitting, 1);
    assert.equal(proposal.proposedText, after);
    assert.equal(proposal.replacement, 'We use tea.');
  });

  it('can be accepted again when that change is undone', () => {
    const proposal = new Proposal(text, paragraph, 'We use tea.');
    proposal.edit([{ start: 10, end: 17, text: 'drink' }], text.replace('utilize', 'drink'));
    proposal.sync(text);
    assert.equal(accepted(proposal, text), proposal.proposedText);
  });

  it('for a whole document keeps what is written in it meanwhile', () => {
    const proposal = new Proposal(text, { start: 0, end: text.length }, text.replace('utilize', 'use'));
    const after = text.replace('# Tea', '# Tea time');
    proposal.edit([{ start: 5, end: 5, text: ' time' }], after);
    assert.equal(accepted(proposal, after), after.replace('utilize', 'use'));
    assert.equal(proposal.unfitting, 0);
  });

  it('for a whole document keeps what is added before and behind it', () => {
    const proposal = new Proposal(text, { start: 0, end: text.length }, text.replace('utilize', 'use'));
    const after = `Draft\n\n${text}More.\n`;
    proposal.sync(after);
    assert.equal(accepted(proposal, after), after.replace('utilize', 'use'));
  });

  it('takes on the line ends of the document', () => {
    const crlf = 'One.\r\nTwo.\r\n';
    const proposal = new Proposal(crlf, { start: 0, end: crlf.length }, 'One.\r\nThree.\r\n');
    proposal.sync('One.\nTwo.\n');
    assert.equal(accepted(proposal, 'One.\nTwo.\n'), 'One.\nThree.\n');
    assert.equal(proposal.proposedText, 'One.\nThree.\n');
  });
});
