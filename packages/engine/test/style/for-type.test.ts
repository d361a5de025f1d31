import assert from 'node:assert/strict';
import { run } from '../modes/jobs.ts';

const LONG =
  'This sentence goes on and on with so many words in it that whoever reads it has forgotten how it began when the last of its words comes along.';

const check = (description: string, docType: string | undefined, text = LONG) =>
  run('style-check', text, { rules: [{ label: 'Length', description }] }, docType ? { docType } : {}).content;

describe('a rule for one kind of document', () => {
  const rule = 'Keep sentences under 20 words in tutorials.';

  it('is checked and told where the kind of the document is not known', () => {
    assert.match(check(rule, undefined), /Fail — Length[\s\S]*\[VERIFY\] Length.*“in tutorials”/);
  });

  it('is checked, with nothing left to a person, in a document of its kind', () => {
    const told = check(rule, 'tutorial');
    assert.match(told, /Fail — Length/);
    assert.doesNotMatch(told, /VERIFY/);
  });

  it('says nothing of a document of another kind', () => {
    assert.doesNotMatch(check(rule, 'release notes'), /Length/);
  });

  it('may leave one kind alone', () => {
    const spared = 'Keep sentences under 20 words, except in release notes and FAQs.';
    assert.doesNotMatch(check(spared, 'release notes'), /Length/);
    const told = check(spared, 'tutorial');
    assert.match(told, /Fail — Length/);
    assert.doesNotMatch(told, /VERIFY/);
  });

  it('still tells what else no check can tell', () => {
    const told = check('Keep sentences under 20 words in tutorials, except in poems.', 'tutorial');
    assert.match(told, /Fail — Length[\s\S]*\[VERIFY\] Length.*poems/);
    assert.doesNotMatch(told, /“[^”]*tutorials/);
  });

  it('leaves the rules around it as they are', () => {
    const rules = [
      { label: 'One', description: 'Never write "foo" in runbooks.' },
      { label: 'Two', description: 'Make every page a joy.' },
      { label: 'Three', description: 'Never write "bar".' },
    ];
    const told = run('style-check', 'A foo and a bar.', { rules }, { docType: 'tutorial' }).content;
    assert.doesNotMatch(told, /One/);
    assert.match(told, /\[VERIFY\] Two[\s\S]*Fail — Three/);
  });
});
